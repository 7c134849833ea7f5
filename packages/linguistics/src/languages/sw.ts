import type { LanguageSource } from '../language-source.ts'

/** Swahili. */
export const sw: LanguageSource = {
  code: 'sw',
  script: 'Latin',
  text: `
penis-vulgar mboro, dudu, mkuyenge, jogoo, chombo, mboo
penis uume
vulva-vulgar kuma, tupu
vagina uke
testicles-vulgar makende, pumbu, mapumbu
testicle korodani
breasts-vulgar matiti, maziwa, titi, chuchu
nipple chuchu
arse matako, tako, mkundu, makalio
buttocks matako, makalio, tako
anus mkundu
pubic-hair mavuzi
clitoris kinembe, kisimi
foreskin govi, zunga
erection dinda, disa
semen shahawa, manii
fuck tomba, kutomba, tia, lala
sex ngono, mapenzi
intercourse kujamiiana
masturbate punyeto
horny nyege, ashiki
lust tamaa, ashiki
pervert mpotovu
obscene chafu, ushenzi
naked uchi
prostitute malaya, kahaba
whore malaya, kahaba, changudoa
slut malaya, hawara, kicheche
brothel danguro
mistress hawara, nyumba ndogo
adultery zinaa, uzinzi
rape ubakaji, baka
virgin-sexual bikira
impotent hanithi
castrate hasi, maksai
shit mavi, kinyesi, nya
shit-verb nya, kunya
excrement kinyesi, mavi, choo
dung samadi, mavi
piss mkojo, kojoa
urine mkojo, kojo
fart shuzi, jamba, ushuzi
belch beua
vomit matapishi, tapika
snot kamasi
spit mate, tema
sweat jasho
stink nuka, harufu mbaya, uvundo
pus usaha
toilet choo
menstruation hedhi
diaper nepi
armpit kwapa
pimple chunusi
potbelly kitambi
damn laana
idiot mjinga, mpumbavu, zuzu, punguani, juha, bwege
fool mpumbavu, bwege, mjinga
stupid mjinga, pumbavu
crazy kichaa, wazimu
madman kichaa, mwendawazimu
cripple kiwete, kilema
blind-person kipofu
deaf-person kiziwi
mute-person bubu
hunchback kibyongo
dwarf mbilikimo
bald upara, kipara
ugly mbaya
fat-person mnene, bonge
skinny mwembamba
coward mwoga
weakling dhaifu, mnyonge
sissy hanithi, msenge
bastard mwanaharamu, haramu
scoundrel mshenzi, mhuni, baradhuli
rascal mtundu
scum takataka
wretch masikini, maskini
tramp mhuni, mzururaji
beggar ombaomba, mwombaji
loser mshinde
lazybones mvivu
glutton mlafi
miser bahili, mchoyo
greedy mchoyo
drunkard mlevi
drunk mlevi, amelewa
liar mwongo
cheat tapeli, laghai
hypocrite mnafiki
traitor msaliti
gossip umbea, mbea
old-hag kizee, ajuza
slave mtumwa
pig nguruwe
donkey punda
cow-insult ng'ombe
dog-insult mbwa
monkey-insult nyani, tumbili
snake-insult nyoka
louse chawa
parasite kupe
beast mnyama
monster zimwi, dubwana
savage mshenzi
slur-white mzungu
slur-foreigner mgeni
slur-gay shoga, msenge, basha
slur-lesbian msagaji
gay shoga
dictator dikteta
dictator-local Amin
slavery utumwa
war vita
terrorist gaidi
terror-group al-Shabaab
rebel mwasi
devil shetani, ibilisi
demon pepo, jini
hell jehanamu, jahanamu
sin dhambi
infidel kafiri
witch mchawi
sorcerer mchawi, mganga
magic uchawi
evil-spirit-local jini, mzimu, popobawa, pepo
curse laana
forbidden-religious haramu
death kifo, mauti
dead mfu, maiti
die kufa, fa
corpse maiti, mzoga
carrion mzoga
grave kaburi
coffin jeneza
funeral mazishi, msiba
cemetery makaburini
mourning msiba, matanga
widow mjane
orphan yatima
skull fuvu
ghost mzimu, jini
kill ua, kuua
murder mauaji
murderer muuaji
suicide kujiua
torture mateso
beat piga
slap kofi
violence vurugu
wound jeraha, kidonda
scar kovu
blood damu
bomb bomu
gun bunduki
prison jela, gereza
prisoner mfungwa
thief mwizi, wizi
steal iba, kuiba
robber jambazi
robbery wizi, ujambazi
criminal mhalifu, jambazi
bribe hongo, rushwa
corrupt fisadi
fraud ulaghai, utapeli
lie uongo, uwongo
false bandia, uongo
counterfeit bandia, feki
trick hila
enemy adui
hate chuki
anger hasira
evil uovu, ovu
bad mbaya, baya
cruel katili
fear hofu, woga
danger hatari
accident ajali
disaster maafa, balaa
misfortune balaa, mkosi, bahati mbaya
bad-omen mkosi, kisirani
damage hasara, uharibifu
destroy haribu
broken vunjika, mbovu, imeharibika
rot oza, bovu
mould kuvu, ukungu
garbage takataka, taka
dirt uchafu
dirty chafu, mchafu
stain doa
mud tope
poison sumu
disgust kinyaa
poor maskini, fukara
poverty umaskini, ufukara
hunger njaa
thirst kiu
debt deni
bankrupt filisika, mufilisi
loss hasara
lose shindwa, poteza
failure kushindwa
error kosa
guilt hatia
punishment adhabu
problem tatizo, shida
quarrel ugomvi
noise kelele
cheap rahisi
useless bure
worthless bure, hafifu
weak dhaifu
slow polepole
old kuukuu, zee
empty tupu
nothing hakuna
not si, hapana
sad huzuni
sorrow huzuni, majonzi
cry-weep lia
tear-drop chozi
scream piga kelele
pity huruma
shame aibu
tired choka
darkness giza
earthquake tetemeko
flood mafuriko
drought ukame
cigarette sigara
drug dawa za kulevya, mihadarati, unga
cannabis bangi, ganja, ndumu
drug-addict teja
lack upungufu
lost potea
cockroach mende
flea kiroboto
bedbug kunguni
tick kupe
leech ruba
rat panya
mosquito mbu
disease ugonjwa, maradhi
sick mgonjwa
plague tauni
epidemic ugonjwa wa mlipuko
cancer saratani, kansa
ulcer kidonda
abscess jipu
leprosy ukoma
cholera kipindupindu
tuberculosis kifua kikuu
malaria malaria
scabies upele
itch mwasho
wart sugu
diarrhoea kuhara, harisha
nausea kichefuchefu
cough kikohozi
flu mafua
fever homa
pain maumivu, uchungu
epilepsy kifafa
aids ukimwi
syphilis kaswende
gonorrhoea kisonono
goitre rovu
infertile tasa
miscarriage mimba kuharibika
intestine utumbo
bladder kibofu
orgasm mshindo
porn ponografia, picha za ngono
sodomy ulawiti, kulawiti
condom-slang kondomu
pimp kuwadi
motherfucker kumamako, kumanyoko, kumamae, kumanina
go-to-hell potelea mbali, nenda zako
bollocks upuuzi, upumbavu
latrine choo cha shimo
sewer maji taka
dandruff mba
blockhead mbumbumbu
retarded taahira
lame-person kiwete
stutterer kigugumizi
toady chawa
braggart mjivuni
arrogant kiburi, jeuri, majivuno
cheeky jeuri
rude mtovu wa adabu
boor mshamba
busybody kimbelembele
old-man-derog kikongwe, kizee
servant-derog kijakazi, mtwana
goat-insult beberu
hyena fisi
vulture tumbusi
toad chura
rat-insult panya
primitive mshenzi
trash-person takataka
shame-on-you fedheha
mock dhihaka, kejeli
insult tusi, matusi
slur-asian ponjoro
slur-disabled zeruzeru, taahira, kilema
slur-woman kicheche
slur-poor kabwela, mlalahoi
lesbian msagaji
big-mouth domo
shut-up nyamaza, funga mdomo
stubborn mkaidi, mbishi
puppet kibaraka
ignorant mbumbumbu, mjinga
good-for-nothing ovyo, hovyo
tyrant dhalimu, nduli
communist mkomunisti
socialist mjamaa, msoshalisti
capitalist bepari
class-enemy bepari, kabaila
racist mbaguzi
apartheid ubaguzi wa rangi
colony koloni, ukoloni
genocide mauaji ya kimbari, mauaji ya halaiki
civil-war vita vya wenyewe kwa wenyewe
troops-militia mgambo, wanamgambo
cop karao, njagu, polisi
spy jasusi, mpelelezi, shushushu
hostage mateka
coup mapinduzi
riot ghasia, fujo, machafuko
occupation uvamizi
invasion uvamizi
traitor-political kibaraka
propaganda propaganda
corruption-politics ufisadi
refugee mkimbizi
immigrant mhamiaji
historic-trauma Maji Maji, Mau Mau
jesus Yesu, Isa
christ Kristo, Masihi
virgin-mary Bikira Maria
holy-spirit Roho Mtakatifu
satan shetani
sinner mwenye dhambi
mosque msikiti
synagogue sinagogi
altar madhabahu, altare
priest padre, kasisi, kuhani
nun mtawa, sista
pope papa, Baba Mtakatifu
imam imamu, shehe
rabbi rabi
prophet nabii, mtume
muhammad Muhammad
allah Allah
koran Kurani, Msahafu
bible Biblia
torah Torati
gospel injili
jew Myahudi, Yahudi
muslim Mwislamu, Muislamu
heretic mzushi
blasphemy kufuru
sect madhehebu, dhehebu
holy-war jihadi
forbidden-food najisi
halal halali
fasting saumu, Ramadhani, Kwaresima
sacrifice dhabihu, kafara
mass-liturgy misa
evil-eye kijicho, jicho baya
taboo mwiko
idol sanamu
antichrist Mpinga Kristo
judas Yuda
apocalypse kiama, kiyama
eternity-afterlife akhera, ahera, kuzimu
vampire mumiani
zombie msukule
hang-person kunyonga, nyonga
behead kuchinja
strangle kunyonga, kukaba
drown kuzama
massacre mauaji ya halaiki
slaughterhouse machinjio
butcher-derog mchinjaji
bullet risasi
knife-weapon jambia, sime
whip mjeledi, kiboko
trap mtego
chain-fetter pingu, mnyororo
plunder kupora, uporaji
gangster jambazi, genge
crime uhalifu, jinai
kidnap kuteka nyara
smuggler magendo
revenge kisasi
terror kitisho, ugaidi
nightmare jinamizi
dangerous hatari
threat tishio, vitisho
doom maangamizi
break-verb kuvunja
breakdown hitilafu
crack ufa
rust kutu
swamp kinamasi
slime ute
soot masizi
ashes majivu, jivu
disgusting karaha
famine baa la njaa
scandal kashfa
chaos vurugu, fujo, ghasia
late kuchelewa
worn-out chakavu
never kamwe, katu
finished imeisha, kwisha
complain kulalamika
lonely mpweke, upweke
cocaine kokeini, unga
heroin-drug heroini, unga
drug-dealer muuza unga
booze pombe, gongo, chang'aa
gambling kamari
devilish-luck balaa, baa
burden mzigo
obstacle kikwazo, kizuizi
limp-slack legevu
crooked kombo
raw-unripe mbichi, bichi
leak kuvuja
delay kuchelewa
forget kusahau
refuse kukataa
forbidden marufuku
ruin magofu, gofu
slum mtaa wa mabanda
hovel kibanda
rag tambara
crutch mkongojo
maggot funza
weed-plant magugu, gugu
tumour uvimbe
typhus homa ya matumbo
smallpox ndui
measles surua, ukambi
mumps matubwitubwi
chickenpox tetekuwanga
rash vipele, ukurutu
boil-swelling uvimbe, jipu
haemorrhoids bawasiri
cold-illness mafua
headache maumivu ya kichwa
toothache maumivu ya jino
stroke-illness kiharusi
heart-attack mshtuko wa moyo
diabetes kisukari
herpes malengelenge
rabies kichaa cha mbwa
tetanus pepopunda
polio polio
rheumatism baridi yabisi
asthma pumu
allergy mzio
anaemia upungufu wa damu, anemia
hernia ngiri
paralysis kupooza
faint-verb kuzimia, kuzirai
depression sonona
autism usonji
abortion kutoa mimba, utoaji mimba
infection maambukizi
inflammation uvimbe
virus virusi, kirusi
germ kijidudu, vijidudu, bakteria
tapeworm tegu
fracture kuvunjika mfupa
burn-injury kuungua
injection sindano
squint makengeza
phlegm kohozi, makohozi
scab kigaga
blister lengelenge, malengelenge
numb ganzi
womb mfuko wa uzazi
placenta kondo la nyuma
prostate tezi dume
! political | Imperialist | imperialist | impérialiste | imperialista | imperialista : beberu, mabeberu
! negative | Kath (Kaudroge) | khat (drug) | khat (drogue) | khat (droga) | khat (droga) : miraa, mirungi
! everyday | Kokosnuss | coconut | noix de coco | coco | noce di cocco : nazi
god mungu
king mfalme
queen malkia
soldier askari
police polisi
doctor daktari
angel malaika
church kanisa
soul roho
prayer sala
blessing baraka
friend rafiki
mother mama
father baba
child mtoto
man mwanamume
woman mwanamke
teacher mwalimu
dog mbwa
cat paka
lion simba
elephant tembo, ndovu
fish samaki
bird ndege
cow ng'ombe
water maji
fire moto
sun jua
moon mwezi
star nyota
sea bahari
mountain mlima
river mto
tree mti
flower ua
leaf jani
stone jiwe
house nyumba
door mlango
table meza
chair kiti
bed kitanda
name jina
heart moyo
hand mkono
foot mguu
eye jicho
head kichwa
mouth mdomo
tooth jino
hair nywele
bread mkate
milk maziwa
egg yai
rice mchele
meat nyama
salt chumvi
sugar sukari
good zuri, nzuri
big kubwa
small dogo
new mpya
red nyekundu
white nyeupe
black nyeusi
green kijani
love upendo
day siku
night usiku
year mwaka
one moja
two mbili
three tatu
four nne
five tano
freedom uhuru
sky anga, mbingu
earth ardhi, udongo
world dunia, ulimwengu
land nchi
ocean bahari
lake ziwa
stream kijito
well-spring kisima, chemchemi
wave wimbi
island kisiwa
beach ufuo, pwani
coast pwani
hill kilima
valley bonde
forest msitu
field shamba
meadow malisho
desert jangwa
cave pango
rock mwamba
sand mchanga
clay udongo wa mfinyanzi
gold dhahabu
silver fedha
iron chuma
copper shaba
lead-metal risasi
steel chuma cha pua
glass kioo, glasi
wood-material mbao
coal makaa
oil mafuta
petrol petroli
flame mwali
light mwanga, nuru
lightning umeme, radi
thunder ngurumo
rain mvua
snow theluji
ice barafu
hail mvua ya mawe
wind upepo
air hewa
cloud wingu
fog ukungu
dew umande
rainbow upinde wa mvua
weather hali ya hewa
branch tawi
root mzizi
bark-tree gome
seed mbegu
grass nyasi
rose waridi
lily yungiyungi
bush kichaka
oak mwaloni
pine msonobari
reed tete
straw majani makavu
mushroom uyoga
person mtu
people watu
baby mtoto mchanga
boy mvulana
girl msichana
mum mama
dad baba
son mwana wa kiume
daughter binti
brother kaka, ndugu
sister dada
grandmother bibi, nyanya
grandfather babu
uncle mjomba
aunt shangazi
cousin binamu
husband mume
wife mke
bride bibi arusi
wedding harusi, arusi
mother-in-law mama mkwe
nephew mpwa
family familia, jamaa
neighbour jirani
guest mgeni
stranger mgeni
life maisha, uhai
kiss busu
face uso
forehead paji la uso
ear sikio
nose pua
lip mdomo
tongue ulimi
chin kidevu
cheek shavu
beard ndevu
moustache masharubu
neck shingo
throat koo
shoulder bega
back mgongo
chest kifua
belly tumbo
navel kitovu
arm mkono
elbow kiwiko
finger kidole
nail ukucha
fist ngumi
leg mguu
knee goti
heel kisigino
toe kidole cha mguu
skin ngozi
bone mfupa
rib ubavu
brain ubongo
liver ini
lung pafu
kidney figo
butter siagi
cheese jibini
soup supu, mchuzi
flour unga
dough kinyunga
cake keki
biscuit biskuti
honey asali
chocolate chokoleti
candy peremende
apple tufaha
pear pea
grape zabibu
plum plamu
peach pichi
lemon limau, ndimu
orange-fruit chungwa
banana ndizi
strawberry stroberi
nut njugu, karanga
fig tini
melon tikiti
tomato nyanya
potato kiazi
onion kitunguu
garlic kitunguu saumu
cabbage kabichi
carrot karoti
cucumber tango
bean haragwe
pea njegere
lentil dengu
pumpkin boga
pepper-spice pilipili
mustard haradali
vinegar siki
sausage soseji
ham hemu
bacon bekoni
fat-grease mafuta, shahamu
wine mvinyo, divai
beer bia, pombe
brandy brandi
tea chai
coffee kahawa
juice juisi
food chakula
breakfast kifungua kinywa
lunch chakula cha mchana
dinner chakula cha jioni
animal mnyama
puppy mbwa mdogo
horse farasi
bull fahali
calf ndama
sheep kondoo
lamb mwanakondoo
goat mbuzi
chicken kuku
rooster jogoo
duck bata
goose bata bukini
turkey bata mzinga
rabbit sungura
mouse panya
bear dubu
wolf mbwa mwitu
fox mbweha
deer kulungu, paa
boar nguruwe mwitu
tiger chui milia
monkey nyani, tumbili
camel ngamia
snake nyoka
frog chura
turtle kobe, kasa
crocodile mamba
eagle tai
hawk mwewe
owl bundi
crow kunguru
pigeon njiwa
swan bata maji
feather unyoya
wing bawa
tail mkia
horn pembe
claw ukucha
fur manyoya
bee nyuki
wasp nyigu
ant sisimizi
butterfly kipepeo
beetle mbawakawa
worm mnyoo
snail konokono
shark papa
whale nyangumi
crab kaa
squid ngisi
home nyumbani
room chumba
kitchen jiko, jikoni
bathroom bafu
window dirisha
wall ukuta
roof paa
floor sakafu
stairs ngazi
garden bustani
fence uzio, ua
lamp taa
candle mshumaa
mirror kioo
key ufunguo
lock kufuli
knife kisu
fork uma
spoon kijiko
plate sahani
cup kikombe
bottle chupa
pot sufuria, chungu
pan kikaango
bowl bakuli
oven tanuri, joko
box sanduku
bag mfuko
basket kikapu
barrel pipa
bucket ndoo
broom ufagio
soap sabuni
towel taulo
comb kitana, chanuo
brush brashi
needle sindano
thread uzi
rope kamba
hammer nyundo
saw msumeno
axe shoka
screw parafujo
wheel gurudumu
stick fimbo
machine mashine
tool chombo, zana
toy kichezeo
doll mwanasesere
ball mpira
book kitabu
paper karatasi
letter barua
pen kalamu
newspaper gazeti
picture picha
word neno
language lugha
story hadithi
song wimbo
music muziki
drum ngoma
flute filimbi
bell kengele
clothes nguo, mavazi
shirt shati
trousers suruali
skirt sketi
dress gauni
coat koti
hat kofia
shoe kiatu
boot buti
sock soksi
glove glavu
belt mkanda, mshipi
button kifungo
pocket mfuko
ring pete
glasses miwani
clock saa
umbrella mwavuli
wool sufu
silk hariri
cotton pamba
leather ngozi
cloth kitambaa
city jiji, mji
village kijiji
street mtaa
square uwanja
way njia
bridge daraja
tower mnara
castle ngome
market soko
shop duka
school shule
office ofisi
factory kiwanda
bank benki
money pesa, fedha
coin sarafu
price bei
gift zawadi
work kazi
worker mfanyakazi
farmer mkulima
hunter mwindaji
fisherman mvuvi
baker mwokaji
tailor mshonaji, fundi cherehani
smith mhunzi
cook mpishi
driver dereva
boss bosi
car gari
ship meli
boat mashua
train treni
plane ndege
bicycle baiskeli
cart mkokoteni
sail tanga
morning asubuhi
evening jioni
noon adhuhuri
today leo
yesterday jana
tomorrow kesho
week wiki, juma
month mwezi
hour saa
minute dakika
time wakati, muda
spring majira ya kuchipua
summer kiangazi
autumn vuli, majira ya kupukutika
winter majira ya baridi
monday Jumatatu
friday Ijumaa
sunday Jumapili
holiday sikukuu, likizo
christmas Krismasi
blue buluu
yellow manjano
grey kijivu
brown kahawia
pink waridi
purple zambarau
colour rangi
zero sifuri
six sita
seven saba
eight nane
nine tisa
ten kumi
eleven kumi na moja
twelve kumi na mbili
twenty ishirini
hundred mia
thousand elfu
million milioni
half nusu
first kwanza
last mwisho
part sehemu
circle duara
line mstari
point nukta
corner kona, pembe
side upande
hole shimo, tundu
number namba, nambari
dream ndoto
sleep-noun usingizi
game mchezo
joy furaha
luck bahati
peace amani
truth ukweli
hope tumaini, matumaini
wish matakwa
strength nguvu
voice sauti
silence kimya
smell harufu
taste ladha
breath pumzi
thing kitu, jambo
question swali
answer jibu
secret siri
law sheria
be kuwa
have kuwa na
do-make kufanya
go kwenda
come kuja
walk kutembea
run kukimbia
jump kuruka
fly kuruka, kupaa
swim kuogelea
sit kukaa, kuketi
stand kusimama
lie-down kulala
sleep kulala
wake kuamka
eat kula
drink kunywa
bite kuuma
chew kutafuna
swallow kumeza
suck kufyonza
see kuona
look kutazama
hear kusikia
speak kusema, kuongea
say kusema
ask kuuliza
call kuita
sing kuimba
dance kucheza ngoma
laugh kucheka
play kucheza
know kujua
think kufikiri
want kutaka
can kuweza
must lazima
love-verb kupenda
like kupenda
give kutoa, kupa
take kuchukua
bring kuleta
hold kushika
put kuweka
throw kutupa
catch kukamata, kudaka
push kusukuma
pull kuvuta
open kufungua
close kufunga
cut kukata
sew kushona
wash kuosha
clean-verb kusafisha
cook-verb kupika
bake kuoka
burn kuchoma
buy kununua
sell kuuza
pay kulipa
work-verb kufanya kazi
build kujenga
dig kuchimba
plant-verb kupanda
write kuandika
read kusoma
count kuhesabu
learn kujifunza
help kusaidia
wait kungoja, kusubiri
find kupata, kukuta
search kutafuta
live kuishi
be-born kuzaliwa
grow kukua
blow kupuliza
turn kugeuka
roll kuviringika
shake kutikisa
tremble kutetemeka
hit-strike kupiga
scratch kukuna
rub kusugua
squeeze kukamua
flow kutiririka
float kuelea
drip kudondoka
freeze kuganda
smile tabasamu
kiss-verb kubusu
marry kuoa, kuolewa
hug kukumbatia
win kushinda
begin kuanza
change kubadilika
travel kusafiri
drive kuendesha
return kurudi
leave kuondoka
stay kubaki
send kutuma, kupeleka
show kuonyesha
tie kufunga
hang-up kutundika
pour kumwaga
fill kujaza
mix kuchanganya
shine kung'aa
shut-eyes kufumba macho
snore kukoroma
yawn kupiga miayo
sneeze kupiga chafya
tickle kutekenya
whistle kupiga mluzi
whisper kunong'ona
bark-dog kubweka
sting kuuma
peel kumenya
shave kunyoa
tiny kidogo sana
long refu
short fupi
tall-high refu
low chini
wide pana
narrow nyembamba
thick nene
thin nyembamba
deep kina
flat bapa
round mviringo
straight nyoofu
sharp kali
blunt butu
heavy nzito
light-weight nyepesi
hard gumu
soft laini
young changa
better bora
beautiful nzuri, maridadi
strong imara, hodari
fast haraka
early mapema
hot moto
warm vuguvugu
cold baridi
cool-fresh poa
wet majimaji
dry kavu
full imejaa, tele
clean safi
clear wazi
bright angavu
sweet tamu
salty chumvichumvi
spicy kali
rich tajiri
happy furaha
funny ya kuchekesha
clever werevu
brave jasiri, shujaa
kind-nice mpole, mwema
honest mwaminifu
healthy mzima
alive hai
free huru
quiet tulivu
loud ya kelele
easy rahisi
difficult ngumu
true kweli
same sawa
other ingine
alone-only pekee, tu
shy mwenye haya
wild mwitu
strange ajabu
left kushoto
right-side kulia
up juu
down chini
in ndani
out nje
front mbele
behind nyuma
near karibu
far mbali
here hapa
there pale, huko
where wapi
when lini
who nani
what nini
why kwa nini
how vipi, namna gani
yes ndiyo
no hapana
i mimi
you wewe
he yeye
we sisi
they wao
this hii, huyu
that ile, yule
all ote, yote
many nyingi, wengi
few chache
more zaidi
less pungufu
very sana
and na
or au
but lakini
with pamoja na
without bila
now sasa
always daima
again tena
already tayari
soon karibuni
maybe labda
only-just tu
hello habari, jambo
goodbye kwaheri
thanks asante
please tafadhali
sorry samahani
come-on haya
look-out angalia
good-day siku njema
`,
}
