import { classFilters } from '@marklot/contracts/class-filters'
import type { Locale } from '@marklot/contracts/locale'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import {
  type ExecutionFrequency,
  mostAssessments,
  type RadarDraft,
  type RadarSearch,
  type resultSizes,
} from '@marklot/contracts/radar'
import { type BrandQuery, noFilters, type SearchedLogo, usualLogoSimilarity } from '@marklot/contracts/search'

/** Where the watched brand comes from. */
export const brandSources = ['register', 'board', 'typed'] as const
export type BrandSource = (typeof brandSources)[number]

/** What is watched: the name, the logo or both. */
export const watchedSigns = ['name', 'logo', 'nameAndLogo'] as const
export type WatchedSign = (typeof watchedSigns)[number]

/** The brand that the radar watches. */
export interface WatchedBrand {
  /** Null: typed by the reader. */
  brandId: string | null
  /** Empty if only the logo is watched. */
  name: string
  niceClasses: readonly number[]
  /** Goods and services as typed; empty for a brand of the register, which has its own. */
  goods: string
  /** The picture's address if the brand is in the register; null or missing without a picture. */
  logoUrl?: string | null
}

export interface DraftAssessment {
  assessment: 'open' | 'accepted'
  note: string
  /** Time of the assessment (ISO 8601). */
  assessedUtc: string
}

/** The wizard's input until the radar is saved. */
export interface Draft {
  source: BrandSource
  /** The text to search for in the register. */
  text: string
  /** Null: the first board. */
  boardId: number | null
  /** The brand chosen from the register or from a board. */
  chosen: WatchedBrand | null
  typed: WatchedBrand
  /** An uploaded logo; null without one. */
  logo: SearchedLogo | null
  /** Applies to a brand that has both a name and a logo. */
  sign: WatchedSign
  minimumNameSimilarity: number
  minimumLogoSimilarity: number
  /** Also finds logos that show the same motif drawn differently. */
  sameIdea: boolean
  /** The offices whose registers are watched; empty: all of the plan. */
  offices: readonly RegistrationOfficeCode[]
  onlyNewBrands: boolean
  /** Also finds marks outside the brand's classes. */
  allClasses: boolean
  size: (typeof resultSizes)[number]
  /** Assessments by brand id. A hit without an entry has not been assessed. */
  assessments: Readonly<Record<string, DraftAssessment>>
  /** The brand to which the assessments and the monitoring name belong; see `brandKey`. */
  assessedFor: string
  name: string
  description: string
  executionFrequency: ExecutionFrequency
  /** Null: the address of the signed-in person. */
  ownerMail: string | null
  shareResults: readonly string[]
  /** Typed into Cc, but not added yet. */
  nextMail: string
  /** Null: the account's language. */
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
  logo: null,
  sign: 'nameAndLogo',
  minimumNameSimilarity: 70,
  minimumLogoSimilarity: usualLogoSimilarity,
  sameIdea: false,
  offices: [],
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

/** Returns the brand of the draft, or null while none is chosen. A brand without a name needs a logo. */
export function watchedBrand({ source, chosen, typed, logo }: Draft): WatchedBrand | null {
  const brand = source === 'typed' ? { ...typed, name: typed.name.trim() } : chosen
  return brand === null || (brand.name === '' && logo === null) ? null : brand
}

/** Returns what the radar watches: the brand's name or its logo. If the brand has both, the draft's choice decides. */
export function watchedSign({ logo, sign }: Pick<Draft, 'logo' | 'sign'>, { name }: Pick<WatchedBrand, 'name'>): WatchedSign {
  if (logo === null) return 'name'
  return name === '' ? 'logo' : sign
}

const brandKey = ({ brandId, name, niceClasses }: WatchedBrand) => brandId ?? JSON.stringify([name, niceClasses])

/**
 * Returns the draft for the beginning of the assessment. Drops assessments of another brand, and accepts the reader's
 * own mark.
 */
export function withAssessmentBegun(draft: Draft, nowUtc = new Date().toISOString()): Draft {
  const brand = watchedBrand(draft)
  if (!brand || draft.assessedFor === brandKey(brand)) return draft
  const own =
    brand.brandId === null ? {} : { [brand.brandId]: { assessment: 'accepted', note: '', assessedUtc: nowUtc } as const }
  return { ...draft, assessedFor: brandKey(brand), assessments: own, name: brand.name, savedId: null }
}

/**
 * Returns the conditions of the radar: live marks with a similar name or logo, in the chosen offices and by default in
 * the brand's own classes.
 */
export function radarSearchOf(draft: Draft, brand: WatchedBrand): RadarSearch {
  const classes = draft.allClasses ? [] : brand.niceClasses
  const mode = watchedSign(draft, brand)
  return {
    mode,
    text: mode === 'logo' ? '' : brand.name,
    query: '',
    filters: {
      ...noFilters,
      registrationOfficeCodes: [...draft.offices],
      brandStateCategories: ['new', 'alive'],
      ...classFilters(classes),
    },
    minimumNameSimilarity: draft.minimumNameSimilarity,
    minimumLogoSimilarity: mode === 'name' ? null : draft.minimumLogoSimilarity,
    ...(mode !== 'name' && draft.logo && { logo: draft.logo, ...(draft.sameIdea && { sameIdea: true }) }),
    onlyNewBrands: draft.onlyNewBrands,
    size: draft.size,
  }
}

/** Returns the assessments of the draft in the form in which they are sent: the latest that a saved search takes. */
export const assessmentsOf = ({ assessments }: Draft): RadarDraft['assessments'] =>
  Object.entries(assessments)
    .map(([brandId, { assessment, note }]) => ({ brandId, assessment, note }))
    .slice(-mostAssessments)

/** The most hits on one page of a search. */
const pageSize = 100

/** Returns the pages of a search that show the hits of a radar. */
export function pagesOf(radar: RadarSearch): BrandQuery[] {
  const { mode, text, query, filters, minimumNameSimilarity, minimumLogoSimilarity, logo, sameIdea, size } = radar
  const search = {
    mode,
    text,
    query,
    filters,
    minimumSimilarity: minimumNameSimilarity,
    ...(logo && { logo, sameIdea, minimumLogoSimilarity: minimumLogoSimilarity ?? undefined }),
    sort: 'relevance',
  } as const
  if (size !== 200) return [{ ...search, page: 1, size }]
  return [1, 2].map((page) => ({ ...search, page, size: pageSize }))
}
