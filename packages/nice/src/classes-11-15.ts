import { readClass } from './table.ts'

/** Headings and terms of the classes 11 to 15. */
export const classes11To15 = [
  readClass(`
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
  `),
  readClass(`
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
  `),
  readClass(`
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
  `),
  readClass(`
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
  `),
  readClass(`
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
  `),
]
