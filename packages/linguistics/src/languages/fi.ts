import type { LanguageSource } from '../language-source.ts'

/** Finnish. */
export const fi: LanguageSource = {
  code: 'fi',
  script: 'Latin',
  text: `
penis-vulgar kulli, kyrpä, kikkeli, muna, pippeli, mela, melapippeli, pili, molo, jortikka, siitin, heppi, veitikka, kalu, nakki, mulkku, meisseli, jorma
penis penis, siitin
vulva-vulgar pillu, vittu, tussu, pimppi, tuhero, toosa, pimpsa, karvakolmio, värkki, pimpero, lumme, reva, römpsä
vagina emätin, vagina
testicles-vulgar pallit, kivekset, munat, kassit, palli
testicle kives
breasts-vulgar tissit, tissi, rinnat, daisarit, hinkit, ryntäät, nännit, meijerit, tisut
nipple nänni
arse perse, peppu, pylly, ahteri, takapuoli, pebba, pebu, takamus, reikä, hanuri, peräpää
buttocks pakarat, takapuoli
anus peräaukko, anus
arsehole perseenreikä, persereikä
crotch haarat, haaro
clitoris klitoris, häpykieli
foreskin esinahka
glans terska
erection erektio, seisokki
semen siemenneste, sperma, mälli, runkku
fuck nussia, panna, naida, nussi, pano, köyriä, panee, paneskella, kyntää, hässiä, nussija, panettaa, bylsiä, nylkyttää
fuck-exclamation vittu, perkele, saatana, helvetti
sex seksi
intercourse yhdyntä
mate-animals paritella
orgasm orgasmi
masturbate runkata, vetää käteen, runkku, hanskata, itsetyydytys, tumputtaa, masturboida, käteenveto, runkkaus
wanker runkkari, runkku, käteenvetäjä
suck-vulgar imeä
blow-job suihinotto, poskihoito
horny kiimainen, panettaa
heat-rut kiima
lust himo, hekuma
pervert pervo, perverssi
lecher irstailija
obscene rivo, säädytön
porn porno
naked alasti, alaston
striptease striptease
prostitute prostituoitu
whore huora, lutka, hutsu, portto, ilotyttö, huorata, lortto, horo, ämmä, katutyttö
slut lutka, lumppu, jakorasia, horo, hutsu, lunttu, narttu
brothel bordelli, ilotalo
pimp parittaja, sutenööri
mistress rakastajatar
adultery aviorikos
incest insesti
paedophile pedofiili
rape raiskaus
orgy orgiat
condom-slang kumi, kortsu
virgin-sexual neitsyt
impotent impotentti
castrate kuohita
shit paska, kakka, sonta, skeida, lanta, paskanen, hevonpaska, kikkare, pökäle
shit-verb paskoa, paskantaa, kakkia, sittua, ripuloida, kakata, ulostaa
excrement uloste
poop kakka, pökäle
dung lanta
droppings papana
piss kusi, kusta, pissa, kusettaa, laskea, virtsa, kuset
urine virtsa
pee pissa, pissi, kusi, pissiä, pissata
fart pieru, pieraista, tuhnu, paukku, piereskellä, pierasta, pieraisu, pierrä
diarrhoea-vulgar ripuli
belch röyhtäys
vomit oksennus, yrjö, laatta, oksentaa, ykä, yökätä
snot räkä
spit sylki
sweat hiki
stink haju, löyhkä
pus mätä
toilet vessa, hyysikkä
latrine puucee, käymälä
chamber-pot potta
sewer viemäri
menstruation kuukautiset
diaper vaippa
armpit kainalo
pimple finni, näppylä
dandruff hilse
potbelly kaljamaha
lick nuolla
damn perkele, hitto, jumalauta, saatana, helvetti, hemmetti, vittu, voi vittu, piru, pentele
go-to-hell painu helvettiin, haista vittu, painu vittuun, haista paska, suksi vittuun, vedä käteen
son-of-bitch äpärä
bollocks paskapuhe, roska, hevonpaska, paskapuhetta, hölynpöly, soopa, hevonvittu
transvestite transvestiitti
lingerie alusvaatteet
peeping tirkistelijä
hole-vulgar reikä
stick-vulgar kalikka
idiot idiootti, ääliö, uuno, pölvästi, tollo, urpo, tolvana, pölö, vajakki, dille, taliaivo, tampio, typerys, hölmö, taukki, mäntti, kaheli, tomppeli, pöljä, pelle, hönö, pässi, tyhmyri, torvelo, taulapää, dorka, juntti, typys
fool hölmö, typerys
stupid tyhmä, tollo, typerä, pölö, tampio, pöhkö, hidas, daiju, pöljä, hölmö
cretin kretiini
blockhead pölkkypää, pässi
clumsy kömpelö
crazy hullu, kaheli, sekaisin, pöpi, kreisi, kajahtanut, seinähullu, mielipuoli, sekopää
madman mielipuoli
madhouse hullujenhuone
retarded vajakki, kehari
cripple rampa, raajarikko
lame-person ontuva
blind-person sokea
deaf-person kuuro
mute-person mykkä
hunchback kyttyräselkä
dwarf kääpiö
bald kalju
ugly ruma, rumilus
fat-person läski, pullukka
skinny laiha, ruipelo
coward pelkuri, nössö, jänishousu, nynny
weakling nynny, heikko
sissy neiti
bastard paskiainen, äpärä
scoundrel roisto, konna
rascal veijari, lurjus
scum rahvas, roskaväki
wretch raukka
tramp pummi, kulkuri
beggar kerjäläinen
loser luuseri, häviäjä, nolla, surkimus
lazybones laiskuri, löhö, vetelys, lorvi, laiska
glutton ahmatti
miser saituri, kitupiikki
greedy ahne
drunkard juoppo, spurgu, puliukko, rapajuoppo, känniääliö
drunk humala, kännissä
liar valehtelija
cheat huijari, kusettaja, petturi, kelmi, petkuttaja
hypocrite tekopyhä
traitor petturi
snitch vasikka, kantelija
toady nuoleskelija
braggart kerskuja
arrogant ylimielinen
cheeky röyhkeä
rude töykeä
boor moukka, juntti
gossip juoru
old-hag ämmä, akka
old-man-derog ukko, äijä
old-maid vanhapiika
slave orja
servant-derog renki, palvelija
pig sika, porsas, possu
donkey aasi
ox-insult härkä
cow-insult lehmä
dog-insult koira
bitch narttu
monkey-insult apina
rat-insult rotta
snake-insult käärme
chicken-insult kana
goose-insult hanhi
worm-insult mato
louse täi
vermin syöpäläinen
parasite loinen
toad rupikonna
hyena hyeena
vulture korppikotka
beast peto, elukka
monster hirviö
savage villi
primitive alkukantainen
trash-person roskasakki
shame-on-you häpeä
mock pilkata
insult loukkaus
slur-black nekru, neekeri, mutiainen, mutakuono
slur-jew jutku
slur-roma mustalainen, manne
slur-asian vinosilmä
slur-foreigner mamu, matu, rättipää, manne, ulkkari, hurri
slur-neighbour ryssä, hurri, slobo, sakemanni, vironhuora
slur-gay homo, hintti, hinttari, homppeli, perseennussija, neiti, peppukisu, hinaaja
slur-lesbian lepakko, lesbo, rekkalesbo
slur-disabled vammainen, mongo, kehari, spasti, jälkeenjäänyt
slur-woman ämmä, eukko, muija, horo, haahka
gay homo
lesbian lesbo
negro-word neekeri
shut-up turpa kiinni
naive naiivi
stubborn itsepäinen
clown pelle
puppet sätkynukke
ignorant tietämätön
good-for-nothing tyhjäntoimittaja
hitler Hitler
nazi natsi
swastika hakaristi
fascist fasisti
stalin Stalin
lenin Lenin
mao Mao
dictator diktaattori
tyrant tyranni
communist kommunisti
socialist sosialisti
capitalist kapitalisti
anarchy anarkia
racist rasisti
slavery orjuus
genocide kansanmurha
concentration-camp keskitysleiri
ghetto ghetto
war sota
civil-war sisällissota
army armeija
soldier sotilas
police poliisi
cop kyttä, poliisisetä, jepari, poltsu, skoude
spy vakooja
terrorist terroristi
hostage panttivanki
revolution vallankumous
coup vallankaappaus
riot mellakka
rebel kapinallinen
strike-labour lakko
demonstration mielenosoitus
occupation miehitys
propaganda propaganda
censorship sensuuri
mafia-politics mafia
president presidentti
minister ministeri
king kuningas
queen kuningatar
emperor keisari, tsaari
prince prinssi
leader johtaja
master-lord herra
flag lippu
homeland isänmaa
republic tasavalta
state valtio
government hallitus
election vaalit
border raja
refugee pakolainen
contested-place Karjala
historic-trauma Talvisota
god jumala
goddess jumalatar
deity-local Ukko, Ahti, Tapio
jesus Jeesus
christ Kristus
virgin-mary Neitsyt Maria
holy-spirit Pyhä Henki
saint pyhimys
sacred pyhä
angel enkeli
devil piru, paholainen
satan saatana
demon demoni
hell helvetti
paradise paratiisi
sin synti
sinner syntinen
soul sielu
prayer rukous
church kirkko
mosque moskeija
temple temppeli
monastery luostari
altar alttari
cross-christian risti
priest pappi
monk munkki
nun nunna
bishop piispa
pope paavi
prophet profeetta
muhammad Muhammed
allah Allah
koran Koraani
bible Raamattu
gospel evankeliumi
buddha Buddha
jew juutalainen
muslim muslimi
christian kristitty
heretic kerettiläinen
blasphemy jumalanpilkka
sect lahko
fasting paasto
sacrifice uhri
baptism kaste
miracle ihme
blessing siunaus
witch noita
sorcerer velho
magic taika
evil-spirit-local hiisi, näkki, mörkö
taboo tabu
idol epäjumala
judas Juudas
apocalypse maailmanloppu
fate kohtalo
death kuolema, kalma, surma, manala, tuoni
dead kuollut
die kuolla
corpse ruumis, kalmo, raato, kalma
carrion raato
grave hauta
coffin arkku
funeral hautajaiset
cemetery hautausmaa
mourning suru
widow leski
orphan orpo
skeleton luuranko
skull pääkallo
ghost aave, kummitus
vampire vampyyri
zombie zombi
kill tappaa
murder murha
murderer murhaaja
suicide itsemurha
hang-person hirsipuu, hirttää
execution teloitus
executioner pyöveli
strangle kuristaa
drown hukkua
massacre verilöyly
slaughterhouse teurastamo
butcher-derog teurastaja
torture kidutus
beat hakata
slap läimäys
fight tappelu
violence väkivalta
wound haava
scar arpi
blood veri
bomb pommi
gun ase, pyssy
bullet luoti
knife-weapon puukko
weapon ase
explosion räjähdys
whip ruoska
trap ansa
chain-fetter kahle, ketju
prison vankila, linna
prisoner vanki
thief varas, ryöväri, rosvo, voro
steal varastaa
robber rosvo, ryöväri
robbery ryöstö
mafia mafia
gangster gangsteri
criminal rikollinen
crime rikos
kidnap siepata
blackmail kiristys
bribe lahjus
fraud petos
counterfeit väärennös
lie valhe, vale, puppu
false väärä
trick temppu
smuggler salakuljettaja
pirate merirosvo
fire-blaze tulipalo
enemy vihollinen
hate viha
revenge kosto
anger raivo
angry vihainen
evil paha
bad huono, paha, surkea, kehno, kurja
cruel julma
fear pelko
terror kauhu
nightmare painajainen
danger vaara
dangerous vaarallinen
threat uhka
accident onnettomuus
disaster katastrofi, tuho
misfortune epäonni, huono onni, onnettomuus
curse kirous
doom tuomio
damage vahinko
destroy tuhota
broken rikki
breakdown vika
crack halkeama
rust ruoste
rot laho, mätä, mädäntyä, pilaantunut
mould home, homeinen
stale tunkkainen
spoiled pilaantunut
garbage jäte
junk romu, roina, rämä, rotisko, kalkkare
rubbish-quality roska, roina
dirt lika, kura, saasta, törky, moska, rapa, loka
dirty likainen
stain tahra
mud muta, kura
swamp suo
dust pöly
slime lima
soot noki
poison myrkky
toxic myrkyllinen
ashes tuhka
disgust inho
disgusting ällöttävä
yuck hyi, yök
poor köyhä
poverty köyhyys
hunger nälkä
thirst jano
debt velka
bankrupt konkurssi
loss tappio
lose hävitä
failure epäonnistuminen
fall-verb pudota
error virhe, vika, moka, erhe
guilt syyllisyys
punishment rangaistus
fine-penalty sakko
tax vero
problem ongelma
quarrel riita
scandal skandaali
chaos kaaos
noise melu, meteli, kalina, kolina, ryminä, räminä, mökä, häly
cheap halpa
expensive kallis
useless turha, hyödytön, tyhjänpäiväinen
weak heiveröinen
slow hidas
late myöhä
old vanha
worn-out kulunut
empty tyhjä
not ei
never ei koskaan
nobody ei kukaan
stop seis
end loppu
boring tylsä
bitter karvas
sour hapan
sad surullinen
sorrow murhe
cry-weep itkeä, itku
tear-drop kyynel
scream huuto
lonely yksinäinen
pity sääli
shame nolo
tired väsynyt
dark pimeä
darkness pimeys
shadow varjo
abyss kuilu
storm myrsky
earthquake maanjäristys
flood tulva
drought kuivuus
smoke-fumes savu
cigarette tupakka, rööki
drug huume, kama, piri, mömmö
cannabis pilvi, hamppu
cocaine kokaiini
heroin-drug heroiini
drug-addict narkkari, nisti
booze viina
hangover krapula
gambling uhkapeli
burden taakka
obstacle este
crooked kiero
raw-unripe raaka
leak vuoto
lack puute
forget unohtaa
forbidden kielletty
escape pako
lost kadonnut
ruin raunio
hovel mökki, hökkeli
rag rätti
gloomy synkkä
cockroach torakka
flea kirppu
bedbug lude
tick punkki
maggot toukka
leech iilimato
scorpion skorpioni
spider hämähäkki
fly-insect kärpänen
mosquito hyttynen
jellyfish meduusa
thorn piikki, oka
disease tauti, sairaus, vaiva
sick sairas
plague rutto
epidemic kulkutauti
cancer syöpä
tumour kasvain
leprosy lepra
cholera kolera
tuberculosis keuhkotauti
malaria malaria
smallpox isorokko
measles tuhkarokko
scabies syyhy
rash ihottuma
itch kutina
wart syylä
boil-swelling paise
haemorrhoids peräpukamat
diarrhoea vatsatauti
constipation ummetus
nausea pahoinvointi
cough yskä
cold-illness nuha, flunssa
fever kuume
pain kipu, särky
epilepsy epilepsia
diabetes diabetes
syphilis kuppa
gonorrhoea tippuri
rabies vesikauhu
asthma astma
paralysis halvaus
depression masennus
miscarriage keskenmeno
abortion abortti
infection tartunta
inflammation tulehdus
virus virus
germ bakteeri
tapeworm lapamato
bruise mustelma
surgery leikkaus
pill pilleri
injection ruiske
hospital sairaala
medicine lääke
blister rakko
intestine suoli
womb kohtu
be olla
have omistaa
do-make tehdä
go mennä
come tulla
walk kävellä
run juosta
jump hypätä
fly lentää
swim uida
sit istua
stand seistä
lie-down maata
sleep nukkua
wake herätä
eat syödä
drink juoda
bite purra
see nähdä
look katsoa
hear kuulla
speak puhua
say sanoa
ask kysyä
call kutsua, soittaa
sing laulaa
dance tanssia
laugh nauraa
play leikkiä, pelata
know tietää
think ajatella
want haluta
can voida
love-verb rakastaa
give antaa
take ottaa
bring tuoda
hold pitää
throw heittää
pull vetää
push työntää
open auki, avata
close sulkea
cut leikata
sew ommella
wash pestä
cook-verb keittää
bake leipoa
burn palaa
buy ostaa
sell myydä
pay maksaa
work-verb työskennellä
build rakentaa
dig kaivaa
write kirjoittaa
read lukea
learn oppia
help apu, auttaa
wait odottaa
find löytää
search etsiä
live elää, asua
grow kasvaa
blow puhaltaa
turn kääntää
smile hymy
marry naimisiin
win voittaa
begin alkaa
change muuttaa
travel matkustaa
drive ajaa
stay jäädä
send lähettää
show näyttää
whistle viheltää
big iso, suuri
small pieni
tiny pikkuinen
long pitkä
short lyhyt
tall-high korkea
low matala
wide leveä
narrow kapea
thick paksu
thin ohut
deep syvä
flat litteä
round pyöreä
straight suora
sharp terävä
heavy raskas
light-weight kevyt
hard kova
soft pehmeä
new uusi
young nuori
good hyvä
better parempi
beautiful kaunis
strong vahva
fast nopea
early aikainen
hot kuuma
warm lämmin
cold kylmä
cool-fresh viileä, raikas
wet märkä
dry kuiva
full täysi
clean puhdas
clear selvä
bright kirkas
sweet makea
salty suolainen
rich rikas
happy iloinen, onnellinen
funny hauska
clever viisas, fiksu
brave rohkea
kind-nice kiltti
honest rehellinen
healthy terve
alive elossa
free vapaa
quiet hiljainen
easy helppo
difficult vaikea
true tosi
same sama
other toinen
alone-only yksin
shy ujo
strange outo
left vasen
right-side oikea
up ylös
down alas
in sisään
out ulos
behind takana
near lähellä
far kaukana
here täällä, tässä
there tuolla
where missä
when milloin
who kuka
what mikä, mitä
why miksi
how miten
yes kyllä, joo
i minä
you sinä
he hän
we me
they he
my minun
this tämä
that tuo
all kaikki
many moni
few vähän
more enemmän
less vähemmän
very hyvin
and ja
or tai
but mutta
with kanssa
without ilman
now nyt
always aina
again taas
already jo
soon pian
maybe ehkä
only-just vain
hello hei, moi
goodbye näkemiin
thanks kiitos
sorry anteeksi
look-out varo
good-day päivää
sun aurinko
moon kuu
star tähti
sky taivas
earth maa
world maailma
water vesi
sea meri
ocean valtameri
lake järvi
river joki
stream puro
well-spring lähde
wave aalto
island saari
beach ranta
mountain vuori
hill mäki, kukkula
valley laakso
forest metsä
field pelto
meadow niitty
desert aavikko
cave luola
stone kivi
rock kallio
sand hiekka
clay savi
salt suola
gold kulta
silver hopea
iron rauta
copper kupari
lead-metal lyijy
steel teräs
glass lasi
wood-material puu
coal hiili
oil öljy
petrol bensa
fire tuli
flame liekki
light valo
lightning salama
thunder ukkonen
rain sade
snow lumi
ice jää
frost halla, pakkanen
hail rae
wind tuuli
air ilma
cloud pilvi
fog sumu
dew kaste
rainbow sateenkaari
weather sää
leaf lehti
branch oksa
root juuri
bark-tree kuori
seed siemen
grass ruoho
flower kukka
rose ruusu
lily lilja
bush pensas
oak tammi
pine mänty
birch koivu
reed kaisla
straw olki
hay heinä
mushroom sieni
person ihminen
people kansa
man mies
woman nainen
child lapsi
baby vauva
boy poika
girl tyttö
mother äiti
father isä
daughter tytär
brother veli
sister sisko
grandmother mummo, isoäiti
grandfather vaari, isoisä
uncle setä, eno
aunt täti
cousin serkku
wife vaimo
bride morsian
wedding häät
mother-in-law anoppi
family perhe
friend ystävä, kaveri
neighbour naapuri
guest vieras
name nimi
life elämä
love rakkaus
kiss suudelma, pusu
heart sydän
head pää
hair tukka, hiukset
face kasvot, naama
forehead otsa
eye silmä
ear korva
nose nenä
mouth suu
lip huuli
tooth hammas
tongue kieli
chin leuka
cheek poski
beard parta
moustache viikset
neck kaula
throat kurkku
shoulder olkapää
back selkä
belly vatsa, maha
navel napa
elbow kyynärpää
hand käsi
finger sormi
nail kynsi, naula
fist nyrkki
leg jalka
knee polvi
heel kantapää
toe varvas
skin iho, nahka
bone luu
rib kylkiluu
brain aivot
liver maksa
lung keuhko
kidney munuainen
meat liha
milk maito
bread leipä
butter voi
cheese juusto
egg kananmuna
fish kala
soup keitto
rice riisi
flour jauho
dough taikina
cake kakku
biscuit keksi
sugar sokeri
honey hunaja
chocolate suklaa
candy karkki
apple omena
pear päärynä
grape rypäle
cherry kirsikka
plum luumu
lemon sitruuna
orange-fruit appelsiini
banana banaani
strawberry mansikka
nut pähkinä
tomato tomaatti
potato peruna
onion sipuli
garlic valkosipuli
cabbage kaali
carrot porkkana
cucumber kurkku
bean papu
pea herne
pepper-spice pippuri
mustard sinappi
vinegar etikka
sausage makkara
ham kinkku
bacon pekoni
fat-grease rasva
wine viini
beer olut, kalja
tea tee
coffee kahvi
juice mehu
food ruoka
breakfast aamiainen
animal eläin
puppy pentu
cat kissa
horse hevonen
mare tamma
bull sonni
calf vasikka
sheep lammas
lamb karitsa
goat vuohi
rooster kukko
duck ankka
turkey kalkkuna
rabbit kani
hare jänis
mouse hiiri
bear karhu
wolf susi
fox kettu
deer peura
lion leijona
tiger tiikeri
elephant norsu
camel kameli
frog sammakko
turtle kilpikonna
crocodile krokotiili
bird lintu
eagle kotka
hawk haukka
owl pöllö
crow varis
pigeon kyyhky, pulu
swan joutsen
cuckoo käki
feather sulka
wing siipi
tail häntä
horn sarvi
claw kynsi
fur turkki
bee mehiläinen
wasp ampiainen
ant muurahainen
butterfly perhonen
snail etana
shark hai
whale valas
herring silli
crab rapu
house talo
home koti
room huone
kitchen keittiö
bathroom kylpyhuone
door ovi
window ikkuna
wall seinä, muuri
roof katto
floor lattia
stairs portaat
garden puutarha
fence aita
bed sänky
table pöytä
chair tuoli
lamp lamppu
candle kynttilä
mirror peili
key avain
lock lukko
knife veitsi
fork haarukka
spoon lusikka
plate lautanen
cup kuppi
bottle pullo
pot kattila
pan pannu
bowl kulho
oven uuni
box laatikko
bag laukku, pussi
basket kori
barrel tynnyri
bucket ämpäri
broom luuta
soap saippua
towel pyyhe
comb kampa
brush harja
needle neula
thread lanka
rope köysi
hammer vasara
saw saha
axe kirves
screw ruuvi
wheel pyörä
stick keppi
machine kone
tool työkalu
toy lelu
doll nukke
ball pallo
book kirja
paper paperi
letter kirje
pen kynä
picture kuva
word sana
story tarina
song laulu
music musiikki
drum rumpu
flute huilu
bell kello
clothes vaatteet
shirt paita
trousers housut
skirt hame
dress mekko
coat takki
hat hattu
shoe kenkä
boot saapas
sock sukka
glove hanska
belt vyö
button nappi
pocket tasku
ring sormus
wool villa
silk silkki
city kaupunki
village kylä
street katu
way tie
square tori
bridge silta
tower torni
market markkinat
shop kauppa
school koulu
office toimisto
factory tehdas
bank pankki
money raha
price hinta
gift lahja
work työ
doctor lääkäri
teacher opettaja
hunter metsästäjä
fisherman kalastaja
baker leipuri
smith seppä
cook kokki
boss pomo
car auto
ship laiva
boat vene
train juna
plane lentokone
sail purje
day päivä
night yö
morning aamu
evening ilta
today tänään
yesterday eilen
tomorrow huomenna
week viikko
year vuosi
hour tunti
time aika
spring kevät
summer kesä
autumn syksy
winter talvi
christmas joulu
red punainen
blue sininen
green vihreä
yellow keltainen
white valkoinen
black musta
grey harmaa
brown ruskea
pink vaaleanpunainen
colour väri
zero nolla
one yksi
two kaksi
three kolme
four neljä
five viisi
six kuusi
seven seitsemän
eight kahdeksan
nine yhdeksän
ten kymmenen
hundred sata
thousand tuhat
half puoli
first ensimmäinen
last viimeinen
part osa
circle ympyrä
line viiva
point piste
corner kulma
number numero
dream uni, unelma
game peli
joy ilo
luck onni
peace rauha
freedom vapaus
truth totuus
hope toivo
wish toive
strength voima
voice ääni
smell tuoksu
taste maku
breath henki
thing asia
question kysymys
answer vastaus
secret salaisuus
law laki
! vulgar | Arschloch, Scheißkerl (vulgär) | asshole, shithead (vulgar) | connard (vulgaire) | gilipollas (vulgar) | stronzo (volgare) : kusipää, mulkvisti, paskapää, perseennuolija, mulkero, munapää, kyrpänaama, vittupää, perseääliö, molopää, kusiaivo
! insulting | Säufer | drunk, wino | poivrot | borrachín | ubriacone : juoppo, pultsari, deku, känniääliö, spurgu
! negative | kaputt | bust, wrecked | foutu, naze | roto, jodido | rotto, andato : rikki, pilalla, hajalla, paskana, poikki
pubic-hair häpykarvat, karvat
cuckold aisankannattaja
dildo tekomulkku
hump naida
bimbo bimbo, pissis
sow emakko
goat-insult pukki
big-nose nokkanen
bore-person tylsimys
bad-omen huono enne
worthless arvoton, paska
finished valmis, loppu, ohi
complain valittaa, marista
devilish-luck paha onni
limp-slack veltto, löysä, lerppu
flat-dull mauton, laimea
rat rotta
gout kihti
aids aids
goitre struuma
scab rupi
rectum peräsuoli
terror-group ISIS
`,
}
