# minden játék használhatja ezeket

# elutasítások
game-over = A játéknak vége
not-your-turn = Nem te következel
card-not-held = Ez a lap nincs nálad
not-taken-back = Ezt már nem lehet visszavonni
talk-closed = Amíg ezt a leosztást játsszák, nem szólhatsz mindenkihez
no-such-act = Ebben a játékban nincs ilyen lépés
no-dealer-yet = Még nem dőlt el, ki oszt először
not-dealt = Még nem osztottak
out-of-the-game = Elfogyott a zsetonod, ebből a játékból kiestél
must-follow-suit = Színre színt kell adnod
must-play-due = Ezzel kell folytatnod: { $card }
others-follow = Az folytatja, akinél ez a lap van: { $card }; a többiek várnak
nothing-to-place = Most nem kell zsetont tenni

# események
cards-hidden = { $n ->
    [one] egy lap
   *[other] { $n } lap
}
turned-for-deal = Az első osztót keresik; { $seat } nyitva ezt kapja: { $cards }
deals-first = { $seat } kapta az első bubit, ő oszt
so-many-play = { $n } játékos játszik
shuffles-and-cuts = { $seat } kever, a jobb oldali szomszéd emel
cuts = { $seat } emel
gets-cards = { $seat } kap: { $cards }
gets-no-cards = { $seat } kiesett, lapot nem kap
spare-hand = Pótkéz: { $cards }
turns-up = { $seat } felüti: { $cards }
looks = { $seat } megnézi: { $cards }
deals-next = { $seat } oszt
deal-passes = A következő osztó: { $seat }
draws = { $seat } húz: { $cards }
discards = { $seat } leteszi: { $cards }
passes = { $seat } passzol
declines = { $seat } nem fogadja el
stands = { $seat } megáll
throws-up = { $seat } eldobja: { $cards }
shows = { $seat } megmutatja: { $cards }
leads = { $seat } kihívja: { $cards }
plays = { $seat } kijátssza: { $cards }
lays = { $seat } leteszi: { $cards }
follows = { $seat } folytatja: { $cards }
follows-suit = { $seat } színt ad: { $cards }
must-follow = { $seat } kezében van a következő lap, ki kell játszania: { $cards }
is-stop = { $word } stop: { $seat } hív
turned-down = Lefordítva: { $cards }
is-out = { $seat } lapjai elfogytak
takes-trick = { $seat } elviszi az ütést
stakes = { $payer } tétje: { $amount }
stake = { stakes }
pays = { $payer } fizet { $payee } részére { $amount } zsetont
pays-in = { $payer } befizet a kasszába { $amount } zsetont
pays-fee = { $payer } fizet az osztásért { $amount } zsetont
pays-for-cards = { $payer } fizet { $payee } részére { $amount } zsetont a megmaradt lapokért
places = { $payer } { $amount } zsetont tesz ide: { $payee }
takes-pool = { $payee } elviszi a kasszát: { $amount }
takes-share = { $payee } elvisz a kasszából: { $amount }
takes-matrimony = { $payee } elviszi a házasság tétjét: { $amount }
takes-intrigue = { $payee } elviszi az intrika tétjét: { $amount }
takes-game = { $payee } elviszi a játék tétjét: { $amount }
shares-pool = { $payee } kap a kassza maradékából: { $amount }
shares-kitty = { $payee } kap a kasszából: { $amount }
gathers = Beszedik innen: { $payer }, { $amount } zseton
wins-game = { $seat } megnyeri a játszmát
alone-has-counters = Már csak { $seat } előtt van zseton
deals-done = { $n ->
    [one] A kikötött leosztás véget ért
   *[other] A kikötött { $n } leosztás véget ért
}
hands-done = { $n ->
    [one] A kikötött leosztás véget ért
   *[other] A kikötött { $n } leosztás véget ért
}

# beállítások; no-offence: az option-conduct ott, ahol nincs szabálytalanság
option-players = hányan játszanak
option-deals = mindenki egyszer oszt, vagy megadott számú leosztás
option-conduct = csak szabályos lépés lehetséges
no-offence = ebben a játékban nem lehet vétséget elkövetni, ezért a két választás ugyanaz
option-accidents = milyen gyakran hibázik az osztó, vagy válik láthatóvá egy lap
option-pack = 52 lap, vagy 32 a hetestől fölfelé

