import type { LanguageSource } from '../language-source.ts'

/** Estonian. */
export const et: LanguageSource = {
  code: 'et',
  script: 'Latin',
  text: `
penis-vulgar munn, türa, riist, noku, peenis, kepp, nokk, kürb, till
penis peenis, suguti
vulva-vulgar vitt, tuss, tutt, vutt, putsi, puts, pilu, vits, tussu, vittu
vagina tupp, vagiina, häbe
testicles-vulgar munad, kotid
testicle munand
breasts-vulgar tissid, tiss, rind, memm
nipple nibu, rinnanibu
arse perse, tagumik, kann, pepu, peput, perses, pers
buttocks tuharad, istmik, kannikas
anus pärak, anus
arsehole persevest, sitapea, persekukk, peraug
pubic-hair häbemekarvad
crotch jalgevahe, kubemed
clitoris kliitor, kõdisti
foreskin eesnahk
erection erektsioon, kõvaks, seisab
semen sperma, seeme
fuck keppima, nikkuma, panema, kepp, nuss, nussima, nikk
fuck-exclamation kurat, perse, vittu, türa, raisk, persse, kurati
sex seks
intercourse suguühe, vahekord
mate-animals paarituma
orgasm orgasm
masturbate pihku, onaneerima, masturbeerima
wanker pihkupanija, onanist
suck-vulgar imema, imeja, suhu võtma
blow-job minett, suuseks
sodomy sodoomia, anaalseks
horny kiimas, kiimaline
heat-rut kiim, indlemine, jooksuaeg
lust iha, kirg, himu
pervert pervert, perv, hälvik
lecher liiderdaja
obscene rõve, rope, nilbe
porn porno
naked alasti, paljas
striptease striptiis
prostitute prostituut, lõbutüdruk
whore hoor, lits, lirva, lipakas, libu, prostituut, litapoeg
slut lits, libu, hoor
brothel lõbumaja, bordell, litsimaja
pimp sutenöör, kupeldaja
mistress armuke
adultery abielurikkumine, truudusetus
cuckold sarvekandja
incest intsest, verepilastus
paedophile pedofiil
rape vägistamine, vägistama
orgy orgia
fetish fetiš
dildo dildo
condom-slang kondoom, kumm, preservatiiv
virgin-sexual neitsi
impotent impotent
castrate kastreerima, eunuhh, kohitsema
shit sitt, pask, kaka, junn, sita
shit-verb sittuma, situma
excrement väljaheide, roe
poop kaka, kakama, kakine
dung sõnnik
droppings junn, pabul
piss kusi, kusema, kuseline
urine uriin
pee piss, pissi, kusi, pissima
fart peer, puuks, peeru, peeretama, puuksutama
belch röhitsus, röhitsema, krooks
vomit okse, oksendama, ropsima
snot tatt, tatikas
spit sülg, sülitama
sweat higi
stink hais, haisema, lehk
pus mäda
toilet vets, tualett, peldik, kemps
latrine kuivkäimla, peldik, kemps
chamber-pot ööpott, potike
sewer kanalisatsioon, solk
menstruation menstruatsioon, päevad
tampon tampoon, side
diaper mähkmed, mähe
armpit kaenal, kaenlaalune
pimple vistrik
dandruff kõõm
potbelly õllekõht, kõht
seduce võrgutama
lick lakkuma
hump keppima, nikkuma
damn neetud, kurat, kurask, pagan
go-to-hell mine perse, mine vittu, mine kuradile, käi kuradile
son-of-bitch litsipoeg, hoorapoeg
motherfucker raisk, emakeppija, värdjas
bollocks jama, pask, sitajutt
transvestite transvestiit
lingerie aluspüksid, trussikud
peeping vuajerist, piiluja
grope käperdama
bare-bottom palja persega
cleavage dekoltee
hole-vulgar auk
stick-vulgar kepp, tokk, malakas
idiot loll, idioot, tola, debiil, lollpea, puupea, juhm, jobu, eesel, tobu, debiilik, juhmard, tolvan, ohmu
fool loll, tobu, narr, lollakas
stupid rumal, loll
cretin kretiin, imbetsill
blockhead puupea, tohman, juhm, lollpea, jobu
clumsy kohmakas, saamatu, koba
crazy hull, segane, peast põrunud, napakas, lollakas, pöörane
madman hullumeelne, hull, psühh
madhouse hullumaja
retarded alaarenenud, retard, puudega
cripple sant, vigane, invaliid
lame-person lonkav
blind-person pime
deaf-person kurt
mute-person tumm
stutterer kokutaja
hunchback küürakas
dwarf kääbus, päkapikk
bald kiilakas, kiilaspea
ugly kole, inetu
fat-person paks, rasvane, paksmagu
skinny kõhn, kondine
coward argpüks, arg
weakling nõrk, nannipunn, äpu
sissy memmekas, nannipunn
bastard värdjas, sohilaps, vallaslaps
scoundrel kelm, lurjus, kaabakas, närukael, sitapea
rascal põngerjas, jõmpsikas, marakratt
scum saast, rämps, pätt, jätis
wretch armetu, vaeseke
tramp hulkur, kodutu, pomps
beggar kerjus
loser luuser, kaotaja
lazybones laiskvorst, laisk, logard
glutton õgard
miser ihnus, kitsi, koi
greedy ahne
drunkard joodik, parm, alkohoolik
drunk purjus, täis
liar valetaja
cheat petis, suli
hypocrite silmakirjatseja
traitor reetur
snitch pealekaebaja, koputaja, nuhk
toady lipitseja, persepugeja
braggart hoopleja, kiitleja
arrogant ülbe, upsakas
cheeky häbematu, ninakas
rude ebaviisakas, jäme
boor matslik, mats, tõbras, maakas
gossip klatš, lobamokk, kuulujutt
busybody uudishimulik
old-hag nõid, vanamoor, eit
old-man-derog vanamees, taat, vanapeer
old-maid vanatüdruk
bimbo blondiin, bimbo
slave ori
servant-derog teener, lakei, sulane
pig siga, põrsas
sow emis
donkey eesel
ox-insult härg
cow-insult lehm
goat-insult sikk, kits
dog-insult koer, peni, krants
bitch lita, emane
monkey-insult ahv, pärdik
rat-insult rott
snake-insult madu, rästik
chicken-insult kana
goose-insult hani
worm-insult uss
louse täi
vermin kahjur, sitikas
parasite parasiit
toad kärnkonn
hyena hüään, šaakal
vulture raisakotkas
beast elajas, loom
monster koletis, monstrum
savage metslane, barbar
primitive primitiivne
trash-person saast, prügi, sitanikerdis
shame-on-you häbi, häbene
mock pilkama, mõnitama
insult solvang
slur-black neeger, nigger
slur-roma mustlane
slur-asian pilusilm
slur-foreigner muulane, venku
slur-neighbour tibla, venku
slur-region maakas
slur-gay pede, pederast, homo, peded, pedekas, lillakas
slur-lesbian lesbar
slur-disabled invaliid, daun
slur-woman eit, mutt
slur-poor sant, kaltsakas
gay gei, homoseksuaal
lesbian lesbi
negro-word neeger
big-mouth suurustleja, lõug
shut-up jää vait, pea lõuad, suu kinni
bore-person tüütus
naive naiivne
stubborn jonnakas
clown kloun, tola
puppet marionett, nukk
ignorant võhik
good-for-nothing logard, tühikargaja
upstart tõusik
hitler Hitler
nazi nats, natsi
swastika haakrist, svastika
fascist fašist
stalin Stalin
lenin Lenin
mao Mao
dictator diktaator
dictator-local Päts, Käbin
tyrant türann
communist kommunist, kommar
socialist sotsialist
capitalist kapitalist
anarchy anarhia
racist rassist
slavery orjus, pärisorjus
colony koloonia
genocide genotsiid
holocaust holokaust
concentration-camp koonduslaager, vangilaager, gulag
gas-chamber gaasikamber
ghetto geto
pogrom pogromm
war sõda
civil-war kodusõda
army armee, sõjavägi
soldier sõdur
troops-militia miilits, hävituspataljon, omakaitse
secret-police KGB, kapo, julgeolek
police politsei
cop ment, võmm
spy spioon, luuraja
terrorist terrorist
terror-group interrinne, Al-Qaida
hostage pantvang
revolution revolutsioon
coup riigipööre, putš
riot mäss, rahutused
rebel mässaja
strike-labour streik
demonstration meeleavaldus
occupation okupatsioon, okupant
invasion invasioon, sissetung
annexation annekteerimine
separatist separatist
traitor-political kollaborant, küüditaja
propaganda propaganda
censorship tsensuur
corruption-politics onupojapoliitika
mafia-politics oligarh
party-political erakond, EKRE
president president
minister minister
king kuningas
queen kuninganna
emperor keiser
prince prints, vürst
leader juht, liider
master-lord isand, härra
flag lipp
homeland isamaa, kodumaa
republic vabariik
state riik
government valitsus
election valimised
border piir
refugee pagulane, põgenik
immigrant immigrant
class-enemy kulak
contested-place Petserimaa, Ingerimaa
historic-trauma küüditamine, Estonia, pronksöö, Siber
god jumal
goddess jumalanna
deity-local Taara, Uku, Vanemuine, Tooni
jesus Jeesus
christ Kristus
virgin-mary Neitsi Maarja
holy-spirit Püha Vaim
saint pühak
sacred püha
angel ingel
devil kurat, saatan, vanapagan, vanakuri
satan saatan
demon deemon
hell põrgu
paradise paradiis
sin patt
sinner patune
soul hing
prayer palve
pray palvetama
church kirik
mosque mošee
synagogue sünagoog
temple tempel
monastery klooster
altar altar
cross-christian rist
priest preester, pastor
monk munk
nun nunn
bishop piiskop
pope paavst
imam imaam
rabbi rabi
prophet prohvet
muhammad Muhamed
allah Allah
koran Koraan
bible Piibel
gospel evangeelium
buddha Buddha
jew juut
muslim moslem
christian kristlane
infidel uskmatu, pagan
heretic ketser
blasphemy jumalateotus
sect sekt
holy-war püha sõda, džihaad
fasting paast
pilgrimage palverännak
sacrifice ohver
baptism ristimine
mass-liturgy missa
relic reliikvia
miracle ime
blessing õnnistus
witch nõid
sorcerer võlur
magic maagia
evil-eye kuri silm
evil-spirit-local libahunt, näkk, kratt, tont, painaja, kodukäija, kollitaja, vanapagan
taboo tabu
idol ebajumal
antichrist Antikristus
judas Juudas
apocalypse apokalüpsis, maailmalõpp
eternity-afterlife manala, toonela
fate saatus
death surm, kool, kalm
dead surnud
die surema, kärvama
corpse laip, surnukeha
carrion raibe, korjus
grave haud
coffin kirst, puusärk
funeral matus, matused
cemetery surnuaed, kalmistu
mourning lein
widow lesk
orphan orb
skeleton luukere, skelett
skull kolju, pealuu
ghost kummitus, vaim
vampire vampiir
zombie zombi
kill tapma
murder mõrv
murderer mõrvar, tapja
suicide enesetapp
hang-person poomine, võllas
execution hukkamine
executioner timukas
strangle kägistama
drown uppuma
massacre veresaun, tapatalgud
slaughterhouse tapamaja
butcher-derog lihunik
torture piinamine
beat peksma, kolkima
slap kõrvakiil, laks
fight kaklus, võitlus
violence vägivald
wound haav
scar arm
blood veri
bomb pomm
gun püstol, püss
bullet kuul
knife-weapon pistoda, pussnuga
weapon relv
explosion plahvatus
whip piits
trap lõks
chain-fetter ahel, kett, ahelad
prison vangla, türm
prisoner vang
thief varas, röövel
steal varastama
robber röövel
robbery rööv
plunder rüüstama
gangster gangster, bandiit
mafia maffia
criminal kurjategija
crime kuritegu
kidnap inimrööv
blackmail väljapressimine
bribe altkäemaks
corrupt korruptsioon
fraud pettus
counterfeit võltsing
lie vale, valetama, luiskama
false väär, vale, võlts
trick trikk
smuggler salakaubavedaja
pirate piraat
fire-blaze tulekahju
enemy vaenlane
hate viha
revenge kättemaks
anger viha, raev
angry vihane
evil kurjus, kuri
bad halb, paha, vilets, nigel, kehv, sitt
worse halvem
cruel julm
fear hirm
terror õudus, terror
nightmare õudusunenägu
danger oht
dangerous ohtlik
threat ähvardus
accident õnnetus, avarii
disaster katastroof
misfortune ebaõnn
curse needus
doom hukatus
damage kahju
destroy hävitama
broken katki
break-verb murdma
breakdown rike
crack pragu
rust rooste
rot mädanik, mäda
mould hallitus
stale kopitanud
spoiled riknenud
garbage prügi
junk kola, vanaraud
rubbish-quality praak, rämps
dirt mustus
dirty räpane
stain plekk
mud muda, pori
swamp soo, raba
dust tolm
slime lima
soot tahm
poison mürk
toxic mürgine
ashes tuhk
disgust jälestus
disgusting vastik, jälk
yuck pfui, öäk
poor vaene
poverty vaesus
hunger nälg
thirst janu
debt võlg
bankrupt pankrot
loss kaotus
lose kaotama
failure läbikukkumine
error viga
guilt süü
punishment karistus
fine-penalty trahv
tax maks
problem probleem
quarrel tüli
scandal skandaal
chaos kaos
noise müra
cheap odav
expensive kallis
useless kasutu
weak nõrk
slow aeglane
late hilja
old vana
empty tühi
nothing mitte midagi
never mitte kunagi
not ei, mitte
stop stopp
end lõpp
boring igav
bitter kibe
sour hapu
sad kurb
sorrow kurbus, mure
cry-weep nutma
tear-drop pisar
scream karje
lonely üksildane
pity kahju
shame häbi
tired väsinud
cold-neg külm
dark pime, tume
darkness pimedus
shadow vari
abyss kuristik
storm torm
earthquake maavärin
flood üleujutus
drought põud
smoke-fumes suits
cigarette sigaret, suits
drug narkootikum, narko
cannabis kanep, marihuaana
cocaine kokaiin
heroin-drug heroiin
drug-addict narkomaan
drug-dealer diiler
booze viin, samagonn
hangover pohmell
gambling hasartmäng
burden koorem
crooked kõver
forget unustama
forbidden keelatud
escape põgenemine
lost kadunud
ruin vare
hovel urgas
rag kalts
cockroach prussakas
flea kirp
bedbug lutikas
tick puuk
leech kaan
rat rott
scorpion skorpion
spider ämblik
fly-insect kärbes
mosquito sääsk
weed-plant umbrohi
thorn okas
disease haigus, tõbi, taud
sick haige
plague katk
epidemic epideemia
cancer vähk
tumour kasvaja
ulcer haavand
leprosy pidalitõbi
cholera koolera
tuberculosis tuberkuloos, tiisikus
malaria malaaria
smallpox rõuged
measles leetrid
scabies sügelised
rash lööve
itch sügelus
wart soolatüügas
haemorrhoids hemorroidid
diarrhoea kõhulahtisus
constipation kõhukinnisus
nausea iiveldus
cough köha
cold-illness nohu
flu gripp
fever palavik
pain valu
epilepsy langetõbi, epilepsia
stroke-illness insult, rabandus
heart-attack infarkt
diabetes diabeet
aids AIDS
syphilis süüfilis
jaundice kollatõbi
rabies marutaud
asthma astma
allergy allergia
paralysis halvatus
depression depressioon
abortion abort
infection nakkus
inflammation põletik
virus viirus
germ pisik
bruise sinikas
surgery operatsioon
pill tablett
injection süst
hospital haigla
medicine ravim
intestine sool
womb emakas
be olema
have omama
do-make tegema
go minema
come tulema
walk kõndima
run jooksma
jump hüppama
fly lendama
swim ujuma
sit istuma
stand seisma
lie-down lamama
sleep magama
eat sööma
drink jooma
bite hammustama
see nägema
look vaatama
hear kuulma
speak rääkima
say ütlema
ask küsima
call kutsuma
sing laulma
dance tants
laugh naerma
play mängima
know teadma
think mõtlema
want tahtma
can võima
love-verb armastama
give andma
take võtma
bring tooma
hold hoidma
throw viskama
catch püüdma
pull tõmbama
push lükkama
open avama
close sulgema
cut lõikama
sew õmblema
wash pesema
cook-verb keetma
bake küpsetama
burn põlema
buy ostma
sell müüma
pay maksma
work-verb töötama
build ehitama
dig kaevama
write kirjutama
read lugema
count loendama
learn õppima
help abi
wait ootama
find leidma
search otsima
live elama
grow kasvama
blow puhuma
turn pöörama
smile naeratus
hug kallistus
win võit
begin alustama
change muutus
travel reisima
stay jääma
send saatma
show näitama
big suur
small väike
long pikk
short lühike
tall-high kõrge
low madal
wide lai
narrow kitsas
thick paks
thin õhuke
deep sügav
flat lame
round ümmargune
straight sirge
sharp terav
heavy raske
light-weight kerge
hard kõva
soft pehme
new uus
young noor
good hea
better parem
beautiful ilus, kaunis
strong tugev
fast kiire
early vara
hot kuum
warm soe
cold külm
cool-fresh jahe, värske
wet märg
dry kuiv
full täis
clean puhas
clear selge
bright hele
sweet magus
salty soolane
rich rikas
happy õnnelik
funny naljakas
clever tark
brave julge
kind-nice kena
honest aus
healthy terve
alive elus
free vaba
quiet vaikne
loud vali
easy lihtne
true tõsi
same sama
other teine
wild metsik
strange imelik
left vasak
up üles
down alla
in sees
out väljas
near lähedal
far kaugel
here siin
there seal
where kus
when millal
who kes
what mis
why miks
how kuidas
yes jah
no ei
i mina
you sina
we meie
they nemad
my minu
your sinu
this see
all kõik
many palju
few vähe
more rohkem
very väga
and ja
or või
but aga
with koos
without ilma
now nüüd
always alati
again jälle
already juba
soon varsti
maybe võib-olla
hello tere
goodbye head aega
thanks aitäh
please palun
sorry vabandust
good-day tere päevast
sun päike
moon kuu
star täht
sky taevas
earth maa
world maailm
water vesi
sea meri
ocean ookean
lake järv
river jõgi
stream oja
well-spring allikas, kaev
wave laine
island saar
beach rand
coast rannik
mountain mägi
hill küngas
valley org
forest mets
field põld
meadow aas
desert kõrb
cave koobas
stone kivi
rock kalju
sand liiv
clay savi
salt sool
gold kuld
silver hõbe
iron raud
copper vask
lead-metal tina
steel teras
glass klaas
wood-material puit
coal süsi
oil õli
petrol bensiin
fire tuli
flame leek
light valgus
lightning välk
thunder kõu
rain vihm
snow lumi
ice jää
frost härmatis
hail rahe
wind tuul
air õhk
cloud pilv
fog udu
dew kaste
rainbow vikerkaar
weather ilm
tree puu
leaf leht
branch oks
root juur
seed seeme
grass rohi
flower lill
rose roos
lily liilia
bush põõsas
oak tamm
pine mänd
birch kask
reed pilliroog
straw õled
hay hein
mushroom seen
person inimene
people rahvas
man mees
woman naine
child laps
baby beebi
boy poiss
girl tüdruk
mother ema
father isa
mum emme
dad issi
son poeg
daughter tütar
brother vend
sister õde
grandmother vanaema
grandfather vanaisa
uncle onu
aunt tädi
husband abikaasa
bride pruut
wedding pulm
family pere
friend sõber
neighbour naaber
guest külaline
name nimi
life elu
love armastus
kiss suudlus, musi
heart süda
head pea
hair juuksed
face nägu
forehead laup
eye silm
ear kõrv
nose nina
mouth suu
lip huul
tooth hammas
tongue keel
chin lõug
cheek põsk
beard habe
neck kael
throat kurk
shoulder õlg
back selg
belly kõht
navel naba
arm käsi
elbow küünarnukk
finger sõrm
nail küüs
fist rusikas
leg jalg
knee põlv
heel kand
toe varvas
skin nahk
bone luu
rib ribi
brain aju
liver maks
lung kops
kidney neer
meat liha
milk piim
bread leib
butter või
cheese juust
egg muna
fish kala
soup supp
rice riis
flour jahu
dough tainas
cake kook
biscuit küpsis
sugar suhkur
honey mesi
chocolate šokolaad
candy komm
apple õun
pear pirn
grape viinamari
cherry kirss
plum ploom
peach virsik
lemon sidrun
orange-fruit apelsin
banana banaan
strawberry maasikas
nut pähkel
tomato tomat
potato kartul
onion sibul
garlic küüslauk
cabbage kapsas
carrot porgand
cucumber kurk
bean uba
pea hernes
pumpkin kõrvits
beet peet
pepper-spice pipar
mustard sinep
vinegar äädikas
sausage vorst
ham sink
bacon peekon
fat-grease rasv
wine vein
beer õlu
tea tee
coffee kohv
juice mahl
food toit
breakfast hommikusöök
lunch lõuna
dinner õhtusöök
animal loom
dog koer
puppy kutsikas
cat kass
horse hobune
mare mära
cow lehm
bull pull
calf vasikas
sheep lammas
lamb tall
goat kits
chicken kana
rooster kukk
duck part
goose hani
turkey kalkun
rabbit küülik
hare jänes
mouse hiir
bear karu
wolf hunt
fox rebane
deer hirv
lion lõvi
tiger tiiger
elephant elevant
camel kaamel
snake madu
frog konn
turtle kilpkonn
bird lind
eagle kotkas
hawk kull
owl öökull
crow vares
pigeon tuvi
swan luik
cuckoo kägu
feather sulg
wing tiib
tail saba
horn sarv
claw küünis
fur karusnahk
bee mesilane
wasp herilane
ant sipelgas
butterfly liblikas
beetle mardikas
snail tigu
shark hai
whale vaal
herring heeringas
crab krabi
house maja
home kodu
room tuba
kitchen köök
bathroom vannituba
door uks
window aken
wall sein
roof katus
floor põrand
stairs trepp
garden aed
fence tara
bed voodi
table laud
chair tool
lamp lamp
candle küünal
mirror peegel
key võti
lock lukk
knife nuga
fork kahvel
spoon lusikas
plate taldrik
cup tass
bottle pudel
pot pott
pan pann
bowl kauss
oven ahi
box kast
bag kott
basket korv
barrel tünn
bucket ämber
broom luud
soap seep
towel rätik
comb kamm
brush hari
needle nõel
thread niit
rope köis
hammer haamer
saw saag
axe kirves
screw kruvi
wheel ratas
stick kepp
machine masin
tool tööriist
toy mänguasi
doll nukk
ball pall
book raamat
paper paber
letter kiri
newspaper ajaleht
picture pilt
word sõna
language keel
story lugu
song laul
music muusika
drum trumm
flute flööt
bell kell
clothes riided
shirt särk
trousers püksid
skirt seelik
dress kleit
coat mantel
hat müts
shoe king
boot saabas
sock sokk
glove kinnas
belt vöö
button nööp
pocket tasku
ring sõrmus
glasses prillid
clock kell
umbrella vihmavari
wool vill
silk siid
cotton puuvill
city linn
village küla
street tänav
way tee
square väljak
bridge sild
tower torn
castle loss
market turg
shop pood
school kool
office kontor
factory tehas
bank pank
money raha
coin münt
price hind
gift kingitus
work töö
worker tööline
doctor arst
teacher õpetaja
farmer talunik
hunter jahimees
fisherman kalur
baker pagar
tailor rätsep
smith sepp
cook kokk
driver juht
boss ülemus
car auto
ship laev
boat paat
train rong
plane lennuk
sail puri
sleigh regi
day päev
night öö
morning hommik
evening õhtu
today täna
yesterday eile
tomorrow homme
week nädal
month kuu
year aasta
hour tund
minute minut
time aeg
spring kevad
summer suvi
autumn sügis
winter talv
monday esmaspäev
friday reede
sunday pühapäev
holiday püha
christmas jõulud
red punane
blue sinine
green roheline
yellow kollane
white valge
black must
grey hall
brown pruun
pink roosa
purple lilla
colour värv
zero null
one üks
two kaks
three kolm
four neli
five viis
six kuus
seven seitse
eight kaheksa
nine üheksa
ten kümme
hundred sada
thousand tuhat
million miljon
half pool
first esimene
last viimane
part osa
circle ring
line joon
point punkt
corner nurk
side külg
hole auk
number number
dream unistus
sleep-noun uni
game mäng
joy rõõm
luck õnn
peace rahu
freedom vabadus
truth tõde
hope lootus
wish soov
strength jõud
voice hääl
silence vaikus
smell lõhn
taste maitse
thing asi
question küsimus
answer vastus
secret saladus
law seadus
worthless väärtusetu
finished valmis, läbi
complain kaebama, virisema
limp-slack lõtv
flat-dull mage, lame
leak leke
lack puudus
gloomy sünge
gout podagra
herpes ohatis
goitre struuma
scab koorik, kärn
rectum pärasool
`,
}
