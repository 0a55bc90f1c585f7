# mindkét mód eseményei
by-method = Lotó, { $word ->
    [first] első
    [second] második
   *[other] { $word }
} mód
box-opened = A dobozban zsetonok, halak és kontraktok vannak, összesen { $n } zseton értékben
tickets-in-box = { $n } tábla, mindegyiken tizenöt szám, és egy zacskóban 90 golyó
with-theme = A táblákon: { $word ->
    [numbers] számok
    [pictures] képek
    [flowers] virágok
    [letters] betűk
    [geography] földrajz
    [history] történelem
   *[other] { $word }
}
laid-aside = Félretett táblák: { $cards }

# az első mód eseményei
gets-tickets = { $seat } { $n ->
    [one] táblát
   *[other] táblákat
} kap: { $cards }
contributes = { $payer } a kasszába ad { $amount } zsetont
calls = { $cards }!
covers = { $seat } jelentkezik és letakarja: { $cards }
waits = { $seat } elengedi
lays-counter = A kasszából egy zseton kerül rá
no-counter-left = Nincs több zseton a kasszában: { $seat } a számot csak megjelöli
first-row = { $payee } elsőként takart le egy sort, és elvisz { $amount } zsetont
first-two-rows = { $payee } elsőként takart le két sort, és elvisz { $amount } zsetont
fills-ticket = { $seat } táblája megtelt
bag-exhausted = A zacskó kiürült; a legtelibb táblán { $n } szám van letakarva
takes-back = { $payee } visszaveszi a tábláin fekvő { $amount } zsetont
takes-pool = { takes-share }

# a második mód eseményei
is-eldest = A sorsolás szerint { $seat } az előkéz
drawings-agreed = { $n ->
    [one] Egy húzásban egyeztek meg
   *[other] { $n } húzásban egyeztek meg
}
draws-tickets = { $seat } { $n ->
    [one] táblát
   *[other] táblákat
} húz: { $cards }
pays-in = { $payer } befizet a halomba { $amount } zsetont
counters-needed = Az elvett táblákhoz { $n } zseton kell
is-ready = { $seat } kész
lays-aside = { $seat } félretesz egy táblát: { $cards }
takes-instead = { $seat } helyette ezt a táblát veszi el: { $cards }
offers-trade = { $seat } cserét ajánl: adná ezt: { $n }, kéri ezt: { $word }
gets-in-trade = { $seat } cserében ezt a táblát kapja: { $cards }
throws-up = { $seat } visszaad egy táblát: { $cards }
takes-ticket = { $seat } elvesz egy táblát: { $cards }
knob-returns = Visszateszik a zacskóba: { $cards }
knobs-counted = { $seat } megszámol { $n } golyót, és megrázza a zacskót
last-drawing = Ez az utolsó húzás
draws-knob = { $seat } húz: { $cards }
put-away = Senkinek sincs meg, ezért félreteszik: { $cards }
lays-on-ticket = { $payee } zsetont tesz a táblájára
drawing-ends = Elfogyott a zseton, a húzásnak vége; kihúzott golyók: { $n }
pool-exhausted = A halom kifogyott: mindenki újra befizet
abstract = { $seat }: estratto, { $n }. tábla
has-line = { $seat }: { $word ->
    [ambo] ambó
    [terne] ternó
    [quaterne] kvaternó
   *[quinterne] kvinternó
}, { $n }. tábla
wins-prize = { $payee } kap a halomból: { $amount }
prize-from-stock = { $payee } azonnal kap a készletből: { $amount }
prizes-paid = Minden nyereményt kifizettek
unpaid = { $seat } nem kapta meg egészen a nyereményét: { $word ->
    [ambo] ambó
    [terne] ternó
    [quaterne] kvaternó
   *[quinterne] kvinternó
}, { $n }. tábla
bankruptcy = Csőd
bag-passes = A zacskót átveszi: { $seat }
redeems = { $seat } bevált { $n } zsetont
gets-back = { $payee } visszakap a halom maradékából: { $amount }

# elutasítások
not-dealt = A táblák még nincsenek kiosztva
nothing-called = Most nincs kihúzott szám
another-was-first = Más jelentkezett elsőként
answered-already = Erre a számra már nem jelentkezhetsz
number-not-yours = A kihúzott szám nincs a tábláidon
drawing-comes = Ehhez késő: most a húzás következik
not-drawn = A táblák még nincsenek kihúzva
answer-the-offer = Cserét ajánlottak: előbb arra kell felelni
nothing-offered = Neked nem ajánlottak cserét
only-before-refill = Táblát visszaadni és elvenni csak a halom újratöltése előtt lehet
moved-already = Ez a tábla ebben a szünetben már gazdát cserélt
not-aside = Ez a tábla nincs a félretettek közt
last-ticket = Legalább egy táblát mindenkinek meg kell tartania
not-your-ticket = Ez nem a te táblád
no-consent = A társaság most nem enged cserét
two-exchanges = Egy szünetben legfeljebb kétszer lehet cserélni
not-his-ticket = Ez a tábla nincs nála