# the form of the options: a short name for each (label-OPTION), words for what is chosen (choice-VALUE, or
# choice-OPTION-VALUE where a value means something else there), and the groups in which they stand
label-players = Játékosok
label-deals = Meddig tart a játék
label-conduct = Lehet-e hibázni
label-accidents = Milyen gyakoriak a hibák
label-pack = Csomag
label-stake = Tét
label-leaving = Távozás a vége előtt
label-dealer_out = Az osztó kimarad
label-limit = Limit
label-partners = Társak
choice-52 = 52 lap
choice-32 = 32 lap, a hetestől fölfelé
choice-none = nincs
choice-round = egy kör: mindenki egyszer oszt
choice-strict = nem, csak szabályos lépés
choice-table = igen, mint igazi asztalnál
choice-on = igen
choice-off = nem
choice-agreed = megegyezés szerint
group-length = A játék hossza
group-stakes = Tétek
group-variations = Változatok
group-conduct = Az asztalnál

# a képernyőn: lapok, ahogy a felolvasó mondja
quoted = „{ $words }”
card = { $suit } { $rank }
card-joker = dzsóker
rank-A = ász
rank-K = király
rank-Q = dáma
rank-J = bubi
rank-T = tízes
rank-9 = kilences
rank-8 = nyolcas
rank-7 = hetes
rank-6 = hatos
rank-5 = ötös
rank-4 = négyes
rank-3 = hármas
rank-2 = kettes
suit-C = treff
suit-D = káró
suit-H = kőr
suit-S = pikk
suit-A = makk
suit-B = tök
suit-L = zöld

# a képernyőn: ki ül ott
seat-own = Te
seat-watcher = Kibic

# a képernyőn: helyek ($seat: kié; $part: száma vagy neve, vagy none)
place-hand = { $seat } keze
place-own-hand = A te kezed
place-trick = Ütés
place-run = Sor
place-down = Lefordítva
place-stock = Talon
place-pack = Csomag
place-turn = Felütött lap
place-last-trick = Utolsó ütés
place-talon = Talon
place-passed = Félretett felütött lapok
place-pool = Kassza
place-kitty = Kassza
place-spare = Pótkéz
place-discards = { $seat } letett lapjai
place-own-discards = A te letett lapjaid
place-tricks = { $seat } ütései
place-own-tricks = A te ütéseid

# a képernyőn: adatok neve; utána jön az értékük
fact-phase = Most
fact-dealer = Osztó
fact-leader = Hív
fact-winning = Viszi
fact-trick = Ütés
fact-trump = Adu
fact-stops = Stopok
fact-due = A következő lap
fact-stake = Tét
fact-limit = Limit
fact-tricks = Ütések
fact-owes = Tartozik
fact-left = Elment
fact-to-place = Lerakandó zseton
fact-aim = Cél
fact-method = Mód
fact-pack = Csomag
fact-rank = Rang
fact-players = Játékosok
fact-circuits = Körök
fact-points = Pontok
fact-round = Kör
fact-caller = Bemondó
fact-kitty = Kassza
fact-partners = Társak
fact-side = Párt

# a képernyőn: a gombok szava
verb-play = Kijátszom
verb-pass = Passz
verb-deal = Osztok
verb-leave = Felállok
verb-stand = Megállok
verb-keep = Megtartom
verb-accept = Elfogadom
verb-refuse = Elutasítom
verb-agree = Beleegyezem
verb-decline = Lemondok
verb-discard = Leteszem
verb-exchange = Cserélek
verb-buy = Veszek
verb-wait = Várok
verb-take = Elviszem
verb-lay = Leteszem
verb-place = Zsetont teszek
verb-offer = Kínálom
verb-look = Megnézem
verb-claim = Reklamálok
verb-call = Bemondom

# a képernyőn: adatok és lépések szavai
value-clubs = treff
value-diamonds = káró
value-hearts = kőr
value-spades = pikk
value-acorns = makk
value-bells = tök
value-leaves = zöld
value-red = piros
value-blue = kék
value-ace = ász
value-king = király
value-queen = dáma
value-knave = bubi
value-none = nincs
value-nobody = senki
value-yes = igen
value-no = nem
value-on = be
value-off = ki
value-full = teljes
value-pool = kassza
value-game = játék
value-matrimony = házasság
value-intrigue = intrika
value-first-dealer = ki oszt először
value-lots = sorsolás
value-deal = osztás
value-drawing = húzás
value-play = játék
value-tricks = ütések
value-answer = feleletre várnak
value-leaving = marad vagy feláll
value-over = vége

