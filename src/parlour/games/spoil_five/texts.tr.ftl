# olaylar
spoil-stake = { $payer } bozulan elden sonra ekler: { $amount }
dealer-stake = { pays-fee }
turns-another = { $seat } bunun yerine açar: { $cards }
sets-aside = { $seat } kenara koyar: { $cards }
turn-up-stays = Başka renk kalmadı, açılan kâğıt olarak kalır: { $cards }
asks-for-five = { $seat } başka bir koz rengi ister (beşleme)
keeps-trumps = { $seat } kozu değiştirmez
agrees-to-five = { $seat } başka bir koz rengine razı olur
refuses-five = { $seat } başka bir koz rengini reddeder
lays-face-down = { $seat } kapalı bırakır: { $cards }
robs = { $seat } kozu alır: { $cards }
leaves-ace = { $seat } açılan ası almaz
takes-pool = { takes-share }
spoilt = Kimsenin yeterli lövesi yok: el bozuldu. Havuz kalır: { $n }
plays-on = { $seat } beş lövenin hepsini almak için devam eder
jink-fails = { $seat } beş löve için devam etti ve birini kaybetti: havuz kalır
pays-jink = { $payer } beş löve için öder: { $amount }
scores = { $seat } 5 puan yazar, toplamı: { $n }
hand-over = El { $n } löveden sonra bitti
deals-done = Oyun { $n } elden sonra bitti
deal-lost = { $seat } dağıtma hakkını kaybeder
rebuys = { $payer } { $amount } fiş öder ve yeniden dağıtır
shows-no-ace = { $seat }, as elinde olmadan kozu almıştı ve elini gösterir: { $cards }
is-debarred = { $seat } bu elde havuzu kazanamaz
has-not-robbed = { $seat }, koz ası elindeyken kozu almadı: { $cards }
cannot-win = { $seat } yeterli löve aldı ama bu elde havuzu kazanamaz

# retler
fiving-not-agreed = Bu masada başka koz rengi istemek (beşleme) yok
fiving-once = Başka koz rengi (beşleme) ancak bir kez, oyundan önce istenir
elder-asks = Başka koz rengini (beşleme) ancak ilk oyuncu isteyebilir
dealer-answers = Koz renginin değişip değişmeyeceği sorusuna ancak dağıtan cevap verir
nothing-asked = Başka koz rengi isteyen olmadı
fiving-first = Önce koz renginin değişip değişmeyeceği belli olmalı
jinking-not-agreed = Bu masada beş löve için devam etmek (jink) yok
third-trick-speaks = Taraf adına kararı üçüncü löveyi alan verir
first-three-tricks = Havuzu almayı ya da devam etmeyi ancak ilk üç löveyi alan, bir kez seçebilir
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
dealer-robs-before-lead = Dağıtan ası alıp almayacağına ilk çıkıştan önce karar verir; sonra alamaz
dealer-decides-first = Ası alıp almayacağına önce dağıtan karar verir
must-play-trump = Koz çıkıldı: koz oynamalısın
no-reneging-to-higher = Daha büyük koz çıkıldı: kozunu saklayamazsın
must-follow-hearts = Kupa ası kupa ister: renge uy ya da koz çak
must-follow-or-trump = Elinde bu renkten var: renge uy ya da koz çak
nothing-misdealt = Bedeli ödenecek bir yanlış dağıtım yok
misdealer-decides = Dağıtan, ödeyip yeniden dağıtacağını ya da vazgeçtiğini söylemeli

# seçenekler
option-deals = herkes bir kez dağıtana kadar, puanlı bir parti kazanılana kadar ya da belli sayıda dağıtım
option-stake = yeni havuza kişi başına kaç fiş konur
option-spoil_stake = bozulan elden sonra havuza kişi başına kaç fiş eklenir
option-dealer_stake = dağıtan her dağıtımda ayrıca kaç fiş öder
option-partners = herkes tek başına mı oynar, birer yer atlayarak iki taraf mı kurulur, karşı karşıya oturanlar mı eş olur
option-misdeal = yanlış dağıtan dağıtma hakkını kaybeder mi, yoksa ödeyip yeniden dağıtabilir mi
option-robbing = koz ası elinde olan, açılan kozu almak zorunda mı, isterse alabilir mi, hiç alamaz mı
option-order = kâğıt sırası: İrlanda usulü ya da bilinen sıra
option-two_tricks_win = iki löve alan, havuzu kazanır mı
option-fiving = ilk oyuncu başka bir koz rengi isteyebilir mi
option-jinking = ilk üç löveyi alan, beşini de almak için devam edebilir mi
option-points = löve başına beş puanla 25 ya da 45'lik parti oynanır mı
option-conduct = yalnız kurala uygun hamleler mi yapılabilir, yoksa gerçek masadaki gibi kurallar çiğnenip itiraz edilebilir mi

