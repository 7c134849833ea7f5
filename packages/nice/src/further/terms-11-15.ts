/** Further terms of the classes 11 to 15. */
export const further11To15 = [
  `
    LED-Lampen | LED lamps | Lampes à DEL | Lámparas led | Lampade a LED
    LED-Glühbirnen | LED light bulbs | Ampoules à DEL | Bombillas led | Lampadine a LED
    LED-Lichtbänder | LED light strips | Rubans lumineux à DEL | Tiras luminosas led | Strisce luminose a LED
    Tischlampen | Table lamps | Lampes de table | Lámparas de mesa | Lampade da tavolo
    Schreibtischlampen | Desk lamps | Lampes de bureau | Lámparas de escritorio | Lampade da scrivania
    Stehlampen | Floor lamps | Lampes sur pied | Lámparas de pie | Lampade da terra
    Deckenleuchten | Ceiling lights | Plafonniers | Lámparas de techo | Plafoniere
    Wandleuchten | Wall lights | Appliques murales | Apliques de pared | Lampade da parete
    Lampenschirme | Lampshades | Abat-jour | Pantallas de lámparas | Paralumi
    Außenleuchten | Outdoor luminaires | Luminaires d'extérieur | Luminarias de exterior | Apparecchi di illuminazione per esterni
    Solarlampen | Solar lamps | Lampes solaires | Lámparas solares | Lampade solari
    Stirnlampen | Head torches | Lampes frontales | Linternas frontales | Torce frontali
    Fahrradleuchten | Bicycle lights | Feux pour bicyclettes | Luces para bicicletas | Luci per biciclette
    Elektrische Nachtlichter | Electric night lights | Veilleuses électriques | Luces nocturnas eléctricas | Luci notturne elettriche
    Bühnenbeleuchtungsgeräte | Stage lighting apparatus | Appareils d'éclairage de scène | Aparatos de iluminación escénica | Apparecchi di illuminazione scenica
    Lampen für die Pflanzenzucht | Plant grow lights | Lampes pour la culture de plantes | Lámparas para el cultivo de plantas | Lampade per la coltivazione di piante
    Luftwärmepumpen | Air source heat pumps | Pompes à chaleur aérothermiques | Bombas de calor aerotérmicas | Pompe di calore aerotermiche
    Erdwärmepumpen | Geothermal heat pumps | Pompes à chaleur géothermiques | Bombas de calor geotérmicas | Pompe di calore geotermiche
    Infrarotheizgeräte | Infrared heaters | Appareils de chauffage à infrarouge | Calefactores de infrarrojos | Riscaldatori a infrarossi
    Heizlüfter | Fan heaters | Radiateurs soufflants | Termoventiladores | Termoventilatori
    Terrassenheizer | Patio heaters | Chauffages de terrasse | Calefactores para terrazas | Riscaldatori per terrazze
    Pelletöfen | Pellet stoves | Poêles à granulés | Estufas de pellets | Stufe a pellet
    Kamine für Wohnräume | Domestic fireplaces | Cheminées d'appartement | Chimeneas para viviendas | Caminetti per appartamenti
    Thermostatventile für Heizkörper | Thermostatic radiator valves | Vannes thermostatiques pour radiateurs | Válvulas termostáticas para radiadores | Valvole termostatiche per radiatori
    Heizdecken, nicht für medizinische Zwecke | Electric blankets, not for medical purposes | Couvertures chauffantes à usage autre que médical | Mantas eléctricas que no sean de uso médico | Coperte elettriche non per uso medico
    Wärmflaschen | Hot water bottles | Bouillottes | Bolsas de agua caliente | Borse dell'acqua calda
    Tragbare Klimageräte | Portable air conditioners | Climatiseurs portatifs | Acondicionadores de aire portátiles | Condizionatori d'aria portatili
    Lüftungsanlagen mit Wärmerückgewinnung | Heat recovery ventilation installations | Installations de ventilation à récupération de chaleur | Instalaciones de ventilación con recuperación de calor | Impianti di ventilazione con recupero di calore
    Filter für Klimageräte | Filters for air conditioners | Filtres pour climatiseurs | Filtros para aparatos de aire acondicionado | Filtri per condizionatori d'aria
    Luftentfeuchter | Dehumidifiers | Déshumidificateurs | Deshumidificadores | Deumidificatori
    Elektrische Tischventilatoren | Electric desk fans | Ventilateurs de bureau électriques | Ventiladores de mesa eléctricos | Ventilatori elettrici da tavolo
    Deckenventilatoren | Ceiling fans | Ventilateurs de plafond | Ventiladores de techo | Ventilatori da soffitto
    Elektrische Espressomaschinen | Electric espresso machines | Machines à expresso électriques | Máquinas de café expreso eléctricas | Macchine elettriche per caffè espresso
    Elektrische Kaffeekapselmaschinen | Electric capsule coffee machines | Machines à café électriques à capsules | Cafeteras eléctricas de cápsulas | Macchine elettriche per caffè in capsule
    Kaffeeröster | Coffee roasters | Torréfacteurs à café | Tostadores de café | Torrefattori per caffè
    Heißluftfritteusen | Air fryers | Friteuses à air chaud | Freidoras de aire | Friggitrici ad aria
    Elektrische Reiskocher | Electric rice cookers | Cuiseurs à riz électriques | Arroceras eléctricas | Cuociriso elettrici
    Elektrische Schnellkochtöpfe | Electric pressure cookers | Autocuiseurs électriques | Ollas a presión eléctricas | Pentole a pressione elettriche
    Elektrische Schongarer | Electric slow cookers | Mijoteuses électriques | Ollas de cocción lenta eléctricas | Pentole elettriche a cottura lenta
    Elektrische Sous-vide-Garer | Electric sous-vide cookers | Cuiseurs sous vide électriques | Aparatos eléctricos de cocción al vacío | Apparecchi elettrici per la cottura sottovuoto
    Pizzaöfen | Pizza ovens | Fours à pizza | Hornos para pizzas | Forni per pizza
    Elektrische Waffeleisen | Electric waffle irons | Gaufriers électriques | Gofreras eléctricas | Piastre elettriche per cialde
    Brotbackautomaten | Bread-making machines | Machines à pain | Panificadoras | Macchine per fare il pane
    Elektrische Joghurtbereiter | Electric yogurt makers | Yaourtières électriques | Yogurteras eléctricas | Yogurtiere elettriche
    Elektrische Babyflaschenwärmer | Electric heaters for feeding bottles | Chauffe-biberons électriques | Calientabiberones eléctricos | Scaldabiberon elettrici
    Elektrische Weinkühlschränke | Electric wine cellars | Caves à vin électriques | Vinotecas eléctricas | Cantinette elettriche per vino
    Kühlvitrinen | Refrigerated display cabinets | Vitrines frigorifiques | Vitrinas frigoríficas | Vetrine refrigerate
    Eiswürfelbereiter | Ice cube making machines | Machines à glaçons | Máquinas para hacer cubitos de hielo | Macchine per cubetti di ghiaccio
    Elektrische Kühlboxen | Electric cool boxes | Glacières électriques | Neveras portátiles eléctricas | Frigoriferi portatili elettrici
    Duschen | Showers | Douches | Duchas | Docce
    Duschköpfe | Shower heads | Pommes de douche | Alcachofas de ducha | Soffioni per doccia
    Duschwannen | Shower trays | Receveurs de douche | Platos de ducha | Piatti doccia
    Mischbatterien | Mixer taps | Robinets mélangeurs | Grifos mezcladores | Rubinetti miscelatori
    Toilettensitze | Toilet seats | Sièges de toilettes | Asientos de inodoro | Sedili per WC
    Wasserenthärtungsanlagen | Water softening installations | Installations d'adoucissement de l'eau | Instalaciones para ablandar el agua | Impianti per l'addolcimento dell'acqua
  `,
  `
    Elektroautos | Electric cars | Voitures électriques | Automóviles eléctricos | Automobili elettriche
    Hybridautos | Hybrid cars | Voitures hybrides | Automóviles híbridos | Automobili ibride
    Fahrerlose Autos | Driverless cars | Voitures sans conducteur | Automóviles sin conductor | Automobili senza conducente
    Lieferwagen | Delivery vans | Fourgonnettes de livraison | Furgonetas de reparto | Furgoni per consegne
    Foodtrucks | Food trucks | Camions-restaurants | Camiones de venta de comida | Autocarri per la ristorazione
    Krankenwagen | Ambulances | Ambulances | Ambulancias | Ambulanze
    Quads | Quad bikes | Quads | Quads | Quad
    Golfwagen als Fahrzeuge | Golf carts being vehicles | Voiturettes de golf en tant que véhicules | Carritos de golf en cuanto vehículos | Golf cart quali veicoli
    Elektrische Mountainbikes | Electric mountain bikes | VTT électriques | Bicicletas de montaña eléctricas | Mountain bike elettriche
    Mountainbikes | Mountain bikes | Vélos tout-terrain | Bicicletas de montaña | Mountain bike
    Rennräder | Racing bicycles | Vélos de course | Bicicletas de carreras | Biciclette da corsa
    Falträder | Folding bicycles | Vélos pliants | Bicicletas plegables | Biciclette pieghevoli
    Kinderfahrräder | Children's bicycles | Vélos pour enfants | Bicicletas para niños | Biciclette per bambini
    Laufräder als Fahrzeuge | Balance bicycles being vehicles | Draisiennes en tant que véhicules | Bicicletas sin pedales en cuanto vehículos | Biciclette senza pedali quali veicoli
    Fahrradrahmen | Bicycle frames | Cadres de bicyclettes | Cuadros de bicicleta | Telai per biciclette
    Fahrradlenker | Bicycle handlebars | Guidons de bicyclettes | Manillares de bicicleta | Manubri per biciclette
    Fahrradketten | Bicycle chains | Chaînes de bicyclettes | Cadenas de bicicleta | Catene per biciclette
    Fahrradbremsen | Bicycle brakes | Freins de bicyclettes | Frenos de bicicleta | Freni per biciclette
    Fahrradreifen | Bicycle tyres | Pneus de bicyclettes | Neumáticos de bicicleta | Pneumatici per biciclette
    Schläuche für Fahrradreifen | Inner tubes for bicycle tyres | Chambres à air pour pneus de bicyclettes | Cámaras de aire para neumáticos de bicicleta | Camere d'aria per pneumatici di biciclette
    Fahrradpumpen | Bicycle pumps | Pompes de bicyclettes | Bombas de bicicleta | Pompe per biciclette
    Fahrradklingeln | Bicycle bells | Sonnettes de bicyclettes | Timbres de bicicleta | Campanelli per biciclette
    Fahrradpacktaschen | Panniers adapted for bicycles | Sacoches conçues pour bicyclettes | Alforjas para bicicletas | Borse per biciclette
    Gepäckträger für Fahrräder | Luggage carriers for bicycles | Porte-bagages pour bicyclettes | Portaequipajes para bicicletas | Portabagagli per biciclette
    Schutzbleche für Fahrräder | Bicycle mudguards | Garde-boue de bicyclettes | Guardabarros de bicicleta | Parafanghi per biciclette
    Fahrradanhänger | Bicycle trailers | Remorques de bicyclettes | Remolques para bicicletas | Rimorchi per biciclette
    Kindersitze für Fahrräder | Bicycle seats for children | Sièges de bicyclettes pour enfants | Asientos de bicicleta para niños | Seggiolini per bambini per biciclette
    Motoren für Elektrofahrräder | Motors for electric bicycles | Moteurs pour vélos électriques | Motores para bicicletas eléctricas | Motori per biciclette elettriche
    Fahrradträger für Fahrzeuge | Bicycle carriers for vehicles | Porte-vélos pour véhicules | Portabicicletas para vehículos | Portabiciclette per veicoli
    Tretroller als Fahrzeuge | Push scooters being vehicles | Trottinettes en tant que véhicules | Patinetes en cuanto vehículos | Monopattini quali veicoli
    Elektrische Motorroller | Electric motor scooters | Scooters électriques | Escúteres eléctricos | Scooter elettrici
    Mopeds | Mopeds | Cyclomoteurs | Ciclomotores | Ciclomotori
    Selbstbalancierende elektrische Einräder | Self-balancing electric unicycles | Monocycles électriques autoéquilibrés | Monociclos eléctricos autoequilibrados | Monocicli elettrici autobilanciati
    Elektromobile für Personen mit eingeschränkter Mobilität | Mobility scooters | Scooters pour personnes à mobilité réduite | Escúteres para personas con movilidad reducida | Scooter per persone a mobilità ridotta
    Elektrische Rollstühle | Electric wheelchairs | Fauteuils roulants électriques | Sillas de ruedas eléctricas | Sedie a rotelle elettriche
    Sättel für Motorräder | Motorcycle saddles | Selles de motocyclettes | Sillines de motocicleta | Selle per motociclette
    Zusammenklappbare Kindersportwagen | Foldable pushchairs | Poussettes pliantes | Sillas de paseo plegables | Passeggini pieghevoli
    Verdecke für Kinderwagen | Hoods for prams | Capotes de poussettes | Capotas para cochecitos de bebé | Capote per carrozzine
    An Kinderwagen angepasste Fußsäcke | Footmuffs adapted for prams | Chancelières conçues pour poussettes | Sacos cubrepiés para cochecitos de bebé | Sacchi coprigambe per carrozzine
    An Kinderwagen angepasste Taschen | Bags adapted for prams | Sacs conçus pour poussettes | Bolsas adaptadas para cochecitos de bebé | Borse adattate per carrozzine
    Buggys für Haustiere | Pet strollers | Poussettes pour animaux de compagnie | Cochecitos para animales de compañía | Passeggini per animali da compagnia
    Kindersitzerhöhungen für Fahrzeuge | Child booster seats for vehicles | Rehausseurs pour enfants pour véhicules | Asientos elevadores para niños para vehículos | Rialzi per bambini per sedili di veicoli
    Kameradrohnen, ausgenommen Spielzeug | Camera drones, other than toys | Drones avec caméra autres que jouets | Drones con cámara que no sean juguetes | Droni con telecamera, diversi dai giocattoli
    Lieferdrohnen | Delivery drones | Drones de livraison | Drones de reparto | Droni per consegne
    Landwirtschaftsdrohnen | Agricultural drones | Drones agricoles | Drones agrícolas | Droni agricoli
    Selbstfahrende Lieferroboter | Self-driving delivery robots | Robots de livraison autonomes | Robots de reparto autónomos | Robot a guida autonoma per consegne
    Gabelstapler | Forklift trucks | Chariots élévateurs à fourche | Carretillas elevadoras de horquilla | Carrelli elevatori a forca
    Einkaufswagen | Shopping trolleys | Chariots de supermarché | Carritos de la compra | Carrelli per la spesa
    Schlauchboote | Inflatable boats | Bateaux pneumatiques | Botes hinchables | Gommoni
    Segelboote | Sailing boats | Voiliers | Veleros | Barche a vela
    Fahrzeugsitze | Vehicle seats | Sièges de véhicules | Asientos de vehículos | Sedili per veicoli
    Sicherheitsgurte für Fahrzeugsitze | Safety belts for vehicle seats | Ceintures de sécurité pour sièges de véhicules | Cinturones de seguridad para asientos de vehículos | Cinture di sicurezza per sedili di veicoli
    Airbags für Fahrzeuge | Airbags for vehicles | Coussins gonflables de sécurité pour véhicules | Airbags para vehículos | Airbag per veicoli
    Bremsscheiben für Fahrzeuge | Brake discs for vehicles | Disques de freins pour véhicules | Discos de freno para vehículos | Dischi dei freni per veicoli
    Lenkräder für Fahrzeuge | Steering wheels for vehicles | Volants pour véhicules | Volantes para vehículos | Volanti per veicoli
    Rückspiegel | Rear-view mirrors | Rétroviseurs | Espejos retrovisores | Specchietti retrovisori
    Diebstahlalarmanlagen für Fahrzeuge | Anti-theft alarms for vehicles | Alarmes antivol pour véhicules | Alarmas antirrobo para vehículos | Allarmi antifurto per veicoli
    Dachboxen für Fahrzeuge | Roof boxes for vehicles | Coffres de toit pour véhicules | Cofres de techo para vehículos | Box da tetto per veicoli
    Schneeketten für Fahrzeuge | Snow chains for vehicles | Chaînes à neige pour véhicules | Cadenas de nieve para vehículos | Catene da neve per veicoli
    Winterreifen | Winter tyres | Pneus d'hiver | Neumáticos de invierno | Pneumatici invernali
  `,
  `
    Munition und Geschosse | Ammunition and projectiles | Munitions et projectiles | Municiones y proyectiles | Munizioni e proiettili
    Pyrotechnische Erzeugnisse | Pyrotechnic products | Produits pyrotechniques | Productos pirotécnicos | Prodotti pirotecnici
    Gewehre | Rifles | Fusils | Fusiles | Fucili
    Karabiner [Schusswaffen] | Carbines [firearms] | Carabines [armes à feu] | Carabinas [armas de fuego] | Carabine [armi da fuoco]
    Sturmgewehre | Assault rifles | Fusils d'assaut | Fusiles de asalto | Fucili d'assalto
    Harpunengewehre [Waffen] | Harpoon guns [weapons] | Fusils lance-harpons [armes] | Fusiles lanzaarpones [armas] | Fucili lancia-arpioni [armi]
    Leuchtpistolen | Flare pistols | Pistolets lance-fusées | Pistolas lanzabengalas | Pistole lanciarazzi
    Startpistolen | Starting pistols | Pistolets de starter | Pistolas de salida | Pistole da starter
    Kanonen | Cannons | Canons [artillerie] | Cañones | Cannoni
    Mörser [Feuerwaffen] | Mortars [firearms] | Mortiers [armes à feu] | Morteros [armas de fuego] | Mortai [armi da fuoco]
    Raketenabschussgeräte | Rocket launchers | Lance-roquettes | Lanzacohetes | Lanciarazzi
    Ballistische Raketen | Ballistic missiles | Missiles balistiques | Misiles balísticos | Missili balistici
    Torpedos | Torpedoes | Torpilles | Torpedos | Siluri
    Jagdmunition | Hunting ammunition | Munitions de chasse | Municiones de caza | Munizioni da caccia
    Bleischrot für die Jagd | Lead shot for hunting | Plombs de chasse | Perdigones de caza | Pallini di piombo per la caccia
    Luftgewehrmunition | Air gun pellets | Plombs pour armes à air comprimé | Balines para armas de aire comprimido | Pallini per armi ad aria compressa
    Platzpatronen | Blank cartridges | Cartouches à blanc | Cartuchos de fogueo | Cartucce a salve
    Leuchtspurmunition | Tracer ammunition | Munitions traçantes | Municiones trazadoras | Munizioni traccianti
    Patronentaschen | Cartridge pouches | Étuis à cartouches | Cartucheras | Giberne per cartucce
    Ladegeräte für Patronen | Cartridge loading apparatus | Appareils à charger les cartouches | Aparatos para cargar cartuchos | Apparecchi per caricare le cartucce
    Zündhütchen, ausgenommen Spielzeug | Percussion caps, other than toys | Capsules fulminantes autres que jouets | Fulminantes que no sean juguetes | Capsule fulminanti, diverse dai giocattoli
    Zündschnüre für Sprengstoffe | Fuses for explosives | Cordeaux d'allumage pour explosifs | Mechas para explosivos | Micce per esplosivi
    Sprengschnüre | Detonating cords | Cordeaux détonants | Cordones detonantes | Corde detonanti
    Sprengpatronen | Explosive cartridges | Cartouches explosives | Cartuchos explosivos | Cartucce esplosive
    Sprengpulver | Explosive powders | Poudres explosives | Pólvoras explosivas | Polveri esplosive
    Schwarzpulver | Black powder | Poudre noire | Pólvora negra | Polvere nera
    Schießbaumwolle | Guncotton | Fulmicoton | Algodón pólvora | Fulmicotone
    Ammoniumnitratsprengstoffe | Ammonium nitrate explosives | Explosifs au nitrate d'ammonium | Explosivos de nitrato de amonio | Esplosivi al nitrato d'ammonio
    Rauchgranaten | Smoke grenades | Grenades fumigènes | Granadas de humo | Granate fumogene
    Pyrotechnische Signalfackeln | Pyrotechnic signalling flares | Torches de signalisation pyrotechniques | Bengalas de señalización pirotécnicas | Torce di segnalazione pirotecniche
    Explosive Nebelsignale | Fog signals, explosive | Signaux de brouillard explosifs | Señales de niebla explosivas | Segnali da nebbia esplosivi
    Feuerwerksraketen | Firework rockets | Fusées d'artifice | Cohetes pirotécnicos | Razzi pirotecnici
    Tischfeuerwerk | Indoor fireworks | Feux d'artifice d'intérieur | Fuegos artificiales de interior | Fuochi d'artificio da interno
    Feuerwerksfontänen | Firework fountains | Fontaines pyrotechniques | Fuentes pirotécnicas | Fontane pirotecniche
    Selbstverteidigungssprays | Sprays for personal defence purposes | Sprays de défense personnelle | Aerosoles de defensa personal | Spray per difesa personale
    Magazine für Waffen | Magazines for weapons | Chargeurs d'armes | Cargadores de armas | Caricatori per armi
    Schlagbolzen für Feuerwaffen | Firing pins for firearms | Percuteurs pour armes à feu | Percutores para armas de fuego | Percussori per armi da fuoco
    Verschlüsse für Feuerwaffen | Breeches of firearms | Culasses d'armes à feu | Cierres de armas de fuego | Otturatori per armi da fuoco
    Abzugsbügel für Gewehre | Trigger guards for rifles | Sous-gardes de fusils | Guardamontes de fusiles | Ponticelli di fucili
    Pistolengriffe | Pistol grips | Poignées de pistolets | Empuñaduras de pistolas | Impugnature per pistole
    Zweibeine für Schusswaffen | Bipods for firearms | Bipieds pour armes à feu | Bípodes para armas de fuego | Bipiedi per armi da fuoco
    Gewehrfutterale | Rifle cases | Étuis à fusils | Fundas para fusiles | Foderi per fucili
  `,
  `
    Uhren | Timepieces | Articles d'horlogerie | Relojes | Orologi
    Edelmetalle | Precious metals | Métaux précieux | Metales preciosos | Metalli preziosi
    Edelmetalllegierungen | Alloys of precious metal | Alliages de métaux précieux | Aleaciones de metales preciosos | Leghe di metalli preziosi
    Halbedelsteine | Semi-precious stones | Pierres semi-précieuses | Piedras semipreciosas | Pietre semipreziose
    Juwelierwaren | Articles of fine jewellery | Articles de joaillerie | Artículos de alta joyería | Articoli di alta gioielleria
    Schmuck aus Edelmetall | Jewellery of precious metal | Bijoux en métaux précieux | Joyas de metales preciosos | Gioielli in metalli preziosi
    Goldschmuck | Gold jewellery | Bijoux en or | Joyas de oro | Gioielli in oro
    Silberschmuck | Silver jewellery | Bijoux en argent | Joyas de plata | Gioielli in argento
    Perlenschmuck | Pearl jewellery | Bijoux en perles | Joyas de perlas | Gioielli di perle
    Diamantschmuck | Diamond jewellery | Bijoux en diamants | Joyas de diamantes | Gioielli con diamanti
    Schmuck mit Edelsteinen | Jewellery incorporating precious stones | Bijoux ornés de pierres précieuses | Joyas con piedras preciosas | Gioielli con pietre preziose
    Emailschmuck | Enamelled jewellery | Bijoux émaillés | Joyas esmaltadas | Gioielli smaltati
    Edelstahlschmuck | Stainless steel jewellery | Bijoux en acier inoxydable | Joyas de acero inoxidable | Gioielli in acciaio inossidabile
    Herrenschmuck | Men's jewellery | Bijoux pour hommes | Joyas para hombre | Gioielli da uomo
    Kinderschmuck | Children's jewellery | Bijoux pour enfants | Joyas para niños | Gioielli per bambini
    Hochzeitsschmuck | Wedding jewellery | Bijoux de mariage | Joyas de boda | Gioielli da matrimonio
    Verlobungsringe | Engagement rings | Bagues de fiançailles | Anillos de compromiso | Anelli di fidanzamento
    Freundschaftsringe | Friendship rings | Bagues d'amitié | Anillos de la amistad | Anelli dell'amicizia
    Siegelringe | Signet rings | Chevalières | Sortijas de sello | Anelli con sigillo
    Ketten [Schmuck] | Chains [jewellery] | Chaînes [bijouterie] | Cadenas [joyería] | Catene [gioielleria]
    Halsbänder [Schmuck] | Chokers [jewellery] | Colliers ras-de-cou [bijouterie] | Gargantillas [joyería] | Girocolli [gioielleria]
    Medaillons [Schmuck] | Lockets [jewellery] | Médaillons [bijouterie] | Medallones [joyería] | Medaglioni [gioielleria]
    Armreife [Schmuck] | Bangles [jewellery] | Bracelets joncs [bijouterie] | Brazaletes rígidos [joyería] | Bracciali rigidi [gioielleria]
    Freundschaftsarmbänder | Friendship bracelets | Bracelets d'amitié | Pulseras de la amistad | Braccialetti dell'amicizia
    Ohrstecker | Ear studs | Clous d'oreilles | Pendientes de botón | Orecchini a lobo
    Creolen | Hoop earrings | Créoles [boucles d'oreilles] | Pendientes de aro | Orecchini a cerchio
    Ohrclips | Clip earrings | Clips d'oreilles | Pendientes de clip | Orecchini a clip
    Diademe | Tiaras | Diadèmes [bijouterie] | Diademas [joyería] | Diademi
    Hutschmuck [Juwelierwaren] | Hat jewellery | Bijoux pour chapellerie | Joyas para sombreros | Gioielli per cappelli
    Schuhschmuck [Juwelierwaren] | Shoe jewellery | Bijoux pour chaussures | Joyas para el calzado | Gioielli per scarpe
    Krawattenhalter | Tie clips | Fixe-cravates | Pasadores de corbata | Fermacravatte
    Anstecknadeln [Juwelierwaren] | Lapel pins [jewellery] | Épingles de revers [bijouterie] | Alfileres de solapa [joyería] | Spille da bavero [gioielleria]
    Schlüsselringe mit Anhängern | Key rings [split rings with trinket or decorative fob] | Porte-clés [anneaux brisés avec breloque ou colifichet] | Llaveros [anillas partidas con dijes o abalorios] | Portachiavi [anelli con ciondoli o oggetti decorativi]
    Anhänger für Schlüsselringe | Charms for key rings | Breloques pour porte-clés | Dijes para llaveros | Ciondoli per portachiavi
    Verschlüsse für Schmuckwaren | Clasps for jewellery | Fermoirs pour la bijouterie | Cierres para joyería | Fermagli per gioielleria
    Perlen zur Schmuckherstellung | Beads for making jewellery | Perles pour la confection de bijoux | Cuentas para confeccionar joyas | Perline per la fabbricazione di gioielli
    Cabochons | Cabochons | Cabochons | Cabujones | Cabochon
    Schmuckbestandteile | Jewellery findings | Apprêts pour la bijouterie | Fornituras para joyería | Minuteria per gioielleria
    Zuchtperlen | Cultured pearls | Perles de culture | Perlas cultivadas | Perle coltivate
    Künstliche Edelsteine | Artificial gemstones | Pierres précieuses artificielles | Gemas artificiales | Pietre preziose artificiali
    Strass [Edelsteinimitation] | Strass [paste jewellery] | Strass | Estrás | Strass
    Platinlegierungen | Platinum alloys | Alliages de platine | Aleaciones de platino | Leghe di platino
    Palladium | Palladium | Palladium | Paladio | Palladio
    Goldfäden [Schmuck] | Gold thread [jewellery] | Fils d'or [bijouterie] | Hilos de oro [joyería] | Fili d'oro [gioielleria]
    Chronografen als Armbanduhren | Chronograph watches | Montres chronographes | Relojes cronógrafos | Orologi cronografi
    Chronometrische Instrumente | Chronometric instruments | Instruments chronométriques | Instrumentos cronométricos | Strumenti cronometrici
    Damenuhren | Women's watches | Montres pour femmes | Relojes de señora | Orologi da donna
    Herrenuhren | Men's watches | Montres pour hommes | Relojes de caballero | Orologi da uomo
    Taucheruhren | Diving watches | Montres de plongée | Relojes de buceo | Orologi subacquei
    Sportuhren | Sports watches | Montres de sport | Relojes deportivos | Orologi sportivi
    Automatikuhren | Automatic watches | Montres automatiques | Relojes automáticos | Orologi automatici
    Standuhren | Grandfather clocks | Horloges de parquet | Relojes de pie | Orologi a pendolo da terra
    Tischuhren | Table clocks | Horloges de table | Relojes de mesa | Orologi da tavolo
    Uhrengehäuse | Watch cases | Boîtiers de montres | Cajas de relojes | Casse di orologi
    Uhrgläser | Watch glasses | Verres de montres | Cristales de relojes | Vetri per orologi
    Uhrketten | Watch chains | Chaînes de montres | Leontinas | Catene per orologi
    Uhrenbeweger | Watch winders | Remontoirs automatiques pour montres | Estuches rotatorios para relojes | Caricatori rotanti per orologi
    Schmuckrollen | Jewellery rolls | Rouleaux à bijoux | Estuches enrollables para joyas | Astucci arrotolabili per gioielli
    Gedenkmünzen | Commemorative coins | Pièces de monnaie commémoratives | Monedas conmemorativas | Monete commemorative
    Figuren aus Edelmetall | Figurines of precious metal | Figurines en métaux précieux | Figuritas de metales preciosos | Statuette in metalli preziosi
    Kunstgegenstände aus Edelmetall | Works of art of precious metal | Objets d'art en métaux précieux | Obras de arte de metales preciosos | Oggetti d'arte in metalli preziosi
    Pokale aus Edelmetall | Trophies of precious metal | Trophées en métaux précieux | Trofeos de metales preciosos | Trofei in metalli preziosi
    Abzeichen aus Edelmetall | Badges of precious metal | Insignes en métaux précieux | Insignias de metales preciosos | Distintivi in metalli preziosi
    Rosenkränze | Rosaries | Rosaires | Rosarios | Rosari
  `,
  `
    Saiteninstrumente | Stringed musical instruments | Instruments de musique à cordes | Instrumentos musicales de cuerda | Strumenti musicali a corda
    Blasinstrumente | Wind musical instruments | Instruments de musique à vent | Instrumentos musicales de viento | Strumenti musicali a fiato
    Schlaginstrumente | Percussion instruments | Instruments de percussion | Instrumentos de percusión | Strumenti a percussione
    Tasteninstrumente | Keyboard instruments | Instruments à clavier | Instrumentos de teclado | Strumenti a tastiera
    Blechblasinstrumente | Brass instruments | Cuivres [instruments de musique] | Instrumentos de viento metal | Ottoni [strumenti musicali]
    Holzblasinstrumente | Woodwind instruments | Bois [instruments de musique] | Instrumentos de viento madera | Legni [strumenti musicali]
    Akustikgitarren | Acoustic guitars | Guitares acoustiques | Guitarras acústicas | Chitarre acustiche
    Flügel [Musikinstrumente] | Grand pianos | Pianos à queue | Pianos de cola | Pianoforti a coda
    Digitalpianos | Digital pianos | Pianos numériques | Pianos digitales | Pianoforti digitali
    Bratschen | Violas | Altos [instruments de musique] | Violas | Viole
    Zithern | Zithers | Cithares | Cítaras | Cetre
    Blockflöten | Recorders [musical instruments] | Flûtes à bec | Flautas dulces | Flauti dolci
    Querflöten | Transverse flutes | Flûtes traversières | Flautas traveseras | Flauti traversi
    Fagotte | Bassoons | Bassons | Fagots [instrumentos musicales] | Fagotti
    Flügelhörner | Flugelhorns | Bugles [instruments de musique] | Fliscornos | Flicorni
    Dudelsäcke | Bagpipes | Cornemuses | Gaitas | Cornamuse
    Konzertinas | Concertinas | Concertinas | Concertinas | Concertine
    Bandoneons | Bandoneons | Bandonéons | Bandoneones | Bandoneon
    Melodicas | Melodicas | Mélodicas | Melódicas | Melodiche
    Trommeln [Musikinstrumente] | Drums [musical instruments] | Tambours [instruments de musique] | Tambores [instrumentos musicales] | Tamburi [strumenti musicali]
    Elektronische Schlagzeuge | Electronic drum kits | Batteries électroniques | Baterías electrónicas | Batterie elettroniche
    Pauken | Kettledrums | Timbales [instruments de musique] | Timbales [instrumentos musicales] | Timpani
    Cajons | Cajons | Cajons | Cajones [instrumentos musicales] | Cajón
    Bongos | Bongos | Bongos | Bongós | Bonghi
    Tamburine | Tambourines | Tambourins | Panderetas | Tamburelli
    Kastagnetten | Castanets | Castagnettes | Castañuelas | Nacchere
    Triangeln [Musikinstrumente] | Triangles [musical instruments] | Triangles [instruments de musique] | Triángulos [instrumentos musicales] | Triangoli [strumenti musicali]
    Gongs | Gongs | Gongs | Gongs | Gong
    Marimbas | Marimbas | Marimbas | Marimbas | Marimbe
    Glockenspiele [Musikinstrumente] | Glockenspiels [musical instruments] | Glockenspiels [instruments de musique] | Glockenspiels [instrumentos musicales] | Glockenspiel [strumenti musicali]
    Maracas | Maracas | Maracas | Maracas | Maracas
    Drehorgeln | Barrel organs | Orgues de Barbarie | Organillos | Organetti di Barberia
    Harmoniums | Harmoniums | Harmoniums | Armonios | Armonium
    Gitarrengurte | Guitar straps | Sangles de guitare | Correas para guitarras | Tracolle per chitarre
    Kapodaster | Capos | Capodastres | Cejillas para guitarras | Capotasti
    Saitenwirbel für Musikinstrumente | Pegs for musical instruments | Chevilles pour instruments de musique | Clavijas para instrumentos musicales | Bischeri per strumenti musicali
    Stege für Musikinstrumente | Bridges for musical instruments | Chevalets pour instruments de musique | Puentes para instrumentos musicales | Ponticelli per strumenti musicali
    Kinnhalter für Violinen | Chin rests for violins | Mentonnières de violons | Mentoneras de violín | Mentoniere per violini
    Dämpfer für Musikinstrumente | Mutes for musical instruments | Sourdines pour instruments de musique | Sordinas para instrumentos musicales | Sordine per strumenti musicali
    Rohrblätter für Musikinstrumente | Reeds for musical instruments | Anches pour instruments de musique | Lengüetas para instrumentos musicales | Ance per strumenti musicali
    Trommelfelle | Drumheads | Peaux de tambours | Parches de tambor | Pelli per tamburi
    Klaviaturen für Musikinstrumente | Keyboards for musical instruments | Claviers d'instruments de musique | Teclados para instrumentos musicales | Tastiere per strumenti musicali
    Pedale für Musikinstrumente | Pedals for musical instruments | Pédales d'instruments de musique | Pedales para instrumentos musicales | Pedali per strumenti musicali
    Ständer für Musikinstrumente | Stands for musical instruments | Supports pour instruments de musique | Soportes para instrumentos musicales | Supporti per strumenti musicali
    Klaviersaiten | Piano strings | Cordes de piano | Cuerdas de piano | Corde per pianoforte
    Gigbags für Gitarren | Gig bags for guitars | Housses pour guitares | Fundas para guitarras | Custodie morbide per chitarre
  `,
]
