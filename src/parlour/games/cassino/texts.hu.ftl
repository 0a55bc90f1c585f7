# események
draws-again = { $seat } újra húz: { $cards }
sit-opposite = A két legalacsonyabb játszik a két legmagasabb ellen; a társak egymással szemben ülnek
seated-by-draw = Az ülésrendet a húzott lapok adják
deals-first = { $seat } oszt először
shuffles-pack = { $seat } megkever { $n } lapot
opens-board = { $seat } nyitva az asztalra tesz: { $cards }
more-on-board = Ebből { $n } lap maradt ki az osztásból
left-over = Kimaradt lapok az asztalra: { $cards }
pairs = { $seat } párt vesz fel: { $cards }
combines = { $seat } összeget vesz fel: { $cards }
turns-down = { $seat } csukva maga elé teszi azzal, amit elvitt: { $cards }
starts-board = { $seat } új asztalt kezd: { $cards }
sweeps-board = { $seat } lesöpri az asztalt: { $n } pont
hands-played-out = A kezek kifogytak
takes-rest = { $seat } ütött utoljára, övé a maradék: { $cards }
partners-unite = A társak összeteszik, amit elvittek
has-great-cassino = { $seat }: nagy kaszinó, { $n } pont
has-little-cassino = { $seat }: kis kaszinó, { $n } pont
has-aces = { $seat }: ászok, { $n } pont
has-most-spades = { $seat }: a legtöbb pikk, { $n } pont
has-most-cards = { $seat }: a legtöbb lap, { $n } pont
no-majority = Senkinek sincs több, mint mindenki másnak
counts = { $seat } számol: { $n }
difference-only = Csak a különbség számít
lowest-deducted = A legkisebb eredmény, { $n }, mindenkiéből lejön
scores = { $seat } ír: { $n } pont
nobody-scores = A két kisebb eredmény együtt eléri a legnagyobbat: senki sem ír
wins-game = { $seat } nyeri a játszmát { $n } ponttal
game-drawn = A játszma döntetlen
exposes = Az osztó felfedi { $seat } egyik lapját: { $cards }
claims-deal = { $seat } reklamál: { $word } lapot dobott fel, és elveszti az osztást
claims-fine = { $seat } reklamál: { $word } bírsága a feldobott lapért { $n }
fine-taken-off = { $seat } oldalának számából { $n } lejön a feldobott lapokért

# elutasítások
must-take = Egy lapoddal el tudsz vinni valamit, ezért nem tehetsz le
start-new-board = Az asztal üres: tegyél le egy lapot, ezzel kezdődik az új
not-on-the-board = Az asztalon fekvő lapokat nevezz meg
court-cards-pair-only = Királynak, dámának és bubinak nincs értéke, csak a saját rangját viszi
takes-more = Ez a lap többet visz ennél: nem maradhat ott semmi, amit elvihet
does-not-combine = Ezek a lapok nem adják ki a lapod értékét
dealers-side = Az osztó feldobta lapot az ellenfelei reklamálhatják
nothing-exposed = Most nem dobtak fel lapot, vagy azóta már kijátszottak egyet
no-fine-agreed = A későbbi körben feldobott lapért nincs bírság kikötve

option-deals = hány csomagot játszanak, vagy amíg egy félnek megvan a játszma
option-conduct = csak szabályos lépések és gondos osztó; vagy mint igazi asztalnál: az osztó feldobhat lapot, és az ellenfelek reklamálhatják
option-partners = ketten kettő ellen, vagy mindenki magának
option-independent_scoring = mit ír, aki magának játszik: mindent, mindent a legkisebb levonásával, vagy a legnagyobb a két másik levonásával
option-board_deal = az asztal körönként kap egy lapot, vagy négyet a kezek után
option-later_exposure_penalty = bírság, ha az osztó későbbi körben dob fel egy lapot
option-game_points = hány pont a játszma

# a beállítások űrlapja, és hogy mi ez a játék
label-independent_scoring = Írás, ha mindenki magának játszik
label-board_deal = Osztás az asztalra
label-later_exposure_penalty = Bírság a később feldobott lapért
label-game_points = A játszma pontjai
choice-full = minden pont
choice-game = egy játszma
choice-minus-lowest = a legkisebb levonásával
choice-two-lowest = a két legkisebb levonásával
choice-with-rounds = minden körrel
choice-after = utána
preset-each-for-himself = Mindenki magának
preset-long-game = Hosszú játszma, 21-ig
game-about = Egyező értékű lappal szedd fel az asztal lapjait; a legtöbb lap, a pikk és az ász számít.

# a képernyőn
place-board = Asztal
place-taken = { $seat } vitte
place-own-taken = Te vitted
fact-scoring = Számolás
fact-sweeps = Söprések
fact-last-taker = Utoljára vitt
verb-lay = Leteszem az asztalra
value-draw = húzás a helyekért
value-round = a következő lapok
value-minus-lowest = a legkisebb levonásával
value-two-lowest = a két legkisebb levonásával

# miért tanácsol a gép egy lépést
why-leaves-less = kevesebbet hagy a többieknek

# mit és meddig lehet reklamálni
window-32 = ez az első kör, és azóta nem játszottak ki lapot
window-33 = ez későbbi kör, van megegyezett bírság, és azóta nem játszottak ki lapot
fault-32 = az osztó az első körben feldobott egy lapot
fault-33 = az osztó későbbi körben dobott fel egy lapot

# what may be claimed, as a condition, and what follows
if-32 = Ha az osztó az első körben felfordított egy lapot
then-32 = elveszti az osztást
if-33 = Ha az osztó egy későbbi körben felfordított egy lapot
then-33 = a lapot el kell venni, ő pedig bírságot fizet
