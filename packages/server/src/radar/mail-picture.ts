import type { LogoSimilarity } from '@marklot/contracts'
import { PictureBox } from '@marklot/contracts/logos'
import type { ResultBrand } from '@marklot/contracts/radar'
import * as z from 'zod/mini'
import { type DrawnLine, lineColumns, lineWidth, type SearchedLogos } from '../logos/index.ts'
import type { AttachmentSource, MailAttachment } from '../platform/mailer.ts'
import type { StoredQuery } from './radar.store.ts'

/*
 * The picture line of a mail. A mail loads nothing external, so its pictures are attached. The outbox stores a
 * description of the picture, which is drawn when the mail is sent.
 */

export const lineSource = 'radar.pictureLine'

const cell = z.nullable(z.union([z.object({ box: PictureBox }), z.object({ colours: z.array(z.string()) })]))
/** The key of a picture line, which is a `DrawnLine`. */
const LineKey = z.object({
  own: z.object({ accountId: z.string(), id: z.string() }),
  found: z.string(),
  columns: z.array(z.object({ isEqual: z.boolean(), own: cell, found: cell })),
})

/** Returns the picture line of a found mark; null if no pictures are compared. */
export function lineOf({ accountId, search }: StoredQuery, brand: ResultBrand, executionId: number): MailAttachment | null {
  const similarity = brand.similarity?.logo
  const id = search.logo?.id
  if (!similarity || !id || brand.brandLogoUrl === null) return null
  const key: DrawnLine = { own: { accountId, id }, found: brand.brandLogoUrl, columns: lineColumns(similarity) }
  return {
    source: lineSource,
    key: JSON.stringify(key),
    filename: `${brand.brandId}.png`,
    mediaType: 'image/png',
    contentId: `${executionId}.${brand.brandId}@radar`,
  }
}

/** Returns the width at which the line of a mark is shown, in pixels. */
export const shownWidth = (similarity: LogoSimilarity): number => lineWidth(lineColumns(similarity).length)

/** Draws the lines of mails. A picture that no longer exists leaves an empty place. */
export const drawLines =
  (logos: SearchedLogos): AttachmentSource =>
  async (key) =>
    (await logos.line(LineKey.parse(JSON.parse(key)))) ?? emptyPicture

/** A transparent pixel. */
const emptyPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)
