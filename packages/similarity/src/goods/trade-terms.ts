import { niceClasses } from '@marklot/nice'
import { foldName } from '../letters/fold.ts'
import { goodsGroups } from './goods-groups.ts'
import {
  endOfHead,
  foldGoods,
  groupsOfTerm,
  groupsOfWholeTerm,
  isFunctionWord,
  isKeyword,
  isTelling,
  niceTermsOf,
  stemOfGoods,
  type TermWords,
  wordsOfTerm,
} from './goods-words.ts'

/*
 * Reads terms of retail and wholesale by the goods that they sell, in the wordings of the offices: "retail services in
 * relation to tea", "Groß- und Einzelhandel mit Tee", "services de vente au détail concernant le thé", and the one of
 * the explanatory note on class 35, "the bringing together, for the benefit of others, of a variety of tea". What
 * remains of a term without its words for trade, channels and relation names the goods.
 */

/** What a term of trade sells. */
export interface Trade {
  /** Its words; none for a shop of any kind. */
  readonly sold: TermWords
  /** Goods and other things sold, as indexes into `goodsGroups`; empty if no word is known. */
  readonly groups: readonly number[]
  /** Wholesale has other customers than retail. */
  readonly isWholesale: boolean
  /** Whether the goods stand behind the word for trade, where a list can go on. */
  readonly isFollowed: boolean
}

const words = (text: string) => new Set(text.split(/\s+/).map(foldName))

/** Words that mean trade anywhere in the head of a term. */
const tradeOnly = new RegExp(
  `^(?:${[
    String.raw`retail\w*|wholesal\w*|sells?|sellers?|selling`,
    String.raw`\w*handel(?:s(?:\w*leistung(?:en)?)?)?|verkauf(?:e|en|t)`,
    'detaillants?|detail|gros|vend(?:re|ons|s)?',
    'minoristas?|mayoristas?|menor|mayor|vend(?:o|er|en|emos)',
    '(?:all)?ingrosso|dettaglio|vend(?:ere|iamo|ono)',
  ].join('|')})$`,
)
const sells = /^(?:sell|vend|verkauf[et])/
/** Words that mean trade as the last of the head: "tea shop", but not "shop fittings". */
const tradeLast = new Set(
  (goodsGroups.find(({ kind }) => kind === 'trade')?.words ?? [])
    .filter((word) => !word.includes('-') && !word.startsWith('merchandis'))
    .map((word) => stemOfGoods(foldName(word))),
)
/** The wording of the explanatory note on class 35, in which no word means trade. */
const bringingTogether = new RegExp(
  [
    'bringing together .*others',
    String.raw`zusammenstell\w+ .*dritte`,
    'regroupement .*tiers',
    String.raw`reagrup\w+ .*terceros`,
    'raggruppamento .*terzi',
  ].join(String.raw`\b|`),
)
const wholesale = /^(?:wholesal\w*|\w*grosshandel\w*|gros|mayoristas?|mayor|ingrosso)$/

/** German compounds: what stands before is the goods ("Schuhgeschäft") or the kind of trade ("Versandhandel"). */
const compound =
  /^(\w+?)(?:(?:handel(?:s(?:\w*leistung(?:en)?)?)?)|verkaufs?|vertriebs?|laden|geschaft(?:e|en|s)?|shops?|stores?|markt(?:e|en|s)?)$/
const kindsOfTrade = words('einzel groß versand detail zwischen fach online onlineversand internet web waren kauf')

/** How goods are sold: a preposition, an article and a medium. */
const channels = new RegExp(
  [
    ['via|over|through|on|by|by means of', 'an?|the', 'internet|(?:worldwide|world wide) web|websites?|catalog(?:ue)?s?'],
    ['via|over|through|on|by|by means of', 'an?|the', '(?:global )?computer networks?|television|telephone'],
    ['uber|via|mittels|per|durch|im', 'das|ein|einen|den', String.raw`internet|katalog\w*|versand|teleshopping\w*`],
    ['uber|via|mittels|per|durch|im', 'das|ein|einen|den', String.raw`fernsehen|telefon|global\w* \w*netz\w*`],
    ['via|par|sur|au moyen d|par le biais d', 'une?|le|la|l', 'internet|catalogue|correspondance|telephone'],
    ['via|par|sur|au moyen d|par le biais d', 'une?|le|la|l', String.raw`television|reseaux? informatiques? mondia\w+`],
    ['via|por|a traves de|mediante', 'el|la|una?', 'internet|catalogo|correspondencia|telefono'],
    ['via|por|a traves de|mediante', 'el|la|una?', String.raw`television|redes? informaticas? mundial\w*`],
    ['via|tramite|per|attraverso|mediante|su', 'l|il|la|una?', 'internet|catalogo|corrispondenza|telefono'],
    ['via|tramite|per|attraverso|mediante|su', 'l|il|la|una?', String.raw`televisione|reti? informatic\w+ \w*al\w+`],
  ]
    .map(([before, article, medium]) => String.raw`\b(?:${before})(?: (?:${article}))? (?:${medium})\b`)
    .join('|'),
  'g',
)
/** Trade in several words. */
const tradeInWords =
  /\b(?:mail order|commerce electronique|comercio electronico|commercio elettronico|elektronische[nr]? handels?)\b/g

