# események
flushes-only = Ennél az asztalnál csak egyszínű lapok dalolnak
has-answered = { $seat } felelt
bird-sings = { $seat }: „Dalol a madaram”, és mutatja: { $cards }
waits = { $seat } vár
begins = { $seat } ül az osztó bal oldalán, ő kezd
throws = { $seat } balra dob: { $cards }
offers = { $seat } odatartja a kezét, hogy a bal szomszéd húzzon
positions-shuffled = { $seat } megkeveri az odatartott lapokat
picks = { $seat } húz: { $cards }
puts-out = { $seat } kitesz: { $cards }
rejects = Ugyanaz a szín, nem jó: { $cards }
takes-new = { $seat } a talonból vesz: { $cards }
takes-back = Más szín nincs a talonban; { $seat } visszaveszi: { $cards }
lays-trick = { $seat } ütésként leteszi: { $cards }
draws-new = { $seat } a talonból húz: { $cards }
deal-void = { $n } kör bemondás nélkül: az osztás érvénytelen, a kassza marad
tricks-decide = { $n } kör ütés nélkül: a meglévő ütések döntenek
has-most-tricks = { $seat } ütése a legtöbb: { $n }

# elutasítások
cards-are-picked = Ennél az asztalnál a szomszéd húz: tartsd oda a kezed
cards-are-thrown = Ennél az asztalnál dobják a lapot, nem húzzák
answered-already = Már feleltél; várd meg a többit
pick-a-card = Húzz egyet az odatartott lapokból, 1 és { $most } között
nothing-offered = Senki sem tart oda lapot, hogy húzz
nothing-to-wait-for = Nincs mire várni: mondd be, vagy add tovább egy lapod
call-or-wait = Az első lap indulása előtt csak bemondani vagy várni lehet
call-so-many = Pontosan ennyi lapodat mondd be: { $n }
does-not-sing = Ezek a lapok nem dalolnak
leader-only = Lapot csak a kezdő cserélhet
three-circuits-first = Csere csak három teljes kör után van
once-a-circuit = Ebben a fordulóban már cseréltél
no-stock = Nincs talon, amelyből lapot vehetnél

# beállítások
option-conduct = { no-offence }
option-method = hogyan jut a lap a bal szomszédhoz: odadobják, vagy látatlanban húzza
option-flush_only = csak egyszínű lapok dalolnak-e
option-cards = hány lap van egy kézben, és hány dalol
option-whole_pack = a daloló lapokat ütésként teszik-e le, amíg a csomag el nem fogy

# a beállítások űrlapja, és hogy mi ez a játék
label-method = A lap átadása
label-flush_only = Csak az egyszínű dalol
label-cards = Lapok a kézben
label-whole_pack = Amíg a csomag el nem fogy
choice-throw = odadobják a szomszédnak
choice-draw = a szomszéd látatlanban húzza
preset-drawing = Húzás a szomszédtól
preset-flushes-only = Csak egyszínű
preset-three-cards = Három lappal
preset-whole-pack = A csomag végéig
game-about = Add tovább a lapokat, amíg a tieid egyszínűek, vagy négy színből valók; akkor dalol a madarad.

# a képernyőn
place-laid = { $seat } ütései
place-own-laid = A te ütéseid
fact-answer = A te feleleted
verb-call = Dalol a madaram!
verb-throw = Továbbdobom
verb-offer = Odatartom a kezem
verb-pick = Húzok
value-flush = egy szín
value-flush-or-four-suits = egy szín, vagy mind a négy
value-throw = dobva
value-draw = látatlanban húzva
value-call = bemondva
value-wait = vár
value-opening = bemondás az első lap előtt
value-turn = egy lap továbbmegy
value-offered = odatartanak egy kezet
value-pick = egy lapot húznak

# miért tanácsol a gép egy lépést
why-farthest = ez áll a legmesszebb attól, hogy összeálljon a kéz
why-backs-alike = egyik hátlap olyan, mint a másik
why-sings = dalol a madár
why-sings-not = nem dalol a madár
why-nothing-else = nincs más teendő
