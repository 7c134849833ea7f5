/** Further terms of the classes 6 to 10. */
export const further06To10 = [
  `
    Unedle Metalle und deren Legierungen | Common metals and their alloys | Métaux communs et leurs alliages | Metales comunes y sus aleaciones | Metalli comuni e loro leghe
    Baumaterialien aus Metall | Building materials of metal | Matériaux de construction métalliques | Materiales de construcción metálicos | Materiali da costruzione metallici
    Transportable Bauten aus Metall | Transportable buildings of metal | Constructions transportables métalliques | Construcciones transportables metálicas | Costruzioni trasportabili metalliche
    Kleineisenwaren | Small items of metal hardware | Petite quincaillerie métallique | Pequeños artículos de ferretería metálicos | Minuteria metallica
    Behälter aus Metall für Lagerung und Transport | Metal containers for storage or transport | Contenants métalliques de stockage ou de transport | Recipientes metálicos de almacenamiento o transporte | Contenitori metallici per lo stoccaggio o il trasporto
    Kabel und Drähte aus unedlen Metallen, nicht für elektrische Zwecke | Non-electric cables and wires of common metal | Câbles et fils non électriques en métaux communs | Cables e hilos no eléctricos de metales comunes | Cavi e fili non elettrici di metalli comuni
    Erze | Ores | Minerais | Minerales metalíferos | Minerali metalliferi
    Stahl, roh oder teilweise bearbeitet | Steel, unwrought or semi-wrought | Acier brut ou mi-ouvré | Acero en bruto o semielaborado | Acciaio grezzo o semilavorato
    Rostfreier Stahl | Stainless steel | Acier inoxydable | Acero inoxidable | Acciaio inossidabile
    Aluminium | Aluminium | Aluminium | Aluminio | Alluminio
    Messing, roh oder teilweise bearbeitet | Brass, unwrought or semi-wrought | Laiton brut ou mi-ouvré | Latón en bruto o semielaborado | Ottone grezzo o semilavorato
    Zink | Zinc | Zinc | Zinc | Zinco
    Titan | Titanium | Titane | Titanio | Titanio
    Metalle in Pulverform | Metals in powder form | Métaux sous forme de poudre | Metales en polvo | Metalli sotto forma di polvere
    Metallfolien für Verpackungszwecke | Foils of metal for wrapping and packaging | Feuilles métalliques pour l'emballage et l'empaquetage | Hojas de metal para embalar y empaquetar | Fogli metallici per imballaggio e confezionamento
    Platten und Bleche aus Metall | Sheets and plates of metal | Plaques et tôles métalliques | Placas y chapas metálicas | Piastre e lamiere metalliche
    Träger aus Metall | Girders of metal | Poutrelles métalliques | Vigas metálicas | Travi metalliche
    Bewehrungsmaterialien aus Metall für Beton | Reinforcing materials of metal for concrete | Armatures métalliques pour béton | Armaduras metálicas para hormigón | Armature metalliche per calcestruzzo
    Fenster aus Metall | Windows of metal | Fenêtres métalliques | Ventanas metálicas | Finestre metalliche
    Türrahmen aus Metall | Door frames of metal | Cadres de portes métalliques | Marcos de puerta metálicos | Telai metallici per porte
    Tore aus Metall | Gates of metal | Portails métalliques | Portones metálicos | Cancelli metallici
    Rollläden aus Metall | Roller shutters of metal | Volets roulants métalliques | Persianas enrollables metálicas | Persiane avvolgibili metalliche
    Außenjalousien aus Metall | Outdoor blinds of metal | Stores d'extérieur métalliques | Persianas de exterior metálicas | Persiane metalliche per esterni
    Wandverkleidungen aus Metall für Bauzwecke | Wall claddings of metal for building | Revêtements muraux métalliques pour la construction | Revestimientos de paredes metálicos para la construcción | Rivestimenti metallici per pareti per l'edilizia
    Deckenplatten aus Metall | Ceiling panels of metal | Panneaux de plafond métalliques | Paneles de techo metálicos | Pannelli metallici per soffitti
    Bodenbeläge aus Metall | Floor coverings of metal | Revêtements de sol métalliques | Revestimientos de suelo metálicos | Rivestimenti metallici per pavimenti
    Dachziegel aus Metall | Roof tiles of metal | Tuiles métalliques | Tejas metálicas | Tegole metalliche
    Vordächer aus Metall [Bauteile] | Canopies of metal [structures] | Auvents métalliques [constructions] | Marquesinas metálicas [construcciones] | Pensiline metalliche [costruzioni]
    Carports aus Metall | Carports of metal | Abris de voiture métalliques | Cobertizos metálicos para coches | Tettoie metalliche per auto
    Gartenhäuser aus Metall | Garden sheds of metal | Abris de jardin métalliques | Casetas de jardín metálicas | Casette da giardino metalliche
    Schwimmbecken aus Metall [Bauwerke] | Swimming pools of metal [structures] | Piscines [constructions] métalliques | Piscinas [estructuras] metálicas | Piscine [costruzioni] metalliche
    Montagegestelle aus Metall für Solarmodule | Mounting frames of metal for solar panels | Châssis de montage métalliques pour panneaux solaires | Marcos de montaje metálicos para paneles solares | Telai di montaggio metallici per pannelli solari
    Pfosten aus Metall | Posts of metal | Poteaux métalliques | Postes metálicos | Pali metallici
    Fahnenmasten aus Metall | Flagpoles of metal | Mâts de drapeaux métalliques | Astas de bandera metálicas | Aste portabandiera metalliche
    Gitter aus Metall | Gratings of metal | Grilles métalliques | Rejas metálicas | Griglie metalliche
    Schachtdeckel aus Metall | Manhole covers of metal | Couvercles métalliques pour trous d'homme | Tapas metálicas de boca de inspección | Coperchi metallici per tombini
    Abflussrohre aus Metall | Drain pipes of metal | Tuyaux d'écoulement métalliques | Tubos de desagüe metálicos | Tubi di scarico metallici
    Rohrverbindungsstücke aus Metall | Junctions of metal for pipes | Raccords de tuyaux métalliques | Conexiones metálicas para tuberías | Raccordi metallici per tubi
    Ventile aus Metall, ausgenommen Maschinenteile | Valves of metal, other than parts of machines | Soupapes métalliques autres que parties de machines | Válvulas metálicas que no sean partes de máquinas | Valvole metalliche, diverse da parti di macchine
    Kabel- und Rohrschellen aus Metall | Clips of metal for cables and pipes | Colliers d'attache métalliques pour câbles et tuyaux | Abrazaderas metálicas para cables y tubos | Fascette metalliche per cavi e tubi
    Stahldraht | Steel wire | Fils d'acier | Alambre de acero | Filo d'acciaio
    Drahtgewebe | Wire cloth | Toiles métalliques | Telas metálicas | Tele metalliche
    Stacheldraht | Barbed wire | Fils de fer barbelés | Alambre de púas | Filo spinato
    Baubeschläge aus Metall | Building fittings of metal | Ferrures pour la construction | Herrajes para la construcción | Ferramenta per l'edilizia
    Möbelbeschläge aus Metall | Furniture fittings of metal | Garnitures de meubles métalliques | Guarniciones metálicas para muebles | Guarnizioni metalliche per mobili
    Türbeschläge aus Metall | Door fittings of metal | Garnitures de portes métalliques | Guarniciones metálicas para puertas | Guarnizioni metalliche per porte
    Fensterbeschläge aus Metall | Window fittings of metal | Garnitures de fenêtres métalliques | Guarniciones metálicas para ventanas | Guarnizioni metalliche per finestre
    Türstopper aus Metall | Door stops of metal | Butoirs de portes métalliques | Topes de puerta metálicos | Fermaporta metallici
    Schlösser aus Metall für Fahrzeuge | Locks of metal for vehicles | Serrures métalliques pour véhicules | Cerraduras metálicas para vehículos | Serrature metalliche per veicoli
    Unterlegscheiben aus Metall | Washers of metal | Rondelles métalliques | Arandelas metálicas | Rondelle metalliche
    Nieten aus Metall | Rivets of metal | Rivets métalliques | Remaches metálicos | Rivetti metallici
    Haken [Metallwaren] | Hooks [metal hardware] | Crochets [quincaillerie métallique] | Ganchos [artículos de ferretería metálicos] | Ganci [minuteria metallica]
    Federn [Metallwaren] | Springs [metal hardware] | Ressorts [quincaillerie métallique] | Resortes [artículos de ferretería metálicos] | Molle [minuteria metallica]
    Geldkassetten aus Metall | Cash boxes of metal | Cassettes à argent métalliques | Cajas metálicas para dinero | Cassette metalliche per denaro
    Verpackungsbehälter aus Metall | Packaging containers of metal | Récipients d'emballage métalliques | Recipientes metálicos de embalaje | Recipienti metallici da imballaggio
    Verschlüsse für Flaschen aus Metall | Bottle closures of metal | Fermetures de bouteilles métalliques | Cierres de botella metálicos | Chiusure metalliche per bottiglie
    Fässer aus Metall | Barrels of metal | Tonneaux métalliques | Barriles metálicos | Barili metallici
    Transportpaletten aus Metall | Transport pallets of metal | Palettes de transport métalliques | Paletas de transporte metálicas | Palette di trasporto metalliche
    Verkehrszeichen aus Metall, weder leuchtend noch mechanisch | Road signs of metal, non-luminous and non-mechanical | Panneaux routiers métalliques, ni lumineux ni mécaniques | Señales de carretera metálicas, ni luminosas ni mecánicas | Segnali stradali metallici, né luminosi né meccanici
    Kunstgegenstände aus unedlem Metall | Works of art of common metal | Objets d'art en métaux communs | Objetos de arte de metales comunes | Oggetti d'arte in metalli comuni
  `,
  `
    Elektrowerkzeuge | Power tools | Outils électriques | Herramientas eléctricas | Utensili elettrici
    Schraubendreher, elektrisch | Electric screwdrivers | Tournevis électriques | Destornilladores eléctricos | Cacciaviti elettrici
    Fräsmaschinen | Milling machines | Fraiseuses | Fresadoras | Fresatrici
    Kettensägen | Chain saws | Tronçonneuses à chaîne | Motosierras | Motoseghe
    Sägeblätter als Maschinenteile | Saw blades being parts of machines | Lames de scies en tant que parties de machines | Hojas de sierra en cuanto partes de máquinas | Lame di seghe in quanto parti di macchine
    Klebepistolen, elektrisch | Glue guns, electric | Pistolets à colle électriques | Pistolas de encolar eléctricas | Pistole per colla elettriche
    Spritzpistolen für Farbe | Spray guns for paint | Pistolets pour la peinture | Pistolas pulverizadoras de pintura | Pistole a spruzzo per la verniciatura
    Lasergravurmaschinen | Laser engraving machines | Machines de gravure au laser | Máquinas de grabado por láser | Macchine per incisione laser
    Laserschneidmaschinen | Laser cutting machines | Machines de découpe au laser | Máquinas de corte por láser | Macchine per il taglio laser
    3D-Druckstifte | 3D printing pens | Stylos d'impression 3D | Bolígrafos de impresión 3D | Penne per stampa 3D
    Roboterarme für industrielle Zwecke | Robotic arms for industrial purposes | Bras robotisés à usage industriel | Brazos robóticos para uso industrial | Bracci robotici per uso industriale
    Roboter-Exoskelettanzüge, nicht für medizinische Zwecke | Robotic exoskeleton suits, other than for medical purposes | Exosquelettes robotisés autres qu'à usage médical | Exoesqueletos robóticos que no sean para uso médico | Esoscheletri robotici, non per uso medico
    Mähroboter | Robotic lawnmowers | Tondeuses à gazon robotisées | Robots cortacésped | Robot tagliaerba
    Laubbläser | Leaf blowers | Souffleurs de feuilles | Sopladores de hojas | Soffiatori per foglie
    Heckenscheren, elektrisch | Electric hedge trimmers | Taille-haies électriques | Cortasetos eléctricos | Tagliasiepi elettrici
    Gartenhäcksler | Garden shredders | Broyeurs de végétaux | Trituradoras de jardín | Biotrituratori da giardino
    Pflüge | Ploughs | Charrues | Arados | Aratri
    Sämaschinen | Sowing machines | Semoirs | Sembradoras | Seminatrici
    Brutapparate für Eier | Egg incubators | Couveuses pour œufs | Incubadoras de huevos | Incubatrici per uova
    Kaffeemühlen, ausgenommen handbetätigt | Coffee grinders, other than hand-operated | Moulins à café autres qu'à main | Molinillos de café que no sean accionados manualmente | Macinacaffè, non azionati manualmente
    Fleischwölfe als Maschinen | Meat mincers being machines | Hachoirs à viande en tant que machines | Picadoras de carne en cuanto máquinas | Tritacarne quali macchine
    Handrührgeräte, elektrisch, für Haushaltszwecke | Electric hand mixers for household purposes | Batteurs électriques à main à usage domestique | Batidoras de mano eléctricas para uso doméstico | Sbattitori elettrici a mano per uso domestico
    Nudelmaschinen, elektrisch | Electric pasta making machines | Machines électriques pour la fabrication de pâtes alimentaires | Máquinas eléctricas para hacer pasta | Macchine elettriche per la pasta
    Teigknetmaschinen | Dough kneading machines | Pétrins mécaniques | Amasadoras mecánicas | Impastatrici meccaniche
    Dosenöffner, elektrisch | Electric can openers | Ouvre-boîtes électriques | Abrelatas eléctricos | Apriscatole elettrici
    Brauereimaschinen | Brewing machines | Machines de brasserie | Máquinas para la industria cervecera | Macchine per birrifici
    Zerkleinerer für Speiseabfälle | Food waste disposal units | Broyeurs de déchets alimentaires | Trituradores de residuos alimentarios | Tritarifiuti alimentari
    Dampfreinigungsgeräte | Steam cleaning appliances | Appareils de nettoyage à vapeur | Aparatos de limpieza a vapor | Apparecchi per la pulizia a vapore
    Fensterreinigungsroboter | Window cleaning robots | Robots laveurs de vitres | Robots limpiacristales | Robot lavavetri
    Schwimmbeckenreinigungsmaschinen | Swimming pool cleaning machines | Machines pour le nettoyage de piscines | Máquinas para limpiar piscinas | Macchine per la pulizia di piscine
    Staubsaugerbeutel | Vacuum cleaner bags | Sacs pour aspirateurs | Bolsas para aspiradoras | Sacchetti per aspirapolvere
    Stickmaschinen | Embroidery machines | Machines à broder | Máquinas para bordar | Macchine per ricamo
    Strickmaschinen | Knitting machines | Machines à tricoter | Tricotosas | Macchine per maglieria
    Etikettiermaschinen | Labelling machines | Étiqueteuses | Etiquetadoras | Etichettatrici
    Abfüllmaschinen | Filling machines | Remplisseuses | Máquinas llenadoras | Riempitrici
    Vakuumverpackungsmaschinen | Vacuum packaging machines | Machines d'emballage sous vide | Máquinas de envasado al vacío | Macchine per il confezionamento sottovuoto
    Spritzgießmaschinen | Injection moulding machines | Machines de moulage par injection | Máquinas de moldeo por inyección | Macchine per lo stampaggio a iniezione
    Holzbearbeitungsmaschinen | Woodworking machines | Machines à travailler le bois | Máquinas para trabajar la madera | Macchine per la lavorazione del legno
    Betonmischmaschinen | Concrete mixing machines | Bétonnières | Hormigoneras | Betoniere
    Hebebühnen | Lifting platforms | Plates-formes élévatrices | Plataformas elevadoras | Piattaforme elevatrici
    Winden | Winches | Treuils | Cabrestantes | Argani
    Türöffner, elektrisch | Electric door openers | Dispositifs électriques pour l'ouverture de portes | Dispositivos eléctricos para abrir puertas | Dispositivi elettrici per l'apertura di porte
    Notstromaggregate | Emergency power generators | Groupes électrogènes de secours | Generadores eléctricos de emergencia | Gruppi elettrogeni di emergenza
    Zündkerzen für Verbrennungsmotoren | Spark plugs for internal combustion engines | Bougies d'allumage pour moteurs à combustion interne | Bujías de encendido para motores de combustión interna | Candele d'accensione per motori a combustione interna
    Fahrzeugwaschanlagen | Vehicle washing installations | Installations de lavage de véhicules | Instalaciones de lavado para vehículos | Impianti per il lavaggio di veicoli
  `,
  `
    Messersets | Knife sets | Ensembles de couteaux | Juegos de cuchillos | Set di coltelli
    Keramikmesser | Ceramic knives | Couteaux en céramique | Cuchillos de cerámica | Coltelli in ceramica
    Brotmesser | Bread knives | Couteaux à pain | Cuchillos de pan | Coltelli da pane
    Steakmesser | Steak knives | Couteaux à steak | Cuchillos para carne | Coltelli da bistecca
    Käsemesser | Cheese knives | Couteaux à fromage | Cuchillos de queso | Coltelli da formaggio
    Wiegemesser | Mincing knives | Hachoirs en tant que couteaux | Tajaderas | Mezzelune
    Cuttermesser | Utility knives | Cutters | Cúteres | Taglierini quali utensili a mano
    Tafelgabeln | Table forks | Fourchettes de table | Tenedores de mesa | Forchette da tavola
    Tafellöffel | Table spoons | Cuillères de table | Cucharas de mesa | Cucchiai da tavola
    Tafelmesser, Tafelgabeln und Tafellöffel für Babys | Table knives, forks and spoons for babies | Couteaux, fourchettes et cuillères de table pour bébés | Cuchillos, tenedores y cucharas de mesa para bebés | Coltelli, forchette e cucchiai da tavola per bebè
    Biologisch abbaubare Bestecke | Biodegradable cutlery | Couverts biodégradables | Cubiertos biodegradables | Posate biodegradabili
    Pizzaschneider, nicht elektrisch | Pizza cutters, non-electric | Coupe-pizza non électriques | Cortapizzas no eléctricos | Tagliapizza non elettrici
    Käseschneider, nicht elektrisch | Cheese slicers, non-electric | Coupe-fromage non électriques | Cortadores de queso no eléctricos | Affettatrici per formaggio non elettriche
    Eierschneider, nicht elektrisch | Egg slicers, non-electric | Coupe-œufs non électriques | Cortahuevos no eléctricos | Tagliauova non elettrici
    Gemüseschäler als Handwerkzeuge | Vegetable peelers being hand tools | Éplucheurs de légumes en tant qu'outils à main | Peladores de verduras en cuanto herramientas de mano | Pelaverdure quali utensili a mano
    Apfelentkerner, nicht elektrisch | Apple corers, non-electric | Vide-pommes non électriques | Descorazonadores de manzanas no eléctricos | Levatorsoli per mele non elettrici
    Austernöffner | Oyster openers | Ouvre-huîtres | Abridores de ostras | Apriostriche
    Messerschärfer, handbetätigt | Hand-operated knife sharpeners | Affûte-couteaux à main | Afiladores de cuchillos accionados manualmente | Affilacoltelli azionati manualmente
    Schleifsteine | Sharpening stones | Pierres à affûter | Piedras de afilar | Pietre per affilare
    Messerscheiden | Knife sheaths | Gaines de couteaux | Fundas para cuchillos | Foderi per coltelli
    Haarschneidescheren | Hair cutting scissors | Ciseaux pour la coupe des cheveux | Tijeras para cortar el cabello | Forbici per capelli
    Nagelscheren | Nail scissors | Ciseaux à ongles | Tijeras para uñas | Forbicine per unghie
    Pediküre-Sets | Pedicure sets | Trousses de pédicure | Estuches de pedicura | Set per pedicure
    Wimpernzangen | Eyelash curlers | Recourbe-cils | Rizadores de pestañas | Piegaciglia
    Elektrische Dampfbügeleisen | Electric steam irons | Fers à vapeur électriques | Planchas de vapor eléctricas | Ferri da stiro a vapore elettrici
    Tätowiernadeln | Tattoo needles | Aiguilles de tatouage | Agujas para tatuajes | Aghi per tatuaggi
    Geräte zum Durchstechen von Ohrläppchen | Ear-piercing apparatus | Appareils à percer les oreilles | Aparatos para perforar las orejas | Apparecchi per forare le orecchie
    Schergeräte für Tiere als Handgeräte | Animal shearers being hand instruments | Tondeuses pour animaux en tant qu'instruments à main | Esquiladoras para animales en cuanto instrumentos de mano | Tosatrici per animali quali strumenti a mano
    Krallenscheren für Tiere | Claw clippers for animals | Coupe-griffes pour animaux | Cortaúñas para animales | Tagliaunghie per animali
    Drehmomentschlüssel | Torque wrenches | Clés dynamométriques | Llaves dinamométricas | Chiavi dinamometriche
    Abisolierzangen als Handwerkzeuge | Wire strippers being hand tools | Pinces à dénuder en tant qu'outils à main | Pelacables en cuanto herramientas de mano | Spelafili quali utensili a mano
    Bolzenschneider | Bolt cutters | Coupe-boulons | Cizallas cortapernos | Tagliabulloni
    Schraubzwingen für Tischler | Carpenters' clamps | Serre-joints de menuisier | Prensas de apriete para carpinteros | Morsetti per falegnami
    Maurerkellen | Bricklayers' trowels | Truelles de maçon | Paletas de albañil | Cazzuole da muratore
    Spachtel als Handwerkzeuge | Spatulas being hand tools | Spatules en tant qu'outils à main | Espátulas en cuanto herramientas de mano | Spatole quali utensili a mano
    Wagenheber, handbetätigt | Car jacks, hand-operated | Crics actionnés manuellement pour voitures | Gatos para automóviles accionados manualmente | Cric per automobili azionati manualmente
    Pumpen, handbetätigt | Hand-operated pumps | Pompes à main | Bombas accionadas manualmente | Pompe azionate manualmente
    Hacken als Handwerkzeuge | Hoes being hand tools | Binettes en tant qu'outils à main | Azadas en cuanto herramientas de mano | Zappe quali utensili a mano
    Blumenzwiebelpflanzer, handbetätigt | Bulb planters, hand-operated | Plantoirs à bulbes actionnés manuellement | Plantadores de bulbos accionados manualmente | Piantabulbi azionati manualmente
    Schwerter | Swords | Épées | Espadas | Spade
  `,
  `
    Schutzfolien für Smartphones | Protective films adapted for smartphones | Films de protection conçus pour smartphones | Películas protectoras para teléfonos inteligentes | Pellicole protettive per smartphone
    Laptoptaschen | Bags adapted for laptops | Sacs conçus pour ordinateurs portables | Bolsas adaptadas para ordenadores portátiles | Borse per computer portatili
    Schutzhüllen für Tablet-Computer | Protective covers for tablet computers | Étuis de protection pour tablettes électroniques | Fundas protectoras para tabletas electrónicas | Custodie protettive per tablet
    Mobiltelefonhalterungen für Fahrzeuge | Mobile phone holders for vehicles | Supports de téléphones portables pour véhicules | Soportes de teléfonos móviles para vehículos | Supporti per veicoli per telefoni cellulari
    Selfie-Sticks | Selfie sticks | Perches à selfie | Palos para selfis | Bastoni per selfie
    Drahtlose Ladegeräte | Wireless chargers | Chargeurs sans fil | Cargadores inalámbricos | Caricabatterie senza fili
    USB-Ladegeräte | USB chargers | Chargeurs USB | Cargadores USB | Caricatori USB
    Netzadapter | Power adapters | Adaptateurs de courant | Adaptadores de corriente | Adattatori di corrente
    Mehrfachsteckdosen | Power strips | Multiprises électriques | Regletas de enchufes | Prese multiple
    Lithium-Ionen-Akkumulatoren | Lithium-ion batteries | Batteries au lithium-ion | Baterías de iones de litio | Batterie agli ioni di litio
    Akkumulatoren für Elektrofahrzeuge | Batteries for electric vehicles | Batteries pour véhicules électriques | Baterías para vehículos eléctricos | Batterie per veicoli elettrici
    Wechselrichter [Elektrizität] | Inverters [electricity] | Onduleurs [électricité] | Inversores [electricidad] | Invertitori [elettricità]
    Stromzähler | Electricity meters | Compteurs d'électricité | Contadores de electricidad | Contatori di elettricità
    Hubs für die Hausautomation | Home automation hubs | Concentrateurs domotiques | Concentradores domóticos | Hub per domotica
    Intelligente Lautsprecher | Smart speakers | Enceintes intelligentes | Altavoces inteligentes | Altoparlanti intelligenti
    Intelligente Steckdosen | Smart plugs | Prises de courant intelligentes | Enchufes inteligentes | Prese intelligenti
    Digitale Thermostate zur Klimaregelung | Digital climate-control thermostats | Thermostats numériques de climatisation | Termostatos digitales para el control de la climatización | Termostati digitali per il controllo del clima
    Elektronische Türklingeln mit Videofunktion | Electronic video doorbells | Sonnettes de porte électroniques avec vidéo | Timbres de puerta electrónicos con vídeo | Campanelli elettronici per porte con funzione video
    Elektronische Türschlösser | Electronic door locks | Serrures de porte électroniques | Cerraduras electrónicas para puertas | Serrature elettroniche per porte
    Babyphone | Baby monitors | Écoute-bébés | Vigilabebés | Baby monitor
    Bewegungssensoren | Motion sensors | Capteurs de mouvement | Sensores de movimiento | Sensori di movimento
    Temperatursensoren | Temperature sensors | Capteurs de température | Sensores de temperatura | Sensori di temperatura
    Sensoren für die Luftqualität | Air quality sensors | Capteurs de qualité de l'air | Sensores de calidad del aire | Sensori della qualità dell'aria
    Drahtlose Ohrhörer | Wireless earphones | Écouteurs sans fil | Auriculares intrauditivos inalámbricos | Auricolari senza fili
    Headsets für Computer | Headsets for use with computers | Casques à microphone pour ordinateurs | Auriculares con micrófono para ordenadores | Cuffie con microfono per computer
    Soundbars | Soundbars | Barres de son | Barras de sonido | Soundbar
    Plattenspieler | Record players | Tourne-disques | Tocadiscos | Giradischi
    Audioverstärker | Audio amplifiers | Amplificateurs audio | Amplificadores de audio | Amplificatori audio
    Aktivitätstracker, am Körper tragbar | Wearable activity trackers | Capteurs d'activité à porter sur soi | Rastreadores de actividad ponibles | Rilevatori di attività indossabili
    Smartringe | Smart rings | Bagues intelligentes | Anillos inteligentes | Anelli intelligenti
    Datenbrillen | Smartglasses | Lunettes intelligentes | Gafas inteligentes | Occhiali intelligenti
    GPS-Ortungsgeräte | GPS tracking devices | Dispositifs de repérage GPS | Dispositivos de seguimiento por GPS | Dispositivi di localizzazione GPS
    Webcams | Webcams | Webcams | Cámaras web | Webcam
    Objektive für Kameras | Camera lenses | Objectifs pour appareils photo | Objetivos para cámaras | Obiettivi per macchine fotografiche
    Kamerastative | Tripods for cameras | Trépieds pour appareils photographiques | Trípodes para cámaras | Treppiedi per macchine fotografiche
    Herunterladbare mobile Anwendungen für Gesundheit und Fitness | Downloadable mobile applications for health and fitness | Applications mobiles téléchargeables pour la santé et la forme physique | Aplicaciones móviles descargables para la salud y la forma física | Applicazioni mobili scaricabili per la salute e la forma fisica
    Herunterladbare mobile Anwendungen zum Buchen von Taxis | Downloadable mobile applications for booking taxis | Applications mobiles téléchargeables pour la réservation de taxis | Aplicaciones móviles descargables para la reserva de taxis | Applicazioni mobili scaricabili per la prenotazione di taxi
    Herunterladbare mobile Anwendungen zum Bestellen von Speisen | Downloadable mobile applications for ordering food | Applications mobiles téléchargeables pour commander des repas | Aplicaciones móviles descargables para pedir comida | Applicazioni mobili scaricabili per l'ordinazione di cibo
    Herunterladbare Lernsoftware | Downloadable educational software | Logiciels éducatifs téléchargeables | Software educativo descargable | Software didattico scaricabile
    Herunterladbare Buchhaltungssoftware | Downloadable accounting software | Logiciels de comptabilité téléchargeables | Software de contabilidad descargable | Software di contabilità scaricabile
    Software für das Kundenbeziehungsmanagement | Customer relationship management software | Logiciels de gestion de la relation client | Software de gestión de relaciones con los clientes | Software per la gestione delle relazioni con i clienti
    Software für das Projektmanagement | Project management software | Logiciels de gestion de projets | Software de gestión de proyectos | Software per la gestione di progetti
    Software für den elektronischen Handel | E-commerce software | Logiciels de commerce électronique | Software de comercio electrónico | Software per il commercio elettronico
    Software für die Zahlungsabwicklung | Payment processing software | Logiciels de traitement des paiements | Software para el procesamiento de pagos | Software per l'elaborazione dei pagamenti
    Computersicherheitssoftware | Computer security software | Logiciels de sécurité informatique | Software de seguridad informática | Software per la sicurezza informatica
    Software für maschinelles Lernen | Machine learning software | Logiciels d'apprentissage automatique | Software de aprendizaje automático | Software di apprendimento automatico
    Chatbot-Software zur Gesprächssimulation | Chatbot software for simulating conversations | Logiciels d'agents conversationnels pour la simulation de conversations | Software de chatbot para simular conversaciones | Software chatbot per la simulazione di conversazioni
    Blockchain-Software | Blockchain software | Logiciels de chaînes de blocs | Software de cadena de bloques | Software blockchain
    Bildbearbeitungssoftware | Image editing software | Logiciels de retouche d'images | Software de edición de imágenes | Software per il ritocco di immagini
    Videospielkassetten | Video game cartridges | Cartouches de jeux vidéo | Cartuchos de videojuegos | Cartucce per videogiochi
    Spielsoftware für virtuelle Realität | Virtual reality game software | Logiciels de jeux de réalité virtuelle | Software de juegos de realidad virtual | Software per giochi di realtà virtuale
    Herunterladbare virtuelle Bekleidung | Downloadable virtual clothing | Vêtements virtuels téléchargeables | Ropa virtual descargable | Abbigliamento virtuale scaricabile
    Herunterladbare Musikdateien | Downloadable music files | Fichiers de musique téléchargeables | Archivos de música descargables | File musicali scaricabili
    Herunterladbare Podcasts | Downloadable podcasts | Podcasts téléchargeables | Pódcast descargables | Podcast scaricabili
    Herunterladbare E-Books | Downloadable e-books | Livres électroniques téléchargeables | Libros electrónicos descargables | Libri elettronici scaricabili
    Kodierte Geschenkkarten | Encoded gift cards | Cartes-cadeaux codées | Tarjetas de regalo codificadas | Carte regalo codificate
    Zahlungsterminals, elektronisch | Electronic payment terminals | Terminaux de paiement électronique | Terminales de pago electrónico | Terminali per pagamenti elettronici
    Registrierkassen | Cash registers | Caisses enregistreuses | Cajas registradoras | Registratori di cassa
    RFID-Etiketten | RFID tags | Étiquettes d'identification par radiofréquence [RFID] | Etiquetas de identificación por radiofrecuencia [RFID] | Etichette RFID
    Computerserver | Computer servers | Serveurs informatiques | Servidores informáticos | Server per computer
    Festplatten, extern | External hard drives | Disques durs externes | Discos duros externos | Dischi rigidi esterni
    Leiterplatten | Printed circuit boards | Cartes de circuits imprimés | Placas de circuitos impresos | Schede a circuiti stampati
    Mousepads | Mouse pads | Tapis de souris | Alfombrillas de ratón | Tappetini per mouse
    Unterrichtsroboter | Teaching robots | Robots pédagogiques | Robots didácticos | Robot didattici
    Videoprojektoren | Video projectors | Projecteurs vidéo | Proyectores de vídeo | Videoproiettori
    Fahrradhelme | Bicycle helmets | Casques de vélo | Cascos de ciclista | Caschi da ciclista
    Motorradhelme | Motorcycle helmets | Casques de motocyclistes | Cascos de motociclista | Caschi da motociclista
    Skihelme | Ski helmets | Casques de ski | Cascos de esquí | Caschi da sci
    Schwimmwesten | Life jackets | Gilets de sauvetage | Chalecos salvavidas | Giubbotti di salvataggio
    Taucheranzüge | Diving suits | Combinaisons de plongée | Trajes de buceo | Mute da sub
    Küchenwaagen | Kitchen scales | Balances de cuisine | Balanzas de cocina | Bilance da cucina
    Maßbänder | Measuring tapes | Rubans à mesurer | Cintas métricas | Metri a nastro
  `,
  `
    Brillen | Spectacles | Lunettes de vue | Gafas | Occhiali da vista
    Sonnenbrillen | Sunglasses | Lunettes de soleil | Gafas de sol | Occhiali da sole
    Brillenfassungen | Spectacle frames | Montures de lunettes | Monturas de gafas | Montature per occhiali
    Brillengläser | Spectacle lenses | Verres de lunettes | Cristales para gafas | Lenti per occhiali
    Brillenetuis | Spectacle cases | Étuis à lunettes | Estuches para gafas | Astucci per occhiali
    Brillenketten | Chains for spectacles | Chaînettes de lunettes | Cadenas para gafas | Catenelle per occhiali
    Kordeln für Brillen | Cords for spectacles | Cordons de lunettes | Cordones para gafas | Cordoncini per occhiali
    Brillenbügel | Temples for spectacles | Branches de lunettes | Patillas de gafas | Stanghette per occhiali
    Lesebrillen | Reading glasses | Lunettes de lecture | Gafas de lectura | Occhiali da lettura
    Aufsteckbare Sonnenbrillen | Clip-on sunglasses | Lunettes de soleil à clip | Gafas de sol con clip | Occhiali da sole a clip
    Kontaktlinsen | Contact lenses | Lentilles de contact | Lentes de contacto | Lenti a contatto
    Behälter für Kontaktlinsen | Containers for contact lenses | Étuis pour lentilles de contact | Estuches para lentes de contacto | Astucci per lenti a contatto
    Sauger für Babyflaschen | Feeding bottle teats | Tétines de biberons | Tetinas de biberón | Tettarelle per biberon
    Beißringe für zahnende Kinder | Teething rings | Anneaux de dentition | Mordedores para la dentición | Anelli per la dentizione
    Nasensauger | Nasal aspirators | Aspirateurs nasaux | Aspiradores nasales | Aspiratori nasali
    Stillhütchen | Nipple shields for breast-feeding | Bouts de sein pour l'allaitement | Pezoneras para la lactancia | Paracapezzoli per l'allattamento
    Physiotherapiegeräte | Physiotherapy apparatus | Appareils de physiothérapie | Aparatos de fisioterapia | Apparecchi per fisioterapia
    Körperübungsgeräte für medizinische Zwecke | Physical exercise apparatus for medical purposes | Appareils pour exercices physiques à usage médical | Aparatos para ejercicios físicos de uso médico | Apparecchi per esercizi fisici per uso medico
    Geräte zur transkutanen elektrischen Nervenstimulation | Transcutaneous electrical nerve stimulation apparatus | Appareils de stimulation nerveuse électrique transcutanée | Aparatos de estimulación nerviosa eléctrica transcutánea | Apparecchi per la stimolazione nervosa elettrica transcutanea
    Elektrische Massagepistolen | Electric massage guns | Pistolets de massage électriques | Pistolas de masaje eléctricas | Pistole elettriche per massaggi
    Elektrische Massagesessel | Electric massage chairs | Fauteuils de massage électriques | Sillones de masaje eléctricos | Poltrone elettriche per massaggi
    Fußmassagegeräte | Foot massage apparatus | Appareils de massage des pieds | Aparatos de masaje para los pies | Apparecchi per massaggi ai piedi
    Massagerollen aus Schaumstoff | Foam massage rollers | Rouleaux de massage en mousse | Rodillos de masaje de espuma | Rulli in schiuma per massaggi
    Akupressurmatten | Acupressure mats | Tapis d'acupression | Esterillas de acupresión | Tappetini per digitopressione
    Akupunkturnadeln | Acupuncture needles | Aiguilles d'acupuncture | Agujas de acupuntura | Aghi per agopuntura
    Schröpfköpfe | Cupping glasses | Ventouses médicales | Ventosas médicas | Ventose mediche
    Kinesiologiebänder | Kinesiology tapes | Bandes de kinésiologie | Cintas kinesiológicas | Nastri kinesiologici
    Orthopädische Kniebandagen | Orthopaedic knee bandages | Genouillères orthopédiques | Rodilleras ortopédicas | Ginocchiere ortopediche
    Orthopädische Gürtel | Orthopaedic belts | Ceintures orthopédiques | Fajas ortopédicas | Cinture ortopediche
    Orthopädische Kissen | Orthopaedic cushions | Coussins orthopédiques | Cojines ortopédicos | Cuscini ortopedici
    Rückenstützen für medizinische Zwecke | Back supports for medical purposes | Supports dorsaux à usage médical | Soportes para la espalda de uso médico | Supporti per la schiena per uso medico
    Zehenspreizer für orthopädische Zwecke | Toe separators for orthopaedic purposes | Écarte-orteils à usage orthopédique | Separadores de dedos del pie de uso ortopédico | Separatori per dita dei piedi per uso ortopedico
    Schwangerschaftsgürtel | Maternity belts | Ceintures de grossesse | Fajas de embarazo | Cinture per gestanti
    Krücken | Crutches | Béquilles | Muletas | Stampelle
    Gehstöcke für medizinische Zwecke | Walking sticks for medical purposes | Cannes à usage médical | Bastones de uso médico | Bastoni per uso medico
    Ohrstöpsel als Gehörschutz | Ear plugs for hearing protection | Bouchons d'oreilles pour la protection auditive | Tapones para la protección de los oídos | Tappi auricolari per la protezione dell'udito
    Menstruationstassen | Menstrual cups | Coupes menstruelles | Copas menstruales | Coppette mestruali
    Zungenschaber | Tongue scrapers | Gratte-langues | Raspadores linguales | Raschietti per la lingua
    Kieferorthopädische Zahnschienen | Orthodontic aligners | Gouttières orthodontiques | Alineadores de ortodoncia | Allineatori ortodontici
    Zahnkronen | Dental crowns | Couronnes dentaires | Coronas dentales | Corone dentarie
    Vibratoren als Sexspielzeug | Vibrators being sex toys | Vibromasseurs en tant que jouets sexuels | Vibradores en cuanto juguetes sexuales | Vibratori quali giocattoli erotici
    Eisbeutel für medizinische Zwecke | Ice bags for medical purposes | Sacs à glace à usage médical | Bolsas de hielo de uso médico | Borse per il ghiaccio per uso medico
    LED-Masken für therapeutische Zwecke | LED masks for therapeutic purposes | Masques à DEL à usage thérapeutique | Máscaras led de uso terapéutico | Maschere a LED per uso terapeutico
    Körperfettmessgeräte | Body fat monitors | Appareils de mesure de la graisse corporelle | Monitores de grasa corporal | Misuratori di grasso corporeo
    Insulinpumpen | Insulin pumps | Pompes à insuline | Bombas de insulina | Pompe per insulina
  `,
]
