import type { LanguageSource } from '../language-source.ts'

/** Hungarian. */
export const hu: LanguageSource = {
  code: 'hu',
  script: 'Latin',
  text: `
penis-vulgar fasz, fasza, pöcs, farok, kuki, dákó, bránya, lompos, cerka, bögyörő, fütyi, répa, faszi, fütykös, pele
penis pénisz, hímvessző, hímtag
vulva-vulgar pina, picsa, punci, muff, puna, pinus, nuni, lyuk, muci, nuna, pinacsa
vagina hüvely, vagina
testicles-vulgar tök, töke, golyó, tökök, mony, here, mogyoró, zacskó, heregolyó
testicle here
breasts-vulgar csöcs, didi, cici, mell, bögy, dudák, tőgy, didkó, csecs, cicik, csöcsök
nipple mellbimbó, bimbó
arse segg, fenék, valag, picsa, popó, popsi, segge, ülep, feneke
buttocks fenék, popsi, far
anus végbélnyílás, ánusz, luk
arsehole seggfej, seggluk, picsafej, faszfej, seggarc
pubic-hair fanszőr, szőr
crotch ágyék, lágyék
clitoris csikló, klitorisz
foreskin fityma
glans makk
erection merevedés, erekció, áll a fasza
semen geci, ondó, sperma, gecis
fuck baszni, dugni, kefélni, kúrni, basz, kettyinteni, megbasz, baszás, kettyint, dug, kefél, hágni, bassza, baszik, kúr, megbaszni
fuck-exclamation bazmeg, basszus, bassza meg, a kurva életbe, kurva, baszd meg, bassza
sex szex
intercourse közösülés, koitusz, szeretkezés
mate-animals párosodni, párzás, fedezni
orgasm orgazmus
masturbate recskázni, rejszolni, verni, maszti, kiverni, rejsz, rejszol, recska, maszturbál, önkielégítés
wanker rejszoló, recskás, faszverő
suck-vulgar szopni, szopás, szop, leszopni
blow-job szopás, cumizás, franciázás
sodomy szodómia, seggbe dugás
horny kanos, felizgult, begerjedt
heat-rut tüzelés, sárlás, rigyet
lust kéj, bujaság
pervert perverz, ferde hajlamú
lecher kujon, kéjenc, vén kecske
obscene obszcén, trágár, parázna, ocsmány
porn pornó
naked meztelen, pucér, pőre
striptease sztriptíz, vetkőzés
prostitute prostituált, örömlány
whore kurva, ribanc, cafka, szajha, lotyó, lotyo, cafat, örömlány, luvnya, ringyó, rima
slut ribanc, cafka, cemende, luvnya, lotyó, szuka
brothel bordély, kupleráj, kupi
pimp strici, kerítő, selyemfiú
mistress szerető, ágyas
adultery házasságtörés, félrelépés
cuckold felszarvazott
incest vérfertőzés, incesztus
paedophile pedofil, pedó
rape megerőszakolás, nemi erőszak, erőszakol
orgy orgia, gruppen
fetish fétis
dildo műfasz, dildó, vibrátor
condom-slang koton, gumi, óvszer
virgin-sexual szűz
impotent impotens
castrate kasztrál, herél, eunuch
shit szar, kaka, fos, kula, ganéj, szarság, trágya, szarás, kaki
shit-verb szarni, szarik, fosni, beszarni
excrement ürülék, széklet, bélsár
poop kaka, kaki, kakil, kula
dung trágya, ganéj, gané
droppings szardarab, guano, kula
piss pisa, pisál, hugy, hugyozni, brunya, húgy, vizelet, hugyozás, pisi
urine vizelet, húgy
pee pisi, pisilni, hugy, pisa, brunya
fart fing, puki, szellent, pukizni, fingani, szellentés, fos
diarrhoea-vulgar fosás, fos, hasmars, fosik
belch böfög, böfi, böfögés
vomit hányás, okádék, hány, rókázni, okádni
snot takony, fika, taknyos
spit köpés, nyál, köp, köpet
sweat izzadság, veríték
stink büdös, bűz, szag, bűzlik
pus genny
toilet vécé, klotyó, klozett, budi, retyó
latrine latrina, árnyékszék, budi
chamber-pot bili, éjjeliedény
sewer csatorna, kloáka, szennyvíz
menstruation menstruáció, menzesz, mensi, havibaj
tampon tampon, betét
diaper pelenka
armpit hónalj
pimple pattanás, pörsenés
dandruff korpa
potbelly pocak, pohos, potroh, sörhas
tongue-kiss smárolni, nyelves csók, smár
seduce csábítani, elcsábít, csajozni
lick nyalni, nyal
hump kefélni, dugás, hágni, kettyinteni
damn átkozott, a fenébe, francba, franc, fene, kárhozat
go-to-hell menj a picsába, menj a francba, húzz el, kapd be, anyád
son-of-bitch kurafi, kurvapecér, rohadék
motherfucker anyabaszó, köcsög, geciláda
bollocks baromság, faszság, hülyeség, lófasz
transvestite transzvesztita
lingerie bugyi, alsónadrág, gatya
peeping kukkoló, leskelődő
grope taperol, fogdos, tapizni
bare-bottom csupasz segg
cleavage dekoltázs
hole-vulgar lyuk, luk
stick-vulgar bot, dorong, karó
idiot hülye, barom, marha, balfasz, bolond, idióta, szamár, seggfej, tahó, hülyegyerek, debil, kretén, fasz, gyökér, ökör, bunkó, tökfej, fafej, süsü, lüke, birka, mafla, tulok, tökkelütött
fool bolond, ostoba, balga, balfasz, balek
stupid hülye, buta, ostoba, bárgyú, dilinyós, béna, sötét
cretin kretén, gyengeelméjű, féleszű
blockhead tökfej, fajankó, tuskó, tökfilkó, bunkó
clumsy ügyetlen, kétbalkezes, béna, balfék
crazy őrült, bolond, dilis, zakkant, buggyant, flúgos, lökött, gyagya
madman elmebeteg, őrült, dilinyós
madhouse diliház, bolondokháza, elmegyógyintézet
retarded retardált, fogyatékos, értelmi fogyatékos
cripple nyomorék, rokkant
lame-person sánta, béna, bicegő
blind-person vak, világtalan
deaf-person süket
mute-person néma, kuka
stutterer dadogó
hunchback púpos
dwarf törpe, manó
bald kopasz, tar
ugly ronda, csúnya, csúf, rusnya, rút, randa
fat-person kövér, dagadt, hájas, hájpacni, pufók
skinny sovány, girhes, nyeszlett
coward gyáva, nyúl, beszari
weakling gyenge, nyápic, puhány
sissy anyámasszony katonája, puhapöcs, pipogya
bastard fattyú, korcs, zabigyerek
scoundrel gazember, csirkefogó, csibész, gazfickó, rohadék, szemét
rascal kölyök, csibész, pimasz, huligán
scum csőcselék, söpredék, aljanép
wretch nyomorult, szerencsétlen, szegény ördög
tramp csavargó, csöves, csövi, hajléktalan
beggar koldus, kéregető
loser lúzer, vesztes, senki
lazybones lusta, naplopó, henye, rest
glutton zabagép, falánk, haspók
miser fösvény, zsugori, smucig
greedy kapzsi, mohó
drunkard részeges, iszákos, piás, alkesz
drunk részeg, beszívott, tökrészeg
liar hazug
cheat csaló, szélhámos, svindler
hypocrite képmutató, álszent
traitor áruló, hazaáruló
snitch besúgó, spicli, tégla, árulkodó
toady seggnyaló, talpnyaló, nyalizó
braggart hencegő, nagyképű, dicsekvő
arrogant arrogáns, beképzelt, gőgös
cheeky pimasz, szemtelen
rude durva, goromba
boor bunkó, paraszt, tahó, suttyó, tuskó, bugris
gossip pletyka, pletykás
busybody kotnyeles, kíváncsi
old-hag banya, vénasszony, csoroszlya, vén szatyor
old-man-derog vénember, vén trotty, öreg
old-maid vénlány
bimbo cicababa, libuska, plázacica
slave rabszolga, szolga
servant-derog csicska, cseléd, lakáj, csatlós
pig disznó, sertés, malac
sow koca, emse
donkey szamár
ox-insult ökör, marha, barom
cow-insult tehén
goat-insult kecske, bakkecske
dog-insult kutya, eb, korcs
bitch szuka, ribanc
monkey-insult majom
rat-insult patkány
snake-insult kígyó, vipera
chicken-insult tyúk, csirke
goose-insult liba
worm-insult féreg, kukac, giliszta
louse tetű, tetves, serke
vermin féreg, kártevő, rovar
parasite élősködő, parazita, pióca
toad varangy, béka
hyena hiéna, sakál
vulture keselyű, dögkeselyű
beast vadállat, bestia, dúvad
monster szörny, szörnyeteg
savage vadember, barbár
primitive primitív
trash-person szemétláda, szarházi, mocsok
shame-on-you szégyen, szégyelld magad
mock gúny, gúnyolni
insult sértés
slur-black nigger, négus, szerecsen, bokszos
slur-jew biboldó
slur-roma cigány, cigó, dakota
slur-asian ferdeszemű, vágott szemű
slur-arab arabus, tevehajcsár, migráncs
slur-white gádzsó
slur-foreigner jöttment, migráncs, gyüttment
slur-neighbour oláh, tót, rác, labanc, ruszki, muszka, bocskoros
slur-region tirpák, bugris, vidéki suttyó
slur-gay buzi, köcsög, buzeráns, meleg, homokos, ratyi, langyi, buzika
slur-lesbian leszbi, leszbóca
slur-trans transzvesztita, ladyboy
slur-disabled mozgássérült, debil, mongol
slur-woman nőszemély, picsa, fehérszemély, némber
slur-poor proli, csóró, nincstelen
gay meleg, homoszexuális
lesbian leszbikus
negro-word néger
big-mouth pofa, nagypofájú, nagyszájú
big-nose nagyorrú, orrmány
shut-up fogd be, kuss, pofa be, kussolj
bore-person unalmas, idegesítő, nyűg
naive naiv, hiszékeny
stubborn makacs, konok, csökönyös
clown bohóc, paprikajancsi, pojáca
puppet báb, marionett, bábu
ignorant tudatlan
good-for-nothing semmirekellő, naplopó, mihaszna, semmirevaló
upstart újgazdag, uborkafára felkapaszkodott
hitler Hitler
nazi náci, nácik
swastika horogkereszt, szvasztika
fascist fasiszta
stalin Sztálin
lenin Lenin
mao Mao Ce-tung
dictator diktátor
dictator-local Rákosi, Kádár, Szálasi, Horthy, Kun Béla
tyrant zsarnok, despota
communist kommunista, komcsi, komenista
socialist szocialista, szoci
capitalist kapitalista
anarchy anarchia
racist rasszista
slavery rabszolgaság
colony gyarmat
genocide népirtás
holocaust holokauszt, vészkorszak
concentration-camp koncentrációs tábor, láger, haláltábor, gulag
gas-chamber gázkamra
ghetto gettó
pogrom pogrom
war háború
civil-war polgárháború
army hadsereg
soldier katona, baka
troops-militia milícia, pufajkás, gárda, Magyar Gárda
secret-police ÁVH, titkosrendőrség, ávós, ávó
police rendőrség
cop zsaru, rendőr, jard, fakabát, hekus
spy kém
terrorist terrorista
terror-group nyilas, nyilaskeresztes
hostage túsz
revolution forradalom
coup puccs, államcsíny
riot zavargás, lázadás
rebel lázadó, felkelő
strike-labour sztrájk
demonstration tüntetés
occupation megszállás, megszálló
invasion invázió
annexation annektálás
separatist szeparatista
traitor-political kollaboráns
propaganda propaganda
censorship cenzúra
corruption-politics mutyi, nepotizmus, urambátyám
mafia-politics oligarcha
party-political párt, Fidesz
president elnök
minister miniszter
king király
queen királynő
emperor császár
prince herceg
sultan szultán
leader vezér, vezető
master-lord úr, gazda
flag zászló
homeland haza
republic köztársaság
state állam
government kormány
election választás
border határ
refugee menekült
immigrant bevándorló, migráns
class-enemy kulák, burzsuj
contested-place Erdély, Felvidék, Délvidék
historic-trauma Trianon, Mohács, ötvenhat, málenkij robot
god Isten
goddess istennő
deity-local Hadúr, Boldogasszony
jesus Jézus
christ Krisztus
virgin-mary Szűz Mária, Boldogasszony
holy-spirit Szentlélek
saint szent
sacred szent
angel angyal
devil ördög
satan sátán
demon démon
hell pokol
paradise paradicsom, mennyország
sin bűn
sinner bűnös
soul lélek
prayer ima
pray imádkozni
church templom, egyház
mosque mecset
synagogue zsinagóga
temple szentély
monastery kolostor
altar oltár
cross-christian kereszt, feszület
priest pap, plébános
monk szerzetes, barát
nun apáca
bishop püspök
pope pápa
imam imám
rabbi rabbi
prophet próféta
muhammad Mohamed
allah Allah
koran Korán
bible Biblia
torah Tóra
gospel evangélium
buddha Buddha
jew zsidó
muslim muszlim, mohamedán
christian keresztény
infidel hitetlen, pogány
heretic eretnek
blasphemy istenkáromlás
sect szekta
holy-war szent háború, dzsihád
forbidden-food tréfli
kosher kóser
halal halal
fasting böjt, nagyböjt
pilgrimage zarándoklat
sacrifice áldozat
baptism keresztelő
mass-liturgy mise
relic ereklye
miracle csoda
blessing áldás
witch boszorkány, boszi
sorcerer varázsló, mágus
magic mágia, varázslat
evil-eye szemverés
evil-spirit-local mumus, lidérc, garabonciás, rézfaszú bagoly, krampusz, rémalak
taboo tabu
idol bálvány
antichrist Antikrisztus
judas Júdás
apocalypse apokalipszis, világvége
eternity-afterlife túlvilág, másvilág
fate sors, végzet
nirvana nirvána
death halál, halott
dead halott, holt
die meghalni, megdöglik, feldobja a talpát, meghal
corpse hulla, holttest, tetem
carrion dög
grave sír
coffin koporsó
funeral temetés
cemetery temető
mourning gyász
widow özvegy
orphan árva
skeleton csontváz
skull koponya, halálfej
ghost kísértet, szellem
vampire vámpír
zombie zombi, élőhalott
kill ölni, megöl, gyilkolni
murder gyilkosság
murderer gyilkos
suicide öngyilkosság
hang-person akasztani, akasztófa, bitófa
execution kivégzés
executioner hóhér
behead lefejez
strangle megfojt, fojtogat
drown fulladni, megfullad
massacre mészárlás, vérfürdő
slaughterhouse vágóhíd
butcher-derog mészáros, hentes
torture kínzás
beat verni, ütni, püföl
slap pofon, maflás, frász
fight verekedés, harc, bunyó
violence erőszak
wound seb
scar heg, sebhely
blood vér
bomb bomba
gun pisztoly, puska, stukker
bullet golyó
knife-weapon tőr, bicska
weapon fegyver
explosion robbanás
whip ostor, korbács
trap csapda
chain-fetter lánc, bilincs
prison börtön, sitt, dutyi
prisoner rab, fogoly, sittes
thief tolvaj, zsivány, enyves, lator, zsebes
steal lopni, lop, csórni
robber rabló, haramia, betyár
robbery rablás
plunder fosztogat, rabol
gangster gengszter, banda
mafia maffia
criminal bűnöző
crime bűncselekmény
kidnap emberrablás, elrabol
blackmail zsarolás
bribe kenőpénz, megveszteget, csúszópénz
corrupt korrupt
fraud csalás, átverés, svindli
counterfeit hamisítvány, hamis
lie hazugság, kamu
false hamis, téves
trick trükk, csel
smuggler csempész
pirate kalóz
arson gyújtogatás
fire-blaze tűzvész
enemy ellenség
hate gyűlölet, utál
revenge bosszú
anger harag, düh
angry dühös, mérges
evil gonosz
bad rossz, gaz, pocsék, silány, vacak, szar, gagyi, ócska, gyatra
worse rosszabb
cruel kegyetlen
fear félelem
terror rémület, rettegés, borzalom
nightmare rémálom
danger veszély
dangerous veszélyes
threat fenyegetés
accident baleset
disaster katasztrófa
misfortune balszerencse, szerencsétlenség
bad-omen rossz ómen, baljós
curse átok
doom végromlás, vész
damage kár
destroy rombolni, elpusztít
broken törött, elromlott
break-verb törni
breakdown hiba, defekt
crack repedés
rust rozsda
rot rothadás, rohadt, korhadt
mould penész
stale áporodott, avas
spoiled romlott
garbage szemét, hulladék
junk kacat, vacak, lom, ócskavas, bóvli, tré
rubbish-quality bóvli, gagyi, vacak, ócska, szemét, selejt
dirt kosz, mocsok, piszok, retek
dirty koszos, piszkos, mocskos
stain folt, paca
mud sár, iszap
swamp mocsár, láp
dust por
slime nyálka
soot korom
poison méreg
toxic mérgező
ashes hamu
disgust undor
disgusting undorító, gusztustalan
yuck fuj, pfuj
poor szegény
poverty szegénység, nyomor
hunger éhség
famine éhínség
thirst szomjúság
debt adósság, tartozás
bankrupt csőd, becsődölt
loss veszteség
lose veszíteni, elveszít
failure kudarc, bukás
fall-verb esni, bukik
error hiba, tévedés, baki
guilt bűntudat, vétek
punishment büntetés
fine-penalty bírság
tax adó
problem baj, gond, probléma, gáz, para
quarrel veszekedés, vita
scandal botrány
chaos káosz, zűrzavar
noise zaj, lárma
cheap olcsó
expensive drága
worthless értéktelen
useless haszontalan
weak gyenge
slow lassú
late késő
old öreg, régi
worn-out kopott, elhasznált
empty üres
nothing semmi
nobody senki
never soha
not nem, ne
does-not-go nem megy
stop állj, megáll
end vég
finished vége, kész
boring unalmas
bitter keserű
sour savanyú
sad szomorú
sorrow bánat, bú
cry-weep sírni, sírás, bőg
tear-drop könny
scream sikoly, ordítás, sikít
complain panasz, panaszkodik
lonely magányos
pity szánalom, sajnálat, kár
shame szégyen
tired fáradt
cold-neg hideg
dark sötét
darkness sötétség, homály
shadow árnyék
abyss szakadék, mélység
storm vihar
earthquake földrengés
flood árvíz
drought aszály, szárazság
smoke-fumes füst
cigarette cigaretta, cigi, csikk, bagó
drug drog, kábítószer, cucc
cannabis fű, marihuána, spangli, hasis
cocaine kokain, kokó
heroin-drug heroin, hernyó
amphetamine spuri, gyorsító, amfetamin
drug-addict drogos, narkós, kábszeres
drug-dealer díler
overdose túladagolás
booze pia, szesz
hangover másnaposság
gambling szerencsejáték
devilish-luck baj, csapás
burden teher
obstacle akadály
limp-slack petyhüdt, ernyedt
hollow üreges
crooked görbe, ferde
flat-dull ízetlen, íztelen
thin-watery híg, vizes
raw-unripe nyers, éretlen
burnt égett
leak szivárgás, lyukas
lack hiány
delay késés
forget felejt
refuse elutasít
forbidden tilos, tiltott
escape menekülés, szökés
hide rejt, rejtett
lost elveszett
abandoned elhagyott
ruin rom
slum nyomornegyed
hovel viskó, kalyiba, putri
rag rongy
crutch mankó
gloomy komor, borús
cockroach csótány
flea bolha
bedbug poloska
tick kullancs
maggot kukac, nyű
leech pióca
rat patkány
scorpion skorpió
spider pók
fly-insect légy
mosquito szúnyog
jellyfish medúza
weed-plant gaz, gyom
thorn tövis, tüske
disease betegség, kór
sick beteg
plague pestis, dögvész
epidemic járvány
cancer rák
tumour daganat, tumor
ulcer fekély
abscess kelés, tályog
leprosy lepra
cholera kolera
typhus tífusz
tuberculosis tüdőbaj, tbc
malaria malária
smallpox himlő
measles kanyaró
mumps mumpsz
chickenpox bárányhimlő
scabies rüh
rash kiütés, ekcéma
itch viszketés
wart szemölcs, bibircsók
boil-swelling duzzanat, púp
gout köszvény
haemorrhoids aranyér
diarrhoea hasmenés
constipation székrekedés
nausea hányinger, émelygés
cough köhögés
cold-illness nátha, megfázás
flu influenza
fever láz
pain fájdalom
headache fejfájás
toothache fogfájás
caries fogszuvasodás
cramp görcs
epilepsy epilepszia
stroke-illness szélütés, gutaütés
heart-attack infarktus, szívroham
diabetes cukorbetegség
aids AIDS
syphilis szifilisz, vérbaj
gonorrhoea tripper, kankó
herpes herpesz
jaundice sárgaság
rabies veszettség
tetanus tetanusz
rheumatism reuma
asthma asztma
allergy allergia
anaemia vérszegénység
gangrene üszkösödés
hernia sérv
goitre golyva
paralysis bénulás
coma kóma
faint-verb ájulás, elájul
dementia demencia, szenilis
depression depresszió
autism autizmus
miscarriage vetélés
abortion abortusz
infertile meddő
infection fertőzés
inflammation gyulladás
virus vírus
germ bacilus, baktérium
tapeworm galandféreg
bruise zúzódás
fracture törés
burn-injury égés
surgery műtét
amputate amputál
enema beöntés
pill pirula, tabletta
injection injekció, szuri
hospital kórház
laxative hashajtó
medicine gyógyszer
ambulance mentő
psychiatry pszichiátria
squint kancsal, bandzsa
phlegm turha, slejm
scab var
blister hólyag
numb zsibbadt
intestine bél
rectum végbél
bladder húgyhólyag
womb méh
placenta méhlepény
ovary petefészek
prostate prosztata
kidney-stone vesekő
be lenni, van
have birtokol
do-make csinál, tesz
go megy, menni
come jön, jönni
walk sétál, jár
run fut
jump ugrik
fly repül
swim úszik
sit ül
stand áll
lie-down fekszik
sleep alszik
wake ébred
eat enni, eszik
drink inni, iszik
bite harap
chew rág
swallow nyel
suck szív
see lát
look néz
hear hall
speak beszél
say mond
ask kérdez, kér
call hív
sing énekel
dance tánc, táncol
laugh nevet
play játszik
know tud, ismer
think gondol
want akar
can tud
must kell
love-verb szeret
like kedvel
give ad
take vesz
bring hoz
hold tart
put tesz, rak
throw dob
catch fog
pull húz
push tol, nyom
open nyit
close zár
cut vág
sew varr
wash mos
cook-verb főz
bake süt
burn ég
buy vásárol
sell elad
pay fizet
work-verb dolgozik
build épít
dig ás
plant-verb ültet, vet
write ír
read olvas
count számol
learn tanul
help segít, segítség
wait vár
find talál
search keres
live él
be-born születik
grow nő
blow fúj
turn fordul
roll gurul
shake ráz
tremble reszket
hit-strike üt
scratch kapar, vakar
rub dörzsöl
squeeze szorít
flow folyik
float lebeg
drip csepeg, csepp
freeze fagy
smile mosoly
kiss-verb csókol
marry házasodik
hug ölel, ölelés
win nyer
begin kezd
change változik, csere
travel utazik
drive vezet
leave indul
stay marad
send küld
show mutat
tie köt
pour önt
fill tölt
mix kever
shine ragyog
ring-verb csenget
snore horkol
yawn ásít
sneeze tüsszent
tickle csiklandoz
whistle fütyül
whisper suttog
bark-dog ugat
sting szúr
shave borotvál
big nagy
small kicsi, kis
tiny apró, pici
long hosszú
short rövid
tall-high magas
low alacsony
wide széles
narrow szűk, keskeny
thick vastag
thin vékony
deep mély
flat lapos
round kerek
straight egyenes
sharp éles
blunt tompa
heavy nehéz
light-weight könnyű
hard kemény
soft puha, lágy
new új
young fiatal
good jó
better jobb
beautiful szép, gyönyörű
strong erős
fast gyors
early korai, korán
hot forró
warm meleg
cool-fresh hűvös, friss
wet nedves, vizes
dry száraz
full tele, teli
clean tiszta
clear világos
sweet édes
salty sós
spicy csípős
rich gazdag
happy boldog, vidám
funny vicces
clever okos
brave bátor
kind-nice kedves
honest őszinte, becsületes
healthy egészséges
alive eleven, élő
free szabad
quiet csendes, halk
loud hangos
easy könnyű
true igaz
same azonos
other más
alone-only csak, egyedül
shy félénk
wild vad
strange furcsa
left bal
right-side jobb
up fel, fent
down le, lent
in ban
out ki
front elöl
behind mögött
near közel
far messze
here itt
there ott
where hol
when mikor
who ki
what mi
why miért
how hogyan
yes igen
i én
you te
he ő
we mi
they ők
my enyém
your tied
this ez
that az
all minden
many sok
few kevés
more több
less kevesebb
very nagyon
and és
or vagy
but de
with val
without nélkül
now most
always mindig
again megint
already már
soon hamarosan
maybe talán
hello szia, helló
goodbye viszlát
thanks köszönöm, kösz
please kérem
sorry bocsánat
come-on gyere
look-out vigyázz
good-day jó napot
sun nap
moon hold
star csillag
sky ég
earth föld
world világ
land ország
water víz
sea tenger
ocean óceán
lake tó
river folyó
stream patak
well-spring forrás, kút
wave hullám
island sziget
beach strand
coast part
mountain hegy
hill domb
valley völgy
forest erdő
field mező
meadow rét
desert sivatag
cave barlang
stone kő
rock szikla
sand homok
clay agyag
salt só
gold arany
silver ezüst
iron vas
copper réz
lead-metal ólom
steel acél
glass üveg
wood-material fa
coal szén
oil olaj
petrol benzin
fire tűz
flame láng
light fény
lightning villám
thunder mennydörgés
rain eső
snow hó
ice jég
frost fagy
wind szél
air levegő
cloud felhő
fog köd
dew harmat
rainbow szivárvány
weather időjárás
tree fa
leaf levél
branch ág
root gyökér
seed mag
grass fű
flower virág
rose rózsa
lily liliom
bush bokor
oak tölgy
pine fenyő
birch nyír
reed nád
straw szalma
hay széna
mushroom gomba
person ember
people nép, emberek
man férfi
woman nő, asszony
child gyerek
baby baba
boy fiú
girl lány
mother anya
father apa
mum anyu, mama
dad apu, papa
son fia
daughter lánya
brother testvér, báty
sister nővér
grandmother nagymama
grandfather nagyapa
uncle bácsi
aunt néni
cousin unokatestvér
husband férj
wife feleség
bride menyasszony
wedding esküvő
mother-in-law anyós
family család
friend barát
neighbour szomszéd
guest vendég
stranger idegen
name név
life élet
love szerelem
kiss csók, puszi
heart szív
head fej
hair haj
face arc
forehead homlok
eye szem
ear fül
nose orr
mouth száj
lip ajak
tooth fog
tongue nyelv
chin áll
beard szakáll
moustache bajusz
neck nyak
throat torok
shoulder váll
back hát
chest mell
belly has
navel köldök
arm kar
elbow könyök
hand kéz
finger ujj
nail köröm
fist ököl
leg láb
knee térd
heel sarok
skin bőr
bone csont
rib borda
brain agy
liver máj
lung tüdő
kidney vese
meat hús
milk tej
bread kenyér
butter vaj
cheese sajt
egg tojás
fish hal
soup leves
rice rizs
flour liszt
dough tészta
cake torta
biscuit keksz
sugar cukor
honey méz
chocolate csokoládé, csoki
candy cukorka
apple alma
pear körte
grape szőlő
cherry cseresznye, meggy
plum szilva
peach barack
lemon citrom
orange-fruit narancs
banana banán
strawberry eper
nut dió
fig füge
melon dinnye
tomato paradicsom
potato krumpli, burgonya
onion hagyma
garlic fokhagyma
cabbage káposzta
carrot répa
cucumber uborka
bean bab
pea borsó
lentil lencse
pumpkin tök
beet cékla
pepper-spice bors
mustard mustár
vinegar ecet
sausage kolbász
ham sonka
bacon szalonna
fat-grease zsír
wine bor
beer sör
brandy pálinka
tea tea
coffee kávé
juice lé
food étel
breakfast reggeli
lunch ebéd
dinner vacsora
animal állat
dog kutya
puppy kölyökkutya
cat macska, cica
horse ló
mare kanca
cow tehén
bull bika
calf borjú
sheep juh, birka
lamb bárány
goat kecske
chicken csirke
rooster kakas
duck kacsa
goose liba
turkey pulyka
rabbit nyúl
mouse egér
bear medve
wolf farkas
fox róka
deer szarvas, őz
boar vaddisznó
lion oroszlán
tiger tigris
elephant elefánt
monkey majom
camel teve
snake kígyó
frog béka
turtle teknős
crocodile krokodil
bird madár
eagle sas
hawk sólyom
owl bagoly
crow varjú, holló
pigeon galamb
swan hattyú
cuckoo kakukk
feather toll
wing szárny
horn szarv
claw karom
fur szőrme
bee méh
wasp darázs
ant hangya
butterfly pillangó, lepke
beetle bogár
snail csiga
shark cápa
whale bálna
crab rák
squid tintahal
house ház
home otthon
room szoba
kitchen konyha
bathroom fürdő
door ajtó
window ablak
wall fal
roof tető
floor padló
stairs lépcső
garden kert
fence kerítés
bed ágy
table asztal
chair szék
lamp lámpa
candle gyertya
mirror tükör
key kulcs
lock zár
knife kés
fork villa
spoon kanál
plate tányér
cup csésze, pohár
bottle üveg, palack
pot fazék
pan serpenyő
bowl tál
oven sütő
box doboz
bag táska
basket kosár
barrel hordó
bucket vödör
broom seprű
soap szappan
towel törölköző
comb fésű
brush kefe
needle tű
thread cérna
rope kötél
hammer kalapács
saw fűrész
axe balta
screw csavar
wheel kerék
stick bot
machine gép
tool szerszám
toy játék
doll baba
ball labda
book könyv
paper papír
letter levél
pen toll
newspaper újság
picture kép
word szó
language nyelv
story történet, mese
song dal
music zene
drum dob
flute fuvola
bell harang
clothes ruha
shirt ing
trousers nadrág
skirt szoknya
coat kabát
hat kalap
shoe cipő
boot csizma
sock zokni
glove kesztyű
belt öv
button gomb
pocket zseb
ring gyűrű
glasses szemüveg
clock óra
umbrella esernyő
wool gyapjú
silk selyem
cotton pamut
cloth szövet
city város
village falu
street utca
way út
square tér
bridge híd
tower torony
castle vár, kastély
market piac
shop bolt
school iskola
office iroda
factory gyár
bank bank
money pénz
coin érme
price ár
gift ajándék
work munka
worker munkás
doctor orvos
teacher tanár
farmer gazda
hunter vadász
fisherman halász
baker pék
tailor szabó
smith kovács
cook szakács
driver sofőr
boss főnök
car autó, kocsi
ship hajó
boat csónak
train vonat
plane repülő
bicycle bicikli
cart szekér
sail vitorla
day nap
night éjszaka
morning reggel
evening este
noon dél
today ma
yesterday tegnap
tomorrow holnap
week hét
month hónap
year év
hour óra
minute perc
time idő
spring tavasz
summer nyár
autumn ősz
winter tél
monday hétfő
friday péntek
sunday vasárnap
holiday ünnep
christmas karácsony
red piros, vörös
blue kék
green zöld
yellow sárga
white fehér
black fekete
grey szürke
brown barna
pink rózsaszín
purple lila
colour szín
zero nulla
one egy
two kettő, két
three három
four négy
five öt
six hat
seven hét
eight nyolc
nine kilenc
ten tíz
hundred száz
thousand ezer
million millió
half fél
first első
last utolsó
part rész
circle kör
line vonal
point pont
corner sarok
side oldal
hole lyuk
number szám
dream álom
game játék
joy öröm
luck szerencse
peace béke
freedom szabadság
truth igazság
hope remény
wish kívánság
strength erő
voice hang
silence csend
smell illat
taste íz
breath lélegzet
thing dolog
question kérdés
answer válasz
secret titok
law törvény
! political | Pfeilkreuzler | Arrow Cross fascist | membre des Croix fléchées | cruz flechada | croce frecciata : nyilas, árpádsávos
! insulting | Hundsfott, Schuft | rotter, bastard | fumier | cabronazo | carogna : rohadék, dög, szemét, rohadj meg
! insulting | Knastbruder, Diener | prison bitch, underling | larbin | pelele | tirapiedi : csicska
! vulgar | Pferdepimmel, Unsinn | bullshit, no way (horse's cock) | que dalle | y una polla | col cavolo : lófasz, faszom, faszság, faszkalap
! negative | die Pest hol's | what the heck | la peste | diantre | accidenti : fene, franc, fenébe
`,
}
