import * as z from 'zod/mini'
import { Brand, BrandId } from './brand.ts'
import { endpoints } from './endpoints.ts'

export const brandsEndpoints = endpoints({
  brand: {
    method: 'GET',
    path: '/Brands/{id}',
    summary: 'One mark with everything the register knows of it; addresses only for signed-in callers.',
    access: 'public',
    params: z.object({ id: BrandId }),
    reply: Brand,
  },
  image: {
    method: 'GET',
    path: '/BrandImages/{address}',
    summary: 'A logo from the storage; the address is base64 (url-safe or percent-encoded standard).',
    access: 'public',
    params: z.object({ address: z.string().check(z.minLength(1), z.maxLength(1024)) }),
    query: z.object({
      base64Encoded: z.optional(z.enum(['true', 'false'])),
      /** Longest side in pixels; without it the original. */
      size: z.optional(z.enum(['240'])),
    }),
    reply: { mediaType: 'image/*' },
  },
})
