import { BackTestInput, StoredBrandQueryInput } from '@marklot/contracts/radar'
import { BrandQuery } from '@marklot/contracts/search'
import { describe, expect, it } from 'vitest'
import { type Draft, emptyDraft, pagesOf, radarSearchOf, watchedBrand, withAssessmentBegun } from './draft.ts'
import { radarInput } from './use-save-radar.ts'

const now = '2026-11-22T10:00:00.000Z'
const chosen = { brandId: 'de-1', name: 'LUMORA', niceClasses: [9, 35], goods: '' }
const draft = (more: Partial<Draft> = {}): Draft => ({ ...emptyDraft, chosen, ...more })

describe('the draft of a radar', () => {
  it('watches the chosen brand, or the typed one once it has a name', () => {
    expect(watchedBrand(draft())).toEqual(chosen)
    expect(watchedBrand(draft({ source: 'typed' }))).toBeNull()
    const typed = { brandId: null, name: ' Lumora ', niceClasses: [3], goods: '' }
    expect(watchedBrand(draft({ source: 'typed', typed }))).toEqual({ ...typed, name: 'Lumora' })
  })

  it('accepts the own mark, and keeps assessments only for the same brand', () => {
    const begun = withAssessmentBegun(draft(), now)
    expect(begun.assessments).toEqual({ 'de-1': { assessment: 'accepted', note: '', assessedUtc: now } })
    expect(begun.name).toBe('LUMORA')
    const assessed = {
      ...begun,
      name: 'Core brand',
      assessments: { 'em-2': { assessment: 'open', note: 'x', assessedUtc: now } as const },
    }
    expect(withAssessmentBegun(assessed, now)).toBe(assessed)
    const other = withAssessmentBegun({ ...assessed, chosen: { ...chosen, brandId: 'de-2', name: 'OTHER' } }, now)
    expect(Object.keys(other.assessments)).toEqual(['de-2'])
    expect(other.name).toBe('OTHER')
  })

  it('searches live marks in the brand’s classes, or in all of them', () => {
    const { filters } = radarSearchOf(draft(), chosen)
    expect(filters).toMatchObject({ goodsClasses: [9], servicesClasses: [35], brandStateCategories: ['new', 'alive'] })
    const wide = radarSearchOf(draft({ allClasses: true }), chosen).filters
    expect(wide).toMatchObject({ goodsClasses: [], servicesClasses: [] })
  })

  it('searches the chosen offices, or all of the plan', () => {
    expect(radarSearchOf(draft(), chosen).filters.registrationOfficeCodes).toEqual([])
    const narrow = radarSearchOf(draft({ offices: ['de', 'em'] }), chosen)
    expect(narrow.filters.registrationOfficeCodes).toEqual(['de', 'em'])
    expect(pagesOf(narrow)[0]?.filters.registrationOfficeCodes).toEqual(['de', 'em'])
  })

  it('sends calls that the contract accepts, for every number of results', () => {
    for (const size of [10, 25, 50, 100, 200] as const) {
      const search = radarSearchOf(draft({ size }), chosen)
      const pages = pagesOf(search).map((page) => BrandQuery.parse(page))
      expect(pages.reduce((sum, page) => sum + page.size, 0)).toBe(size)
      expect(BackTestInput.safeParse({ ...search, executionFrequency: 'weekly' }).success).toBe(true)
    }
    const recipients = { ownerMail: '', shareResults: [], nextMail: 'a@example.org', notificationLanguage: 'de' } as const
    const input = radarInput({ ...withAssessmentBegun(draft(), now), savedId: 7 }, chosen, recipients)
    expect(StoredBrandQueryInput.parse(input)).toMatchObject({
      id: 7,
      name: 'LUMORA',
      shareResults: ['a@example.org'],
      assessments: [{ brandId: 'de-1', assessment: 'accepted', note: '' }],
    })
    expect(input).not.toHaveProperty('ownerMail')
  })
})
