import type { LanguageSource } from '../language-source.ts'

/** Spanish, of Spain and the Americas. */
export const es: LanguageSource = {
  code: 'es',
  script: 'Latin',
  text: `
penis-vulgar polla, pene, verga, pija, pito, cipote, nabo, pichula, pinga, poronga, carajo, picha, rabo, chota
penis pene
vulva-vulgar coño, vagina, chocho, concha, panocha, chucha, papaya, almeja, conejo, raja, cuca, cachucha, chumino
vagina vagina
testicles-vulgar cojones, testículos, cojón, huevos, bolas, pelotas, güevos
testicle testículo
breasts-vulgar tetas, pechos, teta, chichis, domingas, melones
nipple pezón
arse culo, ojete, orto
buttocks trasero, nalgas, nalga, pompis
anus ano
arsehole gilipollas, ojete
pubic-hair vello púbico
crotch entrepierna
clitoris clítoris
foreskin prepucio
glans glande
erection erección, empalme, empalmado
semen semen, esperma, leche, lefa, corrida, mecos
fuck follar, joder, coger, chingar, culear, tirar, cachar, pisar
fuck-exclamation joder, coño, carajo, hostia
sex sexo
intercourse coito, cópula
mate-animals aparearse, cubrir
orgasm orgasmo
masturbate hacerse una paja, masturbarse, paja, puñeta, pajearse, manola
wanker pajero, gilipollas, pajillero, pajote
suck-vulgar chupar, mamar, chupa
blow-job mamada, felación, francés
sodomy sodomía
horny cachondo, caliente, arrecho, salido
heat-rut celo
lust lujuria
pervert pervertido
lecher viejo verde, sátiro
obscene obsceno, guarro
porn porno
naked desnudo, en pelotas
striptease striptease
prostitute prostituta, ramera, furcia, puta, lumi
whore puta, ramera, zorra, puto, perra
slut zorra, guarra, golfa, fulana
brothel burdel, puticlub, casa de putas, putero
pimp chulo, proxeneta, cafiche, padrote
mistress amante, querida
adultery adulterio
cuckold cornudo, cabrón, cabro
incest incesto
paedophile pedófilo
rape violación
orgy orgía
fetish fetiche
dildo consolador
condom-slang condón, goma
virgin-sexual virgen
impotent impotente
castrate castrar, eunuco
shit mierda, caca, cagada, plasta
shit-verb cagar, giñar, zurrar
excrement excremento
poop caca
dung estiércol
droppings zurullo, boñiga, mojón, ñorda
piss meada, mear, meo, meado
urine orina
pee pis, pipí, pichí
fart pedo, peerse, peo, cuesco
diarrhoea-vulgar cagalera
belch eructo, eructar
vomit vómito, vomitar, pota, potar, guacara, basca
snot moco, mocos
spit escupitajo, escupir
sweat sudor
stink apestar, hedor
pus pus
toilet váter, retrete, cagadero
latrine letrina
chamber-pot orinal
sewer cloaca, alcantarilla
menstruation regla, menstruación
tampon tampón, compresa
diaper pañal
armpit sobaco, axila
pimple grano, espinilla
dandruff caspa
potbelly barriga, panza
tongue-kiss morreo
seduce seducir, ligar
lick lamer
hump echar un polvo, tirar
damn maldito
go-to-hell vete al diablo
son-of-bitch hijo de puta, hijueputa, hijoputa, malparido
bollocks gilipolleces, chorradas
transvestite travesti
lingerie bragas, calzoncillos
peeping mirón, voyerista
grope manosear, meter mano
bare-bottom culo al aire
cleavage escote
hole-vulgar agujero
stick-vulgar palo, verga
idiot idiota, imbécil, gilipollas, pendejo, boludo, huevón, tarado, pelotudo, menso, baboso, memo
fool tonto, necio, bobo, gil, zonzo, pavo, lelo
stupid estúpido, tonto, burro, tarugo
cretin cretino
blockhead zoquete, bobo, tarugo, melón, ceporro
clumsy torpe, patoso
crazy loco, chiflado, chalado, majara
madman demente, lunático
madhouse manicomio
retarded retrasado, subnormal
cripple lisiado, tullido
lame-person cojo
blind-person ciego
deaf-person sordo
mute-person mudo
stutterer tartamudo
hunchback jorobado
dwarf enano
bald calvo
ugly feo, fea
fat-person gordo
skinny flaco, enclenque
coward cobarde, gallina, cagado
weakling enclenque, debilucho
sissy mariquita, nenaza
bastard bastardo
scoundrel canalla, bribón, sinvergüenza, rufián, granuja, pillo
rascal pillo, granuja
scum escoria, chusma
wretch desgraciado, miserable
tramp vagabundo, mendigo
beggar mendigo, pordiosero
loser perdedor, fracasado
lazybones vago, perezoso
glutton glotón, tragón
miser tacaño, avaro
greedy avaro, codicioso
drunkard borracho, borrachín, curda
drunk borracho, ebrio, bolo, mamado, pedo
liar mentiroso, cuentista, embustero
cheat tramposo, estafador
hypocrite hipócrita
traitor traidor
snitch chivato, soplón
toady lameculos, pelota, chupamedias
braggart fanfarrón, fantasma
arrogant arrogante, creído
cheeky descarado, insolente
rude grosero, maleducado
boor paleto, cateto, naco, patán, cholo
gossip cotilla, chisme
busybody entrometido, metomentodo
old-hag bruja, vieja arpía
old-man-derog vejestorio, carcamal
old-maid solterona
bimbo choni, tonta
slave esclavo
servant-derog lacayo, criado
pig cerdo, puerco
sow cerda, marrana
donkey burro, asno
ox-insult buey, bestia
cow-insult vaca
goat-insult cabra, cabrón
dog-insult perro, chucho
bitch perra, zorra
monkey-insult mono, macaco
rat-insult rata
snake-insult víbora
chicken-insult gallina
goose-insult gansa, pava
worm-insult gusano
louse piojo
vermin alimaña, bicho
parasite parásito, gorrón
toad sapo
hyena hiena, chacal
vulture buitre
beast bestia
monster monstruo
savage salvaje, bárbaro
primitive primitivo
trash-person basura, gentuza
shame-on-you vergüenza
mock burla, burlarse
insult insulto
slur-black negrata, sudaca, conguito
slur-jew judiada
slur-roma gitano, calorro
slur-asian chino, amarillo
slur-arab moro, mojamé
slur-white gabacho, gringo
slur-indigenous indio, cholo, panchito
slur-foreigner sudaca, guiri, gringo, panchito
slur-neighbour gabacho, franchute
slur-region charnego, maketo, polaco
slur-gay maricón, marica, puto, joto, mariposón, bujarra, loca
slur-lesbian bollera, tortillera, marimacho
slur-trans travelo
slur-disabled mongolo, subnormal
slur-woman tipa, vieja, arpía
slur-poor pelado, roto, rata
gay gay, homosexual
lesbian lesbiana
big-mouth bocazas, jeta
big-nose narizón, napia
shut-up cállate
bore-person pelmazo, plasta
naive ingenuo, primo
stubborn terco, cabezón
clown payaso
puppet títere, marioneta
ignorant ignorante
good-for-nothing inútil, don nadie
upstart nuevo rico, advenedizo
death muerte
dead muerto
die morir
corpse cadáver
carrion carroña
grave tumba
coffin ataúd
funeral entierro, funeral
cemetery cementerio
mourning luto, duelo
widow viuda
orphan huérfano
skeleton esqueleto
skull calavera, cráneo
ghost fantasma
vampire vampiro
zombie zombi, muerto viviente
kill matar
murder asesinato
murderer asesino
suicide suicidio
hang-person ahorcar, horca
execution ejecución
executioner verdugo
behead decapitar
strangle estrangular
drown ahogarse
massacre masacre, matanza
slaughterhouse matadero
butcher-derog carnicero
torture tortura
beat golpear, pegar
slap bofetada, tortazo
fight pelea, riña
violence violencia
wound herida
scar cicatriz
blood sangre
bomb bomba
gun pistola, fusil
bullet bala
knife-weapon puñal, navaja
weapon arma
explosion explosión
whip látigo, azote
trap trampa
chain-fetter cadena, grillete
prison cárcel, prisión
prisoner preso, prisionero
thief ladrón, ratero, caco, chorro
steal robar
robber bandido, atracador
robbery atraco, robo
plunder saquear
gangster gánster, banda
mafia mafia
criminal criminal
crime crimen, delito
kidnap secuestrar
blackmail chantaje
bribe soborno, mordida
corrupt corrupto
fraud fraude, estafa
counterfeit falsificación, falso
lie mentira
false falso
trick truco, engaño
smuggler contrabandista
pirate pirata
arson incendio provocado
fire-blaze incendio
enemy enemigo
hate odio, odiar
revenge venganza
anger ira, rabia
angry enfadado, furioso
evil mal, malvado
bad malo
worse peor
cruel cruel
fear miedo
terror terror, horror
nightmare pesadilla
danger peligro
dangerous peligroso
threat amenaza
accident accidente
disaster desastre, catástrofe
misfortune desgracia, mala suerte
bad-omen mal agüero, gafe, yeta, mufa
curse maldición
doom perdición, ruina
damage daño
destroy destruir
broken roto, estropeado
break-verb romper
breakdown avería
crack grieta
rust óxido, herrumbre
rot podrido, podredumbre
mould moho
stale rancio
spoiled estropeado, pasado
garbage basura
junk chatarra, trastos
rubbish-quality baratija, porquería, churro, chafa
dirt suciedad, mugre
dirty sucio
stain mancha
mud barro, lodo
swamp pantano, ciénaga
dust polvo
slime baba, limo
soot hollín
poison veneno
toxic tóxico, venenoso
ashes ceniza
disgust asco
disgusting asqueroso
yuck puaj
poor pobre
poverty pobreza, miseria
hunger hambre
famine hambruna
thirst sed
debt deuda
bankrupt quiebra, bancarrota
loss pérdida
lose perder
failure fracaso
fall-verb caer, caída
error error, fallo
guilt culpa
punishment castigo, pena
fine-penalty multa
tax impuesto
problem problema, apuro
quarrel riña, disputa
scandal escándalo
chaos caos, desorden
noise ruido
cheap barato
expensive caro
worthless sin valor
useless inútil
weak débil
slow lento
late tarde
old viejo
worn-out gastado, raído
empty vacío
nothing nada
nobody nadie
never nunca, jamás
not no
does-not-go no va, no funciona, no anda, no sirve
stop parar, alto
end fin, final
finished acabado, terminado
boring aburrido
bitter amargo
sour agrio, ácido
sad triste
sorrow pena, tristeza
cry-weep llorar
tear-drop lágrima
scream grito, gritar
complain quejarse
lonely solo, solitario
pity lástima
shame vergüenza
tired cansado
cold-neg frío
dark oscuro
darkness oscuridad, tinieblas
shadow sombra
abyss abismo
storm tormenta, tempestad
earthquake terremoto
flood inundación
drought sequía
smoke-fumes humo
cigarette cigarrillo, pitillo
drug droga
cannabis cannabis, maría, porro, mota, marihuana, canuto
cocaine cocaína, coca, farlopa, perico, merca
heroin-drug heroína, caballo, jaco
amphetamine anfetamina, éxtasis
drug-addict drogadicto, yonqui
drug-dealer camello, narco
overdose sobredosis
booze alcohol, matarratas
hangover resaca
gambling juego de azar
devilish-luck calamidad, plaga
burden carga
obstacle obstáculo
limp-slack flojo, fofo
hollow hueco
crooked torcido
flat-dull soso, insípido
thin-watery aguado, ralo
raw-unripe crudo, verde
burnt quemado
leak fuga, gotera
lack falta, escasez
delay retraso
forget olvidar
refuse rechazar, negar
forbidden prohibido
escape huir, fuga
hide esconder, ocultar
lost perdido
abandoned abandonado
ruin ruina
beggary miseria, indigencia
slum chabola, barriada
hovel tugurio, cuchitril
rag trapo, harapo
crutch muleta
gloomy lúgubre, sombrío
cockroach cucaracha
flea pulga
bedbug chinche
tick garrapata
maggot gusano, larva
leech sanguijuela
rat rata
scorpion escorpión
spider araña
fly-insect mosca
mosquito mosquito
jellyfish medusa
weed-plant mala hierba
thorn espina
disease enfermedad
sick enfermo
plague peste
epidemic epidemia
cancer cáncer
tumour tumor
ulcer úlcera
abscess absceso, forúnculo
leprosy lepra
cholera cólera
typhus tifus
tuberculosis tuberculosis, tisis
malaria malaria, paludismo
smallpox viruela
measles sarampión
mumps paperas
chickenpox varicela
scabies sarna
rash sarpullido, eccema
itch picor, picazón
wart verruga
boil-swelling bulto, hinchazón
gout gota
haemorrhoids hemorroides, almorranas
diarrhoea diarrea
constipation estreñimiento
nausea náusea
cough tos
cold-illness resfriado, catarro
flu gripe
fever fiebre
pain dolor
headache dolor de cabeza
toothache dolor de muelas
caries caries
cramp calambre
epilepsy epilepsia
stroke-illness ictus, apoplejía
heart-attack infarto
diabetes diabetes
aids sida
syphilis sífilis
gonorrhoea gonorrea
herpes herpes
jaundice ictericia
rabies rabia
tetanus tétanos
polio polio
rheumatism reuma
asthma asma
allergy alergia
anaemia anemia
gangrene gangrena
hernia hernia
goitre bocio
paralysis parálisis
coma coma
faint-verb desmayo
dementia demencia
depression depresión
autism autismo
miscarriage aborto espontáneo
abortion aborto
stillborn nacido muerto
infertile estéril
infection infección
inflammation inflamación
virus virus
germ microbio, germen
tapeworm solitaria, lombriz
bruise moratón, cardenal
fracture fractura
burn-injury quemadura
surgery operación
amputate amputar
enema enema, lavativa
pill pastilla, píldora
injection inyección, jeringa
hospital hospital
laxative laxante
medicine medicina
ambulance ambulancia
psychiatry psiquiátrico
squint bizco, estrabismo
phlegm flema
scab costra
blister ampolla
numb entumecido
intestine intestino, tripa
rectum recto
bladder vejiga
womb útero, matriz
placenta placenta
ovary ovario
prostate próstata
kidney-stone cálculo renal
hitler Hitler
nazi nazi
swastika esvástica
fascist fascista
mussolini Mussolini
stalin Stalin
lenin Lenin
mao Mao Zedong
pol-pot Pol Pot, jemeres rojos
dictator dictador
dictator-local Franco, Pinochet, Trujillo, Videla, Castro
tyrant tirano
communist comunista
socialist socialista
capitalist capitalista
anarchy anarquía
racist racista
apartheid apartheid
slavery esclavitud
colony colonia
genocide genocidio
holocaust Holocausto
concentration-camp campo de concentración
gas-chamber cámara de gas
ghetto gueto
pogrom pogromo
war guerra
civil-war guerra civil
army ejército
soldier soldado
troops-militia milicia
secret-police policía secreta, DINA, SIN
police policía
cop poli, madero, tombo, paco, tira
spy espía
terrorist terrorista
terror-group ETA, FARC, Sendero Luminoso
hostage rehén
revolution revolución
coup golpe de Estado
riot disturbios, motín
rebel rebelde
strike-labour huelga
demonstration manifestación
occupation ocupación, invasor
invasion invasión
annexation anexión
separatist separatista
traitor-political colaboracionista
propaganda propaganda
censorship censura
corruption-politics nepotismo, enchufe
mafia-politics oligarca
party-political partido
president presidente
minister ministro
king rey
queen reina
emperor emperador
prince príncipe
sultan sultán
leader líder, jefe
master-lord amo, señor
flag bandera
homeland patria
republic república
state Estado
government gobierno
election elección
border frontera
refugee refugiado
immigrant inmigrante
class-enemy oligarca, burgués
contested-place Malvinas, Gibraltar
god Dios
goddess diosa
deity-local Pachamama
jesus Jesús
christ Cristo
virgin-mary Virgen María
holy-spirit Espíritu Santo
saint santo
sacred sagrado
angel ángel
devil diablo
satan Satanás
demon demonio
hell infierno
paradise paraíso
sin pecado
sinner pecador
soul alma
prayer oración, rezo
pray rezar
church iglesia
mosque mezquita
synagogue sinagoga
temple templo
monastery monasterio, convento
altar altar
cross-christian cruz
priest sacerdote, cura
monk monje
nun monja
bishop obispo
pope papa
imam imán, ulema
rabbi rabino
prophet profeta
muhammad Mahoma
allah Alá
koran Corán
bible Biblia
torah Torá
gospel evangelio
buddha Buda
jew judío
muslim musulmán
christian cristiano
infidel infiel, pagano
heretic hereje
blasphemy blasfemia
sect secta
holy-war guerra santa, yihad, cruzada
halal halal
kosher kosher
fasting ayuno, ramadán, cuaresma
pilgrimage peregrinación
sacrifice sacrificio
baptism bautismo
mass-liturgy misa
relic reliquia
miracle milagro
blessing bendición
witch bruja
sorcerer brujo, hechicero
magic magia
evil-eye mal de ojo
evil-spirit-local coco, llorona, cuco
taboo tabú
idol ídolo
antichrist Anticristo
judas Judas
apocalypse apocalipsis
eternity-afterlife más allá
fate destino
nirvana nirvana
holy-place lugar santo
sun sol
moon luna
star estrella
sky cielo
earth tierra
world mundo
land país
water agua
sea mar
ocean océano
lake lago
river río
stream arroyo
well-spring fuente, pozo
wave ola
island isla
beach playa
coast costa
mountain montaña
hill colina
valley valle
forest bosque
field campo
meadow prado
desert desierto
cave cueva
stone piedra
rock roca
sand arena
clay arcilla
salt sal
gold oro
silver plata
iron hierro
copper cobre
lead-metal plomo
steel acero
glass vidrio, vaso
wood-material madera
coal carbón
oil aceite
petrol gasolina
fire fuego
flame llama
light luz
lightning relámpago, rayo
thunder trueno
rain lluvia
snow nieve
ice hielo
frost helada, escarcha
hail granizo
wind viento
air aire
cloud nube
fog niebla
dew rocío
rainbow arcoíris
weather tiempo
tree árbol
leaf hoja
branch rama
root raíz
bark-tree corteza
seed semilla
grass hierba
flower flor
rose rosa
lily lirio, azucena
bush arbusto
oak roble
pine pino
birch abedul
reed caña, junco
straw paja
hay heno
mushroom seta, hongo
person persona
people gente, pueblo
man hombre
woman mujer
child niño
baby bebé
boy chico, muchacho
girl chica, muchacha
mother madre
father padre
mum mamá
dad papá
son hijo
daughter hija
brother hermano
sister hermana
grandmother abuela
grandfather abuelo
uncle tío
aunt tía
cousin primo
husband marido
wife esposa
bride novia
wedding boda
mother-in-law suegra
nephew sobrino
family familia
friend amigo
neighbour vecino
guest huésped, invitado
stranger extraño, forastero
name nombre
life vida
love amor
kiss beso
heart corazón
head cabeza
hair pelo, cabello
face cara
forehead frente
eye ojo
ear oreja
nose nariz
mouth boca
lip labio
tooth diente
tongue lengua
chin barbilla
cheek mejilla
beard barba
moustache bigote
neck cuello
throat garganta
shoulder hombro
back espalda
chest pecho
belly vientre, barriga
navel ombligo
arm brazo
elbow codo
hand mano
finger dedo
nail uña, clavo
fist puño
leg pierna
knee rodilla
foot pie
heel talón
toe dedo del pie
skin piel
bone hueso
rib costilla
brain cerebro
liver hígado
lung pulmón
kidney riñón
meat carne
milk leche
bread pan
butter mantequilla
cheese queso
egg huevo
fish pez, pescado
soup sopa
rice arroz
flour harina
dough masa
cake pastel, tarta
biscuit galleta
sugar azúcar
honey miel
chocolate chocolate
candy caramelo
apple manzana
pear pera
grape uva
cherry cereza
plum ciruela
peach melocotón
lemon limón
orange-fruit naranja
banana plátano
strawberry fresa
nut nuez
fig higo
melon melón
tomato tomate
potato patata
onion cebolla
garlic ajo
cabbage col, repollo
carrot zanahoria
cucumber pepino
bean judía, frijol
pea guisante
lentil lenteja
pumpkin calabaza
beet remolacha, nabo
pepper-spice pimienta
mustard mostaza
vinegar vinagre
sausage salchicha
ham jamón
bacon tocino
fat-grease grasa
wine vino
beer cerveza
brandy aguardiente
tea té
coffee café
juice zumo, jugo
food comida
breakfast desayuno
lunch almuerzo
dinner cena
animal animal
dog perro
puppy cachorro
cat gato
horse caballo
mare yegua
cow vaca
bull toro
calf ternero
sheep oveja
lamb cordero
goat cabra
chicken gallina, pollo
rooster gallo
duck pato
goose ganso, oca
turkey pavo
rabbit conejo
hare liebre
mouse ratón
bear oso
wolf lobo
fox zorro
deer ciervo
boar jabalí
lion león
tiger tigre
elephant elefante
monkey mono
camel camello
snake serpiente
frog rana
turtle tortuga
crocodile cocodrilo
bird pájaro
eagle águila
hawk halcón
owl búho, lechuza
crow cuervo
pigeon paloma
swan cisne
cuckoo cuco
feather pluma
wing ala
tail cola
horn cuerno
claw garra, pata
fur piel, pelaje
bee abeja
wasp avispa
ant hormiga
butterfly mariposa
beetle escarabajo
worm gusano
snail caracol
shark tiburón
whale ballena
herring arenque
crab cangrejo
squid calamar, pulpo
house casa
home hogar
room habitación, cuarto
kitchen cocina
bathroom baño
door puerta
window ventana
wall pared, muro
roof techo, tejado
floor suelo
stairs escalera
garden jardín
fence valla
bed cama
table mesa
chair silla
lamp lámpara
candle vela
mirror espejo
key llave
lock cerradura
knife cuchillo
fork tenedor
spoon cuchara
plate plato
cup taza
bottle botella
pot olla, tarro
pan sartén
bowl cuenco
oven horno
box caja
bag bolsa, saco
basket cesta
barrel barril
bucket cubo
broom escoba
soap jabón
towel toalla
comb peine
brush cepillo, brocha
needle aguja
thread hilo
rope cuerda
hammer martillo
saw sierra
axe hacha
screw tornillo
wheel rueda
stick palo, bastón
machine máquina
tool herramienta
toy juguete
doll muñeca
ball pelota, balón
book libro
paper papel
letter carta
pen bolígrafo, lápiz
newspaper periódico
picture imagen, cuadro
word palabra
language lengua, idioma
story historia, cuento
song canción
music música
drum tambor
flute flauta
bell campana
clothes ropa
shirt camisa
trousers pantalón
skirt falda
dress vestido
coat abrigo, chaqueta
hat sombrero, gorra
shoe zapato
boot bota
sock calcetín
glove guante
belt cinturón
button botón
pocket bolsillo
ring anillo
glasses gafas
clock reloj
umbrella paraguas
wool lana
silk seda
cotton algodón
leather cuero
cloth tela
city ciudad
village pueblo, aldea
street calle
way camino
square plaza
bridge puente
tower torre
castle castillo
market mercado
shop tienda
school escuela
office oficina
factory fábrica
bank banco
money dinero, pasta, plata, lana
coin moneda
price precio
gift regalo
work trabajo
worker obrero
doctor médico
teacher maestro, profesor
farmer granjero, campesino
hunter cazador
fisherman pescador
baker panadero
tailor sastre
smith herrero
cook cocinero
driver conductor
boss jefe
car coche, carro
ship barco, buque
boat bote, barca
train tren
plane avión
bicycle bicicleta
cart carro
sail vela
sleigh trineo
day día
night noche
morning mañana
evening tarde, noche
noon mediodía
today hoy
yesterday ayer
tomorrow mañana
week semana
month mes
year año
hour hora
minute minuto
time tiempo
spring primavera
summer verano
autumn otoño
winter invierno
monday lunes
friday viernes
sunday domingo
holiday fiesta
christmas Navidad
red rojo
blue azul
green verde
yellow amarillo
white blanco
black negro
grey gris
brown marrón
pink rosa
purple morado, violeta
colour color
zero cero
one uno
two dos
three tres
four cuatro
five cinco
six seis
seven siete
eight ocho
nine nueve
ten diez
eleven once
twelve doce
twenty veinte
hundred cien
thousand mil
million millón
half medio, mitad
first primero
last último
part parte
circle círculo
line línea
point punto
corner esquina, rincón
side lado
hole agujero, hoyo
number número
dream sueño
sleep-noun sueño
game juego
joy alegría
luck suerte, felicidad
peace paz
freedom libertad
truth verdad
hope esperanza
wish deseo
strength fuerza
voice voz
silence silencio
smell olor
taste sabor, gusto
breath aliento
thing cosa
question pregunta
answer respuesta
secret secreto
law ley
be ser, estar
have tener
do-make hacer
go ir
come venir
walk caminar, andar
run correr
jump saltar
fly volar
swim nadar
sit sentarse
stand estar de pie
lie-down estar tumbado, acostarse
sleep dormir
wake despertar
eat comer
drink beber
bite morder
chew masticar
swallow tragar
suck chupar
see ver
look mirar
hear oír, escuchar
speak hablar
say decir
ask preguntar, pedir
call llamar
sing cantar
dance bailar
laugh reír
play jugar
know saber, conocer
think pensar
want querer
can poder
must deber
love-verb amar, querer
like gustar
give dar
take tomar, coger
bring traer
hold tener, sostener
put poner
throw tirar, lanzar
catch atrapar
pull tirar
push empujar
open abrir
close cerrar
cut cortar
sew coser
wash lavar
clean-verb limpiar
cook-verb cocinar
bake hornear
burn quemar, arder
buy comprar
sell vender
pay pagar
work-verb trabajar
build construir
dig cavar
plant-verb plantar, sembrar
write escribir
read leer
count contar
learn aprender
help ayudar, ayuda
wait esperar
find encontrar
search buscar
live vivir
be-born nacer
grow crecer
blow soplar
turn girar
roll rodar
shake agitar, sacudir
tremble temblar
hit-strike golpear
scratch rascar
rub frotar
squeeze apretar, exprimir
flow fluir
float flotar
drip gotear, gota
freeze helar, congelar
smile sonreír
kiss-verb besar
marry casarse
hug abrazar
win ganar
begin empezar
change cambiar
travel viajar
drive conducir
return volver
leave salir, marcharse
stay quedarse
send enviar
show mostrar
tie atar
hang-up colgar
pour verter
fill llenar
mix mezclar
shine brillar
ring-verb sonar
shut-eyes parpadear
snore roncar
yawn bostezar
sneeze estornudar
tickle hacer cosquillas
whistle silbar
whisper susurrar
bark-dog ladrar
sting picar
peel pelar
shave afeitar
big grande
small pequeño
tiny minúsculo
long largo
short corto
tall-high alto
low bajo
wide ancho
narrow estrecho
thick grueso
thin delgado, fino
deep profundo
flat plano
round redondo
straight recto
sharp agudo, afilado
blunt romo
heavy pesado
light-weight ligero
hard duro
soft blando, suave
new nuevo
young joven
good bueno
better mejor
beautiful bonito, hermoso
strong fuerte
fast rápido
early temprano
hot caliente
warm templado, cálido
cold frío
cool-fresh fresco
wet mojado, húmedo
dry seco
full lleno
clean limpio, puro
clear claro
bright luminoso
sweet dulce
salty salado
spicy picante
rich rico
happy feliz, contento
funny gracioso, divertido
clever listo, inteligente
brave valiente
kind-nice amable, simpático
honest honesto
healthy sano
alive vivo
free libre
quiet tranquilo, callado
loud ruidoso, fuerte
easy fácil
difficult difícil
true verdadero
same mismo, igual
other otro
alone-only solo, único
naked-bare pelado
shy tímido
wild salvaje
strange extraño, raro
left izquierda
right-side derecha
up arriba
down abajo
in en, dentro
out fuera
front delante
behind detrás
near cerca
far lejos
here aquí
there allí
where dónde
when cuándo
who quién
what qué
why por qué
how cómo
yes sí
no no
i yo
you tú
he él
she ella
we nosotros
they ellos
my mi, mío
your tu, tuyo
this este, esto
that eso, aquel
all todo
many mucho
few poco
more más
less menos
very muy
and y
or o
but pero
with con
without sin
now ahora
always siempre
again otra vez
already ya
soon pronto
maybe quizás
only-just apenas
hello hola
goodbye adiós
thanks gracias
please por favor
sorry perdón
come-on vamos, venga
look-out cuidado
good-day buenos días
`,
}
