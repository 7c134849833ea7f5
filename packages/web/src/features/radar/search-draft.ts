import type { Locale } from '@marklot/contracts/locale'
import type { ExecutionFrequency, RadarSearch, StoredBrandQuery, StoredBrandQueryInput } from '@marklot/contracts/radar'
import { allShared, type Recipients, type ResultSize } from './pieces/index.ts'

/** A person's input about a saved search. */
export interface SearchDraft extends Recipients {
  name: string
  description: string
  size: ResultSize
  executionFrequency: ExecutionFrequency
  onlyNewBrands: boolean
  minimumNameSimilarity: number
  /** Null: the default, also for searches without a logo. */
  minimumLogoSimilarity: number | null
  mailWhenNothingNew: boolean
}

export const newDraft = (search: RadarSearch, name: string, ownerMail: string, language: Locale): SearchDraft => ({
  name,
  description: '',
  size: search.size,
  executionFrequency: 'none',
  onlyNewBrands: search.onlyNewBrands,
  minimumNameSimilarity: search.minimumNameSimilarity,
  minimumLogoSimilarity: search.minimumLogoSimilarity,
  ownerMail,
  shareResults: [],
  nextMail: '',
  notificationLanguage: language,
  mailWhenNothingNew: false,
})

export const draftOf = (saved: StoredBrandQuery): SearchDraft => ({ ...saved, nextMail: '' })

/** Returns the whole saved search in the form in which it is sent. */
export function inputOf(search: RadarSearch, saved: StoredBrandQuery | undefined, draft: SearchDraft): StoredBrandQueryInput {
  const { mode, text, query, filters, logo, sameIdea } = search
  const ownerMail = draft.ownerMail.trim()
  return {
    ...(saved && { id: saved.id }),
    mode,
    text,
    query,
    filters,
    ...(logo && { logo, sameIdea }),
    minimumLogoSimilarity: draft.minimumLogoSimilarity,
    name: draft.name.trim(),
    description: draft.description.trim(),
    size: draft.size,
    executionFrequency: draft.executionFrequency,
    onlyNewBrands: draft.onlyNewBrands,
    minimumNameSimilarity: draft.minimumNameSimilarity,
    ...(ownerMail !== '' && { ownerMail }),
    shareResults: allShared(draft),
    notificationLanguage: draft.notificationLanguage,
    mailWhenNothingNew: draft.mailWhenNothingNew,
    assessments: [],
  }
}
