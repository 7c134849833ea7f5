import type {
  AssessedBrand,
  AssessmentInput,
  ExecutionResult,
  QueryExecution,
  ResultBrand,
  StoredBrandQuery,
  StoredBrandQueryInput,
} from '@marklot/contracts/radar'
import { noFilters } from '@marklot/contracts/search'
import type { Replies } from './page.tsx'
import { signedIn } from './person.ts'
import { hit, searching } from './register.ts'

export const failure = (status: number, code: string, details?: readonly { path: string; message: string }[]) =>
  Response.json({ code, message: `The sentence of ${code}.`, requestId: '1', details }, { status })

export const execution = (id: number, more: Partial<QueryExecution> = {}): QueryExecution => ({
  id,
  storedBrandQueryId: 7,
  state: 'resultAvailable',
  isRunning: false,
  trigger: 'byHand',
  dueUtc: null,
  startedUtc: `2026-06-${10 + id}T10:00:00.000Z`,
  finishedUtc: `2026-06-${10 + id}T10:00:01.000Z`,
  total: 2,
  totalIsLowerBound: false,
  newBrands: 1,
  changedBrands: 0,
  mails: [],
  ...more,
})

export const savedSearch = (more: Partial<StoredBrandQuery> = {}): StoredBrandQuery => ({
  id: 7,
  name: 'Lumora watch',
  description: '',
  mode: 'name',
  text: 'lumora',
  query: '',
  filters: { ...noFilters, goodsClasses: [9] },
  minimumNameSimilarity: 80,
  minimumLogoSimilarity: null,
  onlyNewBrands: false,
  size: 50,
  executionFrequency: 'none',
  ownerMail: 'erika@example.org',
  shareResults: [],
  notificationLanguage: 'en',
  mailWhenNothingNew: false,
  createdUtc: '2026-06-01T10:00:00.000Z',
  changedUtc: '2026-06-01T10:00:00.000Z',
  nextExecutionUtc: null,
  paused: null,
  recipients: [],
  openRisks: 1,
  acceptedBrands: 0,
  executions: 2,
  lastExecution: execution(2),
  ...more,
})

export const resultBrand = (brandId: string, name: string, more: Partial<ResultBrand> = {}): ResultBrand => ({
  ...hit(brandId, name),
  verdict: 'known',
  changes: [],
  opposition: null,
  assessed: null,
  ...more,
})

export const resultOf = (of: QueryExecution, brands: ResultBrand[], more: Partial<ExecutionResult> = {}): ExecutionResult => ({
  execution: of,
  search: savedSearch(),
  offices: [
    { code: 'de', state: 'searched', asOf: '2026-06-09', late: false, marks: 10 },
    { code: 'us', state: 'notInPlan', asOf: null, late: false, marks: 0 },
  ],
  brands,
  ...more,
})

/** Returns a server with one saved search that ran twice, which calls change. */
export function radarServer(more: Replies = {}): Replies {
  let searches = [savedSearch()]
  let assessed: AssessedBrand | null = {
    brandId: 'de-1',
    assessment: 'open',
    note: '',
    assessedUtc: null,
    changes: [],
  }
  const executions = [execution(2), execution(1, { newBrands: 2 })]
  const now = hit('de-1', 'LUMORA', { brandStateCategory: 'dead', ownerName: 'Other GmbH', niceClasses: [9, 35] })
  const first = () => resultBrand('de-1', 'LUMORA', { verdict: 'new', assessed, ownerName: 'Lumora GmbH' })
  const second = resultBrand('em-2', 'LUMORIA', {
    opposition: { endDate: '2026-08-01', isComputed: true, source: 'UMV 46', daysLeft: 12 },
  })
  return signedIn({
    ...searching,
    'GET /user/account/StoredBrandQueries': () => searches,
    'PUT /user/account/StoredBrandQueries': ({ assessments: _, ...input }: StoredBrandQueryInput) => {
      const saved = savedSearch({ ...(input as Partial<StoredBrandQuery>), id: input.id ?? 8 })
      searches = [saved, ...searches.filter(({ id }) => id !== saved.id)]
      return saved
    },
    'DELETE /StoredBrandQueries/7': () => {
      searches = []
      return new Response(null, { status: 204 })
    },
    'GET /StoredBrandQueries/7': () => savedSearch(),
    'POST /StoredBrandQueries/7/history': () => execution(2),
    'GET /BrandQueries/7/history': () => ({ total: 2, executions }),
    'GET /BrandQueryHistory/2': () => execution(2),
    'GET /BrandQueryHistory/2/result': () => resultOf(execution(2), [first(), second]),
    'GET /BrandQueryHistory/2/comparison': () => ({
      execution: execution(2),
      other: execution(1),
      added: [second],
      gone: [],
      changed: [{ brand: first(), other: resultBrand('de-1', 'LUMORA') }],
      unchanged: 3,
    }),
    'GET /StoredBrandQueries/7/brands': () => ({
      openRisks: 1,
      acceptedBrands: 0,
      brands: [{ ...assessed, brand: now, opposition: null }],
    }),
    'PUT /StoredBrandQueries/7/brands/de-1': (input: AssessmentInput) => {
      assessed = { brandId: 'de-1', ...input, assessedUtc: '2026-06-30T10:00:00.000Z', changes: [] }
      return assessed
    },
    ...more,
  })
}
