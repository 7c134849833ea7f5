import * as z from 'zod/mini'
import { endpoints } from './endpoints.ts'
import { declarableLogoTypes, LogoId, largestLogo, UploadedLogo } from './logos.ts'

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
    summary: 'An own uploaded logo as WebP.',
    access: 'account',
    params: key,
    reply: { kind: 'media', mediaType: 'image/webp' },
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
