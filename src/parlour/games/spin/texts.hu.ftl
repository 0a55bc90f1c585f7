# események
stakes = { places }
winner-free = { $seat } nyerte az előző osztást, a játékra nem fizet
two-out = A káró nyolcas és a kőr kettes kikerül
no-spare-hand = Minden lap ki van osztva; pótkéz nincs
no-trumps = Felütés nincs; adu sincs
joins-spin = { $seat } mondja: „és spin”, és vele játssza: { $cards }
made-stop = A spin stoppá teszi: { $word }; { $seat } hív
pays-for-king = { $payer } fizet { $payee } részére { $amount } zsetont a királyért
pays-for-spin = { $payer } fizet { $payee } részére { $amount } zsetont a spinért
paid-at-once = A spinért mindenki fizetett; kapta: { $seat }
forfeits = { $seat } nem szedte be a neki járó { $n } zsetont: elveszett
declares-matrimony = { $seat } házasságot mutat: { $cards }
declares-intrigue = { $seat } intrikát mutat: { $cards }
shows-spin = { $seat } nem játszotta ki: { $cards }
pays-double = { $payer } kezében maradt a spin, duplán fizet { $payee } részére: { $amount }
pools-stay = { $n } zseton a kasszákban marad
shares-pool = { $payee } kap a kasszák maradékából: { $amount }

# elutasítások
no-spin-held = A káró ász nincs nálad
not-with-a-lead = A spin folytató laphoz társul, nem kihívotthoz
declare-after-stop = Párt csak akkor mutathatsz be, amikor a saját stopod után hívsz
couple-not-held = Ennek a párnak nincs nálad mindkét lapja
couple-played-from = Ebből a párból már kijátszottál; bemutatni csak kézből lehet
pool-taken = Ezt a kasszát ebben az osztásban már elvitték
nothing-due = Senkinek sem jár pénz
money-first = Előbb szedd be, ami jár, vagy passzolj
others-collect = A pénz másnak jár
lead-instead = Hívj egy lapot, és a pénz elvész; passzolni nem kell

# beállítások
option-conduct = a királyok és a spin díját azonnal kifizetik; vagy mint igazi asztalnál: be kell szedni, mielőtt más lapot játszanak ki
option-dealer_pays_game = az osztó is fizet tétet a játékra
option-spin_payment = mennyit fizet a többi játékos fejenként a spin kijátszójának
option-stake = hány zseton egy tét

# a beállítások űrlapja, és hogy mi ez a játék
label-dealer_pays_game = Az osztó is fizet a játékra
label-spin_payment = A spin díja
preset-dealer-pays = Az osztó is fizet a játékra
game-about = Rakd fölfelé a színt a házasságért, az intrikáért és a játékért; a spin, a káró ász, újat nyit.

# a képernyőn
place-pool = { $part }
fact-winner = Elsőnek fogyott ki
fact-owed = Jár neki
verb-spin = Spinnel játszom
verb-declare = Bemutatom
verb-collect = Beszedem
value-pending = pénz jár

# miért tanácsol a gép egy lépést
why-couple-free = a bemutatott pár elviszi a kasszáját, és nem kerül semmibe
why-spin-paid = a spinért fizetnek
why-spin-stops = a spin stoppá teszi, és fizetnek érte
lesson-spin-next = a kilences is nálad van: a spin stoppá teszi, és megint te hívsz
lesson-king = a király stop, és mindenki fizet érte
