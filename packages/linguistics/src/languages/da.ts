import type { LanguageSource } from '../language-source.ts'

/** Danish. */
export const da: LanguageSource = {
  code: 'da',
  script: 'Latin',
  text: `
penis-vulgar pik, tissemand, diller, pikken, lem, dyt, pikhoved, gok, nosse, snabel, pikke, hestepik, kuk
penis penis
vulva-vulgar fisse, kusse, mis, tissekone, mus, kone, fissen, kussen, skede
vagina vagina, skede
testicles-vulgar nosser, klunker, løg, kugler, klokkeværk
testicle testikel
breasts-vulgar patter, bryster, babser, nødder, dudder, pat, dutter
nipple brystvorte
arse røv, numse, bagdel, bag, ende, rumpe, røven
buttocks balder, bagdel
anus anus, endetarm
arsehole røvhul
pubic-hair kønshår
crotch skridt
clitoris klitoris
foreskin forhud
glans glans
erection erektion, stådreng
semen sæd, sperma, pikslim
fuck kneppe, bolle, knalde, pule, knep, dunke, knald, knepper, kneppes
fuck-exclamation for fanden, satans, helvede, pis
sex sex
intercourse samleje
mate-animals parre sig
orgasm orgasme
masturbate spille den af, onanere, rive den af, gokke
wanker spasser
suck-vulgar sutte pik
blow-job blowjob
horny liderlig, brunstig
heat-rut brunst, løbsk
lust lyst, begær
pervert pervers, svin
lecher gammel gris
obscene uanstændig, sjofel
porn porno
naked nøgen
striptease striptease
prostitute prostitueret, luder
whore luder, hore, skøge, mær, tøjte, ludder, glædespige, tøs
slut luder, tøs, billigt luder, mær, tæve, tøjte, so
brothel bordel
pimp alfons
mistress elskerinde
adultery utroskab, hor
cuckold hanrej
incest incest
paedophile pædofil
rape voldtægt
orgy orgie
fetish fetich
dildo dildo
condom-slang gummi
virgin-sexual jomfru
impotent impotent
castrate kastrere
shit lort, skid, pis, bæ, møg, lorte, skide
shit-verb skide
excrement afføring
poop bæ, pølse, prut, lort
dung gødning
droppings klatter
piss pis, pisse, tis, tisse
urine urin
pee tis, tisse, pis, pisse
fart prut, fis, skid, vind, prutte, fise
diarrhoea-vulgar tyndskid
belch bøvs, ræb
vomit bræk, opkast, brække sig, ørle
snot snot
spit spyt
sweat sved
stink stank, stinke
pus pus, materie
toilet toilet, lokum, wc
latrine latrin
chamber-pot potte
sewer kloak
menstruation menstruation
tampon tampon
diaper ble
armpit armhule
pimple bums, filipens
dandruff skæl
potbelly ølmave
tongue-kiss snave
seduce forføre
lick slikke
hump hoppe på
damn for satan, fandens, sgu, for helvede, satans, fanden, pis, for fanden
go-to-hell skrid ad helvede til, skrid, rend mig, rend mig i røven, skrub af, gå ad helvede til
son-of-bitch bandit, kællingesøn
bollocks vrøvl, pis
transvestite transvestit
lingerie undertøj
peeping vindueskigger
grope rage
cleavage kavalergang
hole-vulgar hul
stick-vulgar stang
idiot idiot, fjols, tåbe, spasser, nar, klaphat, kvajpande, kvaj, fjog, taber, fæ, pikhoved, spade, røvhul, fæhoved, skvat, torsk, klovn, tumpe, kraftidiot, dumrian, åndsbolle
fool fjols, nar, tåbe
stupid dum, dumt
cretin kretiner, åndssvag
blockhead fæhoved, torsk
clumsy klodset, kluntet
crazy skør, gal
madman galning
madhouse galehus
retarded retarderet, evnesvag
cripple krøbling
lame-person halt, lam
blind-person blind
deaf-person døv
mute-person stum
stutterer stammer
hunchback pukkelrygget
dwarf dværg
bald skaldet
ugly grim, hæslig, styg
fat-person tyksak, fedtklump
skinny mager, splejs
coward kujon, kryster
weakling svækling, tøsedreng
sissy tøsedreng, pyldret
bastard bastard, svinehund
scoundrel slyngel, skurk
rascal knægt, laban
scum udskud, rakkerpak
wretch stakkel, usling
tramp bums, vagabond
beggar tigger
loser taber
lazybones dovenlars, dovendidrik, doven
glutton grovæder
miser gnier, fedthas
greedy grådig, nærig
drunkard drukkenbolt, fulderik, alkoholiker, druklars
drunk fuld, beruset
liar løgner, løgnhals
cheat snyder, bedrager
hypocrite hykler
traitor forræder
snitch stikker, sladrehank
toady spytslikker, fedterøv
braggart pralhals
arrogant arrogant, hoven
cheeky fræk
rude uforskammet, grov
boor bondeknold, bondetamp
gossip sladder
old-hag kælling, heks
old-man-derog gamling, gubbe
old-maid pebermø
bimbo bimbo, dulle
slave slave, træl
servant-derog tyende, lakaj
pig svin, gris, so
sow so
donkey æsel
ox-insult okse
cow-insult ko
goat-insult ged
dog-insult hund, køter
bitch tæve
monkey-insult abe
rat-insult rotte
snake-insult slange
chicken-insult høne
goose-insult gås
worm-insult orm
louse lus
vermin utøj, skadedyr
parasite parasit, snylter
toad tudse
hyena hyæne
vulture grib
beast bæst, udyr
monster monster, uhyre
savage vild
primitive primitiv
trash-person bærme
shame-on-you skam dig
mock håne, spot
insult fornærmelse
slur-black nigger, sorte svin, neger, bimbo
slur-jew jødesvin
slur-roma sigøjner, rakker
slur-asian skævøje
slur-arab perker
slur-foreigner perker, fremmed, brunmåling
slur-neighbour svenskerdjævel, tyskertøs, tyskerrøv, sildesalat
slur-gay bøsse, svans, homo, bøssekarl, bøsserøv, bosse
slur-lesbian lebbe
slur-disabled spasser, mongol, spasmager, evnesvag, åndssvag
slur-woman kælling, mokke
gay bøsse, homo
lesbian lesbisk
negro-word neger
big-mouth stor kæft
shut-up hold kæft, klap i
bore-person tørvetriller
naive naiv
stubborn stædig
clown klovn
puppet marionet
ignorant uvidende
good-for-nothing døgenigt, uduelig
upstart opkomling
hitler Hitler
nazi nazist
swastika hagekors
fascist fascist
stalin Stalin
lenin Lenin
mao Mao
dictator diktator
dictator-local Clausen
tyrant tyran
communist kommunist
socialist socialist
capitalist kapitalist
anarchy anarki
racist racist
slavery slaveri
colony koloni
genocide folkedrab, folkemord
holocaust holocaust
concentration-camp koncentrationslejr
ghetto ghetto
war krig
civil-war borgerkrig
army hær
soldier soldat
police politi
cop strisser, panser, pansere
spy spion
terrorist terrorist
hostage gidsel
revolution revolution
coup kup, statskup
riot optøjer, oprør
rebel oprører
strike-labour strejke
demonstration demonstration
occupation besættelse
invasion invasion
traitor-political landsforræder, værnemager
propaganda propaganda
censorship censur
mafia-politics mafia
president præsident
minister minister
king konge
queen dronning
emperor kejser
prince prins
leader leder, fører
master-lord herre
flag flag
homeland fædreland
republic republik
state stat
government regering
election valg
border grænse
refugee flygtning
immigrant indvandrer
historic-trauma Dybbøl
god gud
goddess gudinde
deity-local Odin, Thor, Loke
jesus Jesus
christ Kristus
virgin-mary Jomfru Maria
holy-spirit Helligånden
saint helgen, sankt
sacred hellig
angel engel
devil djævel, fanden
satan satan
demon dæmon
hell helvede
paradise paradis
sin synd
sinner synder
soul sjæl
prayer bøn
church kirke
mosque moske
synagogue synagoge
temple tempel
monastery kloster
altar alter
cross-christian kors
priest præst
monk munk
nun nonne
bishop biskop
pope pave
prophet profet
muhammad Muhammed
allah Allah
koran Koranen
bible Bibelen
gospel evangelium
buddha Buddha
jew jøde
muslim muslim
christian kristen
infidel vantro
heretic kætter
blasphemy blasfemi
sect sekt
fasting faste
pilgrimage pilgrimsfærd
sacrifice offer
baptism dåb
miracle mirakel
blessing velsignelse
witch heks
sorcerer troldmand
magic magi, trolddom
evil-spirit-local trold, nisse
taboo tabu
idol afgud
judas Judas
apocalypse dommedag, ragnarok
fate skæbne
death død, døden
dead død, afdød, dod, døde
die dø
corpse lig
carrion ådsel
grave grav
coffin ligkiste, kiste
funeral begravelse
cemetery kirkegård
mourning sorg
widow enke
orphan forældreløs
skeleton skelet
skull kranie, dødningehoved
ghost spøgelse, genfærd
vampire vampyr
zombie zombie
kill dræbe
murder mord, drab
murderer morder
suicide selvmord
hang-person galge, hænge
execution henrettelse
executioner bøddel
behead halshugge
strangle kvæle
drown drukne
massacre massakre
slaughterhouse slagteri
butcher-derog slagter
torture tortur
beat tæske, slå
slap lussing
fight slagsmål, kamp
violence vold
wound sår
scar ar
blood blod
bomb bombe
gun pistol, gevær
bullet kugle
knife-weapon daggert
weapon våben
explosion eksplosion
whip pisk
trap fælde
chain-fetter lænke
prison fængsel
prisoner fange
thief tyv, tyveknægt
steal stjæle
robber røver
robbery røveri
plunder plyndre, bytte
gangster gangster, bandit
mafia mafia
criminal forbryder, kriminel
crime forbrydelse
kidnap kidnappe
blackmail afpresning
bribe bestikkelse
corrupt korrupt
fraud svindel, bedrag
counterfeit forfalskning, falsk
lie løgn, lyve
trick trick, fidus
smuggler smugler
pirate pirat, sørøver
arson brandstiftelse
fire-blaze brand
enemy fjende
hate had, hade
revenge hævn
anger vrede
angry vred, sur
evil ond, ondskab
bad dårlig, slem
worse værre
cruel grusom
fear frygt, angst
terror rædsel, terror
nightmare mareridt
danger fare
dangerous farlig
threat trussel
accident ulykke, uheld
disaster katastrofe
misfortune uheld
curse forbandelse
doom undergang
damage skade
destroy ødelægge
broken itu, knust
breakdown nedbrud
crack revne
rust rust
rot råd, rådden
mould mug, skimmel
stale harsk
spoiled fordærvet
garbage affald, skrald
junk skrammel, ragelse
rubbish-quality bras, lort
dirt snavs
dirty beskidt, snavset
stain plet
mud mudder
swamp sump, mose
dust støv
slime slim
soot sod
poison gift
toxic giftig
ashes aske
disgust væmmelse, afsky, ad, føj, ulækker, bvadr, klam
disgusting ulækker, klam
yuck føj, adr
poor fattig
poverty fattigdom
hunger sult
thirst tørst
debt gæld
bankrupt konkurs, fallit
loss tab
lose tabe
failure fiasko
fall-verb falde
error fejl
guilt skyld
punishment straf
fine-penalty bøde
tax skat
problem problem
quarrel skænderi
scandal skandale
chaos kaos
noise støj
cheap billig
expensive dyr
worthless værdiløs
useless ubrugelig
weak svag
slow langsom
late sen
old gammel
worn-out udslidt
empty tom
nothing intet, ingenting
nobody ingen
never aldrig
not ikke
stop stop
end slut
finished færdig
boring kedelig
bitter bitter
sour sur
sad trist
sorrow sorg
cry-weep græde
tear-drop tåre
scream skrig
lonely ensom
pity medlidenhed, synd
shame skam
tired træt
cold-neg kulde
dark mørk
darkness mørke
shadow skygge
abyss afgrund
storm storm
earthquake jordskælv
flood oversvømmelse
drought tørke
smoke-fumes røg
cigarette cigaret, smøg
drug narko, stof
cannabis hash, tjald
cocaine kokain
heroin-drug heroin
drug-addict narkoman, junkie
drug-dealer pusher
booze sprut, brændevin
hangover tømmermænd
gambling hasardspil
burden byrde
obstacle forhindring
limp-slack slap, slatten
crooked skæv, kroget
raw-unripe rå, umoden
burnt brændt
leak utæt, læk
lack mangel
delay forsinkelse
forget glemme
forbidden forbudt
escape flugt
hide skjule
lost tabt, væk
abandoned forladt
ruin ruin
slum slum
hovel rønne
rag klud, las
gloomy dyster
cockroach kakerlak
flea loppe
bedbug væggelus
tick flåt
maggot maddike
leech igle
scorpion skorpion
spider edderkop
fly-insect flue
mosquito myg
jellyfish vandmand
weed-plant ukrudt
thorn torn
disease sygdom
sick syg
plague pest
epidemic epidemi
cancer kræft
tumour svulst
leprosy spedalskhed
cholera kolera
tuberculosis tuberkulose
smallpox kopper
measles mæslinger
scabies fnat
rash udslæt
itch kløe
wart vorte
boil-swelling byld
gout gigt
haemorrhoids hæmorroider
diarrhoea diarré
constipation forstoppelse
nausea kvalme
cough hoste
cold-illness forkølelse
flu influenza
fever feber
pain smerte
headache hovedpine
cramp krampe
epilepsy epilepsi
heart-attack hjerteanfald
diabetes sukkersyge
aids aids
syphilis syfilis
gonorrhoea gonorré
rabies hundegalskab
asthma astma
allergy allergi
paralysis lammelse
depression depression
miscarriage abort
infection infektion
inflammation betændelse
virus virus
germ bakterie
tapeworm bændelorm
bruise blåt mærke
surgery operation
pill pille
hospital sygehus, hospital
medicine medicin
ambulance ambulance
blister vable
intestine tarm
womb livmoder
be være
have have
do-make gøre
go gå
come komme
run løbe
jump springe
fly flyve
swim svømme
sit sidde
stand stå
lie-down ligge
sleep sove
wake vågne
eat spise, æde
drink drikke
bite bide
chew tygge
suck suge
see se
look kigge
hear høre
speak tale, snakke
say sige
ask spørge
call kalde, ringe
sing synge
dance danse
laugh grine, le
play lege, spille
know vide
think tænke
want ville
can kunne
love-verb elske
give give
take tage
bring bringe
hold holde
throw kaste
catch fange
pull trække
push skubbe
open åben
close lukke
cut skære
sew sy
wash vaske
cook-verb koge
bake bage
burn brænde
buy købe
sell sælge
pay betale
work-verb arbejde
build bygge
dig grave
write skrive
read læse
count tælle
learn lære
help hjælp
wait vente
find finde
search søge
live leve, bo
grow vokse
blow blæse
turn dreje
roll rulle
shake ryste
smile smil
marry gifte sig
win vinde
begin begynde
change ændre
travel rejse
drive køre
stay blive
send sende
show vise
whistle fløjte
big stor
small lille, små
tiny bitte
long lang
short kort
tall-high høj
low lav
wide bred
narrow smal
thick tyk
thin tynd
deep dyb
flat flad
round rund
straight lige
sharp skarp
blunt sløv
heavy tung
light-weight let
hard hård
soft blød
new ny
young ung
good god
better bedre
beautiful smuk
strong stærk
fast hurtig
early tidlig
hot hed
warm varm
cold kold
cool-fresh kølig, frisk
wet våd
dry tør
full fyldt
clean ren
clear klar
bright lys
sweet sød
salty saltet
rich rig
happy glad, lykkelig
funny sjov
clever klog
brave modig
kind-nice venlig
honest ærlig
healthy sund, rask
alive levende
free fri, gratis
quiet stille
loud højlydt
easy nem
difficult svær
true sand
same samme
other anden
alone-only alene
shy genert
strange mærkelig
left venstre
right-side højre
up op
down ned
out ud
behind bag
near nær
far langt
here her
there der
where hvor
when hvornår
who hvem
what hvad
why hvorfor
how hvordan
yes ja
no nej
i jeg
you du
he han
she hun
we vi
they de
my min
your din
this denne
all alle, alt
many mange
few få
more mere
less mindre
very meget
and og
or eller
but men
with med
without uden
now nu
always altid
again igen
already allerede
soon snart
maybe måske
only-just kun, bare
hello hej
goodbye farvel
thanks tak
sorry undskyld
come-on kom nu
look-out pas på
sun sol
moon måne
star stjerne
sky himmel
earth jord
world verden
land land
water vand
sea hav
lake sø
river flod, å
stream bæk
well-spring kilde
wave bølge
island ø
beach strand
mountain bjerg
hill bakke
valley dal
forest skov
field mark
meadow eng
desert ørken
cave hule
stone sten
rock klippe
sand sand
clay ler
salt salt
gold guld
silver sølv
iron jern
copper kobber
lead-metal bly
steel stål
glass glas
wood-material træ
coal kul
oil olie
petrol benzin
fire ild
flame flamme
light lys
lightning lyn
thunder torden
rain regn
snow sne
ice is
frost frost
hail hagl
wind vind
air luft
cloud sky
fog tåge
dew dug
rainbow regnbue
weather vejr
leaf blad
branch gren
root rod
bark-tree bark
seed frø
grass græs
flower blomst
rose rose
lily lilje
bush busk
oak eg
pine fyr
birch birk
reed siv
straw halm
hay hø
mushroom svamp
person menneske
people folk
man mand
woman kvinde
child barn
baby spædbarn
boy dreng
girl pige
mother mor
father far
son søn
daughter datter
brother bror
sister søster
grandmother mormor, farmor
grandfather morfar, farfar
uncle onkel
aunt tante
cousin fætter
wife kone
bride brud
wedding bryllup
mother-in-law svigermor
family familie
friend ven
neighbour nabo
guest gæst
stranger fremmed
name navn
life liv
love kærlighed
kiss kys
heart hjerte
head hoved
hair hår
face ansigt
forehead pande
eye øje
ear øre
nose næse
mouth mund
lip læbe
tooth tand
tongue tunge
chin hage
cheek kind
beard skæg
neck hals, nakke
throat strube
shoulder skulder
back ryg
chest bryst
belly mave, bug
navel navle
arm arm
elbow albue
hand hånd
finger finger
nail negl, søm
fist næve
leg ben
knee knæ
foot fod
heel hæl
toe tå
skin hud
bone knogle
rib ribben
brain hjerne
liver lever
lung lunge
kidney nyre
meat kød
milk mælk
bread brød
butter smør
cheese ost
egg æg
fish fisk
soup suppe
rice ris
flour mel
dough dej
cake kage
biscuit kiks
sugar sukker
honey honning
chocolate chokolade
candy slik
apple æble
pear pære
grape drue
cherry kirsebær
plum blomme
peach fersken
lemon citron
orange-fruit appelsin
banana banan
strawberry jordbær
nut nød
tomato tomat
potato kartoffel
onion løg
garlic hvidløg
cabbage kål
carrot gulerod
cucumber agurk
bean bønne
pea ært
pumpkin græskar
pepper-spice peber
mustard sennep
vinegar eddike
sausage pølse
ham skinke
bacon flæsk
fat-grease fedt
wine vin
beer øl
tea te
coffee kaffe
food mad
breakfast morgenmad
dinner aftensmad
animal dyr
puppy hvalp
cat kat
horse hest
mare hoppe
bull tyr
calf kalv
sheep får
lamb lam
chicken kylling
rooster hane
duck and
turkey kalkun
rabbit kanin
hare hare
mouse mus
bear bjørn
wolf ulv
fox ræv
deer hjort
lion løve
tiger tiger
elephant elefant
camel kamel
frog frø
turtle skildpadde
crocodile krokodille
bird fugl
eagle ørn
hawk høg
owl ugle
crow krage
pigeon due
swan svane
cuckoo gøg
feather fjer
wing vinge
tail hale
horn horn
claw klo
fur pels
bee bi
wasp hveps
ant myre
butterfly sommerfugl
beetle bille
snail snegl
shark haj
whale hval
herring sild
crab krabbe
house hus
home hjem
room værelse, rum
kitchen køkken
door dør
window vindue
wall væg, mur
roof tag
floor gulv
stairs trappe
garden have
fence hegn
bed seng
table bord
chair stol
lamp lampe
candle stearinlys
mirror spejl
key nøgle
lock lås
knife kniv
fork gaffel
spoon ske
plate tallerken
cup kop
bottle flaske
pot gryde
bowl skål
oven ovn
box kasse, æske
bag taske, pose
basket kurv
barrel tønde
bucket spand
broom kost
soap sæbe
towel håndklæde
comb kam
brush børste
needle nål
thread tråd
rope reb
hammer hammer
saw sav
axe økse
screw skrue
wheel hjul
stick pind
machine maskine
tool værktøj
toy legetøj
doll dukke
ball bold
book bog
paper papir
letter brev
pen pen
newspaper avis
picture billede
word ord
story historie
song sang
music musik
drum tromme
flute fløjte
bell klokke
clothes tøj
shirt skjorte
trousers bukser
skirt nederdel
dress kjole
coat frakke
hat hat
shoe sko
boot støvle
sock strømpe, sok
glove handske
belt bælte
button knap
pocket lomme
ring ring
glasses briller
umbrella paraply
wool uld
silk silke
cotton bomuld
leather læder
cloth stof, klæde
city by
village landsby
street gade
way vej
square torv
bridge bro
tower tårn
castle slot, borg
market marked
shop butik
school skole
office kontor
factory fabrik
bank bank
money penge
coin mønt
price pris
gift gave
work arbejde
doctor læge
teacher lærer
farmer bonde
hunter jæger
fisherman fisker
baker bager
tailor skrædder
smith smed
cook kok
boss chef
car bil
ship skib
boat båd
train tog
plane fly
bicycle cykel
cart vogn
sail sejl
sleigh slæde
day dag
night nat
morning morgen
evening aften
today i dag
yesterday i går
tomorrow i morgen
week uge
month måned
year år
hour time
time tid
spring forår
summer sommer
autumn efterår
winter vinter
christmas jul
red rød
blue blå
green grøn
yellow gul
white hvid
black sort
grey grå
brown brun
pink lyserød
purple lilla
colour farve
zero nul
one en, et
two to
three tre
four fire
five fem
six seks
seven syv
eight otte
nine ni
ten ti
twelve tolv
twenty tyve
hundred hundrede
thousand tusind
million million
half halv
first første
last sidste
part del
circle cirkel
line linje
point punkt
corner hjørne
side side
hole hul
number nummer, tal
dream drøm
game spil
joy glæde
luck held
peace fred
freedom frihed
truth sandhed
hope håb
wish ønske
strength styrke, kraft
voice stemme
silence stilhed
smell duft, lugt
taste smag
breath ånde
thing ting
question spørgsmål
answer svar
secret hemmelighed
law lov
! vulgar | Scheißkerl (vulgär) | bastard, asshole (vulgar) | connard (vulgaire) | cabrón (vulgar) | stronzo (volgare) : pikhoved, pikslikker, kællingeunge, narrøv, skiderik, fissehoved, fissehår, kussekryller, møgso, røvbanan, lortehoved, klaphat
! negative | Mist, so ein Pech | bad luck, darn | pas de chance, zut | mala pata | che sfiga : øv, pokkers, surt show, uheld
false falsk, uægte
bad-omen dårligt varsel
complain klage, brokke sig
devilish-luck uheld
flat-dull fad, flov
rat rotte
goitre struma
abortion abort
scab skorpe
rectum endetarm
terror-group ISIS
motherfucker moderknepper
`,
}
