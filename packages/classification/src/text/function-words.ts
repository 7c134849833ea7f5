import { fold } from './fold.ts'

/** Returns a set of folded words. */
export const set = (words: string): ReadonlySet<string> => new Set(fold(words).split(/\s+/).filter(Boolean))

/** Words that introduce the purpose of a thing: a brush *for* teeth. */
export const purposeWords = set(
  'für fürs zum zur zu for to pour para por per destinés destinées destinados destinadas destinati destinate concernant relating zwecke usage uso use against gegen contre contra contro',
)

/** Words that introduce material, content or equipment: a box *of* wood, soap *with* honey. */
export const materialWords = set(
  'aus mit ohne auf basierend with without containing made from based incorporating featuring avec sans contenant base con sin senza contenant contenente contenenti contiene contengono basados basate fabricados realizzati',
)

/** Words that introduce any other qualification: retail *of* shoes, services *in the field of* law. */
export const relationWords = set(
  'von vom der des im in bei über an als nach of on by in via through concerning about regarding relating related including de du des d da dal dalla dei degli delle del dell della dello di en au aux à sur dans par comme chez sobre mediante a al ai alle alla agli su sul sulla nel nella nei in tramite',
)

/** Nouns that only say with what something has to do: services *in the field of* law, Beratung *im Bereich* Energie. */
export const fieldNouns = set(
  'bereich bereiche bereichen sektor gebiet branche segment field fields area areas sector domain domaine domaines secteur secteurs ámbito ámbitos área áreas campo campos sectores settore settori campi ambito ambiti',
)

/** Words without a meaning of their own for the class. */
export const emptyWords = set(`
  der die das den dem des ein eine einer eines einem einen und oder sowie auch bzw nämlich insbesondere etc usw z b d h wie als ist sind war wird werden wurde sich es er sie wir ihr ich du man uns unser unsere unserer unserem unseren euch mein meine dein deine ihre ihren ihrem seine kein nicht nur noch schon sehr mehr viel viele alle alles andere anderen anderer dass wenn weil da dann denn aber doch so um ab bis beim ins am vor zwischen unter durch pro je hat haben habe hatte kann können soll will wollen möchte möchten wollte gibt geben machen macht mache mach dazu dabei damit darauf daraus davon hier dort jetzt immer etwa ca circa rund ganz gar mal etwas jeder jede jedes jeden selbst eigene eigenen eigener eigenes dieser diese dieses diesen mich mir dich dir ihm ihn später bald demnächst zunächst zuerst welche welcher einfach gerne gern bitte ja nein ob was wer wo wann
  the a an and or as well also namely especially particularly such other others is are was were be been being it its we our us you your i my me they their them he she his her this that these those which who whom whose what when where how not no nor only just very more most much many all any some each every both few own same so than too can will would should could may might must do does did done have has had having if then else but because while about into over under between during before after above below up down out off again further here there now get got later soon first me myself etc e g i
  le la les l un une des et ou ainsi que qui quoi dont où notamment savoir autre autres est sont était sera être c s n j m t qu y il elle ils elles on nous vous je tu mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces ne pas plus moins très tout tous toute toutes même si mais car donc alors aussi fait faire fais faisons font avons avez ont ai as a avoir peut peuvent veut veux voulons chaque quelques entre sous vers depuis pendant etc
  el la los las lo un una unos unas y e o u así como también que cual cuales otros otras otro otra es son era eran ser sea está están yo tú él ella nosotros nosotras ellos mi mis tu tus su sus nuestro nuestra nuestros nuestras se me te nos le les no ni muy más menos todo todos toda todas mismo si pero porque entonces hay hace hacer hacemos hago tiene tienen tenemos quiero queremos puede pueden cada algunos entre bajo hasta desde durante sin etc ya cuando donde
  il lo la i gli le l un uno una e ed o od nonché ovvero come anche che cui quale quali altri altre altro altra è sono era erano essere sia io tu lui lei noi voi loro mio mia mie miei tuo suo sua suoi sue nostro nostra nostri nostre vostro si mi ti ci vi ne non né molto più meno tutto tutti tutta tutte stesso se ma perché allora c fa fare facciamo fanno ha hanno abbiamo ho avere può possono vuole vogliamo ogni alcuni tra fra sotto fino da durante senza ecc già quando dove questo questa questi queste quello
`)

/** Words that join two activities or two things. */
export const conjunctions = set(
  'und sowie oder außerdem dazu plus and or also then plus et ou puis ainsi y e o u también además ed od oppure anche',
)

