/** Headings and terms of the classes 1 to 5. */
export const classes01To05 = [
  `
    Chemische Erzeugnisse für gewerbliche, wissenschaftliche, fotografische sowie land-, garten- und forstwirtschaftliche Zwecke; Kunstharze und Kunststoffe im Rohzustand; Feuerlösch- und Brandschutzmittel; Mittel zum Härten und Löten von Metallen; Gerbmittel; Klebstoffe für gewerbliche Zwecke; Spachtel- und Füllmassen; Kompost, Dünger und Düngemittel; biologische Präparate für gewerbliche und wissenschaftliche Zwecke | Chemicals for industry, science and photography and for agriculture, horticulture and forestry; artificial resins and plastics in raw form; fire-extinguishing and fire-prevention compositions; preparations for tempering and soldering metals; tanning substances; adhesives for industrial purposes; putties and paste fillers; compost, manure and fertilizers; biological preparations for industry and science | Produits chimiques destinés à l'industrie, aux sciences, à la photographie, à l'agriculture, à l'horticulture et à la sylviculture; résines artificielles et matières plastiques à l'état brut; compositions pour éteindre et prévenir les incendies; préparations pour la trempe et la soudure des métaux; matières tannantes; adhésifs à usage industriel; mastics et matières de remplissage en pâte; composts, engrais et fertilisants; préparations biologiques pour l'industrie et les sciences | Productos químicos para la industria, la ciencia y la fotografía, así como para la agricultura, la horticultura y la silvicultura; resinas artificiales y materias plásticas en bruto; composiciones para la extinción y la prevención de incendios; preparaciones para templar y soldar metales; materias curtientes; adhesivos de uso industrial; masillas y materiales de relleno en pasta; compost, abonos y fertilizantes; preparaciones biológicas para la industria y la ciencia | Prodotti chimici per l'industria, le scienze e la fotografia nonché per l'agricoltura, l'orticoltura e la silvicoltura; resine artificiali e materie plastiche allo stato grezzo; composizioni per estinguere e prevenire gli incendi; preparati per la tempera e la saldatura dei metalli; materie concianti; adesivi per uso industriale; mastici e stucchi di riempimento; compost, concimi e fertilizzanti; preparati biologici per l'industria e le scienze
    Klebstoffe für gewerbliche Zwecke | Adhesives for industrial purposes | Adhésifs à usage industriel | Adhesivos de uso industrial | Adesivi per uso industriale
    Düngemittel | Fertilizers | Engrais | Fertilizantes | Fertilizzanti
    Kunstharze im Rohzustand | Unprocessed artificial resins | Résines artificielles à l'état brut | Resinas artificiales en bruto | Resine artificiali allo stato grezzo
    Kunststoffe im Rohzustand | Unprocessed plastics | Matières plastiques à l'état brut | Materias plásticas en bruto | Materie plastiche allo stato grezzo
    Feuerlöschmittel | Fire-extinguishing compositions | Compositions extinctrices | Composiciones extintoras | Composizioni estinguenti
    Lösungsmittel für Lacke | Solvents for varnishes | Solvants pour vernis | Disolventes para barnices | Solventi per vernici
    Frostschutzmittel | Antifreeze | Antigels | Anticongelantes | Antigelo
    Kühlmittel für Fahrzeugmotoren | Coolants for vehicle engines | Liquides de refroidissement pour moteurs de véhicules | Refrigerantes para motores de vehículos | Liquidi refrigeranti per motori di veicoli
    Chemische Zusatzstoffe für Treibstoffe | Chemical additives for motor fuel | Additifs chimiques pour carburants | Aditivos químicos para carburantes | Additivi chimici per carburanti
    Blumenerde | Potting soil | Terreau pour plantes en pot | Mantillo para macetas | Terriccio per piante in vaso
    Industriechemikalien | Industrial chemicals | Produits chimiques à usage industriel | Productos químicos de uso industrial | Prodotti chimici per uso industriale
    Reagenzien für wissenschaftliche Zwecke | Reagents for scientific purposes | Réactifs à usage scientifique | Reactivos de uso científico | Reagenti per uso scientifico
    Proteine für die Lebensmittelherstellung | Proteins for the food industry | Protéines pour l'industrie alimentaire | Proteínas para la industria alimentaria | Proteine per l'industria alimentare
    Enzyme für gewerbliche Zwecke | Enzymes for industrial purposes | Enzymes à usage industriel | Enzimas de uso industrial | Enzimi per uso industriale
    Spachtelmassen für Autokarosserien | Fillers for automobile bodies | Mastics pour carrosseries d'automobiles | Masillas para carrocerías de automóviles | Mastici per carrozzerie di automobili
    Chemikalien zur Wasseraufbereitung | Water-treatment chemicals | Produits chimiques pour le traitement de l'eau | Productos químicos para el tratamiento del agua | Prodotti chimici per il trattamento dell'acqua
    Klebstoffe für Tapeten | Adhesives for wallpaper | Colles pour papiers peints | Adhesivos para papel pintado | Adesivi per carta da parati
    Kompost | Compost | Compost | Compost | Compost
    Torf als Dünger | Peat as fertiliser | Tourbe en tant qu'engrais | Turba como fertilizante | Torba come fertilizzante
    Pflanzenwachstumsregler | Plant growth regulators | Régulateurs de croissance des plantes | Reguladores del crecimiento de las plantas | Regolatori della crescita delle piante
    Gerbmittel | Tanning agents | Agents de tannage | Agentes curtientes | Agenti concianti
    Härtemittel für Metalle | Metal hardening preparations | Produits pour la trempe des métaux | Preparaciones para templar metales | Preparati per la tempra dei metalli
    Schweißmittel | Welding preparations | Produits pour la soudure | Preparaciones para soldar | Preparati per la saldatura
    Betonzusatzmittel | Concrete additives | Adjuvants pour béton | Aditivos para hormigón | Additivi per calcestruzzo
    Bremsflüssigkeiten | Brake fluids | Liquides de frein | Líquidos de frenos | Liquidi per freni
    Destilliertes Wasser | Distilled water | Eau distillée | Agua destilada | Acqua distillata
    Säuren für gewerbliche Zwecke | Acids for industrial purposes | Acides à usage industriel | Ácidos para uso industrial | Acidi per uso industriale
    Laugen | Alkalies | Alcalis | Álcalis | Alcali
    Gase für gewerbliche Zwecke | Gases for industrial purposes | Gaz à usage industriel | Gases para uso industrial | Gas per uso industriale
    Trockeneis | Dry ice | Glace carbonique | Hielo seco | Ghiaccio secco
    Salze für gewerbliche Zwecke | Salts for industrial purposes | Sels à usage industriel | Sales para uso industrial | Sali per uso industriale
    Silikone | Silicones | Silicones | Siliconas | Siliconi
    Katalysatoren für chemische Verfahren | Catalysts for chemical processes | Catalyseurs pour procédés chimiques | Catalizadores para procesos químicos | Catalizzatori per processi chimici
    Lichtempfindliches Fotopapier | Photosensitive paper | Papier photosensible | Papel fotosensible | Carta fotosensibile
    Testpapiere für wissenschaftliche Zwecke | Test papers for scientific purposes | Papiers réactifs à usage scientifique | Papeles reactivos para uso científico | Cartine reattive per uso scientifico
    Stärke für gewerbliche Zwecke | Starch for industrial purposes | Amidon à usage industriel | Almidón para uso industrial | Amido per uso industriale
    Künstliche Süßstoffe als chemische Präparate | Artificial sweeteners as chemical preparations | Édulcorants artificiels en tant que préparations chimiques | Edulcorantes artificiales como preparaciones químicas | Dolcificanti artificiali come preparati chimici
    Fettlösende Mittel für Herstellungsverfahren | Degreasing preparations for manufacturing processes | Produits de dégraissage pour procédés de fabrication | Desengrasantes para procesos de fabricación | Sgrassanti per processi di fabbricazione
    Imprägniermittel für Textilien | Waterproofing chemicals for textiles | Produits chimiques pour l'imperméabilisation des textiles | Impermeabilizantes químicos para materias textiles | Prodotti chimici per impermeabilizzare tessuti
    Lithium | Lithium | Lithium | Litio | Litio
    Kulturen von Mikroorganismen, nicht für medizinische Zwecke | Cultures of microorganisms, other than for medical purposes | Cultures de micro-organismes autres qu'à usage médical | Cultivos de microorganismos que no sean para uso médico | Colture di microrganismi non per uso medico
  `,
  `
    Farben, Firnisse und Lacke; Rostschutz- und Holzschutzmittel; Farbmittel und Färbemittel; Druckfarben, Markierfarben und Gravurtinten; Naturharze im Rohzustand; Metalle in Folien- und Pulverform für Malerei, Dekoration, Druck und Kunst | Paints, varnishes and lacquers; preparations against rust and for preserving wood; colorants and dyes; inks for printing, marking and engraving; natural resins in raw form; metals in foil and powder form for painting, decorating, printing and art | Couleurs, vernis et laques; produits antirouille et produits pour la conservation du bois; colorants et teintures; encres d'imprimerie, de marquage et de gravure; résines naturelles à l'état brut; métaux en feuilles et en poudre pour la peinture, la décoration, l'imprimerie et l'art | Pinturas, barnices y lacas; productos antioxidantes y productos para conservar la madera; colorantes y tintes; tintas de imprenta, de marcado y de grabado; resinas naturales en bruto; metales en hojas y en polvo para la pintura, la decoración, la impresión y el arte | Pitture, vernici e lacche; prodotti antiruggine e per la conservazione del legno; coloranti e tinture; inchiostri da stampa, per marcatura e per incisione; resine naturali allo stato grezzo; metalli in fogli e in polvere per la pittura, la decorazione, la stampa e l'arte
    Wandfarben | Wall paints | Peintures murales | Pinturas para paredes | Pitture murali
    Lacke | Lacquers | Laques | Lacas | Lacche
    Holzlasuren | Wood stains | Lasures pour bois | Lasures para madera | Impregnanti coloranti per legno
    Rostschutzanstriche | Anti-rust paints | Peintures antirouille | Pinturas antioxidantes | Pitture antiruggine
    Holzschutzmittel | Wood preservatives | Produits pour la protection du bois | Productos para proteger la madera | Prodotti per proteggere il legno
    Druckfarben | Printing inks | Encres d'imprimerie | Tintas de imprenta | Inchiostri da stampa
    Tonerpatronen, gefüllt, für Drucker | Toner cartridges, filled, for printers | Cartouches de toner, remplies, pour imprimantes | Cartuchos de tóner llenos para impresoras | Cartucce di toner, piene, per stampanti
    Lebensmittelfarben | Colorants for foodstuffs | Colorants alimentaires | Colorantes alimentarios | Coloranti per alimenti
    Farbpigmente | Pigments | Pigments | Pigmentos | Pigmenti
    Künstlerfarben | Artists' paints | Peintures pour artistes | Pinturas para artistas | Colori per artisti
    Grundierungen in Form von Farben | Primers in the nature of paints | Apprêts sous forme de peintures | Imprimaciones en cuanto pinturas | Fondi sotto forma di pitture
    Farbverdünner | Paint thinners | Diluants pour peintures | Diluyentes para pinturas | Diluenti per pitture
    Textilfarbstoffe | Dyes for textiles | Teintures pour textiles | Tintes para textiles | Tinture per tessuti
    Blattgold für Dekorationszwecke | Gold leaf for decoration | Feuilles d'or pour la décoration | Pan de oro para decoración | Foglia d'oro per decorazione
    Tinte für Tätowierungen | Tattoo inks | Encres de tatouage | Tintas para tatuajes | Inchiostri per tatuaggi
    Fassadenfarben | Exterior paints | Peintures pour façades | Pinturas para fachadas | Pitture per facciate
    Lackfarben | Lacquer paints | Peintures laquées | Pinturas lacadas | Smalti
    Sprühfarben | Spray paints | Peintures en aérosol | Pinturas en aerosol | Vernici spray
    Fahrzeuglacke | Vehicle paints | Peintures pour véhicules | Pinturas para vehículos | Vernici per veicoli
    Bootslacke | Marine varnishes | Vernis pour bateaux | Barnices marinos | Vernici per imbarcazioni
    Antifoulingfarben | Anti-fouling paints | Peintures antisalissures | Pinturas antiincrustantes | Pitture antivegetative
    Innenfarben | Interior paints | Peintures d'intérieur | Pinturas de interior | Pitture per interni
    Feuerhemmende Farben | Fire-retardant paints | Peintures ignifuges | Pinturas ignífugas | Pitture ignifughe
    Pulverlacke | Powder coatings | Revêtements en poudre | Revestimientos en polvo | Vernici in polvere
    Aquarellfarben | Watercolours | Aquarelles | Acuarelas | Acquerelli
    Ölfarben für Künstler | Oil paints for artists | Peintures à l'huile pour artistes | Pinturas al óleo para artistas | Colori a olio per artisti
    Acrylfarben | Acrylic paints | Peintures acryliques | Pinturas acrílicas | Colori acrilici
    Korrosionsschutzöle | Anti-corrosive oils | Huiles anticorrosion | Aceites anticorrosivos | Oli anticorrosivi
    Bodenversiegelungen als Lacke | Floor sealants as varnishes | Vernis pour sols | Barnices para suelos | Vernici per pavimenti
    Naturharze im Rohzustand | Raw natural resins | Résines naturelles à l'état brut | Resinas naturales en bruto | Resine naturali allo stato grezzo
    Farbpatronen für Tintenstrahldrucker | Ink cartridges for inkjet printers | Cartouches d'encre pour imprimantes à jet d'encre | Cartuchos de tinta para impresoras de chorro de tinta | Cartucce d'inchiostro per stampanti a getto
    Druckertinten | Printer inks | Encres pour imprimantes | Tintas para impresoras | Inchiostri per stampanti
    Farbstoffe für Getränke | Colorants for beverages | Colorants pour boissons | Colorantes para bebidas | Coloranti per bevande
    Lederfarben | Leather dyes | Teintures pour cuir | Tintes para cuero | Tinture per cuoio
    Kreidefarben | Chalk paints | Peintures à la craie | Pinturas de tiza | Pitture a gesso
    Bronzepulver für Malzwecke | Bronze powder for painting | Poudres de bronze pour la peinture | Polvo de bronce para pintura | Polvere di bronzo per pittura
    Silberfolie für Dekorationszwecke | Silver leaf for decoration | Argent en feuilles pour la décoration | Plata en hojas para decoración | Argento in fogli per decorazione
    Bindemittel für Farben | Binders for paints | Liants pour peintures | Aglutinantes para pinturas | Leganti per pitture
    Unterbodenschutz für Fahrzeuge | Undercoating for vehicle chassis | Produits antirouille pour châssis de véhicules | Protectores de bajos para vehículos | Protettivi per sottoscocca di veicoli
    Glasuren als Überzüge | Glazes as coatings | Glaçures | Esmaltes como revestimientos | Smalti come rivestimenti
  `,
  `
    Kosmetika und Mittel für die Körperpflege, nicht für medizinische Zwecke; Zahnputzmittel, nicht für medizinische Zwecke; Parfümeriewaren und ätherische Öle; Wasch- und Bleichmittel; Putz-, Polier-, Fettentfernungs- und Schleifmittel | Non-medicated cosmetics and toiletry preparations; non-medicated dentifrices; perfumery and essential oils; laundry and bleaching preparations; preparations for cleaning, polishing, degreasing and abrading | Produits cosmétiques et préparations de toilette non médicamenteux; dentifrices non médicamenteux; produits de parfumerie et huiles essentielles; produits pour lessiver et blanchir; préparations pour nettoyer, polir, dégraisser et abraser | Productos cosméticos y preparaciones de tocador no medicinales; dentífricos no medicinales; productos de perfumería y aceites esenciales; preparaciones para lavar la ropa y blanquear; preparaciones para limpiar, pulir, desengrasar y raspar | Cosmetici e preparati da toeletta non medicati; dentifrici non medicati; prodotti di profumeria e oli essenziali; preparati per il bucato e per la sbianca; preparati per pulire, lucidare, sgrassare e abradere
    Kosmetika | Cosmetics | Cosmétiques | Cosméticos | Cosmetici
    Parfümeriewaren | Perfumery | Produits de parfumerie | Productos de perfumería | Prodotti di profumeria
    Seifen | Soaps | Savons | Jabones | Saponi
    Haarshampoos | Hair shampoos | Shampooings pour les cheveux | Champús para el cabello | Shampoo per capelli
    Zahnpasta | Toothpaste | Pâtes dentifrices | Pastas dentífricas | Dentifrici in pasta
    Hautpflegecremes | Skin care creams | Crèmes pour les soins de la peau | Cremas para el cuidado de la piel | Creme per la cura della pelle
    Lippenstifte | Lipsticks | Rouges à lèvres | Barras de labios | Rossetti
    Deodorants für den persönlichen Gebrauch | Deodorants for personal use | Déodorants à usage personnel | Desodorantes de uso personal | Deodoranti per uso personale
    Waschmittel | Laundry detergents | Détergents à lessive | Detergentes para la ropa | Detersivi per bucato
    Geschirrspülmittel | Dishwashing detergents | Détergents pour la vaisselle | Detergentes lavavajillas | Detersivi per stoviglie
    Sonnenschutzmittel | Sunscreen preparations | Préparations de protection solaire | Preparaciones de protección solar | Preparati per la protezione solare
    Ätherische Öle für kosmetische Zwecke | Essential oils for cosmetic purposes | Huiles essentielles à usage cosmétique | Aceites esenciales de uso cosmético | Oli essenziali per uso cosmetico
    Haarfärbemittel | Hair dyes | Teintures capillaires | Tintes para el cabello | Tinture per capelli
    Nagellacke | Nail varnish | Vernis à ongles | Esmaltes de uñas | Smalti per unghie
    Poliermittel | Polishing preparations | Préparations pour polir | Preparaciones para pulir | Preparati per lucidare
    Duschgele | Shower gels | Gels de douche | Geles de ducha | Gel doccia
    Seife in flüssiger Form | Liquid soaps | Savons liquides | Jabones líquidos | Saponi liquidi
    Make-up | Make-up | Maquillage | Maquillaje | Trucco
    Wimperntusche | Mascara | Mascara | Rímel | Mascara per ciglia
    Lidschatten | Eye shadow | Ombres à paupières | Sombras de ojos | Ombretti
    Gesichtsmasken für kosmetische Zwecke | Facial masks for cosmetic purposes | Masques faciaux à usage cosmétique | Mascarillas faciales de uso cosmético | Maschere per il viso per uso cosmetico
    Hautcremes für kosmetische Zwecke gegen Falten | Anti-wrinkle creams for cosmetic purposes | Crèmes antirides à usage cosmétique | Cremas antiarrugas de uso cosmético | Creme antirughe per uso cosmetico
    Körperlotionen | Body lotions | Lotions pour le corps | Lociones corporales | Lozioni per il corpo
    Badezusätze, nicht für medizinische Zwecke | Bath preparations, not for medical purposes | Préparations pour le bain, non à usage médical | Preparaciones para el baño que no sean de uso médico | Preparati per il bagno, non per uso medico
    Rasierschaum | Shaving foam | Mousse à raser | Espuma de afeitar | Schiuma da barba
    Aftershave | Aftershave | Après-rasage | Loción para después del afeitado | Dopobarba
    Haarspülungen | Hair conditioners | Après-shampooings | Acondicionadores para el cabello | Balsami per capelli
    Haarsprays | Hair sprays | Laques pour les cheveux | Lacas para el cabello | Lacche per capelli
    Haargele | Hair gels | Gels coiffants | Geles para el cabello | Gel per capelli
    Mundspülungen, nicht für medizinische Zwecke | Mouthwashes, not for medical purposes | Bains de bouche, non à usage médical | Enjuagues bucales que no sean de uso médico | Collutori, non per uso medico
    Eau de Cologne | Eau de Cologne | Eau de Cologne | Agua de Colonia | Acqua di Colonia
    Räucherstäbchen | Incense sticks | Bâtonnets d'encens | Varillas de incienso | Bastoncini d'incenso
    Raumdüfte | Room fragrances | Parfums d'ambiance | Fragancias para el hogar | Profumi per ambienti
    Glasreiniger | Glass cleaners | Nettoyants pour vitres | Limpiacristales | Detergenti per vetri
    Weichspüler | Fabric softeners | Assouplissants pour textiles | Suavizantes para la ropa | Ammorbidenti per tessuti
    Fleckenentferner | Stain removers | Détachants | Quitamanchas | Smacchiatori
    Bleichmittel für die Wäsche | Laundry bleach | Produits de blanchiment pour la lessive | Lejía para la ropa | Candeggina per bucato
    Schuhcreme | Shoe polish | Cirage pour chaussures | Betún para el calzado | Lucido per scarpe
    Schleifpapier | Sandpaper | Papier abrasif | Papel de lija | Carta abrasiva
    Abschminktücher, getränkt | Make-up removal wipes, impregnated | Lingettes démaquillantes imprégnées | Toallitas desmaquillantes impregnadas | Salviette struccanti imbevute
    Shampoos für Haustiere | Shampoos for pets | Shampooings pour animaux de compagnie | Champús para animales de compañía | Shampoo per animali da compagnia
  `,
  `
    Öle und Fette für technische Zwecke, Wachse; Schmiermittel; Mittel zum Aufnehmen, Befeuchten und Binden von Staub; Brenn- und Treibstoffe sowie Leuchtstoffe; Kerzen und Dochte für Beleuchtungszwecke | Oils and greases for industrial purposes, wax; lubricants; compositions for absorbing, wetting and binding dust; fuels and illuminants; candles and wicks for lighting | Huiles et graisses industrielles, cires; lubrifiants; compositions pour absorber, mouiller et lier la poussière; combustibles et matières éclairantes; bougies et mèches pour l'éclairage | Aceites y grasas industriales, ceras; lubricantes; compuestos para absorber, rociar y asentar el polvo; combustibles y materiales de alumbrado; velas y mechas de iluminación | Oli e grassi per uso industriale, cere; lubrificanti; composizioni per assorbire, bagnare e compattare la polvere; combustibili e sostanze illuminanti; candele e stoppini per illuminazione
    Motorenöle | Motor oils | Huiles pour moteurs | Aceites de motor | Oli per motori
    Schmierfette | Lubricating greases | Graisses lubrifiantes | Grasas lubricantes | Grassi lubrificanti
    Schmieröle | Lubricating oils | Huiles lubrifiantes | Aceites lubricantes | Oli lubrificanti
    Dieselkraftstoff | Diesel fuel | Carburant diesel | Combustible diésel | Gasolio per autotrazione
    Benzin | Petrol | Essence | Gasolina | Benzina
    Biokraftstoffe | Biofuels | Biocarburants | Biocarburantes | Biocarburanti
    Holzpellets als Brennstoff | Wood pellets for heating | Granulés de bois pour le chauffage | Pellets de madera para calefacción | Pellet di legno per riscaldamento
    Brennholz | Firewood | Bois de chauffage | Leña | Legna da ardere
    Holzkohle | Charcoal | Charbon de bois | Carbón vegetal | Carbone di legna
    Heizöl | Heating oil | Mazout de chauffage | Gasóleo de calefacción | Olio combustibile per riscaldamento
    Brenngas | Fuel gas | Gaz combustibles | Gas combustible | Gas combustibile
    Kerzen | Candles | Bougies | Velas | Candele
    Duftkerzen | Perfumed candles | Bougies parfumées | Velas perfumadas | Candele profumate
    Bienenwachs | Beeswax | Cire d'abeilles | Cera de abejas | Cera d'api
    Elektrische Energie | Electrical energy | Énergie électrique | Energía eléctrica | Energia elettrica
    Kerosin | Kerosene | Kérosène | Queroseno | Cherosene
    Flüssiggas | Liquefied petroleum gas | Gaz de pétrole liquéfié | Gas licuado de petróleo | Gas di petrolio liquefatto
    Erdgas | Natural gas | Gaz naturel | Gas natural | Gas naturale
    Rohöl | Crude oil | Pétrole brut | Petróleo crudo | Petrolio greggio
    Kohle | Coal | Charbon | Carbón | Carbone
    Briketts | Briquettes | Briquettes combustibles | Briquetas combustibles | Bricchette combustibili
    Koks | Coke | Coke | Coque | Coke combustibile
    Torf als Brennstoff | Peat as fuel | Tourbe en tant que combustible | Turba como combustible | Torba come combustibile
    Wasserstoff als Kraftstoff | Hydrogen as fuel | Hydrogène en tant que carburant | Hidrógeno como combustible | Idrogeno come carburante
    Bioethanol als Kraftstoff | Bioethanol as fuel | Bioéthanol en tant que carburant | Bioetanol como combustible | Bioetanolo come carburante
    Anzündholz | Kindling | Bois d'allumage | Leña menuda para encender | Legnetti da accensione
    Grillanzünder | Barbecue firelighters | Allume-feu pour barbecue | Encendedores de barbacoa | Accendifuoco per barbecue
    Teelichter | Tealights | Bougies chauffe-plat | Velas de té | Lumini da tè
    Grablichter | Grave candles | Bougies funéraires | Velas para tumbas | Lumini votivi
    Kerzendochte | Candle wicks | Mèches pour bougies | Mechas para velas | Stoppini per candele
    Paraffin | Paraffin | Paraffine | Parafina | Paraffina
    Getriebeöle | Gear oils | Huiles pour engrenages | Aceites para engranajes | Oli per ingranaggi
    Hydrauliköle | Hydraulic oils | Huiles hydrauliques | Aceites hidráulicos | Oli idraulici
    Schneidöle | Cutting oils | Huiles de coupe | Aceites de corte | Oli da taglio
    Bohröle | Drilling oils | Huiles de forage | Aceites de perforación | Oli per trapanatura
    Lederfette | Leather greases | Graisses pour le cuir | Grasas para cuero | Grassi per cuoio
    Schmierwachse | Lubricating waxes | Cires lubrifiantes | Ceras lubricantes | Cere lubrificanti
    Staubbindemittel | Dust-absorbing compositions | Compositions pour absorber la poussière | Composiciones para absorber el polvo | Composizioni per assorbire la polvere
    Lampenöle | Lamp oils | Huiles pour lampes | Aceites para lámparas | Oli per lampade
    Additive, nicht chemisch, für Kraftstoffe | Non-chemical additives for fuels | Additifs non chimiques pour carburants | Aditivos no químicos para combustibles | Additivi non chimici per carburanti
  `,
  `
    Pharmazeutische, medizinische und veterinärmedizinische Präparate; Hygienepräparate für medizinische Zwecke; diätetische Lebensmittel und Erzeugnisse für medizinische und veterinärmedizinische Zwecke, Babykost; Nahrungsergänzungsmittel für Menschen und Tiere; Pflaster und Verbandmaterial; Zahnfüllmittel und Abdruckmassen für zahnärztliche Zwecke; Desinfektionsmittel; Mittel zur Bekämpfung von Schädlingen; Fungizide und Herbizide | Pharmaceutical, medical and veterinary preparations; sanitary preparations for medical purposes; dietetic food and substances for medical and veterinary use, food for babies; dietary supplements for humans and animals; plasters and dressing materials; material for filling teeth and taking dental impressions; disinfectants; preparations for controlling vermin; fungicides and herbicides | Produits pharmaceutiques, préparations médicales et vétérinaires; produits hygiéniques pour la médecine; aliments et substances diététiques à usage médical et vétérinaire, aliments pour bébés; compléments alimentaires pour êtres humains et animaux; emplâtres et matériel pour pansements; matières pour plomber les dents et pour empreintes dentaires; désinfectants; produits pour lutter contre les animaux nuisibles; fongicides et herbicides | Productos farmacéuticos, preparaciones médicas y veterinarias; productos higiénicos para uso médico; alimentos y sustancias dietéticas para uso médico y veterinario, alimentos para bebés; suplementos alimenticios para personas y animales; emplastos y material para apósitos; material para empastes e impresiones dentales; desinfectantes; productos para combatir animales dañinos; fungicidas y herbicidas | Prodotti farmaceutici, preparati medici e veterinari; prodotti igienici per uso medico; alimenti e sostanze dietetiche per uso medico e veterinario, alimenti per neonati; integratori alimentari per persone e animali; cerotti e materiale per medicazioni; materiali per otturazioni e impronte dentarie; disinfettanti; prodotti per la lotta contro gli animali nocivi; fungicidi ed erbicidi
    Arzneimittel für humanmedizinische Zwecke | Medicines for human purposes | Médicaments pour la médecine humaine | Medicamentos para uso humano | Medicinali per uso umano
    Tierarzneimittel | Veterinary medicines | Médicaments à usage vétérinaire | Medicamentos de uso veterinario | Medicinali per uso veterinario
    Nahrungsergänzungsmittel | Dietary supplements | Compléments alimentaires | Suplementos alimenticios | Integratori alimentari
    Vitaminpräparate | Vitamin preparations | Préparations de vitamines | Preparaciones vitamínicas | Preparati vitaminici
    Babykost | Food for babies | Aliments pour bébés | Alimentos para bebés | Alimenti per neonati
    Desinfektionsmittel | Disinfectants | Désinfectants | Desinfectantes | Disinfettanti
    Pflaster für medizinische Zwecke | Medical plasters | Pansements adhésifs à usage médical | Tiritas para uso médico | Cerotti per uso medico
    Verbandmaterial | Materials for dressings | Matériel pour pansements | Material para apósitos | Materiale per medicazioni
    Impfstoffe | Vaccines | Vaccins | Vacunas | Vaccini
    Schmerzmittel | Analgesics | Analgésiques | Analgésicos | Analgesici
    Diätetische Lebensmittel für medizinische Zwecke | Dietetic foods adapted for medical purposes | Aliments diététiques à usage médical | Alimentos dietéticos para uso médico | Alimenti dietetici per uso medico
    Windeln für Babys | Babies' nappies | Couches pour bébés | Pañales para bebés | Pannolini per neonati
    Damenbinden | Sanitary towels | Serviettes hygiéniques | Compresas higiénicas | Assorbenti igienici
    Insektizide | Insecticides | Insecticides | Insecticidas | Insetticidi
    Unkrautvertilgungsmittel | Weedkillers | Produits désherbants | Productos para eliminar malas hierbas | Diserbanti
    Diagnostika für medizinische Zwecke | Diagnostic preparations for medical purposes | Produits pour diagnostics à usage médical | Productos de diagnóstico para uso médico | Preparati diagnostici per uso medico
    Antibiotika | Antibiotics | Antibiotiques | Antibióticos | Antibiotici
    Hustensäfte | Cough syrups | Sirops contre la toux | Jarabes para la tos | Sciroppi per la tosse
    Nasensprays für medizinische Zwecke | Nasal sprays for medical purposes | Sprays nasaux à usage médical | Aerosoles nasales de uso médico | Spray nasali per uso medico
    Augentropfen | Eye drops | Gouttes oculaires | Colirios | Colliri
    Medizinische Tees | Medicinal teas | Tisanes médicinales | Infusiones medicinales | Tisane medicinali
    Homöopathische Arzneimittel | Homeopathic medicines | Médicaments homéopathiques | Medicamentos homeopáticos | Medicinali omeopatici
    Salben für medizinische Zwecke | Ointments for medical purposes | Pommades à usage médical | Ungüentos para uso médico | Unguenti per uso medico
    Mineralstoffpräparate als Nahrungsergänzung | Mineral food supplements | Compléments alimentaires minéraux | Complementos alimenticios minerales | Integratori alimentari minerali
    Proteinpräparate als Nahrungsergänzung | Protein dietary supplements | Compléments alimentaires de protéines | Complementos alimenticios de proteínas | Integratori alimentari di proteine
    Probiotika | Probiotics | Probiotiques | Probióticos | Probiotici
    Säuglingsmilchnahrung | Infant formula | Lait infantile en poudre | Leche de fórmula para lactantes | Latte artificiale per lattanti
    Tampons | Tampons | Tampons hygiéniques | Tampones higiénicos | Assorbenti interni
    Windelhosen für Inkontinenz | Incontinence pants | Couches-culottes pour incontinence | Braga-pañales para la incontinencia | Mutandine assorbenti per incontinenza
    Händedesinfektionsmittel | Hand sanitisers | Désinfectants pour les mains | Desinfectantes para las manos | Disinfettanti per le mani
    Erste-Hilfe-Kästen, gefüllt | First-aid boxes, filled | Trousses de premiers secours garnies | Botiquines de primeros auxilios | Cassette di pronto soccorso complete
    Mittel gegen Mücken | Mosquito repellents | Répulsifs contre les moustiques | Repelentes de mosquitos | Repellenti per zanzare
    Rattengift | Rat poison | Mort-aux-rats | Raticidas | Veleno per topi
    Fungizide | Fungicides | Fongicides | Fungicidas | Fungicidi
    Flohhalsbänder für Tiere | Flea collars for animals | Colliers antipuces pour animaux | Collares antipulgas para animales | Collari antipulci per animali
    Luftreinigungsmittel gegen Gerüche | Air deodorising preparations | Produits pour la désodorisation de l'air | Desodorantes de ambiente | Deodoranti per ambienti
    Cannabidiol für medizinische Zwecke | Cannabidiol for medical purposes | Cannabidiol à usage médical | Cannabidiol para uso médico | Cannabidiolo per uso medico
    Kontaktlinsenreinigungsmittel | Contact lens cleaning preparations | Produits nettoyants pour lentilles de contact | Preparaciones para limpiar lentes de contacto | Preparati per pulire lenti a contatto
    Zahnfüllmittel | Dental fillings | Produits d'obturation dentaire | Empastes dentales | Materiali per otturazioni dentali
    Abführmittel | Laxatives | Laxatifs | Laxantes | Lassativi
    Schwangerschaftstests für den Heimgebrauch | Pregnancy tests for home use | Tests de grossesse à domicile | Pruebas de embarazo para uso doméstico | Test di gravidanza per uso domestico
  `,
]
