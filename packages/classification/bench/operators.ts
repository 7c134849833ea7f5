import type { Language } from '@marklot/nice'

/**
 * Phrases that decide the class, regardless of the thing. `{}` stands for the thing. The model learns each phrase with
 * many things, so that "repair of shoes" does not count as footwear.
 */
export interface Operator {
  /** The class. If absent, it is the class of the thing itself. */
  readonly niceClass?: number
  /** The classes of the things. If absent, all classes of goods. */
  readonly of?: readonly number[]
  readonly patterns: Readonly<Record<Language, readonly string[]>>
}

const read = (table: string): Readonly<Record<Language, readonly string[]>> => {
  const [de, en, fr, es, it] = table.split('|').map((cell) => cell.split(',').map((pattern) => pattern.trim()))
  if (!de || !en || !fr || !es || !it) throw new Error(`Expected five cells in: ${table}`)
  return { de, en, fr, es, it }
}

/** Things that are installed or repaired. */
const durable = [6, 7, 8, 9, 10, 11, 12, 14, 15, 18, 19, 20, 25, 28]

const all = Array.from({ length: 45 }, (_, at) => at + 1)
const services = [35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45]

export const operators: readonly Operator[] = [
  {
    of: all,
    patterns: read(
      '{} für Kinder, {} für Firmen, {} für Senioren, {} für Studenten, {} für Familien, {} für Restaurants und Hotels, {} für Sportler, {} für Frauen, {} für Ärzte, {} für Hunde und ihre Halter, nachhaltige {}, günstige {}, {} aus der Region, {} im Abo, {} in der Altstadt, bio {}, {} von Studenten | {} for kids, {} for companies, {} for seniors, {} for students, {} for families, {} for restaurants and hotels, {} for athletes, {} for women, {} for doctors, {} for dogs and their owners, sustainable {}, affordable {}, local {}, {} by subscription, organic {}, {} near the station, {} for beginners | {} pour enfants, {} pour entreprises, {} pour seniors, {} pour étudiants, {} pour familles, {} pour restaurants et hôtels, {} pour sportifs, {} pour femmes, {} pour médecins, {} durables, {} pas chers, {} de la région, {} par abonnement, {} bio, {} en ville | {} para niños, {} para empresas, {} para mayores, {} para estudiantes, {} para familias, {} para restaurantes y hoteles, {} para deportistas, {} para mujeres, {} para médicos, {} sostenibles, {} baratos, {} de la zona, {} por suscripción, {} ecológicos, {} en el centro | {} per bambini, {} per aziende, {} per anziani, {} per studenti, {} per famiglie, {} per ristoranti e hotel, {} per sportivi, {} per donne, {} per medici, {} sostenibili, {} economici, {} della zona, {} in abbonamento, {} bio, {} in centro',
    ),
  },
  {
    of: services,
    patterns: read(
      'Beratung in Bezug auf {}, Informationen über {}, Bereitstellung von {}, Dienstleistungen im Bereich {}, {} über das Internet, Organisation von {} | consultancy relating to {}, information services regarding {}, provision of {}, services in the field of {}, {} provided online, arranging of {} | conseils en matière de {}, informations en matière de {}, services de {}, mise à disposition de {}, organisation de {} | asesoramiento en materia de {}, información sobre {}, servicios de {}, prestación de {}, organización de {} | consulenza in materia di {}, informazioni su {}, servizi di {}, fornitura di {}, organizzazione di {}',
    ),
  },
  {
    of: durable,
    patterns: read(
      'Teile für {}, Zubehör für {}, {} und deren Teile, Ersatzteile für {} | parts for {}, parts and fittings for {}, accessories for {}, {} and parts therefor | pièces pour {}, accessoires pour {}, parties de {} | piezas para {}, accesorios para {}, partes de {} | parti di {}, accessori per {}, pezzi di ricambio per {}',
    ),
  },
  {
    patterns: read(
      'wir machen {}, wir verkaufen {}, Hersteller von {}, Marke für {}, {} aus eigener Herstellung, handgemachte {}, {} online | we make {}, we sell {}, maker of {}, {} brand, handmade {}, our own {}, {} sold online | nous fabriquons {}, on vend {}, fabricant de {}, marque de {}, {} faits main, {} en ligne | hacemos {}, vendemos {}, fabricante de {}, marca de {}, {} hechos a mano, {} online | produciamo {}, vendiamo {}, produttore di {}, marchio di {}, {} fatti a mano, {} online',
    ),
  },
  {
    of: [9, 42],
    patterns: read(
      'wir bauen {}, wir entwickeln {}, wir programmieren {} | we build {}, we are building {}, we develop {}, we create {} | nous développons {}, nous créons {}, nous construisons {} | desarrollamos {}, creamos {}, construimos {} | sviluppiamo {}, creiamo {}, costruiamo {}',
    ),
  },
  {
    niceClass: 35,
    patterns: read(
      'Einzelhandelsdienstleistungen in Bezug auf {}, Großhandel mit {}, Laden für {}, Laden mit {}, Geschäft für {}, Händler für {}, Onlineshop für {}, Onlineshop für {} von vielen Marken, Vermittlung von Geschäften mit {}, Werbung für {} | retail services in relation to {}, wholesale services in relation to {}, shop for {} of many brands, {} shop, {} store, shop selling {}, online shop for {}, online store for {}, import and export of {}, advertising of {} | vente au détail de {}, services de vente en gros concernant {}, magasin de {} multimarque, magasin de {}, boutique de {}, boutique en ligne de {}, publicité pour {} | venta al por menor de {}, servicios de venta mayorista relacionados con {}, tienda de {} de varias marcas, tienda de {}, tienda online de {}, tienda en línea de {}, publicidad de {} | vendita al dettaglio di {}, servizi di vendita all’ingrosso di {}, negozio di {} multimarca, negozio di {}, bottega di {}, negozio online di {}, pubblicità di {}',
    ),
  },
  {
    niceClass: 37,
    of: durable,
    patterns: read(
      'Reparatur von {}, Wartung von {}, Reparatur und Instandhaltung von {}, wir reparieren {}, Installation von {}, wir montieren {}, Reinigung von {} | repair of {}, maintenance of {}, repair and maintenance of {}, we repair {}, {} repair, {} repairs, installation of {}, we install {}, cleaning of {} | réparation de {}, entretien de {}, nous réparons {}, installation de {}, nettoyage de {} | reparación de {}, mantenimiento de {}, reparamos {}, instalación de {}, limpieza de {} | riparazione di {}, manutenzione di {}, ripariamo {}, installazione di {}, pulizia di {}',
    ),
  },
  {
    niceClass: 39,
    patterns: read(
      'Transport von {}, Lieferung von {}, Lagerung von {}, wir liefern {} nach Hause | transport of {}, delivery of {}, storage of {}, we deliver {} to your door | transport de {}, livraison de {}, entreposage de {}, nous livrons {} à domicile | transporte de {}, reparto de {}, almacenamiento de {}, entregamos {} a domicilio | trasporto di {}, consegna di {}, deposito di {}, consegniamo {} a domicilio',
    ),
  },
  {
    niceClass: 40,
    patterns: read(
      'Bearbeitung von {}, Auftragsfertigung von {}, Herstellung von {} für Dritte | treatment of {}, custom manufacture of {}, processing of {} for others | traitement de {}, fabrication sur mesure de {} pour des tiers | tratamiento de {}, fabricación por encargo de {} para terceros | trattamento di {}, produzione di {} per conto terzi',
    ),
  },
  {
    niceClass: 42,
    patterns: read(
      'Design von {}, Entwurf von {}, Entwicklung von {}, technische Beratung zu {}, Prüfung von {} | design of {}, development of {}, technical consultancy regarding {}, testing of {}, research in the field of {} | conception de {}, développement de {}, essais de {}, recherche en matière de {} | diseño de {}, desarrollo de {}, ensayos de {}, investigación en materia de {} | progettazione di {}, sviluppo di {}, collaudo di {}, ricerca in materia di {}',
    ),
  },
  {
    niceClass: 9,
    patterns: read(
      'App für {}, App mit {}, App die {}, Software für {}, herunterladbare Anwendung zu {}, Sensoren für {} | app for {}, app with {}, app that {}, software for {}, downloadable application for {}, mobile app about {} | application mobile pour {}, appli qui {}, logiciels pour {}, appli pour {} | aplicación móvil para {}, app que {}, software para {}, app para {} | app per {}, app che {}, software per {}, applicazione scaricabile per {}',
    ),
  },
  {
    niceClass: 42,
    patterns: read(
      'SaaS für {}, Cloud-Software für {} im Abo, Onlinesoftware für {} | SaaS for {}, cloud software for {}, online software for {} with a monthly subscription | SaaS pour {}, logiciel en ligne pour {} | SaaS para {}, software en la nube para {} | SaaS per {}, software in cloud per {}',
    ),
  },
  {
    niceClass: 41,
    patterns: read(
      'Schulungen zu {}, Kurse über {}, Workshops für {}, Unterricht in {}, wir unterrichten {} | courses on {}, training in {}, workshops about {}, we teach {}, {} courses, {} classes | cours de {}, formation en matière de {}, ateliers de {}, nous enseignons {} | cursos de {}, formación en {}, talleres de {}, enseñamos {} | corsi di {}, formazione in materia di {}, laboratori di {}, insegniamo {}',
    ),
  },
  {
    niceClass: 16,
    patterns: read(
      'Bücher über {}, Zeitschriften über {} | books about {}, magazines about {} | livres sur {}, magazines sur {} | libros sobre {}, revistas sobre {} | libri su {}, riviste su {}',
    ),
  },
  {
    niceClass: 28,
    of: durable,
    patterns: read('{} als Spielzeug | toy {}, {} as toys | {} jouets | {} de juguete | {} giocattolo'),
  },
  {
    niceClass: 7,
    patterns: read(
      'Maschinen zur Herstellung von {}, Maschinen für die Verarbeitung von {} | machines for making {}, machines for processing {} | machines pour la fabrication de {} | máquinas para fabricar {} | macchine per la produzione di {}',
    ),
  },
  {
    niceClass: 36,
    patterns: read(
      'Versicherung für {}, Finanzierung von {} | insurance for {}, financing of {} | assurance pour {}, financement de {} | seguros para {}, financiación de {} | assicurazione per {}, finanziamento di {}',
    ),
  },
  {
    niceClass: 39,
    of: [12],
    patterns: read(
      'Vermietung von {}, wir vermieten {} | rental of {}, we rent out {} | location de {}, on loue {} | alquiler de {}, alquilamos {} | noleggio di {}, noleggiamo {}',
    ),
  },
  {
    niceClass: 41,
    of: [15, 28],
    patterns: read(
      'Vermietung von {}, Verleih von {} | rental of {}, we rent out {} | location de {}, on loue {} | alquiler de {}, alquilamos {} | noleggio di {}, noleggiamo {}',
    ),
  },
  {
    niceClass: 45,
    of: [14, 25],
    patterns: read(
      'Vermietung von {}, Verleih von {} | rental of {}, we rent out {} | location de {}, on loue {} | alquiler de {}, alquilamos {} | noleggio di {}, noleggiamo {}',
    ),
  },
  {
    niceClass: 43,
    of: [20, 21, 24],
    patterns: read(
      'Vermietung von {} für Feste | rental of {} for events | location de {} pour réceptions | alquiler de {} para eventos | noleggio di {} per eventi',
    ),
  },
]
