import { readClass } from './table.ts'

/** Headings and terms of the classes 41 to 45. */
export const classes41To45 = [
  readClass(`
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
  `),
  readClass(`
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
  `),
  readClass(`
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
  `),
  readClass(`
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
  `),
  readClass(`
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
  `),
]
