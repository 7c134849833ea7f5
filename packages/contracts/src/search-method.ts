import * as z from 'zod/mini'
import { CalendarDate } from './brand.ts'
import { SimilarityGround } from './known-conflicts.ts'
import { Locale } from './locale.ts'
import { Comparison, Score, WeakElement } from './search.ts'

/**
 * Share of the decisions, 0 to 1, in which the earlier sign is among the first N names. Null: there are no decisions to
 * count.
 */
const share = z.nullable(z.number().check(z.minimum(0), z.maximum(1)))
/** The 95 % interval of a figure that rests on few decisions. */
export const Interval = z.object({ from: z.number(), until: z.number() })
export type Interval = z.infer<typeof Interval>
export const Recall = z.object({ recallAt10: share, recallAt50: share, recallAt200: share })
export type Recall = z.infer<typeof Recall>

/** Results of the evaluation on decided conflicts, measured by `npm run evaluate -- --write`. */
export const SearchEvaluation = z.object({
  measuredOn: CalendarDate,
  registerMarks: z.int(),
  /** All decisions of the list, including those without a conflict. */
  decisions: z.int(),
  /** Decisions with a conflict between signs with words. The shares refer to these. */
  rows: z.int(),
  /** Decisions with a conflict between pictures only. */
  excluded: z.int(),
  byJurisdiction: z.array(z.object({ key: z.string(), count: z.int() })),
  /** Range of years of the decisions. Null when no year is known. */
  years: z.nullable(z.object({ from: z.int(), until: z.int() })),
  ...Recall.shape,
  recallAt50Interval: z.nullable(Interval),
  /** Null: the earlier sign is found in fewer than half of the decisions. */
  medianRank: z.nullable(z.int()),
  /** Decisions whose signs are similar in more than meaning. */
  signSimilar: z.object({ rows: z.int(), ...Recall.shape }),
  /** Sorted by number of rows, largest first. A decision may have several grounds. */
  byGround: z.array(z.object({ ground: SimilarityGround, rows: z.int(), ...Recall.shape })),
  /** With a filter for the classes of the goods and related classes. */
  withClassesRecallAt50: share,
  /** The share found at each minimum similarity. */
  bySimilarity: z.array(
    z.object({
      minimumSimilarity: z.int(),
      recallAt50: share,
      recallAt50Interval: z.nullable(Interval),
      recallInResult: share,
    }),
  ),
  /** How well the risk separates disputes that ended in a conflict from the others. */
  risk: z.object({
    /** Decisions of all lists, with and without a conflict. */
    decisions: z.int(),
    /**
     * The probability that the estimate is higher for a decision with a conflict than for one without, 0 to 1. Measured
     * with models that had not seen decisions about the same earlier mark.
     */
    auc: share,
    aucInterval: z.nullable(Interval),
  }),
})
export type SearchEvaluation = z.infer<typeof SearchEvaluation>

/** The page about the method: evaluation results, and examples computed on request. */
export const SearchMethod = z.object({
  evaluation: SearchEvaluation,
  /**
   * Weights of the views, 0 to 1: of the stronger and the weaker of look and sound, and the largest share of the rest
   * that the other views can fill.
   */
  weights: z.object({ stronger: z.number(), weaker: z.number(), support: z.number() }),
  /** A pair of invented signs for each view of similarity. */
  examples: z.array(
    z.object({
      view: z.enum(['look', 'sound', 'structure', 'meaning']),
      query: z.string(),
      hit: z.string(),
      score: Score,
      comparison: Comparison,
    }),
  ),
  /** The pronunciation of an invented sign in five languages, in the International Phonetic Alphabet. */
  spoken: z.object({ sign: z.string(), readings: z.array(z.object({ language: Locale, text: z.string() })) }),
  /**
   * An invented sign with a common element, and the element's current figures in the register. Empty where few marks
   * share it.
   */
  weak: z.object({ sign: z.string(), elements: z.array(WeakElement) }),
})
export type SearchMethod = z.infer<typeof SearchMethod>
