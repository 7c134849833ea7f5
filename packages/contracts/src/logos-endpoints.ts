import * as z from 'zod/mini'
import { BrandId } from './brand.ts'
import { endpoints } from './endpoints.ts'
import { declarableLogoTypes, LogoId, largestLogo, partLooks, SuggestedFrames, UploadedLogo } from './logos.ts'

const share = z.coerce.number().check(z.minimum(0), z.maximum(1))
/** A `PictureBox` in an address, and whether to cut what is drawn there out of its ground; see `partLooks`. */
export const PartAddress = z.object({ x: share, y: share, width: share, height: share, as: z.optional(z.enum(partLooks)) })
export type PartAddress = z.infer<typeof PartAddress>
const key = z.object({ id: LogoId })

/**
 * Uploaded logos. The specification shows searches with a picture, not how it is kept between them. Loaded by the pages
 * that need them (`extendClient`).
 */
export const logosEndpoints = endpoints({
  upload: {
    method: 'POST',
    path: '/Logos',
    summary: 'Stores a picture without its metadata, once for equal pictures. Deleted after a day unless something holds it.',
    access: 'account',
    body: {
      kind: 'multipart',
      fields: z.object({}),
      files: { logo: { mediaTypes: declarableLogoTypes, maximumBytes: largestLogo } },
    },
    reply: UploadedLogo,
    status: 201,
    callsPerMinute: 30,
  },
  picture: {
    method: 'GET',
    path: '/Logos/{id}',
    summary: 'An own uploaded logo as JPEG, or as WebP if it is transparent.',
    access: 'account',
    params: key,
    reply: { kind: 'media', mediaTypes: ['image/jpeg', 'image/webp'] },
  },
  part: {
    method: 'GET',
    path: '/Logos/{id}/part',
    summary: 'A part of an own uploaded logo as WebP, or cut out of its ground as PNG.',
    access: 'account',
    params: key,
    query: PartAddress,
    reply: { kind: 'media', mediaTypes: ['image/webp', 'image/png'] },
  },
  frames: {
    method: 'GET',
    path: '/Logos/{id}/frames',
    summary: 'The parts of an own uploaded picture that may be the logo, such as those of a screenshot.',
    access: 'account',
    params: key,
    reply: SuggestedFrames,
    callsPerMinute: 60,
  },
  ofMark: {
    method: 'GET',
    path: '/Brands/{id}/logo/part',
    summary: "A part of a mark's stored picture as WebP, or cut out of its ground as PNG.",
    access: 'public',
    params: z.object({ id: BrandId }),
    query: PartAddress,
    reply: { kind: 'media', mediaTypes: ['image/webp', 'image/png'] },
  },
  searchMark: {
    method: 'POST',
    path: '/Brands/{id}/logo',
    summary: "Stores a mark's picture as an own logo, to search with it. Once for equal pictures, like an upload.",
    access: 'account',
    params: z.object({ id: BrandId }),
    reply: UploadedLogo,
    status: 201,
    callsPerMinute: 30,
  },
  remove: {
    method: 'DELETE',
    path: '/Logos/{id}',
    summary: 'Deletes an uploaded logo and removes it from drafts. Assessments and saved searches keep theirs.',
    access: 'account',
    params: key,
    reply: z.null(),
    status: 204,
  },
})
