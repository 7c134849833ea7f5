/** Headings and terms of the classes 41 to 45. */
export const classes41To45 = [
  `
    Erziehung und Bildung; Ausbildung; Unterhaltung; sportliche und kulturelle Aktivitäten | Education; provision of training; entertainment; sporting and cultural activities | Éducation; formation; divertissement; activités sportives et culturelles | Educación; formación; servicios de entretenimiento; actividades deportivas y culturales | Educazione; formazione; intrattenimento; attività sportive e culturali
    Ausbildung | Training | Formation | Formación | Formazione
    Durchführung von Seminaren | Conducting of seminars | Conduite de séminaires | Dirección de seminarios | Conduzione di seminari
    Sprachunterricht | Language instruction | Enseignement des langues | Enseñanza de idiomas | Insegnamento delle lingue
    Organisation von Konzerten | Organization of concerts | Organisation de concerts | Organización de conciertos | Organizzazione di concerti
    Organisation von Sportwettkämpfen | Organization of sports competitions | Organisation de compétitions sportives | Organización de competiciones deportivas | Organizzazione di competizioni sportive
    Filmproduktion, ausgenommen Werbefilme | Film production, other than advertising films | Production de films autres que publicitaires | Producción de películas que no sean publicitarias | Produzione di film diversi da quelli pubblicitari
    Musikdarbietungen | Musical performances | Représentations musicales | Actuaciones musicales | Esecuzioni musicali
    Herausgabe von Büchern | Publication of books | Publication de livres | Publicación de libros | Pubblicazione di libri
    Bereitstellung von nicht herunterladbaren elektronischen Publikationen | Provision of non-downloadable electronic publications | Mise à disposition de publications électroniques non téléchargeables | Suministro de publicaciones electrónicas no descargables | Fornitura di pubblicazioni elettroniche non scaricabili
    Online angebotene Spieldienstleistungen | Game services provided online | Services de jeux fournis en ligne | Servicios de juegos en línea | Servizi di giochi forniti online
    Betrieb von Fitnessstudios | Health club services | Services de clubs de fitness | Servicios de gimnasios | Servizi di palestre
    Museumsdienstleistungen | Museum services | Services de musées | Servicios de museos | Servizi di musei
    Organisation von Ausstellungen für kulturelle Zwecke | Organization of exhibitions for cultural purposes | Organisation d'expositions à buts culturels | Organización de exposiciones con fines culturales | Organizzazione di esposizioni a scopo culturale
    Übersetzungsdienste | Translation services | Services de traduction | Servicios de traducción | Servizi di traduzione
    Fotografieren | Photography | Services de photographie | Servicios de fotografía | Servizi fotografici
    Berufsberatung im Bereich Ausbildung und Bildung | Vocational guidance in the field of education and training | Orientation professionnelle en matière d'éducation et de formation | Orientación profesional en materia de educación y formación | Orientamento professionale in materia di istruzione e formazione
    Glücksspieldienstleistungen | Gambling services | Services de jeux d'argent | Servicios de juegos de azar | Servizi di gioco d'azzardo
    Nachhilfeunterricht | Tutoring | Cours de soutien scolaire | Clases de repaso | Ripetizioni scolastiche
    Online-Kurse als Unterricht | Online courses as teaching | Cours en ligne en tant qu'enseignement | Cursos en línea como enseñanza | Corsi in linea come insegnamento
    Betrieb von Schulen | School services | Services d'écoles | Servicios de escuelas | Servizi scolastici
    Betrieb von Universitäten | University services | Services d'universités | Servicios universitarios | Servizi universitari
    Kindergartenerziehung | Nursery school education | Éducation en maternelle | Educación preescolar | Educazione nelle scuole materne
    Fahrschulunterricht | Driving school services | Services d'auto-écoles | Servicios de autoescuela | Servizi di autoscuola
    Coaching als Ausbildung | Coaching as training | Accompagnement en tant que formation | Coaching en cuanto formación | Coaching in quanto formazione
    Durchführung von Workshops | Conducting workshops | Animation d'ateliers de formation | Dirección de talleres de formación | Conduzione di laboratori formativi
    Veranstaltung von Kongressen | Arranging of congresses | Organisation de congrès | Organización de congresos | Organizzazione di congressi
    Theateraufführungen | Theatre productions | Représentations théâtrales | Representaciones teatrales | Rappresentazioni teatrali
    Kinovorführungen | Cinema presentations | Projection de films | Proyecciones cinematográficas | Proiezioni cinematografiche
    Produktion von Podcasts | Production of podcasts | Production de podcasts | Producción de pódcast | Produzione di podcast
    Musikproduktion | Music production | Production musicale | Producción musical | Produzione musicale
    Dienste von Diskjockeys | Disc jockey services | Services de disc-jockeys | Servicios de pinchadiscos | Servizi di disc-jockey
    Betrieb von Diskotheken | Discotheque services | Services de discothèques | Servicios de discotecas | Servizi di discoteche
    Betrieb von Freizeitparks | Amusement park services | Services de parcs d'attractions | Servicios de parques de atracciones | Servizi di parchi di divertimento
    Zoobetrieb | Zoological garden services | Services de jardins zoologiques | Servicios de parques zoológicos | Servizi di giardini zoologici
    Eintrittskartenreservierung für Veranstaltungen | Ticket reservation for events | Réservation de billets de spectacles | Reserva de entradas para espectáculos | Prenotazione di biglietti per spettacoli
    Betrieb von Sportanlagen | Providing sports facilities | Mise à disposition d'installations sportives | Puesta a disposición de instalaciones deportivas | Messa a disposizione di impianti sportivi
    Yogaunterricht | Yoga instruction | Enseignement du yoga | Enseñanza de yoga | Insegnamento dello yoga
    Tanzunterricht | Dance instruction | Enseignement de la danse | Enseñanza de danza | Insegnamento della danza
    Musikunterricht | Music instruction | Enseignement de la musique | Enseñanza de música | Insegnamento della musica
    E-Sport-Wettbewerbe | Esports competitions | Compétitions de sport électronique | Competiciones de deportes electrónicos | Competizioni di e-sport
    Bibliotheksdienste | Library services | Services de bibliothèques | Servicios de bibliotecas | Servizi di biblioteche
    Dolmetscherdienste | Interpretation services | Services d'interprètes | Servicios de interpretación lingüística | Servizi di interpretariato
  `,
  `
    Dienstleistungen auf den Gebieten der Wissenschaft und Technologie sowie zugehörige Forschungs- und Entwurfsdienste; industrielle Analyse, Forschung und Industriedesign; Qualitätsprüfung und Authentifizierung; Entwurf und Entwicklung von Computerhardware und -software | Services in the fields of science and technology together with research and design relating thereto; industrial analysis, research and design; quality control and authentication; design and development of computer hardware and software | Services dans les domaines scientifique et technologique ainsi que recherche et conception y relatives; analyse, recherche et conception industrielles; contrôle de qualité et authentification; conception et développement de matériel informatique et de logiciels | Servicios en los ámbitos de la ciencia y la tecnología, así como investigación y diseño conexos; análisis, investigación y diseño industriales; control de calidad y autenticación; diseño y desarrollo de hardware y software | Servizi nei campi della scienza e della tecnologia nonché ricerca e progettazione connesse; analisi, ricerca e disegno industriali; controllo della qualità e autenticazione; progettazione e sviluppo di hardware e software
    Entwicklung von Software | Software development | Développement de logiciels | Desarrollo de software | Sviluppo di software
    Software as a Service [SaaS] | Software as a service [SaaS] | Logiciels en tant que service [SaaS] | Software como servicio [SaaS] | Software come servizio [SaaS]
    Cloud-Computing | Cloud computing | Informatique en nuage | Computación en la nube | Cloud computing
    Hosting von Websites | Hosting of websites | Hébergement de sites web | Alojamiento de sitios web | Hosting di siti web
    IT-Beratung | Information technology consultancy | Conseils en technologies de l'information | Consultoría en tecnologías de la información | Consulenza informatica
    Gestaltung von Websites | Website design | Conception de sites web | Diseño de sitios web | Progettazione di siti web
    Wissenschaftliche Forschung | Scientific research | Recherche scientifique | Investigación científica | Ricerca scientifica
    Ingenieurdienstleistungen | Engineering services | Services d'ingénierie | Servicios de ingeniería | Servizi di ingegneria
    Architekturdienstleistungen | Architectural services | Services d'architecture | Servicios de arquitectura | Servizi di architettura
    Technische Prüfungen | Technical testing | Essais techniques | Pruebas técnicas | Collaudi tecnici
    Industriedesign | Industrial design | Dessin industriel | Diseño industrial | Disegno industriale
    Grafikdesign | Graphic design | Conception graphique | Diseño gráfico | Grafica
    Computersicherheitsdienste zum Schutz vor unbefugtem Netzzugriff | Computer security services for protection against unauthorized network access | Services de sécurité informatique pour la protection contre l'accès non autorisé au réseau | Servicios de seguridad informática para la protección contra el acceso no autorizado a redes | Servizi di sicurezza informatica per la protezione contro l'accesso non autorizzato alla rete
    Technische Planung und Beratung | Technical planning and consultancy | Planification et conseils techniques | Planificación y consultoría técnicas | Pianificazione e consulenza tecnica
    Qualitätsprüfung | Quality control | Contrôle de qualité | Control de calidad | Controllo della qualità
    Energieberatung | Energy-saving consultancy | Conseils en matière d'économie d'énergie | Consultoría en ahorro de energía | Consulenza in materia di risparmio energetico
    Datensicherung durch externe Speicherung | Off-site data backup | Sauvegarde externe de données | Copia de seguridad externa de datos | Backup esterno di dati
    Plattform als Dienstleistung [PaaS] | Platform as a service [PaaS] | Plateforme en tant que service [PaaS] | Plataforma como servicio [PaaS] | Piattaforma come servizio [PaaS]
    Wartung von Software | Software maintenance | Maintenance de logiciels | Mantenimiento de software | Manutenzione di software
    Installation von Software | Software installation | Installation de logiciels | Instalación de software | Installazione di software
    Vermietung von Software | Rental of software | Location de logiciels | Alquiler de software | Noleggio di software
    Programmierung für Computer | Computer programming | Programmation informatique | Programación informática | Programmazione di computer
    Entwicklung von mobilen Anwendungen | Development of mobile applications | Développement d'applications mobiles | Desarrollo de aplicaciones móviles | Sviluppo di applicazioni mobili
    Entwicklung von Videospielen | Video game development | Développement de jeux vidéo | Desarrollo de videojuegos | Sviluppo di videogiochi
    Forschung auf dem Gebiet der künstlichen Intelligenz | Research in the field of artificial intelligence | Recherche en intelligence artificielle | Investigación en inteligencia artificial | Ricerca in materia di intelligenza artificiale
    Künstliche Intelligenz als Dienstleistung | Artificial intelligence as a service | Intelligence artificielle en tant que service | Inteligencia artificial como servicio | Intelligenza artificiale come servizio
    Datenverschlüsselung | Data encryption | Chiffrement de données | Cifrado de datos | Cifratura di dati
    Wiederherstellung von Computerdaten | Recovery of computer data | Récupération de données informatiques | Recuperación de datos informáticos | Recupero di dati informatici
    Vermietung von Webservern | Rental of web servers | Location de serveurs web | Alquiler de servidores web | Noleggio di server web
    Bereitstellung von Internet-Suchmaschinen | Providing internet search engines | Mise à disposition de moteurs de recherche sur Internet | Facilitación de motores de búsqueda en Internet | Fornitura di motori di ricerca per Internet
    Technische Unterstützung bei Computerproblemen durch Fehlersuche | Troubleshooting of computer software problems | Dépannage de logiciels | Resolución de problemas de software | Risoluzione di problemi di software
    Chemische Forschung | Chemical research | Recherches en chimie | Investigación química | Ricerche chimiche
    Medizinische Forschung | Medical research | Recherche médicale | Investigación médica | Ricerca medica
    Pharmazeutische Forschung | Pharmaceutical research | Recherche pharmaceutique | Investigación farmacéutica | Ricerca farmaceutica
    Dienstleistungen eines Prüflabors | Laboratory testing services | Services de laboratoires d'essais | Servicios de laboratorios de ensayo | Servizi di laboratori di prova
    Vermessung von Land | Land surveying | Arpentage | Agrimensura | Rilevamenti topografici
    Stadtplanung | Urban planning | Urbanisme | Planificación urbanística | Pianificazione urbana
    Innenarchitektur | Interior design | Architecture d'intérieur | Diseño de interiores | Architettura d'interni
    Modedesign | Fashion design | Stylisme de mode | Diseño de moda | Stilismo di moda
    Verpackungsdesign | Packaging design | Conception d'emballages | Diseño de embalajes | Progettazione di imballaggi
    Fahrzeugprüfung | Vehicle inspection for roadworthiness | Contrôle technique de véhicules | Inspección técnica de vehículos | Controllo tecnico di veicoli
    Umweltforschung | Environmental research | Recherche environnementale | Investigación medioambiental | Ricerca ambientale
  `,
  `
    Verpflegung von Gästen mit Speisen und Getränken; vorübergehende Beherbergung von Gästen | Provision of food and drink for guests; temporary accommodation for guests | Restauration de convives; hébergement temporaire d'hôtes | Servicios de restauración para huéspedes; hospedaje temporal | Ristorazione per gli ospiti; alloggi temporanei per gli ospiti
    Restaurantdienstleistungen | Restaurant services | Services de restaurants | Servicios de restaurantes | Servizi di ristoranti
    Betrieb von Cafés | Café services | Services de cafés | Servicios de cafés | Servizi di caffè
    Betrieb von Bars | Bar services | Services de bars | Servicios de bares | Servizi di bar
    Catering | Catering services | Services de traiteurs | Servicios de catering | Servizi di catering
    Betrieb von Hotels | Hotel services | Services hôteliers | Servicios hoteleros | Servizi alberghieri
    Zimmerreservierung in Hotels | Hotel reservations | Réservation d'hôtels | Reserva de hoteles | Prenotazione di alberghi
    Vermietung von Ferienwohnungen | Rental of holiday apartments | Location d'appartements de vacances | Alquiler de apartamentos de vacaciones | Locazione di appartamenti per vacanze
    Betrieb von Campingplätzen | Campground services | Services de campings | Servicios de campings | Servizi di campeggio
    Schnellimbissrestaurants | Fast-food restaurants | Services de restauration rapide | Servicios de restaurantes de comida rápida | Servizi di fast food
    Betrieb von Kantinen | Canteen services | Services de cantines | Servicios de comedores colectivos | Servizi di mense
    Vermietung von Tagungsräumen | Rental of meeting rooms | Location de salles de réunions | Alquiler de salas de reunión | Noleggio di sale per riunioni
    Betrieb von Pensionen | Boarding house services | Services de pensions | Servicios de casas de huéspedes | Servizi di pensioni
    Kinderkrippendienste | Day nursery services | Services de crèches d'enfants | Servicios de guarderías infantiles | Servizi di asili nido
    Tierpensionen | Boarding for animals | Pensions pour animaux | Residencias para animales | Pensioni per animali
    Zubereitung von Speisen zum Mitnehmen | Preparation of take-away food | Préparation de plats à emporter | Preparación de comidas para llevar | Preparazione di cibi da asporto
    Partyservice mit Speisen und Getränken | Supplying food and drink for parties | Fourniture d'aliments et de boissons pour réceptions | Suministro de comidas y bebidas para fiestas | Fornitura di cibi e bevande per feste
    Pizzerien | Pizzeria services | Services de pizzerias | Servicios de pizzerías | Servizi di pizzerie
    Bistrodienste | Bistro services | Services de bistrots | Servicios de bistró | Servizi di bistrot
    Eisdielen | Ice cream parlour services | Services de salons de glaces | Servicios de heladerías | Servizi di gelaterie
    Teestuben | Tea room services | Services de salons de thé | Servicios de salones de té | Servizi di sale da tè
    Biergärten | Beer garden services | Services de brasseries en plein air | Servicios de cervecerías al aire libre | Servizi di birrerie all'aperto
    Weinstuben | Wine bar services | Services de bars à vin | Servicios de bares de vinos | Servizi di enoteche con mescita
    Selbstbedienungsrestaurants | Self-service restaurants | Restaurants libre-service | Restaurantes de autoservicio | Ristoranti self-service
    Sushi-Restaurants | Sushi restaurant services | Services de restaurants de sushis | Servicios de restaurantes de sushi | Servizi di ristoranti di sushi
    Foodtruck-Verpflegung | Food truck services | Services de camions-restaurants | Servicios de camiones de comida | Servizi di food truck
    Dienste eines privaten Kochs | Personal chef services | Services de chefs cuisiniers à domicile | Servicios de chef a domicilio | Servizi di chef a domicilio
    Barkeeperdienste | Bartending services | Services de barmans | Servicios de barman | Servizi di barman
    Reservierung von Restaurants | Restaurant reservation services | Services de réservation de restaurants | Servicios de reserva de restaurantes | Servizi di prenotazione di ristoranti
    Informationen zu Kochrezepten | Information in the field of cooking recipes | Informations en matière de recettes de cuisine | Información sobre recetas de cocina | Informazioni in materia di ricette di cucina
    Motels | Motel services | Services de motels | Servicios de moteles | Servizi di motel
    Hostels | Hostel services | Services d'auberges de jeunesse | Servicios de albergues juveniles | Servizi di ostelli
    Bed and Breakfast | Bed and breakfast services | Services de chambres d'hôtes | Servicios de alojamiento y desayuno | Servizi di bed and breakfast
    Berghütten zur Beherbergung | Mountain hut lodging | Hébergement en refuges de montagne | Alojamiento en refugios de montaña | Alloggio in rifugi di montagna
    Feriencamps zur Beherbergung | Holiday camp lodging | Hébergement en camps de vacances | Alojamiento en campamentos de vacaciones | Alloggio in campi di vacanza
    Empfangsdienste für vorübergehende Unterkunft | Reception services for temporary accommodation | Services d'accueil pour hébergement temporaire | Servicios de recepción para alojamiento temporal | Servizi di accoglienza per alloggi temporanei
    Vermietung von Zelten | Rental of tents | Location de tentes | Alquiler de tiendas de campaña | Noleggio di tende
    Vermietung von Möbeln | Rental of furniture | Location de meubles | Alquiler de muebles | Noleggio di mobili
    Vermietung von Kochgeräten | Rental of cooking apparatus | Location d'appareils de cuisson | Alquiler de aparatos de cocción | Noleggio di apparecchi di cottura
    Vermietung von Wasserspendern | Rental of drinking water dispensers | Location de distributeurs d'eau potable | Alquiler de dispensadores de agua potable | Noleggio di distributori di acqua potabile
    Altenheime | Retirement home services | Services de maisons de retraite | Servicios de residencias para la tercera edad | Servizi di case di riposo
  `,
  `
    Medizinische Dienstleistungen; veterinärmedizinische Dienstleistungen; Gesundheits- und Schönheitspflege für Menschen und Tiere; Dienstleistungen auf den Gebieten der Land-, Garten- und Forstwirtschaft sowie der Aquakultur | Medical services; veterinary services; hygienic and beauty care for humans and animals; agriculture, horticulture, forestry and aquaculture services | Services médicaux; services vétérinaires; soins d'hygiène et de beauté pour êtres humains et animaux; services d'agriculture, d'horticulture, de sylviculture et d'aquaculture | Servicios médicos; servicios veterinarios; cuidados de higiene y de belleza para personas y animales; servicios de agricultura, horticultura, silvicultura y acuicultura | Servizi medici; servizi veterinari; cure d'igiene e di bellezza per persone e animali; servizi di agricoltura, orticoltura, silvicoltura e acquacoltura
    Ärztliche Dienstleistungen | Services of medical doctors | Services de médecins | Servicios de médicos | Servizi di medici
    Krankenhausdienstleistungen | Hospital services | Services hospitaliers | Servicios hospitalarios | Servizi ospedalieri
    Zahnmedizinische Dienstleistungen | Dentistry services | Services de dentisterie | Servicios de odontología | Servizi odontoiatrici
    Tierärztliche Dienstleistungen | Veterinary services | Services vétérinaires | Servicios veterinarios | Servizi veterinari
    Physiotherapie | Physiotherapy | Physiothérapie | Fisioterapia | Fisioterapia
    Psychologische Beratung | Psychological counselling | Conseil psychologique | Asesoramiento psicológico | Consulenza psicologica
    Schönheitssalons | Beauty salon services | Services de salons de beauté | Servicios de salones de belleza | Servizi di saloni di bellezza
    Friseurdienstleistungen | Hairdressing services | Services de coiffure | Servicios de peluquería | Servizi di parrucchiere
    Massagen | Massage services | Services de massage | Servicios de masajes | Servizi di massaggio
    Gartenbau und Landschaftsgestaltung | Landscape gardening | Jardinage paysager | Jardinería paisajística | Giardinaggio paesaggistico
    Landwirtschaftliche Dienstleistungen | Agricultural services | Services agricoles | Servicios agrícolas | Servizi agricoli
    Tierpflege | Animal grooming | Toilettage d'animaux | Aseo de animales | Toelettatura di animali
    Krankenpflegedienste | Nursing services | Services de soins infirmiers | Servicios de enfermería | Servizi infermieristici
    Ernährungsberatung | Dietary advice | Conseil en diététique | Asesoramiento en dietética | Consulenza dietetica
    Telemedizinische Dienstleistungen | Telemedicine services | Services de télémédecine | Servicios de telemedicina | Servizi di telemedicina
    Betrieb von Sonnenstudios | Tanning salon services | Services de solariums | Servicios de solárium | Servizi di solarium
    Floristikdienstleistungen | Floral design services | Services de composition florale | Servicios de diseño floral | Servizi di composizione floreale
    Dienste von Optikern | Opticians' services | Services d'opticiens | Servicios de ópticos | Servizi di ottici
    Apothekerberatung | Pharmacy advice | Conseils en matière de pharmacie | Asesoramiento farmacéutico | Consulenza farmaceutica
    Dienste von Hebammen | Midwife services | Services de sages-femmes | Servicios de comadronas | Servizi di ostetriche
    Ergotherapie | Occupational therapy | Ergothérapie | Terapia ocupacional | Ergoterapia
    Logopädie | Speech therapy | Orthophonie | Logopedia | Logopedia
    Osteopathie | Osteopathy | Ostéopathie | Osteopatía | Osteopatia
    Chiropraktik | Chiropractic | Chiropratique | Quiropráctica | Chiropratica
    Akupunktur | Acupuncture | Acupuncture | Acupuntura | Agopuntura
    Homöopathie als Behandlung | Homeopathic treatment | Traitements homéopathiques | Tratamientos homeopáticos | Trattamenti omeopatici
    Psychotherapie | Psychotherapy | Psychothérapie | Psicoterapia | Psicoterapia
    Suchtbehandlung | Addiction treatment services | Services de traitement de la toxicomanie | Servicios de tratamiento de adicciones | Servizi di trattamento delle dipendenze
    Rehabilitation von Patienten | Rehabilitation of patients | Réadaptation de patients | Rehabilitación de pacientes | Riabilitazione di pazienti
    Ambulante Pflege zu Hause | Home nursing care | Soins infirmiers à domicile | Cuidados de enfermería a domicilio | Assistenza infermieristica a domicilio
    Blutbanken | Blood bank services | Services de banques de sang | Servicios de bancos de sangre | Servizi di banche del sangue
    Medizinische Laboruntersuchungen | Medical laboratory analysis | Analyses de laboratoires médicaux | Análisis de laboratorio clínico | Analisi di laboratorio medico
    Schönheitschirurgie | Cosmetic surgery | Chirurgie esthétique | Cirugía estética | Chirurgia estetica
    Laserbehandlung der Haut | Laser skin treatment | Traitement de la peau au laser | Tratamiento láser de la piel | Trattamento laser della pelle
    Maniküre | Manicuring | Manucure | Manicura | Manicure
    Kosmetische Fußpflege | Cosmetic foot care | Soins esthétiques des pieds | Cuidado estético de los pies | Cura estetica dei piedi
    Tätowieren | Tattooing | Tatouage | Tatuajes | Tatuaggi
    Saunadienste | Sauna services | Services de saunas | Servicios de saunas | Servizi di saune
    Wellness-Kuren | Health spa services | Services de stations thermales | Servicios de balnearios | Servizi di centri termali
    Baumpflege | Tree surgery | Chirurgie arboricole | Cuidado de árboles | Cura degli alberi
    Tierzucht | Animal breeding | Élevage d'animaux | Cría de animales | Allevamento di animali
    Forstwirtschaftliche Dienstleistungen | Forestry services | Services de sylviculture | Servicios forestales | Servizi forestali
  `,
  `
    Juristische Dienstleistungen; Sicherheitsdienste zum Schutz von Personen und Sachwerten; Partnervermittlungsdienste und Dienste von Online-Netzwerken zum Knüpfen sozialer Kontakte; Bestattungsdienste; Kinderbetreuung zu Hause | Legal services; security services for the protection of persons and tangible property; dating services and online social networking services; funerary services; babysitting | Services juridiques; services de sécurité pour la protection des personnes et des biens matériels; services de rencontres et services de réseautage social en ligne; services funéraires; garde d'enfants à domicile | Servicios jurídicos; servicios de seguridad para la protección de personas y de bienes materiales; servicios de citas y servicios de redes sociales en línea; servicios funerarios; cuidado de niños a domicilio | Servizi giuridici; servizi di sicurezza per la protezione di persone e di beni materiali; servizi di incontri e servizi di reti sociali online; servizi funebri; assistenza ai bambini a domicilio
    Rechtsberatung | Legal advice | Conseils juridiques | Asesoramiento jurídico | Consulenza legale
    Anwaltsdienstleistungen | Attorney services | Services d'avocats | Servicios de abogacía | Servizi di avvocati
    Lizenzierung von gewerblichen Schutzrechten | Licensing of industrial property rights | Concession de licences de droits de propriété industrielle | Concesión de licencias de derechos de propiedad industrial | Concessione di licenze di diritti di proprietà industriale
    Lizenzierung von Computersoftware als Rechtsdienstleistung | Licensing of computer software in the framework of legal services | Concession de licences de logiciels dans le cadre de services juridiques | Concesión de licencias de software en el marco de servicios jurídicos | Concessione di licenze di software nell'ambito di servizi legali
    Überwachung von Rechten des geistigen Eigentums | Monitoring of intellectual property rights | Surveillance de droits de propriété intellectuelle | Control de derechos de propiedad intelectual | Sorveglianza di diritti di proprietà intellettuale
    Mediation | Mediation | Médiation | Mediación | Mediazione
    Wachdienste | Guard services | Services de gardiennage | Servicios de guardias | Servizi di guardia
    Überwachung von Alarmanlagen | Monitoring of burglar and security alarms | Surveillance d'alarmes anti-intrusion | Vigilancia de alarmas antirrobo | Sorveglianza di allarmi antifurto
    Detekteidienste | Detective agency services | Services d'agences de détectives | Servicios de agencias de detectives | Servizi di agenzie investigative
    Dienste von Online-Netzwerken zum Knüpfen sozialer Kontakte | Online social networking services | Services de réseautage social en ligne | Servicios de redes sociales en línea | Servizi di reti sociali online
    Partnervermittlung | Dating agency services | Services d'agences de rencontres | Servicios de agencias de citas | Servizi di agenzie di incontri
    Bestattungsdienste | Funerary undertaking services | Services de pompes funèbres | Servicios funerarios | Servizi di pompe funebri
    Babysitting | Babysitting | Services de baby-sitting | Cuidado de niños a domicilio | Servizi di baby-sitting
    Kleidervermietung | Clothing rental | Location de vêtements | Alquiler de prendas de vestir | Noleggio di abiti
    Registrierung von Domainnamen als Rechtsdienstleistung | Registration of domain names in the framework of legal services | Enregistrement de noms de domaine dans le cadre de services juridiques | Registro de nombres de dominio en el marco de servicios jurídicos | Registrazione di nomi di dominio nell'ambito di servizi legali
    Conciergedienste | Concierge services | Services de conciergerie | Servicios de conserjería | Servizi di concierge
    Notarielle Dienstleistungen | Notary services | Services notariaux | Servicios notariales | Servizi notarili
    Patentanwaltsdienstleistungen | Patent attorney services | Services de conseils en brevets | Servicios de agentes de patentes | Servizi di consulenti in brevetti
    Markenanmeldungen für Dritte | Filing of trademark applications for others | Dépôt de demandes de marques pour des tiers | Presentación de solicitudes de marcas para terceros | Deposito di domande di marchio per terzi
    Markenrecherchen für rechtliche Zwecke | Trademark searches for legal purposes | Recherches de marques à des fins juridiques | Búsquedas de marcas con fines jurídicos | Ricerche di marchi a fini giuridici
    Vertragsgestaltung für Dritte als Rechtsdienstleistung | Legal drafting of contracts for others | Rédaction juridique de contrats pour des tiers | Redacción jurídica de contratos para terceros | Redazione legale di contratti per terzi
    Schiedsgerichtsdienste | Arbitration services | Services d'arbitrage | Servicios de arbitraje | Servizi di arbitrato
    Rechtsforschung | Legal research | Recherches juridiques | Investigación jurídica | Ricerche giuridiche
    Prozessunterstützung | Litigation support services | Services d'assistance en cas de litige | Servicios de asistencia en litigios | Servizi di assistenza nelle controversie
    Datenschutzberatung als Rechtsberatung | Legal advice on data protection | Conseils juridiques en matière de protection des données | Asesoramiento jurídico sobre protección de datos | Consulenza legale in materia di protezione dei dati
    Compliance-Beratung in rechtlichen Angelegenheiten | Legal compliance consultancy | Conseils juridiques en conformité réglementaire | Consultoría jurídica sobre cumplimiento normativo | Consulenza legale sulla conformità normativa
    Lizenzierung von Franchisekonzepten als Rechtsdienstleistung | Licensing of franchise concepts as legal service | Concession de licences de franchise en tant que service juridique | Concesión de licencias de franquicia en cuanto servicio jurídico | Concessione di licenze di franchising in quanto servizio giuridico
    Personenschutz | Personal bodyguard services | Services de gardes du corps | Servicios de guardaespaldas | Servizi di guardie del corpo
    Nachtwächterdienste | Night guard services | Services de veilleurs de nuit | Servicios de vigilancia nocturna | Servizi di guardia notturna
    Sicherheitsberatung zum Schutz von Personen | Personal security consultancy | Conseils en matière de sécurité physique | Consultoría en seguridad física | Consulenza in materia di sicurezza fisica
    Brandschutzdienste | Fire-fighting services | Services de lutte contre l'incendie | Servicios de extinción de incendios | Servizi antincendio
    Vermietung von Feuermeldern | Rental of fire alarms | Location d'avertisseurs d'incendie | Alquiler de alarmas de incendio | Noleggio di allarmi antincendio
    Öffnen von Sicherheitsschlössern | Opening of security locks | Ouverture de serrures | Apertura de cerraduras de seguridad | Apertura di serrature di sicurezza
    Hintergrundüberprüfung von Personen | Personal background investigations | Enquêtes sur les antécédents de personnes | Investigación de antecedentes personales | Indagini su precedenti personali
    Ahnenforschung | Genealogical research | Recherches généalogiques | Investigación genealógica | Ricerche genealogiche
    Horoskopstellung | Casting of horoscopes | Établissement d'horoscopes | Elaboración de horóscopos | Elaborazione di oroscopi
    Planung von Hochzeitszeremonien | Planning of wedding ceremonies | Organisation de cérémonies de mariage | Planificación de ceremonias nupciales | Organizzazione di cerimonie nuziali
    Haussitting | House sitting | Gardiennage de maisons | Cuidado de casas en ausencia del dueño | Custodia di abitazioni
    Tiersitting | Pet sitting | Garde d'animaux de compagnie à domicile | Cuidado de mascotas a domicilio | Custodia di animali da compagnia
    Persönliche Modeberatung | Personal fashion consulting | Conseils en stylisme vestimentaire | Asesoramiento personal de moda | Consulenza personale di moda
    Einäscherungsdienste | Crematorium services | Services de crémation | Servicios de cremación | Servizi di cremazione
    Religiöse Zusammenkünfte | Organisation of religious meetings | Organisation de réunions religieuses | Organización de reuniones religiosas | Organizzazione di riunioni religiose
  `,
]
