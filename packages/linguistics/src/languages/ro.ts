import type { LanguageSource } from '../language-source.ts'

/** Romanian. */
export const ro: LanguageSource = {
  code: 'ro',
  script: 'Latin',
  text: `
penis-vulgar pulă, cocoșel, puță, penis, sulă, mădular, ciocan, scula, mătărângă, coi, cuc, puțulică, pula, pulan
penis penis
vulva-vulgar pizdă, păsărică, vulvă, fofoloancă, pisi, puță, scoică, pizda, păsărea, pizdulice
vagina vagin
testicles-vulgar coaie, coi, ouă, boașe, boase
testicle testicul
breasts-vulgar țâțe, balcoane, sâni, țâță, bombe, sân, tâțe
nipple sfârc
arse cur, fund, popou, dos, buci, poponeț, curul, curu
buttocks fese, fund, bucă
anus anus, găoază
arsehole găozar, gaură în cur, muist, bulangiu
pubic-hair păr pubian, floci
crotch vintre, prohab
clitoris clitoris, lindic
foreskin prepuț
glans gland
erection erecție, sculare, sculată
semen spermă, sloboz
fuck fute, futai, futut, fut, regula, trage, fute-te, fuți, a fute, futu
fuck-exclamation futui, futu-ți, pula mea, morții mă-tii, la dracu, mama mă-sii
sex sex
intercourse act sexual, coit, contact sexual
mate-animals împerechere, montă
orgasm orgasm
masturbate labă, labar, laba, laba tristă, masturba, masturbare, labagiu, a face laba, a se freca
wanker labagiu, labar, malahist
suck-vulgar suge, sugi, muie, sugeți
blow-job muie, suge, supt, muia, felație, sugipula, muist
sodomy sodomie, sex anal
horny excitat, excitată, încins
heat-rut călduri, rut
lust poftă, desfrâu, luxură
pervert pervers, perversă, depravat
lecher desfrânat, libidinos, curvar, fustangiu
obscene obscen, porcos, indecent
porn porno
naked gol, despuiat, nud, dezbrăcat
striptease striptease
prostitute prostituată, damă de companie
whore curvă, târfă, paraşută, boarfă, ștoarfă, panaramă, pitipoancă, lele, prostituată, târâtură, fufă, cățea, pipiță, paceaură, parașută
slut târfă, fufă, panaramă, boarfă, ștoarfă, matracucă
brothel bordel, bordelă, casă de toleranță
pimp pește, proxenet, codoș
mistress amantă, ibovnică, țiitoare
adultery adulter
cuckold încornorat
incest incest
paedophile pedofil
rape viol, violator
orgy orgie
fetish fetiș
dildo dildo, vibrator
condom-slang prezervativ, condom, cauciuc
virgin-sexual virgină, fecioară
impotent impotent
castrate castra, eunuc, jugănit
shit căcat, rahat, caca, cufureală, cacat, kkt, căca, kaka
shit-verb căca, a se căca, căcăcios, caca
excrement excremente, fecale, materii fecale
poop caca, căcuță
dung bălegar, balegă, gunoi
droppings rahat, găinaț
piss pișat, pișa, pișu, pișăcios, pipi
urine urină
pee pișa, pișat, pipi, pis, pișu, pișă
fart bășină, pârț, bășit, parț, bășini, băși, basina, a se băși
diarrhoea-vulgar treapăd, cufureală, pântecăraie
belch râgâi, râgâială, râgâit
vomit vomă, borât, vomita, borâtură
snot muci, muc, mucos
spit scuipat, scuipa, flegmă
sweat sudoare, transpirație, năduf
stink pute, putoare, duhoare, miros urât, împuțit, puți, miros, puturos
pus puroi
toilet toaletă, budă, veceu, closet
latrine latrină, privată, hazna
chamber-pot oală de noapte, țucal
sewer canal, cloacă, canalizare
menstruation menstruație, ciclu
tampon tampon, absorbant
diaper scutec, pampers
armpit subsuoară, axilă
pimple coș, bubă
dandruff mătreață
potbelly burtă, burdihan, burtos
tongue-kiss sărut cu limba
seduce seduce, agăța
lick linge, ling
hump regula, pompa, a fute
damn blestemat, naiba, la naiba, dracului
go-to-hell du-te dracului, du-te-n pula mea, lua-te-ar dracu, marș
son-of-bitch fiu de curvă, pui de curvă, pui de lele
motherfucker futu-ți morții, jigodie, muist
bollocks prostii, aiureli, baliverne, vrăjeală
transvestite travestit
lingerie chiloți, izmene, tanga
peeping voaior
grope pipăi, pipăială
bare-bottom curul gol
cleavage decolteu
hole-vulgar gaură
stick-vulgar par, bâtă, băț, ciomag
idiot prost, bou, tâmpit, idiot, fraier, dobitoc, fraieră, prostu, prostănac, gogoman, nerod, cretin, nătărău, tont, tontălău, tăntălău, nebun, tolomac, papagal, tembel, imbecil
fool prost, nebun, fraier, nătărău
stupid prost, stupid, tâmpit, tont
cretin cretin, handicapat, tâmpit
blockhead bou, căpățână, dobitoc, nătâng, tolomac
clumsy neîndemânatic, împiedicat, stângaci
crazy nebun, dement, țicnit, sonat, dilău, dus, diliu, nebunu
madman nebun, smintit, alienat
madhouse balamuc, casă de nebuni, ospiciu
retarded retardat, întârziat, handicapat
cripple infirm, olog, schilod, handicapat
lame-person șchiop
blind-person orb, chior
deaf-person surd
mute-person mut
stutterer bâlbâit, gângav
hunchback cocoșat, ghebos
dwarf pitic
bald chel, pleșuv, chelie
ugly urât, hidos, pocit, slut
fat-person gras, grăsan, umflat, obez
skinny slab, slăbănog, costeliv
coward laș, fricos
weakling slăbănog, fraier, papă-lapte
sissy papă-lapte, molâu, mămos
bastard bastard, copil din flori, javră
scoundrel ticălos, nemernic, mișel, secătură, canalie
rascal puști, ștrengar, mucos, haimana
scum scursură, lepădătură, drojdie, gloată
wretch nenorocit, amărât, mizerabil
tramp vagabond, boschetar, aurolac, haimana
beggar cerșetor, milog
loser ratat, fraier
lazybones leneș, puturos, trântor
glutton mâncău, lacom, hămesit
miser zgârcit, avar, cărpănos
greedy lacom, hapsân, avid
drunkard bețiv, bețivan, alcoolic
drunk beat, beţiv, mangă, matol, turmentat, muci, criță
liar mincinos
cheat escroc, șarlatan, trișor, țeapă
hypocrite ipocrit, fățarnic
traitor trădător
snitch turnător, pârâcios, ciripitor, sifon
toady lingău, pupincurist, lingușitor
braggart lăudăros, fanfaron
arrogant arogant, îngâmfat, înfumurat
cheeky obraznic, tupeist, nesimțit
rude nepoliticos, grosolan, bădăran
boor țăran, bădăran, mitocan, mocofan, mârlan, cocalar
gossip bârfă, bârfitor, țață
busybody băgăcios
old-hag babă, hoașcă, cotoroanță, zgripțuroaică
old-man-derog moș, boșorog, babalâc, moșneag
old-maid fată bătrână
bimbo pițipoancă, piți, gâscă
slave sclav, rob
servant-derog slugă, lacheu, servitor
pig porc, porcul
sow scroafă
donkey măgar
ox-insult bou
cow-insult vacă
goat-insult capră, țap
dog-insult câine, javră, potaie, jigodie
bitch cățea, javră
monkey-insult maimuță, maimuțoi
rat-insult șobolan, guzgan
snake-insult șarpe, viperă, năpârcă
chicken-insult găină, curcă
goose-insult gâscă
worm-insult vierme, râmă
louse păduche, păduchios
vermin gângănie, vermină, lighioană
parasite parazit, lipitoare
toad broască râioasă, broscoi
hyena hienă, șacal
vulture vultur, hoitar
beast bestie, fiară, brută
monster monstru
savage sălbatic, barbar
primitive primitiv
trash-person gunoi, scârbă, lepră, jeg
shame-on-you rușine, să-ți fie rușine
mock batjocură, bate joc, miștouri
insult insultă, jignire
slur-black cioroi, negrotei, tuciuriu, cioară
slur-jew jidan, jidov, târtan
slur-roma țigan, cioară, baragladină, cioroi
slur-asian chinezoi, ochi oblici
slur-arab arăboi
slur-foreigner venetic, străinez
slur-neighbour bozgor, ungur, rusnac, muscal, hahol
slur-region oltean, mitică, regățean
slur-gay poponar, bulangiu, homalău, curist, găozar, popar, papițoi, homosexual, cur spart
slur-lesbian lesbi, lesbo
slur-trans travelo, travesti
slur-disabled handicapat, mongoloid
slur-woman muiere, femeiușcă, cață, țață
slur-poor sărăntoc, sărac lipit, coate-goale
gay gay, homosexual
lesbian lesbiană
negro-word negru, negresă
big-mouth gură mare, bot, flecar
big-nose năsos, borcănat
shut-up taci, gura, tacă-ți fleanca, ciocu mic
bore-person plictisitor, pisălog
naive naiv, credul
stubborn încăpățânat, catâr
clown clovn, paiață, bufon, măscărici
puppet păpușă, marionetă
ignorant ignorant, neștiutor, incult
good-for-nothing netrebnic, pierde-vară, neisprăvit
upstart parvenit, ciocoi
hitler Hitler
nazi nazist
swastika svastică, zvastică
fascist fascist
mussolini Mussolini
stalin Stalin
lenin Lenin
mao Mao
dictator dictator
dictator-local Ceaușescu, Antonescu, Iliescu, Dej
tyrant tiran, despot
communist comunist
socialist socialist
capitalist capitalist
anarchy anarhie
racist rasist
slavery sclavie, robie
colony colonie
genocide genocid
holocaust holocaust
concentration-camp lagăr, lagăr de concentrare, gulag
gas-chamber cameră de gazare
ghetto ghetou
pogrom pogrom
war război
civil-war război civil
army armată
soldier soldat
troops-militia miliție, milițian, minerii
secret-police Securitate, securist, Siguranța
police poliție
cop gabor, polițist, sticlete, curcan, caralii
spy spion
terrorist terorist
terror-group legionar, Garda de Fier, legionarii
hostage ostatic
revolution revoluție
coup puci, lovitură de stat
riot revoltă, tulburări, răzmeriță
rebel rebel
strike-labour grevă
demonstration manifestație, demonstrație
occupation ocupație, ocupant
invasion invazie
annexation anexare
separatist separatist
traitor-political colaboraționist
propaganda propagandă
censorship cenzură
corruption-politics nepotism, pile, pilă
mafia-politics oligarh, baron local
party-political partid, PSD
president președinte
minister ministru
king rege
queen regină
emperor împărat
prince prinț, principe
sultan sultan, pașă
leader conducător, lider
master-lord stăpân, domn
flag steag, drapel
homeland patrie
republic republică
state stat
government guvern
election alegeri
border graniță, frontieră
refugee refugiat
immigrant imigrant
class-enemy ciocoi, chiabur, burghez
contested-place Basarabia, Transnistria, Ardeal, Bucovina
historic-trauma mineriada, Pitești, Diktatul, Colectiv, Canalul
god Dumnezeu, zeu, Doamne
goddess zeiță
deity-local Zamolxe, Zalmoxis
jesus Isus, Iisus
christ Hristos, Cristos
virgin-mary Fecioara Maria, Maica Domnului
holy-spirit Duhul Sfânt
saint sfânt
sacred sacru, sfânt
angel înger
devil drac, dracul, diavol, naiba, necurat
satan satana
demon demon
hell iad, infern
paradise rai, paradis
sin păcat
sinner păcătos
soul suflet
prayer rugăciune
pray ruga
church biserică
mosque moschee
synagogue sinagogă
temple templu
monastery mănăstire
altar altar
cross-christian cruce, crucifix
priest preot, popă
monk călugăr
nun călugăriță, maică
bishop episcop, vlădică
pope papă
imam imam
rabbi rabin
prophet profet, proroc
muhammad Mahomed
allah Allah
koran Coran
bible Biblie
torah Tora
gospel evanghelie
buddha Buddha
jew evreu
muslim musulman
christian creștin
infidel păgân, necredincios
heretic eretic
blasphemy blasfemie
sect sectă
holy-war război sfânt, jihad, cruciadă
kosher cușer
halal halal
fasting post, ramadan
pilgrimage pelerinaj
sacrifice sacrificiu, jertfă
baptism botez
mass-liturgy liturghie, slujbă
relic relicvă, moaște
miracle minune, miracol
blessing binecuvântare
witch vrăjitoare
sorcerer vrăjitor, solomonar
magic magie, vrajă
evil-eye deochi
evil-spirit-local strigoi, moroi, pricolici, iele, zmeu, balaur, muma pădurii, bau-bau, căpcăun
taboo tabu
idol idol
antichrist Antihrist
judas Iuda
apocalypse apocalipsă
eternity-afterlife lumea de apoi
fate soartă, destin
death moarte, moartea, deces
dead mort, moartă, mortu
die muri, crăpa
corpse cadavru, hoit
carrion hoit, mortăciune, stârv
grave mormânt, groapă
coffin coșciug, sicriu
funeral înmormântare, funeralii
cemetery cimitir
mourning doliu, jale
widow văduvă
orphan orfan
skeleton schelet
skull craniu, tidvă
ghost fantomă, stafie
vampire vampir
zombie zombi
kill ucide, omorî
murder crimă, omor
murderer ucigaș, criminal, asasin
suicide sinucidere
hang-person spânzura, spânzurătoare
execution execuție
executioner călău, gâde
behead decapita
strangle strangula, sugruma
drown îneca
massacre masacru, măcel
slaughterhouse abator
butcher-derog măcelar
torture tortură
beat bate, bătaie
slap palmă, scatoalcă
fight bătaie, luptă, încăierare
violence violență
wound rană
scar cicatrice
blood sânge
bomb bombă
gun pistol, pușcă
bullet glonț
knife-weapon pumnal, șiș
weapon armă
explosion explozie
whip bici
trap capcană
chain-fetter lanț, cătușe
prison închisoare, pușcărie, temniță
prisoner deținut, prizonier, pușcăriaș
thief hoț, borfaș, pungaș, ciorditor, găinar, tâlhar
steal fura, furt
robber tâlhar, bandit, haiduc
robbery jaf, tâlhărie
plunder jefui, prăda
gangster gangster, bandă
mafia mafie
criminal infractor, criminal
crime infracțiune
kidnap răpire, răpi
blackmail șantaj
bribe mită, șpagă, șperț
corrupt corupt
fraud fraudă, țeapă, înșelătorie
counterfeit fals, contrafăcut
lie minciună, gogoașă, vrăjeală, bazaconie
false fals
trick truc, șmecherie
smuggler contrabandist
pirate pirat
arson incendiere
fire-blaze incendiu, pârjol
enemy dușman, inamic
hate ură
revenge răzbunare
anger mânie, furie
angry furios, supărat
evil rău
bad rău, rea, nasol, prost, nașpa
worse mai rău
cruel crud
fear frică, teamă
terror groază, teroare
nightmare coșmar
danger pericol
dangerous periculos
threat amenințare
accident accident
disaster dezastru
misfortune ghinion, nenorocire
bad-omen piază rea, cobe
curse blestem
doom pieire, pierzanie
damage daună, pagubă
destroy distruge
broken stricat, spart, rupt
break-verb rupe, sparge
breakdown pană, defecțiune
crack crăpătură, fisură
rust rugină
rot putred, putregai
mould mucegai
stale rânced, stătut
spoiled alterat
garbage gunoi, gunoaie, deșeu
junk vechitură, fier vechi
rubbish-quality porcărie, chinezărie
dirt murdărie, mizerie, jeg
dirty murdar, jegos
stain pată
mud noroi, nămol
swamp mlaștină
dust praf
slime bale, mâzgă
soot funingine
poison otravă
toxic otrăvitor, toxic
ashes cenușă, scrum
disgust scârbă, dezgust, silă
disgusting scârbos, dezgustător
yuck bleah, câh
poor sărac, calic, lefter
poverty sărăcie
hunger foame
famine foamete
thirst sete
debt datorie
bankrupt faliment, falit
loss pierdere
lose pierde
failure eșec
fall-verb cădea
error greșeală, eroare
guilt vină
punishment pedeapsă
fine-penalty amendă
tax taxă, impozit
problem problemă, necaz
quarrel ceartă
scandal scandal
chaos haos
noise zgomot, gălăgie
cheap ieftin
expensive scump
worthless fără valoare
useless inutil
weak slab
slow lent, încet
late târziu
old vechi, bătrân
worn-out uzat
empty gol
nothing nimic
nobody nimeni
never niciodată
not nu
does-not-go nu merge
stop stop, stai
end sfârșit, capăt
finished terminat, gata
boring plictisitor
bitter amar
sour acru
sad trist
sorrow tristețe, amar, jale
cry-weep plânge, plâns
tear-drop lacrimă
scream țipăt, strigăt
complain plânge
lonely singur
pity milă, păcat
shame rușine
tired obosit
cold-neg rece, frig
dark întunecat
darkness întuneric, beznă
shadow umbră
abyss abis, prăpastie
storm furtună
earthquake cutremur
flood inundație, potop
drought secetă
smoke-fumes fum
cigarette țigară, chiștoc
drug drog
cannabis iarbă, marijuana, hașiș
cocaine cocaină
heroin-drug heroină
amphetamine amfetamină
drug-addict drogat, narcoman
drug-dealer dealer, traficant
overdose supradoză
booze băutură, trăscău
hangover mahmureală
gambling jocuri de noroc, păcănele
devilish-luck belea, bucluc
burden povară
obstacle obstacol
limp-slack moale, flasc
hollow scobit
crooked strâmb
flat-dull fad
raw-unripe crud
burnt ars
leak scurgere
lack lipsă
delay întârziere
forget uita
refuse refuza
forbidden interzis
escape evadare, scăpa
hide ascunde
lost pierdut
abandoned abandonat
ruin ruină
slum mahala
hovel cocioabă, bordei
rag zdreanță, cârpă
crutch cârjă
gloomy sumbru
cockroach gândac, libarcă
flea purice
bedbug ploșniță
tick căpușă
maggot vierme
leech lipitoare
rat șobolan
scorpion scorpion
spider păianjen
fly-insect muscă
mosquito țânțar
jellyfish meduză
weed-plant buruiană
thorn spin, ghimpe
disease boală, boli, maladie
sick bolnav
plague ciumă, molimă
epidemic epidemie
cancer cancer
tumour tumoră
ulcer ulcer
abscess abces, buboi
leprosy lepră
cholera holeră
typhus tifos
tuberculosis tuberculoză, oftică
malaria malarie
smallpox variolă
measles pojar, rujeolă
mumps oreion
chickenpox vărsat
scabies râie
rash urticarie, eczemă
itch mâncărime
wart neg
boil-swelling umflătură
gout gută
haemorrhoids hemoroizi
diarrhoea diaree
constipation constipație
nausea greață
cough tuse
cold-illness răceală, guturai
flu gripă
fever febră
pain durere
caries carie
cramp crampă, cârcel
epilepsy epilepsie
stroke-illness apoplexie, dambla
heart-attack infarct
diabetes diabet
aids SIDA
syphilis sifilis
gonorrhoea gonoree
herpes herpes
jaundice icter
rabies rabie, turbare
rheumatism reumatism
asthma astm
allergy alergie
anaemia anemie
gangrene cangrenă
hernia hernie
goitre gușă
paralysis paralizie
coma comă
faint-verb leșin
dementia demență, senil
depression depresie
miscarriage avort spontan
abortion avort
infertile steril, sterp
infection infecție
inflammation inflamație
virus virus
germ microb, bacterie
tapeworm tenie
bruise vânătaie
fracture fractură
burn-injury arsură
surgery operație
enema clismă
pill pastilă, pilulă
injection injecție, seringă
hospital spital
laxative laxativ, purgativ
medicine medicament
ambulance salvare, ambulanță
squint sașiu, chior
phlegm flegmă
scab coajă
blister bășică
numb amorțit
intestine intestin, maț
rectum rect
bladder vezică
womb uter
prostate prostată
be fi, este
have avea
do-make face
go merge
come veni
walk umbla
run alerga
jump sări
fly zbura
swim înota
sit ședea
stand sta
sleep dormi
wake trezi
eat mânca
drink bea
bite mușca
chew mesteca
swallow înghiți
see vedea
look privi
hear auzi
speak vorbi
say spune, zice
ask întreba
call chema
sing cânta
dance dansa, dans
laugh râde
play juca
know ști
think gândi
want vrea
can putea
must trebui
love-verb iubi
like plăcea
give da
take lua
bring aduce
hold ține
put pune
throw arunca
catch prinde
pull trage
push împinge
open deschide
close închide
cut tăia
sew coase
wash spăla
clean-verb curăța
cook-verb găti, fierbe
bake coace
burn arde
buy cumpăra
sell vinde
pay plăti
work-verb munci, lucra
build construi
dig săpa
plant-verb planta
write scrie
read citi
count număra
learn învăța
help ajutor, ajuta
wait aștepta
find găsi
search căuta
live trăi
be-born naște
grow crește
blow sufla
turn învârti
roll rostogoli
shake scutura
tremble tremura
hit-strike lovi
scratch zgâria
rub freca
squeeze strânge
flow curge
float pluti
drip picura, picătură
freeze îngheța
smile zâmbet
kiss-verb săruta
hug îmbrățișa
win câștiga
begin începe
change schimba
travel călători
drive conduce
return întoarce
leave pleca
stay rămâne
send trimite
show arăta
tie lega
hang-up agăța
pour turna
fill umple
mix amesteca
shine străluci
snore sforăi
yawn căsca
sneeze strănuta
tickle gâdila
whistle fluiera
whisper șopti
bark-dog lătra
sting înțepa
peel coji
shave rade
big mare
small mic
long lung
short scurt
tall-high înalt
low jos
wide larg
narrow îngust
thick gros
thin subțire
deep adânc
flat plat
round rotund
straight drept
sharp ascuțit
blunt tocit
heavy greu
light-weight ușor
hard tare
soft moale
new nou
young tânăr
good bun
better mai bun
beautiful frumos
strong puternic
fast rapid, repede
early devreme
hot fierbinte
warm cald
cold rece
cool-fresh proaspăt
wet ud
dry uscat
full plin
clean curat
clear clar
bright luminos
sweet dulce
salty sărat
spicy iute
rich bogat
happy fericit
funny amuzant
clever deștept
brave curajos
kind-nice drăguț
honest cinstit
healthy sănătos
alive viu
free liber
quiet liniștit
easy simplu
difficult dificil
true adevărat
same același
other alt
shy timid
strange ciudat
left stânga
right-side dreapta
up sus
down jos
in în
out afară
front față
behind spate
near aproape
far departe
here aici
there acolo
where unde
when când
who cine
what ce
why de ce
how cum
yes da
no nu
i eu
you tu
he el
she ea
we noi
they ei
my meu
your tău
this acesta
that acela
all tot, toți
many mult
few puțin
more mai
very foarte
and și
or sau
but dar
with cu
without fără
now acum
always mereu
again iar
already deja
soon curând
maybe poate
hello salut, bună
goodbye la revedere, pa
thanks mulțumesc, mersi
please te rog
sorry scuze
come-on hai
look-out atenție
good-day bună ziua
sun soare
moon lună
star stea
sky cer
earth pământ
world lume
land țară
water apă
sea mare
ocean ocean
lake lac
river râu
stream pârâu
well-spring izvor, fântână
wave val
island insulă
beach plajă
coast coastă
mountain munte
hill deal
valley vale
forest pădure
field câmp
meadow pajiște
desert deșert
cave peșteră
stone piatră
rock stâncă
sand nisip
clay lut
salt sare
gold aur
silver argint
iron fier
copper cupru
lead-metal plumb
steel oțel
glass sticlă
wood-material lemn
coal cărbune
oil ulei
petrol benzină
fire foc
flame flacără
light lumină
lightning fulger
thunder tunet
rain ploaie
snow zăpadă
ice gheață
frost ger
hail grindină
wind vânt
air aer
cloud nor
fog ceață
dew rouă
rainbow curcubeu
weather vreme
tree copac
leaf frunză
branch ramură
root rădăcină
seed sămânță
grass iarbă
flower floare
rose trandafir
lily crin
bush tufiș
oak stejar
pine pin
birch mesteacăn
reed trestie
straw paie
hay fân
mushroom ciupercă
person om, persoană
people oameni, popor
man bărbat
woman femeie
child copil
baby bebeluș
boy băiat
girl fată
mother mamă
father tată
mum mami
dad tati
son fiu
daughter fiică
brother frate
sister soră
grandmother bunică
grandfather bunic
uncle unchi
aunt mătușă
cousin văr
husband soț
wife soție, nevastă
bride mireasă
wedding nuntă
mother-in-law soacră
nephew nepot
family familie
friend prieten
neighbour vecin
guest oaspete
stranger străin
name nume
life viață
love dragoste, iubire
kiss sărut, pupic
heart inimă
head cap
hair păr
face față
forehead frunte
eye ochi
ear ureche
nose nas
mouth gură
lip buză
tooth dinte
tongue limbă
chin bărbie
cheek obraz
beard barbă
moustache mustață
neck gât
shoulder umăr
back spate
chest piept
belly burtă
navel buric
arm braț
elbow cot
hand mână
finger deget
nail unghie, cui
fist pumn
leg picior
knee genunchi
heel călcâi
skin piele
bone os
rib coastă
brain creier
liver ficat
lung plămân
kidney rinichi
meat carne
milk lapte
bread pâine
butter unt
cheese brânză
egg ou
fish pește
soup supă, ciorbă
rice orez
flour făină
dough aluat
cake tort, prăjitură
biscuit biscuit
sugar zahăr
honey miere
chocolate ciocolată
candy bomboană
apple măr
pear pară
grape struguri
cherry cireașă
plum prună
peach piersică
lemon lămâie
orange-fruit portocală
banana banană
strawberry căpșună
nut nucă
fig smochină
melon pepene
tomato roșie
potato cartof
onion ceapă
garlic usturoi
cabbage varză
carrot morcov
cucumber castravete
bean fasole
pea mazăre
lentil linte
pumpkin dovleac
beet sfeclă
pepper-spice piper
mustard muștar
vinegar oțet
sausage cârnat
ham șuncă
bacon slănină
fat-grease grăsime
wine vin
beer bere
brandy țuică, rachiu
tea ceai
coffee cafea
juice suc
food mâncare
lunch prânz
dinner cină
animal animal
dog câine
puppy cățel
cat pisică
horse cal
mare iapă
cow vacă
bull taur
calf vițel
sheep oaie
lamb miel
goat capră
chicken găină, pui
rooster cocoș
duck rață
goose gâscă
turkey curcan
rabbit iepure
mouse șoarece
bear urs
wolf lup
fox vulpe
deer cerb
boar mistreț
lion leu
tiger tigru
elephant elefant
monkey maimuță
camel cămilă
snake șarpe
frog broască
turtle țestoasă
crocodile crocodil
bird pasăre
eagle vultur, acvilă
hawk șoim
owl bufniță
crow cioară, corb
pigeon porumbel
swan lebădă
cuckoo cuc
feather pană
wing aripă
tail coadă
horn corn
claw gheară
fur blană
bee albină
wasp viespe
ant furnică
butterfly fluture
beetle gândac
worm vierme
snail melc
shark rechin
whale balenă
crab crab
squid calmar
house casă
home acasă
room cameră
kitchen bucătărie
bathroom baie
door ușă
window fereastră
wall perete, zid
roof acoperiș
floor podea
stairs scară
garden grădină
fence gard
bed pat
table masă
chair scaun
lamp lampă
candle lumânare
mirror oglindă
key cheie
lock lacăt
knife cuțit
fork furculiță
spoon lingură
plate farfurie
cup ceașcă, cană
bottle sticlă
pot oală
pan tigaie
bowl castron
oven cuptor
box cutie
bag pungă, geantă
basket coș
barrel butoi
bucket găleată
broom mătură
soap săpun
towel prosop
comb pieptene
brush perie
needle ac
thread ață, fir
rope sfoară, frânghie
hammer ciocan
saw ferăstrău
axe topor
screw șurub
wheel roată
stick băț
machine mașină
tool unealtă
toy jucărie
doll păpușă
ball minge
book carte
paper hârtie
letter scrisoare
pen stilou
newspaper ziar
picture imagine, tablou
word cuvânt
language limbă
story poveste
song cântec
music muzică
drum tobă
flute flaut
bell clopot
clothes haine
shirt cămașă
trousers pantaloni
skirt fustă
dress rochie
coat palton
hat pălărie
shoe pantof
boot cizmă
sock șosetă
glove mănușă
belt curea
button nasture
pocket buzunar
ring inel
glasses ochelari
clock ceas
umbrella umbrelă
wool lână
silk mătase
cotton bumbac
leather piele
cloth pânză
city oraș
village sat
street stradă
way drum, cale
square piață
bridge pod
tower turn
castle castel
market piață
shop magazin
school școală
office birou
factory fabrică
bank bancă
money bani
coin monedă
price preț
gift cadou, dar
work muncă
worker muncitor
doctor medic
teacher profesor
farmer fermier
hunter vânător
fisherman pescar
baker brutar
tailor croitor
smith fierar
cook bucătar
driver șofer
boss șef
car mașină
ship navă, vapor
boat barcă
train tren
plane avion
bicycle bicicletă
cart căruță
sail velă
sleigh sanie
day zi
night noapte
morning dimineață
evening seară
noon amiază
today azi
yesterday ieri
tomorrow mâine
week săptămână
month lună
year an
hour oră
minute minut
time timp
spring primăvară
summer vară
autumn toamnă
winter iarnă
monday luni
friday vineri
sunday duminică
holiday sărbătoare
christmas Crăciun
red roșu
blue albastru
green verde
yellow galben
white alb
black negru
grey gri
brown maro
pink roz
purple mov
colour culoare
zero zero
one unu
two doi
three trei
four patru
five cinci
six șase
seven șapte
eight opt
nine nouă
ten zece
hundred sută
thousand mie
million milion
half jumătate
first primul
last ultimul
part parte
circle cerc
line linie
point punct
corner colț
side latură
hole gaură
number număr
dream vis
sleep-noun somn
game joc
joy bucurie
luck noroc
peace pace
freedom libertate
truth adevăr
hope speranță
wish dorință
strength putere, forță
voice voce
silence tăcere
smell miros
taste gust
breath suflare
thing lucru
question întrebare
answer răspuns
secret secret
law lege
! political | Legionär der Eisernen Garde | Iron Guard legionary | légionnaire de la Garde de fer | legionario de la Guardia de Hierro | legionario della Guardia di Ferro : legionar, cuib legionar
! vulgar | was geht mich das an (sehr vulgär) | I don't give a fuck | je m'en branle | me la suda | me ne sbatto : mă doare-n cur, mă piș
! insulting | Prolet mit Goldkette | flashy chav | beauf, racaille | cani | tamarro : cocalar, șmecher, manelist
! insulting | abgebrühter Gauner | wise guy, crook | filou | listillo | furbastro : șmenar, șmecher, mafiot
! negative | Pech | bad luck, jinx | guigne, poisse | mala suerte, gafe | iella, sfiga : ghinion, piază rea, belea, bucluc
`,
}
