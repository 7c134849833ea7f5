/** Further terms of the classes 26 to 30. */
export const further26To30 = [
  `
    Kurzwaren, ausgenommen Garne und Fäden | Haberdashery, except thread | Articles de mercerie, à l'exception des fils | Artículos de mercería, excepto hilos | Articoli di merceria, ad eccezione dei fili
    Nadeln | Needles | Aiguilles | Agujas | Aghi
    Sticknadeln | Embroidery needles | Aiguilles à broder | Agujas de bordar | Aghi da ricamo
    Stopfnadeln | Darning needles | Aiguilles à repriser | Agujas de zurcir | Aghi da rammendo
    Nadeletuis | Needle cases | Étuis à aiguilles | Estuches para agujas | Astucci per aghi
    Nähsets | Sewing kits | Nécessaires de couture | Estuches de costura | Set per il cucito
    Haarschmuck | Hair ornaments | Ornements pour cheveux | Adornos para el cabello | Ornamenti per capelli
    Haarnadeln | Hairpins | Épingles à cheveux | Horquillas para el cabello | Forcine per capelli
    Haarnetze | Hair nets | Résilles pour cheveux | Redecillas para el cabello | Retine per capelli
    Haarschleifen | Hair bows | Nœuds pour les cheveux | Lazos para el cabello | Fiocchi per capelli
    Haargummis mit Stoffbezug | Scrunchies | Chouchous pour cheveux | Coleteros | Elastici rivestiti di tessuto per capelli
    Haarteile | Hairpieces | Postiches | Postizos de cabello | Posticci
    Menschenhaar | Human hair | Cheveux humains | Cabello humano | Capelli umani
    Haarflechten | Plaited hair | Cheveux tressés | Trenzas de cabello | Trecce di capelli
    Abzeichen, nicht aus Edelmetall | Badges for wear, not of precious metal | Insignes, non en métaux précieux | Insignias que no sean de metales preciosos | Distintivi non in metalli preziosi
    Broschen als Bekleidungszubehör | Brooches being clothing accessories | Broches en tant qu'accessoires d'habillement | Broches en cuanto complementos de vestir | Spille quali accessori di abbigliamento
    Schnallen als Bekleidungszubehör | Buckles being clothing accessories | Boucles en tant qu'accessoires d'habillement | Hebillas en cuanto complementos de vestir | Fibbie quali accessori di abbigliamento
    Aufnäher als Kurzwaren | Sew-on patches being haberdashery | Écussons à coudre en tant que mercerie | Parches para coser de mercería | Toppe da cucire in quanto merceria
    Verschlüsse für Bekleidung | Fastenings for clothing | Fermetures pour vêtements | Cierres para prendas de vestir | Chiusure per abbigliamento
    Reißverschlüsse für Taschen | Zip fasteners for bags | Fermetures à glissière pour sacs | Cremalleras para bolsos | Chiusure lampo per borse
    Reißverschlussanhänger | Zip pulls | Tirettes de fermetures à glissière | Tiradores de cremallera | Tiretti per chiusure lampo
    Ösen für Schuhe | Shoe eyelets | Œillets pour chaussures | Ojetes para calzado | Occhielli per calzature
    Schuhverzierungen, nicht aus Edelmetall | Shoe ornaments, not of precious metal | Garnitures de chaussures, non en métaux précieux | Adornos para el calzado que no sean de metales preciosos | Guarnizioni per scarpe non in metalli preziosi
    Elastische Schnürsenkel | Elastic shoelaces | Lacets élastiques pour chaussures | Cordones elásticos para zapatos | Lacci elastici per scarpe
    Schrägbänder als Kurzwaren | Bias binding tape being haberdashery | Biais en tant qu'articles de mercerie | Cintas al bies de mercería | Sbiechi in quanto merceria
    Einfassungen für Bekleidung | Edgings for clothing | Bordures pour vêtements | Orlas para prendas de vestir | Bordure per abbigliamento
    Rüschen für Bekleidung | Frills for clothing | Ruches pour vêtements | Volantes para prendas de vestir | Gale per abbigliamento
    Kordeln für Bekleidung | Cords for clothing | Cordons pour vêtements | Cordones para prendas de vestir | Cordoncini per abbigliamento
    Federn als Bekleidungszubehör | Feathers being clothing accessories | Plumes en tant qu'accessoires d'habillement | Plumas en cuanto complementos de vestir | Piume quali accessori di abbigliamento
    Anhänger, ausgenommen für Schmuck, Schlüsselringe oder Schlüsselketten | Charms, other than for jewellery, key rings or key chains | Breloques, autres que pour la bijouterie et les porte-clés | Dijes que no sean para joyería, llaveros o cadenas para llaves | Ciondoli, non per gioielleria, anelli portachiavi o catene portachiavi
    Geschenkbänder, nicht aus Papier | Ribbons for gift wrapping, not of paper | Rubans d'emballage cadeau, non en papier | Cintas para envolver regalos que no sean de papel | Nastri per confezioni regalo, non in carta
    Künstliche Früchte | Artificial fruit | Fruits artificiels | Frutas artificiales | Frutta artificiale
    Künstliche Girlanden | Artificial garlands | Guirlandes artificielles | Guirnaldas artificiales | Ghirlande artificiali
    Kränze aus künstlichen Blumen | Wreaths of artificial flowers | Couronnes de fleurs artificielles | Coronas de flores artificiales | Corone di fiori artificiali
    Künstliche Weihnachtskränze | Artificial Christmas wreaths | Couronnes de Noël artificielles | Coronas de Navidad artificiales | Corone di Natale artificiali
    Startnummern für Wettkampfteilnehmer | Competitors' numbers | Dossards | Dorsales | Numeri di gara per concorrenti
  `,
  `
    Beläge für vorhandene Fußböden | Coverings for existing floors | Revêtements de sols existants | Revestimientos para suelos existentes | Rivestimenti per pavimenti esistenti
    Matten | Mats | Nattes | Esteras | Stuoie
    Brücken [Teppiche] | Rugs | Carpettes | Alfombras pequeñas | Tappetini
    Handgewebte Teppiche | Hand-woven carpets | Tapis tissés à la main | Alfombras tejidas a mano | Tappeti tessuti a mano
    Handgeknüpfte Teppiche | Hand-knotted carpets | Tapis noués à la main | Alfombras anudadas a mano | Tappeti annodati a mano
    Perserteppiche | Persian carpets | Tapis persans | Alfombras persas | Tappeti persiani
    Kelims | Kilims | Kilims | Kilims | Kilim
    Wollteppiche | Woollen carpets | Tapis en laine | Alfombras de lana | Tappeti di lana
    Seidenteppiche | Silk carpets | Tapis de soie | Alfombras de seda | Tappeti di seta
    Juteteppiche | Jute carpets | Tapis en jute | Alfombras de yute | Tappeti di iuta
    Sisalteppiche | Sisal carpets | Tapis en sisal | Alfombras de sisal | Tappeti di sisal
    Flickenteppiche | Rag rugs | Tapis de lirette | Jarapas | Tappeti di pezze
    Schaffellteppiche | Sheepskin rugs | Tapis en peau de mouton | Alfombras de piel de oveja | Tappeti in pelle di pecora
    Gebetsteppiche | Prayer rugs | Tapis de prière | Alfombras de oración | Tappeti da preghiera
    Waschbare Teppiche | Washable carpets | Tapis lavables | Alfombras lavables | Tappeti lavabili
    Teppiche für Fahrzeuge | Carpets for vehicles | Tapis pour véhicules | Alfombras para vehículos | Tappeti per veicoli
    Stufenmatten | Stair tread mats | Tapis pour marches d'escaliers | Alfombrillas para peldaños | Tappetini per gradini
    Rutschhemmende Unterlagen für Teppiche | Non-slip carpet underlays | Sous-tapis antidérapants | Bases antideslizantes para alfombras | Sottotappeti antiscivolo
    Bodenschutzmatten für Bürostühle | Floor protection mats for office chairs | Tapis de protection du sol pour chaises de bureau | Alfombrillas protectoras de suelo para sillas de oficina | Tappetini di protezione del pavimento per sedie da ufficio
    Ermüdungshemmende Bodenmatten | Anti-fatigue floor mats | Tapis de sol antifatigue | Alfombrillas antifatiga para suelos | Tappeti antifatica per pavimenti
    Matten aus Gummi | Rubber mats | Tapis en caoutchouc | Esteras de caucho | Tappeti in gomma
    Matten aus Kunststoff | Plastic mats | Tapis en matières plastiques | Esteras de materias plásticas | Stuoie in materie plastiche
    Strohmatten | Straw mats | Nattes en paille | Esteras de paja | Stuoie di paglia
    Rutschfeste Matten für Badewannen | Non-slip mats for baths | Tapis antidérapants pour baignoires | Alfombrillas antideslizantes para bañeras | Tappetini antiscivolo per vasche da bagno
    Selbstklebende Bodenbeläge für vorhandene Fußböden | Self-adhesive coverings for existing floors | Revêtements adhésifs pour sols existants | Revestimientos autoadhesivos para suelos existentes | Rivestimenti autoadesivi per pavimenti esistenti
    Kunstrasen für Sportplätze | Artificial turf for sports grounds | Gazon artificiel pour terrains de sport | Césped artificial para campos de deporte | Erba artificiale per campi sportivi
    Wandbehänge, nicht aus textilem Material | Wall hangings, not of textile | Tentures murales non en matières textiles | Colgaduras murales que no sean de materias textiles | Tappezzerie murali non in materie tessili
    Wandbeläge aus Vinyl | Vinyl wall coverings | Revêtements muraux en vinyle | Revestimientos murales de vinilo | Rivestimenti murali in vinile
    Wandbeläge aus Kunststoff | Plastic wall coverings | Revêtements muraux en matières plastiques | Revestimientos murales de materias plásticas | Rivestimenti murali in materie plastiche
    Selbstklebende Tapeten | Self-adhesive wallpaper | Papiers peints autocollants | Papel pintado autoadhesivo | Carta da parati autoadesiva
    Ablösbare Tapeten | Removable wallpaper | Papiers peints repositionnables | Papel pintado removible | Carta da parati rimovibile
    Vliestapeten | Non-woven wallpaper | Papiers peints intissés | Papel pintado no tejido | Carta da parati in tessuto non tessuto
    Strukturtapeten | Textured wallpaper | Papiers peints texturés | Papel pintado texturizado | Carta da parati strutturata
    Prägetapeten | Embossed wallpaper | Papiers peints gaufrés | Papel pintado gofrado | Carta da parati goffrata
    Bedruckte Tapeten | Printed wallpaper | Papiers peints imprimés | Papel pintado estampado | Carta da parati stampata
  `,
  `
    Spiele | Games | Jeux | Juegos | Giochi
    Gesellschaftsspiele | Parlour games | Jeux de salon | Juegos de salón | Giochi di società
    Quizspiele | Quiz games | Jeux de quiz | Juegos de preguntas y respuestas | Giochi a quiz
    Rollenspiele | Role-playing games | Jeux de rôles | Juegos de rol | Giochi di ruolo
    Sammelkartenspiele | Trading card games | Jeux de cartes à collectionner | Juegos de cartas coleccionables | Giochi di carte collezionabili
    Gedächtnisspiele | Memory games | Jeux de mémoire | Juegos de memoria | Giochi di memoria
    Geschicklichkeitsspiele | Games of skill | Jeux d'adresse | Juegos de habilidad | Giochi di abilità
    Dominospiele | Dominoes | Jeux de dominos | Juegos de dominó | Giochi di domino
    Damespiele | Draughts games | Jeux de dames | Juegos de damas | Giochi di dama
    Würfel [Spiele] | Dice | Dés à jouer | Dados | Dadi
    Pokerchips | Poker chips | Jetons de poker | Fichas de póquer | Gettoni da poker
    Tragbare Videospielkonsolen | Handheld video game consoles | Consoles portables de jeux vidéo | Consolas portátiles de videojuegos | Console portatili per videogiochi
    Videospielautomaten für Spielhallen | Arcade video game machines | Machines de jeux vidéo d'arcade | Máquinas recreativas de videojuegos | Macchine da gioco video per sale giochi
    Joysticks für Videospiele | Joysticks for video games | Manches à balai pour jeux vidéo | Palancas de mando para videojuegos | Joystick per videogiochi
    Baukästen [Spielwaren] | Toy construction sets | Jeux de construction | Juegos de construcción | Giochi di costruzione
    Bausätze für maßstabsgetreue Modelle [Spielwaren] | Scale model kits [toys] | Modèles réduits prêts-à-monter [jouets] | Maquetas para armar [juguetes] | Modellini in scala da montare [giocattoli]
    Holzspielzeug | Wooden toys | Jouets en bois | Juguetes de madera | Giocattoli in legno
    Babyspielzeug | Toys for babies | Jouets pour bébés | Juguetes para bebés | Giocattoli per neonati
    Badespielzeug | Bath toys | Jouets pour le bain | Juguetes para el baño | Giocattoli per il bagno
    Aufblasbares Spielzeug | Inflatable toys | Jouets gonflables | Juguetes hinchables | Giocattoli gonfiabili
    Musikspielzeug | Musical toys | Jouets musicaux | Juguetes musicales | Giocattoli musicali
    Spielzeug für Haustiere | Toys for pets | Jouets pour animaux de compagnie | Juguetes para animales de compañía | Giocattoli per animali da compagnia
    Spielzeugroboter | Toy robots | Robots jouets | Robots de juguete | Robot giocattolo
    Drohnen als Spielzeug | Drones being toys | Drones en tant que jouets | Drones de juguete | Droni giocattolo
    Spielzeugknete | Toy modelling dough | Pâte à modeler [jouet] | Pasta de modelar de juguete | Pasta da modellare [giocattolo]
    Seifenblasen [Spielwaren] | Soap bubbles [toys] | Bulles de savon [jouets] | Pompas de jabón [juguetes] | Bolle di sapone [giocattoli]
    Teddybären | Teddy bears | Ours en peluche | Osos de peluche | Orsacchiotti di peluche
    Puppenhäuser | Dolls' houses | Maisons de poupées | Casas de muñecas | Case per bambole
    Puppenkleidung | Dolls' clothes | Vêtements de poupées | Ropa para muñecas | Vestiti per bambole
    Handpuppen | Hand puppets | Marionnettes à gants | Marionetas de guante | Burattini
    Spielhäuser für Kinder | Children's play houses | Maisons de jeu pour enfants | Casas de juguete para niños | Casette da gioco per bambini
    Spielzelte | Play tents | Tentes de jeu | Tiendas de campaña de juguete | Tende da gioco
    Tretroller als Spielzeug | Toy scooters | Trottinettes [jouets] | Patinetes [juguetes] | Monopattini [giocattoli]
    Planschbecken | Paddling pools [play articles] | Pataugeoires [articles de jeu] | Piscinas infantiles [artículos de juego] | Piscine per bambini [articoli da gioco]
    Scherzartikel | Practical jokes [novelties] | Attrapes [farces] | Artículos de broma | Articoli per scherzi
    Partyhüte aus Papier | Paper party hats | Chapeaux de cotillon en papier | Sombreros de papel para fiestas | Cappellini di carta per feste
    Künstliche Weihnachtsbäume | Artificial Christmas trees | Arbres de Noël artificiels | Árboles de Navidad artificiales | Alberi di Natale artificiali
    Christbaumständer | Christmas tree stands | Supports pour arbres de Noël | Soportes para árboles de Navidad | Supporti per alberi di Natale
    Tischfußballtische | Table football tables | Tables de babyfoot | Futbolines | Tavoli da calcio balilla
    Billardtische | Billiard tables | Billards | Mesas de billar | Tavoli da biliardo
    Dartscheiben | Dartboards | Cibles pour jeux de fléchettes | Dianas para dardos | Bersagli per freccette
    Gymnastikgeräte | Gymnastics apparatus | Appareils de gymnastique | Aparatos de gimnasia | Attrezzi per ginnastica
    Krafttrainingsgeräte | Weight training apparatus | Appareils de musculation | Aparatos de musculación | Attrezzi per il potenziamento muscolare
    Heimtrainer | Stationary exercise bicycles | Vélos fixes d'entraînement | Bicicletas estáticas de ejercicio | Cyclette
    Rudergeräte | Rowing machines for exercise | Rameurs d'exercice | Máquinas de remo para ejercicio físico | Vogatori per ginnastica
    Widerstandsbänder für Fitnessübungen | Resistance bands for exercise | Bandes de résistance pour l'exercice physique | Bandas de resistencia para ejercicio físico | Bande elastiche per esercizi ginnici
    Springseile | Skipping ropes | Cordes à sauter | Cuerdas para saltar | Corde per saltare
    Gymnastikbälle | Exercise balls | Ballons d'exercice | Balones de ejercicio | Palle per ginnastica
    Yogablöcke | Yoga blocks | Briques de yoga | Bloques de yoga | Mattoncini per yoga
    Sportbälle | Sports balls | Balles et ballons de sport | Pelotas y balones de deporte | Palle e palloni sportivi
    Fußballtore | Football goals | Buts de football | Porterías de fútbol | Porte da calcio
    Tennisbälle | Tennis balls | Balles de tennis | Pelotas de tenis | Palle da tennis
    Golfbälle | Golf balls | Balles de golf | Pelotas de golf | Palle da golf
    Golftaschen | Golf bags | Sacs de golf | Bolsas de golf | Sacche da golf
    Padelschläger | Padel rackets | Raquettes de padel | Palas de pádel | Racchette da padel
    Tischtennistische | Table tennis tables | Tables de tennis de table | Mesas de tenis de mesa | Tavoli da tennistavolo
    Boxhandschuhe | Boxing gloves | Gants de boxe | Guantes de boxeo | Guantoni da boxe
    Boxsäcke | Punching bags | Sacs de frappe | Sacos de boxeo | Sacchi da boxe
    Schienbeinschützer [Sportartikel] | Shin guards [sports articles] | Protège-tibias [articles de sport] | Espinilleras [artículos de deporte] | Parastinchi [articoli sportivi]
    Inlineskates | In-line roller skates | Patins à roulettes en ligne | Patines en línea | Pattini a rotelle in linea
    Schlittschuhe | Ice skates | Patins à glace | Patines de hielo | Pattini da ghiaccio
    Schlitten [Sportartikel] | Sledges [sports articles] | Luges [articles de sport] | Trineos [artículos de deporte] | Slitte [articoli sportivi]
    Skistöcke | Ski poles | Bâtons de ski | Bastones de esquí | Bastoncini da sci
    Skibindungen | Ski bindings | Fixations de skis | Fijaciones de esquís | Attacchi per sci
    Stehpaddelbretter | Stand-up paddle boards | Planches de paddle | Tablas de surf de remo | Tavole da SUP
    Schwimmflossen | Swimming flippers | Palmes pour nageurs | Aletas de natación | Pinne per il nuoto
    Schwimmflügel | Water wings | Flotteurs de natation pour les bras | Manguitos de natación | Braccioli per il nuoto
    Klettergurte | Climbers' harness | Baudriers d'escalade | Arneses de escalada | Imbracature da arrampicata
    Angelruten | Fishing rods | Cannes à pêche | Cañas de pescar | Canne da pesca
    Künstliche Angelköder | Artificial fishing bait | Appâts artificiels pour la pêche | Cebos artificiales para la pesca | Esche artificiali per la pesca
  `,
  `
    Rindfleisch | Beef | Viande de bœuf | Carne de vacuno | Carne bovina
    Schweinefleisch | Pork | Viande de porc | Carne de cerdo | Carne di maiale
    Hähnchenfleisch | Chicken meat | Viande de poulet | Carne de pollo | Carne di pollo
    Hackfleisch | Minced meat | Viande hachée | Carne picada | Carne macinata
    Trockenfleisch | Dried meat | Viande séchée | Carne seca | Carne essiccata
    Fleischbällchen | Meatballs | Boulettes de viande | Albóndigas de carne | Polpette di carne
    Burgerbratlinge aus Fleisch | Meat burgers | Galettes de viande pour hamburgers | Hamburguesas de carne | Hamburger di carne
    Pflanzliche Burgerbratlinge | Plant-based burger patties | Galettes végétales pour hamburgers | Hamburguesas vegetales | Hamburger vegetali
    Vegetarische Würste | Vegetarian sausages | Saucisses végétariennes | Salchichas vegetarianas | Salsicce vegetariane
    Fischersatz auf Pflanzenbasis | Plant-based fish substitutes | Succédanés de poisson à base de plantes | Sucedáneos del pescado a base de plantas | Succedanei del pesce a base vegetale
    Eiersatz | Egg substitutes | Succédanés d'œufs | Sucedáneos del huevo | Succedanei delle uova
    Käseersatz | Cheese substitutes | Succédanés de fromage | Sucedáneos del queso | Succedanei del formaggio
    Milchersatz | Milk substitutes | Succédanés de lait | Sucedáneos de la leche | Succedanei del latte
    Joghurtersatz auf Pflanzenbasis | Plant-based yogurt substitutes | Succédanés de yaourt à base de plantes | Sucedáneos del yogur a base de plantas | Succedanei dello yogurt a base vegetale
    Tempeh | Tempeh | Tempeh | Tempeh | Tempeh
    Seitan [Fleischersatz] | Seitan [meat substitute] | Seitan [succédané de viande] | Seitán [sucedáneo de la carne] | Seitan [succedaneo della carne]
    Falafel | Falafel | Falafels | Faláfel | Falafel
    Fischfilets | Fish fillets | Filets de poissons | Filetes de pescado | Filetti di pesce
    Räucherlachs | Smoked salmon | Saumon fumé | Salmón ahumado | Salmone affumicato
    Fischkonserven | Canned fish | Poisson en conserve | Conservas de pescado | Pesce in scatola
    Fischstäbchen | Fish fingers | Bâtonnets de poisson | Palitos de pescado empanados | Bastoncini di pesce
    Garnelen, nicht lebend | Shrimps, not live | Crevettes non vivantes | Camarones que no estén vivos | Gamberetti non vivi
    Muscheln, nicht lebend | Mussels, not live | Moules non vivantes | Mejillones que no estén vivos | Cozze non vive
    Essbare Insekten, nicht lebend | Edible insects, not live | Insectes comestibles non vivants | Insectos comestibles que no estén vivos | Insetti commestibili non vivi
    Algen, verarbeitet, für Speisezwecke | Processed seaweed for food | Algues transformées à usage alimentaire | Algas procesadas para uso alimenticio | Alghe trasformate per uso alimentare
    Frischkäse | Cream cheese | Fromage frais à tartiner | Queso crema | Formaggio cremoso spalmabile
    Mozzarella | Mozzarella | Mozzarella | Mozzarella | Mozzarella
    Schmelzkäse | Processed cheese | Fromage fondu | Queso fundido | Formaggio fuso
    Buttermilch | Buttermilk | Babeurre | Suero de mantequilla | Latticello
    Kondensmilch | Condensed milk | Lait concentré | Leche condensada | Latte condensato
    Milchpulver | Powdered milk | Lait en poudre | Leche en polvo | Latte in polvere
    Schlagsahne | Whipped cream | Crème fouettée | Nata montada | Panna montata
    Saure Sahne | Sour cream | Crème aigre | Nata agria | Panna acida
    Milchshakes | Milkshakes | Milk-shakes | Batidos de leche | Frappè
    Trinkjoghurt | Drinking yogurt | Yaourts à boire | Yogur líquido | Yogurt da bere
    Sojamilch | Soya milk | Lait de soja | Leche de soja | Latte di soia
    Mandelmilch | Almond milk | Lait d'amandes | Leche de almendras | Latte di mandorle
    Kokosmilch | Coconut milk | Lait de coco | Leche de coco | Latte di cocco
    Ghee | Ghee | Ghee | Ghee | Ghi
    Schmalz | Lard for food | Saindoux | Manteca de cerdo | Strutto
    Pflanzenöle für Speisezwecke | Vegetable oils for food | Huiles végétales à usage alimentaire | Aceites vegetales para uso alimenticio | Oli vegetali per uso alimentare
    Leinöl für Speisezwecke | Linseed oil for food | Huile de lin à usage alimentaire | Aceite de linaza para uso alimenticio | Olio di semi di lino per uso alimentare
    Tiefgekühltes Obst | Frozen fruits | Fruits surgelés | Frutas congeladas | Frutta surgelata
    Tiefgekühltes Gemüse | Frozen vegetables | Légumes surgelés | Hortalizas congeladas | Ortaggi surgelati
    Obstkonserven | Canned fruits | Fruits en conserve | Frutas enlatadas | Frutta in scatola
    Obstsalat | Fruit salads | Salades de fruits | Macedonias de frutas | Macedonie di frutta
    Apfelmus | Apple purée | Compote de pommes | Puré de manzana | Purea di mele
    Fruchtmark | Fruit pulp | Pulpes de fruits | Pulpa de frutas | Polpa di frutta
    Marmeladen | Marmalades | Marmelades | Mermeladas | Marmellate
    Fruchtaufstriche | Fruit spreads | Pâtes à tartiner à base de fruits | Cremas de frutas para untar | Creme spalmabili a base di frutta
    Nussaufstriche | Nut-based spreads | Pâtes à tartiner à base de fruits à coque | Cremas para untar a base de frutos secos | Creme spalmabili a base di frutta a guscio
    Snackriegel auf Nussbasis | Nut-based snack bars | Barres-collations à base de fruits à coque | Barritas a base de frutos secos | Barrette a base di frutta a guscio
    Snackriegel auf Fruchtbasis | Fruit-based snack bars | Barres-collations à base de fruits | Barritas a base de frutas | Barrette a base di frutta
    Studentenfutter | Trail mix of nuts and dried fruit | Mélanges de fruits à coque et de fruits secs | Mezclas de frutos secos y frutas deshidratadas | Miscele di frutta a guscio e frutta essiccata
    Geröstete Nüsse | Roasted nuts | Fruits à coque grillés | Frutos secos tostados | Frutta a guscio tostata
    Mandeln, gemahlen | Ground almonds | Amandes moulues | Almendras molidas | Mandorle macinate
    Chiasamen, verarbeitet | Processed chia seeds | Graines de chia préparées | Semillas de chía procesadas | Semi di chia lavorati
    Tahini | Tahini | Tahini | Tahini | Tahina
    Hülsenfrüchte, konserviert | Preserved pulses | Légumes secs conservés | Legumbres en conserva | Legumi conservati
    Linsen, konserviert | Lentils, preserved | Lentilles conservées | Lentejas en conserva | Lenticchie conservate
    Pilze, konserviert | Mushrooms, preserved | Champignons conservés | Setas en conserva | Funghi conservati
    Trüffel, konserviert | Truffles, preserved | Truffes conservées | Trufas en conserva [hongos] | Tartufi conservati
    Tomatenmark | Tomato paste | Concentré de tomates | Concentrado de tomate | Concentrato di pomodoro
    Gemüsechips | Vegetable crisps | Chips de légumes | Chips de verduras | Chips di verdure
    Guacamole | Guacamole | Guacamole | Guacamole | Guacamole
    Kimchi | Kimchi | Kimchi | Kimchi | Kimchi
    Gemüsesalate | Vegetable salads | Salades de légumes | Ensaladas de verduras | Insalate di verdure
    Kartoffelpüree | Mashed potatoes | Purée de pommes de terre | Puré de patatas | Purè di patate
    Kartoffelpuffer | Potato fritters | Beignets aux pommes de terre | Buñuelos de patata | Frittelle di patate
    Brühen | Broth | Bouillons | Caldos | Brodi
    Suppenpräparate | Preparations for making soup | Préparations pour faire du potage | Preparaciones para hacer sopa | Preparati per fare zuppe
    Fertiggerichte auf Gemüsebasis | Prepared vegetable-based meals | Plats préparés à base de légumes | Platos preparados a base de hortalizas | Piatti pronti a base di ortaggi
    Fertiggerichte auf Fischbasis | Prepared fish-based meals | Plats préparés à base de poisson | Platos preparados a base de pescado | Piatti pronti a base di pesce
  `,
  `
    Kaffeebohnen | Coffee beans | Grains de café | Granos de café | Caffè in grani
    Gemahlener Kaffee | Ground coffee | Café moulu | Café molido | Caffè macinato
    Löslicher Kaffee | Instant coffee | Café instantané | Café instantáneo | Caffè solubile
    Entkoffeinierter Kaffee | Decaffeinated coffee | Café décaféiné | Café descafeinado | Caffè decaffeinato
    Espresso | Espresso | Espresso | Café expreso | Caffè espresso
    Kaffeeersatz | Coffee substitutes | Succédanés du café | Sucedáneos del café | Succedanei del caffè
    Getränke auf Kaffeebasis | Coffee-based beverages | Boissons à base de café | Bebidas a base de café | Bevande a base di caffè
    Eiskaffee | Iced coffee | Café glacé | Café helado | Caffè freddo
    Grüner Tee | Green tea | Thé vert | Té verde | Tè verde
    Schwarzer Tee | Black tea | Thé noir | Té negro | Tè nero
    Matcha-Tee | Matcha tea | Thé matcha | Té matcha | Tè matcha
    Früchtetee | Fruit tea | Infusions de fruits | Infusiones de frutas | Infusi di frutta
    Rooibos-Tee | Rooibos tea | Infusions de rooibos | Infusiones de rooibos | Infusi di rooibos
    Getränke auf Teebasis | Tea-based beverages | Boissons à base de thé | Bebidas a base de té | Bevande a base di tè
    Kombucha | Kombucha | Kombucha | Kombucha | Kombucha
    Kakaopulver | Cocoa powder | Cacao en poudre | Cacao en polvo | Cacao in polvere
    Trinkschokolade | Drinking chocolate | Chocolat à boire | Chocolate a la taza | Cioccolata da bere
    Schokoladentafeln | Chocolate bars | Tablettes de chocolat | Tabletas de chocolate | Tavolette di cioccolato
    Schokoladenaufstriche | Chocolate spreads | Pâtes à tartiner au chocolat | Cremas de chocolate para untar | Creme spalmabili al cioccolato
    Nüsse mit Schokoladenüberzug | Chocolate-coated nuts | Fruits à coque enrobés de chocolat | Frutos secos recubiertos de chocolate | Frutta a guscio ricoperta di cioccolato
    Vegane Schokolade | Vegan chocolate | Chocolat végane | Chocolate vegano | Cioccolato vegano
    Marzipan | Marzipan | Massepain | Mazapán | Marzapane
    Nougat | Nougat | Nougat | Turrón | Torrone
    Karamellbonbons | Caramels [sweets] | Caramels [bonbons] | Caramelos blandos | Caramelle mou
    Marshmallows | Marshmallows | Guimauves [confiserie] | Malvaviscos | Marshmallow
    Pfefferminzbonbons | Peppermint sweets | Bonbons à la menthe | Caramelos de menta | Caramelle alla menta piperita
    Zuckerfreie Süßwaren | Sugar-free confectionery | Confiseries sans sucre | Productos de confitería sin azúcar | Confetteria senza zucchero
    Feine Backwaren | Pastries | Pâtisseries | Productos de pastelería | Pasticceria
    Lebkuchen | Gingerbread | Pain d'épices | Pan de especias | Panpepato
    Waffeln | Waffles | Gaufres | Gofres | Cialde
    Pfannkuchen | Pancakes | Crêpes | Crepes | Crêpe
    Donuts | Doughnuts | Beignets | Rosquillas | Ciambelle fritte
    Muffins | Muffins | Muffins | Magdalenas | Muffin
    Brownies | Brownies | Brownies | Brownies | Brownie
    Macarons | Macarons | Macarons | Macarons [productos de pastelería] | Macaron
    Fladenbrot | Flatbread | Pains plats | Pan plano | Pane piatto
    Tortillas | Tortillas | Tortillas | Tortillas de harina o maíz | Tortilla
    Glutenfreies Brot | Gluten-free bread | Pain sans gluten | Pan sin gluten | Pane senza glutine
    Cracker | Crackers | Crackers | Crackers [galletas saladas] | Cracker
    Reiswaffeln | Rice cakes | Galettes de riz | Tortitas de arroz | Gallette di riso
    Paniermehl | Breadcrumbs | Chapelure | Pan rallado | Pangrattato
    Backfertiger Teig | Ready-to-bake dough | Pâtes prêtes à cuire | Masas listas para hornear | Impasti pronti da infornare
    Backmischungen | Baking mixes | Préparations pour pâtisserie et boulangerie | Mezclas para hornear | Miscele per prodotti da forno
    Hefe | Yeast | Levure | Levadura | Lievito
    Backpulver | Baking powder | Poudre à lever | Polvos de hornear | Polvere per fare lievitare
    Speisestärke | Starch for food | Amidon à usage alimentaire | Almidón para uso alimenticio | Amido per uso alimentare
    Müsli | Muesli | Muesli | Muesli | Muesli
    Getreideriegel | Cereal bars | Barres de céréales | Barritas de cereales | Barrette ai cereali
    Getreideriegel mit hohem Proteingehalt | High-protein cereal bars | Barres de céréales hyperprotéinées | Barritas de cereales ricas en proteínas | Barrette ai cereali ad alto contenuto proteico
    Snacks auf Getreidebasis | Cereal-based snack food | En-cas à base de céréales | Aperitivos a base de cereales | Spuntini a base di cereali
    Snacks auf Reisbasis | Rice-based snack food | En-cas à base de riz | Aperitivos a base de arroz | Spuntini a base di riso
    Tortillachips | Tortilla chips | Chips de tortilla | Totopos | Chips di tortilla
    Couscous | Couscous | Couscous | Cuscús | Cuscus
    Bulgur | Bulgur | Boulgour | Bulgur | Bulgur
    Quinoa, verarbeitet | Quinoa, processed | Quinoa transformé | Quinoa procesada | Quinoa lavorata
    Spaghetti | Spaghetti | Spaghettis | Espaguetis | Spaghetti
    Ravioli | Ravioli | Raviolis | Raviolis | Ravioli
    Gnocchi | Gnocchi | Gnocchis | Ñoquis | Gnocchi
    Fertiggerichte auf Nudelbasis | Noodle-based prepared meals | Plats préparés à base de nouilles | Platos preparados a base de fideos | Piatti pronti a base di tagliolini
    Fertiggerichte auf Reisbasis | Prepared rice-based meals | Plats préparés à base de riz | Platos preparados a base de arroz | Piatti pronti a base di riso
    Hamburger als Sandwiches | Hamburger sandwiches | Hamburgers [sandwichs] | Hamburguesas [sándwiches] | Hamburger [panini imbottiti]
    Wraps [Sandwiches] | Wraps [sandwiches] | Wraps [sandwichs] | Wraps [sándwiches] | Wrap [panini]
    Burritos | Burritos | Burritos | Burritos | Burrito
    Frühlingsrollen | Spring rolls | Rouleaux de printemps | Rollitos de primavera | Involtini primavera
    Gefüllte Teigtaschen | Filled dumplings | Boulettes de pâte farcies | Empanadillas rellenas | Fagottini di pasta ripieni
    Quiches | Quiches | Quiches | Quiches | Quiche
    Puddinge | Puddings | Puddings | Budines | Budini
    Sorbets | Sorbets | Sorbets | Sorbetes | Sorbetti
    Gefrorener Joghurt | Frozen yogurt | Yaourt glacé | Yogur helado | Yogurt gelato
    Eis am Stiel | Ice lollies | Glaces à l'eau en bâtonnets | Polos [helados] | Ghiaccioli
    Veganes Speiseeis | Vegan ice cream | Crèmes glacées véganes | Helados cremosos veganos | Gelati vegani
    Eiswürfel | Ice cubes | Glaçons | Cubitos de hielo | Cubetti di ghiaccio
    Natürliche Süßungsmittel | Natural sweeteners | Édulcorants naturels | Edulcorantes naturales | Dolcificanti naturali
    Ahornsirup | Maple syrup | Sirop d'érable | Jarabe de arce | Sciroppo d'acero
    Agavensirup für Speisezwecke | Agave syrup for food | Sirop d'agave à usage alimentaire | Jarabe de agave para uso alimenticio | Sciroppo d'agave per uso alimentare
    Pfeffer | Pepper | Poivre | Pimienta | Pepe
    Zimt | Cinnamon | Cannelle | Canela | Cannella
    Vanillearomen für Speisezwecke | Vanilla flavourings for culinary purposes | Arômes de vanille à usage culinaire | Aromatizantes de vainilla para uso culinario | Aromi di vaniglia per uso culinario
    Gewürzmischungen | Spice mixes | Mélanges d'épices | Mezclas de especias | Miscele di spezie
    Pesto | Pesto | Pesto | Pesto | Pesto
    Sojasauce | Soya sauce | Sauce soja | Salsa de soja | Salsa di soia
    Tomatensauce | Tomato sauce | Sauce tomate | Salsa de tomate | Salsa di pomodoro
    Nudelsaucen | Pasta sauces | Sauces pour pâtes alimentaires | Salsas para pastas alimenticias | Sughi per pasta
    Salatsaucen | Dressings for salad | Sauces à salade | Aliños para ensalada | Condimenti per insalata
    Marinaden | Marinades | Marinades | Adobos | Marinate
  `,
]
