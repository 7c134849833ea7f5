import type { LanguageSource } from '../language-source.ts'

/** Swedish. */
export const sv: LanguageSource = {
  code: 'sv',
  script: 'Latin',
  text: `
penis-vulgar kuk/kük, balle, snopp, pitt, lem, snorre, dase, pung, stake, kuken, stånd, pök, pillesnopp
penis penis, snopp
vulva-vulgar fitta, mus, mutta, murra, snippa, fitt, muffa, sköte, musen, fittan, fittig, slida
vagina vagina, slida
testicles-vulgar pung, kulor, ballar, stenar
testicle testikel
breasts-vulgar tuttar, pattar, bröst, tutte, lökar, boobs, tissar
nipple bröstvårta
arse röv, arsle, häck, ända, rumpa, stjärt, röven, arsel, bak
buttocks rumpa, stjärt, skinkor
anus anus
arsehole rövhål, arsel
pubic-hair könshår
crotch skrev
clitoris klitoris
foreskin förhud
glans ollon
erection erektion, stånd
semen sperma, sats, sås, satsen
fuck knulla, pippa, sätta på, jucka, knull, nuppa, knullar, pula, pöka, sexa
fuck-exclamation fan, jävlar, helvete, fan också
sex sex
intercourse samlag
mate-animals para sig, betäcka
orgasm orgasm
masturbate runka, onanera, runk, onani, rycka, runkar
wanker runkare
suck-vulgar suga av, avsugning
blow-job avsugning
sodomy sodomi
horny kåt, brunstig, kåta, kåthet
heat-rut brunst, löp
lust lusta, åtrå
pervert pervers, snuskhummer, perverst
lecher snuskgubbe
obscene oanständig, snuskig
porn porr
naked naken
striptease striptease
prostitute prostituerad
whore hora, fnask, slampa, luder, sköka, glädjeflicka, hynda
slut slampa, slinka, subba, luder, fnask, lösaktig
brothel bordell, horhus
pimp hallick
mistress älskarinna
adultery otrohet, hor
cuckold hanrej
incest incest
paedophile pedofil
rape våldtäkt
orgy orgie
fetish fetisch
dildo dildo
condom-slang gummi, kådis
virgin-sexual oskuld, jungfru
impotent impotent
castrate kastrera
shit skit, bajs, lort, skita, dynga, skitig
shit-verb skita
excrement avföring, exkrement
poop bajs, bajsa, kiss och bajs
dung gödsel
droppings spillning
piss piss, pissa
urine urin
pee kiss, kissa, piss, pinka, kissnödig
fart prutt, fis, fisa, prutta, brakare, fjärt
diarrhoea-vulgar rännskita
belch rap, rapa
vomit spy, kräkas, spya, kräk, räka
snot snor, snorig
spit spott, saliv
sweat svett
stink stank, stinka
pus var
toilet toalett, mugg, dass
latrine latrin
chamber-pot potta
sewer kloak, avlopp
menstruation mens
tampon tampong
diaper blöja
armpit armhåla
pimple finne, kvissla
dandruff mjäll
potbelly ölmage
tongue-kiss hångla
seduce förföra
lick slicka
hump jucka
damn fan, jävla, förbannat, tusan, helvete, jävlar, satan
go-to-hell dra åt helvete, far åt helvete, skit ner dig, dra åt skogen
son-of-bitch jävel, horunge
bollocks skitsnack
transvestite transvestit
lingerie underkläder
peeping kika, tittare
grope tafsa
bare-bottom bar rumpa
cleavage urringning
hole-vulgar hål
stick-vulgar påk
idiot idiot, dumbom, dåre, tönt, nolla, mes, tok, kuf, efterbliven, dum i huvudet, puckad, fåntratt, pucko, stolle, knäppgök, åsna, blåbär, dumskalle, mupp, nöt, fårskalle, miffo, jubelidiot, träskalle
fool dåre, tok, tokig
stupid dum, korkad, trög, dumt, puckad, fånig
cretin kretin, imbecill
blockhead dumbom, fårskalle
clumsy klumpig, klant
crazy tokig, galen, knäpp, rubbad, vrickad, stollig
madman galning, dåre
madhouse dårhus
retarded efterbliven, cp
cripple krympling
lame-person halt, lytt
blind-person blind
deaf-person döv
mute-person stum
stutterer stamma
hunchback puckelrygg
dwarf dvärg
bald skallig, flint
ugly ful, fula, fult, anskrämlig, fulare, ful som stryk
fat-person tjockis, fetto
skinny mager, spinkig
coward feg, fegis, mes, kruka
weakling vekling
sissy mes, morsgris
bastard bastard, as
scoundrel skurk, bov
rascal rackare, slyngel
scum avskum, pack, slödder
wretch stackare
tramp luffare
beggar tiggare
loser förlorare, nolla
lazybones latmask, lat
glutton frossare, storätare
miser snåljåp
greedy girig, snål
drunkard fyllo, suput, alkis, fyllhund, fyllbult
drunk full, berusad
liar lögnare
cheat fuskare, bedragare
hypocrite hycklare
traitor förrädare
snitch tjallare, angivare
toady rövslickare, inställsam
braggart skrävlare, skrytmåns
arrogant arrogant, högfärdig
cheeky fräck, kaxig
rude ohyfsad, oförskämd
boor bondtölp, tölp
gossip skvaller, skvallra
old-hag ragata, kärring, häxa, satkärring, hagga
old-man-derog gubbe, gubbjävel
old-maid nucka
bimbo bimbo, fjolla
slave slav, träl
servant-derog dräng, lakej
pig svin, gris, so, griskulting
sow sugga
donkey åsna
ox-insult oxe
cow-insult ko, kossa
goat-insult get
dog-insult hund
bitch hynda, tik
monkey-insult apa
rat-insult råtta
snake-insult orm
chicken-insult höna
goose-insult gås
worm-insult mask
louse lus
vermin ohyra
parasite parasit, snyltare
toad padda
hyena hyena
vulture gam
beast odjur, best
monster monster
savage vilde
primitive primitiv
trash-person slödder
shame-on-you skäms
mock håna, hån
insult förolämpning
slur-black nigger, svartskalle, neger, svarting, blatte
slur-jew judejävel
slur-roma zigenare, tattare
slur-asian guling
slur-arab blatte
slur-indigenous lapp, lappjävel
slur-foreigner blatte, svartskalle
slur-neighbour danskjävel, dansk jävel, norrbagge, finnjävel
slur-region lantis
slur-gay bög, fikus, bögjävel, fjolla
slur-lesbian flata, lebb
slur-trans transa
slur-disabled cp, mongo, damp, efterbliven, CP-skadad
slur-woman fitta, kärring, hora, subba, hagga
gay homo, homosexuell
lesbian lesbisk
negro-word neger
big-mouth storkäft
shut-up håll käften, tyst
bore-person tråkmåns
naive naiv
stubborn envis
clown clown, pajas
puppet marionett
ignorant okunnig
good-for-nothing odåga
upstart uppkomling
hitler Hitler
nazi nazist, nasse
swastika hakkors
fascist fascist
stalin Stalin
lenin Lenin
mao Mao
dictator diktator
dictator-local Quisling
tyrant tyrann
communist kommunist
socialist socialist, sosse
capitalist kapitalist
anarchy anarki
racist rasist
apartheid apartheid
slavery slaveri
colony koloni
genocide folkmord
holocaust förintelsen
concentration-camp koncentrationsläger
gas-chamber gaskammare
ghetto getto
pogrom pogrom
war krig
civil-war inbördeskrig
army armé
soldier soldat
secret-police säpo
police polis
cop snut, aina, polis, bängen
spy spion
terrorist terrorist
hostage gisslan
revolution revolution
coup kupp, statskupp
riot upplopp, kravall
rebel rebell
strike-labour strejk
demonstration demonstration
occupation ockupation
invasion invasion
annexation annektering
separatist separatist
traitor-political landsförrädare
propaganda propaganda
censorship censur
corruption-politics korruption
mafia-politics maffia
president president
minister minister
king kung, konung
queen drottning
emperor kejsare
prince prins
sultan sultan
leader ledare
master-lord herre
flag flagga
homeland fosterland
republic republik
state stat
government regering
election val
border gräns
refugee flykting
immigrant invandrare
historic-trauma Utøya, Estonia
god gud
goddess gudinna
deity-local Oden, Tor, Loke
jesus Jesus
christ Kristus
virgin-mary Jungfru Maria
holy-spirit Helige Ande
saint helgon, sankt
sacred helig
angel ängel
devil djävul, jävel
satan satan
demon demon
hell helvete
paradise paradis
sin synd
sinner syndare
soul själ
prayer bön
pray be
church kyrka
mosque moské
synagogue synagoga
temple tempel
monastery kloster
altar altare
cross-christian kors
priest präst
monk munk
nun nunna
bishop biskop
pope påve
imam imam
rabbi rabbin
prophet profet
muhammad Muhammed
allah Allah
koran Koranen
bible Bibeln
torah Toran
gospel evangelium
buddha Buddha
jew jude
muslim muslim
christian kristen
infidel otrogen
heretic kättare
blasphemy hädelse
sect sekt
holy-war heligt krig
fasting fasta
pilgrimage pilgrimsfärd
sacrifice offer
baptism dop
mass-liturgy mässa
relic relik
miracle mirakel, under
blessing välsignelse
witch häxa
sorcerer trollkarl
magic magi, trolldom
evil-spirit-local troll, vätte, gast
taboo tabu
idol avgud
antichrist Antikrist
judas Judas
apocalypse apokalyps, ragnarök
fate öde
nirvana nirvana
death död, döden
dead död
die dö
corpse lik
carrion as, kadaver
grave grav
coffin likkista
funeral begravning
cemetery kyrkogård
mourning sorg
widow änka
orphan föräldralös
skeleton skelett
skull dödskalle, skalle
ghost spöke, vålnad, spok, gengångare
vampire vampyr
zombie zombie
kill döda
murder mord, mörda, dråp
murderer mördare
suicide självmord
hang-person galge, hänga
execution avrättning
executioner bödel
behead halshugga
strangle strypa
drown drunkna
massacre massaker
slaughterhouse slakteri
butcher-derog slaktare
torture tortyr
beat slå, spöa
slap örfil
fight slåss, slagsmål
violence våld
wound sår
scar ärr
blood blod
bomb bomb
gun pistol, gevär
bullet kula
knife-weapon kniv
weapon vapen
explosion explosion
whip piska
trap fälla
chain-fetter boja, kedja
prison fängelse, kåk
prisoner fånge
thief tjuv
steal stjäla, sno
robber rövare, rånare
robbery rån
plunder byte, plundra
gangster gangster
mafia maffia
criminal brottsling, kriminell
crime brott
kidnap kidnappa
blackmail utpressning
bribe muta
corrupt korrupt
fraud bedrägeri
counterfeit falsk, förfalskning
lie lögn, ljuga
false falsk
trick knep
smuggler smugglare
pirate pirat
arson mordbrand
fire-blaze brand
enemy fiende
hate hat, hata
revenge hämnd
anger vrede, ilska
angry arg, ilsken, sur, förbannad
evil ond, ondska
bad dålig, kass, usel, värdelös, urdålig, sämst
worse värre, sämre
cruel grym
fear rädsla, skräck
terror skräck, terror
nightmare mardröm
danger fara
dangerous farlig
threat hot
accident olycka
disaster katastrof
misfortune otur, olycka, oflyt
curse förbannelse
doom undergång
damage skada
destroy förstöra
broken trasig, sönder
break-verb bryta
breakdown haveri
crack spricka
rust rost
rot röta, ruttna, rutten
mould mögel, mögla
stale unken
spoiled skämd
garbage sopor, avfall
junk skräp, skrot
rubbish-quality skräp, smörja
dirt smuts
dirty smutsig
stain fläck
mud lera, gyttja
swamp träsk, kärr
dust damm
slime slem, gegga, snor
soot sot
poison gift
toxic giftig
ashes aska
disgust avsky, äckel, usch, fy, bläh
disgusting äcklig, vidrig, snuskig, läskig
yuck usch, blä
poor fattig
poverty fattigdom
hunger hunger
famine svält
thirst törst
debt skuld
bankrupt bankrutt, konkurs
loss förlust
lose förlora
failure misslyckande
fall-verb falla
error fel
guilt skuld
punishment straff
fine-penalty böter
tax skatt
problem problem
quarrel gräl, bråk
scandal skandal
chaos kaos
noise buller, oväsen
cheap billig
expensive dyr
worthless värdelös
useless oduglig
weak svag
slow långsam
late sen
old gammal
worn-out utsliten
empty tom
nothing inget, ingenting, intet
nobody ingen
never aldrig
not inte
stop stopp
end slut
finished färdig
boring tråkig
bitter bitter
sour sur
sad ledsen
sorrow sorg
cry-weep gråta
tear-drop tår
scream skrik
complain klaga
lonely ensam
pity synd om
shame skam
tired trött
cold-neg kall
dark mörk
darkness mörker
shadow skugga
abyss avgrund
storm storm
earthquake jordbävning
flood översvämning
drought torka
smoke-fumes rök
cigarette cigarett, cigg
drug knark, drog
cannabis hasch, gräs
cocaine kokain
heroin-drug heroin, horse
drug-addict knarkare, pundare
drug-dealer langare
booze sprit, brännvin
hangover bakfylla, bakis
gambling spel
burden börda
obstacle hinder
limp-slack slapp
hollow ihålig
crooked krokig, sned
raw-unripe rå, omogen
burnt bränd
leak läcka
lack brist
delay försening
forget glömma
refuse vägra
forbidden förbjuden
escape rymma, fly
hide gömma
lost förlorad, vilse
abandoned övergiven
ruin ruin
slum slum
hovel ruckel
rag trasa
gloomy dyster
cockroach kackerlacka
flea loppa
bedbug vägglus
tick fästing
maggot larv
leech blodigel
rat råtta
scorpion skorpion
spider spindel
fly-insect fluga
mosquito mygga
jellyfish manet
weed-plant ogräs
thorn törne, tagg
disease sjukdom
sick sjuk
plague pest, pesten
epidemic epidemi
cancer cancer, kräfta
tumour tumör
ulcer magsår
abscess böld
leprosy spetälska, lepra
cholera kolera
tuberculosis tuberkulos, lungsot
malaria malaria
smallpox smittkoppor
measles mässling
mumps påssjuka
scabies skabb
rash utslag
itch klåda
wart vårta
boil-swelling böld
gout gikt
haemorrhoids hemorrojder
diarrhoea diarré
constipation förstoppning
nausea illamående
cough hosta
cold-illness förkylning
flu influensa
fever feber
pain smärta
headache huvudvärk
caries karies
cramp kramp
epilepsy epilepsi
stroke-illness slaganfall
heart-attack hjärtinfarkt
diabetes diabetes
aids aids
syphilis syfilis
gonorrhoea gonorré
herpes herpes
jaundice gulsot
rabies rabies
tetanus stelkramp
rheumatism reumatism
asthma astma
allergy allergi
hernia bråck
paralysis förlamning
coma koma
depression depression
miscarriage missfall
abortion abort
infertile steril
infection infektion
inflammation inflammation
virus virus
germ bacill
tapeworm binnikemask
bruise blåmärke
surgery operation
enema lavemang
pill piller
injection spruta
hospital sjukhus
medicine medicin
ambulance ambulans
squint skela
blister blåsa
intestine tarm, tarmar, inälvor
rectum ändtarm
womb livmoder
be vara
have ha
do-make göra
go gå
come komma
run springa
jump hoppa
fly flyga
swim simma
sit sitta
stand stå
lie-down ligga
sleep sova
wake vakna
eat äta
drink dricka
bite bita
chew tugga
suck suga
see se
look titta
hear höra
speak tala, prata
say säga
ask fråga
call ringa
sing sjunga
dance dansa
laugh skratta
play leka, spela
know veta
think tänka
want vilja
can kunna
love-verb älska
like gilla
give ge
take ta
bring bära
hold hålla
throw kasta
catch fånga
pull dra
push knuffa
open öppen
close stänga
cut skära
sew sy
wash tvätta
clean-verb städa
cook-verb koka
bake baka
burn brinna
buy köpa
sell sälja
pay betala
work-verb arbeta, jobba
build bygga
dig gräva
write skriva
read läsa
count räkna
learn lära
help hjälp
wait vänta
find hitta, finna
search söka
live leva, bo
grow växa
blow blåsa
turn vända
roll rulla
shake skaka
flow flyta
drip droppa
freeze frysa
smile leende
marry gifta
win vinna
begin börja
change ändra
travel resa
drive köra
stay stanna
send skicka
show visa
tie binda
fill fylla
shine lysa
snore snarka
whistle vissla
whisper viska
shave raka
big stor
small liten, små
long lång
short kort
tall-high hög
low låg
wide bred, vid
narrow smal, trång
thick tjock
thin tunn
deep djup
flat platt
round rund
straight rak
sharp vass, skarp
blunt slö
heavy tung
light-weight lätt
hard hård
soft mjuk
new ny
young ung
good god, bra
better bättre
beautiful vacker, skön
strong stark
fast snabb
early tidig
hot het
warm varm
cold kall
cool-fresh sval, frisk
wet våt, blöt
dry torr
full full
clean ren
clear klar
bright ljus
sweet söt
salty salt
rich rik
happy glad, lycklig
funny rolig
clever smart, klok
brave modig
kind-nice snäll
honest ärlig
healthy frisk
alive levande
free fri, gratis
quiet tyst
loud hög
easy enkel
difficult svår
true sann
same samma
other annan
alone-only ensam
shy blyg
wild vild
strange konstig
left vänster
right-side höger
up upp
down ner
out ut
front fram
behind bakom
near nära
far långt
here här
there där
where var
when när
who vem
what vad
why varför
how hur
yes ja
no nej
i jag
you du, ni
he han
she hon
we vi
they de
my min, mitt
your din
this denna
all alla, allt
many många
few få
more mer
less mindre
very mycket
and och
or eller
but men
with med
without utan
now nu
always alltid
again igen
already redan
soon snart
maybe kanske
only-just bara
hello hej
goodbye hejdå
thanks tack
sorry förlåt
come-on kom igen
look-out se upp
sun sol
moon måne
star stjärna
sky himmel
earth jord
world värld
land land
water vatten
sea hav
ocean ocean
lake sjö
river flod, älv
stream bäck, å
well-spring källa
wave våg
island ö
beach strand
coast kust
mountain berg, fjäll
hill kulle, backe
valley dal
forest skog
field fält, åker
meadow äng
desert öken
cave grotta
stone sten
rock klippa
sand sand
salt salt
gold guld
silver silver
iron järn
copper koppar
lead-metal bly
steel stål
glass glas
wood-material trä
coal kol
oil olja
petrol bensin
fire eld
flame låga
light ljus
lightning blixt
thunder åska
rain regn
snow snö
ice is
frost frost
hail hagel
wind vind
air luft
cloud moln
fog dimma
dew dagg
rainbow regnbåge
weather väder
tree träd
leaf löv, blad
branch gren
root rot
bark-tree bark
seed frö
grass gräs
flower blomma
rose ros
lily lilja
bush buske
oak ek
pine tall
birch björk
reed vass
straw halm
hay hö
mushroom svamp
person person, människa
people folk
man man
woman kvinna
child barn
baby bebis
boy pojke
girl flicka, tjej
mother mor
father far
mum mamma
dad pappa
son son
daughter dotter
brother bror
sister syster
grandmother mormor, farmor
grandfather morfar, farfar
uncle farbror, morbror
aunt moster, faster
cousin kusin
husband make
wife hustru, fru
bride brud
wedding bröllop
mother-in-law svärmor
family familj
friend vän, kompis
neighbour granne
guest gäst
stranger främling
name namn
life liv
love kärlek
kiss kyss, puss
heart hjärta
head huvud
hair hår
face ansikte
forehead panna
eye öga
ear öra
nose näsa
mouth mun
lip läpp
tooth tand
tongue tunga
chin haka
cheek kind
beard skägg
neck hals, nacke
throat strupe
shoulder axel
back rygg
chest bröst
belly mage, buk
navel navel
arm arm
elbow armbåge
hand hand
finger finger
nail nagel
fist näve
leg ben
knee knä
foot fot
heel häl
toe tå
skin hud
bone ben
rib revben
brain hjärna
liver lever
lung lunga
kidney njure
meat kött
milk mjölk
bread bröd
butter smör
cheese ost
egg ägg
fish fisk
soup soppa
rice ris
flour mjöl
dough deg
cake tårta, kaka
biscuit kex
sugar socker
honey honung
chocolate choklad
candy godis
apple äpple
pear päron
grape druva
cherry körsbär
plum plommon
peach persika
lemon citron
orange-fruit apelsin
banana banan
strawberry jordgubbe
nut nöt
melon melon
tomato tomat
potato potatis
onion lök
garlic vitlök
cabbage kål
carrot morot
cucumber gurka
bean böna
pea ärta
pumpkin pumpa
beet beta
pepper-spice peppar
mustard senap
vinegar ättika
sausage korv
ham skinka
bacon fläsk
fat-grease fett
wine vin
beer öl
tea te
coffee kaffe
juice saft
food mat
breakfast frukost
dinner middag
animal djur
dog hund
puppy valp
cat katt
horse häst
mare sto
cow ko
bull tjur
calf kalv
sheep får
lamb lamm
goat get
chicken kyckling
rooster tupp
duck anka
goose gås
turkey kalkon
rabbit kanin
hare hare
mouse mus
bear björn
wolf varg
fox räv
deer hjort
boar vildsvin
lion lejon
tiger tiger
elephant elefant
camel kamel
snake orm
frog groda
turtle sköldpadda
crocodile krokodil
bird fågel
eagle örn
hawk hök
owl uggla
crow kråka
pigeon duva
swan svan
cuckoo gök
feather fjäder
wing vinge
tail svans
horn horn
claw klo
fur päls
bee bi
wasp geting
ant myra
butterfly fjäril
beetle skalbagge
worm mask
snail snigel
shark haj
whale val
herring sill
crab krabba
house hus
home hem
room rum
kitchen kök
bathroom badrum
door dörr
window fönster
wall vägg, mur
roof tak
floor golv
stairs trappa
garden trädgård
fence staket
bed säng
table bord
chair stol
lamp lampa
candle ljus
mirror spegel
key nyckel
lock lås
knife kniv
fork gaffel
spoon sked
plate tallrik
cup kopp
bottle flaska
pot gryta
bowl skål
oven ugn
box låda
bag väska, påse
basket korg
barrel tunna
bucket hink
broom kvast
soap tvål
towel handduk
comb kam
brush borste
needle nål
thread tråd
rope rep
hammer hammare
saw såg
axe yxa
screw skruv
wheel hjul
stick pinne
machine maskin
tool verktyg
toy leksak
doll docka
ball boll
book bok
paper papper
letter brev
pen penna
newspaper tidning
picture bild
word ord
language språk
story saga
song sång
music musik
drum trumma
flute flöjt
bell klocka
clothes kläder
shirt skjorta
trousers byxor
skirt kjol
dress klänning
coat kappa
hat hatt
shoe sko
boot stövel
sock strumpa
glove handske
belt bälte
button knapp
pocket ficka
ring ring
glasses glasögon
umbrella paraply
wool ull
silk siden
cotton bomull
leather läder
cloth tyg
city stad
village by
street gata
way väg
square torg
bridge bro
tower torn
castle slott
market marknad
shop butik, affär
school skola
office kontor
factory fabrik
bank bank
money pengar
coin mynt
price pris
gift gåva, present
work arbete
worker arbetare
doctor läkare
teacher lärare
farmer bonde
hunter jägare
fisherman fiskare
baker bagare
tailor skräddare
smith smed
cook kock
driver förare
boss chef
car bil
ship skepp, fartyg
boat båt
train tåg
plane flygplan
bicycle cykel
cart vagn
sail segel
sleigh släde
day dag
night natt
morning morgon
evening kväll, afton
today idag
yesterday igår
tomorrow imorgon
week vecka
month månad
year år
hour timme
minute minut
time tid
spring vår
summer sommar
autumn höst
winter vinter
monday måndag
friday fredag
sunday söndag
holiday semester, helg
christmas jul
red röd
blue blå
green grön
yellow gul
white vit
black svart
grey grå
brown brun
pink rosa
purple lila
colour färg
zero noll
one ett, en
two två
three tre
four fyra
five fem
six sex
seven sju
eight åtta
nine nio
ten tio
twelve tolv
twenty tjugo
hundred hundra
thousand tusen
million miljon
half halv
first första
last sista
part del
circle cirkel
line linje
point punkt
corner hörn
side sida
number nummer, tal
dream dröm
game spel
joy glädje
luck tur
peace fred
freedom frihet
truth sanning
hope hopp
wish önskan
strength styrka, kraft
voice röst
silence tystnad
smell lukt, doft
taste smak
breath andetag
thing sak
question fråga
answer svar
secret hemlighet
law lag
! vulgar | Scheißkerl (vulgär) | bastard, asshole (vulgar) | connard (vulgaire) | cabrón (vulgar) | stronzo (volgare) : kuksugare, fittunge, skitstövel, snefitta, köttnacke, skäggbiff, kötthuvud, rövknullare, fitthora, kuksås
! insulting | Zicke, zänkische Frau | shrew, nag | mégère | arpía, bruja | arpia, megera : ragata, satmara, häxa, argbigga
motherfucker morsknullare
bad-omen dåligt omen
devilish-luck otur
flat-dull fadd, smaklös
goitre struma
scab sårskorpa
big-nose storsnok
`,
}
