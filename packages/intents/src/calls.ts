import type { BrandType, RegistrationOfficeCode } from '@marklot/contracts'
import { type ToolArguments, type ToolCall, ToolCall as ToolCallSchema, type ToolName } from '@marklot/contracts/chat-tools'
import type { Clause } from './clause.ts'
import { listedNames, meantBrand, placesIn, type ShownBrand } from './context.ts'
import { has } from './evidence.ts'
import { manyMarks, priorityWords } from './patterns.ts'
import { periodIn, queryOf } from './query.ts'
import { plainText, type Reading } from './reading.ts'
import { articles, domainLabel, isLongEnough, offeredGoods } from './signs.ts'
import { fold } from './text/fold.ts'
import type { Turn } from './types.ts'

/** What the earlier questions asked for. A follow-up takes from it what it does not name itself. */
export interface Background {
  readonly context: readonly Turn[]
  readonly calls: readonly ToolCall[]
  /** The goods or classes that were spoken of last. */
  readonly goods: Goods
  /** The day of the question. */
  readonly today: string
}
export interface Goods {
  readonly goods?: string
  readonly classes?: readonly number[]
}
/** Returns the goods or classes that calls name. */
export function goodsOfCalls(calls: readonly ToolCall[]): Goods {
  for (const { tool, arguments: given } of calls) {
    if ('goods' in given && given.goods !== undefined) return { goods: given.goods }
    if ((tool === 'searchBrands' || tool === 'assessSign') && given.classes !== undefined) return { classes: given.classes }
    if (tool === 'classifyGoods' && /\p{L}/u.test(given.text)) return { goods: given.text.replace(/ \([^)]*\)$/, '') }
  }
  return {}
}

/** Returns the sign that the previous question was about. */
export function earlierSign(calls: readonly ToolCall[]): string | undefined {
  for (const { arguments: given } of calls) {
    if ('name' in given && given.name !== undefined) return given.name
    if ('a' in given) return given.a
  }
  return undefined
}

/** Returns the shown marks that a comparison means: "the first with the third", otherwise the first two. */
function comparedOf(reading: Reading, shown: readonly ShownBrand[]): readonly ShownBrand[] {
  const named = placesIn(reading).flatMap((place) => shown[place] ?? [])
  return named.length > 1 ? named : shown.slice(0, 2)
}

const someOf = <K extends string, T>(key: K, list: readonly T[]): { [P in K]?: T[] } =>
  list.length > 0 ? ({ [key]: [...list] } as { [P in K]?: T[] }) : {}

const slotOf = (goods: string | undefined) => (goods === undefined ? undefined : offeredGoods(goods))

/**
 * Returns the sign that a clause asks to judge, and its goods: those after "for", or beside it ("Ravina, cosmetics,
 * EU").
 */
export function judged({ goods, sold, signs, asides }: Clause): { sign: string | undefined; goods: string | undefined } {
  const slot = slotOf(goods) ?? slotOf(sold)
  const sign = signs.find((one) => slot === undefined || !fold(slot).includes(fold(one)))
  const beside = asides.filter((one) => one !== sign).join(', ')
  return { sign, goods: slot ?? (beside === '' ? undefined : beside) }
}

/** Returns the goods for which a clause asks about a name; undefined if it names classes, or no goods. */
export function goodsBeside({ goods, sold, classes }: Clause, name: string | undefined): string | undefined {
  const slot = classes.length > 0 ? undefined : (slotOf(goods) ?? slotOf(sold))
  return slot === undefined || (name !== undefined && fold(slot).includes(fold(name))) ? undefined : slot
}

/** Returns goods with the noun that they describe: "shoes for children" is not about children. */
function withHead(goods: string, { text, words, language }: Reading, skipped: ReadonlySet<number>): string {
  const at = text.indexOf(goods)
  const head = words.findIndex(({ start }) => start >= at) - 2
  const [before, noun, link] = [words[head - 1], words[head], words[head + 1]]
  if (noun === undefined || skipped.has(head) || link?.afterPause) return goods
  const isNoun = language === 'de' ? noun.isCapital && !noun.opens : articles.has(before?.folded ?? '')
  return isNoun ? text.slice(noun.start, at + goods.length) : goods
}

/** Returns a value as the query language writes it. */
export const quoted = (value: string): string => `"${value.replace(/["\\]/g, '')}"`

/** Words that mean the marks of the previous search. */
const ofThose =
  /\b(?:davon|darunter|von denen|those|these|them|parmi|celles|ceux|d entre|ces|de (?:ellas|estas|esas)|aquellas|esas|quelli|queste|questi|di (?:quest|ess)\w*)\b/
/** Returns whether a clause continues the previous search: "and those filed in 2024", "only word marks". */
const narrows = ({ hits, text }: Reading): boolean =>
  hits.some(({ concept, from }) => concept === 'followUp' && from === 0) ||
  onlyThose.test(plainText(text)) ||
  ofThose.test(plainText(text))
