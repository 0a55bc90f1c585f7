# amit egy kiszolgáló asztalánál ülő vendég hall
ui-free = szabad
ui-bot = gép
ui-program = program
ui-bot-plays = ennek a játékosnak a helyén { $bot } játszik
ui-away = nincs itt
ui-backs = ({ $n } lefordítva)
ui-lost = A kapcsolat megszakadt; újra próbálom.
ui-offline = Most nincs kapcsolat.
ui-seat-later = Játszma folyik; most néző vagy, helyet a végén kapsz.
ui-removed = A házigazda elküldött ettől az asztaltól.
ui-left = Elhagytad az asztalt.
ui-undone = Az utolsó lépést visszavették.
ui-moved-clock = { $name } ideje lejárt, gép lépett helyette.
ui-moved-standin = { $name } helyett gép lépett.
ui-back-asked = { $seat } visszavenné az utolsó lépést: /yes (igen) vagy /no (nem).
ui-back-waits = { $seat } visszavenné az utolsó lépést.
ui-next-deal = A leosztás véget ért. Nyomj Entert, ha jöhet a következő.
ui-begins = Kezdődik a játszma, sorszáma: { $n }.
ui-you-host = Te vagy a házigazda: a /start elindítja a játszmát, és a szabad helyekre gépek ülnek.
ui-help-line = Írj be egy számot vagy egy lépést, például play KS; a /help többet mond.
ui-help = 1 vagy play KS: lépés   /hint: mit tenne egy jó játékos   /undo: vedd vissza a lépésed
    /say SZÖVEG: beszélgetés   /table: az asztal újra   /law 12: egy cikkely
    /sit HELY, /stand: leülsz, felállsz   /start: játszma kezdése, ha te vagy a házigazda
    /check: az utolsó játszma osztásainak újbóli ellenőrzése   /quit: távozás
    /refer 12: a bizottság megkérdezése egy cikkelyről   /decide HELY, /decide none: válasz
    /yes, /no: visszaveheti-e a lépését, aki kéri
    /invite NÉV: program meghívása az asztalhoz, ha te vagy a házigazda
ui-invited = { $name } megkapta a meghívást.
ui-question = { $seat } a bizottságot kérdezi: { $clause }; aki a tagja, a /decide HELY vagy a /decide none paranccsal felel.
ui-decided-nothing = { $by } döntése, { $clause }: semmi sem következik.
ui-decided-against = { $by } döntése, { $clause }: { $whom } ellen.
ui-no-question = A bizottságot nem kérdezték.
ui-decide-whom = Ki ellen? /decide és ezek egyike: { $seats }, vagy none.
ui-no-order = Nincs ilyen parancs: /{ $order }; a /help felsorolja, mi van.
ui-not-your-turn = Most nem léphetsz.
ui-no-number = Nincs ilyen számú lépés: { $n }; a lépések számozása: 1–{ $most }.
ui-complaint-left-out = A kiszolgáló kihagyta a részedet egy keverésből, noha megkapta; keverés: { $drawing }.
ui-complaint-forged = A kiszolgáló olyan ígéretet ír a helyedhez, amely nem a tiéd; keverés: { $drawing }.
ui-complaint-pretended = A kiszolgáló azt állítja, hogy nem nyitottad meg a részedet, noha megtetted; keverés: { $drawing }.
ui-complaint-promise = A kiszolgáló ehhez a keveréshez most mást ígért, mint korábban: { $drawing }.
ui-complaint-story = Mást mondtak neked erről a játszmáról, mint ami a kiszolgáló naplójában áll.
ui-check-later = Még egyetlen olyan játszma sem ért véget, amelyet láttál.
ui-unchecked = A leosztásokat nem lehetett ellenőrizni: { $why }
ui-verdict-good = Minden rendben: a jegyzőkönyv egyezik azzal, amit megőriztél ({ $entries } bejegyzés, { $promises } ígéret, { $opened } megnyitott lap).
ui-verdict-unproven = A jegyzőkönyv önmagával összhangban van, de semmit sem őriztél meg a játszmából, ami bizonyítaná ({ $entries } bejegyzés, { $promises } ígéret, { $opened } megnyitott lap).
ui-verdict-wrong = NEM az történt, amit ígértek ({ $n } hiba): { $first }
ui-forgotten = Ennyi játszma már nem ellenőrizhető, mert semmi sem maradt meg belőlük: { $n }.
ui-error-malformed = A kiszolgáló ezt nem értette.
ui-error-too-large = Ez túl hosszú.
ui-error-too-fast = Túl gyorsan küldesz. Lassabban, kérlek.
ui-error-unknown = Ilyen nevűt a kiszolgáló nem ismer.
ui-error-no-such-table = Nincs ilyen asztal.
ui-error-not-entered = Nem vagy ennél az asztalnál.
ui-error-not-seated = Nincs itt helyed.
ui-error-not-host = Ezt csak a házigazda teheti.
ui-error-not-now = Ez most nem lehetséges.
ui-error-claims = A többiek még reklamálhatnak egy hiba miatt. A lépésed addig vár.
ui-error-stale = Közben más történt az asztalnál. Nézd meg újra, mielőtt lépsz.
ui-error-story = Mást mondtak neked erről a játszmáról, mint ami a kiszolgáló naplójában áll. Amit láttál, megmarad.
ui-error-taken = Ez a hely foglalt.
ui-error-full = Az asztal megtelt.
ui-error-unauthorized = Ez a belépés már nem érvényes. Lépj be újra.
ui-error-forbidden = Ez nem megengedett.
ui-error-muted = A házigazda elnémított.
ui-error-unrated = Ez nem fér össze az értékszámos játékkal: van óra, nincs tipp és visszavétel, mindenkinek fiókja van, csak a ház saját gépei játszanak, és közben senki nem jön és senkit nem küldenek el.
ui-error-unwelcome = Valaki ennél az asztalnál nem akar veled játszani.
ui-error-busy = A kiszolgáló most elfoglalt. Próbáld újra.
ui-error-storage = A kiszolgáló ezt most nem tudja feljegyezni. Semmi sem változott.
ui-error-lost = Ebből a játszmából semmi sem maradt, amit ellenőrizni lehetne.
ui-waiting = Várakozás; rajtad kívül ugyanerre vár: { $n }; még hiányzik: { $lacks }.
ui-waiting-again = Valaki nem jött el az asztalhoz. A helyed a listán megmaradt.
# egy est versenyei
ui-no-contests = Ebben a könyvben nincs verseny.
ui-round = { $n }. forduló
ui-winner = Győztes
ui-player = Játékos
ui-points = pont
ui-counters = zseton
ui-beyond = átlag felett
ui-matches = mérkőzés
ui-seed-holds = A sorsolás kulcsa ugyanaz, amelyet a nevezések előtt lepecsételtek.
ui-seed-differs = A sorsolás kulcsa NEM az, amelyet a nevezések előtt lepecsételtek.
