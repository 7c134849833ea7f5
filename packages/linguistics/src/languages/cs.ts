import type { LanguageSource } from '../language-source.ts'

/** Czech. */
export const cs: LanguageSource = {
  code: 'cs',
  script: 'Latin',
  text: `
penis-vulgar kokot, pták, péro, čurák, pindour, ocas, pindík, kláda, pyj, lulan, šulin, bimbas, piňďa, pinďour, chuj, čůrák
penis penis, pyj
vulva-vulgar píča, kunda, pička, pizda, pinda, frnda, buchta, pipina, číča, mušle, pipka, piča, kunďa, štěrbina
vagina vagína, pochva
testicles-vulgar koule, kulky, vejce
testicle varle
breasts-vulgar kozy, cecky, dudy, prsa, balóny, kozičky, cecek, bradavka
nipple bradavka
arse prdel, zadek, řiť, zadnice, pozadí, prdelka
buttocks hýždě
anus anus, konečník
arsehole prdelník, zasran
crotch rozkrok
clitoris klitoris, poštěváček
foreskin předkožka
glans žalud
erection erekce, stojka
semen sperma, semeno, mrdka
fuck šukat, mrdat, píchat, šoustat, jebat, šuk, jeb, mrd, ojet, prcat
fuck-exclamation do prdele, kurva, do piče
sex sex
intercourse soulož
mate-animals pářit se
orgasm orgasmus
masturbate honit, honit si, masturbovat, vyhonit, ptáka honit, onanovat
wanker honič, onanista
suck-vulgar kouřit, cucat
blow-job kuřba
horny nadržený
heat-rut říje
lust chtíč
pervert úchyl, úchylák
lecher chlípník, prasák
obscene obscénní, oplzlý
porn porno, péčko
naked nahý
striptease striptýz
prostitute prostitutka
whore kurva, děvka, šlapka, coura, štětka, běhna, štětina, cuchta
slut coura, šlapka, cundra, flundra, děvka, běhna, štětka, rajda
brothel bordel, nevěstinec
pimp pasák
mistress milenka
adultery cizoložství, nevěra
cuckold paroháč
incest incest
paedophile pedofil
rape znásilnění
orgy orgie
fetish fetiš
dildo robertek
condom-slang kondom, guma
virgin-sexual panna, panic
impotent impotent
castrate kastrovat
shit hovno, sračka, srát, kaka, kadit, sajrajt, sraní
shit-verb srát, kadit, kakat, sere
excrement výkal, stolice
poop hovínko, kakat
dung hnůj, mrva, kejda
droppings trus, bobek
piss chcát, chcanky, moč, čůrat, čurák
urine moč
pee čůrat, čurat, chcát, pis, lulu, čůrání
fart prd, prdět, bzdít, větry, pšouk, prdnout
diarrhoea-vulgar sračka
belch krknout, krkat
vomit blít, zvracet, blitky
snot sopel, nudle
spit slina, plivat
sweat pot
stink smrad, smrdět, puch, smraďoch
pus hnis
toilet záchod, hajzl
latrine latrína
chamber-pot nočník
sewer stoka, kanál
menstruation menstruace, krámy
tampon tampon
diaper plena
armpit podpaží
pimple uher, beďar
dandruff lupy
potbelly pupek
seduce svádět
lick lízat
damn sakra, zatraceně, kurva, do prdele, hergot, do hajzlu
go-to-hell jdi do háje, jdi do prdele, táhni, naser si, běž do háje, vyser si oko, jdi do píče
son-of-bitch zkurvysyn
motherfucker zmrd
bollocks kecy, píčovina
transvestite transvestita
lingerie prádlo
peeping šmírák
cleavage výstřih
hole-vulgar díra
stick-vulgar klacek
idiot debil, vůl, blbec, idiot, kretén, pitomec, nekňuba, troubelín, jelito, mamlas, blboun, blb, trouba, vole, trubka, osel, hňup, tupec, moula, ťulpas, trotl, magor, hlupák
fool blázen, hlupák
stupid blbý, hloupý, pitomý, tupý, přihlouplý
cretin kretén, imbecil
blockhead trouba, blbec
clumsy nešika, nemehlo
crazy šílený, blázen, cvok, magor, pošuk, praštěný
madman šílenec, cvok
madhouse blázinec
retarded retard
cripple mrzák
lame-person chromý
blind-person slepý
deaf-person hluchý
mute-person němý
stutterer koktavý
hunchback hrbáč
dwarf trpaslík
bald plešatý, pleš
ugly ošklivý, hnusný
fat-person tlusťoch, tlustý
skinny hubený
coward zbabělec, srab
weakling slaboch
sissy bačkora, padavka
bastard parchant, bastard
scoundrel darebák, ničema
rascal uličník, lump
scum spodina, sebranka
wretch ubožák, chudák
tramp vandrák, tulák
beggar žebrák, somrák
loser nula, lúzr
lazybones lenoch
glutton žrout
miser lakomec, držgrešle
greedy chamtivý
drunkard opilec, ožrala, ochlasta, notorik
drunk opilý, ožralý, namol, ožrala, nadrátovaný, sťatý
liar lhář
cheat podvodník
hypocrite pokrytec
traitor zrádce, zrada, jidáš
snitch práskač, udavač
toady patolízal
braggart chvastoun
arrogant arogantní, nafoukaný
cheeky drzý
rude hrubý
boor buran, hulvát
gossip drb, drbna
old-hag babizna, čarodějnice
old-man-derog dědek, páprda
old-maid stará panna
slave otrok
servant-derog sluha
pig prase, svině
sow bachyně
donkey osel
ox-insult vůl
cow-insult kráva
goat-insult koza, kozel
dog-insult pes
bitch čubka, fena
monkey-insult opice
rat-insult krysa
snake-insult had, zmije
chicken-insult slepice
goose-insult husa
worm-insult červ
louse veš
vermin havěť, hmyz
parasite parazit, příživník
toad ropucha
hyena hyena
vulture sup
beast bestie, zvíře
monster netvor, příšera
savage divoch
primitive primitiv
trash-person špína
shame-on-you styď se
mock posmívat se
insult urážka
slur-black negr, čmoud, neger
slur-jew židák
slur-roma cikán, cigán, morgoš, gádžo
slur-asian šikmoočko, rákosník, žluťák, ťaman, šikmooký
slur-foreigner přivandrovalec, rákosník, čmoud, cizák
slur-neighbour skopčák, rusák, polák, čobol
slur-gay buzerant, teplouš, buzna, buzík, teplej, přihřátej, homouš, přihřátý
slur-lesbian lesba
slur-disabled postižený
slur-woman baba
slur-poor socka
gay gay, homosexuál
lesbian lesbička
negro-word černoch
big-mouth huba, držka
shut-up drž hubu, sklapni
bore-person otrava
naive naivní
stubborn tvrdohlavý
clown klaun, šašek
puppet loutka
ignorant ignorant
good-for-nothing budižkničemu
hitler Hitler
nazi nacista, nácek
swastika hákový kříž
fascist fašista
stalin Stalin
lenin Lenin
mao Mao
dictator diktátor
dictator-local Gottwald, Husák
tyrant tyran
communist komunista, komouš
socialist socialista
capitalist kapitalista
anarchy anarchie
racist rasista
slavery otroctví
colony kolonie
genocide genocida
holocaust holokaust
concentration-camp koncentrák, Terezín
gas-chamber plynová komora
ghetto ghetto
pogrom pogrom
war válka
civil-war občanská válka
army armáda, vojsko
soldier voják
secret-police estébák, StB
police policie
cop polda, fízl, policajt, bengo
spy špión
terrorist terorista
hostage rukojmí
revolution revoluce
coup puč, převrat
riot nepokoje, vzpoura
rebel rebel
strike-labour stávka
demonstration demonstrace
occupation okupace
invasion invaze
propaganda propaganda
censorship cenzura
corruption-politics korupce
mafia-politics mafie
party-political KSČ
president prezident
minister ministr
king král
queen královna
emperor císař
prince princ, kníže
sultan sultán
leader vůdce
master-lord pán
flag vlajka
homeland vlast
republic republika
state stát
government vláda
election volby
border hranice
refugee uprchlík
contested-place Sudety
historic-trauma Lidice, Mnichov
god bůh
goddess bohyně
jesus Ježíš
christ Kristus
virgin-mary Panna Maria
saint svatý
sacred posvátný
angel anděl
devil ďábel, čert
satan satan
demon démon
hell peklo
paradise ráj
sin hřích
sinner hříšník
soul duše
prayer modlitba
pray modlit se
church kostel, církev
mosque mešita
synagogue synagoga
temple chrám
monastery klášter
altar oltář
cross-christian kříž
priest kněz, farář
monk mnich
nun jeptiška
bishop biskup
pope papež
imam imám
rabbi rabín
prophet prorok
muhammad Mohamed
allah Alláh
koran Korán
bible Bible
torah Tóra
gospel evangelium
buddha Buddha
jew Žid
muslim muslim
christian křesťan
infidel nevěřící
heretic kacíř
blasphemy rouhání
sect sekta
fasting půst
pilgrimage pouť
sacrifice oběť
baptism křest
mass-liturgy mše
miracle zázrak
blessing požehnání
witch čarodějnice
sorcerer čaroděj
magic magie, kouzlo
evil-spirit-local vodník, můra, polednice
idol modla
antichrist Antikrist
judas Jidáš
apocalypse apokalypsa
fate osud
death smrt, skon
dead mrtvý
die umřít, chcípnout
corpse mrtvola, umrlec
carrion mršina
grave hrob, hroby
coffin rakev
funeral pohřeb
cemetery hřbitov
mourning smutek
widow vdova
orphan sirotek
skeleton kostra
skull lebka
ghost duch, strašidlo
vampire upír
zombie zombie
kill zabít
murder vražda
murderer vrah
suicide sebevražda
hang-person šibenice, oběsit
execution poprava
executioner kat
strangle škrtit
drown utopit
massacre masakr
slaughterhouse jatka
butcher-derog řezník
torture mučení
beat mlátit, bít
slap facka
fight rvačka, boj
violence násilí
wound rána
scar jizva
blood krev
bomb bomba
gun pistole, puška
bullet kulka
knife-weapon dýka, kudla
weapon zbraň
explosion výbuch
whip bič
trap past
chain-fetter okovy, řetěz
prison vězení, basa
prisoner vězeň
thief zloděj, lupič
steal krást
robber lupič
robbery loupež
gangster gangster
mafia mafie
criminal zločinec
crime zločin
kidnap únos
blackmail vydírání
bribe úplatek
corrupt zkorumpovaný
fraud podvod, bouda, podraz, šmé, levárna
counterfeit padělek
lie lež, lhát, lži, kec, kecy, pohádka
false falešný
trick lest, trik
smuggler pašerák
pirate pirát
arson žhář
fire-blaze požár
enemy nepřítel
hate nenávist, zášť
revenge pomsta
anger hněv, vztek
angry naštvaný
evil zlo
bad špatný, zlý, zlá, blbý, mizerný
worse horší
cruel krutý
fear strach
terror hrůza, teror
nightmare noční můra
danger nebezpečí
dangerous nebezpečný
threat hrozba
accident nehoda
disaster katastrofa, pohroma
misfortune neštěstí, smůla
curse kletba
doom zkáza
damage škoda, újma
destroy zničit
broken rozbitý
break-verb rozbít
breakdown porucha
crack trhlina
rust rez
rot hniloba, shnilý
mould plíseň
spoiled zkažený
garbage odpad, smetí
junk krám, šmejd, vrak, šrot, haraburdí
rubbish-quality šunt, brak
dirt špína, bordel, svinstvo, svinčík
dirty špinavý
stain skvrna
mud bahno, bláto, kal, břečka
swamp bažina, močál
dust prach
slime sliz
soot saze
poison jed
toxic toxický
ashes popel
disgust hnus, odpor, fuj
disgusting hnusný, odporný, nechutný, hnus, fuj
yuck fuj
poor chudý
poverty chudoba, bída, nouze
hunger hlad
thirst žízeň
debt dluh
bankrupt bankrot, krach
loss ztráta
lose prohrát
failure neúspěch
fall-verb padat
error chyba
guilt vina
punishment trest
fine-penalty pokuta
tax daň
problem problém
quarrel hádka
scandal skandál
chaos chaos, zmatek
noise hluk
cheap levný
expensive drahý
useless zbytečný
weak slabý
slow pomalý
late pozdě
old starý
empty prázdný
nothing nic
nobody nikdo
never nikdy
not ne
stop stůj
end konec
boring nudný, nuda, otrava, otravný
bitter hořký
sour kyselý
sad smutný
sorrow žal
cry-weep plakat, pláč
tear-drop slza
scream křik
lonely osamělý
pity škoda, lítost, žel
shame ostuda, hanba, trapas, stud, potupa
tired unavený
cold-neg zima
dark tmavý, temný
darkness tma
shadow stín
abyss propast
storm bouře
earthquake zemětřesení
flood povodeň, potopa
drought sucho
smoke-fumes kouř
cigarette cigareta, cigo
drug droga
cannabis tráva, hulení
cocaine kokain
heroin-drug heroin, herák
amphetamine pervitin, piko
drug-addict feťák
drug-dealer dealer
booze chlast, kořalka
hangover kocovina
gambling hazard
burden břemeno
obstacle překážka
crooked křivý
raw-unripe syrový
leak únik
lack nedostatek
delay zpoždění
forget zapomenout
forbidden zakázaný
escape útěk
lost ztracený
ruin zřícenina
hovel chatrč
rag hadr
gloomy pochmurný
cockroach šváb
flea blecha
bedbug štěnice
tick klíště
leech pijavice
rat potkan
scorpion škorpion
spider pavouk
fly-insect moucha
mosquito komár
jellyfish medúza
weed-plant plevel
thorn trn
disease nemoc
sick nemocný
plague mor
epidemic epidemie
cancer rakovina
tumour nádor
ulcer vřed
leprosy malomocenství
cholera cholera
tuberculosis tuberkulóza
malaria malárie
smallpox neštovice
measles spalničky
scabies svrab
rash vyrážka
itch svědění
wart bradavice
haemorrhoids hemoroidy
diarrhoea průjem
constipation zácpa
nausea nevolnost
cough kašel
cold-illness rýma
flu chřipka
fever horečka
pain bolest
cramp křeč
epilepsy epilepsie
stroke-illness mrtvice
heart-attack infarkt
diabetes cukrovka
aids AIDS
syphilis syfilis
gonorrhoea kapavka
herpes opar
jaundice žloutenka
rabies vzteklina
asthma astma
allergy alergie
hernia kýla
paralysis ochrnutí
coma kóma
depression deprese
miscarriage potrat
infection infekce
inflammation zánět
virus virus
germ bacil
tapeworm tasemnice
bruise modřina
surgery operace
pill pilulka
injection injekce
hospital nemocnice
medicine lék
ambulance sanitka
intestine střevo
womb děloha
be být
have mít
do-make dělat
go jít
come přijít
walk chodit
run běžet
jump skákat
fly létat
swim plavat
sit sedět
stand stát
lie-down ležet
sleep spát
eat jíst
drink pít
bite kousat
suck sát
see vidět
look dívat
hear slyšet
speak mluvit
ask ptát
call volat
sing zpívat
dance tanec
laugh smát se
play hrát
know vědět, znát
think myslet
want chtít
love-verb milovat
give dát
take vzít, brát
hold držet
put dát
throw házet
catch chytit
pull táhnout
push tlačit
open otevřít
close zavřít
cut řezat
sew šít
wash mýt
cook-verb vařit
bake péct
burn hořet
buy koupit
sell prodat
pay platit
work-verb pracovat
build stavět
dig kopat
write psát
read číst
count počítat
learn učit
help pomoc
wait čekat
find najít
search hledat
live žít
grow růst
blow foukat
turn točit
roll kutálet
smile úsměv
marry svatba
win vyhrát
begin začít
change změna
travel cestovat
stay zůstat
send poslat
show ukázat
whistle pískat
big velký
small malý
tiny maličký
long dlouhý
short krátký
tall-high vysoký
low nízký
wide široký
narrow úzký
thick tlustý
thin tenký
deep hluboký
flat plochý
round kulatý
straight rovný
sharp ostrý
heavy těžký
light-weight lehký
hard tvrdý
soft měkký
new nový
young mladý
good dobrý
better lepší
beautiful krásný, hezký
strong silný
fast rychlý
early brzy
hot horký
warm teplý
cold studený
cool-fresh svěží
wet mokrý
dry suchý
full plný
clean čistý
clear jasný
sweet sladký
salty slaný
spicy pálivý
rich bohatý
happy šťastný, veselý
funny vtipný
clever chytrý
brave statečný
kind-nice milý, hodný
honest poctivý
healthy zdravý
alive živý
free volný
quiet tichý
loud hlasitý
easy snadný
difficult obtížný
true pravda
same stejný
other jiný
alone-only sám
shy plachý
wild divoký
strange divný
left levý
right-side pravý
up nahoru
down dolů
in v
out ven
front před
behind za
near blízko
far daleko
here tady, zde
there tam
where kde
when kdy
who kdo
what co
why proč
how jak
yes ano
i já
you ty, vy
he on
she ona
we my
they oni
my můj, moje
your tvůj
this ten, to
all všechno, vše
many mnoho
few málo
more více
less méně
very velmi
and a
or nebo
but ale
with s
without bez
now nyní, teď
always vždy
again zase
already už
soon brzo
maybe možná
only-just jen
hello ahoj
goodbye nashledanou
thanks díky, děkuji
please prosím
sorry promiň
look-out pozor
good-day dobrý den
sun slunce
moon měsíc
star hvězda
sky nebe
earth země
world svět
water voda
sea moře
ocean oceán
lake jezero
river řeka
stream potok
well-spring pramen
wave vlna
island ostrov
beach pláž
mountain hora
hill kopec
valley údolí
forest les
field pole
meadow louka
desert poušť
cave jeskyně
stone kámen
rock skála
sand písek
salt sůl
gold zlato
silver stříbro
iron železo
copper měď
lead-metal olovo
steel ocel
glass sklo
wood-material dřevo
coal uhlí
oil olej
petrol benzín
fire oheň
flame plamen
light světlo
lightning blesk
thunder hrom
rain déšť
snow sníh
ice led
frost mráz
hail kroupy
wind vítr
air vzduch
cloud mrak, oblak
fog mlha
dew rosa
rainbow duha
weather počasí
tree strom
leaf list
branch větev
root kořen
bark-tree kůra
grass tráva
flower květ, květina
rose růže
lily lilie
bush keř
oak dub
pine borovice
birch bříza
straw sláma
hay seno
mushroom houba
person osoba, člověk
people lidé, lid
man muž
woman žena
child dítě
baby miminko
boy kluk, chlapec
girl dívka, holka
mother matka
father otec
mum máma
dad táta
son syn
daughter dcera
brother bratr
sister sestra
grandmother babička
grandfather dědeček, děda
uncle strýc
aunt teta
cousin bratranec
husband manžel
wife manželka
bride nevěsta
mother-in-law tchyně
nephew synovec
family rodina
friend přítel, kamarád
neighbour soused
guest host
name jméno
life život
love láska
kiss polibek, pusa
heart srdce
head hlava
hair vlasy
face tvář, obličej
forehead čelo
eye oko
ear ucho
nose nos
mouth ústa
lip ret
tooth zub
tongue jazyk
chin brada
beard vousy
moustache knír
neck krk
throat hrdlo
shoulder rameno
back záda
chest hruď
belly břicho
elbow loket
hand ruka
finger prst
nail hřebík, nehet
fist pěst
leg noha
knee koleno
heel pata
skin kůže
bone kost
rib žebro
brain mozek
liver játra
lung plíce
kidney ledvina
meat maso
milk mléko
bread chléb
butter máslo
cheese sýr
egg vajíčko
fish ryba
soup polévka
rice rýže
flour mouka
dough těsto
cake dort
biscuit sušenka
sugar cukr
honey med
chocolate čokoláda
candy bonbon
apple jablko
pear hruška
grape hrozno
cherry třešeň
plum švestka
peach broskev
lemon citron
orange-fruit pomeranč
banana banán
strawberry jahoda
nut ořech
melon meloun
tomato rajče
potato brambor
onion cibule
garlic česnek
cabbage zelí
carrot mrkev
cucumber okurka
bean fazole
pea hrášek
lentil čočka
pumpkin dýně
pepper-spice pepř
mustard hořčice
vinegar ocet
sausage klobása
ham šunka
bacon slanina
fat-grease tuk, sádlo
wine víno
beer pivo
tea čaj
coffee káva
food jídlo
breakfast snídaně
lunch oběd
dinner večeře
animal zvířátko
puppy štěně
cat kočka
horse kůň
mare klisna
bull býk
calf tele
sheep ovce
lamb jehně
rooster kohout
duck kachna
turkey krocan
rabbit králík
hare zajíc
mouse myš
bear medvěd
wolf vlk
fox liška
deer jelen
boar kanec
lion lev
tiger tygr
elephant slon
camel velbloud
frog žába
turtle želva
crocodile krokodýl
bird ptáček
eagle orel
hawk jestřáb
owl sova
crow vrána
pigeon holub
swan labuť
cuckoo kukačka
feather pero
wing křídlo
tail ocas
horn roh
claw dráp
fur kožich
bee včela
wasp vosa
ant mravenec
butterfly motýl
beetle brouk
snail šnek
shark žralok
whale velryba
house dům
home domov
room pokoj
kitchen kuchyně
bathroom koupelna
door dveře
window okno
wall zeď
roof střecha
floor podlaha
stairs schody
garden zahrada
fence plot
bed postel
table stůl
chair židle
lamp lampa
candle svíčka
mirror zrcadlo
key klíč
lock zámek
knife nůž
fork vidlička
spoon lžíce
plate talíř
cup šálek, hrnek
bottle láhev
pot hrnec
pan pánev
bowl miska
box krabice
bag taška
basket koš
barrel sud
bucket kbelík
broom koště
soap mýdlo
towel ručník
comb hřeben
brush kartáč
needle jehla
thread nit
rope lano
hammer kladivo
saw pila
axe sekera
screw šroub
wheel kolo
stick hůl
machine stroj
tool nástroj
toy hračka
doll panenka
ball míč
book kniha
paper papír
letter dopis
newspaper noviny
picture obraz
word slovo
story příběh
song píseň
music hudba
drum buben
flute flétna
bell zvon
shirt košile
trousers kalhoty
skirt sukně
dress šaty
coat kabát
hat klobouk
shoe bota
sock ponožka
glove rukavice
belt pásek
button knoflík
pocket kapsa
ring prsten
glasses brýle
clock hodiny
umbrella deštník
wool vlna
silk hedvábí
cotton bavlna
city město
village vesnice
street ulice
way cesta
square náměstí
bridge most
tower věž
castle hrad
market trh
shop obchod
school škola
office kancelář
factory továrna
bank banka
money peníze
coin mince
price cena
gift dar, dárek
work práce
worker dělník
doctor lékař
teacher učitel
hunter lovec
fisherman rybář
baker pekař
tailor krejčí
smith kovář
cook kuchař
driver řidič
boss šéf
car auto
ship loď
boat člun
train vlak
plane letadlo
sail plachta
sleigh sáně
day den
night noc
morning ráno
evening večer
today dnes
yesterday včera
tomorrow zítra
week týden
year rok
hour hodina
minute minuta
time čas
spring jaro
summer léto
autumn podzim
winter zima
monday pondělí
friday pátek
sunday neděle
holiday prázdniny, svátek
christmas Vánoce
red červený
blue modrý
green zelený
yellow žlutý
white bílý
black černý
grey šedý
brown hnědý
pink růžový
purple fialový
colour barva
zero nula
one jeden
two dva
three tři
four čtyři
five pět
six šest
seven sedm
eight osm
nine devět
ten deset
hundred sto
thousand tisíc
million milion
half půl
first první
last poslední
circle kruh
line čára
point bod
corner kout
side strana
number číslo
dream sen
game hra
joy radost
luck štěstí
peace mír
freedom svoboda
truth pravda
hope naděje
wish přání
strength síla
voice hlas
silence ticho
smell vůně
taste chuť
thing věc
question otázka
answer odpověď
secret tajemství
law zákon
! vulgar | Scheißkerl (vulgär) | bastard, asshole (vulgar) | connard (vulgaire) | cabrón (vulgar) | stronzo (volgare) : píčus, sráč, vyjebanec, vypíčenec, šmejd, mamrd, mrdník
! vulgar | Mist (Fluch) | damn, shit (curse) | merde, bordel | joder | cazzo, porco cane : do prdele, sakra, kurva fix, do háje, krucinál, himl, safra
pubic-hair chlupy
abortion potrat, interrupce
bad-omen zlé znamení
worthless bezcenný, nanic
finished hotovo, konec
complain stěžovat si
devilish-luck pohroma
limp-slack ochablý, zplihlý
flat-dull mdlý
gout dna
goitre struma, vole
scab strup
rectum konečník
`,
}
