import { readClass } from './table.ts'

/** Headings and terms of the classes 1 to 5. */
export const classes01To05 = [
  readClass(`
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
  `),
  readClass(`
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
  `),
  readClass(`
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
  `),
  readClass(`
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
  `),
  readClass(`
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
  `),
]
