import type { Locale } from '@marklot/contracts/locale'
import type { ExecutionFrequency, RadarSearch, resultSizes } from '@marklot/contracts/radar'
import { type BrandQuery, noFilters } from '@marklot/contracts/search'

/** Where the watched brand comes from. */
export const brandSources = ['register', 'board', 'typed'] as const
export type BrandSource = (typeof brandSources)[number]

/** The brand that the radar watches. */
export interface WatchedBrand {
  /** Null: typed in. */
  brandId: string | null
  name: string
  niceClasses: readonly number[]
  /** Goods and services as typed; empty for a brand of the register, which has its own. */
  goods: string
}

export interface DraftAssessment {
  assessment: 'open' | 'accepted'
  note: string
  /** ISO 8601. */
  assessedUtc: string
}

/** What the wizard keeps until the radar is saved. */
export interface Draft {
  source: BrandSource
  /** The text searched for in the register. */
  text: string
  /** Null: the first board. */
  boardId: number | null
  /** A brand of the register or of a board. */
  chosen: WatchedBrand | null
  typed: WatchedBrand
  minimumNameSimilarity: number
  onlyNewBrands: boolean
  /** Also finds marks outside the brand's classes. */
  allClasses: boolean
  size: (typeof resultSizes)[number]
  /** By brand id. A hit without an entry is not yet assessed. */
  assessments: Readonly<Record<string, DraftAssessment>>
  /** The brand that the assessments and the monitoring name belong to; see `brandKey`. */
  assessedFor: string
  name: string
  description: string
  executionFrequency: ExecutionFrequency
  /** Null: the address of the signed-in person. */
  ownerMail: string | null
  shareResults: readonly string[]
  /** Typed for Cc and not added yet. */
  nextMail: string
  /** Null: the account's. */
  notificationLanguage: Locale | null
  mailWhenNothingNew: boolean
  /** The saved search, once its first execution has failed. */
  savedId: number | null
}

export const emptyDraft: Draft = {
  source: 'register',
  text: '',
  boardId: null,
  chosen: null,
  typed: { brandId: null, name: '', niceClasses: [], goods: '' },
  minimumNameSimilarity: 70,
  onlyNewBrands: true,
  allClasses: false,
  size: 50,
  assessments: {},
  assessedFor: '',
  name: '',
  description: '',
  executionFrequency: 'daily',
  ownerMail: null,
  shareResults: [],
  nextMail: '',
  notificationLanguage: null,
  mailWhenNothingNew: false,
  savedId: null,
}

/** The brand of the draft, or null while none is chosen. */
export function watchedBrand({ source, chosen, typed }: Draft): WatchedBrand | null {
  if (source !== 'typed') return chosen
  const name = typed.name.trim()
  return name === '' ? null : { ...typed, name }
}

const brandKey = ({ brandId, name, niceClasses }: WatchedBrand) => brandId ?? JSON.stringify([name, niceClasses])

/** The draft as the assessment begins. Assessments of another brand are forgotten, and the own mark is accepted. */
export function withAssessmentBegun(draft: Draft, nowUtc = new Date().toISOString()): Draft {
  const brand = watchedBrand(draft)
  if (!brand || draft.assessedFor === brandKey(brand)) return draft
  const own =
    brand.brandId === null ? {} : { [brand.brandId]: { assessment: 'accepted', note: '', assessedUtc: nowUtc } as const }
  return { ...draft, assessedFor: brandKey(brand), assessments: own, name: brand.name, savedId: null }
}

/** The last class of goods. */
const lastGoodsClass = 34

/** What the radar searches: live marks with a similar name, by default in the brand's own classes. */
export function radarSearchOf(draft: Draft, brand: WatchedBrand): RadarSearch {
  const classes = draft.allClasses ? [] : brand.niceClasses
  return {
    mode: 'name',
    text: brand.name,
    query: '',
    filters: {
      ...noFilters,
      brandStateCategories: ['new', 'alive'],
      goodsClasses: classes.filter((niceClass) => niceClass <= lastGoodsClass),
      servicesClasses: classes.filter((niceClass) => niceClass > lastGoodsClass),
    },
    minimumNameSimilarity: draft.minimumNameSimilarity,
    minimumLogoSimilarity: null,
    onlyNewBrands: draft.onlyNewBrands,
    size: draft.size,
  }
}

/** The most hits of one page of a search. */
const pageSize = 100

/** The pages of a search that show the hits of a radar. */
export function pagesOf({ mode, text, query, filters, minimumNameSimilarity, size }: RadarSearch): BrandQuery[] {
  const search = { mode, text, query, filters, minimumSimilarity: minimumNameSimilarity, sort: 'relevance' } as const
  if (size !== 200) return [{ ...search, page: 1, size }]
  return [1, 2].map((page) => ({ ...search, page, size: pageSize }))
}
