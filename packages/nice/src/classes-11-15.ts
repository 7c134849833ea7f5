/** Headings and terms of the classes 11 to 15. */
export const classes11To15 = [
  `
    Apparate und Anlagen für Beleuchtung, Heizung, Kühlung, Dampferzeugung, Kochen, Trocknung, Lüftung und Wasserversorgung; sanitäre Anlagen | Apparatus and installations for lighting, heating, cooling, steam generation, cooking, drying, ventilation and water supply; sanitary installations | Appareils et installations d'éclairage, de chauffage, de refroidissement, de production de vapeur, de cuisson, de séchage, de ventilation et de distribution d'eau; installations sanitaires | Aparatos e instalaciones de alumbrado, calefacción, enfriamiento, producción de vapor, cocción, secado, ventilación y distribución de agua; instalaciones sanitarias | Apparecchi e impianti per illuminazione, riscaldamento, raffreddamento, produzione di vapore, cottura, essiccazione, ventilazione e distribuzione d'acqua; impianti sanitari
    Lampen | Lamps | Lampes | Lámparas | Lampade
    LED-Leuchten | LED luminaires | Luminaires à DEL | Luminarias led | Apparecchi di illuminazione a LED
    Heizkörper | Radiators for heating | Radiateurs de chauffage | Radiadores de calefacción | Radiatori per riscaldamento
    Wärmepumpen | Heat pumps | Pompes à chaleur | Bombas de calor | Pompe di calore
    Klimaanlagen | Air-conditioning installations | Installations de climatisation | Instalaciones de climatización | Impianti di climatizzazione
    Kühlschränke | Refrigerators | Réfrigérateurs | Frigoríficos | Frigoriferi
    Backöfen für Haushaltszwecke | Ovens for household purposes | Fours à usage ménager | Hornos para uso doméstico | Forni per uso domestico
    Elektrische Kaffeemaschinen | Electric coffee machines | Machines à café électriques | Cafeteras eléctricas | Macchine elettriche per caffè
    Wasserhähne | Taps | Robinets | Grifos | Rubinetti
    Duschkabinen | Shower cubicles | Cabines de douche | Cabinas de ducha | Cabine doccia
    Toilettenbecken | Toilet bowls | Cuvettes de toilettes | Inodoros | Vasi per WC
    Wasserfilter | Water filters | Filtres à eau | Filtros de agua | Filtri per l'acqua
    Ventilatoren für Belüftungszwecke | Fans for ventilation purposes | Ventilateurs pour l'aération | Ventiladores para la ventilación | Ventilatori per aerazione
    Haartrockner | Hair dryers | Sèche-cheveux | Secadores de pelo | Asciugacapelli
    Barbecue-Grills | Barbecue grills | Grils de barbecue | Parrillas para barbacoas | Griglie per barbecue
    Scheinwerfer für Fahrzeuge | Headlights for vehicles | Phares pour véhicules | Faros para vehículos | Fari per veicoli
    Taschenlampen | Torches for lighting | Lampes de poche | Linternas de bolsillo | Torce elettriche
    Glühlampen | Light bulbs | Ampoules d'éclairage | Bombillas | Lampadine
    Kronleuchter | Chandeliers | Lustres | Lámparas de araña | Lampadari
    Lichterketten | String lights | Guirlandes lumineuses | Guirnaldas luminosas | Catene luminose
    Straßenlaternen | Street lamps | Lampadaires | Farolas | Lampioni
    Kaminöfen | Wood-burning stoves | Poêles à bois | Estufas de leña | Stufe a legna
    Heizkessel | Heating boilers | Chaudières de chauffage | Calderas de calefacción | Caldaie per riscaldamento
    Solarthermische Kollektoren | Solar thermal collectors | Capteurs solaires thermiques | Colectores solares térmicos | Collettori solari termici
    Boiler | Water heaters | Chauffe-eau | Calentadores de agua | Scaldacqua
    Fußbodenheizungen | Underfloor heating | Chauffages par le sol | Calefacción por suelo radiante | Riscaldamenti a pavimento
    Gefriergeräte | Freezers | Congélateurs | Congeladores | Congelatori
    Mikrowellengeräte | Microwave ovens | Fours à micro-ondes | Hornos de microondas | Forni a microonde
    Kochfelder | Cooktops | Plaques de cuisson | Placas de cocción | Piani di cottura
    Dunstabzugshauben | Extractor hoods | Hottes aspirantes | Campanas extractoras | Cappe aspiranti
    Toaster | Toasters | Grille-pain | Tostadoras | Tostapane
    Wasserkocher, elektrisch | Electric kettles | Bouilloires électriques | Hervidores eléctricos | Bollitori elettrici
    Fritteusen, elektrisch | Electric deep fryers | Friteuses électriques | Freidoras eléctricas | Friggitrici elettriche
    Wäschetrockner, elektrisch | Electric laundry dryers | Sèche-linge électriques | Secadoras de ropa eléctricas | Asciugatrici elettriche
    Badewannen | Bathtubs | Baignoires | Bañeras | Vasche da bagno
    Waschbecken | Washbasins | Lavabos | Lavabos de baño | Lavabi
    Saunaanlagen | Sauna installations | Installations de sauna | Instalaciones de sauna | Impianti per saune
    Whirlpools | Hot tubs | Spas | Bañeras de hidromasaje | Vasche idromassaggio
    Luftbefeuchter | Humidifiers | Humidificateurs | Humidificadores | Umidificatori
    Luftreiniger | Air purifiers | Purificateurs d'air | Purificadores de aire | Depuratori d'aria
    Springbrunnen | Ornamental fountains | Fontaines décoratives | Fuentes ornamentales | Fontane ornamentali
  `,
  `
    Fahrzeuge sowie Apparate zur Beförderung auf dem Lande, in der Luft oder auf dem Wasser | Vehicles and apparatus for conveyance by land, air or water | Véhicules et appareils de transport par terre, par air ou par eau | Vehículos y aparatos de transporte terrestre, aéreo o acuático | Veicoli e apparecchi per il trasporto terrestre, aereo o acquatico
    Automobile | Motor cars | Automobiles | Automóviles | Automobili
    Elektrofahrzeuge | Electric vehicles | Véhicules électriques | Vehículos eléctricos | Veicoli elettrici
    Fahrräder | Bicycles | Bicyclettes | Bicicletas | Biciclette
    Elektrofahrräder | Electric bicycles | Vélos électriques | Bicicletas eléctricas | Biciclette elettriche
    Motorräder | Motorcycles | Motocyclettes | Motocicletas | Motociclette
    Reifen für Fahrzeugräder | Tyres for vehicle wheels | Pneus pour roues de véhicules | Neumáticos para ruedas de vehículos | Pneumatici per ruote di veicoli
    Lastkraftwagen | Lorries | Camions | Camiones | Autocarri
    Anhänger für Fahrzeuge | Trailers for vehicles | Remorques pour véhicules | Remolques para vehículos | Rimorchi per veicoli
    Kinderwagen | Baby carriages | Poussettes pour enfants | Cochecitos de bebé | Carrozzine per bambini
    Boote | Boats | Bateaux | Barcos | Barche
    Flugzeuge | Aeroplanes | Avions | Aviones | Aeroplani
    Motoren für Landfahrzeuge | Motors for land vehicles | Moteurs pour véhicules terrestres | Motores para vehículos terrestres | Motori per veicoli terrestri
    Bremsbeläge für Fahrzeuge | Brake linings for vehicles | Garnitures de freins pour véhicules | Forros de freno para vehículos | Guarnizioni di freni per veicoli
    Autokindersitze | Child safety seats for motor cars | Sièges de sécurité pour enfants pour automobiles | Asientos de seguridad para niños para automóviles | Seggiolini di sicurezza per bambini per automobili
    Wohnmobile | Motor homes | Camping-cars | Autocaravanas | Autocaravan
    Zivile Drohnen | Civilian drones | Drones à usage civil | Drones civiles | Droni per uso civile
    Autobusse | Buses | Autobus | Autobuses | Autobus
    Traktoren | Tractors | Tracteurs | Tractores | Trattori
    Motorroller | Motor scooters | Scooters | Escúteres | Scooter
    Elektrische Tretroller | Electric kick scooters | Trottinettes électriques | Patinetes eléctricos | Monopattini elettrici
    Lastenfahrräder | Cargo bicycles | Vélos cargos | Bicicletas de carga | Biciclette da carico
    Fahrradsättel | Bicycle saddles | Selles de vélo | Sillines de bicicleta | Selle per biciclette
    Fahrradpedale | Bicycle pedals | Pédales de vélo | Pedales de bicicleta | Pedali per biciclette
    Fahrradkörbe | Bicycle baskets | Paniers pour vélos | Cestas para bicicletas | Cestini per biciclette
    Felgen für Fahrzeugräder | Rims for vehicle wheels | Jantes de roues de véhicules | Llantas de ruedas de vehículos | Cerchioni per ruote di veicoli
    Stoßdämpfer für Fahrzeuge | Shock absorbers for vehicles | Amortisseurs pour véhicules | Amortiguadores para vehículos | Ammortizzatori per veicoli
    Karosserien für Fahrzeuge | Bodies for vehicles | Carrosseries de véhicules | Carrocerías de vehículos | Carrozzerie per veicoli
    Windschutzscheiben | Windscreens | Pare-brise | Parabrisas | Parabrezza
    Scheibenwischer | Windscreen wipers | Essuie-glaces | Limpiaparabrisas | Tergicristalli
    Sitzbezüge für Fahrzeuge | Seat covers for vehicles | Housses pour sièges de véhicules | Fundas para asientos de vehículos | Fodere per sedili di veicoli
    Dachgepäckträger für Fahrzeuge | Roof racks for vehicles | Galeries de toit pour véhicules | Bacas para vehículos | Portapacchi per veicoli
    Anhängerkupplungen für Fahrzeuge | Trailer hitches for vehicles | Attelages de remorques pour véhicules | Enganches de remolque para vehículos | Ganci di traino per veicoli
    Kupplungen für Landfahrzeuge | Clutches for land vehicles | Embrayages pour véhicules terrestres | Embragues para vehículos terrestres | Frizioni per veicoli terrestri
    Getriebe für Landfahrzeuge | Transmissions for land vehicles | Transmissions pour véhicules terrestres | Transmisiones para vehículos terrestres | Trasmissioni per veicoli terrestri
    Rollstühle | Wheelchairs | Fauteuils roulants | Sillas de ruedas | Sedie a rotelle
    Wohnwagen | Caravans | Caravanes | Caravanas | Roulotte
    Yachten | Yachts | Yachts | Yates | Yacht
    Schiffe | Ships | Navires | Buques | Navi
    Kajaks | Kayaks | Kayaks | Kayaks | Kayak
    Hubschrauber | Helicopters | Hélicoptères | Helicópteros | Elicotteri
    Eisenbahnwaggons | Railway carriages | Wagons de chemin de fer | Vagones de ferrocarril | Carrozze ferroviarie
  `,
  `
    Schusswaffen; Munition, Geschosse und Projektile; Sprengstoffe; Feuerwerkskörper | Firearms; ammunition, missiles and projectiles; explosive substances; fireworks | Armes à feu; munitions et projectiles; substances explosives; feux d'artifice | Armas de fuego; municiones y proyectiles; sustancias explosivas; fuegos artificiales | Armi da fuoco; munizioni e proiettili; sostanze esplosive; fuochi d'artificio
    Schusswaffen | Firearms | Armes à feu | Armas de fuego | Armi da fuoco
    Jagdgewehre | Hunting rifles | Fusils de chasse | Rifles de caza | Fucili da caccia
    Sportwaffen als Feuerwaffen | Sporting firearms | Armes à feu de sport | Armas de fuego deportivas | Armi da fuoco sportive
    Pistolen als Waffen | Pistols being weapons | Pistolets en tant qu'armes | Pistolas en cuanto armas | Pistole quali armi
    Luftgewehre als Waffen | Air rifles being weapons | Fusils à air comprimé en tant qu'armes | Rifles de aire comprimido en cuanto armas | Fucili ad aria compressa quali armi
    Munition für Schusswaffen | Ammunition for firearms | Munitions pour armes à feu | Municiones para armas de fuego | Munizioni per armi da fuoco
    Patronen | Cartridges | Cartouches | Cartuchos | Cartucce
    Sprengstoffe | Explosives | Explosifs | Explosivos | Esplosivi
    Zünder für Sprengstoffe | Detonators | Détonateurs | Detonadores | Detonatori
    Feuerwerkskörper | Fireworks | Feux d'artifice | Fuegos artificiales | Fuochi d'artificio
    Knallkörper | Firecrackers | Pétards | Petardos | Petardi
    Signalraketen | Signal rockets | Fusées de signalisation | Cohetes de señales | Razzi di segnalazione
    Tränengas als Waffe | Tear-gas weapons | Armes lacrymogènes | Armas lacrimógenas | Armi lacrimogene
    Gewehrkolben | Rifle stocks | Crosses de fusils | Culatas de fusiles | Calci di fucili
    Schießpulver | Gunpowder | Poudre à canon | Pólvora | Polvere da sparo
    Revolver | Revolvers | Revolvers | Revólveres | Revolver
    Schrotflinten | Shotguns | Fusils de chasse à canon lisse | Escopetas | Fucili a canna liscia
    Schreckschusspistolen | Blank-firing pistols | Pistolets d'alarme | Pistolas detonadoras | Pistole a salve
    Luftpistolen als Waffen | Air pistols as weapons | Pistolets à air comprimé en tant qu'armes | Pistolas de aire comprimido en cuanto armas | Pistole ad aria compressa in quanto armi
    Maschinengewehre | Machine guns | Mitrailleuses | Ametralladoras | Mitragliatrici
    Geschütze | Artillery guns | Pièces d'artillerie | Cañones de artillería | Cannoni d'artiglieria
    Geschosse | Projectiles | Projectiles | Proyectiles | Proiettili
    Raketen als Waffen | Rockets as projectiles | Fusées en tant que projectiles | Cohetes en cuanto proyectiles | Razzi in quanto proiettili
    Granaten | Grenades | Grenades | Granadas | Granate
    Landminen | Land mines | Mines terrestres | Minas terrestres | Mine terrestri
    Patronenhülsen | Cartridge cases | Douilles de cartouches | Vainas de cartuchos | Bossoli
    Patronengürtel | Cartridge belts | Cartouchières | Cananas | Cartucciere
    Gewehrriemen | Rifle slings | Bretelles de fusils | Portafusiles | Cinghie per fucili
    Lafetten für Waffen | Gun mountings | Affûts de canons | Afustes de armas | Affusti per armi
    Visiere für Feuerwaffen, ausgenommen Zielfernrohre | Sights, other than telescopic sights, for firearms | Mires autres que lunettes de visée pour armes à feu | Miras, excepto telescópicas, para armas de fuego | Mirini, esclusi quelli telescopici, per armi da fuoco
    Schalldämpfer für Waffen | Silencers for weapons | Silencieux pour armes | Silenciadores para armas | Silenziatori per armi
    Abzüge für Feuerwaffen | Triggers for firearms | Détentes pour armes à feu | Gatillos para armas de fuego | Grilletti per armi da fuoco
    Läufe für Gewehre | Rifle barrels | Canons de fusils | Cañones de fusil | Canne di fucile
    Waffenkoffer | Cases for firearms | Étuis pour armes à feu | Estuches para armas de fuego | Custodie per armi da fuoco
    Reinigungsbürsten für Feuerwaffen | Cleaning brushes for firearms | Écouvillons pour armes à feu | Escobillas para limpiar armas de fuego | Scovoli per armi da fuoco
    Holster | Holsters | Étuis de pistolet | Pistoleras | Fondine
    Wunderkerzen als Feuerwerk | Sparklers as fireworks | Cierges magiques | Bengalas | Stelle filanti pirotecniche
    Bengalische Feuer | Bengal lights | Feux de Bengale | Luces de Bengala | Bengala
    Dynamit | Dynamite | Dynamite | Dinamita | Dinamite
    Pfefferspray zur Selbstverteidigung | Pepper spray for self-defence | Sprays au poivre d'autodéfense | Aerosoles de pimienta para defensa personal | Spray al peperoncino per autodifesa
  `,
  `
    Edelmetalle und deren Legierungen; Juwelier- und Schmuckwaren, Edelsteine und Halbedelsteine; Uhren und Zeitmessinstrumente | Precious metals and alloys thereof; jewellery, precious and semi-precious stones; timepieces and chronometric instruments | Métaux précieux et leurs alliages; articles de joaillerie et de bijouterie, pierres précieuses et semi-précieuses; articles d'horlogerie et instruments chronométriques | Metales preciosos y sus aleaciones; artículos de joyería y bisutería, piedras preciosas y semipreciosas; artículos de relojería e instrumentos cronométricos | Metalli preziosi e loro leghe; articoli di gioielleria e bigiotteria, pietre preziose e semipreziose; articoli di orologeria e strumenti cronometrici
    Schmuckwaren | Jewellery | Articles de bijouterie | Artículos de joyería | Articoli di gioielleria
    Armbanduhren | Wristwatches | Montres-bracelets | Relojes de pulsera | Orologi da polso
    Ringe als Schmuck | Rings being jewellery | Bagues en tant que bijoux | Anillos en cuanto joyas | Anelli quali gioielli
    Halsketten als Schmuck | Necklaces being jewellery | Colliers en tant que bijoux | Collares en cuanto joyas | Collane quali gioielli
    Ohrringe | Earrings | Boucles d'oreilles | Pendientes | Orecchini
    Armbänder als Schmuck | Bracelets being jewellery | Bracelets en tant que bijoux | Pulseras en cuanto joyas | Braccialetti quali gioielli
    Edelsteine | Precious stones | Pierres précieuses | Piedras preciosas | Pietre preziose
    Diamanten | Diamonds | Diamants | Diamantes | Diamanti
    Perlen als Schmuck | Pearls being jewellery | Perles en tant que bijoux | Perlas en cuanto joyas | Perle quali gioielli
    Gold, roh oder teilweise bearbeitet | Gold, unwrought or semi-wrought | Or brut ou mi-ouvré | Oro en bruto o semielaborado | Oro, grezzo o semilavorato
    Manschettenknöpfe | Cuff links | Boutons de manchettes | Gemelos | Gemelli per polsini
    Uhrenarmbänder | Watch straps | Bracelets de montres | Correas de reloj | Cinturini per orologi
    Wanduhren | Wall clocks | Pendules murales | Relojes de pared | Orologi da parete
    Schlüsselanhänger | Key chains | Porte-clés | Llaveros | Portachiavi
    Münzen | Coins | Pièces de monnaie | Monedas | Monete
    Schmuckkästen | Jewellery boxes | Coffrets à bijoux | Joyeros | Scrigni per gioielli
    Anhänger als Schmuck | Pendants as jewellery | Pendentifs en tant que bijoux | Colgantes en cuanto joyas | Ciondoli in quanto gioielli
    Broschen als Schmuck | Brooches as jewellery | Broches en tant que bijoux | Broches en cuanto joyas | Spille in quanto gioielli
    Eheringe | Wedding rings | Alliances | Alianzas | Fedi nuziali
    Modeschmuck | Costume jewellery | Bijoux fantaisie | Bisutería | Bigiotteria
    Piercingschmuck | Body piercing jewellery | Bijoux de piercing | Joyas para piercings | Gioielli per piercing
    Fußkettchen | Anklets as jewellery | Bracelets de cheville | Tobilleras en cuanto joyas | Cavigliere in quanto gioielli
    Krawattennadeln | Tie pins | Épingles de cravates | Alfileres de corbata | Spille da cravatta
    Anstecknadeln als Schmuck | Pins as jewellery | Épingles de parure | Pins en cuanto joyas | Spillette in quanto gioielli
    Charms für Schmuck | Charms for jewellery | Breloques pour la bijouterie | Dijes de joyería | Charm per gioielli
    Silber, roh oder teilweise bearbeitet | Silver, unwrought or semi-wrought | Argent brut ou mi-ouvré | Plata en bruto o semielaborada | Argento grezzo o semilavorato
    Platin als Metall | Platinum as metal | Platine en tant que métal | Platino en cuanto metal | Platino in quanto metallo
    Goldbarren | Gold bars | Lingots d'or | Lingotes de oro | Lingotti d'oro
    Smaragde | Emeralds | Émeraudes | Esmeraldas | Smeraldi
    Rubine | Rubies | Rubis | Rubíes | Rubini
    Saphire | Sapphires | Saphirs | Zafiros | Zaffiri
    Bernsteinschmuck | Amber jewellery | Bijoux en ambre | Joyas de ámbar | Gioielli in ambra
    Taschenuhren | Pocket watches | Montres de poche | Relojes de bolsillo | Orologi da tasca
    Stoppuhren | Stopwatches | Chronomètres | Cronómetros | Cronometri
    Wecker | Alarm clocks | Réveils | Despertadores | Sveglie
    Sonnenuhren | Sundials | Cadrans solaires | Relojes de sol | Meridiane
    Uhrwerke | Clockworks | Mouvements d'horlogerie | Mecanismos de relojería | Movimenti per orologeria
    Zifferblätter | Watch dials | Cadrans de montres | Esferas de relojes | Quadranti per orologi
    Uhrenetuis | Watch cases for presentation | Écrins pour montres | Estuches para relojes | Astucci per orologi
    Medaillen | Medals | Médailles | Medallas | Medaglie
    Statuen aus Edelmetall | Statues of precious metal | Statues en métaux précieux | Estatuas de metales preciosos | Statue in metalli preziosi
  `,
  `
    Musikinstrumente; Notenständer und Ständer für Musikinstrumente; Taktstöcke | Musical instruments; music stands and stands for musical instruments; conductors' batons | Instruments de musique; pupitres à musique et supports pour instruments de musique; baguettes de chef d'orchestre | Instrumentos musicales; atriles para partituras y soportes para instrumentos musicales; batutas | Strumenti musicali; leggii e supporti per strumenti musicali; bacchette per direttori d'orchestra
    Gitarren | Guitars | Guitares | Guitarras | Chitarre
    Klaviere | Pianos | Pianos | Pianos | Pianoforti
    Violinen | Violins | Violons | Violines | Violini
    Schlagzeuge | Drum kits | Batteries, instruments de musique | Baterías, instrumentos musicales | Batterie, strumenti musicali
    Trompeten | Trumpets | Trompettes | Trompetas | Trombe
    Flöten | Flutes | Flûtes | Flautas | Flauti
    Akkordeons | Accordions | Accordéons | Acordeones | Fisarmoniche
    Elektronische Musikinstrumente | Electronic musical instruments | Instruments de musique électroniques | Instrumentos musicales electrónicos | Strumenti musicali elettronici
    Synthesizer für Musik | Music synthesizers | Synthétiseurs de musique | Sintetizadores de música | Sintetizzatori musicali
    Saiten für Musikinstrumente | Strings for musical instruments | Cordes d'instruments de musique | Cuerdas para instrumentos musicales | Corde per strumenti musicali
    Koffer für Musikinstrumente | Cases for musical instruments | Étuis pour instruments de musique | Estuches para instrumentos musicales | Custodie per strumenti musicali
    Notenständer | Music stands | Pupitres à musique | Atriles para partituras | Leggii per spartiti
    Mundharmonikas | Harmonicas | Harmonicas | Armónicas | Armoniche a bocca
    Spieldosen | Musical boxes | Boîtes à musique | Cajas de música | Carillon
    Taktstöcke | Conductors' batons | Baguettes de chef d'orchestre | Batutas | Bacchette per direttori d'orchestra
    E-Gitarren | Electric guitars | Guitares électriques | Guitarras eléctricas | Chitarre elettriche
    Bassgitarren | Bass guitars | Guitares basses | Bajos eléctricos | Bassi elettrici
    Ukulelen | Ukuleles | Ukulélés | Ukeleles | Ukulele
    Banjos | Banjos | Banjos | Banjos | Banjo
    Mandolinen | Mandolins | Mandolines | Mandolinas | Mandolini
    Harfen | Harps | Harpes | Arpas | Arpe
    Violoncelli | Cellos | Violoncelles | Violonchelos | Violoncelli
    Kontrabässe | Double basses | Contrebasses | Contrabajos | Contrabbassi
    Geigenbögen | Bows for violins | Archets de violon | Arcos de violín | Archetti per violini
    Saxofone | Saxophones | Saxophones | Saxofones | Sassofoni
    Klarinetten | Clarinets | Clarinettes | Clarinetes | Clarinetti
    Oboen | Oboes | Hautbois | Oboes | Oboi
    Posaunen | Trombones | Trombones | Trombones | Tromboni
    Hörner als Musikinstrumente | Horns as musical instruments | Cors en tant qu'instruments de musique | Trompas en cuanto instrumentos musicales | Corni in quanto strumenti musicali
    Tuben als Musikinstrumente | Tubas | Tubas | Tubas | Tube
    Orgeln | Organs as musical instruments | Orgues | Órganos en cuanto instrumentos musicales | Organi in quanto strumenti musicali
    Keyboards als Musikinstrumente | Musical keyboards | Claviers électroniques de musique | Teclados musicales | Tastiere musicali
    Xylofone | Xylophones | Xylophones | Xilófonos | Xilofoni
    Becken als Musikinstrumente | Cymbals | Cymbales | Platillos | Piatti musicali
    Trommelstöcke | Drumsticks | Baguettes de tambour | Palillos de tambor | Bacchette per batteria
    Plektren | Plectrums | Médiators | Púas | Plettri
    Stimmgabeln | Tuning forks | Diapasons | Diapasones | Diapason
    Stimmgeräte für Musikinstrumente | Tuners for musical instruments | Accordeurs pour instruments de musique | Afinadores de instrumentos musicales | Accordatori per strumenti musicali
    Mundstücke für Musikinstrumente | Mouthpieces for musical instruments | Embouchures d'instruments de musique | Boquillas de instrumentos musicales | Bocchini per strumenti musicali
    Klavierhocker | Piano stools | Tabourets de piano | Taburetes de piano | Sgabelli per pianoforte
  `,
]
