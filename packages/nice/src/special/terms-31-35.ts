/** Special terms of the classes 31 to 35. */
export const special31To35 = [
  `
    Mikrogrün, frisch | Microgreens, fresh | Micropousses fraîches | Microvegetales frescos | Micro-ortaggi freschi
    Grünkohl, frisch | Kale, fresh | Chou frisé frais | Col rizada fresca | Cavolo riccio fresco
    Zucchini, frisch | Courgettes, fresh | Courgettes fraîches | Calabacines frescos | Zucchine fresche
    Auberginen, frisch | Aubergines, fresh | Aubergines fraîches | Berenjenas frescas | Melanzane fresche
    Himbeeren, frisch | Raspberries, fresh | Framboises fraîches | Frambuesas frescas | Lamponi freschi
    Pflaumen, frisch | Plums, fresh | Prunes fraîches | Ciruelas frescas | Prugne fresche
    Aprikosen, frisch | Apricots, fresh | Abricots frais | Albaricoques frescos | Albicocche fresche
    Feigen, frisch | Figs, fresh | Figues fraîches | Higos frescos | Fichi freschi
    Biologisches Gemüse, frisch | Organic vegetables, fresh | Légumes biologiques frais | Verduras ecológicas frescas | Verdure biologiche fresche
    Biologisches Obst, frisch | Organic fruits, fresh | Fruits biologiques frais | Frutas ecológicas frescas | Frutta biologica fresca
    Orchideen | Orchids | Orchidées | Orquídeas | Orchidee
    Kakteen | Cacti | Cactus | Cactus | Cactus
    Sukkulenten | Succulent plants | Plantes succulentes | Plantas suculentas | Piante succulente
    Bonsais | Bonsai trees | Bonsaïs | Bonsáis | Bonsai
    Olivenbäume | Olive trees | Oliviers | Olivos | Olivi
    Zimmerpflanzen | Indoor plants | Plantes d'intérieur | Plantas de interior | Piante da appartamento
    Saatkartoffeln | Seed potatoes | Pommes de terre de semence | Patatas de siembra | Patate da semina
    Bienen, lebend | Bees, live | Abeilles vivantes | Abejas vivas | Api vive
    Kauknochen für Hunde | Chew bones for dogs | Os à mâcher pour chiens | Huesos masticables para perros | Ossa da masticare per cani
    Kausnacks für Hunde | Edible dog chews | Friandises à mâcher pour chiens | Golosinas masticables para perros | Snack da masticare per cani
    Hundefutter auf Insektenbasis | Insect-based dog food | Aliments pour chiens à base d'insectes | Comida para perros a base de insectos | Alimenti per cani a base di insetti
    Getreidefreies Hundefutter | Grain-free dog food | Aliments pour chiens sans céréales | Comida para perros sin cereales | Alimenti per cani senza cereali
    Rohfutter für Hunde | Raw dog food | Aliments crus pour chiens | Comida cruda para perros | Alimenti crudi per cani
  `,
  `
    Kaltgepresste Säfte | Cold-pressed juices | Jus pressés à froid | Zumos prensados en frío | Succhi spremuti a freddo
    Ingwershots [alkoholfrei] | Non-alcoholic ginger shots | Shots de gingembre sans alcool | Chupitos de jengibre sin alcohol | Shot allo zenzero analcolici
    Gemüsesmoothies | Vegetable smoothies | Smoothies aux légumes | Batidos de verduras | Frullati di verdure
    Holunderblütensirup | Elderflower syrup | Sirop de sureau | Sirope de flor de saúco | Sciroppo di sambuco
    Birnensaft | Pear juice | Jus de poire | Zumo de pera | Succo di pera
    Bio-Limonaden | Organic lemonades | Limonades biologiques | Limonadas ecológicas | Limonate biologiche
    Hopfenhaltiges Wasser, alkoholfrei | Hop water, non-alcoholic | Eau houblonnée sans alcool | Agua de lúpulo sin alcohol | Acqua luppolata analcolica
    Handwerklich gebrautes glutenfreies Bier | Gluten-free craft beers | Bières artisanales sans gluten | Cervezas artesanales sin gluten | Birre artigianali senza glutine
  `,
  `
    Bioweine | Organic wines | Vins biologiques | Vinos ecológicos | Vini biologici
    Naturweine | Natural wines | Vins nature | Vinos naturales | Vini naturali
    Destillierter Gin | Distilled gin | Gin distillé | Ginebra destilada | Gin distillato
    Mezcal | Mezcal | Mezcal | Mezcal | Mezcal
    Pastis | Pastis | Pastis | Pastis | Pastis
    Cachaça | Cachaça | Cachaça | Cachaza | Cachaça
    Apfelbrände | Apple spirits | Eaux-de-vie de pomme | Aguardientes de manzana | Acquaviti di mele
  `,
  '',
  `
    Einzelhandelsdienstleistungen in Bezug auf Tonträger und Schallplatten | Retail services in relation to music records | Services de vente au détail de disques de musique | Servicios de venta al por menor de discos de música | Servizi di vendita al dettaglio di dischi musicali
    Einzelhandelsdienstleistungen in Bezug auf Brautmode | Retail services in relation to bridal wear | Services de vente au détail de vêtements de mariée | Servicios de venta al por menor de ropa de novia | Servizi di vendita al dettaglio di abbigliamento da sposa
    Einzelhandelsdienstleistungen in Bezug auf Angelgeräte | Retail services in relation to fishing tackle | Services de vente au détail d'articles de pêche | Servicios de venta al por menor de artículos de pesca | Servizi di vendita al dettaglio di articoli da pesca
    Einzelhandelsdienstleistungen in Bezug auf Jagdzubehör | Retail services in relation to hunting equipment | Services de vente au détail d'articles de chasse | Servicios de venta al por menor de artículos de caza | Servizi di vendita al dettaglio di articoli da caccia
    Einzelhandelsdienstleistungen in Bezug auf Fahrradteile und -zubehör | Retail services in relation to bicycle parts and accessories | Services de vente au détail de pièces et accessoires de bicyclettes | Servicios de venta al por menor de piezas y accesorios de bicicletas | Servizi di vendita al dettaglio di parti e accessori per biciclette
    Einzelhandelsdienstleistungen in Bezug auf Babyartikel | Retail services in relation to baby articles | Services de vente au détail d'articles pour bébés | Servicios de venta al por menor de artículos para bebés | Servizi di vendita al dettaglio di articoli per neonati
    Einzelhandelsdienstleistungen in Bezug auf Kinderbekleidung | Retail services in relation to children's clothing | Services de vente au détail de vêtements pour enfants | Servicios de venta al por menor de ropa infantil | Servizi di vendita al dettaglio di abbigliamento per bambini
    Einzelhandelsdienstleistungen in Bezug auf gebrauchte Bekleidung | Retail services in relation to second-hand clothing | Services de vente au détail de vêtements d'occasion | Servicios de venta al por menor de ropa de segunda mano | Servizi di vendita al dettaglio di abbigliamento usato
    Einzelhandelsdienstleistungen in Bezug auf Gebrauchtwaren | Retail services in relation to second-hand goods | Services de vente au détail d'articles d'occasion | Servicios de venta al por menor de artículos de segunda mano | Servizi di vendita al dettaglio di articoli usati
    Einzelhandelsdienstleistungen in Bezug auf Geschenkartikel und Souvenirs | Retail services in relation to gifts and souvenirs | Services de vente au détail de cadeaux et de souvenirs | Servicios de venta al por menor de regalos y recuerdos | Servizi di vendita al dettaglio di articoli da regalo e souvenir
    Einzelhandelsdienstleistungen in Bezug auf Käse | Retail services in relation to cheese | Services de vente au détail de fromages | Servicios de venta al por menor de quesos | Servizi di vendita al dettaglio di formaggi
    Einzelhandelsdienstleistungen in Bezug auf Speiseöle und Essig | Retail services in relation to edible oils and vinegar | Services de vente au détail d'huiles alimentaires et de vinaigres | Servicios de venta al por menor de aceites comestibles y vinagres | Servizi di vendita al dettaglio di oli alimentari e aceti
    Einzelhandelsdienstleistungen in Bezug auf Feinkost | Retail services in relation to delicatessen foods | Services de vente au détail de produits d'épicerie fine | Servicios de venta al por menor de productos gourmet | Servizi di vendita al dettaglio di specialità gastronomiche
    Einzelhandelsdienstleistungen in Bezug auf biologische Lebensmittel | Retail services in relation to organic foodstuffs | Services de vente au détail de produits alimentaires biologiques | Servicios de venta al por menor de alimentos ecológicos | Servizi di vendita al dettaglio di alimenti biologici
    Einzelhandelsdienstleistungen in Bezug auf Getränke | Retail services in relation to beverages | Services de vente au détail de boissons | Servicios de venta al por menor de bebidas | Servizi di vendita al dettaglio di bevande
    Einzelhandelsdienstleistungen in Bezug auf Küchenmöbel | Retail services in relation to kitchen furniture | Services de vente au détail de meubles de cuisine | Servicios de venta al por menor de muebles de cocina | Servizi di vendita al dettaglio di mobili da cucina
    Einzelhandelsdienstleistungen in Bezug auf Gardinen und Vorhänge | Retail services in relation to curtains | Services de vente au détail de rideaux | Servicios de venta al por menor de cortinas | Servizi di vendita al dettaglio di tende
    Einzelhandelsdienstleistungen in Bezug auf Campingartikel | Retail services in relation to camping articles | Services de vente au détail d'articles de camping | Servicios de venta al por menor de artículos de camping | Servizi di vendita al dettaglio di articoli da campeggio
    Einzelhandelsdienstleistungen in Bezug auf Hörgeräte | Retail services in relation to hearing aids | Services de vente au détail d'appareils auditifs | Servicios de venta al por menor de audífonos | Servizi di vendita al dettaglio di apparecchi acustici
    Einzelhandelsdienstleistungen in Bezug auf Künstlerbedarf | Retail services in relation to artists' materials | Services de vente au détail de fournitures pour artistes | Servicios de venta al por menor de materiales para artistas | Servizi di vendita al dettaglio di materiale per artisti
    Einzelhandelsdienstleistungen in Bezug auf Bastelbedarf | Retail services in relation to craft materials | Services de vente au détail de fournitures de loisirs créatifs | Servicios de venta al por menor de materiales para manualidades | Servizi di vendita al dettaglio di materiale per lavori creativi
    Einzelhandelsdienstleistungen in Bezug auf Partyartikel | Retail services in relation to party articles | Services de vente au détail d'articles de fête | Servicios de venta al por menor de artículos para fiestas | Servizi di vendita al dettaglio di articoli per feste
    Einzelhandelsdienstleistungen in Bezug auf Comics | Retail services in relation to comic books | Services de vente au détail de bandes dessinées | Servicios de venta al por menor de cómics | Servizi di vendita al dettaglio di fumetti
    Einzelhandelsdienstleistungen in Bezug auf Motorräder | Retail services in relation to motorcycles | Services de vente au détail de motocyclettes | Servicios de venta al por menor de motocicletas | Servizi di vendita al dettaglio di motociclette
    Einzelhandelsdienstleistungen in Bezug auf Boote | Retail services in relation to boats | Services de vente au détail de bateaux | Servicios de venta al por menor de barcos | Servizi di vendita al dettaglio di barche
    Einzelhandelsdienstleistungen in Bezug auf Gebrauchtwagen | Retail services in relation to used cars | Services de vente au détail de voitures d'occasion | Servicios de venta al por menor de coches de segunda mano | Servizi di vendita al dettaglio di auto usate
    Einzelhandelsdienstleistungen in Bezug auf Kameras und Fotozubehör | Retail services in relation to photographic apparatus | Services de vente au détail d'appareils photographiques | Servicios de venta al por menor de aparatos fotográficos | Servizi di vendita al dettaglio di apparecchi fotografici
    Einzelhandelsdienstleistungen in Bezug auf Handyzubehör | Retail services in relation to mobile phone accessories | Services de vente au détail d'accessoires pour téléphones mobiles | Servicios de venta al por menor de accesorios para teléfonos móviles | Servizi di vendita al dettaglio di accessori per telefoni cellulari
    Einzelhandelsdienstleistungen in Bezug auf Brennholz und Holzpellets | Retail services in relation to firewood and wood pellets | Services de vente au détail de bois de chauffage et de granulés de bois | Servicios de venta al por menor de leña y pellets de madera | Servizi di vendita al dettaglio di legna da ardere e pellet
    Einzelhandelsdienstleistungen in Bezug auf Gartenmöbel | Retail services in relation to garden furniture | Services de vente au détail de meubles de jardin | Servicios de venta al por menor de muebles de jardín | Servizi di vendita al dettaglio di mobili da giardino
    Einzelhandelsdienstleistungen in Bezug auf Türen und Fenster | Retail services in relation to doors and windows | Services de vente au détail de portes et de fenêtres | Servicios de venta al por menor de puertas y ventanas | Servizi di vendita al dettaglio di porte e finestre
    Einzelhandelsdienstleistungen in Bezug auf Arbeitskleidung | Retail services in relation to workwear | Services de vente au détail de vêtements de travail | Servicios de venta al por menor de ropa de trabajo | Servizi di vendita al dettaglio di abbigliamento da lavoro
    Einzelhandelsdienstleistungen in Bezug auf Unterwäsche | Retail services in relation to underwear | Services de vente au détail de sous-vêtements | Servicios de venta al por menor de ropa interior | Servizi di vendita al dettaglio di biancheria intima
    Einzelhandelsdienstleistungen in Bezug auf Sportbekleidung | Retail services in relation to sportswear | Services de vente au détail de vêtements de sport | Servicios de venta al por menor de ropa deportiva | Servizi di vendita al dettaglio di abbigliamento sportivo
    Einzelhandelsdienstleistungen in Bezug auf Reitsportartikel | Retail services in relation to equestrian articles | Services de vente au détail d'articles d'équitation | Servicios de venta al por menor de artículos de equitación | Servizi di vendita al dettaglio di articoli per equitazione
    Einzelhandelsdienstleistungen in Bezug auf Cannabidiolprodukte | Retail services in relation to cannabidiol products | Services de vente au détail de produits au cannabidiol | Servicios de venta al por menor de productos de cannabidiol | Servizi di vendita al dettaglio di prodotti a base di cannabidiolo
    Einzelhandelsdienstleistungen in Bezug auf Erotikartikel | Retail services in relation to adult sexual aids | Services de vente au détail d'articles érotiques | Servicios de venta al por menor de artículos eróticos | Servizi di vendita al dettaglio di articoli erotici
    Einzelhandelsdienstleistungen in Bezug auf Nüsse und Trockenfrüchte | Retail services in relation to nuts and dried fruit | Services de vente au détail de fruits secs | Servicios de venta al por menor de frutos secos | Servizi di vendita al dettaglio di frutta secca
    Einzelhandelsdienstleistungen in Bezug auf Honig | Retail services in relation to honey | Services de vente au détail de miel | Servicios de venta al por menor de miel | Servizi di vendita al dettaglio di miele
    Online-Einzelhandelsdienstleistungen in Bezug auf Spielwaren | Online retail services in relation to toys | Services de vente au détail en ligne de jouets | Servicios de venta al por menor en línea de juguetes | Servizi di vendita al dettaglio online di giocattoli
    Online-Einzelhandelsdienstleistungen in Bezug auf Bücher | Online retail services in relation to books | Services de vente au détail en ligne de livres | Servicios de venta al por menor en línea de libros | Servizi di vendita al dettaglio online di libri
    Online-Einzelhandelsdienstleistungen in Bezug auf Sportartikel | Online retail services in relation to sporting articles | Services de vente au détail en ligne d'articles de sport | Servicios de venta al por menor en línea de artículos deportivos | Servizi di vendita al dettaglio online di articoli sportivi
    Online-Einzelhandelsdienstleistungen in Bezug auf Unterhaltungselektronik | Online retail services in relation to consumer electronics | Services de vente au détail en ligne d'appareils électroniques grand public | Servicios de venta al por menor en línea de electrónica de consumo | Servizi di vendita al dettaglio online di elettronica di consumo
    Online-Einzelhandelsdienstleistungen in Bezug auf Heimtierprodukte | Online retail services in relation to pet products | Services de vente au détail en ligne de produits pour animaux de compagnie | Servicios de venta al por menor en línea de productos para animales de compañía | Servizi di vendita al dettaglio online di prodotti per animali domestici
    Online-Einzelhandelsdienstleistungen in Bezug auf Haushaltswaren | Online retail services in relation to household utensils | Services de vente au détail en ligne d'ustensiles de ménage | Servicios de venta al por menor en línea de utensilios para uso doméstico | Servizi di vendita al dettaglio online di utensili per la casa
    Online-Einzelhandelsdienstleistungen in Bezug auf Wein | Online retail services in relation to wine | Services de vente au détail en ligne de vins | Servicios de venta al por menor en línea de vinos | Servizi di vendita al dettaglio online di vini
    Online-Einzelhandelsdienstleistungen in Bezug auf Nahrungsergänzungsmittel | Online retail services in relation to dietary supplements | Services de vente au détail en ligne de compléments alimentaires | Servicios de venta al por menor en línea de suplementos dietéticos | Servizi di vendita al dettaglio online di integratori alimentari
    Online-Einzelhandelsdienstleistungen in Bezug auf Taschen | Online retail services in relation to bags | Services de vente au détail en ligne de sacs | Servicios de venta al por menor en línea de bolsos | Servizi di vendita al dettaglio online di borse
    Großhandelsdienstleistungen in Bezug auf Obst und Gemüse | Wholesale services in relation to fruit and vegetables | Services de vente en gros de fruits et légumes | Servicios de venta al por mayor de frutas y verduras | Servizi di vendita all'ingrosso di frutta e verdura
    Großhandelsdienstleistungen in Bezug auf elektronische Bauteile | Wholesale services in relation to electronic components | Services de vente en gros de composants électroniques | Servicios de venta al por mayor de componentes electrónicos | Servizi di vendita all'ingrosso di componenti elettronici
    Großhandelsdienstleistungen in Bezug auf Pflanzen und Blumen | Wholesale services in relation to plants and flowers | Services de vente en gros de plantes et de fleurs | Servicios de venta al por mayor de plantas y flores | Servizi di vendita all'ingrosso di piante e fiori
    Steuerberatung [Buchhaltung] | Tax consultancy [accountancy] | Conseils fiscaux [comptabilité] | Asesoramiento fiscal [contabilidad] | Consulenza fiscale [contabilità]
    Platzierung von Werbeanzeigen für Dritte | Placement of advertisements for others | Placement d'annonces publicitaires pour des tiers | Colocación de anuncios publicitarios para terceros | Collocamento di annunci pubblicitari per conto terzi
    Werbung in Zeitungen und Zeitschriften | Newspaper and magazine advertising | Publicité dans des journaux et magazines | Publicidad en periódicos y revistas | Pubblicità su giornali e riviste
    Verwaltung von Auftritten in sozialen Medien für Dritte | Social media management for others | Gestion de réseaux sociaux pour des tiers | Gestión de redes sociales para terceros | Gestione di social media per conto terzi
    Content-Marketing | Content marketing | Marketing de contenu | Marketing de contenidos | Content marketing
    Eventmarketing | Event marketing | Marketing événementiel | Marketing de eventos | Marketing di eventi
    Bereitstellung von Stellenanzeigen im Internet | Providing online job listings | Mise à disposition d'offres d'emploi en ligne | Suministro de ofertas de empleo en línea | Fornitura di annunci di lavoro online
    Kleinanzeigen | Classified advertising services | Services de petites annonces | Servicios de anuncios clasificados | Servizi di annunci economici
    Vermittlung von Pflege- und Betreuungskräften | Placement of care workers | Placement de personnel soignant | Colocación de personal de cuidados | Collocamento di personale di assistenza
    Dienstleistungen eines Callcenters | Call centre services | Services de centres d'appels | Servicios de centros de llamadas | Servizi di call center
    Erstellung von Geschäftsplänen | Business plan development | Élaboration de plans d'affaires | Elaboración de planes de negocio | Elaborazione di piani aziendali
    Online-Bestelldienste | Online ordering services | Services de commande en ligne | Servicios de pedidos en línea | Servizi di ordinazione online
    Immobilienwerbung | Advertising of real estate | Publicité immobilière | Publicidad inmobiliaria | Pubblicità immobiliare
  `,
]
