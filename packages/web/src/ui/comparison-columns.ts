import type { Comparison, ComparisonColumn } from '@marklot/contracts/search'

/** Neighbouring columns, from `from` up to but not including `until`. */
export interface Run {
  from: number
  until: number
}

/** Returns the runs of equal columns. */
export function equalRuns(columns: readonly Pick<ComparisonColumn, 'equal'>[]): Run[] {
  const runs: Run[] = []
  columns.forEach((column, place) => {
    if (!column.equal) return
    const last = runs.at(-1)
    if (last && last.until === place) last.until = place + 1
    else runs.push({ from: place, until: place + 1 })
  })
  return runs
}

/**
 * With more columns, the letters are too small on every screen (a cell has at least 13 px, mockups README). Such
 * comparisons use only the one-line form.
 */
export const mostFullColumns = 36

/** Scripts whose letters join or run from right to left. A grid of separate letters would break up the word. */
const joinedScript = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Thai}]/u

/** Returns whether the two signs can be shown with letters above each other. */
export function canAlign(comparison: Pick<Comparison, 'columns'>): boolean {
  const { columns } = comparison
  if (columns.length === 0 || columns.length > mostFullColumns) return false
  return !columns.some(({ query, hit }) => joinedScript.test(`${query ?? ''}${hit ?? ''}`))
}

/** Returns the found sign as runs of equal and of different letters, for the one-line form. Omits missing letters. */
export function hitStretches(columns: readonly ComparisonColumn[]): { text: string; equal: boolean }[] {
  const stretches: { text: string; equal: boolean }[] = []
  for (const { hit, equal } of columns) {
    if (hit === null) continue
    const last = stretches.at(-1)
    if (last && last.equal === equal) last.text += hit
    else stretches.push({ text: hit, equal })
  }
  return stretches
}

/** One letter of a row under the table's shared columns. `inserted` columns have no letter of the query. */
export interface SharedCell {
  letter: string | null
  /**
   * `equal`: the same letter, or an empty inserted column inside a word. `different`: the letter differs or is added.
   * `gap`: the letter is missing.
   */
  kind: 'equal' | 'different' | 'gap' | 'empty'
}
export interface SharedAlignment {
  /** The query's letters, null in inserted columns. */
  header: (string | null)[]
  /** One row per comparison; null for a comparison that does not fit and is shown as running text. */
  rows: (SharedCell[] | null)[]
}

/** The most columns of a table's shared alignment. Rows that need more are shown as running text. */
export const mostSharedColumns = 22
/** The most inserted columns between two letters. With more, the weakest hits would pull the best ones apart. */
export const mostInnerColumns = 2

interface Placed {
  /** Letters inserted before place i of the query (index n: after the last one). */
  inserted: string[][]
  /** The letter below place i of the query. */
  under: ({ letter: string; equal: boolean } | null)[]
}

/**
 * Aligns all hits of a list in one set of columns: the letters of the query plus the inserted columns that some hit
 * needs.
 *
 *     query    T A V I   L O
 *     Stavilo S|T A V I   L O      one column before T
 *     Tavillo   T A V I L L O      one column before the L
 *
 * The first comparisons get their columns first. A comparison that needs more columns than are left does not fit.
 *
 * @param mostInner the most columns inserted between the letters
 */
export function sharedAlignment(
  comparisons: readonly (Pick<Comparison, 'columns'> | null)[],
  mostColumns: number = mostSharedColumns,
  mostInner: number = mostInnerColumns,
): SharedAlignment | null {
  const first = comparisons.find((comparison) => comparison && canAlign(comparison))
  if (!first) return null
  const letters = first.columns.flatMap(({ query }) => (query === null ? [] : [query]))
  if (letters.length === 0 || letters.length > mostColumns) return null
  const placed = comparisons.map((comparison) => (comparison && canAlign(comparison) ? place(comparison.columns, letters) : null))
  const room = new Array<number>(letters.length + 1).fill(0)
  const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)
  const fits = placed.map((row) => {
    if (!row) return false
    const before = [...room]
    row.inserted.forEach((added, at) => {
      room[at] = Math.max(room[at] ?? 0, added.length)
    })
    if (letters.length + sum(room) <= mostColumns && sum(room.slice(1, -1)) <= mostInner) return true
    before.forEach((width, at) => {
      room[at] = width
    })
    return false
  })
  const header = letters.flatMap((letter, at) => [...new Array<null>(room[at] ?? 0).fill(null), letter])
  header.push(...new Array<null>(room[letters.length] ?? 0).fill(null))
  return { header, rows: placed.map((row, at) => (row && fits[at] ? cellsOf(row, room) : null)) }
}

function place(columns: readonly ComparisonColumn[], letters: readonly string[]): Placed | null {
  const inserted: string[][] = Array.from({ length: letters.length + 1 }, () => [])
  const under: Placed['under'] = []
  for (const { query, hit, equal } of columns) {
    if (query === null) {
      if (hit !== null) inserted[under.length]?.push(hit)
    } else {
      if (letters[under.length] !== query) return null
      under.push(hit === null ? null : { letter: hit, equal })
    }
  }
  return under.length === letters.length ? { inserted, under } : null
}

function cellsOf({ inserted, under }: Placed, room: readonly number[]): SharedCell[] {
  const cells: SharedCell[] = []
  for (let at = 0; at <= under.length; at++) {
    const added = inserted[at] ?? []
    const free = (room[at] ?? 0) - added.length
    // An empty inserted column between two equal letters keeps the underline, so that the word stays connected.
    const isInsideWord = added.length === 0 && under[at - 1]?.equal === true && under[at]?.equal === true
    const padding = Array.from({ length: free }, (): SharedCell => ({ letter: null, kind: isInsideWord ? 'equal' : 'empty' }))
    const letters = added.map((letter): SharedCell => ({ letter, kind: 'different' }))
    // Letters added at the end follow the last letter directly; all others precede their letter.
    cells.push(...(at === under.length ? [...letters, ...padding] : [...padding, ...letters]))
    if (at < under.length) {
      const below = under[at]
      cells.push(below ? { letter: below.letter, kind: below.equal ? 'equal' : 'different' } : { letter: null, kind: 'gap' })
    }
  }
  return cells
}
