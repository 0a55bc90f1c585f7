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
waits = { $seat } nem jelentkezik a számra
lays-counter = A kasszából egy zseton kerül a számra
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
offers-trade = { $seat } cserét ajánl: adja ezt a táblát: { $n }, kéri ezt: { $word }
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
abstract = { $seat }: estratto (egy zseton egy sorban), { $n }. tábla
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
bankruptcy = Csőd: a halomból nem futja minden nyereményre
bag-passes = A zacskót átveszi: { $seat }
redeems = { $seat } bevált { $n } zsetont
gets-back = { $payee } ennyit kap vissza a halom maradékából: { $amount }

# elutasítások
not-dealt = A táblák még nincsenek kiosztva
nothing-called = Most nincs kihúzott szám
another-was-first = Más jelentkezett elsőként
answered-already = Erre a számra már nem jelentkezhetsz
number-not-yours = A kihúzott szám nincs a tábláidon
drawing-comes = Ehhez késő: most a húzás következik
not-drawn = A játékosok még nem húzták ki a tábláikat
answer-the-offer = Cserét ajánlottak: előbb arra kell felelni
nothing-offered = Neked nem ajánlottak cserét
only-before-refill = Táblát visszaadni és elvenni csak azelőtt lehet, hogy mindenki újra fizet a halomba
moved-already = Ez a tábla ez alkalommal már gazdát cserélt
not-aside = Ez a tábla nincs a félretettek közt
last-ticket = Legalább egy táblát mindenkinek meg kell tartania
not-your-ticket = Ez nem a te táblád
no-consent = Ennél az asztalnál csak az első húzás előtt cserélnek táblát
two-exchanges = Már kétszer cseréltél, többször most nem lehet
not-his-ticket = Ez a tábla nincs annál a játékosnál

# beállítások
option-players = hányan játszanak táblával
option-deals = hány játék vagy húzás: fejenként egy, vagy megadott szám
option-conduct = { no-offence }
option-method = első: verseny, ki takar gyorsabban; második: húzások, nyereménnyel a sorokra
option-tickets = hány tábla van a dobozban
option-theme = mi látható a táblákon; a szabály ugyanaz
option-cards_each = hány táblát kap mindenki
option-stake = mennyit tesz mindenki a kasszába; a második módnál két tábla ára
option-prize_plan = ki mit nyer: mindent az első teli tábla gazdája; mindent ő, kivéve a táblákon fekvő zsetonokat, azt mindenki visszakapja; vagy a sorokért is jár egy-egy negyed
option-saved_contribution = hány zsetont fizet be mindenki ott, ahol visszakapja a tábláin fekvőket
option-answer_rule = csak az takar, aki először jelentkezik, vagy mindenki, aki jelentkezik
option-take_cards = hány táblát húz mindenki
option-swap_consent = minden húzás előtt lehet-e táblát cserélni, vagy csak az első előtt
option-put_away = félretegyék-e azt a kihúzott golyót, amelynek a száma senkinek sincs meg
option-pay_from_stock = a nyereményt zseton helyett rögtön pénzben, a készletből fizetik-e

# a beállítások űrlapja, és hogy mi ez a játék
label-method = A játék módja
label-tickets = Táblák a dobozban
label-theme = Mi van a táblákon
label-cards_each = Osztott táblák fejenként
label-prize_plan = Nyeremények
label-saved_contribution = Befizetett zseton fejenként
label-answer_rule = Ki takarhat le egy számot
label-take_cards = Húzott táblák fejenként
label-swap_consent = Csere minden húzás előtt
label-put_away = A gazdátlan golyó kint marad
label-pay_from_stock = Nyeremény rögtön a készletből
choice-first = verseny: ki takar gyorsabban
choice-second = húzások, nyeremény a sorokra
choice-winner = minden az első teli tábláé
choice-counters-saved = mindenki visszakapja a zsetonjait
choice-quarters = a sorokért negyed, a tábláért fél
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
preset-saved-counters = Mindenki visszakapja a zsetonjait
preset-second-method = Második mód: húzások
game-about = Kilencven szám, tizenöt egy táblán: takard le a tieidet, ahogy húzzák őket.

# a képernyőn
place-ticket = { $seat }, { $part }. tábla
place-own-ticket = { $part }. táblád
place-covered = Letakarva, { $part }. tábla
place-aside = { $part }. tábla, félretéve
place-tickets = A táblákon
place-bag = Zacskó
place-called = Bemondott szám
place-board = Húzott golyók
place-away = Félretett golyók
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
value-counters-saved = mindenki visszakapja a zsetonjait
value-quarters = a sorokért negyed, a tábláért fél
value-box = a doboz kinyitása
value-call = számot mondanak be
value-swaps = táblák cseréje
value-change = táblák visszaadása és vétele
verb-take = Elveszem

# miért tanácsol a gép egy lépést
why-tickets-alike = egyik tábla olyan jó, mint a másik
why-keep-tickets = ezeket a táblákat meg kell tartanod
why-answer-or-lose = amelyik számra nem jelentkezel, az elvész
why-won-already = minden megtartott tábláért olyan nyereményekre is fizetni kell, amelyeket már elvittek
