import type { Locale, RegistrationOfficeCode } from '@marklot/contracts'
import { type ToolArguments, type ToolCall, type ToolName, toolArguments } from '@marklot/contracts/chat-tools'
import { asksNextStep, asksOrder, asksReason, turnsPages } from './asides.ts'
import { type Background, callOf, goodsBeside, goodsOfCalls, judged, named, quoted, validCall } from './calls.ts'
import type { Clause } from './clause.ts'
import { listedNames, meantList, places, placesIn } from './context.ts'
import { withoutCourtesy } from './courtesy.ts'
import { has } from './evidence.ts'
import { furtherMotif } from './motif.ts'
import { type Part, partsOf, shared, speaks, sure } from './parts.ts'
import { anyState, anyTime, anyType, datesOfMark, everywhere, listOfGoods, namesPerson } from './patterns.ts'
import { periodIn } from './query.ts'
import { plainText, readQuestion } from './reading.ts'
import { type Reached, reach } from './rules.ts'
import { fold } from './text/fold.ts'
import type { Decline, Intent, Question } from './types.ts'

type Asked = Required<Question>

/** The number of earlier questions that are read. A follow-up may continue a chain of them. */
const furthestBack = 40
/** A question of at most this many words may be a bare name. */
const shortQuestion = 4

const isTool = (goal: Reached['goal']): goal is ToolName => goal in toolArguments

/** Returns the calls, each tool once. Deadlines of a mark are left out if the call of its details includes them. */
function distinct(calls: readonly ToolCall[]): ToolCall[] {
  const shown = calls.flatMap((call) => (call.tool === 'getBrand' ? [call.arguments.id] : []))
  const subjectOf = (call: ToolCall) =>
    call.tool === 'searchBrands' ? call.arguments.name : call.tool === 'compareSigns' ? call.arguments.b : undefined
  const isSame = (a: ToolCall, b: ToolCall) => a.tool === b.tool && subjectOf(a) === subjectOf(b)
  return calls
    .filter((call) => call.tool !== 'deadlines' || call.arguments.id === undefined || !shown.includes(call.arguments.id))
    .filter((call, at, all) => all.findIndex((one) => isSame(one, call)) === at)
}

/** The most names of one question that are searched or compared. */
const mostNames = 4
const between = /^["“”»\s]*(?:,|\/|(?:,\s*)?(?:und|and|et|y|e|oder|or|ou|o|sowie|vs\.?|versus))[\s"„“«]*$/iu

