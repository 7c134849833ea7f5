/** Further terms of the classes 21 to 25. */
export const further21To25 = [
  `
    Geräte für Haushalt oder Küche | Household or kitchen utensils | Ustensiles pour le ménage ou la cuisine | Utensilios para uso doméstico o culinario | Utensili per uso domestico o di cucina
    Behälter für Haushalt oder Küche | Containers for household or kitchen use | Récipients pour le ménage ou la cuisine | Recipientes para uso doméstico o culinario | Recipienti per uso domestico o di cucina
    Tafelgeschirr, ausgenommen Messer, Gabeln und Löffel | Tableware, other than knives, forks and spoons | Vaisselle autre que couteaux, fourchettes et cuillères | Vajilla, excepto cuchillos, tenedores y cucharas | Vasellame, esclusi coltelli, forchette e cucchiai
    Kochgeschirr | Cookware | Batteries de cuisine | Baterías de cocina | Batterie da cucina
    Glaswaren für Haushaltszwecke | Glassware for household purposes | Articles de verrerie à usage ménager | Artículos de cristalería para uso doméstico | Vetreria per uso domestico
    Porzellanwaren | Porcelain ware | Porcelaines | Artículos de porcelana | Porcellane
    Keramikwaren für Haushaltszwecke | Ceramics for household purposes | Céramiques à usage ménager | Artículos de cerámica para uso doméstico | Ceramiche per uso domestico
    Töpferwaren | Pottery | Poteries | Artículos de alfarería | Vasellame di terra
    Glas, roh oder teilweise bearbeitet, ausgenommen Bauglas | Glass, unworked or semi-worked, except building glass | Verre brut ou mi-ouvré, à l'exception du verre de construction | Vidrio en bruto o semielaborado, excepto vidrio de construcción | Vetro grezzo o semilavorato, escluso il vetro da costruzione
    Kaffeebecher | Coffee mugs | Mugs à café | Tazones de café | Tazze da caffè
    Espressotassen | Espresso cups | Tasses à expresso | Tazas de café expreso | Tazzine da caffè espresso
    Untertassen | Saucers | Soucoupes | Platillos para tazas | Piattini per tazze
    Pappteller | Paper plates | Assiettes en papier | Platos de papel | Piatti di carta
    Becher aus Papier oder Kunststoff | Cups of paper or plastic | Gobelets en papier ou en matières plastiques | Vasos de papel o de plástico | Bicchieri di carta o di plastica
    Mehrwegbecher | Reusable cups | Gobelets réutilisables | Vasos reutilizables | Bicchieri riutilizzabili
    Trinkhalme | Drinking straws | Pailles pour boire | Pajitas para beber | Cannucce per bere
    Flaschen | Bottles | Bouteilles | Botellas | Bottiglie
    Sporttrinkflaschen, leer | Sports bottles, sold empty | Gourdes pour le sport vendues vides | Botellas deportivas vendidas vacías | Borracce per lo sport vendute vuote
    Trinkflaschen aus Edelstahl | Stainless steel drinking bottles | Gourdes en acier inoxydable | Botellas para beber de acero inoxidable | Borracce in acciaio inossidabile
    Isolierbehälter für Lebensmittel | Thermally insulated containers for food | Récipients calorifuges pour aliments | Recipientes térmicos para alimentos | Contenitori termici per alimenti
    Isoliertaschen | Isothermic bags | Sacs isothermes | Bolsas isotérmicas | Borse isotermiche
    Kühlboxen, tragbar, nicht elektrisch | Portable cool boxes, non-electric | Glacières portatives non électriques | Neveras portátiles no eléctricas | Ghiacciaie portatili non elettriche
    Eiskübel | Ice buckets | Seaux à glace | Cubos para hielo | Secchielli per ghiaccio
    Eiswürfelformen | Ice cube moulds | Moules à glaçons | Moldes para cubitos de hielo | Stampi per cubetti di ghiaccio
    Vorratsgläser | Glass storage jars | Bocaux de conservation en verre | Tarros de vidrio para conservar | Barattoli di vetro per conservare
    Keksdosen | Cookie jars | Boîtes à biscuits | Tarros para galletas | Barattoli per biscotti
    Brotkästen | Bread bins | Huches à pain | Paneras | Cassette per il pane
    Butterdosen | Butter dishes | Beurriers | Mantequilleras | Burriere
    Zuckerdosen | Sugar bowls | Sucriers | Azucareros | Zuccheriere
    Tabletts für Haushaltszwecke | Trays for household purposes | Plateaux à usage ménager | Bandejas para uso doméstico | Vassoi per uso domestico
    Untersetzer, weder aus Papier noch aus textilem Material | Coasters, not of paper or textile | Dessous de verres, ni en papier ni en matières textiles | Posavasos que no sean de papel ni de materias textiles | Sottobicchieri, non in carta né in materie tessili
    Topfuntersetzer [Tischutensilien] | Trivets [table utensils] | Dessous-de-plat [ustensiles de table] | Salvamanteles [utensilios de mesa] | Sottopentola [utensili da tavola]
    Serviettenringe | Napkin rings | Ronds de serviettes | Aros servilleteros | Anelli per tovaglioli
    Dekanter | Decanters | Carafes à décanter | Decantadores | Decanter
    Sektgläser | Champagne flutes | Flûtes à champagne | Copas de champán | Flûte da champagne
    Cocktailshaker | Cocktail shakers | Shakers à cocktails | Cocteleras | Shaker per cocktail
    Flaschenöffner, elektrisch und nicht elektrisch | Bottle openers, electric and non-electric | Ouvre-bouteilles électriques et non électriques | Abrebotellas eléctricos y no eléctricos | Apribottiglie elettrici e non elettrici
    Kasserollen | Stew-pans | Faitouts | Cacerolas | Casseruole
    Woks, nicht elektrisch | Woks, non-electric | Woks non électriques | Woks no eléctricos | Wok non elettrici
    Schnellkochtöpfe, nicht elektrisch | Pressure cookers, non-electric | Autocuiseurs non électriques | Ollas a presión no eléctricas | Pentole a pressione non elettriche
    Wasserkessel, nicht elektrisch | Kettles, non-electric | Bouilloires non électriques | Hervidores no eléctricos | Bollitori non elettrici
    Kaffeefilter, nicht elektrisch | Coffee filters, non-electric | Filtres à café non électriques | Filtros de café no eléctricos | Filtri per caffè non elettrici
    Teesiebe | Tea strainers | Passe-thé | Coladores de té | Colini da tè
    Tee-Eier | Tea infusers | Boules à thé | Infusores de té | Infusori per tè
    Kaffeemühlen, handbetrieben | Coffee grinders, hand-operated | Moulins à café à main | Molinillos de café manuales | Macinacaffè a mano
    Pfeffermühlen, handbetrieben | Pepper mills, hand-operated | Moulins à poivre à main | Molinillos de pimienta manuales | Macinapepe a mano
    Knoblauchpressen [Küchengeräte] | Garlic presses [kitchen utensils] | Presse-ail [ustensiles de cuisine] | Prensaajos [utensilios de cocina] | Spremiaglio [utensili da cucina]
    Fruchtpressen, nicht elektrisch, für Haushaltszwecke | Fruit presses, non-electric, for household purposes | Presse-fruits non électriques à usage ménager | Prensas de frutas no eléctricas para uso doméstico | Spremifrutta non elettrici per uso domestico
    Spatel [Küchengeräte] | Spatulas for kitchen use | Spatules de cuisine | Espátulas de cocina | Spatole da cucina
    Nudelhölzer | Rolling pins, domestic | Rouleaux à pâtisserie | Rodillos de pastelería | Matterelli da cucina
    Ausstechformen für Plätzchen | Cookie cutters | Emporte-pièces de cuisine | Moldes cortapastas | Tagliabiscotti
    Backbleche | Baking trays | Plaques à pâtisserie | Bandejas de horno | Teglie da forno
    Backmatten | Baking mats | Tapis de cuisson | Tapetes para hornear | Tappetini da forno
    Ofenhandschuhe | Oven mitts | Gants de cuisine | Guantes para horno | Guanti da forno
    Topflappen | Pot holders | Maniques | Agarradores de cocina | Presine da cucina
    Gartenhandschuhe | Gardening gloves | Gants de jardinage | Guantes de jardinería | Guanti da giardinaggio
    Kerzenhalter | Candle holders | Bougeoirs | Portavelas | Portacandele
    Parfümzerstäuber | Perfume vaporizers | Vaporisateurs à parfum | Vaporizadores de perfume | Vaporizzatori per profumo
    Seifenschalen | Soap dishes | Porte-savons | Jaboneras | Portasapone
    Seifenspender | Soap dispensers | Distributeurs de savon | Dispensadores de jabón | Distributori di sapone
    Zahnbürstenhalter | Toothbrush holders | Porte-brosses à dents | Portacepillos de dientes | Portaspazzolini da denti
    Toilettenpapierhalter | Toilet paper holders | Porte-rouleaux pour papier hygiénique | Portarrollos de papel higiénico | Portarotoli per carta igienica
    Handtuchstangen und -ringe | Rails and rings for towels | Barres et anneaux porte-serviettes | Toalleros de barra y de aro | Barre e anelli portasciugamani
    Bürsten, ausgenommen Pinsel | Brushes, except paintbrushes | Brosses, à l'exception des pinceaux | Cepillos, excepto pinceles | Spazzole, esclusi i pennelli
    Toilettenbürsten | Toilet brushes | Brosses pour toilettes | Escobillas de baño | Spazzole per WC
    Nagelbürsten | Nail brushes | Brosses à ongles | Cepillos de uñas | Spazzole per unghie
    Schuhbürsten | Shoe brushes | Brosses à chaussures | Cepillos para el calzado | Spazzole per scarpe
    Rasierpinsel | Shaving brushes | Blaireaux à barbe | Brochas de afeitar | Pennelli da barba
    Interdentalbürsten | Interdental brushes | Brossettes interdentaires | Cepillos interdentales | Spazzolini interdentali
    Zahnseide | Dental floss | Fils dentaires | Hilo dental | Filo interdentale
    Zahnstocher | Toothpicks | Cure-dents | Palillos de dientes | Stuzzicadenti
    Puderquasten | Powder puffs | Houppes à poudrer | Borlas para polvera | Piumini da cipria
    Make-up-Schwämme | Make-up sponges | Éponges de maquillage | Esponjas de maquillaje | Spugne per il trucco
    Badeschwämme | Bath sponges | Éponges de bain | Esponjas de baño | Spugne da bagno
    Schwämme für Haushaltszwecke | Sponges for household purposes | Éponges de ménage | Esponjas para uso doméstico | Spugne per uso domestico
    Topfreiniger | Scouring pads | Tampons abrasifs pour la cuisine | Estropajos | Tamponi abrasivi per la cucina
    Mikrofasertücher zum Reinigen | Microfibre cleaning cloths | Chiffons de nettoyage en microfibres | Paños de limpieza de microfibra | Panni in microfibra per pulizia
    Staubwedel | Feather dusters | Plumeaux | Plumeros | Piumini per spolverare
    Kehrschaufeln | Dustpans | Pelles à poussière | Recogedores | Palette per la spazzatura
    Abzieher [Reinigungsgeräte] | Squeegees [cleaning instruments] | Raclettes [instruments de nettoyage] | Rasquetas [instrumentos de limpieza] | Tergivetri [strumenti per la pulizia]
    Bügelbretter | Ironing boards | Planches à repasser | Tablas de planchar | Assi da stiro
    Wäscheklammern | Clothes-pegs | Pinces à linge | Pinzas para la ropa | Mollette da bucato
    Körbe für Haushaltszwecke | Baskets for household purposes | Corbeilles à usage ménager | Cestas para uso doméstico | Cesti per uso domestico
    Mausefallen | Mouse traps | Souricières | Ratoneras | Trappole per topi
    Fliegenklatschen | Fly swatters | Tapettes à mouches | Matamoscas | Schiacciamosche
    Babybadewannen, tragbar | Baby baths, portable | Baignoires portatives pour bébés | Bañeras portátiles para bebés | Vaschette da bagno portatili per neonati
    Spardosen | Money boxes | Tirelires | Huchas | Salvadanai
    Übertöpfe, nicht aus Papier | Flower-pot covers, not of paper | Cache-pot non en papier | Cubretiestos que no sean de papel | Coprivasi non in carta
    Spritzdüsen für Wasserschläuche | Nozzles for watering hose | Lances pour tuyaux d'arrosage | Boquillas para mangueras de riego | Lance per tubi d'annaffiatura
    Katzentoiletten | Cat litter boxes | Bacs à litière pour chats | Bandejas higiénicas para gatos | Lettiere per gatti
    Käfige für Haustiere | Cages for household pets | Cages pour animaux de compagnie | Jaulas para animales de compañía | Gabbie per animali da compagnia
    Bürsten für Haustiere | Brushes for pets | Brosses pour animaux de compagnie | Cepillos para animales de compañía | Spazzole per animali da compagnia
    Futterhäuschen für Vögel | Bird feeders | Mangeoires à oiseaux | Comederos para pájaros | Mangiatoie per uccelli
    Zimmeraquarien | Indoor aquaria | Aquariums d'appartement | Acuarios de interior | Acquari d'appartamento
    Kunstgegenstände aus Porzellan, Keramik, Steingut, Terrakotta oder Glas | Works of art of porcelain, ceramic, earthenware, terra-cotta or glass | Objets d'art en porcelaine, en céramique, en faïence, en terre cuite ou en verre | Objetos de arte de porcelana, cerámica, loza, terracota o vidrio | Oggetti d'arte in porcellana, ceramica, maiolica, terracotta o vetro
  `,
  `
    Seile, nicht aus Metall | Ropes, not of metal | Cordes non métalliques | Cuerdas no metálicas | Corde non metalliche
    Taue, nicht aus Metall | Cables, not of metal | Câbles non métalliques | Cables no metálicos | Cavi non metallici
    Netze | Nets | Filets | Redes | Reti
    Schnüre | Cords | Cordelettes | Cordeles | Cordicelle
    Paketschnüre | Parcel string | Ficelle pour paquets | Cordel para paquetes | Spago per pacchi
    Makrameeschnüre | Macramé cords | Cordes pour macramé | Cuerdas para macramé | Corde per macramè
    Bindegarne für die Landwirtschaft | Binding thread for agriculture | Ficelles lieuses à usage agricole | Cordeles para atadoras agrícolas | Spaghi per legatura ad uso agricolo
    Bänder zum Anbinden der Reben | Strips for tying-up vines | Liens pour attacher les vignes | Tiras para atar la vid | Legacci per le viti
    Schnüre zum Aufhängen von Bildern | Cords for hanging pictures | Cordons pour suspendre des tableaux | Cuerdas para colgar cuadros | Cordoni per appendere quadri
    Umreifungsbänder, nicht aus Metall | Strapping, not of metal, for wrapping or binding | Bandes non métalliques à lier ou à emballer | Flejes no metálicos para embalar o atar | Reggette non metalliche per imballare o legare
    Hebeschlingen, nicht aus Metall | Lifting slings, not of metal | Élingues de levage non métalliques | Eslingas de elevación no metálicas | Imbracature di sollevamento non metalliche
    Gurte für Lasten, nicht aus Metall | Straps for handling loads, not of metal | Sangles non métalliques pour la manutention de fardeaux | Correas no metálicas para manipular cargas | Cinghie non metalliche per la manipolazione di carichi
    Gepäckspanner, nicht aus Metall | Bungee cords, not of metal | Tendeurs élastiques non métalliques pour bagages | Pulpos elásticos no metálicos para equipaje | Cinghie elastiche non metalliche per bagagli
    Campingzelte | Tents for camping | Tentes de camping | Tiendas para acampada | Tende per campeggio
    Strandzelte | Beach tents | Tentes de plage | Tiendas de playa | Tende da spiaggia
    Partyzelte | Party tents | Tentes de fête | Carpas para fiestas | Tende per feste
    Dachzelte für Fahrzeuge | Rooftop tents for vehicles | Tentes de toit pour véhicules | Tiendas de techo para vehículos | Tende da tetto per veicoli
    Zeltplanen | Tent canvases | Toiles de tentes | Lonas para tiendas de campaña | Teli per tende
    Biwaksäcke als Wetterschutz | Bivouac sacks being shelters | Sacs de bivouac en tant qu'abris | Sacos de vivac en cuanto refugios | Sacchi da bivacco quali ripari
    Markisen aus synthetischem Material | Awnings of synthetic materials | Auvents en matières synthétiques | Toldos de materias sintéticas | Tendoni in materie sintetiche
    Außenrollos aus textilem Material | Outdoor blinds of textile | Stores d'extérieur en matières textiles | Persianas de exterior de materias textiles | Tende da esterno in materie tessili
    Abdeckplanen | Tarpaulin covers | Bâches de protection | Lonas de protección | Teloni di copertura
    Planen für Lastkraftwagen | Tarpaulins for trucks | Bâches pour camions | Lonas para camiones | Teloni per autocarri
    Abdeckplanen für Brennholz | Tarpaulins for covering firewood | Bâches pour bois de chauffage | Lonas para cubrir leña | Teloni per legna da ardere
    Schattierungsnetze für Gewächshäuser | Shade nets for greenhouses | Filets d'ombrage pour serres | Mallas de sombreo para invernaderos | Reti ombreggianti per serre
    Netze für die Aquakultur | Nets for aquaculture | Filets pour l'aquaculture | Redes para acuicultura | Reti per acquacoltura
    Säcke aus textilem Material für Verpackungszwecke | Bags of textile, for packaging | Sacs en matières textiles pour l'emballage | Bolsas de materias textiles para embalar | Sacchetti in materie tessili per imballaggio
    Säcke zum Transport und zur Aufbewahrung von Massengütern | Sacks for the transport and storage of materials in bulk | Sacs pour le transport et l'entreposage de marchandises en vrac | Sacos para el transporte y almacenamiento de mercancías a granel | Sacchi per il trasporto e lo stoccaggio di merci alla rinfusa
    Wäschesäcke | Laundry bags | Sacs à linge | Sacos para la colada | Sacchi per il bucato
    Polsterwatte | Wadding for padding and upholstery | Ouate de rembourrage | Guata para acolchar | Ovatta per imbottitura
    Bettfedern | Bed feathers | Plumes pour literie | Plumas de relleno para lechos | Piume per letti
    Polstermaterial, nicht aus Gummi, Kunststoff, Papier oder Pappe | Stuffing, not of rubber, plastics, paper or cardboard | Matières de rembourrage, ni en caoutchouc, ni en plastique, ni en papier, ni en carton | Materiales de relleno que no sean de caucho, plástico, papel ni cartón | Materiale da imbottitura, non in gomma, plastica, carta o cartone
    Holzwolle | Wood wool | Laine de bois | Lana de madera | Lana di legno
    Kapok | Kapok | Kapok | Capoc | Capoc
    Rosshaar | Horsehair | Crin de cheval | Crin de caballo | Crine di cavallo
    Kamelhaar | Camel hair | Poil de chameau | Pelo de camello | Peli di cammello
    Textile Rohfasern | Raw textile fibres | Fibres textiles brutes | Fibras textiles en bruto | Fibre tessili grezze
    Synthetische Fasern für textile Zwecke | Synthetic fibres for textile use | Fibres synthétiques à usage textile | Fibras sintéticas para uso textil | Fibre sintetiche per uso tessile
    Polyesterfasern für textile Zwecke | Polyester fibres for textile use | Fibres de polyester à usage textile | Fibras de poliéster para uso textil | Fibre di poliestere per uso tessile
    Kohlenstofffasern für textile Zwecke | Carbon fibres for textile use | Fibres de carbone à usage textile | Fibras de carbono para uso textil | Fibre di carbonio per uso tessile
    Glasfasern für textile Zwecke | Glass fibres for textile use | Fibres de verre à usage textile | Fibras de vidrio para uso textil | Fibre di vetro per uso tessile
    Sisal | Sisal | Sisal | Sisal | Sisal
    Raffiabast | Raffia | Raphia | Rafia | Rafia
    Rohjute | Raw jute | Jute brut | Yute en bruto | Iuta grezza
  `,
  `
    Garne | Yarns | Fils | Hilos | Filati
    Fäden für textile Zwecke | Threads for textile use | Filés à usage textile | Hilados para uso textil | Fili per uso tessile
    Handstrickgarne | Yarns for hand knitting | Fils à tricoter à la main | Hilos para tejer a mano | Filati per lavori a maglia fatti a mano
    Synthetische Garne | Synthetic yarns | Fils synthétiques | Hilos sintéticos | Filati sintetici
    Naturfasergarne | Yarns of natural fibres | Fils en fibres naturelles | Hilos de fibras naturales | Filati in fibre naturali
    Chemiefasergarne | Yarns of man-made fibres | Fils en fibres chimiques | Hilos de fibras químicas | Filati in fibre chimiche
    Garne aus Bio-Baumwolle | Organic cotton yarns | Fils de coton biologique | Hilos de algodón orgánico | Filati di cotone biologico
    Merzerisierte Baumwollgarne | Mercerized cotton yarns | Fils de coton mercerisé | Hilos de algodón mercerizado | Filati di cotone mercerizzato
    Baumwollfäden | Cotton threads | Filés de coton | Hilados de algodón | Fili di cotone
    Wollfäden | Wool threads | Filés de laine | Hilados de lana | Fili di lana
    Seidenfäden | Silk threads | Filés de soie | Hilados de seda | Fili di seta
    Leinenfäden | Linen threads | Filés de lin | Hilados de lino | Fili di lino
    Hanffäden | Hemp threads | Filés de chanvre | Hilados de cáñamo | Fili di canapa
    Lammwollgarne | Lambswool yarns | Fils de laine d'agneau | Hilos de lana de cordero | Filati di lana d'agnello
    Yakgarne | Yak yarns | Fils de yack | Hilos de yak | Filati di yak
    Kamelhaargarne | Camel hair yarns | Fils de poil de chameau | Hilos de pelo de camello | Filati di pelo di cammello
    Kokosgarne | Coir thread and yarn | Fils de coco | Hilos de fibra de coco | Filati di cocco
    Ramiegarne | Ramie yarns | Fils de ramie | Hilos de ramio | Filati di ramié
    Sisalgarne | Sisal yarns | Fils de sisal | Hilos de sisal | Filati di sisal
    Lyocellgarne | Lyocell yarns | Fils de lyocell | Hilos de liocel | Filati di lyocell
    Modalgarne | Modal yarns | Fils de modal | Hilos de modal | Filati di modal
    Reyongarne | Rayon thread and yarn | Fils de rayonne | Hilos de rayón | Filati di raion
    Polyamidgarne | Polyamide yarns | Fils de polyamide | Hilos de poliamida | Filati di poliammide
    Polypropylengarne | Polypropylene yarns | Fils de polypropylène | Hilos de polipropileno | Filati di polipropilene
    Kunststofffäden für textile Zwecke | Threads of plastic materials for textile use | Fils en matières plastiques à usage textile | Hilos de materias plásticas para uso textil | Fili in materie plastiche per uso tessile
    Kohlenstofffasergarne für textile Zwecke | Carbon fibre yarns for textile use | Fils de fibres de carbone à usage textile | Hilos de fibra de carbono para uso textil | Filati in fibra di carbonio per uso tessile
    Elastische Garne für textile Zwecke | Elastic yarns for textile use | Filés élastiques à usage textile | Hilados elásticos para uso textil | Filati elastici per uso tessile
    Texturierte Garne | Textured yarns | Fils texturés | Hilos texturizados | Filati testurizzati
    Multifilamentgarne | Multifilament yarns | Fils multifilaments | Hilos multifilamento | Filati multifilamento
    Monofilamentgarne für textile Zwecke | Monofilament yarns for textile use | Fils monofilaments à usage textile | Hilos monofilamento para uso textil | Filati monofilamento per uso tessile
    Reflektierende Garne | Reflective yarns | Fils réfléchissants | Hilos reflectantes | Filati riflettenti
    Bedruckte Garne | Printed yarns | Fils imprimés | Hilos estampados | Filati stampati
    Gewachste Garne | Waxed threads | Fils cirés | Hilos encerados | Fili cerati
    Bouclégarne | Bouclé yarns | Fils bouclés | Hilos bouclé | Filati bouclé
    Bändchengarne | Ribbon yarns | Fils rubans | Hilos de cinta | Filati a nastro
    Teppichgarne | Carpet yarns | Fils pour tapis | Hilos para alfombras | Filati per tappeti
    Tuftinggarne | Tufting yarns | Fils à tufter | Hilos para tufting | Filati per tufting
    Nähmaschinengarne | Sewing machine threads | Fils pour machines à coudre | Hilos para máquinas de coser | Fili per macchine da cucire
    Knopflochgarne | Buttonhole threads | Fils pour boutonnières | Hilos para ojales | Fili per asole
    Kreuzstichgarne | Cross-stitch threads | Fils pour point de croix | Hilos para punto de cruz | Fili per punto croce
    Ledernähgarne | Threads for sewing leather | Fils à coudre le cuir | Hilos para coser cuero | Fili per cucire il cuoio
  `,
  `
    Webstoffe | Fabrics | Tissus | Tejidos | Tessuti
    Textilstoffe als Meterware | Textile piece goods | Tissus à la pièce | Tejidos por metros | Tessuti in pezza
    Haushaltswäsche | Household linen | Linge de maison | Ropa de hogar | Biancheria per la casa
    Badewäsche, ausgenommen Bekleidungsstücke | Bath linen, except clothing | Linge de bain à l'exception de l'habillement | Ropa de baño, excepto prendas de vestir | Biancheria da bagno, eccetto l'abbigliamento
    Tischwäsche, nicht aus Papier | Table linen, not of paper | Linge de table non en papier | Ropa de mesa que no sea de papel | Biancheria da tavola non di carta
    Küchenwäsche | Kitchen linen | Linge de cuisine | Lencería de cocina | Biancheria da cucina
    Bettwäsche aus Baumwolle | Cotton bed linen | Linge de lit en coton | Ropa de cama de algodón | Biancheria da letto in cotone
    Kinderbettwäsche | Children's bed linen | Linge de lit pour enfants | Ropa de cama infantil | Biancheria da letto per bambini
    Bettlaken für Babybetten | Cot sheets | Draps pour lits de bébé | Sábanas para cunas | Lenzuola per culle
    Steppdecken | Quilts | Courtepointes | Edredones acolchados | Trapunte
    Daunendecken | Down duvets | Couettes en duvet | Edredones de plumón | Piumoni
    Tagesdecken für Betten | Bedspreads | Couvre-lits | Cubrecamas | Copriletti
    Gewichtsdecken, nicht für medizinische Zwecke | Weighted blankets, other than for medical purposes | Couvertures lestées autres qu'à usage médical | Mantas con peso que no sean para uso médico | Coperte ponderate, non per uso medico
    Fleecedecken | Fleece blankets | Couvertures polaires | Mantas de forro polar | Coperte in pile
    Reisedecken | Travelling rugs | Couvertures de voyage | Mantas para viajes | Coperte da viaggio
    Picknickdecken | Picnic blankets | Couvertures de pique-nique | Mantas de picnic | Coperte da picnic
    Decken für Haustiere | Blankets for household pets | Couvertures pour animaux de compagnie | Mantas para animales de compañía | Coperte per animali da compagnia
    Pucktücher | Swaddling blankets | Couvertures d'emmaillotage | Mantas para envolver bebés | Coperte per fasciare neonati
    Inletts für Schlafsäcke | Sleeping bag liners | Draps pour sacs de couchage | Fundas interiores para sacos de dormir | Sacchi lenzuolo per sacchi a pelo
    Matratzenschoner | Mattress protectors | Protège-matelas | Protectores de colchones | Proteggimaterassi
    Kissenhüllen | Cushion covers | Housses de coussins | Fundas de cojines | Fodere per cuscini
    Matratzenstoffe | Ticking [fabric for mattresses] | Toiles à matelas | Cutí [tela para colchones] | Tela per materassi
    Bettvolants | Bed valances | Cache-sommiers | Volantes de cama | Balze per letti
    Stuhlhussen | Chair covers | Housses de chaises | Fundas para sillas | Coprisedie
    Sofaüberwürfe | Sofa throws | Jetés de canapés | Cubresofás | Copridivani
    Möbelüberzüge aus textilem Material | Furniture coverings of textile | Revêtements de meubles en matières textiles | Fundas de materias textiles para muebles | Rivestimenti per mobili in materie tessili
    Gästehandtücher aus textilem Material | Guest towels of textile | Serviettes d'invités en matières textiles | Toallas de invitados de materias textiles | Asciugamani per ospiti in materie tessili
    Gesichtshandtücher aus textilem Material | Face towels of textile | Serviettes pour le visage en matières textiles | Toallas faciales de materias textiles | Asciugamani per il viso in materie tessili
    Sporthandtücher | Sports towels | Serviettes de sport | Toallas de deporte | Asciugamani per lo sport
    Mikrofaserhandtücher | Microfibre towels | Serviettes en microfibres | Toallas de microfibra | Asciugamani in microfibra
    Saunatücher | Sauna towels | Serviettes de sauna | Toallas de sauna | Teli per sauna
    Kapuzenhandtücher für Babys | Hooded towels for babies | Capes de bain pour bébés | Toallas con capucha para bebés | Asciugamani con cappuccio per neonati
    Golfhandtücher | Golf towels | Serviettes de golf | Toallas de golf | Asciugamani da golf
    Küchenhandtücher | Kitchen towels of textile | Torchons de cuisine en matières textiles | Toallas de cocina de materias textiles | Canovacci da cucina
    Gläsertücher | Glass cloths [towels] | Essuie-verres | Paños para secar vasos | Asciugabicchieri
    Taschentücher aus textilem Material | Handkerchiefs of textile | Mouchoirs de poche en matières textiles | Pañuelos de bolsillo de materias textiles | Fazzoletti da taschino in materie tessili
    Untersetzer aus textilem Material | Coasters of textile | Dessous de verres en matières textiles | Posavasos de materias textiles | Sottobicchieri in materie tessili
    Wachstuch | Oilcloth for use as tablecloths | Toiles cirées [nappes] | Hules [manteles] | Tele cerate [tovaglie]
    Gardinen | Net curtains | Voilages | Visillos | Tendine
    Verdunkelungsvorhänge aus textilem Material | Blackout curtains of textile | Rideaux occultants en matières textiles | Cortinas opacas de materias textiles | Tende oscuranti in materie tessili
    Vorhänge aus Kunststoff | Plastic curtains | Rideaux en matières plastiques | Cortinas de materias plásticas | Tende in materie plastiche
    Türvorhänge | Door curtains | Portières [rideaux] | Cortinas para puertas | Tende per porte
    Vorhangstoffe | Curtain fabrics | Tissus pour rideaux | Telas para cortinas | Tessuti per tende
    Gardinenhalter aus textilem Material | Curtain holders of textile material | Embrasses en matières textiles | Abrazaderas de cortinas de materias textiles | Fermatende in materie tessili
    Moskitonetze | Mosquito nets | Moustiquaires | Mosquiteros [colgaduras] | Zanzariere
    Banner aus Textilien oder Kunststoff | Banners of textile or plastic | Bannières en matières textiles ou en matières plastiques | Pancartas de materias textiles o plásticas | Striscioni in materie tessili o plastiche
    Wimpel aus textilem Material | Pennants of textile | Fanions en matières textiles | Banderines de materias textiles | Gagliardetti in materie tessili
    Flaggen aus Kunststoff | Plastic flags | Drapeaux en matières plastiques | Banderas de plástico | Bandiere di plastica
    Etiketten aus textilem Material | Labels of textile | Étiquettes en matières textiles | Etiquetas de materias textiles | Etichette in materie tessili
    Bekleidungsstoffe | Fabrics for clothing | Tissus pour vêtements | Tejidos para prendas de vestir | Tessuti per abbigliamento
    Schuhstoffe | Fabrics for footwear | Tissus pour chaussures | Tejidos para calzado | Tessuti per calzature
    Bedruckte Stoffe | Printed textile fabrics | Tissus imprimés | Telas estampadas | Tessuti stampati
    Elastische Gewebe | Elastic woven fabrics | Tissus élastiques | Tejidos elásticos | Tessuti elastici
    Jersey [Stoff] | Jersey [fabric] | Jersey [tissu] | Jersey [tejido] | Jersey [tessuto]
    Fleecestoffe | Fleece fabrics | Tissus polaires | Tejidos polares | Tessuti in pile
    Satin | Satin fabrics | Satins | Rasos | Tessuti di raso
    Chiffon | Chiffon fabrics | Mousseline [étoffe] | Gasa [tela] | Chiffon [tessuto]
    Damast | Damask | Damas [étoffe] | Damasco | Damasco [tessuto]
    Brokate | Brocades | Brocarts | Brocados | Broccati
    Flanell | Flannel [fabric] | Flanelle [tissu] | Franela [tela] | Flanella [tessuto]
    Cord [Stoff] | Corduroy | Velours côtelé | Pana | Velluto a coste
    Taft | Taffeta [cloth] | Taffetas [tissu] | Tafetán [tela] | Taffettà [tessuto]
    Krepp [Stoff] | Crepe [fabric] | Crêpe [tissu] | Crepé [tela] | Crespo [tessuto]
    Musselin | Muslin fabrics | Tissus de mousseline de coton | Muselina | Mussola
    Hanfstoffe | Hemp fabrics | Tissus de chanvre | Tejidos de cáñamo | Tessuti di canapa
    Jutestoffe | Jute fabrics | Tissus de jute | Tejidos de yute | Tessuti di iuta
    Kunstpelzstoffe | Imitation fur fabrics | Tissus imitant la fourrure | Tejidos de imitación de piel | Tessuti che imitano la pelliccia
    Beschichtete Gewebe | Coated fabrics | Tissus enduits | Tejidos revestidos | Tessuti rivestiti
    Kanevas zum Sticken oder für Tapisseriearbeiten | Canvas for tapestry or embroidery | Canevas pour la tapisserie ou la broderie | Cañamazo para tapices o bordados | Canovaccio per tappezzeria o ricamo
    Glasfaserstoffe für textile Zwecke | Fibreglass fabrics for textile use | Tissus en fibres de verre à usage textile | Telas de fibra de vidrio para uso textil | Tessuti in fibra di vetro per uso tessile
    Aufbügelbare Klebestoffe | Adhesive fabric for application by heat | Tissus adhésifs collables à chaud | Telas adhesivas termoadhesivas | Tessuti adesivi incollabili a caldo
    Filtermaterial aus Textilien | Filtering materials of textile | Matières filtrantes en matières textiles | Materiales textiles filtrantes | Materiali filtranti in materie tessili
  `,
  `
    Oberbekleidung | Outerclothing | Vêtements de dessus | Ropa exterior | Indumenti esterni
    Damenbekleidung | Women's clothing | Vêtements pour femmes | Ropa de mujer | Abbigliamento da donna
    Herrenbekleidung | Men's clothing | Vêtements pour hommes | Ropa de hombre | Abbigliamento da uomo
    Kinderbekleidung | Children's clothing | Vêtements pour enfants | Ropa para niños | Abbigliamento per bambini
    Freizeitbekleidung | Leisurewear | Vêtements de loisirs | Ropa de ocio | Abbigliamento per il tempo libero
    Streetwear [Bekleidung] | Streetwear [clothing] | Vêtements de style streetwear | Ropa urbana [prendas de vestir] | Abbigliamento streetwear
    Strickwaren [Bekleidung] | Knitwear [clothing] | Tricots [vêtements] | Prendas de punto | Maglieria [abbigliamento]
    Konfektionskleidung | Ready-made clothing | Vêtements de confection | Ropa de confección | Abbigliamento confezionato
    Bekleidung aus Leder | Clothing of leather | Vêtements en cuir | Ropa de cuero | Abbigliamento in pelle
    Bekleidung aus Lederimitat | Clothing of imitations of leather | Vêtements en imitations du cuir | Ropa de cuero de imitación | Abbigliamento in similpelle
    Bekleidung für Schwangere | Maternity clothing | Vêtements de grossesse | Ropa premamá | Abbigliamento premaman
    Bekleidung für Radfahrer | Cyclists' clothing | Vêtements pour cyclistes | Ropa para ciclistas | Abbigliamento per ciclisti
    Skibekleidung | Ski clothing | Vêtements de ski | Ropa de esquí | Abbigliamento da sci
    Laufbekleidung | Running clothing | Vêtements de course à pied | Ropa para correr | Abbigliamento da corsa
    Yogabekleidung | Yoga clothing | Vêtements de yoga | Ropa de yoga | Abbigliamento per lo yoga
    Gymnastikbekleidung | Clothing for gymnastics | Vêtements de gymnastique | Ropa de gimnasia | Abbigliamento per ginnastica
    Regenbekleidung | Rainwear | Vêtements de pluie | Ropa impermeable | Abbigliamento per la pioggia
    Abendmode | Evening wear | Tenues de soirée | Ropa de noche | Abbigliamento da sera
    Trachten [Bekleidung] | Folk costumes | Costumes folkloriques | Trajes regionales | Costumi folcloristici
    Dirndl | Dirndls | Dirndls | Vestidos dirndl | Abiti dirndl
    Uniformen | Uniforms | Uniformes | Uniformes | Uniformi
    Kochbekleidung | Chefs' clothing | Vêtements pour cuisiniers | Ropa para cocineros | Abbigliamento per cuochi
    Karnevalskostüme | Masquerade costumes | Costumes de mascarade | Disfraces | Costumi per travestimento
    Sweatshirts | Sweatshirts | Sweat-shirts | Sudaderas | Felpe
    Polohemden | Polo shirts | Polos | Polos | Polo
    Langarmshirts | Long-sleeved T-shirts | Tee-shirts à manches longues | Camisetas de manga larga | Magliette a maniche lunghe
    Tops [Bekleidung] | Tops [clothing] | Hauts [vêtements] | Tops [prendas de vestir] | Top [abbigliamento]
    Strickjacken | Cardigans | Cardigans | Cárdigans | Cardigan
    Leggings | Leggings | Leggings | Leggings | Leggings
    Jogginghosen | Jogging bottoms | Pantalons de jogging | Pantalones de chándal | Pantaloni da jogging
    Trainingsanzüge | Tracksuits | Survêtements | Chándales | Tute da ginnastica
    Overalls | Overalls | Salopettes | Monos [prendas de vestir] | Tute [abbigliamento]
    Blazer | Blazers | Blazers | Blazers | Blazer
    Lederjacken | Leather jackets | Vestes en cuir | Chaquetas de cuero | Giacche in pelle
    Daunenjacken | Down jackets | Doudounes | Plumíferos | Piumini [abbigliamento]
    Windjacken | Windcheaters | Coupe-vent | Cortavientos | Giacche a vento
    Parkas | Parkas | Parkas | Parkas | Parka
    Regenmäntel | Raincoats | Imperméables | Impermeables | Impermeabili
    Pelzmäntel | Fur coats | Manteaux de fourrure | Abrigos de piel | Pellicce [abbigliamento]
    Ponchos | Ponchos | Ponchos | Ponchos | Poncho
    Damenwäsche | Lingerie | Lingerie fine | Lencería | Lingerie
    Unterhosen | Underpants | Slips | Calzoncillos | Mutande
    Boxershorts | Boxer shorts | Caleçons boxeurs | Bóxers [ropa interior] | Boxer [biancheria intima]
    Thermounterwäsche | Thermal underwear | Sous-vêtements thermiques | Ropa interior térmica | Biancheria intima termica
    Nachthemden | Nightgowns | Chemises de nuit | Camisones | Camicie da notte
    Bademäntel | Bathrobes | Peignoirs de bain | Albornoces | Accappatoi
    Bikinis | Bikinis | Bikinis | Bikinis | Bikini
    Badehosen | Swimming trunks | Caleçons de bain | Bañadores de caballero | Calzoncini da bagno
    Halbhandschuhe | Fingerless gloves | Mitaines | Mitones | Mezziguanti
    Halstücher | Neckerchiefs | Foulards | Pañuelos para el cuello | Foulard
    Stirnbänder [Bekleidung] | Headbands [clothing] | Bandeaux pour la tête [habillement] | Cintas para la cabeza [prendas de vestir] | Fasce per la testa [abbigliamento]
    Baseballkappen | Baseball caps | Casquettes de baseball | Gorras de béisbol | Cappellini da baseball
    Strickmützen | Knitted caps | Bonnets tricotés | Gorros de punto | Berretti a maglia
    Kopftücher | Headscarves | Foulards pour la tête | Pañuelos para la cabeza | Fazzoletti da testa
    Fliegen [Bekleidung] | Bow ties | Nœuds papillon | Pajaritas | Papillon
    Hosenträger | Braces for clothing | Bretelles | Tirantes | Bretelle
    Schürzen [Bekleidung] | Aprons [clothing] | Tabliers [vêtements] | Delantales [prendas de vestir] | Grembiuli [indumenti]
    Lätzchen, nicht aus Papier | Bibs, not of paper | Bavoirs, non en papier | Baberos que no sean de papel | Bavaglini non di carta
    Schlafmasken | Sleep masks | Masques pour dormir | Antifaces para dormir | Mascherine per dormire
    Fußballschuhe | Football boots | Chaussures de football | Botas de fútbol | Scarpe da calcio
    Kinderschuhe | Children's shoes | Chaussures pour enfants | Calzado infantil | Scarpe per bambini
    Halbstiefel | Half-boots | Bottines | Botines | Stivaletti
    Gummistiefel | Rubber boots | Bottes en caoutchouc | Botas de goma | Stivali di gomma
    Ballerinas [Schuhe] | Ballet flats | Ballerines [chaussures] | Bailarinas [zapatos] | Ballerine [calzature]
    Badesandalen | Bath sandals | Sandales de bain | Sandalias de baño | Sandali da bagno
    Espadrilles | Espadrilles | Espadrilles | Alpargatas | Espadrillas
    Schuhsohlen | Soles for footwear | Semelles | Suelas | Suole per calzature
  `,
]
