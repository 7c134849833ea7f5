import { PictureBox } from '@marklot/contracts/logos'
import type { ResultBrand } from '@marklot/contracts/radar'
import * as z from 'zod/mini'
import type { SearchedLogos } from '../logos/index.ts'
import type { AttachmentSource, MailAttachment } from '../platform/mailer.ts'
import type { StoredQuery } from './radar.store.ts'

/*
 * The picture line of a mail. A mail loads nothing from elsewhere, so it brings its pictures along. The outbox stores
 * what to draw; it is drawn when the mail is sent.
 */

export const lineSource = 'radar.pictureLine'

const part = z.nullable(PictureBox)
/** A `DrawnLine`, which is the key of a line. */
const LineKey = z.object({
  own: z.object({ accountId: z.string(), id: z.string(), part }),
  found: z.object({ address: z.string(), part }),
  isWholeEqual: z.boolean(),
})

/** The picture line of a found mark; null where no pictures are compared. */
export function lineOf({ accountId, search }: StoredQuery, brand: ResultBrand, executionId: number): MailAttachment | null {
  const similarity = brand.similarity?.logo
  const id = search.logo?.id
  if (!similarity || !id || brand.brandLogoUrl === null) return null
  const key: z.infer<typeof LineKey> = {
    own: { accountId, id, part: similarity.query },
    found: { address: brand.brandLogoUrl, part: similarity.mark },
    isWholeEqual:
      similarity.query === null && similarity.mark === null && (similarity.kind === 'identical' || similarity.kind === 'similar'),
  }
  return {
    source: lineSource,
    key: JSON.stringify(key),
    filename: `${brand.brandId}.png`,
    mediaType: 'image/png',
    contentId: `${executionId}.${brand.brandId}@radar`,
  }
}

/** Draws the lines of mails. A picture that is gone by then leaves an empty place. */
export const drawLines =
  (logos: SearchedLogos): AttachmentSource =>
  async (key) =>
    (await logos.line(LineKey.parse(JSON.parse(key)))) ?? emptyPicture

/** A transparent pixel. */
const emptyPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)
