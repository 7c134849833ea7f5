import type { LanguageSource } from '../language-source.ts'

/** Slovak. */
export const sk: LanguageSource = {
  code: 'sk',
  script: 'Latin',
  text: `
penis-vulgar kokot, vták, čurák, kokotko, pero, penis, drúk, šuhaj, kkt, šulko, pyj, cigáň, péro, jebák, pipík
penis penis, pyj, úd
vulva-vulgar piča, pizda, kunda, pička, čiča, mačka, mindža, pica, pipa, broskyňa
vagina vagína, pošva
testicles-vulgar vajcia, gule
testicle semenník
breasts-vulgar kozy, cecky, cicky
nipple bradavka
arse riť, rit, prdel, zadok, dupa, ritka
buttocks zadok, zadnica
anus konečník, anus
arsehole riťopich, zasran, hajzel, jebo
pubic-hair ochlpenie, lono
crotch rozkrok, slabiny
clitoris klitoris, dráždec
foreskin predkožka
glans žaluď
erection erekcia, stojka
semen sperma, semeno
fuck jebať, trtkať, šukať, mrdať, prcať, kefovať, jeb, pichať, picháť, pretiahnuť, jebem, rypať
fuck-exclamation do piče, doriti, kurva, jebem ti mater, do prdele, jebo na to
sex sex
intercourse pohlavný styk, súlož
mate-animals páriť sa, párenie
orgasm orgazmus
masturbate honiť, onanovať, masturbovať
wanker onanista, honič
suck-vulgar fajčiť, vyfajčiť, cucať
blow-job fajka, fajčenie
sodomy sodomia, análny sex
horny nadržaný, vzrušený
heat-rut ruja
lust chtíč, vilnosť
pervert úchyl, úchylák, perverzný
lecher chlipník, smilník, starý kozol
obscene oplzlý, obscénny, nemravný
porn porno
naked nahý, holý
striptease striptíz
prostitute prostitútka
whore kurva, štetka, šľapka, pobehlica, coura, kurvička, cundra, suka, fľandra
slut štetka, pobehlica, cundra, rajda, fľandra
brothel bordel, nevestinec
pimp pasák
mistress milenka
adultery cudzoložstvo, nevera
cuckold paroháč
incest incest
paedophile pedofil
rape znásilnenie
orgy orgie
fetish fetiš
dildo dildo, vibrátor
condom-slang kondóm, guma, šprcka
virgin-sexual panna, panic
impotent impotent
castrate kastrovať, eunuch
shit hovno, sračka, srať, kakať, kaka, drek
shit-verb srať, vysrať, zasrať
excrement výkal, stolica
poop kaka, kakať, hovienko
dung hnoj, lajno
droppings trus, bobok
piss šťať, šťanky
urine moč
pee cikať, šťať, čúrať, ciki, pišať, ciky, čurať
fart prd, prdieť, bzdieť, prdnúť
diarrhoea-vulgar sračka, hnačka
belch grgnúť, grganie, odgrgnúť
vomit grcať, zvracať, zvratky, vracať
snot sopeľ, sople
spit slina, pľuť, chrchel
sweat pot
stink smrad, smrdieť, zápach
pus hnis
toilet záchod, hajzel, vécko
latrine latrína
chamber-pot nočník
sewer kanál, stoka, žumpa
menstruation menštruácia, krámy
tampon tampón, vložka
diaper plienka
armpit pazucha, podpazušie
pimple vyrážka, pupák
dandruff lupiny
potbelly brucho, pupok, pupkáč
seduce zvádzať, baliť
lick lízať
hump pretiahnuť, šoustať, prcať
damn dopekla, sakra, prekliaty, dofrasa
go-to-hell choď do riti, choď do piče, odpál, choď do čerta
son-of-bitch skurvysyn, kurvin syn
motherfucker skurvenec, zmrd, jebo
bollocks kraviny, somariny, sračky, pičoviny
transvestite transvestita
lingerie gate, spodné prádlo, nohavičky
peeping šmirák, voyeur
grope ohmatávať
bare-bottom holá riť
cleavage výstrih
hole-vulgar diera
stick-vulgar palica, kôl
idiot debil, kretén, idiot, hlupák, blbec, somár, tĺk, dement, chmuľo, trubiroh, sprostý, vôl, kokot, trkvas, trúba, mamľas, sprosták, truľo, drbo
fool blázon, hlupák, trkvas
stupid hlúpy, sprostý, blbý
cretin kretén, imbecil, sprosťák
blockhead tĺk, trúba, tupec, mamľas, truľo, hlupák
clumsy nešikovný, nemehlo, drevo
crazy šialený, bláznivý, šibnutý
madman šialenec, cvok, magor
madhouse blázinec, cvokáreň
retarded retard, zaostalý
cripple mrzák, invalid
lame-person krivý, chromý
blind-person slepý
deaf-person hluchý
mute-person nemý
stutterer koktavý
hunchback hrbáč
dwarf trpaslík
bald plešatý, plešina
ugly škaredý, ohavný
fat-person tučný, tučniak, sud, tlstoch
skinny chudý, vychrtlý
coward zbabelec, poser, srab
weakling slaboch
sissy padavka, mamin maznáčik
bastard bastard, panchart, parchant
scoundrel naničhodník, darebák, lotor, gauner, sviniar
rascal fagan, sopliak, šibal
scum spodina, háveď, svoloč
wretch úbožiak, chudák
tramp tulák, bezdomovec, vandrák
beggar žobrák
loser nula, lúzer
lazybones lenivec, leňoch, lajdák
glutton žrút, pažravec
miser skupáň, lakomec, držgroš
greedy chamtivý, lakomý
drunkard opilec, ožran, ochlasta
drunk opitý, ožratý, nachmelený
liar klamár, luhár
cheat podvodník, švindliar
hypocrite pokrytec
traitor zradca
snitch udavač, práskač, bonzák, žalobaba
toady ritolezec, podlízavec, vtieravec
braggart chvastúň
arrogant arogantný, namyslený, nafúkaný
cheeky drzý, bezočivý
rude hrubý, neslušný
boor hulvát, buran, sedlák, chrapúň
gossip klebeta, klebetnica
busybody všetečník
old-hag striga, babizňa, ježibaba
old-man-derog starý prd, dedo, starec
old-maid stará dievka
bimbo cica, sliepka
slave otrok
servant-derog sluha, lokaj
pig sviňa, prasa, bravčisko
sow prasnica
donkey osol, somár
ox-insult vôl
cow-insult krava
goat-insult koza, cap
dog-insult pes, psisko
bitch suka, mrcha
monkey-insult opica
rat-insult potkan, krysa
snake-insult had, zmija
chicken-insult sliepka
goose-insult hus
worm-insult červ
louse voš
vermin háveď, hmyz
parasite parazit, príživník
toad ropucha
hyena hyena, šakal
vulture sup
beast beštia, zver, dobytok
monster netvor, príšera, obluda
savage divoch, barbar
primitive primitív
trash-person špina, odpad, smrad
shame-on-you hanba, hanbi sa
mock posmech, vysmievať sa
insult urážka, nadávka
slur-black neger, čierna huba
slur-jew židák
slur-roma cigán, cigáň, degeš, čmud
slur-asian šikmooký, rákosník
slur-foreigner cudzák, prišelec
slur-neighbour maďarón, čehún, rusák, poliačik, švábo
slur-region paprikáš
slur-gay buzerant, teploš, buzna, buzík, homoš, bukvica
slur-lesbian lesba
slur-disabled postihnutý, mongoloid
slur-woman baba, ženská, rašpľa
slur-poor socka, holota
gay gej, homosexuál
lesbian lesba, lesbička
negro-word černoch
big-mouth huba, papuľa
big-nose nosáň
shut-up drž hubu, sklapni, čuš, drž papuľu
bore-person otrava, nudný
naive naivný
stubborn tvrdohlavý
clown klaun, šašo
puppet bábka
ignorant ignorant
good-for-nothing naničhodník, povaľač
upstart zbohatlík
hitler Hitler
nazi nacista, nácek
swastika hákový kríž, svastika
fascist fašista, gardista
mussolini Mussolini
stalin Stalin
lenin Lenin
mao Mao
dictator diktátor
dictator-local Tiso, Husák, Mečiar, Tuka
tyrant tyran
communist komunista, komunák, komouš
socialist socialista
capitalist kapitalista
anarchy anarchia
racist rasista
apartheid apartheid
slavery otroctvo
colony kolónia
genocide genocída
holocaust holokaust
concentration-camp koncentrák, koncentračný tábor, gulag
gas-chamber plynová komora
ghetto geto
pogrom pogrom
war vojna
civil-war občianska vojna
army armáda, vojsko
soldier vojak
troops-militia milícia, Hlinkova garda, kotlebovci
secret-police ŠtB, eštébák
police polícia
cop fízel, policajt, chlpatý
spy špión
terrorist terorista
terror-group gardisti, Islamský štát
hostage rukojemník
revolution revolúcia
coup puč, prevrat
riot nepokoje, vzbura
rebel rebel, povstalec
strike-labour štrajk
demonstration demonštrácia
occupation okupácia
invasion invázia
annexation anexia
separatist separatista
traitor-political kolaborant
propaganda propaganda
censorship cenzúra
corruption-politics rodinkárstvo, klientelizmus
mafia-politics oligarcha
party-political strana, Smer, ĽSNS
president prezident
minister minister
king kráľ
queen kráľovná
emperor cisár
prince princ, knieža
sultan sultán
leader vodca
master-lord pán, vládca
flag vlajka
homeland vlasť
republic republika
state štát
government vláda
election voľby
border hranica
refugee utečenec
immigrant prisťahovalec
class-enemy kulak, buržuj
contested-place Felvidék
historic-trauma Mníchov, Kuciak, Kalište
god Boh
goddess bohyňa
deity-local Perún, Morena
jesus Ježiš
christ Kristus
virgin-mary Panna Mária, Sedembolestná
holy-spirit Duch Svätý
saint svätý
sacred posvätný
angel anjel
devil diabol, čert
satan satan
demon démon
hell peklo
paradise raj
sin hriech
sinner hriešnik
soul duša
prayer modlitba
pray modliť sa
church kostol, cirkev
mosque mešita
synagogue synagóga
temple chrám
monastery kláštor
altar oltár
cross-christian kríž
priest kňaz, farár
monk mních
nun mníška
bishop biskup
pope pápež
imam imám
rabbi rabín
prophet prorok
muhammad Mohamed
allah Alah
koran Korán
bible Biblia
torah Tóra
gospel evanjelium
buddha Buddha
jew Žid
muslim moslim
christian kresťan
infidel neveriaci, pohan
heretic kacír
blasphemy rúhanie
sect sekta
holy-war svätá vojna, džihád
fasting pôst
pilgrimage púť
sacrifice obeť
baptism krst
mass-liturgy omša
relic relikvia
miracle zázrak
blessing požehnanie
witch bosorka, čarodejnica, striga
sorcerer čarodejník, bosorák
magic mágia, kúzlo
evil-eye urieknutie
evil-spirit-local vlkolak, mora, vodník, bubák, nočnica, zmok, upír, bosorka
idol modla
antichrist Antikrist
judas Judáš
apocalypse apokalypsa
fate osud
death smrť, skon
dead mŕtvy
die umrieť, zomrieť, skapať, zdochnúť
corpse mŕtvola
carrion zdochlina, mršina
grave hrob
coffin truhla, rakva
funeral pohreb, kar
cemetery cintorín
mourning smútok
widow vdova
orphan sirota
skeleton kostra
skull lebka
ghost duch, strašidlo
vampire upír
zombie zombi
kill zabiť
murder vražda
murderer vrah
suicide samovražda
hang-person šibenica, obesiť
execution poprava
executioner kat
strangle škrtiť, zaškrtiť
drown utopiť
massacre masaker
slaughterhouse bitúnok
butcher-derog mäsiar
torture mučenie
beat biť, mlátiť
slap facka, zaucho
fight bitka, boj
violence násilie
wound rana
scar jazva
blood krv
bomb bomba
gun pištoľ, puška
bullet guľka
knife-weapon dýka, kudla
weapon zbraň
explosion výbuch
whip bič
trap pasca
chain-fetter reťaz, putá
prison väzenie, basa
prisoner väzeň
thief zlodej
steal kradnúť
robber lupič, zbojník
robbery lúpež
plunder plieniť, rabovať
gangster gangster
mafia mafia
criminal zločinec
crime zločin
kidnap únos
blackmail vydieranie
bribe úplatok
corrupt skorumpovaný
fraud podvod
counterfeit falzifikát
lie lož, klamstvo
false falošný
trick trik, lesť
smuggler pašerák
pirate pirát
arson podpaľač
fire-blaze požiar
enemy nepriateľ
hate nenávisť
revenge pomsta
anger hnev, zlosť
angry nahnevaný
evil zlo, zlý
bad zlý, zlá, zle, mizerný, planý
worse horší
cruel krutý
fear strach
terror hrôza, teror
nightmare nočná mora
danger nebezpečenstvo
dangerous nebezpečný
threat hrozba
accident nehoda
disaster katastrofa, pohroma
misfortune nešťastie, smola
curse kliatba
doom skaza
damage škoda
destroy zničiť
broken rozbitý, pokazený
break-verb zlomiť
breakdown porucha
crack trhlina
rust hrdza
rot hniloba, zhnitý
mould pleseň
spoiled pokazený
garbage odpad, smeti
junk haraburda, šrot
rubbish-quality šunt, brak
dirt špina
dirty špinavý
stain škvrna
mud blato, bahno
swamp močiar, bažina
dust prach
slime sliz
poison jed
toxic jedovatý
ashes popol
disgust hnus, odpor
disgusting nechutný, odporný
yuck fuj
poor chudobný
poverty chudoba, bieda
hunger hlad
thirst smäd
debt dlh
bankrupt bankrot
loss strata
lose prehrať, stratiť
failure neúspech, krach
error chyba
guilt vina
punishment trest
fine-penalty pokuta
tax daň
problem problém
quarrel hádka
scandal škandál
chaos chaos, zmätok
noise hluk
cheap lacný
expensive drahý
useless zbytočný
weak slabý
slow pomalý
late neskoro
old starý
empty prázdny
nothing nič
nobody nikto
never nikdy
not nie
stop stoj
end koniec
boring nudný
bitter horký
sour kyslý
sad smutný
sorrow žiaľ
cry-weep plakať
tear-drop slza
scream krik
lonely osamelý
shame hanba
tired unavený
cold-neg zima
dark tmavý
darkness tma
shadow tieň
abyss priepasť
storm búrka
earthquake zemetrasenie
flood povodeň, potopa
drought sucho
smoke-fumes dym
cigarette cigareta, cigara
drug droga
cannabis tráva, marihuana, hulenie
cocaine kokaín
heroin-drug heroín
amphetamine pervitín, piko
drug-addict feťák
drug-dealer díler
booze chľast, pálenka
hangover opica, kocovina
gambling hazard
burden bremeno
crooked krivý
forget zabudnúť
forbidden zakázaný
escape útek
lost stratený
ruin zrúcanina
hovel chatrč
rag handra
cockroach šváb
flea blcha
bedbug ploštica
tick kliešť
leech pijavica
rat potkan
scorpion škorpión
spider pavúk
fly-insect mucha
mosquito komár
weed-plant burina
thorn tŕň
disease choroba
sick chorý
plague mor
epidemic epidémia
cancer rakovina
tumour nádor
ulcer vred
leprosy malomocenstvo
cholera cholera
tuberculosis tuberkulóza
malaria malária
smallpox kiahne
measles osýpky
scabies svrab
rash vyrážka
itch svrbenie
wart bradavica
haemorrhoids hemoroidy
diarrhoea hnačka
constipation zápcha
nausea nevoľnosť
cough kašeľ
cold-illness nádcha
flu chrípka
fever horúčka
pain bolesť
epilepsy epilepsia
stroke-illness mŕtvica, porážka
heart-attack infarkt
diabetes cukrovka
aids AIDS
syphilis syfilis
gonorrhoea kvapavka
jaundice žltačka
rabies besnota
asthma astma
allergy alergia
hernia prietrž
paralysis ochrnutie
depression depresia
abortion potrat
infection infekcia
inflammation zápal
virus vírus
germ bacil
bruise modrina
surgery operácia
pill pilulka
injection injekcia
hospital nemocnica
medicine liek
intestine črevo
womb maternica
be byť
have mať
do-make robiť
go ísť
come prísť
walk kráčať
run bežať
jump skákať
fly letieť
swim plávať
sit sedieť
stand stáť
lie-down ležať
sleep spať
eat jesť
drink piť
bite hrýzť
see vidieť
look pozerať
hear počuť
speak hovoriť
say povedať
ask pýtať
call volať
sing spievať
dance tanec
laugh smiať sa
play hrať
know vedieť
think myslieť
want chcieť
love-verb milovať
give dať
take vziať
hold držať
put položiť
throw hodiť
catch chytiť
pull ťahať
push tlačiť
open otvoriť
close zavrieť
cut rezať
sew šiť
wash umyť
cook-verb variť
bake piecť
burn horieť
buy kúpiť
sell predať
pay platiť
work-verb pracovať
build stavať
dig kopať
write písať
read čítať
count počítať
learn učiť
help pomoc
wait čakať
find nájsť
search hľadať
live žiť
grow rásť
blow fúkať
turn točiť
smile úsmev
hug objatie
win vyhrať
begin začať
change zmena
travel cestovať
stay zostať
send poslať
show ukázať
big veľký
small malý
tiny maličký
long dlhý
short krátky
tall-high vysoký
low nízky
wide široký
narrow úzky
thick hrubý
thin tenký
deep hlboký
flat plochý
round okrúhly
straight rovný
sharp ostrý
heavy ťažký
light-weight ľahký
hard tvrdý
soft mäkký
new nový
young mladý
good dobrý
better lepší
beautiful krásny, pekný
strong silný
fast rýchly
early skoro
hot horúci
warm teplý
cold studený
cool-fresh svieži
wet mokrý
dry suchý
full plný
clean čistý
clear jasný
sweet sladký
salty slaný
spicy štipľavý
rich bohatý
happy šťastný, veselý
funny smiešny
clever múdry
brave odvážny
kind-nice milý
honest čestný
healthy zdravý
alive živý
free slobodný
quiet tichý
loud hlasný
easy ľahko
difficult ťažko
true pravda
same rovnaký
other iný
shy plachý
wild divoký
strange čudný
left ľavý
right-side pravý
up hore
down dole
out von
front pred
behind za
near blízko
far ďaleko
here tu
there tam
where kde
when kedy
who kto
what čo
why prečo
how ako
yes áno
i ja
you ty
he on
she ona
we my
they oni
my môj
your tvoj
this tento
all všetko
many veľa
few málo
more viac
less menej
very veľmi
and a
or alebo
but ale
with s
without bez
now teraz
always vždy
again zas
already už
maybe možno
hello ahoj, čau
goodbye dovidenia
thanks ďakujem
please prosím
sorry prepáč
come-on poď
look-out pozor
good-day dobrý deň
sun slnko
moon mesiac
star hviezda
sky nebo
earth zem
world svet
water voda
sea more
ocean oceán
lake jazero
river rieka
stream potok
well-spring prameň, studňa
wave vlna
island ostrov
beach pláž
mountain hora
hill kopec
valley dolina
forest les
field pole
meadow lúka
desert púšť
cave jaskyňa
stone kameň
rock skala
sand piesok
clay hlina
salt soľ
gold zlato
silver striebro
iron železo
copper meď
lead-metal olovo
steel oceľ
glass sklo
wood-material drevo
coal uhlie
oil olej
petrol benzín
fire oheň
flame plameň
light svetlo
lightning blesk
thunder hrom
rain dážď
snow sneh
ice ľad
frost mráz
wind vietor
air vzduch
cloud oblak
fog hmla
dew rosa
rainbow dúha
weather počasie
tree strom
leaf list
branch konár
root koreň
bark-tree kôra
grass tráva
flower kvet
rose ruža
lily ľalia
bush krík
oak dub
pine borovica
birch breza
straw slama
hay seno
mushroom huba
person človek
people ľudia
man muž
woman žena
child dieťa
baby bábätko
boy chlapec
girl dievča
mother matka
father otec
mum mama
dad otec, tato
son syn
daughter dcéra
brother brat
sister sestra
grandmother babička
grandfather dedko
uncle strýko
aunt teta
cousin bratranec
husband manžel
wife manželka
bride nevesta
wedding svadba
mother-in-law svokra
family rodina
friend priateľ, kamarát
neighbour sused
guest hosť
name meno
life život
love láska
kiss bozk
heart srdce
head hlava
hair vlasy
face tvár
forehead čelo
eye oko
ear ucho
nose nos
mouth ústa
lip pera
tooth zub
tongue jazyk
chin brada
beard fúzy
neck krk
throat hrdlo
shoulder plece
back chrbát
chest hruď
belly brucho
elbow lakeť
hand ruka
finger prst
nail klinec, necht
fist päsť
leg noha
knee koleno
heel päta
skin koža
bone kosť
rib rebro
brain mozog
liver pečeň
lung pľúca
kidney oblička
meat mäso
milk mlieko
bread chlieb
butter maslo
cheese syr
egg vajce
fish ryba
soup polievka
rice ryža
flour múka
dough cesto
cake koláč
sugar cukor
honey med
chocolate čokoláda
candy cukrík
apple jablko
pear hruška
grape hrozno
cherry čerešňa
plum slivka
peach broskyňa
lemon citrón
orange-fruit pomaranč
banana banán
strawberry jahoda
nut orech
melon melón
tomato paradajka
potato zemiak
onion cibuľa
garlic cesnak
cabbage kapusta
carrot mrkva
cucumber uhorka
bean fazuľa
pea hrach
lentil šošovica
pumpkin tekvica
pepper-spice korenie
mustard horčica
vinegar ocot
sausage klobása
ham šunka
bacon slanina
fat-grease tuk, masť
wine víno
beer pivo
brandy slivovica
tea čaj
coffee káva
food jedlo
breakfast raňajky
lunch obed
dinner večera
animal zviera
puppy šteňa
cat mačka
horse kôň
mare kobyla
bull býk
calf teľa
sheep ovca
lamb jahňa
rooster kohút
duck kačica
turkey moriak
rabbit králik
hare zajac
mouse myš
bear medveď
wolf vlk
fox líška
deer jeleň
boar diviak
lion lev
tiger tiger
elephant slon
camel ťava
frog žaba
turtle korytnačka
crocodile krokodíl
bird vtáčik
eagle orol
hawk sokol
owl sova
crow vrana
pigeon holub
swan labuť
cuckoo kukučka
feather pero
wing krídlo
tail chvost
horn roh
claw pazúr
fur kožuch
bee včela
wasp osa
ant mravec
butterfly motýľ
beetle chrobák
snail slimák
shark žralok
whale veľryba
house dom
home domov
room izba
kitchen kuchyňa
bathroom kúpeľňa
door dvere
window okno
wall stena
roof strecha
floor podlaha
stairs schody
garden záhrada
fence plot
bed posteľ
table stôl
chair stolička
lamp lampa
candle sviečka
mirror zrkadlo
key kľúč
lock zámok
knife nôž
fork vidlička
spoon lyžica
plate tanier
cup šálka
bottle fľaša
pot hrniec
pan panvica
bowl misa
box krabica
bag taška
basket kôš
barrel sud
bucket vedro
broom metla
soap mydlo
towel uterák
comb hrebeň
brush kefa
needle ihla
thread niť
rope lano
hammer kladivo
saw píla
axe sekera
screw skrutka
wheel koleso
stick palička
machine stroj
tool nástroj
toy hračka
doll bábika
ball lopta
book kniha
paper papier
letter list
newspaper noviny
picture obraz
word slovo
story príbeh
song pieseň
music hudba
drum bubon
flute flauta
bell zvon
shirt košeľa
trousers nohavice
skirt sukňa
dress šaty
coat kabát
hat klobúk
shoe topánka
boot čižma
sock ponožka
glove rukavica
belt opasok
button gombík
pocket vrecko
ring prsteň
glasses okuliare
clock hodiny
umbrella dáždnik
wool vlna
silk hodváb
cotton bavlna
city mesto
village dedina
street ulica
way cesta
square námestie
bridge most
tower veža
castle hrad, zámok
market trh
shop obchod
school škola
office kancelária
factory továreň
bank banka
money peniaze
coin minca
price cena
gift dar, darček
work práca
worker robotník
doctor lekár
teacher učiteľ
farmer roľník
hunter poľovník
fisherman rybár
baker pekár
tailor krajčír
smith kováč
cook kuchár
driver vodič
boss šéf
car auto
ship loď
boat čln
train vlak
plane lietadlo
bicycle bicykel
sail plachta
sleigh sane
day deň
night noc
morning ráno
evening večer
noon poludnie
today dnes
yesterday včera
tomorrow zajtra
week týždeň
year rok
hour hodina
minute minúta
time čas
spring jar
summer leto
autumn jeseň
winter zima
monday pondelok
friday piatok
sunday nedeľa
holiday sviatok
christmas Vianoce
red červený
blue modrý
green zelený
yellow žltý
white biely
black čierny
grey sivý
brown hnedý
pink ružový
purple fialový
colour farba
zero nula
one jeden
two dva
three tri
four štyri
five päť
six šesť
seven sedem
eight osem
nine deväť
ten desať
hundred sto
thousand tisíc
million milión
half polovica
first prvý
last posledný
part časť
circle kruh
line čiara
point bod
corner kút
side strana
number číslo
dream sen
game hra
joy radosť
luck šťastie
peace mier
freedom sloboda
truth pravda
hope nádej
wish želanie
strength sila
voice hlas
silence ticho
smell vôňa
taste chuť
thing vec
question otázka
answer odpoveď
secret tajomstvo
law zákon
pity škoda, žiaľ, ľútosť
bad-omen zlé znamenie
worthless bezcenný
finished hotovo, koniec
limp-slack ochabnutý
flat-dull mdlý
gout dna
herpes opar
goitre struma
scab chrasta
rectum konečník
`,
}
