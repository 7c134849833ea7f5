import { readClass } from './table.ts'

/** Headings and terms of the classes 36 to 40. */
export const classes36To40 = [
  readClass(`
    Finanz-, Geld- und Bankgeschäfte; Versicherungswesen; Immobilienwesen | Financial, monetary and banking services; insurance services; real estate services | Services financiers, monétaires et bancaires; services d'assurance; services immobiliers | Servicios financieros, monetarios y bancarios; servicios de seguros; servicios inmobiliarios | Servizi finanziari, monetari e bancari; servizi assicurativi; servizi immobiliari
    Bankgeschäfte | Banking | Services bancaires | Servicios bancarios | Servizi bancari
    Versicherungsdienstleistungen | Insurance services | Services d'assurance | Servicios de seguros | Servizi assicurativi
    Lebensversicherungen | Life insurance underwriting | Assurance sur la vie | Suscripción de seguros de vida | Assicurazioni sulla vita
    Finanzberatung | Financial consultancy | Conseil en matière financière | Consultoría financiera | Consulenza finanziaria
    Vermögensverwaltung | Asset management | Gestion de patrimoine | Gestión de patrimonios | Gestione patrimoniale
    Kreditvergabe | Granting of loans | Octroi de prêts | Concesión de préstamos | Concessione di prestiti
    Elektronischer Zahlungsverkehr | Electronic payment services | Services de paiement électronique | Servicios de pago electrónico | Servizi di pagamento elettronico
    Ausgabe von Kreditkarten | Issuance of credit cards | Émission de cartes de crédit | Emisión de tarjetas de crédito | Emissione di carte di credito
    Immobilienvermittlung | Real estate brokerage | Courtage immobilier | Corretaje inmobiliario | Intermediazione immobiliare
    Vermietung von Wohnungen | Rental of apartments | Location d'appartements | Alquiler de apartamentos | Affitto di appartamenti
    Immobilienverwaltung | Real estate management | Gérance de biens immobiliers | Administración de bienes inmuebles | Gestione di beni immobili
    Leasingfinanzierung | Lease-purchase financing | Crédit-bail | Arrendamiento financiero | Finanziamento tramite leasing
    Investmentgeschäfte | Fund investments | Investissement de fonds | Inversión de fondos | Investimento di fondi
    Sammeln von Spenden für wohltätige Zwecke | Charitable fundraising | Collecte de fonds de bienfaisance | Recaudación de fondos con fines benéficos | Raccolta di fondi a scopo benefico
    Finanzielles Sponsoring | Financial sponsorship | Parrainage financier | Patrocinio financiero | Sponsorizzazione finanziaria
    Vermittlung von Hypothekarkrediten | Mortgage brokerage | Courtage en prêts hypothécaires | Corretaje de préstamos hipotecarios | Intermediazione di mutui ipotecari
  `),
  readClass(`
    Bauwesen; Installation, Wartung und Reparatur; Bergbau sowie Bohren nach Öl und Gas | Construction services; installation, maintenance and repair; mining, oil and gas drilling | Services de construction; installation, entretien et réparation; extraction minière, forage pétrolier et gazier | Servicios de construcción; instalación, mantenimiento y reparación; extracción minera, perforación de petróleo y gas | Servizi di costruzione; installazione, manutenzione e riparazione; estrazione mineraria, perforazione di petrolio e gas
    Hochbauarbeiten | Building construction | Construction d'immeubles | Construcción de edificios | Costruzione di edifici
    Straßenbau | Road construction | Construction de routes | Construcción de carreteras | Costruzione di strade
    Renovierung von Gebäuden | Renovation of buildings | Rénovation de bâtiments | Renovación de edificios | Ristrutturazione di edifici
    Dachdeckerarbeiten | Roofing services | Travaux de couverture de toits | Servicios de techado | Lavori di copertura di tetti
    Malerarbeiten | House painting services | Travaux de peinture en bâtiment | Servicios de pintura de edificios | Lavori di tinteggiatura
    Installation von Heizungsanlagen | Installation of heating systems | Installation de systèmes de chauffage | Instalación de sistemas de calefacción | Installazione di impianti di riscaldamento
    Installation von Solaranlagen | Installation of solar energy systems | Installation de systèmes d'énergie solaire | Instalación de sistemas de energía solar | Installazione di impianti a energia solare
    Reparatur und Wartung von Kraftfahrzeugen | Repair and maintenance of motor vehicles | Réparation et entretien de véhicules automobiles | Reparación y mantenimiento de vehículos de motor | Riparazione e manutenzione di autoveicoli
    Reparatur von Mobiltelefonen | Repair of mobile telephones | Réparation de téléphones mobiles | Reparación de teléfonos móviles | Riparazione di telefoni cellulari
    Wartung von Maschinen | Maintenance of machines | Entretien de machines | Mantenimiento de máquinas | Manutenzione di macchine
    Reinigung von Gebäuden | Cleaning of buildings | Nettoyage de bâtiments | Limpieza de edificios | Pulizia di edifici
    Schädlingsbekämpfung, nicht für land-, garten- und forstwirtschaftliche Zwecke | Pest control services, other than for agriculture, horticulture and forestry | Services de lutte contre les nuisibles, autres que pour l'agriculture, l'horticulture et la sylviculture | Servicios de control de plagas que no sean para la agricultura, la horticultura y la silvicultura | Servizi di disinfestazione non destinati all'agricoltura, all'orticoltura e alla silvicoltura
    Chemische Reinigung | Dry cleaning | Nettoyage à sec | Limpieza en seco | Lavaggio a secco
    Vermietung von Baumaschinen | Rental of construction machines | Location de machines de chantier | Alquiler de máquinas de construcción | Noleggio di macchine per cantieri
    Installation von Computerhardware | Installation of computer hardware | Installation de matériel informatique | Instalación de hardware informático | Installazione di hardware per computer
    Aufladen von Elektrofahrzeugen | Charging of electric vehicles | Recharge de véhicules électriques | Recarga de vehículos eléctricos | Ricarica di veicoli elettrici
  `),
  readClass(`
    Telekommunikation; Bereitstellung von Zugängen zu Datennetzen; Übermittlung und Ausstrahlung von Nachrichten, Daten, Ton und Bild | Telecommunications; provision of access to data networks; transmission and broadcasting of messages, data, sound and images | Télécommunications; fourniture d'accès à des réseaux de données; transmission et diffusion de messages, de données, de sons et d'images | Telecomunicaciones; suministro de acceso a redes de datos; transmisión y difusión de mensajes, datos, sonido e imágenes | Telecomunicazioni; fornitura di accesso a reti di dati; trasmissione e diffusione di messaggi, dati, suoni e immagini
    Mobilfunkdienste | Mobile telephone services | Services de téléphonie mobile | Servicios de telefonía móvil | Servizi di telefonia mobile
    Bereitstellung des Zugriffs auf das Internet | Provision of access to the internet | Fourniture d'accès à Internet | Suministro de acceso a Internet | Fornitura di accesso a Internet
    Ausstrahlung von Rundfunksendungen | Radio broadcasting | Diffusion d'émissions radiophoniques | Radiodifusión | Trasmissione di programmi radiofonici
    Ausstrahlung von Fernsehprogrammen | Television broadcasting | Diffusion de programmes de télévision | Difusión de programas de televisión | Trasmissione di programmi televisivi
    Übermittlung von Daten | Transmission of data | Transmission de données | Transmisión de datos | Trasmissione di dati
    Streaming von Video- und Audiodaten | Streaming of video and audio data | Diffusion en flux continu de données vidéo et audio | Transmisión en continuo de datos de vídeo y audio | Streaming di dati video e audio
    E-Mail-Dienste | Electronic mail services | Services de messagerie électronique | Servicios de correo electrónico | Servizi di posta elettronica
    Sofortnachrichtendienste | Instant messaging services | Services de messagerie instantanée | Servicios de mensajería instantánea | Servizi di messaggistica istantanea
    Bereitstellung von Online-Foren | Provision of online forums | Mise à disposition de forums en ligne | Facilitación de foros en línea | Fornitura di forum online
    Videokonferenzdienste | Videoconferencing services | Services de visioconférence | Servicios de videoconferencia | Servizi di videoconferenza
    Internettelefoniedienste | Internet telephony services | Services de téléphonie par Internet | Servicios de telefonía por Internet | Servizi di telefonia via Internet
    Satellitenübertragung | Satellite transmission | Transmission par satellite | Transmisión por satélite | Trasmissione via satellite
    Vermietung von Telekommunikationsgeräten | Rental of telecommunication equipment | Location d'équipements de télécommunication | Alquiler de equipos de telecomunicación | Noleggio di apparecchiature per telecomunicazioni
    Dienste von Nachrichtenagenturen | News agency services | Services d'agences de presse | Servicios de agencias de noticias | Servizi di agenzie di stampa
    Podcasting | Podcasting | Podcasting | Podcasting | Podcasting
    Bereitstellung des Zugriffs auf Datenbanken | Provision of access to databases | Fourniture d'accès à des bases de données | Provisión de acceso a bases de datos | Fornitura di accesso a banche dati
  `),
  readClass(`
    Transport von Personen und Gütern; Verpackung und Lagerung von Waren; Veranstaltung von Reisen | Transport of passengers and goods; packaging and storage of goods; arranging of travel | Transport de personnes et de marchandises; emballage et entreposage de marchandises; organisation de voyages | Transporte de personas y mercancías; embalaje y almacenamiento de mercancías; organización de viajes | Trasporto di persone e merci; imballaggio e deposito di merci; organizzazione di viaggi
    Güterbeförderung | Freight transport | Transport de fret | Transporte de mercancías | Trasporto di merci
    Personenbeförderung | Passenger transport | Transport de passagers | Transporte de pasajeros | Trasporto di passeggeri
    Lagerung von Waren | Storage of goods | Stockage de marchandises | Almacenamiento de mercancías | Deposito di merci
    Verpackung von Waren | Packaging of goods | Emballage de produits | Embalaje de productos | Imballaggio di prodotti
    Paketzustelldienste | Parcel delivery services | Services de livraison de colis | Servicios de reparto de paquetes | Servizi di consegna di pacchi
    Kurierdienste | Courier services | Services de messagerie pour marchandises | Servicios de mensajería | Servizi di corriere
    Speditionsdienste | Freight forwarding | Expédition de fret | Expedición de fletes | Spedizione di merci
    Lufttransport | Air transport | Transport aérien | Transporte aéreo | Trasporto aereo
    Eisenbahntransporte | Railway transport | Transport par chemin de fer | Transporte ferroviario | Trasporto ferroviario
    Taxidienste | Taxi transport | Services de taxis | Servicios de taxi | Servizi di taxi
    Vermietung von Kraftfahrzeugen | Rental of motor vehicles | Location de véhicules automobiles | Alquiler de vehículos de motor | Noleggio di autoveicoli
    Veranstaltung von Reisen | Arranging of travel | Organisation de voyages | Organización de viajes | Organizzazione di viaggi
    Buchung von Reisen | Booking of travel | Réservation de voyages | Reserva de viajes | Prenotazione di viaggi
    Umzugsdienste | Removal services | Services de déménagement | Servicios de mudanzas | Servizi di trasloco
    Veranstaltung von Kreuzfahrten | Arranging of cruises | Organisation de croisières | Organización de cruceros | Organizzazione di crociere
    Verteilung von Energie | Distribution of energy | Distribution d'énergie | Distribución de energía | Distribuzione di energia
  `),
  readClass(`
    Behandlung und Bearbeitung von Materialien; Wiederverwertung von Abfall und Müll; Luftreinigung und Wasseraufbereitung; Druckarbeiten; Haltbarmachen von Lebensmitteln und Getränken | Treatment and processing of materials; recycling of waste and refuse; air purification and water treatment; printing; preservation of food and beverages | Traitement et transformation de matériaux; recyclage d'ordures et de déchets; purification de l'air et traitement de l'eau; imprimerie; conservation d'aliments et de boissons | Tratamiento y transformación de materiales; reciclaje de residuos y desechos; purificación del aire y tratamiento del agua; impresión; conservación de alimentos y bebidas | Trattamento e trasformazione di materiali; riciclaggio di rifiuti; purificazione dell'aria e trattamento dell'acqua; stampa; conservazione di alimenti e bevande
    Metallbearbeitung | Metal treatment | Traitement de métaux | Tratamiento de metales | Trattamento di metalli
    Holzbearbeitung | Woodworking | Travail du bois | Tratamiento de la madera | Lavorazione del legno
    Recycling von Abfall | Recycling of waste | Recyclage de déchets | Reciclaje de residuos | Riciclaggio di rifiuti
    Wasseraufbereitung | Water treatment | Traitement de l'eau | Tratamiento del agua | Trattamento dell'acqua
    Luftreinigung | Air purification | Purification de l'air | Purificación del aire | Purificazione dell'aria
    Druckdienstleistungen | Printing services | Services d'imprimerie | Servicios de impresión | Servizi di stampa
    3D-Druck im Kundenauftrag für Dritte | Custom 3D printing for others | Impression 3D sur commande pour des tiers | Impresión 3D por encargo para terceros | Stampa 3D su ordinazione per conto terzi
    Änderung von Bekleidungsstücken | Clothing alteration | Retouche de vêtements | Arreglo de prendas de vestir | Modifica di capi di abbigliamento
    Veredelung von Textilien | Textile finishing | Finissage de textiles | Acabado de textiles | Finissaggio di tessuti
    Galvanisierung | Electroplating | Galvanisation | Galvanización | Galvanizzazione
    Konservieren von Lebensmitteln | Food preservation | Conservation d'aliments | Conservación de alimentos | Conservazione di alimenti
    Vermahlen von Getreide | Flour milling | Meunerie | Molienda de cereales | Macinatura di cereali
    Bierbrauen für Dritte | Brewing of beer for others | Brassage de bière pour des tiers | Elaboración de cerveza para terceros | Produzione di birra per conto terzi
    Lohnfertigung von Waren für Dritte | Custom manufacture of goods for others | Fabrication sur commande de produits pour des tiers | Fabricación por encargo de productos para terceros | Fabbricazione su ordinazione di prodotti per conto terzi
    Erzeugung von elektrischer Energie | Generation of electricity | Production d'électricité | Producción de energía eléctrica | Produzione di energia elettrica
    Abfallbehandlung | Treatment of waste | Traitement de déchets | Tratamiento de residuos | Trattamento di rifiuti
  `),
]