/** Words of relation, channels, customers and variety, which name no goods. */
const fillers = words(
  `services service dienstleistung dienstleistungen leistungen servicios servicio servizi servizio
    relation relating related connected connection concerning regarding featuring field fields area provision providing
    provided supply online line internet web e own various variety range wide assortment bringing together
    benefit behalf others third parties party customers consumers buyers we i our us aforesaid aforementioned
    bezug bereich betreffend betreffende hinblick zusammenhang bezogen verbindung bereitstellung angebot zusammenstellung
    zusammenstellen verschiedener verschiedenen verschiedene vielzahl sortiment auswahl dritte dritten kunden eigene eigenen
    eigener wir ich unser unsere unserem unseren
    concernant rapport portant relatifs relatif relatives relative relativement lien liés liées secteur domaine matière
    fourniture prestation regroupement compte tiers divers diverses variés gamme assortiment nous nos notre
    ligne
    relacionados relacionadas relacionado relación relativos relativo referentes materia ámbito campo sector prestación
    suministro reagrupamiento cuenta terceros varios diversos variedad gama surtido nuestros nuestra línea
    concernenti relativi relativamente riguardanti inerenti relazione settore fornitura raggruppamento conto terzi vari
    varietà assortimento nostri nostro`,
)

const goodsClasses = Array.from({ length: 34 }, (_, i) => i + 1)
const retailClass = 35
const isTradeGroup = (group: number) => goodsGroups[group]?.kind === 'trade'
const isService = (group: number) => goodsGroups[group]?.kind === 'services'

const isServices = (groups: readonly number[]) => groups.length > 0 && groups.every(isService)
const inGoods = (groups: readonly number[]) => groups.filter((group) => !isService(group) && !isTradeGroup(group))

/** Returns the groups of what a trade sells by its words alone; goods go before services. */
function groupsByWords(sold: TermWords): readonly number[] {
  const groups = groupsOfTerm(sold, goodsClasses)
  return groups.length > 0 ? groups : groupsOfTerm(sold, []).filter((group) => !isTradeGroup(group))
}

/** A group that only one of the languages names is a chance reading. */
const leastVotes = 2

interface NiceTrade {
  /** What the retail terms sell, by its words: the group that most of the five languages name. */
  readonly sold: ReadonlyMap<string, readonly number[]>
  /** Terms of other classes that look like trade: "Tiendas de campaña", "Wertpapierhandel". */
  readonly others: ReadonlySet<string>
}

function readNiceTrade(): NiceTrade {
  const found = new Map<string, readonly number[]>()
  const others = new Set<string>()
  for (const { number, terms } of niceClasses) {
    for (const texts of terms.map((term) => Object.values(term))) {
      const trades = texts.map(readTrade)
      if (number !== retailClass) {
        texts.filter((_, i) => trades[i] !== undefined).forEach((text) => void others.add(foldGoods(text)))
        continue
      }
      const sold = trades.flatMap((trade) => trade?.sold ?? []).filter(({ all }) => all.length > 0)
      const votes = new Map<number, number>()
      for (const group of sold.flatMap(groupsByWords)) votes.set(group, (votes.get(group) ?? 0) + 1)
      const most = Math.max(leastVotes, ...votes.values())
      const groups = [...votes.keys()].filter((group) => votes.get(group) === most)
      for (const { key } of sold) found.set(key, groups)
    }
  }
  return { sold: found, others }
}
let niceTrade: NiceTrade | undefined
/** Returns the trade of the Nice Classification, which is read when a trade is first compared. */
const tradeOfNice = () => {
  niceTrade ??= readNiceTrade()
  return niceTrade
}

/** Returns the groups of what a trade sells. */
function groupsSold(sold: TermWords): readonly number[] {
  const whole = inGoods(groupsOfWholeTerm(sold))
  return whole.length > 0 ? whole : (tradeOfNice().sold.get(sold.key) ?? groupsByWords(sold))
}

/** Returns what stands before the trade in a German compound; undefined if the word is none. */
function firstPart(word: string): string | undefined {
  const part = compound.exec(word)?.[1]
  if (part === undefined || tradeOnly.test(word) || kindsOfTrade.has(part)) return part
  return isKeyword(word) || groupsOfTerm(wordsOfTerm(part), goodsClasses).length === 0 ? undefined : part
}

const isTradeWord = (word: string) => tradeOnly.test(word) || tradeLast.has(stemOfGoods(word)) || firstPart(word) !== undefined

