/** Headings and terms of the classes 16 to 20. */
export const classes16To20 = [
  `
    Papier, Pappe und Karton; Druckereierzeugnisse; Buchbinderartikel; Fotografien; Schreibwaren und Büroartikel, ausgenommen Möbel; Klebstoffe für Papier- und Schreibwaren sowie für den Haushalt; Zeichen- und Künstlerbedarf; Pinsel; Lehr- und Unterrichtsmittel; Folien und Beutel aus Kunststoff für Verpackungszwecke; Drucklettern und Druckstöcke | Paper and cardboard; printed matter; bookbinding material; photographs; stationery and office requisites, except furniture; adhesives for stationery and household purposes; drawing and artists' materials; paintbrushes; instructional and teaching materials; plastic sheets, films and bags for wrapping and packaging; printers' type and printing blocks | Papier et carton; produits de l'imprimerie; articles pour reliures; photographies; papeterie et articles de bureau, à l'exception des meubles; adhésifs pour la papeterie et le ménage; matériel de dessin et pour artistes; pinceaux; matériel d'instruction et d'enseignement; feuilles, films et sacs en matières plastiques pour l'empaquetage et le conditionnement; caractères d'imprimerie et clichés | Papel y cartón; productos de imprenta; material de encuadernación; fotografías; artículos de papelería y de oficina, excepto muebles; adhesivos para papelería o uso doméstico; material de dibujo y para artistas; pinceles; material de instrucción y didáctico; hojas, películas y bolsas de materias plásticas para embalar y empaquetar; caracteres de imprenta y clichés | Carta e cartone; stampati; articoli per legatoria; fotografie; articoli di cartoleria e per ufficio, esclusi i mobili; adesivi per la cartoleria o per uso domestico; materiale da disegno e per artisti; pennelli; materiale per l'istruzione e l'insegnamento; fogli, pellicole e sacchetti in materie plastiche per imballaggio e confezionamento; caratteri tipografici e cliché
    Bücher | Books | Livres | Libros | Libri
    Zeitschriften | Magazines | Magazines | Revistas | Riviste
    Zeitungen | Newspapers | Journaux | Periódicos | Giornali
    Schreibpapier | Writing paper | Papier à lettres | Papel de escritura | Carta da lettere
    Kugelschreiber | Ballpoint pens | Stylos à bille | Bolígrafos | Penne a sfera
    Bleistifte | Pencils | Crayons | Lápices | Matite
    Notizbücher | Notebooks | Carnets | Cuadernos | Taccuini
    Kalender | Calendars | Calendriers | Calendarios | Calendari
    Grußkarten | Greeting cards | Cartes de vœux | Tarjetas de felicitación | Biglietti d'auguri
    Pappkartons | Cardboard boxes | Boîtes en carton | Cajas de cartón | Scatole di cartone
    Papiertaschentücher | Paper handkerchiefs | Mouchoirs de poche en papier | Pañuelos de papel | Fazzoletti di carta
    Toilettenpapier | Toilet paper | Papier hygiénique | Papel higiénico | Carta igienica
    Verpackungsbeutel aus Papier | Paper bags for packaging | Sacs en papier pour l'emballage | Bolsas de papel para embalaje | Sacchetti di carta per imballaggio
    Plakate | Posters | Affiches | Carteles | Manifesti
    Aufkleber aus Papier | Paper stickers | Autocollants en papier | Pegatinas de papel | Adesivi di carta
    Fotografien | Photographs | Photographies | Fotografías | Fotografie
    Kochbücher | Cookbooks | Livres de cuisine | Libros de cocina | Libri di cucina
    Comichefte | Comic books | Bandes dessinées | Cómics | Albi a fumetti
    Kataloge | Catalogues | Catalogues | Catálogos | Cataloghi
    Broschüren | Brochures | Brochures | Folletos | Opuscoli
    Visitenkarten | Business cards | Cartes de visite | Tarjetas de visita | Biglietti da visita
    Postkarten | Postcards | Cartes postales | Tarjetas postales | Cartoline postali
    Briefumschläge | Envelopes | Enveloppes | Sobres | Buste
    Geschenkpapier | Gift wrapping paper | Papier cadeau | Papel de regalo | Carta da regalo
    Küchenrollen aus Papier | Kitchen paper rolls | Rouleaux de papier essuie-tout | Rollos de papel de cocina | Rotoli di carta da cucina
    Papierservietten | Paper napkins | Serviettes en papier | Servilletas de papel | Tovaglioli di carta
    Müllsäcke aus Kunststoff | Plastic bin liners | Sacs poubelle en plastique | Bolsas de basura de plástico | Sacchi per immondizia in plastica
    Verpackungsfolien aus Kunststoff | Plastic film for packaging | Films plastiques pour l'emballage | Películas de plástico para embalar | Pellicole di plastica per imballaggio
    Füllfederhalter | Fountain pens | Stylos-plume | Plumas estilográficas | Penne stilografiche
    Filzstifte | Felt-tip pens | Feutres à écrire | Rotuladores | Pennarelli
    Radiergummis | Erasers | Gommes à effacer | Gomas de borrar | Gomme per cancellare
    Lineale | Drawing rulers | Règles à dessiner | Reglas de dibujo | Righelli
    Pinsel für Maler | Paintbrushes | Pinceaux | Pinceles | Pennelli per pittori
    Staffeleien | Painters' easels | Chevalets pour la peinture | Caballetes de pintor | Cavalletti per pittori
    Malhefte | Colouring books | Livres à colorier | Libros para colorear | Libri da colorare
    Fotoalben | Photograph albums | Albums photographiques | Álbumes de fotografías | Album per fotografie
    Aktenordner | Ring binders | Classeurs à anneaux | Archivadores de anillas | Raccoglitori ad anelli
    Büroklammern | Paper clips | Trombones de bureau | Clips para papel | Graffette per carta
    Hefter als Büroartikel | Staplers for office use | Agrafeuses de bureau | Grapadoras de oficina | Cucitrici per ufficio
    Landkarten | Maps | Cartes géographiques | Mapas geográficos | Carte geografiche
    Stempel | Stamps as office requisites | Tampons encreurs | Sellos de oficina | Timbri per ufficio
  `,
  `
    Kautschuk, Guttapercha, Gummi, Asbest, Glimmer und Ersatzstoffe für diese Materialien, roh und teilweise bearbeitet; Kunststoffe und Harze in extrudierter Form für die Fertigung; Dichtungs-, Packungs- und Isoliermaterial; flexible Rohre und Schläuche, nicht aus Metall | Rubber, gutta-percha, gum, asbestos, mica and substitutes for these materials, unprocessed and semi-processed; plastics and resins in extruded form for manufacturing; packing, stopping and insulating materials; flexible pipes, tubes and hoses, not of metal | Caoutchouc, gutta-percha, gomme, amiante, mica et succédanés de ces matières, bruts et mi-ouvrés; matières plastiques et résines extrudées destinées à la fabrication; matières à calfeutrer, à étouper et à isoler; tuyaux, tubes et flexibles non métalliques | Caucho, gutapercha, goma, amianto, mica y sucedáneos de estos materiales, en bruto y semielaborados; materias plásticas y resinas extrudidas para la fabricación; materiales para calafatear, estopar y aislar; tuberías, tubos y mangueras flexibles no metálicos | Caucciù, guttaperca, gomma, amianto, mica e succedanei di tali materie, grezzi e semilavorati; materie plastiche e resine estruse destinate alla produzione; materie per turare, stoppare e isolare; tubi flessibili non metallici
    Dichtungen | Seals | Joints d'étanchéité | Juntas de estanqueidad | Guarnizioni di tenuta
    Wärmedämmstoffe | Thermal insulating materials | Matériaux d'isolation thermique | Materiales de aislamiento térmico | Materiali per isolamento termico
    Schalldämmstoffe | Sound-insulating materials | Matériaux d'isolation acoustique | Materiales de aislamiento acústico | Materiali per isolamento acustico
    Gartenschläuche | Garden hoses | Tuyaux d'arrosage | Mangueras de jardín | Tubi per annaffiare
    Klebebänder für gewerbliche Zwecke | Adhesive tapes for industrial purposes | Rubans adhésifs à usage industriel | Cintas adhesivas de uso industrial | Nastri adesivi per uso industriale
    Kunststofffolien, nicht für Verpackungszwecke | Plastic film, not for packaging | Films plastiques, non destinés à l'emballage | Películas de plástico que no sean para embalar | Pellicole di plastica non per imballaggio
    Gummi, roh oder teilweise bearbeitet | Rubber, raw or semi-worked | Caoutchouc brut ou mi-ouvré | Caucho en bruto o semielaborado | Gomma, grezza o semilavorata
    Silikonkautschuk | Silicone rubber | Caoutchouc de silicone | Caucho de silicona | Gomma siliconica
    Isolierbänder | Insulating tapes | Rubans isolants | Cintas aislantes | Nastri isolanti
    Glaswolle für Isolierzwecke | Glass wool for insulation | Laine de verre pour l'isolation | Lana de vidrio para aislamiento | Lana di vetro per isolamento
    Verpackungsmaterial aus Gummi | Rubber material for packing | Matières d'emballage en caoutchouc | Materiales de embalaje de caucho | Materiali da imballaggio in gomma
    Acrylharze als Halbfabrikate | Acrylic resins, semi-finished products | Résines acryliques, produits semi-finis | Resinas acrílicas, productos semiacabados | Resine acriliche, semilavorati
    Filamente aus Kunststoff für den 3D-Druck | Plastic filaments for 3D printing | Filaments plastiques pour l'impression 3D | Filamentos de plástico para impresión 3D | Filamenti di plastica per stampa 3D
    Dehnungsfugenmassen | Expansion joint fillers | Produits de remplissage pour joints de dilatation | Materiales de relleno para juntas de dilatación | Riempitivi per giunti di dilatazione
    Hydraulikschläuche, nicht aus Metall | Hydraulic hoses, not of metal | Flexibles hydrauliques non métalliques | Mangueras hidráulicas no metálicas | Tubi flessibili idraulici non metallici
    O-Ringe als Dichtungen | O-rings as seals | Joints toriques d'étanchéité | Juntas tóricas | Guarnizioni O-ring
    Dichtungsmassen | Sealant compounds | Mastics d'étanchéité | Compuestos de sellado | Sigillanti
    Fensterdichtungen | Weatherstripping for windows | Bourrelets d'étanchéité pour fenêtres | Burletes para ventanas | Guarnizioni per finestre
    Fugenmassen | Joint fillers | Produits de remplissage pour joints | Masillas para juntas | Stucchi per giunti
    Mineralwolle als Isoliermaterial | Mineral wool as insulator | Laine minérale en tant qu'isolant | Lana mineral como aislante | Lana minerale come isolante
    Steinwolle | Rock wool | Laine de roche | Lana de roca | Lana di roccia
    Isolierschaum | Insulating foam | Mousses isolantes | Espumas aislantes | Schiume isolanti
    Elektrisch isolierende Stoffe | Electrically insulating materials | Matières isolantes électriques | Materiales aislantes eléctricos | Materiali isolanti elettrici
    Isolierglasfolien | Window insulation films | Films isolants pour fenêtres | Películas aislantes para ventanas | Pellicole isolanti per finestre
    Getönte Kunststofffolien für Fenster | Tinted plastic films for windows | Films plastiques teintés pour fenêtres | Películas de plástico tintadas para ventanas | Pellicole di plastica colorate per finestre
    Flexible Rohre, nicht aus Metall | Flexible pipes, not of metal | Tuyaux flexibles non métalliques | Tubos flexibles no metálicos | Tubi flessibili non metallici
    Tropfschläuche zur Bewässerung | Drip irrigation hoses | Tuyaux d'irrigation goutte à goutte | Mangueras de riego por goteo | Tubi per irrigazione a goccia
    Schlauchkupplungen, nicht aus Metall | Hose fittings, not of metal | Raccords de tuyaux non métalliques | Racores de mangueras no metálicos | Raccordi per tubi non metallici
    Latex | Latex as rubber | Latex en tant que caoutchouc | Látex en cuanto caucho | Lattice di gomma
    Guttapercha | Gutta-percha | Gutta-percha | Gutapercha | Guttaperca
    Glimmer, roh oder teilweise bearbeitet | Mica, raw or partly processed | Mica brut ou mi-ouvré | Mica en bruto o semielaborada | Mica grezza o semilavorata
    Gummipuffer | Rubber stoppers | Amortisseurs en caoutchouc | Topes de caucho | Paracolpi di gomma
    Gummiplatten | Rubber sheets | Plaques en caoutchouc | Planchas de caucho | Lastre di gomma
    Kunststoffplatten als Halbfabrikate | Plastic sheets, semi-processed | Plaques de plastique mi-ouvrées | Planchas de plástico semielaboradas | Lastre di plastica semilavorate
    Kunststoffgranulat als Halbfabrikat | Semi-processed plastic pellets | Granulés de plastique mi-ouvrés | Gránulos de plástico semielaborados | Granuli di plastica semilavorati
    Kohlenstofffasern, nicht für textile Zwecke | Carbon fibres, other than for textile use | Fibres de carbone non à usage textile | Fibras de carbono que no sean de uso textil | Fibre di carbonio non per uso tessile
    Schaumkunststoffe als Halbfabrikate | Foam plastics, semi-finished | Mousses plastiques mi-ouvrées | Espumas de plástico semielaboradas | Schiume di plastica semilavorate
    Malerkrepp | Masking tape | Rubans de masquage | Cinta de carrocero | Nastro per mascheratura
    Doppelseitige Klebebänder, nicht für Haushalt oder Büro | Double-sided adhesive tapes, not for household or stationery | Rubans adhésifs double face autres que pour la papeterie ou le ménage | Cintas adhesivas de doble cara que no sean de papelería ni de uso doméstico | Nastri biadesivi non per cartoleria o uso domestico
    Bremsbelagstoffe, teilweise bearbeitet | Brake lining materials, partly processed | Matières pour garnitures de freins mi-ouvrées | Materiales para forros de freno semielaborados | Materiali per guarnizioni di freni semilavorati
  `,
  `
    Leder und Lederimitationen; Tierhäute und Felle; Reisegepäck und Tragetaschen; Regenschirme und Sonnenschirme; Spazierstöcke; Peitschen, Pferdegeschirre und Sattlerwaren; Halsbänder, Leinen und Bekleidung für Tiere | Leather and imitations of leather; animal skins and hides; luggage and carrying bags; umbrellas and parasols; walking sticks; whips, harness and saddlery; collars, leashes and clothing for animals | Cuir et imitations du cuir; peaux d'animaux; bagages et sacs de transport; parapluies et parasols; cannes; fouets, harnais et sellerie; colliers, laisses et vêtements pour animaux | Cuero y cuero de imitación; pieles de animales; artículos de equipaje y bolsas de transporte; paraguas y sombrillas; bastones; fustas, arneses y artículos de guarnicionería; collares, correas y ropa para animales | Cuoio e sue imitazioni; pelli di animali; bagagli e borse da trasporto; ombrelli e ombrelloni; bastoni da passeggio; fruste, finimenti e selleria; collari, guinzagli e indumenti per animali
    Handtaschen | Handbags | Sacs à main | Bolsos de mano | Borsette
    Rucksäcke | Backpacks | Sacs à dos | Mochilas | Zaini
    Reisekoffer | Suitcases | Valises | Maletas | Valigie
    Geldbörsen | Purses | Porte-monnaie | Monederos | Borsellini
    Brieftaschen | Wallets | Portefeuilles | Carteras de bolsillo | Portafogli
    Aktentaschen | Briefcases | Porte-documents | Portadocumentos | Cartelle portadocumenti
    Sporttaschen | Sports bags | Sacs de sport | Bolsas de deporte | Borse sportive
    Regenschirme | Umbrellas | Parapluies | Paraguas | Ombrelli
    Leder | Leather | Cuir | Cuero | Cuoio
    Kunstleder | Imitation leather | Similicuir | Cuero sintético | Finta pelle
    Halsbänder für Tiere | Collars for animals | Colliers pour animaux | Collares para animales | Collari per animali
    Hundeleinen | Dog leashes | Laisses pour chiens | Correas para perros | Guinzagli per cani
    Sättel für Pferde | Horse saddles | Selles pour chevaux | Sillas de montar | Selle per cavalli
    Kartenetuis als Brieftaschen | Card cases being notecases | Porte-cartes | Tarjeteros | Portatessere
    Kosmetiktaschen, leer | Cosmetic bags, empty | Trousses à cosmétiques vides | Neceseres para cosméticos vacíos | Trousse per cosmetici vuote
    Spazierstöcke | Walking sticks | Cannes | Bastones | Bastoni da passeggio
    Umhängetaschen | Shoulder bags | Sacs à bandoulière | Bolsos de bandolera | Borse a tracolla
    Einkaufstaschen | Shopping bags | Sacs à provisions | Bolsas de la compra | Borse per la spesa
    Gürteltaschen | Belt bags | Sacs banane | Riñoneras | Marsupi
    Clutches | Clutch bags | Pochettes de soirée | Bolsos de mano sin asas | Pochette
    Schultaschen | School bags | Cartables | Carteras escolares | Cartelle scolastiche
    Strandtaschen | Beach bags | Sacs de plage | Bolsos de playa | Borse da spiaggia
    Reisetaschen | Travel bags | Sacs de voyage | Bolsas de viaje | Borse da viaggio
    Kleidersäcke für die Reise | Garment bags for travel | Housses à vêtements pour le voyage | Bolsas portatrajes de viaje | Sacche portabiti da viaggio
    Koffer mit Rollen | Suitcases with wheels | Valises à roulettes | Maletas con ruedas | Valigie con ruote
    Kofferanhänger | Luggage tags | Étiquettes à bagages | Etiquetas para equipaje | Etichette per bagagli
    Schlüsseletuis | Key cases | Étuis porte-clés | Estuches para llaves | Portachiavi a custodia
    Kreditkartenetuis | Credit card cases | Étuis pour cartes de crédit | Tarjeteros para tarjetas de crédito | Custodie per carte di credito
    Passhüllen | Passport covers | Étuis pour passeports | Fundas para pasaportes | Portapassaporti
    Babytragetücher | Baby slings | Écharpes pour porter les bébés | Fulares portabebés | Fasce portabebè
    Sonnenschirme | Parasols | Parasols | Sombrillas | Ombrelloni
    Trekkingstöcke | Trekking poles | Bâtons de randonnée | Bastones de senderismo | Bastoncini da trekking
    Felle von Tieren | Animal skins | Peaux d'animaux | Pieles de animales | Pelli di animali
    Pelze als Felle | Furs as pelts | Fourrures en tant que peaux | Pieles curtidas con pelo | Pellicce grezze
    Lederriemen | Leather straps | Lanières de cuir | Correas de cuero | Cinghie di cuoio
    Zaumzeug | Bridles | Brides pour chevaux | Bridas | Briglie
    Pferdedecken | Horse blankets | Couvertures pour chevaux | Mantas para caballos | Coperte per cavalli
    Peitschen | Whips | Fouets | Fustas | Fruste
    Bekleidung für Haustiere | Clothing for pets | Vêtements pour animaux de compagnie | Ropa para animales de compañía | Abiti per animali da compagnia
    Maulkörbe | Muzzles | Muselières | Bozales | Museruole
  `,
  `
    Materialien für das Bauwesen, nicht aus Metall; starre Rohre für Bauzwecke, nicht aus Metall; Asphalt, Pech, Teer und Bitumen; transportable Bauten, nicht aus Metall; Denkmäler, nicht aus Metall | Materials for building and construction, not of metal; rigid building pipes, not of metal; asphalt, pitch, tar and bitumen; transportable buildings, not of metal; monuments, not of metal | Matériaux de construction non métalliques; tuyaux rigides non métalliques pour la construction; asphalte, poix, goudron et bitume; constructions transportables non métalliques; monuments non métalliques | Materiales de construcción no metálicos; tuberías rígidas no metálicas para la construcción; asfalto, pez, alquitrán y betún; construcciones transportables no metálicas; monumentos no metálicos | Materiali da costruzione non metallici; tubi rigidi non metallici per la costruzione; asfalto, pece, catrame e bitume; costruzioni trasportabili non metalliche; monumenti non metallici
    Zement | Cement | Ciment | Cemento | Cemento
    Beton | Concrete | Béton | Hormigón | Calcestruzzo
    Ziegelsteine | Bricks | Briques | Ladrillos | Mattoni
    Dachziegel, nicht aus Metall | Roofing tiles, not of metal | Tuiles non métalliques | Tejas no metálicas | Tegole non metalliche
    Bauholz | Building timber | Bois de construction | Madera de construcción | Legname da costruzione
    Parkettböden | Parquet flooring | Parquets | Parqués | Parquet
    Keramikfliesen für Fußböden | Ceramic floor tiles | Carreaux en céramique pour sols | Baldosas de cerámica | Piastrelle in ceramica per pavimenti
    Fenster, nicht aus Metall | Windows, not of metal | Fenêtres non métalliques | Ventanas no metálicas | Finestre non metalliche
    Türen, nicht aus Metall | Doors, not of metal | Portes non métalliques | Puertas no metálicas | Porte non metalliche
    Bauglas | Building glass | Verre de construction | Vidrio de construcción | Vetro da costruzione
    Natursteine | Natural stone | Pierres naturelles | Piedra natural | Pietre naturali
    Gipskartonplatten | Plasterboard | Plaques de plâtre | Placas de yeso laminado | Lastre di cartongesso
    Asphalt | Asphalt | Asphalte | Asfalto | Asfalto
    Mörtel für Bauzwecke | Mortar for building | Mortier pour la construction | Mortero para la construcción | Malta da costruzione
    Sand | Sand | Sable | Arena | Sabbia
    Fertighäuser, nicht aus Metall | Prefabricated houses, not of metal | Maisons préfabriquées non métalliques | Casas prefabricadas no metálicas | Case prefabbricate non metalliche
    Betonsteine | Concrete blocks | Blocs de béton | Bloques de hormigón | Blocchi di cemento
    Pflastersteine | Paving stones | Pavés | Adoquines | Pietre da pavimentazione
    Kalk | Lime | Chaux | Cal | Calce
    Gips | Gypsum | Gypse | Yeso | Gesso
    Putze als Baustoffe | Plaster for building | Enduits pour la construction | Enlucidos para la construcción | Intonaci per costruzioni
    Estrich | Screed | Chapes | Soleras de mortero | Massetti
    Fliesenkleber als Mörtel | Tile mortar | Mortier pour carrelage | Mortero para azulejos | Malta per piastrelle
    Wandfliesen, nicht aus Metall | Wall tiles, not of metal | Carreaux muraux non métalliques | Azulejos para paredes no metálicos | Piastrelle per pareti non metalliche
    Marmor | Marble | Marbre | Mármol | Marmo
    Granit | Granite | Granit | Granito | Granito
    Schiefer | Slate | Ardoise | Pizarra | Ardesia
    Kies | Gravel | Gravier | Grava | Ghiaia
    Ton als Rohstoff für die Keramik | Potters' clay | Argile de potier | Arcilla de alfarería | Argilla per ceramica
    Laminatböden | Laminate flooring | Sols stratifiés | Suelos laminados | Pavimenti in laminato
    Dielen, nicht aus Metall | Floorboards, not of metal | Planchers non métalliques | Tarimas no metálicas | Assi per pavimenti non metalliche
    Sperrholz | Plywood | Contreplaqués | Contrachapado | Compensato
    Spanplatten | Chipboard | Panneaux de particules | Tableros de partículas | Pannelli truciolari
    Furniere | Veneers | Placages | Chapas de madera | Impiallacciature
    Zäune, nicht aus Metall | Fences, not of metal | Clôtures non métalliques | Vallas no metálicas | Recinzioni non metalliche
    Treppen, nicht aus Metall | Staircases, not of metal | Escaliers non métalliques | Escaleras fijas no metálicas | Scale fisse non metalliche
    Rohre, starr, nicht aus Metall, für Bauzwecke | Rigid pipes, not of metal, for building | Tuyaux rigides non métalliques pour la construction | Tubos rígidos no metálicos para la construcción | Tubi rigidi non metallici per costruzione
    Dachpappe | Roofing felt | Carton bitumé pour toitures | Tela asfáltica para tejados | Cartone catramato per tetti
    Gewächshäuser, nicht aus Metall | Greenhouses, not of metal | Serres non métalliques | Invernaderos no metálicos | Serre non metalliche
    Grabsteine | Gravestones | Pierres tombales | Lápidas sepulcrales | Lapidi funerarie
    Schwimmbecken als Bauwerke, nicht aus Metall | Swimming pools as structures, not of metal | Piscines en tant que constructions non métalliques | Piscinas en cuanto construcciones no metálicas | Piscine in quanto costruzioni non metalliche
  `,
  `
    Möbel, Spiegel und Bilderrahmen; Behälter für Lagerung und Transport, nicht aus Metall; Knochen, Horn, Fischbein und Perlmutter, roh oder teilweise bearbeitet; Muschelschalen; Meerschaum; Bernstein | Furniture, mirrors and picture frames; containers for storage and transport, not of metal; bone, horn, whalebone and mother-of-pearl, raw or partly worked; shells; meerschaum; amber | Meubles, miroirs et cadres; récipients de stockage et de transport non métalliques; os, corne, baleine et nacre, bruts ou mi-ouvrés; coquilles; écume de mer; ambre jaune | Muebles, espejos y marcos; recipientes de almacenamiento y transporte no metálicos; hueso, cuerno, ballena y nácar, en bruto o semielaborados; conchas; espuma de mar; ámbar amarillo | Mobili, specchi e cornici; contenitori non metallici per lo stoccaggio e il trasporto; osso, corno, fanone e madreperla, grezzi o semilavorati; conchiglie; schiuma di mare; ambra gialla
    Möbel | Furniture | Meubles | Muebles | Mobili
    Sessel | Armchairs | Fauteuils | Sillones | Poltrone
    Tische | Tables | Tables | Mesas | Tavoli
    Stühle | Chairs | Chaises | Sillas | Sedie
    Betten | Beds | Lits | Camas | Letti
    Matratzen | Mattresses | Matelas | Colchones | Materassi
    Kopfkissen | Pillows | Oreillers | Almohadas | Guanciali
    Regale als Möbel | Shelving units being furniture | Étagères en tant que meubles | Estanterías en cuanto muebles | Scaffali quali mobili
    Küchenmöbel | Kitchen furniture | Meubles de cuisine | Muebles de cocina | Mobili da cucina
    Büromöbel | Office furniture | Meubles de bureau | Muebles de oficina | Mobili per ufficio
    Spiegel | Mirrors | Miroirs | Espejos | Specchi
    Bilderrahmen | Picture frames | Cadres d'images | Marcos para cuadros | Cornici per quadri
    Gartenmöbel | Garden furniture | Meubles de jardin | Muebles de jardín | Mobili da giardino
    Innenjalousien für Fenster | Indoor window blinds | Stores d'intérieur pour fenêtres | Persianas de interior | Tende avvolgibili da interno
    Kunststoffbehälter für Verpackungszwecke | Plastic packaging containers | Récipients d'emballage en matières plastiques | Recipientes de embalaje de materias plásticas | Contenitori da imballaggio in materie plastiche
    Transportpaletten, nicht aus Metall | Transport pallets, not of metal | Palettes de transport non métalliques | Paletas de transporte no metálicas | Palette di trasporto non metalliche
    Sofas | Sofas | Canapés | Sofás | Divani
    Schränke | Cupboards | Armoires | Armarios | Armadi
    Kommoden | Chests of drawers | Commodes | Cómodas | Cassettiere
    Schreibtische | Desks | Bureaux | Escritorios | Scrivanie
    Bürostühle | Office chairs | Chaises de bureau | Sillas de oficina | Sedie da ufficio
    Hocker | Stools | Tabourets | Taburetes | Sgabelli
    Bänke als Möbel | Benches as furniture | Bancs en tant que meubles | Bancos en cuanto muebles | Panche in quanto mobili
    Garderoben | Coat stands | Portemanteaux | Percheros de pie | Appendiabiti da terra
    Schuhschränke | Shoe cabinets | Meubles à chaussures | Zapateros | Scarpiere
    Badezimmermöbel | Bathroom furniture | Meubles de salle de bain | Muebles para cuartos de baño | Mobili per il bagno
    Kindermöbel | Children's furniture | Meubles pour enfants | Muebles para niños | Mobili per bambini
    Wiegen | Cradles | Berceaux | Cunas mecedoras | Culle
    Hochstühle für Babys | High chairs for babies | Chaises hautes pour bébés | Tronas para bebés | Seggioloni per neonati
    Wickeltische | Baby changing tables | Tables à langer | Cambiadores de bebés | Fasciatoi
    Lattenroste | Slatted bed bases | Sommiers à lattes | Somieres de láminas | Reti a doghe
    Luftmatratzen, nicht für medizinische Zwecke | Air mattresses, not for medical purposes | Matelas pneumatiques, non à usage médical | Colchones de aire que no sean de uso médico | Materassi ad aria, non per uso medico
    Sitzkissen | Seat cushions | Coussins de sièges | Cojines para asientos | Cuscini per sedili
    Vorhangstangen | Curtain rods | Tringles à rideaux | Barras de cortinas | Bastoni per tende
    Kleiderbügel | Clothes hangers | Cintres pour vêtements | Perchas | Grucce per abiti
    Körbe, nicht aus Metall | Baskets, not of metal | Paniers non métalliques | Cestas no metálicas | Cesti non metallici
    Holzkisten | Wooden boxes | Caisses en bois | Cajas de madera | Casse di legno
    Korken für Flaschen | Corks for bottles | Bouchons de liège pour bouteilles | Tapones de corcho para botellas | Tappi di sughero per bottiglie
    Schilder aus Holz oder Kunststoff | Signboards of wood or plastic | Panneaux en bois ou en matières plastiques | Letreros de madera o de plástico | Insegne in legno o plastica
    Figuren aus Holz, Wachs, Gips oder Kunststoff | Figurines of wood, wax, plaster or plastic | Figurines en bois, en cire, en plâtre ou en matières plastiques | Figuritas de madera, cera, yeso o plástico | Statuette in legno, cera, gesso o plastica
    Betten für Haustiere | Beds for pets | Couchages pour animaux de compagnie | Camas para animales de compañía | Letti per animali da compagnia
  `,
]
