# események
flushes-only = Ennél az asztalnál csak egyszínű lapok dalolnak
has-answered = { $seat } megmondta, dalol-e a madara
bird-sings = { $seat } azt mondja: „Dalol a madaram”, és megmutatja: { $cards }
waits = { $seat } most nem mond be semmit
begins = { $seat } ül az osztó bal oldalán, ő kezd
throws = { $seat } a bal szomszédjának dobja: { $cards }
offers = { $seat } odatartja a lapjait, hogy a bal szomszédja húzzon
positions-shuffled = { $seat } megkeveri az odatartott lapokat
picks = { $seat } húz: { $cards }
puts-out = { $seat } kitesz: { $cards }
rejects = A kitett lap színéből való, nem jó: { $cards }
takes-new = { $seat } a talonból vesz: { $cards }
takes-back = Más szín nincs a talonban; { $seat } visszaveszi: { $cards }
lays-trick = { $seat } ütésként leteszi: { $cards }
draws-new = { $seat } a talonból húz: { $cards }
deal-void = { $n } kör bemondás nélkül: a leosztás érvénytelen, a kassza marad
tricks-decide = { $n } kör ütés nélkül: a meglévő ütések döntenek
has-most-tricks = { $seat } vitte a legtöbb ütést: { $n }

# elutasítások
cards-are-picked = Ennél az asztalnál a szomszéd húz: tartsd oda a lapjaidat
cards-are-thrown = Ennél az asztalnál dobják a lapot, nem húzzák
answered-already = Már feleltél; várd meg a többieket
pick-a-card = Húzz egyet az odatartott lapokból, 1 és { $most } között
nothing-offered = Most senki sem tart eléd lapot, hogy húzz
nothing-to-wait-for = Nincs mire várni: mondd be, vagy add tovább egy lapodat
call-or-wait = Amíg az első lap el nem indult, csak bemondani vagy várni lehet
call-so-many = Pontosan ennyi lapodat mutasd meg: { $n }
does-not-sing = Ezek a lapok nem dalolnak
leader-only = Lapot csak a kezdő cserélhet
three-circuits-first = Cserélni csak három teljes kör után lehet
once-a-circuit = Ebben a körben már cseréltél
no-stock = Nincs talon, amelyből lapot vehetnél

# beállítások
option-conduct = { no-offence }
option-method = hogyan kerül a lap a bal szomszédhoz: odadobják neki, vagy látatlanban húzza
option-flush_only = csak az egyszínű kéz dalol-e
option-cards = hány lap van egy kézben, és hánynak kell dalolnia
option-whole_pack = a daloló lapokat ütésként teszik-e le, amíg a csomag el nem fogy

# a beállítások űrlapja, és hogy mi ez a játék
label-method = Hogyan adnak át egy lapot
label-flush_only = Csak az egyszínű dalol
label-cards = Lapok a kézben
label-whole_pack = Játék, amíg a csomag el nem fogy
choice-throw = odadobják a szomszédnak
choice-draw = a szomszéd látatlanban húzza
preset-drawing = Húzás a szomszédtól
preset-flushes-only = Csak az egyszínű dalol
preset-three-cards = Három lappal
preset-whole-pack = Amíg a csomag el nem fogy
game-about = Add tovább a lapokat, amíg a tieid mind egyszínűek vagy mind különböző színűek nem lesznek; akkor dalol a madarad.

# a képernyőn
place-laid = { $seat } ütései
place-own-laid = A te ütéseid
fact-answer = A te feleleted
verb-call = Dalol a madaram!
verb-throw = Továbbdobom
verb-offer = Odatartom a lapjaimat
verb-pick = Húzok
value-flush = egy szín
value-flush-or-four-suits = egy szín, vagy mind a négy
value-throw = dobva
value-draw = látatlanban húzva
value-call = bemondva
value-wait = vár
value-opening = bemondás az első lap előtt
value-turn = egy lap továbbmegy
value-offered = valaki odatartja a lapjait
value-pick = egy lapot húznak

# miért tanácsol a gép egy lépést
why-farthest = ez illik a legkevésbé a többihez
why-backs-alike = egyik hátlap olyan, mint a másik
why-sings = a lapjaid dalolnak
why-sings-not = a lapjaid nem dalolnak
why-nothing-else = nincs más teendő
