import { alignNames, type ComparisonColumn, displayLetters } from '../letters/align.ts'
import { foldName } from '../letters/fold.ts'
import { audienceSimilarity } from '../pronunciation/audience-similarity.ts'
import { type Audience, audiences, Pronunciations } from '../pronunciation/audiences.ts'
import { cologneCode } from '../sound/cologne.ts'
import { heard } from '../sound/phonemes.ts'
import { type SpokenName, speak, syllablesOf } from '../sound/syllables.ts'
import { bytesOf, NameForm } from '../words/name-form.ts'
import { type ComparisonRemark, CoreWords, remarkOf, type ShownName } from './remark.ts'
import { type NameScore, NameScorer, type PreparedName, prepareName, type ScoreOptions, scoreOf } from './score.ts'

/** One syllable of the found name, below the columns `from` (inclusive) to `until` (exclusive). */
export interface ComparisonSyllable {
  text: string
  from: number
  until: number
  soundsEqual: boolean
  stressed: boolean
}

/** The comparison line, in the shape of the contract's `Comparison`. */
export interface Comparison {
  columns: ComparisonColumn[]
  syllables: ComparisonSyllable[]
  querySoundCode: string
  hitSoundCode: string
  remark: ComparisonRemark
  /** Number of columns with equal letters, blanks included. */
  equalPlaces: number
  /** Null when one of the two has no sound. */
  heardAs: HeardAs | null
}

/** The audiences to whom the two names sound most alike, with each reading in IPA letters. */
export interface HeardAs {
  queryAudience: Audience
  hitAudience: Audience
  querySpoken: string
  hitSpoken: string
  /** Whole percent, 0 to 100. */
  likeness: number
}

/** A found name compared with the searched one: the score and its explanation. */
export interface Compared {
  score: NameScore
  comparison: Comparison
}

/** Scores and explains a found name against the searched one. The score equals the one that `NameScorer` ranks by. */
export function compareNames(query: string, hit: string, options?: ScoreOptions): Compared {
  return new NameComparer(query, prepareName(query), options).compare(hit)
}

/** `compareNames` for a page of hits: everything that depends only on the searched name is prepared once. */
export class NameComparer {
  private readonly query: PreparedName
  private readonly shown: ShownName
  private readonly querySoundCode: string
  private readonly scorer: NameScorer
  private readonly words: CoreWords
  private readonly form = new NameForm()
  private readonly spoken = new Pronunciations()

  /** `prepared` is the prepared `query`. */
  constructor(query: string, prepared: PreparedName, options?: ScoreOptions) {
    this.query = prepared
    this.shown = shownName(query, prepared.folded)
    this.querySoundCode = cologneCode(prepared.folded)
    this.scorer = new NameScorer(prepared, options)
    this.words = new CoreWords(options?.elementWeight)
  }

  compare(hit: string): Compared {
    const { query, shown, scorer } = this
    const folded = foldName(hit)
    const bytes = bytesOf(folded)
    scorer.score(bytes, 0, bytes.length)
    const found = shownName(hit, folded)
    const columns = alignNames(shown.letters, found.letters)
    return {
      score: scoreOf(scorer),
      comparison: {
        columns,
        syllables: soundLine(columns, shown, found),
        querySoundCode: this.querySoundCode,
        hitSoundCode: cologneCode(folded),
        // When meaning decided the score, no remark about letters explains why the names are alike.
        remark: scorer.relation === 'sameMeaning' ? 'sameMeaning' : remarkOf(query, shown, found, columns, this.words),
        equalPlaces: columns.reduce((sum, { equal }) => sum + (equal ? 1 : 0), 0),
        heardAs: this.nearestReadings(bytes),
      },
    }
  }

  private nearestReadings(hit: Uint8Array): HeardAs | null {
    const spoken = this.spoken.speak(this.form.load(hit, 0, hit.length))
    let nearest: HeardAs | null = null
    for (const { spoken: own } of this.query.variants) {
      const pair = { left: 0, right: 0 }
      const likeness = Math.round(100 * audienceSimilarity(own, spoken, 0, pair))
      if (nearest !== null && likeness <= nearest.likeness) continue
      const [querySpoken, hitSpoken] = [own.text(pair.left), spoken.text(pair.right)]
      if (querySpoken === '' || hitSpoken === '') continue
      const [queryAudience, hitAudience] = [audiences[pair.left], audiences[pair.right]]
      nearest = { queryAudience, hitAudience, querySpoken, hitSpoken, likeness }
    }
    return nearest
  }
}

function shownName(name: string, folded: string): ShownName {
  const letters = displayLetters(name)
  return { folded, letters, spoken: speak(letters) }
}

/** Returns the syllables of the found name below the columns, each compared with what the searched name has there. */
function soundLine(columns: readonly ComparisonColumn[], query: ShownName, hit: ShownName): ComparisonSyllable[] {
  const columnOfQuery: number[] = []
  const columnOfHit: number[] = []
  for (const [i, column] of columns.entries()) {
    if (column.query !== null) columnOfQuery.push(i)
    if (column.hit !== null) columnOfHit.push(i)
  }
  const queryByColumn = soundsByColumn(query.spoken, columnOfQuery)
  const hitByColumn = soundsByColumn(hit.spoken, columnOfHit)
  const same = spokenIn(queryByColumn, 0, columns.length) === spokenIn(hitByColumn, 0, columns.length)
  const syllables = syllablesOf(hit.letters)
  return syllables.map(({ text, from, until, stressed }, k) => {
    const first = columnOfHit[from]
    const last = columnOfHit[until - 1] + 1
    // A gap before a syllable belongs to the syllable when it is the only thing there: the added letters are heard in
    // it.
    const reach = k + 1 < syllables.length ? columnOfHit[syllables[k + 1]?.from as number] : columns.length
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
  Array.from(spoken.sounds, (sound, i) => ({ sound, column: columnOf[spoken.letterOf[i]] }))

const spokenIn = (spoken: readonly SoundAt[], from: number, until: number) =>
  heard(spoken.filter(({ column }) => column >= from && column < until).map(({ sound }) => sound))