/** Negations of the following noun: no shop, ohne Laden. Words before them are offered. */
export const negatedNouns = set(
  'kein keine keinen keiner keinem ohne statt anstatt weder noch without no instead none neither nor aucun aucune sans ni ningún ninguna sin nessun nessuna nessuno senza né niente keinesfalls',
)

/**
 * Negations of the verb: we do not sell, Räder verkaufen wir nicht, nous ne vendons pas. Their clause offers nothing.
 */
export const negatedVerbs = set(
  'nicht nix nie niemals not never dont doesnt isnt arent wont cant don doesn pas jamais nunca jamás tampoco non mai',
)

/** Words that cancel a preceding negation: not *only*, nicht *nur*. */
export const notOnly = set('nur bloß only just solo sólo solamente solamente seulement soltanto uniquement')

/** Words of remarks about the name of the business. */
export const nameWords = set(
  'name namen namens nennen heißt heißen klingt called named sounds name nom noms appelle nombre llama llamamos suena nome nomi chiama suona logo domain',
)

/** People who do a part of the work instead of the business. */
export const otherPeople = set(
  'lieferant lieferanten partner partnern kumpel kollege fachhandel fremdfirma dienstleister extern externe supplier suppliers subcontractor partners friend mate third-party fournisseur fournisseurs partenaire partenaires sous-traitant ami proveedor proveedores socio socios amigo mayorista externo fornitore fornitori amico terzi esterno',
)

/** Words that say how goods are sold. Almost every business sells, so they say little once the goods are known. */
export const saleWords = set(
  'verkauf verkaufen verkauft vertrieb vertreiben onlineshop webshop shop versand versenden online internet insta instagram etsy amazon sell selling sold sale shop online store website ship shipping vente vendons vendus vendu vendues boutique ligne livraison venta vendemos venden tienda enviamos envío envíos vendita vendiamo venduti negozio spediamo spedizione sito',
)

/** Words of sale through the internet: the *online* retail of shoes. */
export const onlineWords = set(
  'online onlineshop onlinehandel onlineladen webshop internet versandhandel ecommerce website etsy amazon ligne línea web sito',
)

/** Words of sale to traders. */
export const wholesaleWords = set(
  'großhandel großhändler grosshandel wholesale wholesaler gros grossiste négoce mayorista mayor mayoristas ingrosso grossista',
)

/** Words that add something: a distillery *with* a bar. They also introduce material: soap *with* honey. */
export const companionWords = set('mit samt nebst inklusive inkl with including incl avec con incluso incluido compreso comprese')

/** Words of place and means. What follows says where or how goods are sold: sold *at* markets, *in* our shop. */
export const placeWords = set(
  'in im ins auf am an bei beim über übers aus vom von via per durch at from through near by en dans sur chez aux au desde al nel nella nei nelle nello su sul sulla da dal dalla presso',
)

/** Words of place behind which something happens: *in* our café. */
export const insideWords = set('in im at en dans chez nel nello nella nei nelle presso')

/** Words that say that a place belongs to the business: in *our* café, im *eigenen* Hotel. */
export const ownWords = set(
  'unser unsere unserem unserer unseren mein meine meinem meiner meinen eigenem eigener eigenen our my own notre nos mon ma mes nuestro nuestra nuestros nuestras mi nostro nostra nostri nostre mio mia proprio propria propio propia',
)

/** Nouns for where goods are made or sold. Behind a word of place they are not part of the offer: soap *at markets*. */
export const outletNouns = set(
  'kitchen werkstatt atelier garage keller workshop studio cuisine cocina taller cucina laboratorio laden lädchen läden geschäft geschäften shop shops onlineshop webshop markt märkte märkten wochenmarkt wochenmärkten flohmarkt flohmärkten supermarkt supermärkten messen online internet etsy amazon ebay instagram market markets supermarkets fairs store stores boutique boutiques magasin magasins marché marchés supermarchés tienda tiendas mercado mercados supermercados negozio negozi mercato mercati supermercati',
)

/** Verbs of making and selling. Their object is goods, classes 1 to 34: we make soap. */
export const goodsVerbs = set(
  'verkaufen verkaufe verkauft vertreiben herstellen herstelle produzieren produziere produziert fertigen fertige sell sells selling make makes making produce produces producing vendons vends vend vendent vendre vente fabriquons fabrique fabrication produisons produit vendemos vendo vende venden venta fabricamos fabrico fabricación producimos produzco vendiamo vendono vendita produciamo produce fabbrichiamo',
)

