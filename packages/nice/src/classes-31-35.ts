/** Headings and terms of the classes 31 to 35. */
export const classes31To35 = [
  `
    Land-, Garten- und Forstwirtschaftserzeugnisse sowie Erzeugnisse der Aquakultur, roh und nicht verarbeitet; rohe, nicht verarbeitete Samenkörner und Sämereien; frisches Obst, frisches Gemüse und frische Kräuter; lebende Pflanzen und Blumen; Blumenzwiebeln, Setzlinge und Saatgut; lebende Tiere; Futtermittel und Getränke für Tiere; Malz | Agricultural, horticultural, forestry and aquacultural products, raw and unprocessed; raw and unprocessed grains and seeds; fresh fruits, vegetables and herbs; live plants and flowers; bulbs, seedlings and seeds for planting; live animals; feed and beverages for animals; malt | Produits agricoles, horticoles, forestiers et aquacoles, bruts et non transformés; graines et semences brutes et non transformées; fruits, légumes et herbes aromatiques frais; plantes et fleurs naturelles; bulbes, semis et semences pour la plantation; animaux vivants; aliments et boissons pour animaux; malt | Productos agrícolas, hortícolas, forestales y acuícolas, en bruto y sin procesar; granos y semillas en bruto y sin procesar; frutas, hortalizas y hierbas aromáticas frescas; plantas y flores naturales; bulbos, plantones y semillas para plantar; animales vivos; alimentos y bebidas para animales; malta | Prodotti agricoli, orticoli, forestali e dell'acquacoltura, grezzi e non trasformati; granaglie e sementi grezze e non trasformate; frutta, ortaggi ed erbe aromatiche freschi; piante e fiori naturali; bulbi, piantine e semi da piantare; animali vivi; alimenti e bevande per animali; malto
    Frisches Obst | Fresh fruits | Fruits frais | Frutas frescas | Frutta fresca
    Frisches Gemüse | Fresh vegetables | Légumes frais | Hortalizas frescas | Ortaggi freschi
    Äpfel, frisch | Apples, fresh | Pommes fraîches | Manzanas frescas | Mele fresche
    Kartoffeln, frisch | Potatoes, fresh | Pommes de terre fraîches | Patatas frescas | Patate fresche
    Nüsse, nicht verarbeitet | Nuts, unprocessed | Fruits à coque non transformés | Frutos secos sin procesar | Frutta a guscio non lavorata
    Natürliche Blumen | Natural flowers | Fleurs naturelles | Flores naturales | Fiori naturali
    Lebende Pflanzen | Live plants | Plantes vivantes | Plantas vivas | Piante vive
    Saatgut | Seeds for planting | Semences à planter | Semillas para plantar | Sementi
    Blumenzwiebeln | Flower bulbs | Bulbes de fleurs | Bulbos de flores | Bulbi di fiori
    Hundefutter | Dog food | Nourriture pour chiens | Comida para perros | Alimenti per cani
    Katzenfutter | Cat food | Nourriture pour chats | Comida para gatos | Alimenti per gatti
    Futtermittel für Nutztiere | Feed for farm animals | Aliments pour animaux de ferme | Piensos para animales de granja | Mangimi per animali da allevamento
    Katzenstreu | Cat litter | Litière pour chats | Arena para gatos | Lettiera per gatti
    Weizen | Wheat | Froment | Trigo | Frumento
    Malz für Brauereien und Brennereien | Malt for brewing and distilling | Malt pour brasserie et distillerie | Malta para cervecería y destilería | Malto per birreria e distilleria
    Lebende Tiere | Live animals | Animaux vivants | Animales vivos | Animali vivi
    Zitrusfrüchte, frisch | Citrus fruits, fresh | Agrumes frais | Cítricos frescos | Agrumi freschi
    Bananen, frisch | Bananas, fresh | Bananes fraîches | Plátanos frescos | Banane fresche
    Beeren, frisch | Berries, fresh | Baies fraîches | Bayas frescas | Bacche fresche
    Weintrauben, frisch | Grapes, fresh | Raisins frais | Uvas frescas | Uva fresca
    Tomaten, frisch | Tomatoes, fresh | Tomates fraîches | Tomates frescos | Pomodori freschi
    Salate, frisch | Lettuce, fresh | Laitues fraîches | Lechugas frescas | Lattuga fresca
    Zwiebeln, frisch | Onions, fresh | Oignons frais | Cebollas frescas | Cipolle fresche
    Karotten, frisch | Carrots, fresh | Carottes fraîches | Zanahorias frescas | Carote fresche
    Pilze, frisch | Mushrooms, fresh | Champignons frais | Setas frescas | Funghi freschi
    Kräuter, frisch | Herbs, fresh | Herbes aromatiques fraîches | Hierbas aromáticas frescas | Erbe aromatiche fresche
    Oliven, frisch | Olives, fresh | Olives fraîches | Aceitunas frescas | Olive fresche
    Mais | Maize | Maïs brut | Maíz | Mais
    Hafer | Oats | Avoine | Avena | Avena
    Gerste | Barley | Orge | Cebada | Orzo
    Hopfen | Hops | Houblon | Lúpulo | Luppolo
    Rosen als Pflanzen | Rose bushes | Rosiers | Rosales | Rosai
    Bäume als Pflanzen | Trees as plants | Arbres en tant que plantes | Árboles en cuanto plantas | Alberi in quanto piante
    Weihnachtsbäume, natürlich | Christmas trees, natural | Arbres de Noël naturels | Árboles de Navidad naturales | Alberi di Natale naturali
    Rollrasen | Turf, natural | Gazon naturel en rouleaux | Césped natural | Zolle erbose naturali
    Trockenblumen für Dekorationszwecke | Dried flowers for decoration | Fleurs séchées pour la décoration | Flores secas para decoración | Fiori secchi per decorazione
    Vogelfutter | Bird food | Nourriture pour oiseaux | Alimentos para pájaros | Mangimi per uccelli
    Fischfutter | Fish food | Nourriture pour poissons | Alimentos para peces | Mangimi per pesci
    Essbare Kauspielzeuge für Tiere | Edible chews for animals | Objets comestibles à mâcher pour animaux | Objetos comestibles para masticar para animales | Prodotti commestibili da masticare per animali
    Heu | Hay | Foin | Heno | Fieno
    Muscheln, lebend | Mussels, live | Moules vivantes | Mejillones vivos | Cozze vive
  `,
  `
    Biere; Getränke ohne Alkohol; Mineralwässer und kohlensäurehaltige Wässer; Fruchtgetränke und Fruchtsäfte; Sirupe und weitere alkoholfreie Präparate zur Zubereitung von Getränken | Beers; beverages without alcohol; mineral and aerated waters; fruit beverages and fruit juices; syrups and further non-alcoholic preparations for making beverages | Bières; boissons sans alcool; eaux minérales et gazeuses; boissons de fruits et jus de fruits; sirops et autres préparations sans alcool pour faire des boissons | Cervezas; bebidas sin alcohol; aguas minerales y carbonatadas; bebidas de frutas y zumos de frutas; siropes y otras preparaciones sin alcohol para elaborar bebidas | Birre; bevande analcoliche; acque minerali e gassate; bevande di frutta e succhi di frutta; sciroppi e altri preparati analcolici per fare bevande
    Biere | Beers | Bières | Cervezas | Birre
    Alkoholfreie Biere | Non-alcoholic beers | Bières sans alcool | Cervezas sin alcohol | Birre analcoliche
    Mineralwässer | Mineral waters | Eaux minérales | Aguas minerales | Acque minerali
    Fruchtsäfte | Fruit juices | Jus de fruits | Zumos de frutas | Succhi di frutta
    Limonaden | Lemonades | Limonades | Limonadas | Limonate
    Colagetränke | Cola drinks | Boissons au cola | Bebidas de cola | Bevande alla cola
    Energiegetränke | Energy drinks | Boissons énergisantes | Bebidas energéticas | Bevande energetiche
    Isotonische Getränke | Isotonic beverages | Boissons isotoniques | Bebidas isotónicas | Bevande isotoniche
    Gemüsesäfte als Getränke | Vegetable juices being beverages | Jus de légumes en tant que boissons | Zumos vegetales | Succhi di verdura
    Sirupe für Getränke | Syrups for beverages | Sirops pour boissons | Siropes para bebidas | Sciroppi per bevande
    Alkoholfreie Cocktails | Non-alcoholic cocktails | Cocktails sans alcool | Cócteles sin alcohol | Cocktail analcolici
    Kohlensäurehaltige Wässer | Carbonated water | Eaux gazeuses | Aguas carbonatadas | Acque gassate
    Smoothies | Smoothies | Smoothies | Batidos de frutas u hortalizas | Frullati di frutta
    Alkoholfreie Weine | De-alcoholised wines | Vins désalcoolisés | Vinos desalcoholizados | Vini dealcolati
    Molkegetränke | Whey beverages | Boissons à base de petit-lait | Bebidas a base de suero de leche | Bevande a base di siero di latte
    Präparate für die Zubereitung von alkoholfreien Getränken | Preparations for making non-alcoholic beverages | Préparations pour faire des boissons sans alcool | Preparaciones para elaborar bebidas sin alcohol | Preparati per fare bevande analcoliche
    Pils | Pilsner | Pils | Cerveza pilsen | Birra pilsner
    Weizenbier | Wheat beer | Bière de froment | Cerveza de trigo | Birra di frumento
    Craftbiere | Craft beers | Bières artisanales | Cervezas artesanales | Birre artigianali
    Ingwerbier | Ginger beer | Bière de gingembre | Cerveza de jengibre | Birra allo zenzero
    Radler | Shandy | Panachés | Clara de cerveza con limonada | Radler
    Malzbier | Malt beer | Bière de malt | Cerveza de malta | Birra di malto
    Bierwürze | Beer wort | Moût de bière | Mosto de cerveza | Mosto di birra
    Tafelwässer | Table waters | Eaux de table | Aguas de mesa | Acque da tavola
    Aromatisierte Wässer | Flavoured waters | Eaux aromatisées | Aguas aromatizadas | Acque aromatizzate
    Tonic Water | Tonic water | Eau tonique | Agua tónica | Acqua tonica
    Sodawasser | Soda water | Eau de Seltz | Agua de Seltz | Acqua di seltz
    Orangensaft | Orange juice | Jus d'orange | Zumo de naranja | Succo d'arancia
    Apfelsaft | Apple juice | Jus de pomme | Zumo de manzana | Succo di mela
    Traubensaft | Grape juice | Jus de raisin | Zumo de uva | Succo d'uva
    Tomatensaft als Getränk | Tomato juice as beverage | Jus de tomate en tant que boisson | Zumo de tomate en cuanto bebida | Succo di pomodoro in quanto bevanda
    Fruchtnektare | Fruit nectars | Nectars de fruits | Néctares de frutas | Nettari di frutta
    Apfelschorle | Apple spritzer | Jus de pomme pétillant | Zumo de manzana con gas | Succo di mela frizzante
    Kokoswasser als Getränk | Coconut water as beverage | Eau de coco en tant que boisson | Agua de coco en cuanto bebida | Acqua di cocco in quanto bevanda
    Aloe-vera-Getränke | Aloe vera drinks | Boissons à base d'aloe vera | Bebidas de aloe vera | Bevande a base di aloe vera
    Proteinangereicherte Sportgetränke | Protein-enriched sports beverages | Boissons enrichies en protéines pour sportifs | Bebidas enriquecidas con proteínas para deportistas | Bevande per sportivi arricchite con proteine
    Brausepulver für Getränke | Powders for effervescent beverages | Poudres pour boissons gazeuses | Polvos para bebidas gaseosas | Polveri per bevande gassate
    Kwass | Kvass | Kvas | Kvas | Kvas
    Kombucha-Limonaden | Kombucha-flavoured lemonades | Limonades au kombucha | Limonadas de kombucha | Limonate al kombucha
    Alkoholfreie Aperitifs | Non-alcoholic aperitifs | Apéritifs sans alcool | Aperitivos sin alcohol | Aperitivi analcolici
    Reisgetränke, ausgenommen Milchersatz | Rice-based beverages, other than milk substitutes | Boissons à base de riz autres que succédanés de lait | Bebidas a base de arroz que no sean sucedáneos de la leche | Bevande a base di riso diverse dai succedanei del latte
  `,
  `
    Alkoholische Getränke mit Ausnahme von Bieren; alkoholische Präparate zur Zubereitung von Getränken | Alcoholic beverages other than beers; alcoholic preparations for making beverages | Boissons alcoolisées à l'exception des bières; préparations alcoolisées pour faire des boissons | Bebidas alcohólicas que no sean cervezas; preparaciones alcohólicas para elaborar bebidas | Bevande alcoliche diverse dalle birre; preparati alcolici per fare bevande
    Weine | Wines | Vins | Vinos | Vini
    Schaumweine | Sparkling wines | Vins mousseux | Vinos espumosos | Vini spumanti
    Spirituosen | Spirits | Spiritueux | Bebidas espirituosas | Bevande spiritose
    Liköre | Liqueurs | Liqueurs | Licores | Liquori
    Wodka | Vodka | Vodka | Vodka | Vodka
    Gin | Gin | Gin | Ginebra | Gin
    Rum | Rum | Rhum | Ron | Rum
    Whisky | Whisky | Whisky | Whisky | Whisky
    Weinbrand | Brandy | Eau-de-vie de vin | Brandy | Brandy
    Obstbrände | Fruit spirits | Eaux-de-vie de fruits | Aguardientes de frutas | Acquaviti di frutta
    Aperitifs | Aperitifs | Apéritifs | Aperitivos | Aperitivi
    Alkoholhaltige Cocktails | Alcoholic cocktails | Cocktails alcoolisés | Cócteles alcohólicos | Cocktail alcolici
    Apfelwein | Cider | Cidre | Sidra | Sidro
    Kräuterliköre | Herbal liqueurs | Liqueurs aux herbes | Licores de hierbas | Liquori alle erbe
    Wermut | Vermouth | Vermouth | Vermut | Vermut
    Alkoholische Essenzen | Alcoholic essences | Essences alcooliques | Esencias alcohólicas | Essenze alcoliche
    Rotweine | Red wines | Vins rouges | Vinos tintos | Vini rossi
    Weißweine | White wines | Vins blancs | Vinos blancos | Vini bianchi
    Roséweine | Rosé wines | Vins rosés | Vinos rosados | Vini rosati
    Perlweine | Semi-sparkling wines | Vins pétillants | Vinos de aguja | Vini frizzanti
    Champagner | Champagne | Champagne | Champán | Champagne
    Dessertweine | Dessert wines | Vins de dessert | Vinos de postre | Vini da dessert
    Likörweine | Fortified wines | Vins de liqueur | Vinos generosos | Vini liquorosi
    Glühwein | Mulled wine | Vin chaud | Vino caliente con especias | Vin brulé
    Sangria | Sangria | Sangria | Sangría | Sangria
    Weinhaltige Getränke | Wine-based beverages | Boissons à base de vin | Bebidas a base de vino | Bevande a base di vino
    Birnenwein | Perry | Poiré | Perada | Sidro di pere
    Met | Mead | Hydromel | Hidromiel | Idromele
    Sake | Sake | Saké | Sake | Sakè
    Cognac | Cognac | Cognac | Coñac | Cognac
    Grappa | Grappa | Grappa | Grapa | Grappa
    Tequila | Tequila | Tequila | Tequila | Tequila
    Korn | Grain spirits | Alcools de grain | Aguardiente de cereales | Acquavite di cereali
    Kirschwasser | Kirsch | Kirsch | Kirsch | Kirsch
    Absinth | Absinthe | Absinthe | Absenta | Assenzio
    Anisschnäpse | Aniseed spirits | Anisettes | Anisados | Anisette
    Bitterliköre | Bitters | Amers | Amargos en cuanto licores | Amari
    Eierlikör | Egg liqueur | Liqueur aux œufs | Licor de huevo | Liquore all'uovo
    Sahneliköre | Cream liqueurs | Liqueurs à la crème | Licores de crema | Liquori alla crema
    Alkopops | Alcopops | Prémix alcoolisés | Refrescos alcohólicos | Alcopop
    Alkoholhaltige Bowlen | Alcoholic punches | Punchs alcoolisés | Ponches alcohólicos | Punch alcolici
  `,
  `
    Tabak und Tabakersatzstoffe; Zigaretten und Zigarren; elektronische Zigaretten und Verdampfer für Raucher; Raucherartikel; Streichhölzer | Tobacco and tobacco substitutes; cigarettes and cigars; electronic cigarettes and oral vaporizers for smokers; smokers' articles; matches | Tabac et succédanés du tabac; cigarettes et cigares; cigarettes électroniques et vaporisateurs oraux pour fumeurs; articles pour fumeurs; allumettes | Tabaco y sucedáneos del tabaco; cigarrillos y puros; cigarrillos electrónicos y vaporizadores bucales para fumadores; artículos para fumadores; cerillas | Tabacco e succedanei del tabacco; sigarette e sigari; sigarette elettroniche e vaporizzatori orali per fumatori; articoli per fumatori; fiammiferi
    Zigaretten | Cigarettes | Cigarettes | Cigarrillos | Sigarette
    Zigarren | Cigars | Cigares | Puros | Sigari
    Zigarillos | Cigarillos | Cigarillos | Puritos | Sigaretti
    Elektronische Zigaretten | Electronic cigarettes | Cigarettes électroniques | Cigarrillos electrónicos | Sigarette elettroniche
    Flüssigkeiten für elektronische Zigaretten | Liquids for electronic cigarettes | Liquides pour cigarettes électroniques | Líquidos para cigarrillos electrónicos | Liquidi per sigarette elettroniche
    Rauchtabak | Smoking tobacco | Tabac à fumer | Tabaco para fumar | Tabacco da fumo
    Schnupftabak | Snuff | Tabac à priser | Rapé | Tabacco da fiuto
    Tabakpfeifen | Tobacco pipes | Pipes | Pipas | Pipe
    Feuerzeuge für Raucher | Lighters for smokers | Briquets pour fumeurs | Encendedores para fumadores | Accendini per fumatori
    Aschenbecher für Raucher | Ashtrays for smokers | Cendriers pour fumeurs | Ceniceros para fumadores | Posacenere per fumatori
    Zigarettenpapier | Cigarette papers | Papier à cigarettes | Papel de fumar | Cartine per sigarette
    Zigarettenfilter | Cigarette filters | Filtres à cigarettes | Filtros para cigarrillos | Filtri per sigarette
    Wasserpfeifen | Hookahs | Narguilés | Narguiles | Narghilè
    Tabak zum Erhitzen | Tobacco for heating | Tabac à chauffer | Tabaco para calentar | Tabacco da riscaldare
    Streichhölzer | Matches | Allumettes | Cerillas | Fiammiferi
    Nikotinbeutel zum oralen Gebrauch, tabakfrei, nicht für medizinische Zwecke | Tobacco-free oral nicotine pouches, not for medical use | Sachets de nicotine sans tabac à usage oral, non à usage médical | Bolsitas de nicotina sin tabaco de uso oral que no sean para uso médico | Bustine di nicotina senza tabacco per uso orale, non per uso medico
    Pfeifentabak | Pipe tobacco | Tabac à pipe | Tabaco de pipa | Tabacco da pipa
    Drehtabak | Hand-rolling tobacco | Tabac à rouler | Tabaco de liar | Tabacco da arrotolare
    Kautabak | Chewing tobacco | Tabac à chiquer | Tabaco de mascar | Tabacco da masticare
    Snus | Snus | Snus | Snus | Snus
    Wasserpfeifentabak | Hookah tobacco | Tabac à narguilé | Tabaco para narguile | Tabacco per narghilè
    Kräuter zum Rauchen | Herbs for smoking | Herbes à fumer | Hierbas para fumar | Erbe da fumo
    Tabakersatz, nicht für medizinische Zwecke | Tobacco substitutes, not for medical purposes | Succédanés du tabac non à usage médical | Sucedáneos del tabaco que no sean para uso médico | Succedanei del tabacco non per uso medico
    Cannabis zum Rauchen | Cannabis for smoking | Cannabis à fumer | Cannabis para fumar | Cannabis da fumo
    Verdampfer für Raucher | Oral vaporisers for smokers | Vaporisateurs oraux pour fumeurs | Vaporizadores bucales para fumadores | Vaporizzatori orali per fumatori
    Erhitzer für Tabak | Devices for heating tobacco | Dispositifs pour chauffer le tabac | Dispositivos para calentar tabaco | Dispositivi per riscaldare tabacco
    Kartuschen für elektronische Zigaretten | Cartridges for electronic cigarettes | Cartouches pour cigarettes électroniques | Cartuchos para cigarrillos electrónicos | Cartucce per sigarette elettroniche
    Etuis für elektronische Zigaretten | Cases for electronic cigarettes | Étuis pour cigarettes électroniques | Estuches para cigarrillos electrónicos | Astucci per sigarette elettroniche
    Zigarettenetuis | Cigarette cases | Étuis à cigarettes | Pitilleras | Portasigarette
    Zigarettenspitzen | Cigarette holders | Fume-cigarettes | Boquillas para cigarrillos | Bocchini per sigarette
    Zigarettenstopfmaschinen für den persönlichen Gebrauch | Cigarette-filling machines for personal use | Machines à tuber pour usage personnel | Máquinas de rellenar cigarrillos de uso personal | Macchinette riempitubetti per uso personale
    Zigarettenhülsen | Cigarette tubes | Tubes à cigarettes | Tubos para cigarrillos | Tubetti per sigarette
    Zigarrenabschneider | Cigar cutters | Coupe-cigares | Cortapuros | Tagliasigari
    Zigarrenkisten | Cigar boxes | Boîtes à cigares | Cajas para puros | Scatole per sigari
    Humidore | Humidors | Caves à cigares | Humidificadores de puros | Umidificatori per sigari
    Tabakdosen | Tobacco tins | Boîtes à tabac | Tabaqueras | Scatole per tabacco
    Tabakbeutel | Tobacco pouches | Blagues à tabac | Petacas para tabaco | Borse per tabacco
    Pfeifenreiniger | Pipe cleaners | Cure-pipes | Limpiapipas | Scovolini per pipe
    Pfeifenständer | Pipe racks | Râteliers à pipes | Soportes para pipas | Portapipe
    Gas für Feuerzeuge in Behältern | Gas containers for cigar lighters | Réservoirs à gaz pour briquets | Cargas de gas para encendedores | Cartucce di gas per accendini
    Spucknäpfe für Tabakkonsumenten | Spittoons for tobacco users | Crachoirs pour consommateurs de tabac | Escupideras para consumidores de tabaco | Sputacchiere per consumatori di tabacco
  `,
  `
    Werbung; Geschäftsführung, Organisation und Verwaltung von Unternehmen; Büroarbeiten | Advertising; management, organization and administration of businesses; office functions | Publicité; gestion, organisation et administration d'entreprises; travaux de bureau | Publicidad; gestión, organización y administración de empresas; trabajos de oficina | Pubblicità; gestione, organizzazione e amministrazione di imprese; lavori d'ufficio
    Werbung | Advertising | Publicité | Publicidad | Pubblicità
    Marketing | Marketing | Marketing | Marketing | Marketing
    Unternehmensberatung | Business consultancy | Conseil en gestion d'entreprise | Consultoría empresarial | Consulenza aziendale
    Einzelhandelsdienstleistungen in Bezug auf Bekleidungsstücke | Retail services in relation to clothing | Services de vente au détail de vêtements | Servicios de venta al por menor de prendas de vestir | Servizi di vendita al dettaglio di articoli di abbigliamento
    Einzelhandelsdienstleistungen in Bezug auf Lebensmittel | Retail services in relation to foodstuffs | Services de vente au détail d'aliments | Servicios de venta al por menor de productos alimenticios | Servizi di vendita al dettaglio di alimenti
    Großhandelsdienstleistungen in Bezug auf Maschinen | Wholesale services in relation to machinery | Services de vente en gros de machines | Servicios de venta al por mayor de maquinaria | Servizi di vendita all'ingrosso di macchinari
    Online-Einzelhandelsdienstleistungen in Bezug auf Kosmetika | Online retail services in relation to cosmetics | Services de vente au détail en ligne de cosmétiques | Servicios de venta al por menor en línea de cosméticos | Servizi di vendita al dettaglio online di cosmetici
    Bereitstellung eines Online-Marktplatzes für Käufer und Verkäufer von Waren und Dienstleistungen | Provision of an online marketplace for buyers and sellers of goods and services | Mise à disposition d'un marché en ligne pour acheteurs et vendeurs de produits et services | Suministro de un mercado en línea para compradores y vendedores de productos y servicios | Fornitura di un mercato online per acquirenti e venditori di prodotti e servizi
    Marktforschung | Market research | Études de marché | Investigación de mercados | Ricerche di mercato
    Buchführung | Bookkeeping | Comptabilité | Teneduría de libros | Contabilità
    Personalvermittlung | Employment agency services | Services de bureaux de placement | Servicios de agencias de colocación | Servizi di collocamento del personale
    Organisation von Messen für gewerbliche und Werbezwecke | Organization of trade fairs for commercial and advertising purposes | Organisation de foires à buts commerciaux et publicitaires | Organización de ferias con fines comerciales y publicitarios | Organizzazione di fiere a scopo commerciale e pubblicitario
    Öffentlichkeitsarbeit | Public relations | Relations publiques | Relaciones públicas | Relazioni pubbliche
    Import-Export-Dienste | Import-export agency services | Services d'agences d'import-export | Servicios de agencias de importación y exportación | Servizi di agenzie di import-export
    Büroarbeiten | Office functions | Travaux de bureau | Trabajos de oficina | Lavori d'ufficio
    Verwaltung von Kundentreueprogrammen | Administration of consumer loyalty programmes | Administration de programmes de fidélisation de consommateurs | Administración de programas de fidelización de consumidores | Amministrazione di programmi di fidelizzazione dei consumatori
    Online-Werbung in Computernetzwerken | Online advertising on computer networks | Publicité en ligne sur réseaux informatiques | Publicidad en línea en redes informáticas | Pubblicità in linea su reti informatiche
    Suchmaschinenoptimierung für Verkaufsförderung | Search engine optimisation for sales promotion | Optimisation de référencement pour la promotion des ventes | Optimización de motores de búsqueda para la promoción de ventas | Ottimizzazione di motori di ricerca per la promozione di vendite
    Influencer-Marketing | Influencer marketing | Marketing d'influence | Marketing de influencia | Marketing di influencer
    Verteilung von Werbematerial | Distribution of advertising material | Distribution de matériel publicitaire | Distribución de material publicitario | Distribuzione di materiale pubblicitario
    Vermietung von Werbeflächen | Rental of advertising space | Location d'espaces publicitaires | Alquiler de espacios publicitarios | Noleggio di spazi pubblicitari
    Produktion von Werbefilmen | Production of advertising films | Production de films publicitaires | Producción de películas publicitarias | Produzione di film pubblicitari
    Verkaufsförderung für andere | Sales promotion for others | Promotion des ventes pour des tiers | Promoción de ventas para terceros | Promozione delle vendite per terzi
    Einzelhandelsdienstleistungen in Bezug auf Möbel | Retail services in relation to furniture | Services de vente au détail de meubles | Servicios de venta minorista de muebles | Servizi di vendita al dettaglio di mobili
    Einzelhandelsdienstleistungen in Bezug auf Computersoftware | Retail services in relation to computer software | Services de vente au détail de logiciels | Servicios de venta minorista de software | Servizi di vendita al dettaglio di software
    Einzelhandelsdienstleistungen in Bezug auf Schmuckwaren | Retail services in relation to jewellery | Services de vente au détail de bijoux | Servicios de venta minorista de joyería | Servizi di vendita al dettaglio di gioielleria
    Einzelhandelsdienstleistungen in Bezug auf Arzneimittel | Retail services in relation to pharmaceuticals | Services de vente au détail de produits pharmaceutiques | Servicios de venta minorista de productos farmacéuticos | Servizi di vendita al dettaglio di prodotti farmaceutici
    Einzelhandelsdienstleistungen in Bezug auf Spielzeug | Retail services in relation to toys | Services de vente au détail de jouets | Servicios de venta minorista de juguetes | Servizi di vendita al dettaglio di giocattoli
    Einzelhandelsdienstleistungen in Bezug auf Schuhwaren | Retail services in relation to footwear | Services de vente au détail de chaussures | Servicios de venta al por menor de calzado | Servizi di vendita al dettaglio di calzature
    Einzelhandelsdienstleistungen in Bezug auf Taschen | Retail services in relation to bags | Services de vente au détail de sacs | Servicios de venta al por menor de bolsos | Servizi di vendita al dettaglio di borse
    Einzelhandelsdienstleistungen in Bezug auf Kosmetika | Retail services in relation to cosmetics | Services de vente au détail de cosmétiques | Servicios de venta al por menor de cosméticos | Servizi di vendita al dettaglio di cosmetici
    Einzelhandelsdienstleistungen in Bezug auf Fahrräder | Retail services in relation to bicycles | Services de vente au détail de bicyclettes | Servicios de venta al por menor de bicicletas | Servizi di vendita al dettaglio di biciclette
    Einzelhandelsdienstleistungen in Bezug auf Blumen | Retail services in relation to flowers | Services de vente au détail de fleurs | Servicios de venta al por menor de flores | Servizi di vendita al dettaglio di fiori
    Einzelhandelsdienstleistungen in Bezug auf Bücher | Retail services in relation to books | Services de vente au détail de livres | Servicios de venta al por menor de libros | Servizi di vendita al dettaglio di libri
    Einzelhandelsdienstleistungen in Bezug auf Sportartikel | Retail services in relation to sporting articles | Services de vente au détail d'articles de sport | Servicios de venta al por menor de artículos de deporte | Servizi di vendita al dettaglio di articoli sportivi
    Einzelhandelsdienstleistungen in Bezug auf Haushalts- und Küchengeräte | Retail services in relation to household or kitchen utensils | Services de vente au détail d'ustensiles de ménage ou de cuisine | Servicios de venta al por menor de utensilios de uso doméstico o culinario | Servizi di vendita al dettaglio di utensili per la casa o la cucina
    Einzelhandelsdienstleistungen in Bezug auf Unterhaltungselektronik | Retail services in relation to consumer electronics | Services de vente au détail d'appareils électroniques grand public | Servicios de venta al por menor de aparatos electrónicos de consumo | Servizi di vendita al dettaglio di elettronica di consumo
    Einzelhandelsdienstleistungen in Bezug auf alkoholische Getränke | Retail services in relation to alcoholic beverages | Services de vente au détail de boissons alcoolisées | Servicios de venta al por menor de bebidas alcohólicas | Servizi di vendita al dettaglio di bevande alcoliche
    Einzelhandelsdienstleistungen in Bezug auf Heimtierbedarf | Retail services in relation to pet products | Services de vente au détail de produits pour animaux de compagnie | Servicios de venta al por menor de productos para animales de compañía | Servizi di vendita al dettaglio di prodotti per animali da compagnia
    Einzelhandelsdienstleistungen in Bezug auf Musikinstrumente | Retail services in relation to musical instruments | Services de vente au détail d'instruments de musique | Servicios de venta al por menor de instrumentos musicales | Servizi di vendita al dettaglio di strumenti musicali
    Einzelhandelsdienstleistungen in Bezug auf Heimtextilien | Retail services in relation to household textiles | Services de vente au détail de linge de maison | Servicios de venta al por menor de ropa de casa | Servizi di vendita al dettaglio di biancheria per la casa
    Großhandelsdienstleistungen in Bezug auf Getränke | Wholesale services in relation to beverages | Services de vente en gros de boissons | Servicios de venta mayorista de bebidas | Servizi di vendita all'ingrosso di bevande
    Dienstleistungen einer Werbeagentur | Advertising agency services | Services d'agences de publicité | Servicios de agencias de publicidad | Servizi di agenzie pubblicitarie
    Betriebswirtschaftliche Beratung | Business management consultancy | Conseils en gestion commerciale | Consultoría en gestión comercial | Consulenza in gestione aziendale
    Geschäftsführung für andere | Business management for others | Gestion d'affaires pour des tiers | Gestión de negocios para terceros | Gestione di affari per terzi
    Steuerberatung in Form der Erstellung von Steuererklärungen | Tax preparation | Préparation de déclarations fiscales | Elaboración de declaraciones fiscales | Preparazione di dichiarazioni fiscali
    Lohnabrechnung | Payroll preparation | Établissement de feuilles de paie | Preparación de nóminas | Preparazione di buste paga
    Wirtschaftsprüfung | Business auditing | Audits d'entreprises | Auditorías empresariales | Revisione contabile
    Zeitarbeitsvermittlung | Temporary staffing services | Services de travail intérimaire | Servicios de trabajo temporal | Servizi di lavoro interinale
    Meinungsumfragen | Opinion polling | Sondages d'opinion | Sondeos de opinión | Sondaggi d'opinione
    Preisvergleichsdienste | Price comparison services | Services de comparaison de prix | Servicios de comparación de precios | Servizi di confronto dei prezzi
    Systematisierung von Daten in Computerdatenbanken | Systemisation of information in computer databases | Systématisation de données dans des bases de données informatiques | Sistematización de datos en bases de datos informáticas | Sistematizzazione di informazioni in basi di dati
    Sekretariatsdienste | Secretarial services | Services de secrétariat | Servicios de secretariado | Servizi di segreteria
    Durchführung von Auktionen | Auctioneering | Vente aux enchères | Subastas | Vendite all'asta
  `,
]
