import * as z from 'zod/mini'
import { CalendarDate } from './brand.ts'

/** The ways in which the signs of decided conflicts are similar. */
export const similarityGrounds = [
  'identical',
  'spelling_variant',
  'phonetic',
  'visual',
  'containment',
  'added_element',
  'dominant_element',
  'order',
  'abbreviation',
  'family_of_marks',
  'conceptual',
  'translation',
] as const
export const SimilarityGround = z.enum(similarityGrounds)
export type SimilarityGround = z.infer<typeof SimilarityGround>

/** How many of the known conflicts a search by name finds, measured in advance. */
export const KnownConflicts = z.object({
  /** Decisions that found a likelihood of confusion between signs with words. */
  decisions: z.int(),
  /**
   * Whole percent of these decisions in which the earlier sign is among the first 50 names, at the minimum similarity
   * of this search.
   */
  found: z.int(),
  /** 95 % interval of that share, in whole percent: so many decisions cannot say more. */
  foundFrom: z.int(),
  foundUntil: z.int(),
  /** The number of marks in the register that was used for the measurement. */
  registerMarks: z.int(),
  measuredOn: CalendarDate,
  /** The kinds of similarity that are missed most often, most frequent first. Empty when none stands out. */
  missed: z.array(SimilarityGround),
})
export type KnownConflicts = z.infer<typeof KnownConflicts>
