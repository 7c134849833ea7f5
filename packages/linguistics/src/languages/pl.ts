import type { LanguageSource } from '../language-source.ts'

/** Polish. */
export const pl: LanguageSource = {
  code: 'pl',
  script: 'Latin',
  text: `
penis-vulgar kutas/kutas, chuj/khuy, fiut, huj, pała/pawa, wacek, dyndol, dzida, fujara, ptak, siusiak, pindol, laska, pyta, knaga, członek, kuśka, kutafon, ptaszek
penis penis, prącie
vulva-vulgar cipa/tsipa, pizda, piczka, cipka, picza, pipa, psiocha, szpara, pochwa, muszelka, kuciapa, pusia
vagina pochwa
testicles-vulgar jaja/yaya, jajca, klejnoty
testicle jądro
breasts-vulgar cycki, cyce, cyc/tsits, bufory, balony, cycek, bimbały, melony
nipple sutek
arse dupa, pupa, tyłek, zad, rzyć, zadek, sraka, dupka, pupcia, kuper
buttocks pośladki, zadek
anus odbyt
arsehole dupek, odbytnica
pubic-hair włosy łonowe
crotch krocze
clitoris łechtaczka
foreskin napletek
glans żołądź
erection erekcja, wzwód
semen sperma, nasienie
fuck jebać, pieprzyć, ruchać, pierdolić, bzykać, dymać, jebie, rżnąć, jeb, rypać, posuwać, pukać
fuck-exclamation kurwa/kurva, ja pierdolę, kurde, cholera, jasna cholera, kurcze, w mordę
sex seks
intercourse stosunek
mate-animals parzyć się, kryć
orgasm orgazm
masturbate walić konia, trzepać, marszczyć freda, konia bić, trzepanie, masturbować, brandzlować się, konia walić
wanker ciota, waligrucha
suck-vulgar ssać, obciągać
blow-job lodzik, lód, robić loda, obciągać, loda, obciągać druta, obciąganie, fajka, lachę
sodomy sodomia
horny napalony
heat-rut ruja
lust żądza, chuć
pervert zboczeniec, zbok
lecher lubieżnik, rozpustnik
obscene obsceniczny, sprośny
porn porno
naked nagi, goły
striptease striptiz
prostitute prostytutka
whore kurwa/kurva, dziwka, kurewka, szmata, zdzira, wywłoka, tirówka, prukwa, ladacznica, lafirynda, szlaja, suka, prostytutka, kurwy
slut szmata, zdzira, puszczalska, lampucera
brothel burdel
pimp alfons, sutener
mistress kochanka
adultery cudzołóstwo, zdrada
cuckold rogacz
incest kazirodztwo
paedophile pedofil
rape gwałt
orgy orgia
fetish fetysz
dildo dildo, wibrator
condom-slang gumka, prezerwatywa
virgin-sexual dziewica, prawiczek
impotent impotent
castrate kastrować
shit gówno, kupa, srać, sraka, łajno, klocek, gówniany, sranie, kał
shit-verb srać, sraj, osrać, osram, sram, kupkać, wysrać
excrement odchody, kał
poop kupa, kupka, kał, kaka
dung obornik, gnój
droppings bobki
piss siki, szczać, sikać, lać, szczyny, szczoch
urine mocz
pee siku, siusiu, sikać, siki, mocz, sik, sisi
fart pierd, bąk, pierdnąć, bździna, puszczać bąka, pierdzieć, pierdnięcie
diarrhoea-vulgar sraczka
belch beknąć, bekać
vomit rzygi, rzygać, wymioty, rzyg, paw, haft
snot smark, gil, smarki
spit plwocina, ślina, pluć
sweat pot
stink smród, śmierdzieć, smrodek, fetor, odór
pus ropa
toilet toaleta, kibel
latrine latryna, szalet
chamber-pot nocnik
sewer ściek, kanał
menstruation miesiączka, okres
tampon tampon
diaper pielucha
armpit pacha
pimple pryszcz, krosta
dandruff łupież
potbelly brzuszysko
seduce uwieść
lick lizać, liż
hump dymać, bzykać
damn cholera, psiakrew, kurwa, kurde, do diabła, jasna cholera, do kurwy nędzy
go-to-hell idź do diabła, spierdalaj, odwal się, wypierdalaj, spieprzaj, odpierdol się, spadaj
son-of-bitch skurwysyn, sukinsyn
motherfucker skurwiel
bollocks pierdoły, bzdury, bzdura, duperele, gówno prawda, brednie, bujda
transvestite transwestyta
lingerie bielizna
peeping podglądacz
grope macać, obmacywać
cleavage dekolt
hole-vulgar dziura, dupsko
stick-vulgar drąg
idiot debil, głupek, kretyn, baran, dureń, matoł, kiep, burak, cep, jełop, bałwan, tuman, osioł, cymbał, ćwok, palant, półgłówek, gamoń, tępak, imbecyl, idiota, głąb, przygłup, pajac
fool głupiec, dureń
stupid głupi, tępy
cretin kretyn, debil
blockhead bałwan, tuman, cymbał
clumsy niezdara, niezgrabny
crazy szalony, świr
madman wariat, szaleniec
madhouse wariatkowo, dom wariatów
retarded niedorozwój, opóźniony
cripple kaleka
lame-person kulawy
blind-person ślepy, ślepiec
deaf-person głuchy
mute-person niemy, niemowa
stutterer jąkała
hunchback garbus
dwarf karzeł, karzełek
bald łysy
ugly brzydki
fat-person grubas, tłuścioch
skinny chudy, chudzielec
coward tchórz, cykor, pękacz, mięczak
weakling słabeusz, cienias
sissy mięczak, baba
bastard bękart, drań
scoundrel łajdak, łotr
rascal łobuz, hultaj
scum męty, swołocz
wretch nędznik
tramp włóczęga, łachmaniarz
beggar żebrak
loser nieudacznik, frajer
lazybones leń, leniuch
glutton żarłok
miser skąpiec, sknera
greedy chciwy, łapczywy
drunkard pijak, pijus, ochlej, żul, menel, ochlapus, moczymorda
drunk pijany, zalany, nawalony, schlany, pijak, zawiany
liar kłamca, łgarz
cheat oszust
hypocrite hipokryta, obłudnik
traitor zdrajca
snitch kapuś, donosiciel, kabel
toady lizus
braggart samochwała, chwalipięta
arrogant arogancki, wyniosły
cheeky bezczelny
rude chamski, niegrzeczny
boor cham, prostak, burak, wieśniak, wsiok, ćwok
gossip plotka, plotkara
old-hag jędza, baba jaga
old-man-derog stary dziad, pierdziel
old-maid stara panna
bimbo lafirynda, lala
slave niewolnik
servant-derog sługus, parobek
pig świnia, wieprz
sow maciora, locha
donkey osioł
ox-insult wół
cow-insult krowa
goat-insult kozioł, koza
dog-insult pies
bitch suka
monkey-insult małpa
rat-insult szczur
snake-insult żmija, wąż
chicken-insult kura
goose-insult gęś
worm-insult robak, glista
louse wesz, wszy, gnida
vermin robactwo
parasite pasożyt
toad ropucha
hyena hiena
vulture sęp
beast bestia
monster potwór
savage dzikus
primitive prymityw
trash-person śmieć
shame-on-you wstyd
mock drwić, kpić
insult obraza, zniewaga
slur-black czarnuch, murzyn, bambus
slur-jew żydek, parch, gudłaj, mosiek
slur-roma cygan, brudas
slur-asian skośnooki, żółtek
slur-arab ciapaty, arabus
slur-foreigner obcy, ciapaty, brudas, arabus, żółtek
slur-neighbour kacap, szwab, szkop, pepik, fryc
slur-region hanys, wieśniak
slur-gay pedał, ciota, pedzio, cwel, ciotka, parówa, pederasta, lachociąg, homoś, gej, homo
slur-lesbian lesba
slur-disabled downa, mongoł
slur-woman baba
slur-poor dziad
gay gej, homoseksualista
lesbian lesbijka
negro-word murzyn
big-mouth pyskacz, gęba
big-nose kinol, nochal
shut-up zamknij się, morda
bore-person nudziarz
naive naiwny
stubborn uparty
clown klaun, pajac
puppet marionetka
ignorant ignorant, nieuk
good-for-nothing nicpoń, obibok
upstart dorobkiewicz
hitler Hitler
nazi nazista, hitlerowiec
swastika swastyka
fascist faszysta
stalin Stalin
lenin Lenin
mao Mao
dictator dyktator
dictator-local Jaruzelski
tyrant tyran
communist komunista, komuch
socialist socjalista
capitalist kapitalista
anarchy anarchia
racist rasista
apartheid apartheid
slavery niewolnictwo
colony kolonia
genocide ludobójstwo
holocaust Holokaust, Zagłada
concentration-camp obóz koncentracyjny
gas-chamber komora gazowa
ghetto getto
pogrom pogrom
war wojna
civil-war wojna domowa
army wojsko, armia
soldier żołnierz
troops-militia milicja, zomo
secret-police esbek, ubecja, SB
police policja
cop glina, pies, gliniarz, krawężnik, psy, mendy, psiarnia
spy szpieg
terrorist terrorysta
hostage zakładnik
revolution rewolucja
coup zamach stanu
riot zamieszki, bunt
rebel buntownik
strike-labour strajk
demonstration demonstracja
occupation okupacja
invasion inwazja
annexation aneksja, rozbiór
separatist separatysta
propaganda propaganda
censorship cenzura
corruption-politics korupcja
mafia-politics mafia
party-political PZPR
president prezydent
minister minister
king król
queen królowa
emperor cesarz
prince książę
sultan sułtan
leader wódz, przywódca
master-lord pan
flag flaga
homeland ojczyzna
republic republika
state państwo
government rząd
election wybory
border granica
refugee uchodźca
immigrant imigrant
historic-trauma Katyń, Wołyń, Oświęcim
god Bóg, bożek
goddess bogini
deity-local Perun, Świętowit
jesus Jezus
christ Chrystus
virgin-mary Matka Boska, Maryja
holy-spirit Duch Święty
saint święty
sacred święty, sakralny
angel anioł
devil diabeł, czart, bies
satan szatan
demon demon
hell piekło
paradise raj
sin grzech
sinner grzesznik
soul dusza
prayer modlitwa, pacierz
pray modlić się
church kościół
mosque meczet
synagogue synagoga, bożnica
temple świątynia
monastery klasztor
altar ołtarz
cross-christian krzyż
priest ksiądz, kapłan
monk mnich
nun zakonnica
bishop biskup
pope papież
imam imam
rabbi rabin
prophet prorok
muhammad Mahomet
allah Allah
koran Koran
bible Biblia
torah Tora
gospel Ewangelia
buddha Budda
jew Żyd
muslim muzułmanin
christian chrześcijanin
infidel niewierny
heretic heretyk
blasphemy bluźnierstwo
sect sekta
fasting post
pilgrimage pielgrzymka
sacrifice ofiara
baptism chrzest
mass-liturgy msza
relic relikwia
miracle cud
blessing błogosławieństwo
witch czarownica, wiedźma
sorcerer czarodziej
magic magia, czary
evil-eye urok, uroki
evil-spirit-local strzyga, utopiec, zmora
idol bałwan, idol
antichrist Antychryst
judas Judasz
apocalypse apokalipsa
fate los
holy-place Częstochowa, Jasna Góra
death śmierć, zgon
dead martwy, trup
die umierać, zdechnąć
corpse trup, zwłoki, umarlak
carrion padlina, ścierwo
grave grób, mogiła
coffin trumna, truna
funeral pogrzeb
cemetery cmentarz
mourning żałoba
widow wdowa
orphan sierota
skeleton szkielet, kościotrup
skull czaszka
ghost duch, widmo, upiór
vampire wampir
zombie zombi
kill zabić, zabijać
murder morderstwo, mord
murderer morderca, zabójca
suicide samobójstwo
hang-person szubienica, powiesić
execution egzekucja
executioner kat
behead ściąć
strangle udusić, dusić
drown utonąć, topić
massacre masakra, rzeź
slaughterhouse rzeźnia, ubojnia
butcher-derog rzeźnik
torture tortura, męka
beat bić, lać
slap policzek, klaps
fight walka, bójka
violence przemoc
wound rana, rany
scar blizna
blood krew
bomb bomba
gun pistolet, karabin
bullet kula, pocisk
knife-weapon nóż, kosa
weapon broń
explosion wybuch, eksplozja
whip bicz, bat
trap pułapka
chain-fetter kajdany, łańcuch
prison więzienie, areszt
prisoner więzień
thief złodziej, złodziejka
steal kraść, ukraść
robber rabuś, bandyta
robbery rabunek, napad
plunder grabież, łup
gangster gangster
mafia mafia
criminal przestępca, zbir
crime zbrodnia, przestępstwo
kidnap porwanie, porwać
blackmail szantaż
bribe łapówka
corrupt skorumpowany
fraud wałek, szwindel, lipa, oszustwo, przekręt, kant
counterfeit podróbka, fałszywka
lie kłamstwo, łgarstwo, kit, ściema, bujda, kłamać
false fałsz, fałszywy, lipa, lipny, podróba, ściema
trick podstęp, sztuczka
smuggler przemytnik
pirate pirat
arson podpalenie
fire-blaze pożar
enemy wróg
hate nienawiść
revenge zemsta
anger gniew, złość
angry zły, wściekły
evil zło, zły
bad zły, zła, kiepski, lipny, do dupy, lichy, marny
worse gorszy
cruel okrutny
fear strach, lęk
terror groza, terror
nightmare koszmar
danger niebezpieczeństwo
dangerous niebezpieczny
threat groźba
accident wypadek
disaster katastrofa, klęska
misfortune nieszczęście, pech, bieda
curse klątwa, przekleństwo
doom zagłada, zguba
damage szkoda
destroy niszczyć, zniszczyć
broken zepsuty, złamany
break-verb łamać, psuć
breakdown awaria
crack pęknięcie, rysa
rust rdza
rot zgnilizna, gnić
mould pleśń
stale czerstwy
spoiled zepsuty
garbage śmieci, odpady
junk złom, rupieć, graty
rubbish-quality tandeta, badziewie, szajs, chała, lipa, bubel, kicha, szmelc
dirt brud, syf, kurz, smród, błoto, brudy, syfy
dirty brudny
stain plama
mud błoto
swamp bagno
dust kurz, pył
slime śluz, szlam
soot sadza
poison trucizna, jad
toxic toksyczny, trujący
ashes popiół
disgust wstręt, obrzydzenie, fuj, ohyda
disgusting ohydny, obrzydliwy
yuck fuj, fe
poor biedny
poverty bieda, nędza, bida, ubóstwo
hunger głód
thirst pragnienie
debt dług
bankrupt bankrut, plajta, goły
loss strata
lose tracić, stracić
failure klapa, klops, porażka, fiasko, plajta, wpadka, wtopa, plama, dno, kicha, lipa, niewypał
fall-verb padać, upaść
error błąd
guilt wina
punishment kara
fine-penalty grzywna, mandat
tax podatek
problem problem, kłopot
quarrel kłótnia
scandal skandal, afera
chaos chaos, bałagan
noise hałas
cheap tani, tandeta, tania, tandetny, taniocha
expensive drogi
worthless badziew, lipa, bezwartościowy, tandeta
useless bezużyteczny
weak słaby
slow wolny, powolny
late późno, późny
old stary
worn-out zużyty
empty pusty
nothing nic
nobody nikt
never nigdy
not nie
stop stop, stać
end koniec
finished skończony
boring nudny, nuda, nudy, nudziarz
bitter gorzki
sour kwaśny
sad smutny
sorrow smutek, żal
cry-weep płakać, płacz
tear-drop łza
scream krzyk
complain narzekać, skarga
lonely samotny
pity litość
shame wstyd, hańba
tired zmęczony
cold-neg zimno, ziąb
dark ciemny
darkness ciemność, mrok
shadow cień
abyss otchłań, przepaść
storm burza
earthquake trzęsienie ziemi
flood powódź, potop
drought susza
smoke-fumes dym
cigarette papieros, szlug, pet
drug narkotyk, prochy, dragi
cannabis trawka, marihuana, zioło
cocaine kokaina, koks
heroin-drug heroina, hera
amphetamine amfetamina, amfa
drug-addict ćpun, narkoman
drug-dealer diler
booze wóda, gorzała, bimber
hangover kac
gambling hazard
burden ciężar
obstacle przeszkoda
limp-slack flak, zwiotczały
crooked krzywy
raw-unripe surowy
burnt spalony
leak przeciek
lack brak
delay opóźnienie
forget zapomnieć
refuse odmowa
forbidden zakazany
escape ucieczka
hide ukryć, kryć
lost zgubiony, zaginiony
abandoned porzucony
ruin ruina
slum slumsy
hovel rudera, nora
rag szmata, łach
gloomy ponury
cockroach karaluch, prusak
flea pchła
bedbug pluskwa
tick kleszcz
maggot larwa, czerw
leech pijawka
rat szczur
scorpion skorpion
spider pająk
fly-insect mucha
mosquito komar
jellyfish meduza
weed-plant chwast
thorn kolec, cierń
disease choroba
sick chory, chora
plague mór, zaraza, dżuma, plaga
epidemic epidemia
cancer rak, raki
tumour guz
ulcer wrzód
abscess ropień
leprosy trąd
cholera cholera
typhus tyfus
tuberculosis gruźlica
malaria malaria
smallpox ospa
measles odra
mumps świnka
scabies świerzb
rash wysypka
itch swędzenie
wart brodawka
boil-swelling czyrak
haemorrhoids hemoroidy
diarrhoea biegunka
constipation zatwardzenie
nausea mdłości
cough kaszel
cold-illness katar
flu grypa
fever gorączka
pain ból
headache ból głowy
caries próchnica
cramp skurcz
epilepsy padaczka, padaka
stroke-illness udar
heart-attack zawał
diabetes cukrzyca
aids AIDS
syphilis kiła, syf
gonorrhoea rzeżączka, tryper
herpes opryszczka
jaundice żółtaczka
rabies wścieklizna
tetanus tężec
rheumatism reumatyzm
asthma astma
allergy alergia
anaemia anemia
hernia przepuklina
paralysis paraliż
coma śpiączka
faint-verb zemdleć
dementia demencja
depression depresja
miscarriage poronienie
abortion aborcja
infection zakażenie
inflammation zapalenie
virus wirus
germ zarazek
tapeworm tasiemiec
bruise siniak
fracture złamanie
surgery operacja
enema lewatywa
pill pigułka, tabletka
injection zastrzyk
hospital szpital
medicine lek, lekarstwo
ambulance karetka
phlegm flegma
scab strup
blister pęcherz
intestine jelito
rectum odbytnica
womb macica
kidney-stone kamień nerkowy
be być
have mieć
do-make robić
go iść
come przyjść
walk chodzić
run biegać, biec
jump skakać
fly latać
swim pływać
sit siedzieć
lie-down leżeć
sleep spać
eat jeść
drink pić
bite gryźć
see widzieć
look patrzeć
hear słyszeć
speak mówić
ask pytać
call wołać, dzwonić
sing śpiewać
dance tańczyć
laugh śmiać się
play grać, bawić
know wiedzieć, znać
think myśleć
want chcieć
can móc
love-verb kochać
like lubić
give dać, dawać
take brać
hold trzymać
put kłaść
throw rzucać
catch łapać
pull ciągnąć
push pchać
open otwarty, otworzyć
close zamknąć
cut ciąć
sew szyć
wash myć, prać
cook-verb gotować
bake piec
buy kupić, kupować
sell sprzedać
pay płacić
work-verb pracować
build budować
dig kopać
write pisać
read czytać
count liczyć
learn uczyć się
help pomoc, pomagać
wait czekać
find znaleźć
search szukać
live żyć, mieszkać
grow rosnąć
blow dmuchać
turn kręcić
shake trząść
drip kapać
smile uśmiech
marry ślub
win wygrać
begin zacząć
change zmiana, zmienić
travel podróż
drive jechać
leave wyjść
stay zostać
send wysłać
show pokazać
fill napełnić
mix mieszać
snore chrapać
sneeze kichać
whistle gwizdać
whisper szeptać, szept
shave golić
big duży, wielki
small mały
tiny malutki
long długi
short krótki
tall-high wysoki
low niski
wide szeroki
narrow wąski
thick gruby
thin cienki
deep głęboki
flat płaski
round okrągły
straight prosty
sharp ostry
blunt tępy
heavy ciężki
light-weight lekki
hard twardy
soft miękki
new nowy
young młody
good dobry
better lepszy
beautiful piękny, ładny
strong silny, mocny
fast szybki
early wcześnie
hot gorący
warm ciepły
cold zimny
cool-fresh chłodny, świeży
wet mokry
dry suchy
full pełny
clean czysty
clear jasny
sweet słodki
salty słony
spicy pikantny
rich bogaty
happy szczęśliwy, wesoły
funny śmieszny
clever mądry, sprytny
brave odważny
kind-nice miły
honest uczciwy
healthy zdrowy
alive żywy
free wolny, darmowy
quiet cichy
loud głośny
easy łatwy
difficult trudny
true prawdziwy
same taki sam
other inny
alone-only sam
shy nieśmiały
wild dziki
strange dziwny
left lewy
right-side prawy
up w górę
down w dół
in w
out na zewnątrz
front przód
behind tył, za
near blisko
far daleko
here tu, tutaj
there tam
where gdzie
when kiedy
who kto
what co
why dlaczego
how jak
yes tak
no nie
i ja
you ty
he on
she ona
we my
they oni
my mój, moja
your twój
this ten, to
that tamten
all wszystko
many dużo
few mało
more więcej
less mniej
very bardzo
and i, oraz
or lub, albo
but ale
with z
without bez
now teraz
always zawsze
again znowu
already już
soon wkrótce
maybe może
only-just tylko
hello cześć
goodbye do widzenia, pa
thanks dzięki, dziękuję
please proszę
sorry przepraszam
come-on dawaj, chodź
look-out uwaga
good-day dzień dobry
sun słońce
moon księżyc
star gwiazda
sky niebo
earth ziemia
world świat
land kraj, ląd
water woda
sea morze
ocean ocean
lake jezioro
river rzeka
stream strumień, potok
well-spring źródło
wave fala
island wyspa
beach plaża
coast brzeg, wybrzeże
mountain góra
hill wzgórze
valley dolina
forest las
field pole
meadow łąka
desert pustynia
cave jaskinia
stone kamień
rock skała
sand piasek
clay glina
salt sól
gold złoto
silver srebro
iron żelazo
copper miedź
lead-metal ołów
steel stal
glass szkło
wood-material drewno
coal węgiel
oil olej
petrol benzyna
fire ogień
flame płomień
light światło
lightning błyskawica
thunder grzmot, piorun
rain deszcz
snow śnieg
ice lód
frost mróz
hail grad
wind wiatr
air powietrze
cloud chmura
fog mgła
dew rosa
rainbow tęcza
weather pogoda
tree drzewo
leaf liść
branch gałąź
root korzeń
bark-tree kora
seed nasiono
grass trawa
flower kwiat
rose róża
lily lilia
bush krzak
oak dąb
pine sosna
birch brzoza
reed trzcina
straw słoma
hay siano
mushroom grzyb
person człowiek, osoba
people ludzie, lud
man mężczyzna
woman kobieta
child dziecko
baby niemowlę
boy chłopiec
girl dziewczyna
mother matka
father ojciec
mum mama
dad tata
son syn
daughter córka
brother brat
sister siostra
grandmother babcia
grandfather dziadek
uncle wujek
aunt ciocia, ciotka
cousin kuzyn
husband mąż
wife żona
bride panna młoda
wedding wesele
mother-in-law teściowa
nephew siostrzeniec
family rodzina
friend przyjaciel, kolega
neighbour sąsiad
guest gość
name imię, nazwa
life życie
love miłość
kiss pocałunek, całus
heart serce
head głowa
hair włosy
face twarz
forehead czoło
eye oko
ear ucho
nose nos
mouth usta
lip warga
tooth ząb
tongue język
chin broda
cheek policzek
beard broda
moustache wąsy
neck szyja
throat gardło
shoulder ramię
back plecy
chest pierś
belly brzuch
navel pępek
arm ręka
elbow łokieć
hand dłoń
finger palec
nail paznokieć, gwóźdź
fist pięść
leg noga
knee kolano
foot stopa
heel pięta
skin skóra
bone kość
rib żebro
brain mózg
liver wątroba
lung płuco
kidney nerka
meat mięso
milk mleko
bread chleb
butter masło
cheese ser
egg jajko
fish ryba
soup zupa
rice ryż
flour mąka
dough ciasto
cake tort
biscuit ciastko
sugar cukier
honey miód
chocolate czekolada
candy cukierek
apple jabłko
pear gruszka
grape winogrono
cherry wiśnia
plum śliwka
peach brzoskwinia
lemon cytryna
orange-fruit pomarańcza
banana banan
strawberry truskawka
nut orzech
fig figa
melon melon
tomato pomidor
potato ziemniak
onion cebula
garlic czosnek
cabbage kapusta
carrot marchew
cucumber ogórek
bean fasola
pea groch, groszek
lentil soczewica
pumpkin dynia
beet burak
pepper-spice pieprz
mustard musztarda
vinegar ocet
sausage kiełbasa
ham szynka
bacon boczek
fat-grease tłuszcz, smalec
wine wino
beer piwo
tea herbata
coffee kawa
juice sok
food jedzenie
breakfast śniadanie
lunch obiad
dinner kolacja
animal zwierzę
dog pies
puppy szczeniak
cat kot
horse koń
mare klacz
cow krowa
bull byk
calf cielę
sheep owca
lamb jagnię
goat koza
chicken kurczak
rooster kogut
duck kaczka
goose gęś
turkey indyk
rabbit królik
hare zając
mouse mysz
bear niedźwiedź, miś
wolf wilk
fox lis
deer jeleń
boar dzik
lion lew
tiger tygrys
elephant słoń
monkey małpa
camel wielbłąd
snake wąż
frog żaba
turtle żółw
crocodile krokodyl
bird ptak
eagle orzeł
hawk jastrząb
owl sowa
crow wrona
pigeon gołąb
swan łabędź
cuckoo kukułka
feather pióro
wing skrzydło
tail ogon
horn róg
claw pazur
fur futro
bee pszczoła
wasp osa
ant mrówka
butterfly motyl
beetle chrząszcz
worm robak
snail ślimak
shark rekin
whale wieloryb
herring śledź
crab krab
house dom
room pokój
kitchen kuchnia
bathroom łazienka
door drzwi
window okno
wall ściana, mur
roof dach
floor podłoga
stairs schody
garden ogród
fence płot
bed łóżko
table stół
chair krzesło
lamp lampa
candle świeca
mirror lustro
key klucz
lock zamek
knife nóż
fork widelec
spoon łyżka
plate talerz
cup kubek, filiżanka
bottle butelka
pot garnek
pan patelnia
bowl miska
oven piec
box pudełko
bag torba
basket kosz
barrel beczka
bucket wiadro
broom miotła
soap mydło
towel ręcznik
comb grzebień
brush szczotka
needle igła
thread nić
rope lina, sznur
hammer młotek
saw piła
axe siekiera
screw śruba
wheel koło
stick kij, patyk
machine maszyna
tool narzędzie
toy zabawka
doll lalka
ball piłka
book książka
paper papier
letter list
pen długopis
newspaper gazeta
picture obraz
word słowo
story historia, opowieść
song piosenka, pieśń
music muzyka
drum bęben
flute flet
bell dzwon
clothes ubranie
shirt koszula
trousers spodnie
skirt spódnica
dress sukienka
coat płaszcz
hat kapelusz
shoe but
sock skarpeta
glove rękawiczka
belt pas, pasek
button guzik
pocket kieszeń
ring pierścień
glasses okulary
clock zegar
umbrella parasol
wool wełna
silk jedwab
cotton bawełna
leather skóra
cloth tkanina
city miasto
village wieś
street ulica
way droga
square plac
bridge most
tower wieża
castle zamek
market rynek, targ
shop sklep
school szkoła
office biuro, urząd
factory fabryka
bank bank
money pieniądze, kasa
coin moneta
price cena
gift prezent, dar
work praca
worker robotnik
doctor lekarz
teacher nauczyciel
farmer rolnik
hunter myśliwy
fisherman rybak
baker piekarz
tailor krawiec
smith kowal
cook kucharz
driver kierowca
boss szef
car samochód, auto
ship statek
boat łódź
train pociąg
plane samolot
bicycle rower
cart wóz
sail żagiel
sleigh sanie
day dzień
night noc
morning rano, poranek
evening wieczór
today dzisiaj, dziś
yesterday wczoraj
tomorrow jutro
week tydzień
month miesiąc
year rok
hour godzina
minute minuta
time czas
spring wiosna
summer lato
autumn jesień
winter zima
monday poniedziałek
friday piątek
sunday niedziela
holiday wakacje, święto
christmas Boże Narodzenie
red czerwony
blue niebieski
green zielony
yellow żółty
white biały
black czarny
grey szary
brown brązowy
pink różowy
purple fioletowy
colour kolor
zero zero
one jeden
two dwa
three trzy
four cztery
five pięć
six sześć
seven siedem
eight osiem
nine dziewięć
ten dziesięć
twelve dwanaście
twenty dwadzieścia
hundred sto
thousand tysiąc
million milion
half pół
first pierwszy
last ostatni
part część
circle krąg
line linia
point punkt
corner kąt, róg
side strona
number numer, liczba
dream sen, marzenie
game gra
joy radość
luck szczęście, fart
peace pokój
freedom wolność
truth prawda
hope nadzieja
wish życzenie
strength siła
voice głos
silence cisza
smell zapach
taste smak
breath oddech
thing rzecz
question pytanie
answer odpowiedź
secret tajemnica
law prawo
! vulgar | Scheißkerl (vulgär) | bastard, asshole (vulgar) | connard (vulgaire) | cabrón (vulgar) | stronzo (volgare) : pojeb, zjeb, pierdoła, chujek, pojebany, cwel, gnida, kurwiarz, śmierdziel
! vulgar | geil, irre gut oder beschissen (vulgär) | fucking great or shitty (vulgar) | putain de bon ou merdique | cojonudo o de mierda | figata o di merda (volgare) : zajebisty, chujowy, popierdolony, jebany, pierdolony, pierdolnięty, wkurwiony, wkurwiać, przejebane, chujnia
! negative | Pech, Reinfall | bad luck, mishap, blunder | poisse, gaffe | mala pata, metedura | sfiga, gaffe : pech, wtopa, wpadka, gafa, pech chciał
bad-omen zły omen, pechowy
devilish-luck plaga
flat-dull mdły, jałowy
gout podagra
goitre wole
terror-group Hamas, ISIS
`,
}
