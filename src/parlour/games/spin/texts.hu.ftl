# események
stakes = { places }
winner-free = Az előző leosztást { $seat } nyerte, ezért nem fizet a játékra
two-out = A káró nyolcast és a kőr kettest kiveszik
no-spare-hand = Minden lapot kiosztanak, pótkéz nincs
no-trumps = Nem ütnek fel lapot, adu nincs
joins-spin = { $seat } azt mondja: „és spin”, és hozzáteszi: { $cards }
made-stop = A spintől ez a lap stop: { $word }; { $seat } hív
pays-for-king = { $payer } fizet { $payee } részére { $amount } zsetont a királyért
pays-for-spin = { $payer } fizet { $payee } részére { $amount } zsetont a spinért
paid-at-once = A spinért mindenki azonnal fizetett { $seat } részére
forfeits = { $seat } nem szedte be időben a neki járó { $n } zsetont, ezért elveszti
declares-matrimony = { $seat } megmutatja a házasságot: { $cards }
declares-intrigue = { $seat } megmutatja az intrikát: { $cards }
shows-spin = { $seat } kezében maradt: { $cards }
pays-double = { $payer } duplán fizet { $payee } részére, mert a kezében maradt a spin: { $amount }
pools-stay = { $n } zseton a kasszákban marad
shares-pool = { $payee } kap a kasszák maradékából: { $amount }

# elutasítások
no-spin-held = A káró ász nincs nálad
not-with-a-lead = A spint csak soron következő laphoz teheted hozzá, kihívotthoz nem
declare-after-stop = Párt csak akkor mutathatsz meg, amikor a saját stopod után hívsz
couple-not-held = Ennek a párnak nincs nálad mindkét lapja
couple-played-from = Ebből a párból már kijátszottál egy lapot; megmutatni csak a kezedből lehet
pool-taken = Ezt a kasszát ebben a leosztásban már elvitték
nothing-due = Most nem jár neked pénz
money-first = Előbb szedd be, ami neked jár, vagy passzolj
others-collect = Azért a lapért a pénz másnak jár
lead-instead = Nem kell passzolnod: ha lapot hívsz, a pénz úgyis elvész

# beállítások
option-conduct = azonnal kifizetik-e a királyokért és a spinért járó pénzt, vagy, mint igazi asztalnál, be kell szedni, mielőtt újabb lapot játszanak ki
option-dealer_pays_game = fizet-e az osztó is tétet a játékra
option-spin_payment = mennyit fizet mindenki más annak, aki a spint kijátssza
option-stake = hány zseton egy tét

# a beállítások űrlapja, és hogy mi ez a játék
label-dealer_pays_game = Az osztó is fizet a játékra
label-spin_payment = Fejenként fizetnek a spinért
preset-dealer-pays = Az osztó is fizet a játékra
game-about = Folytasd fölfelé a színt a házasságért, az intrikáért és a játékért; a káró ász, a spin stoppá tesz egy lapot.

# a képernyőn
place-pool = { $part }
fact-winner = Elsőnek fogytak el a lapjai
fact-owed = Pénz jár neki
verb-spin = Spint teszek hozzá
verb-declare = Megmutatom
verb-collect = Beszedem
value-pending = pénz jár

# miért tanácsol a gép egy lépést
why-couple-free = a megmutatott pár elviszi a kasszáját, és nem kerül semmibe
why-spin-paid = a spinért mindenki fizet neked
why-spin-stops = a spin stoppá teszi a lapodat, és mindenki fizet érte neked
lesson-spin-next = a kilences is nálad van: tedd hozzá a spint, attól a kilences stop lesz, és megint te hívsz
lesson-king = a király stop, és mindenki fizet érte
