import type { ConceptTable } from '../concept-table.ts'

/** House and household, clothing, care. */
export const home: ConceptTable = {
  kind: 'noun',
  text: `
möbel | furniture | meuble,meubles | mueble,muebles | mobile,mobili
tisch,tische | table | table | mesa | tavolo,tavola
stuhl,stühle | chair | chaise | silla | sedia
sessel | armchair | fauteuil | sillón | poltrona
sofa | sofa,couch | canapé | sofá | divano
thron | throne | trône | trono | trono
bett,betten | bed | lit | cama | letto
wiege | cradle | berceau | cuna | culla
kissen | pillow,cushion | oreiller,coussin | almohada,cojín | cuscino
matratze,matratzen | mattress | matelas | colchón | materasso
decke,decken | blanket | couverture | manta | coperta
teppich,teppiche | carpet,rug | tapis | alfombra | tappeto
vorhang,gardine | curtain | rideau | cortina | tenda
spiegel | mirror | miroir | espejo | specchio
lampe,lampen | lamp | lampe | lámpara | lampada
laterne | lantern | lanterne | farol,linterna | lanterna
kerze,kerzen | candle | bougie,chandelle | vela | candela
fackel | torch | torche,flambeau | antorcha | torcia,fiaccola
ofen,öfen | oven,stove | four,poêle | horno,estufa | forno,stufa
herd | hearth,stove | foyer | hogar | fornello
kamin,schornstein | chimney,fireplace | cheminée | chimenea | camino
schrank,schränke | cabinet,wardrobe,closet | armoire,placard | armario | armadio
regal | shelf,shelves | étagère | estante | scaffale
schublade | drawer | tiroir | cajón | cassetto
schachtel,kiste,box | box,chest | boîte,caisse | caja | scatola,cassa
korb,körbe | basket | panier,corbeille | cesta,canasta | cesto,cestino
eimer,kübel | bucket | seau | cubo,balde | secchio
vase | vase | vase | jarrón,florero | vaso
topf,töpfe | pot | pot,marmite | olla | pentola
pfanne,pfannen | pan,frying pan | poêle | sartén | padella
kessel | kettle,cauldron | bouilloire,chaudron | caldera,tetera | bollitore,calderone
teller | plate,dish | assiette | plato | piatto
schüssel,schale | bowl | bol,saladier | cuenco,tazón | ciotola,scodella
gabel,gabeln | fork | fourchette | tenedor | forchetta
löffel | spoon | cuillère,cuiller | cuchara | cucchiaio
messer | knife,knives | couteau | cuchillo | coltello
besen | broom,brush | balai | escoba | scopa
bürste,bürsten | brush | brosse | cepillo | spazzola
kamm | comb | peigne | peine | pettine
handtuch | towel | serviette | toalla | asciugamano
parfüm,duft | perfume,fragrance,scent | parfum | perfume,fragancia | profumo,fragranza
schlüssel | key | clé,clef | llave | chiave
schloss | lock,padlock | serrure,cadenas | cerradura,candado | serratura,lucchetto
nadel,nadeln | needle | aiguille | aguja | ago
knopf,knöpfe | button | bouton | botón | bottone
tasche,taschen | bag,pocket | sac,poche | bolsa,bolso,bolsillo | borsa,tasca
rucksack | backpack,rucksack | sac à dos | mochila | zaino
koffer | suitcase,trunk | valise | maleta | valigia
geldbörse,brieftasche | wallet,purse | portefeuille,porte-monnaie | cartera,monedero | portafoglio
regenschirm,schirm | umbrella | parapluie | paraguas | ombrello
sonnenschirm | parasol,sunshade | parasol | sombrilla | ombrellone
brille,brillen | glasses,spectacles | lunettes | gafas,anteojos | occhiali
sonnenbrille | sunglasses | lunettes de soleil | gafas de sol | occhiali da sole
kleidung,kleider | clothes,clothing,wear | vêtement,habit | ropa,vestido | abbigliamento,vestito
kleid | dress,gown | robe | vestido | abito,vestito
rock,röcke | skirt | jupe | falda | gonna
hose,hosen | trousers,pants | pantalon | pantalón,pantalones | pantalone,pantaloni
hemd,hemden | shirt | chemise | camisa | camicia
bluse | blouse | chemisier,blouse | blusa | camicetta
pullover,pulli | sweater,pullover,jumper | pull,chandail | jersey,suéter | maglione
jacke,jacken | jacket | veste | chaqueta | giacca
mantel,mäntel | coat | manteau | abrigo | cappotto
anzug | suit | costume | traje | completo
unterwäsche | underwear,lingerie | lingerie,sous-vêtement | ropa interior,lencería | biancheria
strumpf,strümpfe | stocking | bas | media | calza
socke,socken | sock | chaussette | calcetín | calzino
schuh,schuhe | shoe | chaussure,soulier | zapato | scarpa
stiefel | boot | botte | bota | stivale
sandale,sandalen | sandal | sandale | sandalia | sandalo
pantoffel,hausschuh | slipper | pantoufle,chausson | zapatilla,pantufla | pantofola
hut,hüte | hat | chapeau | sombrero | cappello
mütze,kappe | cap | bonnet,casquette | gorra,gorro | berretto,cuffia
helm | helmet | casque | casco,yelmo | casco,elmo
handschuh,handschuhe | glove | gant | guante | guanto
schal | scarf,shawl | écharpe,foulard | bufanda | sciarpa
gürtel | belt | ceinture | cinturón | cintura
krawatte,schlips | tie,necktie | cravate | corbata | cravatta
fliege | bow tie | noeud papillon | pajarita | papillon
maske,masken | mask | masque | máscara,careta | maschera
schleife | bow,ribbon | ruban,noeud | lazo,cinta | fiocco,nastro
krone,kronen | crown | couronne | corona | corona
zepter | sceptre,scepter | sceptre | cetro | scettro
armband | bracelet,wristband | bracelet | pulsera,brazalete | braccialetto,bracciale
halskette | necklace | collier | collar | collana
ohrring,ohrringe | earring | boucle d'oreille | pendiente,arete | orecchino
windel,windeln | diaper,nappy | couche | pañal | pannolino
spielzeug | toy | jouet | juguete | giocattolo
puppe,puppen | doll | poupée | muñeca | bambola
ball,bälle | ball | balle,ballon | pelota,balón | palla,pallone
luftballon | balloon | ballon | globo | palloncino
drachen | kite | cerf-volant | cometa | aquilone
schaukel | swing | balançoire | columpio | altalena
karussell | carousel,merry go round | carrousel,manège | carrusel,tiovivo | giostra
`,
}

