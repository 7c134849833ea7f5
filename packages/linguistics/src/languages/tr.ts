import type { LanguageSource } from '../language-source.ts'

/** Turkish. */
export const tr: LanguageSource = {
  code: 'tr',
  script: 'Latin',
  text: `
penis-vulgar sik, yarak, yarrak, çük/chük, pipi, malafat, siki, sikim, zeker, penis, kamış, dalga, alet, bibik, babafingo, dalyarak, bamya, taşak, zekker
penis penis, kamış
vulva-vulgar am, amcık, amına, kuku, ferç, kukucuk, vajina, amına koyim, amk
vagina vajina
testicles-vulgar taşak, daşak, yumurta, top, hayalar, taşşak, daşşak
testicle testis, haya
breasts-vulgar meme, memeler, göğüs, bomba, ciciler
nipple meme ucu
arse göt, kıç, popo, kaba et, kıçın, götveren, götü
buttocks kalça, kaba et
anus anüs, makat
arsehole göt deliği, götveren
pubic-hair kasık kılı
crotch kasık, apış
clitoris klitoris, bızır
foreskin sünnet derisi
erection ereksiyon, sertleşme
semen döl, meni, bel
fuck sikmek, sik, sikiş, siktir, düzmek, becermek, siker, sikeyim, kaymak, sikiyim, sikişmek, koymak, çakmak, domaltmak
fuck-exclamation siktir, amına koyayım, amk, aq, hassiktir, lanet
sex seks
intercourse cinsel ilişki
mate-animals çiftleşmek
orgasm orgazm, boşalmak
masturbate otuz bir, asılmak, mastürbasyon, çekmek, otuzbir
wanker otuzbirci, abaza
suck-vulgar sakso, yalamak
blow-job sakso, oral
sodomy livata, oğlancılık
horny azgın, abazan
heat-rut kızgınlık
lust şehvet
pervert sapık
lecher zampara, çapkın
obscene müstehcen, açık saçık
porn porno
naked çıplak
striptease striptiz
prostitute fahişe, hayat kadını
whore orospu, kahpe, fahişe, kaltak, sürtük, kancık, yosma, şıllık, yollu, kevaşe, motor, aşüfte, aşifte
slut sürtük, aşüfte, yosma
brothel genelev, kerhane
pimp pezevenk, kavat, godoş
mistress metres
adultery zina
cuckold boynuzlu
incest ensest
paedophile sübyancı, pedofil
rape tecavüz
orgy seks partisi
fetish fetiş
dildo vibratör
condom-slang prezervatif, kaput
virgin-sexual bakire, bekaret
impotent iktidarsız
castrate hadım
shit bok, kaka, sıç, sıçmak, boktan, sıçmık
shit-verb sıçmak, sıç, kakalamak
excrement dışkı, pislik
poop kaka
dung gübre, tezek
droppings fışkı
piss sidik, işemek, çiş, siymek
urine idrar
pee çiş, işemek, sidik, işe
fart osuruk, osurmak, gaz, yel, pırt, yellenme, zart, cart
diarrhoea-vulgar cırcır
belch geğirmek
vomit kus, kusmak, kusmuk, istifra
snot sümük
spit tükürük, tükürmek
sweat ter
stink pis koku, kokmuş, koku, leş
pus irin, cerahat
toilet tuvalet, hela
latrine kenef, ayakyolu
chamber-pot lazımlık
sewer lağım
menstruation adet, regl
tampon tampon
diaper bebek bezi
armpit koltuk altı
pimple sivilce
dandruff kepek
potbelly göbek
seduce baştan çıkarmak, ayartmak
lick yalamak
hump becermek
damn lanet, kahretsin
go-to-hell cehenneme git, defol, siktir git, hassiktir, siktir, bas git
son-of-bitch orospu çocuğu, piç kurusu
motherfucker ananı sikeyim
bollocks saçmalık, palavra
transvestite travesti
lingerie iç çamaşırı
peeping röntgenci
grope ellemek
hole-vulgar delik
stick-vulgar kazık
idiot salak, aptal, mal, gerzek, ahmak, dangalak, mankafa, geri zekalı, beyinsiz, denyo, kalas, kereste, budala, öküz, avanak, enayi, kazma, andaval, keriz, sersem, hıyar, embesil, gerizekalı, angut, dallama, ebleh
fool budala, ahmak, enayi
stupid aptal, mal
cretin dangalak
blockhead mankafa, odun
clumsy sakar, beceriksiz
crazy deli, kaçık, çatlak, manyak, kafadan çatlak, üşütük, zırdeli, çılgın
madman deli, kaçık
madhouse tımarhane
retarded özürlü
cripple sakat
lame-person topal
blind-person kör
deaf-person sağır
mute-person dilsiz
stutterer kekeme
hunchback kambur
dwarf cüce
bald kel, dazlak, cavlak
ugly çirkin
fat-person şişko
skinny sıska, çiroz
coward korkak, ödlek, tırsak, tabansız
weakling zayıf, çelimsiz
sissy hanım evladı, muhallebi çocuğu
bastard piç, veled, puşt, pezevenk, şerefsiz, it, soysuz, deyyus, alçak, adi
scoundrel alçak, namussuz, şerefsiz, hergele, serseri, hain, dürzü, soysuz
rascal yaramaz, kerata
scum ayaktakımı, it
wretch zavallı, sefil
tramp serseri, berduş
beggar dilenci, sadakacı
loser ezik, kaybeden, zavallı
lazybones tembel
glutton obur, pisboğaz
miser cimri, pinti
greedy açgözlü
drunkard ayyaş, sarhoş, alkolik, bekri
drunk sarhoş, ayyaş, küp, zom, matiz, fitil
liar yalancı
cheat hilekâr, düzenbaz
hypocrite ikiyüzlü
traitor hain
snitch ispiyoncu, muhbir
toady yalaka, dalkavuk
braggart palavracı
arrogant kibirli, küstah
cheeky arsız, yüzsüz
rude kaba, kıro, hödük, maganda, ayı, terbiyesiz
boor kıro, maganda, hödük, ayı, öküz, zonta, hanzo, kezban
gossip dedikodu, dedikoducu
old-hag cadaloz, kocakarı
old-man-derog moruk, bunak
old-maid kız kurusu
slave köle
servant-derog uşak
pig domuz
donkey eşek
ox-insult öküz
cow-insult inek
goat-insult keçi
dog-insult köpek, it
bitch kancık
monkey-insult maymun
rat-insult sıçan
snake-insult yılan
chicken-insult tavuk
goose-insult kaz
worm-insult solucan
louse bit, sirke, yavşak
vermin haşere
parasite asalak, parazit
toad kara kurbağası
hyena sırtlan
vulture akbaba
beast canavar, hayvan
monster canavar
savage vahşi
primitive ilkel
trash-person süprüntü
shame-on-you ayıp, yazıklar olsun
mock alay
insult hakaret
slur-black zenci, arap
slur-jew çıfıt
slur-roma çingene, şopar
slur-asian çekik göz
slur-foreigner gavur
slur-neighbour gavur, moskof, palikarya
slur-region kıro, hanzo, maganda, keko, kürdo
slur-gay ibne, top, göt veren, nonoş, puşt, götveren, ipne, oğlancı, homo, yumuşak, oğlan, homoş, götçü
slur-lesbian sevici
slur-trans dönme
slur-woman karı
slur-poor çulsuz
gay eşcinsel
lesbian lezbiyen
negro-word zenci
big-mouth boşboğaz
shut-up kapa çeneni, kes sesini
naive saf
stubborn inatçı
clown palyaço, soytarı
puppet kukla
ignorant cahil
good-for-nothing hayta, haylaz
upstart sonradan görme
hitler Hitler
nazi nazi
swastika gamalı haç
fascist faşist
mussolini Mussolini
stalin Stalin
lenin Lenin
mao Mao
dictator diktatör
tyrant zalim, zorba
communist komünist
socialist sosyalist
capitalist kapitalist
anarchy anarşi
racist ırkçı
slavery kölelik
colony sömürge
genocide soykırım
holocaust holokost
concentration-camp toplama kampı
gas-chamber gaz odası
ghetto getto
pogrom pogrom
war savaş
civil-war iç savaş
army ordu
soldier asker
police polis
cop aynasız
spy casus
terrorist terörist
terror-group PKK, FETÖ, IŞİD
hostage rehine
revolution devrim
coup darbe
riot isyan, ayaklanma
rebel asi
strike-labour grev
demonstration gösteri
occupation işgal
invasion istila
separatist ayrılıkçı, bölücü
propaganda propaganda
censorship sansür
corruption-politics yolsuzluk
mafia-politics mafya
party-political AKP, CHP
president cumhurbaşkanı, başkan
minister bakan
king kral
queen kraliçe
emperor imparator
prince prens, şehzade
sultan sultan, padişah
leader lider, önder
master-lord efendi, ağa
flag bayrak
homeland vatan
republic cumhuriyet
state devlet
government hükümet
election seçim
border sınır
refugee mülteci
immigrant göçmen
contested-place Kıbrıs, Kürdistan
god tanrı, ilah
goddess tanrıça
jesus İsa
christ Mesih
virgin-mary Meryem
holy-spirit Kutsal Ruh
saint aziz, evliya
sacred kutsal
angel melek
devil şeytan
satan şeytan, iblis
demon cin
hell cehennem
paradise cennet
sin günah
sinner günahkâr
soul ruh, can
prayer dua, namaz
pray dua etmek
church kilise
mosque cami
synagogue havra
temple tapınak
monastery manastır
altar sunak
cross-christian haç
priest papaz, rahip
monk keşiş
nun rahibe
bishop piskopos
pope papa
imam imam, hoca
rabbi haham
prophet peygamber
muhammad Muhammed
allah Allah
koran Kuran
bible İncil
torah Tevrat
buddha Buda
jew Yahudi
muslim Müslüman
christian Hristiyan
infidel kâfir, gavur
heretic sapkın
blasphemy küfür
sect tarikat, mezhep
holy-war cihat
forbidden-food haram
halal helal
forbidden-religious haram
fasting oruç
pilgrimage hac
sacrifice kurban
baptism vaftiz
miracle mucize
blessing bereket
witch cadı
sorcerer büyücü
magic büyü, sihir
evil-eye nazar
evil-spirit-local karabasan, gulyabani
idol put
antichrist Deccal
judas Yahuda
apocalypse kıyamet
fate kader, kısmet
holy-place Kâbe, Mekke
death ölüm, ecel, mevt
dead ölü, ölmüş, merhum
die ölmek, geberin
corpse ceset, leş
carrion leş, ceset
grave mezar
coffin tabut
funeral cenaze
cemetery mezarlık
mourning yas, matem
widow dul
orphan yetim, öksüz
skeleton iskelet
skull kafatası
ghost hayalet, hortlak
vampire vampir
zombie zombi
kill öldürmek
murder cinayet
murderer katil
suicide intihar
hang-person darağacı, asmak
execution idam
executioner cellat
strangle boğmak
drown boğulmak
massacre katliam
slaughterhouse mezbaha
butcher-derog kasap
torture işkence
beat dövmek, dayak
slap tokat, şamar
fight kavga, dövüş
violence şiddet
wound yara
scar yara izi
blood kan
bomb bomba
gun silah, tabanca
bullet kurşun, mermi
knife-weapon bıçak, hançer
weapon silah
explosion patlama
whip kırbaç
trap tuzak
chain-fetter zincir, pranga
prison hapishane, cezaevi
prisoner mahkum, tutsak
thief hırsız, uğru, arakçı, yankesici
steal çalmak
robber haydut, eşkıya
robbery soygun
plunder yağma
gangster gangster
mafia mafya
criminal suçlu
crime suç
kidnap kaçırmak
blackmail şantaj
bribe rüşvet
corrupt yozlaşmış
fraud dolandırıcılık, dolandırıcı, sahtekar, hile, üçkağıt, kazık
counterfeit sahte, taklit
lie yalan, palavra, kıtır, martaval, atmasyon, masal
false sahte, düzmece, çakma, yalan
trick hile, dalavere
smuggler kaçakçı
pirate korsan
arson kundaklama
fire-blaze yangın
enemy düşman
hate nefret, kin
revenge intikam, öç
anger öfke
angry kızgın
evil kötülük, şer
bad kötü, fena, berbat, rezil
worse beter
cruel zalim, gaddar
fear korku
terror dehşet, terör
nightmare kâbus
danger tehlike
dangerous tehlikeli
threat tehdit
accident kaza
disaster felaket, afet
misfortune bela, uğursuzluk, talihsizlik, felaket, şanssızlık
bad-omen uğursuz
curse lanet, beddua
doom yıkım
damage hasar, zarar
destroy yok etmek
broken kırık, bozuk, arızalı, bozulmuş
break-verb kırmak
breakdown arıza
crack çatlak
rust pas
rot çürük, çürümek
mould küf
stale bayat
spoiled bozuk
garbage çöp, çer çöp, süprüntü, moloz, döküntü
junk hurda
rubbish-quality döküntü
dirt kir, pislik, leke, çamur, toz
dirty pis, kirli, leş, murdar, pasaklı, leş gibi
stain leke
mud çamur
swamp bataklık
dust toz
slime balçık
soot is, kurum
poison zehir
toxic zehirli
ashes kül
disgust tiksinti
disgusting iğrenç
yuck iğ, öğk
poor fakir, yoksul, fukara, züğürt
poverty yoksulluk
hunger açlık
famine kıtlık
thirst susuzluk
debt borç
bankrupt iflas
loss kayıp, zarar
lose kaybetmek
failure başarısızlık
fall-verb düşmek
error hata, yanlış
guilt suçluluk
punishment ceza
tax vergi
problem sorun, dert, bela, problem, arıza
quarrel kavga
scandal rezalet, skandal
chaos kargaşa
noise gürültü
cheap ucuz
expensive pahalı
worthless değersiz
useless yararsız, işe yaramaz
weak güçsüz
slow yavaş
late geç
old eski, yaşlı
worn-out yıpranmış
empty boş
nothing hiç
nobody hiç kimse
never asla
not değil
stop dur
end son
finished bitti
boring sıkıcı
bitter acı
sour ekşi
sad üzgün
sorrow keder, hüzün
cry-weep ağlamak
tear-drop gözyaşı
scream çığlık
complain şikayet
lonely yalnız
pity yazık
shame utanç, ayıp
tired yorgun
cold-neg soğuk
dark karanlık
darkness zulmet
shadow gölge
abyss uçurum
storm fırtına
earthquake deprem
flood sel
drought kuraklık
smoke-fumes duman
cigarette sigara
drug uyuşturucu
cannabis esrar, ot
cocaine kokain
heroin-drug eroin
drug-addict esrarkeş, bağımlı
drug-dealer torbacı
booze içki, rakı
hangover akşamdan kalma
gambling kumar
burden yük
obstacle engel
limp-slack gevşek
hollow oyuk
crooked eğri, çarpık
raw-unripe çiğ, ham
burnt yanık
lack eksik
delay gecikme
forget unutmak
refuse ret
forbidden yasak
escape kaçış, kaçmak
hide saklamak
lost kayıp
abandoned terk edilmiş
ruin harabe
slum gecekondu
rag paçavra
gloomy kasvetli
cockroach hamamböceği
flea pire
bedbug tahtakurusu
tick kene
maggot kurtçuk
leech sülük
rat sıçan
scorpion akrep
spider örümcek
fly-insect sinek
mosquito sivrisinek
jellyfish denizanası
thorn diken
disease hastalık
sick hasta, rahatsız, keyifsiz, sayrı
plague veba
epidemic salgın
cancer kanser
tumour tümör, ur
ulcer ülser
abscess apse
leprosy cüzzam
cholera kolera
typhus tifüs
tuberculosis verem, ince hastalık
malaria sıtma
smallpox çiçek hastalığı
measles kızamık
mumps kabakulak
scabies uyuz
rash isilik
itch kaşıntı
wart siğil
boil-swelling çıban
gout gut, damla
haemorrhoids basur, hemoroit
diarrhoea ishal
constipation kabızlık, kabız
nausea bulantı
cough öksürük
cold-illness nezle
flu grip
fever ateş
pain ağrı, sancı, acı
headache baş ağrısı
caries diş çürüğü
cramp kramp
epilepsy sara
stroke-illness inme
heart-attack kalp krizi
diabetes şeker hastalığı
aids AIDS
syphilis frengi
gonorrhoea belsoğukluğu
herpes uçuk
jaundice sarılık
rabies kuduz
tetanus tetanos
asthma astım
allergy alerji
anaemia kansızlık
gangrene kangren
hernia fıtık
goitre guatr
paralysis felç
coma koma
depression depresyon
miscarriage düşük
abortion kürtaj
infertile kısır
infection enfeksiyon
inflammation iltihap
virus virüs
germ mikrop
tapeworm tenya
bruise çürük, morluk
fracture kırık
surgery ameliyat
enema lavman
pill hap
injection iğne
hospital hastane
medicine ilaç
ambulance ambulans
squint şaşı
phlegm balgam
blister su toplaması
intestine bağırsak
womb rahim
be olmak
have sahip olmak
do-make yapmak, etmek
go gitmek, git
come gelmek, gel
walk yürümek
run koşmak
jump zıplamak
fly uçmak
swim yüzmek
sit oturmak
stand durmak
lie-down yatmak
sleep uyumak
eat yemek
drink içmek
bite ısırmak
swallow yutmak
suck emmek
see görmek
look bakmak, bak
hear duymak
speak konuşmak
say söylemek
ask sormak
call çağırmak
laugh gülmek
play oynamak
know bilmek
think düşünmek
want istemek
love-verb sevmek
give vermek, ver
take almak, al
bring getirmek
hold tutmak
throw atmak
catch yakalamak
pull çekmek
push itmek
open açık, açmak
close kapalı, kapamak
cut kesmek
sew dikmek
wash yıkamak
cook-verb pişirmek
burn yakmak, yanmak
buy satın almak
sell satmak
pay ödemek
work-verb çalışmak
dig kazmak
write yazmak
read okumak
count saymak
learn öğrenmek
help yardım
wait beklemek
find bulmak
search aramak
live yaşamak
be-born doğmak
grow büyümek
blow üflemek
turn dönmek
shake sallamak
flow akmak
smile gülümseme
marry evlenmek
win kazanmak
begin başlamak
change değişmek
drive sürmek
stay kalmak
send göndermek
show göstermek
fill doldurmak
shine parlamak
snore horlamak
whistle ıslık
whisper fısıltı
big büyük, koca
small küçük
tiny minik, ufak
long uzun
short kısa
tall-high yüksek
low alçak
wide geniş
narrow dar
thick kalın
thin ince
deep derin
flat düz
round yuvarlak
straight doğru
sharp keskin
heavy ağır
light-weight hafif
hard sert
soft yumuşak
new yeni
young genç
good iyi
better daha iyi
beautiful güzel
strong güçlü
fast hızlı, çabuk
early erken
hot sıcak
warm ılık
cold soğuk
cool-fresh serin, taze
wet ıslak
dry kuru
full dolu
clean temiz
clear berrak
bright parlak
sweet tatlı
salty tuzlu
spicy acılı
rich zengin
happy mutlu
funny komik
clever akıllı, zeki
brave cesur
kind-nice nazik
honest dürüst
healthy sağlıklı
alive canlı, diri
free özgür, bedava
quiet sessiz
easy kolay
difficult zor
true doğru, gerçek
same aynı
other başka
alone-only yalnız
shy utangaç
wild yabani
strange garip, tuhaf
left sol
right-side sağ
up yukarı
down aşağı
in içinde
out dışarı
front ön
behind arka
near yakın
far uzak
here burada
there orada
where nerede
when ne zaman
who kim
what ne
why neden, niçin
how nasıl
yes evet
no hayır, yok
i ben
you sen, siz
we biz
they onlar
my benim
your senin
this bu
that şu
all hep, bütün
many çok
few az
more daha
less daha az
very pek
and ve
or veya
but ama
with ile
without siz, suz
now şimdi
always her zaman, daima
again yine, tekrar
already zaten
soon yakında
maybe belki
only-just sadece
hello merhaba, selam
goodbye hoşça kal
thanks teşekkür, sağol
please lütfen
sorry pardon
come-on haydi, hadi
look-out dikkat
good-day iyi günler
sun güneş
moon ay
star yıldız
sky gök
earth toprak, yer
world dünya
land kara, ülke
water su
sea deniz
ocean okyanus
lake göl
river nehir, ırmak
stream dere, çay
well-spring kaynak, pınar
wave dalga
island ada
beach plaj
coast kıyı, sahil
mountain dağ
hill tepe
valley vadi
forest orman
field tarla
meadow çayır
desert çöl
cave mağara
stone taş
rock kaya
sand kum
clay kil
salt tuz
gold altın
silver gümüş
iron demir
copper bakır
lead-metal kurşun
steel çelik
glass cam
wood-material tahta, odun
coal kömür
oil yağ
petrol benzin
fire ateş
flame alev
light ışık
lightning şimşek
rain yağmur
snow kar
ice buz
frost don
hail dolu
wind rüzgar, yel
air hava
cloud bulut
fog sis
dew çiy
rainbow gökkuşağı
tree ağaç
leaf yaprak
branch dal
root kök
bark-tree kabuk
seed tohum
grass çimen, ot
flower çiçek
rose gül
lily zambak
bush çalı
oak meşe
pine çam
reed kamış, saz
straw saman
mushroom mantar
person insan, kişi
people halk
man adam, erkek
woman kadın
child çocuk
baby bebek
boy oğlan
girl kız
mother anne, ana
father baba
son oğul
daughter kız evlat
brother kardeş, ağabey
sister abla
grandmother nine, büyükanne
grandfather dede
uncle amca, dayı
aunt teyze, hala
cousin kuzen
husband koca, eş
wife karı, eş
bride gelin
wedding düğün
mother-in-law kaynana
nephew yeğen
family aile
friend arkadaş, dost
neighbour komşu
guest misafir, konuk
stranger yabancı
name isim, ad
life hayat, yaşam
love aşk, sevgi
kiss öpücük
heart kalp, yürek
head baş, kafa
hair saç
face yüz
forehead alın
eye göz
ear kulak
nose burun
mouth ağız
lip dudak
tooth diş
tongue dil
chin çene
cheek yanak
beard sakal
moustache bıyık
neck boyun
throat boğaz
shoulder omuz
back sırt
chest göğüs
belly karın
arm kol
elbow dirsek
hand el
finger parmak
nail çivi, tırnak
fist yumruk
leg bacak
knee diz
foot ayak
heel topuk
skin deri, cilt
bone kemik
rib kaburga
brain beyin
liver karaciğer, ciğer
lung akciğer
kidney böbrek
meat et
milk süt
bread ekmek
butter tereyağı
cheese peynir
egg yumurta
fish balık
soup çorba
rice pirinç, pilav
flour un
dough hamur
cake pasta, kek
sugar şeker
honey bal
chocolate çikolata
apple elma
pear armut
grape üzüm
cherry kiraz, vişne
plum erik
peach şeftali
lemon limon
orange-fruit portakal
banana muz
strawberry çilek
nut fındık, ceviz
fig incir
melon kavun
tomato domates
potato patates
onion soğan
garlic sarımsak
cabbage lahana
carrot havuç
cucumber salatalık
bean fasulye
pea bezelye
lentil mercimek
pumpkin kabak
beet pancar
pepper-spice biber
mustard hardal
vinegar sirke
sausage sosis, sucuk
wine şarap
beer bira
tea çay
coffee kahve
juice meyve suyu
food yemek
breakfast kahvaltı
animal hayvan
dog köpek
cat kedi
horse at
mare kısrak
cow inek
bull boğa
calf dana, buzağı
sheep koyun
lamb kuzu
goat keçi
rooster horoz
duck ördek
goose kaz
turkey hindi
rabbit tavşan
mouse fare
bear ayı
wolf kurt
fox tilki
deer geyik
lion aslan
tiger kaplan
elephant fil
camel deve
snake yılan
frog kurbağa
turtle kaplumbağa
crocodile timsah
bird kuş
eagle kartal
hawk şahin
owl baykuş
crow karga
pigeon güvercin
swan kuğu
feather tüy
wing kanat
tail kuyruk
horn boynuz
claw pençe
fur kürk
bee arı
ant karınca
butterfly kelebek
beetle böcek
snail salyangoz
shark köpekbalığı
whale balina
crab yengeç
house ev
room oda
kitchen mutfak
bathroom banyo
door kapı
window pencere
wall duvar
roof çatı
floor zemin
stairs merdiven
garden bahçe
bed yatak
table masa
chair sandalye
lamp lamba
candle mum
mirror ayna
key anahtar
lock kilit
knife bıçak
fork çatal
spoon kaşık
plate tabak
cup fincan, bardak
bottle şişe
pot tencere
pan tava
bowl kase
oven fırın
box kutu
bag çanta, torba
basket sepet
barrel fıçı
bucket kova
broom süpürge
soap sabun
towel havlu
comb tarak
brush fırça
needle iğne
thread iplik
rope ip, halat
hammer çekiç
saw testere
axe balta
screw vida
wheel tekerlek
stick sopa, değnek
machine makine
tool alet
toy oyuncak
doll bebek
ball top
book kitap
paper kağıt
letter mektup, harf
pen kalem
newspaper gazete
picture resim
word kelime, söz
story hikaye, masal
song şarkı, türkü
music müzik
drum davul
flute ney, kaval
bell çan, zil
clothes giysi
shirt gömlek
trousers pantolon
skirt etek
dress elbise
coat palto
hat şapka
shoe ayakkabı
boot çizme
sock çorap
glove eldiven
belt kemer
button düğme
pocket cep
ring yüzük
glasses gözlük
clock saat
umbrella şemsiye
wool yün
silk ipek
cotton pamuk
cloth kumaş, bez
city şehir, kent
village köy
street sokak
way yol
square meydan
bridge köprü
tower kule
castle kale
market pazar, çarşı
shop dükkan
school okul
office ofis
factory fabrika
bank banka
money para
coin sikke
price fiyat
gift hediye, armağan
work iş
worker işçi
doctor doktor, hekim
teacher öğretmen
farmer çiftçi
hunter avcı
fisherman balıkçı
baker fırıncı
tailor terzi
smith demirci
cook aşçı
driver şoför
boss patron
car araba
ship gemi
boat tekne, sandal
train tren
plane uçak
bicycle bisiklet
sail yelken
day gün
night gece
morning sabah
evening akşam
noon öğle
today bugün
yesterday dün
tomorrow yarın
week hafta
month ay
year yıl, sene
hour saat
minute dakika
time zaman, vakit
spring ilkbahar, bahar
summer yaz
autumn sonbahar
winter kış
monday pazartesi
friday cuma
sunday pazar
holiday bayram, tatil
christmas Noel
red kırmızı, kızıl
blue mavi
green yeşil
yellow sarı
white beyaz, ak
black siyah, kara
grey gri
brown kahverengi
pink pembe
purple mor
colour renk
zero sıfır
one bir
two iki
three üç
four dört
five beş
six altı
seven yedi
eight sekiz
nine dokuz
ten on
twenty yirmi
hundred yüz
thousand bin
million milyon
half yarım
first ilk, birinci
last son
part parça
circle daire, çember
line çizgi
point nokta
corner köşe
side taraf, yan
hole çukur
number sayı, numara
dream rüya, hayal
sleep-noun uyku
game oyun
joy sevinç, neşe
luck şans, talih
peace barış
freedom özgürlük
truth gerçek
hope umut
wish dilek
strength güç, kuvvet
voice ses
silence sessizlik
smell koku
taste lezzet, tat
breath nefes
thing şey
question soru
answer cevap, yanıt
secret sır
law yasa, kanun
! vulgar | Arschloch, Verhasster (Schimpfwort) | asshole, dickhead | connard | gilipollas | stronzo : götoş, yavşak
! vulgar | Scheißkerl (vulgär) | bastard, asshole (vulgar) | connard (vulgaire) | cabrón (vulgar) | stronzo (volgare) : puşt, amcık ağızlı, göt lalesi, deyyus, gavat, saksocu, otuz birci
! vulgar | ich ficke deine Mutter (Fluch) | fuck your mother (curse) | nique ta mère (juron) | chinga a tu madre (insulto) | vaffanculo a tua madre (insulto) : ananı avradını, ananın amı, anasını satayım, aq
! insulting | Widerling | creep, lowlife | ordure, raclure | asqueroso, cabrón | schifoso, verme : şerefsiz, yavşak, puşt, lavuk, kavat, gavat, deyyus, it, godoş
sow dişi domuz
slur-disabled sakat, özürlü, topal, kör, kambur
big-nose koca burun
flat-dull yavan, tatsız
devilish-luck bela, musibet
leak sızıntı, kaçak
hovel gecekondu, baraka
scab kabuk
rectum makat, rektum
`,
}
