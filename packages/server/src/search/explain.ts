import { setImmediate as nextTurn } from 'node:timers/promises'
import { noFilters, similarTexts } from '@marklot/contracts'
import {
  bytesOf,
  type Compared,
  compareNames,
  foldName,
  NameComparer,
  prepareName,
  translationLikeness,
  weighName,
  weightOfHash,
  withTranslation,
} from '@marklot/similarity'
import type { SearchEngine } from './engine/port.ts'
import { elementWeightOf, type SearchOutcome, type WeakElement } from './engine/requests.ts'
import type { FoundSearch } from './read-search.ts'

/** Compares a found name with the searched signs. Returns null for a mark without a name, or a search without signs. */
export type Compare = (name: string | null) => Compared | null

/** Number of names compared before other calls get a turn; which take about 2 ms. */
const comparedAtOnce = 25

/** Returns the signs with which found names are compared: the searched name, or the `similar` texts of a query. */
export function signsOf({ asked, text, query }: FoundSearch): readonly string[] {
  if (query !== null) return similarTexts(query)
  return (asked.mode === 'name' || asked.mode === 'nameAndLogo') && text !== '' ? [text] : []
}

/**
 * Prepares the comparison with `signs`, which takes most of the time, while the engine searches.
 * @returns a function that creates the comparison once the search has returned its weak elements
 */
export function prepareComparison(signs: readonly string[]): (weakElements: readonly WeakElement[]) => Compare {
  const prepared = signs.map((sign) => ({ sign, name: prepareName(sign) }))
  return (weakElements) => {
    const elementWeight = elementWeightOf(weakElements)
    const comparers = prepared.map(({ sign, name }) => new NameComparer(sign, name, { elementWeight }))
    // A page often has several marks with one name, in different offices or classes.
    const known = new Map<string, Compared | null>()
    return (name) => {
      if (name === null) return null
      let compared = known.get(name)
      if (compared === undefined) {
        compared = closest(comparers, name)
        known.set(name, compared)
      }
      return compared
    }
  }
}

/**
 * Compares one name with a sign, like a search in these Nice classes. If there are no classes, all are meant.
 * @param translation the meaning of the name, written as a name, if the office records it
 */
export async function compareInClasses(
  engine: SearchEngine,
  sign: string,
  name: string,
  niceClasses: readonly number[],
  translation?: string,
): Promise<Compared> {
  // The weights of elements do not depend on which classes are goods.
  const weakElements = await engine.weakElements(sign, { ...noFilters, goodsClasses: niceClasses })
  const elementWeight = elementWeightOf(weakElements)
  const compared = compareNames(sign, name, { elementWeight })
  if (translation === undefined) return compared
  const folded = bytesOf(foldName(translation))
  const likeness = translationLikeness(weighName(prepareName(sign), elementWeight ?? weightOfHash), folded, 0, folded.length)
  const score = withTranslation(compared.score, likeness)
  return score === compared.score ? compared : { score, comparison: { ...compared.comparison, remark: 'sameMeaning' } }
}

/** Returns the comparison with the highest score, the first one if several are equal; null if there is none. */
function closest(comparers: readonly NameComparer[], name: string): Compared | null {
  let best: Compared | null = null
  for (const comparer of comparers) {
    const compared = comparer.compare(name)
    if (best === null || compared.score.total > best.score.total) best = compared
  }
  return best
}

/**
 * Returns the comparisons of a page, with the engine's scores if these are higher. The engine also compares the
 * translations that offices record. Translations belong to names, so the record may be that of another mark with the
 * same name.
 */
export function withEngineScores(
  page: readonly Pick<SearchOutcome['page'][number], 'serial' | 'nameScore'>[],
  marks: readonly { serial: number }[],
  explained: readonly (Compared | null)[],
): (Compared | null)[] {
  const scores = new Map(page.map(({ serial, nameScore }) => [serial, nameScore]))
  return explained.map((compared, i) => {
    const score = scores.get(marks[i]?.serial ?? -1)
    if (compared === null || !score || score.total <= compared.score.total) return compared
    return { score, comparison: { ...compared.comparison, remark: 'sameMeaning' } }
  })
}

/** Compares the names of a page in order. Yields to other calls within large pages. */
export async function explainMarks(marks: readonly { name: string | null }[], compare: Compare): Promise<(Compared | null)[]> {
  const explained: (Compared | null)[] = []
  for (const { name } of marks) {
    if (explained.length > 0 && explained.length % comparedAtOnce === 0) await nextTurn()
    explained.push(compare(name))
  }
  return explained
}