# ayarların formu ve oyunun ne olduğu
label-spoil_stake = Bozulan elden sonra bahis
label-dealer_stake = Dağıtanın ek bahsi
label-misdeal = Yanlış dağıtınca
label-robbing = Açılan kozu almak
label-order = Kâğıt sırası
label-two_tricks_win = İki löve havuzu kazandırır
label-fiving = Başka koz rengi (beşleme)
label-jinking = Beş löveye devam (jink)
label-points = 25 ya da 45 puanlık parti
choice-game = puanlı parti kazanılana kadar
choice-partners-none = herkes kendi adına
choice-compulsory = zorunlu
choice-optional = isteğe bağlı
choice-irish = İrlanda usulü
choice-ordinary = bilinen sıra
choice-25 = 25 puan
choice-45 = 45 puan
choice-two-sides = iki taraf, birer yer atlayarak
choice-pairs = karşı karşıya oturan eşler
choice-lose-deal = dağıtan hakkını kaybeder
choice-may-rebuy = dağıtan ödeyip yeniden dağıtabilir
preset-jinking = Jink ile
preset-twenty-five = 25 puanlık parti
preset-forty-five = 45 puanlık parti
preset-family = Aile oyunu, bilinen sırayla
game-about = Beş lövenin üçünü alan, havuzu alır; alamıyorsan eli herkes için boz.

# ekranda
place-laid = Bıraktığı: { $seat }
place-own-laid = Senin bıraktığın
fact-stakes = Bahisler
fact-clubs = Sinek
fact-diamonds = Karo
fact-hearts = Kupa
fact-spades = Maça
fact-laid = Bıraktığın
fact-spoils = Bozulan eller
fact-misdeal = Yanlış dağıtım
fact-robbing = Açılan kozu almak
fact-enough = Kazandıran löve
fact-jinking = Jink
fact-target = Hedef puan
verb-five = Başka koz rengi iste
verb-rob = Kozu al, kâğıt bırak
verb-no-rob = Ası yerinde bırak
verb-take-pool = Havuzu al
verb-play-on = Devam et
value-paid = ödendi
value-after-spoil = bozulan elden sonra
value-may-rebuy = dağıtan ödeyip yeniden dağıtabilir
value-optional = isteğe bağlı
value-fiving = başka koz rengi mi?
value-dealer-robs = dağıtan kozu alabilir
value-jink = havuzu almak mı, beş löveye oynamak mı?
fact-debarred = Havuzu kazanamaz
verb-rebuy = Öde ve yeniden dağıt
verb-yield = Dağıtmaktan vazgeç
value-misdealt = yanlış dağıtım
value-14 = 14, yanlış dağıttı ya da bir kâğıdı gösterdi
value-27 = 27, as olmadan açılan kozu aldı
value-R20 = R20, yanlış kâğıt ya da yanlış sıra

# bilgisayar bir hamleyi neden önerir
why-cheap-trick = ucuza gelmişken bir löve al
why-ace-worth = açılan as için hangi kâğıdı bıraksan değer
why-elder-asks = bu koz senin işine gelmiyor
why-trump-for-weakest = en zayıf kâğıdın yerine bir koz alırsın
why-rest-unbeaten = kalan kâğıtlarını kimse geçemez
why-pool-won = havuz kazanıldı
why-draw-trumps = elinde iki ya da daha çok koz var: en büyüğü ötekilerin kozlarını düşürür
why-weakest-goes = kazanılacak bir şey yok: en zayıf kâğıt atılır
why-no-trump = elinde koz yok
why-trumps-held = elinde koz var
why-stop-him = biri havuzu kazanmak üzere: onu durdurmak gerek
lesson-strongest-plain = son kozu işe yarayacak löveye sakla: öteki iki kâğıdın iyisi kızdır, çünkü resimliler bütün sayıların üstündedir

# itirazın başladığı an
moment-robbed = biri kozu aldı

# dağıtıma mal olabilecek bir davranıştan önce
sure-yield = Dağıtma hakkını kaybedersin: komşun dağıtır.

# what a newcomer cannot know
about-rob = Kozu almak, koz için açılan kâğıdı eline almak ve yerine başka bir kâğıdını bırakmaktır.

# what may be claimed, as a condition, and what follows
if-14 = Dağıtan yanlış dağıttıysa ya da bir kâğıdı gösterdiyse
then-14 = dağıtan, dağıtma hakkını kaybeder
if-27 = Bir oyuncu, as elinde olmadan açılan kozu aldıysa
then-27 = o oyuncu bu elde havuzu kazanamaz
if-R20 = Bir oyuncu renge uymadıysa ya da sırası gelmeden oynadıysa
then-R20 = hata düzeltilir ya da o oyuncu bu elde kazanamaz
