import type { Motif } from './motif-shapes.ts'
import { natureMotifs } from './motifs-nature.ts'
import { thingMotifs } from './motifs-things.ts'

/**
 * The picture repertoire. Codes follow the Vienna Classification (edition 9) and the USPTO design search code manual.
 */
export const motifs: readonly Motif[] = [...natureMotifs, ...thingMotifs]
