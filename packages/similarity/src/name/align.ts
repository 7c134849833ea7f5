import { foldLetter } from './fold.ts'
import { glyphCount, glyphIndex, replacement } from './glyphs.ts'

/*
 * The columns of the comparison line: both names upper-cased for display, laid over each other by edit distance with gaps.
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
 * The letters of a name as the comparison line shows them: upper case, umlauts and accents kept, combining marks with their letter, runs of
 * white space as one blank, none at the ends.
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

/** A gap costs `open` once and `gap` for each column: one long gap is better than several, so a part taken over whole stays together. */
const costs = { open: 3, gap: 6, vowels: 6, consonants: 10, mixed: 16, unlike: 24 }
const never = 0x3fffffff
/** Letters that look alike (see `glyphs.ts`) stand over each other rather than beside a gap: O over 0, N over M. */
const lookAlike = { most: 65, share: 0.1 }
const vowel = /^[aeiouy]/
const letterOrDigit = /^[a-z0-9]/

function replacing(left: DisplayLetter, right: DisplayLetter): number {
  if (equalLetters(left, right)) return 0
  const plain = letterOrDigit.test(left.folded) && letterOrDigit.test(right.folded)
  // A blank or a hyphen never stands over a letter.
  if (!plain) return left.folded.trim() === '' && right.folded.trim() === '' ? costs.consonants : costs.unlike
  const glyphs = glyphCost(left.folded, right.folded)
  if (glyphs <= lookAlike.most) return Math.round(glyphs * lookAlike.share)
  const vowels = Number(vowel.test(left.folded)) + Number(vowel.test(right.folded))
  return vowels === 2 ? costs.vowels : vowels === 0 ? costs.consonants : costs.mixed
}

/** What it costs to take one letter for the other by look, in hundredths of a letter. */
function glyphCost(left: string, right: string): number {
  if (left.length !== 1 || right.length !== 1) return 100
  return replacement[glyphIndex(left.charCodeAt(0)) * glyphCount + glyphIndex(right.charCodeAt(0))] as number
}

function equalLetters(left: DisplayLetter, right: DisplayLetter): boolean {
  return left.shown === right.shown || (left.folded !== '' && left.folded === right.folded)
}

/** Letters aligned by edit distance; what lies beyond is shown letter under letter, so that the cost stays bounded. */
const longestAligned = 300

/** Lays two names over each other. The letters of the columns without gaps are the names again. */
export function alignNames(query: readonly DisplayLetter[], hit: readonly DisplayLetter[]): ComparisonColumn[] {
  const n = Math.min(query.length, longestAligned)
  const m = Math.min(hit.length, longestAligned)
  const width = m + 1
  // Least cost of aligning the first i and j letters (Gotoh 1982): ending anyhow, ending in a gap of the query, in a gap of the hit.
  const best = new Int32Array((n + 1) * width)
  const queryGap = new Int32Array((n + 1) * width).fill(never)
  const hitGap = new Int32Array((n + 1) * width).fill(never)
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= m; j++) {
      if (i === 0 && j === 0) continue
      const here = i * width + j
      if (j > 0) queryGap[here] = costs.gap + Math.min((best[here - 1] as number) + costs.open, queryGap[here - 1] as number)
      if (i > 0) hitGap[here] = costs.gap + Math.min((best[here - width] as number) + costs.open, hitGap[here - width] as number)
      const pair =
        i > 0 && j > 0
          ? (best[here - width - 1] as number) + replacing(query[i - 1] as DisplayLetter, hit[j - 1] as DisplayLetter)
          : never
      best[here] = Math.min(pair, queryGap[here] as number, hitGap[here] as number)
    }
  }
  const columns: ComparisonColumn[] = []
  // Back from the end, a pair before a gap: in doubled letters the gap comes to stand at the first one.
  let inside: 'pair' | 'queryGap' | 'hitGap' = 'pair'
  for (let i = n, j = m; i > 0 || j > 0; ) {
    const here = i * width + j
    const left = query[i - 1]
    const right = hit[j - 1]
    if (inside === 'pair') {
      if (left && right && best[here] === (best[here - width - 1] as number) + replacing(left, right)) {
        columns.push({ query: left.shown, hit: right.shown, equal: equalLetters(left, right) })
        i--
        j--
        continue
      }
      inside = best[here] === queryGap[here] ? 'queryGap' : 'hitGap'
    }
    const lists: Int32Array = inside === 'queryGap' ? queryGap : hitGap
    const before: number = inside === 'queryGap' ? here - 1 : here - width
    const opens = lists[here] === costs.gap + costs.open + (best[before] as number)
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