const onlyThose = /^(?:nur|only|just|bloss|seulement|uniquement|solo|solamente|soltanto)\b/

/**
 * Returns a search with the marks of both kinds that have a picture, if it asks for figurative marks with a name,
 * because a picture alone has none.
 */
export function named<T extends { name?: string | undefined; types?: BrandType[] | undefined }>(search: T): T {
  const { name, types = [] } = search
  const isDrawn = name !== undefined && types.includes('Figurative') && !types.includes('Combined')
  return isDrawn ? { ...search, types: [...types, 'Combined'] } : search
}

/** "for that": the goods spoken of before. */
const refersToGoods =
  /\b(?:dafur|hierfur|damit|for (?:that|those|these|this|them)|pour (?:cela|ca|ceux ci|ces produits|cet usage)|para (?:eso|ello|esto|estos|esos|esas)|per (?:questo|quello|questi|quelli|cio))\b/
const spoken = ({ goods, classes }: Goods): { goods?: string; classes?: number[] } => ({
  ...(goods !== undefined && { goods }),
  ...(classes !== undefined && { classes: [...classes] }),
})

type Writer<T extends ToolName> = (clause: Clause, background: Background) => ToolArguments[T] | undefined

/** Returns the text without the words that only introduce a question about classes. */
function goodsText({ goods, sold, signs, reading }: Clause, earlier: readonly ToolCall[]): string | undefined {
  const skipped = new Set<number>()
  for (const { concept, from, to } of reading.hits)
    if (['classAsk', 'classWord', 'search', 'followUp', 'goodsVerb', 'smalltalk', 'check'].includes(concept) && to - from < 5)
      for (let at = from; at < to; at++) skipped.add(at)
  const frame = new Set(
    'ist sind is are est sont es son e sono do does für for pour para per was what welche which in die der das the a an ein eine einen les le la un une des du los las el una lo il i gli ich i je yo io brauche need va vont bitte please gehört gehören belong ma mi my mein meine si so if wenn nur only hat haben has have a tiene ha'.split(
      ' ',
    ),
  )
  const content = reading.words
    .filter((_, at) => !skipped.has(at))
    .map(({ typed }) => typed)
    .filter((one, at, all) => !(frame.has(one.toLowerCase()) && (at === 0 || at === all.length - 1)))
    .join(' ')
    .trim()
  const before = earlier.find(({ tool }) => tool === 'classifyGoods')
  const asked = (goods && withHead(goods, reading, skipped)) ?? slotOf(sold) ?? (isLongEnough(content) ? content : signs[0])
  if (/^\d+$/.test(content)) return content
  if (asked === undefined) return before && 'text' in before.arguments ? before.arguments.text : earlierGoods(earlier)
  return before && 'text' in before.arguments ? `${asked} (${before.arguments.text})` : asked
}

/** Returns the goods that the previous question named. */
const earlierGoods = (calls: readonly ToolCall[]): string | undefined =>
  calls.flatMap(({ arguments: given }) => ('goods' in given ? [given.goods] : []))[0]

/** "Which marks has Bosch filed?" */
const haveFiled =
  /\b(?:marken|trade ?marks|marks|brands|marques|marcas|marchi) (?:hat|haben|has|have|did|a|ont|ha|han|hanno)\b.*\b(?:angemeldet|eingetragen|registriert|hinterlegt|file|filed|register|registered|depose|enregistre|solicitado|registrado|depositato|registrato)\b/
const calling =
  /\b(?:heiss(?:en|t)|namens|mit (?:dem )?namen|genannt|called|named|with the name|nommees?|appelees?|appellent|llamad[ao]s?|llaman|denominad[ao]s?|chiamat[aeio]|chiamano|denominat[aeio])$/
/** Returns whether the words before a name say that marks have it: "EU marks *called* Solaris". */
const isCalled = ({ text }: Clause['reading'], name: string): boolean =>
  calling.test(plainText(text.slice(0, Math.max(0, text.indexOf(name)))).trim())

