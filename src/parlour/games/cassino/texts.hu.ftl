# események
draws-again = { $seat } újra húz: { $cards }
sit-opposite = A két legalacsonyabb lap húzói játszanak a két legmagasabb húzói ellen; a társak szemben ülnek egymással
seated-by-draw = Az ülésrend a húzott lapok szerinti
deals-first = { $seat } oszt először
shuffles-pack = { $seat } megkever { $n } lapot
opens-board = { $seat } nyitva az asztalra tesz: { $cards }
more-on-board = Az asztal lapjaiból { $n } maradt ki az osztásból
left-over = A megmaradt lapok az asztalra kerülnek: { $cards }
pairs = { $seat } párt visz: { $cards }
combines = { $seat } összeget visz: { $cards }
turns-down = { $seat } csukva leteszi azzal együtt, amit elvitt vele: { $cards }
starts-board = { $seat } az üres asztalra tesz: { $cards }
sweeps-board = { $seat } lesöpri az asztalt: { $n } pont
hands-played-out = Elfogytak a lapok a kezekből
takes-rest = { $seat } vitt utoljára, övé a maradék: { $cards }
partners-unite = A társak összeteszik, amit elvittek
has-great-cassino = { $seat }: nagy kaszinó, { $n } pont
has-little-cassino = { $seat }: kis kaszinó, { $n } pont
has-aces = { $seat }: ászok, { $n } pont
has-most-spades = { $seat }: a legtöbb pikk, { $n } pont
has-most-cards = { $seat }: a legtöbb lap, { $n } pont
no-majority = Ketten vagy többen egyenlők: senkinek sincs többsége
counts = { $seat } eredménye: { $n }
difference-only = Csak a két eredmény különbségét írják
lowest-deducted = A legkisebb eredményt, { $n } pontot, mindenkiéből levonják
scores = { $seat } { $n } pontot ír
nobody-scores = A két kisebb eredmény együtt eléri a legnagyobbat: senki sem ír
wins-game = { $seat } megnyeri a játszmát { $n } ponttal
game-drawn = A játszma döntetlen
exposes = Az osztó felfedi { $seat } egyik lapját: { $cards }
claims-deal = { $seat } reklamál: { $word } felfedett egy lapot, és elveszti az osztás jogát
claims-fine = { $seat } reklamál: { $word } bírsága a felfedett lapért { $n } pont
fine-taken-off = { $seat } pártjának eredményéből a felfedett lapokért levonnak { $n } pontot

# elutasítások
must-take = Valamelyik lapod vihet valamit, ezért most nem tehetsz le lapot
start-new-board = Az asztal üres: tegyél le egy lapot
not-on-the-board = Az asztalon fekvő lapokat nevezz meg
court-cards-pair-only = A királynak, a dámának és a bubinak nincs értéke, mindegyik csak a maga fajtáját viszi
takes-more = Ez a lap többet visz: nem hagyhatsz ott semmit, amit elvihet
does-not-combine = Ezeknek a lapoknak az összege nem annyi, amennyi a lapod értéke
dealers-side = Az osztó által felfedett lap miatt csak az ellenfelei reklamálhatnak
nothing-exposed = Most nem vált láthatóvá lap, vagy azóta már kijátszottak egyet
no-fine-agreed = A későbbi körben felfedett lapért nem kötöttek ki bírságot

option-deals = hány csomagot játszanak, vagy addig, amíg valamelyik párt el nem éri a játszma pontjait
option-conduct = csak szabályos lépés lehetséges-e, és az osztó nem hibázik, vagy, mint igazi asztalnál, az osztó felfedhet egy lapot, és az ellenfelek reklamálhatnak
option-partners = ketten kettő ellen, vagy mindenki magának
option-independent_scoring = mit ír, aki magának játszik: minden pontját; a pontjait a legkisebb eredmény levonásával; vagy csak a legnagyobb ír, a két kisebb levonásával
option-board_deal = az asztalra minden körben egy lap kerül, vagy négy a kezek kiosztása után
option-later_exposure_penalty = hány pont bírság jár, ha az osztó egy későbbi osztási körben fed fel egy lapot
option-game_points = hány pont a játszma

# a beállítások űrlapja, és hogy mi ez a játék
label-independent_scoring = Pontozás, ha mindenki magának játszik
label-board_deal = Mikor osztanak az asztalra
label-later_exposure_penalty = Bírság a később felfedett lapért
label-game_points = A játszma pontjai
choice-full = minden pont
choice-game = amíg valaki meg nem nyeri a játszmát
choice-minus-lowest = mindenki, a legkisebb levonásával
choice-two-lowest = a legnagyobb, a két kisebb levonásával
choice-with-rounds = minden körben egy
choice-after = a kezek kiosztása után
preset-each-for-himself = Mindenki magának
preset-long-game = Hosszú játszma, 21-ig
game-about = Vidd el az asztal lapjait azonos ranggal vagy azonos összeggel; a legtöbb lap, a legtöbb pikk és az ászok számítanak.

# a képernyőn
place-board = Asztal
place-taken = { $seat } elvitt lapjai
place-own-taken = A te elvitt lapjaid
fact-scoring = Pontozás
fact-sweeps = Söprések
fact-last-taker = Utoljára vitt
verb-lay = Leteszem az asztalra
value-draw = húzás a helyekért
value-round = a következő lapok osztása
value-minus-lowest = a legkisebb levonásával
value-two-lowest = a két legkisebb levonásával

# miért tanácsol a gép egy lépést
why-leaves-less = kevesebbet hagy az asztalon a többieknek

# mit és meddig lehet reklamálni
window-32 = az első osztási körben fedték fel a lapot, és azóta nem játszottak ki lapot
window-33 = a lapot egy későbbi osztási körben fedték fel, és azóta nem játszottak ki lapot, bírság pedig ki van kötve
fault-32 = az osztó az első körben felfedett egy lapot
fault-33 = az osztó egy későbbi körben felfedett egy lapot

# what may be claimed, as a condition, and what follows
if-32 = Ha az osztó az első körben felfedett egy lapot
then-32 = az osztó elveszti az osztás jogát
if-33 = Ha az osztó egy későbbi körben felfedett egy lapot
then-33 = a lapot el kell fogadni, az osztó pedig bírságot fizet
