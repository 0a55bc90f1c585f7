# olaylar
spoil-stake = { $payer } bozulan oyundan sonra ekler: { $amount }
dealer-stake = { pays-fee }
turns-another = { $seat } bunun yerine açar: { $cards }
sets-aside = { $seat } kenara koyar: { $cards }
turn-up-stays = Başka renk kalmadı, açılan kâğıt olarak kalır: { $cards }
asks-for-five = { $seat } beşleme ister
keeps-trumps = { $seat } kozu değiştirmez
agrees-to-five = { $seat } razı olur
refuses-five = { $seat } reddeder
lays-face-down = { $seat } kapalı bırakır: { $cards }
robs = { $seat } kozu alır: { $cards }
leaves-ace = { $seat } ası almaz
takes-pool = { takes-share }
spoilt = Kimsenin yeterli lövesi yok: oyun bozuldu. Havuz kalır: { $n }
plays-on = { $seat } beş lövenin hepsini almak için devam eder
jink-fails = { $seat } bir löveyi, onunla birlikte havuzu da kaybetti
pays-jink = { $payer } beş löve için öder: { $amount }
scores = { $seat } 5 puan yazar, toplamı: { $n }
hand-over = El { $n } löveden sonra bitti
deals-done = Oyun { $n } dağıtımdan sonra bitti
deal-lost = { $seat } dağıtma hakkını kaybeder
rebuys = { $payer } { $amount } fiş öder ve yeniden dağıtır
shows-no-ace = { $seat }, as elinde olmadan kozu almıştı ve elini gösterir: { $cards }
is-debarred = { $seat } bu eli kazanamaz
has-not-robbed = { $seat }, koz ası elindeyken kozu almadı: { $cards }
cannot-win = { $seat } löveleri aldı ama kazanamaz

# retler
fiving-not-agreed = Bu masada beşleme yok
fiving-once = Beşleme bir kez, oyundan önce istenir
elder-asks = Beşlemeyi ancak ilk oyuncu ister
dealer-answers = Ancak dağıtan cevap verir
nothing-asked = Beşleme isteyen yok
fiving-first = Koz henüz belli olmadı
jinking-not-agreed = Bu masada jink yok
third-trick-speaks = Kararı üçüncü löveyi alan verir
first-three-tricks = Bu seçimi ancak ilk üç löveyi alan yapar, o da bir kez
pool-or-play-on = Önce havuzu alacağını ya da devam edeceğini söyle
robbing-not-agreed = Bu masada açılan koz alınmaz
no-ace-no-rob = Açılan kozu ancak koz ası elinde olan alabilir
robbed-already = Kozu zaten aldın
rob-before-first-card = Kozu ancak ilk kâğıdından önce alabilirdin
rob-at-your-turn = Kozu sıran gelince alabilirsin
must-rob = Koz ası sende: önce açılan kozu almalısın
play-instead = Kozu almak istemiyorsan bir kâğıt oyna
keep-the-ace = Astan başka her kâğıdı bırakabilirsin
dealer-robs = As açıldı: kozu ancak dağıtan alabilir
dealer-robs-before-lead = Dağıtan ası ilk çıkıştan önce alır, yoksa hiç alamaz
dealer-decides-first = Ası alıp almayacağına önce dağıtan karar verir
must-play-trump = Koz çıkıldı: koz oynamalısın
no-reneging-to-higher = Daha büyük koz çıkıldı: kozunu saklayamazsın
must-follow-hearts = Kupa ası kupa ister: renge uy ya da koz çak
must-follow-or-trump = Elinde bu renkten var: renge uy ya da koz çak
nothing-misdealt = Bedeli ödenecek bir yanlış dağıtım yok
misdealer-decides = Dağıtan, ödeyip yeniden dağıtacağını ya da vazgeçtiğini söylemeli

# seçenekler
option-deals = herkes bir kez dağıtana kadar, puanlı bir parti kazanılana kadar ya da belli sayıda dağıtım
option-stake = yeni havuza kişi başına konan fiş
option-spoil_stake = bozulan oyundan sonra kişi başına eklenen fiş
option-dealer_stake = dağıtanın her dağıtımda ayrıca ödediği fiş
option-partners = herkes tek başına; birer yer atlayarak iki taraf; ya da karşı karşıya oturan eşler
option-misdeal = yanlış dağıtan ne yapabilir
option-robbing = koz ası elinde olan, açılan kozu almak zorunda mı, isterse alabilir mi, hiç alamaz mı
option-order = kâğıt sırası: İrlanda usulü ya da bilinen sıra
option-two_tricks_win = iki löve alan, havuzu kazanır
option-fiving = ilk oyuncu başka bir koz rengi isteyebilir
option-jinking = ilk üç löveyi alan, beşini de almak için devam edebilir
option-points = löve başına beş puanla 25 ya da 45'lik parti
option-conduct = yalnız kurala uygun hamleler; ya da gerçek masadaki gibi: kurallar çiğnenebilir ve itiraz edilir

