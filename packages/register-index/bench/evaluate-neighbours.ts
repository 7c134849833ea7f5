/*
 * Measures what users have to do: recognise the real conflict among its neighbours. Each contested sign is searched in
 * the classes of its goods and the related ones. The figures show whether the earlier mark ranks above the other names
 * of the first hundred, and whether the class of risk distinguishes it from them. Goods are known by class only, as for
 * most hits of a search.
 */
import { assess, foldName, relatedClasses } from '@marklot/similarity'
import type { LiveSegment } from '../src/layout/live-segment.ts'
import { elementWeightOf, findWeakElements } from '../src/score/element-counts.ts'
import type { Scratch } from '../src/search/scratch.ts'
import { findNamesAlike } from '../src/search/search-names.ts'
import { ofClasses } from './class-filters.ts'
import type { WordPair } from './conflict-pairs.ts'

/** The names of a result page that a user may look at. */
const shown = 100

export interface EvaluatedRegister {
  segments: readonly LiveSegment[]
  /** Nice classes of the marks with a folded name. */
  classesOf(name: string): readonly number[]
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
const share = (part: number, whole: number) => (whole === 0 ? null : rounded(part / whole))

export function evaluateNeighbours(scratch: Scratch, { segments, classesOf }: EvaluatedRegister, rows: readonly WordPair[]) {
  const count = { signs: 0, found: 0, top1: 0, top3: 0, top10: 0, neighbours: 0, highNeighbours: 0, highTrue: 0 }
  let above = 0
  for (const { contestedNames, earlierNames, nice_classes: classes } of rows) {
    const wanted = new Set(earlierNames.map(foldName))
    for (const name of contestedNames) {
      const filters = ofClasses(relatedClasses(classes))
      const elementWeight = elementWeightOf(findWeakElements(scratch, segments, name, filters))
      const names = findNamesAlike(scratch, segments, name, 0, filters, undefined, elementWeight)
        .filter(({ passes }) => passes)
        .slice(0, shown)
        .map(({ text }) => text)
      const isHigh = (text: string, itsClasses: readonly number[]) =>
        assess({
          contested: { name, goods: '', classes },
          earlier: { name: text, goods: '', classes: itsClasses },
          elementWeight,
        }).riskClass === 'oftenInConflict'
      const rank = names.findIndex((text) => wanted.has(text))
      const neighbours = names.filter((text) => !wanted.has(text))
      count.signs++
      if (rank === 0) count.top1++
      if (rank >= 0 && rank < 3) count.top3++
      if (rank >= 0 && rank < 10) count.top10++
      count.neighbours += neighbours.length
      count.highNeighbours += neighbours.filter((text) => isHigh(text, classesOf(text))).length
      if (rank < 0) continue
      count.found++
      above += neighbours.length === 0 ? 1 : (neighbours.length - rank) / neighbours.length
      if (isHigh(names[rank] as string, classes)) count.highTrue++
    }
  }
  return {
    signs: count.signs,
    found: share(count.found, count.signs),
    top1: share(count.top1, count.signs),
    top3: share(count.top3, count.signs),
    top10: share(count.top10, count.signs),
    /** AUC of the order shown, over the signs whose earlier mark is among the first hundred. */
    auc: share(above, count.found),
    highNeighbours: share(count.highNeighbours, count.neighbours),
    highTrue: share(count.highTrue, count.found),
  }
}
