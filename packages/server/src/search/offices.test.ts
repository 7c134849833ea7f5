import { BrandQuery, noFilters, printQuery, type QueryClause, registrationOfficeCodes } from '@marklot/contracts'
import { type IndexedMark, RegisterBuilder, searchesIn } from '@marklot/register-index'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pool } from '../platform/database.ts'
import { engineOver } from './engine/embedded.ts'
import { findMarks } from './find.ts'
import { allOffices, coveredOffices, filtersWithin, type OfficeSet, officeSearchStates } from './offices.ts'
import { type RegisterSearch, searchOf } from './read-search.ts'

/** One mark with the same name at every office. Its serial is the office's position in the list. */
const marks = registrationOfficeCodes.map(
  (office, serial): IndexedMark => ({
    serial,
    name: 'Nova',
    office,
    category: 'alive',
    type: 'Word',
    stateKey: `${office}.registered`,
    niceClasses: [9],
    viennaCategories: [],
    applicationDate: '2020-01-01',
    registrationDate: null,
    oppositionPeriodEndDate: null,
    priorityDate: null,
    translation: null,
    ownerName: 'Lumora GmbH',
    ownerSeat: null,
  }),
)
const builder = new RegisterBuilder(marks.length)
for (const mark of marks) builder.add(mark)
const index = builder.build(1)
const engine = engineOver(
  searchesIn(() => index),
  { catchUp: async () => undefined, close: async () => undefined },
)
/** Only searches by number use the database, and these tests make none. */
const context = { engine, pool: {} as Pool }

const holdings = registrationOfficeCodes.map((office) => ({ office, marks: 1, asOf: '2026-01-01', gapSince: null }))

async function officesOfHits(search: RegisterSearch, permitted: OfficeSet): Promise<string[]> {
  const { page } = await findMarks(search, permitted, context)
  return page.map(({ serial }) => registrationOfficeCodes[serial] as string).sort()
}
function searchedOffices({ asked, query }: RegisterSearch, permitted: OfficeSet): string[] {
  const states = officeSearchStates(holdings, permitted, coveredOffices(permitted, asked.filters, query))
  return states.flatMap(({ code, state }) => (state === 'searched' ? [code] : [])).sort()
}

const codes = fc.subarray([...registrationOfficeCodes])
const someCodes = fc.subarray([...registrationOfficeCodes], { minLength: 1 })
const officeClause = fc.record({ field: fc.constant('office' as const), isNegated: fc.boolean(), values: someCodes })
const nameClause: QueryClause = { field: 'name', isNegated: false, values: [{ text: 'nova', isPhrase: false }] }
const anySearch = fc
  .record({
    filters: codes.map((registrationOfficeCodes) => ({ ...noFilters, registrationOfficeCodes })),
    clauses: fc.array(officeClause, { maxLength: 4 }),
    mode: fc.constantFrom('name', 'owner', 'browse', 'expert'),
  })
  .map(({ filters, clauses, mode }) => {
    const text = mode === 'name' ? 'nova' : mode === 'owner' ? 'lumora' : ''
    const query = mode === 'expert' ? printQuery({ clauses: [nameClause, ...clauses] }) : ''
    return searchOf(BrandQuery.parse({ mode: mode === 'owner' ? 'owner' : 'name', text, query, filters, size: 10 }), 'en')
  })

describe('the offices of a search', () => {
  it('are reported as searched exactly when a hit can come from them', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, codes, async (search, permitted) => {
        const offices: OfficeSet = new Set(permitted)
        expect(searchedOffices(search, offices)).toEqual(await officesOfHits(search, offices))
      }),
      { numRuns: 300 },
    )
  })

  it('are never outside the plan, and the reply gives the reason for each office left out', () => {
    fc.assert(
      fc.property(anySearch, codes, ({ asked, query }, permitted) => {
        const offices: OfficeSet = new Set(permitted)
        const states = officeSearchStates(holdings, offices, coveredOffices(offices, asked.filters, query))
        for (const { code, state } of states) expect(state === 'notInPlan').toBe(!offices.has(code))
      }),
    )
  })

  it('do not include offices without data', () => {
    const empty = holdings.map((holding) => ({ ...holding, marks: 0, asOf: null }))
    const states = officeSearchStates(empty, allOffices, allOffices)
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['noData']))
  })
})

describe('filters within a plan', () => {
  it('are null when no office is left, and never an empty list, which selects all offices', () => {
    fc.assert(
      fc.property(codes, codes, (selected, permitted) => {
        const offices: OfficeSet = new Set(permitted)
        const within = filtersWithin({ ...noFilters, registrationOfficeCodes: selected }, offices)
        const left = registrationOfficeCodes.filter(
          (code) => offices.has(code) && (selected.length === 0 || selected.includes(code)),
        )
        if (left.length === 0) expect(within).toBeNull()
        else if (left.length < registrationOfficeCodes.length)
          expect(within?.registrationOfficeCodes.toSorted()).toEqual(left.toSorted())
      }),
    )
  })
})
