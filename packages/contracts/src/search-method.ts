import * as z from 'zod/mini'
import { CalendarDate } from './brand.ts'
import { SimilarityGround } from './known-conflicts.ts'
import { Locale } from './locale.ts'
import { Comparison, Score, WeakElement } from './search.ts'

/**
 * Share of the decisions, 0 to 1, whose earlier sign is among the first names of each number; null: no decision to
 * count.
 */
const share = z.nullable(z.number().check(z.minimum(0), z.maximum(1)))
export const Recall = z.object({ recallAt10: share, recallAt50: share, recallAt200: share })
export type Recall = z.infer<typeof Recall>

/** Figures of the evaluation on decided conflicts, measured by `npm run evaluate -- --write`. */
export const SearchEvaluation = z.object({
  measuredOn: CalendarDate,
  registerMarks: z.int(),
  /** All decisions of the list, including those without a conflict. */
  decisions: z.int(),
  /** Decisions with a conflict and words on both sides. The shares refer to these. */
  rows: z.int(),
  /** Decisions with a conflict that are pictures only. */
  excluded: z.int(),
  byJurisdiction: z.array(z.object({ key: z.string(), count: z.int() })),
  /** Years of the decisions; null when none is known. */
  years: z.nullable(z.object({ from: z.int(), until: z.int() })),
  ...Recall.shape,
  /** Null: the earlier sign is found in less than half of the decisions. */
  medianRank: z.nullable(z.int()),
  /** Alike in anything but meaning alone. */
  signSimilar: Recall,
  /** A decision may have several grounds. Most rows first. */
  byGround: z.array(z.object({ ground: SimilarityGround, rows: z.int(), ...Recall.shape })),
  /** With a filter on the goods' classes and those related to them. */
  withClassesRecallAt50: share,
  /** The share found by minimum similarity of the search. */
  bySimilarity: z.array(z.object({ minimumSimilarity: z.int(), recallAt50: share, recallInResult: share })),
})
export type SearchEvaluation = z.infer<typeof SearchEvaluation>

/** The page about the method: figures, and examples compared on request. */
export const SearchMethod = z.object({
  evaluation: SearchEvaluation,
  /**
   * Weights of the views, 0 to 1: the stronger and the weaker of look and sound, and the largest share of the
   * remainder that the other views fill.
   */
  weights: z.object({ stronger: z.number(), weaker: z.number(), support: z.number() }),
  /** One pair of invented signs for each view of likeness. */
  examples: z.array(
    z.object({
      view: z.enum(['look', 'sound', 'structure', 'meaning']),
      query: z.string(),
      hit: z.string(),
      score: Score,
      comparison: Comparison,
    }),
  ),
  /** An invented sign as pronounced in five languages, in the International Phonetic Alphabet. */
  spoken: z.object({ sign: z.string(), readings: z.array(z.object({ language: Locale, text: z.string() })) }),
  /**
   * An invented sign with an element that many marks share, and its current figures in the register; empty where few
   * marks share it.
   */
  weak: z.object({ sign: z.string(), elements: z.array(WeakElement) }),
})
export type SearchMethod = z.infer<typeof SearchMethod>
