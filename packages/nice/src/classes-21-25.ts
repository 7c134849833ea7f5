/** Headings and terms of the classes 21 to 25. */
export const classes21To25 = [
  `
    Geräte und Behälter für Haushalt und Küche; Koch- und Tafelgeschirr, ausgenommen Gabeln, Messer und Löffel; Kämme und Schwämme; Bürsten, ausgenommen Pinsel; Material für Bürstenmacher; Putzzeug; rohes oder teilweise bearbeitetes Glas, ausgenommen Bauglas; Glas-, Porzellan- und Töpferwaren | Utensils and containers for household and kitchen use; cookware and tableware, except forks, knives and spoons; combs and sponges; brushes, except paintbrushes; brush-making materials; cleaning articles; raw or partly worked glass, except building glass; glassware, porcelain and earthenware | Ustensiles et récipients pour le ménage et la cuisine; vaisselle et batterie de cuisine, à l'exception des fourchettes, couteaux et cuillers; peignes et éponges; brosses, à l'exception des pinceaux; matériaux pour la brosserie; matériel de nettoyage; verre brut ou mi-ouvré, à l'exception du verre de construction; articles de verrerie, porcelaine et faïence | Utensilios y recipientes para uso doméstico y culinario; batería de cocina y vajilla, excepto tenedores, cuchillos y cucharas; peines y esponjas; cepillos, excepto pinceles; materiales para fabricar cepillos; material de limpieza; vidrio en bruto o semielaborado, excepto vidrio de construcción; artículos de cristalería, porcelana y loza | Utensili e recipienti per uso domestico e di cucina; pentolame e vasellame, esclusi forchette, coltelli e cucchiai; pettini e spugne; spazzole, esclusi i pennelli; materiali per la fabbricazione di spazzole; materiale per pulizia; vetro grezzo o semilavorato, escluso il vetro da costruzione; vetreria, porcellana e terracotta
    Trinkgläser | Drinking glasses | Verres à boire | Vasos para beber | Bicchieri
    Kochtöpfe | Cooking pots | Marmites | Ollas | Pentole da cucina
    Bratpfannen | Frying pans | Poêles à frire | Sartenes | Padelle
    Teller | Plates | Assiettes | Platos | Piatti
    Tassen | Cups | Tasses | Tazas | Tazze
    Trinkflaschen | Drinking bottles | Gourdes | Botellas para beber | Borracce
    Zahnbürsten | Toothbrushes | Brosses à dents | Cepillos de dientes | Spazzolini da denti
    Haarbürsten | Hairbrushes | Brosses à cheveux | Cepillos para el cabello | Spazzole per capelli
    Kämme | Combs | Peignes | Peines | Pettini
    Besen | Brooms | Balais | Escobas | Scope
    Putztücher | Cleaning cloths | Chiffons de nettoyage | Trapos de limpieza | Panni per pulizia
    Vasen | Vases | Vases | Jarrones | Vasi da fiori
    Lebensmittelbehälter für Haushaltszwecke | Food containers for household use | Récipients pour aliments à usage ménager | Recipientes para alimentos de uso doméstico | Contenitori per alimenti per uso domestico
    Schneidebretter für die Küche | Chopping boards for kitchen use | Planches à découper pour la cuisine | Tablas de cortar para la cocina | Taglieri da cucina
    Handschuhe für Haushaltszwecke | Gloves for household purposes | Gants de ménage | Guantes para uso doméstico | Guanti per uso domestico
    Backformen | Baking tins | Moules à gâteaux | Moldes de repostería | Stampi per dolci
    Schüsseln | Bowls | Saladiers | Cuencos | Ciotole
    Servierplatten | Serving dishes | Plats de service | Fuentes de servir | Piatti da portata
    Karaffen | Carafes | Carafes | Garrafas de mesa | Caraffe
    Thermosflaschen | Vacuum flasks | Bouteilles isolantes | Termos | Bottiglie termiche
    Isolierbecher | Insulated mugs | Gobelets isothermes | Vasos térmicos | Bicchieri termici
    Weingläser | Wine glasses | Verres à vin | Copas de vino | Calici da vino
    Biergläser | Beer glasses | Verres à bière | Vasos de cerveza | Bicchieri da birra
    Korkenzieher | Corkscrews | Tire-bouchons | Sacacorchos | Cavatappi
    Teekannen | Teapots | Théières | Teteras | Teiere
    Kaffeemaschinen, nicht elektrisch | Coffee makers, non-electric | Cafetières non électriques | Cafeteras no eléctricas | Caffettiere non elettriche
    Siebe für Haushaltszwecke | Sieves for household purposes | Tamis à usage ménager | Tamices para uso doméstico | Setacci per uso domestico
    Kochlöffel | Wooden cooking spoons | Cuillères en bois pour la cuisine | Cucharas de madera para cocinar | Cucchiai di legno per cucinare
    Schneebesen | Whisks, non-electric | Fouets de cuisine non électriques | Batidores de cocina no eléctricos | Fruste da cucina non elettriche
    Reiben für die Küche | Kitchen graters | Râpes de cuisine | Ralladores de cocina | Grattugie da cucina
    Salz- und Pfefferstreuer | Salt and pepper shakers | Salières et poivriers | Saleros y pimenteros | Saliere e pepiere
    Lunchboxen | Lunch boxes | Boîtes à casse-croûte | Fiambreras | Portavivande
    Elektrische Zahnbürsten | Electric toothbrushes | Brosses à dents électriques | Cepillos de dientes eléctricos | Spazzolini da denti elettrici
    Make-up-Pinsel | Make-up brushes | Pinceaux de maquillage | Brochas de maquillaje | Pennelli per il trucco
    Putzeimer | Cleaning buckets | Seaux de nettoyage | Cubos de limpieza | Secchi per pulizie
    Wischmopps | Mops | Balais à franges | Fregonas | Mop
    Mülleimer | Rubbish bins | Poubelles | Cubos de basura | Pattumiere
    Wäscheständer | Clothes drying racks | Séchoirs à linge | Tendederos de ropa | Stendibiancheria
    Blumentöpfe | Flower pots | Pots à fleurs | Macetas | Vasi per piante
    Gießkannen | Watering cans | Arrosoirs | Regaderas | Annaffiatoi
    Futternäpfe für Haustiere | Feeding bowls for pets | Gamelles pour animaux de compagnie | Comederos para animales de compañía | Ciotole per animali da compagnia
  `,
  `
    Seile, Taue und Bindfäden; Netze; Zelte und Planen; Segel; Markisen aus textilem oder synthetischem Material; Säcke für Transport und Lagerung von Massengütern; Polster-, Füll- und Packmaterial, ausgenommen aus Papier, Pappe, Kautschuk oder Kunststoff; rohe Gespinstfasern und deren Ersatzstoffe | Ropes, cords and string; nets; tents and tarpaulins; sails; awnings of textile or synthetic materials; sacks for the transport and storage of materials in bulk; padding, stuffing and cushioning materials, except of paper, cardboard, rubber or plastics; raw fibrous textile materials and substitutes therefor | Cordes, cordages et ficelles; filets; tentes et bâches; voiles; auvents en matières textiles ou synthétiques; sacs pour le transport et l'entreposage de marchandises en vrac; matières de rembourrage et de calage, à l'exception du papier, du carton, du caoutchouc ou des matières plastiques; matières textiles fibreuses brutes et leurs succédanés | Cuerdas, cordeles y bramantes; redes; tiendas de campaña y lonas; velas de navegación; toldos de materias textiles o sintéticas; sacos para el transporte y almacenamiento de mercancías a granel; materiales de acolchado y relleno, excepto de papel, cartón, caucho o materias plásticas; materias textiles fibrosas en bruto y sus sucedáneos | Corde, cordami e spaghi; reti; tende da campeggio e teloni; vele; tendoni in materie tessili o sintetiche; sacchi per il trasporto e il deposito di merci alla rinfusa; materiali da imbottitura e riempimento, esclusi carta, cartone, gomma o materie plastiche; fibre tessili grezze e loro succedanei
    Seile | Ropes | Cordes | Cuerdas | Corde
    Bindfäden | String | Ficelles | Bramantes | Spaghi
    Zelte | Tents | Tentes | Tiendas de campaña | Tende da campeggio
    Planen | Tarpaulins | Bâches | Lonas | Teloni
    Fischernetze | Fishing nets | Filets de pêche | Redes de pesca | Reti da pesca
    Segel | Sails | Voiles pour la navigation | Velas de navegación | Vele
    Markisen aus textilem Material | Awnings of textile | Auvents en matières textiles | Toldos de materias textiles | Tendoni in materie tessili
    Hängematten | Hammocks | Hamacs | Hamacas | Amache
    Säcke für den Transport von Schüttgut | Sacks for transporting bulk goods | Sacs pour le transport de marchandises en vrac | Sacos para transportar mercancías a granel | Sacchi per il trasporto di merci alla rinfusa
    Polsterwolle | Wool for stuffing | Laine de rembourrage | Lana de relleno | Lana da imbottitura
    Daunen zum Füllen | Down for stuffing | Duvet de remplissage | Plumón de relleno | Piumino da imbottitura
    Rohbaumwolle | Raw cotton | Coton brut | Algodón en bruto | Cotone grezzo
    Hanffasern | Hemp fibres | Fibres de chanvre | Fibras de cáñamo | Fibre di canapa
    Abschleppseile für Fahrzeuge | Towing ropes for vehicles | Câbles de remorquage pour véhicules | Cuerdas de remolque para vehículos | Cavi di traino per veicoli
    Spanngurte, nicht aus Metall | Lashing straps, not of metal | Sangles d'arrimage non métalliques | Correas de sujeción no metálicas | Cinghie di fissaggio non metalliche
    Strickleitern | Rope ladders | Échelles de corde | Escalas de cuerda | Scale di corda
    Kletterseile | Climbing ropes | Cordes d'escalade | Cuerdas de escalada | Corde da arrampicata
    Festmacherleinen für Boote | Mooring ropes for boats | Cordages d'amarrage pour bateaux | Cabos de amarre para embarcaciones | Cime d'ormeggio per imbarcazioni
    Verpackungsschnüre | Packing string | Ficelle d'emballage | Cordeles de embalaje | Spago da imballaggio
    Wäscheleinen | Clothes lines | Cordes à linge | Cuerdas para tender la ropa | Corde per stendere il bucato
    Netze für Tarnzwecke | Camouflage nets | Filets de camouflage | Redes de camuflaje | Reti mimetiche
    Ladungssicherungsnetze | Cargo nets | Filets d'arrimage | Redes de carga | Reti per carichi
    Vogelschutznetze | Bird netting | Filets de protection contre les oiseaux | Redes antipájaros | Reti antiuccelli
    Pavillons als Zelte | Marquees as tents | Tentes de réception | Carpas | Gazebo in quanto tende
    Vorzelte für Wohnwagen | Awnings for caravans | Auvents pour caravanes | Avances para caravanas | Verande per roulotte
    Tipis als Zelte | Tepees as tents | Tipis en tant que tentes | Tipis en cuanto tiendas de campaña | Tepee in quanto tende
    Bootspersenninge | Boat covers | Bâches pour bateaux | Lonas para embarcaciones | Teloni per imbarcazioni
    Abdeckplanen für Fahrzeuge, nicht angepasst | Vehicle covers, not fitted | Bâches de véhicules non ajustées | Fundas para vehículos no ajustadas | Teli per veicoli non sagomati
    Sonnensegel | Shade sails | Voiles d'ombrage | Velas de sombra | Vele ombreggianti
    Jutesäcke | Jute sacks | Sacs de jute | Sacos de yute | Sacchi di iuta
    Sandsäcke, leer | Sandbags, empty | Sacs à sable vides | Sacos terreros vacíos | Sacchi di sabbia vuoti
    Postsäcke | Mail bags | Sacs postaux | Sacas postales | Sacchi postali
    Wäschesäcke aus Netzstoff | Mesh laundry bags | Filets à linge | Bolsas de red para la colada | Sacchetti a rete per il bucato
    Rohseide | Raw silk | Soie brute | Seda en bruto | Seta grezza
    Schafwolle, roh | Raw wool | Laine brute | Lana en bruto | Lana grezza
    Flachsfasern | Flax fibres | Fibres de lin | Fibras de lino | Fibre di lino
    Kokosfasern | Coconut fibres | Fibres de coco | Fibras de coco | Fibre di cocco
    Federn für Bettwaren | Feathers for bedding | Plumes pour la literie | Plumas para ropa de cama | Piume per biancheria da letto
    Kunststofffasern für textile Zwecke | Plastic fibres for textile use | Fibres plastiques à usage textile | Fibras de plástico para uso textil | Fibre di plastica per uso tessile
    Kabelbinder, nicht aus Metall | Cable ties, not of metal | Colliers de serrage non métalliques pour câbles | Bridas no metálicas para cables | Fascette non metalliche per cavi
  `,
  `
    Garne und Fäden für textile Zwecke | Yarns and threads for textile purposes | Fils à usage textile | Hilos e hilados para uso textil | Filati e fili per uso tessile
    Baumwollgarne | Cotton yarn | Fils de coton | Hilo de algodón | Filati di cotone
    Wollgarne | Woollen yarn | Fils de laine | Hilo de lana | Filati di lana
    Seidengarne | Silk yarn | Fils de soie | Hilo de seda | Filati di seta
    Leinengarne | Linen yarn | Fils de lin | Hilo de lino | Filati di lino
    Nähgarne | Sewing thread | Fils à coudre | Hilo de coser | Fili per cucire
    Stickgarne | Embroidery thread | Fils à broder | Hilo de bordar | Fili da ricamo
    Strickgarne | Knitting yarn | Fils à tricoter | Hilo para tejer | Filati per maglieria
    Häkelgarne | Crochet yarn | Fils à crocheter | Hilo para ganchillo | Filati per uncinetto
    Chenillegarne | Chenille yarn | Fils de chenille | Hilo de felpilla | Filati di ciniglia
    Glasfasergarne für textile Zwecke | Fibreglass thread for textile use | Fils de fibres de verre à usage textile | Hilo de fibra de vidrio para uso textil | Fili in fibra di vetro per uso tessile
    Polyestergarne | Polyester yarn | Fils de polyester | Hilo de poliéster | Filati di poliestere
    Garne aus Mikrofaser | Microfibre yarn | Fils en microfibres | Hilo de microfibra | Filati in microfibra
    Elastische Fäden für textile Zwecke | Elastic thread for textile use | Fils élastiques à usage textile | Hilos elásticos para uso textil | Fili elastici per uso tessile
    Gummifäden für textile Zwecke | Rubber thread for textile use | Fils de caoutchouc à usage textile | Hilos de caucho para uso textil | Fili di gomma per uso tessile
    Metallfäden zum Sticken | Metal thread for embroidery | Fils métalliques pour la broderie | Hilos metálicos para bordar | Fili metallici da ricamo
    Kaschmirgarne | Cashmere yarns | Fils de cachemire | Hilos de cachemira | Filati di cashmere
    Mohairgarne | Mohair yarns | Fils de mohair | Hilos de mohair | Filati di mohair
    Alpakagarne | Alpaca yarns | Fils d'alpaga | Hilos de alpaca | Filati di alpaca
    Merinogarne | Merino yarns | Fils de mérinos | Hilos de merino | Filati di merino
    Angoragarne | Angora yarns | Fils d'angora | Hilos de angora | Filati d'angora
    Hanfgarne | Hemp yarns | Fils de chanvre | Hilos de cáñamo | Filati di canapa
    Jutegarne | Jute yarns | Fils de jute | Hilos de yute | Filati di iuta
    Bambusgarne | Bamboo yarns | Fils de bambou | Hilos de bambú | Filati di bambù
    Acrylgarne | Acrylic yarns | Fils acryliques | Hilos acrílicos | Filati acrilici
    Nylongarne | Nylon yarns | Fils de nylon | Hilos de nailon | Filati di nylon
    Viskosegarne | Viscose yarns | Fils de viscose | Hilos de viscosa | Filati di viscosa
    Elasthangarne | Elastane yarns | Fils d'élasthanne | Hilos de elastano | Filati di elastan
    Kammgarne | Worsted yarns | Fils peignés | Hilos peinados | Filati pettinati
    Streichgarne | Carded yarns | Fils cardés | Hilos cardados | Filati cardati
    Mischgarne | Blended yarns | Fils mélangés | Hilos mezclados | Filati misti
    Gefärbte Garne | Dyed yarns | Fils teints | Hilos teñidos | Filati tinti
    Recycelte Garne | Recycled yarns | Fils recyclés | Hilos reciclados | Filati riciclati
    Webgarne | Weaving yarns | Fils à tisser | Hilos para tejer en telar | Filati per tessitura
    Zwirne | Twisted threads | Fils retors | Hilos torcidos | Filati ritorti
    Quiltgarne | Quilting threads | Fils à matelasser | Hilos para acolchar | Filati per trapuntatura
    Overlockgarne | Overlock threads | Fils pour surjeteuse | Hilos para remalladora | Filati per tagliacuci
    Stopfgarne | Darning threads | Fils à repriser | Hilos para zurcir | Filati da rammendo
    Sockengarne | Sock yarns | Fils pour chaussettes | Hilos para calcetines | Filati per calze
    Frottiergarne | Terry yarns | Fils pour éponge | Hilos para felpa | Filati per spugna
    Effektgarne | Fancy yarns | Fils fantaisie | Hilos de fantasía | Filati fantasia
  `,
  `
    Webstoffe und deren Ersatz; Haushaltswäsche; Vorhänge aus textilem oder synthetischem Material | Fabrics and substitutes for fabrics; household linen; curtains of textile or synthetic material | Tissus et leurs succédanés; linge de maison; rideaux en matières textiles ou synthétiques | Tejidos y sus sucedáneos; ropa de hogar; cortinas de materias textiles o sintéticas | Tessuti e loro succedanei; biancheria per la casa; tende in materie tessili o sintetiche
    Bettwäsche | Bed linen | Linge de lit | Ropa de cama | Biancheria da letto
    Handtücher aus textilem Material | Towels of textile | Serviettes de toilette en matières textiles | Toallas de materias textiles | Asciugamani in materie tessili
    Bettdecken | Bed covers | Couvertures de lit | Colchas | Coperte da letto
    Tischdecken, nicht aus Papier | Tablecloths, not of paper | Nappes non en papier | Manteles que no sean de papel | Tovaglie non di carta
    Vorhänge aus Textilien | Curtains of textile | Rideaux en matières textiles | Cortinas de materias textiles | Tende in materie tessili
    Baumwollstoffe | Cotton fabrics | Tissus de coton | Tejidos de algodón | Tessuti di cotone
    Seidenstoffe | Silk fabrics | Tissus de soie | Tejidos de seda | Tessuti di seta
    Möbelstoffe | Upholstery fabrics | Tissus d'ameublement | Tejidos para tapicería | Tessuti per arredamento
    Wolldecken | Woollen blankets | Couvertures en laine | Mantas de lana | Coperte di lana
    Schlafsäcke | Sleeping bags | Sacs de couchage | Sacos de dormir | Sacchi a pelo
    Bettlaken | Bed sheets | Draps de lit | Sábanas | Lenzuola
    Stoffservietten | Textile napkins | Serviettes de table en matières textiles | Servilletas de materias textiles | Tovaglioli in materie tessili
    Geschirrtücher | Tea towels | Torchons à vaisselle | Paños de cocina | Strofinacci da cucina
    Vliesstoffe | Non-woven textile fabrics | Étoffes non tissées | Telas no tejidas | Tessuti non tessuti
    Kissenbezüge | Pillowcases | Taies d'oreillers | Fundas de almohada | Federe per guanciali
    Strickstoffe | Knitted fabrics | Étoffes tricotées | Tejidos de punto | Tessuti a maglia
    Leinenstoffe | Linen fabrics | Tissus de lin | Telas de lino | Tessuti di lino
    Wollstoffe | Woollen fabrics | Tissus de laine | Telas de lana | Tessuti di lana
    Polyesterstoffe | Polyester fabrics | Tissus de polyester | Telas de poliéster | Tessuti di poliestere
    Denim | Denim | Denim | Tela vaquera | Denim
    Samt | Velvet | Velours | Terciopelo | Velluto
    Filz | Felt | Feutre | Fieltro | Feltro
    Frottierstoffe | Terry cloth | Tissu éponge | Tela de felpa | Tessuto di spugna
    Tüll | Tulle | Tulle | Tul | Tulle
    Futterstoffe | Lining fabrics | Doublures | Telas para forros | Tessuti per fodere
    Outdoorstoffe, wasserdicht | Waterproof fabrics | Tissus imperméables | Telas impermeables | Tessuti impermeabili
    Badetücher | Bath towels | Serviettes de bain | Toallas de baño | Asciugamani da bagno
    Strandtücher | Beach towels | Serviettes de plage | Toallas de playa | Teli da mare
    Waschlappen | Face flannels | Gants de toilette | Manoplas para lavarse | Guanti da toeletta
    Spannbettlaken | Fitted sheets | Draps-housses | Sábanas bajeras ajustables | Lenzuola con angoli
    Bettbezüge | Duvet covers | Housses de couette | Fundas nórdicas | Copripiumini
    Matratzenauflagen aus Textilien | Mattress covers of textile | Housses de matelas en matières textiles | Fundas textiles para colchones | Coprimaterassi in tessuto
    Babydecken | Baby blankets | Couvertures pour bébés | Mantas para bebés | Coperte per neonati
    Plaids | Throws | Plaids | Mantas de viaje | Plaid
    Tischläufer, nicht aus Papier | Table runners, not of paper | Chemins de table non en papier | Caminos de mesa que no sean de papel | Runner da tavola non di carta
    Platzdeckchen aus Textilien | Textile place mats | Sets de table en matières textiles | Manteles individuales de materias textiles | Tovagliette in tessuto
    Duschvorhänge aus Textilien oder Kunststoff | Shower curtains of textile or plastic | Rideaux de douche en matières textiles ou plastiques | Cortinas de ducha de materias textiles o de plástico | Tende da doccia in tessuto o plastica
    Schonbezüge für Möbel | Loose covers for furniture | Housses pour meubles | Fundas para muebles | Fodere per mobili
    Flaggen aus Textilien | Flags of textile | Drapeaux en matières textiles | Banderas de materias textiles | Bandiere in tessuto
    Wandbehänge aus Textilien | Wall hangings of textile | Tentures murales en matières textiles | Tapices murales de materias textiles | Arazzi in tessuto
  `,
  `
    Bekleidungsstücke, Schuhwaren und Kopfbedeckungen | Articles of clothing, footwear and headwear | Articles d'habillement, chaussures et chapellerie | Prendas de vestir, calzado y artículos de sombrerería | Articoli di abbigliamento, scarpe e cappelleria
    Bekleidungsstücke | Clothing | Vêtements | Prendas de vestir | Articoli di abbigliamento
    Schuhwaren | Footwear | Chaussures | Calzado | Calzature
    Kopfbedeckungen | Headwear | Couvre-chefs | Artículos de sombrerería | Copricapi
    T-Shirts | T-shirts | Tee-shirts | Camisetas | Magliette
    Hosen | Trousers | Pantalons | Pantalones | Pantaloni
    Kleider | Dresses | Robes | Vestidos | Vestiti da donna
    Jacken | Jackets | Vestes | Chaquetas | Giacche
    Mäntel | Coats | Manteaux | Abrigos | Cappotti
    Unterwäsche | Underwear | Sous-vêtements | Ropa interior | Biancheria intima
    Sportbekleidung | Sportswear | Vêtements de sport | Ropa de deporte | Abbigliamento sportivo
    Sportschuhe | Sports shoes | Chaussures de sport | Calzado de deporte | Scarpe sportive
    Stiefel | Boots | Bottes | Botas | Stivali
    Socken | Socks | Chaussettes | Calcetines | Calzini
    Mützen | Caps being headwear | Casquettes | Gorras | Berretti
    Gürtel als Bekleidung | Belts being clothing | Ceintures en tant que vêtements | Cinturones en cuanto prendas de vestir | Cinture quali articoli di abbigliamento
    Badebekleidung | Swimwear | Vêtements de bain | Trajes de baño | Costumi da bagno
    Handschuhe als Bekleidung | Gloves being clothing | Gants en tant qu'habillement | Guantes en cuanto prendas de vestir | Guanti quali articoli di abbigliamento
    Turnschuhe | Sneakers | Baskets | Zapatillas deportivas | Scarpe da ginnastica
    Sandalen | Sandals | Sandales | Sandalias | Sandali
    Hausschuhe | Slippers | Pantoufles | Zapatillas de casa | Pantofole
    Schuhe mit hohen Absätzen | High-heeled shoes | Chaussures à talons hauts | Zapatos de tacón alto | Scarpe con tacchi alti
    Laufschuhe | Running shoes | Chaussures de course | Calzado para correr | Scarpe da corsa
    Wanderschuhe | Hiking boots | Chaussures de randonnée | Botas de montaña | Scarponi da escursionismo
    Einlegesohlen | Inner soles | Semelles intérieures | Plantillas | Solette
    Hemden | Shirts | Chemises | Camisas | Camicie
    Blusen | Blouses | Chemisiers | Blusas | Camicette
    Pullover | Pullovers | Pull-overs | Jerséis | Maglioni
    Kapuzenpullover | Hoodies | Sweat-shirts à capuche | Sudaderas con capucha | Felpe con cappuccio
    Röcke | Skirts | Jupes | Faldas | Gonne
    Jeans | Jeans | Jeans | Vaqueros | Jeans
    Shorts | Shorts | Shorts | Pantalones cortos | Pantaloncini
    Anzüge | Suits | Costumes | Trajes | Abiti completi
    Westen | Waistcoats | Gilets | Chalecos | Gilè
    Krawatten | Neckties | Cravates | Corbatas | Cravatte
    Schals | Scarves | Écharpes | Bufandas | Sciarpe
    Schlafanzüge | Pyjamas | Pyjamas | Pijamas | Pigiami
    Büstenhalter | Brassieres | Soutiens-gorge | Sujetadores | Reggiseni
    Strumpfhosen | Tights | Collants | Pantis | Collant
    Babybekleidung | Babies' clothing | Vêtements pour bébés | Ropa para bebés | Abbigliamento per neonati
    Arbeitskleidung | Workwear | Vêtements de travail | Ropa de trabajo | Abbigliamento da lavoro
    Brautkleider | Wedding dresses | Robes de mariée | Vestidos de novia | Abiti da sposa
    Hüte | Hats | Chapeaux | Sombreros | Cappelli
  `,
]
