import type { LanguageSource } from '../language-source.ts'

/** Catalan, with Valencian and Balearic words. */
export const ca: LanguageSource = {
  code: 'ca',
  script: 'Latin',
  text: `
penis-vulgar polla, titola, cigala, pardal, tita, piu, fava, carall, pixa, minga, verga, cuca
penis penis, membre
vulva-vulgar cony, figa, xona, patata, xixi, conill, petxina, parrús
vagina vagina
testicles-vulgar collons, ous, pilotes, colló, cataplins
testicle testicle, escrot
breasts-vulgar tetes, mamelles, popes, pits, teta, pitrera, davantera
nipple mugró
arse cul, culet, paner
buttocks natges, culata, pompis, darrere
anus anus, forat del cul, ull del cul
arsehole cabronàs, capullo
pubic-hair pèls, borrissol
crotch entrecuix, engonal
clitoris clítoris
foreskin prepuci
glans gland
erection erecció, trempera, trempar, trempat
semen semen, llet, esperma, lleterada
fuck follar, cardar, fotre, fotut, tirar-se, xingar, fot
fuck-exclamation hòstia, collons, cony, carall, joder, hòstia puta
sex sexe, clau, polvo, cardada
intercourse coit, còpula, relació sexual
mate-animals aparellar-se, apariar
orgasm orgasme, escórrer-se, córrer-se
masturbate palla, masturbar-se, fer-se una palla, pelar-se-la, manola
wanker gilipolles, capullo
suck-vulgar xuclar, mamar, llepar
blow-job mamada, fel·lació
sodomy sodomia, donar pel cul, encular
horny calent, catxondo, sortit, calenta, catxonda
heat-rut zel, en zel
lust luxúria, lascívia
pervert pervertit, depravat, degenerat, pervertida
lecher vell verd, faldiller, lasciu, putaner, llibertí
obscene obscè, indecent, porc, verd, groller
porn porno, pornografia
naked nu, despullat, nua, conill, en pilotes
striptease striptease
prostitute prostituta, meuca, puta, bagassa, barjaula
whore puta, meuca, bagassa, barjaula, putot, bandarra, putarra
slut puta, putot, bandarra, pendó, guarra
brothel bordell, prostíbul, casa de putes, puticlub
pimp macarra, proxeneta, alcavot, alcavota
mistress amant, querida, amistançada
adultery adulteri
cuckold banyut, cornut, banyes, cabró
incest incest
paedophile pedòfil, pederasta
rape violació, violar
orgy orgia
fetish fetitxe
dildo consolador, dildo, vibrador
condom-slang condó, preservatiu, goma
virgin-sexual verge
impotent impotent
castrate castrar, capar, eunuc, sanar
shit merda, caca, cagarro, cagada, tifa
shit-verb cagar, cagar-se, cago, caga
excrement excrement, femta, defecació, deposició
poop caca, caqueta
dung fem, fems, tifa, buina
droppings cagarro, cagalló, cagarada, cagarel·la
piss pixar, pixum, pixats, pixada
urine orina
pee pipí, pis, fer pipí
fart pet, llufa, ventositat
diarrhoea-vulgar caguera, cagarrines, cagalera
belch rot, rotar, eructe
vomit vomitar, vòmit, perbocar, gitar
snot moc, mocs, mocós, burilla
spit escopinada, saliva, escopir, bava, gargall
sweat suor
stink pudor, pudent, fetor, ferum, put
pus pus
toilet vàter, lavabo, excusat
latrine latrina, comuna
chamber-pot orinal, gibrell
sewer claveguera, clavegueram
menstruation regla, menstruació
tampon tampó, compresa
diaper bolquer, bolquers
armpit aixella
pimple gra, barb
dandruff caspa
potbelly panxa, ventre
tongue-kiss morrejar, morreig
seduce seduir, lligar
lick llepar, llepada
hump cardar, muntar, follar
damn maleït, maleïda, collons, hòstia, redéu, punyeter, merda
go-to-hell ves a la merda, vés a cagar, ves a cagar, vés a la merda, que et donin, ves a prendre pel cul, fot el camp, que et bombin
son-of-bitch fill de puta, malparit, filla de puta, fill de mala mare, malparida
motherfucker malparit, cabró
bollocks bestieses, collonades, collonada, bajanada, ximpleria, ximpleries, parida
transvestite transvestit, travesti
lingerie calces, calçotets, sostenidors, tanga, roba interior, bragues
peeping voyeur
grope grapejar, magrejar, palpar
bare-bottom cul a l'aire
cleavage escot
hole-vulgar forat
stick-vulgar pal, bastó, garrot
idiot idiota, imbècil, burro, ruc, babau, gilipolles, capsigrany, enze, tanoca, totxo, estaquirot, ase, tòtil, bèstia, inútil, soca
fool beneit, babau, ximple, ximplet, talòs, tanoca, ximplot
stupid estúpid, tonto, ximple, burro, neci, estúpida, tonta, curt, espès
cretin cretí, subnormal, imbècil
blockhead totxo, capsigrany, soca, cap de suro, cap buit, talòs, caparrut
clumsy maldestre, sapastre, matusser, potiner, barroer
crazy boig, guillat, sonat, boja, tocat, grillat, xalat, tocat del bolet
madman boig, dement, alienat
madhouse manicomi, casa de bojos
retarded retardat, subnormal, endarrerit
cripple tolit, esguerrat, invàlid, baldat
lame-person coix, ranc, coixa
blind-person cec, orb, borni
deaf-person sord
mute-person mut
stutterer quec, tartamut, quequejar
hunchback geperut, gep, gepa
dwarf nan, nap-buf, tap, tap de bassa
bald calb, pelat, calba, calvo
ugly lleig, lletja, lletjot
fat-person gras, grassa, gros, grassó, obès, bóta, foca, vaca
skinny prim, secall, escanyolit, magre, esquelètic, esprimatxat
coward covard, gallina, cagat, poruc, cagacalces, cagadubtes
weakling fluix, fleuma, figaflor
sissy marieta, fleuma, nena, efeminat
bastard bastard, bord, malparit
scoundrel canalla, pocavergonya, brètol, murri, bandarra, trinxeraire, galifardeu, facinerós
rascal brivall, mocós, marrec, bergant, trapella, murri
scum escòria, púrria, xusma, gentussa, gentola
wretch desgraciat, miserable, pobre diable
tramp rodamon, vagabund, pòtol, captaire
beggar captaire, pidolaire, mendicant
loser perdedor, fracassat, pringat, perdedora
lazybones gandul, mandrós, dropo, vago, gandula, mandra, gos
glutton golafre, fartanera, fart, golut
miser garrepa, gasiu, avar, escanyapobres, ronyós, rata
greedy avariciós, cobdiciós, àvid
drunkard borratxo, embriac, borratxa, alcohòlic, borratxí
drunk borratxo, begut, torrat, pet, gat, trompa, embriac
liar mentider, mentidera, trolero, fals
cheat estafador, trampós, tramposa, enredaire, timador
hypocrite hipòcrita, fals, fariseu
traitor traïdor, traïdora
snitch xivato, delator, espieta, confident
toady llepaculs, pilota, llepa, adulador
braggart fanfarró, fatxenda, bocamoll, milhomes, pinxo
arrogant arrogant, cregut, altiu, superb, prepotent, fatxenda
cheeky descarat, insolent, barrut, poca-solta, cara dura
rude groller, maleducat, grollera
boor pagerol, pagès, rústec, pagesot, paleto
gossip xafarder, tafaner, xafardera, bocamoll, xerraire, bugadera
busybody tafaner, manefla, xafarder, ficanassos
old-hag bruixa, vellota, harpia
old-man-derog vell, xaruc, carcamal
old-maid conca, fadrina vella
bimbo rossa tonta
slave esclau, esclava
servant-derog lacai, criat, minyona, serf
pig porc, marrà, garrí, bacó, truja
sow truja, marrana, porca, bacona
donkey ase, burro, ruc, somera, pollí
ox-insult bou
cow-insult vaca
goat-insult cabra, boc
dog-insult gos, gossot, ca
bitch gossa, bruixa, mala puta
monkey-insult mico, simi
rat-insult rata
snake-insult serp, escurçó
chicken-insult gallina
goose-insult oca
worm-insult cuc
louse poll, llémena, pollós
vermin plaga, bestiola
parasite paràsit, gorrer, xuclador
toad gripau
hyena hiena, xacal
vulture voltor
beast bèstia, feram, fera
monster monstre, engendre
savage salvatge, bàrbar
primitive primitiu, cavernícola
trash-person escòria, desferra, brossa
shame-on-you vergonya, quina vergonya, deshonra
mock burla, mofa, riure's, escarni, befa
insult insult, insultar, ofensa
slur-black negrot, negrata
slur-jew xueta
slur-roma gitano, gitana
slur-asian xino, groc
slur-arab moro, mora
slur-indigenous indi
slur-foreigner xarnego, guiri, foraster, sudaca, xarnega
slur-neighbour gavatx, espanyolot
slur-region xarnego, polac, pixapins, camacu, xava, catalufo
slur-gay marica, maricó, marieta, bujarra, mariconàs
slur-lesbian bollera, tortillera, camionera
slur-trans travelo
slur-disabled mongòlic, tolit, esguerrat, subnormal
slur-woman bruixa, feminazi, donota
slur-poor pelacanyes, mort de gana, pollós
gay gai, homosexual
lesbian lesbiana
negro-word negre, negra
big-mouth bocamoll, boca grossa, morro, bocassa
big-nose nassut, napia, nassarrot
shut-up calla, calla la boca, calleu, tanca la boca
bore-person pesat, pesada, torracollons, plom, corcó, tocacollons, pelma
naive ingenu, innocent, càndid, pardal, il·lús
stubborn tossut, caparrut, tossuda
clown pallasso, bufó
puppet titella, ninot
ignorant ignorant, analfabet, inculte
good-for-nothing inútil, perdulari, tarambana, pocapena
upstart nou-ric, arribista
hitler Hitler
nazi nazi, nazisme
swastika esvàstica, creu gammada
fascist feixista, feixisme, fatxa
mussolini Mussolini, duce
stalin Stalin
lenin Lenin
mao Mao Zedong
pol-pot Pol Pot, khmers rojos
dictator dictador, dictadura
dictator-local Franco, Primo de Rivera, Caudillo
tyrant tirà, dèspota, sàtrapa
communist comunista, roig, comunisme
socialist socialista
capitalist capitalista
anarchy anarquia, anarquista
racist racista, racisme
apartheid apartheid, segregació
slavery esclavitud, negrer
colony colònia
genocide genocidi
holocaust holocaust
concentration-camp camp de concentració, Mauthausen, gulag
gas-chamber cambra de gas
ghetto gueto
pogrom pogrom
war guerra
civil-war guerra civil
army exèrcit
soldier soldat
troops-militia milícia, paramilitar, falangista, requetè, sometent
secret-police policia secreta, gestapo
police policia, mossos
cop bòfia, poli, picoleto, madero
spy espia, espiar
terrorist terrorista, terrorisme
terror-group ETA, Terra Lliure, GAL, Estat Islàmic
hostage ostatge
revolution revolució
coup cop d'estat, colpista
riot disturbis, avalot, aldarull, bullanga
rebel rebel, insurrecte
strike-labour vaga
demonstration manifestació, protesta
occupation ocupació, ocupant, invasor
invasion invasió
annexation annexió
separatist separatista, independentista
traitor-political botifler, col·laboracionista
propaganda propaganda
censorship censura
corruption-politics nepotisme, endollat, caciquisme, endoll
mafia-politics oligarca, cacic
party-political partit
president president
minister ministre
king rei
queen reina
emperor emperador
prince príncep
sultan soldà
leader líder, cap, cabdill
master-lord amo, senyor
flag bandera, senyera, estelada
homeland pàtria
republic república
state estat
government govern
election eleccions
border frontera
refugee refugiat, refugiada
immigrant immigrant
class-enemy burgès
contested-place Gibraltar, Catalunya Nord, la Franja
historic-trauma Setmana Tràgica, Onze de Setembre
god Déu
goddess deessa
jesus Jesús
christ Crist
virgin-mary Mare de Déu, Verge Maria, Moreneta
holy-spirit Esperit Sant
saint sant, santa
sacred sagrat, sant
angel àngel
devil diable, dimoni
satan satanàs
demon dimoni
hell infern
paradise paradís, cel
sin pecat
sinner pecador
soul ànima
prayer oració, pregària
pray resar, pregar
church església
mosque mesquita
synagogue sinagoga
temple temple, santuari
monastery monestir, convent
altar altar
cross-christian creu, crucifix
priest capellà, sacerdot, mossèn, rector
monk monjo, frare
nun monja
bishop bisbe
pope papa
imam imam
rabbi rabí
prophet profeta
muhammad Mahoma
allah Al·là
koran Alcorà
bible Bíblia
torah Torà
gospel evangeli
buddha Buda
hindu-god Xiva, Vixnu
jew jueu, jueva
muslim musulmà
christian cristià
infidel infidel, pagà, descregut
heretic heretge
blasphemy blasfèmia, flastomia, renec
sect secta
holy-war guerra santa, croada, gihad
halal halal
kosher caixer
forbidden-religious haram
fasting dejuni, quaresma, ramadà
pilgrimage pelegrinatge, pelegrí, romeria
sacrifice sacrifici, víctima
baptism baptisme, bateig
mass-liturgy missa
relic relíquia
miracle miracle
blessing benedicció
witch bruixa
sorcerer bruixot, mag, fetiller
magic màgia, bruixeria
evil-eye mal d'ull
evil-spirit-local home del sac, follet, papu, bubota, home llop, pesanta
taboo tabú
idol ídol
antichrist Anticrist
judas Judes
apocalypse apocalipsi, fi del món
eternity-afterlife més enllà, inframon
fate destí
nirvana nirvana
holy-place lloc sant, la Meca
death mort, la mort
dead mort, morta, difunt
die morir, morir-se, palmar, dinyar-la
corpse cadàver
carrion carronya
grave tomba, sepultura, fossa
coffin taüt, caixa de morts, fèretre
funeral enterrament, funeral
cemetery cementiri, fossar
mourning dol
widow vídua
orphan orfe, òrfena
skeleton esquelet
skull calavera, crani
ghost fantasma, espectre, esperit
vampire vampir
zombie zombi
kill matar, mata
murder assassinat, assassinar, homicidi
murderer assassí, assassina, homicida
suicide suïcidi, suïcidar-se
hang-person penjar, forca, penjat
execution execució, afusellar, garrot vil
executioner botxí
behead decapitar, escapçar
strangle estrangular, escanyar, ofegar
drown ofegar, ofegat
massacre massacre, matança
slaughterhouse escorxador
butcher-derog carnisser
torture tortura, turment, torturar
beat pegar, apallissar, pallissa, estomacar
slap bufetada, clatellada, plantofada, bufa
fight baralla, lluita
violence violència
wound ferida
scar cicatriu
blood sang
bomb bomba
gun pistola, fusell, escopeta
bullet bala
knife-weapon punyal, ganivet, daga
weapon arma
explosion explosió
whip fuet, assot, xurriaques
trap trampa, parany
chain-fetter cadena, grilló
prison presó, garjola
prisoner presoner, pres, captiu
thief lladre, xoriço
steal robar, furtar, pispar
robber atracador, bandit, bandoler
robbery robatori, atracament
plunder saquejar, saqueig
gangster gàngster, banda
mafia màfia
criminal criminal, delinqüent
crime crim, delicte
kidnap segrest, segrestar
blackmail xantatge, extorsió
bribe suborn, subornar
corrupt corrupte, corrupció
fraud estafa, frau, timo, engany, trampa
counterfeit fals, falsificació, falsificat, pirata
lie mentida, mentir, bola
false fals, falsa
trick truc, engany, trampa
smuggler contrabandista, contraban
pirate pirata, corsari
arson incendi provocat, piròman, incendiari
fire-blaze incendi, foc
enemy enemic
hate odi, odiar
revenge venjança
anger ira, ràbia, còlera
angry enfadat, empipat, furiós, emprenyat
evil malvat, dolent, maligne, mal
bad dolent, mal, dolenta, malament
worse pitjor
cruel cruel
fear por, temor
terror terror, horror
nightmare malson
danger perill
dangerous perillós
threat amenaça
accident accident
disaster desastre, catàstrofe
misfortune desgràcia, mala sort, infortuni
bad-omen mal averany, gafe, mal auguri
curse maledicció
doom perdició
damage dany, mal
destroy destruir, destrossar
broken trencat, espatllat, trencada
break-verb trencar, espatllar
breakdown avaria
crack esquerda, clivella
rust rovell
rot podrit, podridura, podrir, podrida
mould floridura
stale ranci, passat, estantís
spoiled fet malbé, passat
garbage escombraries, brossa, porqueria, deixalles
junk trastos, ferralla, andròmina
rubbish-quality porqueria, nyap, bunyol, bírria
dirt brutícia, merda, porqueria, ronya
dirty brut, bruta, porc, ronyós
stain taca
mud fang
swamp pantà, aiguamoll, maresma
dust pols
slime llot, mucositat, bava
soot sutge
poison verí
toxic tòxic, verinós
ashes cendra
disgust fàstic
disgusting fastigós, repugnant, repulsiu
yuck ecs, quin fàstic
poor pobre, pobra
poverty pobresa, misèria
hunger fam, gana
famine fam
thirst set
debt deute
bankrupt fallida, bancarrota
loss pèrdua
lose perdre
failure fracàs, fiasco, fracassar
fall-verb caure, caiguda
error error, errada, equivocació
guilt culpa, culpable
punishment càstig, pena
fine-penalty multa
tax impost
problem problema
quarrel baralla, disputa, bronca
scandal escàndol
chaos caos, desgavell, desordre, merder
noise soroll, rebombori
cheap barat, barata
expensive car
worthless sense valor
useless inútil, inservible
weak feble, dèbil, fluix
slow lent, lenta
late tard, tardà
old vell, vella
worn-out gastat, desgastat, atrotinat
empty buit, buida
nothing res
nobody ningú
never mai
not no
does-not-go no va, no funciona
stop para, prou, alto
end fi, final
finished acabat, acabada
boring avorrit, avorrida
bitter amarg
sour agre
sad trist, trista
sorrow tristesa, pena
cry-weep plorar, plor
tear-drop llàgrima
scream cridar, crit, xisclar
complain queixar-se, queixa
lonely sol, solitari
pity llàstima, pena
shame vergonya
tired cansat, cansada
cold-neg fred
dark fosc, obscur
darkness foscor, tenebres
shadow ombra
abyss abisme, precipici
storm tempesta, tempestat
earthquake terratrèmol
flood inundació, riuada
drought sequera
smoke-fumes fum
cigarette cigarret, cigarreta, piti
drug droga, narcòtic
cannabis maria, marihuana, haixix, porro, xocolata
cocaine cocaïna, coca, farlopa
heroin-drug heroïna, cavall
amphetamine amfetamina, speed, èxtasi
drug-addict drogoaddicte, drogat, ionqui
drug-dealer camell, traficant
overdose sobredosi
booze beguda, alcohol
hangover ressaca
gambling joc d'atzar, ludopatia
burden càrrega
obstacle obstacle, entrebanc
limp-slack flàccid, fluix, flonjo
hollow buit
crooked tort, torçat
flat-dull insípid, fat
thin-watery aigualit
raw-unripe cru, verd
burnt cremat
leak fuga, goteig
lack falta, manca
delay retard
forget oblidar
refuse rebutjar, refusar
forbidden prohibit
escape fugir, escapar
hide amagar, amagat
lost perdut, perduda
abandoned abandonat
ruin ruïna
beggary indigència
slum barri de barraques, barraquisme
hovel barraca, cofurna
rag drap, parrac
crutch crossa
gloomy ombrívol, lúgubre
cockroach escarabat, panerola
flea puça
bedbug xinxa
tick paparra
maggot larva, cuc
leech sangonera
rat rata
scorpion escorpí
spider aranya
fly-insect mosca
mosquito mosquit
jellyfish medusa
weed-plant mala herba
thorn espina
disease malaltia
sick malalt, malalta
plague pesta
epidemic epidèmia
cancer càncer
tumour tumor
ulcer úlcera
abscess abscés
leprosy lepra, leprós
cholera còlera
typhus tifus
tuberculosis tuberculosi, tisi
malaria malària, paludisme
smallpox verola
measles xarampió
mumps galteres
chickenpox varicel·la
scabies sarna
rash erupció, èczema
itch picor
wart berruga
boil-swelling bony, furóncol, inflor
gout gota
haemorrhoids hemorroides, morenes
diarrhoea diarrea
constipation restrenyiment, restret
nausea nàusea, basca
cough tos
cold-illness refredat, constipat
flu grip
fever febre
pain dolor, mal
headache mal de cap
toothache mal de queixal
caries càries
cramp rampa
epilepsy epilèpsia
stroke-illness ictus, feridura
heart-attack infart
diabetes diabetis
aids sida
syphilis sífilis
gonorrhoea gonorrea, purgacions
herpes herpes
jaundice icterícia
rabies ràbia, rabiós
tetanus tètanus
polio poliomielitis
rheumatism reuma, reumatisme
asthma asma
allergy al·lèrgia
anaemia anèmia
gangrene gangrena
hernia hèrnia
goitre goll
paralysis paràlisi, paralític
coma coma
faint-verb desmai, desmaiar-se
dementia demència, senil
depression depressió
autism autisme
miscarriage avortament espontani
abortion avortament
stillborn nascut mort
infertile estèril
infection infecció
inflammation inflamació
virus virus
germ bacteri, germen
tapeworm tènia, cuc solitari
bruise blau, morat
fracture fractura
burn-injury cremada
surgery cirurgia, operació
amputate amputar
enema ènema, lavativa
pill pastilla
injection injecció, xeringa
hospital hospital
laxative laxant
medicine medicina, medicament
ambulance ambulància
psychiatry psiquiatria, psiquiàtric
squint guenyo, estràbic
phlegm flegma, gargall
scab crosta
blister butllofa
numb adormit, insensible
intestine intestí, budell
rectum recte
bladder bufeta
womb úter, matriu
placenta placenta
ovary ovari
prostate pròstata
kidney-stone càlcul renal, pedra al ronyó
be ser, estar
have tenir, haver
do-make fer
go anar
come venir
walk caminar
run córrer
jump saltar
fly volar
swim nedar
sit seure
stand estar dret
lie-down jeure
sleep dormir
wake despertar
eat menjar
drink beure
bite mossegar
chew mastegar
swallow empassar
suck xuclar
see veure
look mirar
hear sentir, escoltar
speak parlar
say dir
ask preguntar, demanar
call cridar, trucar
sing cantar
dance ballar, ball
laugh riure
play jugar
know saber, conèixer
think pensar
want voler
can poder
must haver de
love-verb estimar
like agradar
give donar
take agafar, prendre
bring portar
hold sostenir, tenir
put posar
throw llançar, tirar
catch atrapar
pull estirar
push empènyer
open obrir
close tancar
cut tallar
sew cosir
wash rentar
clean-verb netejar
cook-verb cuinar
bake enfornar
burn cremar
buy comprar
sell vendre
pay pagar
work-verb treballar
build construir
dig cavar
plant-verb plantar, sembrar
write escriure
read llegir
count comptar
learn aprendre
help ajudar, ajuda
wait esperar
find trobar
search buscar, cercar
live viure
be-born néixer
grow créixer
blow bufar
turn girar
roll rodar
shake sacsejar
tremble tremolar
hit-strike colpejar
scratch rascar
rub fregar
squeeze prémer, esprémer
flow fluir
float surar
drip gotejar, gota
freeze gelar
smile somriure
kiss-verb besar
marry casar-se
hug abraçar, abraçada
win guanyar
begin començar
change canviar, canvi
travel viatjar
drive conduir
return tornar
leave marxar
stay quedar-se
send enviar
show mostrar
tie lligar
hang-up penjar
pour abocar
fill omplir
mix barrejar
shine brillar
ring-verb sonar
shut-eyes parpellejar
snore roncar
yawn badallar
sneeze esternudar
tickle pessigolles
whistle xiular
whisper xiuxiuejar
bark-dog bordar
sting picar
peel pelar, pell
shave afaitar
big gran
small petit
tiny minúscul
long llarg
short curt
tall-high alt
low baix
wide ample
narrow estret
thick gruixut
thin prim
deep profund
flat pla
round rodó
straight recte
sharp esmolat
blunt rom
heavy pesant
light-weight lleuger
hard dur
soft tou, suau
new nou, nova
young jove
good bo, bon, bona
better millor
beautiful bonic, bell
strong fort
fast ràpid
early aviat, d'hora
hot calent
warm tebi, càlid
cold fred
cool-fresh fresc
wet mullat, humit
dry sec
full ple
clean net, pur
clear clar
bright lluminós
sweet dolç
salty salat
spicy picant
rich ric
happy feliç, content
funny divertit
clever llest, intel·ligent
brave valent
kind-nice amable, simpàtic
honest honest
healthy sa
alive viu
free lliure
quiet tranquil
loud sorollós
easy fàcil
difficult difícil
true veritable
same mateix
other altre
alone-only només
naked-bare pelat
shy tímid
wild salvatge
strange estrany
left esquerra
right-side dreta
up amunt, dalt
down avall, baix
in dins, en
out fora
front davant
behind darrere
near prop
far lluny
here aquí
there allà
where on
when quan
who qui
what què
why per què
how com
yes sí
no no
i jo
you tu
he ell
she ella
we nosaltres
they ells
my meu, meva
your teu, teva
this aquest, això
that aquell, allò
all tot, tots
many molt
few poc
more més
less menys
very molt
and i
or o
but però
with amb
without sense
now ara
always sempre
again altra vegada
already ja
soon aviat
maybe potser
only-just tot just
hello hola
goodbye adéu
thanks gràcies
please si us plau
sorry perdó
come-on vinga, som-hi
look-out compte
good-day bon dia
sun sol
moon lluna
star estrella, estel
sky cel
earth terra
world món
land país
water aigua
sea mar
ocean oceà
lake llac
river riu
stream rierol
well-spring font, pou
wave ona
island illa
beach platja
coast costa
mountain muntanya
hill turó
valley vall
forest bosc
field camp
meadow prat
desert desert
cave cova
stone pedra
rock roca
sand sorra
clay argila
salt sal
gold or
silver plata
iron ferro
copper coure
lead-metal plom
steel acer
glass vidre
wood-material fusta
coal carbó
oil oli
petrol gasolina
fire foc
flame flama
light llum
lightning llamp
thunder tro
rain pluja
snow neu
ice gel
frost gebre
hail calamarsa
wind vent
air aire
cloud núvol
fog boira
dew rosada
rainbow arc de Sant Martí
weather temps
tree arbre
leaf fulla
branch branca
root arrel
bark-tree escorça
seed llavor
grass herba
flower flor
rose rosa
lily lliri
bush arbust
oak roure, alzina
pine pi
birch bedoll
reed canya
straw palla
hay fenc
mushroom bolet
person persona
people gent, poble
man home
woman dona
child nen, criatura
baby nadó, bebè
boy noi, xicot
girl noia, xicota
mother mare
father pare
mum mama
dad papa
son fill
daughter filla
brother germà
sister germana
grandmother àvia, iaia
grandfather avi, iaio
uncle oncle, tiet
aunt tia, tieta
cousin cosí
husband marit
wife muller
bride núvia
wedding casament
mother-in-law sogra
nephew nebot
family família
friend amic
neighbour veí
guest convidat
stranger desconegut
name nom
life vida
love amor
kiss petó
heart cor
head cap
hair cabell
face cara
forehead front
eye ull
ear orella
nose nas
mouth boca
lip llavi
tooth dent
tongue llengua
chin barbeta
cheek galta
beard barba
moustache bigoti
neck coll
throat gola
shoulder espatlla
back esquena
chest pit
belly panxa, ventre
navel melic
arm braç
elbow colze
hand mà
finger dit
nail ungla, clau
fist puny
leg cama
knee genoll
foot peu
heel taló
toe dit del peu
skin pell
bone os
rib costella
brain cervell
liver fetge
lung pulmó
kidney ronyó
meat carn
milk llet
bread pa
butter mantega
cheese formatge
egg ou
fish peix
soup sopa
rice arròs
flour farina
dough massa
cake pastís
biscuit galeta
sugar sucre
honey mel
chocolate xocolata
candy caramel
apple poma
pear pera
grape raïm
cherry cirera
plum pruna
peach préssec
lemon llimona
orange-fruit taronja
banana plàtan
strawberry maduixa
nut nou
fig figa
melon meló
tomato tomàquet
potato patata
onion ceba
garlic all
cabbage col
carrot pastanaga
cucumber cogombre
bean mongeta
pea pèsol
lentil llentia
pumpkin carabassa
beet remolatxa, nap
pepper-spice pebre
mustard mostassa
vinegar vinagre
sausage salsitxa, botifarra
ham pernil
bacon cansalada
fat-grease greix
wine vi
beer cervesa
brandy aiguardent
tea te
coffee cafè
juice suc
food menjar
breakfast esmorzar
lunch dinar
dinner sopar
animal animal
dog gos
puppy cadell
cat gat
horse cavall
mare euga
cow vaca
bull toro, brau
calf vedell
sheep ovella
lamb xai, be
goat cabra
chicken gallina, pollastre
rooster gall
duck ànec
goose oca
turkey gall dindi
rabbit conill
hare llebre
mouse ratolí
bear ós
wolf llop
fox guineu, guilla
deer cérvol
boar senglar
lion lleó
tiger tigre
elephant elefant
monkey mico
camel camell
snake serp
frog granota
turtle tortuga
crocodile cocodril
bird ocell
eagle àguila
hawk falcó
owl mussol, òliba
crow corb
pigeon colom
swan cigne
cuckoo cucut
feather ploma
wing ala
tail cua
horn banya
claw urpa, pota
fur pelatge
bee abella
wasp vespa
ant formiga
butterfly papallona
beetle escarabat
worm cuc
snail cargol
shark tauró
whale balena
herring areng
crab cranc
squid calamar, pop
house casa
home llar
room habitació, cambra
kitchen cuina
bathroom bany
door porta
window finestra
wall paret, mur
roof teulada, sostre
floor terra
stairs escala
garden jardí
fence tanca
bed llit
table taula
chair cadira
lamp llum, làmpada
candle espelma
mirror mirall
key clau
lock pany
knife ganivet
fork forquilla
spoon cullera
plate plat
cup tassa
bottle ampolla
pot olla
pan paella
bowl bol
oven forn
box caixa, capsa
bag bossa, sac
basket cistell
barrel barril, bóta
bucket galleda
broom escombra
soap sabó
towel tovallola
comb pinta
brush raspall, pinzell
needle agulla
thread fil
rope corda
hammer martell
saw serra
axe destral
screw cargol
wheel roda
stick bastó, pal
machine màquina
tool eina
toy joguina
doll nina
ball pilota
book llibre
paper paper
letter carta
pen bolígraf, llapis
newspaper diari
picture imatge, quadre
word paraula
language llengua, idioma
story història, conte
song cançó
music música
drum tambor
flute flauta
bell campana
clothes roba
shirt camisa
trousers pantalons
skirt faldilla
dress vestit
coat abric, jaqueta
hat barret, gorra
shoe sabata
boot bota
sock mitjó
glove guant
belt cinturó
button botó
pocket butxaca
ring anell
glasses ulleres
clock rellotge
umbrella paraigua
wool llana
silk seda
cotton cotó
leather cuir
cloth tela
city ciutat
village poble, vila
street carrer
way camí
square plaça
bridge pont
tower torre
castle castell
market mercat
shop botiga
school escola
office oficina
factory fàbrica
bank banc
money diners
coin moneda
price preu
gift regal
work treball, feina
worker obrer, treballador
doctor metge
teacher mestre, professor
farmer pagès
hunter caçador
fisherman pescador
baker forner
tailor sastre
smith ferrer
cook cuiner
driver conductor
boss cap, amo
car cotxe
ship vaixell
boat barca
train tren
plane avió
bicycle bicicleta
cart carro
sail vela
sleigh trineu
day dia
night nit
morning matí
evening vespre
noon migdia
today avui
yesterday ahir
tomorrow demà
week setmana
month mes
year any
hour hora
minute minut
time temps
spring primavera
summer estiu
autumn tardor
winter hivern
monday dilluns
friday divendres
sunday diumenge
holiday festa
christmas Nadal
red vermell
blue blau
green verd
yellow groc
white blanc
black negre
grey gris
brown marró
pink rosa
purple lila, porpra
colour color
zero zero
one un, una
two dos, dues
three tres
four quatre
five cinc
six sis
seven set
eight vuit
nine nou
ten deu
eleven onze
twelve dotze
twenty vint
hundred cent
thousand mil
million milió
half mig, meitat
first primer
last últim, darrer
part part
circle cercle
line línia
point punt
corner cantonada, racó
side costat
hole forat
number número, nombre
dream somni
sleep-noun son
game joc
joy alegria
luck sort
peace pau
freedom llibertat
truth veritat
hope esperança
wish desig
strength força
voice veu
silence silenci
smell olor
taste gust, sabor
breath alè
thing cosa
question pregunta
answer resposta
secret secret
law llei
! vulgar | ich scheiße auf … | I shit on … (oath) | je chie sur … | me cago en … | cago su … : em cago en déu, cagondeu, em cago en la puta, mecagum, cagundena
! vulgar | nerven, verarschen | piss off, take the piss | faire chier | joder, tocar los huevos | rompere i coglioni : tocar els collons, emprenyar, fotre's, fer la punyeta
`,
}
