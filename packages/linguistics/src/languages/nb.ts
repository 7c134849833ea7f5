import type { LanguageSource } from '../language-source.ts'

/** Norwegian: Bokmål. */
export const nb: LanguageSource = {
  code: 'nb',
  script: 'Latin',
  text: `
penis-vulgar kuk, pikk, penis, tiss, snabb, pølse, balle, pung, manndom, pikken, kukk, staur, tissemann, lem, diller, kølle
penis penis
vulva-vulgar fitte, mus, kuse, fette, tiss, mis, skjede, vagina, fitta, tusse, tissekone
vagina vagina, skjede
testicles-vulgar baller, pung, ball
testicle testikkel
breasts-vulgar pupper, bryster, pupp, mugger, puppene, jur, babbel
nipple brystvorte
arse ræv, rumpe, rass, ræva, bakende, stuss, rævhøl, rauv, baken, rumpa, bak
buttocks rumpeballer
anus anus, endetarm
arsehole rasshøl, drittsekk
pubic-hair kjønnshår
crotch skritt
clitoris klitoris
foreskin forhud
glans glans
erection ereksjon, ståpikk
semen sæd, sperma
fuck knulle, pule, ligge med, knull, jokke, føkke, bolle, puling, knuller
fuck-exclamation faen, helvete, jævla, fy faen
sex sex
intercourse samleie
mate-animals pare seg
orgasm orgasme
masturbate onanere, runke
wanker runker
suck-vulgar suge
blow-job avsuging
horny kåt, brunstig
heat-rut brunst, løpetid
lust lyst, begjær
pervert pervers, gris
lecher gammel gris
obscene uanstendig
porn porno
naked naken
striptease striptease
prostitute prostituert
whore hore, ludder, tøs, skjøge, tispe, hora
slut tøs, ludder
brothel bordell
pimp hallik
mistress elskerinne
adultery utroskap, hor
cuckold hanrei
incest incest
paedophile pedofil
rape voldtekt
orgy orgie
fetish fetisj
dildo dildo
condom-slang gummi
virgin-sexual jomfru
impotent impotent
castrate kastrere
shit dritt, drit, bæsj, skit, lort, skitt, driten
shit-verb drite, skite
excrement avføring
poop bæsj, bæsje, bæ
dung gjødsel
droppings møkk
piss piss, pisse, pisser
urine urin
pee tiss, tisse, piss, pisse, tissetrengt
fart promp, fis, fjert, prompe, fjerte
diarrhoea-vulgar rennedritt
belch rap, rape, raping
vomit spy, oppkast, kaste opp, spyr
snot snørr
spit spytt
sweat svette
stink stank, stinke
pus puss, verk
toilet toalett, do, dass
latrine latrine, utedo
chamber-pot potte
sewer kloakk
menstruation mensen
tampon tampong
diaper bleie
armpit armhule
pimple kvise
dandruff flass
potbelly ølmage
tongue-kiss kline
seduce forføre
lick slikke
hump jokke
damn faen, forbannet, helvete, jævla, satan, forbanna, pokker, fanken, jævlig, for faen
go-to-hell dra til helvete, faen ta deg, dra deg vekk, kyss meg i ræva, ryk og reis
son-of-bitch drittunge, horunge
bollocks tull, pisspreik
transvestite transvestitt
lingerie undertøy
peeping kikker
grope befingre
cleavage kløft
hole-vulgar hull
stick-vulgar stang
idiot idiot, dust, tulling, tosk, fjols, tufs, slask, bølle, drittsekk, fehode, døgenikt, ape, sau, tåpe, naut, fjott, dåre, pappskalle, sinnsyk, kødd
fool tosk, fjols
stupid dum, teit, toskete, dust, treig
cretin kretin, åndssvak
blockhead dumming, kjøtthue
clumsy klønete, klossete
crazy gal, gæren, sprø, koko, tullete
madman galning
madhouse galehus
retarded retardert, evneveik
cripple krøpling
lame-person halt, lam
blind-person blind
deaf-person døv
mute-person stum
stutterer stammer
hunchback pukkelrygg
dwarf dverg
bald skallet
ugly stygg, ekkel, stygge, fæl, heslig
fat-person feiting, tjukkas
skinny mager, pinglete
coward feiging, pyse
weakling svekling, pingle
sissy pyse, mammadalt
bastard jævel, svin
scoundrel kjeltring, skurk
rascal rakker, slyngel
scum avskum, pakk
wretch stakkar, usling
tramp boms, landstryker
beggar tigger
loser taper
lazybones latsabb, lat
glutton slukhals
miser gnier, gjerrigknark
greedy grådig, gjerrig
drunkard fyllik, drukkenbolt, alkis, fyllefant
drunk full, beruset
liar løgner
cheat juksemaker, bedrager
hypocrite hykler
traitor forræder
snitch tyster, angiver
toady spyttslikker, smisker
braggart skrythals
arrogant arrogant, hoven
cheeky frekk
rude uforskammet, frekk
boor bondetamp, slamp
gossip sladder, baktale
old-hag kjerring, heks
old-man-derog gubbe, gamling
old-maid peppermø
bimbo bimbo
slave slave, trell
servant-derog tjener, lakei
pig svin, gris, purke
sow purke
donkey esel
ox-insult okse
cow-insult ku
goat-insult geit
dog-insult hund, bikkje
bitch tispe, kjerring, hurpe, merr, bitch
monkey-insult ape
rat-insult rotte
snake-insult slange, orm
chicken-insult høne
goose-insult gås
worm-insult mark
louse lus
vermin utøy, skadedyr
parasite parasitt, snylter
toad padde
hyena hyene
vulture gribb
beast beist, udyr
monster monster, uhyre
savage villmann
primitive primitiv
trash-person søppel
shame-on-you skam deg
mock håne, spotte
insult fornærmelse
slur-black nigger, svarting, neger, negerfaen
slur-jew jødesvin
slur-roma sigøyner, tater
slur-asian guling, skjevøye
slur-arab pakkis
slur-foreigner svarting, utlending, pakkis
slur-neighbour søta bror, danskejævel, svenskefaen, svenskejævel
slur-gay homse, soper, homo, skeiv, skrulle, homser, fjott
slur-lesbian lesbe
slur-disabled mongo, spasser, åndssvak, mongis
slur-woman kjerring, fitte
gay homo, homofil
lesbian lesbisk
negro-word neger
big-mouth stor kjeft
shut-up hold kjeft
bore-person kjedelig type
naive naiv
stubborn sta
clown klovn
puppet marionett
ignorant uvitende
good-for-nothing udugelig, døgenikt
upstart oppkomling
hitler Hitler
nazi nazist
swastika hakekors
fascist fascist
stalin Stalin
lenin Lenin
mao Mao
dictator diktator
dictator-local Quisling
tyrant tyrann
communist kommunist
socialist sosialist
capitalist kapitalist
anarchy anarki
racist rasist
slavery slaveri
colony koloni
genocide folkemord
holocaust holocaust
concentration-camp konsentrasjonsleir
ghetto getto
war krig
civil-war borgerkrig
army hær
soldier soldat
police politi
cop purk, snut
spy spion
terrorist terrorist
hostage gissel
revolution revolusjon
coup kupp, statskupp
riot opptøyer, opprør
rebel opprører
strike-labour streik
demonstration demonstrasjon
occupation okkupasjon
invasion invasjon
traitor-political landssviker
propaganda propaganda
censorship sensur
mafia-politics mafia
president president
minister minister
king konge
queen dronning
emperor keiser
prince prins
leader leder, fører
master-lord herre
flag flagg
homeland fedreland
republic republikk
state stat
government regjering
election valg
border grense
refugee flyktning
immigrant innvandrer
historic-trauma Utøya, Alta
god gud
goddess gudinne
deity-local Odin, Tor, Loke
jesus Jesus
christ Kristus
virgin-mary Jomfru Maria
holy-spirit Den hellige ånd
saint helgen, sankt
sacred hellig
angel engel
devil djevel, fanden
satan satan
demon demon
hell helvete
paradise paradis
sin synd
sinner synder
soul sjel
prayer bønn
church kirke
mosque moské
synagogue synagoge
temple tempel
monastery kloster
altar alter
cross-christian kors
priest prest
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
heretic kjetter
blasphemy blasfemi
sect sekt
fasting faste
pilgrimage pilegrimsferd
sacrifice offer
baptism dåp
miracle mirakel
blessing velsignelse
witch heks
sorcerer trollmann
magic magi, trolldom
evil-spirit-local troll, nøkken, draugen
taboo tabu
idol avgud
judas Judas
apocalypse dommedag, ragnarok
fate skjebne
death død, døden
dead død
die dø
corpse lik
carrion åtsel
grave grav
coffin likkiste
funeral begravelse
cemetery kirkegård
mourning sorg
widow enke
orphan foreldreløs
skeleton skjelett
skull hodeskalle
ghost spøkelse, gjenferd
vampire vampyr
zombie zombie
kill drepe
murder mord, drap
murderer morder
suicide selvmord
hang-person galge, henge
execution henrettelse
executioner bøddel
behead halshugge
strangle kvele
drown drukne
massacre massakre
slaughterhouse slakteri
butcher-derog slakter
torture tortur
beat banke, denge
slap ørefik
fight slåsskamp, kamp
violence vold
wound sår
scar arr
blood blod
bomb bombe
gun pistol, gevær
bullet kule
knife-weapon dolk
weapon våpen
explosion eksplosjon
whip pisk
trap felle
chain-fetter lenke
prison fengsel
prisoner fange
thief tyv, tyvradd
steal stjele
robber røver, raner
robbery ran
plunder plyndre, bytte
gangster gangster
mafia mafia
criminal forbryter, kriminell
crime forbrytelse
kidnap kidnappe
blackmail utpressing
bribe bestikkelse
corrupt korrupt
fraud svindel, bedrag
counterfeit forfalskning, falsk
lie løgn, lyve
trick triks, knep
smuggler smugler
pirate pirat, sjørøver
arson brannstiftelse
fire-blaze brann
enemy fiende
hate hat, hate
revenge hevn
anger sinne, vrede
angry sint
evil ond, ondskap
bad dårlig, slem
worse verre
cruel grusom
fear frykt, redsel
terror skrekk, terror
nightmare mareritt
danger fare
dangerous farlig
threat trussel
accident ulykke
disaster katastrofe
misfortune uhell, uflaks, ulykke
curse forbannelse
doom undergang
damage skade
destroy ødelegge
broken knust, ødelagt
breakdown sammenbrudd
crack sprekk
rust rust
rot råte, råtten
mould mugg
stale harsk, bedervet
spoiled bortskjemt
garbage avfall, søppel
junk skrap, skrot
rubbish-quality rask, juks
dirt møkk, skitt
dirty skitten, møkkete
stain flekk
mud gjørme, søle
swamp sump, myr
dust støv
slime slim
soot sot
poison gift
toxic giftig
ashes aske
disgust avsky, vemmelse
disgusting ekkel, motbydelig
yuck æsj, fy
poor fattig
poverty fattigdom
hunger sult
thirst tørst
debt gjeld
bankrupt konkurs
loss tap
lose tape
failure fiasko
fall-verb falle
error feil
guilt skyld
punishment straff
fine-penalty bot
tax skatt
problem problem
quarrel krangel
scandal skandale
chaos kaos
noise støy, bråk
cheap billig
expensive dyr
worthless verdiløs
useless ubrukelig
weak svak
slow langsom, treg
late sen
old gammel
worn-out utslitt
empty tom
nothing ingenting
nobody ingen
never aldri
not ikke
stop stopp
end slutt
finished ferdig
boring kjedelig
bitter bitter
sour sur
sad trist, lei
sorrow sorg
cry-weep gråte
tear-drop tåre
scream skrik
lonely ensom
pity medlidenhet
shame skam, skammen
tired trøtt, sliten
cold-neg kulde
dark mørk
darkness mørke
shadow skygge
abyss avgrunn
storm storm
earthquake jordskjelv
flood flom
drought tørke
smoke-fumes røyk
cigarette sigarett, røyk
drug narkotika, dop
cannabis hasj
cocaine kokain
heroin-drug heroin
drug-addict narkoman, nark
drug-dealer langer
booze sprit, brennevin
hangover bakrus, fyllesyk
gambling gambling
burden byrde
obstacle hindring
limp-slack slapp
crooked skjev, krokete
raw-unripe rå, umoden
burnt brent
leak lekkasje
lack mangel
delay forsinkelse
forget glemme
forbidden forbudt
escape flukt, rømme
hide skjule, gjemme
lost tapt
abandoned forlatt
ruin ruin
slum slum
hovel rønne
rag fille
gloomy dyster
cockroach kakerlakk
flea loppe
bedbug veggedyr
tick flått
maggot makk
leech igle
scorpion skorpion
spider edderkopp
fly-insect flue
mosquito mygg
jellyfish manet
weed-plant ugress
thorn torn
disease sykdom
sick syk
plague pest, pesta
epidemic epidemi
cancer kreft
tumour svulst
leprosy spedalskhet
cholera kolera
tuberculosis tuberkulose
smallpox kopper
measles meslinger
scabies skabb
rash utslett
itch kløe
wart vorte
boil-swelling byll
gout gikt
haemorrhoids hemoroider
diarrhoea diaré
constipation forstoppelse
nausea kvalme
cough hoste
cold-illness forkjølelse
flu influensa
fever feber
pain smerte
headache hodepine
cramp krampe
epilepsy epilepsi
heart-attack hjerteinfarkt
diabetes diabetes
aids aids
syphilis syfilis
gonorrhoea gonoré
rabies rabies
asthma astma
allergy allergi
paralysis lammelse
depression depresjon
miscarriage spontanabort
infection infeksjon
inflammation betennelse
virus virus
germ bakterie
tapeworm bendelorm
bruise blåmerke
surgery operasjon
pill pille
hospital sykehus
medicine medisin
ambulance ambulanse
blister blemme
intestine tarm
womb livmor
be være
have ha
do-make gjøre
go gå
come komme
run løpe
jump hoppe
fly fly
swim svømme
sit sitte
stand stå
lie-down ligge
sleep sove
wake våkne
eat spise, ete
drink drikke
bite bite
chew tygge
suck suge
see se
look titte
hear høre
speak snakke
say si
ask spørre
call rope, ringe
sing synge
dance danse
laugh le
play leke, spille
know vite
think tenke
want ville
can kunne
love-verb elske
give gi
take ta
bring bringe
hold holde
throw kaste
catch fange
pull trekke
push skyve
open åpen
close lukke
cut skjære
sew sy
wash vaske
cook-verb koke
bake bake
burn brenne
buy kjøpe
sell selge
pay betale
work-verb jobbe
build bygge
dig grave
write skrive
read lese
count telle
learn lære
help hjelp
wait vente
find finne
search søke
live leve, bo
grow vokse
blow blåse
turn snu
roll rulle
shake riste
smile smil
marry gifte seg
win vinne
begin begynne
change endre
travel reise
drive kjøre
stay bli
send sende
show vise
whistle plystre
big stor
small liten, små
tiny bitteliten
long lang
short kort
tall-high høy
low lav
wide bred
narrow smal
thick tykk
thin tynn
deep dyp
flat flat
round rund
straight rett
sharp skarp
blunt sløv
heavy tung
light-weight lett
hard hard
soft myk
new ny
young ung
good god
better bedre
beautiful vakker
strong sterk
fast rask
early tidlig
hot het
warm varm
cold kald
cool-fresh kjølig, frisk
wet våt
dry tørr
full full
clean ren
clear klar
bright lys
sweet søt
salty salt
rich rik
happy glad, lykkelig
funny morsom
clever klok
brave modig
kind-nice snill
honest ærlig
healthy frisk, sunn
alive levende
free fri, gratis
quiet stille
loud høylytt
easy enkel
difficult vanskelig
true sann
same samme
other annen
alone-only alene
shy sjenert
strange rar
left venstre
right-side høyre
up opp
down ned
out ut
behind bak
near nær
far langt
here her
there der
where hvor
when når
who hvem
what hva
why hvorfor
how hvordan
yes ja
no nei
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
more mer
less mindre
very veldig
and og
or eller
but men
with med
without uten
now nå
always alltid
again igjen
already allerede
soon snart
maybe kanskje
only-just bare
hello hei
goodbye ha det
thanks takk
sorry unnskyld
come-on kom igjen
look-out se opp
sun sol
moon måne
star stjerne
sky himmel
earth jord
world verden
land land
water vann
sea hav, sjø
lake innsjø
river elv
stream bekk
well-spring kilde
wave bølge
island øy
beach strand
mountain fjell
hill bakke, ås
valley dal
forest skog
field mark, åker
meadow eng
desert ørken
cave hule
stone stein
rock klippe
sand sand
clay leire
salt salt
gold gull
silver sølv
iron jern
copper kobber
lead-metal bly
steel stål
glass glass
wood-material tre
coal kull
oil olje
petrol bensin
fire ild
flame flamme
light lys
lightning lyn
thunder torden
rain regn
snow snø
ice is
frost frost
hail hagl
wind vind
air luft
cloud sky
fog tåke
dew dugg
rainbow regnbue
weather vær
leaf blad
branch gren
root rot
bark-tree bark
seed frø
grass gress
flower blomst
rose rose
lily lilje
bush busk
oak eik
pine furu
birch bjørk
reed siv
straw halm
hay høy
mushroom sopp
person menneske
people folk
man mann
woman kvinne
child barn
baby spedbarn
boy gutt
girl jente
mother mor
father far
son sønn
daughter datter
brother bror
sister søster
grandmother bestemor
grandfather bestefar
uncle onkel
aunt tante
cousin fetter
wife kone
bride brud
wedding bryllup
mother-in-law svigermor
family familie
friend venn
neighbour nabo
guest gjest
stranger fremmed
name navn
life liv
love kjærlighet
kiss kyss
heart hjerte
head hode
hair hår
face ansikt
forehead panne
eye øye
ear øre
nose nese
mouth munn
lip leppe
tooth tann
tongue tunge
chin hake
cheek kinn
beard skjegg
neck hals, nakke
throat strupe
shoulder skulder
back rygg
chest bryst
belly mage
navel navle
arm arm
elbow albue
hand hånd
finger finger
nail negl, spiker
fist neve
leg bein
knee kne
foot fot
heel hæl
toe tå
skin hud
bone knokkel
rib ribbein
brain hjerne
liver lever
lung lunge
kidney nyre
meat kjøtt
milk melk
bread brød
butter smør
cheese ost
egg egg
fish fisk
soup suppe
rice ris
flour mel
dough deig
cake kake
biscuit kjeks
sugar sukker
honey honning
chocolate sjokolade
candy godteri
apple eple
pear pære
grape drue
cherry kirsebær
plum plomme
peach fersken
lemon sitron
orange-fruit appelsin
banana banan
strawberry jordbær
nut nøtt
tomato tomat
potato potet
onion løk
garlic hvitløk
cabbage kål
carrot gulrot
cucumber agurk
bean bønne
pea ert
pumpkin gresskar
pepper-spice pepper
mustard sennep
vinegar eddik
sausage pølse
ham skinke
bacon flesk
fat-grease fett
wine vin
beer øl
tea te
coffee kaffe
food mat
breakfast frokost
dinner middag
animal dyr
puppy valp
cat katt
horse hest
mare hoppe
bull tyr
calf kalv
sheep sau
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
fox rev
deer hjort
lion løve
tiger tiger
elephant elefant
camel kamel
frog frosk
turtle skilpadde
crocodile krokodille
bird fugl
eagle ørn
hawk hauk
owl ugle
crow kråke
pigeon due
swan svane
cuckoo gjøk
feather fjær
wing vinge
tail hale
horn horn
claw klo
fur pels
bee bie
wasp veps
ant maur
butterfly sommerfugl
beetle bille
snail snegl
shark hai
whale hval
herring sild
crab krabbe
house hus
home hjem
room rom
kitchen kjøkken
door dør
window vindu
wall vegg, mur
roof tak
floor gulv
stairs trapp
garden hage
fence gjerde
bed seng
table bord
chair stol
lamp lampe
candle stearinlys
mirror speil
key nøkkel
lock lås
knife kniv
fork gaffel
spoon skje
plate tallerken
cup kopp
bottle flaske
pot gryte
bowl skål
oven ovn
box eske
bag veske, pose
basket kurv
barrel tønne
bucket bøtte
broom kost
soap såpe
towel håndkle
comb kam
brush børste
needle nål
thread tråd
rope tau
hammer hammer
saw sag
axe øks
screw skrue
wheel hjul
stick pinne
machine maskin
tool verktøy
toy leketøy
doll dukke
ball ball
book bok
paper papir
letter brev
pen penn
newspaper avis
picture bilde
word ord
story historie
song sang
music musikk
drum tromme
flute fløyte
bell klokke
clothes klær
shirt skjorte
trousers bukse
skirt skjørt
dress kjole
coat frakk
hat hatt
shoe sko
boot støvel
sock strømpe, sokk
glove hanske
belt belte
button knapp
pocket lomme
ring ring
glasses briller
umbrella paraply
wool ull
silk silke
cotton bomull
leather lær
cloth stoff
city by
village landsby
street gate
way vei
square torg
bridge bru, bro
tower tårn
castle slott, borg
market marked
shop butikk
school skole
office kontor
factory fabrikk
bank bank
money penger
coin mynt
price pris
gift gave
work arbeid
doctor lege
teacher lærer
farmer bonde
hunter jeger
fisherman fisker
baker baker
tailor skredder
smith smed
cook kokk
boss sjef
car bil
ship skip
boat båt
train tog
plane fly
bicycle sykkel
cart vogn
sail seil
sleigh slede
day dag
night natt
morning morgen
evening kveld
today i dag
yesterday i går
tomorrow i morgen
week uke
month måned
year år
hour time
time tid
spring vår
summer sommer
autumn høst
winter vinter
christmas jul
red rød
blue blå
green grønn
yellow gul
white hvit
black svart
grey grå
brown brun
pink rosa
purple lilla
colour farge
zero null
one en, ett
two to
three tre
four fire
five fem
six seks
seven sju
eight åtte
nine ni
ten ti
twelve tolv
twenty tjue
hundred hundre
thousand tusen
million million
half halv
first første
last siste
part del
circle sirkel
line linje
point punkt
corner hjørne
side side
hole hull
number nummer, tall
dream drøm
game spill
joy glede
luck hell
peace fred
freedom frihet
truth sannhet
hope håp
wish ønske
strength styrke, kraft
voice stemme
silence stillhet
smell duft, lukt
taste smak
breath pust
thing ting
question spørsmål
answer svar
secret hemmelighet
law lov
! vulgar | Scheißkerl (vulgär) | bastard, asshole (vulgar) | connard (vulgaire) | cabrón (vulgar) | stronzo (volgare) : kukhue, kuksuger, fitteslikker, morraknuller, morrapuler, hestkuk, rævhøl, mannskjit, sotrør, møkkamann
motherfucker morapuler
false falsk, uekte
bad-omen dårlig omen
complain klage, syte
devilish-luck uflaks
flat-dull fad, flau
rat rotte
goitre struma
abortion abort
scab skorpe
rectum endetarm
terror-group ISIS
`,
}
