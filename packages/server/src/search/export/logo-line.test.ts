import type { LogoSimilarity } from '@marklot/contracts'
import { expect, it } from 'vitest'
import { dossierHit, dossierWords } from '../../exports/index.ts'
import { dossierLine } from './logo-line.ts'

const words = dossierWords('de')
const logo: LogoSimilarity = {
  score: 98,
  kind: 'identical',
  alterations: ['mirrored', 'part'],
  query: null,
  mark: null,
  scores: null,
  columns: [],
}
const lineOf = (changed: Partial<LogoSimilarity>) =>
  dossierLine(
    { logos: { line: async () => null }, own: {} as never },
    { brandLogoUrl: null, similarity: { logo: { ...logo, ...changed } } },
    0,
    words,
  )

it('says how similar the logos are, and of copies what was done', async () => {
  expect((await lineOf({}))?.caption).toBe('Logo 98\u00a0%: identisch, gespiegelt und als Teil')
  expect((await lineOf({ kind: 'sameIdea', score: 61, alterations: [] }))?.caption).toBe('Logo 61\u00a0%: gleiches Motiv')
})

it('calls a copy unaltered only if no feature differs', async () => {
  const box = { x: 0, y: 0, width: 1, height: 1 }
  const column = { alterations: [], query: box, mark: box, queryColours: [], markColours: [] }
  const shape = { ...column, kind: 'shape', state: 'equal' } as const
  const captionOf = async (columns: LogoSimilarity['columns']) => (await lineOf({ alterations: [], columns }))?.caption
  expect(await captionOf([shape])).toBe('Logo 98\u00a0%: identisch, unverändert')
  const word = { ...column, kind: 'word', state: 'different' } as const
  const colour = { ...column, kind: 'colour', state: 'different', query: null, mark: null } as const
  expect(await captionOf([shape, word, colour])).toBe('Logo 98\u00a0%: identisch, Wort: anders und Farbe: anders')
})

it('gives a mark the higher of its similarities by name and by logo', async () => {
  const scoreOf = async (name: number | null, ofLogo: number | null) => {
    const hit = {
      brandId: 'em-1',
      registrationOfficeCode: 'em',
      brandState: {},
      niceClasses: [],
      score: name === null ? null : { total: name },
      similarity: { logo: ofLogo === null ? null : { ...logo, score: ofLogo } },
    }
    const shown = { hit: hit as never, sign: 'Tavilo', sharedClasses: [], risk: null, notes: [], home: '' }
    return (await dossierHit({ ...shown, pictureAt: async () => null }, words)).score
  }
  expect(await scoreOf(24, 98)).toBe('98\u00a0%')
  expect(await scoreOf(80, 61)).toBe('80\u00a0%')
  expect(await scoreOf(80, null)).toBe('80\u00a0%')
  expect(await scoreOf(null, null)).toBeNull()
})
