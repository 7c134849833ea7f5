import type { ComparisonColumn } from '@marklot/contracts/search'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canAlign, equalRuns, hitStretches, mostSharedColumns, sharedAlignment } from './comparison-columns.ts'

/** Returns the columns of two spellings such as `TAV_ILO` over `TAVEIL_`, in which an underscore is a gap. */
function columns(query: string, hit: string): ComparisonColumn[] {
  return [...query].map((letter, place) => ({
    query: letter === '_' ? null : letter,
    hit: hit[place] === '_' ? null : (hit[place] ?? null),
    equal: letter === hit[place] && letter !== '_',
  }))
}
const row = (alignment: ReturnType<typeof sharedAlignment>, at: number) =>
  alignment?.rows[at]
    ?.map(({ letter, kind }) =>
      kind === 'equal' ? (letter ?? '=') : kind === 'different' ? (letter ?? '').toLowerCase() : kind === 'gap' ? '.' : ' ',
    )
    .join('')

describe('equal runs', () => {
  it('join neighbouring equal columns', () => {
    expect(equalRuns(columns('TAVI_LO', 'TAVILLO'))).toEqual([
      { from: 0, until: 4 },
      { from: 5, until: 7 },
    ])
  })
  it('are none when nothing is equal', () => {
    expect(equalRuns(columns('AB', 'CD'))).toEqual([])
  })
})

describe('the one-line form', () => {
  it('shows the found sign in stretches, without its missing letters', () => {
    expect(hitStretches(columns('TAVILO', 'TAVEL_'))).toEqual([
      { text: 'TAV', equal: true },
      { text: 'E', equal: false },
      { text: 'L', equal: true },
    ])
  })
  it('loses no letter of the found sign', () => {
    const letter = fc.constantFrom('A', 'B', 'C')
    const column = fc.record({ query: fc.option(letter), hit: fc.option(letter), equal: fc.boolean() })
    fc.assert(
      fc.property(fc.array(column), (all) => {
        const text = hitStretches(all).map((stretch) => stretch.text)
        expect(text.join('')).toBe(all.map(({ hit }) => hit ?? '').join(''))
      }),
    )
  })
})

describe('signs that have no grid of letters', () => {
  it('are those of joined scripts, empty ones and very long ones', () => {
    expect(canAlign({ columns: columns('TAVILO', 'TAVELO') })).toBe(true)
    expect(canAlign({ columns: columns('ΑΘΗΝΑ', 'ΑΘΗΝΗ') })).toBe(true)
    expect(canAlign({ columns: columns('سلام', 'سلاب') })).toBe(false)
    expect(canAlign({ columns: [] })).toBe(false)
    expect(canAlign({ columns: columns('A'.repeat(80), 'A'.repeat(80)) })).toBe(false)
  })
})

describe('the shared alignment of a table', () => {
  const alignment = sharedAlignment([
    { columns: columns('_TAVILO', 'STAVILO') },
    { columns: columns('TAVI_LO', 'TAVILLO') },
    { columns: columns('TAVILO_', 'TAVILON') },
    { columns: columns('TAVILO', 'TAVELO') },
    { columns: columns('TAVILO', 'TA_ILO') },
    null,
  ])
  it('has one column per letter of the query and per insertion', () => {
    expect(alignment?.header.map((letter) => letter ?? '_').join('')).toBe('_TAVI_LO_')
  })
  it('puts every letter under its column and keeps a word in one piece', () => {
    expect(row(alignment, 0)).toBe('sTAVI=LO ')
    expect(row(alignment, 1)).toBe(' TAVIlLO ')
    expect(row(alignment, 2)).toBe(' TAVI=LOn')
    expect(row(alignment, 3)).toBe(' TAVe LO ')
    expect(row(alignment, 4)).toBe(' TA.I=LO ')
    expect(alignment?.rows[5]).toBeNull()
  })
  it('leaves out a hit that would need too much room, and keeps the others', () => {
    const wide = sharedAlignment([
      { columns: columns('AB', 'AB') },
      { columns: columns(`AB${'_'.repeat(30)}`, `AB${'C'.repeat(30)}`) },
    ])
    expect(wide?.header).toEqual(['A', 'B'])
    expect(wide?.rows.map((cells) => cells !== null)).toEqual([true, false])
  })
  it('aligns hits with many letters inside where there is room for them', () => {
    const inner = [{ columns: columns('LUM___ORA', 'LUNAXFORM') }]
    expect(sharedAlignment(inner)?.rows).toEqual([null])
    expect(sharedAlignment(inner, mostSharedColumns, mostSharedColumns)?.rows[0]).not.toBeNull()
  })
  it('does not exist without a comparison or for an overlong query', () => {
    expect(sharedAlignment([null])).toBeNull()
    const long = 'A'.repeat(mostSharedColumns + 1)
    expect(sharedAlignment([{ columns: columns(long, long) }])).toBeNull()
  })
})
