import * as z from 'zod/mini'
import { Instant } from './accounts.ts'

/*
 * Logos that people upload: for a search, a draft, an assessment or a saved search.
 */

export const LogoId = z.uuid()

export const UploadedLogo = z.object({
  id: LogoId,
  /** In pixels, as stored. */
  width: z.int(),
  height: z.int(),
  /** In bytes, as stored. */
  size: z.int(),
  uploadedUtc: Instant,
  /** When the logo is deleted unless a draft, assessment or saved search uses it. Null: one does. */
  expiresUtc: z.nullable(Instant),
})
export type UploadedLogo = z.infer<typeof UploadedLogo>

/** The formats that the server reads; decisions, "Uploaded pictures". */
export const logoMediaTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/tiff', 'image/svg+xml'] as const
/**
 * Media types that a sender may declare. The content alone decides: a file with a wrong or unknown type is read, or
 * refused with the error that fits its content.
 */
export const declarableLogoTypes: readonly string[] = [
  ...logoMediaTypes,
  'image/jpg',
  'image/pjpeg',
  'image/x-png',
  'image/heic',
  'image/heif',
  'image/avif',
  'image/bmp',
  'image/x-icon',
  'image/vnd.microsoft.icon',
  'image/vnd.adobe.photoshop',
  'application/pdf',
  'application/postscript',
  'application/octet-stream',
]
/** Decisions, "Uploaded pictures". */
export const largestLogo = 5 * 1024 * 1024
export const mostLogoPixels = 40_000_000
export const smallestLogoSide = 32
/** The longest side of a stored logo, in pixels. */
export const longestLogoSide = 1200

/** A rectangle in a picture, as fractions of its width and height from the upper left corner. */
export const PictureBox = z.object({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
  width: z.number().check(z.minimum(0), z.maximum(1)),
  height: z.number().check(z.minimum(0), z.maximum(1)),
})
export type PictureBox = z.infer<typeof PictureBox>

/**
 * The parts of a picture that may be the logo a person means, the likeliest first. Empty if the picture shows little
 * else than a logo.
 */
export const SuggestedFrames = z.object({ frames: z.array(PictureBox) })
export type SuggestedFrames = z.infer<typeof SuggestedFrames>

/**
 * How a part of a picture is cut out of its background: as drawn, or as a silhouette. Without this choice, the part is
 * the rectangle including its background.
 */
export const partLooks = ['drawn', 'silhouette'] as const
export type PartLook = (typeof partLooks)[number]
