/** Special terms of the classes 6 to 10. */
export const special06To10 = [
  `
    Metallregenrinnen | Rainwater gutters of metal | Gouttières métalliques pour eaux de pluie | Canalones metálicos para el agua de lluvia | Grondaie metalliche per acqua piovana
    Pergolen aus Metall | Pergolas of metal | Pergolas métalliques | Pérgolas metálicas | Pergole metalliche
    Hochbeete aus Metall | Raised garden beds of metal | Carrés potagers surélevés métalliques | Jardineras elevadas metálicas | Aiuole rialzate metalliche
  `,
  `
    Elektrische Kaffeemühlen | Electric coffee grinders | Moulins à café électriques | Molinillos de café eléctricos | Macinacaffè elettrici
    Kreissägen | Circular saws | Scies circulaires | Sierras circulares | Seghe circolari
    Holzspalter | Log splitters [machines] | Fendeuses de bûches | Cortadoras de leña [máquinas] | Spaccalegna [macchine]
    Melkroboter | Milking robots | Robots de traite | Robots de ordeño | Robot di mungitura
    Ölpressen | Oil presses | Presses à huile | Prensas de aceite | Presse per olio
  `,
  `
    Kochmesser | Chefs' knives | Couteaux de chef | Cuchillos de chef | Coltelli da chef
    Tranchiermesser | Carving knives | Couteaux à découper | Cuchillos de trinchar | Coltelli trincianti
    Filetiermesser | Filleting knives | Couteaux à filets | Cuchillos para filetear | Coltelli per filettare
    Schnitzmesser | Wood carving knives | Couteaux à sculpter le bois | Cuchillos para tallar madera | Coltelli per intagliare il legno
  `,
  `
    Herunterladbare mobile Anwendungen | Downloadable mobile applications | Applications mobiles téléchargeables | Aplicaciones móviles descargables | Applicazioni mobili scaricabili
    Herunterladbare mobile Anwendungen zum Lernen von Sprachen | Downloadable mobile applications for language learning | Applications mobiles téléchargeables pour l'apprentissage des langues | Aplicaciones móviles descargables para el aprendizaje de idiomas | Applicazioni mobili scaricabili per l'apprendimento delle lingue
    Herunterladbare mobile Anwendungen für Partnersuche und Bekanntschaften | Downloadable mobile applications for dating | Applications mobiles téléchargeables de rencontres | Aplicaciones móviles descargables de citas | Applicazioni mobili scaricabili per incontri
    Herunterladbare mobile Anwendungen für soziale Netzwerke | Downloadable mobile applications for social networking | Applications mobiles téléchargeables de réseautage social | Aplicaciones móviles descargables de redes sociales | Applicazioni mobili scaricabili per social network
    Herunterladbare mobile Anwendungen mit Kochrezepten | Downloadable mobile applications featuring cooking recipes | Applications mobiles téléchargeables de recettes de cuisine | Aplicaciones móviles descargables de recetas de cocina | Applicazioni mobili scaricabili di ricette di cucina
    Herunterladbare mobile Anwendungen zum Bezahlen | Downloadable mobile applications for making payments | Applications mobiles téléchargeables de paiement | Aplicaciones móviles descargables para realizar pagos | Applicazioni mobili scaricabili per effettuare pagamenti
    Herunterladbare mobile Anwendungen für Bankgeschäfte | Downloadable mobile applications for banking | Applications mobiles téléchargeables pour opérations bancaires | Aplicaciones móviles descargables para operaciones bancarias | Applicazioni mobili scaricabili per operazioni bancarie
    Herunterladbare mobile Anwendungen für die Parkplatzsuche | Downloadable mobile applications for finding parking spaces | Applications mobiles téléchargeables pour la recherche de places de stationnement | Aplicaciones móviles descargables para buscar plazas de aparcamiento | Applicazioni mobili scaricabili per la ricerca di parcheggi
    Herunterladbare mobile Anwendungen für Fahrgemeinschaften | Downloadable mobile applications for car pooling | Applications mobiles téléchargeables de covoiturage | Aplicaciones móviles descargables para compartir coche | Applicazioni mobili scaricabili per il car pooling
    Herunterladbare mobile Anwendungen zum Buchen von Reisen | Downloadable mobile applications for booking travel | Applications mobiles téléchargeables pour la réservation de voyages | Aplicaciones móviles descargables para la reserva de viajes | Applicazioni mobili scaricabili per la prenotazione di viaggi
    Herunterladbare mobile Anwendungen zum Buchen von Sportanlagen | Downloadable mobile applications for booking sports facilities | Applications mobiles téléchargeables pour la réservation d'installations sportives | Aplicaciones móviles descargables para reservar instalaciones deportivas | Applicazioni mobili scaricabili per la prenotazione di impianti sportivi
    Herunterladbare mobile Anwendungen für Meditation | Downloadable mobile applications for meditation | Applications mobiles téléchargeables de méditation | Aplicaciones móviles descargables de meditación | Applicazioni mobili scaricabili per la meditazione
    Herunterladbare mobile Anwendungen für die Arbeitssuche | Downloadable mobile applications for job search | Applications mobiles téléchargeables pour la recherche d'emploi | Aplicaciones móviles descargables para buscar empleo | Applicazioni mobili scaricabili per la ricerca di lavoro
    Herunterladbare Navigationssoftware | Downloadable navigation software | Logiciels de navigation téléchargeables | Software de navegación descargable | Software di navigazione scaricabile
    Herunterladbare Software für Terminvereinbarung und Buchung | Downloadable software for appointment scheduling and booking | Logiciels téléchargeables de prise de rendez-vous et de réservation | Software descargable para citas y reservas | Software scaricabile per appuntamenti e prenotazioni
    Rechnungssoftware | Invoicing software | Logiciels de facturation | Software de facturación | Software di fatturazione
    Software für Unternehmensressourcenplanung | Enterprise resource planning software | Logiciels de planification des ressources d'entreprise | Software de planificación de recursos empresariales | Software per la pianificazione delle risorse aziendali
    Software für Personalverwaltung | Human resources management software | Logiciels de gestion des ressources humaines | Software de gestión de recursos humanos | Software per la gestione delle risorse umane
    Software für Lagerverwaltung | Inventory management software | Logiciels de gestion de stocks | Software de gestión de existencias | Software per la gestione delle scorte
    Software für Hausverwaltung | Property management software | Logiciels de gestion immobilière | Software de gestión inmobiliaria | Software per la gestione immobiliare
    Software für Fuhrparkverwaltung | Fleet management software | Logiciels de gestion de flottes de véhicules | Software de gestión de flotas de vehículos | Software per la gestione di flotte di veicoli
    Übersetzungssoftware | Translation software | Logiciels de traduction | Software de traducción | Software di traduzione
    Videobearbeitungssoftware | Video editing software | Logiciels de montage vidéo | Software de edición de vídeo | Software di montaggio video
    Musiksoftware | Music software | Logiciels musicaux | Software de música | Software musicali
    Software für computergestütztes Konstruieren [CAD] | Computer-aided design [CAD] software | Logiciels de conception assistée par ordinateur [CAO] | Software de diseño asistido por ordenador [CAD] | Software di progettazione assistita da computer [CAD]
    Software für medizinische Praxen | Software for medical practices | Logiciels pour cabinets médicaux | Software para consultas médicas | Software per studi medici
    Kindersicherungssoftware | Parental control software | Logiciels de contrôle parental | Software de control parental | Software di controllo parentale
    Spielesoftware für Mobiltelefone | Game software for mobile phones | Logiciels de jeux pour téléphones mobiles | Software de juegos para teléfonos móviles | Software di giochi per telefoni cellulari
    Herunterladbare Hörbücher | Downloadable audiobooks | Livres audio téléchargeables | Audiolibros descargables | Audiolibri scaricabili
    Schallplatten | Vinyl records | Disques vinyles | Discos de vinilo | Dischi in vinile
    Compact-Discs | Compact discs | Disques compacts | Discos compactos | Compact disc
    Displayschutzgläser für Smartphones | Tempered glass screen protectors for smartphones | Verres de protection pour écrans de smartphones | Protectores de pantalla de vidrio templado para teléfonos inteligentes | Vetri protettivi per schermi di smartphone
    Handyketten | Straps for mobile phones | Cordons pour téléphones mobiles | Correas para teléfonos móviles | Laccetti per telefoni cellulari
    Hüllen für Laptops | Covers for laptops | Housses pour ordinateurs portables | Fundas para ordenadores portátiles | Custodie per computer portatili
    Schwimmbrillen | Swimming goggles | Lunettes de natation | Gafas de natación | Occhialini da nuoto
    Skibrillen | Ski goggles | Masques de ski | Gafas de esquí | Maschere da sci
    Schutzbrillen | Safety goggles | Lunettes de protection | Gafas de protección | Occhiali protettivi
    Sicherheitsschuhe | Safety footwear | Chaussures de sécurité | Calzado de seguridad | Calzature di sicurezza
    Reitkappen | Riding helmets | Bombes d'équitation | Cascos de equitación | Caschi da equitazione
    Ferngläser | Binoculars | Jumelles | Prismáticos | Binocoli
    Teleskope | Telescopes | Télescopes | Telescopios | Telescopi
    Mikroskope | Microscopes | Microscopes | Microscopios | Microscopi
    Lupen [Optik] | Magnifying glasses [optics] | Loupes [optique] | Lupas [óptica] | Lenti d'ingrandimento [ottica]
    Fotokabinen | Photo booths | Cabines photographiques automatiques | Fotomatones | Cabine fotografiche automatiche
    Dashcams | Dash cameras | Caméras embarquées pour véhicules | Cámaras de salpicadero | Dash cam
    Actionkameras | Action cameras | Caméras d'action | Cámaras de acción | Action cam
    Kamerataschen | Camera cases | Étuis pour appareils photo | Estuches para cámaras fotográficas | Custodie per fotocamere
    Fahrradcomputer | Bicycle computers | Ordinateurs de vélo | Ordenadores para bicicletas | Computer per biciclette
    Elektrische Schalter | Electric switches | Interrupteurs électriques | Interruptores eléctricos | Interruttori elettrici
    Steckdosen | Electric sockets | Prises de courant | Enchufes eléctricos | Prese elettriche
    Verlängerungskabel | Extension cables | Rallonges électriques | Cables alargadores | Prolunghe elettriche
    Fernbedienungen | Remote controls | Télécommandes | Mandos a distancia | Telecomandi
    Antennen | Antennas | Antennes | Antenas | Antenne
    Autoradios | Car radios | Autoradios | Radios para automóviles | Autoradio
    Funkgeräte | Walkie-talkies | Talkies-walkies | Walkie-talkies | Walkie-talkie
    Dekorative Kühlschrankmagnete | Decorative refrigerator magnets | Aimants décoratifs pour réfrigérateurs | Imanes decorativos para frigoríficos | Magneti decorativi per frigoriferi
    Neonschilder | Neon signs | Enseignes au néon | Letreros de neón | Insegne al neon
    Barcodelesegeräte | Barcode readers | Lecteurs de codes-barres | Lectores de códigos de barras | Lettori di codici a barre
    E-Book-Lesegeräte | E-book readers | Liseuses électroniques | Lectores de libros electrónicos | Lettori di libri elettronici
    Waagen | Scales | Balances | Balanzas | Bilance
    Wetterstationen, digital | Digital weather stations | Stations météorologiques numériques | Estaciones meteorológicas digitales | Stazioni meteorologiche digitali
    Gaswarngeräte | Gas detectors | Détecteurs de gaz | Detectores de gas | Rilevatori di gas
    Löschdecken | Fire blankets | Couvertures antifeu | Mantas ignífugas | Coperte antincendio
    Neoprenanzüge zum Tauchen | Wetsuits for diving | Combinaisons humides de plongée | Trajes de neopreno para el buceo | Mute subacquee
    Tauchermasken | Diving masks | Masques de plongée | Máscaras de buceo | Maschere subacquee
    Schnorchel | Snorkels | Tubas de plongée | Tubos de buceo | Boccagli per immersione
  `,
  `
    Brillen für Kinder | Spectacles for children | Lunettes pour enfants | Gafas para niños | Occhiali per bambini
    Etuis für Sonnenbrillen | Cases for sunglasses | Étuis pour lunettes de soleil | Estuches para gafas de sol | Custodie per occhiali da sole
    Schnullerketten | Pacifier clips | Attache-sucettes | Cadenas para chupetes | Catenelle portaciuccio
    Massagetische für medizinische Zwecke | Massage tables for medical purposes | Tables de massage à usage médical | Camillas de masaje para uso médico | Lettini da massaggio per uso medico
    Zahnärztliche Instrumente | Dental instruments | Instruments dentaires | Instrumentos dentales | Strumenti odontoiatrici
    Bandagen für Gelenke | Support bandages for joints | Bandages de maintien pour articulations | Vendas de sujeción para articulaciones | Fasciature di sostegno per articolazioni
  `,
]