# ayarların formu ve oyunun ne olduğu
label-spoil_stake = Oyun bozulunca
label-dealer_stake = Dağıtan ayrıca
label-misdeal = Yanlış dağıtınca
label-robbing = Açılan kozu almak
label-order = Kâğıt sırası
label-two_tricks_win = İki löve kazandırır
label-fiving = Beşleme
label-jinking = Jink
label-points = Puanlı parti
choice-game = puanlı parti kazanılana kadar
choice-partners-none = herkes kendi adına
choice-compulsory = zorunlu
choice-optional = isteğe bağlı
choice-irish = İrlanda usulü
choice-ordinary = bilinen sıra
choice-25 = 25 puan
choice-45 = 45 puan
choice-two-sides = iki taraf
choice-pairs = eşler
choice-lose-deal = dağıtma hakkını kaybeder
choice-may-rebuy = isterse ödeyip yeniden dağıtır
preset-jinking = Jink ile
preset-twenty-five = Yirmi beş
preset-forty-five = Kırk beş
preset-family = Aile oyunu, bilinen sırayla
game-about = Beş lövenin üçünü alan, havuzu alır; alamıyorsan oyunu herkes için boz.

# ekranda
place-laid = Bıraktığı: { $seat }
place-own-laid = Senin bıraktığın
fact-stakes = Bahisler
fact-clubs = Sinek
fact-diamonds = Karo
fact-hearts = Kupa
fact-spades = Maça
fact-laid = Bıraktığın
fact-spoils = Bozulan oyunlar
fact-misdeal = Yanlış dağıtım
fact-robbing = Açılan kozu almak
fact-enough = Kazandıran löve
fact-jinking = Jink
fact-target = Kaçta biter
verb-five = Beşle
verb-rob = Kozu al, yerine bırak
verb-no-rob = Ası yerinde bırak
verb-take-pool = Havuzu al
verb-play-on = Devam et
value-paid = ödendi
value-after-spoil = bozulan oyundan sonra
value-may-rebuy = ödeyip yeniden dağıtabilir
value-optional = isteğe bağlı
value-fiving = beşleme mi?
value-dealer-robs = dağıtan kozu alabilir
value-jink = havuz, ya da beşi birden
fact-debarred = Kazanamaz
verb-rebuy = Öde ve yeniden dağıt
verb-yield = Dağıtmaktan vazgeç
value-misdealt = yanlış dağıtım
value-14 = 14, yanlış dağıtım
value-27 = 27, as olmadan koz aldı
value-R20 = yanlış kâğıt ya da yanlış sıra

# bilgisayar bir hamleyi neden önerir
why-cheap-trick = ucuza gelmişken bir löve
why-ace-worth = açılan as için hangi kâğıdı bıraksan değer
why-elder-asks = bu koz ilk oyuncunun işine gelmiyor
why-trump-for-weakest = en zayıf kâğıdın yerine bir koz
why-rest-unbeaten = kalan kâğıtlarını kimse geçemez
why-pool-won = havuz kazanıldı
why-draw-trumps = elde iki ya da daha çok koz var: en büyüğü ötekilerin kozlarını düşürür
why-weakest-goes = kazanılacak bir şey yok: en zayıf kâğıt gider
why-no-trump = elde koz yok
why-trumps-held = elde koz var
why-stop-him = havuzu ona bırakmamalı
lesson-strongest-plain = son kozu işe yarayacak löveye sakla: öteki iki kâğıdın iyisi kızdır, çünkü resimliler bütün sayıların üstündedir

# itirazın başladığı an
moment-robbed = biri kozu aldı

# dağıtıma mal olabilecek bir davranıştan önce
sure-yield = Dağıtma hakkını kaybedersin: komşun dağıtır.

# what a newcomer cannot know
about-rob = Kozu almak, koz için açılan kâğıdı eline almak ve yerine başka bir kâğıdını bırakmaktır.

# what may be claimed, as a condition, and what follows
if-14 = Dağıtan yanlış dağıttıysa ya da bir kâğıt açtıysa
then-14 = dağıtma hakkını kaybeder
if-27 = As elinde olmadan kozu aldıysa
then-27 = bu elde havuzu kazanamaz
if-R20 = Renge uymadıysa ya da sırası gelmeden oynadıysa
then-R20 = düzeltilir ya da bu elde kazanamaz
