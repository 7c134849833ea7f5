import type { LanguageSource } from '../language-source.ts'

/** Lithuanian. */
export const lt: LanguageSource = {
  code: 'lt',
  script: 'Latin',
  text: `
penis-vulgar bybis, pimpis, pimpalas, varpa, bybys, pisius, daiktas, penis, kotas
penis penis, varpa
vulva-vulgar pyzda, šikna, putė, putytė, pizda, makštis, pize, šmakė, pyzdelė
vagina vagina, makštis
testicles-vulgar kiaušai, kiaušiai, pautai
testicle sėklidė
breasts-vulgar papai, papas, cycai, krūtys, cycas
nipple spenelis, spenys
arse šikna, subinė, užpakalis, pasturgalis, subine, rūra
buttocks sėdmenys, sėdynė
anus išangė, anusas
arsehole šikna, šiknius, subingalvis
pubic-hair gaktos plaukai
crotch tarpukojis, kirkšnis
clitoris klitoris, varputė
foreskin apyvarpė
glans galvutė
erection erekcija
semen sperma, sėkla
fuck pisti, krušti, dulkinti, kruša, pisa, pist, krušk, dulkinkis, pistis, dulkintis, kruštis, išpisti
fuck-exclamation blet, nachui, bliamba, po velnių, kurva, eik nachui, pyzdiec
sex seksas
intercourse lytinis aktas, sueitis
mate-animals poruotis, rujoti
orgasm orgazmas
masturbate masturbuotis, smaukyti, onanuoti, smaukytis
wanker smaukytojas, onanistas
suck-vulgar čiulpti, čiulpk, laižyti
blow-job minetas, čiulpimas
sodomy sodomija
horny susijaudinęs, gašlus
heat-rut ruja
lust geismas, gašlumas
pervert iškrypėlis
lecher ištvirkėlis, paleistuvis
obscene nešvankus, nepadorus
porn porno, pornografija
naked nuogas, plikas
striptease striptizas
prostitute prostitutė
whore kekšė, kurva, šliundra, prostitutė, bliadė, paleistuvė, kalė
slut šliundra, paleistuvė, palaida, kekšė
brothel viešnamis, bordelis
pimp sąvadautojas, suteneris
mistress meilužė
adultery svetimavimas, neištikimybė
cuckold raguotis
incest incestas, kraujomaiša
paedophile pedofilas
rape išprievartavimas, prievartauti
orgy orgija
fetish fetišas
dildo dildo
condom-slang prezervatyvas, gumytė, gandonas
virgin-sexual skaistuolė, mergelė
impotent impotentas
castrate kastruoti, eunuchas
shit šūdas, kakas, šikti, mėšlas, suda, šūdai, kaka, šudas
shit-verb šikti, šikt, prišikti, kakoti, šik
excrement išmatos, ekskrementai
poop kaka, kakas, kakoti
dung mėšlas, trąša
droppings spira
piss myžti, myžalai, mizti
urine šlapimas
pee myžti, sisioti, šlapimas, sysioti, siskas, sysiukas, sisi
fart bezdėti, pirsti, bezdalius, pirda, perdžia, bezdalas, persti, pirst
diarrhoea-vulgar triesti, triedalas, tryda
belch raugėti, atsirūgti
vomit vemti, vėmalai, vėmimas
snot snarglys, snargliai
spit spjūvis, spjauti, seilės
sweat prakaitas
stink smirdėti, smarvė, dvokti
pus pūliai
toilet tualetas, tupykla, klozetas
latrine išvietė, tupykla
chamber-pot naktipuodis
sewer kanalizacija, kloaka
menstruation menstruacijos, mėnesinės
tampon tamponas, įklotas
diaper sauskelnės, vystyklas
armpit pažastis
pimple spuogas
dandruff pleiskanos
potbelly pilvas, papilvė
seduce suvilioti, gundyti
lick laižyti
hump dulkinti, kalti, krušti
damn prakeiktas, velniop, velnias, po perkūnais
go-to-hell eik velniop, eik šikt, eik nachui, dink
son-of-bitch kalės vaikas, kekšės vaikas, šunsnukis
motherfucker gaidys, pyderas, bybiagalvis
bollocks nesąmonė, šūdas, pievos, chuinia
transvestite transvestitas
lingerie kelnaitės, trumpikės, apatiniai
grope grabalioti, graibyti
bare-bottom plika subinė
cleavage iškirptė
hole-vulgar skylė
stick-vulgar pagalys, kuolas, lazda
idiot durnius, debilas, kvailys, idiotas, asilas, bukagalvis, lochas, kvaiša, lopas, avinas, mulkis, avigalvis, žioplys
fool kvailys, durnius, žioplys
stupid kvailas, durnas, bukas
cretin kretinas, imbecilas
blockhead bukagalvis, mulkis, stuobrys, avigalvis, žioplys
clumsy nerangus, liurbis, nevykėlis
crazy pamišęs, kvaištelėjęs, išprotėjęs
madman beprotis, pamišėlis, psichas
madhouse beprotnamis, durnynas
retarded atsilikęs, daunas
cripple luošys, invalidas
lame-person šlubas, raišas
blind-person aklas
deaf-person kurčias
mute-person nebylys
stutterer mikčius
hunchback kuprius
dwarf nykštukas, neūžauga
bald plikis, plikas
ugly bjaurus, negražus
fat-person storas, storulis, drūtas, bačka
skinny liesas, džiūsna
coward bailys, bailus
weakling silpnuolis, skystablauzdis
sissy mamytės sūnelis, lepšis, skuduras
bastard pavainikis, benkartas, bastardas
scoundrel niekšas, šunsnukis, nenaudėlis, rupūžė
rascal išdykėlis, padauža, snarglius
scum padugnės, šiukšlės, atmatos
wretch vargšas, nelaimėlis
tramp valkata, bomžas, benamis
beggar elgeta, ubagas
loser nevykėlis, lūzeris, lochas
lazybones tinginys, dykaduonis
glutton rijūnas, besotis, ėdrūnas
miser šykštuolis, šykštus
greedy godus, gobšus
drunkard girtuoklis, alkašas, gėrikas
drunk girtas, nusigėręs
liar melagis, melas
cheat sukčius, apgavikas, aferistas
hypocrite veidmainis
traitor išdavikas
snitch skundikas, stukačius, šnipas
toady pataikūnas, subinlaižys
braggart pagyrūnas
arrogant arogantiškas, pasipūtęs, išpuikęs
cheeky įžūlus, akiplėša
rude šiurkštus, grubus
boor kaimietis, chamas, marozas
gossip apkalbos, plepys, liežuvautoja
busybody smalsuolis
old-hag ragana, boba, senė
old-man-derog senis, diedas
old-maid senmergė
bimbo blondinė, višta
slave vergas
servant-derog tarnas, liokajus
pig kiaulė, paršas
sow paršavedė, kiaulė
donkey asilas
ox-insult jautis
cow-insult karvė
goat-insult ožys, ožka
dog-insult šuo, šunsnukis
bitch kalė
monkey-insult beždžionė
rat-insult žiurkė
snake-insult gyvatė, angis
chicken-insult višta
goose-insult žąsis
worm-insult kirmėlė, sliekas
louse utėlė
vermin parazitai, kenkėjas
parasite parazitas, veltėdis
toad rupūžė
hyena hiena, šakalas
vulture grifas, maitvanagis
beast žvėris, gyvulys
monster pabaisa, monstras
savage laukinis, barbaras
primitive primityvus
trash-person šiukšlė, padugnė, šūdžius
shame-on-you gėda, susigėsk
mock tyčiotis, pašaipa
insult įžeidimas
slur-black negras, juodašiknis, nigeris
slur-jew žydelis, žydpalaikis
slur-roma čigonas
slur-asian siauraakis
slur-arab juodukas, čiurka
slur-foreigner atėjūnas
slur-neighbour kacapas, ruskis, pšekas, lenkpalaikis
slur-region marozas
slur-gay pyderas, gaidys, homikas, pedikas, žydras
slur-lesbian lesbė
slur-disabled invalidas, daunas
slur-woman boba, bobiškė
slur-poor skurdžius, driskius, nuskurėlis
gay gėjus, homoseksualas
lesbian lesbietė
negro-word negras, juodaodis
big-mouth snukis, plepys
big-nose nosis
shut-up užsičiaupk, tylėk
bore-person nuoboda
naive naivus
stubborn užsispyręs
clown klounas, juokdarys
puppet marionetė, lėlė
ignorant neišmanėlis, tamsuolis
good-for-nothing nenaudėlis, niekam tikęs
upstart naujasis turtuolis, išsišokėlis
hitler Hitleris
nazi nacis, nacistas
swastika svastika
fascist fašistas
mussolini Musolinis
stalin Stalinas
lenin Leninas
mao Mao
dictator diktatorius
dictator-local Sniečkus, Smetona
tyrant tironas, despotas
communist komunistas, komuniaga, bolševikas
socialist socialistas
capitalist kapitalistas
anarchy anarchija
racist rasistas
slavery vergija, vergovė
colony kolonija
genocide genocidas
holocaust holokaustas
concentration-camp koncentracijos stovykla, lageris, gulagas
gas-chamber dujų kamera
ghetto getas
pogrom pogromas
war karas
civil-war pilietinis karas
army armija, kariuomenė
soldier kareivis
troops-militia milicija, omonas, stribai
secret-police KGB, saugumas, čekistas
police policija
cop mentas, policininkas, faras
spy šnipas
terrorist teroristas
terror-group stribas, omonininkai
hostage įkaitas
revolution revoliucija
coup pučas, perversmas
riot riaušės, maištas
rebel maištininkas, sukilėlis
strike-labour streikas
demonstration demonstracija, mitingas
occupation okupacija, okupantas
invasion invazija
annexation aneksija
separatist separatistas
traitor-political kolaborantas
propaganda propaganda
censorship cenzūra
corruption-politics nepotizmas, blatas
mafia-politics oligarchas
party-political partija
president prezidentas
minister ministras
king karalius
queen karalienė
emperor imperatorius
prince princas, kunigaikštis
sultan sultonas
leader vadas, lyderis
master-lord ponas, šeimininkas
flag vėliava
homeland tėvynė
republic respublika
state valstybė
government vyriausybė
election rinkimai
border siena
refugee pabėgėlis
immigrant imigrantas
class-enemy buožė, buržujus
contested-place Karaliaučius, Vilniaus kraštas
historic-trauma trėmimai, Paneriai, Rainiai, sausio trylikta, Sibiras
god Dievas
goddess deivė
deity-local Perkūnas, Laima, Žemyna, Gabija, Austėja, Velnias
jesus Jėzus
christ Kristus
virgin-mary Mergelė Marija, Švenčiausioji
holy-spirit Šventoji Dvasia
saint šventasis
sacred šventas
angel angelas
devil velnias, kipšas
satan šėtonas
demon demonas
hell pragaras
paradise rojus
sin nuodėmė
sinner nusidėjėlis
soul siela
prayer malda
pray melstis
church bažnyčia
mosque mečetė
synagogue sinagoga
temple šventykla
monastery vienuolynas
altar altorius
cross-christian kryžius
priest kunigas
monk vienuolis
nun vienuolė
bishop vyskupas
pope popiežius
imam imamas
rabbi rabinas
prophet pranašas
muhammad Mahometas
allah Alachas
koran Koranas
bible Biblija
torah Tora
gospel evangelija
buddha Buda
jew žydas
muslim musulmonas
christian krikščionis
infidel pagonis, netikėlis
heretic eretikas
blasphemy šventvagystė
sect sekta
holy-war džihadas
fasting gavėnia, pasninkas
pilgrimage piligrimystė
sacrifice auka
baptism krikštas
mass-liturgy mišios
relic relikvija
miracle stebuklas
blessing palaima
witch ragana
sorcerer burtininkas, raganius
magic magija
evil-eye bloga akis
evil-spirit-local vilkolakis, laumė, slogutis, baubas, kaukas, maumas, giltinė
idol stabas
antichrist Antikristas
judas Judas
apocalypse apokalipsė
eternity-afterlife dausos
fate likimas
death mirtis, giltinė, galas
dead miręs, negyvas, lavonas
die mirti, nudvėsti, padvėsti
corpse lavonas, numirėlis
carrion dvėseliena, maita
grave kapas
coffin karstas
funeral laidotuvės
cemetery kapinės
mourning gedulas
widow našlė
orphan našlaitis
skeleton skeletas, griaučiai
skull kaukolė
ghost vaiduoklis, šmėkla
vampire vampyras
zombie zombis
kill nužudyti, užmušti
murder žmogžudystė
murderer žudikas
suicide savižudybė
hang-person kartuvės, pakarti
execution egzekucija
executioner budelis
strangle pasmaugti, smaugti
drown skęsti, nuskęsti
massacre žudynės, skerdynės
slaughterhouse skerdykla
butcher-derog skerdikas, mėsininkas
torture kankinimas
beat mušti, daužyti
slap antausis
fight muštynės, kova
violence smurtas
wound žaizda
scar randas
blood kraujas
bomb bomba
gun pistoletas, šautuvas
bullet kulka
knife-weapon durklas
weapon ginklas
explosion sprogimas
whip rimbas, botagas
trap spąstai
chain-fetter grandinė, pančiai
prison kalėjimas, tiurma
prisoner kalinys
thief vagis, plėšikas
steal vogti
robber plėšikas
robbery apiplėšimas
plunder plėšti
gangster gangsteris, banditas
mafia mafija
criminal nusikaltėlis
crime nusikaltimas
kidnap pagrobti
blackmail šantažas
bribe kyšis
corrupt korupcija
fraud sukčiavimas, apgaulė
counterfeit klastotė
lie melas, pramanas
false netikras
trick triukas
smuggler kontrabandininkas
pirate piratas
fire-blaze gaisras
enemy priešas
hate neapykanta
revenge kerštas
anger pyktis
angry piktas
evil blogis
bad blogas, bloga, prastas, blogai, šūdinas
worse blogiau
cruel žiaurus
fear baimė
terror siaubas, teroras
nightmare košmaras
danger pavojus
dangerous pavojingas
threat grėsmė
accident avarija
disaster katastrofa
misfortune nelaimė
curse prakeiksmas
doom pražūtis
damage žala
destroy sunaikinti
broken sugedęs, sulūžęs
break-verb laužti
breakdown gedimas
crack įtrūkimas
rust rūdys
rot puvinys, supuvęs
mould pelėsis
spoiled sugedęs
garbage šiukšlės
junk šlamštas, laužas
rubbish-quality šlamštas, brokas
dirt purvas
dirty purvinas
stain dėmė
mud purvas, dumblas
swamp pelkė
dust dulkė
slime gleivės
soot suodžiai
poison nuodai
toxic nuodingas
ashes pelenai
disgust pasibjaurėjimas
disgusting šlykštus, bjaurus
yuck fui
poor skurdus
poverty skurdas
hunger alkis, badas
thirst troškulys
debt skola
bankrupt bankrotas
loss nuostolis
lose pralaimėti
failure nesėkmė
error klaida
guilt kaltė
punishment bausmė
fine-penalty bauda
tax mokestis
problem problema
quarrel barnis
scandal skandalas
chaos chaosas
noise triukšmas
cheap pigus
expensive brangus
useless nenaudingas
weak silpnas
slow lėtas
late vėlu
old senas
empty tuščias
nothing nieko
nobody niekas
never niekada
not ne
stop stok
end pabaiga, galas
boring nuobodus
bitter kartus
sour rūgštus
sad liūdnas
sorrow liūdesys
cry-weep verkti
tear-drop ašara
scream riksmas
lonely vienišas
shame gėda
tired pavargęs
cold-neg šaltis
dark tamsus
darkness tamsa
shadow šešėlis
abyss bedugnė
storm audra
earthquake drebėjimas
flood potvynis
drought sausra
smoke-fumes dūmai
cigarette cigaretė
drug narkotikas
cannabis žolė, marihuana, kanapė
cocaine kokainas
heroin-drug heroinas
drug-addict narkomanas
drug-dealer dileris
booze šnapsas, pilstukas
hangover pagirios
gambling lošimas
burden našta
crooked kreivas
forget pamiršti
forbidden uždraustas
escape pabėgimas
lost pasimetęs
ruin griuvėsiai
hovel lūšna
rag skuduras
cockroach tarakonas
flea blusa
bedbug blakė
tick erkė
leech dėlė
rat žiurkė
scorpion skorpionas
spider voras
fly-insect musė
mosquito uodas
weed-plant piktžolė
thorn spyglys
disease liga
sick ligonis
plague maras
epidemic epidemija
cancer vėžys
tumour auglys
ulcer opa
leprosy raupsai
cholera cholera
tuberculosis tuberkuliozė, džiova
malaria maliarija
measles tymai
scabies niežai
rash bėrimas
itch niežulys
wart karpa
haemorrhoids hemorojus
diarrhoea viduriavimas
constipation vidurių užkietėjimas
nausea pykinimas
cough kosulys
cold-illness sloga
flu gripas
fever karštligė
pain skausmas
epilepsy epilepsija
stroke-illness insultas
heart-attack infarktas
diabetes diabetas
aids AIDS
syphilis sifilis
jaundice gelta
rabies pasiutligė
asthma astma
allergy alergija
hernia išvarža
paralysis paralyžius
depression depresija
abortion abortas
infection infekcija
inflammation uždegimas
virus virusas
germ mikrobas
bruise mėlynė
surgery operacija
pill tabletė
injection injekcija
hospital ligoninė
medicine vaistas
intestine žarna
womb gimda
be būti
have turėti
do-make daryti
go eiti
come ateiti
walk vaikščioti
run bėgti
jump šokti
fly skristi
swim plaukti
sit sėdėti
stand stovėti
lie-down gulėti
sleep miegoti
eat valgyti
drink gerti
bite kąsti
see matyti
look žiūrėti
hear girdėti
speak kalbėti
say sakyti
ask klausti
call šaukti
sing dainuoti
dance šokis
laugh juoktis
play žaisti
know žinoti
think galvoti
want norėti
love-verb mylėti
give duoti
take imti
hold laikyti
put dėti
throw mesti
catch gaudyti
pull traukti
push stumti
open atidaryti
close uždaryti
cut pjauti
sew siūti
wash plauti
cook-verb virti
bake kepti
burn degti
buy pirkti
sell parduoti
pay mokėti
work-verb dirbti
build statyti
dig kasti
write rašyti
read skaityti
count skaičiuoti
learn mokytis
help pagalba
wait laukti
find rasti
search ieškoti
live gyventi
grow augti
blow pūsti
turn sukti
smile šypsena
win laimėti
begin pradėti
change pokytis
travel keliauti
stay likti
send siųsti
show rodyti
big didelis
small mažas
long ilgas
short trumpas
tall-high aukštas
low žemas
wide platus
narrow siauras
thick storas
thin plonas
deep gilus
flat plokščias
round apvalus
straight tiesus
sharp aštrus
heavy sunkus
light-weight lengvas
hard kietas
soft minkštas
new naujas
young jaunas
good geras, gerai
better geriau
beautiful gražus
strong stiprus
fast greitas
early anksti
hot karštas
warm šiltas
cold šaltas
cool-fresh gaivus, vėsus
wet šlapias
dry sausas
full pilnas
clean švarus
clear aiškus
bright šviesus
sweet saldus
salty sūrus
rich turtingas
happy laimingas
funny juokingas
clever protingas
brave drąsus
kind-nice malonus
honest sąžiningas
healthy sveikas
alive gyvas
free laisvas
quiet tylus
loud garsus
easy lengva
true tikras
other kitas
wild laukinis
strange keistas
left kairė
right-side dešinė
up aukštyn
down žemyn
out lauk
near arti
far toli
here čia
there ten
where kur
when kada
who kas
why kodėl
how kaip
yes taip
no ne
i aš
you tu
he jis
she ji
we mes
they jie
my mano
your tavo
this šis
that tas
all viskas
many daug
few mažai
more daugiau
very labai
and ir
or arba
but bet
with su
without be
now dabar
always visada
again vėl
already jau
soon greit
maybe gal
hello labas, sveiki
goodbye iki, sudie
thanks ačiū
please prašau
sorry atsiprašau
good-day laba diena
sun saulė
moon mėnulis
star žvaigždė
sky dangus
earth žemė
world pasaulis
land šalis
water vanduo
sea jūra
ocean vandenynas
lake ežeras
river upė
stream upelis
well-spring šaltinis, šulinys
wave banga
island sala
beach paplūdimys
coast krantas
mountain kalnas
hill kalva
valley slėnis
forest miškas
field laukas
meadow pieva
desert dykuma
cave urvas
stone akmuo
rock uola
sand smėlis
clay molis
salt druska
gold auksas
silver sidabras
iron geležis
copper varis
lead-metal švinas
steel plienas
glass stiklas
wood-material medis
coal anglis
oil aliejus
petrol benzinas
fire ugnis
flame liepsna
light šviesa
lightning žaibas
thunder griaustinis
rain lietus
snow sniegas
ice ledas
frost šerkšnas
hail kruša
wind vėjas
air oras
cloud debesis
fog rūkas
dew rasa
rainbow vaivorykštė
tree medis
leaf lapas
branch šaka
root šaknis
grass žolė
flower gėlė
rose rožė
lily lelija
bush krūmas
oak ąžuolas
pine pušis
birch beržas
reed nendrė
straw šiaudas
hay šienas
mushroom grybas
person žmogus
people žmonės
man vyras
woman moteris
child vaikas
baby kūdikis
boy berniukas
girl mergaitė
mother motina
father tėvas
mum mama
dad tėtis
son sūnus
daughter dukra
brother brolis
sister sesuo
grandmother močiutė
grandfather senelis
uncle dėdė
aunt teta
husband vyras
wife žmona
bride nuotaka
wedding vestuvės
family šeima
friend draugas
neighbour kaimynas
guest svečias
name vardas
life gyvenimas
love meilė
kiss bučinys
heart širdis
head galva
hair plaukai
face veidas
forehead kakta
eye akis
ear ausis
nose nosis
mouth burna
lip lūpa
tooth dantis
tongue liežuvis
chin smakras
cheek skruostas
beard barzda
moustache ūsai
neck kaklas
throat gerklė
shoulder petys
back nugara
chest krūtinė
belly pilvas
navel bamba
elbow alkūnė
hand ranka
finger pirštas
nail nagas
fist kumštis
leg koja
knee kelis
foot pėda
heel kulnas
skin oda
bone kaulas
rib šonkaulis
brain smegenys
liver kepenys
lung plautis
kidney inkstas
meat mėsa
milk pienas
bread duona
butter sviestas
cheese sūris
egg kiaušinis
fish žuvis
soup sriuba
rice ryžiai
flour miltai
dough tešla
cake tortas, pyragas
sugar cukrus
honey medus
chocolate šokoladas
candy saldainis
apple obuolys
pear kriaušė
grape vynuogė
cherry vyšnia
plum slyva
peach persikas
lemon citrina
orange-fruit apelsinas
banana bananas
strawberry braškė
nut riešutas
tomato pomidoras
potato bulvė
onion svogūnas
garlic česnakas
cabbage kopūstas
carrot morka
cucumber agurkas
bean pupa
pea žirnis
pumpkin moliūgas
beet burokas
pepper-spice pipiras
mustard garstyčios
vinegar actas
sausage dešra
ham kumpis
bacon lašiniai
fat-grease riebalai
wine vynas
beer alus
brandy degtinė
tea arbata
coffee kava
juice sultys
food maistas
breakfast pusryčiai
lunch pietūs
dinner vakarienė
animal gyvūnas
dog šuo
puppy šuniukas
cat katė
horse arklys
mare kumelė
cow karvė
bull bulius
calf veršis
sheep avis
lamb ėriukas
goat ožka
rooster gaidys
duck antis
turkey kalakutas
rabbit triušis
hare kiškis
mouse pelė
bear lokys, meška
wolf vilkas
fox lapė
deer elnias
boar šernas
lion liūtas
tiger tigras
elephant dramblys
camel kupranugaris
frog varlė
turtle vėžlys
crocodile krokodilas
bird paukštis
eagle erelis
hawk vanagas, sakalas
owl pelėda
crow varna
pigeon balandis
swan gulbė
cuckoo gegutė
feather plunksna
wing sparnas
tail uodega
horn ragas
claw nagas
fur kailis
bee bitė
wasp vapsva
ant skruzdė
butterfly drugelis
beetle vabalas
snail sraigė
shark ryklys
whale banginis
herring silkė
crab krabas
house namas
home namai
room kambarys
kitchen virtuvė
bathroom vonia
door durys
window langas
wall siena
roof stogas
floor grindys
stairs laiptai
garden sodas
fence tvora
bed lova
table stalas
chair kėdė
lamp lempa
candle žvakė
mirror veidrodis
key raktas
lock spyna
knife peilis
fork šakutė
spoon šaukštas
plate lėkštė
cup puodelis
bottle butelis
pot puodas
pan keptuvė
bowl dubuo
oven krosnis
box dėžė
bag krepšys
barrel statinė
bucket kibiras
broom šluota
soap muilas
towel rankšluostis
comb šukos
brush šepetys
needle adata
thread siūlas
rope virvė
hammer plaktukas
saw pjūklas
axe kirvis
screw varžtas
wheel ratas
stick lazda
machine mašina
tool įrankis
toy žaislas
doll lėlė
ball kamuolys
book knyga
paper popierius
letter laiškas
newspaper laikraštis
picture paveikslas
word žodis
language kalba
story istorija
song daina
music muzika
drum būgnas
flute fleita
bell varpas
clothes drabužiai
shirt marškiniai
trousers kelnės
skirt sijonas
dress suknelė
coat paltas
hat kepurė
shoe batas
sock kojinė
glove pirštinė
belt diržas
button saga
pocket kišenė
ring žiedas
glasses akiniai
clock laikrodis
umbrella skėtis
wool vilna
silk šilkas
cotton medvilnė
city miestas
village kaimas
street gatvė
way kelias
square aikštė
bridge tiltas
tower bokštas
castle pilis
market turgus
shop parduotuvė
school mokykla
office biuras
factory fabrikas
bank bankas
money pinigai
coin moneta
price kaina
gift dovana
work darbas
worker darbininkas
doctor gydytojas
teacher mokytojas
farmer ūkininkas
hunter medžiotojas
fisherman žvejys
baker kepėjas
tailor siuvėjas
smith kalvis
cook virėjas
driver vairuotojas
boss bosas
car automobilis
ship laivas
boat valtis
train traukinys
plane lėktuvas
sail burė
sleigh rogės
day diena
night naktis
morning rytas
evening vakaras
today šiandien
yesterday vakar
tomorrow rytoj
week savaitė
month mėnuo
year metai
hour valanda
minute minutė
time laikas
spring pavasaris
summer vasara
autumn ruduo
winter žiema
monday pirmadienis
friday penktadienis
sunday sekmadienis
holiday šventė
christmas Kalėdos
red raudonas
blue mėlynas
green žalias
yellow geltonas
white baltas
black juodas
grey pilkas
brown rudas
pink rožinis
colour spalva
zero nulis
one vienas
two du
three trys
four keturi
five penki
six šeši
seven septyni
eight aštuoni
nine devyni
ten dešimt
hundred šimtas
thousand tūkstantis
half pusė
first pirmas
last paskutinis
part dalis
circle ratas
line linija
point taškas
corner kampas
side pusė
hole skylė
number skaičius
dream svajonė, sapnas
game žaidimas
joy džiaugsmas
luck sėkmė
peace taika
freedom laisvė
truth tiesa
hope viltis
wish noras
strength jėga
voice balsas
silence tyla
smell kvapas
taste skonis
thing daiktas
question klausimas
answer atsakymas
secret paslaptis
law įstatymas
bad-omen blogas ženklas
stale pasenęs
worthless bevertis
finished baigta, galas
complain skųstis
pity gaila
limp-slack suglebęs
flat-dull prėskas
leak nuotėkis
lack trūkumas
gloomy niūrus
gout podagra
gonorrhoea gonorėja
goitre gūžys
miscarriage persileidimas
scab šašas
rectum tiesioji žarna
`,
}
