import { type Locale, type Localized, notations, type RegistrationOfficeCode } from '@marklot/contracts'
import type { ChatSegment, ChatSentence, StatedFact } from '@marklot/contracts/chat'
import type { ToolResult } from '@marklot/contracts/chat-results'
import { formatPhrase, type PhraseText } from '@marklot/phrases'
import { chatAnswers } from '@marklot/phrases/chat-answers'
import { grounds } from '@marklot/phrases/grounds'
import { offices } from '@marklot/phrases/offices'
import { isOffice, valueAt } from './facts.ts'

/** Segments that stand for the placeholders of a sentence while it is assembled. */
const firstPlace = 0xe000
const places = /[\ue000-\ue0ff]/u

type Segments = readonly ChatSegment[]
type Values = Readonly<Record<string, Segments | number>>

/** Assembles sentences whose facts come only from results. */
export interface Speech {
  /** Returns a sentence of `chatAnswers`. Its placeholders are facts; `count` inflects it. */
  say(key: keyof typeof chatAnswers, values?: Values, starts?: ChatSentence['starts']): ChatSentence
  /** Returns a fact of a result in the language's notation; nothing if the result does not contain it. */
  fact(result: ToolResult, key: string, kind: StatedFact, brandId?: string | null): Segments
  /** Returns a list such as `9, 35 and 42`. */
  list(items: readonly Segments[]): Segments
  /** Returns one item of a list: parts separated by commas, with a full stop. */
  item(parts: readonly Segments[]): ChatSentence
}

export function speechIn(locale: Locale): Speech {
  const fill = (text: PhraseText, values: Values): ChatSegment[] => {
    const filled: Segments[] = []
    const numbers: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'number') numbers[name] = value
      else numbers[name] = String.fromCharCode(firstPlace + filled.push(value) - 1)
    }
    return joined(
      formatPhrase(text, locale, numbers)
        .split(new RegExp(`(${places.source})`, 'u'))
        .flatMap(
          (piece): Segments =>
            places.test(piece) ? (filled[piece.charCodeAt(0) - firstPlace] ?? []) : [{ kind: 'text', text: piece }],
        ),
    )
  }
  const separated = (parts: readonly Segments[], between: (index: number) => string): ChatSegment[] =>
    joined(parts.flatMap((part, index) => [{ kind: 'text' as const, text: index === 0 ? '' : between(index) }, ...part]))
  return {
    say: (key, values = {}, starts = 'flow') => ({ starts, segments: fill(chatAnswers[key][locale], values) }),
    fact: (result, key, kind, brandId = null) => {
      const value = valueAt(result, key)
      if (value === null || value === undefined || value === '') return []
      return [{ kind: 'fact', text: worded(value, kind, locale), fact: kind, resultId: result.id, key, brandId }]
    },
    list: (items) => {
      const pattern = new Intl.ListFormat(notations[locale]).formatToParts(items.map((_, index) => String(index)))
      return joined(
        pattern.flatMap(
          ({ type, value }): Segments => (type === 'element' ? (items[Number(value)] ?? []) : [{ kind: 'text', text: value }]),
        ),
      )
    },
    item: (parts) => ({
      starts: 'item',
      segments: joined([
        ...separated(
          parts.filter(({ length }) => length > 0),
          () => ', ',
        ),
        { kind: 'text', text: '.' },
      ]),
    }),
  }
}

/** Returns a value in the language's notation. */
export function worded(value: unknown, kind: StatedFact, locale: Locale): string {
  if (kind === 'office' && isOffice(value)) return officeName(value, locale)
  if (kind === 'rule') return ruleText(String(value), locale)
  if (kind === 'date' && typeof value === 'string')
    return new Intl.DateTimeFormat(notations[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${value}T00:00Z`))
  if (typeof value === 'number') return new Intl.NumberFormat(notations[locale]).format(value)
  return String(value)
}

/** Returns the text of a rule: a provision on refusal by its article; other rules are already written in full. */
function ruleText(key: string, locale: Locale): string {
  const rules: Partial<Record<string, Localized<PhraseText>>> = grounds
  const text = rules[`rule.${key}`]?.[locale]
  return typeof text === 'string' ? text : key
}

export const officeName = (code: RegistrationOfficeCode, locale: Locale): string => offices[code][locale]

/** Joins neighbouring texts. Drops empty ones, and the full stop after a fact that has one: "Brivella S.r.l." */
export function joined(segments: Segments): ChatSegment[] {
  const whole: ChatSegment[] = []
  for (const one of segments) {
    const last = whole.at(-1)
    const isSecondStop = one.kind === 'text' && one.text.startsWith('.') && last?.text.endsWith('.')
    const segment = isSecondStop ? { ...one, text: one.text.slice(1) } : one
    if (segment.text === '') continue
    if (segment.kind === 'text' && last?.kind === 'text')
      whole[whole.length - 1] = { kind: 'text', text: last.text + segment.text }
    else whole.push(segment)
  }
  return whole
}
