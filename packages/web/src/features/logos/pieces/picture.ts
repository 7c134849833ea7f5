import { declarableLogoTypes, largestLogo } from '@marklot/contracts/logos'

/** Pixels of the longer side of a picture that the browser keeps until the login. */
const keptSide = 1_000

/** Types of pictures that browsers cannot redraw. */
const sentAfterLogin: ReadonlySet<string> = new Set(['image/tiff', 'image/svg+xml'])

/** Why a file is refused as a logo before it is sent. */
export type PictureFault = 'tooLarge' | 'notAPicture' | 'needsLogin'

/**
 * Returns the fault of a file that shows without reading it. Browsers take the type from the name, so it is empty for a
 * file without an ending. The server decides by the content.
 */
export function pictureFault({ size, type }: Pick<Blob, 'size' | 'type'>): PictureFault | null {
  if (type !== '' && !declarableLogoTypes.includes(type)) return 'notAPicture'
  return size > largestLogo ? 'tooLarge' : null
}

/**
 * Returns a picture as a `data:` address that fits the browser's storage. It is smaller than the file and has no
 * metadata.
 * @throws PictureFault for a file that the browser cannot read. Most browsers cannot read TIFF and SVG this way; such
 *   files are sent after the login
 */
export async function keptPicture(file: Blob): Promise<string> {
  const refused: PictureFault = sentAfterLogin.has(file.type) ? 'needsLogin' : 'notAPicture'
  const bitmap = await createImageBitmap(file).catch(() => Promise.reject(refused))
  try {
    const scale = Math.min(1, keptSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    // Browsers without WebP answer with a PNG.
    return canvas.toDataURL('image/webp', 0.9)
  } finally {
    bitmap.close()
  }
}

/** Returns the file of a `data:` address in base64. The page's policy does not let it fetch such an address. */
export function fileOf(address: string): File {
  const [head = '', content = ''] = address.split(',')
  const type = /^data:([\w/+-]+)/.exec(head)?.[1] ?? 'image/png'
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0)
  return new File([bytes], `logo.${type.split('/')[1]}`, { type })
}