# beállítások
option-players = hányan játszanak táblával
option-deals = hány játék vagy húzás: fejenként egy, vagy megadott szám
option-conduct = { no-offence }
option-method = verseny, ki takar gyorsabban; vagy húzások, nyereménnyel a sorokra
option-tickets = hány tábla van a dobozban
option-theme = mi látható a táblákon; a szabály ugyanaz
option-cards_each = hány táblát kap mindenki
option-stake = mennyit tesz mindenki a kasszába; húzásoknál két tábla ára
option-prize_plan = ki mit nyer: mindent az első teli tábla gazdája; mindent ő, kivéve a táblákon fekvő zsetonokat; vagy a sorokért is jár rész
option-saved_contribution = hány zsetont ad mindenki a kasszába
option-answer_rule = csak az takar, aki először jelentkezik, vagy mindenki, aki jelentkezik
option-take_cards = hány táblát húz mindenki
option-swap_consent = minden húzás előtt lehet cserélni
option-put_away = az a kihúzott golyó, amely senkinek sincs meg, nem kerül vissza a zacskóba
option-pay_from_stock = a nyereményt rögtön a készletből fizetik

# a beállítások űrlapja, és hogy mi ez a játék
label-method = Mód
label-tickets = Táblák a dobozban
label-theme = Téma
label-cards_each = Táblák fejenként
label-prize_plan = Nyeremények
label-saved_contribution = Zsetonok fejenként
label-answer_rule = Ki takar
label-take_cards = Húzott táblák
label-swap_consent = Cserék
label-put_away = A gazdátlan golyó kint marad
label-pay_from_stock = Fizetés a készletből
choice-first = verseny: ki takar gyorsabban
choice-second = húzások, nyeremény a sorokra
choice-winner = minden az első teli tábláé
choice-counters-saved = a táblán fekvő zseton megmarad
choice-quarters = negyedekben, a sorokért is
choice-exclusive = aki először jelentkezik
choice-open = mindenki, aki jelentkezik
choice-auto = a játékosok száma szerint
choice-numbers = számok
choice-pictures = képek
choice-flowers = virágok
choice-letters = betűk
choice-geography = földrajz
choice-history = történelem
preset-first-method = Első mód: a verseny
preset-quarters = A kassza negyedekben
preset-saved-counters = Megmaradó zsetonokkal
preset-second-method = Második mód: húzások
game-about = Kilencven szám, tizenöt egy táblán: takard le a tieidet, ahogy húzzák őket.

# a képernyőn
place-ticket = { $seat }, { $part }. tábla
place-own-ticket = { $part }. táblád
place-covered = Letakarva, { $part }. tábla
place-aside = { $part }. tábla, félretéve
place-tickets = A táblákon
place-bag = Zacskó
place-called = Kihúzva
place-board = Húzott golyók
place-away = Félretéve
fact-theme = Téma
fact-tickets-in-box = Táblák a dobozban
fact-counters-in-box = Zsetonok a dobozban
fact-counters-needed = Szükséges zseton
fact-counter-worth = Egy zseton értéke
fact-games = Játék
fact-drawings = Húzás
fact-prize-plan = Nyeremények
fact-eldest = Előkéz
fact-drawer = Húz
fact-staked = Tétje
fact-won = Nyert
fact-offer = Cserére ajánlott táblák
verb-answer = Enyém!
verb-wait = Elengedem
verb-swap = Kicserélem
verb-trade = Elcserélem
verb-throw = Visszaadom
verb-ready = Kész
value-first = első
value-second = második
value-numbers = számok
value-pictures = képek
value-flowers = virágok
value-letters = betűk
value-geography = földrajz
value-history = történelem
value-winner = minden a nyertesé
value-counters-saved = megmaradó zsetonok
value-quarters = negyedenként
value-box = a doboz kinyitása
value-call = számot mondanak be
value-swaps = táblák cseréje
value-change = táblák visszaadása és vétele
verb-take = Elveszem

# miért tanácsol a gép egy lépést
why-tickets-alike = egyik tábla olyan jó, mint a másik
why-keep-tickets = egyik táblát sem lehet visszaadni
why-answer-or-lose = amelyik számra nem jelentkezel, az elvész
why-won-already = minden tábláért olyan nyereményekre is fizetni kell, amelyeket már elvittek
