import { foldName, foldVariants } from '@marklot/similarity'
import { regularForms } from '@marklot/similarity/meaning/word-forms'
import type { Language } from './vocabulary/area.ts'
import { tradeFields } from './vocabulary/trade-fields/index.ts'
import { spellings, stem } from './word-spelling.ts'

/** The place of a trade in the list of trades. */
export type Trade = number

/** The trades in which each word is used of the goods; phrases are joined. */
export type TradeWords = ReadonlyMap<string, readonly Trade[]>

function add(map: Map<string, Trade[]>, key: string, trade: Trade): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [trade])
  else if (known.at(-1) !== trade) known.push(trade)
}

/** A word of more trades belongs to none in particular: ORGANIC, DIGITAL. */
const mostTrades = 4

/** Reads the words of all trades in a language, with their regular forms. */
export function readTradeWords(language: Language): TradeWords {
  const words = new Map<string, Trade[]>()
  const kinds = language === 'en' ? (['noun'] as const) : (['noun', 'adjective'] as const)
  for (const [trade, field] of tradeFields.entries()) {
    for (const written of field[language].split(',')) {
      const word = written.trim()
      if (word === '') continue
      for (const form of new Set([word, ...kinds.flatMap((kind) => regularForms(language, word, kind))]))
        for (const spelling of spellings(form)) if (!/^\d+$/.test(spelling)) add(words, spelling, trade)
    }
  }
  for (const [word, trades] of words) if (trades.length > mostTrades) words.delete(word)
  return words
}

interface Recognition {
  readonly trade: Trade
  /** Stems that must occur beside the one that was found. */
  readonly others: readonly string[]
}
/** A text of goods is read without shorter words: MAKE-UP. */
const shortestPart = 3
let recognitions: ReadonlyMap<string, readonly Recognition[]> | undefined
/** Reads the words by which the goods of each trade are recognised, by the stem of their first part. */
function readRecognitions(): ReadonlyMap<string, readonly Recognition[]> {
  const found = new Map<string, Recognition[]>()
  for (const [trade, { goods }] of tradeFields.entries()) {
    for (const written of goods.trim().split(/\s+/)) {
      for (const folded of foldVariants(written)) {
        const parts = folded.split(' ').filter((part) => part.length >= shortestPart)
        const [first, ...others] = parts.map(stem)
        if (first === undefined) continue
        const known = found.get(first)
        if (known === undefined) found.set(first, [{ trade, others }])
        else known.push({ trade, others })
      }
    }
  }
  return found
}

const classesOfTrades = tradeFields.map(({ classes }) => new Set(classes))
const ofWholeClasses = tradeFields.flatMap(({ goods }, trade) => (goods.trim() === '' ? [trade] : []))

/** Returns the trades to which a text of goods in some classes belongs. */
export function tradesOf(stems: ReadonlySet<string>, classes: ReadonlySet<number>): ReadonlySet<Trade> {
  recognitions ??= readRecognitions()
  const isOfClasses = (trade: Trade) => [...classes].some((one) => classesOfTrades[trade]?.has(one))
  const trades = new Set(ofWholeClasses.filter(isOfClasses))
  for (const one of stems) {
    for (const { trade, others } of recognitions.get(one) ?? []) {
      if (!trades.has(trade) && isOfClasses(trade) && others.every((other) => stems.has(other))) trades.add(trade)
    }
  }
  return trades
}

let towns: ReadonlyMap<string, readonly Trade[]> | undefined
/** Folded names of towns and regions, with spaces, and the trades whose goods they are known for. */
export function townsOfTrades(): ReadonlyMap<string, readonly Trade[]> {
  if (towns !== undefined) return towns
  const read = new Map<string, Trade[]>()
  for (const [trade, field] of tradeFields.entries())
    for (const town of field.towns.split(',')) if (town.trim() !== '') add(read, foldName(town), trade)
  towns = read
  return towns
}
