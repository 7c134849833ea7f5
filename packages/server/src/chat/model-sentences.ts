import { type Locale, notations } from '@marklot/contracts'
import type { ChatSegment } from '@marklot/contracts/chat'
import { type CountedKind, type FactSets, officeNames, plain, sentenceHolds, spellsNumbers } from '../advisor/index.ts'
import { fittingDates } from './date-kinds.ts'
import type { KnownFact } from './facts.ts'
import { isOffice } from './facts.ts'
import { joined, worded } from './say.ts'

/** The most names that a sentence is compared with; the latest results come first. */
const mostNames = 1_500
const longestSentence = 1_000
const named: ReadonlySet<KnownFact['fact']> = new Set(['mark', 'person', 'number', 'domain', 'rule', 'quote'])
const quotes = '["“”„«»‹›‘’]'

/** Reads the sentences of a model against the facts of a thread. */
export interface SentenceReader {
  /** Returns the sentence with its facts as segments; null when it states anything that no tool has found. */
  read(sentence: string): ChatSegment[] | null
}

interface Span {
  start: number
  end: number
  facts: readonly KnownFact[]
}

export function sentenceReader(facts: readonly KnownFact[], locale: Locale): SentenceReader {
  const sets = setsOf(facts)
  const byName = namesIn(facts)
  const dates = formsOfDates(facts, locale)
  const offices = officeNames(locale)
  return {
    read: (sentence) => {
      const text = plain(sentence).trim()
      if (text === '' || text.length > longestSentence || spellsNumbers(text, locale)) return null
      if (!sentenceHolds(text, sets, locale)) return null
      const taken = new Array<boolean>(text.length).fill(false)
      const spans: Span[] = []
      const take = (start: number, length: number, found: readonly KnownFact[]) => {
        if (taken.slice(start, start + length).some(Boolean)) return
        taken.fill(true, start, start + length)
        spans.push({ start, end: start + length, facts: found })
      }
      const lower = text.toLowerCase()
      for (const [name, found] of byName) {
        if (!lower.includes(name)) continue
        for (const at of placesOf(text, name, found)) {
          const written = text.slice(at, at + name.length)
          const same = found.filter(({ value }) => plain(String(value)).trim() === written)
          take(at, name.length, same.length > 0 ? same : found)
        }
      }
      for (const [form, found] of dates)
        for (const at of exactPlaces(text, form)) take(at, form.length, fittingDates(text, found, locale))
      const officeSpans = officesIn(text, offices, facts, (start, end) => !taken.slice(start, end).some(Boolean))
      if (officeSpans === null) return null
      for (const { start, end, facts: found } of officeSpans) take(start, end - start, found)
      for (const match of text.matchAll(/\d+(?:[.,'’\u00a0\u202f]\d+)*/gu)) {
        const { 0: digits, index } = match
        if (taken[index]) continue
        const found = numbersAt(text, index, digits, facts)
        if (found.length === 0) return null
        take(index, digits.length, found)
      }
      return segmentsOf(text, spans, locale)
    },
  }
}

/** Returns the sets with which the advisor's checks compare a sentence. */
function setsOf(facts: readonly KnownFact[]): FactSets {
  const of = (kind: KnownFact['fact']) => facts.filter(({ fact }) => fact === kind)
  const numbers = (list: readonly KnownFact[]) => new Set(list.map(({ value }) => Number(value)))
  const amounts = of('amount')
  const keyed = (key: RegExp) => amounts.filter((amount) => key.test(amount.key))
  const onlyIfAny = (kind: CountedKind, found: readonly KnownFact[]) => (found.length > 0 ? { [kind]: numbers(found) } : {})
  const names = namesIn(facts)
  const risk = facts.find(({ key }) => key === 'data.riskClass')?.value
  return {
    names: [...names.values()].map(([fact]) => String(fact?.value)),
    own: new Set([...names].filter(([, found]) => found.every(({ key }) => key.startsWith('arguments.'))).map(([name]) => name)),
    classes: numbers(of('class')),
    percents: numbers(of('percentage')),
    counts: numbers(amounts),
    countsOf: {
      identicalNames: numbers(keyed(/identical/i)),
      similarNames: numbers(keyed(/(?:similar|similarNames|total|shown)$/i)),
      ...onlyIfAny('similarGoods', keyed(/similarGoodsServices$/)),
      ...onlyIfAny('sameClass', keyed(/(?:sameNiceClass|withMatchingClasses)$/)),
    },
    ownClassesOfName: new Map(),
    dates: of('date').map(({ value }) => String(value)),
    offices: new Set(of('office').flatMap(({ value }) => (isOffice(value) ? [value] : []))),
    people: new Set(of('person').map(({ value }) => plain(String(value)).trim().toLowerCase())),
    languages: new Set(),
    overallRisk: risk === 'oftenInConflict' || risk === 'open' || risk === 'ratherNot' ? risk : null,
    riskOfName: new Map(),
  }
}

/** Returns the facts that are names or numbers of entries, by their names in lower case, the longest first. */
function namesIn(facts: readonly KnownFact[]): Map<string, KnownFact[]> {
  const names = new Map<string, KnownFact[]>()
  for (const fact of facts) {
    if (!named.has(fact.fact)) continue
    const name = plain(String(fact.value)).trim().toLowerCase()
    const known = names.get(name)
    if (known) known.push(fact)
    else if (name !== '' && names.size < mostNames) names.set(name, [fact])
  }
  return new Map([...names].sort(([a], [b]) => b.length - a.length))
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const isWord = /^[\p{L}\p{N}]$/u

/**
 * Returns where a name occurs: within quotation marks in any spelling, otherwise only in the spelling of a fact, and
 * never inside a word.
 */
function placesOf(text: string, name: string, facts: readonly KnownFact[]): number[] {
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  const pattern = new RegExp(`(?<=${quotes}[\\s\\u00a0]?)${literal(name)}(?=[\\s\\u00a0]?${quotes})`, 'giu')
  const quoted = [...text.matchAll(pattern)].map(({ index }) => index)
  if (letters < 3 && name.replace(/\D/g, '').length < 5) return quoted
  const spellings = new Set(facts.map(({ value }) => plain(String(value)).trim()))
  return [...new Set([...quoted, ...[...spellings].flatMap((spelling) => exactPlaces(text, spelling))])]
}

function exactPlaces(text: string, form: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
    if (!isWord.test(text[at - 1] ?? ' ') && !isWord.test(text[at + form.length] ?? ' ')) found.push(at)
  return found
}

/** Returns the notations in which a date may be written, the longest first. */
function formsOfDates(facts: readonly KnownFact[], locale: Locale): [string, KnownFact[]][] {
  const forms = new Map<string, KnownFact[]>()
  for (const fact of facts) {
    if (fact.fact !== 'date') continue
    const iso = String(fact.value)
    const date = new Date(`${iso}T00:00Z`)
    const styles = (['long', 'medium', 'short'] as const).map((dateStyle) =>
      new Intl.DateTimeFormat(notations[locale], { dateStyle, timeZone: 'UTC' }).format(date),
    )
    const [year, month, day] = iso.split('-')
    for (const form of new Set([iso, ...styles, `${day}.${month}.${year}`, `${day}/${month}/${year}`])) {
      const known = forms.get(form)
      if (known) known.push(fact)
      else forms.set(form, [fact])
    }
  }
  return [...forms].sort(([a], [b]) => b.length - a.length)
}

/** Returns the offices that a sentence names; null when one of them is in no result. */
function officesIn(
  text: string,
  names: ReturnType<typeof officeNames>,
  facts: readonly KnownFact[],
  isFree: (start: number, end: number) => boolean,
): Span[] | null {
  const spans: Span[] = []
  for (const { code, name } of names)
    for (const at of exactPlaces(text, name)) {
      const end = at + name.length
      if (!isFree(at, end) || spans.some((span) => at < span.end && end > span.start)) continue
      const found = facts.filter(({ fact, value }) => fact === 'office' && value === code)
      if (found.length === 0) return null
      spans.push({ start: at, end, facts: found })
    }
  return spans
}

const classList =
  /(?:klassen?|class(?:es)?|classes?|clases?|class[ei])\s+(?:[\d\s,.&–-]|und|oder|sowie|and|or|et|ou|y|o|e|ed)*$/iu

/** Returns the facts that a number may stand for, judging by the text around it. */
function numbersAt(text: string, at: number, digits: string, facts: readonly KnownFact[]): KnownFact[] {
  const after = text.slice(at + digits.length)
  const kind = /^\s*(?:%|prozent|per ?cent|pour ?cent|por ciento|per cento)/iu.test(after)
    ? 'percentage'
    : classList.test(text.slice(0, at))
      ? 'class'
      : 'amount'
  const whole = Number(digits.replace(/[.,'’\u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(',', '.'))
  return facts.filter(({ fact, value }) => fact === kind && Number(value) === whole)
}

/**
 * Returns the segments of a sentence. A mark's facts must belong to the mark that the sentence named last, so that a
 * date of one mark is never attributed to another.
 */
function segmentsOf(text: string, spans: readonly Span[], locale: Locale): ChatSegment[] | null {
  const ordered = [...spans].sort((a, b) => a.start - b.start)
  const isMark = ({ facts }: Span) =>
    facts.some(({ fact, key }) => fact === 'mark' || (fact === 'number' && key.endsWith('brandId')))
  const marks = ordered.filter(isMark)
  const idsOf = (some: readonly Span[]) => new Set(some.flatMap(({ facts }) => facts.map(({ brandId }) => brandId)))
  const segments: ChatSegment[] = []
  let end = 0
  for (const span of ordered) {
    const before = marks.filter(({ start }) => start < span.start).at(-1) ?? marks[0]
    // A similarity is about two signs, which may stand in any order.
    const ids = span.facts[0]?.fact === 'percentage' ? idsOf(marks) : idsOf(before ? [before] : [])
    const chosen =
      before === undefined || isMark(span)
        ? span.facts[0]
        : (span.facts.find(({ brandId }) => brandId !== null && ids.has(brandId)) ??
          span.facts.find(({ brandId }) => brandId === null))
    if (chosen === undefined) return null
    const { fact, resultId, key, brandId, value } = chosen
    const written =
      fact === 'date' || fact === 'office' || typeof value === 'number' ? worded(value, fact, locale) : String(value)
    segments.push(
      { kind: 'text', text: text.slice(end, span.start) },
      { kind: 'fact', text: written, fact, resultId, key, brandId },
    )
    end = span.end
  }
  return joined([...segments, { kind: 'text', text: text.slice(end) }])
}
