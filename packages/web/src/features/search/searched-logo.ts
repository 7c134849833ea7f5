import type { PictureBox } from '@marklot/contracts/logos'
import {
  isLogoSort,
  logoModes,
  type SearchedLogo,
  type SearchSort,
  searchSorts,
  usualLogoSimilarity,
} from '@marklot/contracts/search'
import type { QueryValues } from '../../lib/paths.ts'
import type { SearchState, SearchView } from './search-state.ts'

/*
 * The address holds the searched picture: the id of an uploaded logo, the part that is compared, and the parts that are
 * not, in thousandths of the picture.
 */

/** The logo options of a search. */
export type LogoChoice = Pick<SearchState, 'logo' | 'minimumLogoSimilarity' | 'sameIdea'>

/** Minimum similarities that a reader can choose, in percent. */
export const logoSimilarities = [0, 40, 50, 60, 70, 75, 80, 85, 90, 95] as const
/** The contract's limit. */
const mostLeftOut = 20
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const hasLogoMode = ({ mode }: Pick<SearchState, 'mode'>): boolean => logoModes.includes(mode)

/** Returns whether the search compares logos: by its mode, or because its query comes with one. */
export const usesLogo = (search: Pick<SearchState, 'mode' | 'logo'>): boolean =>
  hasLogoMode(search) || (search.mode === 'expert' && Boolean(search.logo))

/** Returns what a search by name and logo still lacks; null for other searches. */
export const missingPart = ({ mode, text, logo }: Pick<SearchState, 'mode' | 'text' | 'logo'>): 'name' | 'logo' | null => {
  if (mode !== 'nameAndLogo') return null
  return text === '' ? 'name' : logo ? null : 'logo'
}

/** Returns the view to show: only searches by logo have tiles. */
export const shownView = (search: Pick<SearchState, 'mode' | 'view' | 'logo'>): SearchView =>
  search.view === 'tiles' && !usesLogo(search) ? 'cards' : search.view

/** Returns the orders in which hits can be sorted. Only searches by logo compare parts, shapes and colours. */
export const sortsOf = (search: Pick<SearchState, 'mode' | 'logo'>): readonly SearchSort[] =>
  usesLogo(search) ? searchSorts : searchSorts.filter((sort) => !isLogoSort(sort))

/** Returns the whole of an uploaded picture, in all positions. */
export const wholeLogo = (id: string): SearchedLogo => ({ id, crop: null, leaveOut: [], turned: true, parts: true })

/** Returns the uploaded logo that is not searched yet. The address holds it until then, so that reloading keeps it. */
export const chosenLogoFromAddress = (query: URLSearchParams): string | undefined => {
  const id = query.get('chosen') ?? ''
  return uuid.test(id) && id !== query.get('logo') ? id : undefined
}

export function logoFromAddress(query: URLSearchParams): LogoChoice {
  const id = query.get('logo') ?? ''
  const similarity = Number(query.get('minLogo') ?? Number.NaN)
  return {
    logo: uuid.test(id)
      ? {
          id,
          crop: boxOf(query.get('crop')),
          whole: (query.get('crop') !== null && query.get('whole') === 'yes') || undefined,
          leaveOut: query
            .getAll('without')
            .flatMap((text) => boxOf(text) ?? [])
            .slice(0, mostLeftOut),
          turned: query.get('turned') !== 'no',
          parts: query.get('parts') !== 'no',
        }
      : undefined,
    minimumLogoSimilarity: logoSimilarities.find((percent) => percent === similarity && percent !== usualLogoSimilarity),
    sameIdea: query.get('idea') === 'yes' || undefined,
  }
}

export const logoValues = ({ logo, minimumLogoSimilarity, sameIdea }: LogoChoice): QueryValues => ({
  logo: logo?.id ?? undefined,
  crop: logo?.crop ? textOf(logo.crop) : undefined,
  whole: logo?.crop && logo.whole ? 'yes' : undefined,
  without: logo?.leaveOut.map(textOf),
  turned: logo?.turned === false ? 'no' : undefined,
  parts: logo?.parts === false ? 'no' : undefined,
  minLogo: minimumLogoSimilarity,
  idea: sameIdea ? 'yes' : undefined,
})

/**
 * Returns the search without the logo parts that its mode does not use. Two searches that differ only in those are the
 * same.
 */
export const withoutUnusedLogo = <Search extends LogoChoice & Pick<SearchState, 'mode'>>(search: Search): Search =>
  usesLogo(search) ? search : { ...search, logo: undefined, minimumLogoSimilarity: undefined, sameIdea: undefined }

const textOf = ({ x, y, width, height }: PictureBox) => [x, y, width, height].map((share) => Math.round(share * 1_000)).join('-')

function boxOf(text: string | null): PictureBox | null {
  const shares = /^(\d{1,4})-(\d{1,4})-(\d{1,4})-(\d{1,4})$/
    .exec(text ?? '')
    ?.slice(1)
    .map((part) => Number(part) / 1_000)
  if (!shares) return null
  const [x = 0, y = 0, width = 0, height = 0] = shares
  return width > 0 && height > 0 && x + width <= 1.001 && y + height <= 1.001 ? { x, y, width, height } : null
}
