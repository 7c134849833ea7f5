/** Further terms of the classes 41 to 45. */
export const further41To45 = [
  `
    Unterricht | Teaching | Enseignement | Enseñanza | Insegnamento
    Unterhaltungsdienstleistungen | Entertainment services | Services de divertissement | Servicios de entretenimiento | Servizi di intrattenimento
    Erziehungs- und Ausbildungsdienste | Education and training services | Services d'enseignement et de formation | Servicios de educación y formación | Servizi di istruzione e formazione
    Auskünfte über Erziehung und Bildung | Educational information | Informations en matière d'éducation | Información sobre educación | Informazioni in materia di istruzione
    Beratung auf dem Gebiet der Aus- und Weiterbildung | Consultancy in the field of education and further training | Conseils en matière de formation et de formation continue | Consultoría en materia de formación y formación continua | Consulenza in materia di formazione e formazione continua
    Berufliche Aus- und Weiterbildung | Vocational education and further training | Formation professionnelle et continue | Formación profesional y continua | Formazione professionale e continua
    Berufliche Umschulung | Vocational retraining | Reconversion professionnelle | Reconversión profesional | Riqualificazione professionale
    Praktische Ausbildung [Demonstration] | Practical training [demonstration] | Formation pratique [démonstration] | Formación práctica [demostración] | Formazione pratica [dimostrazione]
    Schulung von Personal | Training of staff | Formation de personnel | Formación de personal | Formazione del personale
    Ausbildung von Führungskräften | Management training services | Formation de cadres dirigeants | Formación de directivos | Formazione di dirigenti
    Verkaufsschulung | Sales training services | Formation à la vente | Formación en técnicas de venta | Formazione in materia di vendita
    Computerschulung | Computer training | Formation en informatique | Formación informática | Formazione informatica
    Schulung im Umgang mit künstlicher Intelligenz | Training in the use of artificial intelligence | Formation à l'utilisation de l'intelligence artificielle | Formación en el uso de la inteligencia artificial | Formazione sull'uso dell'intelligenza artificiale
    Persönlichkeitsentwicklung durch Schulungen | Personal development training | Formation en développement personnel | Formación en desarrollo personal | Formazione per lo sviluppo personale
    Mentoring als Ausbildung | Mentoring [training] | Mentorat [formation] | Mentoría [formación] | Mentoring [formazione]
    Lebensberatung als Ausbildung [Life-Coaching] | Life coaching [training] | Accompagnement de vie [formation] | Coaching personal [formación] | Life coaching [formazione]
    Fernunterricht | Correspondence courses | Enseignement par correspondance | Cursos por correspondencia | Corsi per corrispondenza
    Durchführung von Webinaren | Conducting of webinars | Conduite de webinaires | Dirección de seminarios en línea | Conduzione di webinar
    Bereitstellung von nicht herunterladbaren Online-Tutorials | Providing non-downloadable online tutorials | Mise à disposition de tutoriels en ligne non téléchargeables | Suministro de tutoriales en línea no descargables | Fornitura di tutorial online non scaricabili
    Veranstaltung und Durchführung von Konferenzen | Arranging and conducting of conferences | Organisation et conduite de conférences | Organización y dirección de conferencias | Organizzazione e conduzione di conferenze
    Veranstaltung und Durchführung von Symposien | Arranging and conducting of symposiums | Organisation et conduite de symposiums | Organización y dirección de simposios | Organizzazione e conduzione di simposi
    Veranstaltung und Durchführung von Kolloquien | Arranging and conducting of colloquiums | Organisation et conduite de colloques | Organización y dirección de coloquios | Organizzazione e conduzione di colloqui
    Durchführung von Vorträgen zu Bildungszwecken | Conducting of lectures for educational purposes | Conduite de conférences à buts éducatifs | Impartición de conferencias con fines educativos | Conduzione di conferenze a scopo educativo
    Durchführung von Prüfungen zu Ausbildungszwecken | Conducting of educational examinations | Conduite d'examens pédagogiques | Realización de exámenes académicos | Svolgimento di esami didattici
    Verleihung von Bildungszertifikaten | Awarding of educational certificates | Délivrance de certificats de formation | Expedición de certificados de formación | Rilascio di attestati di formazione
    Kochkurse | Cooking classes | Cours de cuisine | Cursos de cocina | Corsi di cucina
    Durchführung von Malkursen | Conducting of painting courses | Cours de peinture | Cursos de pintura | Corsi di pittura
    Durchführung von Nähkursen | Conducting of sewing courses | Cours de couture | Cursos de costura | Corsi di cucito
    Durchführung von Töpferkursen | Conducting of pottery courses | Cours de poterie | Cursos de alfarería | Corsi di ceramica
    Durchführung von Fotografiekursen | Conducting of photography courses | Cours de photographie | Cursos de fotografía | Corsi di fotografia
    Ausbildung im Bereich Kosmetik und Schönheitspflege | Training in cosmetics and beauty care | Formation en matière de cosmétique et de soins de beauté | Formación en cosmética y belleza | Formazione in materia di cosmesi e cura della bellezza
    Durchführung von Erste-Hilfe-Kursen | First aid training courses | Formation aux premiers secours | Cursos de primeros auxilios | Corsi di primo soccorso
    Durchführung von Geburtsvorbereitungskursen | Childbirth preparation classes | Cours de préparation à l'accouchement | Cursos de preparación al parto | Corsi di preparazione al parto
    Schwimmunterricht | Swimming instruction | Enseignement de la natation | Enseñanza de natación | Insegnamento del nuoto
    Reitunterricht | Horse riding instruction | Enseignement de l'équitation | Enseñanza de equitación | Insegnamento dell'equitazione
    Skiunterricht | Skiing instruction | Enseignement du ski | Enseñanza de esquí | Insegnamento dello sci
    Tennisunterricht | Tennis instruction | Enseignement du tennis | Enseñanza de tenis | Insegnamento del tennis
    Tauchunterricht | Diving instruction | Enseignement de la plongée | Enseñanza de submarinismo | Insegnamento delle immersioni subacquee
    Kampfsportunterricht | Martial arts instruction | Enseignement des arts martiaux | Enseñanza de artes marciales | Insegnamento delle arti marziali
    Pilatesunterricht | Pilates instruction | Enseignement du pilates | Enseñanza de pilates | Insegnamento del pilates
    Meditationsunterricht | Meditation instruction | Enseignement de la méditation | Enseñanza de meditación | Insegnamento della meditazione
    Gymnastikunterricht | Gymnastic instruction | Enseignement de la gymnastique | Enseñanza de gimnasia | Insegnamento della ginnastica
    Personal-Trainer-Dienste [Fitnesstraining] | Personal trainer services [fitness training] | Services de préparateurs physiques [fitness] | Servicios de preparadores físicos [mantenimiento físico] | Servizi di personal trainer [preparazione fisica]
    Durchführung von Fitnesskursen | Conducting fitness classes | Animation de cours de fitness | Dirección de clases de fitness | Conduzione di corsi di fitness
    Trainerdienste für Sport | Sports coaching services | Services d'entraîneurs sportifs | Servicios de entrenadores deportivos | Servizi di allenatori sportivi
    Dressur von Tieren | Animal training | Dressage d'animaux | Adiestramiento de animales | Addestramento di animali
    Hundeschulen | Dog training services | Services de dressage de chiens | Servicios de adiestramiento de perros | Servizi di addestramento di cani
    Vorschulunterricht | Pre-school education | Enseignement préscolaire | Enseñanza preescolar | Istruzione prescolastica
    Internatsdienste [Bildung] | Boarding school education | Enseignement en pensionnat | Servicios de internados [educación] | Servizi di collegi [istruzione]
    Betrieb von Akademien [Bildung] | Academies [education] | Services d'académies [éducation] | Academias [educación] | Accademie [istruzione]
    Verfassen von Texten, ausgenommen Werbetexte | Writing of texts, other than publicity texts | Rédaction de textes autres que textes publicitaires | Redacción de textos que no sean publicitarios | Redazione di testi diversi da quelli pubblicitari
    Veröffentlichung von Texten, ausgenommen Werbetexte | Publication of texts, other than publicity texts | Publication de textes autres que textes publicitaires | Publicación de textos que no sean publicitarios | Pubblicazione di testi diversi da quelli pubblicitari
    Verlagsdienstleistungen, ausgenommen Druckarbeiten | Publishing services, other than printing | Services d'édition, à l'exception de l'impression | Servicios editoriales, excepto la impresión | Servizi editoriali, eccetto la stampa
    Online-Publikation von elektronischen Büchern und Zeitschriften | Online publication of electronic books and journals | Publication en ligne de livres et de revues spécialisées électroniques | Publicación en línea de libros y revistas especializadas en formato electrónico | Pubblicazione online di libri e riviste elettroniche
    Herausgabe von Zeitschriften | Publication of magazines | Publication de magazines | Publicación de revistas | Pubblicazione di riviste
    Bereitstellung von Blogs [nicht herunterladbare Online-Publikationen] | Providing blogs [non-downloadable online publications] | Mise à disposition de blogues [publications en ligne non téléchargeables] | Facilitación de blogs [publicaciones en línea no descargables] | Fornitura di blog [pubblicazioni online non scaricabili]
    Layoutgestaltung, außer für Werbezwecke | Layout services, other than for advertising purposes | Services de mise en pages, autres qu'à buts publicitaires | Servicios de composición de página que no sean con fines publicitarios | Servizi di impaginazione, non per scopi pubblicitari
    Dienstleistungen von Reportern | News reporters services | Services de reporters | Servicios de reporteros | Servizi di reporter
    Verfassen von Drehbüchern, ausgenommen für Werbezwecke | Scriptwriting, other than for advertising purposes | Écriture de scénarios autres qu'à des fins publicitaires | Redacción de guiones que no sean publicitarios | Sceneggiatura per scopi non pubblicitari
    Komponieren von Musik | Music composition services | Services de composition musicale | Servicios de composición musical | Servizi di composizione musicale
    Betrieb von Tonstudios | Recording studio services | Services de studios d'enregistrement | Servicios de estudios de grabación | Servizi di studi di registrazione
    Betrieb von Filmstudios | Movie studio services | Services de studios de cinéma | Servicios de estudios cinematográficos | Servizi di studi cinematografici
    Videofilmproduktion, ausgenommen Werbefilme | Video production, other than advertising films | Production de vidéos autres que publicitaires | Producción de vídeos que no sean publicitarios | Produzione di video diversi da quelli pubblicitari
    Produktion von Rundfunk- und Fernsehprogrammen | Production of radio and television programmes | Production d'émissions de radio et de télévision | Producción de programas de radio y televisión | Produzione di programmi radiofonici e televisivi
    Produktion von Shows | Production of shows | Production de spectacles | Producción de espectáculos | Produzione di spettacoli
    Videoaufnahmedienste | Video recording services | Services d'enregistrement vidéo | Servicios de grabación de vídeo | Servizi di registrazione video
    Videoschnitt | Video editing | Montage vidéo | Montaje de vídeo | Montaggio di video
    Digitale Bildaufnahme und Bildbearbeitung [Fotografie] | Digital imaging services [photography] | Services d'imagerie numérique [photographie] | Servicios de fotografía digital | Servizi di fotografia digitale
    Untertitelung | Subtitling | Sous-titrage | Subtitulado | Sottotitolazione
    Synchronisation | Dubbing | Postsynchronisation | Doblaje | Doppiaggio
    Bereitstellung von nicht herunterladbaren Videos online | Providing online videos, not downloadable | Mise à disposition de vidéos en ligne non téléchargeables | Suministro en línea de vídeos no descargables | Fornitura online di video non scaricabili
    Bereitstellung von nicht herunterladbarer Musik online | Providing online music, not downloadable | Mise à disposition de musique en ligne non téléchargeable | Suministro en línea de música no descargable | Fornitura online di musica non scaricabile
    Bereitstellung nicht herunterladbarer Filme über Video-on-Demand-Dienste | Providing films, not downloadable, via video-on-demand services | Fourniture de films non téléchargeables par services de vidéo à la demande | Suministro de películas no descargables mediante servicios de vídeo a la carta | Fornitura di film non scaricabili mediante servizi di video su richiesta
    Unterhaltung in Form von Podcasts | Entertainment in the nature of podcasts | Divertissement sous forme de podcasts | Entretenimiento en forma de pódcast | Intrattenimento sotto forma di podcast
    Unterhaltungsdienste von Influencern in sozialen Medien | Entertainment services provided by social media influencers | Services de divertissement fournis par des influenceurs sur les réseaux sociaux | Servicios de entretenimiento prestados por influencers en redes sociales | Servizi di intrattenimento forniti da influencer sui social media
    Bereitstellung von nicht herunterladbaren Computerspielen online | Provision of non-downloadable online computer games | Mise à disposition de jeux informatiques en ligne non téléchargeables | Suministro de juegos informáticos en línea no descargables | Fornitura di giochi per computer online non scaricabili
    Unterhaltungsdienste in virtuellen Umgebungen | Entertainment services provided in virtual environments | Services de divertissement fournis dans des environnements virtuels | Servicios de entretenimiento prestados en entornos virtuales | Servizi di intrattenimento forniti in ambienti virtuali
    Unterhaltungsdienste in Form von Live-Escape-Spielen | Entertainment services in the nature of live escape games | Services de divertissement sous forme de jeux d'évasion grandeur nature | Servicios de entretenimiento en forma de salas de escape | Servizi di intrattenimento sotto forma di escape room
    Betrieb von Spielhallen | Amusement arcade services | Services de salles de jeux | Servicios de salones recreativos | Servizi di sale giochi
    Kasinodienstleistungen | Casino services | Services de casino [jeux] | Servicios de casino | Servizi di casinò
    Durchführung von Lotterien | Operating lotteries | Organisation de loteries | Organización de loterías | Organizzazione di lotterie
    Organisation von Wettbewerben [Erziehung oder Unterhaltung] | Organization of competitions [education or entertainment] | Organisation de concours [éducation ou divertissement] | Organización de concursos [educación o entretenimiento] | Organizzazione di concorsi [educazione o intrattenimento]
    Organisation von Schönheitswettbewerben | Arranging of beauty contests | Organisation de concours de beauté | Organización de concursos de belleza | Organizzazione di concorsi di bellezza
    Veranstaltung von Preisverleihungen | Organization of award ceremonies | Organisation de cérémonies de remise de prix | Organización de ceremonias de entrega de premios | Organizzazione di cerimonie di premiazione
    Party-Planung [Unterhaltung] | Party planning [entertainment] | Planification de réceptions [divertissement] | Planificación de fiestas [entretenimiento] | Organizzazione di feste [intrattenimento]
    Organisation von Bällen | Organization of balls | Organisation de bals | Organización de bailes | Organizzazione di balli
    Organisation von Festivals für kulturelle Zwecke | Organization of festivals for cultural purposes | Organisation de festivals à buts culturels | Organización de festivales con fines culturales | Organizzazione di festival a scopo culturale
    Organisation von kulturellen Veranstaltungen | Organization of cultural events | Organisation de manifestations culturelles | Organización de actividades culturales | Organizzazione di eventi culturali
    Organisation von Sportveranstaltungen | Organization of sporting events | Organisation de manifestations sportives | Organización de eventos deportivos | Organizzazione di manifestazioni sportive
    Organisation von Modenschauen für Unterhaltungszwecke | Organization of fashion shows for entertainment purposes | Organisation de défilés de mode à des fins de divertissement | Organización de desfiles de moda con fines recreativos | Organizzazione di sfilate di moda a scopo di intrattenimento
    Veranstaltung von Ausstellungen zu Unterrichtszwecken | Organization of exhibitions for educational purposes | Organisation d'expositions à buts éducatifs | Organización de exposiciones con fines educativos | Organizzazione di esposizioni a scopo didattico
    Dienste von Kunstgalerien [Ausstellungen] | Art gallery services [exhibitions] | Services de galeries d'art [expositions] | Servicios de galerías de arte [exposiciones] | Servizi di gallerie d'arte [esposizioni]
    Live-Darbietungen | Presentation of live performances | Représentation de spectacles en direct | Representación de espectáculos en vivo | Rappresentazione di spettacoli dal vivo
    Varieteeveranstaltungen | Presentation of variety shows | Représentation de spectacles de variétés | Representación de espectáculos de variedades | Rappresentazione di spettacoli di varietà
    Zirkusdarbietungen | Presentation of circus performances | Représentation de spectacles de cirque | Representación de espectáculos circenses | Rappresentazione di spettacoli circensi
    Zaubershows | Entertainment services in the nature of magic shows | Spectacles de magie | Espectáculos de magia | Spettacoli di magia
    Orchesterdienste | Orchestra services | Services d'orchestres | Servicios de orquestas | Servizi di orchestre
    Betrieb von Nachtclubs [Unterhaltung] | Nightclub services [entertainment] | Services de boîtes de nuit [divertissement] | Servicios de clubes nocturnos [entretenimiento] | Servizi di locali notturni [intrattenimento]
    Betrieb von Karaoke-Einrichtungen | Providing karaoke services | Mise à disposition d'infrastructures de karaoké | Servicios de karaoke | Servizi di karaoke
    Bereitstellung von Spielplätzen für Kinder | Providing playgrounds for children | Mise à disposition d'aires de jeux pour enfants | Puesta a disposición de parques infantiles | Messa a disposizione di parchi giochi per bambini
    Betrieb von Golfplätzen | Providing golf facilities | Mise à disposition de parcours de golf | Puesta a disposición de campos de golf | Messa a disposizione di campi da golf
    Sportcamps | Sport camp services | Services de camps sportifs | Servicios de campamentos deportivos | Servizi di campi sportivi
    Dienstleistungen von Ferienlagern [Unterhaltung] | Holiday camp services [entertainment] | Services de camps de vacances [divertissement] | Servicios de campamentos de vacaciones [entretenimiento] | Servizi di campi di vacanza [intrattenimento]
    Durchführung von Führungen | Conducting guided tours | Conduite de visites guidées | Dirección de visitas guiadas | Conduzione di visite guidate
    Zeitmessung bei Sportveranstaltungen | Timing of sports events | Chronométrage de manifestations sportives | Cronometraje de eventos deportivos | Cronometraggio di manifestazioni sportive
    Vermietung von Sportausrüstungen, ausgenommen Fahrzeuge | Rental of sports equipment, except vehicles | Location d'équipements de sport, à l'exception de véhicules | Alquiler de equipos deportivos, excepto vehículos | Noleggio di attrezzature sportive, eccetto veicoli
    Vermietung von Spielsachen | Toy rental | Location de jouets | Alquiler de juguetes | Noleggio di giocattoli
    Vermietung von Audiogeräten | Rental of audio equipment | Location d'équipements audio | Alquiler de equipos de audio | Noleggio di apparecchi audio
    Vermietung von Beleuchtungsgeräten für Bühnenausstattung und Fernsehstudios | Rental of lighting apparatus for theatrical sets or television studios | Location d'appareils d'éclairage pour les décors de théâtre ou les studios de télévision | Alquiler de aparatos de iluminación para escenarios y estudios de televisión | Noleggio di apparecchi di illuminazione per scenari teatrali o studi televisivi
    Vermietung von Musikinstrumenten | Rental of musical instruments | Location d'instruments de musique | Alquiler de instrumentos musicales | Noleggio di strumenti musicali
    Verleih von Büchern | Lending of books | Prêt de livres | Préstamo de libros | Prestito di libri
    Gebärdensprachdolmetscherdienste | Sign language interpretation | Interprétation en langue des signes | Interpretación de lengua de signos | Interpretazione della lingua dei segni
    Kalligrafiedienste | Calligraphy services | Services de calligraphes | Servicios de caligrafía | Servizi di calligrafi
  `,
  `
    Entwurf von Software | Computer software design | Conception de logiciels | Diseño de software | Progettazione di software
    Entwurf und Entwicklung von Computerhardware | Design and development of computer hardware | Conception et développement de matériel informatique | Diseño y desarrollo de hardware | Progettazione e sviluppo di hardware per computer
    Beratung auf dem Gebiet der Software | Computer software consultancy | Conseils en logiciels | Consultoría sobre software | Consulenza in materia di software
    Aktualisierung von Software | Updating of computer software | Mise à jour de logiciels | Actualización de software | Aggiornamento di software
    Individuelle Anpassung von Software | Customization of software | Personnalisation de logiciels | Personalización de software | Personalizzazione di software
    Prüfung von Software | Software testing | Tests de logiciels | Pruebas de software | Collaudo di software
    Zurverfügungstellung der zeitweiligen Nutzung von nicht herunterladbarer Software | Providing temporary use of non-downloadable software | Mise à disposition temporaire de logiciels non téléchargeables | Uso temporal de software no descargable | Fornitura dell'uso temporaneo di software non scaricabile
    Entwicklung von Software für künstliche Intelligenz | Development of artificial intelligence software | Développement de logiciels d'intelligence artificielle | Desarrollo de software de inteligencia artificial | Sviluppo di software di intelligenza artificiale
    Software as a Service [SaaS] mit Funktionen der künstlichen Intelligenz | Software as a service [SaaS] featuring artificial intelligence | Logiciels en tant que service [SaaS] utilisant l'intelligence artificielle | Software como servicio [SaaS] con inteligencia artificial | Software come servizio [SaaS] basato sull'intelligenza artificiale
    Bereitstellung nicht herunterladbarer Software für maschinelles Lernen | Providing non-downloadable software for machine learning | Mise à disposition de logiciels non téléchargeables d'apprentissage automatique | Suministro de software no descargable para el aprendizaje automático | Fornitura di software non scaricabile per l'apprendimento automatico
    Bereitstellung von nicht herunterladbarer Chatbot-Software | Providing non-downloadable chatbot software | Mise à disposition de logiciels d'agents conversationnels [chatbots] non téléchargeables | Suministro de software de chatbot no descargable | Fornitura di software chatbot non scaricabile
    Beratung auf dem Gebiet der künstlichen Intelligenz | Artificial intelligence consultancy | Conseils en intelligence artificielle | Consultoría en inteligencia artificial | Consulenza in materia di intelligenza artificiale
    Infrastructure as a Service [IaaS] | Infrastructure as a service [IaaS] | Infrastructure en tant que service [IaaS] | Infraestructura como servicio [IaaS] | Infrastruttura come servizio [IaaS]
    Beratung auf dem Gebiet des Cloud-Computing | Consultancy in the field of cloud computing | Conseils en matière d'informatique en nuage | Consultoría en computación en la nube | Consulenza in materia di cloud computing
    Bereitstellung von virtuellen Computersystemen durch Cloud-Computing | Providing virtual computer systems through cloud computing | Mise à disposition de systèmes informatiques virtuels par informatique en nuage | Provisión de sistemas informáticos virtuales mediante computación en la nube | Fornitura di sistemi informatici virtuali tramite cloud computing
    Cloud-Hosting-Dienste | Cloud hosting provider services | Services de fournisseurs d'hébergement en nuage | Servicios de alojamiento en la nube | Servizi di hosting nel cloud
    Server-Hosting | Server hosting | Hébergement de serveurs | Alojamiento de servidores | Hosting di server
    Hosting von Software-Anwendungen für Dritte | Hosting of software applications for others | Hébergement d'applications logicielles pour des tiers | Alojamiento de aplicaciones de software para terceros | Hosting di applicazioni software per conto terzi
    Hosting von Plattformen im Internet | Hosting of platforms on the internet | Hébergement de plateformes sur Internet | Alojamiento de plataformas en Internet | Hosting di piattaforme su Internet
    Hosting von Datenbanken | Hosting of databases | Hébergement de bases de données | Alojamiento de bases de datos | Hosting di banche dati
    Hosting von digitalen Inhalten im Internet | Hosting of digital content on the internet | Hébergement de contenu numérique sur Internet | Alojamiento de contenidos digitales en Internet | Hosting di contenuti digitali su Internet
    Bereitstellung von Speicherplatz im Internet | Provision of storage space on the internet | Mise à disposition d'espace de stockage sur Internet | Provisión de espacio de almacenamiento en Internet | Fornitura di spazio di archiviazione su Internet
    Elektronische Datenspeicherung | Electronic data storage | Stockage électronique de données | Almacenamiento electrónico de datos | Archiviazione elettronica di dati
    Elektronische Speicherung von Fotografien | Electronic storage of photographs | Stockage électronique de photographies | Almacenamiento electrónico de fotografías | Archiviazione elettronica di fotografie
    Erstellung und Pflege von Websites für Dritte | Creating and maintaining websites for others | Création et entretien de sites web pour des tiers | Creación y mantenimiento de sitios web para terceros | Creazione e manutenzione di siti web per conto terzi
    Beratung in Bezug auf die Gestaltung von Websites | Website design consultancy | Conseils en conception de sites web | Consultoría sobre diseño de sitios web | Consulenza in materia di progettazione di siti web
    Gestaltung von Benutzeroberflächen | Design of user interfaces | Conception d'interfaces utilisateur | Diseño de interfaces de usuario | Progettazione di interfacce utente
    Entwicklung von Plattformen für den elektronischen Handel | Development of e-commerce platforms | Développement de plateformes de commerce électronique | Desarrollo de plataformas de comercio electrónico | Sviluppo di piattaforme di commercio elettronico
    Entwicklung von Datenbanken | Database development | Développement de bases de données | Desarrollo de bases de datos | Sviluppo di banche dati
    Computersystemanalysen | Computer system analysis | Analyse de systèmes informatiques | Análisis de sistemas informáticos | Analisi di sistemi informatici
    Entwurf von Computersystemen | Computer system design | Conception de systèmes informatiques | Diseño de sistemas informáticos | Progettazione di sistemi informatici
    Integration von Computersystemen | Computer systems integration services | Services d'intégration de systèmes informatiques | Servicios de integración de sistemas informáticos | Servizi di integrazione di sistemi informatici
    Fernüberwachung von Computersystemen | Monitoring of computer systems by remote access | Surveillance de systèmes informatiques à distance | Vigilancia de sistemas informáticos por acceso remoto | Monitoraggio di sistemi informatici mediante accesso remoto
    IT-Projektmanagement | IT project management | Gestion de projets informatiques | Gestión de proyectos informáticos | Gestione di progetti informatici
    Technische Supportdienste auf dem Gebiet der Informationstechnologie [Software] | Technical support services in the field of information technology [software] | Services d'assistance technique en informatique [logiciels] | Servicios de asistencia técnica en informática [software] | Servizi di assistenza tecnica informatica [software]
    Dienstleistungen externer Anbieter auf dem Gebiet der Informationstechnologie | Outsource service providers in the field of information technology | Services externalisés en matière de technologies de l'information | Servicios externalizados de tecnologías de la información | Servizi di fornitori esterni nel campo delle tecnologie dell'informazione
    Informationen über Computertechnologie und Programmierung über eine Website | Providing information on computer technology and programming via a website | Informations en matière de technologie informatique et de programmation par site web | Información sobre tecnología informática y programación por sitios web | Informazioni in materia di tecnologia informatica e di programmazione tramite un sito web
    Computerberatung | Computer technology consultancy | Conseils en technologie informatique | Consultoría en tecnología informática | Consulenza in tecnologia informatica
    Beratung bei der digitalen Transformation [technologische Beratung] | Technological consultancy services for digital transformation | Conseils technologiques en transformation numérique | Consultoría tecnológica para la transformación digital | Consulenza tecnologica per la trasformazione digitale
    Beratung im Bereich Internetsicherheit | Internet security consultancy | Conseils en matière de sécurité sur Internet | Consultoría sobre seguridad en Internet | Consulenza in materia di sicurezza su Internet
    Beratung auf dem Gebiet der Datensicherheit | Data security consultancy | Conseils en matière de sécurité de données | Consultoría sobre seguridad de datos | Consulenza in materia di sicurezza dei dati
    Schutz vor Computerviren | Computer virus protection services | Services de protection contre les virus informatiques | Servicios de protección contra virus informáticos | Servizi di protezione contro i virus informatici
    Penetrationstests für Computersysteme | Penetration testing of computer systems | Tests d'intrusion de systèmes informatiques | Pruebas de penetración de sistemas informáticos | Test di penetrazione di sistemi informatici
    Überwachung von Computersystemen zur Erkennung von unbefugtem Zugriff | Monitoring of computer systems for detecting unauthorized access | Surveillance de systèmes informatiques pour la détection d'accès non autorisés | Vigilancia de sistemas informáticos para detectar accesos no autorizados | Monitoraggio di sistemi informatici per il rilevamento di accessi non autorizzati
    Elektronische Überwachung von Kreditkartenaktivitäten zur Betrugserkennung über das Internet | Electronic monitoring of credit card activity to detect fraud via the internet | Surveillance électronique d'opérations par carte de crédit pour détecter les fraudes par Internet | Control electrónico de operaciones con tarjetas de crédito para detectar fraudes por Internet | Monitoraggio elettronico di operazioni con carta di credito per rilevare frodi via Internet
    Dienstleistungen zur Authentifizierung von Nutzern für Online-Transaktionen | User authentication services for online transactions | Services d'authentification d'utilisateurs pour transactions en ligne | Servicios de autenticación de usuarios para transacciones en línea | Servizi di autenticazione di utenti per transazioni online
    Nutzerauthentifizierungsdienste mittels Blockchain-Technologie | User authentication services using blockchain technology | Services d'authentification d'utilisateurs par technologie de chaîne de blocs | Servicios de autenticación de usuarios mediante tecnología de cadena de bloques | Servizi di autenticazione di utenti mediante tecnologia blockchain
    Blockchain as a Service [BaaS] | Blockchain as a service [BaaS] | Chaîne de blocs en tant que service [BaaS] | Cadena de bloques como servicio [BaaS] | Blockchain come servizio [BaaS]
    Schürfen von Krypto-Assets [Kryptomining] | Mining of cryptoassets [cryptomining] | Minage de cryptoactifs | Minería de criptoactivos | Estrazione di criptoattività
    Zertifizierung von Daten über Blockchain | Data certification via blockchain | Certification de données par chaîne de blocs | Certificación de datos mediante cadena de bloques | Certificazione di dati tramite blockchain
    Technische Datenanalyse | Technical data analysis | Analyse de données techniques | Análisis de datos técnicos | Analisi di dati tecnici
    Konvertierung von Computerprogrammen und Daten, ausgenommen physische Veränderung | Conversion of computer programs and data, other than physical conversion | Conversion de programmes informatiques et de données, autre que conversion physique | Conversión de programas informáticos y datos, excepto conversión física | Conversione di programmi informatici e dati, diversa dalla conversione fisica
    Digitalisieren von Dokumenten [Scannen] | Digitization of documents [scanning] | Numérisation de documents [scannage] | Digitalización de documentos [escaneado] | Digitalizzazione di documenti [scansione]
    Datenmigrationsdienste | Data migration services | Services de migration de données | Servicios de migración de datos | Servizi di migrazione di dati
    Entsperren von Mobiltelefonen | Unlocking of mobile phones | Déverrouillage de téléphones mobiles | Desbloqueo de teléfonos móviles | Sblocco di telefoni cellulari
    Vermietung von Computern | Computer rental | Location d'ordinateurs | Alquiler de ordenadores | Noleggio di computer
    Vermietung von Rechenzentrumseinrichtungen | Rental of data centre facilities | Location d'installations de centres de données | Alquiler de instalaciones de centros de datos | Noleggio di strutture di centri dati
    Quantencomputing | Quantum computing | Informatique quantique | Informática cuántica | Informatica quantistica
    Entwicklung von Software für virtuelle Realität und erweiterte Realität | Development of virtual reality and augmented reality software | Développement de logiciels de réalité virtuelle et augmentée | Desarrollo de software de realidad virtual y aumentada | Sviluppo di software di realtà virtuale e aumentata
    Entwicklung von Software für das Internet der Dinge [IoT] | Development of software for the Internet of Things [IoT] | Développement de logiciels pour l'Internet des objets [IoT] | Desarrollo de software para el Internet de las cosas [IoT] | Sviluppo di software per l'Internet delle cose [IoT]
    Technologische Beratung | Technological consultancy | Conseils technologiques | Consultoría tecnológica | Consulenza tecnologica
    Beratung auf dem Gebiet der Telekommunikationstechnologie | Telecommunications technology consultancy | Conseils en technologie des télécommunications | Consultoría en tecnología de las telecomunicaciones | Consulenza in tecnologia delle telecomunicazioni
    Technologische Forschung | Technological research | Recherches technologiques | Investigación tecnológica | Ricerche tecnologiche
    Durchführung von technischen Projektstudien | Conducting technical project studies | Étude de projets techniques | Estudio de proyectos técnicos | Studi di progetti tecnici
    Forschung und Entwicklung in Bezug auf neue Produkte für Dritte | Research and development of new products for others | Recherche et développement de nouveaux produits pour des tiers | Investigación y desarrollo de nuevos productos para terceros | Ricerca e sviluppo di nuovi prodotti per conto terzi
    Produktentwicklung für Dritte | Product development for others | Développement de produits pour des tiers | Desarrollo de productos para terceros | Sviluppo di prodotti per conto terzi
    Industrielle Forschung | Industrial research | Recherches industrielles | Investigación industrial | Ricerca industriale
    Biologische Forschung | Biological research | Recherches en biologie | Investigación biológica | Ricerche biologiche
    Bakteriologische Forschung | Bacteriological research | Recherches en bactériologie | Investigación bacteriológica | Ricerche batteriologiche
    Physikalische Forschung | Research in the field of physics [scientific research] | Recherches en physique | Investigación en física | Ricerche in fisica
    Biotechnologische Forschung | Biotechnology research | Recherche en biotechnologie | Investigación biotecnológica | Ricerca biotecnologica
    Landwirtschaftliche Forschung | Agricultural research | Recherche agricole | Investigación agrícola | Ricerca agricola
    Lebensmittelforschung | Food research | Recherche alimentaire | Investigación alimentaria | Ricerca alimentare
    Forschung auf dem Gebiet der Kosmetik | Cosmetics research | Recherche en cosmétologie | Investigación en cosmética | Ricerca in cosmetologia
    Forschung auf dem Gebiet des Umweltschutzes | Research in the field of environmental protection | Recherches en matière de protection de l'environnement | Investigación en materia de protección ambiental | Ricerche in materia di protezione ambientale
    Klinische Studien | Clinical trials | Essais cliniques | Ensayos clínicos | Prove cliniche
    Wissenschaftliche Laborleistungen | Scientific laboratory services | Services de laboratoires scientifiques | Servicios de laboratorios científicos | Servizi di laboratori scientifici
    Chemische Analysen | Chemical analysis | Analyse chimique | Análisis químico | Analisi chimica
    Dienste eines Chemikers | Chemistry services | Services de chimie | Servicios de química | Servizi di chimica
    Wasseranalyse | Water analysis | Analyse de l'eau | Análisis del agua | Analisi dell'acqua
    Analyse von Lebensmitteln | Analysis of foodstuffs | Analyse de denrées alimentaires | Análisis de alimentos | Analisi di prodotti alimentari
    Materialprüfung | Material testing | Essai de matériaux | Ensayo de materiales | Prove di materiali
    Eichen [Messen] | Calibration [measuring] | Étalonnage [mesure] | Calibración [medición] | Calibratura [misurazione]
    Produktsicherheitsprüfung | Product safety testing | Essais de sécurité de produits | Pruebas de seguridad de productos | Prove di sicurezza di prodotti
    Zertifizierung [Qualitätskontrolle] | Certification [quality control] | Certification [contrôle de qualité] | Certificación [control de calidad] | Certificazione [controllo di qualità]
    Echtheitsprüfung von Kunstwerken | Authenticating works of art | Authentification d'œuvres d'art | Autenticación de obras de arte | Autenticazione di opere d'arte
    Überprüfung von Lebensmitteln [Qualitätskontrolle] | Inspection of foodstuffs [quality control] | Inspection de denrées alimentaires [contrôle de qualité] | Inspección de alimentos [control de calidad] | Ispezione di prodotti alimentari [controllo di qualità]
    Energieaudits | Energy auditing | Audits en matière d'énergie | Auditoría energética | Audit energetico
    Umweltberatung [technische Beratung] | Environmental consultancy [technical consultancy] | Conseils techniques en matière d'environnement | Consultoría técnica sobre medio ambiente | Consulenza tecnica in materia ambientale
    Ermittlung des CO2-Fußabdrucks [technische Analyse] | Calculation of carbon footprints [technical analysis] | Calcul d'empreintes carbone [analyse technique] | Cálculo de huellas de carbono [análisis técnico] | Calcolo dell'impronta di carbonio [analisi tecnica]
    Architekturberatung | Architectural consultancy | Conseils en architecture | Consultoría en arquitectura | Consulenza in architettura
    Erstellung von Bauplänen | Construction drafting | Établissement de plans pour la construction | Elaboración de planos para la construcción | Elaborazione di piani per la costruzione
    Bauplanung | Construction planning | Planification de travaux de construction | Planificación de obras | Pianificazione di lavori di costruzione
    Statische Berechnungen für Bauwerke | Structural calculations for construction | Calculs de structures pour la construction | Cálculo de estructuras para la construcción | Calcoli strutturali per la costruzione
    Bauingenieurleistungen [Planung] | Civil engineering services [design] | Services d'ingénierie en génie civil [conception] | Servicios de ingeniería civil [diseño] | Servizi di ingegneria civile [progettazione]
    Maschinenbauingenieurleistungen | Mechanical engineering services | Services d'ingénierie mécanique | Servicios de ingeniería mecánica | Servizi di ingegneria meccanica
    Elektrotechnische Ingenieurleistungen | Electrical engineering services | Services d'ingénierie électrique | Servicios de ingeniería eléctrica | Servizi di ingegneria elettrica
    Technische Planung von Photovoltaikanlagen | Technical planning of photovoltaic installations | Planification technique d'installations photovoltaïques | Planificación técnica de instalaciones fotovoltaicas | Progettazione tecnica di impianti fotovoltaici
    Dienstleistungen eines technischen Sachverständigen | Technical appraisal services [engineering] | Expertises techniques [travaux d'ingénieurs] | Peritajes técnicos [ingeniería] | Perizie tecniche [lavori d'ingegneria]
    Erstellung technischer Dokumentationen | Technical writing | Rédaction technique | Redacción técnica | Redazione tecnica
    Technisches Zeichnen | Technical drawing | Dessin technique | Dibujo técnico | Disegno tecnico
    Geologische Forschung | Geological research | Recherches géologiques | Investigación geológica | Ricerche geologiche
    Kartografiedienste | Cartography services | Services de cartographie | Servicios de cartografía | Servizi di cartografia
    Wettervorhersagen | Weather forecasting | Prévisions météorologiques | Pronósticos meteorológicos | Previsioni meteorologiche
    Styling [industrielles Design] | Styling [industrial design] | Stylisme [esthétique industrielle] | Estilismo [diseño industrial] | Styling [disegno industriale]
    Produktdesign | Product design | Conception de produits | Diseño de productos | Progettazione di prodotti
    Möbeldesign | Furniture design | Conception de meubles | Diseño de muebles | Progettazione di mobili
    Schmuckdesign | Jewellery design | Conception de bijoux | Diseño de joyas | Progettazione di gioielli
    Textildesign | Textile design | Conception de textiles | Diseño textil | Progettazione di tessuti
    Logodesign | Logo design services | Services de conception de logos | Servicios de diseño de logotipos | Servizi di progettazione di loghi
    Gestaltung von Visitenkarten | Business card design | Conception de cartes de visite | Diseño de tarjetas de visita | Progettazione di biglietti da visita
    Entwurf von Prototypen | Design of prototypes | Conception de prototypes | Diseño de prototipos | Progettazione di prototipi
    Dekorationsberatung für Innenräume | Interior decoration consultancy | Conseils en décoration d'intérieurs | Consultoría en decoración de interiores | Consulenza in materia di decorazione di interni
  `,
  `
    Verpflegung von Gästen | Provision of food and drink | Services de restauration [alimentation] | Servicios de restauración [alimentación] | Servizi di ristorazione [alimentazione]
    Gewährung von vorübergehender Unterkunft | Provision of temporary accommodation | Mise à disposition d'hébergements temporaires | Facilitación de alojamiento temporal | Fornitura di alloggi temporanei
    Beratung auf dem Gebiet der Gastronomie | Consultancy in the field of catering | Conseils en matière de restauration | Consultoría en materia de restauración | Consulenza in materia di ristorazione
    Auskünfte über die Zubereitung von Speisen und diesbezügliche Beratung | Information and advice in relation to the preparation of meals | Informations et conseils en matière de préparation de repas | Información y asesoramiento sobre la preparación de comidas | Informazioni e consulenza in materia di preparazione di pasti
    Zubereitung von Speisen und Getränken | Preparation of food and drink | Préparation d'aliments et de boissons | Preparación de alimentos y bebidas | Preparazione di cibi e bevande
    Servieren von Speisen und Getränken | Serving of food and drink | Service d'aliments et de boissons | Servicio de comidas y bebidas | Servizio di cibi e bevande
    Betrieb von Gaststätten | Public house services | Services de pubs | Servicios de tabernas | Servizi di pub
    Betrieb von Brauereigaststätten | Brewpub services | Services de brasseries artisanales [restauration] | Servicios de cervecerías con elaboración propia [restauración] | Servizi di birrerie con produzione propria [ristorazione]
    Betrieb von Cocktailbars | Cocktail lounge services | Services de bars à cocktails | Servicios de coctelerías | Servizi di cocktail bar
    Betrieb von Saftbars | Juice bar services | Services de bars à jus | Servicios de bares de zumos | Servizi di bar per succhi di frutta
    Betrieb von Kaffeebars | Coffee bar services | Services de bars à café | Servicios de cafeterías especializadas en café | Servizi di caffetterie
    Bubble-Tea-Lokale | Bubble tea bar services | Services de bars à thé aux perles | Servicios de locales de té de burbujas | Servizi di locali di bubble tea
    Cafeterias | Cafeteria services | Services de cafétérias | Servicios de cafeterías | Servizi di tavole calde
    Imbissstuben | Snack-bar services | Services de snack-bars | Servicios de bares de comidas rápidas | Servizi di snack-bar
    Grillrestaurants | Grill restaurant services | Services de restaurants de grillades | Servicios de restaurantes parrilla | Servizi di ristoranti grill
    Steakhäuser | Steakhouse services | Services de restaurants à viande [steakhouses] | Servicios de restaurantes de carnes | Servizi di steak house
    Fischrestaurants | Seafood restaurant services | Services de restaurants de poissons et fruits de mer | Servicios de restaurantes de pescado y marisco | Servizi di ristoranti di pesce
    Vegetarische und vegane Restaurants | Vegetarian and vegan restaurant services | Services de restaurants végétariens et végétaliens | Servicios de restaurantes vegetarianos y veganos | Servizi di ristoranti vegetariani e vegani
    Italienische Restaurants | Italian restaurant services | Services de restaurants italiens | Servicios de restaurantes italianos | Servizi di ristoranti italiani
    Japanische Restaurants | Japanese restaurant services | Services de restaurants japonais | Servicios de restaurantes japoneses | Servizi di ristoranti giapponesi
    Chinesische Restaurants | Chinese restaurant services | Services de restaurants chinois | Servicios de restaurantes chinos | Servizi di ristoranti cinesi
    Indische Restaurants | Indian restaurant services | Services de restaurants indiens | Servicios de restaurantes indios | Servizi di ristoranti indiani
    Mexikanische Restaurants | Mexican restaurant services | Services de restaurants mexicains | Servicios de restaurantes mexicanos | Servizi di ristoranti messicani
    Spanische Restaurants | Spanish restaurant services | Services de restaurants espagnols | Servicios de restaurantes españoles | Servizi di ristoranti spagnoli
    Tapasbars | Tapas bar services | Services de bars à tapas | Servicios de bares de tapas | Servizi di tapas bar
    Kebab-Lokale | Kebab restaurant services | Services de restaurants de kebabs | Servicios de restaurantes de kebab | Servizi di ristoranti di kebab
    Ramen-Restaurants | Ramen restaurant services | Services de restaurants de ramen | Servicios de restaurantes de ramen | Servizi di ristoranti di ramen
    Burgerrestaurants | Hamburger restaurant services | Services de restaurants de hamburgers | Servicios de hamburgueserías | Servizi di hamburgherie
    Salatbars | Salad bar services | Services de bars à salades | Servicios de bufés de ensaladas | Servizi di insalaterie
    Buffetrestaurants | Buffet restaurant services | Services de restaurants avec buffet | Servicios de restaurantes de bufé | Servizi di ristoranti a buffet
    Drive-in-Restaurants | Drive-in restaurant services | Services de restaurants avec service au volant | Servicios de restaurantes con servicio en el automóvil | Servizi di ristoranti drive-in
    Pop-up-Restaurants | Pop-up restaurant services | Services de restaurants éphémères | Servicios de restaurantes efímeros | Servizi di ristoranti temporanei
    Hotelrestaurants | Hotel restaurant services | Services de restaurants d'hôtels | Servicios de restaurantes de hotel | Servizi di ristoranti di alberghi
    Shisha-Lounges | Hookah lounge services | Services de bars à chicha | Servicios de bares de shisha | Servizi di bar con narghilè
    Hochzeitscatering | Catering services for weddings | Services de traiteurs pour mariages | Servicios de catering para bodas | Servizi di catering per matrimoni
    Firmencatering | Catering services for company events | Services de traiteurs pour entreprises | Servicios de catering para empresas | Servizi di catering per aziende
    Catering für Schulen und Kindergärten | Catering services for schools and kindergartens | Services de restauration collective pour écoles et jardins d'enfants | Servicios de catering para escuelas y jardines de infancia | Servizi di catering per scuole e scuole materne
    Verpflegung von Krankenhäusern und Pflegeheimen | Catering services for hospitals and nursing homes | Services de restauration collective pour hôpitaux et maisons de soins | Servicios de catering para hospitales y residencias | Servizi di catering per ospedali e case di cura
    Verzieren von Kuchen | Cake decorating | Décoration de gâteaux | Decoración de pasteles | Decorazione di torte
    Dekorieren von Lebensmitteln | Food decorating | Décoration de nourriture | Decoración de alimentos | Decorazione di alimenti
    Food-Sculpting | Food sculpting | Services de sculpture culinaire | Esculpido de alimentos | Servizi di scultura alimentare
    Dienstleistungen von Sommeliers | Sommelier services | Services de sommeliers | Servicios de sumilleres | Servizi di sommelier
    Bereitstellung von Bewertungen von Restaurants und Bars | Providing reviews of restaurants and bars | Mise à disposition de critiques de restaurants et de bars | Suministro de reseñas de restaurantes y bares | Fornitura di recensioni di ristoranti e bar
    Auskünfte über Restaurants | Information relating to restaurants | Informations en matière de restaurants | Información sobre restaurantes | Informazioni in materia di ristoranti
    Ferienhotels | Resort hotel services | Services d'hôtels de villégiature | Servicios de hoteles de vacaciones | Servizi di alberghi per villeggiatura
    Aparthotels | Apartment hotel services | Services d'appart-hôtels | Servicios de aparthoteles | Servizi di residence alberghieri
    Auskünfte über Hotels | Hotel information | Informations en matière d'hôtels | Información sobre hoteles | Informazioni in materia di alberghi
    Online-Reservierung von vorübergehender Unterkunft | Online booking of temporary accommodation | Réservation en ligne d'hébergements temporaires | Reserva en línea de alojamiento temporal | Prenotazione online di alloggi temporanei
    Reservierung von Pensionen | Boarding house bookings | Réservation de pensions | Reserva de pensiones | Prenotazione di pensioni
    Zimmervermittlung [Hotels, Pensionen] | Accommodation bureau services [hotels, boarding houses] | Agences de logement [hôtels, pensions] | Agencias de alojamiento [hoteles, pensiones] | Agenzie di alloggio [alberghi, pensioni]
    Buchung von Campingplätzen | Booking of campground accommodation | Réservation d'emplacements de camping | Reserva de plazas en campings | Prenotazione di posti in campeggio
    Vermietung von Ferienhäusern | Rental of holiday homes | Location de maisons de vacances | Alquiler de casas de vacaciones | Locazione di case per vacanze
    Vermittlung von Ferienwohnungen | Arranging of holiday accommodation | Services d'agences pour la réservation de logements de vacances | Servicios de agencias de reserva de alojamientos de vacaciones | Servizi di agenzie per la prenotazione di alloggi per vacanze
    Vermietung von Gästezimmern | Rental of rooms for temporary accommodation | Location de chambres d'hébergement temporaire | Alquiler de habitaciones para alojamiento temporal | Locazione di camere per alloggio temporaneo
    Vermietung von möblierten Apartments zur vorübergehenden Unterkunft | Rental of furnished apartments for temporary accommodation | Location d'appartements meublés pour hébergement temporaire | Alquiler de apartamentos amueblados para alojamiento temporal | Locazione di appartamenti ammobiliati per alloggio temporaneo
    Ferien auf dem Bauernhof [Beherbergung] | Farm stay accommodation | Hébergement à la ferme | Alojamiento en granjas [agroturismo] | Alloggio in agriturismi
    Glamping [Beherbergung] | Glamping accommodation services | Services d'hébergement en glamping | Servicios de alojamiento en glamping | Servizi di alloggio in glamping
    Vorübergehende Beherbergung in Studentenwohnheimen | Temporary accommodation in student hostels | Hébergement temporaire en foyers pour étudiants | Alojamiento temporal en residencias de estudiantes | Alloggio temporaneo in residenze per studenti
    Vermietung von transportablen Bauten | Rental of transportable buildings | Location de constructions transportables | Alquiler de construcciones transportables | Noleggio di costruzioni trasportabili
    Notunterkünfte [vorübergehende Beherbergung] | Emergency shelter services [temporary accommodation] | Services d'hébergement d'urgence [hébergement temporaire] | Servicios de alojamiento de emergencia [alojamiento temporal] | Servizi di alloggio d'emergenza [alloggio temporaneo]
    Obdachlosenunterkünfte | Homeless shelter services [temporary accommodation] | Services de foyers pour sans-abri [hébergement temporaire] | Servicios de albergues para personas sin hogar | Servizi di ricovero per senzatetto [alloggio temporaneo]
    Betreutes Wohnen für Senioren [Beherbergung] | Assisted living facilities for the elderly [accommodation] | Résidences-services pour personnes âgées [hébergement] | Alojamiento con asistencia para personas mayores | Residenze assistite per anziani [alloggio]
    Vermietung von Räumen für gesellschaftliche Anlässe | Rental of rooms for social functions | Location de salles pour réceptions | Alquiler de salas para celebraciones | Noleggio di sale per ricevimenti
    Bereitstellung von Tagungs- und Konferenzeinrichtungen | Providing facilities for conferences and meetings | Mise à disposition d'installations pour conférences et réunions | Facilitación de instalaciones para conferencias y reuniones | Messa a disposizione di strutture per conferenze e riunioni
    Bereitstellung von Räumlichkeiten für Hochzeitsfeiern | Providing facilities for wedding receptions | Mise à disposition de salles de réception pour mariages | Facilitación de salones para banquetes de boda | Messa a disposizione di sale per ricevimenti di nozze
    Bereitstellung von Flughafenlounges | Airport lounge services | Services de salons d'aéroport | Servicios de salas VIP de aeropuerto | Servizi di lounge aeroportuali
    Vermietung von Stühlen, Tischen, Tischwäsche und Gläsern | Rental of chairs, tables, table linen and glassware | Location de chaises, tables, linge de table et verrerie | Alquiler de sillas, mesas, mantelería y cristalería | Noleggio di sedie, tavoli, biancheria da tavola e bicchieri
    Vermietung von Geschirr und Besteck | Rental of tableware and cutlery | Location de vaisselle et de couverts | Alquiler de vajilla y cubiertos | Noleggio di stoviglie e posate
    Vermietung von Catering-Ausrüstungen | Rental of catering equipment | Location d'équipements de traiteur | Alquiler de equipos de catering | Noleggio di attrezzature per catering
    Vermietung von Kaffeemaschinen | Rental of coffee machines | Location de machines à café | Alquiler de máquinas de café | Noleggio di macchine da caffè
    Vermietung von Robotern zur Zubereitung von Getränken | Rental of robots for preparing beverages | Location de robots pour la préparation de boissons | Alquiler de robots para preparar bebidas | Noleggio di robot per la preparazione di bevande
    Tagesbetreuung für Kinder | Day care centres for children | Services de garde d'enfants en garderie | Servicios de centros de atención diurna infantil | Servizi di centri diurni per l'infanzia
    Kinderbetreuung nach der Schule | After-school child day care | Garderies périscolaires | Servicios de guardería extraescolar | Servizi di custodia di bambini dopo l'orario scolastico
    Tagesbetreuung für Senioren | Adult day care services | Services d'accueil de jour pour personnes âgées | Servicios de centros de día para personas mayores | Servizi di centri diurni per anziani
    Tagesbetreuung für Hunde | Dog day care services | Services de garderies pour chiens | Servicios de guarderías para perros | Servizi di asili per cani
    Katzenpensionen | Cattery services | Services de pensions pour chats | Servicios de residencias para gatos | Servizi di pensioni per gatti
    Pferdepensionen | Boarding for horses | Pensions pour chevaux | Pupilaje de caballos | Pensioni per cavalli
    Tierheime | Animal shelter services | Services de refuges pour animaux | Servicios de refugios para animales | Servizi di rifugi per animali
  `,
  `
    Medizinische Dienstleistungen | Medical services | Services médicaux | Servicios médicos | Servizi medici
    Gesundheitspflege für Menschen | Health care for humans | Soins de santé pour êtres humains | Cuidados de salud para personas | Cure sanitarie per persone
    Gesundheitsberatung | Health counselling | Conseils en matière de santé | Asesoramiento en materia de salud | Consulenza in materia di salute
    Medizinische Beratung | Medical consultancy | Conseils médicaux | Consultoría médica | Consulenza medica
    Auskünfte über Gesundheit | Health information services | Services d'informations en matière de santé | Servicios de información sobre salud | Servizi di informazioni in materia di salute
    Dienstleistungen von Gesundheitszentren | Health centre services | Services de centres de santé | Servicios de centros de salud | Servizi di centri sanitari
    Ambulanzen und Polikliniken [medizinische Dienstleistungen] | Outpatient clinic services [medical services] | Services de cliniques de jour [services médicaux] | Servicios de clínicas ambulatorias [servicios médicos] | Servizi di poliambulatori [servizi medici]
    Medizinische Vorsorgeuntersuchungen | Medical screening | Dépistage médical | Reconocimientos médicos preventivos | Screening medico
    Ärztliche Gutachten | Preparation of medical reports | Établissement de rapports médicaux | Elaboración de informes médicos | Redazione di relazioni mediche
    Diagnostische medizinische Bildgebung | Medical imaging services | Services d'imagerie médicale | Servicios de diagnóstico por imagen | Servizi di diagnostica per immagini
    Impfdienste | Vaccination services | Services de vaccination | Servicios de vacunación | Servizi di vaccinazione
    Chirurgie | Surgery | Chirurgie | Cirugía | Chirurgia
    Augenärztliche Dienstleistungen | Ophthalmology services | Services d'ophtalmologie | Servicios de oftalmología | Servizi di oftalmologia
    Hautärztliche Dienstleistungen | Dermatology services | Services de dermatologie | Servicios de dermatología | Servizi di dermatologia
    Kinderärztliche Dienstleistungen | Paediatric services | Services de pédiatrie | Servicios de pediatría | Servizi di pediatria
    Gynäkologische Dienstleistungen | Gynaecology services | Services de gynécologie | Servicios de ginecología | Servizi di ginecologia
    Psychiatrische Dienstleistungen | Psychiatric services | Services de psychiatrie | Servicios de psiquiatría | Servizi di psichiatria
    Kieferorthopädische Dienstleistungen | Orthodontic services | Services d'orthodontie | Servicios de ortodoncia | Servizi di ortodonzia
    Zahnreinigung und Zahnprophylaxe | Dental hygienist services | Services d'hygiénistes dentaires | Servicios de higienistas dentales | Servizi di igienisti dentali
    Zahnaufhellung | Teeth whitening services | Services de blanchiment des dents | Servicios de blanqueamiento dental | Servizi di sbiancamento dei denti
    Künstliche Befruchtung | Artificial insemination services | Services d'insémination artificielle | Servicios de inseminación artificial | Servizi di inseminazione artificiale
    In-vitro-Befruchtung | In vitro fertilization services | Services de fécondation in vitro | Servicios de fecundación in vitro | Servizi di fecondazione in vitro
    Dienstleistungen eines Psychologen | Services of a psychologist | Services de psychologues | Servicios de psicólogos | Servizi di psicologi
    Therapeutische Dienstleistungen | Therapy services | Services thérapeutiques | Servicios terapéuticos | Servizi terapeutici
    Alternativmedizinische Dienstleistungen | Alternative medicine services | Services de médecine alternative | Servicios de medicina alternativa | Servizi di medicina alternativa
    Dienstleistungen von Heilpraktikern | Naturopathy services | Services de naturopathie | Servicios de naturopatía | Servizi di naturopatia
    Aromatherapie | Aromatherapy services | Services d'aromathérapie | Servicios de aromaterapia | Servizi di aromaterapia
    Kunsttherapie | Art therapy | Art-thérapie | Arteterapia | Arteterapia
    Musiktherapie | Music therapy services | Musicothérapie | Musicoterapia | Musicoterapia
    Tiergestützte Therapie | Animal-assisted therapy | Zoothérapie | Terapia asistida con animales | Terapia assistita con animali
    Hypnosetherapie | Hypnotherapy | Hypnothérapie | Hipnoterapia | Ipnoterapia
    Reiki-Behandlungen | Reiki services | Services de reiki | Servicios de reiki | Servizi di reiki
    Ayurveda-Therapie | Ayurveda therapy | Thérapie ayurvédique | Terapia ayurvédica | Terapia ayurvedica
    Lichttherapie | Light therapy services | Services de luminothérapie | Servicios de terapia de luz | Servizi di fototerapia
    Podologische Dienstleistungen | Podiatry services | Services de podologie | Servicios de podología | Servizi di podologia
    Shiatsu-Massagen | Shiatsu massage | Massages shiatsu | Masajes shiatsu | Massaggi shiatsu
    Sportmassagen | Sports massage | Massage sportif | Masajes deportivos | Massaggi sportivi
    Beratung auf dem Gebiet der Ernährung | Nutrition counselling | Conseils en nutrition | Asesoramiento nutricional | Consulenza nutrizionale
    Beratung zur Gewichtsreduktion | Weight loss consultancy | Conseils en matière de perte de poids | Asesoramiento sobre pérdida de peso | Consulenza in materia di dimagrimento
    Pflegeheimdienste | Nursing home services | Services de maisons médicalisées | Servicios de residencias con asistencia médica | Servizi di case di cura
    Palliativpflege | Palliative care | Soins palliatifs | Cuidados paliativos | Cure palliative
    Hospizdienste | Hospice services | Services de centres de soins palliatifs | Servicios de residencias para enfermos terminales | Servizi di hospice
    Erholungsheime [medizinische Betreuung] | Convalescent home services | Services de maisons de convalescence | Servicios de casas de convalecencia | Servizi di case di convalescenza
    Sanatorien | Sanatorium services | Services de sanatoriums | Servicios de sanatorios | Servizi di sanatori
    Häusliche Krankenpflege und medizinische Betreuung | Home health care services | Services de soins de santé à domicile | Servicios de asistencia sanitaria a domicilio | Servizi di assistenza sanitaria a domicilio
    Beratung zur Säuglingspflege [gesundheitliche Beratung] | Advice on infant care [health advice] | Conseils en soins aux nourrissons [conseils de santé] | Asesoramiento sobre el cuidado de lactantes [salud] | Consulenza sulla cura dei neonati [salute]
    Anfertigung von Rezepturen durch Apotheker | Pharmacists' services to make up prescriptions | Préparation d'ordonnances par des pharmaciens | Preparación de recetas médicas por farmacéuticos | Preparazione di prescrizioni da parte di farmacisti
    Augenuntersuchungen durch Optiker | Optometry services | Services d'optométrie | Servicios de optometría | Servizi di optometria
    Dienstleistungen von Hörgeräteakustikern | Hearing aid fitting services | Services d'audioprothésistes | Servicios de audioprotesistas | Servizi di audioprotesisti
    Anpassen von orthopädischen Hilfsmitteln | Fitting of orthopaedic devices | Ajustement de dispositifs orthopédiques | Adaptación de dispositivos ortopédicos | Adattamento di dispositivi ortopedici
    Vermietung von medizinischen Geräten | Medical equipment rental | Location d'équipements médicaux | Alquiler de equipos médicos | Noleggio di attrezzature mediche
    Vermietung von Sanitäreinrichtungen | Rental of sanitation facilities | Location d'installations sanitaires | Alquiler de instalaciones sanitarias | Noleggio di impianti sanitari
    Gentests für medizinische Zwecke | Genetic testing for medical purposes | Tests génétiques à des fins médicales | Pruebas genéticas con fines médicos | Test genetici a scopo medico
    Gewebebanken | Human tissue bank services | Services de banques de tissus humains | Servicios de bancos de tejidos humanos | Servizi di banche di tessuti umani
    Schönheitspflege für Menschen | Beauty care for human beings | Soins de beauté pour êtres humains | Cuidados de belleza para personas | Cure di bellezza per persone
    Schönheitsberatung | Beauty consultancy | Conseils en matière de beauté | Asesoramiento en materia de belleza | Consulenza in materia di bellezza
    Kosmetische Gesichtsbehandlungen | Facial beauty treatment services | Services de soins esthétiques du visage | Servicios de tratamientos faciales de belleza | Servizi di trattamenti estetici per il viso
    Kosmetische Körperbehandlungen | Cosmetic body care services | Services de soins esthétiques pour le corps | Servicios de cuidados corporales estéticos | Servizi di trattamenti estetici per il corpo
    Dienstleistungen von Visagisten | Visagists' services | Services de visagistes | Servicios de visagistas | Servizi di visagisti
    Permanent-Make-up | Permanent makeup services | Services de maquillage permanent | Servicios de maquillaje permanente | Servizi di trucco permanente
    Wimpernverlängerung | Eyelash extension services | Services d'extension de cils | Servicios de extensión de pestañas | Servizi di extension per ciglia
    Augenbrauenpflege | Eyebrow care services | Services de soins des sourcils | Servicios de cuidado de las cejas | Servizi di cura delle sopracciglia
    Barbierdienste | Barber shop services | Services de barbiers | Servicios de barbería | Servizi di barbieri
    Haarverlängerung | Hair extension services | Services d'extension de cheveux | Servicios de extensión del cabello | Servizi di extension per capelli
    Färben von Haaren | Hair colouring services | Services de coloration capillaire | Servicios de coloración del cabello | Servizi di colorazione dei capelli
    Haarimplantation | Hair implantation | Implantation de cheveux | Implante de cabello | Trapianto di capelli
    Enthaarung mit Wachs | Depilatory waxing | Épilation à la cire | Depilación con cera | Depilazione con cera
    Laser-Haarentfernung | Laser hair removal services | Services d'épilation au laser | Servicios de depilación láser | Servizi di depilazione laser
    Tattooentfernung | Tattoo removal services | Services d'effacement de tatouages | Servicios de eliminación de tatuajes | Servizi di rimozione di tatuaggi
    Piercen | Body piercing | Perçage corporel | Perforación corporal [piercing] | Piercing
    Pediküre | Pedicure services | Services de pédicures [soins de beauté] | Servicios de pedicura | Servizi di pedicure
    Nagelstudios | Nail salon services | Services de salons de manucure | Servicios de salones de uñas | Servizi di saloni per unghie
    Injektion von Fillern für kosmetische Zwecke | Injectable filler treatments for cosmetic purposes | Traitements esthétiques par injection de produits de comblement | Tratamientos estéticos con rellenos inyectables | Trattamenti estetici con filler iniettabili
    Türkische Bäder | Turkish bath services | Services de bains turcs | Servicios de baños turcos | Servizi di bagni turchi
    Öffentliche Bäder für Zwecke der Körperhygiene | Public bath services for hygiene purposes | Services de bains publics à des fins d'hygiène | Servicios de baños públicos para la higiene | Servizi di bagni pubblici per l'igiene
    Dienstleistungen von Tierkliniken | Animal hospital services | Services de cliniques vétérinaires | Servicios de clínicas veterinarias | Servizi di cliniche veterinarie
    Veterinärmedizinische Beratung | Veterinary advisory services | Services de conseils vétérinaires | Servicios de asesoramiento veterinario | Servizi di consulenza veterinaria
    Pflege von Haustieren | Pet grooming | Toilettage d'animaux de compagnie | Aseo de animales de compañía | Toelettatura di animali da compagnia
    Hundesalons | Dog grooming services | Services de toilettage pour chiens | Servicios de peluquería canina | Servizi di toelettatura per cani
    Physiotherapie für Tiere | Physiotherapy for animals | Physiothérapie pour animaux | Fisioterapia para animales | Fisioterapia per animali
    Zucht von Hunden | Dog breeding | Élevage de chiens | Cría de perros | Allevamento di cani
    Hufpflege | Hoof care services | Services de soins des sabots | Servicios de cuidado de cascos | Servizi di cura degli zoccoli
    Gärtnerarbeiten | Gardening services | Services de jardinage | Servicios de jardinería | Servizi di giardinaggio
    Rasenpflege | Lawn care | Entretien de pelouses | Cuidado del césped | Manutenzione di prati
    Landschaftsgestaltung [Entwurf] | Landscape design | Conception d'aménagements paysagers | Diseño de parques y jardines | Progettazione di giardini e paesaggi
    Dienste von Baumschulen und Gärtnereien | Plant nursery services | Services de pépiniéristes | Servicios de viveros | Servizi di vivaisti
    Anpflanzen von Bäumen | Tree planting services | Services de plantation d'arbres | Servicios de plantación de árboles | Servizi di piantagione di alberi
    Anpflanzen von Bäumen zum Zweck der CO2-Kompensation | Tree planting for carbon offsetting purposes | Plantation d'arbres en tant que service de compensation de carbone | Plantación de árboles para la compensación de emisiones de carbono | Piantagione di alberi per la compensazione delle emissioni di carbonio
    Blumenbinden | Flower arranging | Réalisation de compositions florales | Arreglos florales | Realizzazione di composizioni floreali
    Kranzbinden | Wreath making | Confection de couronnes [art floral] | Confección de coronas [arte floral] | Confezione di corone [arte floreale]
    Weinbaudienste | Vine-growing services | Services de viticulteurs | Servicios de viticultura | Servizi di viticoltura
    Aquakultur | Aquaculture services | Services d'aquaculture | Servicios de acuicultura | Servizi di acquacoltura
    Imkereidienste | Beekeeping services | Services d'apiculture | Servicios de apicultura | Servizi di apicoltura
    Unkrautvernichtung | Weed killing | Destruction de mauvaises herbes | Eliminación de malas hierbas | Diserbo
    Schädlingsbekämpfung für Landwirtschaft, Aquakultur, Gartenbau und Forstwirtschaft | Pest control services for agriculture, aquaculture, horticulture and forestry | Lutte contre les nuisibles pour l'agriculture, l'aquaculture, l'horticulture et la sylviculture | Control de plagas para la agricultura, la acuicultura, la horticultura y la silvicultura | Disinfestazione per l'agricoltura, l'acquacoltura, l'orticoltura e la silvicoltura
    Vermietung von landwirtschaftlichen Geräten | Farming equipment rental | Location de matériel pour exploitations agricoles | Alquiler de equipos agrícolas | Noleggio di attrezzature agricole
    Beratung auf dem Gebiet der Landwirtschaft | Agricultural advice | Conseils en matière d'agriculture | Asesoramiento en agricultura | Consulenza in materia di agricoltura
    Ausbringung von Düngemitteln aus der Luft oder auf dem Boden | Aerial and surface spreading of fertilizers | Épandage aérien ou terrestre d'engrais | Esparcimiento aéreo o terrestre de fertilizantes | Spargimento aereo o terrestre di fertilizzanti
  `,
  `
    Juristische Dienstleistungen | Legal services | Services juridiques | Servicios jurídicos | Servizi giuridici
    Auskünfte in Rechtsangelegenheiten | Legal information services | Services d'informations juridiques | Servicios de información jurídica | Servizi di informazioni giuridiche
    Online-Informationen über Rechtsangelegenheiten | Provision of legal information online | Mise à disposition d'informations juridiques en ligne | Suministro de información jurídica en línea | Fornitura di informazioni giuridiche online
    Rechtsvertretung | Legal advocacy services | Services de représentation juridique | Servicios de representación jurídica | Servizi di rappresentanza legale
    Beratung bei persönlichen Rechtsangelegenheiten | Personal legal affairs consultancy | Conseils juridiques d'ordre privé | Asesoramiento sobre asuntos jurídicos personales | Consulenza in materia di questioni legali personali
    Rechtliche Beratung in Bezug auf Franchising | Legal advice relating to franchising | Conseils juridiques en matière de franchisage | Asesoramiento jurídico sobre franquicias | Consulenza legale in materia di franchising
    Rechtsberatung auf dem Gebiet des Arbeitsrechts | Legal advice in the field of labour law | Conseils juridiques en droit du travail | Asesoramiento jurídico en derecho laboral | Consulenza legale in materia di diritto del lavoro
    Rechtsberatung auf dem Gebiet des Steuerrechts | Legal advice in the field of tax law | Conseils juridiques en droit fiscal | Asesoramiento jurídico en derecho tributario | Consulenza legale in materia di diritto tributario
    Rechtsberatung auf dem Gebiet des Familienrechts | Legal advice in the field of family law | Conseils juridiques en droit de la famille | Asesoramiento jurídico en derecho de familia | Consulenza legale in materia di diritto di famiglia
    Rechtsberatung auf dem Gebiet des Einwanderungsrechts | Legal services in the field of immigration | Services juridiques en matière d'immigration | Servicios jurídicos en materia de inmigración | Servizi legali in materia di immigrazione
    Rechtsberatung in Nachlassangelegenheiten | Legal advice relating to wills and estates | Conseils juridiques en matière de testaments et de successions | Asesoramiento jurídico sobre testamentos y sucesiones | Consulenza legale in materia di testamenti e successioni
    Juristische Dienstleistungen bei der Gründung und Eintragung von Gesellschaften | Legal services relating to the formation and registration of companies | Services juridiques en matière de constitution et d'immatriculation de sociétés | Servicios jurídicos para la constitución y el registro de sociedades | Servizi legali per la costituzione e la registrazione di società
    Juristische Dienstleistungen in Bezug auf Immobilienübertragungen | Conveyancing legal services | Services juridiques en matière de transactions immobilières | Servicios jurídicos de traspaso de bienes inmuebles | Servizi legali in materia di trasferimenti immobiliari
    Juristische Dienstleistungen in Bezug auf Vertragsverhandlungen für Dritte | Legal services relating to the negotiation of contracts for others | Services juridiques en rapport avec la négociation de contrats pour des tiers | Servicios jurídicos de negociación de contratos para terceros | Servizi giuridici relativi alla negoziazione di contratti per conto terzi
    Erstellung von Rechtsdokumenten | Legal document preparation services | Services d'établissement de documents juridiques | Servicios de preparación de documentos jurídicos | Servizi di preparazione di documenti legali
    Prüfung von Verträgen als Rechtsdienstleistung | Contract review as a legal service | Examen de contrats en tant que service juridique | Revisión de contratos en cuanto servicio jurídico | Esame di contratti in quanto servizio giuridico
    Prozessführungsdienste | Litigation services | Services de contentieux | Servicios de litigios | Servizi di contenzioso
    Dienste der außergerichtlichen Streitbeilegung | Alternative dispute resolution services | Services de règlement extrajudiciaire de litiges | Servicios de resolución extrajudicial de controversias | Servizi di risoluzione extragiudiziale di controversie
    Juristische Due-Diligence-Prüfungen | Legal due diligence services | Services d'audit juridique préalable | Servicios de auditoría jurídica previa [due diligence] | Servizi di due diligence legale
    Auditierung der Einhaltung von Rechtsvorschriften | Legal compliance auditing | Audit de conformité légale | Auditoría de cumplimiento legal | Audit di conformità legale
    Dienstleistungen eines Datenschutzbeauftragten [Rechtsdienstleistung] | Data protection officer services [legal services] | Services de délégués à la protection des données [services juridiques] | Servicios de delegados de protección de datos [servicios jurídicos] | Servizi di responsabili della protezione dei dati [servizi legali]
    Beratung auf dem Gebiet des geistigen Eigentums | Intellectual property consultancy | Conseils en propriété intellectuelle | Consultoría sobre propiedad intelectual | Consulenza in materia di proprietà intellettuale
    Lizenzierung von Rechten des geistigen Eigentums | Licensing of intellectual property | Octroi de licences de propriété intellectuelle | Concesión de licencias de propiedad intelectual | Concessione di licenze di proprietà intellettuale
    Lizenzierung von Marken als Rechtsdienstleistung | Licensing of trademarks [legal services] | Concession de licences de marques [services juridiques] | Concesión de licencias de marcas [servicios jurídicos] | Concessione di licenze di marchi [servizi giuridici]
    Lizenzierung von Patenten und Patentanmeldungen | Licensing of patents and patent applications | Concession de licences de brevets et de demandes de brevets | Concesión de licencias de patentes y solicitudes de patentes | Concessione di licenze di brevetti e di domande di brevetto
    Lizenzierung von Musikwerken als Rechtsdienstleistung | Licensing of musical works [legal services] | Concession de licences d'œuvres musicales [services juridiques] | Concesión de licencias de obras musicales [servicios jurídicos] | Concessione di licenze di opere musicali [servizi giuridici]
    Verwaltung von Urheberrechten | Copyright management | Gestion de droits d'auteur | Gestión de derechos de autor | Gestione di diritti d'autore
    Lizenzierung von Rechten an Film-, Fernseh- und Videoproduktionen | Licensing of rights in film, television and video productions | Concession de licences de droits sur des productions cinématographiques, télévisées et vidéo | Concesión de licencias de derechos sobre producciones de cine, televisión y vídeo | Concessione di licenze di diritti su produzioni cinematografiche, televisive e video
    Verwertung von gewerblichen Schutzrechten und Urheberrechten durch Lizenzierung | Exploitation of industrial property rights and copyright by licensing | Exploitation de droits de propriété industrielle et de droits d'auteur par le biais de licences | Explotación de derechos de propiedad industrial y de autor mediante licencias | Sfruttamento di diritti di proprietà industriale e d'autore mediante licenze
    Dienstleistungen eines Markenanwalts | Trademark agent services | Services d'agents de marques | Servicios de agentes de marcas | Servizi di consulenti in marchi
    Überwachung von Marken für rechtliche Zwecke | Trademark watching services for legal purposes | Services de surveillance de marques à des fins juridiques | Servicios de vigilancia de marcas con fines jurídicos | Servizi di sorveglianza di marchi a fini giuridici
    Patentanmeldungen für Dritte | Filing of patent applications for others | Dépôt de demandes de brevets pour des tiers | Presentación de solicitudes de patentes para terceros | Deposito di domande di brevetto per terzi
    Patentrecherchen für rechtliche Zwecke | Patent searches for legal purposes | Recherches de brevets à des fins juridiques | Búsquedas de patentes con fines jurídicos | Ricerche di brevetti a fini giuridici
    Designanmeldungen für Dritte | Filing of design applications for others | Dépôt de demandes de dessins ou modèles pour des tiers | Presentación de solicitudes de diseños para terceros | Deposito di domande di disegni o modelli per terzi
    Dienstleistungen zur Bekämpfung von Produktpiraterie [Rechtsdienstleistung] | Anti-counterfeiting services [legal services] | Services de lutte contre la contrefaçon [services juridiques] | Servicios de lucha contra la falsificación [servicios jurídicos] | Servizi anticontraffazione [servizi legali]
    Vermietung von Internet-Domainnamen | Leasing of internet domain names | Location de noms de domaine sur Internet | Alquiler de nombres de dominio de Internet | Noleggio di nomi di dominio Internet
    Sicherheitsdienste zum Schutz von Personen und Eigentum | Security services for the protection of property and individuals | Services de sécurité pour la protection des biens et des individus | Servicios de seguridad para la protección de bienes y personas | Servizi di sicurezza per la protezione di beni e persone
    Sicherheitsdienste für Veranstaltungen | Security services for public events | Services de sécurité pour événements publics | Servicios de seguridad para actos públicos | Servizi di sicurezza per eventi pubblici
    Beratung auf dem Gebiet der Sicherheit von Gebäuden | Consultancy in the field of building security | Conseils en sécurité des bâtiments | Consultoría en seguridad de edificios | Consulenza in materia di sicurezza degli edifici
    Bewertung von Sicherheitsrisiken | Assessment of security risks | Évaluation de risques pour la sécurité | Evaluación de riesgos para la seguridad | Valutazione dei rischi per la sicurezza
    Überwachung von Gebäuden und Gelände | Surveillance of buildings and premises | Surveillance de bâtiments et de locaux | Vigilancia de edificios e instalaciones | Sorveglianza di edifici e locali
    Videoüberwachungsdienste [Sicherheit] | Video surveillance services [security] | Services de vidéosurveillance [sécurité] | Servicios de videovigilancia [seguridad] | Servizi di videosorveglianza [sicurezza]
    Zutrittskontrolldienste für Gebäude | Building access control services | Services de contrôle d'accès à des bâtiments | Servicios de control de acceso a edificios | Servizi di controllo degli accessi a edifici
    Türsteherdienste | Door supervision services [security] | Services de portiers [sécurité] | Servicios de porteros [seguridad] | Servizi di addetti alla sicurezza agli ingressi
    Überwachung von Feueralarmen | Fire alarm monitoring services | Services de surveillance d'alarmes incendie | Servicios de vigilancia de alarmas de incendio | Servizi di sorveglianza di allarmi antincendio
    Gepäckkontrolle für Sicherheitszwecke | Inspection of luggage for security purposes | Inspection de bagages à des fins de sécurité | Inspección de equipajes con fines de seguridad | Ispezione di bagagli per motivi di sicurezza
    Inspektion von Fabriken für Sicherheitszwecke | Inspection of factories for safety purposes | Inspection d'usines en matière de sécurité | Inspección de fábricas con fines de seguridad | Ispezione di fabbriche per motivi di sicurezza
    Beratung auf dem Gebiet des Brandschutzes | Fire prevention consultancy | Conseils en matière de prévention des incendies | Consultoría en prevención de incendios | Consulenza in materia di prevenzione antincendio
    Beratung auf dem Gebiet der Arbeitssicherheit | Consultancy in the field of workplace safety | Conseils en matière de sécurité sur le lieu de travail | Consultoría en materia de seguridad en el trabajo | Consulenza in materia di sicurezza sul lavoro
    Vermietung von Feuerlöschern | Rental of fire extinguishers | Location d'extincteurs | Alquiler de extintores | Noleggio di estintori
    Vermietung von Safes | Rental of safes | Location de coffres-forts | Alquiler de cajas fuertes | Noleggio di casseforti
    Vermietung von Überwachungsgeräten | Rental of surveillance apparatus | Location d'appareils de surveillance | Alquiler de aparatos de vigilancia | Noleggio di apparecchi di sorveglianza
    Identitätsprüfung für Sicherheitszwecke | Identity verification services for security purposes | Services de vérification d'identité à des fins de sécurité | Servicios de verificación de identidad con fines de seguridad | Servizi di verifica dell'identità per motivi di sicurezza
    Nachforschungen nach vermissten Personen | Missing person investigations | Recherches de personnes disparues | Búsqueda de personas desaparecidas | Ricerca di persone scomparse
    Ortung von gestohlenem Eigentum | Tracking of stolen property | Suivi de biens volés | Rastreo de bienes robados | Localizzazione di beni rubati
    Rückgabe von Fundsachen | Lost property return | Restitution d'objets trouvés | Devolución de objetos perdidos | Restituzione di oggetti smarriti
    Rettungsschwimmerdienste | Lifeguard services | Services de maîtres-nageurs sauveteurs | Servicios de socorristas | Servizi di bagnini di salvataggio
    Notöffnung von Türen durch Schlüsseldienste | Emergency door opening services by locksmiths | Services d'ouverture de portes par des serruriers | Servicios de apertura de puertas por cerrajeros | Servizi di apertura di porte da parte di fabbri
    Online-Dating-Dienste | Online dating services | Services de rencontres en ligne | Servicios de citas en línea | Servizi di incontri online
    Dating-Dienste über mobile Anwendungen | Dating services provided through mobile applications | Services de rencontres fournis par le biais d'applications mobiles | Servicios de citas prestados mediante aplicaciones móviles | Servizi di incontri forniti tramite applicazioni mobili
    Eheanbahnungsinstitute | Marriage agency services | Services d'agences matrimoniales | Servicios de agencias matrimoniales | Servizi di agenzie matrimoniali
    Eheberatung | Marriage counselling | Conseil conjugal | Asesoramiento matrimonial | Consulenza matrimoniale
    Dienste von Online-Netzwerken für Berufskontakte [soziale Netzwerke] | Online social networking services for professionals | Services de réseautage social en ligne pour professionnels | Servicios de redes sociales en línea para profesionales | Servizi di reti sociali online per professionisti
    Soziale Netzwerkdienste über mobile Anwendungen | Social networking services accessible by means of mobile applications | Services de réseautage social accessibles par des applications mobiles | Servicios de redes sociales accesibles mediante aplicaciones móviles | Servizi di reti sociali accessibili tramite applicazioni mobili
    Begleitung in Gesellschaft [Begleitpersonen] | Chaperoning | Accompagnement en société [personnes de compagnie] | Acompañamiento en sociedad [personas de compañía] | Accompagnamento in società [persone di compagnia]
    Begleitung von Senioren [soziale Betreuung] | Companionship services for the elderly | Services de compagnie pour personnes âgées | Servicios de acompañamiento para personas mayores | Servizi di compagnia per anziani
    Dienstleistungen der Sozialarbeit | Social work services | Services d'assistance sociale | Servicios de asistencia social | Servizi di assistenza sociale
    Trauerberatung | Bereavement counselling | Conseil en cas de deuil | Asesoramiento en caso de duelo | Consulenza per l'elaborazione del lutto
    Seelsorge und spirituelle Beratung | Pastoral counselling and spiritual consultancy | Accompagnement pastoral et conseils spirituels | Acompañamiento pastoral y asesoramiento espiritual | Assistenza pastorale e consulenza spirituale
    Dienstleistungen von Adoptionsagenturen | Adoption agency services | Services d'agences d'adoption | Servicios de agencias de adopción | Servizi di agenzie di adozione
    Kindermädchendienste | Nanny services | Services de nourrices à domicile | Servicios de niñeras | Servizi di bambinaie
    Organisation von politischen Veranstaltungen | Organization of political meetings | Organisation de réunions politiques | Organización de reuniones políticas | Organizzazione di riunioni politiche
    Ausführen von Hunden | Dog walking services | Services de promenade de chiens | Servicios de paseo de perros | Servizi di passeggiate per cani
    Erdbestattungen | Burial services | Services d'inhumation | Servicios de inhumación | Servizi di inumazione
    Bestattung von Haustieren | Pet burial services | Services d'inhumation d'animaux de compagnie | Servicios de enterramiento de animales de compañía | Servizi di sepoltura di animali da compagnia
    Feuerbestattung von Haustieren | Pet cremation services | Services de crémation d'animaux de compagnie | Servicios de incineración de animales de compañía | Servizi di cremazione di animali da compagnia
    Planung und Organisation von Trauerfeiern | Planning and arranging of funeral ceremonies | Planification et organisation de cérémonies funéraires | Planificación y organización de ceremonias fúnebres | Pianificazione e organizzazione di cerimonie funebri
    Einbalsamierungsdienste | Embalming services | Services d'embaumement | Servicios de embalsamamiento | Servizi di imbalsamazione di salme
    Beratung in Bestattungsangelegenheiten | Funeral consultancy | Conseils en matière d'obsèques | Asesoramiento sobre funerales | Consulenza in materia di funerali
    Durchführung von Trauungszeremonien | Conducting wedding ceremonies | Conduite de cérémonies de mariage | Celebración de ceremonias nupciales | Celebrazione di cerimonie nuziali
    Planung und Organisation von Hochzeiten [Zeremonien] | Wedding planner services [ceremonies] | Services de planificateurs de mariages [cérémonies] | Servicios de organizadores de bodas [ceremonias] | Servizi di wedding planner [cerimonie]
    Durchführung religiöser Zeremonien | Conducting religious ceremonies | Conduite de cérémonies religieuses | Celebración de ceremonias religiosas | Celebrazione di cerimonie religiose
    Fliegenlassen von Tauben zu besonderen Anlässen | Releasing doves for special occasions | Lâcher de colombes à l'occasion d'événements | Suelta de palomas para ocasiones especiales | Rilascio di colombe per occasioni speciali
    Vermietung von Abendkleidung | Evening dress rental | Location de vêtements de soirée | Alquiler de trajes de noche | Noleggio di abiti da sera
    Vermietung von Brautkleidern | Wedding dress rental | Location de robes de mariée | Alquiler de vestidos de novia | Noleggio di abiti da sposa
    Vermietung von Kostümen | Rental of costumes | Location de costumes de déguisement | Alquiler de disfraces | Noleggio di costumi
    Vermietung von Schmuck | Rental of jewellery | Location de bijoux | Alquiler de joyas | Noleggio di gioielli
    Vermietung von Handtaschen | Rental of handbags | Location de sacs à main | Alquiler de bolsos de mano | Noleggio di borsette
    Persönliche Garderobenberatung | Personal wardrobe styling consultancy | Conseils personnalisés en matière de garde-robe | Asesoramiento personal sobre vestuario | Consulenza personale sul guardaroba
    Farb- und Stilberatung für Privatpersonen | Personal image and colour consultancy | Conseils personnels en image et en couleurs | Asesoramiento de imagen y color para particulares | Consulenza personale d'immagine e sui colori
    Persönliche Einkaufsdienste für Dritte | Personal shopping for others | Services d'achats personnels pour des tiers | Servicios de compras personales para terceros | Servizi di acquisti personali per conto terzi
    Auswahl von Geschenken für Dritte | Personal gift selection for others | Sélection de cadeaux pour des tiers | Selección de regalos para terceros | Selezione di regali per conto terzi
    Persönliche Assistenzdienste [nicht geschäftlich] | Personal assistant services, other than business | Services d'assistance personnelle, autres que commerciaux | Servicios de asistente personal no comerciales | Servizi di assistenza personale non commerciale
    Verfassen von persönlichen Briefen | Personal letter writing | Rédaction de correspondance personnelle | Redacción de correspondencia personal | Redazione di corrispondenza personale
    Astrologische Beratung | Astrology consultancy | Consultation en astrologie | Consultoría en astrología | Consulenza astrologica
    Kartenlegen | Cartomancy services | Services de cartomancie | Servicios de cartomancia | Servizi di cartomanzia
    Tarotkartenlesen für Dritte | Tarot card reading services for others | Services de tirage de tarots pour des tiers | Servicios de lectura de cartas del tarot para terceros | Servizi di lettura di tarocchi per conto terzi
    Wahrsagerei | Fortune telling | Services de voyance | Servicios de adivinación | Servizi di divinazione
    Numerologie | Numerology services | Services de numérologie | Servicios de numerología | Servizi di numerologia
  `,
]