/** Vehicles, tools, weapons, instruments, books. */
export const things: ConceptTable = {
  kind: 'noun',
  text: `
ding,dinge,sache | thing | chose | cosa | cosa
auto,wagen,automobil | car,auto,automobile | voiture,auto,automobile | coche,carro,auto,automóvil | auto,macchina,automobile
lastwagen,lkw | truck,lorry | camion | camión | camion
bus | bus,coach | bus,autobus,autocar | autobús | autobus
taxi | taxi,cab | taxi | taxi | taxi
zug,züge,bahn | train,railway | train | tren | treno
lokomotive | locomotive | locomotive | locomotora | locomotiva
straßenbahn,tram | tram,streetcar | tramway | tranvía | tram
fahrrad,rad | bicycle,bike,cycle | vélo,bicyclette | bicicleta,bici | bicicletta,bici
motorrad | motorcycle,motorbike | moto | motocicleta,moto | motocicletta,moto
kutsche | carriage,coach | carrosse,calèche | carruaje,carroza | carrozza
karren | cart | charrette | carreta,carrito | carretto
schlitten | sleigh,sledge,sled | traîneau,luge | trineo | slitta
schiff,schiffe | ship,vessel | navire,vaisseau | barco,nave,buque | nave
boot,boote | boat | bateau | barco,bote,barca | barca
segelboot | sailboat,sailing boat | voilier | velero | barca a vela
floß | raft | radeau | balsa | zattera
arche | ark | arche | arca | arca
anker | anchor | ancre | ancla | ancora
ruder | oar,rudder | rame,gouvernail | remo,timón | remo,timone
kompass | compass | boussole | brújula | bussola
flugzeug | aeroplane,airplane,plane,aircraft | avion | avión | aereo,aeroplano
hubschrauber | helicopter | hélicoptère | helicóptero | elicottero
rad,räder | wheel | roue | rueda | ruota
reifen | tyre,tire | pneu | neumático | pneumatico
motor,motoren | engine,motor | moteur | motor | motore
maschine,maschinen | machine | machine | máquina | macchina
werkzeug | tool | outil | herramienta | attrezzo,utensile
hammer | hammer | marteau | martillo | martello
säge | saw | scie | sierra | sega
axt,beil | axe,hatchet | hache | hacha | ascia,scure
spaten,schaufel | spade,shovel | pelle,bêche | pala | pala,vanga
zange | pliers,tongs | pince,tenaille | alicates,tenaza | pinza,tenaglia
schere | scissors | ciseaux | tijeras | forbici
schraube,schrauben | screw | vis | tornillo | vite
leiter | ladder | échelle | escalera de mano | scala a pioli
haken | hook | crochet | gancho,anzuelo | gancio,uncino
netz,netze | net,network,web | filet,réseau | red | rete
falle | trap | piège | trampa | trappola
waffe,waffen | weapon,arms | arme | arma | arma
schwert,schwerter | sword | épée | espada | spada
säbel | sabre,saber | sabre | sable | sciabola
dolch | dagger | poignard,dague | puñal,daga | pugnale
lanze,speer | lance,spear | lance | lanza | lancia
dreizack | trident | trident | tridente | tridente
pfeil,pfeile | arrow | flèche | flecha | freccia
armbrust | crossbow | arbalète | ballesta | balestra
schild,schilde | shield | bouclier,écu | escudo | scudo
rüstung | armour,armor | armure | armadura | armatura
gewehr | rifle,gun | fusil | fusil,rifle | fucile
pistole | pistol | pistolet | pistola | pistola
kanone | cannon | canon | cañón | cannone
kugel,geschoss | bullet | balle | bala | proiettile
bombe | bomb | bombe | bomba | bomba
peitsche | whip | fouet | látigo | frusta
stock,stab | stick,staff,rod | bâton | bastón,palo | bastone
hufeisen | horseshoe | fer à cheval | herradura | ferro di cavallo
sattel | saddle | selle | silla de montar | sella
sporn | spur | éperon | espuela | sperone
fahne,flagge,banner | flag,banner | drapeau,bannière | bandera,estandarte | bandiera,stendardo
glocke,glocken | bell | cloche | campana | campana
pfeife | whistle,pipe | sifflet,pipe | silbato,pipa | fischietto,pipa
zigarre,zigarren | cigar | cigare | cigarro,puro | sigaro
zigarette | cigarette | cigarette | cigarrillo | sigaretta
streichholz,zündholz | match | allumette | cerilla,fósforo | fiammifero
buch,bücher | book | livre | libro | libro
heft | notebook | cahier | cuaderno | quaderno
seite,seiten | page | page | página | pagina
brief,briefe | letter | lettre | carta | lettera
karte,karten | card,map | carte | tarjeta,mapa | carta,mappa
zeitung | newspaper,gazette | journal | periódico,diario | giornale
zeitschrift,magazin | magazine | magazine,revue | revista | rivista
wort,wörter,worte | word | mot | palabra | parola
sprache,sprachen | language | langue,langage | lengua,idioma | lingua
name,namen | name | nom | nombre | nome
buchstabe | letter | lettre | letra | lettera
zahl,nummer,zahlen | number | nombre,numéro | número | numero
bleistift | pencil | crayon | lápiz | matita
füller,stift | pen | stylo,plume | pluma,bolígrafo | penna
pinsel | paintbrush | pinceau | pincel | pennello
gitarre | guitar | guitare | guitarra | chitarra
geige,violine | violin,fiddle | violon | violín | violino
klavier | piano | piano | piano | pianoforte
flöte | flute | flûte | flauta | flauto
trompete | trumpet | trompette | trompeta | tromba
trommel | drum | tambour | tambor | tamburo
harfe | harp | harpe | arpa | arpa
orgel | organ | orgue | órgano | organo
rakete,feuerwerk | firework,fireworks | feu d'artifice | fuegos artificiales | fuochi d'artificio
linse | lens | lentille | lente | lente
kamera | camera | appareil photo,caméra | cámara | macchina fotografica,fotocamera
telefon,handy | telephone,phone | téléphone | teléfono | telefono
fernseher,fernsehen | television,tv | télévision,télé | televisión | televisione
radio | radio | radio | radio | radio
computer,rechner | computer | ordinateur | ordenador,computadora | computer,calcolatore
bildschirm | screen | écran | pantalla | schermo
tastatur | keyboard | clavier | teclado | tastiera
batterie | battery | batterie,pile | batería,pila | batteria,pila
strom | electricity,current | électricité,courant | electricidad,corriente | elettricità,corrente
kabel | cable,wire | câble | cable | cavo
hebel | lever | levier | palanca | leva
pumpe | pump | pompe | bomba | pompa
rohr | pipe,tube | tuyau,tube | tubo | tubo
feder | spring | ressort | resorte,muelle | molla
waage | scale,scales,libra | balance | balanza | bilancia
`,
}