/** The goods of a compound, nothing of a word for trade, any other word itself. */
function soldBy(word: string): string[] {
  if (!isTradeWord(word)) return [word]
  const part = firstPart(word)
  return part === undefined || kindsOfTrade.has(part) ? [] : [part]
}

/** Whether a word leads from the trade to its goods: "retail of", "retail services featuring", "selling". */
const isLink = (word: string) => isFunctionWord(word) || (fillers.has(word) && isTelling(word)) || sells.test(word)

/** Reads the words of a term of trade; undefined if it has none. */
function readTrade(text: string): Omit<Trade, 'groups'> | undefined {
  const folded = foldGoods(text).replace(tradeInWords, 'retail')
  const isBringingTogether = bringingTogether.test(folded)
  if (!isBringingTogether && !folded.split(' ').some(isTradeWord)) return undefined
  const all = folded.replace(channels, ' ').split(/\s+/)
  const tokens = all.filter((word) => !fillers.has(word))
  const head = tokens.slice(0, endOfHead(tokens)).filter(isTelling)
  const isSure = isBringingTogether || head.some((word) => tradeOnly.test(word))
  if (!isSure && !isTradeWord(head.at(-1) ?? '')) return undefined
  const kept = tokens.flatMap(soldBy)
  const sold = kept.slice(kept.findIndex((word) => !isFunctionWord(word)))
  // "Thé" folds to the English article, which names no goods.
  const isTea = !sold.some(isTelling) && /(?<!\p{L})thés?(?!\p{L})/iu.test(text.normalize('NFC'))
  const goodsAt = all.findIndex((word) => isTelling(word) && !fillers.has(word) && !isTradeWord(word))
  const before = all.slice(0, Math.max(0, goodsAt))
  return {
    sold: wordsOfTerm(isTea ? 'thé' : sold.some(isTelling) ? sold.join(' ') : ''),
    isWholesale: tokens.some((word) => wholesale.test(word)),
    isFollowed: isBringingTogether || before.slice(before.findIndex(isTradeWord)).some(isLink),
  }
}

/** Returns what a term sells; undefined if it is no term of retail or wholesale. */
export function tradeOf(text: string): Trade | undefined {
  const trade = readTrade(text)
  if (trade === undefined || tradeOfNice().others.has(foldGoods(text))) return undefined
  const { sold, isFollowed } = trade
  // "Retail consultancy", "ticket sales" and "coffee shop" name services.
  const services = isFollowed ? [] : [sold, wordsOfTerm(text)].map((words) => groupsOfTerm(words, []))
  return services.some(isServices) ? undefined : { ...trade, groups: groupsSold(sold) }
}

/** Returns a piece of a list of sold goods; undefined if it names a service, which is no part of the list. */
export function goodsListed(
  piece: string,
): { words: readonly string[]; groups: readonly number[]; niceTerms: readonly number[] } | undefined {
  const sold = wordsOfTerm(piece)
  if (sold.all.length === 0 || isServices(groupsOfTerm(sold, []))) return undefined
  const groups = groupsSold(sold)
  return { words: [...sold.all].sort(), groups, niceTerms: niceTermsOf(sold, groups) }
}

/** What the note adds in brackets: "(excluding the transport thereof)". */
const exceptions = /\((?:excluding|except|ausgenommen|à l['’](?:exception|exclusion)|excepto|exclu|esclus)[^()]*\)/giu
/** What the note says of the purpose: for whom, and what they do with the goods. */
const purposes = new RegExp(
  [
    ['(?:enabling|allowing|to enable|to allow) (?:customers|consumers)', 'purchase', 'those|these|such|the|goods|products'],
    ['um (?:es )?(?:den )?(?:verbrauchern?|kunden)', 'erwerb|kauf', '[^;,]*'],
    ['(?:permettant|afin de permettre) (?:aux|à des) (?:clients|consommateurs)', 'acheter', '[^;,]*'],
    ['(?:permitiendo|para permitir|para que) [^;,]*(?:consumidores|clientes)', 'adquirir|comprar', '[^;,]*'],
    ['(?:al fine di consentire|per consentire|consentendo) (?:ai|a) (?:consumatori|clienti)', 'acquist', '[^;,]*'],
  ]
    .map(([people, verb, goods]) => String.raw`[\s,]*\b${people}\b[^;]*?\b(?:${verb})(?: ?(?:${goods}))*`)
    .join('|'),
  'giu',
)
/** "For the benefit of others" between commas is no term of its own. */
const enclosed = new RegExp(
  `,?\\s+(${[
    'for (?:the benefit of )?others',
    'für Dritte',
    'pour le compte de tiers',
    '(?:por cuenta|en beneficio) de terceros',
    'per conto di terzi',
  ].join('|')}),\\s`,
  'giu',
)

/** Returns an item of a list without what the explanatory note on class 35 adds to the goods. */
export const plainTrade = (item: string): string => item.replace(exceptions, ' ').replace(purposes, ' ').replace(enclosed, ' $1 ')
