import {
  bytesOf,
  type ElementWeight,
  NameScorer,
  type PreparedName,
  prepareName,
  scoreOf,
  squash,
  translationLikeness,
  weighName,
  withTranslation,
} from '@marklot/similarity'
import type { LiveSegment } from '../layout/live-segment.ts'
import { nameText } from '../layout/segment.ts'
import { someTranslated } from '../layout/translated.ts'
import { findNames } from '../retrieve/alphabet.ts'
import { inOrder, type NamePlace, ScoredName } from '../score/scored-name.ts'
import type { Scratch } from './scratch.ts'

/** The most translated marks that one search looks at, those with the closest translation first. */
const mostTranslated = 2_000

interface TranslatedSearch {
  text: string
  /** The least score in whole percent. */
  minimum: number
  elementWeight: ElementWeight | undefined
}

/**
 * Adds the names whose recorded translation means the same as the searched one. `names` are the names found by
 * likeness, in order, including translations. A translation belongs to the name: when one mark records that HOSHI means
 * star, it counts for all marks of that name. A name stays as it is when its translation does not reach the minimum or
 * exceed its own score.
 */
export function addTranslated(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  names: ScoredName[],
  search: TranslatedSearch,
): ScoredName[] {
  const lifted = liftedNames(scratch, segments, names, search)
  if (lifted.size === 0) return names
  return inOrder([...names.filter((name) => !lifted.has(name.text)), ...lifted.values()])
}

/** Returns the names that their translation raises, by their text; see `addTranslated`. */
export function liftedNames(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  names: readonly ScoredName[],
  { text, minimum, elementWeight }: TranslatedSearch,
): Map<string, ScoredName> {
  const lifted = new Map<string, ScoredName>()
  if (!hasTranslations(segments)) return lifted
  const plain = prepareName(text)
  const query = elementWeight === undefined ? plain : weighName(plain, elementWeight)
  const scorer = new NameScorer(query, { elementWeight })
  for (const [name, likeness] of translatedNames(segments, names, query)) {
    const bytes = bytesOf(name)
    scorer.score(bytes, 0, bytes.length)
    const own = { ...scoreOf(scorer), relation: scorer.relation }
    const score = withTranslation(own, likeness)
    if (score.total < minimum || score.total <= own.total) continue
    const [first, ...others] = placesOf(scratch, segments, name)
    if (first === undefined) continue
    const figures = { ...score, meaningIfKnown: score.meaning }
    const scored = new ScoredName(figures, scorer, segments[first.live].segment, first, true)
    scored.places.push(...others)
    lifted.set(name, scored)
  }
  return lifted
}

/** Returns true if an office records a translation for any mark. */
export const hasTranslations = (segments: readonly LiveSegment[]) =>
  segments.some(({ segment }) => segment.arrays.translationNames.length > 0)

/**
 * Returns the names that the found names translate, each with the likeness of its closest translation to the searched
 * name.
 */
function translatedNames(
  segments: readonly LiveSegment[],
  names: readonly ScoredName[],
  query: PreparedName,
): Map<string, number> {
  const found = new Map<string, number>()
  let visited = 0
  for (const { places } of names) {
    for (const { live: place, name } of places) {
      const live = segments[place]
      const { nameBytes, nameStart, name: nameOf } = live.segment.arrays
      let likeness: number | null = null
      const isEnough = someTranslated(live, name, (record) => {
        likeness ??= translationLikeness(query, nameBytes, nameStart[name], nameStart[name + 1])
        const translated = nameText(live.segment, nameOf[record])
        if (likeness > (found.get(translated) ?? 0)) found.set(translated, likeness)
        return ++visited === mostTranslated
      })
      if (isEnough) return found
    }
  }
  return found
}

/** Returns the places of a name in all segments that have it. */
function placesOf(scratch: Scratch, segments: readonly LiveSegment[], text: string): NamePlace[] {
  const letters = bytesOf(squash(text))
  return segments.flatMap(({ segment }, live) => {
    const range = findNames(scratch.retrieve.lookUps, segment, letters, 0, letters.length, false)
    // Names that differ only in spaces have the same letters.
    const name = segment.arrays.sortedNames.subarray(range.from, range.until).find((one) => nameText(segment, one) === text)
    return name === undefined ? [] : [{ live, name }]
  })
}
