import { type Business, readBusinesses } from './businesses.ts'
import { readPieces } from './idea.ts'
import type { SaidWords } from './match-words.ts'
import type { Classified } from './model/classifier.ts'
import { storedClassifier } from './stored-classifier.ts'
import type { Word } from './text/fold.ts'
import { appWords } from './text/function-words.ts'

/**
 * How the parts of a description count, 0 to 1. `bench/fit-reading.ts` finds these weights by cross-validation on
 * descriptions of our own.
 */
export interface ReadingWeights {
  /** How much the description as a whole counts, beside its single businesses. */
  readonly whole: number
  /** A business that is clearly in one class gives that class this confidence, wherever it stands. */
  readonly business: number
  /** How much less a business counts that is one of a list, or that follows "with". */
  readonly listed: number
  readonly added: number
  /** How much less a business counts with each further sentence. */
  readonly furtherSentence: number
  /** From this share on, an item of a mere list, or a single word after "with", is wholly in a class. */
  readonly clear: number
}

export const usualReading: ReadingWeights = {
  whole: 0.7,
  business: 0.15,
  listed: 0.8,
  added: 0.8,
  furtherSentence: 0.85,
  clear: 0.9,
}

/** The confidence in the class of trade if the description says that the business runs a shop. */
const shopConfidence = 0.2
/** The confidence in both classes of apps, goods to download and a service on a server, if one is offered. */
const appConfidence = 0.15
const tradeClass = 35
const appClasses = [9, 42]
const firstServiceClass = 35
/** If a verb takes goods, its object belongs to the classes of goods at least to this share, and so for services. */
const leastTaken = 0.1
/** What follows "with" is a material rather than a service, unless services have at least this share. */
const leastAdded = 0.5

const classCount = 45
/** A word is a reason for a class if it adds at least these log-odds. */
const leastReason = 0.5

/** The classes of a description with what speaks for them. */
export interface ScoredClasses {
  /** Of the classes 1 to 45; all 0 if the description has no known word. */
  readonly confidences: Float64Array
  readonly said: SaidWords
  /** The words that speak for each class, as typed, with their log-odds. */
  readonly reasons: readonly Map<string, number>[]
  /** The business sells goods of others, or in a shop of its own. */
  readonly isTrade: boolean
}

class Scores {
  readonly confidences = new Float64Array(classCount)
  readonly said: SaidWords = new Map()
  readonly reasons = Array.from({ length: classCount }, () => new Map<string, number>())

  raise(niceClass: number, confidence: number): void {
    this.confidences[niceClass - 1] = Math.max(this.confidences[niceClass - 1] as number, confidence)
  }

  because(niceClass: number, typed: string, adds: number): void {
    const reasons = this.reasons[niceClass - 1]
    if (adds > (reasons?.get(typed) ?? leastReason)) reasons?.set(typed, adds)
  }

  note({ words }: Classified, weight: number): void {
    for (const one of words) {
      const { typed } = one.word
      const say = (stem: string, isPart: boolean) => {
        if (!this.said.has(stem)) this.said.set(stem, { typed, isPart })
      }
      say(one.stem, false)
      for (const part of one.parts) say(part, true)
      one.adds.forEach((adds, at) => {
        this.because(at + 1, one.word.typed, adds * weight)
      })
    }
  }
}

/** Returns how much each class is needed for a description, with the reasons. */
export function scoreClasses(idea: string, reading: ReadingWeights = usualReading): ScoredClasses {
  const scores = new Scores()
  readAsAWhole(idea, reading, scores)
  const { offered, trade } = readBusinesses(idea)
  for (const business of offered) readBusiness(business, reading, scores)
  for (const word of trade) {
    scores.raise(tradeClass, shopConfidence)
    scores.because(tradeClass, word.typed, 1)
  }
  const { confidences, said, reasons } = scores
  return { confidences, said, reasons, isTrade: trade.length > 0 }
}

/** Adds the classes of the pieces, each by its place and the share of its words that are known. */
function readAsAWhole(idea: string, { whole }: ReadingWeights, scores: Scores): void {
  let total = 0
  for (const { words, weight } of readPieces(idea)) {
    const found = storedClassifier().classify(words)
    const known = found.words.filter((one) => one.known)
    if (known.length === 0) continue
    const counts = (weight * known.length) / found.words.length
    total += counts
    found.shares.forEach((share, at) => {
      scores.confidences[at] = (scores.confidences[at] as number) + share * counts
    })
    scores.note(found, weight)
  }
  if (total > 0)
    for (let at = 0; at < classCount; at++) scores.confidences[at] = ((scores.confidences[at] as number) / total) * whole
}

/** Raises the classes of one business. What follows "with" is material, unless it is a service. */
function readBusiness(
  { words, kind, takes, sentence }: Business,
  { business, listed, added, furtherSentence, clear }: ReadingWeights,
  scores: Scores,
): void {
  const found = storedClassifier().classify(words)
  if (!found.words.some((one) => one.known)) return
  const weight = { stated: 1, item: 1, listed, added }[kind] * furtherSentence ** sentence
  const surely = kind === 'item' || (kind === 'added' && words.length === 1) ? clear : 1
  const least = kind === 'added' ? leastAdded : leastTaken
  const isTaken = (niceClass: number) => takes === undefined || niceClass >= firstServiceClass === (takes === 'services')
  const whole = found.shares.reduce((sum, share, at) => (isTaken(at + 1) ? sum + share : sum), 0)
  if (whole >= least)
    found.shares.forEach((share, at) => {
      if (isTaken(at + 1)) scores.raise(at + 1, Math.min(1, share / whole / surely) * weight * business)
    })
  const app = appIn(words)
  if (app)
    for (const niceClass of appClasses) {
      scores.raise(niceClass, appConfidence)
      scores.because(niceClass, app.typed, 1)
    }
  scores.note(found, weight)
}

const appIn = (words: readonly Word[]): Word | undefined => words.find(({ folded }) => appWords.has(folded))
