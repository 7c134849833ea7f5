import * as z from 'zod/mini'
import { CalendarDate } from './brand.ts'

/** In what the signs of decided conflicts are alike. */
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

/** What a search by name says of itself: how many of the known conflicts its methods find, measured beforehand. */
export const KnownConflicts = z.object({
  /** Decisions on which a likelihood of confusion was found, with words on both sides. */
  decisions: z.int(),
  /**
   * Whole percent of them in which the earlier sign is among the first 50 names, with the minimum similarity of this
   * search.
   */
  found: z.int(),
  /** Marks of the register in which it was measured. */
  registerMarks: z.int(),
  measuredOn: CalendarDate,
  /** In what the signs are alike that are missed most often, those first; empty when nothing stands out. */
  missed: z.array(SimilarityGround),
})
export type KnownConflicts = z.infer<typeof KnownConflicts>
