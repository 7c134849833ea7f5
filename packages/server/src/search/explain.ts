import { setImmediate as nextTurn } from 'node:timers/promises'
import { noFilters, similarTexts } from '@marklot/contracts'
import { type Compared, compareNames, NameComparer, prepareName } from '@marklot/similarity'
import { elementWeightOf, type SearchEngine, type WeakElement } from './engine/port.ts'
import type { RegisterSearch } from './read-search.ts'

/** Compares a found name with the searched signs; null for a mark without a name, or where the search has no signs. */
export type Compare = (name: string | null) => Compared | null

/** Names compared before other calls get their turn: about 2 ms. */
const comparedAtOnce = 25

/** The signs that found names are compared with: the name under search, or the `similar` texts of a query. */
export function signsOf({ asked, text, query }: RegisterSearch): readonly string[] {
  if (query !== null) return similarTexts(query)
  return asked.mode === 'name' && text !== '' ? [text] : []
}

/**
 * Prepares the comparison with `signs`, which takes most of the time, while the engine searches.
 * @returns makes the comparison once the search has named its weak elements
 */
export function prepareComparison(signs: readonly string[]): (weakElements: readonly WeakElement[]) => Compare {
  const prepared = signs.map((sign) => ({ sign, name: prepareName(sign) }))
  return (weakElements) => {
    const elementWeight = elementWeightOf(weakElements)
    const comparers = prepared.map(({ sign, name }) => new NameComparer(sign, name, { elementWeight }))
    // One name often stands for several marks of a page, in different offices or classes.
    const known = new Map<string, Compared | null>()
    return (name) => {
      if (name === null) return null
      let compared = known.get(name)
      if (compared === undefined) {
        compared = likest(comparers, name)
        known.set(name, compared)
      }
      return compared
    }
  }
}

/** Compares one name with a sign as a search in these Nice classes does; all classes when there are none. */
export async function compareInClasses(
  engine: SearchEngine,
  sign: string,
  name: string,
  niceClasses: readonly number[],
): Promise<Compared> {
  // For the weight of elements it makes no difference which of a mark's classes are goods.
  const weakElements = await engine.weakElements(sign, { ...noFilters, goodsClasses: niceClasses })
  return compareNames(sign, name, { elementWeight: elementWeightOf(weakElements) })
}

/** The comparison with the highest score, of equal ones the first; null without any. */
function likest(comparers: readonly NameComparer[], name: string): Compared | null {
  let best: Compared | null = null
  for (const comparer of comparers) {
    const compared = comparer.compare(name)
    if (best === null || compared.score.total > best.score.total) best = compared
  }
  return best
}

/** Compares the names of a page in their order. Yields to other calls within large pages. */
export async function explainMarks(marks: readonly { name: string | null }[], compare: Compare): Promise<(Compared | null)[]> {
  const explained: (Compared | null)[] = []
  for (const { name } of marks) {
    if (explained.length > 0 && explained.length % comparedAtOnce === 0) await nextTurn()
    explained.push(compare(name))
  }
  return explained
}