const writers: { [T in ToolName]: Writer<T> } = {
  searchBrands(clause, { calls, goods, today }) {
    const { reading, signs, owners, number, seat, offices, classes, without, states, types, motif } = clause
    const period = periodIn(reading, today)
    const isPriority = period !== undefined && priorityWords.test(plainText(reading.text))
    const limits = {
      ...someOf('offices', offices),
      ...someOf('classes', classes),
      ...someOf('states', states),
      ...someOf('types', types),
      ...(period?.isCertain && !isPriority && { [period.field]: period.days }),
      ...(motif !== undefined && { motif }),
    }
    if (number !== undefined) return { number, ...limits }
    const part = queryOf(reading, signs[0])
    const [owner] = owners
    const wanted = signs[0] ?? (without.length > 0 && owner === undefined ? earlierSign(calls) : undefined)
    const isExcept = without.length > 0 && ((wanted ?? owner ?? seat) !== undefined || classes.length > 0)
    if (part !== undefined || seat !== undefined || isExcept || isPriority) {
      const clauses = [
        part ?? (wanted === undefined ? undefined : `similar:${quoted(wanted)}`),
        owner === undefined ? undefined : `owner:${quoted(owner)}`,
        seat === undefined ? undefined : `seat:${quoted(seat)}`,
        isPriority ? `priority:${period.days.from ?? ''}..${period.days.until ?? ''}` : undefined,
        without.length === 0 ? undefined : `NOT class:${without.join(',')}`,
      ]
      return { query: clauses.filter((one) => one !== undefined).join(' '), ...limits }
    }
    if (owner !== undefined) return { owner, ...limits }
    const before = calls.find(({ tool }) => tool === 'searchBrands')
    const isPeriod = period?.isCertain === true
    const isListed = has(reading, 'search', 'exists') || manyMarks.test(plainText(reading.text))
    const isClassList = classes.length > 0 && has(reading, 'mark') && isListed && !narrows(reading)
    if ((states.length + types.length > 0 || isClassList || isPeriod || motif !== undefined) && signs.length === 0) {
      // "Only the registered ones" narrows the previous search; "registered marks in Austria" is a search of its own.
      const isOwn =
        offices.length + classes.length > 0 ||
        (motif !== undefined && !has(reading, 'followUp')) ||
        ((isPeriod || types.length > 0) && has(reading, 'mark') && !narrows(reading))
      const name = earlierSign(calls)
      if (!isOwn && before === undefined && name !== undefined) return named({ name, ...limits })
      if (before !== undefined && !isOwn) {
        const { page: _, ...kept } = before.arguments as ToolArguments['searchBrands']
        return named({ ...kept, ...limits })
      }
      return isOwn || has(reading, 'search', 'exists', 'mark') ? limits : undefined
    }
    const name = signs[0] ?? earlierSign(calls) ?? clause.shown[0]?.name
    if (name === undefined || name === '') return undefined
    const isOwned = has(reading, 'ownedBy') && !has(reading, 'taken', 'owner') && !isCalled(reading, name)
    if (isOwned || haveFiled.test(plainText(reading.text))) return { owner: name, ...limits }
    const own = goodsBeside(clause, name)
    if (own === undefined && classes.length === 0 && refersToGoods.test(plainText(reading.text)))
      return named({ name, ...spoken(goods), ...limits })
    return named({ name, ...limits, ...(own !== undefined && { goods: own }) })
  },
  getBrand: (clause) => idOf(clause),
  relatedBrands: (clause) => idOf(clause),
  compareSigns({ reading, signs, shown, classes, goods }, { calls }) {
    const [first, second] = signs
    const earlier = earlierSign(calls) ?? shown[0]?.name
    const isOwn = first === undefined && earlier !== undefined && shown.length > 0 && ownName.test(plainText(reading.text))
    const pair = isOwn
      ? [earlier, meantBrand(reading, shown)?.name]
      : second !== undefined
        ? [first, second]
        : first !== undefined
          ? [earlier ?? goods, first]
          : comparedOf(reading, shown).map(({ name }) => name)
    const [a, b] = pair
    return a && b ? { a, b, ...someOf('classes', classes) } : undefined
  },
  classifyGoods(clause, { calls }) {
    const { reading, classes, goods, signs } = clause
    // "What is class 35?" asks for the class itself, which the tool reads from its bare number.
    if (has(reading, 'whatIs') && classes.length > 0 && goods === undefined && signs.length === 0)
      return { text: classes.join(', ') }
    const text = goodsText(clause, goods ? [] : calls)
    return text === undefined ? undefined : { text: text.slice(0, 1_000) }
  },
  checkDomain({ domains, signs, tlds, shown, goods }, { calls }) {
    const name = domains[0] ?? signs[0] ?? earlierSign(calls) ?? shown[0]?.name ?? goods
    const label = name === undefined ? '' : domainLabel(name)
    return label === '' ? undefined : { name: label, ...someOf('tlds', tlds.slice(0, 20)) }
  },
  assessSign(clause, { calls, goods: before }) {
    const { signs, domains, classes, offices, shown } = clause
    const { sign, goods } = judged(clause)
    const name = sign ?? domains[0] ?? earlierSign(calls) ?? shown[0]?.name ?? signs[0]
    const described = classes.length > 0 || goods === undefined || goods === name ? {} : { goods }
    if (!name) return undefined
    const isSame = fold(name) === fold(earlierSign(calls) ?? '')
    const isNew = classes.length === 0 && goods === undefined
    const refers = refersToGoods.test(plainText(clause.reading.text))
    const carried = !isNew ? {} : refers ? spoken(before) : isSame ? spoken(goodsOfCalls(calls)) : {}
    const searched = isSame ? calls.flatMap(({ arguments: given }) => ('offices' in given ? (given.offices ?? []) : [])) : []
    return {
      name,
      ...carried,
      ...described,
      ...someOf('classes', classes),
      ...someOf('offices', offices.length > 0 || clause.namesOtherCountry ? offices : [...new Set(searched)]),
    }
  },
  deadlines(clause) {
    const { reading } = clause
    if (isOfNumber(clause)) return undefined
    const id =
      clause.ids[0] ??
      (has(reading, 'mine') && !has(reading, 'reference') && !againstIt.test(plainText(reading.text))
        ? undefined
        : meantBrand(reading, clause.shown)?.id)
    if (id !== undefined) return { id }
    // A mark that is only named has to be found first.
    if (namesDated(clause)) return undefined
    if (has(reading, 'opposition')) return { kind: 'opposition' }
    return has(reading, 'renewal') ? { kind: 'renewal' } : {}
  },
  myBoards: (clause, { context }) => listOf(clause, context),
  myRadars: (clause, { context }) => listOf(clause, context),
  statistics({ offices, classes }, { calls }) {
    const before = calls.find(({ tool }) => tool === 'statistics')?.arguments as ToolArguments['statistics'] | undefined
    const office: RegistrationOfficeCode | undefined = offices[0] ?? before?.office
    return {
      ...(office !== undefined && { office }),
      ...someOf('classes', classes.length > 0 ? classes : (before?.classes ?? [])),
    }
  },
  help: ({ reading }) => ({ topic: reading.text.trim().slice(0, 1_000) }),
}

