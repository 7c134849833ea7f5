import * as z from 'zod/mini'
import { CalendarDate } from './brand.ts'
import { SimilarityGround } from './known-conflicts.ts'
import { Locale } from './locale.ts'
import { Comparison, Score, WeakElement } from './search.ts'

/** Share of the decisions in which the earlier sign is among the first so many distinct names, 0 to 1; null: none to count. */
const share = z.nullable(z.number().check(z.minimum(0), z.maximum(1)))
export const Recall = z.object({ recallAt10: share, recallAt50: share, recallAt200: share })
export type Recall = z.infer<typeof Recall>

/** The evaluation on decided conflicts: only figures, as `npm run evaluate -- --write` measured them. */
export const SearchEvaluation = z.object({
  measuredOn: CalendarDate,
  registerMarks: z.int(),
  /** All decisions of the list, those without a conflict as well. */
  decisions: z.int(),
  /** Decisions with a conflict and words on both sides: what the shares are counted on. */
  rows: z.int(),
  /** Decisions with a conflict that are pictures only. */
  excluded: z.int(),
  byJurisdiction: z.array(z.object({ key: z.string(), count: z.int() })),
  /** Years of the decisions; null when none is known. */
  years: z.nullable(z.object({ from: z.int(), until: z.int() })),
  ...Recall.shape,
  /** Null: the earlier sign is not found in half of the decisions. */
  medianRank: z.nullable(z.int()),
  /** Alike in anything but meaning alone. */
  signSimilar: Recall,
  /** A decision may have several grounds. Most rows first. */
  byGround: z.array(z.object({ ground: SimilarityGround, rows: z.int(), ...Recall.shape })),
  /** With a filter on the goods' classes and those related to them. */
  withClassesRecallAt50: share,
  /** How the minimum similarity of a search bears on what is found. */
  bySimilarity: z.array(z.object({ minimumSimilarity: z.int(), recallAt50: share, recallInResult: share })),
})
export type SearchEvaluation = z.infer<typeof SearchEvaluation>

/** What the page about the method shows: figures, and examples as the product compares them at this moment. */
export const SearchMethod = z.object({
  evaluation: SearchEvaluation,
  /** How the views make one figure, 0 to 1: the stronger and the weaker of look and sound, and what the other views fill at most of what is missing. */
  weights: z.object({ stronger: z.number(), weaker: z.number(), support: z.number() }),
  /** Invented signs beside each other, one pair for each view of likeness. */
  examples: z.array(
    z.object({
      view: z.enum(['look', 'sound', 'structure', 'meaning']),
      query: z.string(),
      hit: z.string(),
      score: Score,
      comparison: Comparison,
    }),
  ),
  /** An invented sign as five languages read it aloud, in letters of the International Phonetic Alphabet. */
  spoken: z.object({ sign: z.string(), readings: z.array(z.object({ language: Locale, text: z.string() })) }),
  /** An invented sign with an element many share, and what the register says of it now; empty in a register where few do. */
  weak: z.object({ sign: z.string(), elements: z.array(WeakElement) }),
})
export type SearchMethod = z.infer<typeof SearchMethod>
