import * as z from 'zod/mini'
import { Brand, BrandId, BrandStateCategory, BrandThumbnail } from './brand.ts'
import { endpoints } from './endpoints.ts'
import { BrandHit, Comparison, LogoKind, LogosCompared, maximumNameLength, Score } from './search.ts'

/** The page of a mark: the mark, and how it compares with the searched sign (`q`). */
export const BrandDetails = z.object({
  ...Brand.shape,
  /** Null when no sign is given or the mark has no name. */
  comparison: z.nullable(Comparison),
  score: z.nullable(Score),
})
export type BrandDetails = z.infer<typeof BrandDetails>

/** A mark related to another one (spec 1, section 3, "Thumbnail"). */
export const RelatedBrand = z.object({
  ...BrandThumbnail.shape,
  brandStateCategory: BrandStateCategory,
  /** The number in the office's notation: the registration number if there is one. */
  numberDisplay: z.string(),
  niceClasses: z.array(z.int()),
})
export type RelatedBrand = z.infer<typeof RelatedBrand>

/** The most marks in a group of related ones. */
export const mostRelatedBrands = 12

export const RelatedBrands = z.object({
  /** Marks with the same dominant element or a very similar name, in at least one common class, at any office. */
  family: z.object({
    brands: z.array(RelatedBrand),
    /**
     * The search by name that shows the whole family, with its minimum similarity in percent. Null: there is nothing to
     * search for.
     */
    text: z.nullable(z.string()),
    minimumSimilarity: z.int(),
    /** The number of marks that this search finds, including the mark itself. */
    total: z.int(),
  }),
  /** Other marks of the same owner. Null for visitors: see `ownerNeedsLogin`. */
  owner: z.nullable(
    z.object({
      brands: z.array(RelatedBrand),
      /** The owner's name, for the search that shows all of the owner's marks. Null when the office names no owner. */
      name: z.nullable(z.string()),
      /** The number of marks that this search finds, including the mark itself. */
      total: z.int(),
    }),
  ),
  ownerNeedsLogin: z.boolean(),
  /**
   * Marks with a similar logo, the most similar first. Null for visitors, and for a mark without a described picture.
   */
  logos: z.nullable(
    z.object({
      brands: z.array(
        z.object({
          ...RelatedBrand.shape,
          score: z.int(),
          kind: z.nullable(LogoKind),
          /** As in a search by this logo; absent in answers that were stored before this field existed. */
          similarity: BrandHit.shape.similarity,
        }),
      ),
      /** The number of marks that a search by this logo finds, including the mark itself. */
      total: z.int(),
      totalIsLowerBound: z.boolean(),
      compared: LogosCompared,
    }),
  ),
  /** The mark has a picture, which visitors cannot search by until they log in. */
  logosNeedLogin: z.boolean(),
  /** The revision of the searched register, as in the header `X-Register-Revision`; null if nothing was searched. */
  revision: z.nullable(z.int()),
})
export type RelatedBrands = z.infer<typeof RelatedBrands>

const BrandAddress = z.object({ id: BrandId })
const BrandQuestion = z.object({
  /** A sign to compare with the mark's name. */
  q: z.optional(z.string().check(z.maxLength(maximumNameLength))),
  /**
   * The Nice classes of the search, separated by commas. Weak elements depend on them, so the score matches the search.
   */
  classes: z.optional(z.string().check(z.regex(/^\d{1,2}(,\d{1,2}){0,44}$/))),
})
const ImageAddress = z.object({ address: z.string().check(z.minLength(1), z.maxLength(1024)) })
const ImageQuestion = z.object({
  base64Encoded: z.optional(z.enum(['true', 'false'])),
  /** Longest side in pixels. Missing: the original size. */
  size: z.optional(z.enum(['240'])),
})

export const brandsEndpoints = endpoints({
  brand: {
    method: 'GET',
    path: '/Brands/{id}',
    summary: 'One mark with all its register data. Addresses are for signed-in callers only.',
    access: 'public',
    params: BrandAddress,
    query: BrandQuestion,
    reply: BrandDetails,
  },
  related: {
    method: 'GET',
    path: '/Brands/{id}/related',
    summary: 'Marks with a similar name in a shared class and, for signed-in callers, other marks of the same owner.',
    access: 'public',
    params: BrandAddress,
    reply: RelatedBrands,
    isRevised: true,
  },
  image: {
    method: 'GET',
    path: '/BrandImages/{address}',
    summary: 'A logo from the storage. Its address is base64-encoded (URL-safe, or standard with percent-encoding).',
    access: 'public',
    params: ImageAddress,
    query: ImageQuestion,
    reply: { kind: 'media', mediaTypes: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'], isConditional: true },
  },
})