/** "Is A free? And B?" */
const added = /[?!.]\s*(?:(?:und|and|et|y|e|oder|or|ou|o|und was ist mit|what about|and what about)\s+)["„“«]?$/iu

/** Returns the call, and one more for each name listed beside the first: "Are Tavilo and Nordlicht free?" */
function withFurtherNames(call: ToolCall, { signs, reading: { text } }: Clause): ToolCall[] {
  const isSearch = call.tool === 'searchBrands' && call.arguments.name !== undefined && call.arguments.name === signs[0]
  const isComparison = call.tool === 'compareSigns' && call.arguments.b === signs[1]
  if (!isSearch && !isComparison) return [call]
  const first = isSearch ? 0 : 1
  let at = text.indexOf(signs[first] as string)
  const further: ToolCall[] = []
  for (const [index, name] of signs.slice(0, mostNames).entries()) {
    if (index <= first) continue
    const end = at + (signs[index - 1]?.length ?? 0)
    at = text.indexOf(name, end)
    if (at < 0) break
    const isAdded = added.test(text.slice(end, at)) && /^[\s"“”»?!.]*$/.test(text.slice(at + name.length))
    if (!between.test(text.slice(end, at)) && !isAdded) break
    const next = isSearch ? { ...call.arguments, name } : { ...call.arguments, b: name }
    further.push({ tool: call.tool, arguments: next } as ToolCall)
  }
  return [call, ...further]
}

/** Returns a search with its page turned; any other call unchanged. */
function onPage(call: ToolCall, pages: number): ToolCall {
  if (call.tool !== 'searchBrands' || pages === 0) return call
  const page = Math.min(Math.max((call.arguments.page ?? 1) + pages, 1), 100)
  const { page: _, ...given } = call.arguments
  return { tool: call.tool, arguments: page === 1 ? given : { ...given, page } }
}

/**
 * Returns what the earlier questions asked for: the calls of the latest one that had any, and the goods spoken of last.
 * The questions are read in their order, because each may continue the one before.
 */
function background({ context, locale, today }: Omit<Asked, 'text'>): Background {
  const asked = context.flatMap(({ role }, at) => (role === 'user' ? [at] : [])).slice(-furthestBack)
  let behind: Background = { context, calls: [], goods: {}, today }
  for (const at of asked) {
    const before = { ...behind, context: context.slice(0, at) }
    const { calls } = recognise({ text: context[at]?.text ?? '', locale }, before)
    const goods = goodsOfCalls(calls)
    const spoken = Object.keys(goods).length > 0 ? goods : behind.goods
    behind = { ...behind, calls: calls.length > 0 ? calls : behind.calls, goods: spoken }
  }
  return behind
}

const isCapital = (sign: string) => /^\p{Lu}/u.test(sign)

const alsoWords =
  /^(?:und |and |et |y |e )?(?:auch|zusatzlich|ausserdem|also|as well|plus|add|aussi|egalement|tambien|ademas|anche|inoltre)\b/

/** Returns the offices of a follow-up: "also Austria" adds to those before, "without the US" leaves some out. */
function otherOffices(
  { text, offices: named }: Clause['reading'],
  offices: readonly RegistrationOfficeCode[],
  before: readonly RegistrationOfficeCode[],
): readonly RegistrationOfficeCode[] {
  if (before.length === 0) return offices
  if (alsoWords.test(plainText(text))) return [...new Set([...before, ...offices])]
  const isExcept = named.length > 0 && named.every(({ code }) => !offices.includes(code))
  const kept = before.filter((code) => offices.includes(code))
  return isExcept && kept.length > 0 ? kept : offices
}

/** Returns, for a follow-up that only names a change, the previous call with other offices, classes, name or goods. */
function changedCall(before: ToolCall, clause: Clause, behind: Background): ToolCall | undefined {
  const { signs, offices, classes, states, types, tlds, domains, ids, number } = clause
  const period = periodIn(clause.reading, behind.today)
  const motif = 'motif' in before.arguments ? furtherMotif(clause.reading) : clause.motif
  const given = before.arguments as Record<string, unknown>
  const { sign, goods } = before.tool === 'assessSign' ? judged(clause) : { sign: signs[0], goods: goodsBeside(clause, signs[0]) }
  const plain = plainText(clause.reading.text)
  const widened = [
    ...(anyState.test(plain) ? ['states'] : []),
    ...(anyType.test(plain) ? ['types'] : []),
    ...(anyTime.test(plain) ? ['filed', 'registered'] : []),
  ]
  const name = widened.length > 0 ? undefined : (sign ?? domains[0])
  if (ids.length > 0 && 'id' in given) return callOf(before.tool, clause, behind)
  if (before.tool === 'searchBrands' && clause.without.length > 0 && name === undefined) {
    // "And without class 44": the same search with one more exclusion.
    const { name: sign, owner, query, page: _, ...kept } = before.arguments as ToolArguments['searchBrands']
    const searched =
      query ?? (sign !== undefined ? `similar:${quoted(sign)}` : owner !== undefined ? `owner:${quoted(owner)}` : '')
    return validCall(before.tool, { ...kept, query: `${searched} NOT class:${clause.without.join(',')}`.trim() })
  }
  const isNamed = [name, goods].some((one) => one !== undefined)
  const isLimited =
    before.tool === 'searchBrands' && (states.length + types.length > 0 || period !== undefined || motif !== undefined)
  const changesNothing = !isNamed && !isLimited && offices.length + classes.length + tlds.length === 0
  if (before.tool === 'getBrand' || before.tool === 'relatedBrands')
    return has(clause.reading, ...places, 'last', 'reference') ? callOf(before.tool, clause, behind) : undefined
  if (before.tool === 'myBoards' || before.tool === 'myRadars')
    return namesListed(clause, behind) ? callOf(before.tool, clause, behind) : undefined
  if (before.tool === 'deadlines') return undefined
  if (before.tool === 'classifyGoods') return callOf(before.tool, clause, behind)
  if (before.tool === 'help') return signs.some(isCapital) ? undefined : callOf('help', clause, behind)
  if (number !== undefined) return undefined
  const isAnywhere = clause.namesOtherCountry || everywhere.test(plain)
  if (changesNothing && !((isAnywhere || widened.length > 0) && before.tool === 'searchBrands')) return undefined
  const next: Record<string, unknown> = { ...given }
  for (const key of [...widened, 'page']) delete next[key]
  if (isAnywhere) delete next.offices
  if (offices.length > 0) {
    if (before.tool === 'statistics') next.office = offices[0]
    else if (before.tool === 'searchBrands' || before.tool === 'assessSign')
      next.offices = otherOffices(clause.reading, offices, (given.offices ?? []) as RegistrationOfficeCode[])
  }
  if (classes.length > 0 && before.tool !== 'checkDomain') {
    next.classes = classes
    delete next.goods
  } else if ((before.tool === 'assessSign' || before.tool === 'searchBrands') && goods !== undefined) {
    next.goods = goods
    delete next.classes
  }
  if (states.length > 0 && before.tool === 'searchBrands') next.states = states
  if (types.length > 0 && before.tool === 'searchBrands') next.types = types
  if (period !== undefined && before.tool === 'searchBrands') next[period.field] = period.days
  if (motif !== undefined && before.tool === 'searchBrands') next.motif = motif
  if (tlds.length > 0 && before.tool === 'checkDomain') next.tlds = tlds
  if (name !== undefined) {
    if ('b' in given) next.b = name
    else for (const key of ['name', 'owner', 'number', 'query']) if (key in given) next[key === 'owner' ? 'owner' : 'name'] = name
    if ('number' in next && next.name !== undefined) delete next.number
    if ('query' in next && next.name !== undefined) delete next.query
  }
  return validCall(before.tool, before.tool === 'searchBrands' ? named(next) : next)
}

/** Goals that ask about a mark of the last list. */
const refersToList = new Set<Reached['goal']>(['getBrand', 'relatedBrands', 'deadlines', 'compareSigns'])

/** Returns whether a part asks for a later place than the last list of marks has: "the second one" of one hit. */
function exceedsList({ clause, best }: Part, { calls }: Background): boolean {
  const { reading, shown, signs, ids, number, lists } = clause
  if (
    placesIn(reading).every((place) => shown[place] !== undefined) ||
    signs.length + ids.length + lists.length > 0 ||
    number !== undefined
  )
    return false
  const before = calls.at(-1)?.tool
  if (shown.length === 0 && before !== 'searchBrands' && before !== 'relatedBrands') return false
  return (
    before !== 'myBoards' && before !== 'myRadars' && (best === undefined || best.strength < sure || refersToList.has(best.goal))
  )
}

/** Returns whether a follow-up means a board or radar: by its name, by its place, or as "it". */
function namesListed({ reading, signs, lists }: Clause, { context }: Background): boolean {
  const named = fold(reading.text)
  return (
    lists.length > 0 ||
    signs.some(isCapital) ||
    has(reading, 'first', 'second', 'third', 'last', 'reference', 'followUp') ||
    listedNames(context).some((one) => named.includes(fold(one)))
  )
}

/** Returns whether a clause only abuses the one that answers: "You are a Moron", "Du blöde Kuh". It names no sign. */
function isAbuse({ reading }: Clause): boolean {
  return reading.entities.length === 0 && (has(reading, 'insult') || namesPerson.test(plainText(reading.text)))
}

/** Answers a question without an expression of any tool: a follow-up, a bare name, or something else. */
function unspoken(part: Part, behind: Background): { calls: ToolCall[]; decline: Decline | null } {
  const { clause, best } = part
  if (isAbuse(clause)) return { calls: [], decline: 'smalltalk' }
  const before = behind.calls.at(-1)
  // "How many are there?" counts what the previous question searched.
  if (before?.tool === 'searchBrands' && best?.goal === 'statistics' && clause.states.length === 0)
    return { calls: [before], decline: null }
  if (before && best?.goal !== 'smalltalk' && best?.goal !== 'outOfScope') {
    const call = changedCall(before, clause, behind)
    if (call) return { calls: [call], decline: null }
  }
  if (best !== undefined && best.strength >= 1.2 && isTool(best.goal)) {
    const call = callOf(best.goal, clause, behind)
    if (call) return { calls: [call], decline: null }
  }
  if (best?.goal === 'smalltalk') {
    // A greeting may precede the request, so a tool that names a sign takes precedence.
    const asked = reach(clause).find(({ goal, strength }) => isTool(goal) && strength >= 1.25)
    const call = asked && isTool(asked.goal) ? callOf(asked.goal, clause, behind) : undefined
    if (call && clause.signs.some((one) => /^\p{Lu}/u.test(one))) return { calls: [call], decline: null }
  }
  if (best !== undefined && !isTool(best.goal)) return { calls: [], decline: best.goal }
  const { reading } = clause
  const { words, isOrdinary } = reading
  const ordinary = isOrdinary.filter(Boolean).length
  // Beside other words, only a capital or quotes tell a name: "Ich habe mich vertippt" names nothing.
  const isMarked = clause.signs.some((one) => /^[\p{Lu}\p{N}]/u.test(one)) || reading.entities.length > 0
  const isBareName =
    clause.signs.length > 0 && (ordinary <= words.length / 3 || (words.length <= shortQuestion && (isMarked || ordinary < 3)))
  if (isBareName || clause.domains.length > 0) {
    const call = callOf('searchBrands', { ...clause, signs: clause.signs.length > 0 ? clause.signs : clause.domains }, behind)
    if (call) return { calls: withFurtherNames(call, clause), decline: null }
  }
  if (best !== undefined && isTool(best.goal)) {
    const call = callOf(best.goal, clause, behind)
    if (call) return { calls: [call], decline: null }
  }
  return { calls: [], decline: has(clause.reading, 'smalltalk') ? 'smalltalk' : 'outOfScope' }
}

/** Answers a short message about the last answer. Undefined if it is something else. */
function asideOf(text: string, { calls }: Background): Pick<Intent, 'calls' | 'decline'> | undefined {
  const searches = calls.filter(({ tool }) => tool === 'searchBrands')
  const pages = turnsPages(text)
  if (pages !== 0)
    return { calls: searches.map((call) => onPage(call, pages)), decline: searches.length > 0 ? null : 'outOfScope' }
  if (asksOrder(text, searches.length > 0)) return { calls: [], decline: 'order' }
  if (calls.length > 0 && asksReason(text)) return { calls: [], decline: 'reason' }
  return calls.length > 0 && asksNextStep(text) ? { calls: [], decline: 'nextStep' } : undefined
}

function recognise({ text: written, locale }: Pick<Asked, 'text' | 'locale'>, behind: Background): Intent {
  const language = readQuestion(written, locale).language ?? locale
  const text = withoutCourtesy(written)
  const asked = recogniseText({ text, locale }, language, behind)
  // "Thanks, that's great" is small talk only as a whole.
  return asked.decline === 'outOfScope' && text !== written ? recogniseText({ text: written, locale }, language, behind) : asked
}

function recogniseText({ text, locale }: Pick<Asked, 'text' | 'locale'>, language: Locale, behind: Background): Intent {
  const { context } = behind
  const reading = readQuestion(text, locale)
  const shown = meantList(reading, context)
  const parts = shared(partsOf(text, shown))
  if (parts.some(({ best }) => best?.goal === 'injection'))
    return { language, calls: [], decline: 'injection', asks: [], counts: null, isBeyondRegisters: false }
  const aside = asideOf(text, behind)
  if (aside !== undefined) return { language, ...aside, asks: [], counts: null, isBeyondRegisters: false }
  const calls: ToolCall[] = []
  let decline: Decline | null = null
  for (const part of parts) {
    const { clause, best } = part
    if (exceedsList(part, behind)) decline ??= 'noSuchItem'
    else if (best === undefined || (best.strength < sure && !(parts.length > 1 && speaks(part)))) {
      const found = unspoken(part, behind)
      calls.push(...found.calls)
      decline ??= found.decline
    } else if (isTool(best.goal)) {
      const call = callOf(best.goal, clause, behind) ?? otherCall(clause, behind)
      if (call) calls.push(...withFurtherNames(call, clause))
      else decline ??= 'outOfScope'
    } else {
      decline ??= best.goal
      if (best.goal === 'writeRequest') calls.push({ tool: 'help', arguments: { topic: part.text.trim().slice(0, 1_000) } })
    }
  }
  if (parts.some(({ clause }) => clause.form !== undefined) && calls.some(({ tool }) => tool === 'searchBrands'))
    decline ??= 'unsearchableForm'
  const unique = distinct(calls)
  const isBeyondRegisters =
    parts.some(({ clause }) => clause.namesOtherCountry) &&
    unique.some(({ tool }) => tool === 'searchBrands' || tool === 'assessSign')
  const asks = [
    ...(parts.some(({ clause: { reading } }) => has(reading, 'detail', 'deadline') || datesOfMark.test(plainText(reading.text)))
      ? ['record' as const]
      : []),
    ...(listOfGoods.test(plainText(text)) ? ['goods' as const] : []),
  ]
  decline = unique.length > 0 && decline === 'smalltalk' ? null : decline
  const period = unique.some(({ tool }) => tool === 'statistics')
    ? parts.map(({ clause }) => periodIn(clause.reading, behind.today)).find((one) => one?.isCertain)
    : undefined
  const counts = period ? { field: period.field, days: period.days } : null
  return { language, calls: unique, decline, asks, counts, isBeyondRegisters }
}

/** Returns the next best call, if the best one lacks an argument that is not named anywhere. */
function otherCall(clause: Clause, behind: Background): ToolCall | undefined {
  for (const { goal, strength } of reach(clause)) {
    if (strength < 1.4 || !isTool(goal)) continue
    const call = callOf(goal, clause, behind)
    if (call) return call
  }
  const before = behind.calls.at(-1)
  return before ? changedCall(before, clause, behind) : undefined
}

/**
 * Determines the tools and arguments that answer a question in German, English, French, Spanish or Italian. Follow-ups
 * take what they leave out from the earlier turns. A legal question that needs an advisor, a request to change
 * something, other subjects, small talk and attempts to give other orders are declined.
 */
export function recogniseIntent(question: Question): Intent {
  const asked = { today: new Date().toISOString().slice(0, 10), ...question }
  return recognise(asked, background(asked))
}
