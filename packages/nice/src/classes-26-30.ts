import { readClass } from './table.ts'

/** Headings and terms of the classes 26 to 30. */
export const classes26To30 = [
  readClass(`
    Spitzen, Borten und Stickereien sowie Bänder und Schleifen als Kurzwaren; Knöpfe, Haken, Ösen und Nadeln; künstliche Blumen; Haarschmuck; Haarersatz und falsches Haar | Lace, braid and embroidery, haberdashery ribbons and bows; buttons, hooks, eyes, pins and needles; artificial flowers; hair ornaments; false hair | Dentelles, galons et broderies, rubans et nœuds de mercerie; boutons, crochets, œillets, épingles et aiguilles; fleurs artificielles; ornements pour les cheveux; faux cheveux | Encajes, galones y bordados, cintas y lazos de mercería; botones, ganchos, ojetes, alfileres y agujas; flores artificiales; adornos para el cabello; cabello postizo | Pizzi, galloni e ricami, nastri e fiocchi di merceria; bottoni, ganci, occhielli, spilli e aghi; fiori artificiali; ornamenti per capelli; capelli posticci
    Knöpfe | Buttons | Boutons | Botones | Bottoni
    Reißverschlüsse | Zip fasteners | Fermetures à glissière | Cremalleras | Chiusure lampo
    Spitzen | Lace | Dentelles | Encajes | Pizzi
    Stickereien | Embroidery | Broderies | Bordados | Ricami
    Nähnadeln | Sewing needles | Aiguilles à coudre | Agujas de coser | Aghi da cucito
    Stricknadeln | Knitting needles | Aiguilles à tricoter | Agujas de hacer punto | Ferri da maglia
    Haarbänder | Hair bands | Bandeaux pour les cheveux | Cintas para el pelo | Fasce per capelli
    Haarspangen | Hair clips | Pinces à cheveux | Pasadores para el cabello | Fermagli per capelli
    Perücken | Wigs | Perruques | Pelucas | Parrucche
    Künstliche Blumen | Artificial flowers | Fleurs artificielles | Flores artificiales | Fiori artificiali
    Schnürsenkel | Shoelaces | Lacets de chaussures | Cordones para zapatos | Lacci per scarpe
    Textile Bänder als Kurzwaren | Haberdashery ribbons of textile | Rubans textiles de mercerie | Cintas textiles de mercería | Nastri tessili di merceria
    Klettverschlüsse | Hook and loop fasteners | Fermetures auto-agrippantes | Cierres de gancho y bucle | Chiusure a strappo
    Aufbügelbare Flicken aus textilem Material | Iron-on patches of textile | Pièces thermocollantes en matières textiles | Parches termoadhesivos de materias textiles | Toppe termoadesive in materie tessili
    Ansteckbuttons | Ornamental novelty badges | Badges ornementaux | Chapas decorativas | Spille ornamentali
    Haarverlängerungen | Hair extensions | Extensions capillaires | Extensiones de cabello | Extension per capelli
  `),
  readClass(`
    Teppiche, Fußmatten, Linoleum und andere Beläge für vorhandene Fußböden; Tapeten und Wandverkleidungen, nicht aus textilem Material | Carpets, mats, linoleum and other coverings for existing floors; wallpaper and wall hangings, not of textile | Tapis, paillassons, linoléum et autres revêtements de sols existants; papiers peints et tentures murales non en matières textiles | Alfombras, felpudos, linóleo y otros revestimientos para suelos existentes; papel pintado y revestimientos murales que no sean de materias textiles | Tappeti, zerbini, linoleum e altri rivestimenti per pavimenti esistenti; carta da parati e tappezzerie murali non in materie tessili
    Teppiche | Carpets | Tapis | Alfombras | Tappeti
    Teppichfliesen | Carpet tiles | Dalles de moquette | Baldosas de moqueta | Piastrelle di moquette
    Fußmatten | Doormats | Paillassons | Felpudos | Zerbini
    Badematten | Bath mats | Tapis de bain | Alfombrillas de baño | Tappetini da bagno
    Automatten | Car mats | Tapis pour automobiles | Alfombrillas para automóviles | Tappetini per automobili
    Linoleum | Linoleum | Linoléum | Linóleo | Linoleum
    Bodenbeläge aus Vinyl | Vinyl floor coverings | Revêtements de sols en vinyle | Revestimientos de suelos de vinilo | Rivestimenti in vinile per pavimenti
    Bodenbeläge aus Gummi | Rubber floor coverings | Revêtements de sols en caoutchouc | Revestimientos de suelos de caucho | Rivestimenti in gomma per pavimenti
    Tapeten | Wallpaper | Papiers peints | Papel pintado | Carta da parati
    Tapeten aus Vinyl | Vinyl wallpaper | Papiers peints en vinyle | Papel pintado de vinilo | Carta da parati in vinile
    Gymnastikmatten | Gymnasium mats | Tapis de gymnase | Colchonetas de gimnasia | Tappeti da ginnastica
    Yogamatten | Yoga mats | Tapis de yoga | Esterillas de yoga | Tappetini per yoga
    Kunstrasen | Artificial turf | Gazon artificiel | Césped artificial | Erba artificiale
    Teppichunterlagen | Carpet underlay | Thibaudes | Bases para alfombras | Sottotappeti
    Orientteppiche | Oriental rugs | Tapis d'Orient | Alfombras orientales | Tappeti orientali
    Rutschfeste Matten | Non-slip mats | Tapis antidérapants | Esteras antideslizantes | Tappetini antiscivolo
  `),
  readClass(`
    Spiele, Spielzeug und Spielwaren; Videospielgeräte; Turn- und Sportartikel; Christbaumschmuck | Games, toys and playthings; video game apparatus; gymnastic and sporting articles; decorations for Christmas trees | Jeux et jouets; appareils de jeux vidéo; articles de gymnastique et de sport; décorations pour arbres de Noël | Juegos y juguetes; aparatos de videojuegos; artículos de gimnasia y deporte; adornos para árboles de Navidad | Giochi e giocattoli; apparecchi per videogiochi; articoli per la ginnastica e lo sport; decorazioni per alberi di Natale
    Spielzeug | Toys | Jouets | Juguetes | Giocattoli
    Brettspiele | Board games | Jeux de société | Juegos de mesa | Giochi da tavolo
    Puppen | Dolls | Poupées | Muñecas | Bambole
    Plüschtiere | Plush toys | Peluches | Peluches | Peluche
    Bausteine als Spielzeug | Building blocks being toys | Blocs de construction en tant que jouets | Bloques de construcción de juguete | Mattoncini giocattolo per costruzioni
    Puzzles | Jigsaw puzzles | Puzzles | Rompecabezas | Puzzle
    Spielkarten | Playing cards | Cartes à jouer | Naipes | Carte da gioco
    Videospielkonsolen | Video game consoles | Consoles de jeux vidéo | Consolas de videojuegos | Console per videogiochi
    Fitnessgeräte | Fitness apparatus | Appareils de fitness | Aparatos de fitness | Attrezzi per il fitness
    Fußbälle | Footballs | Ballons de football | Balones de fútbol | Palloni da calcio
    Tennisschläger | Tennis rackets | Raquettes de tennis | Raquetas de tenis | Racchette da tennis
    Skier | Skis | Skis | Esquís | Sci
    Golfschläger | Golf clubs | Clubs de golf | Palos de golf | Mazze da golf
    Angelgeräte | Fishing tackle | Attirail de pêche | Aparejos de pesca | Attrezzatura da pesca
    Christbaumschmuck, ausgenommen Beleuchtungsartikel und Süßwaren | Christmas tree decorations, except lights and confectionery | Décorations pour arbres de Noël, excepté articles d'éclairage et sucreries | Adornos para árboles de Navidad, excepto artículos de iluminación y confitería | Decorazioni per alberi di Natale, esclusi gli articoli di illuminazione e i dolciumi
    Skateboards | Skateboards | Planches à roulettes | Monopatines | Skateboard
    Spielfahrzeuge | Toy vehicles | Véhicules jouets | Vehículos de juguete | Veicoli giocattolo
  `),
  readClass(`
    Fleisch, Fisch, Geflügel und Wild; Fleischextrakte; haltbar gemachtes, tiefgekühltes, getrocknetes und gekochtes Obst und Gemüse; Gallerten, Konfitüren und Kompotte; Eier; Milch, Käse, Butter, Joghurt und weitere Milchprodukte; Speiseöle und -fette | Meat, fish, poultry and game; meat extracts; fruits and vegetables, preserved, frozen, dried or cooked; jellies, jams and compotes; eggs; milk, cheese, butter, yogurt and further milk products; oils and fats for food | Viande, poisson, volaille et gibier; extraits de viande; fruits et légumes conservés, surgelés, séchés et cuits; gelées, confitures et compotes; œufs; lait, fromage, beurre, yaourt et autres produits laitiers; huiles et graisses à usage alimentaire | Carne, pescado, aves y carne de caza; extractos de carne; frutas y hortalizas en conserva, congeladas, secas y cocidas; jaleas, confituras y compotas; huevos; leche, queso, mantequilla, yogur y otros productos lácteos; aceites y grasas para uso alimenticio | Carne, pesce, pollame e selvaggina; estratti di carne; frutta e ortaggi conservati, surgelati, essiccati e cotti; gelatine, confetture e composte; uova; latte, formaggio, burro, yogurt e altri latticini; oli e grassi per uso alimentare
    Fleisch | Meat | Viande | Carne | Carne
    Fleisch- und Wurstwaren | Meat and sausage products | Charcuterie | Productos de charcutería | Salumi
    Fisch, nicht lebend | Fish, not live | Poisson non vivant | Pescado no vivo | Pesce non vivo
    Käse | Cheese | Fromage | Queso | Formaggio
    Milch | Milk | Lait | Leche | Latte
    Joghurt | Yogurt | Yaourts | Yogur | Yogurt
    Butter | Butter | Beurre | Mantequilla | Burro
    Konfitüren | Jams | Confitures | Confituras | Confetture
    Olivenöl für Speisezwecke | Olive oil for food | Huile d'olive à usage alimentaire | Aceite de oliva para uso alimenticio | Olio d'oliva per uso alimentare
    Pommes frites | French fries | Frites | Patatas fritas en tiras | Patatine fritte
    Suppen | Soups | Soupes | Sopas | Zuppe
    Nüsse, verarbeitet | Processed nuts | Fruits à coque préparés | Frutos secos preparados | Frutta a guscio preparata
    Trockenfrüchte | Dried fruit | Fruits secs | Frutas deshidratadas | Frutta essiccata
    Gemüse, konserviert | Preserved vegetables | Légumes conservés | Hortalizas en conserva | Ortaggi conservati
    Eier | Eggs | Œufs | Huevos | Uova
    Fleischersatz auf Pflanzenbasis | Plant-based meat substitutes | Succédanés de viande à base de plantes | Sucedáneos de la carne a base de plantas | Succedanei della carne a base vegetale
    Hafermilch | Oat milk | Lait d'avoine | Leche de avena | Latte d'avena
  `),
  readClass(`
    Kaffee, Tee, Kakao und deren Ersatzmittel; Reis, Teigwaren und Nudeln; Tapioka und Sago; Mehle und Getreideerzeugnisse; Brot, feine Backwaren und Konditorwaren; Schokolade; Speiseeis, Sorbets und weiteres Eiskonfekt; Zucker, Honig und Melassesirup; Hefe und Backpulver; Salz, Würzmittel, Gewürze und haltbar gemachte Kräuter; Essig und Saucen; Kühleis | Coffee, tea, cocoa and substitutes therefor; rice, pasta and noodles; tapioca and sago; flour and cereal preparations; bread, pastries and confectionery; chocolate; ice cream, sorbets and further edible ices; sugar, honey and treacle; yeast and baking powder; salt, seasonings, spices and preserved herbs; vinegar and sauces; ice being frozen water | Café, thé, cacao et leurs succédanés; riz, pâtes alimentaires et nouilles; tapioca et sagou; farines et préparations à base de céréales; pain, pâtisseries et confiseries; chocolat; crèmes glacées, sorbets et autres glaces alimentaires; sucre, miel et sirop de mélasse; levure et poudre à lever; sel, assaisonnements, épices et herbes conservées; vinaigre et sauces; glace à rafraîchir | Café, té, cacao y sus sucedáneos; arroz, pastas alimenticias y fideos; tapioca y sagú; harinas y preparaciones a base de cereales; pan, productos de pastelería y confitería; chocolate; helados cremosos, sorbetes y otros helados; azúcar, miel y jarabe de melaza; levadura y polvos de hornear; sal, productos para sazonar, especias y hierbas en conserva; vinagre y salsas; hielo | Caffè, tè, cacao e loro succedanei; riso, pasta alimentare e tagliolini; tapioca e sago; farine e preparati a base di cereali; pane, pasticceria e confetteria; cioccolato; gelati cremosi, sorbetti e altri gelati; zucchero, miele e sciroppo di melassa; lievito e polvere per fare lievitare; sale, condimenti, spezie ed erbe conservate; aceto e salse; ghiaccio
    Kaffee | Coffee | Café | Café | Caffè
    Tee | Tea | Thé | Té | Tè
    Kakao | Cocoa | Cacao | Cacao | Cacao
    Schokolade | Chocolate | Chocolat | Chocolate | Cioccolato
    Backwaren | Bakery goods | Produits de boulangerie | Productos de panadería | Prodotti da forno
    Brot | Bread | Pain | Pan | Pane
    Kekse | Biscuits | Biscuits | Galletas | Biscotti
    Teigwaren | Pasta | Pâtes alimentaires | Pastas alimenticias | Pasta alimentare
    Reis | Rice | Riz | Arroz | Riso
    Honig | Honey | Miel | Miel | Miele
    Speiseeis | Ice cream | Crèmes glacées | Helados cremosos | Gelati cremosi
    Gewürze | Spices | Épices | Especias | Spezie
    Saucen als Würzmittel | Sauces being condiments | Sauces en tant que condiments | Salsas en cuanto condimentos | Salse quali condimenti
    Frühstückscerealien | Breakfast cereals | Céréales pour le petit-déjeuner | Cereales para el desayuno | Cereali per la prima colazione
    Pizzas | Pizzas | Pizzas | Pizzas | Pizze
    Zuckerwaren | Sugar confectionery | Sucreries | Dulces | Dolciumi
    Mehle | Flour | Farines | Harinas | Farine
    Essig | Vinegar | Vinaigres | Vinagre | Aceto
  `),
]
