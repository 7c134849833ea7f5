import { cologneCode } from '../sound/cologne.ts'
import { heard } from '../sound/phonemes.ts'
import { audienceSimilarity } from '../sound/pronunciation/audience-similarity.ts'
import { type Audience, audiences, Pronunciations } from '../sound/pronunciation/audiences.ts'
import { type SpokenName, speak, syllablesOf } from '../sound/syllables.ts'
import { alignNames, type ComparisonColumn, type DisplayLetter, displayLetters } from './align.ts'
import { foldName } from './fold.ts'
import { bytesOf, NameForm } from './name-form.ts'
import { type ComparisonRemark, remarkOf } from './remark.ts'
import { type NameScore, NameScorer, type PreparedName, prepareName, type ScoreOptions, scoreOf } from './score.ts'

/** One syllable of the found name under the columns `from` to `until` (exclusive). */
export interface ComparisonSyllable {
  text: string
  from: number
  until: number
  soundsEqual: boolean
  stressed: boolean
}

/** The comparison line, shaped like the contract's `Comparison`. */
export interface Comparison {
  columns: ComparisonColumn[]
  syllables: ComparisonSyllable[]
  querySoundCode: string
  hitSoundCode: string
  remark: ComparisonRemark
  /** Columns whose letters are equal, blanks included. */
  equalPlaces: number
  /** Null when one of the two has nothing to be read aloud. */
  heardAs: HeardAs | null
}

/** In whose mouths the two names sound most alike, each as it is read there, in IPA letters. */
export interface HeardAs {
  queryAudience: Audience
  hitAudience: Audience
  querySpoken: string
  hitSpoken: string
  /** Whole percent, 0 to 100. */
  likeness: number
}

/** A found name beside the searched one: how much they are alike, and why. */
export interface Compared {
  score: NameScore
  comparison: Comparison
}

/** Scores and explains a found name against the searched one. The score is the one `NameScorer` ranks by. */
export function compareNames(query: string, hit: string, options?: ScoreOptions): Compared {
  return comparePrepared(query, prepareName(query), hit, options)
}

/** `compareNames` with the searched name prepared once for a whole page of hits. */
export function comparePrepared(query: string, prepared: PreparedName, hit: string, options?: ScoreOptions): Compared {
  const folded = foldName(hit)
  const scorer = new NameScorer(prepared, options)
  const bytes = bytesOf(folded)
  scorer.score(bytes, 0, bytes.length)
  const queryLetters = displayLetters(query)
  const hitLetters = displayLetters(hit)
  const columns = alignNames(queryLetters, hitLetters)
  return {
    score: scoreOf(scorer),
    comparison: {
      columns,
      syllables: soundLine(columns, queryLetters, hitLetters),
      querySoundCode: cologneCode(prepared.folded),
      hitSoundCode: cologneCode(folded),
      // When the meaning decided, nothing can be said of the letters that would tell why the names are alike.
      remark:
        scorer.relation === 'sameMeaning'
          ? 'sameMeaning'
          : remarkOf(prepared, folded, queryLetters, hitLetters, columns, options?.elementWeight),
      equalPlaces: columns.reduce((sum, { equal }) => sum + (equal ? 1 : 0), 0),
      heardAs: nearestReadings(prepared, bytes),
    },
  }
}

function nearestReadings({ variants }: PreparedName, hit: Uint8Array): HeardAs | null {
  const spoken = new Pronunciations().speak(new NameForm().load(hit, 0, hit.length))
  let nearest: HeardAs | null = null
  for (const { spoken: own } of variants) {
    const pair = { left: 0, right: 0 }
    const likeness = Math.round(100 * audienceSimilarity(own, spoken, 0, { pair }))
    if (nearest !== null && likeness <= nearest.likeness) continue
    const [querySpoken, hitSpoken] = [own.text(pair.left), spoken.text(pair.right)]
    if (querySpoken === '' || hitSpoken === '') continue
    const [queryAudience, hitAudience] = [audiences[pair.left] as Audience, audiences[pair.right] as Audience]
    nearest = { queryAudience, hitAudience, querySpoken, hitSpoken, likeness }
  }
  return nearest
}

/** The syllables of the found name under the columns, each compared with what the searched name says there. */
function soundLine(
  columns: readonly ComparisonColumn[],
  query: readonly DisplayLetter[],
  hit: readonly DisplayLetter[],
): ComparisonSyllable[] {
  const columnOfQuery: number[] = []
  const columnOfHit: number[] = []
  for (const [i, column] of columns.entries()) {
    if (column.query !== null) columnOfQuery.push(i)
    if (column.hit !== null) columnOfHit.push(i)
  }
  const queryByColumn = soundsByColumn(speak(query), columnOfQuery)
  const hitByColumn = soundsByColumn(speak(hit), columnOfHit)
  const same = spokenIn(queryByColumn, 0, columns.length) === spokenIn(hitByColumn, 0, columns.length)
  const syllables = syllablesOf(hit)
  return syllables.map(({ text, from, until, stressed }, k) => {
    const first = columnOfHit[from] as number
    const last = (columnOfHit[until - 1] as number) + 1
    // A gap before a syllable belongs to it when nothing else stands there: what the searched name says more is heard in it.
    const reach = k + 1 < syllables.length ? (columnOfHit[syllables[k + 1]?.from as number] as number) : columns.length
    const start = k === 0 ? 0 : first
    const soundsEqual = same || spokenIn(queryByColumn, start, reach) === spokenIn(hitByColumn, start, reach)
    return { text, from: first, until: last, soundsEqual, stressed }
  })
}

interface SoundAt {
  sound: number
  column: number
}

const soundsByColumn = (spoken: SpokenName, columnOf: readonly number[]): SoundAt[] =>
  Array.from(spoken.sounds, (sound, i) => ({ sound, column: columnOf[spoken.letterOf[i] as number] as number }))

const spokenIn = (spoken: readonly SoundAt[], from: number, until: number) =>
  heard(spoken.filter(({ column }) => column >= from && column < until).map(({ sound }) => sound))
