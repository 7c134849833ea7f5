import sharp from 'sharp'
import type { DossierPicture } from './model.ts'

const [longest, quality] = [360, 82]
/** The colours of the tiles under logos: the usual one, and the one for logos that are drawn in white. */
const [light, dark] = ['#ffffff', '#1b2a31']
/** A picture whose darkest channel is lighter than this (0 to 255) shows nothing on white. */
const nearlyWhite = 235

/** Returns a picture of the register, or an uploaded one, in the form for a dossier; null if it cannot be read. */
export async function dossierPicture(bytes: Buffer | null, description: string): Promise<DossierPicture | null> {
  if (bytes === null) return null
  try {
    const { data, info } = await sharp(bytes)
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: 4 } as const
    const shown = sharp(data, { raw }).flatten({ background: isNearlyWhite(data) ? dark : light })
    return { bytes: await shown.jpeg({ quality }).toBuffer(), description }
  } catch {
    return null
  }
}

/** Returns whether a picture shows nothing on white. @param pixels four bytes per pixel: red, green, blue, opacity */
function isNearlyWhite(pixels: Uint8Array): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    const darkest = Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    if (255 - ((255 - darkest) * (pixels[at + 3] ?? 0)) / 255 <= nearlyWhite) return false
  }
  return true
}
