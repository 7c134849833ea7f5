import sharp from 'sharp'
import type { DossierPicture } from './model.ts'

const [longest, quality] = [360, 82]
/** The tiles under logos, and under logos that are drawn in white. */
const [light, dark] = ['#ffffff', '#1b2a31']
/** A picture whose darkest channel is lighter than this shows nothing on white, 0 to 255. */
const nearlyWhite = 235

/** A picture of the register or an upload as a dossier shows it; null when it cannot be read. */
export async function dossierPicture(bytes: Buffer | null, description: string): Promise<DossierPicture | null> {
  if (bytes === null) return null
  try {
    const small = await sharp(bytes).resize(longest, longest, { fit: 'inside', withoutEnlargement: true }).png().toBuffer()
    const onLight = sharp(small).flatten({ background: light })
    const { channels } = await onLight.clone().stats()
    const isWhite = channels.slice(0, 3).every(({ min }) => min > nearlyWhite)
    const shown = isWhite ? sharp(small).flatten({ background: dark }) : onLight
    return { bytes: await shown.jpeg({ quality }).toBuffer(), description }
  } catch {
    return null
  }
}
