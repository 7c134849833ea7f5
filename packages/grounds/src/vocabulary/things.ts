import { type Area, classesOf } from './area.ts'

/** Clothing, materials, household, building, machines, vehicles, jewellery, sport, toys, garden, animals. */
export const things: readonly Area[] = [
  {
    role: 'kind',
    classes: classesOf.clothing,
    text: `
    Kleidung,Bekleidung,Mode | clothing,clothes,apparel,wear,fashion,outfit,garment | vêtement,mode,habits | ropa,moda,prenda | abbigliamento,moda,vestiti
    Hemd,Shirt | shirt,t shirt,tee,blouse,top | chemise,maillot | camisa,camiseta | camicia,maglietta
    Hose,Jeans | trousers,pants,jeans,denim,shorts,leggings | pantalon,jean | pantalón,vaqueros | pantaloni,jeans
    Kleid,Rock | dress,skirt,gown | robe,jupe | vestido,falda | vestito,gonna
    Jacke,Mantel | jacket,coat,blazer | veste,manteau,blouson | chaqueta,abrigo | giacca,cappotto
    Schuh,Stiefel | shoe,shoes,footwear,boot,boots,sneaker,sandal,slipper | chaussure,botte,sandale | zapato,calzado,bota,sandalia | scarpa,scarpe,stivale,sandalo
    Socke,Strumpf | sock,socks,stocking,hosiery | chaussette,bas,collant | calcetín,media | calza,calzino
    Hut,Mütze,Kappe | hat,cap,beanie,headwear | chapeau,casquette,bonnet | sombrero,gorra | cappello,berretto
    Unterwäsche,Wäsche | underwear,lingerie,bra,briefs | lingerie,sous vêtement | lencería,ropa interior | intimo,biancheria
    Handschuh,Schal,Gürtel | glove,gloves,scarf,belt,tie | gant,écharpe,ceinture | guante,bufanda,cinturón | guanto,sciarpa,cintura
    Tasche,Handtasche | bag,bags,handbag,purse | sac,sacs | bolso,bolsa | borsa
    Koffer,Rucksack,Gepäck | suitcase,backpack,luggage,trunk | valise,bagage | maleta,mochila,equipaje | valigia,zaino,bagaglio
    Brille,Sonnenbrille | glasses,sunglasses,eyewear,optics | lunettes | gafas | occhiali
    Größe,Passform | fit,fitted,size | coupe | talla,corte | vestibilità
    Sportbekleidung | sportswear,sports wear,athletic | vêtements de sport | ropa deportiva | abbigliamento sportivo
    Uniform | uniform,workwear | uniforme | uniforme | uniforme
    Pelz | fur | fourrure | piel | pelliccia
    Brautmode,Hochzeit | bridal,wedding | mariage,mariée | boda,novia | matrimonio,sposa
    lässig | casual,basic,street,streetwear | décontracté | informal,casual | casual
    Model | model | mannequin | modelo | modella
    Boutique | boutique,couture,tailor | boutique,couture,tailleur | boutique,costura,sastre | boutique,sartoria
    `,
  },
  {
    role: 'ingredient',
    classes: classesOf.materials,
    text: `
    Baumwolle | cotton | coton | algodón | cotone
    Wolle | wool,woollen,cashmere,merino | laine,cachemire | lana,cachemira | lana,cashmere
    Seide | silk | soie | seda | seta
    Leinen | linen,flax | lin | lino | lino
    Leder | leather,suede | cuir | cuero,piel | cuoio,pelle
    Stoff,Textil | fabric,textile,cloth,fibre,fiber | tissu,textile,fibre | tela,tejido,fibra | tessuto,stoffa,fibra
    Holz | wood,wooden,timber,oak,pine,bamboo | bois,chêne,bambou | madera,roble,bambú | legno,quercia,bambù
    Stein | stone,marble,granite,rock | pierre,marbre,granit | piedra,mármol,granito | pietra,marmo,granito
    Glas | glass,crystal | verre,cristal | vidrio,cristal | vetro,cristallo
    Metall | metal,metallic | métal | metal | metallo
    Stahl,Edelstahl | steel,stainless steel | acier | acero | acciaio
    Eisen | iron | fer | hierro | ferro
    Aluminium,Alu | aluminium,aluminum,alu | aluminium,alu | aluminio | alluminio
    Kupfer,Messing,Zink,Titan | copper,brass,bronze,zinc,titanium,titan | cuivre,laiton,zinc,titane | cobre,latón,zinc,titanio | rame,ottone,zinco,titanio
    Gold,Silber | gold,silver,platinum | or,argent,platine | oro,plata,platino | oro,argento,platino
    Kunststoff,Plastik | plastic,vinyl,nylon,acrylic,polymer,poly | plastique,vinyle | plástico,vinilo | plastica,vinile
    Gummi | rubber,latex,silicone | caoutchouc,silicone | caucho,goma,silicona | gomma,silicone
    Papier,Karton | paper,cardboard | papier,carton | papel,cartón | carta,cartone
    Keramik,Porzellan | ceramic,ceramics,porcelain,clay | céramique,porcelaine | cerámica,porcelana | ceramica,porcellana
    Beton,Zement | concrete,cement | béton,ciment | hormigón,cemento | cemento,calcestruzzo
    Carbon,Kohlenstoff | carbon,graphite | carbone | carbono | carbonio
    Schaum | foam | mousse | espuma | schiuma
    Faser | fiber,fibre | fibre | fibra | fibra
    Draht,Band | wire,tape,strip,ribbon | fil,ruban | alambre,cinta | filo,nastro
    `,
  },
  {
    role: 'kind',
    classes: classesOf.home,
    text: `
    Möbel | furniture,furnishing | meuble,mobilier | mueble | mobile,arredo
    Bett,Matratze | bed,mattress,bedding,pillow | lit,matelas,oreiller | cama,colchón,almohada | letto,materasso,cuscino
    Tisch | table,desk | table,bureau | mesa | tavolo
    Stuhl,Sessel,Sofa | chair,seat,sofa,armchair | chaise,siège,canapé | silla,asiento,sofá | sedia,divano,poltrona
    Schrank,Regal | wardrobe,cabinet,shelf,shelves,closet | armoire,étagère | armario,estante | armadio,scaffale
    Kissen,Decke | cushion,blanket,quilt | coussin,couverture | cojín,manta | cuscino,coperta
    Vorhang,Teppich | curtain,carpet,rug,mat | rideau,tapis | cortina,alfombra | tenda,tappeto
    Lampe,Licht,Leuchte | lamp,light,lighting,led,bulb,lumi | lampe,lumière,éclairage | lámpara,luz,iluminación | lampada,luce,illuminazione
    Kerze | candle | bougie | vela | candela
    Topf,Pfanne | pot,pan,cookware | casserole,poêle | olla,sartén | pentola,padella
    Messer,Besteck | knife,knives,cutlery,fork,spoon | couteau,couverts | cuchillo,cubiertos | coltello,posate
    Becher,Tasse,Glas,Flasche | cup,mug,bottle,glass | tasse,verre,bouteille | taza,vaso,botella | tazza,bicchiere,bottiglia
    Ofen,Herd,Grill | oven,stove,cooker,grill,fire,fireplace | four,cuisinière,poêle,feu | horno,cocina,fuego | forno,stufa,fuoco
    Kühlschrank,Gefrierschrank | refrigerator,fridge,freezer | réfrigérateur,congélateur | nevera,congelador | frigorifero,congelatore
    Heizung,Wärme | heating,heater,heat,thermo,thermal | chauffage,chaleur,thermo | calefacción,calor,termo | riscaldamento,calore,termo
    Klima,Luft | air,climate,air conditioning,ventilation,fan | air,climatisation | aire,clima | aria,clima
    Wasser,Filter,Pumpe | water,aqua,hydro,filter,pump | eau,aqua,filtre,pompe | agua,aqua,filtro,bomba | acqua,aqua,filtro,pompa
    Bad,Dusche,Toilette | bath,shower,toilet,sanitary | bain,douche,toilette | baño,ducha,inodoro | bagno,doccia,toilette
    Dekoration,Deko | decoration,decor,interior | décoration,déco,intérieur | decoración,interior | decorazione,arredamento
    Haushalt | household,housekeeping,appliance | ménage,électroménager | hogar,electrodoméstico | casalingo,elettrodomestico
    Zimmer,Raum | room,space,spaces | chambre,pièce,espace | habitación,espacio | stanza,spazio
    Bürste | brush | brosse | cepillo | spazzola
    Schloss,Schlüssel | lock,key,safe | serrure,clé | cerradura,llave | serratura,chiave
    Korb,Beutel,Müll | basket,bag,trash,waste | panier,poubelle,déchets | cesta,basura,residuos | cestino,rifiuti
    `,
  },
  {
    role: 'kind',
    classes: classesOf.building,
    text: `
    Bau,Gebäude | building,construction,build,builder | bâtiment,construction | edificio,construcción | edilizia,costruzione
    Haus,Wohnung | house,housing,home | maison,logement | casa,vivienda | casa
    Dach | roof,roofing | toit,toiture | techo,tejado | tetto
    Wand,Mauer | wall | mur | pared,muro | muro,parete
    Tür,Tor | door,gate | porte,portail | puerta | porta,cancello
    Fenster | window,windows | fenêtre | ventana | finestra
    Boden,Fußboden | floor,flooring,parquet,laminate | sol,plancher,parquet | suelo,parqué | pavimento,parquet
    Fliese,Ziegel | tile,tiles,brick | carrelage,tuile,brique | azulejo,teja,ladrillo | piastrella,tegola,mattone
    Treppe,Leiter | stair,stairs,ladder | escalier,échelle | escalera | scala
    Rohr,Leitung | pipe,pipes,tube,piping | tuyau,tube | tubo,tubería | tubo
    Dämmung,Isolierung | insulation,insulating | isolation,isolant | aislamiento | isolamento
    Platte,Paneel | board,panel,sheet | panneau,plaque | placa,panel | pannello,lastra
    Schraube,Nagel | screw,bolt,nail,fastener | vis,clou | tornillo,clavo | vite,chiodo
    Fassade | facade | façade | fachada | facciata
    Zaun | fence | clôture | valla | recinzione
    Architekt,Architektur | architect,architecture | architecte,architecture | arquitecto,arquitectura | architetto,architettura
    Abdichtung | seal,sealing,sealant | joint,étanchéité | sellado,junta | guarnizione,sigillante
    `,
  },
  {
    role: 'kind',
    classes: classesOf.machines,
    text: `
    Maschine | machine,machinery | machine | máquina | macchina
    Motor | motor,engine | moteur | motor | motore
    Werkzeug | tool,tools | outil | herramienta | utensile,attrezzo
    Pumpe | pump | pompe | bomba | pompa
    Bohrer,Säge,Hammer | drill,saw,hammer | perceuse,scie,marteau | taladro,sierra,martillo | trapano,sega,martello
    Schneiden,Klinge | cut,cutter,cutting,blade | couper,lame | cortar,corte,cuchilla | taglio,lama
    Roboter | robot,robotic,robotics,bot | robot,robotique | robot,robótica | robot,robotica
    Kompressor,Turbine | compressor,turbine,turbo | compresseur,turbine,turbo | compresor,turbina,turbo | compressore,turbina,turbo
    Presse,Druck | press,pressure | presse,pression | prensa,presión | pressa,pressione
    Ventil,Getriebe,Lager | valve,gear,bearing,clutch | vanne,engrenage,roulement | válvula,engranaje,rodamiento | valvola,ingranaggio,cuscinetto
    Kran,Lift,Heben | crane,lift,lifting,hoist | grue,levage | grúa,elevador | gru,sollevamento
    Schweißen | welding,weld | soudage | soldadura | saldatura
    Laser | laser | laser | láser | laser
    Verpackung | packaging,packing,pack | emballage | embalaje,envase | imballaggio
    Industrie,industriell | industrial,industry | industriel,industrie | industrial,industria | industriale,industria
    Mixer,Staubsauger | mixer,blender,vacuum | mixeur,aspirateur | batidora,aspiradora | frullatore,aspirapolvere
    Montage,Reparatur | assembly,repair,maintenance,fix | montage,réparation,entretien | montaje,reparación,mantenimiento | montaggio,riparazione,manutenzione
    `,
  },
  {
    role: 'kind',
    classes: classesOf.vehicles,
    text: `
    Auto,Wagen,Pkw | car,cars,automobile,auto,automotive | voiture,auto,automobile | coche,auto,automóvil | auto,automobile,macchina
    Fahrzeug | vehicle | véhicule | vehículo | veicolo
    Fahrrad,Rad | bicycle,bike,bikes,cycle | vélo,bicyclette,cycle | bicicleta,bici | bicicletta,bici
    Motorrad,Roller | motorcycle,motorbike,scooter,moto | moto,scooter | moto,motocicleta | moto,motocicletta,scooter
    Lkw,Laster,Anhänger | truck,lorry,trailer,van | camion,remorque | camión,remolque | camion,rimorchio
    Boot,Schiff | boat,ship,yacht | bateau,navire | barco,bote | barca,nave
    Flugzeug,Flug | plane,aircraft,airplane,flight,fly,drone,jet | avion,vol,drone | avión,vuelo,dron | aereo,volo,drone
    Zug,Bahn | train,rail,railway | train,rail,chemin de fer | tren,ferrocarril | treno,ferrovia
    Reifen | tyre,tire,wheel,wheels | pneu,roue | neumático,rueda | pneumatico,ruota
    Fahren,Fahrer | drive,driver,driving,ride | conduire,conducteur | conducir,conductor | guida,guidare
    Bremse,Lenkung | brake,steering | frein | freno | freno
    Sitz | seat | siège | asiento | sedile
    Sport,Rennen | sport,race,racing,rally | sport,course | deporte,carrera | sport,corsa
    Straße,Gelände | road,off road,trail,track | route,tout terrain | carretera,todoterreno | strada,fuoristrada
    Batterie,Akku | battery,batteries | batterie | batería | batteria
    Laden,Ladestation | charge,charger,charging | charge,recharge | carga,cargador | ricarica
    Mobilität | mobility | mobilité | movilidad | mobilità
    Verkehr | traffic,transport | trafic,transport | tráfico,transporte | traffico,trasporto
    Kinderwagen | stroller,pram | poussette | cochecito | passeggino
    `,
  },
  {
    role: 'kind',
    classes: classesOf.jewellery,
    text: `
    Schmuck,Juwel | jewel,jewels,jewellery,jewelry | bijou,bijoux,joaillerie | joya,joyas,joyería | gioiello,gioielli
    Uhr | watch,watches,clock | montre,horloge | reloj | orologio
    Ring,Kette | ring,necklace,bracelet,earring | bague,collier,bracelet | anillo,collar,pulsera | anello,collana,bracciale
    Zeit,Chronometer | time,chrono,chronometer,chronograph,tempo | temps,chrono | tiempo,crono | tempo,crono
    Perle,Edelstein | pearl,gem,gemstone,stone | perle,gemme,pierre | perla,gema,piedra | perla,gemma,pietra
    Quarz | quartz | quartz | cuarzo | quarzo
    Karat | carat,karat | carat | quilate | carato
    `,
  },
  {
    role: 'kind',
    classes: classesOf.sport,
    text: `
    Sport | sport,sports,sporting | sport,sports | deporte,deportes | sport
    Fitness | fitness,fit,workout,gym | fitness,gym | fitness,gimnasio | fitness,palestra
    Training,trainieren | training,trainer,train | entraînement | entrenamiento | allenamento
    Fußball | football,soccer | football,foot | fútbol | calcio
    Golf,Tennis,Ski,Polo | golf,tennis,ski,skiing,polo,snowboard,surf,surfing | golf,tennis,ski,surf | golf,tenis,esquí,surf | golf,tennis,sci,surf
    Laufen,Läufer | run,runner,running,jogging | course,coureur,courir | correr,corredor | corsa,correre
    Schwimmen | swim,swimming,swimmer | natation,nager | natación,nadar | nuoto
    Reiten,Pferd | riding,equestrian,horse | équitation,cheval | equitación,caballo | equitazione,cavallo
    Ball,Schläger | ball,bat,racket,club | balle,ballon,raquette | pelota,balón,raqueta | palla,pallone,racchetta
    Spiel,Spieler | game,player,play | jeu,joueur | juego,jugador | gioco,giocatore
    Wandern,Klettern,Camping | hiking,climbing,camping,trekking | randonnée,escalade,camping | senderismo,escalada,camping | escursionismo,arrampicata,campeggio
    Angeln,Jagd | fishing,hunting,hunter,angler | pêche,chasse | pesca,caza | pesca,caccia
    Yoga,Pilates | yoga,pilates | yoga,pilates | yoga,pilates | yoga,pilates
    Verein,Liga,Meisterschaft | league,championship,cup,tournament | ligue,championnat,coupe | liga,campeonato,copa | lega,campionato,coppa
    Olympia | olympic | olympique | olímpico | olimpico
    `,
  },
  {
    role: 'kind',
    classes: classesOf.toys,
    text: `
    Spielzeug | toy,toys | jouet,jouets | juguete,juguetes | giocattolo,giocattoli
    Spiel,Spiele | game,games,gaming,play | jeu,jeux | juego,juegos | gioco,giochi
    Puppe,Teddy | doll,teddy,plush | poupée,peluche | muñeca,peluche | bambola,peluche
    Puzzle,Karten,Würfel | puzzle,cards,dice,card | puzzle,cartes,dés | puzzle,cartas,dados | puzzle,carte,dadi
    Baustein,Block | block,blocks,brick | bloc,brique | bloque | mattoncino
    Kasino,Wette,Lotterie | casino,bet,betting,poker,bingo,lottery,lotto,slot,jackpot | casino,pari,loterie,loto | casino,apuesta,lotería | casinò,scommessa,lotteria
    lernen | learn,learning | apprendre | aprender | imparare
    Abenteuer | adventure | aventure | aventura | avventura
    Held | hero | héros | héroe | eroe
    `,
  },
  {
    role: 'kind',
    classes: classesOf.garden,
    text: `
    Garten | garden,gardening | jardin,jardinage | jardín,jardinería | giardino,giardinaggio
    Pflanze | plant,plants | plante | planta | pianta
    Blume,Rose | flower,flowers,rose,floral | fleur,rose | flor,rosa | fiore,rosa
    Samen,Saatgut | seed,seeds | graine,semence | semilla | seme
    Baum,Wald | tree,forest | arbre,forêt | árbol,bosque | albero,bosco
    Rasen,Gras | lawn,grass | gazon,herbe | césped,hierba | prato,erba
    Dünger,Erde,Boden | fertilizer,fertiliser,soil,compost | engrais,terre,terreau | abono,tierra | concime,terra
    Ernte,Acker,Feld | crop,crops,field,agro,agri,agriculture | culture,champ,agro | cultivo,campo,agro | coltura,campo,agro
    Gewächshaus | greenhouse | serre | invernadero | serra
    Unkraut | weed,herbicide | mauvaise herbe,herbicide | mala hierba,herbicida | erbaccia,erbicida
    `,
  },
  {
    role: 'kind',
    classes: classesOf.animals,
    text: `
    Tier | animal,animals,zoo | animal,animaux | animal,animales | animale,animali
    Hund,Welpe | dog,puppy,hound | chien,chiot | perro,cachorro | cane,cucciolo
    Katze | cat,kitten,kitty | chat,chaton | gato,gatito | gatto,gattino
    Vogel | bird,birds | oiseau | pájaro,ave | uccello
    Pferd,Pony | horse,pony,equine | cheval,équin | caballo,equino | cavallo,equino
    Rind,Kuh,Schwein,Schaf | cattle,cow,pig,sheep | vache,porc,mouton,bovin | vaca,cerdo,oveja | mucca,maiale,pecora
    Futter | feed,pet food,fodder,treat,treats | fourrage,nourriture | pienso,comida | mangime,cibo
    Tierarzt | vet,veterinary | vétérinaire | veterinario | veterinario
    Leine,Käfig,Aquarium | leash,collar,cage,aquarium | laisse,cage,aquarium | correa,jaula,acuario | guinzaglio,gabbia,acquario
    `,
  },
]
