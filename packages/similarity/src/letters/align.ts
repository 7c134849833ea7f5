import { foldLetter } from './fold.ts'
import { glyphCount, glyphIndex, replacement } from './glyphs.ts'

/*
 * The columns of the comparison line: both names in upper case, aligned by edit distance with gaps.
 *
 *   T A V I · L O
 *   T A V I L L O
 */

/** One column: a letter of either sign as shown, or a gap (null). Equal under folding, so É equals E. */
export interface ComparisonColumn {
  query: string | null
  hit: string | null
  equal: boolean
}

/** A letter as shown, with its folded form ("" for punctuation). */
export interface DisplayLetter {
  shown: string
  folded: string
}

const mark = /^\p{M}+$/u
const blank = /^\s$/u

/**
 * Splits a name into the letters that the comparison line shows: upper case, umlauts and accents kept, combining marks
 * joined to their letter. A run of white space becomes one blank, with none at the ends.
 */
export function displayLetters(name: string): DisplayLetter[] {
  const letters: DisplayLetter[] = []
  for (const character of name.normalize('NFC').toUpperCase().trim()) {
    const last = letters.at(-1)
    if (last !== undefined && mark.test(character)) {
      last.shown += character
    } else if (blank.test(character)) {
      if (last?.shown !== ' ') letters.push({ shown: ' ', folded: ' ' })
    } else letters.push({ shown: character, folded: foldLetter(character) })
  }
  return letters
}

/**
 * A gap costs `open` once and `gap` per column. One long gap is cheaper than several short ones, so an added part stays
 * in one piece.
 */
const costs = { open: 3, gap: 6, vowels: 6, consonants: 10, mixed: 16, unlike: 24 }
const never = 0x3fffffff
/**
 * Letters that look alike (see `glyphs.ts`) are placed above each other rather than beside a gap: O over 0, N over M.
 */
const lookAlike = { most: 65, share: 0.1 }
/** The kind of a letter in an alignment: a blank or punctuation, a vowel, or any other letter or digit. */
const kinds = { none: 0, vowel: 1, other: 2 }
const firstLetter = /^[a-z0-9]/
const firstVowel = /^[aeiouy]/

/** The properties of a name's letters from which replacement costs are computed. */
class AlignedLetters {
  readonly letters: readonly DisplayLetter[]
  readonly kinds: Uint8Array
  /** Index of the glyph; -1 for anything that is not a single letter. */
  readonly glyphs: Int8Array

  constructor(letters: readonly DisplayLetter[], length: number) {
    this.letters = letters
    this.kinds = new Uint8Array(length)
    this.glyphs = new Int8Array(length).fill(-1)
    for (let i = 0; i < length; i++) {
      const { folded } = letters[i]
      if (!firstLetter.test(folded)) continue
      this.kinds[i] = firstVowel.test(folded) ? kinds.vowel : kinds.other
      if (folded.length === 1) this.glyphs[i] = glyphIndex(folded.charCodeAt(0))
    }
  }
}

function replacing(query: AlignedLetters, i: number, hit: AlignedLetters, j: number): number {
  if (equalLetters(query.letters[i], hit.letters[j])) return 0
  const left = query.kinds[i]
  const right = hit.kinds[j]
  // A blank or a hyphen is never placed above a letter.
  if (left === kinds.none || right === kinds.none) return left === right ? costs.consonants : costs.unlike
  const [leftGlyph, rightGlyph] = [query.glyphs[i], hit.glyphs[j]]
  if (leftGlyph >= 0 && rightGlyph >= 0) {
    // The cost of mistaking one letter for the other by sight, in hundredths of a letter.
    const glyphs = replacement[leftGlyph * glyphCount + rightGlyph]
    if (glyphs <= lookAlike.most) return Math.round(glyphs * lookAlike.share)
  }
  return left !== right ? costs.mixed : left === kinds.vowel ? costs.vowels : costs.consonants
}

function equalLetters(left: DisplayLetter, right: DisplayLetter): boolean {
  return left.shown === right.shown || (left.folded !== '' && left.folded === right.folded)
}

/** The number of letters aligned by edit distance. Letters beyond it are paired by position, which bounds the cost. */
const longestAligned = 300

/** Tables reused by every alignment. */
const tables = { best: new Int32Array(0), queryGap: new Int32Array(0), hitGap: new Int32Array(0) }

function makeRoom(cells: number): void {
  if (tables.best.length >= cells) return
  for (const table of ['best', 'queryGap', 'hitGap'] as const) tables[table] = new Int32Array(cells)
}

/** Aligns two names. Dropping the gaps from the columns gives the two names again. */
export function alignNames(query: readonly DisplayLetter[], hit: readonly DisplayLetter[]): ComparisonColumn[] {
  const n = Math.min(query.length, longestAligned)
  const m = Math.min(hit.length, longestAligned)
  const width = m + 1
  makeRoom((n + 1) * width)
  const [own, other] = [new AlignedLetters(query, n), new AlignedLetters(hit, m)]
  // Minimum cost of aligning the first i and j letters (Gotoh 1982), by how the alignment ends: in any way, in a gap of
  // the query, in a gap of the hit.
  const { best, queryGap, hitGap } = tables
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= m; j++) {
      const here = i * width + j
      const inQueryGap = j > 0 ? costs.gap + Math.min(best[here - 1] + costs.open, queryGap[here - 1]) : never
      const inHitGap = i > 0 ? costs.gap + Math.min(best[here - width] + costs.open, hitGap[here - width]) : never
      const pair = i > 0 && j > 0 ? best[here - width - 1] + replacing(own, i - 1, other, j - 1) : never
      queryGap[here] = inQueryGap
      hitGap[here] = inHitGap
      best[here] = here === 0 ? 0 : Math.min(pair, inQueryGap, inHitGap)
    }
  }
  const columns: ComparisonColumn[] = []
  // Trace back from the end and prefer a pair to a gap, so that the gap of a doubled letter falls on its first letter.
  let inside: 'pair' | 'queryGap' | 'hitGap' = 'pair'
  for (let i = n, j = m; i > 0 || j > 0; ) {
    const here = i * width + j
    const left = query[i - 1]
    const right = hit[j - 1]
    if (inside === 'pair') {
      if (left && right && best[here] === best[here - width - 1] + replacing(own, i - 1, other, j - 1)) {
        columns.push({ query: left.shown, hit: right.shown, equal: equalLetters(left, right) })
        i--
        j--
        continue
      }
      inside = best[here] === queryGap[here] ? 'queryGap' : 'hitGap'
    }
    const lists: Int32Array = inside === 'queryGap' ? queryGap : hitGap
    const before: number = inside === 'queryGap' ? here - 1 : here - width
    const opens = lists[here] === costs.gap + costs.open + best[before]
    if (inside === 'queryGap') {
      columns.push({ query: null, hit: (right as DisplayLetter).shown, equal: false })
      j--
    } else {
      columns.push({ query: (left as DisplayLetter).shown, hit: null, equal: false })
      i--
    }
    if (opens) inside = 'pair'
  }
  columns.reverse()
  for (let i = longestAligned; i < Math.max(query.length, hit.length); i++) {
    const left = query[i]
    const right = hit[i]
    columns.push({
      query: left?.shown ?? null,
      hit: right?.shown ?? null,
      equal: left !== undefined && right !== undefined && equalLetters(left, right),
    })
  }
  return columns
}
