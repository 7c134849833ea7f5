/** Everyday things: nature, body, people, food, animals, home, clothes, places, time, colours, numbers. */
export const thingConcepts = `
= everyday
sun | Sonne | | soleil | sol | sole
moon | Mond | | lune | luna | luna
star | Stern | | étoile | estrella | stella
sky | Himmel | sky, heaven | ciel | cielo | cielo
earth | Erde | earth, soil | terre | tierra | terra
world | Welt | | monde | mundo | mondo
land | Land | land, country | pays | país | paese
water | Wasser | | eau | agua | acqua
sea | Meer, See | sea | mer | mar | mare
ocean | Ozean | | océan | océano | oceano
lake | See | lake | lac | lago | lago
river | Fluss | | fleuve, rivière | río | fiume
stream | Bach | stream, brook | ruisseau | arroyo | ruscello
well-spring | Quelle, Brunnen | spring, well | source, puits | fuente, pozo | fonte, pozzo
wave | Welle | | vague | ola | onda
island | Insel | | île | isla | isola
beach | Strand | | plage | playa | spiaggia
coast | Küste | | côte | costa | costa
mountain | Berg | | montagne | montaña | montagna
hill | Hügel | | colline | colina | collina
valley | Tal | | vallée | valle | valle
forest | Wald | forest, wood | forêt | bosque | foresta, bosco
field | Feld | | champ | campo | campo
meadow | Wiese | | pré, prairie | prado | prato
desert | Wüste | | désert | desierto | deserto
cave | Höhle | | grotte | cueva | grotta
stone | Stein | | pierre | piedra | pietra
rock | Fels | rock, cliff | rocher | roca | roccia
sand | Sand | | sable | arena | sabbia
clay | Lehm, Ton | clay | argile | arcilla | argilla
salt | Salz | | sel | sal | sale
gold | Gold | | or | oro | oro
silver | Silber | | argent | plata | argento
iron | Eisen | | fer | hierro | ferro
copper | Kupfer | | cuivre | cobre | rame
lead-metal | Blei | lead (metal) | plomb | plomo | piombo
steel | Stahl | | acier | acero | acciaio
glass | Glas | | verre | vidrio, vaso | vetro, bicchiere
wood-material | Holz | wood, timber | bois | madera | legno
coal | Kohle | | charbon | carbón | carbone
oil | Öl | | huile | aceite | olio
petrol | Benzin | petrol, gasoline, gas | essence | gasolina | benzina
fire | Feuer | | feu | fuego | fuoco
flame | Flamme | | flamme | llama | fiamma
light | Licht | | lumière | luz | luce
lightning | Blitz | | éclair | relámpago, rayo | lampo, fulmine
thunder | Donner | | tonnerre | trueno | tuono
rain | Regen | | pluie | lluvia | pioggia
snow | Schnee | | neige | nieve | neve
ice | Eis | | glace | hielo | ghiaccio
frost | Frost | | gel, givre | helada, escarcha | gelo, brina
hail | Hagel | | grêle | granizo | grandine
wind | Wind | | vent | viento | vento
air | Luft | | air | aire | aria
cloud | Wolke | | nuage | nube | nuvola
fog | Nebel | fog, mist | brouillard | niebla | nebbia
dew | Tau | | rosée | rocío | rugiada
rainbow | Regenbogen | | arc-en-ciel | arcoíris | arcobaleno
weather | Wetter | | temps | tiempo | tempo
tree | Baum | | arbre | árbol | albero
leaf | Blatt | | feuille | hoja | foglia
branch | Ast, Zweig | branch, twig | branche | rama | ramo
root | Wurzel | | racine | raíz | radice
bark-tree | Rinde | bark (of a tree) | écorce | corteza | corteccia
seed | Samen | | graine | semilla | seme
grass | Gras | | herbe | hierba | erba
flower | Blume | | fleur | flor | fiore
rose | Rose | | rose | rosa | rosa
lily | Lilie | | lys | lirio, azucena | giglio
bush | Busch | | buisson | arbusto | cespuglio
oak | Eiche | | chêne | roble | quercia
pine | Kiefer | | pin | pino | pino
birch | Birke | | bouleau | abedul | betulla
reed | Schilf | | roseau | caña, junco | canna
straw | Stroh | | paille | paja | paglia
hay | Heu | | foin | heno | fieno
mushroom | Pilz | mushroom, fungus | champignon | seta, hongo | fungo
person | Mensch, Person | person, human | personne | persona | persona
people | Leute, Volk | people | gens, peuple | gente, pueblo | gente, popolo
man | Mann | | homme | hombre | uomo
woman | Frau | | femme | mujer | donna
child | Kind | | enfant | niño | bambino
baby | Baby | | bébé | bebé | neonato
boy | Junge | boy, lad | garçon | chico, muchacho | ragazzo
girl | Mädchen | | fille | chica, muchacha | ragazza
mother | Mutter | | mère | madre | madre
father | Vater | | père | padre | padre
mum | Mama | mum, mom | maman | mamá | mamma
dad | Papa | dad, daddy | papa | papá | papà
son | Sohn | | fils | hijo | figlio
daughter | Tochter | | fille | hija | figlia
brother | Bruder | | frère | hermano | fratello
sister | Schwester | | sœur | hermana | sorella
grandmother | Großmutter, Oma | grandmother, granny | grand-mère, mamie | abuela | nonna
grandfather | Großvater, Opa | grandfather, grandpa | grand-père, papi | abuelo | nonno
uncle | Onkel | | oncle | tío | zio
aunt | Tante | | tante | tía | zia
cousin | Cousin, Vetter | cousin | cousin | primo | cugino
husband | Ehemann | husband | mari | marido | marito
wife | Ehefrau | wife | épouse | esposa | moglie
bride | Braut | | mariée | novia | sposa
wedding | Hochzeit | | mariage, noce | boda | matrimonio, nozze
mother-in-law | Schwiegermutter | | belle-mère | suegra | suocera
nephew | Neffe | | neveu | sobrino | nipote
family | Familie | | famille | familia | famiglia
friend | Freund | | ami | amigo | amico
neighbour | Nachbar | neighbour, neighbor | voisin | vecino | vicino
guest | Gast | | invité, hôte | huésped, invitado | ospite
stranger | Fremder | stranger, foreigner | étranger | extraño, forastero | estraneo, straniero
name | Name | | nom | nombre | nome
life | Leben | | vie | vida | vita
love | Liebe | | amour | amor | amore
kiss | Kuss | | baiser, bisou | beso | bacio
heart | Herz | | cœur | corazón | cuore
head | Kopf | | tête | cabeza | testa
hair | Haar | | cheveux | pelo, cabello | capelli
face | Gesicht | | visage | cara | faccia, viso
forehead | Stirn | | front | frente | fronte
eye | Auge | | œil | ojo | occhio
ear | Ohr | | oreille | oreja | orecchio
nose | Nase | | nez | nariz | naso
mouth | Mund | | bouche | boca | bocca
lip | Lippe | | lèvre | labio | labbro
tooth | Zahn | | dent | diente | dente
tongue | Zunge | | langue | lengua | lingua
chin | Kinn | | menton | barbilla | mento
cheek | Wange, Backe | cheek | joue | mejilla | guancia
beard | Bart | | barbe | barba | barba
moustache | Schnurrbart | | moustache | bigote | baffi
neck | Hals | | cou | cuello | collo
throat | Kehle | | gorge | garganta | gola
shoulder | Schulter | | épaule | hombro | spalla
back | Rücken | | dos | espalda | schiena
chest | Brust, Brustkorb | chest, breast | poitrine | pecho | petto
belly | Bauch | belly, stomach | ventre | vientre, barriga | pancia
navel | Nabel | navel, belly button | nombril | ombligo | ombelico
arm | Arm | | bras | brazo | braccio
elbow | Ellbogen | | coude | codo | gomito
hand | Hand | | main | mano | mano
finger | Finger | | doigt | dedo | dito
nail | Nagel | | ongle, clou | uña, clavo | unghia, chiodo
fist | Faust | | poing | puño | pugno
leg | Bein | | jambe | pierna | gamba
knee | Knie | | genou | rodilla | ginocchio
foot | Fuß | | pied | pie | piede
heel | Ferse, Absatz | heel | talon | talón | tallone
toe | Zehe | | orteil | dedo del pie | dito del piede
skin | Haut | | peau | piel | pelle
bone | Knochen | | os | hueso | osso
rib | Rippe | | côte | costilla | costola
brain | Gehirn | | cerveau | cerebro | cervello
liver | Leber | | foie | hígado | fegato
lung | Lunge | | poumon | pulmón | polmone
kidney | Niere | | rein, rognon | riñón | rene, rognone
meat | Fleisch | meat, flesh | viande, chair | carne | carne
milk | Milch | | lait | leche | latte
bread | Brot | | pain | pan | pane
butter | Butter | | beurre | mantequilla | burro
cheese | Käse | | fromage | queso | formaggio
egg | Ei | | œuf | huevo | uovo
fish | Fisch | | poisson | pez, pescado | pesce
soup | Suppe | | soupe | sopa | zuppa, minestra
rice | Reis | | riz | arroz | riso
flour | Mehl | | farine | harina | farina
dough | Teig | | pâte | masa | impasto, pasta
cake | Kuchen | | gâteau | pastel, tarta | torta
biscuit | Keks | biscuit, cookie | biscuit | galleta | biscotto
sugar | Zucker | | sucre | azúcar | zucchero
honey | Honig | | miel | miel | miele
chocolate | Schokolade | | chocolat | chocolate | cioccolato
candy | Bonbon, Süßigkeit | candy, sweet | bonbon | caramelo | caramella
apple | Apfel | | pomme | manzana | mela
pear | Birne | | poire | pera | pera
grape | Traube | | raisin | uva | uva
cherry | Kirsche | | cerise | cereza | ciliegia
plum | Pflaume | | prune | ciruela | prugna
peach | Pfirsich | | pêche | melocotón | pesca
lemon | Zitrone | | citron | limón | limone
orange-fruit | Orange | orange (fruit) | orange | naranja | arancia
banana | Banane | | banane | plátano | banana
strawberry | Erdbeere | | fraise | fresa | fragola
nut | Nuss | | noix | nuez | noce
fig | Feige | | figue | higo | fico
melon | Melone | | melon | melón | melone
tomato | Tomate | | tomate | tomate | pomodoro
potato | Kartoffel | | pomme de terre, patate | patata | patata
onion | Zwiebel | | oignon | cebolla | cipolla
garlic | Knoblauch | | ail | ajo | aglio
cabbage | Kohl | | chou | col, repollo | cavolo
carrot | Karotte | | carotte | zanahoria | carota
cucumber | Gurke | | concombre | pepino | cetriolo
bean | Bohne | | haricot | judía, frijol | fagiolo
pea | Erbse | | petit pois | guisante | pisello
lentil | Linse | | lentille | lenteja | lenticchia
pumpkin | Kürbis | | citrouille, courge | calabaza | zucca
beet | Rübe | beet, turnip | betterave, navet | remolacha, nabo | barbabietola, rapa
pepper-spice | Pfeffer | pepper | poivre | pimienta | pepe
mustard | Senf | | moutarde | mostaza | senape
vinegar | Essig | | vinaigre | vinagre | aceto
sausage | Wurst | | saucisse | salchicha | salsiccia
ham | Schinken | | jambon | jamón | prosciutto
bacon | Speck | bacon, lard | lard | tocino | pancetta, lardo
fat-grease | Fett | fat, grease | graisse | grasa | grasso, unto
wine | Wein | | vin | vino | vino
beer | Bier | | bière | cerveza | birra
brandy | Schnaps | brandy, spirits, liquor | eau-de-vie | aguardiente | grappa, acquavite
tea | Tee | | thé | té | tè
coffee | Kaffee | | café | café | caffè
juice | Saft | | jus | zumo, jugo | succo
food | Essen | food | nourriture | comida | cibo
breakfast | Frühstück | | petit déjeuner | desayuno | colazione
lunch | Mittagessen | | déjeuner | almuerzo | pranzo
dinner | Abendessen | dinner, supper | dîner | cena | cena
animal | Tier | | animal | animal | animale
dog | Hund | | chien | perro | cane
puppy | Welpe | | chiot | cachorro | cucciolo
cat | Katze | | chat | gato | gatto
horse | Pferd | | cheval | caballo | cavallo
mare | Stute | | jument | yegua | cavalla, giumenta
cow | Kuh | | vache | vaca | mucca, vacca
bull | Stier | | taureau | toro | toro
calf | Kalb | | veau | ternero | vitello
sheep | Schaf | | mouton, brebis | oveja | pecora
lamb | Lamm | | agneau | cordero | agnello
goat | Ziege | | chèvre | cabra | capra
chicken | Huhn, Henne | chicken, hen | poule, poulet | gallina, pollo | gallina, pollo
rooster | Hahn | rooster, cock (bird) | coq | gallo | gallo
duck | Ente | | canard | pato | anatra
goose | Gans | | oie | ganso, oca | oca
turkey | Truthahn | turkey (bird) | dinde | pavo | tacchino
rabbit | Kaninchen | | lapin | conejo | coniglio
hare | Hase | | lièvre | liebre | lepre
mouse | Maus | | souris | ratón | topo
bear | Bär | | ours | oso | orso
wolf | Wolf | | loup | lobo | lupo
fox | Fuchs | | renard | zorro | volpe
deer | Hirsch, Reh | deer, stag | cerf, biche | ciervo | cervo
boar | Wildschwein | wild boar | sanglier | jabalí | cinghiale
lion | Löwe | | lion | león | leone
tiger | Tiger | | tigre | tigre | tigre
elephant | Elefant | | éléphant | elefante | elefante
monkey | Affe | monkey, ape | singe | mono | scimmia
camel | Kamel | | chameau | camello | cammello
snake | Schlange | | serpent | serpiente | serpente
frog | Frosch | | grenouille | rana | rana
turtle | Schildkröte | turtle, tortoise | tortue | tortuga | tartaruga
crocodile | Krokodil | | crocodile | cocodrilo | coccodrillo
bird | Vogel | | oiseau | pájaro | uccello
eagle | Adler | | aigle | águila | aquila
hawk | Falke, Habicht | hawk, falcon | faucon | halcón | falco
owl | Eule | | hibou, chouette | búho, lechuza | gufo, civetta
crow | Krähe, Rabe | crow, raven | corbeau | cuervo | corvo
pigeon | Taube | pigeon, dove | pigeon, colombe | paloma | piccione, colomba
swan | Schwan | | cygne | cisne | cigno
cuckoo | Kuckuck | | coucou | cuco | cuculo
feather | Feder | | plume | pluma | piuma
wing | Flügel | | aile | ala | ala
tail | Schwanz (Tier) | tail | queue | cola | coda
horn | Horn | | corne | cuerno | corno
claw | Kralle, Klaue | claw, paw | griffe, patte | garra, pata | artiglio, zampa
fur | Fell, Pelz | fur, pelt | fourrure | piel, pelaje | pelliccia
bee | Biene | | abeille | abeja | ape
wasp | Wespe | | guêpe | avispa | vespa
ant | Ameise | | fourmi | hormiga | formica
butterfly | Schmetterling | | papillon | mariposa | farfalla
beetle | Käfer | beetle, bug | scarabée | escarabajo | scarabeo
worm | Wurm | | ver | gusano | verme
snail | Schnecke | | escargot | caracol | lumaca
shark | Hai | | requin | tiburón | squalo
whale | Wal | | baleine | ballena | balena
herring | Hering | | hareng | arenque | aringa
crab | Krabbe | crab, crayfish | crabe | cangrejo | granchio
squid | Tintenfisch | squid, octopus | calmar, poulpe | calamar, pulpo | calamaro, polpo
house | Haus | house, home | maison | casa | casa
home | Heim, Zuhause | home | foyer, chez-soi | hogar | casa, focolare
room | Zimmer | | chambre, pièce | habitación, cuarto | stanza, camera
kitchen | Küche | | cuisine | cocina | cucina
bathroom | Bad | bath, bathroom | bain, salle de bain | baño | bagno
door | Tür | | porte | puerta | porta
window | Fenster | | fenêtre | ventana | finestra
wall | Wand, Mauer | wall | mur | pared, muro | muro, parete
roof | Dach | | toit | techo, tejado | tetto
floor | Boden | floor | sol, plancher | suelo | pavimento
stairs | Treppe | stairs, ladder | escalier | escalera | scala
garden | Garten | | jardin | jardín | giardino
fence | Zaun | | clôture | valla | recinto
bed | Bett | | lit | cama | letto
table | Tisch | | table | mesa | tavolo
chair | Stuhl | chair | chaise | silla | sedia
lamp | Lampe | | lampe | lámpara | lampada
candle | Kerze | | bougie | vela | candela
mirror | Spiegel | | miroir | espejo | specchio
key | Schlüssel | | clé | llave | chiave
lock | Schloss (Tür) | lock | serrure | cerradura | serratura
knife | Messer | | couteau | cuchillo | coltello
fork | Gabel | | fourchette | tenedor | forchetta
spoon | Löffel | | cuillère | cuchara | cucchiaio
plate | Teller | | assiette | plato | piatto
cup | Tasse, Becher | cup, mug | tasse | taza | tazza
bottle | Flasche | | bouteille | botella | bottiglia
pot | Topf | pot | pot, marmite | olla, tarro | pentola, vaso
pan | Pfanne | | poêle | sartén | padella
bowl | Schüssel, Schale | bowl | bol | cuenco | ciotola
oven | Ofen | oven, stove | four, poêle | horno | forno
box | Kiste, Schachtel | box | boîte | caja | scatola
bag | Tasche, Beutel | bag, sack | sac | bolsa, saco | borsa, sacco
basket | Korb | | panier | cesta | cesto
barrel | Fass | barrel, cask | tonneau | barril | botte
bucket | Eimer | | seau | cubo | secchio
broom | Besen | | balai | escoba | scopa
soap | Seife | | savon | jabón | sapone
towel | Handtuch | | serviette | toalla | asciugamano
comb | Kamm | | peigne | peine | pettine
brush | Bürste, Pinsel | brush | brosse, pinceau | cepillo, brocha | spazzola, pennello
needle | Nadel | | aiguille | aguja | ago
thread | Faden, Garn | thread, yarn | fil | hilo | filo
rope | Seil, Strick | rope | corde | cuerda | corda
hammer | Hammer | | marteau | martillo | martello
saw | Säge | | scie | sierra | sega
axe | Axt | | hache | hacha | ascia
screw | Schraube | | vis | tornillo | vite
wheel | Rad | | roue | rueda | ruota
stick | Stock | stick, cane | bâton | palo, bastón | bastone
machine | Maschine | | machine | máquina | macchina
tool | Werkzeug | | outil | herramienta | attrezzo
toy | Spielzeug | | jouet | juguete | giocattolo
doll | Puppe | | poupée | muñeca | bambola
ball | Ball | | balle, ballon | pelota, balón | palla
book | Buch | | livre | libro | libro
paper | Papier | | papier | papel | carta
letter | Brief | letter | lettre | carta | lettera
pen | Stift, Feder | pen, pencil | stylo, crayon | bolígrafo, lápiz | penna, matita
newspaper | Zeitung | | journal | periódico | giornale
picture | Bild | picture, image | image | imagen, cuadro | immagine, quadro
word | Wort | | mot | palabra | parola
language | Sprache | | langue | lengua, idioma | lingua
story | Geschichte | story, tale | histoire | historia, cuento | storia
song | Lied | song | chanson | canción | canzone
music | Musik | | musique | música | musica
drum | Trommel | | tambour | tambor | tamburo
flute | Flöte | flute, pipe | flûte | flauta | flauto
bell | Glocke | | cloche | campana | campana
clothes | Kleidung | clothes, garment | vêtements, habits | ropa | vestiti
shirt | Hemd | | chemise | camisa | camicia
trousers | Hose | trousers, pants | pantalon | pantalón | pantaloni
skirt | Rock | skirt | jupe | falda | gonna
dress | Kleid | dress | robe | vestido | vestito
coat | Mantel, Jacke | coat, jacket | manteau, veste | abrigo, chaqueta | cappotto, giacca
hat | Hut, Mütze | hat, cap | chapeau, bonnet | sombrero, gorra | cappello, berretto
shoe | Schuh | | chaussure | zapato | scarpa
boot | Stiefel | boot | botte | bota | stivale
sock | Socke, Strumpf | sock, stocking | chaussette | calcetín | calza, calzino
glove | Handschuh | | gant | guante | guanto
belt | Gürtel | | ceinture | cinturón | cintura
button | Knopf | button | bouton | botón | bottone
pocket | Tasche | pocket | poche | bolsillo | tasca
ring | Ring | | anneau, bague | anillo | anello
glasses | Brille | glasses, spectacles | lunettes | gafas | occhiali
clock | Uhr | clock, watch | montre, horloge | reloj | orologio
umbrella | Regenschirm | | parapluie | paraguas | ombrello
wool | Wolle | | laine | lana | lana
silk | Seide | | soie | seda | seta
cotton | Baumwolle | | coton | algodón | cotone
leather | Leder | | cuir | cuero | cuoio, pelle
cloth | Stoff, Tuch | cloth, fabric | tissu, étoffe | tela | stoffa, panno
city | Stadt | city, town | ville | ciudad | città
village | Dorf | | village | pueblo, aldea | villaggio, paese
street | Straße | street, road | rue | calle | strada, via
way | Weg | way, path | chemin | camino | cammino, via
square | Platz | square, place | place | plaza | piazza
bridge | Brücke | | pont | puente | ponte
tower | Turm | | tour | torre | torre
castle | Burg, Schloss | castle | château | castillo | castello
market | Markt | | marché | mercado | mercato
shop | Laden, Geschäft | shop, store | magasin, boutique | tienda | negozio
school | Schule | | école | escuela | scuola
office | Büro | | bureau | oficina | ufficio
factory | Fabrik | | usine | fábrica | fabbrica
bank | Bank | | banque | banco | banca
money | Geld | | argent | dinero | denaro, soldi
coin | Münze | | pièce, monnaie | moneda | moneta
price | Preis | | prix | precio | prezzo
gift | Geschenk | gift, present | cadeau | regalo | regalo
work | Arbeit | work, job | travail | trabajo | lavoro
worker | Arbeiter | | ouvrier | obrero | operaio
doctor | Arzt | | médecin | médico | medico
teacher | Lehrer | | professeur, maître | maestro, profesor | maestro, insegnante
farmer | Bauer | farmer, peasant | paysan | granjero, campesino | contadino
hunter | Jäger | | chasseur | cazador | cacciatore
fisherman | Fischer | | pêcheur | pescador | pescatore
baker | Bäcker | | boulanger | panadero | fornaio
tailor | Schneider | | tailleur | sastre | sarto
smith | Schmied | | forgeron | herrero | fabbro
cook | Koch | | cuisinier | cocinero | cuoco
driver | Fahrer | | chauffeur | conductor | autista
boss | Chef | boss | patron | jefe | capo, padrone
car | Auto | car | voiture | coche, carro | auto, macchina
ship | Schiff | ship | navire, bateau | barco, buque | nave
boat | Boot | | bateau | bote, barca | barca
train | Zug | | train | tren | treno
plane | Flugzeug | plane, aeroplane | avion | avión | aereo
bicycle | Fahrrad | bicycle, bike | vélo | bicicleta | bicicletta
cart | Wagen, Karren | cart, waggon | charrette | carro | carro
sail | Segel | | voile | vela | vela
sleigh | Schlitten | sledge, sleigh | traîneau | trineo | slitta
day | Tag | | jour | día | giorno
night | Nacht | | nuit | noche | notte
morning | Morgen | | matin | mañana | mattina
evening | Abend | | soir | tarde, noche | sera
noon | Mittag | noon, midday | midi | mediodía | mezzogiorno
today | heute | | aujourd'hui | hoy | oggi
yesterday | gestern | | hier | ayer | ieri
tomorrow | morgen | | demain | mañana | domani
week | Woche | | semaine | semana | settimana
month | Monat | | mois | mes | mese
year | Jahr | | an, année | año | anno
hour | Stunde | | heure | hora | ora
minute | Minute | | minute | minuto | minuto
time | Zeit | | temps | tiempo | tempo
spring | Frühling | | printemps | primavera | primavera
summer | Sommer | | été | verano | estate
autumn | Herbst | autumn, fall | automne | otoño | autunno
winter | Winter | | hiver | invierno | inverno
monday | Montag | Monday | lundi | lunes | lunedì
friday | Freitag | Friday | vendredi | viernes | venerdì
sunday | Sonntag | Sunday | dimanche | domingo | domenica
holiday | Feiertag, Fest | holiday, feast, festival | fête | fiesta | festa
christmas | Weihnachten | Christmas | Noël | Navidad | Natale
red | rot | | rouge | rojo | rosso
blue | blau | | bleu | azul | blu
green | grün | | vert | verde | verde
yellow | gelb | | jaune | amarillo | giallo
white | weiß | | blanc | blanco | bianco
black | schwarz | | noir | negro | nero
grey | grau | grey, gray | gris | gris | grigio
brown | braun | | marron, brun | marrón | marrone
pink | rosa | | rose | rosa | rosa
purple | lila, violett | purple, violet | violet | morado, violeta | viola
colour | Farbe | colour, color | couleur | color | colore
zero | null | | zéro | cero | zero
one | eins | | un | uno | uno
two | zwei | | deux | dos | due
three | drei | | trois | tres | tre
four | vier | | quatre | cuatro | quattro
five | fünf | | cinq | cinco | cinque
six | sechs | | six | seis | sei
seven | sieben | | sept | siete | sette
eight | acht | | huit | ocho | otto
nine | neun | | neuf | nueve | nove
ten | zehn | | dix | diez | dieci
eleven | elf | | onze | once | undici
twelve | zwölf | | douze | doce | dodici
twenty | zwanzig | | vingt | veinte | venti
hundred | hundert | | cent | cien | cento
thousand | tausend | | mille | mil | mille
million | Million | | million | millón | milione
half | halb, Hälfte | half | demi, moitié | medio, mitad | mezzo, metà
first | erster | first | premier | primero | primo
last | letzter | last | dernier | último | ultimo
part | Teil | part, piece | partie, morceau | parte | parte, pezzo
circle | Kreis | | cercle | círculo | cerchio
line | Linie | | ligne | línea | linea
point | Punkt | point, dot | point | punto | punto
corner | Ecke | | coin | esquina, rincón | angolo
side | Seite | | côté | lado | lato
hole | Loch | | trou | agujero, hoyo | buco
number | Zahl, Nummer | number | nombre, numéro | número | numero
dream | Traum | | rêve | sueño | sogno
sleep-noun | Schlaf | sleep | sommeil | sueño | sonno
game | Spiel | game, play | jeu | juego | gioco
joy | Freude | | joie | alegría | gioia
luck | Glück | luck, happiness | chance, bonheur | suerte, felicidad | fortuna, felicità
peace | Frieden | | paix | paz | pace
freedom | Freiheit | | liberté | libertad | libertà
truth | Wahrheit | | vérité | verdad | verità
hope | Hoffnung | | espoir | esperanza | speranza
wish | Wunsch | | souhait, vœu | deseo | desiderio
strength | Kraft, Stärke | strength, force, power | force | fuerza | forza
voice | Stimme | | voix | voz | voce
silence | Stille | silence, quiet | silence | silencio | silenzio
smell | Geruch | smell, scent | odeur | olor | odore
taste | Geschmack | | goût | sabor, gusto | gusto, sapore
breath | Atem | | souffle, haleine | aliento | fiato, respiro
thing | Ding, Sache | thing | chose | cosa | cosa
question | Frage | | question | pregunta | domanda
answer | Antwort | | réponse | respuesta | risposta
secret | Geheimnis | | secret | secreto | segreto
law | Gesetz | | loi | ley | legge
`