/**
 * Returns whether a clause names a mark only by its number. Only a search finds that mark, because it is none of the
 * marks shown before, and the account need not have it.
 */
const isOfNumber = ({ number, ids }: Clause): boolean => number !== undefined && ids.length === 0

/** "with my name", "similar to mine": the name of the earlier question. */
export const ownName =
  /\b(?:mein(?:em|en|er)? (?:namen?|marken?|zeichen|vorschlag)|meine[mr]|my (?:name|mark|brand|one|idea)|mine|mon nom|ma marque|le mien|la mienne|mi (?:nombre|marca)|el mio|la mia|il mio(?: nome| marchio)?|la mia)\b/
/** "against it" */
const againstIt =
  /\b(?:gegen (?:die|sie|diese|das|ihn)|dagegen|against (?:it|this|that|them)|contre (?:elle|celle|ca|cela)|contra (?:ella|esa|esta|eso)|contro (?:di esso|quello|questo))\b/
/** Words for marks of the person's own. */
export const ownMark =
  /\b(?:my|our|mein\w*|unser\w*|mon|ma|(?<!\b(?:el|este|un|al|por|ultimo|proximo|cada) )mes(?! (?:pasado|anterior|que))|nos|notre|mi|mis|nuestr\w*|mio|mia|miei|mie|nostr\w*)\b/
/** Returns whether a clause asks for the deadlines of a mark that it only names, and that is not the person's own. */
export const namesDated = ({ signs, reading }: Clause): boolean =>
  (has(reading, 'opposition') ? signs.length > 0 : has(reading, 'deadline') && signs.some((one) => /^\p{Lu}/u.test(one))) &&
  !ownMark.test(plainText(reading.text))

function idOf(clause: Clause): { id: string } | undefined {
  if (isOfNumber(clause)) return undefined
  const id = clause.ids[0] ?? meantBrand(clause.reading, clause.shown)?.id
  return id === undefined ? undefined : { id }
}

function listOf({ lists, signs, reading }: Clause, context: readonly Turn[]): { name?: string } {
  const name = lists[0] ?? signs.find((one) => /^\p{Lu}/u.test(one))
  if (name !== undefined) return { name }
  const listed = listedNames(context)
  const refers = has(reading, 'reference', 'first', 'second', 'last') && !has(reading, 'mine')
  const meant = has(reading, 'second') ? listed[1] : has(reading, 'last') ? listed.at(-1) : listed[0]
  return refers && meant !== undefined ? { name: meant } : {}
}

/** Returns the call, if the contract accepts it. */
export function validCall(tool: ToolName, given: unknown): ToolCall | undefined {
  const call = ToolCallSchema.safeParse({ tool, arguments: given })
  return call.success ? (call.data as ToolCall) : undefined
}

/** Returns the call of a tool for a clause; undefined if a required argument is not named anywhere. */
export function callOf(tool: ToolName, clause: Clause, background: Background): ToolCall | undefined {
  return validCall(tool, (writers[tool] as Writer<ToolName>)(clause, background))
}
