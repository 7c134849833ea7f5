/** Special terms of the classes 11 to 15. */
export const special11To15 = [
  `
    Hängeleuchten | Pendant lamps | Lampes suspendues | Lámparas colgantes | Lampade a sospensione
    Laternen [Beleuchtung] | Lanterns for lighting | Lanternes d'éclairage | Faroles de alumbrado | Lanterne per illuminazione
    Flammenlose Kerzen | Flameless candles | Bougies sans flamme | Velas sin llama | Candele senza fiamma
    Gasgrills | Gas barbecues | Barbecues à gaz | Barbacoas de gas | Barbecue a gas
    Räucheröfen | Smokers for smoking food [apparatus] | Fumoirs [appareils] | Ahumadores [aparatos] | Affumicatori [apparecchi]
    Feuerschalen | Fire bowls | Braseros | Braseros de exterior | Bracieri
    Campingkocher | Camping stoves | Réchauds de camping | Hornillos de camping | Fornelli da campeggio
    Raclettegeräte | Raclette apparatus | Appareils à raclette | Aparatos para raclette | Apparecchi per raclette
    Induktionskochfelder | Induction hobs | Plaques de cuisson à induction | Placas de inducción | Piani cottura a induzione
    Eismaschinen | Ice cream making machines | Sorbetières électriques | Máquinas para hacer helados | Macchine per gelato
    Milchaufschäumer, elektrisch | Electric milk frothers | Mousseurs à lait électriques | Espumadores de leche eléctricos | Montalatte elettrici
    Dörrgeräte | Food dehydrators | Déshydrateurs alimentaires | Deshidratadores de alimentos | Essiccatori per alimenti
    Infrarotkabinen | Infrared saunas | Saunas à infrarouges | Saunas de infrarrojos | Saune a infrarossi
    Kaltwasserbecken zum Eisbaden | Cold plunge tubs | Bains froids | Bañeras de inmersión en frío | Vasche per immersione fredda
    Aquariumfilter | Aquarium filters | Filtres pour aquariums | Filtros para acuarios | Filtri per acquari
    Wasserspender | Water dispensers | Distributeurs d'eau | Dispensadores de agua | Distributori d'acqua
  `,
  `
    Stadträder | City bicycles | Vélos de ville | Bicicletas urbanas | Biciclette da città
    Gravelbikes | Gravel bicycles | Vélos gravel | Bicicletas de grava | Biciclette gravel
    Liegeräder | Recumbent bicycles | Vélos couchés | Bicicletas reclinadas | Biciclette reclinate
    Dreiräder [Fahrzeuge] | Tricycles | Tricycles | Triciclos | Tricicli
    Elektrische Lastenfahrräder | Electric cargo bicycles | Vélos cargo électriques | Bicicletas de carga eléctricas | Biciclette da carico elettriche
    Räder für Fahrräder | Bicycle wheels | Roues de bicyclette | Ruedas de bicicleta | Ruote per biciclette
    Kanus | Canoes | Canoës | Canoas | Canoe
    Ruderboote | Rowing boats | Bateaux à rames | Botes de remos | Barche a remi
    Motorboote | Motor boats | Bateaux à moteur | Lanchas motoras | Barche a motore
    Campingbusse | Camper vans | Fourgons aménagés | Furgonetas camper | Furgoni camperizzati
    Bollerwagen | Pull-along wagons | Chariots à tirer | Carritos de arrastre | Carrelli a traino manuale
    Motorschlitten | Snowmobiles | Motoneiges | Motos de nieve | Motoslitte
    Heißluftballons | Hot air balloons | Montgolfières | Globos aerostáticos | Mongolfiere
  `,
  '',
  `
    Mechanische Uhren | Mechanical watches | Montres mécaniques | Relojes mecánicos | Orologi meccanici
    Ohrmanschetten [Schmuck] | Ear cuffs | Manchettes d'oreille | Pendientes de tipo ear cuff | Ear cuff
    Zehenringe | Toe rings | Bagues d'orteil | Anillos para los dedos de los pies | Anelli da piede
    Erinnerungsschmuck | Memorial jewellery | Bijoux commémoratifs | Joyas conmemorativas | Gioielli commemorativi
  `,
  `
    Handpans | Handpans | Handpans | Handpans | Handpan
    Kalimbas | Kalimbas | Kalimbas | Kalimbas | Kalimba
    Klangschalen | Singing bowls | Bols chantants | Cuencos tibetanos | Campane tibetane
    Alphörner | Alphorns | Cors des Alpes | Trompas de los Alpes | Corni delle Alpi
    Leiern | Lyres | Lyres | Liras | Lire
    Lauten | Lutes | Luths | Laúdes | Liuti
    Effektgeräte für Musikinstrumente | Effects pedals for musical instruments | Pédales d'effets pour instruments de musique | Pedales de efectos para instrumentos musicales | Pedali per effetti per strumenti musicali
    Flamencogitarren | Flamenco guitars | Guitares flamencas | Guitarras flamencas | Chitarre flamenco
  `,
]