/** Nouns of making and selling. What is made stands behind "of": *sale* of watches. */
export const goodsNouns = set(
  'verkauf vertrieb herstellung produktion fertigung sale sales manufacture manufacturing production vente fabrication venta fabricación producción vendita produzione fabbricazione',
)

/** Nouns of services that are done to things. What they are done to stands behind "of": *repair* of watches. */
export const serviceNouns = set(
  'reparatur reparaturen wartung instandhaltung installation einbau montage reinigung pflege restaurierung sanierung vermietung verleih transport beförderung lieferung lagerung entwicklung gestaltung planung entwurf prüfung versicherung finanzierung übersetzung bearbeitung entsorgung druck bewachung organisation vermittlung vermarktung bewertung repair repairs maintenance servicing cleaning restoration renovation rental delivery storage development design planning testing insurance financing translation treatment disposal printing marketing valuation réparation entretien maintenance pose nettoyage restauration rénovation location livraison stockage développement conception création essais assurance financement traduction traitement élimination impression organisation évaluation reparación mantenimiento instalación montaje limpieza restauración reforma alquiler transporte reparto entrega almacenamiento desarrollo diseño ensayos seguro financiación traducción tratamiento eliminación impresión organización riparazione manutenzione installazione montaggio pulizia restauro ristrutturazione noleggio trasporto consegna deposito sviluppo progettazione collaudo assicurazione finanziamento traduzione trattamento smaltimento stampa organizzazione',
)

/** Words between an activity and its object: repair *of* watches. */
export const ofWords = set('von of de des du d di del dei degli della delle dell')

/** Verbs of running and giving. Their object is a service, classes 35 to 45: we run a café, we give courses. */
export const serviceVerbs = set(
  'betreiben betreibe betreibt führen führe führt eröffnen eröffne eröffnet geben gebe gibt veranstalten veranstalte veranstaltet run runs running operate operates operating open opens opening give gives giving host hosts hosting tenons tiens tient gérons gère exploitons exploite ouvrons ouvre donnons donne animons gestionamos gestiono llevamos regentamos abrimos abro abre damos doy impartimos organizamos organizo gestiamo gestisco gestisce apriamo apro apre diamo teniamo organizziamo organizzo',
)

/** Verbs that introduce an offer of any kind. */
export const offerVerbs = set(
  'bieten biete bietet anbieten machen mache macht stellen stelle offer offers offering provide provides proposons propose proposent faisons fait ofrecemos ofrezco ofrece hacemos hago hace offriamo offro offre facciamo faccio',
)

/**
 * Verbs of making that also name a trade of their own: *we build* an app, *we build* houses. Behind a subject, the
 * thing made decides.
 */
export const makingVerbs = set(
  'bauen baue baut build builds building construisons construis construimos construyo costruiamo costruisco',
)

/** Verbs between a subject and a verb: we *are* building. */
export const auxiliaryVerbs = set('are am re is were have ve been estamos stiamo')

/** Words that begin a relative clause without a comma: a bakery *that* runs a café. */
export const relativeWords = set('that which qui que che')

/** Nouns for a place where goods are sold. Running one is the service of trade, class 35. */
export const shopNouns = set(
  'laden lädchen geschäft shop shops store stores boutique boutiques magasin magasins tienda tiendas negozio negozi onlineshop webshop einzelhandel großhandel handel wholesale retail',
)

/** Words for goods that others make. Selling them is the service of trade, class 35. */
export const othersGoods = set(
  'gebraucht gebrauchte gebrauchter gebrauchten secondhand used vintage occasion usato usati usate hersteller herstellern marken markenhersteller brands makers suppliers marques marcas marchi marche multimarque importeur importieren import importers importateur importamos importiamo',
)

/** Lending out. Alone, it means the thing named first: bikes, repairs and *rental*. Its class depends on the thing. */
export const rentalNouns = set('verleih vermietung rental rentals hire location alquiler noleggio affitto')

/** Apps are goods when they are downloaded (class 9) and a service when they run on a server (class 42). */
export const appWords = set('app apps appli applis application applications aplicación aplicaciones applicazione applicazioni')

/** Subjects, with which a new activity begins. */
export const subjects = set('wir ich man es sie we i it they nous on je les lo la los las nosotros yo noi io li')

/** Words that introduce an offer and say nothing about the thing offered: *we sell*, *wir bieten*. */
export const introducingWords: ReadonlySet<string> = new Set(
  [goodsVerbs, serviceVerbs, offerVerbs, subjects].flatMap((words) => [...words]),
)
