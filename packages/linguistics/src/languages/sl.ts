import type { LanguageSource } from '../language-source.ts'

/** Slovene. */
export const sl: LanguageSource = {
  code: 'sl',
  script: 'Latin',
  text: `
penis-vulgar kurac, kurec, tič, klinec, lulček, kurc, pimpek, lulek, palica
penis penis, ud
vulva-vulgar pizda, pička, mica, pizdica, češplja, muca, luknja
vagina vagina, nožnica
testicles-vulgar jajca, moda, modo
testicle testis, modo, mošnja
breasts-vulgar joški, joške, zize, ziza, balkon
nipple bradavica, sesek
arse rit, ritka, zadnjica
buttocks zadnjica, ritnice, zadnja plat
anus anus, zadnjik
arsehole pizdun, šupak, rit
pubic-hair sramne dlake
crotch mednožje, dimlje
clitoris klitoris, ščegetavček
foreskin kožica, prepucij
glans glavica, želod
erection erekcija
semen sperma, seme
fuck fukati, jebati, fuk, nategniti, jebi, pofukati, pojebati, porivati, natepavati, jebe
fuck-exclamation pizda, jebemti, jebenti, jebiga, kurc, fak, v kurac, pizda materna
sex seks
intercourse spolni odnos, občevanje, koitus, spolno občevanje
mate-animals pariti se, parjenje
orgasm orgazem, vrhunec
masturbate drkati, masturbirati, onanirati, drkanje
wanker drkač
suck-vulgar fafati, pofafati, sesati
blow-job fafanje, felacija, oralni seks
sodomy sodomija, analni seks
horny nadržen, pohoten, potreben, razvnet
heat-rut gonitev, gonja
lust pohota, sla, poželenje
pervert perverznež, sprijenec, perverzen, izprijenec
lecher pohotnež, babjak, razvratnež
obscene obscen, opolzek, nespodoben, kosmat
porn porno, pornič, pornografija
naked gol, nag, nagec, gola
striptease striptiz, slačipunca
prostitute prostitutka, vlačuga, cipa
whore kurba, cipa, vlačuga, lajdra, kurbica, kuzla
slut cipa, lajdra, kurbica, candra, razuzdanka
brothel bordel, kupleraj, javna hiša
pimp zvodnik, zvodnica, makro
mistress ljubica, priležnica
adultery prešuštvo, skok čez plot
cuckold rogonosec
incest incest, krvoskrunstvo
paedophile pedofil
rape posilstvo, posiliti
orgy orgija, orgije
fetish fetiš
dildo dildo, vibrator
condom-slang kondom, gumica
virgin-sexual devica, nedolžna
impotent impotenten, impotentnež
castrate kastrirati, skopiti, skopljenec, evnuh
shit drek, sranje, govno, kakec
shit-verb srati, posrati, kakati, usrati, serje
excrement iztrebek, blato, fekalije
poop kakec, kakati
dung gnoj, kravjek, konjska figa
droppings bobek, iztrebek
piss scati, scanje, scalina, ščati, poscati
urine urin, seč
pee lulati, lulanje
fart prdec, prd, prdniti, prdeti, prdi
diarrhoea-vulgar driska, dristati
belch rigati, riganje, rigniti
vomit bruhati, kozlati, bruhanje, kozlanje, bljuvati
snot smrkelj, šmrkelj
spit slina, pljunek, pljuvati, pljuniti
sweat pot, znoj
stink smrad, smrdeti, smrdi, smrdljiv, zaudarjati
pus gnoj
toilet stranišče, sekret, vece
latrine latrina
chamber-pot kahla, kahlica, nočna posoda
sewer greznica, kanalizacija, kloaka
menstruation menstruacija, mesečno perilo
tampon tampon, vložek
diaper plenica
armpit pazduha
pimple mozolj, akna
dandruff prhljaj
potbelly vamp, trebuh
tongue-kiss francoski poljub
seduce zapeljati, osvajati
lick lizati, liže
hump natepavati, porivati, nategniti
damn prekleto, preklet, hudiča, presneto, vraga, prekleti
go-to-hell odjebi, jebi se, pojdi k vragu, spizdi, v rit me piši, spelji se, pojdi v rit, pojdi se solit
son-of-bitch kurbin sin, pasji sin
motherfucker jebač
bollocks sranje, pizdarija, traparija, bedarija, neumnost, bulšit
transvestite transvestit
lingerie spodnje perilo, gate, gatke, spodnjice, tangice, modrc
peeping voajer
grope šlatati, otipavati, pošlatati
bare-bottom gola rit
cleavage dekolte
hole-vulgar luknja
stick-vulgar palica, drog, štanga
idiot idiot, butelj, tepec, kreten, bedak, debil, budala, butec, bebec, osel, tele, teslo, konj, tepka, moron
fool norec, bedak, budala, trap, tepček
stupid neumen, trapast, butast, bedast, glup, zabit, neumna, trapasta, zarukan, neumno
cretin kreten, slaboumnež, imbecil
blockhead butelj, teslo, štor, butec, bučman
clumsy neroden, štorast, nerodnež, štor
crazy nor, zmešan, trčen, nora, prismojen, prismuknjen, usekan, zmešana, odpiljen
madman norec, blaznež, umobolnik, blazen
madhouse norišnica, umobolnica
retarded retardiran, zaostal, retard
cripple pohabljenec, kripelj, invalid, hromec, pohabljen
lame-person šepav, hrom, kruljav, šepavec
blind-person slep, slepec
deaf-person gluh
mute-person nem, mutec, mutast
stutterer jecljavec, jecljati
hunchback grbavec, grba, grbast
dwarf pritlikavec, palček, škrat
bald plešast, pleša, plešec
ugly grd, grda, grdoba, spaka, ostuden
fat-person debel, debeluh, bajsi, bajs, debela, debeluška, bajsa, zavaljen
skinny mršav, suh, koščen
coward strahopetec, bojazljivec, posranec, usranec, zajec, reva, strahopeten
weakling slabič, mevža, reva, mila jera, mehkužnež
sissy mevža, mamin sinček, copata, poženščen
bastard baraba, pankrt, prasec
scoundrel baraba, lopov, podlež, lump, falot, capin, malopridnež
rascal paglavec, mulec, smrkavec, pamž, porednež, navihanec
scum izmeček, sodrga, drhal, golazen, svojat
wretch revež, bednik, nesrečnik, siromak, beden
tramp klošar, potepuh, klatež, brezdomec
beggar berač, beračica
loser zguba, luzer, poraženec
lazybones lenuh, len, lenoba, lena
glutton požeruh, požrešen, požrešnež
miser skopuh, skop, stiskač, škrt
greedy pohlepen, pogolten, pohlepnež
drunkard pijanec, pijandura, alkoholik, alkič
drunk pijan, nažgan, okajen, nasekan, pijana, nacejen
liar lažnivec, lažniv, lažnivka
cheat goljuf, prevarant, slepar
hypocrite hinavec, licemerec, dvoličnež
traitor izdajalec, izdajalka
snitch špicelj, ovaduh, tožibaba, cinkar
toady ritoliznik, petolizec, prilizovalec, podrepnik
braggart bahač, važič, hvalisavec
arrogant aroganten, nadut, ošaben, domišljav, vzvišen
cheeky predrzen, nesramen, nesramnež
rude nevljuden, nesramen, robat
boor kmetavzar, teleban, rovtar, prostak, kmet
gossip opravljivka, trač, čenča, čvekač, tračarka, klepetulja
busybody radovednež, vsiljivec, vohljač
old-hag babura, coprnica, stara baba, čarovnica
old-man-derog starec, dedec, stari prdec
old-maid stara devica
bimbo blondinka, kokoš, pupa
slave suženj, sužnja
servant-derog hlapec, lakaj, sluga, dekla, služabnik
pig svinja, prasec, prašič, pujs, svinjar
sow svinja, prasica
donkey osel, oslica
ox-insult vol
cow-insult krava, telica
goat-insult koza, kozel
dog-insult pes, cucek, ščene
bitch prasica, kuzla, psica, mrha
monkey-insult opica
rat-insult podgana
snake-insult kača, gad, modras
chicken-insult kokoš, kura, putka
goose-insult gos, goska
worm-insult črv
louse uš, uši, gnida
vermin mrčes, golazen, zalega
parasite parazit, zajedavec, prisklednik
toad krastača
hyena hijena, šakal
vulture jastreb, mrhovinar
beast zver, živina, beštija
monster pošast, spaka, monstrum
savage divjak, barbar
primitive primitivec, primitiven
trash-person izmeček, smet, gnida, drek
shame-on-you sram te bodi, sramota
mock zasmehovati, norčevati se, posmeh, zasmeh
insult žalitev, žaliti, zmerljivka
slur-black črnuh, zamorec
slur-jew čifut
slur-roma cigan, ciganka
slur-asian poševnook
slur-foreigner čefur, čefurka, dotepenec, južnjak, trenirkar, tujec
slur-neighbour lah, makaronar, švab, nemčur
slur-region rovtar, hribovec, žabar
slur-gay peder, buzerant, pederast, topli bratec
slur-lesbian lezba, lezbača
slur-trans transvestit
slur-disabled mongoloid, kripelj, invalid
slur-woman baba, babše, babnica
slur-poor revež, berač
gay gej, homoseksualec, istospolen
lesbian lezbijka
negro-word zamorec, črnec, zamorka, črnka
big-mouth gobec, rilec, klepetulja
big-nose nosan, rilec
shut-up tiho, utihni, drži gobec, zapri gobec, molči
bore-person dolgočasnež, tečnoba, nadloga, tečnež
naive naiven, lahkoveren, naivnež
stubborn trmast, trmoglav, trmoglavec
clown klovn, pavliha, burkež
puppet lutka, marioneta
ignorant neveden, nevednež, ignorant
good-for-nothing ničvrednež, nebodigatreba, pridanič
upstart povzpetnik, tajkun
hitler Hitler
nazi nacist, nacizem
swastika svastika, kljukasti križ
fascist fašist, fašizem
mussolini Mussolini, duce
stalin Stalin
lenin Lenin
mao Mao Cetung
pol-pot Pol Pot, Rdeči Kmeri
dictator diktator, diktatura
dictator-local Tito, Milošević, Pavelić
tyrant tiran, trinog, despot
communist komunist, komunizem, komunajzar
socialist socialist
capitalist kapitalist
anarchy anarhija, anarhist
racist rasist, rasizem
apartheid apartheid
slavery suženjstvo
colony kolonija
genocide genocid
holocaust holokavst
concentration-camp koncentracijsko taborišče, taborišče, Dachau, gulag
gas-chamber plinska celica
ghetto geto
pogrom pogrom
war vojna
civil-war državljanska vojna
army vojska, armada
soldier vojak
troops-militia domobranci, četniki, ustaši, bela garda
secret-police Udba, OZNA, tajna policija, gestapo
police policija, milica
cop policaj, kifeljc, miličnik
spy vohun, špijon
terrorist terorist, terorizem
terror-group Al Kaida
hostage talec
revolution revolucija
coup državni udar, puč
riot izgredi, nemiri, upor
rebel upornik, puntar
strike-labour stavka, štrajk
demonstration demonstracije, protest
occupation okupacija, okupator
invasion invazija
annexation aneksija, priključitev
separatist separatist
traitor-political kolaborant, domobranec, kolaboracija
propaganda propaganda
censorship cenzura
corruption-politics nepotizem, strici iz ozadja
mafia-politics oligarh, tajkun
party-political stranka, partija
president predsednik
minister minister
king kralj
queen kraljica
emperor cesar
prince princ, knez
sultan sultan, paša
leader vodja, poglavar
master-lord gospodar, gospod
flag zastava
homeland domovina
republic republika
state država
government vlada
election volitve
border meja
refugee begunec, begunka
immigrant priseljenec, imigrant
class-enemy kulak, buržuj
contested-place Piranski zaliv, Kosovo, svobodno tržaško ozemlje
historic-trauma Kočevski Rog, Huda jama, fojba, Goli otok, Teharje, izbrisani
god Bog
goddess boginja
deity-local Perun, Veles, Svarog, Triglav
jesus Jezus
christ Kristus
virgin-mary Devica Marija, Mati Božja
holy-spirit Sveti Duh
saint svetnik, sveti
sacred svet, sveta
angel angel
devil hudič, vrag, zlodej
satan satan
demon demon
hell pekel
paradise raj, nebesa
sin greh
sinner grešnik
soul duša
prayer molitev
pray moliti
church cerkev
mosque mošeja, džamija
synagogue sinagoga
temple tempelj, svetišče
monastery samostan
altar oltar
cross-christian križ, razpelo
priest duhovnik, župnik, far
monk menih
nun nuna, redovnica
bishop škof
pope papež
imam imam
rabbi rabin
prophet prerok
muhammad Mohamed
allah Alah
koran Koran
bible Biblija, Sveto pismo
torah Tora
gospel evangelij
buddha Buda
hindu-god Višnu, Šiva
jew Jud, Žid
muslim musliman
christian kristjan
infidel nevernik, pogan, brezbožnik
heretic krivoverec, heretik
blasphemy bogokletje, bogoskrunstvo
sect sekta
holy-war džihad, sveta vojna, križarska vojna
halal halal
kosher košer
forbidden-religious haram
fasting post, ramazan, postiti se
pilgrimage romanje
sacrifice žrtev, žrtvovati
baptism krst
mass-liturgy maša
relic relikvija
miracle čudež
blessing blagoslov
witch čarovnica, coprnica, vešča
sorcerer čarovnik, copernik, čarodej
magic čarovnija, magija
evil-eye urok, zlo oko
evil-spirit-local volkodlak, mora, bavbav, parkelj, škratelj, krampus
taboo tabu
idol malik, idol
antichrist Antikrist
judas Judež
apocalypse apokalipsa, konec sveta, sodni dan
eternity-afterlife onostranstvo, posmrtno življenje, vice
fate usoda
nirvana nirvana
holy-place svetišče, Meka
death smrt
dead mrtev, mrtvec, mrlič, mrtva
die umreti, crkniti, krepniti
corpse truplo, mrlič, mrtvec
carrion mrhovina, crkovina
grave grob, grobnica
coffin krsta
funeral pogreb
cemetery pokopališče, britof
mourning žalovanje
widow vdova
orphan sirota
skeleton okostje, okostnjak
skull lobanja
ghost duh, strah, prikazen
vampire vampir
zombie zombi
kill ubiti, ubij, ubijati
murder umor, umoriti, uboj
murderer morilec, ubijalec
suicide samomor
hang-person obesiti, vislice
execution usmrtitev, eksekucija
executioner rabelj, krvnik
behead obglaviti
strangle zadaviti, daviti
drown utopiti, utoniti
massacre pokol, masaker
slaughterhouse klavnica
butcher-derog klavec, mesar
torture mučenje, mučiti
beat tepsti, pretepsti, batine, mlatiti, udarec
slap klofuta, zaušnica
fight pretep, boj
violence nasilje
wound rana
scar brazgotina
blood kri
bomb bomba
gun pištola, puška
bullet krogla, naboj
knife-weapon bodalo, nož
weapon orožje
explosion eksplozija
whip bič
trap past, zanka
chain-fetter veriga, okovi
prison zapor, ječa, arest, keha
prisoner zapornik, jetnik
thief tat, lopov
steal krasti, ukrasti
robber ropar, razbojnik
robbery rop
plunder pleniti, ropati
gangster gangster, tolpa
mafia mafija, mafijaš
criminal zločinec, kriminalec
crime zločin, kriminal
kidnap ugrabiti, ugrabitev
blackmail izsiljevanje
bribe podkupnina, podkupiti
corrupt skorumpiran, korupcija, podkupljiv
fraud goljufija, prevara, nateg
counterfeit ponaredek, ponarejen
lie laž, lagati, laže
false lažen, napačen
trick zvijača, trik, ukana
smuggler tihotapec, švercar
pirate pirat, gusar
arson požig, požigalec
fire-blaze požar
enemy sovražnik
hate sovraštvo, sovražiti
revenge maščevanje
anger jeza, bes, srd
angry jezen, besen
evil zlo, zloben, hudoben
bad slab, slabo, zanič
worse slabši, slabše, huje
cruel krut, okruten
fear strah
terror groza, teror
nightmare nočna mora
danger nevarnost
dangerous nevaren
threat grožnja
accident nesreča
disaster katastrofa
misfortune nesreča, smola
bad-omen zla slutnja
curse prekletstvo, kletev
doom poguba, propad
damage škoda, poškodba
destroy uničiti
broken zlomljen, pokvarjen, razbit
break-verb zlomiti, lomiti, razbiti
breakdown okvara
crack razpoka
rust rja
rot gniloba, gnil, gniti
mould plesen
stale postan, žaltav
spoiled pokvarjen
garbage smeti, odpadki, smetišče
junk krama, šara, kramarija
rubbish-quality šund, kič, škart
dirt umazanija, nesnaga
dirty umazan, umazana, packa, pacek
stain madež, packa
mud blato
swamp močvirje, barje
dust prah
slime sluz
soot saje
poison strup
toxic strupen
ashes pepel
disgust gnus, gabiti se
disgusting gnusen, ogaben, odvraten, zoprn
yuck fuj, bljak
poor reven, ubog, beden
poverty revščina, beda
hunger lakota, glad
famine lakota
thirst žeja
debt dolg, dolgovi
bankrupt stečaj, bankrot
loss izguba
lose izgubiti
failure neuspeh, polom, fiasko
fall-verb pasti, padec
error napaka, zmota
guilt krivda, kriv
punishment kazen
fine-penalty globa
tax davek
problem problem, težava
quarrel prepir, kreg
scandal škandal
chaos kaos, zmešnjava, zmeda
noise hrup
cheap poceni, cenen
expensive drag
worthless ničvreden
useless neuporaben, zaman
weak šibek, slaboten
slow počasen
late pozno, zamuda
old star, stara
worn-out obrabljen, ponošen, oguljen
empty prazen
nothing nič
nobody nihče
never nikoli
not ne, ni
does-not-go ne gre, ne dela
stop stop, stoj
end konec
finished končan, končano
boring dolgočasen, dolgčas
bitter grenek
sour kisel
sad žalosten
sorrow žalost
cry-weep jokati, jok
tear-drop solza
scream kričati, krik, vpiti
complain pritoževati se, jamrati
lonely osamljen
pity škoda, usmiljenje
shame sram, sramota
tired utrujen
cold-neg mraz
dark temen
darkness tema
shadow senca
abyss prepad, brezno
storm nevihta, vihar
earthquake potres
flood poplava
drought suša
smoke-fumes dim
cigarette cigareta, čik
drug droga, mamilo
cannabis trava, marihuana, hašiš, džoint, konoplja
cocaine kokain, koka
heroin-drug heroin
amphetamine amfetamin, spid, ekstazi
drug-addict narkoman, džanki, zasvojenec
drug-dealer diler, preprodajalec drog
overdose predoziranje
booze žganje, šnops, alkohol
hangover maček
gambling igre na srečo, hazard
burden breme
obstacle ovira
limp-slack ohlapen, mlahav
hollow votel
crooked kriv, ukrivljen
flat-dull plehek, pust
thin-watery vodenast, redek
raw-unripe surov, nezrel
burnt zažgan, ožgan
leak puščati, puščanje
lack pomanjkanje
delay zamuda
forget pozabiti
refuse zavrniti
forbidden prepovedan
escape pobegniti, beg
hide skriti, skrit
lost izgubljen
abandoned zapuščen
ruin razvalina, ruševina
beggary beda
slum slum, barakarsko naselje
hovel bajta, baraka
rag cunja
crutch bergla
gloomy mračen, turoben
cockroach ščurek
flea bolha
bedbug stenica
tick klop
maggot ličinka
leech pijavka
rat podgana
scorpion škorpijon
spider pajek
fly-insect muha
mosquito komar
jellyfish meduza
weed-plant plevel
thorn trn
disease bolezen
sick bolan, bolna
plague kuga
epidemic epidemija
cancer rak
tumour tumor
ulcer razjeda, čir
abscess absces, tvor, ognojek
leprosy gobavost, gobavec
cholera kolera
typhus tifus
tuberculosis tuberkuloza, jetika, sušica
malaria malarija
smallpox črne koze
measles ošpice
mumps mumps
chickenpox norice
scabies garje, srab
rash izpuščaj, ekcem
itch srbečica, srbeti
wart bradavica
boil-swelling oteklina, bula
gout protin
haemorrhoids hemoroidi, zlata žila
diarrhoea driska, diareja
constipation zaprtje, zapeka
nausea slabost
cough kašelj
cold-illness prehlad, nahod
flu gripa
fever vročina, mrzlica
pain bolečina, boli
headache glavobol
toothache zobobol
caries karies, gniloba
cramp krč
epilepsy epilepsija, božjast
stroke-illness možganska kap, kap
heart-attack infarkt, srčni infarkt
diabetes sladkorna bolezen, diabetes
aids aids
syphilis sifilis
gonorrhoea gonoreja, tripr
herpes herpes
jaundice zlatenica
rabies steklina, stekel
tetanus tetanus
polio otroška paraliza
rheumatism revma
asthma astma, naduha
allergy alergija
anaemia slabokrvnost
gangrene gangrena
hernia kila
goitre golša
paralysis paraliza, ohromelost
coma koma
faint-verb omedleti, omedlevica
dementia demenca, senilen
depression depresija
autism avtizem
miscarriage splav, spontani splav
abortion splav, abortus
stillborn mrtvorojen
infertile neploden, jalov
infection okužba, infekcija
inflammation vnetje
virus virus
germ bacil, bakterija
tapeworm trakulja, glista
bruise modrica
fracture zlom
burn-injury opeklina
surgery operacija, kirurgija
amputate amputirati
enema klistir
pill tableta, pilula
injection injekcija, brizga
hospital bolnišnica
laxative odvajalo
medicine zdravilo
ambulance rešilec, reševalno vozilo
psychiatry psihiatrija
squint škilav, škiliti
phlegm sluz, izpljunek
scab krasta
blister žulj, mehur
numb otrpel, omrtvel
intestine črevo, čreva
rectum danka
bladder mehur
womb maternica
placenta posteljica
ovary jajčnik
prostate prostata
kidney-stone ledvični kamen
be biti
have imeti
do-make delati, narediti
go iti, gre
come priti
walk hoditi
run teči
jump skočiti, skakati
fly leteti
swim plavati
sit sedeti
stand stati
lie-down ležati
sleep spati
wake zbuditi
eat jesti
drink piti
bite gristi, ugrizniti
chew žvečiti
swallow pogoltniti, požirati
suck sesati
see videti
look gledati
hear slišati, poslušati
speak govoriti
say reči
ask vprašati
call klicati
sing peti
dance plesati, ples
laugh smejati se
play igrati
know vedeti, znati
think misliti
want hoteti
can moči
must morati
love-verb ljubiti
like imeti rad
give dati
take vzeti
bring prinesti
hold držati
put položiti, dati
throw vreči, metati
catch ujeti, loviti
pull vleči
push potisniti, riniti
open odpreti
close zapreti
cut rezati
sew šivati
wash umivati, prati
clean-verb čistiti
cook-verb kuhati
bake peči
burn goreti
buy kupiti
sell prodati
pay plačati
work-verb delati
build graditi
dig kopati
plant-verb saditi
write pisati
read brati
count šteti
learn učiti se
help pomagati, pomoč
wait čakati
find najti
search iskati
live živeti
be-born roditi se
grow rasti
blow pihati
turn obrniti, vrteti
roll kotaliti
shake tresti
tremble drgetati, trepetati
hit-strike udariti
scratch praskati
rub drgniti
squeeze stisniti
flow teči
float lebdeti
drip kapljati, kapljica
freeze zmrzniti
smile smehljaj, nasmeh
kiss-verb poljubiti
marry poročiti
hug objeti, objem
win zmagati
begin začeti
change spremeniti, menjati
travel potovati
drive voziti
return vrniti
leave oditi
stay ostati
send poslati
show pokazati
tie vezati
hang-up obesiti
pour naliti, točiti
fill polniti
mix mešati
shine sijati
ring-verb zvoniti
shut-eyes mežikati
snore smrčati
yawn zehati
sneeze kihati
tickle žgečkati
whistle žvižgati
whisper šepetati
bark-dog lajati
sting pičiti
peel lupiti, lupina
shave briti
big velik, velika
small majhen, mali
tiny droben
long dolg
short kratek
tall-high visok
low nizek
wide širok
narrow ozek
thick debel
thin tanek
deep globok
flat raven, plosk
round okrogel
straight ravno
sharp oster
blunt top
heavy težek
light-weight lahek
hard trd
soft mehek
new nov, novo
young mlad
good dober, dobro
better boljši, bolje
beautiful lep, lepo
strong močan
fast hiter, hitro
early zgodaj
hot vroč
warm topel
cold mrzel, hladen
cool-fresh svež
wet moker
dry suh
full poln
clean čist
clear jasen
bright svetel
sweet sladek
salty slan
spicy pekoč
rich bogat
happy srečen, vesel
funny smešen
clever pameten, bister
brave pogumen
kind-nice prijazen
honest pošten
healthy zdrav
alive živ
free svoboden, prost
quiet tih, miren
loud glasen
easy lahko
difficult težko
true resničen
same isti, enak
other drugi
alone-only samo
shy sramežljiv
wild divji
strange čuden
left levo
right-side desno
up gor
down dol
in v
out ven
front spredaj
behind zadaj
near blizu
far daleč
here tukaj, tu
there tam
where kje
when kdaj
who kdo
what kaj
why zakaj
how kako
yes ja, da
no ne
i jaz
you ti
he on
she ona
we mi
they oni
my moj, moja
your tvoj
this ta, to
that tisti, tisto
all vse, vsi
many veliko, mnogo
few malo
more več
less manj
very zelo
and in
or ali
but ampak, toda
with s, z
without brez
now zdaj
always vedno
again spet
already že
soon kmalu
maybe mogoče, morda
only-just komaj
hello živjo, zdravo
goodbye nasvidenje, adijo
thanks hvala
please prosim
sorry oprosti, pardon
come-on dajmo, gremo
look-out pazi
good-day dober dan
sun sonce
moon luna
star zvezda
sky nebo
earth zemlja
world svet
land dežela
water voda
sea morje
ocean ocean
lake jezero
river reka
stream potok
well-spring izvir, vodnjak
wave val
island otok
beach plaža
coast obala
mountain gora
hill hrib, grič
valley dolina
forest gozd
field polje, njiva
meadow travnik
desert puščava
cave jama
stone kamen
rock skala
sand pesek
clay glina
salt sol
gold zlato
silver srebro
iron železo
copper baker
lead-metal svinec
steel jeklo
glass steklo
wood-material les
coal premog
oil olje
petrol bencin
fire ogenj
flame plamen
light luč, svetloba
lightning strela, blisk
thunder grom
rain dež
snow sneg
ice led
frost slana, mraz
hail toča
wind veter, burja
air zrak
cloud oblak
fog megla
dew rosa
rainbow mavrica
weather vreme
tree drevo
leaf list
branch veja
root korenina
bark-tree lubje, skorja
seed seme
grass trava
flower cvet, roža
rose vrtnica
lily lilija
bush grm
oak hrast
pine bor
birch breza
reed trst
straw slama
hay seno
mushroom goba
person človek, oseba
people ljudje, narod
man moški, mož
woman ženska
child otrok
baby dojenček
boy fant, deček
girl dekle, punca
mother mati
father oče
mum mama, mami
dad ata, ati
son sin
daughter hči, hčerka
brother brat
sister sestra
grandmother babica
grandfather dedek, ded
uncle stric
aunt teta
cousin bratranec, sestrična
husband mož, soprog
wife žena
bride nevesta
wedding poroka, svatba
mother-in-law tašča
nephew nečak
family družina
friend prijatelj
neighbour sosed
guest gost
stranger neznanec
name ime
life življenje
love ljubezen
kiss poljub, lupček
heart srce
head glava
hair lasje
face obraz
forehead čelo
eye oko
ear uho
nose nos
mouth usta
lip ustnica
tooth zob
tongue jezik
chin brada
cheek lice
beard brada
moustache brki
neck vrat
throat grlo
shoulder rama
back hrbet
chest prsi
belly trebuh
navel popek
arm roka
elbow komolec
hand dlan, roka
finger prst
nail noht, žebelj
fist pest
leg noga
knee koleno
foot stopalo
heel peta
toe prst na nogi
skin koža
bone kost
rib rebro
brain možgani
liver jetra
lung pljuča
kidney ledvica
meat meso
milk mleko
bread kruh
butter maslo
cheese sir
egg jajce
fish riba
soup juha
rice riž
flour moka
dough testo
cake torta, pecivo
biscuit keks, piškot
sugar sladkor
honey med
chocolate čokolada
candy bonbon
apple jabolko
pear hruška
grape grozdje
cherry češnja
plum sliva
peach breskev
lemon limona
orange-fruit pomaranča
banana banana
strawberry jagoda
nut oreh
fig figa
melon melona
tomato paradižnik
potato krompir
onion čebula
garlic česen
cabbage zelje
carrot korenje
cucumber kumara
bean fižol
pea grah
lentil leča
pumpkin buča
beet pesa, repa
pepper-spice poper
mustard gorčica
vinegar kis
sausage klobasa
ham šunka, pršut
bacon slanina
fat-grease mast
wine vino
beer pivo
brandy žganje
tea čaj
coffee kava
juice sok
food hrana
breakfast zajtrk
lunch kosilo
dinner večerja
animal žival
dog pes, kuža
puppy mladiček
cat mačka, muca
horse konj
mare kobila
cow krava
bull bik
calf tele
sheep ovca
lamb jagnje
goat koza
chicken kokoš, piščanec
rooster petelin
duck raca
goose gos
turkey puran
rabbit kunec
hare zajec
mouse miš
bear medved
wolf volk
fox lisica
deer jelen, srna
boar merjasec
lion lev
tiger tiger
elephant slon
monkey opica
camel kamela
snake kača
frog žaba
turtle želva
crocodile krokodil
bird ptica, ptič
eagle orel
hawk sokol, kragulj
owl sova
crow vrana
pigeon golob
swan labod
cuckoo kukavica
feather pero
wing krilo
tail rep
horn rog
claw krempelj
fur krzno
bee čebela
wasp osa
ant mravlja
butterfly metulj
beetle hrošč
worm črv
snail polž
shark morski pes
whale kit
herring sled
crab rak
squid ligenj
house hiša
home dom
room soba
kitchen kuhinja
bathroom kopalnica
door vrata
window okno
wall stena, zid
roof streha
floor tla
stairs stopnice
garden vrt
fence ograja
bed postelja
table miza
chair stol
lamp svetilka
candle sveča
mirror ogledalo
key ključ
lock ključavnica
knife nož
fork vilice
spoon žlica
plate krožnik
cup skodelica
bottle steklenica
pot lonec
pan ponev
bowl skleda
oven pečica, peč
box škatla
bag torba, vreča
basket košara
barrel sod
bucket vedro
broom metla
soap milo
towel brisača
comb glavnik
brush krtača, čopič
needle igla, šivanka
thread nit
rope vrv
hammer kladivo
saw žaga
axe sekira
screw vijak
wheel kolo
stick palica
machine stroj
tool orodje
toy igrača
doll punčka, lutka
ball žoga
book knjiga
paper papir
letter pismo
pen pisalo, svinčnik
newspaper časopis
picture slika
word beseda
language jezik
story zgodba
song pesem
music glasba
drum boben
flute flavta
bell zvon
clothes obleka, oblačila
shirt srajca
trousers hlače
skirt krilo
dress obleka
coat plašč, jakna
hat klobuk, kapa
shoe čevelj
boot škorenj
sock nogavica
glove rokavica
belt pas
button gumb
pocket žep
ring prstan
glasses očala
clock ura
umbrella dežnik
wool volna
silk svila
cotton bombaž
leather usnje
cloth blago, tkanina
city mesto
village vas
street ulica, cesta
way pot
square trg
bridge most
tower stolp
castle grad
market tržnica
shop trgovina
school šola
office pisarna
factory tovarna
bank banka
money denar, keš
coin kovanec
price cena
gift darilo
work delo, služba
worker delavec
doctor zdravnik
teacher učitelj
farmer kmet
hunter lovec
fisherman ribič
baker pek
tailor krojač
smith kovač
cook kuhar
driver voznik
boss šef
car avto
ship ladja
boat čoln
train vlak
plane letalo
bicycle kolo
cart voz
sail jadro
sleigh sani
day dan
night noč
morning jutro
evening večer
noon poldne
today danes
yesterday včeraj
tomorrow jutri
week teden
month mesec
year leto
hour ura
minute minuta
time čas
spring pomlad
summer poletje
autumn jesen
winter zima
monday ponedeljek
friday petek
sunday nedelja
holiday praznik
christmas božič
red rdeč
blue moder
green zelen
yellow rumen
white bel, bela
black črn
grey siv
brown rjav
pink roza
purple vijoličen
colour barva
zero nič, nula
one ena
two dva
three tri
four štiri
five pet
six šest
seven sedem
eight osem
nine devet
ten deset
eleven enajst
twelve dvanajst
twenty dvajset
hundred sto
thousand tisoč
million milijon
half pol
first prvi
last zadnji
part del
circle krog
line črta
point točka, pika
corner kot, vogal
side stran
hole luknja
number število, številka
dream sanje
sleep-noun spanec
game igra
joy veselje
luck sreča
peace mir
freedom svoboda
truth resnica
hope upanje
wish želja
strength moč, sila
voice glas
silence tišina
smell vonj
taste okus
breath dih
thing stvar
question vprašanje
answer odgovor
secret skrivnost
law zakon
! vulgar | ist mir scheißegal | don't give a fuck | je m'en fous | me la suda | me ne frego : boli me kurac, dol mi visi, zajebati, zajebancija, zajeban
! insulting | Bauer, Hinterwäldler | hick, peasant | plouc, bouseux | paleto | burino, cafone : seljak, kmetavzar
! insulting | Kollaborateure mit den Besatzern | wartime collaborators | collabos | colaboracionistas | collaborazionisti : belogardist, domobranec
`,
}
