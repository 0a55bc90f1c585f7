four-play = Négyen játszanak, mindenki magának
no-money = Nem pénzben játsszák
word-chosen = A szó: { $word }
word-given = A versenyre kiírt szó: { $word }
for-drinks = Minden kör vesztese fizet egy kör italt
draws-first-deal = { $seat } húzta az A helyet, ő oszt először
deals-by-agreement = { $seat } oszt először, megegyezés szerint
loser-deals = { $seat } vesztette el az előző kört, ő oszt
with-pack = { $seat } megkeveri a 32 lapot ({ $word ->
    [smoking_cat] Smoking Cat-kártya
    [prague_single_headed] egyfejű prágai
    [double_headed] kétfejű
    [hungarian] magyar kártya
   *[other] { $word }
})
passes = { $seat } balra továbbad: { $cards }
takes-up = { $seat } jobbról felvesz: { $cards }
exchange-done = A csere megtörtént, kezdődik a játék
leads-first = { $seat } ül az osztó bal oldalán, ő hív ki
follows = { follows-suit }
plays-under = { $seat } nem üti felül az ütést: { $cards }
plays-off = { $seat } kezében nincs a hívott színből, ezt adja: { $cards }
takes-trick = { $seat } elviszi az ütést ({ $n ->
    [0] nincs pont
    [one] 1 pont
   *[other] { $n } pont
})
turns-down = { $seat } az ütést csukva a maga elé rakott halomra teszi
takes-over-of-leaves = { $seat } elvitte a zöld felsőt: { $n } pont
takes-hearts = { $seat } kőröket vitt: { $n ->
    [one] 1 pont
   *[other] { $n } pont
}
takes-last-trick = { $seat } vitte az utolsó ütést: { $n } pont
stops = { $seat } megállítja a kört: valakinek { $n } pontja van
throws-in = { $seat } bedobja a lapjait, pontjai: { $n }
takes-rest = { $seat } elviszi az összes megmaradt lapot: { $cards }
cards-played-out = Elfogytak a lapok
has-points = { $seat }: { $n ->
    [one] 1 pont
   *[other] { $n } pont
}
points-in-all = Összesen { $n } pont
loses-round = { $seat } kapta a legtöbb pontot ({ $n }), elvesztette a kört
loses-tie-with-queen = Más is kapott { $n } pontot, de { $seat } vitte el a zöld felsőt: elvesztette a kört
loses-tie-with-last-trick = Más is kapott { $n } pontot, de { $seat } vitte el az utolsó ütést: elvesztette a kört
writes-letter = { $seat } betűt ír fel magának: { $word }, { $n }. betű
loses-game = { $seat } kitöltötte a szót, elvesztette a játékot
buys-drinks = { $seat } fizet egy kör italt, { $n }. alkalom
points-forgotten = A pontokat el lehet felejteni
rounds-played = { $n ->
    [one] A kikötött egy kör lement
   *[other] A kikötött { $n } kör lement
}; senki sem vesztette el a játékot

# asztali rend
throws-off = { $seat } nem ad színt: { $cards }
hand-to-stranger = { $seat } lapjait egy kibic kapja meg
claims-deal = { $seat } reklamál: { $word } rosszul osztott
has-no-card = { $seat } van soron, de már nincs lapja
round-void = A kör érvénytelen: { $seat } rosszul osztott, { $n }. alkalom
deals-again = { $seat } újra oszt
peeks = { $seat } a továbbadás előtt megnézi: { $cards }
trick-back = Újra az asztalon fekszik { $seat } ütése: { $cards }
claims-peek = { $seat } reklamál: { $word } túl korán nézte meg a lapokat
claims-renonce = { $seat } reklamál: { $word } nem adott színt, { $n }. ütés
shows-proof = { $seat } megmutatja: { $cards }
loses-by-renonce = { $seat } renonsz miatt elvesztette a kört
second-offender = { $seat } ebben a körben nem elsőként hibázott, róla csak szavaznak
votes = { $seat } szavazott
voted = { $seat } szavazata: { $word ->
    [nothing] semmi több
    [letter] még egy betű
   *[ban] eltiltás
}
punished = A többiek betűt vagy eltiltást szavaztak meg neki büntetésül: { $seat }
not-punished = A többiek megbocsátanak: { $seat } nem kap büntetést
admits = { $seat } bevallja, hogy szándékos volt
banned = { $seat } eltiltást kapott, és elvesztette a játékot
mixes-pile = { $seat } összekeveri a halmát, pedig tilos
looks-at-last = { $seat } megnézi az utolsó ütést
looks-at-older = { $seat } régebbi ütéseket néz meg, pedig nem szabad

