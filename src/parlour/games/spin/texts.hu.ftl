# események
stakes = { places }
winner-free = { $seat } nyerte az előző leosztást, nem fizet a játékra
two-out = A káró nyolcast és a kőr kettest kiveszik
no-spare-hand = Minden lapot kiosztanak, pótkéz nincs
no-trumps = Nem ütnek fel lapot, adu nincs
joins-spin = { $seat } azt mondja: „és spin”, és hozzáteszi: { $cards }
made-stop = A spintől ez a lap stop: { $word }; { $seat } hív
pays-for-king = { $payer } fizet { $payee } részére { $amount } zsetont a királyért
pays-for-spin = { $payer } fizet { $payee } részére { $amount } zsetont a spinért
paid-at-once = A spinért mindenki fizetett { $seat } részére
forfeits = { $seat } nem szedte be a neki járó { $n } zsetont: elveszett
declares-matrimony = { $seat } megmutatja a házasságot: { $cards }
declares-intrigue = { $seat } megmutatja az intrikát: { $cards }
shows-spin = { $seat } nem játszotta ki: { $cards }
pays-double = { $payer } kezében maradt a spin, duplán fizet { $payee } részére: { $amount }
pools-stay = { $n } zseton a kasszákban marad
shares-pool = { $payee } kap a kasszák maradékából: { $amount }

# elutasítások
no-spin-held = A káró ász nincs nálad
not-with-a-lead = A spint csak soron következő laphoz teheted hozzá, kihívotthoz nem
declare-after-stop = Párt csak akkor mutathatsz meg, amikor a saját stopod után hívsz
couple-not-held = Ennek a párnak nincs nálad mindkét lapja
couple-played-from = Ebből a párból már kijátszottál egy lapot; megmutatni csak a kezedből lehet
pool-taken = Ezt a kasszát ebben a leosztásban már elvitték
nothing-due = Most senkinek sem jár pénz
money-first = Előbb szedd be, ami neked jár, vagy passzolj
others-collect = A pénz másnak jár
lead-instead = Ha hívsz egy lapot, a pénz elvész; passzolnod nem kell

# beállítások
option-conduct = a királyokért és a spinért járó pénzt azonnal kifizetik; vagy mint igazi asztalnál: be kell szedni, mielőtt újabb lapot játszanak ki
option-dealer_pays_game = az osztó is fizet tétet a játékra
option-spin_payment = mennyit fizet mindenki más annak, aki a spint kijátssza
option-stake = hány zseton egy tét

# a beállítások űrlapja, és hogy mi ez a játék
label-dealer_pays_game = Az osztó is fizet a játékra
label-spin_payment = A spin díja
preset-dealer-pays = Az osztó is fizet a játékra
game-about = Folytasd fölfelé a színt a házasságért, az intrikáért és a játékért; a káró ász, a spin stoppá tesz egy lapot.

# a képernyőn
place-pool = { $part }
fact-winner = Elsőnek fogytak el a lapjai
fact-owed = Jár neki
verb-spin = Spint teszek hozzá
verb-declare = Megmutatom
verb-collect = Beszedem
value-pending = pénz jár

# miért tanácsol a gép egy lépést
why-couple-free = a megmutatott pár elviszi a kasszáját, és nem kerül semmibe
why-spin-paid = a spinért fizetnek
why-spin-stops = a spin stoppá teszi, és fizetnek érte
lesson-spin-next = a kilences is nálad van: a spintől az stop lesz, és megint te hívsz
lesson-king = a király stop, és mindenki fizet érte
