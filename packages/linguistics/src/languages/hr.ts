import type { LanguageSource } from '../language-source.ts'

/** Croatian, with words that Serbian and Bosnian share. */
export const hr: LanguageSource = {
  code: 'hr',
  script: 'Latin',
  text: `
penis-vulgar kurac, kita, pimpek, đoka, pišo, kurčina, patka, penis, kur, ćuna, kara, alat, patak, štangla, pipi, kuronja, pizdun, tić
penis penis, ud, pimpač
vulva-vulgar pička, pizda, pičkica, mica, pica, pičetina, rupa, minđa, mačkica, pipica, minđuša, guska, pizdurina
vagina vagina, rodnica
testicles-vulgar muda, jaja, mudo, kugle, testisi, bala
testicle testis, mošnja
breasts-vulgar sise, cice, sisa, dojke, cica, dude, bradavice, joški
nipple bradavica
arse dupe, guzica, šupak, guza, tur, stražnjica, zadnjica, dupence, rit, prkno, bulja
buttocks stražnjica, zadnjica
anus anus, čmar
arsehole šupak, šupčina, govnar, pizdun
pubic-hair dlačice, runje
crotch međunožje, prepone
clitoris klitoris, dražica
foreskin prepucij, kožica
glans glavić
erection erekcija, stojko, diže se
semen sperma, sjeme, svršiti
fuck jebati, ševiti, karati, jebi, jeb, trpati, drkati, tucati, prcati, jebo, jebem
fuck-exclamation jebote, jebiga, u kurac, u pičku materinu, kurva, sranje
sex seks
intercourse snošaj, spolni odnos, koitus
mate-animals pariti se, parenje
orgasm orgazam
masturbate drkati, masturbirati, onanirati, drkanje
wanker drkadžija, drkoš, drkica
suck-vulgar pušiti, puši, popuši, sisati
blow-job pušenje, pušiona
sodomy sodomija, analni seks
horny napaljen, napaljena, napaljenko
heat-rut gonjenje, tjeranje
lust požuda, pohota
pervert pervertit, perverznjak, izopačen
lecher pohotnik, bludnik, starkelja
obscene opscen, bestidan, lascivan, prost
porn porno, porniće, pornić
naked gol, nag, gola
striptease striptiz
prostitute prostitutka, bludnica
whore kurva, drolja, fuksa, droca, kuja, bludnica, rospija, fufa, kučka, prostitutka, flundra, radodajka, kurvetina
slut drolja, fuksa, flundra, rospija, kurvica, radodajka
brothel kupleraj, bordel, javna kuća
pimp svodnik, makro, podvodač
mistress ljubavnica, priležnica
adultery preljub, brakolom
cuckold rogonja
incest incest, rodoskvrnuće
paedophile pedofil, pedić
rape silovanje, silovati
orgy orgija, orgije
fetish fetiš
dildo dildo, vibrator
condom-slang kurton, gumica, kondom
virgin-sexual djevica, nevina
impotent impotent, impotentan
castrate kastrirati, uškopiti, eunuh
shit govno, sranje, drek, kaka, srati, kenja
shit-verb srati, sere, posrati, kenjati, kenja, kakiti
excrement izmet, feces, stolica
poop kaka, kakica, kakati, kakan
dung balega, gnoj, gnojivo, đubrivo
droppings brabonjak, kakica
piss pišati, pišaka, pišaća, piša, mokraća, piški
urine urin, mokraća
pee pišati, piš, pišalina, pišanje, piša, piški, lulu
fart prdac, prdež, prd, prdnuti, prditi, prdeti
diarrhoea-vulgar sračka, proljev, driskati, driska
belch podrignuti, rig, podrigivanje
vomit bljuvotina, povraćati, rigati, bljuvati
snot šmrklja, slina, bale, šmrkalj
spit pljuvačka, pljunuti, ispljuvak
sweat znoj
stink smrad, smrdjeti, vonj, smrdljiv, smrdi
pus gnoj
toilet zahod, wc, vece, klozet, toalet
latrine latrina, nužnik
chamber-pot tuta, noćna posuda, kahlica
sewer kanalizacija, kloaka
menstruation menstruacija, mjesečnica, menga
tampon tampon, uložak
diaper pelena
armpit pazuh
pimple prišt, bubuljica
dandruff perut
potbelly trbušina, škembe, drob
tongue-kiss žvaliti, vaćariti
seduce zavesti, zavoditi
lick lizati, liži
hump tucati, prcati, prasnuti
damn prokletstvo, proklet, dovraga, kvragu
go-to-hell idi u kurac, odjebi, goni se, idi k vragu
son-of-bitch kurvin sin, kučkin sin
motherfucker majkojebac, jebač, jebivjetar
bollocks sranje, pizdarija, glupost, gluparija
transvestite transvestit
lingerie gaće, gaćice, donje rublje
peeping voajer
grope pipati, pipkati
bare-bottom gola guzica
cleavage dekolte
hole-vulgar rupa
stick-vulgar batina, šipka, palica, kolac
idiot budala, kreten, debil, glupan, tele, bukvan, blentav, zvekan, tupan, bilmez, mutav, majmun, konj, magarac, tukac, idiot, vol, glupson, klipan, moron
fool budala, luđak, bedak
stupid glup, blesav, tup, tupav, bedast, glupi
cretin kreten, imbecil, maloumnik
blockhead tikvan, zvekan, mulac, bukvan, klipan, tutlek
clumsy nespretan, smotan, šeprtlja
crazy lud, luđak, munjen, blesav, ćaknut, prolupao, čaknut, šašav, luda, pošašavio
madman luđak, ludak, umobolnik
madhouse ludnica, ludara
retarded retard, retardiran, zaostao
cripple bogalj, sakat, invalid
lame-person šepav, hrom, ćopav
blind-person slijep, ćorav, slepac
deaf-person gluh, gluv
mute-person nijem
stutterer mucavac, mutav
hunchback grbavac, grba
dwarf patuljak, kepec
bald ćelav, ćelavac, ćela
ugly ružan, gadan, rugoba
fat-person debeo, debeljko, debela, debeljuca, bucmast
skinny mršav, suhonjav, kost i koža
coward kukavica, plašljivac, pičkica
weakling slabić, mlakonja
sissy mamina maza, papučar, mekušac
bastard kopile, gad, bastard
scoundrel nitkov, hulja, podlac, lupež
rascal nestaško, mangup, derište, vragolan
scum ološ, gamad, šljam, bagra, talog
wretch jadnik, bijednik, kukavac
tramp skitnica, klošar, beskućnik
beggar prosjak
loser gubitnik, luzer
lazybones lijenčina, ljenjivac, lijen, lenština
glutton proždrljivac, izjelica
miser škrtac, škrt, cicija
greedy pohlepan, gramziv
drunkard pijanac, pijandura
drunk pijan, nacvrcan, trešten
liar lažov, lažljivac
cheat varalica, prevarant, muljator
hypocrite licemjer, dvoličan
traitor izdajica, izdajnik
snitch cinkaroš, cinker, doušnik, tužibaba
toady ulizica, dupelizac, uvlakač
braggart hvalisavac, hvališa
arrogant ohol, bahat, arogantan, umišljen
cheeky drzak, bezobrazan, bezobraznik
rude grub, nepristojan
boor seljačina, seljak, prostak, geler, papak
gossip trač, tračara, brbljavac, laprdalo
busybody njuškalo, zabadalo
old-hag babetina, baba, vještica, starica
old-man-derog starkelja, starac, deda
old-maid usidjelica, stara cura
bimbo plavuša, sponzoruša, kokoš
slave rob, robinja
servant-derog sluga, lakej, podrepaš
pig svinja, prasac, svinjar, krmak
sow krmača, prasica
donkey magarac, tovar, osao, magare
ox-insult vol
cow-insult krava, kravetina
goat-insult koza, jarac
dog-insult pas, pseto, džukac, džukela
bitch kučka, kuja, gadura, vucibatina
monkey-insult majmun, majmunčina
rat-insult štakor, pacov
snake-insult zmija, ljutica, guja
chicken-insult kokoš, ćurka, kura
goose-insult guska, ćurka
worm-insult crv
louse uš, uši, vaška
vermin gamad, štetočina
parasite parazit, gotovan, nametnik
toad žaba krastača, krastača
hyena hijena, šakal
vulture lešinar, strvinar
beast zvijer, živina, stoka
monster čudovište, monstrum, neman
savage divljak, barbarin
primitive primitivac, primitivan
trash-person smeće, đubre, smrad, govno
shame-on-you sram te bilo, sramota
mock rugati se, ismijavati, sprdnja
insult uvreda, vrijeđati
slur-black crnčuga, crnja, čađo
slur-jew čifut
slur-roma cigan, ciganin, cigo
slur-asian kosooki
slur-arab turčin, balija, arapčina
slur-white bjelčuga
slur-foreigner dotepenac, došljak, vlaj
slur-neighbour švabo, žabar, čobanin, srbenda, četnik
slur-region vlah, dotepenec, purger, tovar
slur-gay peder, pederčina, topli brat, pedera, buzdovan, homić, tetka, buzerant, tetkica
slur-lesbian lezbača, lezba
slur-trans tranđa, travestit
slur-disabled invalid, mongoloid, kljast
slur-woman ženturača, pička, alapača, baba
slur-poor golja, sirotinja, gologuz
gay gej, homoseksualac
lesbian lezbijka
negro-word crnac, crnkinja
big-mouth gubica, njuška, brbljavac
big-nose nosonja, surla
shut-up umukni, zaveži, začepi, šuti
bore-person gnjavator, davitelj, dosadnjaković
naive naivan, naivčina
stubborn tvrdoglav, zadrt
clown klaun, pajac, lakrdijaš
puppet lutka, marioneta
ignorant neznalica, ignorant
good-for-nothing propalica, ništarija, nikogović
upstart skorojević, tajkun
hitler Hitler
nazi nacist, nacista
swastika svastika, kukasti križ
fascist fašist, fašista
mussolini Mussolini, duče
stalin Staljin
lenin Lenjin
mao Mao Ce Tung
dictator diktator
dictator-local Pavelić, Tito, Milošević, Karadžić, Mladić, Tuđman
tyrant tiranin, despot, silnik
communist komunist, komunjara, komunista
socialist socijalist
capitalist kapitalist
anarchy anarhija, anarhist
racist rasist, rasizam
apartheid apartheid
slavery ropstvo
colony kolonija
genocide genocid
holocaust holokaust
concentration-camp logor, koncentracijski logor, Jasenovac, gulag
gas-chamber plinska komora
ghetto geto
pogrom pogrom
war rat
civil-war građanski rat
army vojska, armija
soldier vojnik
troops-militia milicija, paravojska, ustaše, četnici, arkanovci
secret-police Udba, ustaša, OZNA
police policija, milicija
cop murja, drot, murjak, pandur, žaca
spy špijun, uhoda
terrorist terorist, terorista
terror-group Škorpioni, Crna ruka
hostage talac
revolution revolucija
coup puč, državni udar
riot neredi, nemiri, buna
rebel pobunjenik, odmetnik
strike-labour štrajk
demonstration prosvjed, demonstracije
occupation okupacija, okupator
invasion invazija
annexation aneksija, pripojenje
separatist separatist
traitor-political kolaborant, kolaboracionist, domobran
propaganda propaganda
censorship cenzura
corruption-politics nepotizam, uhljeb, rodijak
mafia-politics oligarh, tajkun
party-political stranka, partija, HDZ
president predsjednik
minister ministar
king kralj
queen kraljica
emperor car
prince princ, knez
sultan sultan, paša
leader vođa, poglavnik, lider
master-lord gospodar, gazda
flag zastava, barjak
homeland domovina, otadžbina
republic republika
state država
government vlada
election izbori
border granica
refugee izbjeglica, prognanik
immigrant imigrant, useljenik, doseljenik
class-enemy buržuj, kulak
contested-place Kosovo, Krajina, Piranski zaljev
historic-trauma Srebrenica, Vukovar, Bleiburg, Oluja, Ovčara, Goli otok
god Bog, bože
goddess božica
deity-local Perun, Veles, Svarog, Mokoš
jesus Isus
christ Krist, Hristos
virgin-mary Gospa, Djevica Marija, Majka Božja
holy-spirit Duh Sveti
saint svetac, sveti
sacred svet, sveto
angel anđeo
devil vrag, đavo, đavao
satan sotona
demon demon, zloduh
hell pakao
paradise raj
sin grijeh
sinner grešnik
soul duša
prayer molitva
pray moliti
church crkva
mosque džamija
synagogue sinagoga
temple hram
monastery samostan, manastir
altar oltar
cross-christian križ, krst, raspelo
priest svećenik, pop, župnik
monk redovnik, fratar, kaluđer
nun časna sestra, opatica, redovnica
bishop biskup, vladika
pope papa
imam imam, hodža
rabbi rabin
prophet prorok
muhammad Muhamed
allah Alah
koran Kuran
bible Biblija
torah Tora
gospel evanđelje
buddha Buda
hindu-god Višnu, Šiva
jew Židov, Jevrejin
muslim musliman
christian kršćanin
infidel nevjernik, poganin, bezbožnik
heretic heretik, krivovjerac
blasphemy bogohuljenje, svetogrđe
sect sekta
holy-war džihad, sveti rat, križarski rat
halal halal
kosher košer
forbidden-religious haram
fasting post, korizma, ramazan
pilgrimage hodočašće
sacrifice žrtva, žrtvovati
baptism krštenje, krst
mass-liturgy misa
relic relikvija, moći
miracle čudo
blessing blagoslov
witch vještica, coprnica, štriga
sorcerer čarobnjak, vrač, čarobnik
magic magija, čarolija
evil-eye urok, uroci
evil-spirit-local vukodlak, mora, drekavac, karakondžula, krampus, bauk, štrigun, vila
taboo tabu
idol idol, kumir
antichrist Antikrist
judas Juda
apocalypse apokalipsa, smak svijeta
eternity-afterlife zagrobni život, onaj svijet
fate sudbina
nirvana nirvana
holy-place svetište, Meka
death smrt, crkavanje
dead mrtav, mrtvac, mrtva, crknut
die umrijeti, krepati, crknuti
corpse leš, truplo, mrtvac
carrion strvina, crkotina, lešina
grave grob, raka, grobnica
coffin lijes, kovčeg, mrtvački sanduk
funeral sprovod, pogreb, sahrana
cemetery groblje
mourning žalost, korota
widow udovica
orphan siroče
skeleton kostur
skull lubanja, mrtvačka glava
ghost duh, sablast, utvara
vampire vampir
zombie zombi
kill ubiti, ubij, ubijati
murder ubojstvo, umorstvo
murderer ubojica, ubica, krvnik
suicide samoubojstvo
hang-person objesiti, vješala
execution pogubljenje, smaknuće
executioner krvnik, dželat
behead obezglaviti, odrubiti glavu
strangle zadaviti, ugušiti
drown utopiti, udaviti
massacre pokolj, masakr
slaughterhouse klaonica
butcher-derog koljač, mesar
torture mučenje, tortura
beat tući, batina, batine, mlatiti, tuča, lupati
slap šamar, pljuska
fight tučnjava, borba, tuča
violence nasilje
wound rana
scar ožiljak
blood krv
bomb bomba
gun pištolj, puška
bullet metak
knife-weapon bodež, nož, handžar
weapon oružje
explosion eksplozija
whip bič
trap zamka, klopka
chain-fetter lanac, okovi
prison zatvor, tamnica, robija, ćuza
prisoner zatvorenik, robijaš
thief lopov, kradljivac, lupež, lola
steal krasti, ukrasti
robber razbojnik, pljačkaš, hajduk
robbery pljačka, otimačina
plunder pljačkati, harati
gangster gangster, banda
mafia mafija
criminal zločinac, kriminalac
crime zločin, kriminal
kidnap oteti, otmica
blackmail ucjena
bribe mito, podmititi
corrupt korumpiran, korupcija
fraud prijevara, prevara, muljaža
counterfeit krivotvorina, lažnjak
lie laž, lagati, laže
false lažan, kriv
trick trik, smicalica
smuggler krijumčar, švercer
pirate gusar, pirat
arson palež
fire-blaze požar
enemy neprijatelj, dušmanin
hate mržnja, mrziti
revenge osveta
anger bijes, ljutnja, gnjev
angry ljut, bijesan
evil zlo, zao
bad loš, loše, zao, slab, bezvezan, bezveze
worse gori, gore
cruel okrutan, svirep
fear strah
terror užas, strava, teror
nightmare noćna mora
danger opasnost
dangerous opasan
threat prijetnja
accident nesreća
disaster katastrofa, propast
misfortune nesreća, zla kob
bad-omen zloslutnja, baksuz
curse prokletstvo, kletva
doom propast
damage šteta
destroy uništiti, razoriti
broken slomljen, pokvaren, razbijen
break-verb slomiti, lomiti
breakdown kvar
crack pukotina, napuklina
rust hrđa, rđa
rot trulež, truo
mould plijesan, buđ
stale ustajao, užegao
spoiled pokvaren
garbage smeće, otpad, đubre, smetlište
junk krama, starudija, krš
rubbish-quality škart, šund, kič
dirt prljavština, blato, gnoj, kal, prljav, nečistoća
dirty prljav
stain mrlja
mud blato, glib
swamp močvara, baruština
dust prašina, prah
slime sluz
soot čađa
poison otrov
toxic otrovan
ashes pepeo
disgust gađenje, gnušanje
disgusting gad, gadan, odvratan, ogavan, bljutav
yuck fuj, bljak
poor siromašan, jadan, bijedan
poverty siromaštvo, bijeda
hunger glad
famine glad
thirst žeđ
debt dug, dugovi
bankrupt bankrot, stečaj
loss gubitak
lose izgubiti, gubiti
failure neuspjeh, promašaj, fijasko
fall-verb pasti, pad
error pogreška, greška
guilt krivnja, krivica
punishment kazna, kara
fine-penalty globa
tax porez
problem problem
quarrel svađa
scandal skandal
chaos kaos, nered, haos
noise buka
cheap jeftin, jeftino
expensive skup
worthless bezvrijedan
useless beskoristan
weak slab
slow spor
late kasno
old star
worn-out istrošen, izlizan
empty prazan
nothing ništa
nobody nitko
never nikad
not ne, nije
does-not-go ne ide, ne radi
stop stani, stoj
end kraj
finished gotov, gotovo
boring dosadan, dosada
bitter gorak
sour kiseo
sad tužan
sorrow tuga, jad
cry-weep plakati, plač
tear-drop suza
scream vrisak, vikati
complain žaliti se, kukati
lonely usamljen
pity žalost, šteta
shame sram, stid
tired umoran
cold-neg hladno
dark taman, mračan
darkness tama, mrak
shadow sjena
abyss ponor, bezdan
storm oluja
earthquake potres
flood poplava, potop
drought suša
smoke-fumes dim
cigarette cigareta, čik, pljuga
drug droga
cannabis trava, marihuana, vutra, džoint
cocaine kokain, koka
heroin-drug heroin, hors
amphetamine spid, amfetamin
drug-addict narkoman, narkić, džanki
drug-dealer diler
overdose overdoza, predoziran
booze cuga, brlja
hangover mamurluk
gambling kocka, kockanje
devilish-luck nevolja, belaj
burden teret, breme
obstacle prepreka
limp-slack mlitav, mlohav
hollow šupalj
crooked kriv
flat-dull bljutav
thin-watery vodenast
raw-unripe sirov, nezreo
burnt spaljen, zagorio
leak curenje, curi
lack nedostatak
delay kašnjenje
forget zaboraviti
refuse odbiti
forbidden zabranjen, zabrana
escape bijeg, bježati
hide skriti, skriven
lost izgubljen
abandoned napušten
ruin ruševina
slum sirotinjska četvrt, favela
hovel straćara, udžerica
rag krpa, dronjak
crutch štaka
gloomy sumoran
cockroach žohar, bubašvaba
flea buha, buva
bedbug stjenica
tick krpelj
maggot ličinka, crv
leech pijavica
rat štakor
scorpion škorpion
spider pauk
fly-insect muha
mosquito komarac
jellyfish meduza
weed-plant korov
thorn trn
disease bolest, boljka
sick bolestan
plague kuga, pošast
epidemic epidemija, zaraza
cancer rak
tumour tumor
ulcer čir
abscess apsces
leprosy guba, lepra
cholera kolera
typhus tifus
tuberculosis tuberkuloza, sušica
malaria malarija
smallpox boginje
measles ospice
mumps zaušnjaci
scabies šuga, svrab
rash osip
itch svrbež
wart bradavica
boil-swelling oteklina, čvoruga
gout giht, ulozi
haemorrhoids hemoroidi, šuljevi
diarrhoea proljev
constipation zatvor
nausea mučnina
cough kašalj
cold-illness prehlada
flu gripa
fever groznica, vrućica
pain bol, muka, patnja
headache glavobolja
toothache zubobolja
caries karijes
cramp grč
epilepsy epilepsija, padavica
stroke-illness kap, moždani udar
heart-attack infarkt
diabetes dijabetes
aids SIDA
syphilis sifilis
gonorrhoea gonoreja, triper
herpes herpes
jaundice žutica
rabies bjesnoća
tetanus tetanus
rheumatism reuma
asthma astma
allergy alergija
anaemia anemija
gangrene gangrena
hernia kila
goitre guša
paralysis paraliza, kljenut
coma koma
faint-verb nesvjestica
dementia demencija, senilan
depression depresija
autism autizam
miscarriage spontani pobačaj
abortion pobačaj, abortus
stillborn mrtvorođenče
infertile neplodan, jalov
infection infekcija
inflammation upala
virus virus
germ bacil, klica
tapeworm trakavica, glista
bruise modrica
fracture prijelom
burn-injury opeklina
surgery operacija
amputate amputirati
enema klizma
pill pilula, tableta
injection injekcija, šprica
hospital bolnica
laxative laksativ
medicine lijek
psychiatry psihijatrija, ludnica
squint razrok, škiljav
phlegm šlajm, hračak
scab krasta
blister žulj
numb utrnuo
intestine crijevo
rectum debelo crijevo
bladder mjehur
womb maternica
placenta posteljica
prostate prostata
kidney-stone bubrežni kamenac
be biti
have imati
do-make raditi, činiti
go ići, idi
come doći, dođi
walk hodati, šetati
run trčati
jump skočiti, skok
fly letjeti
swim plivati
sit sjediti
stand stajati
lie-down ležati
sleep spavati
wake buditi
eat jesti
drink piti
bite gristi, ugriz
chew žvakati
swallow gutati
suck sisati
see vidjeti
look gledati
hear čuti, slušati
speak govoriti, pričati
say reći, kazati
ask pitati
call zvati
sing pjevati
dance plesati, ples
laugh smijati se, smijeh
play igrati
know znati
think misliti
want htjeti
can moći
must morati
love-verb voljeti, ljubiti
give dati
take uzeti
bring donijeti
hold držati
put staviti
throw baciti
catch uhvatiti
pull vući
push gurati
open otvoriti
close zatvoriti
cut rezati
sew šivati
wash prati
clean-verb čistiti
cook-verb kuhati
bake peći
burn gorjeti
buy kupiti
sell prodati
pay platiti
work-verb raditi
build graditi
dig kopati
plant-verb saditi
write pisati
read čitati
count brojati
learn učiti
help pomoć
wait čekati
find naći
search tražiti
live živjeti
be-born roditi se
grow rasti
blow puhati
turn okretati
roll kotrljati
shake tresti
tremble drhtati
hit-strike udariti
scratch češati, grebati
rub trljati
squeeze stisnuti
flow teći
float plutati
drip kapati, kap
freeze smrznuti
smile osmijeh
kiss-verb ljubiti
marry oženiti
hug zagrliti, zagrljaj
win pobijediti
begin početi
change promjena
travel putovati
drive voziti
return vratiti
leave otići
stay ostati
send poslati
show pokazati
tie vezati
pour lijevati
fill puniti
mix miješati
shine sjati
snore hrkati
yawn zijevati
sneeze kihati
whisper šaptati
bark-dog lajati
shave brijati
big velik, velika
small mali, mala
tiny sitan
long dug, dugo
short kratak
tall-high visok
low nizak
wide širok
narrow uzak
thick debel
thin tanak
deep dubok
flat ravan
round okrugao
straight ravno
sharp oštar
blunt tup
heavy težak
light-weight lagan, lak
hard tvrd
soft mek, mekan
new nov, novo
young mlad
good dobar, dobro
better bolji, bolje
beautiful lijep, lijepo, lepo
strong jak
fast brz, brzo
early rano
hot vruć
warm topao
cold hladan
cool-fresh svjež
wet mokar
dry suh
full pun
clean čist
clear jasan
bright svijetao
sweet sladak
salty slan
spicy ljut
rich bogat
happy sretan, veseo
funny smiješan
clever pametan
brave hrabar
kind-nice ljubazan, drag
honest pošten
healthy zdrav
alive živ
free slobodan
quiet tih, miran
loud glasan
easy lagano, lako
difficult teško
true istinit
same isti
other drugi
alone-only samo
shy sramežljiv
wild divlji
strange čudan
left lijevo
right-side desno
up gore
down dolje
in u
out van
front ispred
behind iza
near blizu
far daleko
here ovdje, tu
there tamo
where gdje
when kada
who tko, ko
what što, šta, kaj
why zašto
how kako
yes da
no ne
i ja
you ti
he on
she ona
we mi
they oni
my moj, moja
your tvoj
this ovaj, ovo
that onaj
all sve, svi
many mnogo, puno
few malo
more više
less manje
very vrlo, jako
and i
or ili
but ali
with s, sa
without bez
now sada
always uvijek
again opet
already već
soon uskoro
maybe možda
only-just tek
hello zdravo, bok, ćao
goodbye doviđenja
thanks hvala
please molim
sorry oprosti, pardon
come-on hajde, ajde
look-out pazi
good-day dobar dan
sun sunce
moon mjesec
star zvijezda
sky nebo
earth zemlja
world svijet
land zemlja
water voda
sea more
ocean ocean
lake jezero
river rijeka
stream potok
well-spring izvor, zdenac
wave val
island otok
beach plaža
coast obala
mountain planina, gora
hill brdo
valley dolina
forest šuma
field polje
meadow livada
desert pustinja
cave špilja, pećina
stone kamen
rock stijena
sand pijesak
clay glina
salt sol
gold zlato
silver srebro
iron željezo
copper bakar
lead-metal olovo
steel čelik
glass staklo
wood-material drvo
coal ugljen
oil ulje
petrol benzin
fire vatra, oganj
flame plamen
light svjetlo
lightning munja
thunder grom
rain kiša
snow snijeg
ice led
frost mraz
hail tuča
wind vjetar, bura
air zrak
cloud oblak
fog magla
dew rosa
rainbow duga
weather vrijeme
tree stablo
leaf list
branch grana
root korijen
bark-tree kora
seed sjemenka
grass trava
flower cvijet
rose ruža
lily ljiljan
bush grm
oak hrast
pine bor
birch breza
reed trska
straw slama
hay sijeno
mushroom gljiva
person čovjek, osoba
people ljudi, narod
man muškarac
woman žena
child dijete
baby beba
boy dječak, dečko
girl djevojka, cura
mother majka
father otac
mum mama
dad tata
son sin
daughter kći, kćer
brother brat
sister sestra
grandmother baka
grandfather djed
uncle ujak, stric
aunt teta
cousin rođak
husband muž, suprug
wife supruga
bride nevjesta, mlada
wedding vjenčanje, svadba
mother-in-law punica, svekrva
nephew nećak
family obitelj, porodica
friend prijatelj
neighbour susjed
guest gost
stranger stranac
name ime
life život
love ljubav
kiss poljubac, pusa
heart srce
head glava
hair kosa
face lice
forehead čelo
eye oko
ear uho
nose nos
mouth usta
lip usna
tooth zub
tongue jezik
chin brada
cheek obraz
beard brada
moustache brkovi
neck vrat
throat grlo
shoulder rame
back leđa
chest prsa
belly trbuh
navel pupak
arm ruka
elbow lakat
hand šaka, ruka
finger prst
nail nokat, čavao
fist šaka
leg noga
knee koljeno
foot stopalo
heel peta
skin koža
bone kost
rib rebro
brain mozak
liver jetra
lung pluća
kidney bubreg
meat meso
milk mlijeko
bread kruh
butter maslac
cheese sir
egg jaje
fish riba
soup juha
rice riža
flour brašno
dough tijesto
cake kolač, torta
biscuit keks
sugar šećer
honey med
chocolate čokolada
candy bombon
apple jabuka
pear kruška
grape grožđe
cherry trešnja
plum šljiva
peach breskva
lemon limun
orange-fruit naranča
banana banana
strawberry jagoda
nut orah
fig smokva
melon dinja
tomato rajčica
potato krumpir
onion luk
garlic češnjak
cabbage kupus
carrot mrkva
cucumber krastavac
bean grah
pea grašak
lentil leća
pumpkin bundeva
beet cikla
pepper-spice papar
mustard senf
vinegar ocat
sausage kobasica
ham šunka, pršut
bacon slanina
fat-grease mast
wine vino
beer pivo
brandy rakija
tea čaj
coffee kava, kafa
juice sok
food hrana
breakfast doručak
lunch ručak
dinner večera
animal životinja
dog pas
puppy štene
cat mačka
horse konj
mare kobila
cow krava
bull bik
calf tele
sheep ovca
lamb janje
goat koza
chicken kokoš
rooster pijetao
duck patka
goose guska
turkey puran
rabbit kunić
hare zec
mouse miš
bear medvjed
wolf vuk
fox lisica
deer jelen, srna
boar vepar
lion lav
tiger tigar
elephant slon
monkey majmun
camel deva
snake zmija
frog žaba
turtle kornjača
crocodile krokodil
bird ptica
eagle orao
hawk sokol, jastreb
owl sova
crow vrana
pigeon golub
swan labud
cuckoo kukavica
feather pero
wing krilo
tail rep
horn rog
claw kandža
fur krzno
bee pčela
wasp osa
ant mrav
butterfly leptir
beetle buba
snail puž
shark morski pas
whale kit
crab rak
squid lignja
house kuća
home dom
room soba
kitchen kuhinja
bathroom kupaonica
door vrata
window prozor
wall zid
roof krov
floor pod
stairs stepenice
garden vrt
fence ograda
bed krevet
table stol
chair stolica
lamp lampa
candle svijeća
mirror ogledalo
key ključ
lock brava
knife nož
fork vilica
spoon žlica
plate tanjur
cup šalica
bottle boca
pot lonac
pan tava
bowl zdjela
oven pećnica
box kutija
bag torba
basket košara
barrel bačva
bucket kanta
broom metla
soap sapun
towel ručnik
comb češalj
brush četka
needle igla
thread konac
rope uže
hammer čekić
saw pila
axe sjekira
screw vijak
wheel kotač
stick štap
machine stroj
tool alat
toy igračka
doll lutka
ball lopta
book knjiga
paper papir
letter pismo
pen olovka
newspaper novine
picture slika
word riječ
language jezik
story priča
song pjesma
music glazba, muzika
drum bubanj
flute flauta
bell zvono
clothes odjeća
shirt košulja
trousers hlače
skirt suknja
dress haljina
coat kaput
hat šešir
shoe cipela
boot čizma
sock čarapa
glove rukavica
belt remen
button gumb
pocket džep
ring prsten
glasses naočale
clock sat
umbrella kišobran
wool vuna
silk svila
cotton pamuk
leather koža
cloth tkanina
city grad
village selo
street ulica
way put
square trg
bridge most
tower toranj
castle dvorac
market tržnica
shop dućan, trgovina
school škola
office ured
factory tvornica
bank banka
money novac, lova
coin kovanica
price cijena
gift dar, poklon
work rad, posao
worker radnik
doctor liječnik
teacher učitelj
farmer seljak
hunter lovac
fisherman ribar
baker pekar
tailor krojač
smith kovač
cook kuhar
driver vozač
boss šef
car auto
ship brod
boat čamac
train vlak
plane avion
bicycle bicikl
cart kola
sail jedro
sleigh sanjke
day dan
night noć
morning jutro
evening večer
noon podne
today danas
yesterday jučer
tomorrow sutra
week tjedan
month mjesec
year godina
hour sat
minute minuta
time vrijeme
spring proljeće
summer ljeto
autumn jesen
winter zima
monday ponedjeljak
friday petak
sunday nedjelja
holiday praznik
christmas Božić
red crven
blue plav
green zelen
yellow žut
white bijel
black crn
grey siv
brown smeđ
pink ružičast
purple ljubičast
colour boja
zero nula
one jedan
two dva
three tri
four četiri
five pet
six šest
seven sedam
eight osam
nine devet
ten deset
hundred sto
thousand tisuća
million milijun
half pola
first prvi
last zadnji
part dio
circle krug
line crta
point točka
corner kut
side strana
hole rupa
number broj
dream san
game igra
joy radost
luck sreća
peace mir
freedom sloboda
truth istina
hope nada
wish želja
strength snaga
voice glas
silence tišina
smell miris
taste okus
breath dah
thing stvar
question pitanje
answer odgovor
secret tajna
law zakon
! political | kroatischer Faschist | Croatian fascist | oustachi | ustacha | ustascia : ustaša, ustaški
! political | serbischer Nationalist | Serbian nationalist | tchetnik | chetnik | cetnico : četnik, četnički
! insulting | Muttersöhnchen ohne Rückgrat | spineless person | lavette | calzonazos | smidollato : mlitavac, papučar
! vulgar | was zum Teufel, scheißegal | don't give a fuck | s'en foutre | me la suda | me ne frego : boli me kurac, zajebi, zajebancija
! insulting | Bauerntrampel | redneck | plouc | paleto | burino : seljober, cajka, džiber
! insulting | Bauer, Hinterwäldler | hick, peasant | plouc, bouseux | paleto | burino, cafone : seljak, papak, seljačina, brđanin, balija, seljo
`,
}
