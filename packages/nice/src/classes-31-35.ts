import { readClass } from './table.ts'

/** Headings and terms of the classes 31 to 35. */
export const classes31To35 = [
  readClass(`
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
  `),
  readClass(`
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
  `),
  readClass(`
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
  `),
  readClass(`
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
  `),
  readClass(`
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
  `),
]
