/** Further terms of the classes 31 to 35. */
export const further31To35 = [
  `
    Rohe Getreidekörner | Unprocessed grains of cereal | Céréales en grains non transformées | Cereales en grano sin procesar | Cereali in grani non lavorati
    Roggen | Rye | Seigle | Centeno | Segale
    Reis, nicht verarbeitet | Rice, unprocessed | Riz non transformé | Arroz sin procesar | Riso non lavorato
    Quinoa, nicht verarbeitet | Quinoa, unprocessed | Quinoa non transformé | Quinoa sin procesar | Quinoa non lavorata
    Sojabohnen, frisch | Soya beans, fresh | Fèves de soja fraîches | Semillas de soja frescas | Semi di soia freschi
    Linsen, frisch | Lentils, fresh | Lentilles fraîches | Lentejas frescas | Lenticchie fresche
    Erbsen, frisch | Peas, fresh | Pois frais | Guisantes frescos | Piselli freschi
    Bohnen, frisch | Beans, fresh | Haricots frais | Judías frescas | Fagioli freschi
    Gurken, frisch | Cucumbers, fresh | Concombres frais | Pepinos frescos | Cetrioli freschi
    Paprika, frisch | Sweet peppers, fresh | Poivrons frais | Pimientos frescos | Peperoni freschi
    Knoblauch, frisch | Garlic, fresh | Ail frais | Ajos frescos | Aglio fresco
    Spargel, frisch | Asparagus, fresh | Asperges fraîches | Espárragos frescos | Asparagi freschi
    Spinat, frisch | Spinach, fresh | Épinards frais | Espinacas frescas | Spinaci freschi
    Kürbisse, frisch | Squashes, fresh | Courges fraîches | Calabazas frescas | Zucche fresche
    Süßkartoffeln, frisch | Sweet potatoes, fresh | Patates douces fraîches | Batatas frescas | Patate dolci fresche
    Avocados, frisch | Avocados, fresh | Avocats frais | Aguacates frescos | Avocado freschi
    Ingwer, frisch | Ginger, fresh | Gingembre frais | Jengibre fresco | Zenzero fresco
    Trüffel, frisch | Truffles, fresh | Truffes fraîches | Trufas frescas | Tartufi freschi
    Sprossgemüse, frisch | Fresh sprouts for eating | Graines germées fraîches pour l'alimentation | Brotes comestibles frescos | Germogli freschi commestibili
    Basilikum, frisch | Basil, fresh | Basilic frais | Albahaca fresca | Basilico fresco
    Essbare Blüten, frisch | Edible flowers, fresh | Fleurs comestibles fraîches | Flores comestibles frescas | Fiori commestibili freschi
    Orangen, frisch | Oranges, fresh | Oranges fraîches | Naranjas frescas | Arance fresche
    Zitronen, frisch | Lemons, fresh | Citrons frais | Limones frescos | Limoni freschi
    Erdbeeren, frisch | Strawberries, fresh | Fraises fraîches | Fresas frescas | Fragole fresche
    Heidelbeeren, frisch | Blueberries, fresh | Myrtilles fraîches | Arándanos frescos | Mirtilli freschi
    Kirschen, frisch | Cherries, fresh | Cerises fraîches | Cerezas frescas | Ciliegie fresche
    Birnen, frisch | Pears, fresh | Poires fraîches | Peras frescas | Pere fresche
    Pfirsiche, frisch | Peaches, fresh | Pêches fraîches | Melocotones frescos | Pesche fresche
    Melonen, frisch | Melons, fresh | Melons frais | Melones frescos | Meloni freschi
    Mangos, frisch | Mangoes, fresh | Mangues fraîches | Mangos frescos | Manghi freschi
    Mandeln, frisch | Almonds, fresh | Amandes fraîches | Almendras frescas | Mandorle fresche
    Haselnüsse, frisch | Hazelnuts, fresh | Noisettes fraîches | Avellanas frescas | Nocciole fresche
    Kastanien, frisch | Chestnuts, fresh | Châtaignes fraîches | Castañas frescas | Castagne fresche
    Kakaobohnen, roh | Cocoa beans, raw | Fèves de cacao brutes | Granos de cacao en bruto | Fave di cacao grezze
    Zuckerrüben | Sugar beets | Betteraves sucrières | Remolacha azucarera | Barbabietole da zucchero
    Schnittblumen | Cut flowers | Fleurs coupées | Flores cortadas | Fiori recisi
    Blumensträuße aus natürlichen Blumen | Bouquets of natural flowers | Bouquets de fleurs naturelles | Ramos de flores naturales | Mazzi di fiori naturali
    Kränze aus natürlichen Blumen | Wreaths of natural flowers | Couronnes de fleurs naturelles | Coronas de flores naturales | Corone di fiori naturali
    Topfpflanzen | Potted plants | Plantes en pot | Plantas en maceta | Piante in vaso
    Sträucher | Shrubs | Arbustes | Arbustos | Arbusti
    Obstbäume | Fruit trees | Arbres fruitiers | Árboles frutales | Alberi da frutto
    Weinreben | Vine plants | Ceps de vigne | Cepas de vid | Viti [piante]
    Setzlinge | Seedlings | Semis | Plantones | Piantine
    Gemüsesamen | Vegetable seeds for planting | Semences de légumes | Semillas de hortalizas para plantar | Semi di ortaggi da piantare
    Blumensamen | Flower seeds | Graines de fleurs | Semillas de flores | Semi di fiori
    Grassamen | Grass seeds | Semences de gazon | Semillas de césped | Sementi da prato
    Hanfpflanzen | Hemp plants | Plants de chanvre | Plantas de cáñamo | Piante di canapa
    Mulch | Mulch | Paillis | Mantillo [cobertura de humus] | Pacciame
    Stroh als Streu | Straw litter | Paille pour litières | Paja para camas de animales | Paglia per lettiera
    Streu für Tiere | Animal litter | Litières pour animaux | Lechos para animales | Lettiere per animali
    Heimtierfutter | Pet food | Aliments pour animaux de compagnie | Alimentos para animales de compañía | Alimenti per animali da compagnia
    Hundekuchen | Dog biscuits | Biscuits pour chiens | Galletas para perros | Biscotti per cani
    Leckerlis für Hunde [essbar] | Edible treats for dogs | Friandises comestibles pour chiens | Golosinas comestibles para perros | Snack commestibili per cani
    Leckerlis für Katzen [essbar] | Edible treats for cats | Friandises comestibles pour chats | Golosinas comestibles para gatos | Snack commestibili per gatti
    Pferdefutter | Horse feed | Aliments pour chevaux | Alimentos para caballos | Mangimi per cavalli
    Nagetierfutter | Rodent food | Nourriture pour rongeurs | Alimentos para roedores | Alimenti per roditori
    Geflügelfutter | Poultry feed | Aliments pour volailles | Piensos para aves de corral | Mangimi per pollame
    Getränke für Haustiere | Beverages for pets | Boissons pour animaux de compagnie | Bebidas para animales de compañía | Bevande per animali da compagnia
    Futtermittelzusätze, nicht für medizinische Zwecke | Feed additives, not for medical purposes | Additifs pour fourrages, non à usage médical | Aditivos para piensos que no sean para uso médico | Additivi per foraggi, non per uso medico
    Insekten als Tierfutter | Insects as animal feed | Insectes en tant qu'aliments pour animaux | Insectos en cuanto alimentos para animales | Insetti in quanto mangimi per animali
    Fische, lebend | Fish, live | Poissons vivants | Peces vivos | Pesci vivi
    Hummer, lebend | Lobsters, live | Homards vivants | Bogavantes vivos | Astici vivi
    Austern, lebend | Oysters, live | Huîtres vivantes | Ostras vivas | Ostriche vive
    Bruteier, befruchtet | Fertilised eggs for hatching | Œufs à couver fécondés | Huevos fecundados para incubar | Uova fecondate da cova
    Rohholz | Undressed timber | Bois bruts | Madera en bruto | Legno grezzo
  `,
  `
    Lagerbiere | Lagers | Bières lager | Cervezas lager | Birre lager
    Schwarzbiere | Black beers | Bières noires | Cervezas negras | Birre nere
    Ale | Ales | Bières ale | Cervezas ale | Birre ale
    India Pale Ale | India pale ales | Bières India pale ale | Cervezas India pale ale | Birre India pale ale
    Stout | Stouts | Bières stout | Cervezas stout | Birre stout
    Porter | Porters [beers] | Bières porter | Cervezas porter | Birre porter
    Bockbiere | Bock beers | Bières de type bock | Cervezas bock | Birre bock
    Gerstenwein [Bier] | Barley wine [beer] | Vin d'orge [bière] | Vino de cebada [cerveza] | Vino d'orzo [birra]
    Aromatisierte Biere | Flavoured beers | Bières aromatisées | Cervezas aromatizadas | Birre aromatizzate
    Fruchtbiere | Fruit beers | Bières aux fruits | Cervezas de frutas | Birre alla frutta
    Alkoholarme Biere | Low-alcohol beers | Bières à faible teneur en alcool | Cervezas con bajo contenido de alcohol | Birre a basso contenuto alcolico
    Glutenfreie Biere | Gluten-free beers | Bières sans gluten | Cervezas sin gluten | Birre senza glutine
    Biermischgetränke | Beer-based beverages | Boissons à base de bière | Bebidas a base de cerveza | Bevande a base di birra
    Cocktails auf Bierbasis | Beer-based cocktails | Cocktails à base de bière | Cócteles a base de cerveza | Cocktail a base di birra
    Hopfenextrakte für die Bierherstellung | Extracts of hops for making beer | Extraits de houblon pour la fabrication de la bière | Extractos de lúpulo para elaborar cerveza | Estratti di luppolo per la fabbricazione della birra
    Alkoholfreie Getränke | Non-alcoholic beverages | Boissons sans alcool | Bebidas sin alcohol | Bevande analcoliche
    Erfrischungsgetränke | Soft drinks | Boissons rafraîchissantes sans alcool | Refrescos | Bibite analcoliche
    Kohlensäurehaltige alkoholfreie Getränke | Carbonated non-alcoholic beverages | Boissons gazeuses sans alcool | Bebidas carbonatadas sin alcohol | Bevande gassate analcoliche
    Zuckerfreie Erfrischungsgetränke | Sugar-free soft drinks | Boissons sans alcool et sans sucre | Refrescos sin azúcar | Bibite analcoliche senza zucchero
    Trinkwässer | Drinking water | Eaux potables | Agua potable | Acqua potabile
    Quellwässer | Spring water | Eaux de source | Aguas de manantial | Acque di sorgente
    Stille Wässer | Still water | Eaux plates | Agua sin gas | Acqua non gassata
    Wässer in Flaschen | Bottled water | Eaux en bouteille | Agua embotellada | Acqua in bottiglia
    Mit Vitaminen angereicherte Wässer | Vitamin-enriched water | Eaux enrichies en vitamines | Aguas enriquecidas con vitaminas | Acque arricchite con vitamine
    Mit Mineralstoffen angereicherte Wässer | Mineral-enriched water | Eaux enrichies en minéraux | Aguas enriquecidas con minerales | Acque arricchite con minerali
    Fruchtgetränke | Fruit beverages | Boissons de fruits | Bebidas de frutas | Bevande alla frutta
    Direktsäfte aus Früchten | Fruit juices not from concentrate | Jus de fruits sans concentré | Zumos de frutas no procedentes de concentrado | Succhi di frutta non da concentrato
    Fruchtsaftkonzentrate | Fruit juice concentrates | Concentrés de jus de fruits | Concentrados de zumos de frutas | Concentrati di succhi di frutta
    Mischfruchtsäfte | Mixed fruit juices | Jus de fruits mélangés | Zumos de frutas mixtos | Succhi di frutta misti
    Multivitaminsäfte | Multivitamin fruit juices | Jus de fruits multivitaminés | Zumos de frutas multivitamínicos | Succhi di frutta multivitaminici
    Zitronensaft für die Zubereitung von Getränken | Lemon juice for use in the preparation of beverages | Jus de citron pour la préparation de boissons | Zumo de limón para preparar bebidas | Succo di limone per la preparazione di bevande
    Grapefruitsaft | Grapefruit juice | Jus de pamplemousse | Zumo de pomelo | Succo di pompelmo
    Ananassaft | Pineapple juice | Jus d'ananas | Zumo de piña | Succo d'ananas
    Mangosaft | Mango juice | Jus de mangue | Zumo de mango | Succo di mango
    Cranberrysaft | Cranberry juice | Jus de canneberge | Zumo de arándanos rojos | Succo di mirtilli rossi
    Granatapfelsaft | Pomegranate juice | Jus de grenade | Zumo de granada | Succo di melagrana
    Karottensaft als Getränk | Carrot juice being a beverage | Jus de carotte en tant que boisson | Zumo de zanahoria en cuanto bebida | Succo di carota in quanto bevanda
    Traubenmost, nicht gegoren | Grape must, unfermented | Moût de raisin non fermenté | Mosto de uva sin fermentar | Mosto d'uva non fermentato
    Alkoholfreier Apfelwein | Non-alcoholic cider | Cidre sans alcool | Sidra sin alcohol | Sidro analcolico
    Fruchtsaftschorlen | Fruit juice spritzers | Jus de fruits additionnés d'eau gazeuse | Zumos de frutas con agua carbonatada | Succhi di frutta con acqua gassata
    Ginger Ale | Ginger ale | Soda au gingembre | Ginger ale | Ginger ale
    Bitter Lemon | Bitter lemon | Boissons amères au citron sans alcool | Bíter de limón sin alcohol | Limonata amara
    Alkoholfreie Getränke mit Teegeschmack | Tea-flavoured non-alcoholic beverages | Boissons sans alcool aromatisées au thé | Bebidas sin alcohol con sabor a té | Bevande analcoliche aromatizzate al tè
    Alkoholfreie Getränke mit Kaffeegeschmack | Coffee-flavoured non-alcoholic beverages | Boissons sans alcool aromatisées au café | Bebidas sin alcohol con sabor a café | Bevande analcoliche aromatizzate al caffè
    Alkoholfreie Getränke auf Honigbasis | Honey-based non-alcoholic beverages | Boissons sans alcool à base de miel | Bebidas sin alcohol a base de miel | Bevande analcoliche a base di miele
    Getränke auf Sojabasis, ausgenommen Milchersatz | Soya-based beverages, other than milk substitutes | Boissons à base de soja, autres que succédanés de lait | Bebidas a base de soja que no sean sucedáneos de la leche | Bevande a base di soia diverse dai succedanei del latte
    Sportgetränke | Sports drinks | Boissons pour sportifs | Bebidas para deportistas | Bevande per sportivi
    Koffeinhaltige Energiegetränke | Energy drinks containing caffeine | Boissons énergisantes contenant de la caféine | Bebidas energéticas con cafeína | Bevande energetiche contenenti caffeina
    Guarana-Getränke | Guarana drinks | Boissons au guarana | Bebidas de guaraná | Bevande al guaranà
    Elektrolytgetränke für Sportler | Electrolyte beverages for athletes | Boissons aux électrolytes pour sportifs | Bebidas con electrolitos para deportistas | Bevande con elettroliti per sportivi
    Sorbets als Getränke | Sherbets being beverages | Sorbets en tant que boissons | Sorbetes en cuanto bebidas | Sorbetti in quanto bevande
    Halbgefrorene alkoholfreie Getränke | Slush drinks, non-alcoholic | Granités en tant que boissons sans alcool | Granizados en cuanto bebidas sin alcohol | Granite da bere analcoliche
    Desalkoholisierte Schaumweine | De-alcoholised sparkling wines | Vins mousseux désalcoolisés | Vinos espumosos desalcoholizados | Vini spumanti dealcolati
    Alkoholfreie Getränke mit Ginaroma | Gin-flavoured non-alcoholic beverages | Boissons sans alcool aromatisées au gin | Bebidas sin alcohol con sabor a ginebra | Bevande analcoliche aromatizzate al gin
    Alkoholfreie Getränke als Ersatz für Spirituosen | Non-alcoholic beverages as substitutes for spirits | Boissons sans alcool en tant que succédanés de spiritueux | Bebidas sin alcohol sustitutivas de bebidas espirituosas | Bevande analcoliche sostitutive delle bevande spiritose
    Alkoholfreier Punsch | Non-alcoholic punch | Punch sans alcool | Ponche sin alcohol | Punch analcolico
    Sirupe für Limonaden | Syrups for lemonade | Sirops pour limonades | Siropes para limonadas | Sciroppi per limonate
    Fruchtsirupe zur Zubereitung von Getränken | Fruit syrups for making beverages | Sirops de fruits pour faire des boissons | Siropes de frutas para elaborar bebidas | Sciroppi di frutta per fare bevande
    Pulver zur Zubereitung von Fruchtgetränken | Powders for making fruit-based beverages | Poudres pour faire des boissons à base de fruits | Polvos para elaborar bebidas a base de frutas | Polveri per fare bevande a base di frutta
    Brausetabletten für Getränke | Pastilles for effervescing beverages | Pastilles pour boissons gazeuses | Pastillas para bebidas gaseosas | Pastiglie per bevande gassate
    Alkoholfreie Fruchtextrakte zur Zubereitung von Getränken | Non-alcoholic fruit extracts for making beverages | Extraits de fruits sans alcool pour faire des boissons | Extractos de frutas sin alcohol para elaborar bebidas | Estratti di frutta analcolici per fare bevande
    Essenzen zur Zubereitung von alkoholfreien Getränken, ausgenommen ätherische Öle | Essences for making non-alcoholic beverages, other than essential oils | Essences pour faire des boissons sans alcool, autres qu'huiles essentielles | Esencias, excepto aceites esenciales, para elaborar bebidas sin alcohol | Essenze, diverse dagli oli essenziali, per fare bevande analcoliche
  `,
  `
    Alkoholische Getränke, ausgenommen Bier | Alcoholic beverages, except beer | Boissons alcoolisées, à l'exception des bières | Bebidas alcohólicas, excepto cerveza | Bevande alcoliche, eccetto le birre
    Alkoholische Mischgetränke, nicht auf Bierbasis | Pre-mixed alcoholic beverages, other than beer-based | Boissons alcoolisées prémélangées, autres qu'à base de bière | Bebidas alcohólicas premezcladas que no sean a base de cerveza | Bevande alcoliche premiscelate, diverse da quelle a base di birra
    Destillierte Getränke | Distilled beverages | Boissons distillées | Bebidas destiladas | Bevande distillate
    Digestifs [Liköre und Spirituosen] | Digestifs [liqueurs and spirits] | Digestifs [alcools et liqueurs] | Digestivos [licores y bebidas espirituosas] | Digestivi [alcolici e liquori]
    Alkoholische Getränke, Früchte enthaltend | Alcoholic beverages containing fruit | Boissons alcoolisées contenant des fruits | Bebidas alcohólicas que contienen frutas | Bevande alcoliche contenenti frutta
    Alkoholarme Getränke, ausgenommen Bier | Low-alcohol beverages, except beer | Boissons à faible teneur en alcool, autres que bières | Bebidas de bajo contenido alcohólico, excepto cerveza | Bevande a bassa gradazione alcolica, eccetto le birre
    Alkoholische Präparate für die Zubereitung von Getränken | Alcoholic preparations for making beverages | Préparations alcoolisées pour faire des boissons | Preparaciones alcohólicas para elaborar bebidas | Preparati alcolici per fare bevande
    Alkoholische Extrakte | Alcoholic extracts | Extraits alcooliques | Extractos alcohólicos | Estratti alcolici
    Fruchtextrakte, alkoholisch | Fruit extracts, alcoholic | Extraits de fruits avec alcool | Extractos de frutas con alcohol | Estratti di frutta alcolici
    Alkoholische Cocktailmischungen | Alcoholic cocktail mixes | Mélanges alcoolisés pour cocktails | Mezclas alcohólicas para cócteles | Miscele alcoliche per cocktail
    Stillweine | Still wines | Vins tranquilles | Vinos tranquilos | Vini fermi
    Tafelweine | Table wines | Vins de table | Vinos de mesa | Vini da tavola
    Süßweine | Sweet wines | Vins doux | Vinos dulces | Vini dolci
    Orangeweine | Orange wines | Vins orange | Vinos naranjas | Vini orange
    Fruchtweine | Fruit wines | Vins de fruits | Vinos de frutas | Vini di frutta
    Schaumfruchtweine | Sparkling fruit wines | Vins mousseux de fruits | Vinos espumosos de frutas | Vini spumanti di frutta
    Rosé-Schaumweine | Sparkling rosé wines | Vins mousseux rosés | Vinos espumosos rosados | Vini spumanti rosati
    Aperitife auf Weinbasis | Wine-based aperitifs | Apéritifs à base de vin | Aperitivos a base de vino | Aperitivi a base di vino
    Weinschorlen | Wine spritzers | Vins additionnés d'eau gazeuse | Vinos con agua carbonatada | Spritzer a base di vino
    Piquette | Piquette | Piquette | Piquette | Vinello
    Alkoholische Cocktails auf Weinbasis | Wine-based alcoholic cocktails | Cocktails alcoolisés à base de vin | Cócteles alcohólicos a base de vino | Cocktail alcolici a base di vino
    Aperitife auf Spirituosenbasis | Spirit-based aperitifs | Apéritifs à base de spiritueux | Aperitivos a base de bebidas espirituosas | Aperitivi a base di bevande spiritose
    Getränke auf Rumbasis | Rum-based beverages | Boissons à base de rhum | Bebidas a base de ron | Bevande a base di rum
    Getränke auf Wodkabasis | Vodka-based beverages | Boissons à base de vodka | Bebidas a base de vodka | Bevande a base di vodka
    Getränke auf Ginbasis | Gin-based beverages | Boissons à base de gin | Bebidas a base de ginebra | Bevande a base di gin
    Getränke auf Whiskybasis | Whisky-based beverages | Boissons à base de whisky | Bebidas a base de whisky | Bevande a base di whisky
    Alkoholische Getränke auf Kaffeebasis | Alcoholic coffee-based beverages | Boissons alcoolisées à base de café | Bebidas alcohólicas a base de café | Bevande alcoliche a base di caffè
    Alkoholische Getränke auf Teebasis | Alcoholic tea-based beverages | Boissons alcoolisées à base de thé | Bebidas alcohólicas a base de té | Bevande alcoliche a base di tè
    Alkoholische Energiegetränke | Alcoholic energy drinks | Boissons énergisantes alcoolisées | Bebidas energéticas alcohólicas | Bevande energetiche alcoliche
    Hard Seltzer | Hard seltzers | Eaux de Seltz alcoolisées | Aguas de Seltz alcohólicas | Hard seltzer [bevande alcoliche]
    Alkoholische kohlensäurehaltige Getränke, ausgenommen Bier | Alcoholic carbonated beverages, except beer | Boissons alcoolisées gazeuses, à l'exception des bières | Bebidas alcohólicas carbonatadas, excepto cerveza | Bevande alcoliche gassate, eccetto le birre
    Alkoholhaltige Gelees | Alcoholic jellies | Gelées alcoolisées | Gelatinas alcohólicas | Gelatine alcoliche
    Gefrorene alkoholische Cocktails | Frozen alcoholic cocktails | Cocktails alcoolisés glacés | Cócteles alcohólicos helados | Cocktail alcolici ghiacciati
    Malt Whisky | Malt whisky | Whisky de malt | Whisky de malta | Whisky di malto
    Blended Whisky | Blended whisky | Whisky d'assemblage | Whisky mezclado | Whisky miscelato
    Bourbon-Whiskey | Bourbon whiskey | Whisky bourbon | Whisky bourbon | Whisky bourbon
    Whiskyliköre | Whisky-based liqueurs | Liqueurs à base de whisky | Licores a base de whisky | Liquori a base di whisky
    Aromatisierter Gin | Flavoured gin | Gin aromatisé | Ginebra aromatizada | Gin aromatizzato
    Sloe Gin [Schlehenlikör] | Sloe gin | Gin à la prunelle | Ginebra de endrinas | Gin alle prugnole
    Aromatisierter Wodka | Flavoured vodka | Vodka aromatisée | Vodka aromatizado | Vodka aromatizzata
    Aromatisierter Rum | Flavoured rum | Rhum aromatisé | Ron aromatizado | Rum aromatizzato
    Arrak | Arak | Arak | Arac | Arak
    Reisalkohol | Rice alcohol | Alcool de riz | Alcohol de arroz | Alcool di riso
    Soju | Soju | Soju | Soju | Soju
    Baijiu [chinesisches destilliertes alkoholisches Getränk] | Baijiu [Chinese distilled alcoholic beverage] | Baijiu [boisson chinoise d'alcool distillé] | Baijiu [bebida china de alcohol destilado] | Baijiu [bevanda alcolica distillata cinese]
    Aquavit | Aquavit | Aquavit | Aquavit | Aquavit
    Agavenbrände | Agave spirits | Eaux-de-vie d'agave | Aguardientes de agave | Acquaviti di agave
    Tresterbrände | Grape marc spirits | Eaux-de-vie de marc de raisin | Aguardientes de orujo | Acquaviti di vinaccia
    Birnenbrände | Pear spirits | Eaux-de-vie de poire | Aguardientes de pera | Acquaviti di pere
    Pflaumenbrände | Plum spirits | Eaux-de-vie de prune | Aguardientes de ciruela | Acquaviti di prugne
    Fruchtliköre | Fruit liqueurs | Liqueurs de fruits | Licores de frutas | Liquori alla frutta
    Kaffeeliköre | Coffee liqueurs | Liqueurs de café | Licores de café | Liquori al caffè
    Schokoladenliköre | Chocolate liqueurs | Liqueurs de chocolat | Licores de chocolate | Liquori al cioccolato
    Nussliköre | Nut liqueurs | Liqueurs de fruits à coque | Licores de frutos secos | Liquori di frutta a guscio
    Zitronenliköre | Lemon liqueurs | Liqueurs de citron | Licores de limón | Liquori al limone
    Curaçao | Curaçao | Curaçao | Curasao | Curaçao
    Mandelliköre | Almond liqueurs | Liqueurs d'amande | Licores de almendra | Liquori alle mandorle
    Pfefferminzliköre | Peppermint liqueurs | Liqueurs à la menthe | Licores de menta | Liquori alla menta piperita
    Ingwerliköre | Ginger liqueurs | Liqueurs de gingembre | Licores de jengibre | Liquori allo zenzero
    Honigliköre | Honey liqueurs | Liqueurs de miel | Licores de miel | Liquori al miele
    Alkoholhaltiger Eierpunsch | Alcoholic eggnog | Lait de poule alcoolisé | Ponche de huevo alcohólico | Bevande alcoliche a base di uova [eggnog]
  `,
  `
    Tabak | Tobacco | Tabac | Tabaco | Tabacco
    Rohtabak | Raw tobacco | Tabac brut | Tabaco en bruto | Tabacco grezzo
    Tabakwaren | Tobacco products | Produits du tabac | Productos de tabaco | Prodotti del tabacco
    Aromatisierter Tabak | Flavoured tobacco | Tabac aromatisé | Tabaco aromatizado | Tabacco aromatizzato
    Raucherartikel | Smokers' articles | Articles pour fumeurs | Artículos para fumadores | Articoli per fumatori
    Filterzigaretten | Filter-tipped cigarettes | Cigarettes à bout filtre | Cigarrillos con filtro | Sigarette con filtro
    Kräuterzigaretten | Herbal cigarettes | Cigarettes aux herbes | Cigarrillos de hierbas | Sigarette alle erbe
    Zigaretten aus Tabakersatzstoffen, nicht für medizinische Zwecke | Cigarettes containing tobacco substitutes, not for medical purposes | Cigarettes contenant des succédanés du tabac, non à usage médical | Cigarrillos con sucedáneos del tabaco que no sean para uso médico | Sigarette contenenti succedanei del tabacco, non per uso medico
    Tabaksticks zum Erhitzen | Tobacco sticks for heating | Bâtonnets de tabac à chauffer | Barritas de tabaco para calentar | Stick di tabacco da riscaldare
    Einweg-E-Zigaretten | Disposable electronic cigarettes | Cigarettes électroniques jetables | Cigarrillos electrónicos desechables | Sigarette elettroniche usa e getta
    Elektronische Zigarren | Electronic cigars | Cigares électroniques | Puros electrónicos | Sigari elettronici
    Elektronische Wasserpfeifen | Electronic hookahs | Narguilés électroniques | Narguiles electrónicos | Narghilè elettronici
    Zerstäuber für elektronische Zigaretten | Atomisers for electronic cigarettes | Atomiseurs pour cigarettes électroniques | Atomizadores para cigarrillos electrónicos | Atomizzatori per sigarette elettroniche
    Mundstücke für elektronische Zigaretten | Mouthpieces for electronic cigarettes | Embouts pour cigarettes électroniques | Boquillas para cigarrillos electrónicos | Bocchini per sigarette elettroniche
    Tanks für elektronische Zigaretten | Tanks for electronic cigarettes | Réservoirs pour cigarettes électroniques | Depósitos para cigarrillos electrónicos | Serbatoi per sigarette elettroniche
    Nikotinhaltige Flüssigkeiten für elektronische Zigaretten | Liquid nicotine solutions for electronic cigarettes | Solutions liquides de nicotine pour cigarettes électroniques | Soluciones líquidas de nicotina para cigarrillos electrónicos | Soluzioni liquide di nicotina per sigarette elettroniche
    Nikotinfreie Flüssigkeiten für elektronische Zigaretten | Nicotine-free liquids for electronic cigarettes | Liquides sans nicotine pour cigarettes électroniques | Líquidos sin nicotina para cigarrillos electrónicos | Liquidi senza nicotina per sigarette elettroniche
    Aromastoffe für elektronische Zigaretten, ausgenommen ätherische Öle | Flavourings, other than essential oils, for electronic cigarettes | Aromatisants, autres qu'huiles essentielles, pour cigarettes électroniques | Aromatizantes, excepto aceites esenciales, para cigarrillos electrónicos | Aromatizzanti, diversi dagli oli essenziali, per sigarette elettroniche
    Aromastoffe für Tabak, ausgenommen ätherische Öle | Flavourings, other than essential oils, for tobacco | Aromatisants, autres qu'huiles essentielles, pour tabac | Aromatizantes, excepto aceites esenciales, para tabaco | Aromatizzanti, diversi dagli oli essenziali, per tabacco
    Kräutermischungen für Wasserpfeifen | Herbal molasses for hookahs | Mélasses à base d'herbes pour narguilés | Melazas de hierbas para narguiles | Melasse a base di erbe per narghilè
    Dampfsteine für Wasserpfeifen | Steam stones for hookahs | Pierres à vapeur pour narguilés | Piedras de vapor para narguiles | Pietre a vapore per narghilè
    Schläuche für Wasserpfeifen | Hoses for hookahs | Tuyaux pour narguilés | Mangueras para narguiles | Tubi flessibili per narghilè
    Mundstücke für Tabakpfeifen | Mouthpieces for tobacco pipes | Embouts de pipes | Boquillas para pipas | Bocchini per pipe
    Pfeifenstopfer | Tobacco pipe tampers | Tasse-braises pour pipes | Atacadores de pipa | Pressatabacco per pipe
    Tabakmühlen | Tobacco grinders | Moulins à tabac | Molinillos para tabaco | Macinatabacco
    Taschengeräte zum Zigarettendrehen | Pocket apparatus for rolling cigarettes | Appareils de poche à rouler les cigarettes | Aparatos de bolsillo para liar cigarrillos | Apparecchi tascabili per arrotolare sigarette
    Zigarettenpapierheftchen | Books of cigarette papers | Cahiers de papier à cigarettes | Librillos de papel de fumar | Blocchetti di cartine per sigarette
    Zigarrenetuis | Cigar cases | Étuis à cigares | Cigarreras | Portasigari
    Zigarrenspitzen | Cigar holders | Fume-cigares | Boquillas para puros | Bocchini per sigari
    Tabaktöpfe | Tobacco jars | Pots à tabac | Tarros para tabaco | Vasi per tabacco
    Schnupftabakdosen | Snuff boxes | Tabatières | Cajas para rapé | Tabacchiere
    Taschenaschenbecher | Pocket ashtrays | Cendriers de poche | Ceniceros de bolsillo | Posacenere tascabili
    Feuersteine für Feuerzeuge | Flints for lighters | Pierres à feu pour briquets | Piedras para encendedores | Pietrine per accendini
    Gasfeuerzeuge für Raucher | Gas lighters for smokers | Briquets à gaz pour fumeurs | Encendedores de gas para fumadores | Accendini a gas per fumatori
    Streichholzschachteln | Match boxes | Boîtes à allumettes | Cajas de cerillas | Scatole per fiammiferi
  `,
  `
    Geschäftsführung von Unternehmen | Business management | Gestion commerciale | Gestión comercial | Gestione aziendale
    Unternehmensverwaltung | Business administration | Administration commerciale | Administración comercial | Amministrazione commerciale
    Unternehmensorganisationsberatung | Business organization consultancy | Conseil en organisation des affaires | Consultoría en organización de negocios | Consulenza in organizzazione degli affari
    Beratung in Bezug auf Unternehmensstrategien | Business strategy consultancy | Conseil en stratégie d'entreprise | Consultoría en estrategia empresarial | Consulenza in materia di strategia aziendale
    Betriebswirtschaftliche Beratung für Existenzgründer | Business advice for start-up companies | Conseils commerciaux pour jeunes entreprises | Asesoramiento comercial para empresas emergentes | Consulenza aziendale per start-up
    Interimsmanagement | Interim business management | Gestion intérimaire d'entreprises | Gestión interina de negocios | Gestione aziendale ad interim
    Projektmanagement für Unternehmen | Business project management services | Services de gestion de projets commerciaux | Servicios de gestión de proyectos comerciales | Servizi di gestione di progetti commerciali
    Ermittlungen in Geschäftsangelegenheiten | Business investigations | Investigations pour affaires | Investigaciones sobre negocios | Indagini in materia di affari
    Erstellung von Wirtschaftsprognosen | Economic forecasting | Prévisions économiques | Previsiones económicas | Previsioni economiche
    Erstellung von Statistiken | Compilation of statistics | Compilation de statistiques | Compilación de estadísticas | Compilazione di statistiche
    Kosten-Preis-Analysen | Cost price analysis | Analyse du prix de revient | Análisis del precio de coste | Analisi dei prezzi di costo
    Dienstleistungen auf dem Gebiet der Wettbewerbsanalyse | Competitive intelligence services | Services de veille concurrentielle | Servicios de inteligencia competitiva | Servizi di intelligence competitiva
    Vermittlung von Geschäftskontakten | Arranging of business contacts | Mise en relation commerciale d'entreprises | Facilitación de contactos comerciales | Intermediazione di contatti commerciali
    Verhandlung und Abschluss von Handelsgeschäften für Dritte | Negotiation and conclusion of commercial transactions for third parties | Négociation et conclusion de transactions commerciales pour des tiers | Negociación y cierre de transacciones comerciales para terceros | Negoziazione e conclusione di transazioni commerciali per conto terzi
    Vermittlung von Handelsgeschäften für Dritte | Commercial intermediation services | Services d'intermédiation commerciale | Servicios de intermediación comercial | Servizi di intermediazione commerciale
    Beschaffungsdienste für Dritte [Erwerb von Waren und Dienstleistungen für andere Unternehmen] | Procurement services for others [purchasing goods and services for other businesses] | Approvisionnement pour des tiers [achat de produits et services pour d'autres entreprises] | Abastecimiento para terceros [compra de productos y servicios para otras empresas] | Approvvigionamento per conto terzi [acquisto di prodotti e servizi per altre imprese]
    Unternehmensberatung auf dem Gebiet des Franchising | Business consultancy relating to franchising | Conseils commerciaux en matière de franchisage | Consultoría empresarial sobre franquicias | Consulenza aziendale in materia di franchising
    Hilfe bei der Führung von Franchiseunternehmen | Business management assistance for franchises | Aide à la gestion d'entreprises franchisées | Asistencia en la gestión de empresas franquiciadas | Assistenza nella gestione di imprese in franchising
    Kommerzielle Verwaltung der Lizenzierung von Waren und Dienstleistungen Dritter | Commercial administration of the licensing of the goods and services of others | Administration commerciale de licences de produits et services de tiers | Administración comercial de licencias de productos y servicios de terceros | Amministrazione commerciale di licenze di prodotti e servizi di terzi
    Outsourcing-Dienste [Unterstützung in Geschäftsangelegenheiten] | Outsourcing services [business assistance] | Services externalisés [aide aux affaires] | Servicios de subcontratación [asistencia comercial] | Servizi di esternalizzazione [assistenza commerciale]
    Geschäftsführung von Hotels für andere | Business management of hotels for others | Gestion commerciale d'hôtels pour des tiers | Gestión comercial de hoteles para terceros | Gestione commerciale di alberghi per terzi
    Geschäftsführung für darstellende Künstler | Business management of performing artists | Gestion des affaires d'artistes du spectacle | Gestión comercial de artistas del espectáculo | Gestione degli affari di artisti dello spettacolo
    Marketingberatung | Marketing consultancy | Conseils en marketing | Consultoría en marketing | Consulenza in materia di marketing
    Direktmarketing | Direct marketing | Marketing direct | Marketing directo | Marketing diretto
    Digitales Marketing | Digital marketing | Marketing numérique | Marketing digital | Marketing digitale
    Affiliate-Marketing | Affiliate marketing | Marketing d'affiliation | Marketing de afiliación | Marketing di affiliazione
    Telefonmarketing | Telemarketing services | Services de télémarketing | Servicios de telemarketing | Servizi di telemarketing
    Suchmaschinenmarketing | Search engine marketing | Marketing par moteurs de recherche | Marketing en motores de búsqueda | Marketing sui motori di ricerca
    Werbung über soziale Medien | Advertising through social media | Publicité par le biais de réseaux sociaux | Publicidad a través de redes sociales | Pubblicità tramite i social media
    E-Mail-Werbung | Email advertising | Publicité par courrier électronique | Publicidad por correo electrónico | Pubblicità tramite posta elettronica
    Pay-per-Click-Werbung | Pay-per-click advertising | Publicité par paiement au clic | Publicidad de pago por clic | Pubblicità pay-per-click
    Fernsehwerbung | Television advertising | Publicité télévisée | Publicidad por televisión | Pubblicità televisiva
    Rundfunkwerbung | Radio advertising | Publicité radiophonique | Publicidad radiofónica | Pubblicità radiofonica
    Plakatwerbung | Billboard advertising | Publicité par affichage | Publicidad en vallas | Pubblicità tramite affissione
    Verfassen von Werbetexten | Writing of publicity texts | Rédaction de textes publicitaires | Redacción de textos publicitarios | Redazione di testi pubblicitari
    Gestaltung von Werbematerial | Design of advertising materials | Conception de matériel publicitaire | Diseño de material publicitario | Progettazione di materiale pubblicitario
    Entwicklung von Werbekonzepten | Development of advertising concepts | Élaboration de concepts publicitaires | Elaboración de conceptos publicitarios | Elaborazione di concetti pubblicitari
    Dienstleistungen in Bezug auf die Entwicklung von Marken [Werbung] | Brand creation services [advertising] | Services de création de marques [publicité] | Servicios de creación de marcas [publicidad] | Servizi di creazione di marchi [pubblicità]
    Verbreitung von Werbeanzeigen | Dissemination of advertisements | Diffusion d'annonces publicitaires | Difusión de anuncios publicitarios | Diffusione di annunci pubblicitari
    Vermietung von Werbezeit in Kommunikationsmedien | Rental of advertising time on communication media | Location de temps publicitaire sur tout moyen de communication | Alquiler de tiempo publicitario en medios de comunicación | Noleggio di tempo pubblicitario su mezzi di comunicazione
    Lead-Generierung | Lead generation services | Services de génération de prospects | Servicios de generación de clientes potenciales | Servizi di generazione di potenziali clienti
    Optimierung des Website-Traffics | Website traffic optimization | Optimisation du trafic de sites web | Optimización del tráfico de sitios web | Ottimizzazione del traffico di siti web
    Sponsorensuche | Sponsorship search | Recherche de parraineurs | Búsqueda de patrocinadores | Ricerca di sponsor
    Vorführung von Waren für Werbezwecke | Demonstration of goods | Démonstration de produits | Demostración de productos | Dimostrazione di prodotti
    Schaufensterdekoration | Shop window dressing | Décoration de vitrines | Decoración de escaparates | Allestimento di vetrine
    Organisation von Modenschauen für Werbezwecke | Organization of fashion shows for promotional purposes | Organisation de défilés de mode à des fins promotionnelles | Organización de desfiles de moda con fines promocionales | Organizzazione di sfilate di moda a scopo promozionale
    Dienstleistungen von Modelagenturen für Werbung oder Verkaufsförderung | Modelling agency services for advertising or sales promotion | Services d'agences de mannequins à des fins publicitaires ou promotionnelles | Servicios de agencias de modelos con fines publicitarios o promocionales | Servizi di agenzie di modelle e modelli a scopo pubblicitario o promozionale
    Verbraucherberatung [Handel] | Commercial information and advice for consumers | Informations et conseils commerciaux aux consommateurs | Información y asesoramiento comerciales al consumidor | Informazioni e consulenza commerciale ai consumatori
    Bereitstellung von Nutzerbewertungen für gewerbliche Zwecke | Providing user reviews for commercial purposes | Mise à disposition d'avis d'utilisateurs à des fins commerciales | Facilitación de reseñas de usuarios con fines comerciales | Fornitura di recensioni di utenti a scopo commerciale
    Durchführung von Online-Auktionen | Online auctioneering | Vente aux enchères en ligne | Subastas en línea | Vendite all'asta online
    Administrative Bearbeitung von Bestellungen | Administrative processing of purchase orders | Traitement administratif de commandes d'achats | Tramitación administrativa de pedidos de compra | Elaborazione amministrativa di ordini di acquisto
    Personalanwerbung | Personnel recruitment | Recrutement de personnel | Contratación de personal | Reclutamento di personale
    Vermittlung von Führungskräften | Executive search services | Services de recherche de cadres | Servicios de búsqueda de ejecutivos | Servizi di ricerca di dirigenti
    Personalmanagementberatung | Personnel management consultancy | Conseils en gestion de personnel | Consultoría en gestión de personal | Consulenza in gestione del personale
    Arbeitnehmerüberlassung | Personnel leasing | Mise à disposition de personnel | Cesión temporal de personal | Somministrazione di personale
    Durchführung von Eignungstests für die Personalauswahl | Aptitude testing for personnel selection | Tests d'aptitude pour la sélection de personnel | Pruebas de aptitud para la selección de personal | Test attitudinali per la selezione del personale
    Rechnungswesen | Accounting services | Services de comptabilité | Servicios de contabilidad | Servizi contabili
    Rechnungsstellung | Invoicing services | Services de facturation | Servicios de facturación | Servizi di fatturazione
    Erstellung von Jahresabschlüssen | Preparation of annual financial statements | Établissement d'états financiers annuels | Elaboración de estados financieros anuales | Redazione di bilanci annuali
    Computergestützte Datenverarbeitung [Büroarbeiten] | Computerised data processing [office functions] | Traitement informatisé de données [travaux de bureau] | Procesamiento informatizado de datos [trabajos de oficina] | Elaborazione computerizzata di dati [lavori d'ufficio]
    Pflege von Daten in Computerdatenbanken | Updating and maintenance of data in computer databases | Mise à jour et maintenance de données dans des bases de données informatiques | Actualización y mantenimiento de datos en bases de datos informáticas | Aggiornamento e manutenzione di dati in basi di dati informatiche
    Verwaltung von Dateien mittels Computer | Computerized file management | Gestion de fichiers informatiques | Gestión de archivos informáticos | Gestione computerizzata di file
    Telefonantwortdienste für abwesende Teilnehmer | Telephone answering for unavailable subscribers | Réponse téléphonique pour abonnés absents | Atención telefónica para abonados ausentes | Risposta telefonica per abbonati assenti
    Terminplanung [Büroarbeiten] | Appointment scheduling services [office functions] | Services de prise de rendez-vous [travaux de bureau] | Servicios de programación de citas [trabajos de oficina] | Servizi di programmazione di appuntamenti [lavori d'ufficio]
    Dienste virtueller Assistenten [Büroarbeiten] | Virtual assistant services [office functions] | Services d'assistants virtuels [travaux de bureau] | Servicios de asistentes virtuales [trabajos de oficina] | Servizi di assistenti virtuali [lavori d'ufficio]
    Vervielfältigung von Dokumenten | Document reproduction | Reproduction de documents | Reproducción de documentos | Riproduzione di documenti
    Vermietung von Büromaschinen | Office machines and equipment rental | Location de machines et d'appareils de bureau | Alquiler de máquinas y equipos de oficina | Noleggio di macchine e apparecchi per ufficio
    Vermietung von Verkaufsautomaten | Rental of vending machines | Location de distributeurs automatiques | Alquiler de distribuidores automáticos | Noleggio di distributori automatici
    Vermittlung von Abonnements für Dienstleistungen Dritter | Arranging subscriptions to services for others | Services d'abonnement à des services pour des tiers | Servicios de suscripción a servicios para terceros | Servizi di abbonamento a servizi per conto terzi
    Einzelhandelsdienstleistungen in Bezug auf Kaffee | Retail services in relation to coffee | Services de vente au détail de café | Servicios de venta al por menor de café | Servizi di vendita al dettaglio di caffè
    Einzelhandelsdienstleistungen in Bezug auf Tee | Retail services in relation to tea | Services de vente au détail de thé | Servicios de venta al por menor de té | Servizi di vendita al dettaglio di tè
    Einzelhandelsdienstleistungen in Bezug auf Wein | Retail services in relation to wine | Services de vente au détail de vin | Servicios de venta al por menor de vino | Servizi di vendita al dettaglio di vino
    Einzelhandelsdienstleistungen in Bezug auf Spirituosen | Retail services in relation to spirits | Services de vente au détail de spiritueux | Servicios de venta al por menor de bebidas espirituosas | Servizi di vendita al dettaglio di bevande spiritose
    Einzelhandelsdienstleistungen in Bezug auf Bier | Retail services in relation to beer | Services de vente au détail de bière | Servicios de venta al por menor de cerveza | Servizi di vendita al dettaglio di birra
    Einzelhandelsdienstleistungen in Bezug auf alkoholfreie Getränke | Retail services in relation to non-alcoholic beverages | Services de vente au détail de boissons sans alcool | Servicios de venta al por menor de bebidas sin alcohol | Servizi di vendita al dettaglio di bevande analcoliche
    Einzelhandelsdienstleistungen in Bezug auf Backwaren | Retail services in relation to bakery goods | Services de vente au détail de produits de boulangerie | Servicios de venta al por menor de productos de panadería | Servizi di vendita al dettaglio di prodotti da forno
    Einzelhandelsdienstleistungen in Bezug auf Süßwaren | Retail services in relation to confectionery | Services de vente au détail de confiseries | Servicios de venta al por menor de productos de confitería | Servizi di vendita al dettaglio di dolciumi
    Einzelhandelsdienstleistungen in Bezug auf Schokolade | Retail services in relation to chocolate | Services de vente au détail de chocolat | Servicios de venta al por menor de chocolate | Servizi di vendita al dettaglio di cioccolato
    Einzelhandelsdienstleistungen in Bezug auf Speiseeis | Retail services in relation to ice cream | Services de vente au détail de crèmes glacées | Servicios de venta al por menor de helados | Servizi di vendita al dettaglio di gelati
    Einzelhandelsdienstleistungen in Bezug auf Fleisch und Wurstwaren | Retail services in relation to meat and sausages | Services de vente au détail de viande et de charcuterie | Servicios de venta al por menor de carne y embutidos | Servizi di vendita al dettaglio di carne e salumi
    Einzelhandelsdienstleistungen in Bezug auf Fisch und Meeresfrüchte | Retail services in relation to fish and seafood | Services de vente au détail de poissons et de fruits de mer | Servicios de venta al por menor de pescado y marisco | Servizi di vendita al dettaglio di pesce e frutti di mare
    Einzelhandelsdienstleistungen in Bezug auf Milchprodukte | Retail services in relation to dairy products | Services de vente au détail de produits laitiers | Servicios de venta al por menor de productos lácteos | Servizi di vendita al dettaglio di prodotti lattiero-caseari
    Einzelhandelsdienstleistungen in Bezug auf Obst und Gemüse | Retail services in relation to fruit and vegetables | Services de vente au détail de fruits et de légumes | Servicios de venta al por menor de frutas y hortalizas | Servizi di vendita al dettaglio di frutta e ortaggi
    Einzelhandelsdienstleistungen in Bezug auf Gewürze | Retail services in relation to spices | Services de vente au détail d'épices | Servicios de venta al por menor de especias | Servizi di vendita al dettaglio di spezie
    Einzelhandelsdienstleistungen in Bezug auf Fleischersatz auf Pflanzenbasis | Retail services in relation to plant-based meat substitutes | Services de vente au détail de succédanés de viande à base de plantes | Servicios de venta al por menor de sucedáneos de la carne a base de plantas | Servizi di vendita al dettaglio di succedanei della carne a base vegetale
    Einzelhandelsdienstleistungen in Bezug auf Futtermittel für Haustiere | Retail services in relation to pet food | Services de vente au détail de nourriture pour animaux de compagnie | Servicios de venta al por menor de comida para animales de compañía | Servizi di vendita al dettaglio di alimenti per animali da compagnia
    Einzelhandelsdienstleistungen in Bezug auf Nahrungsergänzungsmittel | Retail services in relation to dietary supplements | Services de vente au détail de compléments alimentaires | Servicios de venta al por menor de complementos alimenticios | Servizi di vendita al dettaglio di integratori alimentari
    Einzelhandelsdienstleistungen in Bezug auf Babynahrung | Retail services in relation to baby food | Services de vente au détail d'aliments pour bébés | Servicios de venta al por menor de alimentos para bebés | Servizi di vendita al dettaglio di alimenti per neonati
    Einzelhandelsdienstleistungen in Bezug auf Babybekleidung | Retail services in relation to babies' clothing | Services de vente au détail de vêtements pour bébés | Servicios de venta al por menor de ropa para bebés | Servizi di vendita al dettaglio di abbigliamento per neonati
    Einzelhandelsdienstleistungen in Bezug auf Kinderwagen | Retail services in relation to pushchairs | Services de vente au détail de poussettes | Servicios de venta al por menor de cochecitos de niño | Servizi di vendita al dettaglio di passeggini
    Einzelhandelsdienstleistungen in Bezug auf medizinische Geräte | Retail services in relation to medical apparatus | Services de vente au détail d'appareils médicaux | Servicios de venta al por menor de aparatos médicos | Servizi di vendita al dettaglio di apparecchi medicali
    Einzelhandelsdienstleistungen in Bezug auf Brillen | Retail services in relation to spectacles | Services de vente au détail de lunettes | Servicios de venta al por menor de gafas | Servizi di vendita al dettaglio di occhiali
    Einzelhandelsdienstleistungen in Bezug auf Sonnenbrillen | Retail services in relation to sunglasses | Services de vente au détail de lunettes de soleil | Servicios de venta al por menor de gafas de sol | Servizi di vendita al dettaglio di occhiali da sole
    Einzelhandelsdienstleistungen in Bezug auf Uhren | Retail services in relation to horological instruments | Services de vente au détail d'instruments d'horlogerie | Servicios de venta al por menor de instrumentos de relojería | Servizi di vendita al dettaglio di strumenti di orologeria
    Einzelhandelsdienstleistungen in Bezug auf Armbanduhren | Retail services in relation to wristwatches | Services de vente au détail de montres-bracelets | Servicios de venta al por menor de relojes de pulsera | Servizi di vendita al dettaglio di orologi da polso
    Einzelhandelsdienstleistungen in Bezug auf Lederwaren | Retail services in relation to leather goods | Services de vente au détail d'articles de maroquinerie | Servicios de venta al por menor de artículos de marroquinería | Servizi di vendita al dettaglio di articoli di pelletteria
    Einzelhandelsdienstleistungen in Bezug auf Kopfbedeckungen | Retail services in relation to headgear | Services de vente au détail de couvre-chefs | Servicios de venta al por menor de artículos de sombrerería | Servizi di vendita al dettaglio di copricapi
    Einzelhandelsdienstleistungen in Bezug auf Parfümeriewaren | Retail services in relation to perfumery | Services de vente au détail de produits de parfumerie | Servicios de venta al por menor de productos de perfumería | Servizi di vendita al dettaglio di prodotti di profumeria
    Einzelhandelsdienstleistungen in Bezug auf Haarpflegemittel | Retail services in relation to hair care preparations | Services de vente au détail de produits de soins capillaires | Servicios de venta al por menor de productos para el cuidado del cabello | Servizi di vendita al dettaglio di prodotti per la cura dei capelli
    Einzelhandelsdienstleistungen in Bezug auf Reinigungsmittel | Retail services in relation to cleaning preparations | Services de vente au détail de préparations de nettoyage | Servicios de venta al por menor de preparaciones de limpieza | Servizi di vendita al dettaglio di preparati per la pulizia
    Einzelhandelsdienstleistungen in Bezug auf Kerzen | Retail services in relation to candles | Services de vente au détail de bougies | Servicios de venta al por menor de velas | Servizi di vendita al dettaglio di candele
    Einzelhandelsdienstleistungen in Bezug auf Schreibwaren | Retail services in relation to stationery | Services de vente au détail d'articles de papeterie | Servicios de venta al por menor de artículos de papelería | Servizi di vendita al dettaglio di articoli di cartoleria
    Einzelhandelsdienstleistungen in Bezug auf Druckereierzeugnisse | Retail services in relation to printed matter | Services de vente au détail de produits de l'imprimerie | Servicios de venta al por menor de productos de imprenta | Servizi di vendita al dettaglio di stampati
    Einzelhandelsdienstleistungen in Bezug auf Computerhardware | Retail services in relation to computer hardware | Services de vente au détail de matériel informatique | Servicios de venta al por menor de hardware informático | Servizi di vendita al dettaglio di hardware per computer
    Einzelhandelsdienstleistungen in Bezug auf Mobiltelefone | Retail services in relation to mobile telephones | Services de vente au détail de téléphones portables | Servicios de venta al por menor de teléfonos móviles | Servizi di vendita al dettaglio di telefoni cellulari
    Einzelhandelsdienstleistungen in Bezug auf elektrische Haushaltsgeräte | Retail services in relation to electrical household appliances | Services de vente au détail d'appareils électroménagers | Servicios de venta al por menor de electrodomésticos | Servizi di vendita al dettaglio di elettrodomestici
    Einzelhandelsdienstleistungen in Bezug auf Beleuchtungsgeräte | Retail services in relation to lighting apparatus | Services de vente au détail d'appareils d'éclairage | Servicios de venta al por menor de aparatos de alumbrado | Servizi di vendita al dettaglio di apparecchi di illuminazione
    Einzelhandelsdienstleistungen in Bezug auf Solarmodule | Retail services in relation to solar panels | Services de vente au détail de panneaux solaires | Servicios de venta al por menor de paneles solares | Servizi di vendita al dettaglio di pannelli solari
    Einzelhandelsdienstleistungen in Bezug auf Handwerkzeuge | Retail services in relation to hand tools | Services de vente au détail d'outils à main | Servicios de venta al por menor de herramientas de mano | Servizi di vendita al dettaglio di utensili a mano
    Einzelhandelsdienstleistungen in Bezug auf Elektrowerkzeuge | Retail services in relation to power tools | Services de vente au détail d'outils électriques | Servicios de venta al por menor de herramientas eléctricas | Servizi di vendita al dettaglio di utensili elettrici
    Einzelhandelsdienstleistungen in Bezug auf Kleineisenwaren | Retail services in relation to small items of metal hardware | Services de vente au détail de petits articles de quincaillerie métallique | Servicios de venta al por menor de artículos pequeños de ferretería metálica | Servizi di vendita al dettaglio di minuteria metallica
    Einzelhandelsdienstleistungen in Bezug auf Baumaterialien | Retail services in relation to building materials | Services de vente au détail de matériaux de construction | Servicios de venta al por menor de materiales de construcción | Servizi di vendita al dettaglio di materiali da costruzione
    Einzelhandelsdienstleistungen in Bezug auf Farben und Lacke | Retail services in relation to paints and lacquers | Services de vente au détail de peintures et de laques | Servicios de venta al por menor de pinturas y lacas | Servizi di vendita al dettaglio di pitture e lacche
    Einzelhandelsdienstleistungen in Bezug auf Sanitäranlagen | Retail services in relation to sanitary installations | Services de vente au détail d'installations sanitaires | Servicios de venta al por menor de instalaciones sanitarias | Servizi di vendita al dettaglio di impianti sanitari
    Einzelhandelsdienstleistungen in Bezug auf Bodenbeläge | Retail services in relation to floor coverings | Services de vente au détail de revêtements de sol | Servicios de venta al por menor de revestimientos de suelos | Servizi di vendita al dettaglio di rivestimenti per pavimenti
    Einzelhandelsdienstleistungen in Bezug auf Teppiche | Retail services in relation to carpets | Services de vente au détail de tapis | Servicios de venta al por menor de alfombras | Servizi di vendita al dettaglio di tappeti
    Einzelhandelsdienstleistungen in Bezug auf Stoffe | Retail services in relation to fabrics | Services de vente au détail de tissus | Servicios de venta al por menor de tejidos | Servizi di vendita al dettaglio di tessuti
    Einzelhandelsdienstleistungen in Bezug auf Garne | Retail services in relation to yarns | Services de vente au détail de fils à usage textile | Servicios de venta al por menor de hilos | Servizi di vendita al dettaglio di filati
    Einzelhandelsdienstleistungen in Bezug auf Kurzwaren | Retail services in relation to haberdashery | Services de vente au détail d'articles de mercerie | Servicios de venta al por menor de artículos de mercería | Servizi di vendita al dettaglio di articoli di merceria
    Einzelhandelsdienstleistungen in Bezug auf Bettwäsche | Retail services in relation to bed linen | Services de vente au détail de linge de lit | Servicios de venta al por menor de ropa de cama | Servizi di vendita al dettaglio di biancheria da letto
    Einzelhandelsdienstleistungen in Bezug auf Matratzen | Retail services in relation to mattresses | Services de vente au détail de matelas | Servicios de venta al por menor de colchones | Servizi di vendita al dettaglio di materassi
    Einzelhandelsdienstleistungen in Bezug auf Geschirr | Retail services in relation to tableware | Services de vente au détail de vaisselle | Servicios de venta al por menor de vajilla | Servizi di vendita al dettaglio di stoviglie
    Einzelhandelsdienstleistungen in Bezug auf Essbesteck | Retail services in relation to cutlery | Services de vente au détail de couverts de table | Servicios de venta al por menor de cubiertos | Servizi di vendita al dettaglio di posate
    Einzelhandelsdienstleistungen in Bezug auf Spiele | Retail services in relation to games | Services de vente au détail de jeux | Servicios de venta al por menor de juegos | Servizi di vendita al dettaglio di giochi
    Einzelhandelsdienstleistungen in Bezug auf Videospielgeräte | Retail services in relation to video game apparatus | Services de vente au détail d'appareils de jeux vidéo | Servicios de venta al por menor de aparatos de videojuegos | Servizi di vendita al dettaglio di apparecchi per videogiochi
    Einzelhandelsdienstleistungen in Bezug auf Fitnessgeräte | Retail services in relation to fitness apparatus | Services de vente au détail d'appareils de fitness | Servicios de venta al por menor de aparatos de fitness | Servizi di vendita al dettaglio di attrezzi per il fitness
    Einzelhandelsdienstleistungen in Bezug auf Gartenartikel | Retail services in relation to gardening articles | Services de vente au détail d'articles de jardinage | Servicios de venta al por menor de artículos de jardinería | Servizi di vendita al dettaglio di articoli per il giardinaggio
    Einzelhandelsdienstleistungen in Bezug auf Pflanzen | Retail services in relation to plants | Services de vente au détail de plantes | Servicios de venta al por menor de plantas | Servizi di vendita al dettaglio di piante
    Einzelhandelsdienstleistungen in Bezug auf elektronische Zigaretten | Retail services in relation to electronic cigarettes | Services de vente au détail de cigarettes électroniques | Servicios de venta al por menor de cigarrillos electrónicos | Servizi di vendita al dettaglio di sigarette elettroniche
    Einzelhandelsdienstleistungen in Bezug auf Tabakwaren | Retail services in relation to tobacco products | Services de vente au détail de produits du tabac | Servicios de venta al por menor de productos de tabaco | Servizi di vendita al dettaglio di prodotti del tabacco
    Einzelhandelsdienstleistungen in Bezug auf Kraftfahrzeuge | Retail services in relation to motor vehicles | Services de vente au détail de véhicules automobiles | Servicios de venta al por menor de vehículos de motor | Servizi di vendita al dettaglio di veicoli a motore
    Einzelhandelsdienstleistungen in Bezug auf Fahrzeugteile | Retail services in relation to vehicle parts | Services de vente au détail de pièces de véhicules | Servicios de venta al por menor de piezas de vehículos | Servizi di vendita al dettaglio di parti di veicoli
    Einzelhandelsdienstleistungen in Bezug auf Reifen | Retail services in relation to tyres | Services de vente au détail de pneus | Servicios de venta al por menor de neumáticos | Servizi di vendita al dettaglio di pneumatici
    Einzelhandelsdienstleistungen in Bezug auf Elektrotretroller | Retail services in relation to electric scooters | Services de vente au détail de trottinettes électriques | Servicios de venta al por menor de patinetes eléctricos | Servizi di vendita al dettaglio di monopattini elettrici
    Einzelhandelsdienstleistungen in Bezug auf Kunstwerke | Retail services in relation to works of art | Services de vente au détail d'œuvres d'art | Servicios de venta al por menor de obras de arte | Servizi di vendita al dettaglio di opere d'arte
    Einzelhandelsdienstleistungen in Bezug auf Antiquitäten | Retail services in relation to antiques | Services de vente au détail d'antiquités | Servicios de venta al por menor de antigüedades | Servizi di vendita al dettaglio di oggetti d'antiquariato
    Online-Einzelhandelsdienstleistungen in Bezug auf Bekleidungsstücke | Online retail services in relation to clothing | Services de vente au détail en ligne de vêtements | Servicios de venta al por menor en línea de prendas de vestir | Servizi di vendita al dettaglio online di articoli di abbigliamento
    Online-Einzelhandelsdienstleistungen in Bezug auf Schuhwaren | Online retail services in relation to footwear | Services de vente au détail en ligne de chaussures | Servicios de venta al por menor en línea de calzado | Servizi di vendita al dettaglio online di calzature
    Online-Einzelhandelsdienstleistungen in Bezug auf Schmuckwaren | Online retail services in relation to jewellery | Services de vente au détail en ligne de bijoux | Servicios de venta al por menor en línea de joyería | Servizi di vendita al dettaglio online di gioielleria
    Online-Einzelhandelsdienstleistungen in Bezug auf Lebensmittel | Online retail services in relation to foodstuffs | Services de vente au détail en ligne d'aliments | Servicios de venta al por menor en línea de productos alimenticios | Servizi di vendita al dettaglio online di alimenti
    Online-Einzelhandelsdienstleistungen in Bezug auf Möbel | Online retail services in relation to furniture | Services de vente au détail en ligne de meubles | Servicios de venta al por menor en línea de muebles | Servizi di vendita al dettaglio online di mobili
    Online-Einzelhandelsdienstleistungen in Bezug auf herunterladbare digitale Musik | Online retail services in relation to downloadable digital music | Services de vente au détail en ligne de musique numérique téléchargeable | Servicios de venta al por menor en línea de música digital descargable | Servizi di vendita al dettaglio online di musica digitale scaricabile
    Online-Einzelhandelsdienstleistungen in Bezug auf herunterladbare virtuelle Bekleidung | Online retail services in relation to downloadable virtual clothing | Services de vente au détail en ligne de vêtements virtuels téléchargeables | Servicios de venta al por menor en línea de prendas de vestir virtuales descargables | Servizi di vendita al dettaglio online di articoli di abbigliamento virtuali scaricabili
    Großhandelsdienstleistungen in Bezug auf Lebensmittel | Wholesale services in relation to foodstuffs | Services de vente en gros d'aliments | Servicios de venta al por mayor de productos alimenticios | Servizi di vendita all'ingrosso di alimenti
    Großhandelsdienstleistungen in Bezug auf Bekleidungsstücke | Wholesale services in relation to clothing | Services de vente en gros de vêtements | Servicios de venta al por mayor de prendas de vestir | Servizi di vendita all'ingrosso di articoli di abbigliamento
    Großhandelsdienstleistungen in Bezug auf Kosmetika | Wholesale services in relation to cosmetics | Services de vente en gros de cosmétiques | Servicios de venta al por mayor de cosméticos | Servizi di vendita all'ingrosso di cosmetici
    Großhandelsdienstleistungen in Bezug auf Baumaterialien | Wholesale services in relation to building materials | Services de vente en gros de matériaux de construction | Servicios de venta al por mayor de materiales de construcción | Servizi di vendita all'ingrosso di materiali da costruzione
  `,
]
