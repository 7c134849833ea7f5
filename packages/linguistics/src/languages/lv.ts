import type { LanguageSource } from '../language-source.ts'

/** Latvian. */
export const lv: LanguageSource = {
  code: 'lv',
  script: 'Latin',
  text: `
penis-vulgar pimpis, loceklis, krāns, pipele, pipelīte, dzimumloceklis, pimpelis, daikts, dirsis
penis penis, dzimumloceklis
vulva-vulgar peža, peza, pežiņa, vāvere, kaķītis, pūpols, pizda, kaķene, pečka
vagina maksts, vagīna
testicles-vulgar pauti, oliņas, olas, pauts
testicle sēklinieks
breasts-vulgar pupi, pups, bumbas, krūtis, cicis, cices
nipple krūtsgals, pupiņš
arse dirsa, pakaļa, dupsis, sēžamvieta, pakala, dibens
buttocks dibens, gūžas, pēcpuse
anus anālā atvere, tūplis, ānuss
arsehole dirsa, dirsējs
pubic-hair kaunuma mati
crotch kājstarpe, cirksnis
clitoris klitors
foreskin priekšāda
glans galviņa
erection erekcija, stāvoklis
semen sperma, sēkla
fuck pist, drāzt, pisties, jāt, kniebt, izdrāzt, piša, jebt, dauzīt
fuck-exclamation bļe, bļaģ, pist, sūds, pizģec, bļin, velns parāvis
sex sekss
intercourse dzimumakts, kopošanās
mate-animals pāroties, lēkt
orgasm orgasms
masturbate masturbēt, onanēt, dročīt
wanker dročers, onānists
suck-vulgar sūkāt, sūkā
blow-job minets, sūkāšana
sodomy sodomija
horny iekāres pilns, uzbudināts, uzvilcies
heat-rut meklēšanās, riests
lust kaisle, iekāre, baudkāre
pervert izvirtulis, perverss
lecher izvirtulis, sieviešu mednieks
obscene piedauzīgs, nepieklājīgs, rupjš
porn porno, pornīte
naked pliks, kails
striptease striptīzs
prostitute prostitūta, ielasmeita
whore mauka, ielene, kuce, staigule, prostitūta, padauza, slampa
slut palaistuve, padauza, slampa, mauka
brothel bordelis, priekanams, maukumāja
pimp suteneris
mistress mīļākā
adultery laulības pārkāpšana, neuzticība
cuckold ragnesis
incest incests
paedophile pedofils
rape izvarošana, izvarot
orgy orģija
fetish fetišs
dildo dildo
condom-slang prezervatīvs, gumija, gandons
virgin-sexual jaunava
impotent impotents
castrate kastrēt, einuhs
shit sūds, kaka, dirst, sudi, sūdi, mēsls
shit-verb dirst, kakāt, sūdot
excrement izkārnījumi, ekskrementi, fekālijas
poop kaka, kakas, kakāt
dung mēsli, kūtsmēsli
droppings spira, sūds
piss mīst, mīzali, mīzt
urine urīns
pee čurāt, mīzt, mīzali, čura, urīns, pačurāt
fart bezdēt, pirst, pirdiens, bezdens, purkšķis
diarrhoea-vulgar dirša, caureja, šķidrais
belch atraugas, atraugāties
vomit vemt, vēmekļi, vēmiens
snot puņķi, puņķis, puņķains
spit spļāviens, spļaut, siekalas
sweat sviedri
stink smirdēt, smirdoņa, smaka, smirdīgs
pus strutas
toilet tualete, pods, ateja, mazmājiņa
latrine ateja, sausā tualete
chamber-pot naktspods, podiņš
sewer kanalizācija, kloāka
menstruation menstruācija, mēnešreize, mēneši
tampon tampons, pakete
diaper autiņš, autiņbikses, pampers
armpit paduse
pimple pumpa, pūtīte
dandruff blaugznas
potbelly vēders, alusvēders, puncis
tongue-kiss šņukstēties, laizīties
seduce pavest, savaldzināt
lick laizīt
hump drāzt, pist
damn nolādēts, velns, velns parāvis, sasodīts
go-to-hell ej dirst, ej bekot, ej ellē, atšujies, tinies
son-of-bitch kuces dēls, maukas dēls, kuces bērns
motherfucker pidars, izdzimtenis
bollocks muļķības, sviests, sūdi
transvestite transvestīts
lingerie biksītes, apenes, trusiki
peeping vujerists
grope grābstīt, taustīt
bare-bottom plika dirsa, plikpuris
cleavage dekoltē
hole-vulgar caurums
stick-vulgar koks, rīkste, miets
idiot idiots, muļķis, stulbenis, debils, ēzelis, dumiķis, tizlenis, auns, lempis, dunduks, lohs, pamuļķis, debīls, dauns
fool muļķis, nejēga, āksts
stupid stulbs, dumjš, muļķīgs
cretin kretīns, imbecils
blockhead stulbenis, aunapiere, mulķis, koka galva
clumsy neveikls, lempis, tūļa
crazy traks, jucis, ķerts, stulbs, nojucis, ārprātīgs
madman vājprātīgais, trakais, psihs
madhouse trakomāja, vājprātīgo nams
retarded atpalicis, garīgi atpalicis
cripple kroplis, invalīds
lame-person klibs
blind-person akls, neredzīgs
deaf-person kurls
mute-person mēms
stutterer stostīgs
hunchback kuprītis, kupris
dwarf punduris, rūķis
bald plikgalvis, plikpauris
ugly neglīts, riebīgs, kroplīgs
fat-person resns, resnis, tauks, bumbulis
skinny tievs, kaulains, izdēdējis
coward gļēvulis, bailulis, zaķpastala
weakling vārgulis, gļēvs
sissy mīkstais, memmesdēliņš, bāba, lupata
bastard bastards, mauklēns, izdzimtenis
scoundrel nelietis, blēdis, neģēlis, maita
rascal delveris, palaidnis, nebēdnis
scum padibenes, salašņas, draņķis
wretch nabags, nožēlojams, nelaimīgais
tramp klaidonis, bomzis, bezpajumtnieks
beggar ubags, diedelnieks
loser neveiksminieks, lūzeris, zaudētājs
lazybones slinķis, slinks, sliņķis, dīkdienis
glutton rīma, ēdelis
miser skopulis, skops, sīkstulis
greedy mantkārīgs, alkatīgs, rijīgs
drunkard dzērājs, žūpa, alkonauts
drunk piedzēries, pilns, piepīpējies
liar melis
cheat krāpnieks, blēdis, šmaucējs
hypocrite liekulis
traitor nodevējs
snitch stukačs, ziņotājs, sūdzmanis
toady pielīdējs, dirsalaiža, pakaļlaiža
braggart lielībnieks, dižmanis
arrogant iedomīgs, augstprātīgs
cheeky nekaunīgs, bezkaunīgs, nekauņa
rude rupjš, rupjais
boor lauķis, rupucis, mužiks, prastais
gossip tenkas, pļāpa, baumas
busybody ziņkārīgs, degunbāzis
old-hag večene, ragana, vecene
old-man-derog vecis, večuks
old-maid vecmeita
bimbo blondīne, dumja vista
slave vergs
servant-derog kalps, sulainis, izsūtāmais
pig cūka, kuilis
sow sivēnmāte, cūka
donkey ēzelis
ox-insult vērsis
cow-insult govs, gotiņa
goat-insult kaza, āzis
dog-insult suns, krančelis
bitch kuce, maita
monkey-insult mērkaķis, pērtiķis
rat-insult žurka
snake-insult čūska, odze
chicken-insult vista
goose-insult zoss
worm-insult tārps
louse uts
vermin kukaiņi, kaitēklis, draņķi
parasite parazīts, liekēdis
toad krupis
hyena hiēna, šakālis
vulture grifs, maitasputns
beast zvērs, lops, bestija
monster briesmonis, monstrs, nezvērs
savage mežonis, barbars
primitive primitīvs
trash-person draza, atkritums, draņķis, maita
shame-on-you kauns, kaunies, negods
mock izsmiet, ņirgāties, izsmiekls
insult apvainojums
slur-black nēģeris, melnais, nigers
slur-jew žīds, žīdelis
slur-roma čigāns
slur-asian šķībacis
slur-arab čurka
slur-foreigner ienācējs, iebraucējs, čužaks
slur-neighbour krievelis, okupants, leitis, zirgagalva, fricis
slur-region čangalis, čiulis, lauķis
slur-gay pediņš, pidars, gomiks, gejs, zilais
slur-lesbian lesbe, lezbo
slur-disabled invalīds, dauns
slur-woman bāba, vecene, skuķe
slur-poor nabags, plukata, ubags
gay gejs, homoseksuālis
lesbian lesbiete
negro-word nēģeris, melnādains
big-mouth mute, purns, lielmutis
big-nose degunains, snuķis
shut-up aizveries, apklusti, turi muti
bore-person garlaikotājs, apnicīgs
naive naivs, lētticīgs
stubborn stūrgalvīgs, ietiepīgs
clown klauns, āksts
puppet marionete, lelle
ignorant nejēga, tumsonis
good-for-nothing nelga, neveikls, dīkdienis, nelietis
upstart iznirelis, jaunbagātnieks
hitler Hitlers
nazi nacists
swastika svastika, ugunskrusts
fascist fašists
mussolini Musolīni
stalin Staļins
lenin Ļeņins
mao Mao
dictator diktators
dictator-local Ulmanis, Arājs, Pelše
tyrant tirāns, despots
communist komunists, lielinieks, komunjaks
socialist sociālists
capitalist kapitālists
anarchy anarhija
racist rasists
apartheid aparteīds
slavery verdzība, dzimtbūšana
colony kolonija
genocide genocīds
holocaust holokausts
concentration-camp koncentrācijas nometne, gulags, nometne
gas-chamber gāzes kamera
ghetto geto
pogrom grautiņš, pogroms
war karš
civil-war pilsoņu karš
army armija
soldier karavīrs, zaldāts
troops-militia milicija, omonieši, OMON
secret-police čeka, čekists, gestapo
police policija
cop ments, policists, mentūra
spy spiegs
terrorist terorists
terror-group Arāja komanda, interfronte
hostage ķīlnieks
revolution revolūcija
coup pučs, apvērsums
riot nemieri, grautiņi, dumpis
rebel dumpinieks
strike-labour streiks
demonstration demonstrācija
occupation okupācija, okupants
invasion iebrukums, invāzija
annexation aneksija
separatist separātists
traitor-political kolaborants, kolaboracionists
propaganda propaganda
censorship cenzūra
corruption-politics nepotisms, blats
mafia-politics oligarhs
party-political partija
president prezidents
minister ministrs
king karalis, ķēniņš
queen karaliene
emperor imperators, ķeizars
prince princis
sultan sultāns
leader vadonis, līderis
master-lord kungs, saimnieks
flag karogs
homeland tēvzeme, dzimtene
republic republika
state valsts
government valdība
election vēlēšanas
border robeža
refugee bēglis
immigrant imigrants
class-enemy kulaks, buržujs
contested-place Abrene, Latgale
historic-trauma deportācija, izsūtīšana, Rumbula, Zolitūde, Salaspils, Baigais gads
god dievs
goddess dieviete
deity-local Pērkons, Laima, Māra, Dieviņš, Ūsiņš, Jumis
jesus Jēzus
christ Kristus
virgin-mary Jaunava Marija, Dievmāte
holy-spirit Svētais Gars
saint svētais
sacred svēts
angel eņģelis
devil velns, nelabais
satan sātans
demon dēmons
hell elle
paradise paradīze
sin grēks
sinner grēcinieks
soul dvēsele
prayer lūgšana
pray lūgt
church baznīca
mosque mošeja
synagogue sinagoga
temple templis
monastery klosteris
altar altāris
cross-christian krusts, krucifikss
priest priesteris, mācītājs
monk mūks
nun mūķene
bishop bīskaps
pope pāvests
imam imāms
rabbi rabīns
prophet pravietis
muhammad Muhameds
allah Allāhs
koran Korāns
bible Bībele
torah Tora
gospel evaņģēlijs
buddha Buda
jew ebrejs
muslim musulmanis
christian kristietis
infidel pagāns, neticīgais
heretic ķeceris
blasphemy zaimi, zaimošana
sect sekta
holy-war svētais karš, džihāds
kosher košers
halal halal
fasting gavēnis
pilgrimage svētceļojums
sacrifice upuris
baptism kristības
mass-liturgy mise
relic relikvija
miracle brīnums
blessing svētība
witch ragana
sorcerer burvis, burtnieks
magic maģija, burvestība
evil-eye ļaunā acs
evil-spirit-local vilkacis, lietuvēns, jods, pūķis, sumpurnis, bubulis, spīgana
taboo tabu
idol elks
antichrist Antikrists
judas Jūdass
apocalypse apokalipse, pastardiena
eternity-afterlife viņsaule, aizsaule
fate liktenis
death nāve, nāves
dead miris, beigts, mironis
die mirt, nosprāgt, nomirt
corpse līķis
carrion maita
grave kaps
coffin zārks
funeral bēres
cemetery kapi, kapsēta
mourning sēras
widow atraitne
orphan bārenis
skeleton skelets, ģindenis
skull galvaskauss, miroņgalva
ghost spoks, gars, rēgs
vampire vampīrs
zombie zombijs
kill nogalināt, nonāvēt
murder slepkavība
murderer slepkava
suicide pašnāvība
hang-person pakārt, karātavas
execution nāvessods, sodīšana
executioner bende
strangle žņaugt, nožņaugt
drown slīkt, noslīkt
massacre slaktiņš
slaughterhouse kautuve
butcher-derog miesnieks, slakteris
torture spīdzināšana, mocības
beat sist, kaut, dauzīt
slap pļauka, pļaukāt
fight kautiņš, cīņa
violence vardarbība
wound brūce
scar rēta
blood asinis
bomb bumba
gun pistole, šautene
bullet lode
knife-weapon duncis
weapon ierocis
explosion sprādziens
whip pātaga
trap lamatas, slazds
chain-fetter važas, ķēde
prison cietums
prisoner ieslodzītais, cietumnieks
thief zaglis, laupītājs
steal zagt
robber laupītājs, bandīts
robbery laupīšana
plunder laupīt, izlaupīt
gangster gangsteris, banda
mafia mafija
criminal noziedznieks
crime noziegums
kidnap nolaupīt
blackmail šantāža
bribe kukulis
corrupt korumpēts
fraud krāpšana
counterfeit viltojums, viltots
lie meli, melot
false nepatiess, aplams
trick triks, viltība
smuggler kontrabandists
pirate pirāts
arson dedzināšana
fire-blaze ugunsgrēks
enemy ienaidnieks
hate naids, ienīst
revenge atriebība
anger dusmas, niknums
angry dusmīgs, nikns
evil ļauns, ļaunums
bad slikts, ļauns, draņķīgs
worse sliktāks
cruel nežēlīgs
fear bailes
terror šausmas, terors
nightmare murgs
danger briesmas
dangerous bīstams
threat draudi
accident avārija, negadījums
disaster katastrofa, posts
misfortune nelaime, neveiksme
curse lāsts
doom posts, bojāeja
damage zaudējums, kaitējums
destroy iznīcināt
broken salauzts, saplīsis
break-verb lauzt
breakdown bojājums
crack plaisa
rust rūsa
rot puve, sapuvis
mould pelējums
stale sastāvējies
spoiled bojāts
garbage atkritumi
junk grabažas, lūžņi
rubbish-quality draza, brāķis
dirt netīrumi
dirty netīrs
stain traips
mud dubļi
swamp purvs
dust putekļi
slime gļotas
soot sodrēji
poison inde
toxic indīgs
ashes pelni
disgust riebums
disgusting riebīgs, pretīgs
yuck fui, fu
poor nabadzīgs
poverty nabadzība
hunger bads, izsalkums
thirst slāpes
debt parāds
bankrupt bankrots
loss zaudējums
lose zaudēt
failure neveiksme
fall-verb krist
error kļūda
guilt vaina
punishment sods
tax nodoklis
problem problēma
quarrel strīds, ķilda
scandal skandāls
chaos haoss
noise troksnis
cheap lēts
expensive dārgs
useless nederīgs
weak vājš
slow lēns
late vēls, vēlu
old vecs
empty tukšs
nothing nekas
nobody neviens
never nekad
not ne, nav
stop stāt, stop
end beigas, gals
boring garlaicīgs
bitter rūgts
sour skābs
sad skumjš, bēdīgs
sorrow skumjas, bēdas
cry-weep raudāt
tear-drop asara
scream kliedziens
lonely vientuļš
pity žēl
shame kauns
tired noguris
cold-neg auksts
dark tumšs
darkness tumsa
shadow ēna
abyss bezdibenis
storm vētra
earthquake zemestrīce
flood plūdi
drought sausums
smoke-fumes dūmi
cigarette cigarete, smēķis
drug narkotika
cannabis zāle, marihuāna, kaņepes
cocaine kokaīns
heroin-drug heroīns
amphetamine amfetamīns
drug-addict narkomāns
drug-dealer dīleris
overdose pārdozēšana
booze dzira, šņabis, kandža
hangover paģiras
gambling azartspēles
burden nasta
obstacle šķērslis
crooked līks
raw-unripe jēls
leak noplūde, sūce
lack trūkums
delay kavēšanās
forget aizmirst
refuse atteikt
forbidden aizliegts
escape bēgt
hide slēpt
lost pazudis
abandoned pamests
ruin drupas
hovel būda, grausts
rag lupata
crutch kruķis
gloomy drūms
cockroach tarakāns, prusaks
flea blusa
bedbug blakts
tick ērce
maggot kāpurs
leech dēle
rat žurka
scorpion skorpions
spider zirneklis
fly-insect muša
mosquito ods
jellyfish medūza
weed-plant nezāle
thorn ērkšķis
disease slimība
sick slims, slimnieks
plague mēris
epidemic epidēmija, sērga
cancer vēzis
tumour audzējs
ulcer čūla
abscess augonis
leprosy lepra, spitālība
cholera holēra
typhus tīfs
tuberculosis tuberkuloze, dilonis
malaria malārija
smallpox bakas
measles masalas
scabies kašķis
rash izsitumi
itch nieze
wart kārpa
haemorrhoids hemoroīdi
diarrhoea caureja
constipation aizcietējums
nausea nelabums
cough klepus
cold-illness iesnas
flu gripa
fever drudzis
pain sāpes
cramp krampis
epilepsy epilepsija
stroke-illness trieka, insults
heart-attack infarkts
diabetes diabēts
aids AIDS
syphilis sifiliss
gonorrhoea gonoreja, tripers
herpes herpess
jaundice dzeltenā kaite
rabies trakumsērga
asthma astma
allergy alerģija
hernia trūce
paralysis paralīze
coma koma
faint-verb ģībonis
dementia demence
depression depresija
abortion aborts
infertile neauglīgs
infection infekcija
inflammation iekaisums
virus vīruss
germ baktērija, mikrobs
tapeworm lentenis, cērme
bruise zilums
fracture lūzums
burn-injury apdegums
surgery operācija
enema klizma
pill tablete
injection šļirce, pote
hospital slimnīca
medicine zāles
intestine zarna
womb dzemde
be būt
have turēt
do-make darīt
go iet
come nākt
walk staigāt
run skriet
jump lēkt
fly lidot
swim peldēt
sit sēdēt
stand stāvēt
lie-down gulēt
sleep gulēt
eat ēst
drink dzert
bite kost
chew košļāt
swallow rīt
suck sūkt
see redzēt
look skatīties
hear dzirdēt
speak runāt
say teikt
ask jautāt, prasīt
call saukt
sing dziedāt
dance dejot, deja
laugh smieties
play spēlēt
know zināt
think domāt
want gribēt
can varēt
love-verb mīlēt
give dot
take ņemt
hold turēt
put likt
throw mest
catch ķert
pull vilkt
push stumt
open atvērt
close aizvērt
cut griezt
sew šūt
wash mazgāt
cook-verb vārīt
bake cept
burn degt
buy pirkt
sell pārdot
pay maksāt
work-verb strādāt
build celt, būvēt
dig rakt
plant-verb stādīt, sēt
write rakstīt
read lasīt
count skaitīt
learn mācīties
help palīdzēt, palīgā
wait gaidīt
find atrast
search meklēt
live dzīvot
grow augt
blow pūst
turn griezties
shake kratīt
tremble drebēt
hit-strike sist
flow plūst
drip pile
smile smaids
hug apskāviens
win uzvara
begin sākt
change maiņa
travel ceļot
drive braukt
stay palikt
send sūtīt
show rādīt
tie siet
pour liet
mix jaukt
shine spīdēt
snore krākt
whistle svilpt
whisper čukstēt
big liels
small mazs
tiny sīks
long garš
short īss
tall-high augsts
low zems
wide plats
narrow šaurs
thick biezs
thin plāns
deep dziļš
flat lēzens
round apaļš
straight taisns
sharp ass
heavy smags
light-weight viegls
hard ciets
soft mīksts
new jauns
young jauns
good labs
better labāks
beautiful skaists
strong stiprs
fast ātrs
early agrs
hot karsts
warm silts
cold auksts
cool-fresh svaigs, vēss
wet slapjš
dry sauss
full pilns
clean tīrs
clear skaidrs
bright gaišs
sweet salds
salty sāļš
rich bagāts
happy laimīgs
funny smieklīgs
clever gudrs
brave drosmīgs
kind-nice laipns
honest godīgs
healthy vesels
alive dzīvs
free brīvs
quiet kluss
loud skaļš
easy viegli
true patiess
other cits
alone-only tikai
shy kautrīgs
strange dīvains
left kreisais
right-side labais
up augšā
down lejā
in iekšā
out ārā
near tuvu
far tālu
here šeit
there tur
where kur
when kad
who kas
why kāpēc
how kā
yes jā
no nē
i es
you tu
he viņš
she viņa
we mēs
they viņi
my mans
your tavs
this šis
that tas
all viss, visi
many daudz
few maz
more vairāk
very ļoti
and un
or vai
but bet
with ar
without bez
now tagad
always vienmēr
again atkal
already jau
soon drīz
maybe varbūt
hello sveiki, čau
goodbye atā
thanks paldies
please lūdzu
sorry piedod
good-day labdien
sun saule
moon mēness
star zvaigzne
sky debesis
earth zeme
world pasaule
water ūdens
sea jūra
ocean okeāns
lake ezers
river upe
stream strauts
well-spring avots, aka
wave vilnis
island sala
beach pludmale
coast krasts
mountain kalns
hill paugurs
valley ieleja
forest mežs
field lauks
meadow pļava
desert tuksnesis
cave ala
stone akmens
rock klints
sand smiltis
clay māls
salt sāls
gold zelts
silver sudrabs
iron dzelzs
copper varš
lead-metal svins
steel tērauds
glass stikls
wood-material koks
coal ogles
oil eļļa
petrol benzīns
fire uguns
flame liesma
light gaisma
lightning zibens
thunder pērkons
rain lietus
snow sniegs
ice ledus
frost sals
hail krusa
wind vējš
air gaiss
cloud mākonis
fog migla
dew rasa
rainbow varavīksne
weather laiks
tree koks
leaf lapa
branch zars
root sakne
bark-tree miza
grass zāle
flower zieds, puķe
rose roze
lily lilija
bush krūms
oak ozols
pine priede
birch bērzs
reed niedre
straw salmi
hay siens
mushroom sēne
person cilvēks
people ļaudis, tauta
man vīrietis
woman sieviete
child bērns
baby mazulis
boy zēns, puika
girl meitene
mother māte
father tēvs
mum mamma
dad tētis
son dēls
daughter meita
brother brālis
sister māsa
grandmother vecmāmiņa
grandfather vectēvs
uncle onkulis
aunt tante
husband vīrs
wife sieva
bride līgava
wedding kāzas
family ģimene
friend draugs
neighbour kaimiņš
guest viesis
stranger svešinieks
name vārds
life dzīve
love mīlestība
kiss skūpsts, buča
heart sirds
head galva
hair mati
face seja
forehead piere
eye acs
ear auss
nose deguns
mouth mute
lip lūpa
tooth zobs
tongue mēle
chin zods
cheek vaigs
beard bārda
moustache ūsas
neck kakls
throat rīkle
shoulder plecs
back mugura
belly vēders
navel naba
arm roka
elbow elkonis
finger pirksts
nail nags, nagla
fist dūre
leg kāja
knee celis
foot pēda
heel papēdis
skin āda
bone kauls
rib riba
brain smadzenes
liver aknas
lung plauša
kidney niere
meat gaļa
milk piens
bread maize
butter sviests
cheese siers
egg ola
fish zivs
soup zupa
rice rīsi
flour milti
dough mīkla
cake kūka
sugar cukurs
honey medus
chocolate šokolāde
candy konfekte
apple ābols
pear bumbieris
grape vīnoga
cherry ķirsis
plum plūme
lemon citrons
orange-fruit apelsīns
banana banāns
strawberry zemene
nut rieksts
tomato tomāts
potato kartupelis
onion sīpols
garlic ķiploks
cabbage kāposts
carrot burkāns
cucumber gurķis
bean pupa
pea zirnis
pumpkin ķirbis
beet biete
pepper-spice pipari
mustard sinepes
vinegar etiķis
sausage desa
ham šķiņķis
bacon speķis
fat-grease tauki
wine vīns
beer alus
brandy degvīns
tea tēja
coffee kafija
juice sula
food ēdiens
breakfast brokastis
lunch pusdienas
dinner vakariņas
animal dzīvnieks
dog suns
puppy kucēns
cat kaķis
horse zirgs
mare ķēve
cow govs
bull bullis
calf teļš
sheep aita
lamb jērs
goat kaza
chicken vista
rooster gailis
duck pīle
goose zoss
rabbit trusis
hare zaķis
mouse pele
bear lācis
wolf vilks
fox lapsa
deer briedis
lion lauva
tiger tīģeris
elephant zilonis
camel kamielis
snake čūska
frog varde
turtle bruņurupucis
bird putns
eagle ērglis
hawk vanags
owl pūce
crow vārna
pigeon balodis
swan gulbis
cuckoo dzeguze
feather spalva
wing spārns
tail aste
horn rags
claw ķetna
fur kažoks
bee bite
wasp lapsene
ant skudra
butterfly tauriņš
beetle vabole
snail gliemezis
shark haizivs
whale valis
herring siļķe
crab krabis
house māja
home mājas
room istaba
kitchen virtuve
bathroom vanna
door durvis
window logs
wall siena
roof jumts
floor grīda
stairs kāpnes
garden dārzs
fence žogs
bed gulta
table galds
chair krēsls
lamp lampa
candle svece
mirror spogulis
key atslēga
knife nazis
fork dakša
spoon karote
plate šķīvis
cup krūze, tase
bottle pudele
pot katls
pan panna
bowl bļoda
oven krāsns
box kaste
bag soma
basket grozs
barrel muca
bucket spainis
broom slota
soap ziepes
towel dvielis
comb ķemme
needle adata
thread diegs
rope virve
hammer āmurs
saw zāģis
axe cirvis
screw skrūve
wheel ritenis
stick nūja
machine mašīna
toy rotaļlieta
doll lelle
ball bumba
book grāmata
paper papīrs
letter vēstule
newspaper avīze
picture attēls
language valoda
story stāsts
song dziesma
music mūzika
drum bungas
flute flauta
bell zvans
shirt krekls
trousers bikses
skirt svārki
dress kleita
coat mētelis
hat cepure
shoe kurpe
boot zābaks
sock zeķe
glove cimds
belt josta
button poga
pocket kabata
ring gredzens
glasses brilles
clock pulkstenis
umbrella lietussargs
wool vilna
silk zīds
cotton kokvilna
city pilsēta
village ciems
street iela
way ceļš
square laukums
bridge tilts
tower tornis
castle pils
market tirgus
shop veikals
school skola
office birojs
factory rūpnīca
bank banka
money nauda
coin monēta
price cena
gift dāvana
work darbs
worker strādnieks
doctor ārsts
teacher skolotājs
farmer zemnieks
hunter mednieks
fisherman zvejnieks
baker maiznieks
tailor drēbnieks
smith kalējs
cook pavārs
driver šoferis
boss priekšnieks
car auto
ship kuģis
boat laiva
train vilciens
plane lidmašīna
sail bura
sleigh ragavas
day diena
night nakts
morning rīts
evening vakars
today šodien
yesterday vakar
tomorrow rīt
week nedēļa
year gads
hour stunda
minute minūte
spring pavasaris
summer vasara
autumn rudens
winter ziema
monday pirmdiena
friday piektdiena
sunday svētdiena
holiday svētki
christmas Ziemassvētki
red sarkans
blue zils
green zaļš
yellow dzeltens
white balts
black melns
grey pelēks
brown brūns
pink rozā
colour krāsa
zero nulle
one viens
two divi
three trīs
four četri
five pieci
six seši
seven septiņi
eight astoņi
nine deviņi
ten desmit
hundred simts
thousand tūkstotis
half puse
first pirmais
last pēdējais
part daļa
circle aplis
line līnija
point punkts
corner stūris
side puse
hole caurums
number skaitlis
dream sapnis
game spēle
joy prieks
luck laime
peace miers
freedom brīvība
truth patiesība
hope cerība
strength spēks
voice balss
silence klusums
smell smarža
taste garša
thing lieta
question jautājums
answer atbilde
secret noslēpums
law likums
! insulting | Bauernlümmel, Prolet | chav, yob | beauf | cani | coatto : urla, gopņiks
! vulgar | Unsinn (vulgär) | bullshit | foutaise | chorrada | cazzata : huiņa, sviests, sūdabrālis
bad-omen slikta zīme
worthless nevērtīgs
finished cauri, galā
complain žēloties
limp-slack ļengans
flat-dull pliekans
gout podagra
goitre kākslis
scab krevele
rectum taisnā zarna
`,
}
