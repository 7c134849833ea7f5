import { type BrandQuery, comparesLogos, type ReceivedFile, usualLogoSimilarity } from '@marklot/contracts'
import type { Member } from '../accounts/index.ts'
import { type LogoOptions, type LogoPicture, pictureOfLogo, type SearchedLogos, wholeLogo } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import { searchedLogo } from './engine/requests.ts'
import type { FoundLogo } from './read-search.ts'

/** Returns whether a search compares logos. A form may contain the picture of a query as a file. */
export const isByLogo = (asked: Pick<BrandQuery, 'mode' | 'query' | 'logo'>, file: ReceivedFile | null = null): boolean =>
  comparesLogos(asked) || (file !== null && asked.query.trim() !== '')

/** A picture with the parts of it that count. */
export interface ChosenLogo {
  picture: LogoPicture
  options: LogoOptions
}

/**
 * Returns the picture of a search: the one sent with it, or an earlier upload.
 * @throws AppError `auth.accountSuspended`, `logo.required`, `logo.notFound`, `logo.…` with the reason for a refusal
 */
export async function chooseLogo(
  logos: SearchedLogos,
  member: Member,
  asked: Pick<BrandQuery, 'logo'>,
  file: ReceivedFile | null,
): Promise<ChosenLogo> {
  if (member.isSuspended) throw new AppError('auth.accountSuspended')
  const { id, ...options } = asked.logo ?? { id: null, ...wholeLogo }
  if (file !== null) return { picture: await logos.receive(member.account.id, file.bytes), options }
  if (id === null) throw new AppError('logo.required')
  return { picture: pictureOfLogo(await logos.reach(member.accountIds, id)), options }
}

/**
 * Describes a chosen picture in the form in which the engine searches for it. @throws AppError `logo.blank`,
 * `storage.unavailable`
 */
export async function describeLogo(
  logos: SearchedLogos,
  { picture, options }: ChosenLogo,
  { minimumLogoSimilarity = usualLogoSimilarity, sameIdea = false }: Pick<BrandQuery, 'minimumLogoSimilarity' | 'sameIdea'>,
): Promise<FoundLogo> {
  const query = await logos.describe(picture, options)
  return { logo: searchedLogo(query), parts: query.parts, described: query, minimumLogoSimilarity, sameIdea }
}
