/** Special terms of the classes 41 to 45. */
export const special41To45 = [
  `
    Surfunterricht | Surfing instruction | Enseignement du surf | Enseñanza de surf | Insegnamento del surf
    Segelunterricht | Sailing instruction | Enseignement de la voile | Enseñanza de vela | Insegnamento della vela
    Kletterunterricht | Climbing instruction | Enseignement de l'escalade | Enseñanza de escalada | Insegnamento dell'arrampicata
    Golfunterricht | Golf instruction | Enseignement du golf | Enseñanza de golf | Insegnamento del golf
    Fußballunterricht | Football instruction | Enseignement du football | Enseñanza de fútbol | Insegnamento del calcio
    Unterricht im Motorradfahren | Motorcycle driving instruction | Enseignement de la conduite de motocyclettes | Enseñanza de conducción de motocicletas | Insegnamento della guida di motociclette
    Fahrsicherheitstraining | Driving safety training | Formation à la sécurité routière | Formación en seguridad vial | Corsi di guida sicura
    Gesangsunterricht | Singing instruction | Enseignement du chant | Enseñanza de canto | Insegnamento del canto
    Klavierunterricht | Piano instruction | Enseignement du piano | Enseñanza de piano | Insegnamento del pianoforte
    Gitarrenunterricht | Guitar instruction | Enseignement de la guitare | Enseñanza de guitarra | Insegnamento della chitarra
    Musikschulen | Music school services | Services d'écoles de musique | Servicios de escuelas de música | Servizi di scuole di musica
    Tanzschulen | Dance school services | Services d'écoles de danse | Servicios de escuelas de baile | Servizi di scuole di danza
    Sprachschulen | Language school services | Services d'écoles de langues | Servicios de escuelas de idiomas | Servizi di scuole di lingue
    Kochschulen | Cooking school services | Services d'écoles de cuisine | Servicios de escuelas de cocina | Servizi di scuole di cucina
    Backkurse | Baking courses | Cours de boulangerie et de pâtisserie | Cursos de panadería y repostería | Corsi di panificazione e pasticceria
    Barista-Schulungen | Barista training | Formation de baristas | Formación de baristas | Formazione per baristi
    Weinverkostungen [Unterhaltung] | Wine tastings [entertainment] | Dégustations de vins [divertissement] | Catas de vino [entretenimiento] | Degustazioni di vini [intrattenimento]
    Kunstunterricht | Art instruction | Enseignement de l'art | Enseñanza de arte | Insegnamento dell'arte
    Programmierkurse | Computer programming courses | Cours de programmation informatique | Cursos de programación informática | Corsi di programmazione informatica
    Schwangerschaftsyoga | Prenatal yoga instruction | Enseignement du yoga prénatal | Enseñanza de yoga prenatal | Insegnamento dello yoga prenatale
    Yogastudios | Yoga studio services | Services de studios de yoga | Servicios de estudios de yoga | Servizi di studi di yoga
    Prüfungsvorbereitung [Unterricht] | Exam preparation [teaching] | Préparation aux examens [enseignement] | Preparación de exámenes [enseñanza] | Preparazione agli esami [insegnamento]
    Sportunterricht | Sports instruction | Enseignement du sport | Enseñanza de deportes | Insegnamento dello sport
    Betrieb von Kletterhallen | Providing climbing facilities | Mise à disposition d'installations d'escalade | Puesta a disposición de instalaciones de escalada | Messa a disposizione di impianti di arrampicata
    Betrieb von Schwimmbädern | Providing swimming pools | Mise à disposition de piscines | Puesta a disposición de piscinas | Messa a disposizione di piscine
    Betrieb von Bowlingbahnen | Bowling alley services | Services de pistes de bowling | Servicios de boleras | Servizi di sale da bowling
    Betrieb von Minigolfanlagen | Providing miniature golf courses | Mise à disposition de minigolfs | Puesta a disposición de campos de minigolf | Messa a disposizione di campi da minigolf
    Betrieb von Trampolinhallen | Trampoline park services | Services de parcs de trampolines | Servicios de parques de trampolines | Servizi di parchi di trampolini
    Betrieb von Indoorspielplätzen | Indoor playground services | Services d'aires de jeux couvertes | Servicios de parques infantiles de interior | Servizi di parchi giochi al coperto
    Lasertag-Spiele | Laser tag games | Parties de laser game | Partidas de láser tag | Partite di laser tag
    Betrieb von Paintballanlagen | Paintball facilities | Terrains de paintball | Instalaciones de paintball | Impianti di paintball
    Betrieb von Kartbahnen | Go-kart track services | Services de pistes de karting | Servicios de circuitos de karting | Servizi di piste per kart
    Vermietung von Tennisplätzen | Rental of tennis courts | Location de courts de tennis | Alquiler de pistas de tenis | Noleggio di campi da tennis
    Buchung von Sportanlagen | Booking of sports facilities | Réservation d'installations sportives | Reserva de instalaciones deportivas | Prenotazione di impianti sportivi
    Vermietung von Surfbrettern | Rental of surfboards | Location de planches de surf | Alquiler de tablas de surf | Noleggio di tavole da surf
    Vermietung von Skiausrüstung | Rental of skiing equipment | Location d'équipement de ski | Alquiler de equipos de esquí | Noleggio di attrezzature da sci
    Hochzeitsfotografie | Wedding photography services | Services de photographie de mariage | Servicios de fotografía de bodas | Servizi fotografici per matrimoni
    Porträtfotografie | Portrait photography services | Services de photographie de portrait | Servicios de fotografía de retrato | Servizi fotografici di ritratto
    Luftbildfotografie | Aerial photography services | Services de photographie aérienne | Servicios de fotografía aérea | Servizi di fotografia aerea
    Hochzeitsvideos [Produktion] | Wedding videography services | Réalisation de vidéos de mariage | Servicios de vídeo de bodas | Servizi di video per matrimoni
    Vermietung von Fotoboxen | Photo booth rental | Location de photomatons | Alquiler de fotomatones | Noleggio di cabine fotografiche
    Planung von Kindergeburtstagen [Unterhaltung] | Children's birthday party planning [entertainment] | Organisation d'anniversaires pour enfants [divertissement] | Organización de cumpleaños infantiles [entretenimiento] | Organizzazione di compleanni per bambini [intrattenimento]
    Auftritte von Clowns und Zauberern | Clown and magician performances | Spectacles de clowns et de magiciens | Actuaciones de payasos y magos | Spettacoli di clown e prestigiatori
    Livemusik-Darbietungen | Live music performances | Représentations de musique en direct | Actuaciones de música en directo | Spettacoli di musica dal vivo
    Schatzsuchen [Unterhaltung] | Treasure hunts [entertainment] | Chasses au trésor [divertissement] | Búsquedas del tesoro [entretenimiento] | Cacce al tesoro [intrattenimento]
    Teambuilding [Schulung] | Team building [training] | Formation au travail d'équipe [team building] | Formación para el trabajo en equipo [team building] | Team building [formazione]
    Korrekturlesen von Manuskripten | Proofreading of manuscripts | Relecture de manuscrits | Corrección de manuscritos | Correzione di bozze di manoscritti
    Ghostwriting | Ghostwriting | Rédaction en tant que prête-plume | Redacción como escritor fantasma | Scrittura per conto terzi [ghostwriting]
    Bereitstellung von Lernplattformen im Internet [Unterricht] | Online teaching via learning platforms | Enseignement en ligne par le biais de plateformes d'apprentissage | Enseñanza en línea a través de plataformas de aprendizaje | Insegnamento online tramite piattaforme di apprendimento
  `,
  `
    Software as a Service [SaaS] für Buchhaltung und Rechnungsstellung | Software as a service [SaaS] featuring software for accounting and invoicing | Logiciels en tant que service [SaaS] de comptabilité et de facturation | Software como servicio [SaaS] de contabilidad y facturación | Software come servizio [SaaS] per contabilità e fatturazione
    Software as a Service [SaaS] für Terminvereinbarung und Buchung | Software as a service [SaaS] featuring software for appointments and bookings | Logiciels en tant que service [SaaS] de prise de rendez-vous et de réservation | Software como servicio [SaaS] de citas y reservas | Software come servizio [SaaS] per appuntamenti e prenotazioni
    Software as a Service [SaaS] für Kundenverwaltung | Software as a service [SaaS] featuring software for customer relationship management | Logiciels en tant que service [SaaS] de gestion de la relation client | Software como servicio [SaaS] de gestión de clientes | Software come servizio [SaaS] per la gestione dei clienti
    Software as a Service [SaaS] für Projektmanagement | Software as a service [SaaS] featuring software for project management | Logiciels en tant que service [SaaS] de gestion de projets | Software como servicio [SaaS] de gestión de proyectos | Software come servizio [SaaS] per la gestione di progetti
    Software as a Service [SaaS] für Personalverwaltung | Software as a service [SaaS] featuring software for human resources management | Logiciels en tant que service [SaaS] de gestion des ressources humaines | Software como servicio [SaaS] de gestión de recursos humanos | Software come servizio [SaaS] per la gestione delle risorse umane
    Software as a Service [SaaS] für elektronischen Handel | Software as a service [SaaS] featuring software for electronic commerce | Logiciels en tant que service [SaaS] de commerce électronique | Software como servicio [SaaS] de comercio electrónico | Software come servizio [SaaS] per il commercio elettronico
    Software as a Service [SaaS] für Lernen und Unterricht | Software as a service [SaaS] featuring software for learning and teaching | Logiciels en tant que service [SaaS] d'apprentissage et d'enseignement | Software como servicio [SaaS] de aprendizaje y enseñanza | Software come servizio [SaaS] per l'apprendimento e l'insegnamento
    Software as a Service [SaaS] für soziale Netzwerke | Software as a service [SaaS] featuring software for social networking | Logiciels en tant que service [SaaS] de réseautage social | Software como servicio [SaaS] de redes sociales | Software come servizio [SaaS] per social network
    Software as a Service [SaaS] für Logistik und Fuhrparkverwaltung | Software as a service [SaaS] featuring software for logistics and fleet management | Logiciels en tant que service [SaaS] de logistique et de gestion de flottes | Software como servicio [SaaS] de logística y gestión de flotas | Software come servizio [SaaS] per logistica e gestione di flotte
    Software as a Service [SaaS] für das Gesundheitswesen | Software as a service [SaaS] featuring software for healthcare | Logiciels en tant que service [SaaS] pour le secteur de la santé | Software como servicio [SaaS] para la sanidad | Software come servizio [SaaS] per la sanità
    Software as a Service [SaaS] für Immobilienverwaltung | Software as a service [SaaS] featuring software for property management | Logiciels en tant que service [SaaS] de gestion immobilière | Software como servicio [SaaS] de gestión inmobiliaria | Software come servizio [SaaS] per la gestione immobiliare
    Bereitstellung nicht herunterladbarer Software für Bild- und Videobearbeitung | Providing non-downloadable software for image and video editing | Mise à disposition de logiciels non téléchargeables de montage d'images et de vidéos | Suministro de software no descargable para la edición de imágenes y vídeos | Fornitura di software non scaricabile per il montaggio di immagini e video
    EDV-Betreuung [Wartung von Computersoftware und Fehlerbehebung] | IT support services [maintenance and troubleshooting of software] | Services d'assistance informatique [maintenance et dépannage de logiciels] | Servicios de soporte informático [mantenimiento y reparación de software] | Servizi di assistenza informatica [manutenzione e risoluzione di problemi di software]
    Administration von Computernetzwerken | Computer network administration | Administration de réseaux informatiques | Administración de redes informáticas | Amministrazione di reti informatiche
    Landschaftsarchitektur | Landscape architecture services | Services d'architecture paysagère | Servicios de arquitectura paisajística | Servizi di architettura del paesaggio
    Planung von Küchen | Kitchen design services | Conception de cuisines | Diseño de cocinas | Progettazione di cucine
    Lichtplanung | Lighting design services | Conception d'éclairages | Diseño de iluminación | Progettazione illuminotecnica
    Design von Webseiten und Onlineshops | Design of websites and online shops | Conception de sites web et de boutiques en ligne | Diseño de sitios web y tiendas en línea | Progettazione di siti web e negozi online
    3D-Visualisierung | 3D rendering services | Services de rendu 3D | Servicios de renderizado 3D | Servizi di rendering 3D
    Ausstellung von Energieausweisen für Gebäude | Energy performance certification of buildings | Certification énergétique de bâtiments | Certificación energética de edificios | Certificazione energetica di edifici
    Datenwissenschaftliche Dienste | Data science services | Services de science des données | Servicios de ciencia de datos | Servizi di scienza dei dati
  `,
  `
    Crêperien | Creperie services | Services de crêperies | Servicios de creperías | Servizi di crêperie
    Thailändische Restaurants | Thai restaurant services | Services de restaurants thaïlandais | Servicios de restaurantes tailandeses | Servizi di ristoranti thailandesi
    Vietnamesische Restaurants | Vietnamese restaurant services | Services de restaurants vietnamiens | Servicios de restaurantes vietnamitas | Servizi di ristoranti vietnamiti
    Koreanische Restaurants | Korean restaurant services | Services de restaurants coréens | Servicios de restaurantes coreanos | Servizi di ristoranti coreani
    Griechische Restaurants | Greek restaurant services | Services de restaurants grecs | Servicios de restaurantes griegos | Servizi di ristoranti greci
    Französische Restaurants | French restaurant services | Services de restaurants français | Servicios de restaurantes franceses | Servizi di ristoranti francesi
    Frühstücks- und Brunchlokale | Breakfast and brunch restaurant services | Services de restaurants pour petits-déjeuners et brunchs | Servicios de restaurantes de desayunos y brunch | Servizi di ristoranti per colazioni e brunch
    Ausrichtung von Banketten | Banquet services | Services de banquets | Servicios de banquetes | Servizi di banchetti
    Churrerías | Churreria services | Services de churrerias | Servicios de churrerías | Servizi di churrerie
    Konditorei-Cafés | Pastry shop café services | Services de salons de pâtisserie | Servicios de cafetería-pastelería | Servizi di caffè-pasticceria
    Kinderbetreuung durch Tagesmütter | Childminding in private homes [day care] | Garde d'enfants par des assistantes maternelles | Guardería infantil en domicilios particulares | Asili nido familiari
    Hundepensionen | Dog boarding services | Pensions pour chiens | Residencias caninas | Pensioni per cani
    Zubereitung von Mahlzeiten für Dritte | Meal preparation for others | Préparation de repas pour des tiers | Preparación de comidas para terceros | Preparazione di pasti per conto terzi
  `,
  `
    Altenpflege | Nursing care for the elderly | Soins aux personnes âgées | Cuidado de ancianos | Assistenza agli anziani
    Häusliche Betreuung von Senioren | Home care for the elderly | Aide à domicile pour personnes âgées | Atención domiciliaria a personas mayores | Assistenza domiciliare per anziani
    Betreuung von Menschen mit Behinderung [Pflege] | Care of people with disabilities [nursing] | Soins aux personnes handicapées | Cuidado de personas con discapacidad | Assistenza a persone con disabilità
    Doula-Dienste | Doula services | Services de doulas | Servicios de doulas | Servizi di doula
    Stillberatung | Breastfeeding consultancy | Conseil en allaitement | Asesoramiento sobre lactancia | Consulenza sull'allattamento
    Fußreflexzonenmassage | Foot reflexology | Réflexologie plantaire | Reflexología podal | Riflessologia plantare
    Lymphdrainage | Lymphatic drainage | Drainage lymphatique | Drenaje linfático | Linfodrenaggio
    Sportphysiotherapie | Sports physiotherapy | Physiothérapie du sport | Fisioterapia deportiva | Fisioterapia sportiva
    Sportmedizin | Sports medicine services | Services de médecine du sport | Servicios de medicina deportiva | Servizi di medicina dello sport
    Energiearbeit und Heilbehandlung | Energy healing services | Soins énergétiques | Servicios de sanación energética | Servizi di guarigione energetica
    Wellnessmassagen | Wellness massage | Massages de bien-être | Masajes de bienestar | Massaggi benessere
    Thermalbäder | Thermal bath services | Services de bains thermaux | Servicios de baños termales | Servizi di bagni termali
    Visagistik für Bräute | Bridal make-up services | Maquillage de mariées | Maquillaje de novias | Trucco da sposa
    Bartpflege | Beard grooming services | Soins de la barbe | Cuidado de la barba | Cura della barba
    Dentalhygiene und Prophylaxe | Dental prophylaxis | Prophylaxie dentaire | Profilaxis dental | Profilassi dentale
    Gartengestaltung | Garden design services | Conception de jardins | Diseño de jardines | Progettazione di giardini
    Gartenpflege | Garden care | Entretien de jardins | Mantenimiento de jardines | Manutenzione di giardini
    Heckenschnitt | Hedge trimming | Taille de haies | Poda de setos | Potatura di siepi
    Hochzeitsfloristik | Wedding floristry services | Décoration florale de mariages | Decoración floral para bodas | Allestimenti floreali per matrimoni
    Katzenpflege | Cat grooming services | Toilettage pour chats | Peluquería para gatos | Toelettatura per gatti
  `,
  `
    Ehe- und Familienmediation | Family mediation | Médiation familiale | Mediación familiar | Mediazione familiare
    Rechtsberatung auf dem Gebiet des Gesellschaftsrechts | Legal advice in the field of company law | Conseils juridiques en droit des sociétés | Asesoramiento jurídico en derecho de sociedades | Consulenza legale in materia di diritto societario
    Rechtsberatung auf dem Gebiet des Mietrechts | Legal advice in the field of tenancy law | Conseils juridiques en droit du bail | Asesoramiento jurídico en derecho de arrendamientos | Consulenza legale in materia di diritto delle locazioni
    Rechtsberatung auf dem Gebiet des Wirtschaftsrechts | Legal advice in the field of business law | Conseils juridiques en droit des affaires | Asesoramiento jurídico en derecho mercantil | Consulenza legale in materia di diritto commerciale
    Private Ermittlungen | Private investigations | Enquêtes privées | Investigaciones privadas | Investigazioni private
    Katzenbetreuung zu Hause | Cat sitting | Garde de chats à domicile | Cuidado de gatos a domicilio | Cat sitting
    Hundebetreuung zu Hause | Dog sitting | Garde de chiens à domicile | Cuidado de perros a domicilio | Dog sitting
    Trauerredner | Funeral speaker services | Services d'orateurs funéraires | Servicios de oradores fúnebres | Servizi di oratori funebri
    Freie Hochzeitsreden | Wedding celebrant services | Services d'officiants de mariage laïque | Servicios de oficiantes de bodas | Servizi di celebranti di matrimoni
  `,
]