passed-already = Három lapodat már továbbadtad, ezen nem lehet változtatni
pass-three = Pontosan három lapot adj tovább
exchange-first = Amíg mind a négyen nem adtak tovább három lapot, nem lehet lapot kijátszani
no-early-end = Ennél az asztalnál minden kört végigjátszanak
nobody-decided = Még senkinek sincs { $points } pontja
stop-between-tricks = A kört csak két ütés között lehet megállítani
not-sure-to-lose = Csak az dobhatja be a lapjait, akinek legalább { $points } pontja van
throw-at-your-turn = A lapjaidat bedobni csak két ütés között lehet, vagy amikor te vagy soron
dealt-already = Ezt a kört már leosztották
dealer-deals = Csak az osztó oszthat
round-not-over = A körnek még nincs vége
loser-writes = Csak a kör vesztese ír betűt
letter-first = A körnek vége: előbb a vesztes ír betűt
vote-first = Előbb a többiek szavaznak a büntetésről
no-such-trick = Ebben az ütésben ennek a játékosnak nem kellett színt adnia
convicted-already = Erre a játékosra ebben a körben már rábizonyult egy renonsz
may-still-mend = Azt a lapot még vissza lehet venni
nothing-to-admit = Nincs mit bevallanod
no-vote = Nincs miről szavazni
others-vote = Csak a másik három szavaz
voted-already = Már szavaztál
no-ban = Eltiltásról csak akkor szavaznak, ha valaki nem adott színt
nothing-to-retract = Csak olyan lapot vehetsz vissza, amellyel nem adtál színt, és csak addig, amíg a következő lap le nem kerül
nothing-to-mix = Nincs halmod, amelyet összekeverhetnél
nothing-to-look-at = Nem fekszik előtted lap
last-trick-covered = Az utolsó ütést egyszer lehet megnézni, a következő hívásig
no-older-trick = Nincs régebbi ütés, amelyet megnézhetnél

option-deals = hány kört játszanak, vagy amíg valakinek össze nem jön az egész szó
option-conduct = csak szabályos lépés lehetséges-e, vagy, mint igazi asztalnál, hibázni is lehet, és a hibát reklamálni kell
option-word = a szó, amelyet a vesztes betűnként kitölt
option-word_source = ki választja a szót
option-forfeit = mit ad a kör vesztese: betűt vagy italt
option-first_dealer = ki oszt először
option-packet = hány lapot osztanak egyszerre
option-early_end = meg lehet-e állítani a kört, ha valakinek 17 pontja van
option-misdeal_letter = kaphat-e betűt az osztó, ha többször hibázik
option-pack = milyen a kártya

# a beállítások űrlapja, és hogy mi ez a játék
label-word = A kikötött szó
label-word_source = Ki választja a szót
label-forfeit = Mit ad a vesztes
label-first_dealer = Az első osztó
label-packet = Egyszerre osztott lapok
label-early_end = A kör 17 pontnál megállítható
label-misdeal_letter = Betű a rossz osztásért
choice-players = a játékosok
choice-association = a Világszövetség
choice-letters = egy betűt a szóból
choice-drinks = egy kör italt
choice-smoking-cat = Smoking Cat-kártya
choice-word = amíg meg nem telik a szó
choice-lot = sorsolással
choice-prague-single-headed = prágai kártya, egyfejű
choice-double-headed = kétfejű kártya
choice-hungarian = magyar kártya
preset-words = Szóra játsszák
preset-drinks = Italra játsszák
game-about = Minél kevesebb büntetőpontot vigyél el; a vesztes betűnként kitölt egy szót.

# a képernyőn
rank-Q = felső
rank-J = alsó
place-passed = { $seat } továbbadott lapjai
place-own-passed = A te továbbadott lapjaid
place-pile = { $seat } elvitt lapjai
place-own-pile = A te elvitt lapjaid
fact-money = Pénz
fact-word = Szó
fact-letters = Betűk
fact-drinks = Ital
fact-passed = Továbbadtad
fact-peeked = Túl korán nézte meg
fact-misdeals = Rossz osztás ebben a körben
fact-tried = Róla szavaznak
fact-voted = A szavazatod
fact-loser = A kör vesztese
verb-pass = Továbbadom
verb-stop = Megállítom a kört
verb-throw = Bedobom a lapjaimat
verb-retract = Visszaveszem a lapot
verb-mix = Összekeverem a halmomat
number-claim = { $n ->
    [0] túl korán nézte meg
   *[other] { $n }. ütés
}
verb-claim = Renonsz:
verb-vote = Szavazatom:
verb-admit = Bevallom, szándékos volt
verb-write = Felírom a betűt
value-smoking-cat = Smoking Cat
value-prague-single-headed = prágai, egyfejű
value-double-headed = kétfejű
value-hungarian = magyar
value-pass = három lap továbbadása
value-shuffling = az osztó kever
value-voting = szavazás a büntetésről
value-counted = a vesztes betűt ír
value-last = az utolsó ütést
value-older = a régebbi ütéseket
value-nothing = semmi több
value-letter = még egy betű
value-ban = eltiltás

# miért tanácsol a gép egy lépést
why-least-likely = ez a lap viszi el a legkisebb eséllyel az ütést
why-higher-may-come = hátha jön még magasabb lap
why-worst-goes = megy, ami a legkevésbé kell
why-drive-over = az alacsony zöldek kihajtják a zöld felsőt
why-over-under = a zöld felső egy magasabb zöld alá megy
why-must-take = az ütést el kell vinni: akkor a legmagasabbal
why-over-away = a zöld felső máshoz kerül

# mi és mely pillanatok között reklamálható
moment-proven = egy renonsz bebizonyosodott
moment-written = a vesztes felírta a betűjét
fault-r17 = hibás volt az osztás
fault-r12 = renonsz: egy játékos túl korán nézte meg a lapokat, vagy nem adott színt

# olyan lépés előtt, amely véget vet a körnek
sure-throw = Bedobod a lapjaidat: a körnek vége, és te veszted el.

# what may be claimed, as a condition, and what follows
if-r17 = Ha hibás volt az osztás
then-r17 = újra osztanak
if-r12 = Ha valaki korán nézte meg a lapokat, vagy nem adott színt
then-r12 = a vétkes elveszti a kört
