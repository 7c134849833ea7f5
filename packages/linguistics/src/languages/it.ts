import type { LanguageSource } from '../language-source.ts'

/** Italian. */
export const it: LanguageSource = {
  code: 'it',
  script: 'Latin',
  text: `
penis-vulgar cazzo, pene, minchia, uccello, pisello, pirla, fava, verga, belino, cazzi, pirlo
penis pene
vulva-vulgar figa, vagina, fica, fregna, sorca, topa, passera, patata, patonza, mona, fessa, gnocca, potta
vagina vagina
testicles-vulgar coglioni, testicoli, palle, coglione, balle, zebedei
testicle testicolo
breasts-vulgar tette, seni, tetta, poppe, zinne, bocce
nipple capezzolo
arse culo, chiappe
buttocks sedere, natiche, chiappa, deretano, natica
anus ano
arsehole stronzo, buco del culo, merdone
pubic-hair peli pubici
crotch inguine, cavallo
clitoris clitoride
foreskin prepuzio
glans glande
erection erezione
semen sperma, sborra, sburra
fuck fottere, scopare, chiavare, trombare, ficcare
fuck-exclamation cazzo, porca miseria, minchia, cacchio
sex sesso
intercourse coito, rapporto sessuale
mate-animals accoppiarsi, montare
orgasm orgasmo
masturbate farsi una sega, masturbarsi, sega, pippa, segarsi
wanker segaiolo, pippa
suck-vulgar succhiare
blow-job pompino, fellatio, bocchino, pompa
sodomy sodomia
horny arrapato, eccitato, infoiato
heat-rut calore, in calore
lust lussuria, libidine
pervert pervertito
lecher porco, satiro
obscene osceno, sporco
porn porno
naked nudo
striptease spogliarello
prostitute prostituta, mignotta, squillo, lucciola
whore puttana, troia, mignotta, baldracca, bagascia, puttanona
slut zoccola, sgualdrina, sciacquetta
brothel bordello, casino, puttanaio
pimp pappone, magnaccia, ruffiano
mistress amante, mantenuta
adultery adulterio
cuckold cornuto, becco
incest incesto
paedophile pedofilo
rape stupro
orgy orgia
fetish feticcio
dildo dildo
condom-slang preservativo, goldone
virgin-sexual vergine
impotent impotente
castrate castrare, eunuco
shit merda, cacca, cagata
shit-verb cagare, cacare
excrement escrementi, feci
poop cacca, pupù
dung letame, sterco
droppings stronzo, cacchetta, cacca
piss piscio, pisciare, piscia
urine urina
pee pipì, pipi
fart scoreggia, scoreggiare, peto, loffa, puzzetta
diarrhoea-vulgar cagarella, sciolta
belch rutto, ruttare
vomit vomito, vomitare, sboccare
snot moccio, caccola, muco
spit sputo, sputare
sweat sudore
stink puzzare, puzza
pus pus
toilet cesso, gabinetto, latrina
latrine latrina
chamber-pot vaso da notte
sewer fogna, cloaca
menstruation mestruazioni, ciclo
tampon assorbente
diaper pannolino
armpit ascella
pimple brufolo, foruncolo
dandruff forfora
potbelly pancia, panzone
tongue-kiss limonare
seduce sedurre, rimorchiare
lick leccare
hump trombare, chiavare
damn dannazione, maledetto
go-to-hell va' al diavolo, vaffanculo
son-of-bitch figlio di puttana
motherfucker figlio di troia
bollocks cazzate, stronzate
transvestite travestito
lingerie mutande
peeping guardone
grope palpeggiare
bare-bottom chiappe
cleavage scollatura
hole-vulgar buco
stick-vulgar verga, bastone
idiot idiota, imbecille, coglione, pirla, fesso, minchione, deficiente, ebete
fool sciocco, scemo, fesso, tonto, grullo, babbeo, pollo
stupid stupido, cretino, scemo
cretin cretino
blockhead testone, tonto, testa di cazzo, zuccone, salame
clumsy goffo, imbranato
crazy pazzo, matto, folle
madman demente, folle
madhouse manicomio
retarded ritardato
cripple storpio, sciancato
lame-person zoppo
blind-person cieco
deaf-person sordo
mute-person muto
stutterer balbuziente
hunchback gobbo
dwarf nano
bald calvo, pelato
ugly brutto, racchio
fat-person grasso, ciccione
skinny magro, mingherlino
coward vigliacco, codardo
weakling smidollato, rammollito
sissy femminuccia, pappamolle
bastard bastardo
scoundrel mascalzone, canaglia, furfante, farabutto
rascal birbante, monello
scum feccia, marmaglia
wretch miserabile, sciagurato
tramp barbone, vagabondo
beggar mendicante, accattone
loser perdente, fallito
lazybones pigro, fannullone
glutton ghiottone, ingordo
miser avaro, tirchio
greedy avido, ingordo
drunkard ubriacone
drunk ubriaco, sbronzo
liar bugiardo
cheat imbroglione, truffatore
hypocrite ipocrita
traitor traditore
snitch spione, infame
toady leccapiedi, leccaculo
braggart spaccone, sbruffone, gradasso, bauscia
arrogant arrogante, spocchioso
cheeky sfacciato, insolente
rude maleducato, cafone
boor burino, zotico, cafone, terrone, buzzurro, tamarro
gossip pettegolo, pettegolezzo
busybody impiccione, ficcanaso
old-hag vecchia strega, megera
old-man-derog vecchio bacucco
old-maid zitella
bimbo oca, svampita
slave schiavo
servant-derog lacchè, servo
pig maiale, porco
sow scrofa, troia
donkey asino, ciuccio
ox-insult bue
cow-insult vacca
goat-insult capra, caprone
dog-insult cane, bastardo
bitch cagna, stronza
monkey-insult scimmia, macaco
rat-insult ratto, fogna
snake-insult vipera, serpe
chicken-insult pollo, oca
goose-insult oca
worm-insult verme
louse pidocchio
vermin parassita
parasite parassita, scroccone
toad rospo
hyena iena, sciacallo
vulture avvoltoio
beast bestia
monster mostro
savage selvaggio, barbaro
primitive primitivo
trash-person rifiuto, spazzatura
shame-on-you vergogna
mock deridere, beffa
insult insulto
slur-black negro, negraccio
slur-jew giudeo
slur-roma zingaro
slur-asian muso giallo
slur-arab beduino, marocchino
slur-foreigner extracomunitario, vucumprà
slur-neighbour crucco, mangiarane
slur-region terrone, polentone
slur-gay frocio, finocchio, ricchione, culattone, checca, busone
slur-lesbian lesbicona
slur-trans viado, trans
slur-disabled mongoloide, handicappato
slur-woman oca, vacca, befana
slur-poor pezzente, morto di fame
gay gay, omosessuale
lesbian lesbica
big-mouth boccaccia, muso
big-nose nasone
shut-up zitto, chiudi il becco
bore-person rompiscatole, noioso
naive ingenuo, babbeo
stubborn testardo, cocciuto
clown pagliaccio, buffone
puppet marionetta, burattino
ignorant ignorante
good-for-nothing buono a nulla
upstart parvenu, arricchito
death morte
dead morto
die morire
corpse cadavere
carrion carogna
grave tomba
coffin bara
funeral funerale
cemetery cimitero
mourning lutto
widow vedova
orphan orfano
skeleton scheletro
skull teschio
ghost fantasma
vampire vampiro
zombie morto vivente
kill uccidere, ammazzare
murder omicidio, assassinio
murderer assassino
suicide suicidio
hang-person impiccare, forca
execution esecuzione
executioner boia
behead decapitare
strangle strangolare
drown annegare
massacre massacro, strage
slaughterhouse mattatoio
butcher-derog macellaio
torture tortura
beat picchiare, battere
slap schiaffo, ceffone
fight rissa, lotta
violence violenza
wound ferita
scar cicatrice
blood sangue
bomb bomba
gun pistola, fucile
bullet pallottola, proiettile
knife-weapon pugnale, coltello
weapon arma
explosion esplosione
whip frusta
trap trappola
chain-fetter catena, ceppo
prison prigione, galera
prisoner prigioniero
thief ladro
steal rubare
robber rapinatore, bandito
robbery rapina
plunder saccheggiare
gangster gangster, banda
mafia mafia
criminal criminale, delinquente
crime crimine, delitto
kidnap rapire
blackmail ricatto
bribe tangente, bustarella
corrupt corrotto
fraud frode, truffa
counterfeit contraffatto, falso
lie bugia
false falso
trick trucco, inganno
smuggler contrabbandiere
pirate pirata
arson incendio doloso
fire-blaze incendio
enemy nemico
hate odio, odiare
revenge vendetta
anger rabbia, ira
angry arrabbiato
evil male, malvagio
bad cattivo
worse peggio, peggiore
cruel crudele
fear paura
terror terrore, orrore
nightmare incubo
danger pericolo
dangerous pericoloso
threat minaccia
accident incidente
disaster disastro, catastrofe
misfortune sfortuna, disgrazia, sfiga, iella
bad-omen malaugurio, iella, sfiga, scalogna, iettatura
curse maledizione
doom rovina, perdizione
damage danno
destroy distruggere
broken rotto, guasto
break-verb rompere
breakdown guasto
crack crepa
rust ruggine
rot marcio
mould muffa
stale rancido, stantio
spoiled guasto, avariato
garbage spazzatura, rifiuti
junk ciarpame, rottame
rubbish-quality robaccia, schifezza
dirt sporcizia, sporco
dirty sporco
stain macchia
mud fango
swamp palude
dust polvere
slime bava, melma
soot fuliggine
poison veleno
toxic velenoso
ashes cenere
disgust schifo, disgusto
disgusting schifoso, disgustoso
yuck puah, che schifo
poor povero
poverty povertà, miseria
hunger fame
famine carestia
thirst sete
debt debito
bankrupt fallimento, bancarotta
loss perdita
lose perdere
failure fallimento, fiasco
fall-verb cadere, caduta
error errore, sbaglio
guilt colpa
punishment punizione, pena
fine-penalty multa
tax tassa, imposta
problem problema, guaio
quarrel lite, litigio
scandal scandalo
chaos caos, casino
noise rumore, chiasso
cheap economico, a buon mercato
expensive caro, costoso
worthless senza valore
useless inutile
weak debole
slow lento
late tardi, in ritardo
old vecchio
worn-out logoro, consumato
empty vuoto
nothing niente, nulla
nobody nessuno
never mai
not non
does-not-go non va, non funziona
stop fermare, alt
end fine
finished finito, spacciato
boring noioso
bitter amaro
sour acido, aspro
sad triste
sorrow dolore, tristezza
cry-weep piangere
tear-drop lacrima
scream grido, urlare
complain lamentarsi
lonely solo, solitario
pity pietà, peccato
shame vergogna, imbarazzo
tired stanco
cold-neg freddo
dark scuro, buio
darkness oscurità, tenebre
shadow ombra
abyss abisso
storm tempesta
earthquake terremoto
flood alluvione
drought siccità
smoke-fumes fumo
cigarette sigaretta
drug droga
cannabis cannabis, erba, canna, spinello, fumo, maria
cocaine cocaina, coca, bamba, neve
heroin-drug eroina, roba
amphetamine anfetamina, ecstasy
drug-addict drogato, tossico
drug-dealer spacciatore
overdose overdose
booze alcolaccio, sbornia
hangover postumi, doposbornia
gambling gioco d'azzardo
devilish-luck calamità, flagello
burden peso, fardello
obstacle ostacolo
limp-slack floscio, moscio
hollow cavo, vuoto
crooked storto
flat-dull insipido, piatto
thin-watery sottile, acquoso
raw-unripe crudo, acerbo
burnt bruciato
leak perdita, falla
lack mancanza, carenza
delay ritardo
forget dimenticare
refuse rifiutare
forbidden vietato, proibito
escape fuggire, fuga
hide nascondere
lost perso, smarrito
abandoned abbandonato
ruin rovina, rudere
beggary squallore, indigenza
slum baraccopoli, tugurio
hovel topaia, tugurio
rag straccio, cencio
crutch stampella
gloomy tetro, cupo
cockroach scarafaggio
flea pulce
bedbug cimice
tick zecca
maggot larva, baco
leech sanguisuga
rat ratto, pantegana
scorpion scorpione
spider ragno
fly-insect mosca
mosquito zanzara
jellyfish medusa
weed-plant erbaccia
thorn spina
disease malattia
sick malato
plague peste
epidemic epidemia
cancer cancro
tumour tumore
ulcer ulcera
abscess ascesso, foruncolo
leprosy lebbra
cholera colera
typhus tifo
tuberculosis tubercolosi, tisi
malaria malaria
smallpox vaiolo
measles morbillo
mumps orecchioni
chickenpox varicella
scabies scabbia, rogna
rash eruzione, eczema
itch prurito
wart verruca, porro
boil-swelling bernoccolo, gonfiore
gout gotta
haemorrhoids emorroidi
diarrhoea diarrea
constipation stitichezza
nausea nausea
cough tosse
cold-illness raffreddore
flu influenza
fever febbre
pain dolore
headache mal di testa
toothache mal di denti
caries carie
cramp crampo
epilepsy epilessia
stroke-illness ictus, colpo apoplettico
heart-attack infarto
diabetes diabete
aids AIDS
syphilis sifilide
gonorrhoea gonorrea, scolo
herpes herpes
jaundice itterizia
rabies rabbia
tetanus tetano
polio poliomielite
rheumatism reumatismo
asthma asma
allergy allergia
anaemia anemia
gangrene cancrena
hernia ernia
goitre gozzo
paralysis paralisi
coma coma
faint-verb svenimento
dementia demenza
depression depressione
autism autismo
miscarriage aborto spontaneo
abortion aborto
stillborn nato morto
infertile sterile
infection infezione
inflammation infiammazione
virus virus
germ germe, batterio
tapeworm verme solitario, tenia
bruise livido
fracture frattura
burn-injury ustione, scottatura
surgery operazione
amputate amputare
enema clistere
pill pillola
injection iniezione, siringa
hospital ospedale
laxative lassativo
medicine medicina, farmaco
ambulance ambulanza
psychiatry psichiatria
squint strabico
phlegm catarro, muco
scab crosta
blister vescica
numb intorpidito
intestine intestino, budello
rectum retto
bladder vescica
womb utero
placenta placenta
ovary ovaia
prostate prostata
kidney-stone calcolo renale
hitler Hitler
nazi nazista
swastika svastica
fascist fascista, camicia nera
mussolini Mussolini, duce
stalin Stalin
lenin Lenin
mao Mao Zedong
pol-pot Pol Pot, khmer rossi
dictator dittatore
dictator-local Mussolini, duce
tyrant tiranno
communist comunista
socialist socialista
capitalist capitalista
anarchy anarchia
racist razzista
apartheid apartheid
slavery schiavitù
colony colonia
genocide genocidio
holocaust Olocausto
concentration-camp campo di concentramento
gas-chamber camera a gas
ghetto ghetto
pogrom pogrom
war guerra
civil-war guerra civile
army esercito
soldier soldato
troops-militia milizia
secret-police polizia segreta, OVRA
police polizia
cop sbirro, poliziotto, pulotto
spy spia
terrorist terrorista
terror-group Brigate Rosse, BR
hostage ostaggio
revolution rivoluzione
coup colpo di Stato, golpe
riot rivolta, tumulto
rebel ribelle
strike-labour sciopero
demonstration manifestazione
occupation occupazione, occupante
invasion invasione
annexation annessione
separatist separatista
traitor-political collaborazionista
propaganda propaganda
censorship censura
corruption-politics nepotismo, clientelismo
mafia-politics oligarca
party-political partito
president presidente
minister ministro
king re
queen regina
emperor imperatore
prince principe
sultan sultano
leader capo, leader
master-lord padrone, signore
flag bandiera
homeland patria
republic repubblica
state Stato
government governo
election elezione
border confine
refugee profugo
immigrant immigrato
class-enemy riccone, borghese
god Dio
goddess dea
deity-local dio
jesus Gesù
christ Cristo
virgin-mary Madonna
holy-spirit Spirito Santo
saint santo
sacred sacro
angel angelo
devil diavolo
satan Satana
demon demone
hell inferno
paradise paradiso
sin peccato
sinner peccatore
soul anima
prayer preghiera
pray pregare
church chiesa
mosque moschea
synagogue sinagoga
temple tempio
monastery monastero, convento
altar altare
cross-christian croce
priest prete, sacerdote
monk monaco, frate
nun suora, monaca
bishop vescovo
pope papa
imam imam, mullah
rabbi rabbino
prophet profeta
muhammad Maometto
allah Allah
koran Corano
bible Bibbia
torah Torah
gospel vangelo
buddha Buddha
jew ebreo
muslim musulmano
christian cristiano
infidel infedele, pagano
heretic eretico
blasphemy bestemmia, porco dio, porca madonna
sect setta
holy-war guerra santa, jihad, crociata
halal halal
kosher kosher
fasting digiuno, ramadan, quaresima
pilgrimage pellegrinaggio
sacrifice sacrificio
baptism battesimo
mass-liturgy messa
relic reliquia
miracle miracolo
blessing benedizione
witch strega
sorcerer stregone
magic magia
evil-eye malocchio
evil-spirit-local babau, orco
taboo tabù
idol idolo
antichrist Anticristo
judas Giuda
apocalypse apocalisse
eternity-afterlife aldilà
fate destino
nirvana nirvana
holy-place luogo santo
sun sole
moon luna
star stella
sky cielo
earth terra
world mondo
land paese
water acqua
sea mare
ocean oceano
lake lago
river fiume
stream ruscello
well-spring fonte, pozzo
wave onda
island isola
beach spiaggia
coast costa
mountain montagna
hill collina
valley valle
forest foresta, bosco
field campo
meadow prato
desert deserto
cave grotta
stone pietra
rock roccia
sand sabbia
clay argilla
salt sale
gold oro
silver argento
iron ferro
copper rame
lead-metal piombo
steel acciaio
glass vetro, bicchiere
wood-material legno
coal carbone
oil olio
petrol benzina
fire fuoco
flame fiamma
light luce
lightning lampo, fulmine
thunder tuono
rain pioggia
snow neve
ice ghiaccio
frost gelo, brina
hail grandine
wind vento
air aria
cloud nuvola
fog nebbia
dew rugiada
rainbow arcobaleno
weather tempo
tree albero
leaf foglia
branch ramo
root radice
bark-tree corteccia
seed seme
grass erba
flower fiore
rose rosa
lily giglio
bush cespuglio
oak quercia
pine pino
birch betulla
reed canna
straw paglia
hay fieno
mushroom fungo
person persona
people gente, popolo
man uomo
woman donna
child bambino
baby neonato
boy ragazzo
girl ragazza
mother madre
father padre
mum mamma
dad papà
son figlio
daughter figlia
brother fratello
sister sorella
grandmother nonna
grandfather nonno
uncle zio
aunt zia
cousin cugino
husband marito
wife moglie
bride sposa
wedding matrimonio, nozze
mother-in-law suocera
nephew nipote
family famiglia
friend amico
neighbour vicino
guest ospite
stranger estraneo, straniero
name nome
life vita
love amore
kiss bacio
heart cuore
head testa
hair capelli
face faccia, viso
forehead fronte
eye occhio
ear orecchio
nose naso
mouth bocca
lip labbro
tooth dente
tongue lingua
chin mento
cheek guancia
beard barba
moustache baffi
neck collo
throat gola
shoulder spalla
back schiena
chest petto
belly pancia
navel ombelico
arm braccio
elbow gomito
hand mano
finger dito
nail unghia, chiodo
fist pugno
leg gamba
knee ginocchio
foot piede
heel tallone
toe dito del piede
skin pelle
bone osso
rib costola
brain cervello
liver fegato
lung polmone
kidney rene, rognone
meat carne
milk latte
bread pane
butter burro
cheese formaggio
egg uovo
fish pesce
soup zuppa, minestra
rice riso
flour farina
dough impasto, pasta
cake torta
biscuit biscotto
sugar zucchero
honey miele
chocolate cioccolato
candy caramella
apple mela
pear pera
grape uva
cherry ciliegia
plum prugna
peach pesca
lemon limone
orange-fruit arancia
banana banana
strawberry fragola
nut noce
fig fico
melon melone
tomato pomodoro
potato patata
onion cipolla
garlic aglio
cabbage cavolo
carrot carota
cucumber cetriolo
bean fagiolo
pea pisello
lentil lenticchia
pumpkin zucca
beet barbabietola, rapa
pepper-spice pepe
mustard senape
vinegar aceto
sausage salsiccia
ham prosciutto
bacon pancetta, lardo
fat-grease grasso, unto
wine vino
beer birra
brandy grappa, acquavite
tea tè
coffee caffè
juice succo
food cibo
breakfast colazione
lunch pranzo
dinner cena
animal animale
dog cane
puppy cucciolo
cat gatto
horse cavallo
mare cavalla, giumenta
cow mucca, vacca
bull toro
calf vitello
sheep pecora
lamb agnello
goat capra
chicken gallina, pollo
rooster gallo
duck anatra
goose oca
turkey tacchino
rabbit coniglio
hare lepre
mouse topo
bear orso
wolf lupo
fox volpe
deer cervo
boar cinghiale
lion leone
tiger tigre
elephant elefante
monkey scimmia
camel cammello
snake serpente
frog rana
turtle tartaruga
crocodile coccodrillo
bird uccello
eagle aquila
hawk falco
owl gufo, civetta
crow corvo
pigeon piccione, colomba
swan cigno
cuckoo cuculo
feather piuma
wing ala
tail coda
horn corno
claw artiglio, zampa
fur pelliccia
bee ape
wasp vespa
ant formica
butterfly farfalla
beetle scarabeo
worm verme
snail lumaca
shark squalo
whale balena
herring aringa
crab granchio
squid calamaro, polpo
house casa
home casa, focolare
room stanza, camera
kitchen cucina
bathroom bagno
door porta
window finestra
wall muro, parete
roof tetto
floor pavimento
stairs scala
garden giardino
fence recinto
bed letto
table tavolo
chair sedia
lamp lampada
candle candela
mirror specchio
key chiave
lock serratura
knife coltello
fork forchetta
spoon cucchiaio
plate piatto
cup tazza
bottle bottiglia
pot pentola, vaso
pan padella
bowl ciotola
oven forno
box scatola
bag borsa, sacco
basket cesto
barrel botte
bucket secchio
broom scopa
soap sapone
towel asciugamano
comb pettine
brush spazzola, pennello
needle ago
thread filo
rope corda
hammer martello
saw sega
axe ascia
screw vite
wheel ruota
stick bastone
machine macchina
tool attrezzo
toy giocattolo
doll bambola
ball palla
book libro
paper carta
letter lettera
pen penna, matita
newspaper giornale
picture immagine, quadro
word parola
language lingua
story storia
song canzone
music musica
drum tamburo
flute flauto
bell campana
clothes vestiti
shirt camicia
trousers pantaloni
skirt gonna
dress vestito
coat cappotto, giacca
hat cappello, berretto
shoe scarpa
boot stivale
sock calza, calzino
glove guanto
belt cintura
button bottone
pocket tasca
ring anello
glasses occhiali
clock orologio
umbrella ombrello
wool lana
silk seta
cotton cotone
leather cuoio, pelle
cloth stoffa, panno
city città
village villaggio, paese
street strada, via
way cammino, via
square piazza
bridge ponte
tower torre
castle castello
market mercato
shop negozio
school scuola
office ufficio
factory fabbrica
bank banca
money denaro, soldi, grana, quattrini
coin moneta
price prezzo
gift regalo
work lavoro
worker operaio
doctor medico
teacher maestro, insegnante
farmer contadino
hunter cacciatore
fisherman pescatore
baker fornaio
tailor sarto
smith fabbro
cook cuoco
driver autista
boss capo, padrone
car auto, macchina
ship nave
boat barca
train treno
plane aereo
bicycle bicicletta
cart carro
sail vela
sleigh slitta
day giorno
night notte
morning mattina
evening sera
noon mezzogiorno
today oggi
yesterday ieri
tomorrow domani
week settimana
month mese
year anno
hour ora
minute minuto
time tempo
spring primavera
summer estate
autumn autunno
winter inverno
monday lunedì
friday venerdì
sunday domenica
holiday festa
christmas Natale
red rosso
blue blu
green verde
yellow giallo
white bianco
black nero
grey grigio
brown marrone
pink rosa
purple viola
colour colore
zero zero
one uno
two due
three tre
four quattro
five cinque
six sei
seven sette
eight otto
nine nove
ten dieci
eleven undici
twelve dodici
twenty venti
hundred cento
thousand mille
million milione
half mezzo, metà
first primo
last ultimo
part parte, pezzo
circle cerchio
line linea
point punto
corner angolo
side lato
hole buco
number numero
dream sogno
sleep-noun sonno
game gioco
joy gioia
luck fortuna, felicità
peace pace
freedom libertà
truth verità
hope speranza
wish desiderio
strength forza
voice voce
silence silenzio
smell odore
taste gusto, sapore
breath fiato, respiro
thing cosa
question domanda
answer risposta
secret segreto
law legge
be essere
have avere
do-make fare
go andare
come venire
walk camminare
run correre
jump saltare
fly volare
swim nuotare
sit sedere
stand stare in piedi
lie-down giacere
sleep dormire
wake svegliare
eat mangiare
drink bere
bite mordere
chew masticare
swallow ingoiare
suck succhiare
see vedere
look guardare
hear sentire, ascoltare
speak parlare
say dire
ask chiedere
call chiamare
sing cantare
dance ballare
laugh ridere
play giocare
know sapere, conoscere
think pensare
want volere
can potere
must dovere
love-verb amare
like piacere
give dare
take prendere
bring portare
hold tenere
put mettere
throw gettare, lanciare
catch prendere, catturare
pull tirare
push spingere
open aprire
close chiudere
cut tagliare
sew cucire
wash lavare
clean-verb pulire
cook-verb cucinare
bake infornare
burn bruciare
buy comprare
sell vendere
pay pagare
work-verb lavorare
build costruire
dig scavare
plant-verb piantare, seminare
write scrivere
read leggere
count contare
learn imparare
help aiutare, aiuto
wait aspettare
find trovare
search cercare
live vivere
be-born nascere
grow crescere
blow soffiare
turn girare
roll rotolare
shake scuotere
tremble tremare
hit-strike colpire
scratch grattare
rub strofinare
squeeze spremere, stringere
flow scorrere
float galleggiare
drip gocciolare, goccia
freeze gelare, congelare
smile sorridere
kiss-verb baciare
marry sposare
hug abbracciare
win vincere
begin cominciare
change cambiare
travel viaggiare
drive guidare
return tornare
leave partire
stay restare
send mandare
show mostrare
tie legare
hang-up appendere
pour versare
fill riempire
mix mescolare
shine brillare
ring-verb suonare
shut-eyes battere le palpebre
snore russare
yawn sbadigliare
sneeze starnutire
tickle solleticare
whistle fischiare
whisper sussurrare
bark-dog abbaiare
sting pungere
peel sbucciare
shave radere
big grande
small piccolo
tiny minuscolo
long lungo
short corto
tall-high alto
low basso
wide largo
narrow stretto
thick grosso, spesso
thin sottile
deep profondo
flat piatto
round rotondo
straight dritto
sharp affilato, aguzzo
blunt smussato
heavy pesante
light-weight leggero
hard duro
soft morbido, molle
new nuovo
young giovane
good buono
better migliore, meglio
beautiful bello
strong forte
fast veloce, rapido
early presto
hot caldo, bollente
warm caldo, tiepido
cold freddo
cool-fresh fresco
wet bagnato, umido
dry secco
full pieno
clean pulito, puro
clear chiaro
bright luminoso
sweet dolce
salty salato
spicy piccante
rich ricco
happy felice, contento
funny divertente, buffo
clever intelligente, furbo
brave coraggioso
kind-nice gentile, simpatico
honest onesto
healthy sano
alive vivo
free libero
quiet calmo, tranquillo
loud rumoroso, forte
easy facile
difficult difficile
true vero
same stesso, uguale
other altro
alone-only solo
naked-bare spoglio
shy timido
wild selvatico
strange strano
left sinistra
right-side destra
up su, sopra
down giù, sotto
in in, dentro
out fuori
front davanti
behind dietro
near vicino
far lontano
here qui
there là
where dove
when quando
who chi
what che cosa
why perché
how come
yes sì
no no
i io
you tu
he lui, egli
she lei, ella
we noi
they loro
my mio
your tuo
this questo
that quello
all tutto
many molto
few poco
more più
less meno
very molto
and e
or o
but ma
with con
without senza
now adesso, ora
always sempre
again di nuovo, ancora
already già
soon presto
maybe forse
only-just appena
hello ciao, salve
goodbye arrivederci, addio
thanks grazie
please per favore
sorry scusa, mi dispiace
come-on dai, andiamo
look-out attenzione
good-day buongiorno
`,
}
