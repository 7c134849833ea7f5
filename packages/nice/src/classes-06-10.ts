/** Headings and terms of the classes 6 to 10. */
export const classes06To10 = [
  `
    Unedle Metalle und deren Legierungen, Erze; Baumaterialien aus Metall; transportable Bauten aus Metall; Kabel und Drähte aus unedlen Metallen, nicht für elektrische Zwecke; Kleineisenwaren; Behälter aus Metall für Lagerung und Transport; Geldschränke | Common metals and alloys thereof, ores; metal building materials; transportable metal buildings; non-electric cables and wires of common metal; small metal hardware; metal containers for storage and transport; safes | Métaux communs et leurs alliages, minerais; matériaux métalliques pour la construction; constructions métalliques transportables; câbles et fils métalliques non électriques; petite quincaillerie métallique; contenants métalliques de stockage et de transport; coffres-forts | Metales comunes y sus aleaciones, minerales metalíferos; materiales de construcción metálicos; construcciones transportables metálicas; cables e hilos metálicos no eléctricos; pequeños artículos de ferretería metálicos; recipientes metálicos de almacenamiento y transporte; cajas de caudales | Metalli comuni e loro leghe, minerali metalliferi; materiali da costruzione metallici; costruzioni trasportabili metalliche; cavi e fili metallici non elettrici; minuteria metallica; contenitori metallici per lo stoccaggio e il trasporto; casseforti
    Baustahl | Structural steel | Acier de construction | Acero para la construcción | Acciaio da costruzione
    Aluminiumprofile | Aluminium profiles | Profilés en aluminium | Perfiles de aluminio | Profilati in alluminio
    Schrauben aus Metall | Metal screws | Vis métalliques | Tornillos metálicos | Viti metalliche
    Nägel aus Metall | Metal nails | Clous métalliques | Clavos metálicos | Chiodi metallici
    Türen aus Metall | Metal doors | Portes métalliques | Puertas metálicas | Porte metalliche
    Fensterrahmen aus Metall | Metal window frames | Châssis de fenêtres métalliques | Marcos de ventanas metálicos | Telai metallici per finestre
    Rohre aus Metall | Metal pipes | Tuyaux métalliques | Tuberías metálicas | Tubi metallici
    Vorhängeschlösser aus Metall | Metal padlocks | Cadenas métalliques | Candados metálicos | Lucchetti metallici
    Tresore | Safes | Coffres-forts | Cajas fuertes | Casseforti
    Baugerüste aus Metall | Metal scaffolding | Échafaudages métalliques | Andamios metálicos | Ponteggi metallici
    Drahtseile | Wire ropes | Câbles métalliques | Cables metálicos | Funi metalliche
    Zäune aus Metall | Metal fences | Clôtures métalliques | Vallas metálicas | Recinzioni metalliche
    Dachabdeckungen aus Metall | Metal roof coverings | Couvertures de toits métalliques | Cubiertas metálicas para tejados | Coperture metalliche per tetti
    Werkzeugkästen aus Metall, leer | Metal tool boxes, empty | Boîtes à outils métalliques vides | Cajas de herramientas metálicas vacías | Cassette per utensili metalliche vuote
    Leitern aus Metall | Metal ladders | Échelles métalliques | Escaleras de mano metálicas | Scale a pioli metalliche
    Aluminiumfolie | Aluminium foil | Feuilles d'aluminium | Papel de aluminio | Fogli di alluminio
    Stahlbleche | Steel sheets | Tôles d'acier | Chapas de acero | Lamiere d'acciaio
    Metalllegierungen | Metal alloys | Alliages métalliques | Aleaciones de metales | Leghe metalliche
    Eisen, roh oder teilweise bearbeitet | Iron, unwrought or semi-wrought | Fer brut ou mi-ouvré | Hierro en bruto o semielaborado | Ferro grezzo o semilavorato
    Kupfer, roh oder teilweise bearbeitet | Copper, unwrought or semi-wrought | Cuivre brut ou mi-ouvré | Cobre en bruto o semielaborado | Rame grezzo o semilavorato
    Dübel aus Metall | Metal wall plugs | Chevilles métalliques | Tacos de metal | Tasselli metallici
    Muttern aus Metall | Nuts of metal | Écrous métalliques | Tuercas metálicas | Dadi metallici
    Scharniere aus Metall | Hinges of metal | Charnières métalliques | Bisagras metálicas | Cerniere metalliche
    Türgriffe aus Metall | Door handles of metal | Poignées de portes métalliques | Tiradores de puerta metálicos | Maniglie metalliche per porte
    Türschlösser aus Metall | Door locks of metal | Serrures métalliques pour portes | Cerraduras metálicas para puertas | Serrature metalliche per porte
    Schlüssel aus Metall | Keys of metal | Clés métalliques | Llaves metálicas | Chiavi metalliche
    Briefkästen aus Metall | Letter boxes of metal | Boîtes aux lettres métalliques | Buzones metálicos | Cassette postali metalliche
    Garagentore aus Metall | Garage doors of metal | Portes de garage métalliques | Puertas de garaje metálicas | Porte metalliche per garage
    Treppen aus Metall | Staircases of metal | Escaliers métalliques | Escaleras fijas metálicas | Scale fisse metalliche
    Geländer aus Metall | Railings of metal | Garde-corps métalliques | Barandillas metálicas | Ringhiere metalliche
    Ketten aus Metall | Chains of metal | Chaînes métalliques | Cadenas metálicas | Catene metalliche
    Draht aus Metall | Wire of metal | Fils métalliques | Alambres metálicos | Fili metallici
    Container aus Metall | Containers of metal | Conteneurs métalliques | Contenedores metálicos | Container metallici
    Tanks aus Metall | Tanks of metal | Réservoirs métalliques | Depósitos metálicos | Serbatoi metallici
    Konservendosen aus Metall | Tin cans | Boîtes à conserves métalliques | Latas de conserva | Barattoli metallici per conserve
    Fertighäuser aus Metall | Prefabricated houses of metal | Maisons préfabriquées métalliques | Casas prefabricadas metálicas | Case prefabbricate metalliche
    Gewächshäuser aus Metall | Greenhouses of metal | Serres métalliques | Invernaderos metálicos | Serre metalliche
    Dachrinnen aus Metall | Gutters of metal | Gouttières métalliques | Canalones metálicos | Grondaie metalliche
    Schilder aus Metall, nicht leuchtend | Signboards of metal, non-luminous | Enseignes métalliques non lumineuses | Letreros metálicos no luminosos | Insegne metalliche non luminose
    Skulpturen aus unedlem Metall | Sculptures of common metal | Sculptures en métaux communs | Esculturas de metales comunes | Sculture in metalli comuni
    Fensterläden aus Metall | Shutters of metal | Volets métalliques | Contraventanas metálicas | Persiane metalliche
  `,
  `
    Maschinen, Werkzeugmaschinen und kraftbetriebene Werkzeuge; Motoren, ausgenommen für Landfahrzeuge; Kupplungen und Vorrichtungen zur Kraftübertragung, ausgenommen für Landfahrzeuge; landwirtschaftliche Geräte, ausgenommen handbetätigte Handwerkzeuge; Brutapparate für Eier; Verkaufsautomaten | Machines, machine tools and power-operated tools; motors and engines, other than for land vehicles; couplings and transmission components, other than for land vehicles; agricultural implements, other than hand-operated hand tools; egg incubators; vending machines | Machines, machines-outils et outils mécaniques; moteurs, à l'exception de ceux pour véhicules terrestres; accouplements et organes de transmission, à l'exception de ceux pour véhicules terrestres; instruments agricoles autres que les outils à main à fonctionnement manuel; couveuses pour œufs; distributeurs automatiques | Máquinas, máquinas herramientas y herramientas mecánicas; motores, excepto para vehículos terrestres; acoplamientos y elementos de transmisión, excepto para vehículos terrestres; instrumentos agrícolas que no sean herramientas de mano que funcionan manualmente; incubadoras de huevos; distribuidores automáticos | Macchine, macchine utensili e utensili azionati meccanicamente; motori, esclusi quelli per veicoli terrestri; giunti e organi di trasmissione, esclusi quelli per veicoli terrestri; strumenti agricoli diversi dagli utensili a mano azionati manualmente; incubatrici per uova; distributori automatici
    Werkzeugmaschinen | Machine tools | Machines-outils | Máquinas herramientas | Macchine utensili
    Elektrische Bohrmaschinen | Electric drills | Perceuses électriques | Taladradoras eléctricas | Trapani elettrici
    Waschmaschinen | Washing machines | Machines à laver le linge | Lavadoras | Lavatrici
    Geschirrspülmaschinen | Dishwashing machines | Lave-vaisselle | Lavavajillas | Lavastoviglie
    Staubsauger | Vacuum cleaners | Aspirateurs | Aspiradoras | Aspirapolvere
    Pumpen als Maschinen | Pumps being machines | Pompes en tant que machines | Bombas en cuanto máquinas | Pompe quali macchine
    Verpackungsmaschinen | Packaging machines | Machines d'emballage | Máquinas de embalaje | Macchine per imballaggio
    Industrieroboter | Industrial robots | Robots industriels | Robots industriales | Robot industriali
    Landwirtschaftliche Maschinen | Agricultural machines | Machines agricoles | Máquinas agrícolas | Macchine agricole
    Rasenmäher als Maschinen | Lawnmowers being machines | Tondeuses à gazon en tant que machines | Cortadoras de césped en cuanto máquinas | Tosaerba quali macchine
    Generatoren zur Stromerzeugung | Generators of electricity | Générateurs d'électricité | Generadores de electricidad | Generatori di elettricità
    Bagger | Excavators | Excavateurs | Excavadoras | Escavatori
    Förderbänder | Conveyor belts | Courroies de transporteurs | Cintas transportadoras | Nastri trasportatori
    Elektrische Küchenmaschinen | Electric food processors | Robots de cuisine électriques | Robots de cocina eléctricos | Robot da cucina elettrici
    Aufzüge | Lifts | Ascenseurs | Ascensores | Ascensori
    Druckmaschinen | Printing machines | Machines d'impression | Máquinas de imprenta | Macchine da stampa
    3D-Drucker | 3D printers | Imprimantes 3D | Impresoras 3D | Stampanti 3D
    CNC-Maschinen | CNC machines | Machines à commande numérique | Máquinas de control numérico | Macchine a controllo numerico
    Drehbänke | Lathes | Tours en tant que machines-outils | Tornos | Torni
    Elektrische Sägen | Electric saws | Scies électriques | Sierras eléctricas | Seghe elettriche
    Schleifmaschinen | Grinding machines | Meuleuses | Máquinas de amolar | Smerigliatrici
    Schweißgeräte, elektrisch | Electric welding apparatus | Appareils de soudage électriques | Aparatos de soldadura eléctricos | Apparecchi per saldatura elettrici
    Kompressoren als Maschinen | Compressors as machines | Compresseurs en tant que machines | Compresores en cuanto máquinas | Compressori in quanto macchine
    Turbinen, ausgenommen für Landfahrzeuge | Turbines, other than for land vehicles | Turbines autres que pour véhicules terrestres | Turbinas que no sean para vehículos terrestres | Turbine non per veicoli terrestri
    Windkraftanlagen | Wind turbines | Éoliennes | Aerogeneradores | Turbine eoliche
    Elektromotoren für Maschinen | Electric motors for machines | Moteurs électriques pour machines | Motores eléctricos para máquinas | Motori elettrici per macchine
    Motoren für Boote | Motors for boats | Moteurs pour bateaux | Motores para embarcaciones | Motori per imbarcazioni
    Getriebe für Maschinen | Gear boxes for machines | Boîtes de vitesses pour machines | Cajas de engranajes para máquinas | Scatole di ingranaggi per macchine
    Kugellager | Ball bearings | Roulements à billes | Rodamientos de bolas | Cuscinetti a sfere
    Ventile als Maschinenteile | Valves as parts of machines | Soupapes en tant que parties de machines | Válvulas en cuanto partes de máquinas | Valvole in quanto parti di macchine
    Ölfilter für Motoren | Oil filters for engines | Filtres à huile pour moteurs | Filtros de aceite para motores | Filtri dell'olio per motori
    Landwirtschaftliche Geräte, ausgenommen handbetätigte | Agricultural implements, other than hand-operated | Instruments agricoles non actionnés manuellement | Instrumentos agrícolas que no sean accionados manualmente | Strumenti agricoli non azionati manualmente
    Mähdrescher | Combine harvesters | Moissonneuses-batteuses | Cosechadoras | Mietitrebbiatrici
    Melkmaschinen | Milking machines | Machines à traire | Ordeñadoras | Mungitrici
    Hochdruckreiniger | High-pressure washers | Nettoyeurs à haute pression | Limpiadoras de alta presión | Idropulitrici
    Saugroboter | Robotic vacuum cleaners | Aspirateurs robots | Robots aspiradores | Robot aspirapolvere
    Mixer für Haushaltszwecke | Blenders for household purposes | Mixeurs à usage domestique | Batidoras para uso doméstico | Frullatori per uso domestico
    Elektrische Saftpressen | Electric juicers | Centrifugeuses électriques | Exprimidores eléctricos | Spremiagrumi elettrici
    Nähmaschinen | Sewing machines | Machines à coudre | Máquinas de coser | Macchine da cucire
    Verkaufsautomaten | Vending machines | Distributeurs automatiques | Distribuidores automáticos | Distributori automatici
    Kräne | Cranes | Grues | Grúas | Gru
  `,
  `
    Handbetätigte Werkzeuge und Geräte; Messerschmiedewaren, Gabeln und Löffel; Hieb- und Stichwaffen; Rasierapparate | Hand-operated tools and implements; cutlery; side arms other than firearms; razors | Outils et instruments à main actionnés manuellement; coutellerie, fourchettes et cuillers; armes blanches; rasoirs | Herramientas e instrumentos de mano accionados manualmente; artículos de cuchillería, tenedores y cucharas; armas blancas; maquinillas de afeitar | Utensili e strumenti azionati manualmente; coltelleria, forchette e cucchiai; armi bianche; rasoi
    Schraubendreher, handbetätigt | Screwdrivers, hand-operated | Tournevis actionnés manuellement | Destornilladores accionados manualmente | Cacciaviti azionati manualmente
    Hämmer als Handwerkzeuge | Hammers being hand tools | Marteaux en tant qu'outils à main | Martillos en cuanto herramientas de mano | Martelli quali utensili a mano
    Zangen | Pliers | Pinces | Alicates | Pinze
    Handsägen | Hand saws | Scies à main | Sierras de mano | Seghe a mano
    Küchenmesser | Kitchen knives | Couteaux de cuisine | Cuchillos de cocina | Coltelli da cucina
    Essbestecke | Table cutlery | Couverts de table | Cubiertos de mesa | Posate da tavola
    Taschenmesser | Pocket knives | Couteaux de poche | Navajas de bolsillo | Coltelli a serramanico
    Scheren | Scissors | Ciseaux | Tijeras | Forbici
    Rasierapparate, elektrisch oder nicht elektrisch | Razors, electric or non-electric | Rasoirs électriques ou non électriques | Maquinillas de afeitar eléctricas o no eléctricas | Rasoi elettrici o non elettrici
    Haarschneidegeräte | Hair clippers | Tondeuses à cheveux | Maquinillas para cortar el cabello | Tosatrici per capelli
    Glätteisen | Hair straighteners | Fers à lisser les cheveux | Planchas para el cabello | Piastre per capelli
    Gartengeräte, handbetätigt | Garden tools, hand-operated | Outils de jardinage actionnés manuellement | Herramientas de jardín accionadas manualmente | Attrezzi da giardinaggio azionati manualmente
    Schraubenschlüssel | Spanners | Clés de serrage | Llaves de tuercas | Chiavi per dadi
    Maniküre-Necessaires | Manicure sets | Trousses de manucure | Estuches de manicura | Set per manicure
    Bügeleisen | Flat irons | Fers à repasser | Planchas para la ropa | Ferri da stiro
    Äxte | Axes | Haches | Hachas | Asce
    Spaten | Spades | Bêches | Layas | Vanghe
    Schaufeln | Shovels | Pelles | Palas | Pale
    Gartenscheren | Secateurs | Sécateurs | Tijeras de podar | Cesoie da giardino
    Rechen | Rakes | Râteaux | Rastrillos | Rastrelli
    Heckenscheren, handbetätigt | Hedge shears, hand-operated | Taille-haies actionnés manuellement | Cortasetos accionados manualmente | Tagliasiepi azionati manualmente
    Feilen | Files as tools | Limes en tant qu'outils | Limas en cuanto herramientas | Lime in quanto utensili
    Meißel | Chisels | Ciseaux en tant qu'outils | Cinceles | Scalpelli da lavoro
    Hobel | Planes as tools | Rabots | Cepillos de carpintero | Pialle
    Bohrer für Handbohrmaschinen | Bits for hand drills | Mèches pour perceuses à main | Brocas para taladros de mano | Punte per trapani a mano
    Sechskantschlüssel | Hex keys | Clés hexagonales | Llaves hexagonales | Chiavi esagonali
    Werkzeuggürtel | Tool belts | Ceintures porte-outils | Cinturones portaherramientas | Cinture portautensili
    Multifunktionswerkzeuge, handbetätigt | Multi-tools, hand-operated | Outils multifonctions actionnés manuellement | Herramientas multifunción accionadas manualmente | Utensili multifunzione azionati manualmente
    Rasierklingen | Razor blades | Lames de rasoirs | Hojas de afeitar | Lamette da barba
    Nassrasierer | Safety razors | Rasoirs mécaniques | Maquinillas de afeitar manuales | Rasoi manuali
    Bartschneider | Beard trimmers | Tondeuses à barbe | Recortadoras de barba | Regolabarba
    Epiliergeräte | Epilators | Épilateurs | Depiladoras | Epilatori
    Lockenstäbe | Curling irons | Fers à friser | Tenacillas para rizar el cabello | Arricciacapelli
    Nagelknipser | Nail clippers | Coupe-ongles | Cortaúñas | Tagliaunghie
    Nagelfeilen | Nail files | Limes à ongles | Limas de uñas | Lime per unghie
    Pinzetten | Tweezers | Pinces à épiler | Pinzas de depilar | Pinzette
    Gemüsehobel | Vegetable slicers | Coupe-légumes | Cortadores de verduras | Affettaverdure
    Dosenöffner, nicht elektrisch | Can openers, non-electric | Ouvre-boîtes non électriques | Abrelatas no eléctricos | Apriscatole non elettrici
    Jagdmesser | Hunting knives | Couteaux de chasse | Cuchillos de caza | Coltelli da caccia
    Tätowiergeräte | Tattooing apparatus | Appareils de tatouage | Aparatos para tatuar | Apparecchi per tatuaggi
  `,
  `
    Wissenschaftliche, optische, fotografische und audiovisuelle Apparate sowie Mess-, Signal-, Such-, Rettungs- und Unterrichtsapparate; Apparate für das Leiten, Schalten, Umwandeln, Speichern und Regeln von Elektrizität; Geräte zum Aufzeichnen, Übertragen, Wiedergeben und Verarbeiten von Ton, Bild und Daten; aufgezeichnete und herunterladbare Medien, Computersoftware, leere Datenträger; Mechaniken für geldbetätigte Apparate; Registrierkassen und Rechengeräte; Computer und Computerperipheriegeräte; Taucheranzüge und Tauchausrüstung; Feuerlöschgeräte | Scientific, optical, photographic and audiovisual apparatus and apparatus for measuring, signalling, detecting, life-saving and teaching; apparatus for conducting, switching, transforming, accumulating and regulating electricity; apparatus for recording, transmitting, reproducing and processing sound, images and data; recorded and downloadable media, computer software, blank data carriers; mechanisms for coin-operated apparatus; cash registers and calculating devices; computers and computer peripherals; diving suits and diving equipment; fire-extinguishing apparatus | Appareils scientifiques, optiques, photographiques et audiovisuels, appareils de mesure, de signalisation, de détection, de sauvetage et d'enseignement; appareils pour la conduite, la commutation, la transformation, l'accumulation et la régulation de l'électricité; appareils pour l'enregistrement, la transmission, la reproduction et le traitement du son, des images et des données; supports enregistrés et téléchargeables, logiciels, supports de données vierges; mécanismes pour appareils à prépaiement; caisses enregistreuses et dispositifs de calcul; ordinateurs et périphériques d'ordinateurs; combinaisons et équipements de plongée; extincteurs | Aparatos científicos, ópticos, fotográficos y audiovisuales, así como de medición, señalización, detección, salvamento y enseñanza; aparatos de conducción, conmutación, transformación, acumulación y regulación de la electricidad; aparatos de grabación, transmisión, reproducción y tratamiento de sonido, imágenes y datos; soportes grabados y descargables, software, soportes de datos vírgenes; mecanismos para aparatos accionados con monedas; cajas registradoras y dispositivos de cálculo; ordenadores y periféricos de ordenador; trajes y equipos de buceo; aparatos extintores de incendios | Apparecchi scientifici, ottici, fotografici e audiovisivi nonché di misura, segnalazione, rilevamento, salvataggio e insegnamento; apparecchi per la conduzione, la commutazione, la trasformazione, l'accumulo e la regolazione dell'elettricità; apparecchi per la registrazione, la trasmissione, la riproduzione e il trattamento di suoni, immagini e dati; supporti registrati e scaricabili, software, supporti dati vergini; meccanismi per apparecchi a prepagamento; registratori di cassa e dispositivi di calcolo; computer e periferiche per computer; mute e attrezzature da immersione; apparecchi estintori
    Computersoftware, herunterladbar | Downloadable computer software | Logiciels informatiques téléchargeables | Software descargable | Software scaricabili
    Computerhardware | Computer hardware | Matériel informatique | Hardware informático | Hardware per computer
    Smartphones | Smartphones | Smartphones | Teléfonos inteligentes | Smartphone
    Herunterladbare Anwendungssoftware für Mobiltelefone | Downloadable application software for mobile phones | Logiciels d'application téléchargeables pour téléphones mobiles | Aplicaciones informáticas descargables para teléfonos móviles | Software applicativi scaricabili per telefoni cellulari
    Elektrische Batterien | Electric batteries | Batteries électriques | Baterías eléctricas | Batterie elettriche
    Messgeräte | Measuring apparatus | Appareils de mesure | Aparatos de medición | Apparecchi di misura
    Kopfhörer | Headphones | Casques d'écoute | Auriculares | Cuffie d'ascolto
    Kameras | Cameras | Appareils de prise de vues | Cámaras | Videocamere e fotocamere
    Solarmodule zur Stromerzeugung | Solar panels for the production of electricity | Panneaux solaires pour la production d'électricité | Paneles solares para producir electricidad | Pannelli solari per la produzione di elettricità
    Elektrische Kabel | Electric cables | Câbles électriques | Cables eléctricos | Cavi elettrici
    Schutzhelme | Protective helmets | Casques de protection | Cascos de protección | Caschi di protezione
    Intelligente Uhren | Smartwatches | Montres intelligentes | Relojes inteligentes | Orologi intelligenti
    Sensoren | Sensors | Capteurs | Sensores | Sensori
    Fernsehapparate | Television sets | Téléviseurs | Televisores | Televisori
    Elektronische Publikationen, herunterladbar | Downloadable electronic publications | Publications électroniques téléchargeables | Publicaciones electrónicas descargables | Pubblicazioni elettroniche scaricabili
    Ladestationen für Elektrofahrzeuge | Charging stations for electric vehicles | Bornes de recharge pour véhicules électriques | Estaciones de carga para vehículos eléctricos | Stazioni di ricarica per veicoli elettrici
    Feuerlöscher | Fire extinguishers | Extincteurs | Extintores | Estintori
    Laptops | Laptops | Ordinateurs portables | Ordenadores portátiles | Computer portatili
    Tablet-Computer | Tablet computers | Tablettes électroniques | Tabletas electrónicas | Tablet
    Computerspielsoftware, herunterladbar | Computer game software, downloadable | Logiciels de jeux téléchargeables | Software de juegos descargable | Software di giochi scaricabile
    Software für künstliche Intelligenz | Artificial intelligence software | Logiciels d'intelligence artificielle | Software de inteligencia artificial | Software di intelligenza artificiale
    Betriebssysteme für Computer | Computer operating systems | Systèmes d'exploitation pour ordinateurs | Sistemas operativos informáticos | Sistemi operativi per computer
    USB-Sticks | USB flash drives | Clés USB | Memorias USB | Chiavette USB
    Computermäuse | Computer mice | Souris d'ordinateur | Ratones de ordenador | Mouse per computer
    Tastaturen für Computer | Computer keyboards | Claviers d'ordinateur | Teclados de ordenador | Tastiere per computer
    Bildschirme | Display screens | Écrans d'affichage | Pantallas de visualización | Schermi
    Drucker für Computer | Printers for computers | Imprimantes d'ordinateurs | Impresoras de ordenador | Stampanti per computer
    Lautsprecher | Loudspeakers | Haut-parleurs | Altavoces | Altoparlanti
    Mikrofone | Microphones | Microphones | Micrófonos | Microfoni
    Schutzhüllen für Mobiltelefone | Protective cases for mobile phones | Étuis de protection pour téléphones mobiles | Fundas protectoras para teléfonos móviles | Custodie per telefoni cellulari
    Ladegeräte für Akkus | Battery chargers | Chargeurs de batterie | Cargadores de batería | Caricabatterie
    Powerbanks | Power banks | Batteries externes | Baterías externas | Batterie esterne
    Mobiltelefonhüllen | Mobile phone covers | Coques pour téléphones portables | Carcasas para teléfonos móviles | Cover per telefoni cellulari
    USB-Kabel | USB cables | Câbles USB | Cables USB | Cavi USB
    Überwachungskameras | Surveillance cameras | Caméras de surveillance | Cámaras de vigilancia | Telecamere di sorveglianza
    Navigationsgeräte | Navigation apparatus | Appareils de navigation | Aparatos de navegación | Apparecchi di navigazione
    Rauchmelder | Smoke detectors | Détecteurs de fumée | Detectores de humo | Rilevatori di fumo
    Alarmanlagen | Alarm systems | Systèmes d'alarme | Sistemas de alarma | Sistemi di allarme
    Router | Routers | Routeurs | Enrutadores | Router
    Halbleiter | Semiconductors | Semi-conducteurs | Semiconductores | Semiconduttori
    Virtual-Reality-Brillen | Virtual reality headsets | Casques de réalité virtuelle | Gafas de realidad virtual | Visori per realtà virtuale
    Arbeitsschutzbekleidung gegen Unfälle | Clothing for protection against accidents | Vêtements de protection contre les accidents | Ropa de protección contra accidentes | Indumenti di protezione contro gli infortuni
  `,
  `
    Chirurgische, ärztliche, zahnärztliche und tierärztliche Apparate und Instrumente; künstliche Gliedmaßen, Augen und Zähne; orthopädische Artikel; chirurgisches Nahtmaterial; Therapie- und Hilfsgeräte für Menschen mit Behinderung; Massagegeräte; Apparate und Artikel zur Säuglingspflege; Apparate und Artikel für sexuelle Aktivitäten | Surgical, medical, dental and veterinary apparatus and instruments; artificial limbs, eyes and teeth; orthopaedic articles; suture materials; therapeutic and assistive devices for persons with disabilities; massage apparatus; apparatus and articles for nursing infants; apparatus and articles for sexual activity | Appareils et instruments chirurgicaux, médicaux, dentaires et vétérinaires; membres, yeux et dents artificiels; articles orthopédiques; matériel de suture; dispositifs thérapeutiques et d'assistance pour personnes handicapées; appareils de massage; appareils et articles de puériculture; appareils et articles pour l'activité sexuelle | Aparatos e instrumentos quirúrgicos, médicos, odontológicos y veterinarios; miembros, ojos y dientes artificiales; artículos ortopédicos; material de sutura; dispositivos terapéuticos y de asistencia para personas con discapacidad; aparatos de masaje; aparatos y artículos de puericultura; aparatos y artículos para actividades sexuales | Apparecchi e strumenti chirurgici, medici, dentistici e veterinari; membra, occhi e denti artificiali; articoli ortopedici; materiale di sutura; dispositivi terapeutici e di assistenza per persone con disabilità; apparecchi per massaggi; apparecchi e articoli per l'allattamento e la puericultura; apparecchi e articoli per attività sessuali
    Chirurgische Instrumente | Surgical instruments | Instruments chirurgicaux | Instrumentos quirúrgicos | Strumenti chirurgici
    Blutdruckmessgeräte | Blood pressure measuring apparatus | Appareils de mesure de la pression artérielle | Aparatos para medir la tensión arterial | Misuratori della pressione arteriosa
    Hörgeräte | Hearing aids | Appareils auditifs | Audífonos | Apparecchi acustici per sordi
    Orthopädische Schuhe | Orthopaedic footwear | Chaussures orthopédiques | Calzado ortopédico | Calzature ortopediche
    Zahnimplantate | Dental implants | Implants dentaires | Implantes dentales | Impianti dentali
    Injektionsspritzen | Hypodermic syringes | Seringues à injections | Jeringas hipodérmicas | Siringhe per iniezioni
    Katheter | Catheters | Cathéters | Catéteres | Cateteri
    Massagegeräte | Massage apparatus | Appareils de massage | Aparatos de masaje | Apparecchi per massaggi
    Babyflaschen | Babies' bottles | Biberons | Biberones | Biberon
    Medizinische Diagnosegeräte | Diagnostic apparatus for medical purposes | Appareils de diagnostic à usage médical | Aparatos de diagnóstico para uso médico | Apparecchi diagnostici per uso medico
    Röntgenapparate für medizinische Zwecke | X-ray apparatus for medical purposes | Appareils de radiographie à usage médical | Aparatos de rayos X para uso médico | Apparecchi a raggi X per uso medico
    Fieberthermometer | Clinical thermometers | Thermomètres médicaux | Termómetros clínicos | Termometri clinici
    Kompressionsstrümpfe | Compression stockings | Bas de contention | Medias de compresión | Calze elastiche a compressione
    Schutzmasken für medizinische Zwecke | Protective masks for medical purposes | Masques de protection à usage médical | Mascarillas de protección para uso médico | Mascherine protettive per uso medico
    Gehhilfen für medizinische Zwecke | Walking aids for medical purposes | Aides à la marche à usage médical | Andadores para uso médico | Deambulatori per uso medico
    Prothesen | Prostheses | Prothèses | Prótesis | Protesi
    Stethoskope | Stethoscopes | Stéthoscopes | Estetoscopios | Stetoscopi
    Blutzuckermessgeräte | Blood glucose meters | Glucomètres | Glucómetros | Glucometri
    Pulsoximeter | Pulse oximeters | Oxymètres de pouls | Pulsioxímetros | Pulsossimetri
    Herzschrittmacher | Pacemakers | Stimulateurs cardiaques | Marcapasos | Pacemaker
    Defibrillatoren | Defibrillators | Défibrillateurs | Desfibriladores | Defibrillatori
    Beatmungsgeräte | Ventilators for medical purposes | Respirateurs à usage médical | Respiradores de uso médico | Ventilatori per uso medico
    Inhalatoren | Inhalers | Inhalateurs | Inhaladores | Inalatori
    Ultraschallgeräte für medizinische Zwecke | Ultrasound apparatus for medical purposes | Appareils à ultrasons à usage médical | Aparatos de ultrasonidos de uso médico | Apparecchi a ultrasuoni per uso medico
    Endoskope | Endoscopes | Endoscopes | Endoscopios | Endoscopi
    Künstliche Gelenke | Artificial joints | Articulations artificielles | Articulaciones artificiales | Articolazioni artificiali
    Orthopädische Einlagen | Orthopaedic insoles | Semelles orthopédiques | Plantillas ortopédicas | Solette ortopediche
    Bandagen, elastisch | Elastic bandages | Bandages élastiques | Vendas elásticas | Bende elastiche
    Rollatoren | Rollators | Déambulateurs | Andadores con ruedas | Deambulatori
    Krankenbetten | Hospital beds | Lits d'hôpital | Camas de hospital | Letti ospedalieri
    Operationstische | Operating tables | Tables d'opération | Mesas de operaciones | Tavoli operatori
    Zahnarztstühle | Dentists' chairs | Fauteuils de dentistes | Sillones de dentista | Poltrone per dentisti
    Zahnspangen | Dental braces | Appareils orthodontiques | Aparatos de ortodoncia | Apparecchi ortodontici
    Schnuller für Babys | Babies' dummies | Tétines pour bébés | Chupetes para bebés | Succhietti per neonati
    Milchpumpen | Breast pumps | Tire-lait | Sacaleches | Tiralatte
    Kondome | Condoms | Préservatifs | Preservativos | Preservativi
    Sexspielzeug | Sex toys | Jouets sexuels | Juguetes sexuales | Giocattoli erotici
    Chirurgisches Nahtmaterial | Suture materials | Matériel de suture | Material de sutura | Materiali per sutura
    Handschuhe für medizinische Zwecke | Gloves for medical purposes | Gants à usage médical | Guantes de uso médico | Guanti per uso medico
    Heizkissen für medizinische Zwecke | Heating pads for medical purposes | Coussins chauffants à usage médical | Almohadillas térmicas de uso médico | Cuscini termici per uso medico
    Laser für medizinische Zwecke | Lasers for medical purposes | Lasers à usage médical | Láseres para uso médico | Laser per uso medico
  `,
]
