/** Headings and terms of the classes 26 to 30. */
export const classes26To30 = [
  `
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
    Haken und Ösen | Hooks and eyes | Crochets et œillets | Ganchos y ojetes | Ganci e occhielli
    Druckknöpfe | Snap fasteners | Boutons-pression | Botones de presión | Bottoni automatici
    Gürtelschnallen | Belt buckles | Boucles de ceinture | Hebillas de cinturón | Fibbie per cinture
    Schuhschnallen | Shoe buckles | Boucles de chaussures | Hebillas de zapatos | Fibbie per scarpe
    Pailletten für Bekleidung | Sequins for clothing | Paillettes pour vêtements | Lentejuelas para prendas de vestir | Paillette per abbigliamento
    Perlen, ausgenommen zur Schmuckherstellung | Beads, other than for making jewellery | Perles autres que pour la confection de bijoux | Cuentas que no sean para bisutería | Perline non per la fabbricazione di gioielli
    Borten | Trimmings for clothing | Passementerie | Pasamanería | Passamanerie
    Fransen | Fringes | Franges | Flecos | Frange
    Quasten | Tassels as haberdashery | Glands en tant que passementerie | Borlas de pasamanería | Nappe in quanto passamaneria
    Schleifen als Kurzwaren | Bows as haberdashery | Nœuds en tant que mercerie | Lazos de mercería | Fiocchi in quanto merceria
    Gummibänder für Bekleidung | Elastic bands for clothing | Rubans élastiques pour vêtements | Cintas elásticas para prendas de vestir | Nastri elastici per abbigliamento
    Schulterpolster für Bekleidung | Shoulder pads for clothing | Épaulettes pour vêtements | Hombreras para prendas de vestir | Spalline per abbigliamento
    Stecknadeln | Dressmakers' pins | Épingles de couture | Alfileres de costura | Spilli da sarto
    Sicherheitsnadeln | Safety pins | Épingles de sûreté | Imperdibles | Spille da balia
    Häkelnadeln | Crochet hooks | Crochets à broder | Ganchillos | Uncinetti
    Fingerhüte | Thimbles | Dés à coudre | Dedales | Ditali
    Nähkästchen | Sewing boxes | Boîtes à couture | Costureros | Scatole da cucito
    Nadelkissen | Pincushions | Pelotes à épingles | Alfileteros | Puntaspilli
    Haargummis | Hair ties | Élastiques pour les cheveux | Gomas para el cabello | Elastici per capelli
    Haarreifen | Headbands for the hair | Serre-têtes | Diademas para el cabello | Cerchietti per capelli
    Lockenwickler, nicht elektrisch | Hair curlers, non-electric | Bigoudis non électriques | Rulos no eléctricos | Bigodini non elettrici
    Falsche Bärte | False beards | Barbes postiches | Barbas postizas | Barbe finte
    Toupets | Toupees | Toupets | Bisoñés | Toupet
    Künstliche Pflanzen | Artificial plants | Plantes artificielles | Plantas artificiales | Piante artificiali
    Namensschilder für Bekleidung zum Einnähen | Name labels for sewing into clothing | Étiquettes à coudre pour vêtements | Etiquetas para coser en la ropa | Etichette da cucire sugli abiti
  `,
  `
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
    Läufer als Teppiche | Carpet runners | Tapis de passage | Alfombras de pasillo | Passatoie
    Hochflorteppiche | Shaggy rugs | Tapis à poils longs | Alfombras de pelo largo | Tappeti a pelo lungo
    Kinderteppiche | Children's rugs | Tapis pour enfants | Alfombras infantiles | Tappeti per bambini
    Outdoorteppiche | Outdoor rugs | Tapis d'extérieur | Alfombras de exterior | Tappeti da esterno
    Teppichböden | Fitted carpets | Moquettes | Moquetas | Moquette
    Kokosmatten | Coir mats | Tapis en coco | Esteras de coco | Stuoie in cocco
    Schmutzfangmatten | Dirt-trapping mats | Tapis antisalissures | Felpudos atrapasuciedad | Zerbini antisporco
    Küchenteppiche | Kitchen mats | Tapis de cuisine | Alfombrillas de cocina | Tappeti da cucina
    Duschmatten | Shower mats | Tapis de douche | Alfombrillas de ducha | Tappetini per doccia
    Matten für Kampfsport | Martial arts mats | Tapis pour arts martiaux | Tatamis para artes marciales | Tappeti per arti marziali
    Spielmatten als Bodenbelag | Play mats as floor coverings | Tapis de jeu en tant que revêtements de sols | Alfombras de juego en cuanto revestimientos de suelos | Tappeti da gioco in quanto rivestimenti per pavimenti
    Puzzlematten als Bodenbeläge | Interlocking floor mats | Tapis de sol à emboîter | Esterillas encajables para suelos | Tappeti a incastro per pavimenti
    Korkbodenmatten | Cork mats | Tapis de liège | Alfombrillas de corcho | Tappetini di sughero
    Bambusmatten | Bamboo mats | Nattes de bambou | Esterillas de bambú | Stuoie di bambù
    Schilfmatten | Reed mats | Nattes de roseau | Esteras de junco | Stuoie di canna
    Tatamimatten | Tatami mats | Nattes de tatami | Esteras de tatami | Stuoie tatami
    PVC-Bodenbeläge | PVC floor coverings | Revêtements de sols en PVC | Revestimientos de suelos de PVC | Rivestimenti per pavimenti in PVC
    Textile Bodenbeläge | Textile floor coverings | Revêtements de sols textiles | Revestimientos de suelos textiles | Rivestimenti tessili per pavimenti
    Fototapeten | Photo wallpaper | Papiers peints photographiques | Papel pintado fotográfico | Carta da parati fotografica
    Raufasertapeten | Woodchip wallpaper | Papiers peints ingrain | Papel pintado rugoso | Carta da parati ingrain
    Textiltapeten | Textile wallpaper | Papiers peints textiles | Papel pintado textil | Carta da parati tessile
    Tapetenbordüren | Wallpaper borders | Frises de papier peint | Cenefas de papel pintado | Bordure di carta da parati
    Wandverkleidungen, nicht aus Textilien | Wall coverings, not of textile | Revêtements muraux non textiles | Revestimientos murales no textiles | Rivestimenti murali non tessili
    Kofferraummatten für Fahrzeuge | Boot mats for vehicles | Tapis de coffre pour véhicules | Alfombrillas de maletero para vehículos | Tappetini per bagagliaio
  `,
  `
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
    Modellautos | Model cars | Modèles réduits de voitures | Coches en miniatura | Modellini di automobili
    Modelleisenbahnen | Model railways | Trains miniatures | Trenes en miniatura | Trenini in miniatura
    Spielfiguren | Toy figures | Figurines de jeu | Figuras de juguete | Personaggi giocattolo
    Ferngesteuerte Spielzeuge | Remote-controlled toys | Jouets télécommandés | Juguetes teledirigidos | Giocattoli telecomandati
    Lernspielzeug | Educational toys | Jouets éducatifs | Juguetes educativos | Giocattoli educativi
    Babyrasseln | Baby rattles | Hochets | Sonajeros | Sonagli per neonati
    Schaukelpferde | Rocking horses | Chevaux à bascule | Caballitos balancines | Cavalli a dondolo
    Drachen als Spielzeug | Kites | Cerfs-volants | Cometas | Aquiloni
    Kartenspiele | Card games | Jeux de cartes | Juegos de cartas | Giochi di carte
    Würfelspiele | Dice games | Jeux de dés | Juegos de dados | Giochi di dadi
    Schachspiele | Chess sets | Jeux d'échecs | Juegos de ajedrez | Giochi di scacchi
    Spielautomaten für Glücksspiele | Slot machines | Machines à sous | Máquinas tragaperras | Slot machine
    Game-Controller | Game controllers | Manettes de jeu | Mandos de juego | Controller per videogiochi
    Luftballons | Balloons | Ballons de baudruche | Globos de juguete | Palloncini
    Konfetti | Confetti | Confettis | Confetis | Coriandoli
    Karnevalsmasken | Carnival masks | Masques de carnaval | Máscaras de carnaval | Maschere di carnevale
    Schaukeln | Swings | Balançoires | Columpios | Altalene
    Rutschbahnen als Spielplatzgeräte | Playground slides | Toboggans de jeu | Toboganes de parques infantiles | Scivoli per parchi giochi
    Trampoline | Trampolines | Trampolines | Camas elásticas | Trampolini elastici
    Hanteln | Dumb-bells | Haltères | Mancuernas | Manubri da ginnastica
    Laufbänder | Treadmills | Tapis de course | Cintas de correr | Tapis roulant per corsa
    Basketbälle | Basketballs | Ballons de basket | Balones de baloncesto | Palloni da pallacanestro
    Snowboards | Snowboards | Planches de snowboard | Tablas de snowboard | Tavole da snowboard
    Surfbretter | Surfboards | Planches de surf | Tablas de surf | Tavole da surf
    Rollschuhe | Roller skates | Patins à roulettes | Patines de ruedas | Pattini a rotelle
  `,
  `
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
    Geflügel, nicht lebend | Poultry, not live | Volaille non vivante | Aves de corral que no estén vivas | Pollame non vivo
    Wild, nicht lebend | Game, not live | Gibier non vivant | Carne de caza | Selvaggina non viva
    Schinken | Ham | Jambon | Jamón | Prosciutto
    Würste | Sausages | Saucisses | Salchichas | Salsicce
    Salami | Salami | Salami | Salami | Salame
    Speck | Bacon | Lard | Beicon | Pancetta
    Meeresfrüchte, nicht lebend | Seafood, not live | Fruits de mer non vivants | Mariscos que no estén vivos | Frutti di mare non vivi
    Thunfisch in Dosen | Canned tuna | Thon en conserve | Atún en conserva | Tonno in scatola
    Kaviar | Caviar | Caviar | Caviar | Caviale
    Quark | Quark as cheese | Fromage blanc | Requesón | Quark
    Sahne | Cream as dairy product | Crème en tant que produit laitier | Nata | Panna
    Milchgetränke | Milk beverages | Boissons lactées | Bebidas lácteas | Bevande a base di latte
    Kefir | Kefir | Képhir | Kéfir | Kefir
    Margarine | Margarine | Margarine | Margarina | Margarina
    Rapsöl für Speisezwecke | Rapeseed oil for food | Huile de colza à usage alimentaire | Aceite de colza para uso alimenticio | Olio di colza per uso alimentare
    Sonnenblumenöl für Speisezwecke | Sunflower oil for food | Huile de tournesol à usage alimentaire | Aceite de girasol para uso alimenticio | Olio di girasole per uso alimentare
    Kokosöl für Speisezwecke | Coconut oil for food | Huile de coco à usage alimentaire | Aceite de coco para uso alimenticio | Olio di cocco per uso alimentare
    Tofu | Tofu | Tofu | Tofu | Tofu
    Hummus | Hummus | Houmous | Hummus | Hummus
    Oliven, konserviert | Olives, preserved | Olives conservées | Aceitunas en conserva | Olive conservate
    Essiggurken | Pickled gherkins | Cornichons | Pepinillos encurtidos | Cetriolini sottaceto
    Sauerkraut | Sauerkraut | Choucroute | Chucrut | Crauti
    Kartoffelchips | Potato crisps | Chips de pommes de terre | Patatas fritas de bolsa | Patatine fritte in busta
    Erdnussbutter | Peanut butter | Beurre d'arachides | Mantequilla de cacahuete | Burro di arachidi
    Fertiggerichte auf Fleischbasis | Prepared meals consisting principally of meat | Plats préparés principalement à base de viande | Platos preparados compuestos principalmente de carne | Piatti pronti a base principalmente di carne
  `,
  `
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
    Kakaogetränke | Cocoa-based beverages | Boissons à base de cacao | Bebidas a base de cacao | Bevande a base di cacao
    Kaffeekapseln, gefüllt | Coffee capsules, filled | Capsules de café remplies | Cápsulas de café rellenas | Capsule di caffè piene
    Kräutertees, nicht für medizinische Zwecke | Herbal teas, not for medicinal purposes | Tisanes, non à usage médicinal | Infusiones que no sean medicinales | Tisane, non per uso medico
    Eistee | Iced tea | Thé glacé | Té helado | Tè freddo
    Pralinen | Pralines | Pralines | Bombones | Praline
    Bonbons | Sweets | Bonbons | Caramelos | Caramelle
    Kaugummi | Chewing gum | Gommes à mâcher | Goma de mascar | Gomma da masticare
    Lakritze als Süßwaren | Liquorice as confectionery | Réglisse en tant que confiserie | Regaliz en cuanto dulce | Liquirizia dolciaria
    Fruchtgummis | Fruit gums | Gommes aux fruits | Gominolas | Caramelle gommose alla frutta
    Kuchen | Cakes | Gâteaux | Pasteles | Torte
    Torten | Tarts | Tartes | Tartas | Crostate
    Croissants | Croissants | Croissants | Cruasanes | Cornetti
    Brötchen | Bread rolls | Petits pains | Panecillos | Panini
    Brezeln | Pretzels | Bretzels | Pretzels salados | Brezel
    Müsliriegel | Muesli bars | Barres de muesli | Barritas de muesli | Barrette di muesli
    Haferflocken | Oat flakes | Flocons d'avoine | Copos de avena | Fiocchi d'avena
    Popcorn | Popcorn | Maïs soufflé | Palomitas de maíz | Popcorn
    Zucker | Sugar | Sucre | Azúcar | Zucchero
    Salz für Speisezwecke | Cooking salt | Sel de cuisine | Sal de cocina | Sale da cucina
    Senf | Mustard | Moutarde | Mostaza | Senape
    Ketchup | Ketchup | Ketchup | Kétchup | Ketchup
    Mayonnaise | Mayonnaise | Mayonnaise | Mayonesa | Maionese
    Nudeln | Noodles | Nouilles | Fideos | Tagliolini
    Sushi | Sushi | Sushi | Sushi | Sushi
    Sandwiches | Sandwiches | Sandwichs | Sándwiches | Tramezzini
  `,
]