# miért tanácsol a gép egy lépést
why-by-lot = sorsolás döntött
why-careless = első pillantásra ugyanolyan jónak látszott
why-rash = nem akarta feladni
why-timid = nem mert többet
why-greedy = elvitte, amit azonnal megkaphatott
why-only-move = nincs más lépés
why-only-card = nincs más lap
why-claims = hiba történt, és még lehet reklamálni
why-due = a szabály ezt kívánja a gondos játékostól
why-errs = tévedés, bárkivel megesik
why-none-better = egyik másik lépés sem látszik jobbnak
why-unbeaten = ezt a lapot semmi sem veri meg
why-cheapest-takes = ez a legolcsóbb lap, amely elviszi az ütést
why-learnt = ezt tanulta meg a maga ellen játszott osztások millióiból
why-most-go = így fogy a legtöbb lap
why-highest-under = ez a legmagasabb lap, amely nem viszi el az ütést
why-tried = { NUMBER($n, useGrouping: 0) } kipróbált leosztásban ez bizonyult a legjobbnak
lesson-stop = senki sem tudja folytatni, így megint te hívsz
lesson-up-to-stop = a sor a te lapoddal ér véget, így megint te hívsz
lesson-ace = ászhoz egyetlen lap sem vezet: csak a gazdája hívhatja ki

# reklamálás
claims = { $seat } reklamál, és igaza van
clause-number = { $kind ->
    [law] { $n }. törvény
    [ruling] { $n }
   *[other] { $n }. §
}
claim-then = { $condition }: { $remedy } ({ $clause })
claim-fails = { $seat } reklamál, de nem történt hiba
claim-too-late = Emiatt most nem lehet reklamálni: túl korán vagy túl későn van
claim-not-yours = Emiatt nem te reklamálhatsz
claimed-in-vain = Emiatt egyszer már hiába reklamáltál

# hibák ütéses játékokban
gets-one-too-many = { $seat } eggyel több lapot kap
gets-one-too-few = { $seat } eggyel kevesebb lapot kap
gets-missing-card = { $seat } a csomag tetejéről megkapja a hiányzó lapot
card-exposed = Osztás közben láthatóvá válik egy lap, { $seat } kapja: { $cards }
out-of-order = { $seat } nem sorban oszt
handles-cards = { $seat } a lapokhoz nyúl
mixes-cards = { $seat } a lapokhoz nyúl, és összekeveri őket
card-seen = Látszik egy lap: { $cards }
plays-out-of-turn = { $seat } soron kívül játszott
had-these = { $seat } ezt játszhatta volna ki: { $cards }
takes-back = { $seat } visszaveszi: { $cards }
claims-fault = { $seat } reklamál, a vétkes: { $word }
pays-penalty = { $payer } bírságot fizet, { $amount } zsetont
gathers-cards = { $seat } összeszedi a lapokat
nothing-to-touch = Most nincs mihez nyúlni
played-already = Ehhez az ütéshez már adtál lapot
gather-when-done = A lapokat a leosztás végén az szedi össze, aki soron van
tricks-are-done = A leosztás véget ért: hibát addig lehet reklamálni, amíg a lapokat össze nem szedik
verb-touch = A lapokhoz nyúlok
verb-gather = Összeszedem a lapokat
value-gathering = a lapok összeszedése
value-mixed = és összekeverem őket
value-seen = és egy lap láthatóvá válik

# the law of one table on a sheet
sheet-usual = * jelöli, ami eltér a szokásostól
sheet-off = { $mark } nem érvényes: másban állapodtak meg
sheet-house = { $mark } a ház ügyel rá: ahol csak szabályosan lehet lépni, senki sem szegheti meg
sheet-pending = { $mark } még nem érvényes

# gépi játékosok jellem és erő szerint, a leggyengébbtől
bot-level-1 = Kezdő
bot-level-2 = Alkalmi játékos
bot-level-3 = Rutinos
bot-level-4 = Kiváló
bot-level-5 = Mester
bot-about-level-1 = ismeri a szabályokat, minden lapot megjátszik, és mindent elvisz, amit lehet
bot-about-level-2 = ritkán játszik: gyakran figyelmetlen, néha vakmerő
bot-about-level-3 = gyakran játszik: néha figyelmetlen, néha túl óvatos
bot-about-level-4 = ritkán hibázik, de nem lát olyan messzire, mint a mester
bot-about-level-5 = a legerősebb, akit ennél a játéknál megmértünk
bot-measured = mérés szerint osztásonként { $gain } ± { $interval } vegyes szintű asztalnál
bot-unmeasured = ennél a játéknál még nem mértük meg
bot-beginner = Találomra
bot-reader = Könyv szerint
bot-quick = Gyorsan gondolkodó
bot-thinker = Gondolkodó
bot-deep = Mélyen gondolkodó
bot-exact = Számoló
bot-trained = Autodidakta
bot-about-beginner = bármit lép, ami szabályos; őt a legkönnyebb megverni
bot-about-reader = a szabálykönyv tanácsai szerint játszik; közepes
bot-about-quick = lépés előtt száz leosztást próbál ki fejben; közepes
bot-about-thinker = lépés előtt ötszáz leosztást próbál ki fejben; jó
bot-about-deep = lépés előtt kétezer leosztást próbál ki fejben; erős
bot-about-exact = végigszámolja a játékot; ő a legerősebb
bot-about-trained = maga ellen játszott osztások millióiból tanulta a játékot; itt ő a legerősebb
manners-committee = sosem hibázik, mindent észrevesz
manners-member = ritkán hibázik
manners-amateur = néha hibázik
manners-sleepy = álmos

