/** Further terms of the classes 1 to 5. */
export const further01To05 = [
  `
    Chemische Erzeugnisse für wissenschaftliche Zwecke | Chemicals for use in science | Produits chimiques à usage scientifique | Productos químicos para uso científico | Prodotti chimici per uso scientifico
    Chemische Erzeugnisse für fotografische Zwecke | Chemicals for use in photography | Produits chimiques pour la photographie | Productos químicos para la fotografía | Prodotti chimici per la fotografia
    Chemische Erzeugnisse für landwirtschaftliche Zwecke | Chemicals for use in agriculture | Produits chimiques destinés à l'agriculture | Productos químicos para la agricultura | Prodotti chimici per l'agricoltura
    Biologische Präparate für gewerbliche Zwecke | Biological preparations for use in industry | Préparations biologiques destinées à l'industrie | Preparaciones biológicas para la industria | Preparati biologici per l'industria
    Brandschutzmittel | Fire prevention compositions | Compositions pour la prévention des incendies | Composiciones para la prevención de incendios | Composizioni per la prevenzione degli incendi
    Flammschutzmittel | Flame retardants | Produits ignifuges | Productos ignífugos | Prodotti ignifughi
    Epoxidharze im Rohzustand | Unprocessed epoxy resins | Résines époxy à l'état brut | Resinas epoxi en bruto | Resine epossidiche allo stato grezzo
    Synthetische Harze im Rohzustand | Unprocessed synthetic resins | Résines synthétiques à l'état brut | Resinas sintéticas en bruto | Resine sintetiche allo stato grezzo
    Acrylharze im Rohzustand | Unprocessed acrylic resins | Résines acryliques à l'état brut | Resinas acrílicas en bruto | Resine acriliche allo stato grezzo
    Bodenverbesserungsmittel | Soil conditioning preparations | Produits pour l'amendement des sols | Preparaciones para enmendar suelos | Preparati per migliorare il suolo
    Organische Düngemittel | Organic fertilizers | Engrais organiques | Fertilizantes orgánicos | Fertilizzanti organici
    Dünger für Zimmerpflanzen | Fertilizers for houseplants | Engrais pour plantes d'intérieur | Fertilizantes para plantas de interior | Fertilizzanti per piante d'appartamento
    Stalldung | Manure | Fumier | Estiércol | Letame
    Humus | Humus | Humus | Humus | Humus
    Substrate für erdelose Kulturen [Landwirtschaft] | Substrates for soil-free growing [agriculture] | Substrats pour culture hors sol [agriculture] | Sustratos para cultivos sin suelo [agricultura] | Substrati per coltura senza suolo [agricoltura]
    Konservierungsmittel für Blumen | Flower preservatives | Produits pour la conservation des fleurs | Productos para conservar flores | Prodotti per la conservazione dei fiori
    Fliesenkleber | Adhesives for wall tiles | Adhésifs pour carreaux de revêtement | Adhesivos para baldosas de revestimiento | Adesivi per piastrelle da rivestimento
    Spachtel- und Füllmassen | Putties and other paste fillers | Mastics et autres matières de remplissage en pâte | Masillas y otras materias de relleno en pasta | Mastici e altri riempitivi in pasta
    Glaserkitt | Glaziers' putty | Mastic de vitrier | Masilla para vidrieros | Mastice per vetrai
    Dichtmittel zur Reparatur von Reifen | Tyre sealing compounds | Produits d'étanchéité pour la réparation de pneus | Selladores para la reparación de neumáticos | Sigillanti per la riparazione di pneumatici
    Konservierungsmittel für Mauerwerk, ausgenommen Farben und Öle | Masonry preservatives, except paints and oils | Produits pour la conservation des maçonneries, à l'exception des peintures et des huiles | Conservantes para mampostería, excepto pinturas y aceites | Prodotti per la conservazione delle opere in muratura, ad eccezione di pitture e oli
    Enteisungsmittel | De-icing preparations | Produits de dégivrage | Productos de deshielo | Prodotti antighiaccio
    Streusalz | Road salt | Sel de déneigement | Sal para el deshielo de carreteras | Sale antigelo per strade
    Servolenkungsflüssigkeiten | Power steering fluids | Liquides pour servodirections | Líquidos para servodirecciones | Liquidi per servosterzi
    Getriebeflüssigkeiten | Transmission fluids | Liquides de transmission | Líquidos de transmisión | Liquidi per trasmissioni
    Kältemittel | Refrigerants | Produits réfrigérants | Refrigerantes | Prodotti refrigeranti
    Flüssigkeiten zur Abgasnachbehandlung bei Dieselmotoren | Diesel exhaust fluid | Liquide d'échappement diesel | Fluidos de escape para motores diésel | Fluidi di scarico per motori diesel
    Säurehaltiges Wasser zum Nachfüllen von Batterien | Acidulated water for recharging batteries | Eau acidulée pour recharger les accumulateurs | Agua acidulada para recargar acumuladores | Acqua acidulata per la ricarica di accumulatori
    Lötflussmittel | Soldering fluxes | Flux de brasage | Fundentes para soldar | Fondenti per brasatura
    Aktivkohle | Activated carbon | Charbons actifs | Carbón activado | Carbone attivo
    Alkohol für gewerbliche Zwecke | Alcohol for industrial purposes | Alcool à usage industriel | Alcohol para uso industrial | Alcool per uso industriale
    Glyzerin für gewerbliche Zwecke | Glycerine for industrial purposes | Glycérine à usage industriel | Glicerina para uso industrial | Glicerina per uso industriale
    Zitronensäure für gewerbliche Zwecke | Citric acid for industrial purposes | Acide citrique à usage industriel | Ácido cítrico para uso industrial | Acido citrico per uso industriale
    Wasserstoff | Hydrogen | Hydrogène | Hidrógeno | Idrogeno
    Chemische Mittel zum Konservieren von Lebensmitteln | Chemical substances for preserving foodstuffs | Produits chimiques destinés à conserver les aliments | Sustancias químicas para conservar alimentos | Sostanze chimiche per conservare gli alimenti
    Enzyme für die Lebensmittelindustrie | Enzymes for the food industry | Enzymes pour l'industrie alimentaire | Enzimas para la industria alimentaria | Enzimi per l'industria alimentare
    Emulgatoren | Emulsifiers | Émulsifiants | Emulsionantes | Emulsionanti
    Vitamine für die Lebensmittelindustrie | Vitamins for the food industry | Vitamines pour l'industrie alimentaire | Vitaminas para la industria alimentaria | Vitamine per l'industria alimentare
    Antioxidantien zur Herstellung von Kosmetika | Antioxidants for use in the manufacture of cosmetics | Antioxydants pour la fabrication de cosmétiques | Antioxidantes para la fabricación de cosméticos | Antiossidanti per la fabbricazione di cosmetici
    Diagnostikmittel, nicht für medizinische oder veterinärmedizinische Zwecke | Diagnostic preparations, other than for medical or veterinary purposes | Produits de diagnostic autres qu'à usage médical ou vétérinaire | Productos de diagnóstico que no sean para uso médico ni veterinario | Preparati diagnostici non per uso medico o veterinario
    Chemische Erzeugnisse für die Lederzurichtung | Leather-dressing chemicals | Produits chimiques pour l'apprêtage du cuir | Productos químicos para aderezar el cuero | Prodotti chimici per rifinire il cuoio
  `,
  `
    Farben | Paints | Peintures | Pinturas | Pitture
    Firnisse | Varnishes | Vernis | Barnices | Vernici
    Farbstoffe | Dyes | Teintures | Tintes | Tinture
    Färbemittel | Colorants | Colorants | Colorantes | Coloranti
    Rostschutzmittel | Preservatives against rust | Préservatifs contre la rouille | Productos antioxidantes | Preservanti dalla ruggine
    Korrosionsschutzmittel | Anti-corrosive preparations | Produits anticorrosion | Productos anticorrosivos | Prodotti anticorrosivi
    Schutzmittel für Metalle | Protective preparations for metals | Produits pour la protection des métaux | Productos para proteger metales | Prodotti per la protezione dei metalli
    Druck-, Markierungs- und Graviertinten | Inks for printing, marking and engraving | Encres d'imprimerie, encres de marquage et encres de gravure | Tintas de imprenta, tintas de marcado y tintas de grabado | Inchiostri da stampa, inchiostri per marcatura e inchiostri per incisione
    Dispersionsfarben | Emulsion paints | Peintures émulsions | Pinturas en emulsión | Pitture in emulsione
    Deckenfarben | Ceiling paints | Peintures pour plafonds | Pinturas para techos | Pitture per soffitti
    Bodenfarben | Floor paints | Peintures pour sols | Pinturas para suelos | Pitture per pavimenti
    Betonfarben | Concrete paints | Peintures pour béton | Pinturas para hormigón | Pitture per calcestruzzo
    Farben für Dächer | Roof paints | Peintures pour toitures | Pinturas para tejados | Pitture per tetti
    Wasserfeste Farben | Waterproof paints | Peintures imperméables | Pinturas impermeables | Pitture impermeabili
    Bakterizide Farben | Bactericidal paints | Peintures bactéricides | Pinturas bactericidas | Pitture battericide
    Leuchtfarben | Luminous paints | Peintures luminescentes | Pinturas luminosas | Pitture luminescenti
    Farben für Straßenmarkierungen | Paints for road markings | Peintures pour le marquage routier | Pinturas para la señalización de carreteras | Pitture per segnaletica stradale
    Farben für Möbel | Paints for furniture | Peintures pour meubles | Pinturas para muebles | Pitture per mobili
    Metallschutzfarben | Metal protection paints | Peintures pour la protection des métaux | Pinturas para proteger metales | Pitture per la protezione dei metalli
    Emaillelacke | Enamels [varnishes] | Émaux [vernis] | Esmaltes [barnices] | Smalti [vernici]
    Beschichtungen [Anstrichmittel] | Coatings [paints] | Enduits [peintures] | Recubrimientos [pinturas] | Rivestimenti [pitture]
    Holzfarben | Wood paints | Peintures pour bois | Pinturas para madera | Pitture per legno
    Holzbeizen | Wood mordants | Mordants pour le bois | Mordientes para madera | Mordenti per legno
    Klarlacke für Holz | Clear varnishes for wood | Vernis incolores pour bois | Barnices transparentes para madera | Vernici trasparenti per legno
    Holzschutzöle | Oils for the preservation of wood | Huiles pour la conservation du bois | Aceites para conservar la madera | Oli per la conservazione del legno
    Verdünnungsmittel für Lacke | Thinners for lacquers | Diluants pour laques | Diluyentes para lacas | Diluenti per lacche
    Verdickungsmittel für Farben | Thickeners for paints | Épaississants pour peintures | Espesantes para pinturas | Addensanti per pitture
    Sikkative [Trockenmittel] für Farben | Siccatives [drying agents] for paints | Siccatifs pour peintures | Secantes [agentes de secado] para pinturas | Siccativi per pitture
    Fixative [Firnisse] | Fixatives [varnishes] | Fixatifs [vernis] | Fijadores [barnices] | Fissativi [vernici]
    Terpentin [Verdünnungsmittel für Farben] | Turpentine [thinner for paints] | Térébenthine [diluant pour peintures] | Trementina [diluyente de pinturas] | Trementina [diluente per pitture]
    Toner | Toner | Toner | Tóner | Toner
    Siebdruckfarben | Screen printing inks | Encres de sérigraphie | Tintas de serigrafía | Inchiostri per serigrafia
    Essbare Tinte | Edible ink | Encre comestible | Tinta comestible | Inchiostro commestibile
    Tinten für Leder | Inks for leather | Encres pour la peausserie | Tintas para cuero | Inchiostri per cuoio
    Schuhfarben | Shoe dyes | Teintures pour chaussures | Tintes para el calzado | Tinture per scarpe
    Gouachefarben | Gouache paints | Gouaches | Pinturas al guache | Colori a guazzo
    Keramikfarben | Ceramic paints | Peintures céramiques | Pinturas cerámicas | Colori per ceramica
    Stofffarben für Bastelzwecke | Fabric paints for arts and crafts | Peintures pour tissus pour travaux manuels | Pinturas para telas para manualidades | Colori per tessuti per lavori artigianali
    Blattmetalle für Maler, Dekorateure, Drucker und Künstler | Metal foil for use in painting, decorating, printing and art | Métaux en feuilles pour la peinture, la décoration, l'imprimerie et les travaux d'art | Metales en hojas para la pintura, la decoración, la imprenta y trabajos artísticos | Metalli in fogli per la pittura, la decorazione, la stampa e per lavori d'arte
  `,
  `
    Nicht medizinische Kosmetika | Non-medicated cosmetics | Cosmétiques non médicamenteux | Cosméticos no medicinales | Cosmetici non medicati
    Nicht medizinische Mittel für die Körper- und Schönheitspflege | Non-medicated toiletry preparations | Préparations de toilette non médicamenteuses | Preparaciones de tocador no medicinales | Preparati per la toeletta non medicati
    Nicht medizinische Zahnputzmittel | Non-medicated dentifrices | Dentifrices non médicamenteux | Dentífricos no medicinales | Dentifrici non medicati
    Reinigungsmittel für den Haushalt | Cleaning preparations for household purposes | Préparations de nettoyage à usage domestique | Preparaciones de limpieza para uso doméstico | Preparati per la pulizia per uso domestico
    Naturkosmetika | Natural cosmetics | Cosmétiques naturels | Cosméticos naturales | Cosmetici naturali
    Kosmetika für Kinder | Cosmetics for children | Cosmétiques pour enfants | Cosméticos para niños | Cosmetici per bambini
    Kosmetika für Tiere | Cosmetics for animals | Cosmétiques pour animaux | Cosméticos para animales | Cosmetici per animali
    Feuchtigkeitscremes | Moisturising creams | Crèmes hydratantes | Cremas hidratantes | Creme idratanti
    Gesichtsseren für kosmetische Zwecke | Facial serums for cosmetic purposes | Sérums pour le visage à usage cosmétique | Sérums faciales de uso cosmético | Sieri per il viso per uso cosmetico
    Gesichtswasser [Kosmetika] | Facial toners [cosmetics] | Toniques pour le visage [cosmétiques] | Tónicos faciales [cosméticos] | Tonici per il viso [cosmetici]
    Mizellenwasser | Micellar water | Eau micellaire | Agua micelar | Acqua micellare
    Abschminkmittel | Make-up removing preparations | Produits de démaquillage | Preparaciones desmaquillantes | Preparati struccanti
    Peelingcremes | Exfoliating creams | Crèmes exfoliantes | Cremas exfoliantes | Creme esfolianti
    Handcremes | Hand creams | Crèmes pour les mains | Cremas para las manos | Creme per le mani
    Augencremes für kosmetische Zwecke | Eye creams for cosmetic purposes | Crèmes pour les yeux à usage cosmétique | Cremas para los ojos de uso cosmético | Creme per gli occhi per uso cosmetico
    Nicht medizinische Lippenbalsame | Non-medicated lip balms | Baumes à lèvres non médicamenteux | Bálsamos labiales no medicinales | Balsami per le labbra non medicati
    Lipgloss | Lip gloss | Brillants à lèvres | Brillos de labios | Lucidalabbra
    Make-up-Grundierungen | Make-up foundations | Fonds de teint | Bases de maquillaje | Fondotinta
    Gesichtspuder | Face powder | Poudres pour le visage | Polvos para el rostro | Cipria per il viso
    Rouge | Blusher | Fards à joues | Coloretes | Fard per guance
    Augenbrauenstifte | Eyebrow pencils | Crayons pour les sourcils | Lápices de cejas | Matite per sopracciglia
    Eyeliner | Eyeliners | Eye-liners | Delineadores de ojos | Eyeliner
    Künstliche Wimpern | False eyelashes | Cils postiches | Pestañas postizas | Ciglia finte
    Klebstoffe zum Befestigen von künstlichen Wimpern | Adhesives for affixing false eyelashes | Adhésifs pour fixer les cils postiches | Adhesivos para fijar pestañas postizas | Adesivi per fissare ciglia finte
    Künstliche Nägel | False nails | Ongles postiches | Uñas postizas | Unghie finte
    Nagelpflegemittel | Nail care preparations | Produits pour le soin des ongles | Preparaciones para el cuidado de las uñas | Prodotti per la cura delle unghie
    Nagellackentferner | Nail varnish removers | Dissolvants pour vernis à ongles | Quitaesmaltes de uñas | Solventi per smalti per unghie
    Sonnencremes | Sun creams | Crèmes solaires | Cremas solares | Creme solari
    Selbstbräunungsmittel [Kosmetika] | Self-tanning preparations [cosmetics] | Produits autobronzants [cosmétiques] | Preparaciones autobronceadoras [cosméticos] | Prodotti autoabbronzanti [cosmetici]
    Enthaarungsmittel | Depilatory preparations | Produits épilatoires | Productos depilatorios | Prodotti depilatori
    Enthaarungswachs | Depilatory wax | Cire à épiler | Cera depilatoria | Cera per depilazione
    Rasierseifen | Shaving soap | Savon à barbe | Jabón de afeitar | Sapone da barba
    Bartöle | Beard oils | Huiles pour la barbe | Aceites para la barba | Oli per la barba
    Massageöle, nicht für medizinische Zwecke | Massage oils, not for medical purposes | Huiles de massage, non à usage médical | Aceites de masaje que no sean de uso médico | Oli da massaggio, non per uso medico
    Massagekerzen für kosmetische Zwecke | Massage candles for cosmetic purposes | Bougies de massage à usage cosmétique | Velas de masaje para uso cosmético | Candele da massaggio per uso cosmetico
    Badesalze, nicht für medizinische Zwecke | Bath salts, not for medical purposes | Sels pour le bain, non à usage médical | Sales de baño que no sean de uso médico | Sali da bagno, non per uso medico
    Schaumbäder | Bubble bath | Bains moussants | Baños de espuma | Bagnoschiuma
    Talkumpuder für Toilettezwecke | Talcum powder, for toilet use | Talc pour la toilette | Talco de tocador | Talco da toeletta
    Antitranspirantien [Toilettemittel] | Antiperspirants [toiletries] | Produits antitranspirants [articles de toilette] | Antitranspirantes [artículos de tocador] | Antitraspiranti [articoli da toeletta]
    Parfums | Perfumes | Parfums | Perfumes | Profumi
    Eau de Toilette | Eau de toilette | Eaux de toilette | Agua de tocador | Acqua da toeletta
    Haarpflegemittel | Hair care preparations | Produits pour le soin des cheveux | Preparaciones para el cuidado del cabello | Prodotti per la cura dei capelli
    Haarmasken | Hair masks | Masques capillaires | Mascarillas para el cabello | Maschere per capelli
    Haarwachs | Hair wax | Cire pour les cheveux | Cera para el cabello | Cera per capelli
    Trockenshampoos | Dry shampoos | Shampooings secs | Champús secos | Shampoo secchi
    Wattestäbchen für kosmetische Zwecke | Cotton swabs for cosmetic purposes | Bâtonnets ouatés à usage cosmétique | Bastoncillos de algodón para uso cosmético | Bastoncini di cotone per uso cosmetico
    Watte für kosmetische Zwecke | Cotton wool for cosmetic purposes | Ouate à usage cosmétique | Algodón de uso cosmético | Ovatta per uso cosmetico
    Mit kosmetischen Lotionen getränkte Tücher | Tissues impregnated with cosmetic lotions | Serviettes imprégnées de lotions cosmétiques | Toallitas impregnadas de lociones cosméticas | Salviette imbevute di lozioni cosmetiche
    Mit Reinigungsmitteln getränkte Babytücher | Baby wipes impregnated with cleaning preparations | Lingettes pour bébés imprégnées de préparations nettoyantes | Toallitas para bebés impregnadas con preparaciones de limpieza | Salviette per bebè impregnate di preparati detergenti
    Streifen zur Zahnaufhellung | Teeth whitening strips | Bandelettes de blanchiment dentaire | Tiras blanqueadoras para los dientes | Strisce sbiancanti per i denti
    Räucherwerk | Incense | Encens | Incienso | Incenso
    Potpourris [Duftstoffe] | Potpourris [fragrances] | Pots-pourris [parfums] | Popurrís aromáticos | Pot-pourri profumati
    Allzweckreinigungsmittel | All-purpose cleaning preparations | Préparations de nettoyage tous usages | Preparaciones de limpieza multiusos | Preparati per la pulizia multiuso
    WC-Reiniger | Toilet cleaners | Produits nettoyants pour toilettes | Limpiadores para inodoros | Detergenti per WC
    Entkalkungsmittel für Haushaltszwecke | Scale removing preparations for household purposes | Produits de détartrage à usage domestique | Productos desincrustantes para uso doméstico | Disincrostanti per uso domestico
    Autoreinigungsmittel | Automobile cleaning preparations | Produits de nettoyage pour automobiles | Preparaciones para limpiar automóviles | Preparati per la pulizia di automobili
    Bohnerwachs | Floor wax | Cire pour parquets | Cera para suelos | Cera per pavimenti
    Lederpflegecremes | Creams for leather | Crèmes pour le cuir | Cremas para el cuero | Creme per il cuoio
    Rostentfernungsmittel | Rust removing preparations | Produits pour enlever la rouille | Productos para quitar el óxido | Prodotti per togliere la ruggine
    Schleifmittel | Abrasives | Abrasifs | Abrasivos | Abrasivi
  `,
  `
    Technische Öle | Industrial oils | Huiles industrielles | Aceites industriales | Oli industriali
    Technische Fette | Industrial greases | Graisses industrielles | Grasas industriales | Grassi industriali
    Schmiermittel | Lubricants | Lubrifiants | Lubricantes | Lubrificanti
    Brennstoffe | Fuels | Combustibles | Combustibles | Combustibili
    Kraftstoffe für Motoren | Motor fuels | Carburants pour moteurs | Carburantes para motores | Carburanti per motori
    Leuchtstoffe | Illuminants | Matières éclairantes | Materiales de alumbrado | Materie illuminanti
    Wachs [Rohmaterial] | Wax [raw material] | Cire [matière première] | Cera [materia prima] | Cera [materia prima]
    Technisches Wachs | Industrial wax | Cire industrielle | Cera industrial | Cera industriale
    Dochte für Beleuchtungszwecke | Wicks for lighting | Mèches pour l'éclairage | Mechas de iluminación | Stoppini per illuminazione
    Feste Brennstoffe | Solid fuels | Combustibles solides | Combustibles sólidos | Combustibili solidi
    Flüssige Brennstoffe | Liquid fuels | Combustibles liquides | Combustibles líquidos | Combustibili liquidi
    Gasförmige Brennstoffe | Gaseous fuels | Combustibles gazeux | Combustibles gaseosos | Combustibili gassosi
    Mineralische Brennstoffe | Mineral fuels | Combustibles minéraux | Combustibles minerales | Combustibili minerali
    Brennstoffe aus Biomasse | Biomass fuels | Combustibles issus de la biomasse | Combustibles de biomasa | Combustibili da biomassa
    Biogas | Biogas | Biogaz | Biogás | Biogas
    Biodiesel | Biodiesel fuel | Carburant biodiesel | Combustible biodiésel | Carburante biodiesel
    Synthetische Kraftstoffe | Synthetic fuels | Carburants de synthèse | Combustibles sintéticos | Carburanti sintetici
    Flugzeugkraftstoffe | Aviation fuel | Carburants pour l'aviation | Combustible para aviación | Carburante per aviazione
    Alkohol [Brennstoff] | Alcohol [fuel] | Alcool [combustible] | Alcohol [combustible] | Alcool [combustibile]
    Propangas als Brennstoff | Propane gas for use as fuel | Propane utilisé en tant que combustible | Gas propano como combustible | Gas propano come combustibile
    Butangas als Brennstoff | Butane gas for use as fuel | Butane utilisé en tant que combustible | Gas butano como combustible | Gas butano come combustibile
    Strom aus erneuerbaren Energiequellen | Electrical energy from renewable sources | Énergie électrique provenant de sources renouvelables | Energía eléctrica procedente de fuentes renovables | Energia elettrica da fonti rinnovabili
    Solarstrom | Electricity from solar energy | Électricité produite à partir d'énergie solaire | Electricidad procedente de energía solar | Elettricità prodotta da energia solare
    Holzbriketts | Wood briquettes | Briquettes de bois | Briquetas de madera | Bricchette di legno
    Holzhackschnitzel als Brennstoff | Wood chips for use as fuel | Copeaux de bois utilisés en tant que combustible | Virutas de madera como combustible | Trucioli di legno come combustibile
    Holzkohlebriketts | Charcoal briquettes | Briquettes de charbon de bois | Briquetas de carbón vegetal | Bricchette di carbone di legna
    Braunkohle | Lignite | Lignite | Lignito | Lignite
    Anthrazit | Anthracite | Anthracite | Antracita | Antracite
    Nachtlichter [Kerzen] | Nightlights [candles] | Veilleuses [bougies] | Lamparillas [velas] | Lumini da notte [candele]
    Christbaumkerzen | Christmas tree candles | Bougies pour arbres de Noël | Velas para árboles de Navidad | Candele per alberi di Natale
    Bienenwachskerzen | Beeswax candles | Bougies en cire d'abeilles | Velas de cera de abejas | Candele di cera d'api
    Sojawachskerzen | Soy wax candles | Bougies en cire de soja | Velas de cera de soja | Candele di cera di soia
    Aromatherapiekerzen | Aromatherapy candles | Bougies pour l'aromathérapie | Velas de aromaterapia | Candele per aromaterapia
    Geburtstagskerzen | Birthday candles | Bougies d'anniversaire | Velas de cumpleaños | Candeline di compleanno
    Wachs für Kerzen | Wax for making candles | Cire pour la fabrication de bougies | Cera para fabricar velas | Cera per la fabbricazione di candele
    Schmiermittel für Fahrzeuge | Vehicle lubricants | Lubrifiants pour véhicules | Lubricantes para vehículos | Lubrificanti per veicoli
    Kettenschmiermittel für Fahrräder | Bicycle chain lubricants | Lubrifiants pour chaînes de bicyclettes | Lubricantes para cadenas de bicicletas | Lubrificanti per catene di biciclette
    Schalöle | Oils for releasing form work [shuttering] | Huiles de décoffrage | Aceites de desencofrado | Oli per il disarmo di casseforme
    Vaseline für technische Zwecke | Petroleum jelly for industrial purposes | Vaseline à usage industriel | Vaselina para uso industrial | Vaselina per uso industriale
    Lederkonservierungsöle | Oils for the preservation of leather | Huiles pour la conservation du cuir | Aceites para conservar el cuero | Oli per la conservazione del cuoio
    Mittel zur Entfernung von Staub | Dust removing preparations | Produits pour enlever la poussière | Preparaciones para eliminar el polvo | Preparati per rimuovere la polvere
  `,
  `
    Pharmazeutische Erzeugnisse | Pharmaceuticals | Produits pharmaceutiques | Productos farmacéuticos | Prodotti farmaceutici
    Veterinärmedizinische Präparate | Veterinary preparations | Préparations vétérinaires | Preparaciones veterinarias | Preparati veterinari
    Hygienepräparate für medizinische Zwecke | Sanitary preparations for medical purposes | Produits hygiéniques à usage médical | Productos higiénicos y sanitarios de uso médico | Prodotti igienici per uso medico
    Nahrungsergänzungsmittel für Tiere | Dietary supplements for animals | Compléments alimentaires pour animaux | Suplementos alimenticios para animales | Integratori alimentari per animali
    Pflanzliche Nahrungsergänzungsmittel | Herbal dietary supplements | Compléments alimentaires à base de plantes | Suplementos alimenticios a base de hierbas | Integratori alimentari a base di erbe
    Nahrungsergänzungsmittel in Pulverform | Dietary supplements in powder form | Compléments alimentaires sous forme de poudre | Suplementos alimenticios en polvo | Integratori alimentari in polvere
    Nahrungsergänzungsmittel in Form von Getränken | Dietary supplement drinks | Compléments alimentaires sous forme de boissons | Suplementos alimenticios en forma de bebidas | Integratori alimentari sotto forma di bevande
    Proteinpulver als Nahrungsergänzung | Protein powder dietary supplements | Compléments alimentaires sous forme de poudres protéinées | Suplementos alimenticios de proteínas en polvo | Integratori alimentari di proteine in polvere
    Probiotische Nahrungsergänzungsmittel | Probiotic dietary supplements | Compléments alimentaires probiotiques | Suplementos alimenticios probióticos | Integratori alimentari probiotici
    Kollagenhaltige Nahrungsergänzungsmittel | Dietary supplements containing collagen | Compléments alimentaires contenant du collagène | Suplementos alimenticios que contienen colágeno | Integratori alimentari contenenti collagene
    Vitamin- und Mineralstoffpräparate | Vitamin and mineral preparations | Préparations de vitamines et de minéraux | Preparaciones de vitaminas y minerales | Preparati a base di vitamine e minerali
    Vitaminpräparate in Form von Fruchtgummis | Gummy vitamins | Vitamines sous forme de bonbons gélifiés | Vitaminas en forma de gominolas | Vitamine sotto forma di caramelle gommose
    Diätetische Getränke für medizinische Zwecke | Dietetic beverages adapted for medical purposes | Boissons diététiques à usage médical | Bebidas dietéticas para uso médico | Bevande dietetiche per uso medico
    Diätetische Erzeugnisse für medizinische Zwecke | Dietetic substances adapted for medical purposes | Substances diététiques à usage médical | Sustancias dietéticas para uso médico | Sostanze dietetiche per uso medico
    Schlankheitspillen | Slimming pills | Pilules amaigrissantes | Pastillas adelgazantes | Pillole dimagranti
    Milchpulver für Babys | Powdered milk for babies | Lait en poudre pour bébés | Leche en polvo para bebés | Latte in polvere per neonati
    Getränke für Babys | Beverages for babies | Boissons pour bébés | Bebidas para bebés | Bevande per neonati
    Mineralwässer für medizinische Zwecke | Mineral water for medical purposes | Eaux minérales à usage médical | Aguas minerales para uso médico | Acque minerali per uso medico
    Heilkräuter | Medicinal herbs | Herbes médicinales | Hierbas medicinales | Erbe medicinali
    Kaugummi für medizinische Zwecke | Chewing gum for medical purposes | Gommes à mâcher à usage médical | Goma de mascar para uso médico | Gomma da masticare per uso medico
    Präparate zur Behandlung von Erkältungen | Preparations for treating colds | Produits pour le traitement du rhume | Preparaciones para el tratamiento del resfriado | Preparati per il trattamento del raffreddore
    Halspastillen für medizinische Zwecke | Medicated throat lozenges | Pastilles pour la gorge à usage médical | Pastillas para la garganta de uso médico | Pastiglie per la gola per uso medico
    Antiallergika | Allergy medications | Médicaments contre les allergies | Medicamentos contra la alergia | Medicinali antiallergici
    Beruhigungsmittel | Sedatives | Sédatifs | Sedantes | Sedativi
    Schlafmittel | Soporifics | Somnifères | Somníferos | Sonniferi
    Entzündungshemmende Mittel | Anti-inflammatories | Anti-inflammatoires | Antiinflamatorios | Antinfiammatori
    Antiseptika | Antiseptics | Antiseptiques | Antisépticos | Antisettici
    Pharmazeutische Präparate zur Hautpflege | Pharmaceutical preparations for skin care | Produits pharmaceutiques pour les soins de la peau | Preparaciones farmacéuticas para el cuidado de la piel | Preparati farmaceutici per la cura della pelle
    Präparate zur Behandlung von Akne | Acne treatment preparations | Produits pour le traitement de l'acné | Preparaciones para el tratamiento del acné | Preparati per il trattamento dell'acne
    Balsame für medizinische Zwecke | Balms for medical purposes | Baumes à usage médical | Bálsamos para uso médico | Balsami per uso medico
    Hormone für medizinische Zwecke | Hormones for medical purposes | Hormones à usage médical | Hormonas para uso médico | Ormoni per uso medico
    Chemische Empfängnisverhütungsmittel | Chemical contraceptives | Contraceptifs chimiques | Anticonceptivos químicos | Contraccettivi chimici
    Gleitmittel für den sexuellen Gebrauch | Personal sexual lubricants | Lubrifiants sexuels | Lubricantes sexuales | Lubrificanti sessuali
    Nikotinpflaster zur Raucherentwöhnung | Nicotine patches for use as aids to stop smoking | Patchs de nicotine pour aider à arrêter de fumer | Parches de nicotina para dejar de fumar | Cerotti alla nicotina per smettere di fumare
    Cannabis für medizinische Zwecke | Cannabis for medical purposes | Cannabis à usage médical | Cannabis para uso médico | Cannabis per uso medico
    Chemische Reagenzien für medizinische oder veterinärmedizinische Zwecke | Chemical reagents for medical or veterinary purposes | Réactifs chimiques à usage médical ou vétérinaire | Reactivos químicos para uso médico o veterinario | Reagenti chimici per uso medico o veterinario
    Medizinische Seifen | Medicated soap | Savons médicinaux | Jabones medicinales | Saponi medicinali
    Medizinische Shampoos | Medicated shampoos | Shampooings médicamenteux | Champús medicinales | Shampoo medicati
    Medizinische Zahnputzmittel | Medicated dentifrices | Dentifrices médicamenteux | Dentífricos medicinales | Dentifrici medicati
    Mundspülungen für medizinische Zwecke | Mouthwashes for medical purposes | Bains de bouche à usage médical | Enjuagues bucales para uso médico | Collutori per uso medico
    Badezusätze für medizinische Zwecke | Bath preparations for medical purposes | Préparations pour le bain à usage médical | Preparaciones para el baño de uso médico | Preparati per il bagno per uso medico
    Desinfizierende Seifen | Disinfectant soap | Savons désinfectants | Jabones desinfectantes | Saponi disinfettanti
    Antibakterielle Handwaschmittel | Antibacterial handwashes | Produits antibactériens pour le lavage des mains | Productos antibacterianos para lavar las manos | Detergenti antibatterici per le mani
    Desinfektionstücher | Disinfectant wipes | Lingettes désinfectantes | Toallitas desinfectantes | Salviette disinfettanti
    Desinfektionsmittel für den Haushalt | Disinfectants for household use | Désinfectants à usage ménager | Desinfectantes para uso doméstico | Disinfettanti per uso domestico
    Mittel gegen Läuse [Pedikulizide] | Lice treatment preparations [pediculicides] | Produits contre les poux [pédiculicides] | Preparaciones para eliminar piojos [pediculicidas] | Preparati contro i pidocchi [pediculicidi]
    Verbandmull | Gauze for dressings | Gaze pour pansements | Gasas para apósitos | Garza per medicazioni
    Watte für medizinische Zwecke | Cotton wool for medical purposes | Ouate à usage médical | Algodón para uso médico | Ovatta per uso medico
    Klebebänder für medizinische Zwecke | Adhesive tapes for medical purposes | Bandes adhésives à usage médical | Cintas adhesivas para uso médico | Nastri adesivi per uso medico
    Slipeinlagen [Hygieneartikel] | Panty liners [sanitary] | Protège-slips [produits hygiéniques] | Salvaslips [productos higiénicos] | Salvaslip [prodotti igienici]
    Monatshöschen | Sanitary panties | Culottes hygiéniques | Bragas higiénicas | Mutandine igieniche
    Windelhosen für Babys | Babies' nappy-pants | Couches-culottes pour bébés | Braga-pañales para bebés | Pannolini a mutandina per neonati
    Stilleinlagen | Breast-nursing pads | Coussinets d'allaitement | Discos de lactancia | Coppette assorbilatte
    Windeln für Haustiere | Nappies for pets | Couches pour animaux de compagnie | Pañales para animales de compañía | Pannolini per animali da compagnia
    Haftmittel für Zahnprothesen | Adhesives for dentures | Adhésifs pour prothèses dentaires | Adhesivos para prótesis dentales | Adesivi per protesi dentarie
    Abdruckmassen für zahnärztliche Zwecke | Dental impression materials | Matières pour empreintes dentaires | Materiales para impresiones dentales | Materiali per impronte dentarie
    Mittel zur Vertilgung von schädlichen Tieren | Preparations for destroying vermin | Produits pour la destruction d'animaux nuisibles | Productos para eliminar animales dañinos | Prodotti per la distruzione di animali nocivi
    Insektenabwehrmittel | Insect repellents | Produits insectifuges | Repelentes de insectos | Insettifughi
    Pestizide | Pesticides | Pesticides | Pesticidas | Pesticidi
    Mottenschutzmittel | Mothproofing preparations | Produits antimites | Productos antipolillas | Prodotti antitarme
  `,
]
