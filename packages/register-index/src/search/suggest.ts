import { bytesOf, type NameScore, NameScorer, prepareName, scoreOf, squash } from '@marklot/similarity'
import { compileFilters, type FailedFilters, type IndexFilters } from '../filter/filters.ts'
import { categoryOf } from '../layout/kinds.ts'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import { noDay, stateCategories } from '../layout/mark.ts'
import { nameText, type Segment } from '../layout/segment.ts'
import { findNames } from '../retrieve/alphabet.ts'
import { hitOf, type SearchHit } from './outcome.ts'
import type { Scratch } from './scratch.ts'
import { findNamesAlike } from './search-names.ts'

export interface Suggestion extends SearchHit {
  nameScore: NameScore
}
/** The suggestions for a text, in the form of an outcome. */
export interface Suggestions {
  page: Suggestion[]
}

/** The most names with the typed beginning to look at, the shortest first. */
const mostOfBeginning = 400
/** The least likeness of a suggestion that does not begin with the text, in percent. */
const alikeFrom = 70
/** The most candidates to score for similar names. It is less than in a search, because it runs on every keystroke. */
const mostAlike = 300
const dead = stateCategories.indexOf('dead')

/** The mark that represents a name. */
interface Representative {
  live: LiveSegment
  name: number
  record: number
  worth: number
}

/** Prefers living marks to dead ones, then the newest application, then the smallest serial. */
function better(left: Representative | null, right: Representative | null): Representative | null {
  if (left === null || right === null) return left ?? right
  if (left.worth !== right.worth) return left.worth > right.worth ? left : right
  const serialOf = ({ live, record }: Representative) => live.segment.arrays.serial[record]
  return serialOf(left) < serialOf(right) ? left : right
}

function representative(live: LiveSegment, name: number, failedOf: FailedFilters): Representative | null {
  const { nameRecordStart, nameRecords, kind, kindKeys, applicationDay } = live.segment.arrays
  let best: Representative | null = null
  const end = nameRecordStart[name + 1]
  for (let at = nameRecordStart[name]; at < end; at++) {
    const record = nameRecords[at]
    if (isBuried(live.tombstones, record) || failedOf(record) !== 0) continue
    const day = applicationDay[record]
    const worth = (categoryOf(kindKeys[kind[record]]) === dead ? 0 : 1e7) + (day === noDay ? -1e6 : day)
    best = better(best, { live, name, record, worth })
  }
  return best
}

/** Returns the shortest names in a range of the alphabet, which have the smallest numbers. */
function shortestOf(segment: Segment, range: { from: number; until: number }): Uint32Array {
  const names = segment.arrays.sortedNames.slice(range.from, range.until).sort()
  return names.subarray(0, mostOfBeginning)
}

/**
 * Marks for autocompletion, one per name and at most `size`: first names that begin with the text, the shortest first,
 * then similar names.
 */
export function suggest(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  text: string,
  size: number,
  filters: IndexFilters,
): Suggestion[] {
  const query = prepareName(text)
  const failedBySegment = segments.map(({ segment }) => compileFilters(filters, segment))
  const beginnings = new Map<string, Representative>()
  for (const [place, live] of segments.entries()) {
    for (const variant of query.variants) {
      const letters = bytesOf(squash(variant.folded))
      if (letters.length === 0) continue
      let kept = 0
      for (const name of shortestOf(
        live.segment,
        findNames(scratch.retrieve.lookUps, live.segment, letters, 0, letters.length, true),
      )) {
        const found = representative(live, name, failedBySegment[place])
        if (found === null) continue
        const known = nameText(live.segment, name)
        beginnings.set(known, better(beginnings.get(known) ?? null, found) as Representative)
        if (++kept === size) break
      }
    }
  }
  const byLength = (a: string, b: string) => squash(a).length - squash(b).length || (a < b ? -1 : a > b ? 1 : 0)
  const chosen = new Map([...beginnings].sort(([a], [b]) => byLength(a, b)).slice(0, size))
  if (chosen.size < size) {
    for (const alike of findNamesAlike(scratch, segments, text, alikeFrom, filters, mostAlike)) {
      if (chosen.size === size) break
      if (chosen.has(alike.text)) continue
      let best: Representative | null = null
      for (const { live: place, name } of alike.places) {
        best = better(best, representative(segments[place], name, failedBySegment[place]))
      }
      if (best !== null) chosen.set(alike.text, best)
    }
  }
  const scorer = new NameScorer(query)
  return Array.from(chosen.values(), ({ live, name, record }) => {
    const { nameBytes, nameStart } = live.segment.arrays
    scorer.score(nameBytes, nameStart[name], nameStart[name + 1])
    const nameScore = scoreOf(scorer)
    return { ...hitOf(live.segment, record, nameScore), nameScore }
  })
}
