/** Headings and terms of the classes 36 to 40. */
export const classes36To40 = [
  `
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
    Krankenversicherungen | Health insurance | Assurance maladie | Seguros de enfermedad | Assicurazioni sanitarie
    Kraftfahrzeugversicherungen | Motor vehicle insurance | Assurance automobile | Seguros de automóviles | Assicurazioni di autoveicoli
    Haftpflichtversicherungen | Liability insurance | Assurance responsabilité civile | Seguros de responsabilidad civil | Assicurazioni di responsabilità civile
    Rückversicherung | Reinsurance | Réassurance | Reaseguros | Riassicurazioni
    Versicherungsvermittlung | Insurance brokerage | Courtage d'assurances | Corretaje de seguros | Mediazione assicurativa
    Rentenfondsverwaltung | Pension fund management | Gestion de fonds de pension | Gestión de fondos de pensiones | Gestione di fondi pensione
    Sparkassendienste | Savings bank services | Services de caisses d'épargne | Servicios de cajas de ahorros | Servizi di casse di risparmio
    Online-Banking | Online banking | Services bancaires en ligne | Servicios bancarios en línea | Servizi bancari in linea
    Geldwechsel | Currency exchange | Opérations de change | Cambio de divisas | Cambio di valuta
    Geldüberweisungen | Money transfer | Transfert d'argent | Transferencias de dinero | Trasferimenti di denaro
    Wertpapierhandel | Securities trading | Négociation de valeurs mobilières | Negociación de valores | Negoziazione di titoli
    Börsenmaklergeschäfte | Stock brokerage | Courtage en bourse | Corretaje bursátil | Mediazione in borsa
    Verwaltung von Investmentfonds | Investment fund management | Gestion de fonds d'investissement | Gestión de fondos de inversión | Gestione di fondi d'investimento
    Beteiligungsfinanzierung | Venture capital financing | Financement par capital-risque | Financiación de capital riesgo | Finanziamenti di capitale di rischio
    Crowdfunding | Crowdfunding | Financement participatif | Microfinanciación colectiva | Raccolta fondi collettiva
    Factoring | Factoring | Affacturage | Factoraje | Factoring
    Inkasso von Forderungen | Debt collection | Recouvrement de créances | Cobro de deudas | Recupero crediti
    Bürgschaften | Surety services | Cautionnement | Servicios de fianzas | Servizi di fideiussione
    Handel mit Kryptowährungen | Cryptocurrency trading | Négociation de cryptomonnaies | Negociación de criptomonedas | Negoziazione di criptovalute
    Ausgabe von Geschenkgutscheinen | Issuance of gift vouchers | Émission de bons-cadeaux | Emisión de vales de regalo | Emissione di buoni regalo
    Bonitätsprüfung | Credit rating assessment | Évaluation de solvabilité | Evaluación de solvencia | Valutazione della solvibilità
    Immobilienbewertung | Real estate appraisal | Estimations immobilières | Tasaciones inmobiliarias | Stime immobiliari
    Vermietung von Büroräumen | Rental of offices | Location de bureaux immobiliers | Alquiler de oficinas | Affitto di uffici
    Vermietung von Coworking-Büros | Rental of co-working offices | Location de bureaux de cotravail | Alquiler de oficinas de trabajo compartido | Affitto di uffici per coworking
    Verwahrung von Wertsachen in Safes | Safe deposit services | Dépôt en coffres-forts | Servicios de cajas de seguridad | Deposito in cassette di sicurezza
  `,
  `
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
    Tiefbauarbeiten | Civil engineering works | Travaux de génie civil | Obras de ingeniería civil | Lavori di genio civile
    Brückenbau | Bridge construction | Construction de ponts | Construcción de puentes | Costruzione di ponti
    Abbrucharbeiten | Demolition of buildings | Démolition de constructions | Demolición de edificios | Demolizione di costruzioni
    Maurerarbeiten | Bricklaying | Maçonnerie | Albañilería | Lavori di muratura
    Zimmererarbeiten | Carpentry | Charpenterie | Carpintería | Carpenteria
    Fliesenlegerarbeiten | Tile laying | Pose de carrelage | Instalación de azulejos | Posa di piastrelle
    Bodenlegearbeiten | Floor laying | Pose de revêtements de sol | Colocación de suelos | Posa di pavimenti
    Verputzarbeiten | Plastering | Plâtrerie | Trabajos de yesería | Intonacatura
    Tapezierarbeiten | Wallpaper hanging | Pose de papiers peints | Empapelado | Posa di carta da parati
    Klempnerarbeiten | Plumbing | Plomberie | Fontanería | Lavori idraulici
    Elektroinstallationen | Electrical installation services | Services d'installation électrique | Servicios de instalación eléctrica | Servizi di installazione elettrica
    Installation von Klimaanlagen | Installation of air conditioning | Installation de climatiseurs | Instalación de aire acondicionado | Installazione di condizionatori d'aria
    Einbau von Fenstern | Window installation | Installation de fenêtres | Instalación de ventanas | Installazione di finestre
    Wartung von Aufzügen | Maintenance of lifts | Entretien d'ascenseurs | Mantenimiento de ascensores | Manutenzione di ascensori
    Reparatur von Fahrrädern | Bicycle repair | Réparation de bicyclettes | Reparación de bicicletas | Riparazione di biciclette
    Reifenservice | Tyre fitting and repair | Montage et réparation de pneus | Montaje y reparación de neumáticos | Montaggio e riparazione di pneumatici
    Fahrzeugwäsche | Vehicle washing | Lavage de véhicules | Lavado de vehículos | Lavaggio di veicoli
    Schuhreparatur | Shoe repair | Réparation de chaussures | Reparación de calzado | Riparazione di scarpe
    Uhrenreparatur | Repair of watches | Réparation de montres | Reparación de relojes | Riparazione di orologi
    Reparatur von Haushaltsgeräten | Repair of household appliances | Réparation d'appareils ménagers | Reparación de electrodomésticos | Riparazione di elettrodomestici
    Wäschereidienste | Laundry services | Services de blanchisserie | Servicios de lavandería | Servizi di lavanderia
    Teppichreinigung | Carpet cleaning | Nettoyage de tapis | Limpieza de alfombras | Pulizia di tappeti
    Fensterreinigung | Window cleaning | Nettoyage de fenêtres | Limpieza de ventanas | Pulizia di finestre
    Schornsteinfegerarbeiten | Chimney sweeping | Ramonage de cheminées | Deshollinado de chimeneas | Pulizia di camini
    Bohren von Brunnen | Well drilling | Forage de puits | Perforación de pozos | Trivellazione di pozzi
  `,
  `
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
    Telefondienste | Telephone services | Services téléphoniques | Servicios telefónicos | Servizi telefonici
    Übermittlung von Nachrichten | Transmission of messages | Transmission de messages | Transmisión de mensajes | Trasmissione di messaggi
    SMS-Dienste | Text messaging services | Services de messagerie texte | Servicios de mensajes de texto | Servizi di messaggistica testuale
    Bereitstellung von Chatrooms im Internet | Providing internet chatrooms | Mise à disposition de salons de discussion sur Internet | Facilitación de salas de chat en Internet | Fornitura di chat room su Internet
    Glasfasernetzdienste | Fibre-optic network services | Services de réseaux à fibre optique | Servicios de redes de fibra óptica | Servizi di reti a fibre ottiche
    WLAN-Zugangsdienste | Provision of wireless internet access | Fourniture d'accès sans fil à Internet | Acceso inalámbrico a Internet | Fornitura di accesso senza fili a Internet
    Roaming-Dienste | Roaming services | Services d'itinérance | Servicios de itinerancia | Servizi di roaming
    Voicemail-Dienste | Voicemail services | Services de messagerie vocale | Servicios de buzón de voz | Servizi di posta vocale
    Telefonkonferenzdienste | Teleconferencing | Services de téléconférence | Servicios de teleconferencia | Servizi di teleconferenza
    Kabelfernsehübertragung | Cable television broadcasting | Télévision par câble | Teledifusión por cable | Trasmissione di televisione via cavo
    Internetrundfunk | Internet radio broadcasting | Radiodiffusion sur Internet | Radiodifusión por Internet | Trasmissione radio via Internet
    Video-on-Demand-Übertragung | Video-on-demand transmission | Transmission de vidéos à la demande | Transmisión de vídeo a la carta | Trasmissione di video su richiesta
    Übertragung digitaler Dateien | Transmission of digital files | Transmission de fichiers numériques | Transmisión de archivos digitales | Trasmissione di file digitali
    Peer-to-Peer-Übertragung von Daten | Peer-to-peer data sharing transmission | Transmission de données de pair à pair | Transmisión de datos entre pares | Trasmissione di dati peer-to-peer
    Bereitstellung virtueller privater Netzwerke | Provision of virtual private networks | Fourniture de réseaux privés virtuels | Facilitación de redes privadas virtuales | Fornitura di reti private virtuali
    Vermietung von Mobiltelefonen | Rental of mobile phones | Location de téléphones mobiles | Alquiler de teléfonos móviles | Noleggio di telefoni cellulari
    Vermietung von Modems | Rental of modems | Location de modems | Alquiler de módems | Noleggio di modem
    Vermietung von Zugriffszeit auf globale Computernetze | Rental of access time to global computer networks | Location de temps d'accès à des réseaux informatiques mondiaux | Alquiler de tiempo de acceso a redes informáticas mundiales | Noleggio di tempi di accesso a reti informatiche globali
    Maschine-zu-Maschine-Kommunikation | Machine-to-machine communication | Communication de machine à machine | Comunicación entre máquinas | Comunicazione macchina a macchina
    Funkrufdienste | Paging services | Services de radiomessagerie | Servicios de radiobúsqueda | Servizi di radioavviso
    Telegrammdienste | Telegram transmission | Transmission de télégrammes | Transmisión de telegramas | Trasmissione di telegrammi
    Notrufübermittlung | Transmission of emergency calls | Transmission d'appels d'urgence | Transmisión de llamadas de emergencia | Trasmissione di chiamate di emergenza
    Bereitstellung von Telekommunikationsverbindungen zu Callcentern | Telecommunications routing to call centres | Acheminement de télécommunications vers des centres d'appels | Enrutamiento de telecomunicaciones a centros de llamadas | Instradamento di telecomunicazioni a call center
    Elektronische Schwarze Bretter | Electronic bulletin board services | Services d'affichage électronique | Servicios de tablones de anuncios electrónicos | Servizi di bacheche elettroniche
    Bildübermittlung | Transmission of images | Transmission d'images | Transmisión de imágenes | Trasmissione di immagini
  `,
  `
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
    Möbeltransporte | Furniture transport | Transport de meubles | Transporte de muebles | Trasporto di mobili
    Schiffstransporte | Ship transport | Transport maritime | Transporte marítimo | Trasporto marittimo
    Kühltransporte | Refrigerated transport | Transport frigorifique | Transporte refrigerado | Trasporto refrigerato
    Geldtransporte | Transport of valuables | Transport de valeurs | Transporte de valores | Trasporto di valori
    Krankentransporte | Ambulance transport | Transport en ambulance | Transporte en ambulancia | Trasporto in ambulanza
    Bustransporte | Bus transport | Transport en autobus | Transporte en autobús | Trasporto in autobus
    Fahrgemeinschaftsvermittlung | Ride-sharing arranging | Organisation de covoiturage | Organización de viajes compartidos en coche | Organizzazione di carpooling
    Carsharing | Car sharing | Autopartage | Uso compartido de coches | Car sharing
    Vermietung von Fahrrädern | Bicycle rental | Location de bicyclettes | Alquiler de bicicletas | Noleggio di biciclette
    Vermietung von Booten | Boat rental | Location de bateaux | Alquiler de barcos | Noleggio di imbarcazioni
    Vermietung von Wohnmobilen | Rental of motor homes | Location de camping-cars | Alquiler de autocaravanas | Noleggio di camper
    Chauffeurdienste | Chauffeur services | Services de chauffeurs | Servicios de chóferes | Servizi di autisti
    Pannenhilfe durch Abschleppen | Vehicle towing | Remorquage de véhicules | Remolque de vehículos | Rimorchio di veicoli
    Parkplatzdienste | Car parking services | Services de parcs de stationnement | Servicios de aparcamiento | Servizi di parcheggio
    Vermietung von Garagen | Garage rental | Location de garages | Alquiler de garajes | Noleggio di garage
    Vermietung von Lagerräumen | Rental of warehouses | Location d'entrepôts | Alquiler de almacenes | Noleggio di magazzini
    Vermietung von Containern für Lagerzwecke | Rental of storage containers | Location de conteneurs d'entreposage | Alquiler de contenedores de almacenamiento | Noleggio di container per deposito
    Logistikdienste im Transportwesen | Logistics services in the field of transport | Services logistiques en matière de transport | Servicios logísticos de transporte | Servizi logistici in materia di trasporti
    Sendungsverfolgung | Tracking of shipments | Suivi d'envois | Seguimiento de envíos | Tracciamento di spedizioni
    Auslieferung von Lebensmitteln | Food delivery | Livraison d'aliments | Reparto de alimentos | Consegna di alimenti
    Blumenlieferung | Flower delivery | Livraison de fleurs | Reparto de flores | Consegna di fiori
    Frankierung von Postsendungen | Franking of mail | Affranchissement du courrier | Franqueo de correo | Affrancatura della corrispondenza
    Reiseführerdienste | Tour guide services | Services de guides de voyage | Servicios de guías de viajes | Servizi di guide turistiche
    Reservierung von Flügen | Flight booking | Réservation de vols | Reserva de vuelos | Prenotazione di voli
    Wasserversorgung | Water supply | Approvisionnement en eau | Suministro de agua | Approvvigionamento idrico
  `,
  `
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
    Schweißarbeiten | Welding services | Services de soudure | Servicios de soldadura | Servizi di saldatura
    Laserschneiden | Laser cutting | Découpe au laser | Corte por láser | Taglio laser
    Härten von Metallen | Metal tempering | Trempe des métaux | Temple de metales | Tempra di metalli
    Gießen von Metallen | Metal casting | Moulage de métaux | Colada de metales | Fusione di metalli
    Verchromen | Chromium plating | Chromage | Cromado | Cromatura
    Vergolden | Gilding | Dorure | Dorado | Doratura
    Pulverbeschichtung | Powder coating services | Services de revêtement par poudre | Servicios de recubrimiento en polvo | Servizi di verniciatura a polvere
    Gravieren | Engraving | Gravure | Grabado | Incisione
    Sägen von Holz | Sawing of wood | Sciage du bois | Aserrado de madera | Segatura del legno
    Tischlerarbeiten als Lohnfertigung | Custom cabinet making | Ébénisterie sur mesure | Ebanistería por encargo | Ebanisteria su misura
    Glasbläserei | Glass-blowing | Soufflage du verre | Soplado de vidrio | Soffiatura del vetro
    Töpferarbeiten | Pottery services | Services de poterie | Servicios de alfarería | Servizi di ceramica
    Lederbearbeitung | Leather working | Travail du cuir | Tratamiento del cuero | Lavorazione del cuoio
    Färben von Textilien | Textile dyeing | Teinture de textiles | Teñido de textiles | Tintura di tessuti
    Maßschneiderei | Tailoring | Services de tailleurs | Confección a medida | Sartoria su misura
    Sticken | Embroidery services | Services de broderie | Servicios de bordado | Servizi di ricamo
    Siebdruck | Silkscreen printing | Sérigraphie | Serigrafía | Serigrafia
    Offsetdruck | Offset printing | Impression offset | Impresión en offset | Stampa offset
    Digitaldruck | Digital printing | Impression numérique | Impresión digital | Stampa digitale
    Buchbindearbeiten | Bookbinding | Reliure | Encuadernación | Rilegatura
    Entwicklung fotografischer Filme | Photographic film development | Développement de pellicules photographiques | Revelado de películas fotográficas | Sviluppo di pellicole fotografiche
    Räuchern von Lebensmitteln | Food smoking | Fumage d'aliments | Ahumado de alimentos | Affumicatura di alimenti
    Schlachten von Tieren | Slaughtering of animals | Abattage d'animaux | Sacrificio de animales | Macellazione di animali
    Keltern von Obst | Fruit pressing | Pressage de fruits | Prensado de fruta | Spremitura di frutta
    Abwasserbehandlung | Sewage treatment | Traitement des eaux usées | Tratamiento de aguas residuales | Trattamento delle acque reflue
  `,
]
