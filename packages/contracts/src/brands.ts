import * as z from 'zod/mini'
import { Brand, BrandId, BrandStateCategory, BrandThumbnail } from './brand.ts'
import { endpoints } from './endpoints.ts'
import { Comparison, maximumNameLength, Score } from './search.ts'

/** A mark's page: the mark, and how it compares with the sign the reader searched for (`q`). */
export const BrandDetails = z.object({
  ...Brand.shape,
  /** Null without a sign to compare with, or without a name. */
  comparison: z.nullable(Comparison),
  score: z.nullable(Score),
})
export type BrandDetails = z.infer<typeof BrandDetails>

/** A mark beside another one; spec 1, section 3, "Thumbnail". */
export const RelatedBrand = z.object({
  ...BrandThumbnail.shape,
  brandStateCategory: BrandStateCategory,
  /** As the office prints it: the registration number where there is one. */
  numberDisplay: z.string(),
  niceClasses: z.array(z.int()),
})
export type RelatedBrand = z.infer<typeof RelatedBrand>

/** How many marks a group of related ones holds at most. */
export const mostRelatedBrands = 12

export const RelatedBrands = z.object({
  /** The same dominant element or a very similar name, in at least one common class, at any office. */
  family: z.object({
    brands: z.array(RelatedBrand),
    /**
     * The search that shows them all: what to search for by name (null: nothing to search) and how similar, in
     * percent.
     */
    text: z.nullable(z.string()),
    minimumSimilarity: z.int(),
    /** Marks that this search finds, the mark itself included. */
    total: z.int(),
  }),
  /** Other marks of the same owner. Null for visitors: see `ownerNeedsLogin`. */
  owner: z.nullable(
    z.object({
      brands: z.array(RelatedBrand),
      /** The owner's name, for the search that shows all of the owner's marks. Null when the office names none. */
      name: z.nullable(z.string()),
      /** Marks that this search finds, the mark itself included. */
      total: z.int(),
    }),
  ),
  ownerNeedsLogin: z.boolean(),
})
export type RelatedBrands = z.infer<typeof RelatedBrands>

const BrandAddress = z.object({ id: BrandId })
const BrandQuestion = z.object({
  /** A sign to compare the mark's name with. */
  q: z.optional(z.string().check(z.maxLength(maximumNameLength))),
  /**
   * Nice classes that were searched, with commas: in them weak elements are counted, so that the score is the one of
   * the search.
   */
  classes: z.optional(z.string().check(z.regex(/^\d{1,2}(,\d{1,2}){0,44}$/))),
})
const ImageAddress = z.object({ address: z.string().check(z.minLength(1), z.maxLength(1024)) })
const ImageQuestion = z.object({
  base64Encoded: z.optional(z.enum(['true', 'false'])),
  /** Longest side in pixels; without it the original. */
  size: z.optional(z.enum(['240'])),
})

export const brandsEndpoints = endpoints({
  brand: {
    method: 'GET',
    path: '/Brands/{id}',
    summary: 'One mark with everything the register knows of it; addresses only for signed-in callers.',
    access: 'public',
    params: BrandAddress,
    query: BrandQuestion,
    reply: BrandDetails,
  },
  related: {
    method: 'GET',
    path: '/Brands/{id}/related',
    summary: 'Marks of the same family by name and class, and for signed-in callers other marks of the same owner.',
    access: 'public',
    params: BrandAddress,
    reply: RelatedBrands,
  },
  image: {
    method: 'GET',
    path: '/BrandImages/{address}',
    summary: 'A logo from the storage; the address is base64 (url-safe or percent-encoded standard).',
    access: 'public',
    params: ImageAddress,
    query: ImageQuestion,
    reply: { kind: 'media', mediaType: 'image/*' },
  },
})