# az ütéses játék leosztásának pillanatai, amelyek között reklamálni lehet
moment-dealt = a lapokat kiosztották
moment-begun = valaki már nyilatkozott, bemondott vagy lapot játszott ki
moment-in-play = az első lapot kijátszották vagy megmutatták
moment-gathered = a lapokat összeszedték

# amit a bizottság megtud
against-player = bármelyik játékos
against-dealer = az osztó
against-elder = az előkéz
against-leader = aki hívott
against-nobody = senki: a csomag hibás
claimant-others = bármelyik másik játékos
claimant-anybody = bárki az asztalnál
claimant-opponent = a vétkes ellenfelei
claimant-dealer = az osztó
claimant-elder = az előkéz
claimant-answerer = a hívó ellenfele
claimant-himself = az a játékos, akivel történt
judge-game = Melyik játék? (a neve, ahogy fent áll)
judge-which = Mi volt a hiba?
judge-by = Ki követte el?
offender-dealer = az osztó
offender-player = más játékos
offender-claimant = maga a kérdező
judge-step = { NUMBER($step, useGrouping: 0) }. lépés: { $clause }, { $label } (aki reklamálhat: { $who })
judge-reached = Megtörtént-e már ez: { $moment }? (igen vagy nem)
judge-in-time = Reklamálható-e még, vagyis így van-e: { $window }? (igen vagy nem)
judge-answer-number = Írj egy számot 1 és { NUMBER($n, useGrouping: 0) } között, vagy a cikkely számát.
judge-answer-one-of = Írd be ezek egyikét: { $words }.
judge-no-faults = Ennek a játéknak egyik cikkelye sem szól hibáról.
judge-against = Kinek a hibája: { $whom }
judge-claimed-by = Ki reklamálhat: { $who }
judge-window = Reklamálható, amíg: { $window }
judge-from-until = attól kezdve, hogy { $opens }, mindaddig, amíg ez be nem következik: { $closes }
judge-from = attól kezdve, hogy { $opens }
judge-or = { $one }, vagy { $other }
judge-no-claim = Nem kell reklamálni: a cikkely magától érvényesül, vagy az asztalra bízza a dolgot.
judge-open = Most reklamálható: { $claim }
judge-too-early = Még nem reklamálható: csak azután, hogy { $opens }.
judge-too-late = Késő: semmi sem következik, és ami történt, megtörtént.
judge-other-offender = Ez a cikkely más hibájáról szól: { $whom }.
judge-own-fault = E cikkely szerint a saját hibája miatt senki sem reklamál.
judge-choices = Aki reklamál, választ: { $choices }
judge-rulings = Döntések, amelyek szólnak róla
judge-case = Egy példa rá: { $case }, { NUMBER($line, useGrouping: 0) }. sor
judge-case-alone = Egy példa rá: { $case }
judge-no-case = Erre itt nincs példa.
judge-score = Állás
judge-money = Zsetonok
judge-cards = Lapok
judge-change = { $what } { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
judge-unchanged = marad, ahogy volt
judge-record-none = { NUMBER($step, useGrouping: 0) }. lépés: nem volt reklamálható hiba.
judge-record-some = { NUMBER($step, useGrouping: 0) }. lépés: jogos lett volna a reklamálás:
judge-running = A játék még tart: itt csak az áll, mit reklamálhat most { $seat }, nem az, hogy van-e hiba.
judge-nothing-open = Most semmit sem lehet reklamálni.
judge-none-ever = Egyetlen lépésnél sem volt reklamálható hiba.

# egy leosztás vége
deal-number = { $n }. leosztás
deal-wins = { $seat } nyer: { $n }
deal-scores = { $seat } pontjai: { $n }
deal-loses = Ezt a leosztást elveszti: { $seat }
deal-nobody-wins = Ezen a leosztáson senki sem nyert
deal-put-in = betett: { $n }
deal-decisive = A döntő leosztás: { $n }; utána más már nem vezetett


# olyan lépés előtt, amely a játékba kerülhet: csak ha a játékos biztos benne
sure-leave = Végleg felállsz, és ebben a játékban többé nem veszel részt.

# ami a lapokon áll
index-A = Á
index-K = K
index-Q = { $suits ->
    [german] Fe
   *[other] D
}
index-J = { $suits ->
    [german] Al
   *[other] B
}
index-T = 10

# parlour review
review-seat = { $seat }: { NUMBER($decisions, useGrouping: 0) } döntés, { $mistakes ->
    [0] nincs hiba
   *[other] { NUMBER($mistakes, useGrouping: 0) } hiba
 }, { $blunders ->
    [0] nincs durva hiba
   *[other] { NUMBER($blunders, useGrouping: 0) } durva hiba
 }
review-parts = Eredmény: { $result } = a hely értéke { $value }, a szerencse { $chance }, a saját döntések { $own }, a többiek döntései { $others }
review-mistake = Hiba, { NUMBER($step, useGrouping: 0) }. lépés ({ NUMBER($deal, useGrouping: 0) }. leosztás): { $move }; ára { $cost } ± { $error }, a tét ({ $stake }) { $share } százaléka
review-blunder = Durva hiba, { NUMBER($step, useGrouping: 0) }. lépés ({ NUMBER($deal, useGrouping: 0) }. leosztás): { $move }; ára { $cost } ± { $error }, a tét ({ $stake }) { $share } százaléka
review-better = Jobb: { $move } (így { $then } % az esély arra, hogy a leosztás nyereséggel zárul, nem { $now } %): { $reason }
review-let-be = semmit sem tenni
review-missed = { NUMBER($first, useGrouping: 0) }–{ NUMBER($last, useGrouping: 0) }. lépés, ezt lehetett volna reklamálni: { $claim } [{ $clause }]{ $noticed ->
    [yes] { "" }; az oka látható volt
   *[no] { "" }
 }
review-uncaught = { NUMBER($step, useGrouping: 0) }. lépés, nem vették észre: { $move } [{ $clause }]{ $claimable ->
    [none] { "" }
   *[other] { "" }; a többiek reklamálhatták volna: { $claimable }
 }

# így hívják a vendéget, amíg mást nem mond
guest-names = Akác, Bodza, Cédrus, Ciprus, Fenyő, Fűz, Gyertyán, Hárs, Jegenye, Juhar, Kökény, Kőris, Mályva, Nyírfa, Som, Tölgy, Zsálya

# ezt mutatja egy üzenetküldő a megosztott hivatkozásról
postcard-house = Régi kártyajátékok a nyomtatott szabályok szerint, gépek ellen vagy barátokkal
postcard-table = Meghívó
postcard-replay = Visszajátszás
postcard-review = Elemzés
postcard-puzzle = Feladvány
postcard-title = { $game } – { $kind }
postcard-picture = { $game } – { $kind }; lapok egy zöld asztalon
postcard-invites = Nyisd meg a hivatkozást, és ülj le az asztalhoz
postcard-waits = { $host } vár az asztalnál; { $free } szabad hely van
postcard-watched = Épp játszanak; be lehet nézni
postcard-plays = Épp játszanak: { $names }; be lehet nézni
postcard-goes-on = Egy asztal, ahol már játszottak
postcard-replays = Egy befejezett játszma, lépésről lépésre
postcard-reviews = Mibe kerültek a döntések, és mi lett volna jobb
postcard-asks-card = Mit a legjobb kijátszani?
postcard-asks-call = Mi itt a legjobb?
postcard-asks-claim = Mit lehet itt reklamálni?
postcard-asks-lawful = Mely lépések szabályosak itt?

# amit a vizsgálatok mutatnak
found-deal-takes = Egy leosztás ideje { $players } játékossal
found-game-takes = Egy játszma ideje { $players } játékossal
found-minutes = { $n } perc
found-range = { $n } ({ $least }–{ $most })
found-percent = { $n } %
found-dealer = Amit egy leosztás az osztónak hoz { $players } játékossal, { $counted ->
    [points] pontban
   *[counters] zsetonban
}
found-elder = Amit az osztó bal oldali szomszédjának hoz
found-skill = Ennyi múlik egy leosztásban azon, hogy ki játszik; a többi a lapokon és a helyen
found-leads = Ennyi leosztás után vezet a legerősebb gép a kezdővel szemben, 100 esetből 95-ször
found-watch = Ilyen gyakran kell reklamálni, hogy a szándékos szabálytalanság ne érje meg ({ $clause })
found-leads-stop = Egy stoppal a kézben rögtön a stopot hívni a legalacsonyabb más lap helyett, zsetonban
