import type { LanguageSource } from '../language-source.ts'

/** Dutch, of the Netherlands and Flanders. */
export const nl: LanguageSource = {
  code: 'nl',
  script: 'Latin',
  text: `
penis-vulgar lul, pik, piemel, jongeheer, snikkel, plasser, flamoes, tollie, lulletje, pisser, roede, fluit, leuter, pielemuis, tampeloeres, tampeloeris
penis penis
vulva-vulgar kut, doos, muts, poes, gleuf, pruim, schede, preut, spleet, flamoes, scheur, kutje, trut, foef
vagina vagina, schede
testicles-vulgar kloten, ballen, klote, zak, zaad, noten, teelballen, kloot, teelbal, klootzak
testicle testikel, zaadbal, teelbal
breasts-vulgar tieten, memmen, prammen, tiet, borsten, tetten, voorgevel, toeters, jetsers, tet
nipple tepel
arse kont, reet, gat, poep, hol, achterste, kontje, toges, bips, batterij, krent, aars
buttocks billen, achterwerk, bips
anus anus
arsehole klootzak, hol, kontgat
pubic-hair schaamhaar
crotch kruis
clitoris clitoris, kittelaar
foreskin voorhuid
glans eikel
erection erectie, stijve, boner
semen kwak, geil, sperma, zaad, klad
fuck neuken, naaien, wippen, poepen, neuk, batsen, vozen, rampetampen, fokken, kezen, krikken, palen, vogelen, muilen, ketsen, een beurt geven, een wip maken, van bil gaan, een nummertje maken
fuck-exclamation kut, godverdomme, verdomme
sex seks
intercourse geslachtsgemeenschap, coïtus
mate-animals paren, dekken
orgasm orgasme, klaarkomen
masturbate aftrekken, rukken, trekken, rukker, ruk, masturberen, vingeren, afrukken
wanker rukker, aftrekker
suck-vulgar pijpen, afzuigen, beffen
blow-job pijpbeurt
sodomy sodomie
horny geil, hitsig
heat-rut bronst, loops, krols
lust lust, wellust
pervert viezerik, perverseling, smeerlap
lecher geilaard, wellusteling
obscene obsceen, schunnig, vunzig
porn porno
naked naakt, bloot
striptease striptease
prostitute prostituee
whore hoer, temeier, slet, snol, del, sloerie, hoeren, straatmadelief, deerne, lichtekooi, stoephoer, trottoirteef, hoerig
slut slet, snol, del, sloerie, slettenbak, stoephoer, lel, lellebel
brothel bordeel, hoerenkast
pimp pooier, souteneur
mistress maîtresse, minnares
adultery overspel
cuckold hoorndrager
incest incest, bloedschande
paedophile pedofiel, kinderlokker
rape verkrachting, aanranding
orgy orgie
fetish fetisj
dildo dildo
condom-slang kapotje, rubbertje
virgin-sexual maagd, ontmaagden
impotent impotent, slappe lul
castrate castreren, ontmannen
shit stront, poep, schijt, kak, drol, drek, shit
shit-verb schijten, kakken, poepen, drukken, bouten
excrement uitwerpselen, ontlasting
poop poep, drol, kaka, bah, poepie, bolus
dung mest
droppings keutel, keutels
piss pis, zeik, pissen, zeiken, zeiker, afzeiken, piesen, plassen
urine urine
pee plas, plasje, pies, pis, pipi, plassen, plassie, piesen
fart scheet, poepje, wind, prot, ruft, boer, knetter, ruften
diarrhoea-vulgar schijterij, racekak, dunne
belch boer, oprisping
vomit kots, braaksel, braken, kotsen, spugen, over je nek
snot snot
spit spuug, speeksel
sweat zweet
stink stank, stinken
pus pus, etter
toilet plee, wc, pot, bril, vertrek, koer, toilet
latrine latrine
chamber-pot po, pispot
sewer riool, beerput, gierput
menstruation menstruatie, ongesteld
tampon tampon
diaper luier
armpit oksel
pimple puist, pukkel
dandruff roos
potbelly bierbuik, buikje
tongue-kiss tongzoen, tongen
seduce verleiden, versieren
lick likken
hump rijden, bespringen
damn verdomme, verdomd, verrek, godverdomme, potverdorie, gadverdamme, getver, verdorie, tering, kut, godver
go-to-hell rot op, sodemieter op, loop naar de hel
son-of-bitch hoerenzoon, klerelijer
motherfucker moederneuker
bollocks gelul, gezeik
transvestite travestiet
lingerie lingerie
peeping gluren, gluurder
grope betasten, aanrander
bare-bottom blote kont
cleavage decolleté
hole-vulgar gat
stick-vulgar paal
idiot eikel, sukkel, sul, lul, oen, mafkees, stumper, randdebiel, flapdrol, achterlijk, lulhannes, droplul, uilskuiken, dombo, prutser, onbenul, ezel, druiloor, zak, kneus, halvegare, klootzak, kluns, debiel, mongool, idioot, kwezel, onnozelaar, kieken, dwaas, mafkikker, sufferd
fool dwaas, gek, zot
stupid dom, stom, achterlijk, onnozel, oliedom, dwaas
cretin cretin, imbeciel
blockhead domkop, uilskuiken, rund
clumsy onhandig, klungel, kluns, lomp, klunzig
crazy gek, maf, gestoord, kierewiet, zot, mesjogge, krankjorum, knots, geschift, knettergek
madman gek, krankzinnige
madhouse gekkenhuis, gesticht
retarded achterlijk, debiel
cripple kreupele, mankepoot, kreupel
lame-person mank, lam
blind-person blind
deaf-person doof
mute-person stom, doofstom
stutterer stotteraar, stotteren
hunchback bochel, bultenaar
dwarf dwerg
bald kaal, kaalkop
ugly lelijk
fat-person dikzak, vetzak, dikkerd
skinny mager, scharminkel
coward lafaard, bangerik
weakling zwakkeling, slappeling
sissy watje, mietje
bastard bastaard, rotzak, klootzak, hufter, schoft, hond, eikel, etter
scoundrel schurk, ploert
rascal schelm, rakker, kwajongen
scum uitschot, tuig, schorem
wretch stakker, sukkel
tramp zwerver, landloper
beggar bedelaar
loser loser, mislukkeling
lazybones luiaard, luilak, lui
glutton veelvraat, gulzigaard
miser vrek, gierigaard
greedy hebzuchtig, inhalig, gulzig
drunkard zuiplap, dronkaard, zatlap, dronkenlap, zatte, slempen, zuipschuit
drunk dronken, zat, bezopen, lam, toeter, kachel
liar leugenaar
cheat bedrieger, oplichter
hypocrite huichelaar, hypocriet
traitor verrader
snitch verklikker, klikspaan
toady kontlikker, slijmbal
braggart opschepper, praatjesmaker
arrogant arrogant, verwaand
cheeky brutaal, vrijpostig
rude onbeschoft, lomp
boor boer, lomperik, hork
gossip roddel, roddelaar
busybody bemoeial
old-hag heks, ouwe taart, feeks
old-man-derog ouwe zak, ouwe lul
old-maid oude vrijster
bimbo dom blondje, troela
slave slaaf
servant-derog knecht, lakei
pig varken, zwijn
sow zeug
donkey ezel
ox-insult os
cow-insult koe
goat-insult geit
dog-insult hond
bitch teef, bitch, kreng, trut, tang, kutwijf
monkey-insult aap
rat-insult rat
snake-insult slang
chicken-insult kip
goose-insult gans
worm-insult worm
louse luis
vermin ongedierte
parasite parasiet, klaploper
toad pad
hyena hyena
vulture gier, aasgier
beast beest
monster monster, gedrocht
savage wilde, barbaar
primitive primitief
trash-person tokkie, uitvaagsel
shame-on-you schaam je
mock spotten, bespotten
insult beledigen, belediging
slur-black nikker, zwartjoekel, roetmop
slur-jew jid, smous
slur-roma zigeuner
slur-asian spleetoog, pinda
slur-arab kutmarokkaan, geitenneuker
slur-white kaaskop
slur-foreigner allochtoon, buitenlander
slur-neighbour mof, moffen, spaghettivreter, hun
slur-region boer
slur-gay flikker, nicht, poot, mietje, homo, janet, nichten, rukker, relnicht, mie, reetridder, ruigpoot, kontneuker
slur-lesbian pot, potten, manwijf, lesbo
slur-trans ombouw
slur-disabled mongool, spast
slur-woman wijf, trut, muts
slur-poor pauper, tokkie
gay homo, homoseksueel
lesbian lesbisch, lesbienne
negro-word neger, negerin
big-mouth grote bek, smoel
big-nose gok
shut-up hou je bek, kop dicht
bore-person zeur, saaie piet
naive naïef, onnozel
stubborn koppig, eigenwijs
clown clown, pias
puppet marionet, pop
ignorant onwetend
good-for-nothing nietsnut, deugniet
upstart parvenu
hitler Hitler
nazi nazi
swastika hakenkruis
fascist fascist
mussolini Mussolini
stalin Stalin
lenin Lenin
mao Mao
pol-pot Pol Pot
dictator dictator
dictator-local Mussert
tyrant tiran
communist communist
socialist socialist
capitalist kapitalist
anarchy anarchie
racist racist
apartheid apartheid
slavery slavernij
colony kolonie
genocide genocide, volkerenmoord
holocaust holocaust
concentration-camp concentratiekamp
gas-chamber gaskamer
ghetto getto
pogrom pogrom
war oorlog
civil-war burgeroorlog
army leger
soldier soldaat
troops-militia militie
secret-police geheime politie
police politie
cop smeris, juut, kit, wout, flik
spy spion
terrorist terrorist
terror-group IS, Al Qaida
hostage gijzelaar
revolution revolutie
coup staatsgreep
riot rel, rellen, oproer
rebel rebel, opstandeling
strike-labour staking
demonstration demonstratie, betoging
occupation bezetting
invasion invasie
annexation annexatie
separatist separatist
traitor-political landverrader, NSB'er
propaganda propaganda
censorship censuur
corruption-politics corruptie
mafia-politics maffia
party-political NSB, Vlaams Blok
president president
minister minister
king koning
queen koningin
emperor keizer
prince prins
sultan sultan
leader leider
master-lord heer, meester
flag vlag
homeland vaderland
republic republiek
state staat
government regering
election verkiezing
border grens
refugee vluchteling
immigrant immigrant
historic-trauma Srebrenica, Hongerwinter
god god
goddess godin
jesus Jezus
christ Christus
virgin-mary Maria, Onze Lieve Vrouw
holy-spirit Heilige Geest
saint heilige, sint
sacred heilig
angel engel
devil duivel
satan satan
demon demon
hell hel
paradise paradijs
sin zonde
sinner zondaar
soul ziel
prayer gebed
pray bidden
church kerk
mosque moskee
synagogue synagoge
temple tempel
monastery klooster
altar altaar
cross-christian kruis
priest priester, pastoor
monk monnik
nun non
bishop bisschop
pope paus
imam imam
rabbi rabbijn
prophet profeet
muhammad Mohammed
allah Allah
koran koran
bible bijbel
torah thora
gospel evangelie
buddha Boeddha
hindu-god Shiva, Ganesha, Krishna
jew Jood
muslim moslim
christian christen
infidel ongelovige
heretic ketter
blasphemy godslastering
sect sekte
holy-war heilige oorlog
forbidden-food varkensvlees
halal halal
kosher koosjer
fasting vasten
pilgrimage bedevaart
sacrifice offer
baptism doop
mass-liturgy mis
relic relikwie
miracle wonder, mirakel
blessing zegen
witch heks
sorcerer tovenaar
magic magie, tovenarij
evil-eye boze oog
evil-spirit-local kobold, bullebak
taboo taboe
idol afgod
antichrist antichrist
judas Judas
apocalypse apocalyps
eternity-afterlife hiernamaals, eeuwigheid
fate noodlot, lot
nirvana nirwana
holy-place Scherpenheuvel
death dood
dead dood, morsdood, overleden, kapot
die sterven, doodgaan, creperen
corpse lijk
carrion aas, kreng
grave graf, grafkelder
coffin doodskist
funeral begrafenis, uitvaart
cemetery kerkhof, begraafplaats
mourning rouw
widow weduwe
orphan wees
skeleton skelet, geraamte
skull schedel, doodshoofd
ghost spook, geest
vampire vampier
zombie zombie
kill doden, vermoorden
murder moord
murderer moordenaar
suicide zelfmoord
hang-person ophangen, galg
execution executie, terechtstelling
executioner beul
behead onthoofden
strangle wurgen
drown verdrinken, verzuipen
massacre bloedbad, slachting
slaughterhouse slachthuis, abattoir
butcher-derog slager
torture marteling, martelen, foltering
beat slaan, afranselen
slap klap, mep, oorvijg
fight vechten, gevecht
violence geweld
wound wond
scar litteken
blood bloed
bomb bom
gun pistool, geweer
bullet kogel
knife-weapon mes, dolk
weapon wapen
explosion explosie, ontploffing
whip zweep
trap val, valstrik
chain-fetter keten, boei
prison gevangenis, bajes, nor
prisoner gevangene
thief dief, boef, rover, jatter, gauwdief
steal stelen, jatten, pikken
robber rover
robbery roof, overval
plunder plunderen, buit
gangster gangster
mafia maffia
criminal crimineel, boef
crime misdaad
kidnap ontvoeren, kidnappen
blackmail chantage, afpersing
bribe steekpenning, omkopen
corrupt corrupt
fraud fraude, bedrog
counterfeit vals, vervalsing, namaak, nep, vervalst
lie leugen, liegen
false vals, onecht, nep
trick truc, streek
smuggler smokkelaar
pirate piraat
arson brandstichting
fire-blaze brand
enemy vijand
hate haat, haten
revenge wraak
anger woede, toorn
angry boos, kwaad
evil kwaad, boosaardig, slecht, boos
bad slecht, kwaad, rot, beroerd, ruk, klote, kut, waardeloos
worse slechter, erger
cruel wreed
fear angst, vrees
terror verschrikking, schrik
nightmare nachtmerrie
danger gevaar
dangerous gevaarlijk
threat dreiging, bedreiging
accident ongeluk, ongeval
disaster ramp
misfortune ongeluk, tegenspoed
bad-omen slecht voorteken, onheil
curse vloek
doom ondergang
damage schade
destroy vernietigen, verwoesten
broken kapot, stuk
break-verb breken
breakdown pech, panne
crack barst, scheur
rust roest
rot rot, verrot, bedorven, rotte, rotten
mould schimmel
stale muf, oudbakken
spoiled bedorven
garbage vuilnis, afval
junk rommel, troep, zooi
rubbish-quality prul, rotzooi
dirt vuil, vuiligheid
dirty vies, smerig, vuil, goor, ranzig, smoezelig
stain vlek
mud modder, slijk
swamp moeras
dust stof
slime slijm
soot roet
poison gif, vergif
toxic giftig
ashes as
disgust walging, afkeer
disgusting vies, goor, smerig, ranzig, vuil, walgelijk
yuck bah, getver
poor arm, armoedig, berooid, pover, straatarm
poverty armoede
hunger honger
famine hongersnood
thirst dorst
debt schuld
bankrupt failliet, bankroet
loss verlies
lose verliezen
failure mislukking, flop
fall-verb vallen
error fout, vergissing
guilt schuld
punishment straf
fine-penalty boete
tax belasting
problem probleem
quarrel ruzie, twist
scandal schandaal
chaos chaos, wanorde, rotzooi, puinhoop, zooi, bende, teringzooi
noise lawaai, herrie
cheap goedkoop
expensive duur
worthless waardeloos
useless nutteloos
weak zwak, slap
slow traag, langzaam
late laat
old oud
worn-out versleten, afgedankt
empty leeg
nothing niets, niks
nobody niemand
never nooit
not niet
does-not-go gaat niet, rijdt niet
stop stop, stoppen
end einde
finished klaar, afgelopen
boring saai, vervelend, suf, duf, slaapverwekkend, sloom, stierlijk
bitter bitter
sour zuur
sad droevig, verdrietig, treurig
sorrow verdriet, smart
cry-weep huilen, janken
tear-drop traan
scream gil, schreeuw
complain klagen, zeuren
lonely eenzaam
pity medelijden, jammer
shame schaamte, schande
tired moe
cold-neg koud, kil
dark donker
darkness duisternis
shadow schaduw
abyss afgrond
storm storm
earthquake aardbeving
flood overstroming
drought droogte
smoke-fumes rook, walm
cigarette sigaret, peuk
drug drugs
cannabis wiet, hasj, nederwiet
cocaine cocaïne, coke, snuif
heroin-drug heroïne
amphetamine speed, pep
drug-addict junkie, verslaafde
drug-dealer dealer
overdose overdosis
booze drank, jenever
hangover kater
gambling gokken, kansspel
devilish-luck mazzel
burden last
obstacle hindernis, obstakel
limp-slack slap
hollow hol
crooked krom, scheef
flat-dull plat, mat
thin-watery waterig, dun
raw-unripe rauw, onrijp
burnt verbrand, aangebrand
leak lek
lack gebrek, tekort
delay vertraging
forget vergeten
refuse weigeren
forbidden verboden
escape ontsnappen, vluchten
hide verbergen, verstoppen
lost verloren, kwijt
abandoned verlaten
ruin ruïne
beggary bedelarij
slum sloppenwijk, krot
hovel krot, hok
rag vod, lap
crutch kruk
gloomy somber, naargeestig
cockroach kakkerlak
flea vlo
bedbug bedwants
tick teek
maggot made
leech bloedzuiger
rat rat
scorpion schorpioen
spider spin
fly-insect vlieg
mosquito mug
jellyfish kwal
weed-plant onkruid
thorn doorn
disease ziekte, kanker, tyfus, pest, kwaal
sick ziek, misselijk, zieken, ziekelijk
plague pest
epidemic epidemie
cancer kanker, tumor
tumour tumor, gezwel
ulcer zweer, maagzweer
abscess abces
leprosy lepra, melaatsheid
cholera cholera, klere
typhus tyfus
tuberculosis tering, tuberculose
malaria malaria
smallpox pokken
measles mazelen
mumps bof
chickenpox waterpokken
scabies schurft
rash uitslag
itch jeuk
wart wrat
boil-swelling steenpuist
gout jicht
haemorrhoids aambeien
diarrhoea diarree
constipation verstopping, constipatie
nausea misselijkheid, misselijk
cough hoest
cold-illness verkoudheid
flu griep
fever koorts
pain pijn
headache hoofdpijn
toothache kiespijn, tandpijn
caries cariës
cramp kramp
epilepsy epilepsie
stroke-illness beroerte
heart-attack hartaanval
diabetes diabetes, suikerziekte
aids aids
syphilis syfilis
gonorrhoea gonorroe, druiper
herpes herpes
jaundice geelzucht
rabies hondsdolheid
tetanus tetanus
polio polio
rheumatism reuma
asthma astma
allergy allergie
anaemia bloedarmoede
gangrene gangreen
hernia hernia, breuk
goitre krop, struma
paralysis verlamming, lam
coma coma
faint-verb flauwvallen
dementia dementie
depression depressie
autism autisme
miscarriage miskraam
abortion abortus
stillborn doodgeboren
infertile onvruchtbaar
infection infectie
inflammation ontsteking
virus virus
germ kiem, bacil
tapeworm lintworm
bruise blauwe plek
fracture breuk
burn-injury brandwond
surgery operatie
amputate amputeren
enema klysma
pill pil
injection injectie, prik
hospital ziekenhuis
laxative laxeermiddel
medicine medicijn, geneesmiddel
ambulance ambulance
psychiatry psychiatrie
squint scheel, loensen
phlegm slijm, fluim
scab korst
blister blaar
numb gevoelloos, doof
intestine darm
rectum endeldarm
bladder blaas
womb baarmoeder
placenta placenta, moederkoek
ovary eierstok
prostate prostaat
kidney-stone niersteen
be zijn
have hebben
do-make doen, maken
go gaan
come komen
walk lopen, wandelen
run rennen
jump springen
fly vliegen
swim zwemmen
sit zitten
stand staan
lie-down liggen
sleep slapen
wake wakker
eat eten, vreten
drink drinken
bite bijten
chew kauwen
swallow slikken
suck zuigen
see zien
look kijken
hear horen
speak spreken, praten
say zeggen
ask vragen
call roepen, bellen
sing zingen
dance dansen
laugh lachen
play spelen
know weten, kennen
think denken
want willen
can kunnen
must moeten
love-verb houden van
like leuk vinden
give geven
take nemen
bring brengen
hold houden
put zetten, leggen
throw gooien, werpen
catch vangen
pull trekken
push duwen
open open, openen
close sluiten, dicht
cut snijden
sew naaien
wash wassen
clean-verb poetsen, schoonmaken
cook-verb koken
bake bakken
burn branden
buy kopen
sell verkopen
pay betalen
work-verb werken
build bouwen
dig graven
plant-verb planten
write schrijven
read lezen
count tellen
learn leren
help helpen, hulp
wait wachten
find vinden
search zoeken
live leven, wonen
be-born geboren worden
grow groeien
blow blazen, waaien
turn draaien
roll rollen
shake schudden
tremble beven, trillen
hit-strike slaan, raken
scratch krabben
rub wrijven
squeeze knijpen
flow vloeien, stromen
float drijven
drip druppelen
freeze vriezen
smile glimlach
kiss-verb kussen, zoenen
marry trouwen
hug knuffel, omhelzen
win winnen
begin beginnen
change veranderen
travel reizen
drive rijden
return terugkeren
leave vertrekken
stay blijven
send sturen, zenden
show tonen, laten zien
tie binden
hang-up hangen
pour gieten, schenken
fill vullen
mix mengen
shine schijnen
ring-verb bellen
shut-eyes ogen dicht
snore snurken
yawn gapen, geeuwen
sneeze niezen
tickle kietelen
whistle fluiten
whisper fluisteren
bark-dog blaffen
sting steken
peel schillen
shave scheren
big groot
small klein
tiny piepklein
long lang
short kort
tall-high hoog
low laag
wide breed, wijd
narrow smal, nauw
thick dik
thin dun
deep diep
flat vlak
round rond
straight recht
sharp scherp
blunt bot
heavy zwaar
light-weight licht
hard hard
soft zacht
new nieuw
young jong
good goed
better beter
beautiful mooi, schoon
strong sterk
fast snel
early vroeg
hot heet
warm warm
cold koud
cool-fresh koel, fris
wet nat
dry droog
full vol
clean schoon, proper
clear helder, klaar
bright fel
sweet zoet
salty zout
spicy pittig
rich rijk
happy blij, gelukkig
funny grappig
clever slim
brave dapper
kind-nice aardig, lief
honest eerlijk
healthy gezond
alive levend
free vrij, gratis
quiet stil, rustig
loud luid
easy makkelijk
difficult moeilijk
true waar
same zelfde
other ander
alone-only alleen
shy verlegen
wild wild
strange vreemd, raar
left links
right-side rechts
up op, omhoog
down neer, omlaag
in in
out uit
front voorkant
behind achter
near dichtbij
far ver
here hier
there daar
where waar
when wanneer
who wie
what wat
why waarom
how hoe
yes ja
no nee, geen
i ik
you jij, u
he hij
she zij
we wij
they zij
my mijn
your jouw
this dit, deze
that dat, die
all alle, alles
many veel
few weinig
more meer
less minder
very zeer, heel
and en
or of
but maar
with met
without zonder
now nu
always altijd
again weer, opnieuw
already al
soon gauw, binnenkort
maybe misschien
only-just slechts
hello hallo, hoi
goodbye doei, tot ziens
thanks dank, bedankt
please alsjeblieft
sorry sorry
come-on kom op, vooruit
look-out pas op
good-day goedendag
sun zon
moon maan
star ster
sky lucht, hemel
earth aarde
world wereld
land land
water water
sea zee
ocean oceaan
lake meer
river rivier
stream beek
well-spring bron
wave golf
island eiland
beach strand
coast kust
mountain berg
hill heuvel
valley dal, vallei
forest bos, woud
field veld
meadow wei, weide
desert woestijn
cave grot
stone steen
rock rots
sand zand
clay klei
salt zout
gold goud
silver zilver
iron ijzer
copper koper
lead-metal lood
steel staal
glass glas
wood-material hout
coal kolen, steenkool
oil olie
petrol benzine
fire vuur
flame vlam
light licht
lightning bliksem
thunder donder
rain regen
snow sneeuw
ice ijs
frost vorst
hail hagel
wind wind
air lucht
cloud wolk
fog mist
dew dauw
rainbow regenboog
weather weer
tree boom
leaf blad
branch tak
root wortel
bark-tree schors
seed zaad
grass gras
flower bloem
rose roos
lily lelie
bush struik
oak eik
pine den
birch berk
reed riet
straw stro
hay hooi
mushroom paddenstoel
person mens, persoon
people mensen, volk
man man
woman vrouw
child kind
baby baby
boy jongen
girl meisje
mother moeder
father vader
mum mama, mam
dad papa, pap
son zoon
daughter dochter
brother broer
sister zus, zuster
grandmother oma
grandfather opa
uncle oom
aunt tante
cousin neef, nicht
husband echtgenoot
wife echtgenote
bride bruid
wedding bruiloft
mother-in-law schoonmoeder
nephew neefje
family gezin, familie
friend vriend
neighbour buur, buurman
guest gast
stranger vreemdeling
name naam
life leven
love liefde
kiss kus, zoen
heart hart
head hoofd, kop
hair haar
face gezicht
forehead voorhoofd
eye oog
ear oor
nose neus
mouth mond
lip lip
tooth tand
tongue tong
chin kin
cheek wang
beard baard
moustache snor
neck nek, hals
throat keel
shoulder schouder
back rug
chest borst
belly buik
navel navel
arm arm
elbow elleboog
hand hand
finger vinger
nail nagel
fist vuist
leg been
knee knie
foot voet
heel hiel, hak
toe teen
skin huid
bone bot, been
rib rib
brain hersenen, brein
liver lever
lung long
kidney nier
meat vlees
milk melk
bread brood
butter boter
cheese kaas
egg ei, eieren
fish vis
soup soep
rice rijst
flour bloem, meel
dough deeg
cake taart, koek
biscuit koekje
sugar suiker
honey honing
chocolate chocolade
candy snoep
apple appel
pear peer
grape druif
cherry kers
plum pruim
peach perzik
lemon citroen
orange-fruit sinaasappel
banana banaan
strawberry aardbei
nut noot
fig vijg
melon meloen
tomato tomaat
potato aardappel
onion ui
garlic knoflook
cabbage kool
carrot wortel
cucumber komkommer
bean boon
pea erwt
lentil linze
pumpkin pompoen
beet biet
pepper-spice peper
mustard mosterd
vinegar azijn
sausage worst
ham ham
bacon spek
fat-grease vet
wine wijn
beer bier
brandy brandewijn
tea thee
coffee koffie
juice sap
food eten, voedsel
breakfast ontbijt
lunch lunch
dinner avondeten
animal dier
dog hond
puppy pup
cat kat, poes
horse paard
mare merrie
cow koe
bull stier
calf kalf
sheep schaap
lamb lam
goat geit
chicken kip
rooster haan
duck eend
goose gans
turkey kalkoen
rabbit konijn
hare haas
mouse muis
bear beer
wolf wolf
fox vos
deer hert
boar everzwijn
lion leeuw
tiger tijger
elephant olifant
monkey aap
camel kameel
snake slang
frog kikker
turtle schildpad
crocodile krokodil
bird vogel
eagle arend, adelaar
hawk havik
owl uil
crow kraai
pigeon duif
swan zwaan
cuckoo koekoek
feather veer
wing vleugel
tail staart
horn hoorn
claw klauw
fur bont, vacht
bee bij
wasp wesp
ant mier
butterfly vlinder
beetle kever
worm worm
snail slak
shark haai
whale walvis
herring haring
crab krab
squid inktvis
house huis
home thuis
room kamer
kitchen keuken
bathroom badkamer
door deur
window raam
wall muur, wand
roof dak
floor vloer
stairs trap
garden tuin
fence hek
bed bed
table tafel
chair stoel
lamp lamp
candle kaars
mirror spiegel
key sleutel
lock slot
knife mes
fork vork
spoon lepel
plate bord
cup kop, kopje
bottle fles
pot pot
pan pan
bowl kom
oven oven
box doos
bag tas, zak
basket mand
barrel vat, ton
bucket emmer
broom bezem
soap zeep
towel handdoek
comb kam
brush borstel
needle naald
thread draad
rope touw
hammer hamer
saw zaag
axe bijl
screw schroef
wheel wiel
stick stok
machine machine
tool gereedschap
toy speelgoed
doll pop
ball bal
book boek
paper papier
letter brief
pen pen
newspaper krant
picture beeld, plaatje
word woord
language taal
story verhaal
song lied
music muziek
drum trommel
flute fluit
bell klok, bel
clothes kleren
shirt hemd, overhemd
trousers broek
skirt rok
dress jurk
coat jas
hat hoed
shoe schoen
boot laars
sock sok
glove handschoen
belt riem
button knoop
pocket zak
ring ring
glasses bril
clock klok
umbrella paraplu
wool wol
silk zijde
cotton katoen
leather leer
cloth doek
city stad
village dorp
street straat
way weg
square plein
bridge brug
tower toren
castle kasteel
market markt
shop winkel
school school
office kantoor
factory fabriek
bank bank
money geld
coin munt
price prijs
gift cadeau, geschenk
work werk
worker arbeider
doctor dokter, arts
teacher leraar
farmer boer
hunter jager
fisherman visser
baker bakker
tailor kleermaker
smith smid
cook kok
driver chauffeur
boss baas
car auto
ship schip
boat boot
train trein
plane vliegtuig
bicycle fiets
cart kar
sail zeil
sleigh slee
day dag
night nacht
morning ochtend, morgen
evening avond
noon middag
today vandaag
yesterday gisteren
tomorrow morgen
week week
month maand
year jaar
hour uur
minute minuut
time tijd
spring lente
summer zomer
autumn herfst
winter winter
monday maandag
friday vrijdag
sunday zondag
holiday vakantie, feestdag
christmas Kerstmis
red rood
blue blauw
green groen
yellow geel
white wit
black zwart
grey grijs
brown bruin
pink roze
purple paars
colour kleur
zero nul
one een
two twee
three drie
four vier
five vijf
six zes
seven zeven
eight acht
nine negen
ten tien
eleven elf
twelve twaalf
twenty twintig
hundred honderd
thousand duizend
million miljoen
half half
first eerste
last laatste
part deel
circle cirkel
line lijn
point punt
corner hoek
side kant
hole gat
number nummer, getal
dream droom
sleep-noun slaap
game spel
joy vreugde
luck geluk
peace vrede
freedom vrijheid
truth waarheid
hope hoop
wish wens
strength kracht
voice stem
silence stilte
smell geur
taste smaak
breath adem
thing ding
question vraag
answer antwoord
secret geheim
law wet, recht
! vulgar | Verdammter, Krebskranker (Fluch) | cancer-ridden (curse) | atteint du cancer (juron) | canceroso (insulto) | canceroso (insulto) : kankerlijer, kanker
! insulting | Typhusleider (Schimpfwort) | typhus sufferer (insult) | typhique (insulte) | tifoso (insulto) | tifoso (insulto) : tyfuslijer
! everyday | gemütlich | cosy | convivial | acogedor | accogliente : gezellig
! vulgar | Scheißkerl (vulgär) | bastard, asshole (vulgar) | connard (vulgaire) | cabrón (vulgar) | stronzo (volgare) : oetlul, lulhannes, paardenlul, klojo, zakkenwasser, boerenlul, lul-de-behanger, hufter, hondenlul, kankerhoer, mafketel, droogkloot, mierenneuker
! vulgar | abhauen, sich verpissen (Fluch) | piss off, get lost | dégage, casse-toi | vete a la mierda | vaffanculo : oprotten, opsodemieteren, opkankeren, oppleuren, opzouten, opflikkeren, krijg de tering, optiefen, optyfen, flikker op
! insulting | Blödmann, Lümmel (niederländisch) | idiot, lout (Dutch) | imbécile, rustre (néerlandais) | idiota, patán (neerlandés) | idiota, zotico (olandese) : engerd, lummel, schoft, sufferd, viespeuk, boerenpummel, aso, dombo, matennaaier, halvezool, slapjanus, pummel, krentenkakker
! vulgar | verarschen, vermasseln (vulgär) | to screw up, to cheat (vulgar) | foirer, entuber (vulgaire) | joder, cagarla | fottere, incasinare (volgare) : verneuken, verkloten, belazeren, besodemieteren, klooien, bedonderen, verkankeren
! vulgar | Mist (Fluch) | damn, shit (curse) | merde, zut | joder, mierda | cazzo, accidenti : klote, verdorie, gvd, godver, tering, tyfus, kolere
! insulting | Depp (Flämisch) | dimwit, simpleton | nigaud | bobo, memo | scemotto : sul, sulletje, sukkelaar, seut, loebas, hannes, kalf, uil
`,
}
