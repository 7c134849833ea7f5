/** Special terms of the classes 36 to 40. */
export const special36To40 = [
  `
    Fahrradversicherungen | Bicycle insurance | Assurance vélo | Seguros de bicicletas | Assicurazioni per biciclette
    Haushaltsversicherungen | Household insurance | Assurance habitation | Seguros de hogar | Assicurazione casa
    Vermietung von Ladenlokalen | Rental of shop premises | Location de locaux commerciaux de vente | Alquiler de locales comerciales para tiendas | Affitto di negozi
    Verpachtung von Land | Leasing of land | Affermage de terrains | Arrendamiento de terrenos | Affitto di terreni
    Vermietung von Studentenwohnungen | Rental of student apartments | Location d'appartements pour étudiants | Alquiler de apartamentos para estudiantes | Affitto di appartamenti per studenti
    Hausverwaltung für Dritte | Property management for others | Gestion de propriétés pour des tiers | Gestión de propiedades para terceros | Gestione di proprietà per conto terzi
    Spendensammlung über Online-Plattformen | Fundraising via online platforms | Collecte de dons par le biais de plateformes en ligne | Recaudación de fondos a través de plataformas en línea | Raccolta fondi tramite piattaforme online
    Zahnversicherungen | Dental insurance | Assurance dentaire | Seguros dentales | Assicurazioni dentarie
  `,
  `
    Ölwechsel bei Kraftfahrzeugen | Oil change services for motor vehicles | Vidange de véhicules à moteur | Cambio de aceite de vehículos de motor | Cambio dell'olio per autoveicoli
    Reparatur von Fahrzeugbremsen | Vehicle brake repair | Réparation de freins de véhicules | Reparación de frenos de vehículos | Riparazione di freni per veicoli
    Inspektion von Kraftfahrzeugen vor der Wartung oder Reparatur | Inspection of motor vehicles prior to maintenance or repair | Inspection de véhicules à moteur avant entretien ou réparation | Inspección de vehículos de motor previa al mantenimiento o la reparación | Ispezione di autoveicoli prima della manutenzione o riparazione
    Austausch von Akkus und Bildschirmen von Mobiltelefonen | Replacement of batteries and screens of mobile telephones | Remplacement de batteries et d'écrans de téléphones mobiles | Sustitución de baterías y pantallas de teléfonos móviles | Sostituzione di batterie e schermi di telefoni cellulari
    Montage von Dachrinnen | Gutter installation | Pose de gouttières | Instalación de canalones | Posa di grondaie
    Reinigung von Dachrinnen | Gutter cleaning | Nettoyage de gouttières | Limpieza de canalones | Pulizia di grondaie
    Dachdämmung | Roof insulation services | Isolation de toitures | Aislamiento de tejados | Isolamento di tetti
    Dachausbau | Loft conversion | Aménagement de combles | Acondicionamiento de buhardillas | Ristrutturazione di sottotetti
    Zaunbau | Fence installation | Installation de clôtures | Instalación de vallas | Installazione di recinzioni
    Installation und Reparatur von Schlössern | Installation and repair of locks | Installation et réparation de serrures | Instalación y reparación de cerraduras | Installazione e riparazione di serrature
    Installation von Öfen und Kaminen | Installation of stoves and fireplaces | Installation de poêles et de cheminées | Instalación de estufas y chimeneas | Installazione di stufe e camini
    Polster- und Matratzenreinigung | Cleaning of upholstery and mattresses | Nettoyage de tissus d'ameublement et de matelas | Limpieza de tapicerías y colchones | Pulizia di tappezzerie e materassi
    Reinigung von Solaranlagen | Cleaning of solar panels | Nettoyage de panneaux solaires | Limpieza de paneles solares | Pulizia di pannelli solari
    Reinigung von Wohnhäusern und Ferienwohnungen | Cleaning of homes and holiday apartments | Nettoyage de logements et de locations de vacances | Limpieza de viviendas y apartamentos turísticos | Pulizia di case e appartamenti per vacanze
    Bau von Holzhäusern | Construction of wooden houses | Construction de maisons en bois | Construcción de casas de madera | Costruzione di case in legno
    Handwerkerdienste für kleine Reparaturen im Haushalt | Handyman services [household repairs] | Services de petits travaux de réparation domestique | Servicios de pequeñas reparaciones domésticas | Servizi di piccole riparazioni domestiche
    Schimmelbeseitigung | Mould removal from buildings | Élimination de moisissures dans les bâtiments | Eliminación de moho en edificios | Rimozione di muffe da edifici
    Reparatur von Nähmaschinen | Repair of sewing machines | Réparation de machines à coudre | Reparación de máquinas de coser | Riparazione di macchine per cucire
    Reparatur von Wohnmobilen und Wohnwagen | Repair of motor homes and caravans | Réparation d'autocaravanes et de caravanes | Reparación de autocaravanas y caravanas | Riparazione di camper e roulotte
    Wohnungsrenovierung | Renovation of apartments | Rénovation d'appartements | Reforma de pisos | Ristrutturazione di appartamenti
    Terrassenbau | Terrace construction | Construction de terrasses | Construcción de terrazas | Costruzione di terrazze
    Hausmeisterdienste [Wartung von Gebäuden] | Caretaker services [building maintenance] | Services de conciergerie d'immeubles [entretien] | Servicios de conserjería [mantenimiento de edificios] | Servizi di portineria [manutenzione di edifici]
    Autofolierung | Vehicle wrapping services | Pose de films adhésifs sur véhicules | Servicios de vinilado de vehículos | Applicazione di pellicole su veicoli
  `,
  '',
  `
    Carpooling-Dienste | Carpooling services | Services de covoiturage | Servicios de coche compartido entre particulares | Servizi di car pooling
    Vermittlung von Mitfahrgelegenheiten | Arranging of car pooling | Mise en relation pour le covoiturage | Organización de viajes en coche compartido | Organizzazione di passaggi in auto condivisi
    Rollersharing | Scooter sharing services | Services de trottinettes en libre-service | Servicios de patinetes compartidos | Servizi di monopattini in condivisione
    Vermietung von Transportern | Rental of vans | Location de fourgonnettes | Alquiler de furgonetas | Noleggio di furgoni
    Vermietung von Pkw | Car rental | Location de voitures | Alquiler de coches | Noleggio di automobili
    Vermietung von Campingbussen | Rental of camper vans | Location de fourgons aménagés | Alquiler de furgonetas camper | Noleggio di furgoni camperizzati
    Vermietung von Kanus und Kajaks | Rental of canoes and kayaks | Location de canoës et de kayaks | Alquiler de canoas y kayaks | Noleggio di canoe e kayak
    Krankenfahrten | Non-emergency patient transport | Transport non urgent de patients | Transporte no urgente de pacientes | Trasporto non urgente di pazienti
    Schulbusverkehr | School bus services | Services d'autobus scolaires | Servicios de autobús escolar | Servizi di scuolabus
    Organisation von Bootsausflügen | Arranging of boat trips | Organisation d'excursions en bateau | Organización de excursiones en barco | Organizzazione di gite in barca
    Organisation von Wanderreisen | Arranging of hiking tours | Organisation de randonnées guidées | Organización de rutas de senderismo | Organizzazione di escursioni a piedi
    Organisation von Gruppenreisen | Arranging of group tours | Organisation de voyages en groupe | Organización de viajes en grupo | Organizzazione di viaggi di gruppo
    Haushaltsauflösungen [Transport] | House clearance [transport] | Débarras de maisons [transport] | Vaciado de viviendas [transporte] | Sgombero di case [trasporto]
    Vermietung von Abfallcontainern | Rental of waste containers | Location de bennes à déchets | Alquiler de contenedores de residuos | Noleggio di contenitori per rifiuti
    Klaviertransporte | Piano transport | Transport de pianos | Transporte de pianos | Trasporto di pianoforti
    Tiertransporte für Haustiere | Pet transport | Transport d'animaux de compagnie | Transporte de animales de compañía | Trasporto di animali domestici
    Fulfillment [Lagerung, Verpackung und Versand] | Order fulfilment [storage, packaging and shipping] | Traitement logistique de commandes [entreposage, emballage et expédition] | Preparación logística de pedidos [almacenamiento, embalaje y envío] | Evasione logistica di ordini [deposito, imballaggio e spedizione]
    Limousinendienste | Limousine services | Services de limousines | Servicios de limusinas | Servizi di limousine
    Kühllagerung | Cold storage | Entreposage frigorifique | Almacenamiento frigorífico | Deposito refrigerato
    Lieferdienste für Lebensmittel | Grocery delivery | Livraison de produits d'épicerie | Reparto de comestibles | Consegna di generi alimentari
  `,
  `
    Bedrucken von Tassen | Custom printing of mugs | Impression personnalisée de tasses | Impresión personalizada de tazas | Stampa personalizzata di tazze
    Bedrucken von Textilien auf Bestellung | Custom printing on textiles | Impression personnalisée sur textiles | Impresión personalizada en textiles | Stampa personalizzata su tessuti
    Änderung von Brautkleidern | Alteration of wedding dresses | Retouche de robes de mariée | Arreglo de vestidos de novia | Modifica di abiti da sposa
    Näharbeiten [Auftragsfertigung] | Sewing [custom manufacture] | Couture [fabrication sur commande] | Costura [fabricación por encargo] | Cucito [fabbricazione su ordinazione]
    Maßschuhmacherei | Bespoke shoemaking | Fabrication de chaussures sur mesure | Fabricación de zapatos a medida | Fabbricazione di calzature su misura
    Drechseln | Wood turning | Tournage sur bois | Torneado de madera | Tornitura del legno
    CNC-Bearbeitung | CNC machining services | Usinage à commande numérique | Mecanizado CNC | Lavorazioni CNC
    Altmetallrecycling | Scrap metal recycling | Recyclage de ferraille | Reciclaje de chatarra | Riciclaggio di rottami metallici
    Kompostierung | Composting services | Compostage | Compostaje | Compostaggio
    Ölpressen für Dritte | Oil pressing for others | Pressage d'huile pour des tiers | Prensado de aceite para terceros | Spremitura di olio per conto terzi
    Präparieren von Tieren | Taxidermy | Taxidermie | Taxidermia | Tassidermia
    Maßanfertigung von Möbeln aus Holz | Custom joinery | Menuiserie sur mesure | Carpintería a medida | Falegnameria su misura
  `,
]
