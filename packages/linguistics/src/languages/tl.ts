import type { LanguageSource } from '../language-source.ts'

/** Tagalog. */
export const tl: LanguageSource = {
  code: 'tl',
  script: 'Latin',
  text: `
penis-vulgar titi, burat, tite, tarugo, uten, batuta, etits, buto, otin, ari
penis ari ng lalaki
vulva-vulgar puke, puki, pekpek, kepyas, kiki, pukengkeng, bilat, monay, kipay, keps, tahong
vagina puwerta
testicles-vulgar bayag, itlog, betlog
testicle bayag
breasts-vulgar suso, boobs, dede, joga, susu
nipple utong
arse puwet, puwit, wetpaks, pwet
buttocks puwit, pigi
anus butas ng puwet, tumbong
pubic-hair bulbol, buhok sa ari
crotch singit
clitoris tinggil, mani
foreskin lambi, supot
glans ulo ng titi
erection tigas, tinitigasan, tirik
semen tamod, tamud, katas
fuck kantot, iyot, hindot, kantutan, jakol, eut, tira, bira, kadyot
fuck-exclamation putangina, tangina, puta, pakshet, punyeta, leche, putragis, pucha
sex seks, kantutan, talik
intercourse pagtatalik, talik
orgasm labas, rurok
masturbate jakol, salsal, lulu, bate, batil
wanker jakolero, salsalero
suck-vulgar tsupa, chupa, supsop
blow-job tsupa, chupa
horny libog, malibog, kati, tigang
lust libog, pagnanasa
pervert manyak, bastos, manyakis
lecher manyak, malibog
obscene bastos, malaswa, mahalay
porn bold, malaswa
naked hubad, hubo
prostitute pokpok, kalapating mababa ang lipad, patutot, burikak, bayaran
whore puta, pokpok, patutot, kaladkarin, burikak, haliparot
slut malandi, pokpok, kiri, haliparot, kaladkarin, landi
brothel bahay-aliwan, casa, putahan
pimp bugaw
mistress kabit, kerida, kalaguyo
adultery pangangalunya, pakikiapid
cuckold iniputan sa ulo
rape gahasa, panggagahasa
virgin-sexual birhen
impotent baog, lanta
castrate kapon
shit tae, ebs, jebs, dumi
shit-verb tumae, tae, dumumi
excrement dumi, tae
poop pupu, popo, ebak
dung ipot
droppings ipot, tae
piss ihi, jingle, umihi
urine ihi
pee wiwi, ihi
fart utot, kabag
diarrhoea-vulgar kurso
belch dighay
vomit suka, sumuka
snot sipon, uhog, kulangot
spit laway, dura
sweat pawis
stink baho, mabaho, amoy, anta, alingasaw, panghi
pus nana
toilet kubeta, kasilyas, inodoro
chamber-pot arinola
sewer imburnal
menstruation regla, dalaw
diaper lampin
armpit kilikili
pimple tigyawat, taghiyawat
dandruff balakubak
potbelly bundat, bilbil
hump kadyot, kantot
damn punyeta, buwisit, peste, lintik
go-to-hell pakyu, layas, lumayas ka
son-of-bitch putangina mo, anak ng puta
motherfucker putangina mo
bollocks kalokohan, kabulastugan
transvestite bakla
peeping bosero, silip
grope hipo, tsansing
idiot bobo, gago, tanga, tonto, ulol, inutil, gunggong, ugok, engot, bugok, hunghang
fool tanga, gago, uto-uto, luko-luko
stupid bobo, tanga, mangmang, boba, gaga
blockhead ulol, gunggong
clumsy lampa, tatanga-tanga
crazy baliw, sira, luka, loko, sira-ulo, ulol, praning
madman baliw, sira-ulo
madhouse mental
retarded abnoy, kulang-kulang
cripple pilay, lumpo, baldado
lame-person pilay
blind-person bulag
deaf-person bingi
mute-person pipi
stutterer utal
hunchback kuba
dwarf unano, pandak, bansot
bald kalbo, panot
ugly pangit, chaka, panget
fat-person taba, mataba, baboy, tabachoy
skinny payat, patpat
coward duwag, bahag ang buntot
weakling mahina, lampa
sissy bakla, binabae
bastard hayop, hinayupak, walanghiya, bastardo, animal
scoundrel walanghiya, salbahe, tarantado, hinayupak, ungas, kupal
rascal pilyo, salbahe
scum hampaslupa, basura
wretch kawawa, hampaslupa
tramp palaboy, istambay
beggar pulubi
loser talunan, kulelat
lazybones tamad, batugan
glutton matakaw, patay-gutom
miser kuripot, barat
greedy sakim, ganid, gahaman, swapang
drunkard lasenggo, lasing, manginginom
drunk lasing
liar sinungaling
cheat manloloko, mandaraya, madaya
hypocrite ipokrito, plastik
traitor taksil, traydor
snitch sumbungero
toady sipsip
braggart mayabang, hambog
arrogant mayabang, suplado
rude bastos, walang modo
boor promdi, bastos, jologs, baduy
gossip tsismosa, tsismis
busybody pakialamera, usyosero
old-hag bruha, gurang
old-man-derog gurang, huklubang
old-maid matandang dalaga
slave alipin
servant-derog utusan, alila, atsay, muchacha
pig baboy
sow inahing baboy
donkey asno
cow-insult baka
dog-insult aso, asal-aso
bitch puta, gaga, bruha
monkey-insult unggoy, tsonggo
rat-insult daga
snake-insult ahas
worm-insult uod
louse kuto, lisa
vermin peste
parasite linta
toad palaka
beast hayop, halimaw
monster halimaw
savage salbahe
trash-person basura
shame-on-you kahiya-hiya, walang hiya
slur-black negro, nognog, ita, baluga
slur-asian intsik, bumbay
slur-white kano, puti
slur-foreigner dayo
slur-region bisdak, promdi
slur-gay bakla, bading, beki, badaf
slur-lesbian tomboy, tibo
slur-disabled abnoy, pilay, mongoloid
slur-woman bruha, gaga
slur-poor hampaslupa, iskwater, patay-gutom
slur-indigenous ita, igorot
lesbian tomboy
shut-up tumahimik ka, manahimik
stubborn tigas-ulo
ignorant mangmang
good-for-nothing walang kuwenta, inutil
dictator diktador
dictator-local Marcos
communist komunista, NPA
war digma, digmaan, giyera
cop parak, lespu, pulis
terrorist terorista
terror-group Abu Sayyaf, ASG
hostage bihag
rebel rebelde
devil diyablo, demonyo
satan satanas
demon demonyo
hell impiyerno
sin kasalanan, sala
witch bruha, mangkukulam
sorcerer mangkukulam
evil-spirit-local aswang, manananggal, tikbalang, kapre, tiyanak, engkanto, duwende, nuno
curse sumpa, kulam
death kamatayan, patay
dead patay, tigok, tegi
die mamatay, tigok
corpse bangkay
grave libingan, puntod
coffin kabaong, ataul
funeral libing, lamay
cemetery sementeryo
mourning luksa
widow balo, biyuda
orphan ulila
skeleton kalansay
skull bungo
ghost multo, mumu, momo
vampire bampira
kill patay, pumatay
murder pagpatay
murderer mamamatay-tao
suicide pagpapakamatay
hang-person bigti
behead pugot
torture pahirap
beat bugbog, palo
slap sampal
violence karahasan
wound sugat
scar peklat
blood dugo
bomb bomba
gun baril
bullet bala
explosion sabog
prison kulungan, bilangguan, kulong
prisoner preso, bilanggo
thief magnanakaw, kawatan
steal nakaw, magnakaw, kupit
robber holdaper, tulisan
robbery holdap, nakawan
gangster sanggano, siga
criminal kriminal
crime krimen
bribe suhol, lagay
corrupt kurakot, kurap
fraud daya, panloloko, budol, estapa
counterfeit peke, huwad
lie kasinungalingan, sinungaling
false peke, mali, huwad
trick daya, lansi
enemy kaaway
hate galit, poot
revenge ganti
anger galit
angry galit
evil masama, sama
bad masama, pangit, bulok
cruel malupit
fear takot
nightmare bangungot
danger panganib
accident aksidente, sakuna
disaster sakuna, kalamidad
misfortune malas, kamalasan
bad-omen malas, buwisit
damage sira, pinsala
destroy wasak
broken sira, basag, durog
crack lamat, bitak
rust kalawang
rot bulok, panis
mould amag
spoiled panis, bulok
garbage basura, kalat
junk basura, bulok
rubbish-quality bulok, tsaka
dirt dumi, libag
dirty marumi, dugyot
stain mantsa
mud putik
swamp latian
poison lason, kamandag
disgust suklam, diri
disgusting kadiri, nakakadiri
yuck kadiri, yuck
poor mahirap, dukha, pobre
poverty kahirapan
hunger gutom
thirst uhaw
debt utang
bankrupt lugi, bangkarote
loss lugi, talo
lose talo, matalo
failure bigo, bagsak, palpak
error mali, kamalian
guilt sala
punishment parusa
problem problema
quarrel away
chaos gulo
noise ingay
cheap mura
worthless walang halaga, walang kwenta
useless walang silbi
weak mahina
slow mabagal, bagal
late huli
old luma, gurang
empty hungkag, walang laman
nothing wala
not hindi
never hindi kailanman
finished tapos, tapos na
boring nakakainip, nakakabagot
sad malungkot
sorrow lungkot, dalamhati
cry-weep iyak
tear-drop luha
scream sigaw, tili
complain reklamo
pity awa, kawawa
shame hiya
tired pagod
darkness dilim
earthquake lindol
flood baha
drought tagtuyot
cigarette yosi, sigarilyo
drug droga, bato
amphetamine shabu
cannabis chongke, damo
drug-addict adik, durugista
hangover hangover
gambling sugal
limp-slack lanta, luyloy
leak tulo, tagas
lack kulang
lost nawala, ligaw
abandoned pinabayaan
slum iskwater
hovel barung-barong
rag basahan
gloomy mapanglaw
cockroach ipis
flea pulgas
bedbug surot
tick garapata
maggot uod
leech linta
rat daga
mosquito lamok
disease sakit, karamdaman
sick may sakit, maysakit, sakit
plague salot, peste
epidemic salot
cancer kanser
tumour bukol
ulcer ulser
abscess pigsa
leprosy ketong
scabies galis, kurikong
rash pantal, butlig
itch kati
wart kulugo
boil-swelling pigsa, bukol
haemorrhoids almoranas
diarrhoea pagtatae, kurso
constipation tibi
nausea duwal
cough ubo
cold-illness sipon
flu trangkaso
fever lagnat
pain sakit, kirot, hapdi
cramp pulikat
epilepsy epilepsi
gonorrhoea tulo
goitre bosyo, goiter
infertile baog
germ mikrobyo
tapeworm bulate
bruise pasa
phlegm plema
scab langib
intestine bituka
bladder pantog
incest insesto
condom-slang kondom
latrine palikuran
tongue-kiss laplapan, laplap
hole-vulgar butas
stick-vulgar batuta
vulture buwitre
primitive primitibo
mock panunuya, kutya, uyam
insult insulto, lait
gay bakla, bading, beki
negro-word negro
big-mouth bunganga, bungangera
naive uto-uto
clown payaso
puppet papet, tuta
fascist pasista
tyrant tirano
socialist sosyalista
capitalist kapitalista
anarchy anarkiya
racist rasista
slavery pang-aalipin
colony kolonya
civil-war digmaang sibil
troops-militia milisya
spy espiya, tiktik
coup kudeta
riot kaguluhan, riot
occupation pananakop
invasion pananakop, pagsalakay
separatist separatista
traitor-political makapili
propaganda propaganda
censorship sensura
corruption-politics palakasan, nepotismo
refugee bakwit
immigrant imigrante
contested-place Sabah
historic-trauma batas militar, tokhang
deity-local Bathala
jesus Hesus
christ Kristo
virgin-mary Birheng Maria, Mama Mary
holy-spirit Espiritu Santo, Banal na Espiritu
sinner makasalanan
mosque moske
synagogue sinagoga
altar altar, dambana
priest pari, padre
nun madre, mongha
pope santo papa, papa
imam imam
rabbi rabi
prophet propeta
muhammad Muhammad
allah Allah
koran Koran, Quran
bible Bibliya
gospel ebanghelyo
buddha Buda
jew Hudyo
muslim Muslim
infidel pagano
heretic erehe
blasphemy kalapastanganan
sect sekta, kulto
holy-war krusada, jihad
fasting ayuno, pag-aayuno, kuwaresma
sacrifice sakripisyo, alay
mass-liturgy misa
relic relikya
evil-eye usog
idol diyus-diyusan, idolo
antichrist antikristo
judas Hudas
apocalypse katapusan ng mundo, gunaw
eternity-afterlife kabilang buhay
execution bitay, pagbitay
executioner berdugo
strangle sakal
drown malunod, lunod
massacre masaker
slaughterhouse katayan, matadero
butcher-derog berdugo
knife-weapon patalim, balisong, punyal
whip latigo
trap bitag, patibong
chain-fetter kadena, tanikala, posas
plunder pandarambong, dambong
kidnap dukot, pagdukot, kidnap
blackmail pangingikil, kikil
smuggler ismagler, kontrabandista
arson panununog
terror sindak, lagim
dangerous mapanganib, delikado
threat banta
doom kapahamakan
break-verb basagin, sirain
breakdown sira, depekto
stale panis, maanta
soot agiw
toxic nakalalason, makamandag
ashes abo
famine taggutom
scandal iskandalo, eskandalo
worn-out laspag, pudpod
lonely malungkot, nag-iisa
abyss bangin
cocaine kokaina
heroin-drug heroina
drug-dealer tulak, pusher
booze alak, tagay
devilish-luck salot, delubyo
burden pasanin, pabigat
obstacle hadlang, sagabal, balakid
hollow hungkag
crooked baluktot, liko, tabingi
flat-dull matabang
thin-watery malabnaw
raw-unripe hilaw
delay antala
forget limot, kalimutan
refuse tanggi, tumanggi, ayaw
forbidden bawal
ruin guho
crutch saklay
jellyfish dikya
weed-plant damong ligaw
cholera kolera
typhus tipus
tuberculosis tisis, tuberkulosis, TB
malaria malarya
smallpox bulutong
measles tigdas
mumps beke
chickenpox bulutong-tubig
headache sakit ng ulo
toothache sakit ng ngipin
heart-attack atake sa puso
diabetes diyabetis
syphilis sipilis
jaundice paninilaw
rabies rabis
tetanus tetano
polio polyo
rheumatism rayuma
asthma hika
allergy alerdyi
anaemia anemya
hernia luslos
paralysis paralisis
faint-verb himatay, hinimatay
dementia ulyanin
depression depresyon
miscarriage nakunan
abortion aborsyon, pagpapalaglag
infection impeksyon
inflammation pamamaga, maga
virus bayrus
fracture bali
burn-injury paso
enema labatiba
injection iniksyon, turok
laxative purga
squint duling, banlag
blister paltos
numb manhid
womb matris, bahay-bata, sinapupunan
placenta inunan
ovary obaryo
kidney-stone bato sa bato
! everyday | Erdnuss | peanut | cacahuète | cacahuete | arachide : mani
god diyos
king hari
queen reyna
prince prinsipe
angel anghel
saint santo
church simbahan
soul kaluluwa
prayer dasal
blessing biyaya
police pulis
doctor doktor
dog aso
cat pusa
fish isda
bird ibon
chicken manok
cow baka
water tubig
fire apoy
sun araw
moon buwan
star bituin, tala
sea dagat
mountain bundok
river ilog
tree puno
flower bulaklak
leaf dahon
stone bato
house bahay
door pinto
table mesa
chair silya
bed kama
man lalaki
woman babae
child bata
mother ina, nanay
father ama, tatay
friend kaibigan
name pangalan
heart puso
hand kamay
foot paa
eye mata
head ulo
mouth bibig
tooth ngipin
hair buhok
bread tinapay
milk gatas
egg itlog
rice kanin
meat karne
salt asin
sugar asukal
good mabuti
beautiful maganda
big malaki
small maliit
new bago
red pula
white puti
black itim
green berde
yellow dilaw
love mahal, pag-ibig
day araw
night gabi
year taon
one isa
two dalawa
three tatlo
four apat
five lima
sky langit
earth lupa
world mundo, daigdig
land lupain
ocean karagatan
lake lawa
stream batis, sapa
well-spring balon, bukal
wave alon
island isla, pulo
beach dalampasigan, tabing-dagat
coast baybayin
hill burol
valley lambak
forest gubat, kagubatan
field bukid, bukirin
meadow parang
desert disyerto
cave kuweba, yungib
rock bato
sand buhangin
clay luwad
gold ginto
silver pilak
iron bakal
copper tanso
lead-metal tingga
steel asero
glass salamin, bubog
wood-material kahoy
coal uling
oil langis
petrol gasolina
flame liyab, ningas
light ilaw, liwanag
lightning kidlat
thunder kulog
rain ulan
snow niyebe
ice yelo
hail ulan ng yelo
wind hangin
air hangin
cloud ulap
fog hamog, ulop
dew hamog
rainbow bahaghari
weather panahon
branch sanga
root ugat
bark-tree balat ng kahoy
seed buto, binhi
grass damo
rose rosas
lily liryo
bush palumpong
oak roble
pine pino
reed tambo
straw dayami
mushroom kabute
person tao
people mga tao, bayan
baby sanggol
boy batang lalaki
girl batang babae
mum nanay, inay
dad tatay, itay
son anak na lalaki
daughter anak na babae
brother kapatid na lalaki, kuya
sister kapatid na babae, ate
grandmother lola
grandfather lolo
uncle tiyo, tito
aunt tiya, tita
cousin pinsan
husband asawang lalaki, mister
wife asawang babae, misis
wedding kasal
mother-in-law biyenan
nephew pamangkin
family pamilya, mag-anak
neighbour kapitbahay
guest bisita, panauhin
stranger estranghero, dayuhan
life buhay
kiss halik
face mukha
forehead noo
ear tainga
nose ilong
lip labi
tongue dila
chin baba
cheek pisngi
beard balbas
moustache bigote
neck leeg
throat lalamunan
shoulder balikat
back likod
chest dibdib
belly tiyan
navel pusod
arm bisig, braso
elbow siko
finger daliri
nail kuko
fist kamao
leg binti
knee tuhod
heel sakong
toe daliri ng paa
skin balat
bone buto
rib tadyang
brain utak
liver atay
lung baga
kidney bato
butter mantikilya
cheese keso
soup sopas, sabaw
flour harina
dough masa
cake keyk
biscuit biskwit
honey pulot, pulut-pukyutan
chocolate tsokolate
candy kendi
apple mansanas
pear peras
grape ubas
plum siruelas
peach melokoton
lemon limon
orange-fruit dalandan, kahel
banana saging
strawberry istroberi
fig igos
melon milon
tomato kamatis
potato patatas
onion sibuyas
garlic bawang
cabbage repolyo
carrot karot
cucumber pipino
bean patani, sitaw
pea gisantes
lentil lentehas
pumpkin kalabasa
pepper-spice paminta
mustard mustasa
vinegar suka
sausage longganisa
ham hamon
bacon tusino
fat-grease taba
wine alak
beer serbesa
brandy brandi
tea tsaa
coffee kape
juice katas
food pagkain
breakfast almusal, agahan
lunch tanghalian
dinner hapunan
animal hayop
puppy tuta
horse kabayo
bull toro
calf guya, bisiro
sheep tupa
lamb kordero
goat kambing
rooster tandang
duck pato, bibe
goose gansa
turkey pabo
rabbit kuneho
mouse daga
bear oso
wolf lobo
fox soro
deer usa
boar baboy-ramo
lion leon
tiger tigre
elephant elepante
monkey unggoy
camel kamelyo
snake ahas
frog palaka
turtle pagong
crocodile buwaya
eagle agila
hawk lawin
owl kuwago
crow uwak
pigeon kalapati
swan sisne
feather balahibo
wing pakpak
tail buntot
horn sungay
claw kuko
fur balahibo
bee bubuyog, pukyutan
wasp putakti
ant langgam
butterfly paruparo
beetle salagubang
worm bulate, uod
snail suso, kuhol
shark pating
whale balyena
crab alimango, alimasag
squid pusit
home tahanan
room silid, kuwarto
kitchen kusina
bathroom banyo, paliguan
window bintana
wall dingding, pader
roof bubong
floor sahig
stairs hagdan, hagdanan
garden hardin, halamanan
fence bakod
lamp lampara
candle kandila
mirror salamin
key susi
lock kandado
knife kutsilyo
fork tinidor
spoon kutsara
plate plato, pinggan
cup tasa
bottle bote
pot palayok, kaldero
pan kawali
bowl mangkok
oven pugon, hurno
box kahon
bag supot
basket basket, buslo
barrel bariles
bucket timba, balde
broom walis
soap sabon
towel tuwalya
comb suklay
brush brotsa
needle karayom
thread sinulid
rope lubid
hammer martilyo
saw lagari
axe palakol
screw turnilyo
wheel gulong
stick patpat, tungkod
machine makina
tool kasangkapan
toy laruan
doll manika
ball bola
book aklat, libro
paper papel
letter liham, sulat
pen bolpen, pluma
newspaper pahayagan, diyaryo
picture larawan
word salita
language wika
story kuwento
song awit, kanta
music musika
drum tambol
flute plawta
bell kampana, batingaw
clothes damit
shirt kamiseta, polo
trousers pantalon
skirt palda
dress bestida
coat amerikana
hat sumbrero
shoe sapatos
boot bota
sock medyas
glove guwantes
belt sinturon
button butones
pocket bulsa
ring singsing
glasses salamin sa mata
clock orasan
umbrella payong
wool lana
silk sutla, seda
cotton bulak
leather katad
cloth tela
city lungsod, siyudad
village nayon, baryo
street kalye, kalsada
square liwasan, plasa
way daan, landas
bridge tulay
tower tore
castle kastilyo
market palengke, pamilihan
shop tindahan
school paaralan, eskuwela
office opisina, tanggapan
factory pabrika
bank bangko
money pera, salapi
coin barya
price presyo, halaga
gift regalo
work trabaho, gawain
worker manggagawa, trabahador
teacher guro
farmer magsasaka
hunter mangangaso
fisherman mangingisda
baker panadero
tailor mananahi, sastre
smith panday
cook kusinero
driver tsuper
boss amo
car kotse
ship barko
boat bangka
train tren
plane eroplano
bicycle bisikleta
cart kariton, karitela
sail layag
morning umaga
evening gabi, takipsilim
noon tanghali
today ngayong araw
yesterday kahapon
tomorrow bukas
week linggo
month buwan
hour oras
minute minuto
time panahon
spring tagsibol
summer tag-init
autumn taglagas
winter taglamig
monday Lunes
friday Biyernes
sunday Linggo
holiday pista, bakasyon
christmas Pasko
blue asul, bughaw
grey abo, kulay-abo
brown kayumanggi
pink rosas
purple lila, ube
colour kulay
zero sero
six anim
seven pito
eight walo
nine siyam
ten sampu
eleven labing-isa
twelve labindalawa
twenty dalawampu
hundred sandaan
thousand libo
million milyon
half kalahati
first una
last huli
part bahagi
circle bilog
line guhit, linya
point tuldok
corner sulok, kanto
side tabi, gilid
hole butas
number bilang, numero
dream panaginip
sleep-noun tulog
game laro
joy tuwa, galak
luck suwerte
peace kapayapaan
freedom kalayaan
truth katotohanan
hope pag-asa
wish nais, hiling
strength lakas
voice tinig, boses
silence katahimikan
smell amoy
taste lasa
breath hininga
thing bagay
question tanong
answer sagot
secret lihim
law batas
be maging
have may, magkaroon
do-make gumawa
go pumunta
come halika, dumating
walk lumakad, maglakad
run tumakbo
jump tumalon, lumukso
fly lumipad
swim lumangoy
sit umupo
stand tumayo
lie-down humiga
sleep matulog
wake gumising
eat kumain
drink uminom
bite kumagat
chew ngumuya
swallow lumunok
suck sumipsip
see makita
look tumingin
hear marinig
speak magsalita
say sabihin
ask magtanong
call tumawag
sing umawit, kumanta
dance sumayaw
laugh tumawa
play maglaro
know malaman, alam
think mag-isip
want gusto
can kaya
must dapat
love-verb magmahal, umibig
like magustuhan, gusto
give magbigay
take kumuha
bring magdala
hold humawak
put maglagay
throw maghagis, magtapon
catch hulihin, sumalo
push itulak
pull hilahin
open buksan
close isara
cut putulin, hiwain
sew manahi
wash maghugas
clean-verb maglinis
cook-verb magluto
bake maghurno
burn sunugin
buy bumili
sell magbenta
pay magbayad
work-verb magtrabaho
build magtayo
dig maghukay
plant-verb magtanim
write sumulat, magsulat
read magbasa, bumasa
count magbilang
learn matuto
help tumulong
wait maghintay
find mahanap
search maghanap
live mabuhay
be-born isilang
grow lumaki, tumubo
blow humihip
turn umikot, lumiko
roll gumulong
shake umalog
tremble manginig
hit-strike pumalo, hampasin
scratch kumamot
rub kuskusin
squeeze pigain
flow umagos
float lumutang
drip tumulo
freeze magyelo
smile ngiti
kiss-verb humalik
marry magpakasal
hug yakapin
win manalo
begin magsimula
change magbago
travel maglakbay
drive magmaneho
return bumalik
leave umalis
stay manatili
send magpadala
show ipakita
tie itali
hang-up isabit
pour magbuhos
fill punuin
mix haluin
shine sumikat, kumislap
shut-eyes pumikit
snore humilik
yawn humikab
sneeze bumahin
tickle kilitiin
whistle sumipol
whisper bumulong
bark-dog tumahol
sting tumusok
peel balatan
shave mag-ahit
tiny munti
long mahaba
short maikli
tall-high matangkad, mataas
low mababa
wide malapad, malawak
narrow makitid
thick makapal
thin manipis, payat
deep malalim
flat patag
round bilog
straight tuwid
sharp matalim, matulis
blunt mapurol
heavy mabigat
light-weight magaan
hard matigas
soft malambot
young bata
better mas mabuti
strong malakas
fast mabilis
early maaga
hot mainit
warm maligamgam
cold malamig
cool-fresh presko, sariwa
wet basa
dry tuyo
full puno
clean malinis
clear malinaw
bright maliwanag
sweet matamis
salty maalat
spicy maanghang
rich mayaman
happy masaya, maligaya
funny nakakatawa
clever matalino, marunong
brave matapang
kind-nice mabait
honest tapat, matapat
healthy malusog
alive buhay
free malaya, libre
quiet tahimik
loud maingay
easy madali
difficult mahirap
true totoo
same pareho
other iba
alone-only lamang
shy mahiyain
wild mailap
strange kakaiba
left kaliwa
right-side kanan
up itaas
down ibaba
in sa loob
out sa labas
front harap
behind likuran
near malapit
far malayo
here dito
there doon
where saan
when kailan
who sino
what ano
why bakit
how paano
yes oo
no hindi
i ako
you ikaw
he siya
we tayo, kami
they sila
my akin
your iyo
this ito
that iyon
all lahat
many marami
few kaunti
more higit
less kulang
very napaka
and at
or o
but ngunit, pero
with kasama
without wala
now ngayon
always palagi, lagi
again muli, ulit
already na
soon malapit na
maybe baka, siguro
only-just lamang
hello kumusta
goodbye paalam
thanks salamat
please pakiusap
sorry paumanhin
come-on tara, sige
look-out ingat
good-day magandang araw
`,
}
