/** Further terms of the classes 36 to 40. */
export const further36To40 = [
  `
    Finanzdienstleistungen | Financial services | Services financiers | Servicios financieros | Servizi finanziari
    Geldgeschäfte | Monetary services | Services monétaires | Servicios monetarios | Servizi monetari
    Finanzanalysen | Financial analysis | Analyse financière | Análisis financiero | Analisi finanziaria
    Finanzmanagement | Financial management | Gestion financière | Gestión financiera | Gestione finanziaria
    Finanzierungen | Financing services | Services de financement | Servicios de financiación | Servizi di finanziamento
    Finanzplanung | Financial planning | Planification financière | Planificación financiera | Pianificazione finanziaria
    Bereitstellung von Finanzinformationen über eine Website | Providing financial information via a website | Mise à disposition d'informations financières par le biais d'un site web | Suministro de información financiera a través de un sitio web | Fornitura di informazioni finanziarie tramite un sito web
    Schuldnerberatung | Debt advisory services | Services de conseillers en matière d'endettement | Servicios de asesoramiento sobre deudas | Servizi di consulenza in materia di indebitamento
    Unternehmensfinanzierungen | Corporate finance services | Services de financement d'entreprises | Servicios de financiación de empresas | Servizi di finanziamento per imprese
    Finanzierung von Start-up-Unternehmen | Financing of start-up companies | Financement de jeunes entreprises | Financiación de empresas emergentes | Finanziamento di start-up
    Projektfinanzierungen | Project financing | Financement de projets | Financiación de proyectos | Finanziamento di progetti
    Investmentbanking | Investment banking | Services de banque d'investissement | Servicios de banca de inversión | Servizi di investment banking
    Hypothekenbankgeschäfte | Mortgage banking | Services bancaires hypothécaires | Servicios bancarios hipotecarios | Servizi bancari ipotecari
    Mobile-Banking-Dienste | Mobile banking services | Services bancaires mobiles | Servicios de banca móvil | Servizi bancari tramite dispositivi mobili
    Bankkontodienste | Bank account services | Services de comptes bancaires | Servicios de cuentas bancarias | Servizi di conti bancari
    Bankdienstleistungen über Geldautomaten | Automated teller machine services | Services de guichets automatiques bancaires | Servicios de cajeros automáticos | Servizi di sportelli bancari automatici
    Bausparkassengeschäfte | Building society services | Services de caisses d'épargne-logement | Servicios de cajas de ahorro para la vivienda | Servizi di istituti di credito edilizio
    Zahlungsabwicklung | Payment processing services | Services de traitement de paiements | Servicios de procesamiento de pagos | Servizi di elaborazione di pagamenti
    Abwicklung von Kreditkartenzahlungen | Processing of credit card payments | Traitement de paiements par carte de crédit | Procesamiento de pagos por tarjeta de crédito | Elaborazione di pagamenti con carta di credito
    Abwicklung von Debitkartenzahlungen | Processing of debit card payments | Traitement de paiements par carte de débit | Procesamiento de pagos por tarjeta de débito | Elaborazione di pagamenti con carta di debito
    Mobile Zahlungsdienste | Mobile payment services | Services de paiement mobile | Servicios de pago por móvil | Servizi di pagamento tramite dispositivi mobili
    Kontaktlose Zahlungsdienste | Contactless payment services | Services de paiement sans contact | Servicios de pago sin contacto | Servizi di pagamento senza contatto
    Elektronische Geldbörsen [Zahlungsdienste] | Electronic wallet services [payment services] | Services de portefeuilles électroniques [services de paiement] | Servicios de monederos electrónicos [servicios de pago] | Servizi di portafogli elettronici [servizi di pagamento]
    Bezahlen von Rechnungen für Dritte | Bill payment services | Services de paiement de factures | Servicios de pago de facturas | Servizi di pagamento di fatture
    Ausgabe von Debitkarten | Issuance of debit cards | Émission de cartes de débit | Emisión de tarjetas de débito | Emissione di carte di debito
    Ausgabe von Prepaid-Karten | Issuance of prepaid cards | Émission de cartes prépayées | Emisión de tarjetas de prepago | Emissione di carte prepagate
    Ausgabe von elektronischem Geld | Issuance of electronic money | Émission de monnaie électronique | Emisión de dinero electrónico | Emissione di moneta elettronica
    Ausgabe von Wertmarken | Issuance of tokens of value | Émission de bons de valeur | Emisión de bonos de valor | Emissione di buoni di valore
    Treuhänderische Dienstleistungen [Finanzwesen] | Fiduciary services | Services fiduciaires | Servicios fiduciarios | Servizi fiduciari
    Finanzieller Umtausch von Krypto-Vermögenswerten | Financial exchange of crypto assets | Opérations financières de change de crypto-actifs | Operaciones financieras de cambio de criptoactivos | Cambio finanziario di criptoattività
    Elektronische Übertragung von Krypto-Vermögenswerten | Electronic transfer of crypto assets | Transfert électronique de crypto-actifs | Transferencia electrónica de criptoactivos | Trasferimento elettronico di criptoattività
    Abwicklung von Zahlungen in Kryptowährung | Cryptocurrency payment processing | Traitement de paiements en cryptomonnaie | Procesamiento de pagos en criptomonedas | Elaborazione di pagamenti in criptovaluta
    Finanzielle Verwahrung von Krypto-Vermögenswerten für Dritte | Financial custody of crypto assets for others | Garde financière de crypto-actifs pour des tiers | Custodia financiera de criptoactivos por cuenta de terceros | Custodia finanziaria di criptoattività per conto terzi
    Beratung in Bezug auf Kryptowährungen [Finanzen] | Financial consultancy relating to cryptocurrencies | Conseils financiers en matière de cryptomonnaies | Asesoramiento financiero sobre criptomonedas | Consulenza finanziaria in materia di criptovalute
    Kapitalanlagen | Capital investment | Investissement de capitaux | Inversión de capital | Investimento di capitali
    Anlageberatung | Investment advice | Conseils en investissement | Asesoramiento en inversiones | Consulenza in materia di investimenti
    Automatisierte Anlageberatung | Automated investment advice | Conseils automatisés en investissement | Asesoramiento automatizado en inversiones | Consulenza automatizzata in materia di investimenti
    Verwaltung von Wertpapierportfolios | Securities portfolio management | Gestion de portefeuilles de valeurs mobilières | Gestión de carteras de valores | Gestione di portafogli titoli
    Private-Equity-Investitionen | Private equity investment | Investissement en capital privé | Inversión en capital privado | Investimenti in private equity
    Immobilieninvestitionen | Real estate investment | Investissements immobiliers | Inversiones inmobiliarias | Investimenti immobiliari
    Devisenhandel | Foreign exchange trading | Négociation de devises | Negociación de divisas | Negoziazione di valuta estera
    Rohstoffhandel [Finanzdienstleistungen] | Commodity trading [financial services] | Négociation de matières premières [services financiers] | Negociación de materias primas [servicios financieros] | Negoziazione di materie prime [servizi finanziari]
    Wertpapiervermittlung | Securities brokerage | Courtage de valeurs mobilières | Corretaje de valores | Intermediazione di titoli
    Vermittlung von Emissionszertifikaten | Brokerage of carbon credits | Courtage de crédits de carbone | Corretaje de créditos de carbono | Mediazione di crediti di carbonio
    Börsenkursnotierungen | Stock exchange quotations | Cotations boursières | Cotización bursátil | Quotazioni in borsa
    Kreditvermittlung | Loan brokerage | Courtage en crédits | Corretaje de préstamos | Intermediazione di prestiti
    Vergabe von Verbraucherkrediten | Consumer loan services | Services de prêts à la consommation | Servicios de préstamos al consumo | Servizi di prestiti al consumo
    Vergabe von Ratenkrediten | Instalment loan services | Services de prêts remboursables par versements échelonnés | Servicios de préstamos a plazos | Servizi di prestiti rateali
    Vergabe von Mikrokrediten | Microlending services | Services de microcrédits | Servicios de microcréditos | Servizi di microcredito
    Vermittlung von Krediten zwischen Privatpersonen | Peer-to-peer loan brokerage | Courtage de prêts entre particuliers | Intermediación de préstamos entre particulares | Intermediazione di prestiti tra privati
    Pfandleihgeschäfte | Pawnbroking | Prêt sur gage | Préstamos prendarios | Prestiti su pegno
    Zollabfertigung für Dritte [Finanzdienstleistungen] | Financial customs brokerage services | Services financiers de courtage en douane | Servicios financieros de corretaje aduanero | Servizi finanziari di intermediazione doganale
    Unfallversicherungen | Accident insurance | Assurances contre les accidents | Seguros contra accidentes | Assicurazioni contro gli infortuni
    Feuerversicherungen | Fire insurance | Assurances contre les incendies | Seguros contra incendios | Assicurazioni contro gli incendi
    Reiseversicherungen | Travel insurance | Assurances voyage | Seguros de viaje | Assicurazioni di viaggio
    Hausratversicherungen | Home contents insurance | Assurances du contenu d'habitations | Seguros del contenido del hogar | Assicurazioni sul contenuto dell'abitazione
    Gebäudeversicherungen | Buildings insurance | Assurances des bâtiments | Seguros de edificios | Assicurazioni sui fabbricati
    Rechtsschutzversicherungen | Legal expenses insurance | Assurances de protection juridique | Seguros de asistencia jurídica | Assicurazioni di tutela legale
    Berufsunfähigkeitsversicherungen | Disability insurance | Assurances invalidité | Seguros de invalidez | Assicurazioni contro l'invalidità
    Tierkrankenversicherungen | Pet health insurance | Assurances santé pour animaux de compagnie | Seguros de salud para animales de compañía | Assicurazioni sanitarie per animali da compagnia
    Cyberversicherungen | Cyber insurance | Assurances contre les cyber-risques | Seguros contra riesgos cibernéticos | Assicurazioni contro i rischi informatici
    Beratung in Versicherungsangelegenheiten | Insurance consultancy | Conseils en matière d'assurances | Consultoría sobre seguros | Consulenza in materia di assicurazioni
    Bearbeitung von Versicherungsansprüchen | Insurance claims processing | Traitement de déclarations de sinistres | Tramitación de reclamaciones de seguros | Gestione di sinistri assicurativi
    Versicherungsmathematische Dienstleistungen | Actuarial services | Services d'actuariat | Servicios actuariales | Servizi attuariali
    Dienstleistungen eines Immobilienmaklers | Real estate agency services | Services d'agences immobilières | Servicios de agencias inmobiliarias | Servizi di agenzie immobiliari
    Immobilienberatung | Real estate consultancy | Conseils en immobilier | Consultoría inmobiliaria | Consulenza immobiliare
    Vermietung von Immobilien | Rental of real estate | Location de biens immobiliers | Alquiler de bienes inmuebles | Affitto di beni immobili
    Vermietung von Geschäftsräumen | Rental of business premises | Location de locaux commerciaux | Alquiler de locales comerciales | Affitto di locali commerciali
    Vermittlung von Wohnungen | Accommodation bureau services [apartments] | Agences de logement [appartements] | Servicios de agencias de alojamiento [apartamentos] | Agenzie di alloggi [appartamenti]
    Verwaltung von Wohngebäuden | Apartment house management | Gérance d'immeubles d'habitation | Administración de edificios de viviendas | Amministrazione di edifici residenziali
    Einziehen von Miet- und Pachterträgen | Rent collection | Recouvrement de loyers | Cobro de alquileres | Riscossione di canoni di affitto
    Immobilienfinanzierungen | Real estate financing | Financement immobilier | Financiación inmobiliaria | Finanziamenti immobiliari
    Schätzung von Kunstgegenständen | Art appraisal | Estimation d'objets d'art | Tasación de objetos de arte | Stima di oggetti d'arte
    Schätzung von Schmuck | Jewellery appraisal | Estimation de bijoux | Tasación de joyas | Stima di gioielli
    Organisation von Geldsammlungen | Organization of monetary collections | Organisation de collectes monétaires | Organización de colectas monetarias | Organizzazione di collette
  `,
  `
    Installationsarbeiten | Installation services | Services d'installation | Servicios de instalación | Servizi di installazione
    Reparatur von Gebäuden | Building repair | Réparation de constructions | Reparación de edificios | Riparazione di edifici
    Beratung auf dem Gebiet des Bauwesens | Construction consultancy | Conseils en construction | Consultoría sobre construcción | Consulenza in materia di costruzioni
    Auskünfte über Bauangelegenheiten | Construction information | Informations en matière de construction | Información sobre construcción | Informazioni in materia di costruzione
    Auskünfte über Reparaturen | Repair information | Informations en matière de réparation | Información sobre reparaciones | Informazioni in materia di riparazione
    Bauaufsicht | Building construction supervision | Supervision de travaux de construction | Supervisión de obras de construcción | Supervisione di lavori di costruzione
    Projektmanagement im Bauwesen vor Ort | On-site project management relating to construction | Gestion de projets de construction sur site | Gestión in situ de proyectos de construcción | Gestione in loco di progetti di costruzione
    Bau von Wohnhäusern | Construction of residential buildings | Construction de bâtiments résidentiels | Construcción de edificios residenciales | Costruzione di edifici residenziali
    Bau von Fabriken | Factory construction | Construction d'usines | Construcción de fábricas | Costruzione di fabbriche
    Bau und Reparatur von Lagerhäusern | Warehouse construction and repair | Construction et réparation d'entrepôts | Construcción y reparación de almacenes | Costruzione e riparazione di magazzini
    Errichtung von Fertighäusern | Erection of prefabricated houses | Montage de maisons préfabriquées | Montaje de casas prefabricadas | Montaggio di case prefabbricate
    Bau von Schwimmbädern | Construction of swimming pools | Construction de piscines | Construcción de piscinas | Costruzione di piscine
    Bau von Messeständen | Building of fair stands | Construction de stands de foire | Construcción de puestos de feria | Costruzione di stand per fiere
    Gerüstbauarbeiten | Scaffolding | Montage d'échafaudages | Montaje de andamios | Montaggio di impalcature
    Abdichtungsarbeiten an Gebäuden | Building sealing | Services d'étanchéité en construction | Servicios de impermeabilización de edificios | Impermeabilizzazione di edifici
    Isolierungsarbeiten an Gebäuden | Building insulating | Services d'isolation en construction | Servicios de aislamiento en construcción | Isolamento di edifici
    Trockenlegung von Gebäuden | Damp-proofing of buildings | Assèchement de bâtiments | Tratamiento antihumedad de edificios | Risanamento di edifici contro l'umidità
    Trockenbauarbeiten | Drywall installation | Pose de cloisons sèches | Instalación de tabiques de yeso laminado | Montaggio di pareti in cartongesso
    Betonarbeiten | Concreting services | Services de bétonnage | Servicios de hormigonado | Lavori di betonaggio
    Glaserarbeiten | Glazing services | Services de vitrerie | Servicios de acristalamiento | Servizi di vetreria
    Pflasterarbeiten | Paving services | Services de pavage | Servicios de pavimentación | Lavori di pavimentazione
    Asphaltierungsarbeiten | Asphalting | Asphaltage | Asfaltado | Asfaltatura
    Erdarbeiten | Excavation services | Services d'excavation | Servicios de excavación | Servizi di scavo
    Lackierarbeiten | Varnishing services | Vernissage | Barnizado | Verniciatura
    Anstricharbeiten im Innen- und Außenbereich | Painting, interior and exterior | Peinture d'intérieurs et d'extérieurs | Pintura de interiores y exteriores | Pittura di interni ed esterni
    Einbau von Türen | Installation of doors | Installation de portes | Instalación de puertas | Installazione di porte
    Installation von Küchenausrüstung | Kitchen equipment installation | Installation d'équipements de cuisine | Instalación de equipos de cocina | Installazione di attrezzature per cucine
    Badrenovierung | Renovation of bathrooms | Rénovation de salles de bains | Renovación de cuartos de baño | Ristrutturazione di bagni
    Installation von Sanitäranlagen | Installation of sanitary apparatus | Installation d'appareils sanitaires | Instalación de aparatos sanitarios | Installazione di apparecchi sanitari
    Rohrreinigung und Beseitigung von Rohrverstopfungen | Cleaning and unblocking of pipes and drains | Nettoyage et débouchage de tuyaux et de canalisations | Limpieza y desatasco de tuberías y desagües | Pulizia e disostruzione di tubi e scarichi
    Reinigung und Reparatur von Heizkesseln | Boiler cleaning and repair | Nettoyage et réparation de chaudières | Limpieza y reparación de calderas | Pulizia e riparazione di caldaie
    Wartung und Reparatur von Heizungsanlagen | Maintenance and repair of heating installations | Entretien et réparation d'installations de chauffage | Mantenimiento y reparación de instalaciones de calefacción | Manutenzione e riparazione di impianti di riscaldamento
    Installation von Wärmepumpen | Installation of heat pumps | Installation de pompes à chaleur | Instalación de bombas de calor | Installazione di pompe di calore
    Installation von Photovoltaikanlagen | Installation of photovoltaic installations | Installation d'équipements photovoltaïques | Montaje de instalaciones fotovoltaicas | Installazione di impianti fotovoltaici
    Wartung und Reparatur von Solarenergieanlagen | Maintenance and repair of solar energy installations | Entretien et réparation d'installations d'énergie solaire | Mantenimiento y reparación de instalaciones de energía solar | Manutenzione e riparazione di impianti a energia solare
    Installation und Wartung von Windkraftanlagen | Installation and maintenance of wind power installations | Installation et entretien d'éoliennes | Instalación y mantenimiento de instalaciones de energía eólica | Installazione e manutenzione di impianti eolici
    Installation von Ladestationen für Elektrofahrzeuge | Installation of charging stations for electric vehicles | Installation de bornes de recharge pour véhicules électriques | Instalación de estaciones de carga para vehículos eléctricos | Installazione di stazioni di ricarica per veicoli elettrici
    Wartung und Reparatur von Ladestationen | Maintenance and repair of charging stations | Entretien et réparation de stations de recharge | Mantenimiento y reparación de estaciones de carga | Manutenzione e riparazione di stazioni di ricarica
    Laden von Fahrzeugbatterien | Vehicle battery charging | Recharge de batteries de véhicule | Recarga de baterías de vehículos | Ricarica di batterie di veicoli
    Aufladen von Mobiltelefonakkus | Cell phone battery recharging services | Services de recharge de batteries de téléphones portables | Recarga de baterías de teléfonos móviles | Ricarica di batterie per telefoni cellulari
    Installation und Reparatur von Elektrogeräten | Electric appliance installation and repair | Installation et réparation d'appareils électriques | Instalación y reparación de aparatos eléctricos | Installazione e riparazione di apparecchi elettrici
    Verlegung von Kabeln | Laying of cable | Pose de câbles | Tendido de cables | Posa di cavi
    Installation von Beleuchtungsanlagen | Installation of lighting systems | Installation de systèmes d'éclairage | Instalación de sistemas de iluminación | Installazione di impianti di illuminazione
    Installation und Reparatur von Einbruchalarmanlagen | Burglar alarm installation and repair | Installation et réparation de dispositifs d'alarme en cas de vol | Instalación y reparación de alarmas antirrobo | Installazione e riparazione di dispositivi di allarme antifurto
    Installation und Reparatur von Feueralarmanlagen | Fire alarm installation and repair | Installation et réparation de dispositifs signalant l'incendie | Instalación y reparación de alarmas de incendio | Installazione e riparazione di allarmi antincendio
    Installation von Hausautomatisierungssystemen | Installation of home automation systems | Installation de systèmes domotiques | Instalación de sistemas domóticos | Installazione di sistemi domotici
    Installation und Reparatur von Telefonen | Telephone installation and repair | Installation et réparation de téléphones | Instalación y reparación de teléfonos | Installazione e riparazione di telefoni
    Einbau und Reparatur von Aufzügen | Elevator installation and repair | Installation et réparation d'ascenseurs | Instalación y reparación de ascensores | Installazione e riparazione di ascensori
    Installation, Wartung und Reparatur von Maschinen | Machinery installation, maintenance and repair | Installation, entretien et réparation de machines | Instalación, mantenimiento y reparación de máquinas | Installazione, manutenzione e riparazione di macchine
    Wartung und Reparatur von Computerhardware | Maintenance and repair of computer hardware | Entretien et réparation de matériel informatique | Mantenimiento y reparación de hardware | Manutenzione e riparazione di hardware per computer
    Reparatur von Unterhaltungselektronikgeräten | Repair of consumer electronic devices | Réparation d'appareils électroniques grand public | Reparación de aparatos electrónicos de consumo | Riparazione di apparecchi elettronici di consumo
    Reparatur von fotografischen Apparaten | Photographic apparatus repair | Réparation d'appareils photographiques | Reparación de aparatos fotográficos | Riparazione di apparecchi fotografici
    Fahrzeugreparatur im Rahmen der Pannenhilfe | Vehicle breakdown repair services | Services de réparation en cas de pannes de véhicules | Servicios de reparación de vehículos averiados | Servizi di riparazione di veicoli in panne
    Fahrzeugservicestationen [Betankung und Wartung] | Vehicle service stations [refuelling and maintenance] | Stations-service [ravitaillement en carburant et entretien] | Estaciones de servicio [reabastecimiento de carburante y mantenimiento] | Stazioni di servizio [rifornimento di carburante e manutenzione]
    Lackierung von Fahrzeugen | Painting of vehicles | Peinture de véhicules | Pintura de vehículos | Verniciatura di veicoli
    Karosseriereparatur | Vehicle body repair | Réparation de carrosseries de véhicules | Reparación de carrocerías de vehículos | Riparazione di carrozzerie di veicoli
    Innen- und Außenaufbereitung von Fahrzeugen | Vehicle detailing | Préparation esthétique de véhicules | Servicios de limpieza integral de vehículos | Pulizia accurata di interni ed esterni di veicoli
    Tuning von Kraftfahrzeugmotoren | Tuning of motor vehicle engines | Réglage de moteurs de véhicules automobiles | Puesta a punto de motores de vehículos | Messa a punto di motori di autoveicoli
    Reparatur und Austausch von Windschutzscheiben | Repair and replacement of windscreens | Réparation et remplacement de pare-brise | Reparación y sustitución de parabrisas | Riparazione e sostituzione di parabrezza
    Runderneuerung von Reifen | Retreading of tyres | Rechapage de pneus | Recauchutado de neumáticos | Rigenerazione di pneumatici
    Wartung und Reparatur von Fahrrädern und Elektrofahrrädern | Maintenance and repair of bicycles and electric bicycles | Entretien et réparation de bicyclettes et de vélos électriques | Mantenimiento y reparación de bicicletas y bicicletas eléctricas | Manutenzione e riparazione di biciclette e biciclette elettriche
    Wartung und Reparatur von Motorrädern | Maintenance and repair of motorcycles | Entretien et réparation de motocycles | Mantenimiento y reparación de motocicletas | Manutenzione e riparazione di motociclette
    Wartung und Reparatur von Flugzeugen | Airplane maintenance and repair | Entretien et réparation d'avions | Mantenimiento y reparación de aviones | Manutenzione e riparazione di aerei
    Wartung und Reparatur von Booten | Maintenance and repair of boats | Entretien et réparation de bateaux | Mantenimiento y reparación de barcos | Manutenzione e riparazione di imbarcazioni
    Schiffsbau | Shipbuilding | Construction navale | Construcción naval | Costruzione navale
    Innenreinigung von Gebäuden | Cleaning of buildings [interior] | Nettoyage d'édifices [ménage] | Limpieza interior de edificios | Pulizia interna di edifici
    Außenreinigung von Gebäuden | Cleaning of buildings [exterior surface] | Nettoyage de bâtiments [surface extérieure] | Limpieza de fachadas de edificios | Pulizia esterna di edifici
    Hauswirtschaftsdienste [Reinigung] | Housekeeping services [cleaning services] | Services de ménage [services de nettoyage] | Servicios de limpieza del hogar | Servizi di pulizia domestica
    Reinigung von Büroräumen | Office cleaning services | Services de nettoyage de bureaux | Servicios de limpieza de oficinas | Servizi di pulizia di uffici
    Reinigung von Industrieanlagen | Cleaning of industrial plants | Nettoyage d'installations industrielles | Limpieza de instalaciones industriales | Pulizia di impianti industriali
    Straßenreinigung | Street cleaning | Nettoyage des rues | Limpieza de calles | Pulizia delle strade
    Schneeräumung | Snow removal services | Services de déneigement | Servicios de retirada de nieve | Servizi di rimozione della neve
    Entfernung von Graffiti | Graffiti removal | Élimination de graffitis | Eliminación de grafitis | Rimozione di graffiti
    Desinfektion | Disinfecting | Désinfection | Desinfección | Disinfezione
    Sterilisieren von medizinischen Instrumenten | Sterilization of medical instruments | Stérilisation d'instruments médicaux | Esterilización de instrumentos médicos | Sterilizzazione di strumenti medici
    Reinigung und Wartung von Schwimmbecken | Swimming-pool cleaning and maintenance | Nettoyage et entretien de piscines | Limpieza y mantenimiento de piscinas | Pulizia e manutenzione di piscine
    Reinigung von Bekleidungsstücken | Cleaning of clothing | Nettoyage d'habits | Limpieza de prendas de vestir | Pulizia di capi di abbigliamento
    Bügeln von Wäsche | Linen ironing | Repassage du linge | Planchado de ropa | Stiratura di biancheria
    Ausbesserung von Bekleidungsstücken | Clothing repair | Réparation de vêtements | Reparación de prendas de vestir | Riparazione di capi di abbigliamento
    Pflege, Reinigung und Reparatur von Leder | Leather care, cleaning and repair | Entretien, nettoyage et réparation du cuir | Cuidado, limpieza y reparación de cuero | Cura, pulizia e riparazione del cuoio
    Reparatur von Schmuckwaren | Jewellery repair | Réparation de bijoux | Reparación de artículos de joyería | Riparazione di gioielli
    Möbelrestaurierung | Furniture restoration | Restauration de mobilier | Restauración de muebles | Restauro di mobili
    Polstern von Möbeln | Upholstering | Rembourrage de meubles | Tapizado de muebles | Tappezzeria di mobili
    Restaurierung von Kunstwerken | Restoration of works of art | Restauration d'œuvres d'art | Restauración de obras de arte | Restauro di opere d'arte
    Stimmen von Musikinstrumenten | Tuning of musical instruments | Accordage d'instruments de musique | Afinación de instrumentos musicales | Accordatura di strumenti musicali
    Reparatur von Musikinstrumenten | Repair of musical instruments | Réparation d'instruments de musique | Reparación de instrumentos musicales | Riparazione di strumenti musicali
    Schleifen von Messern | Knife sharpening | Repassage de couteaux | Afilado de cuchillos | Affilatura di coltelli
    Vermietung von Reinigungsmaschinen | Rental of cleaning machines | Location de machines de nettoyage | Alquiler de máquinas de limpieza | Noleggio di macchine per la pulizia
    Vermietung von Kränen [Baumaschinen] | Rental of cranes [construction equipment] | Location de grues [machines de chantier] | Alquiler de grúas [máquinas de construcción] | Noleggio di gru [macchine per cantieri]
    Vermietung von Baggern | Rental of excavators | Location d'excavateurs | Alquiler de excavadoras | Noleggio di escavatori
    Vermietung von Werkzeugen für Bauarbeiten | Rental of construction tools | Location d'outils de construction | Alquiler de herramientas de construcción | Noleggio di attrezzi per costruzioni
    Bergbau | Mining extraction | Extraction minière | Extracción minera | Estrazione mineraria
    Hausmeisterdienste [Reinigung, Wartung und Reparatur] | Janitorial services [cleaning, maintenance and repair] | Services de concierges d'immeubles [nettoyage, entretien et réparation] | Servicios de conserjes [limpieza, mantenimiento y reparación] | Servizi di portinai [pulizia, manutenzione e riparazione]
  `,
  `
    Telekommunikationsdienste | Telecommunication services | Services de télécommunications | Servicios de telecomunicaciones | Servizi di telecomunicazione
    Auskünfte über Telekommunikation | Information about telecommunication | Informations en matière de télécommunications | Información sobre telecomunicaciones | Informazioni in materia di telecomunicazioni
    Beratung auf dem Gebiet der Telekommunikation | Telecommunications consultancy | Conseils en matière de télécommunications | Consultoría en telecomunicaciones | Consulenza in materia di telecomunicazioni
    Kommunikation über Computerterminals | Communications by computer terminals | Communications par terminaux d'ordinateurs | Comunicaciones por terminales informáticos | Comunicazioni tramite terminali di computer
    Drahtlose Kommunikationsdienste | Wireless communication services | Services de communications sans fil | Servicios de comunicaciones inalámbricas | Servizi di comunicazione senza fili
    Funkdienste | Radio communications | Communications radiophoniques | Comunicaciones por radio | Comunicazioni via radio
    Übermittlung von Informationen über das Internet | Transmission of information via the internet | Transmission d'informations par le biais d'Internet | Transmisión de información por Internet | Trasmissione di informazioni tramite Internet
    Computergestützte Übermittlung von Nachrichten und Bildern | Computer aided transmission of messages and images | Transmission de messages et d'images assistée par ordinateur | Transmisión de mensajes e imágenes asistida por ordenador | Trasmissione di messaggi e immagini assistita da computer
    Senden von Nachrichten | Message sending | Envoi de messages | Envío de mensajes | Invio di messaggi
    Online-Übermittlung von Grußkarten | Transmission of greeting cards online | Transmission de cartes de vœux en ligne | Transmisión de tarjetas de felicitación en línea | Trasmissione di biglietti d'auguri online
    Verschlüsselte Nachrichtenübermittlung | Encrypted messaging services | Services de messagerie chiffrée | Servicios de mensajería cifrada | Servizi di messaggistica crittografata
    Multimedia-Nachrichtendienste [MMS] | Multimedia messaging services [MMS] | Services de messagerie multimédia [MMS] | Servicios de mensajería multimedia [MMS] | Servizi di messaggistica multimediale [MMS]
    Streaming von Daten | Streaming of data | Transmission de données en flux continu | Transmisión de datos en continuo | Streaming di dati
    Streaming von Musik im Internet | Streaming of music on the internet | Diffusion en flux continu de musique sur Internet | Transmisión de música en continuo por Internet | Streaming di musica su Internet
    Live-Streaming von Videospielen | Live streaming of video games | Diffusion en direct de jeux vidéo en flux continu | Transmisión en directo de videojuegos | Streaming in diretta di videogiochi
    Live-Übertragung von Veranstaltungen über das Internet | Live transmission of events via the internet | Transmission en direct d'événements par Internet | Transmisión en directo de eventos por Internet | Trasmissione in diretta di eventi via Internet
    Webcasting | Webcasting services | Diffusion sur le web | Difusión por Internet [webcasting] | Servizi di webcasting
    Übertragung von Podcasts | Transmission of podcasts | Transmission de podcasts | Transmisión de pódcast | Trasmissione di podcast
    Ausstrahlung von Hörfunk- und Fernsehprogrammen über das Internet | Broadcasting of radio and television programmes via the internet | Diffusion de programmes de radio et de télévision par Internet | Difusión de programas de radio y televisión por Internet | Diffusione di programmi radiofonici e televisivi via Internet
    Internetprotokoll-Fernsehübertragung [IPTV] | Internet protocol television [IPTV] transmission services | Services de transmission de télévision par protocole Internet [IPTV] | Servicios de transmisión de televisión por protocolo de Internet [IPTV] | Servizi di trasmissione televisiva su protocollo Internet [IPTV]
    Pay-TV-Übertragungsdienste | Pay-per-view television transmission services | Services de transmission de télévision à la carte | Servicios de transmisión de televisión de pago por visión | Servizi di trasmissione televisiva a pagamento
    Ausstrahlung von Teleshoppingprogrammen | Broadcasting of teleshopping programmes | Diffusion d'émissions de téléachat | Difusión de programas de televenta | Diffusione di programmi di televendita
    Bereitstellung von Telekommunikationskanälen für Teleshopping-Dienste | Providing telecommunication channels for teleshopping services | Mise à disposition de canaux de télécommunication pour services de téléachat | Facilitación de canales de telecomunicación para servicios de telecompra | Fornitura di canali di telecomunicazione per servizi di televendita
    Bereitstellung des Zugriffs auf Internetplattformen | Providing access to internet platforms | Fourniture d'accès à des plateformes Internet | Facilitación de acceso a plataformas de Internet | Fornitura di accesso a piattaforme Internet
    Bereitstellung des Zugriffs auf Portale im Internet | Providing access to portals on the internet | Fourniture d'accès à des portails sur Internet | Facilitación de acceso a portales de Internet | Fornitura di accesso a portali su Internet
    Bereitstellung des Benutzerzugriffs auf globale Computernetzwerke | Providing user access to global computer networks | Fourniture d'accès utilisateur à des réseaux informatiques mondiaux | Provisión de acceso a redes informáticas mundiales | Fornitura di accesso utente a reti informatiche mondiali
    Bereitstellung von Telekommunikationsanschlüssen an ein weltweites Computernetz | Providing telecommunications connections to a global computer network | Raccordement par télécommunication à un réseau informatique mondial | Provisión de conexiones de telecomunicaciones a una red informática mundial | Fornitura di collegamenti di telecomunicazione a una rete informatica mondiale
    Telekommunikationsdienste über Plattformen und Portale im Internet | Telecommunication services via internet platforms and portals | Services de télécommunications par plateformes et portails Internet | Servicios de telecomunicación por plataformas y portales de Internet | Servizi di telecomunicazione mediante piattaforme e portali su Internet
    Bereitstellung von Online-Chatrooms für soziale Netzwerke | Provision of online chatrooms for social networking | Mise à disposition de salons de discussion en ligne pour réseaux sociaux | Facilitación de salas de chat en línea para redes sociales | Fornitura di chat room online per reti sociali
    Übertragung von benutzergenerierten Inhalten über das Internet | Transmission of user-generated content via the internet | Transmission de contenus créés par des utilisateurs par Internet | Transmisión de contenido generado por usuarios a través de Internet | Trasmissione via Internet di contenuti generati dagli utenti
    Breitbanddienste | Broadband services | Services à large bande | Servicios de banda ancha | Servizi a banda larga
    Festnetztelefondienste | Fixed-line telephone services | Services de téléphonie fixe | Servicios de telefonía fija | Servizi di telefonia fissa
    Kommunikation über Mobiltelefone | Communications by mobile telephones | Communications par téléphones portables | Comunicaciones por telefonía móvil | Comunicazioni tramite telefoni cellulari
    Weiterleitung von Anrufen | Call forwarding services | Services de transfert d'appels | Servicios de desvío de llamadas | Servizi di inoltro di chiamate
    Telekommunikationsdienste für das Internet der Dinge [IoT] | Telecommunication services for the Internet of Things [IoT] | Services de télécommunications pour l'Internet des objets [IoT] | Servicios de telecomunicaciones para el Internet de las cosas [IoT] | Servizi di telecomunicazione per l'Internet delle cose [IoT]
    Elektronischer Datenaustausch [EDI] | Electronic data interchange [EDI] | Échange de données informatisées [EDI] | Intercambio electrónico de datos [EDI] | Scambio elettronico di dati [EDI]
    Betrieb von Telekommunikationsnetzen | Operation of telecommunications networks | Exploitation de réseaux de télécommunication | Explotación de redes de telecomunicaciones | Gestione di reti di telecomunicazione
    Dienste zur Kommunikation über lokale Netze [LAN] | Local area network [LAN] communication services | Services de communication par réseau local [LAN] | Servicios de comunicación por red de área local [LAN] | Servizi di comunicazione tramite rete locale [LAN]
    Audiokonferenzdienste | Audio conferencing services | Services de conférences audio | Servicios de audioconferencia | Servizi di audioconferenza
    Webkonferenzdienste | Web conferencing services | Services de conférences sur le web | Servicios de conferencias por Internet | Servizi di conferenze via web
    Videotelefonie | Video telephone services | Services de visiophonie | Servicios de videotelefonía | Servizi di videotelefonia
    Faxübertragung | Facsimile transmission | Transmission de télécopies | Transmisión por fax | Trasmissione di telefax
    Weiterleitungs- und Verbindungsdienste für die Telekommunikation | Telecommunications routing and junction services | Services d'acheminement et de jonction pour télécommunications | Servicios de enrutamiento y enlace para telecomunicaciones | Servizi di instradamento e di collegamento per telecomunicazioni
    Vermietung von Smartphones | Rental of smartphones | Location de smartphones | Alquiler de teléfonos inteligentes | Noleggio di smartphone
    Vermietung von Nachrichtenübertragungsgeräten | Rental of message sending apparatus | Location d'appareils pour la transmission de messages | Alquiler de aparatos para el envío de mensajes | Noleggio di apparecchi per la trasmissione di messaggi
  `,
  `
    Transport | Transport | Transport | Transporte | Trasporto
    Beförderung von Personen und Gütern | Transport of persons and goods | Transport de personnes et de biens | Transporte de personas y bienes | Trasporto di persone e beni
    Auslieferung von Waren | Delivery of goods | Livraison de marchandises | Reparto de mercancías | Consegna di merci
    Auslieferung von Waren im Versandhandel | Delivery of goods by mail order | Livraison de marchandises commandées par correspondance | Reparto de productos por correspondencia | Consegna di merci ordinate per corrispondenza
    Auslieferung von online bestellten Waren | Delivery of goods ordered online | Livraison de marchandises commandées en ligne | Reparto de mercancías encargadas en línea | Consegna di merci ordinate online
    Kurierdienste für Nachrichten und Waren | Courier services [messages or merchandise] | Services de messagerie [courrier ou marchandises] | Servicios de mensajería [correo o mercancías] | Servizi di corriere [messaggi o merci]
    Fahrradkurierdienste | Bicycle courier services | Services de coursiers à vélo | Servicios de mensajería en bicicleta | Servizi di corriere in bicicletta
    Expresslieferung von Waren | Express delivery of goods | Livraison express de marchandises | Entrega urgente de mercancías | Consegna espressa di merci
    Postdienste | Postal services | Services postaux | Servicios postales | Servizi postali
    Brief- und Paketzustellung | Letter and parcel delivery | Distribution de lettres et de colis | Reparto de cartas y paquetes | Recapito di lettere e pacchi
    Zeitungszustellung | Newspaper delivery | Distribution de journaux | Reparto de periódicos | Consegna di giornali
    Auslieferung von Lebensmitteln durch Restaurants | Delivery of food by restaurants | Livraison d'aliments par des restaurants | Reparto de alimentos por restaurantes | Consegna di alimenti da parte di ristoranti
    Auslieferung von Getränken | Delivery of beverages | Livraison de boissons | Reparto de bebidas | Consegna di bevande
    Lieferung von Waren durch Drohnen | Delivery of goods by drones | Livraison de marchandises par drones | Reparto de mercancías mediante drones | Consegna di merci mediante droni
    Steuern von zivilen Drohnen | Piloting of civilian drones | Pilotage de drones civils | Pilotaje de drones civiles | Pilotaggio di droni civili
    Lastkraftwagentransporte | Transport by lorry | Transport par camion | Transporte en camión | Trasporto su camion
    Kraftfahrzeugtransport | Car transport | Transport en automobile | Transporte en automóvil | Trasporto in automobile
    Überführung von Kraftfahrzeugen | Transfer of motor vehicles | Convoyage de véhicules automobiles | Traslado de vehículos de motor | Trasferimento di autoveicoli
    Fährdienste | Ferry-boat transport | Transport en ferry-boat | Transporte en transbordador | Trasporto in traghetto
    Straßenbahntransporte | Tram transport | Transport par tramway | Transporte en tranvía | Trasporto in tram
    Flughafentransferdienste | Airport transfer services | Services de transferts à l'aéroport | Servicios de traslado al aeropuerto | Servizi di trasferimento per l'aeroporto
    Shuttlebusdienste | Shuttle bus services | Services de navettes par autobus | Servicios de autobuses de enlace | Servizi di bus navetta
    Dienstleistungen einer Fluggesellschaft | Airline services | Services de compagnies aériennes | Servicios de compañías aéreas | Servizi di compagnie aeree
    Transport von lebenden Tieren | Transport of live animals | Transport d'animaux vivants | Transporte de animales vivos | Trasporto di animali vivi
    Transport von Gefahrgut | Transport of hazardous goods | Transport de marchandises dangereuses | Transporte de mercancías peligrosas | Trasporto di merci pericolose
    Transport und Lagerung von Abfällen | Transport and storage of waste | Transport et entreposage de déchets | Transporte y almacenamiento de residuos | Trasporto e deposito di rifiuti
    Einsammeln von wiederverwertbaren Waren [Transport] | Collection of recyclable goods [transport] | Ramassage d'articles recyclables [transport] | Recogida de productos reciclables [transporte] | Raccolta di articoli riciclabili [trasporto]
    Müllabfuhr | Waste collection | Collecte de déchets | Recogida de residuos | Raccolta di rifiuti
    Containertransporte | Container transport | Transport de conteneurs | Transporte de contenedores | Trasporto di container
    Beladen und Entladen von Fahrzeugen | Loading and unloading of vehicles | Chargement et déchargement de véhicules | Carga y descarga de vehículos | Carico e scarico di veicoli
    Dienstleistungen von Stauern | Stevedoring | Services de débardeurs | Servicios de estiba | Servizi di stivatori
    Gepäckträgerdienste | Porterage | Services de portage | Servicios de mozos de equipajes | Facchinaggio
    Begleitung von Reisenden | Escorting of travellers | Accompagnement de voyageurs | Acompañamiento de viajeros | Accompagnamento di viaggiatori
    Transportvermittlung | Transport brokerage | Courtage de transport | Corretaje de transporte | Mediazione nel trasporto
    Frachtmaklerdienste | Freight brokerage | Courtage de fret | Corretaje de fletes | Mediazione di noli
    Schiffsmaklerdienste | Ship brokerage | Courtage maritime | Corretaje marítimo | Mediazione marittima
    Reservierung von Transportleistungen | Transport reservation | Réservation pour le transport | Reserva de transportes | Prenotazione di trasporti
    Buchung von Taxis über mobile Anwendungen | Booking of taxis via mobile applications | Réservation de taxis par le biais d'applications mobiles | Reserva de taxis mediante aplicaciones móviles | Prenotazione di taxi tramite applicazioni mobili
    Auskünfte über Transport | Transportation information | Informations en matière de transport | Información sobre transporte | Informazioni in materia di trasporto
    Beratung auf dem Gebiet des Transportwesens | Transport consultancy | Conseils en matière de transport | Consultoría en materia de transporte | Consulenza in materia di trasporti
    Verkehrsinformation | Traffic information | Informations en matière de trafic | Información sobre tráfico | Informazioni sul traffico
    Routenplanung | Route planning services | Services de planification d'itinéraires | Servicios de planificación de rutas | Servizi di pianificazione di itinerari
    GPS-Navigationsdienste | GPS navigation services | Services de navigation par GPS | Servicios de navegación por GPS | Servizi di navigazione GPS
    Ortung von Fahrzeugen [Transportinformation] | Locating of vehicles [transport information] | Localisation de véhicules [informations en matière de transport] | Localización de vehículos [información sobre transporte] | Localizzazione di veicoli [informazioni sui trasporti]
    Fahrzeugvermietung | Vehicle rental | Location de véhicules | Alquiler de vehículos | Noleggio di veicoli
    Vermietung von Lastkraftwagen | Rental of trucks | Location de camions | Alquiler de camiones | Noleggio di camion
    Vermietung von Anhängern | Rental of trailers | Location de remorques | Alquiler de remolques | Noleggio di rimorchi
    Vermietung von Motorrädern | Rental of motorcycles | Location de motocycles | Alquiler de motocicletas | Noleggio di motociclette
    Vermietung von Elektrorollern | Rental of electric scooters | Location de trottinettes électriques | Alquiler de patinetes eléctricos | Noleggio di monopattini elettrici
    Vermietung von Elektrofahrrädern | Rental of electric bicycles | Location de vélos électriques | Alquiler de bicicletas eléctricas | Noleggio di biciclette elettriche
    Bikesharing | Bicycle sharing services | Services de vélos en libre-service | Servicios de bicicletas compartidas | Servizi di bike sharing
    Vermietung von Yachten | Yacht rental | Location de yachts | Alquiler de yates | Noleggio di yacht
    Vermietung von Flugzeugen | Aircraft rental | Location d'avions | Alquiler de aviones | Noleggio di aeromobili
    Vermietung von Reisebussen | Motor coach rental | Location d'autocars | Alquiler de autocares | Noleggio di autopullman
    Vermietung von Dachgepäckträgern | Rental of vehicle roof racks | Location de galeries pour véhicules | Alquiler de portaequipajes para vehículos | Noleggio di portabagagli per veicoli
    Vermietung von Rollstühlen | Rental of wheelchairs | Location de fauteuils roulants | Alquiler de sillas de ruedas | Noleggio di sedie a rotelle
    Vermietung von Pferden | Horse rental | Location de chevaux | Alquiler de caballos | Noleggio di cavalli
    Leasing von Fahrzeugen [Vermietung] | Vehicle leasing [rental] | Crédit-bail de véhicules [location] | Arrendamiento de vehículos [alquiler] | Leasing di veicoli [noleggio]
    Vermietung von Parkplätzen | Parking place rental | Location de places de stationnement | Alquiler de plazas de aparcamiento | Noleggio di posti auto
    Parkdienste durch Personal | Valet parking | Services de voituriers | Servicios de aparcacoches | Servizi di parcheggio con personale addetto
    Lagerhausdienste | Warehousing services | Services d'entrepôts | Servicios de depósito de mercancías | Servizi di magazzinaggio
    Auskünfte über Lagerhaltung | Storage information | Informations en matière d'entreposage | Información sobre almacenamiento | Informazioni in materia di deposito
    Einlagerung von Möbeln | Storage of furniture | Garde-meubles | Depósito de muebles | Deposito di mobili
    Vermietung von Lagerraum zur Selbsteinlagerung | Self-storage services | Services de stockage en libre-service | Servicios de trasteros de alquiler | Servizi di deposito self-service
    Gepäckaufbewahrung | Luggage storage | Consigne à bagages | Consigna de equipajes | Deposito di bagagli
    Bootslagerung | Boat storage | Garage de bateaux | Almacenamiento de barcos | Deposito di imbarcazioni
    Einlagerung von Reifen | Storage of tyres | Entreposage de pneus | Almacenamiento de neumáticos | Deposito di pneumatici
    Physische Lagerung von elektronisch gespeicherten Daten oder Dokumenten | Physical storage of electronically stored data or documents | Stockage physique de données ou de documents archivés électroniquement | Almacenamiento físico de datos o documentos archivados electrónicamente | Deposito fisico di dati o documenti memorizzati elettronicamente
    Einlagerung von Akten und Dokumenten [physisch] | Physical storage of files and documents | Stockage physique de dossiers et de documents | Almacenamiento físico de archivos y documentos | Deposito fisico di fascicoli e documenti
    Vermietung von Paletten für den Transport und die Lagerung von Waren | Rental of pallets for the transport and storage of goods | Location de palettes pour le transport et le stockage de marchandises | Alquiler de palés para el transporte y almacenamiento de mercancías | Noleggio di pallet per il trasporto e il deposito di merci
    Verpacken von Geschenken | Gift wrapping | Emballage de cadeaux | Envoltura de regalos | Confezionamento di regali
    Abfüllen von Getränken in Flaschen | Bottling services | Services de mise en bouteilles | Servicios de embotellado | Imbottigliamento
    Verpackung von Lebensmitteln für Dritte | Packaging of foodstuffs for others | Emballage de denrées alimentaires pour des tiers | Envasado de alimentos para terceros | Confezionamento di alimenti per conto terzi
    Kommissionierung von Waren [Lagerung und Verpackung] | Order picking [storage and packaging of goods] | Préparation de commandes [stockage et emballage de marchandises] | Preparación de pedidos [almacenamiento y embalaje de mercancías] | Preparazione di ordini [deposito e imballaggio di merci]
    Dienstleistungen eines Reisebüros [Buchung von Reisen] | Travel agency services [booking of travel] | Services d'agences de voyages [réservation de voyages] | Servicios de agencias de viajes [reserva de viajes] | Servizi di agenzie di viaggio [prenotazione di viaggi]
    Organisation von Pauschalreisen | Arranging of package tours | Organisation de voyages à forfait | Organización de viajes combinados | Organizzazione di viaggi tutto compreso
    Organisation von Ausflügen | Arranging of excursions | Organisation d'excursions | Organización de excursiones | Organizzazione di escursioni
    Veranstaltung von Besichtigungen [Tourismus] | Sightseeing [tourism] | Visites touristiques | Visitas turísticas | Visite turistiche
    Reisereservierung | Travel reservation | Réservation de places de voyage | Reserva de plazas de viaje | Prenotazione di posti per viaggiare
    Auskünfte über Reisen | Travel information | Informations en matière de voyages | Información sobre viajes | Informazioni in materia di viaggi
    Organisation von Geschäftsreisen | Arranging of business travel | Organisation de voyages d'affaires | Organización de viajes de negocios | Organizzazione di viaggi d'affari
    Beschaffung von Visa und Reisedokumenten für Auslandsreisende | Arranging of travel visas and travel documents for persons travelling abroad | Obtention de visas et de documents de voyage pour personnes se rendant à l'étranger | Tramitación de visados y documentos de viaje para personas que viajan al extranjero | Espletamento di pratiche per visti e documenti di viaggio per chi si reca all'estero
    Ausstellung von Fahr- und Flugscheinen für Reisen | Issuing of tickets for travel | Émission de billets de voyage | Expedición de billetes de viaje | Emissione di biglietti di viaggio
    Elektrizitätsverteilung | Electricity distribution | Distribution d'électricité | Distribución de electricidad | Distribuzione di elettricità
    Verteilung von Gas | Distribution of gas | Distribution de gaz | Distribución de gas | Distribuzione di gas
    Fernwärmeversorgung [Verteilung] | District heating supply [distribution] | Approvisionnement en chauffage urbain [distribution] | Suministro de calefacción urbana [distribución] | Fornitura di teleriscaldamento [distribuzione]
    Rettungsdienste [Transport] | Rescue operations [transport] | Opérations de sauvetage [transport] | Operaciones de rescate [transporte] | Operazioni di soccorso [trasporto]
    Start von Satelliten für Dritte | Launching of satellites for others | Lancement de satellites pour des tiers | Lanzamiento de satélites para terceros | Lancio di satelliti per conto terzi
  `,
  `
    Materialbearbeitung | Treatment of materials | Traitement de matériaux | Tratamiento de materiales | Trattamento di materiali
    Auskünfte über Materialbearbeitung | Material treatment information | Informations en matière de traitement de matériaux | Información sobre tratamiento de materiales | Informazioni in materia di trattamento di materiali
    Auftragsmontage von Werkstücken für Dritte | Custom assembling of materials for others | Assemblage de matériaux sur commande pour des tiers | Montaje de materiales por encargo para terceros | Assemblaggio di materiali su ordinazione per conto terzi
    Vermietung von 3D-Druckern | Rental of 3D printers | Location d'imprimantes 3D | Alquiler de impresoras 3D | Noleggio di stampanti 3D
    Beratung auf dem Gebiet des 3D-Drucks | Consultancy in the field of 3D printing | Conseils en matière d'impression 3D | Consultoría en el ámbito de la impresión 3D | Consulenza in materia di stampa 3D
    Maßanfertigung von Möbeln | Custom manufacture of furniture | Fabrication de meubles sur mesure | Fabricación de muebles por encargo | Fabbricazione di mobili su misura
    Maßanfertigung von Schmuck | Custom manufacture of jewellery | Fabrication de bijoux sur commande | Fabricación de joyas por encargo | Fabbricazione di gioielli su ordinazione
    Lohnherstellung von Kosmetika für Dritte | Contract manufacturing of cosmetics for others | Fabrication de cosmétiques sur commande pour des tiers | Fabricación por encargo de cosméticos para terceros | Fabbricazione su ordinazione di cosmetici per conto terzi
    Lohnherstellung von Arzneimitteln für Dritte | Contract manufacturing of pharmaceuticals for others | Fabrication de produits pharmaceutiques sur commande pour des tiers | Fabricación por encargo de productos farmacéuticos para terceros | Fabbricazione su ordinazione di prodotti farmaceutici per conto terzi
    Lohnherstellung von Lebensmitteln für Dritte | Custom manufacture of foodstuffs for others | Fabrication de denrées alimentaires sur commande pour des tiers | Fabricación por encargo de alimentos para terceros | Fabbricazione su ordinazione di alimenti per conto terzi
    Zahntechnikerdienste | Dental technician services | Services de mécaniciens-dentistes | Servicios de mecánicos dentistas | Servizi di odontotecnici
    Maßanfertigung von Prothesen | Custom manufacture of prostheses | Fabrication de prothèses sur mesure | Fabricación de prótesis por encargo | Fabbricazione di protesi su misura
    Schleifen von optischem Glas | Optical glass grinding | Surfaçage de verre optique | Esmerilado de vidrio óptico | Molatura di vetro ottico
    Kopieren von Schlüsseln | Key cutting | Reproduction de clés | Duplicado de llaves | Duplicazione di chiavi
    Metallplattierung | Metal plating | Placage de métaux | Chapado de metales | Placcatura di metalli
    Verzinken von Metallen | Galvanizing of metals | Zingage de métaux | Cincado de metales | Zincatura di metalli
    Vernickelung | Nickel plating | Nickelage | Niquelado | Nichelatura
    Versilbern | Silver-plating | Argenture | Plateado | Argentatura
    Schmiedearbeiten | Blacksmithing | Travaux de forge | Trabajos de herrería | Lavori di forgiatura
    Drehen und Fräsen von Metallen | Turning and milling of metals | Tournage et fraisage de métaux | Torneado y fresado de metales | Tornitura e fresatura di metalli
    Schleifarbeiten | Grinding | Meulage | Esmerilado | Molatura
    Polieren durch Abschleifen | Burnishing by abrasion | Polissage par abrasion | Bruñido por abrasión | Lucidatura mediante abrasione
    Oberflächenveredelung von Gegenständen | Surface finishing of articles | Traitement de surface d'objets | Acabado de superficies de objetos | Finitura superficiale di oggetti
    Lasergravur | Laser engraving | Gravure au laser | Grabado por láser | Incisione laser
    Laserbeschriftung | Laser scribing | Traçage par laser | Trazado por láser | Tracciatura laser
    Kunststoffverarbeitung | Processing of plastics | Transformation de matières plastiques | Transformación de materias plásticas | Lavorazione di materie plastiche
    Spritzgießen von Kunststoffen | Injection moulding of plastics | Moulage de plastiques par injection | Moldeo por inyección de plásticos | Stampaggio a iniezione di materie plastiche
    Steinbearbeitung | Stone processing | Traitement de la pierre | Tratamiento de piedra | Lavorazione della pietra
    Glasbearbeitung | Glass processing | Traitement du verre | Tratamiento del vidrio | Lavorazione del vetro
    Hobeln von Materialien | Planing of materials | Rabotage de matériaux | Cepillado de materiales | Piallatura di materiali
    Imprägnieren von Holz | Wood preservation treatment | Traitement du bois pour sa conservation | Tratamiento de conservación de la madera | Trattamento di conservazione del legno
    Fällen und Verarbeiten von Holz | Timber felling and processing | Abattage et débitage du bois | Tala y procesamiento de madera | Abbattimento e taglio di legname
    Brennen von Töpferwaren | Firing of pottery | Cuisson de poteries | Cocción de piezas de alfarería | Cottura di ceramiche
    Damenschneiderei | Dressmaking | Services de couturières | Servicios de modistas | Servizi di sarti per signora
    Zuschneiden von Stoffen | Cloth cutting | Coupe d'étoffes | Corte de telas | Taglio di stoffe
    Wasserdichtmachen von Stoffen | Waterproofing of cloth | Imperméabilisation de tissus | Impermeabilización de telas | Impermeabilizzazione di tessuti
    Bedrucken von Textilien | Textile printing | Impression de textiles | Estampado de textiles | Stampa di tessuti
    Bedrucken von T-Shirts nach Kundenwunsch | Custom printing of T-shirts | Impression de tee-shirts sur commande | Estampado de camisetas por encargo | Stampa di magliette su ordinazione
    Gerben | Tanning | Tannage | Curtido | Conciatura
    Sattlerarbeiten | Saddlery working | Travaux de sellerie | Trabajos de guarnicionería | Lavori di selleria
    Druck von Büchern | Book printing | Impression de livres | Impresión de libros | Stampa di libri
    Lithografischer Druck | Lithographic printing | Impression lithographique | Impresión litográfica | Stampa litografica
    Druckvorstufenarbeiten | Pre-press services | Services de prépresse | Servicios de preimpresión | Servizi di prestampa
    Druck auf Abruf | Print-on-demand services | Services d'impression à la demande | Servicios de impresión bajo demanda | Servizi di stampa su richiesta
    Abziehen von Fotografien | Photographic printing | Tirage de photographies | Impresión fotográfica | Stampa di fotografie
    Laminieren | Laminating | Stratification | Laminado | Laminazione
    Rahmen von Kunstwerken | Framing of works of art | Encadrement d'œuvres d'art | Enmarcado de obras de arte | Incorniciatura di opere d'arte
    Bearbeitung von Lebensmitteln | Processing of foodstuffs | Transformation de denrées alimentaires | Procesamiento de alimentos | Lavorazione di prodotti alimentari
    Einfrieren von Lebensmitteln | Freezing of foods | Congélation d'aliments | Congelación de alimentos | Congelamento di alimenti
    Pasteurisieren von Nahrungsmitteln und Getränken | Pasteurization of food and beverages | Pasteurisation d'aliments et de boissons | Pasteurización de alimentos y bebidas | Pastorizzazione di alimenti e bevande
    Rösten und Verarbeiten von Kaffee | Coffee roasting and processing | Torréfaction et traitement du café | Tostado y procesamiento de café | Torrefazione e lavorazione del caffè
    Weinbereitung für Dritte | Winemaking for others | Vinification pour des tiers | Vinificación para terceros | Vinificazione per conto terzi
    Destillieren von Spirituosen für Dritte | Distilling of spirits for others | Distillation de spiritueux pour des tiers | Destilación de bebidas espirituosas para terceros | Distillazione di alcolici per conto terzi
    Fleischverarbeitung | Meat processing | Transformation de viande | Procesamiento de carne | Lavorazione della carne
    Energieerzeugung | Production of energy | Production d'énergie | Producción de energía | Produzione di energia
    Erzeugung von Energie aus erneuerbaren Quellen | Generation of energy from renewable sources | Production d'énergie à partir de sources renouvelables | Producción de energía a partir de fuentes renovables | Produzione di energia da fonti rinnovabili
    Erzeugung von Strom aus Solarenergie | Generation of electricity from solar energy | Production d'électricité à partir d'énergie solaire | Producción de electricidad a partir de energía solar | Produzione di elettricità da energia solare
    Vermietung von Generatoren | Rental of generators | Location de générateurs | Alquiler de generadores | Noleggio di generatori
    Vermietung von Klimageräten | Rental of air-conditioning apparatus | Location d'appareils de climatisation | Alquiler de aparatos de aire acondicionado | Noleggio di apparecchi per il condizionamento dell'aria
    Vermietung von Raumheizungsapparaten | Rental of space heating apparatus | Location d'appareils de chauffage d'appoint | Alquiler de aparatos de calefacción de espacios | Noleggio di apparecchi per il riscaldamento di ambienti
    Sortieren von Abfall und wiederverwertbaren Stoffen [Umwandlung] | Sorting of waste and recyclable material [transformation] | Tri de déchets et de matières premières de récupération [transformation] | Clasificación de residuos y materiales reciclables [transformación] | Smistamento di rifiuti e materiali riciclabili [trasformazione]
    Vernichtung von Abfall | Destruction of waste | Destruction de déchets | Destrucción de residuos | Distruzione di rifiuti
    Verbrennung von Abfall | Incineration of waste | Incinération de déchets | Incineración de residuos | Incenerimento di rifiuti
    Upcycling [Abfallverwertung] | Upcycling [waste recycling] | Surcyclage [recyclage de déchets] | Suprarreciclaje [reciclaje de residuos] | Upcycling [riciclaggio di rifiuti]
    Recycling von Elektronikgeräten | Recycling of electronic equipment | Recyclage d'équipements électroniques | Reciclaje de equipos electrónicos | Riciclaggio di apparecchiature elettroniche
    Vernichtung von Dokumenten | Document shredding | Destruction de documents | Destrucción de documentos | Distruzione di documenti
    Dekontaminierung von gefährlichen Materialien | Decontamination of hazardous materials | Décontamination de matériaux dangereux | Descontaminación de materiales peligrosos | Decontaminazione di materiali pericolosi
  `,
]
