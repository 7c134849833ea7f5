import { bytesOf, type NameScore, NameScorer, prepareName, squash } from '@marklot/similarity'
import { findNames } from './alphabet.ts'
import { compileFilters, type FailedFilters, type IndexFilters } from './filters.ts'
import { isBuried, type LiveSegment } from './live-segment.ts'
import { noDay, stateCategories } from './mark.ts'
import { findNamesAlike } from './search-names.ts'
import { nameText, type Segment } from './segment.ts'

export interface Suggestion {
  serial: number
  nameScore: NameScore
}

/** Names of a beginning that are looked at: the shortest ones. */
const mostOfBeginning = 400
/** A suggestion that does not begin with the text must be at least this alike, in percent. */
const alikeFrom = 70
/** Candidates scored for the alike part: less than a search scores, it runs at every letter typed. */
const mostAlike = 300
const dead = stateCategories.indexOf('dead')

/** The mark that stands for a name: a living one first, then the newest. */
function bestMark(live: LiveSegment, name: number, failedOf: FailedFilters): number {
  const { nameRecordStart, nameRecords, category, applicationDay } = live.segment.arrays
  const worth = (record: number) =>
    (category[record] === dead ? 0 : 1e7) + (applicationDay[record] === noDay ? -1e6 : (applicationDay[record] as number))
  let best = -1
  const end = nameRecordStart[name + 1] as number
  for (let at = nameRecordStart[name] as number; at < end; at++) {
    const record = nameRecords[at] as number
    if (isBuried(live.tombstones, record) || failedOf(record) !== 0) continue
    if (best < 0 || worth(record) > worth(best)) best = record
  }
  return best
}

/** The shortest names (smallest numbers) of a range of the alphabet. */
function shortestOf(segment: Segment, range: { from: number; until: number }): Uint32Array {
  const names = segment.arrays.sortedNames.slice(range.from, range.until).sort()
  return names.subarray(0, mostOfBeginning)
}

/**
 * Marks for autocompletion: names that begin with the text (shortest first), then names that are alike. One mark for each name, at most
 * `size`.
 */
export function suggest(segments: readonly LiveSegment[], text: string, size: number, filters: IndexFilters): Suggestion[] {
  const query = prepareName(text)
  const scorer = new NameScorer(query)
  const found = new Map<string, Suggestion>()
  const beginnings: { text: string; live: LiveSegment; name: number; record: number }[] = []
  const failedBySegment = segments.map(({ segment }) => compileFilters(filters, segment))
  for (const [place, live] of segments.entries()) {
    for (const variant of query.variants) {
      const letters = bytesOf(squash(variant.folded))
      if (letters.length === 0) continue
      let kept = 0
      for (const name of shortestOf(live.segment, findNames(live.segment, letters, 0, letters.length, true))) {
        const record = bestMark(live, name, failedBySegment[place] as FailedFilters)
        if (record < 0) continue
        beginnings.push({ text: nameText(live.segment, name), live, name, record })
        if (++kept === size) break
      }
    }
  }
  beginnings.sort((a, b) => squash(a.text).length - squash(b.text).length || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
  const add = (name: string, live: LiveSegment, record: number, bytesFrom: number) => {
    if (found.size >= size || found.has(name)) return
    const { nameBytes, nameStart, serial } = live.segment.arrays
    const { total, look, sound, structure } = scored(
      scorer,
      nameBytes,
      nameStart[bytesFrom] as number,
      nameStart[bytesFrom + 1] as number,
    )
    found.set(name, { serial: serial[record] as number, nameScore: { total, look, sound, structure } })
  }
  for (const { text: name, live, name: number, record } of beginnings) add(name, live, record, number)
  if (found.size < size) {
    for (const alike of findNamesAlike(segments, text, alikeFrom, filters, mostAlike)) {
      if (found.size >= size) break
      for (const place of alike.places) {
        const live = segments[place.live] as LiveSegment
        const record = bestMark(live, place.name, failedBySegment[place.live] as FailedFilters)
        if (record >= 0) add(alike.text, live, record, place.name)
      }
    }
  }
  return [...found.values()]
}

function scored(scorer: NameScorer, bytes: Uint8Array, from: number, until: number): NameScorer {
  scorer.score(bytes, from, until)
  return scorer
}
