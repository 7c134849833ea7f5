/** Special terms of the classes 26 to 30. */
export const special26To30 = [
  '',
  `
    Handgewebte Wollteppiche | Hand-woven woollen rugs | Tapis en laine tissés à la main | Alfombras de lana tejidas a mano | Tappeti di lana tessuti a mano
    Berberteppiche | Berber rugs | Tapis berbères | Alfombras bereberes | Tappeti berberi
  `,
  `
    Spielplatzgeräte | Playground apparatus | Équipements de terrains de jeu | Aparatos de parques infantiles | Attrezzature per parchi giochi
    Klettergerüste | Climbing frames | Structures d'escalade pour enfants | Estructuras para trepar | Strutture per arrampicata per bambini
    Wippen [Spielplatzgeräte] | Seesaws | Balançoires à bascule | Balancines | Altalene a bilico
    Sandkästen [Spielwaren] | Sandboxes [toys] | Bacs à sable [jouets] | Areneros [juguetes] | Sabbiere [giocattoli]
    Sandspielzeug | Sand toys | Jouets de sable | Juguetes de arena | Giocattoli per la sabbia
    Kletterwände | Climbing walls [sports apparatus] | Murs d'escalade [appareils de sport] | Paredes de escalada [aparatos de deporte] | Pareti di arrampicata [attrezzi sportivi]
    Angelrollen | Fishing reels | Moulinets de pêche | Carretes de pesca | Mulinelli da pesca
    Künstliche Köder zum Angeln | Fishing lures | Leurres de pêche | Señuelos de pesca | Esche artificiali da pesca
    Angelschnüre | Fishing lines | Lignes de pêche | Hilos de pesca | Lenze da pesca
    Angelhaken | Fish hooks | Hameçons | Anzuelos | Ami da pesca
    Bogen für das Bogenschießen | Archery bows | Arcs de tir | Arcos de tiro | Archi per il tiro con l'arco
    Pfeile für das Bogenschießen | Arrows for archery | Flèches de tir à l'arc | Flechas de tiro con arco | Frecce per il tiro con l'arco
    Bodyboards | Bodyboards | Planches de bodyboard | Tablas de bodyboard | Tavole da bodyboard
    Kiteboards | Kiteboards | Planches de kitesurf | Tablas de kitesurf | Tavole da kitesurf
    Wakeboards | Wakeboards | Wakeboards | Tablas de wakeboard | Wakeboard
    Windsurfbretter | Windsurfing boards | Planches à voile | Tablas de windsurf | Tavole da windsurf
    Surfleinen | Surfboard leashes | Attaches pour planches de surf | Correas para tablas de surf | Laccioli per tavole da surf
    Longboards | Longboards | Longboards | Longboards | Longboard
    Pilatesgeräte | Pilates apparatus | Appareils de pilates | Aparatos de pilates | Attrezzi per pilates
    Kettlebells | Kettlebells | Kettlebells | Pesas rusas | Kettlebell
    Langhanteln | Barbells | Haltères longs | Barras con pesas | Bilancieri
    Hula-Hoop-Reifen | Hula hoops | Cerceaux | Aros de hula-hop | Hula hoop
    Badmintonschläger | Badminton rackets | Raquettes de badminton | Raquetas de bádminton | Racchette da badminton
    Tischtennisschläger | Table tennis bats | Raquettes de tennis de table | Palas de tenis de mesa | Racchette da tennis da tavolo
    Hockeyschläger | Hockey sticks | Crosses de hockey | Palos de hockey | Mazze da hockey
    Volleybälle | Volleyballs | Ballons de volley-ball | Balones de voleibol | Palloni da pallavolo
    Handbälle | Handballs | Ballons de handball | Balones de balonmano | Palloni da pallamano
    Torwarthandschuhe | Goalkeepers' gloves | Gants de gardien de but | Guantes de portero | Guanti da portiere
    Schneeschuhe | Snowshoes | Raquettes à neige | Raquetas de nieve | Racchette da neve
    Langlaufskier | Cross-country skis | Skis de fond | Esquís de fondo | Sci di fondo
    Boulekugeln | Petanque balls | Boules de pétanque | Bolas de petanca | Bocce da petanque
    Spielzeugautos | Toy cars | Petites voitures [jouets] | Coches de juguete | Automobiline giocattolo
    Spielküchen | Toy kitchens | Cuisines jouets | Cocinas de juguete | Cucine giocattolo
    Stapelspielzeug | Stacking toys | Jouets à empiler | Juguetes apilables | Giocattoli impilabili
    Marionetten | Marionettes | Marionnettes à fils | Marionetas | Marionette
    Miniaturfiguren für Brettspiele | Miniature figures for board games | Figurines miniatures pour jeux de société | Figuras en miniatura para juegos de mesa | Miniature per giochi da tavolo
    Familienspiele [Brettspiele] | Family board games | Jeux de société familiaux | Juegos de mesa familiares | Giochi da tavolo per famiglie
    Hundespielzeug | Toys for dogs | Jouets pour chiens | Juguetes para perros | Giocattoli per cani
    Katzenspielzeug | Toys for cats | Jouets pour chats | Juguetes para gatos | Giocattoli per gatti
  `,
  `
    Natives Olivenöl extra für Speisezwecke | Extra virgin olive oil for food | Huile d'olive vierge extra à usage alimentaire | Aceite de oliva virgen extra para uso alimenticio | Olio extravergine d'oliva per uso alimentare
    Kürbiskernöl für Speisezwecke | Pumpkin seed oil for food | Huile de pépins de courge à usage alimentaire | Aceite de semillas de calabaza para uso alimenticio | Olio di semi di zucca per uso alimentare
    Walnussöl für Speisezwecke | Walnut oil for food | Huile de noix à usage alimentaire | Aceite de nuez para uso alimenticio | Olio di noci per uso alimentare
    Aromatisierte Speiseöle | Flavoured edible oils | Huiles alimentaires aromatisées | Aceites comestibles aromatizados | Oli alimentari aromatizzati
    Ziegenkäse | Goat cheese | Fromage de chèvre | Queso de cabra | Formaggio di capra
    Schafskäse | Sheep's milk cheese | Fromage de brebis | Queso de oveja | Formaggio di pecora
    Hartkäse | Hard cheese | Fromage à pâte dure | Queso curado | Formaggio a pasta dura
    Blauschimmelkäse | Blue cheese | Fromage à pâte persillée | Queso azul | Formaggio erborinato
    Gereifter Käse | Ripened cheese | Fromages affinés | Queso madurado | Formaggi stagionati
    Skyr | Skyr | Skyr | Skyr | Skyr
    Ziegenmilch | Goat milk | Lait de chèvre | Leche de cabra | Latte di capra
    Rohschinken | Dry-cured ham | Jambon cru | Jamón curado | Prosciutto crudo
    Chorizo | Chorizo | Chorizo | Chorizo | Chorizo
    Mortadella | Mortadella | Mortadelle | Mortadela | Mortadella
    Pasteten [Fleischwaren] | Pâtés | Pâtés de viande | Patés | Paté
    Lammfleisch | Lamb meat | Viande d'agneau | Carne de cordero | Carne di agnello
    Entenfleisch | Duck meat | Viande de canard | Carne de pato | Carne di anatra
    Hirschfleisch | Venison | Viande de cerf | Carne de venado | Carne di cervo
    Austern, nicht lebend | Oysters, not live | Huîtres non vivantes | Ostras que no estén vivas | Ostriche non vive
    Tintenfisch, nicht lebend | Squid, not live | Calmars non vivants | Calamares que no estén vivos | Calamari non vivi
    Forellen, nicht lebend | Trout, not live | Truites non vivantes | Truchas que no estén vivas | Trote non vive
    Sardinenkonserven | Canned sardines | Conserves de sardines | Sardinas en conserva | Sardine in scatola
    Anchovis | Anchovies, not live | Anchois non vivants | Anchoas que no estén vivas | Acciughe non vive
    Mandelmus | Almond butter | Purée d'amandes | Mantequilla de almendras | Burro di mandorle
    Cashewmus | Cashew butter | Purée de noix de cajou | Mantequilla de anacardos | Burro di anacardi
    Proteinriegel auf Nussbasis | Nut-based protein bars | Barres protéinées à base de fruits à coque | Barritas de proteínas a base de frutos secos | Barrette proteiche a base di frutta a guscio
    Gelees [Fruchtaufstriche] | Fruit jellies for food | Gelées de fruits alimentaires | Jaleas de fruta para comer | Gelatine di frutta alimentari
    Kompotte | Compotes | Compotes | Compotas | Composte di frutta
    Kandierte Früchte | Crystallized fruits | Fruits confits | Frutas confitadas | Frutta candita
    Datteln, getrocknet | Dried dates | Dattes séchées | Dátiles secos | Datteri secchi
    Rosinen | Raisins | Raisins secs | Uvas pasas | Uva passa
    Gefriergetrocknete Früchte | Freeze-dried fruits | Fruits lyophilisés | Frutas liofilizadas | Frutta liofilizzata
    Getrocknete Tomaten | Dried tomatoes | Tomates séchées | Tomates secos | Pomodori secchi
    Artischocken, konserviert | Artichokes, preserved | Artichauts conservés | Alcachofas en conserva | Carciofi conservati
    Antipasti aus Gemüse | Vegetable antipasti | Antipasti de légumes | Entrantes de verduras | Antipasti di verdure
    Gemüseaufstriche | Vegetable-based spreads | Tartinades de légumes | Cremas de verduras para untar | Creme spalmabili di verdure
    Knochenbrühe | Bone broth | Bouillon d'os | Caldo de huesos | Brodo di ossa
    Eintöpfe | Stews | Ragoûts | Guisos | Stufati
    Gulasch | Goulash | Goulasch | Goulash | Gulasch
    Kroketten | Croquettes | Croquettes alimentaires | Croquetas | Crocchette alimentari
    Kartoffelsalat | Potato salad | Salade de pommes de terre | Ensalada de patatas | Insalata di patate
    Omeletts | Omelettes | Omelettes | Tortillas de huevos | Omelette
    Tzatziki | Tzatziki | Tzatziki | Tzatziki | Tzatziki
    Aufschnitt | Cold cuts | Charcuterie tranchée | Fiambres | Affettati
  `,
  `
    Italienisches Speiseeis [Gelato] | Gelato | Glaces italiennes [gelato] | Helado italiano [gelato] | Gelato
    Handwerklich hergestelltes Speiseeis | Artisanal ice cream | Glaces artisanales | Helados artesanales | Gelato artigianale
    Milcheis | Milk ices | Glaces au lait | Helados de leche | Gelati al latte
    Eistorten | Ice cream cakes | Gâteaux à la crème glacée | Tartas heladas | Torte gelato
    Sauerteigbrot | Sourdough bread | Pain au levain | Pan de masa madre | Pane a lievitazione naturale
    Vollkornbrot | Wholemeal bread | Pain complet | Pan integral | Pane integrale
    Baguettes | Baguettes | Baguettes [pain] | Baguettes [pan] | Baguette
    Focaccia | Focaccia | Focaccia | Focaccia | Focaccia
    Bagels | Bagels | Bagels | Bagels | Bagel
    Glutenfreie Backwaren | Gluten-free bakery goods | Produits de boulangerie sans gluten | Productos de panadería sin gluten | Prodotti da forno senza glutine
    Hochzeitstorten | Wedding cakes | Gâteaux de mariage | Tartas de boda | Torte nuziali
    Cupcakes | Cupcakes | Cupcakes | Cupcakes | Cupcake
    Käsekuchen | Cheesecakes | Gâteaux au fromage | Tartas de queso | Cheesecake
    Eclairs | Eclairs | Éclairs [pâtisserie] | Eclairs [pastelería] | Éclair [pasticceria]
    Cannoli | Cannoli | Cannoli | Cannoli | Cannoli
    Churros | Churros | Churros | Churros | Churros
    Panettone | Panettone | Panettone | Panettone | Panettone
    Christstollen | Christmas stollen | Stollen de Noël | Stollen [pan de Navidad] | Stollen natalizio
    Strudel | Strudel | Strudel | Strudel | Strudel
    Empanadas | Empanadas | Empanadas | Empanadas | Empanadas
    Tacos | Tacos | Tacos | Tacos | Taco
    Samosas | Samosas | Samoussas | Samosas | Samosa
    Gyoza | Gyoza | Gyoza | Gyozas | Gyoza
    Pasteten im Teigmantel | Pies | Tourtes | Pasteles salados en masa | Torte salate ripiene
    Frische Teigwaren | Fresh pasta | Pâtes alimentaires fraîches | Pasta alimenticia fresca | Pasta fresca
    Lasagne | Lasagne | Lasagnes | Lasaña | Lasagne
    Ramen [Nudelgerichte] | Ramen | Ramen | Ramen | Ramen
    Polenta | Polenta | Polenta | Polenta | Polenta
    Porridge | Porridge | Porridge | Gachas de avena | Porridge
    Granola | Granola | Granola | Granola | Granola
    Scharfe Soßen | Hot sauces | Sauces piquantes | Salsas picantes | Salse piccanti
    Chilisoßen | Chilli sauces | Sauces au piment | Salsas de chile | Salse al peperoncino
    Barbecuesoßen | Barbecue sauces | Sauces barbecue | Salsas barbacoa | Salse barbecue
    Currypasten | Curry pastes | Pâtes de curry | Pastas de curry | Paste di curry
    Currypulver | Curry powder | Poudre de curry | Curry en polvo | Curry in polvere
    Chutneys | Chutneys | Chutneys | Chutneys | Chutney
    Meerrettich als Würzmittel | Horseradish condiments | Raifort [condiment] | Rábano picante [condimento] | Rafano [condimento]
    Meersalz zum Kochen | Sea salt for cooking | Sel marin de cuisine | Sal marina para cocinar | Sale marino da cucina
    Kräutersalz | Herb salt | Sel aux herbes | Sal de hierbas | Sale alle erbe
    Getrocknete Küchenkräuter | Dried culinary herbs | Herbes aromatiques séchées | Hierbas aromáticas secas | Erbe aromatiche essiccate
    Safran als Gewürz | Saffron [seasoning] | Safran [assaisonnement] | Azafrán [condimento] | Zafferano [condimento]
    Paprikapulver als Gewürz | Paprika [seasoning] | Paprika [assaisonnement] | Pimentón [condimento] | Paprica [condimento]
    Balsamico-Essig | Balsamic vinegar | Vinaigre balsamique | Vinagre balsámico | Aceto balsamico
    Apfelessig | Apple cider vinegar | Vinaigre de cidre | Vinagre de sidra | Aceto di mele
    Chai-Tee | Chai tea | Thé chai | Té chai | Tè chai
    Weißer Tee | White tea | Thé blanc | Té blanco | Tè bianco
    Oolongtee | Oolong tea | Thé oolong | Té oolong | Tè oolong
    Matetee | Maté tea | Maté | Yerba mate | Mate
    Teemischungen | Tea blends | Mélanges de thés | Mezclas de té | Miscele di tè
    Bubble Tea | Bubble tea | Thé aux perles | Té de burbujas | Bubble tea
    Gerösteter Kaffee | Roasted coffee beans | Café torréfié en grains | Café tostado en grano | Caffè tostato in grani
    Trüffelpralinen | Chocolate truffles | Truffes au chocolat | Trufas de chocolate | Tartufi di cioccolato
    Schokoladeneier | Chocolate eggs | Œufs en chocolat | Huevos de chocolate | Uova di cioccolato
    Kakaonibs | Cocoa nibs | Éclats de fèves de cacao | Granos de cacao troceados | Granella di cacao
    Lutscher | Lollipops | Sucettes [confiserie] | Piruletas | Lecca-lecca
    Zuckerwatte | Candy floss | Barbe à papa | Algodón de azúcar | Zucchero filato
    Halva | Halva | Halva | Halva | Halva
    Lokum | Turkish delight | Loukoums | Delicias turcas | Lokum
    Honig mit Nüssen oder Früchten | Honey with nuts or fruits | Miel aux fruits secs ou aux fruits | Miel con frutos secos o frutas | Miele con frutta secca o frutta
    Propolis [Bienenprodukt] für Speisezwecke | Propolis for food | Propolis à usage alimentaire | Propóleos para uso alimenticio | Propoli per uso alimentare
    Hotdogs | Hot dogs | Hot-dogs | Perritos calientes | Hot dog
    Tiefgekühlte Pizzas | Frozen pizzas | Pizzas surgelées | Pizzas congeladas | Pizze surgelate
  `,
]
