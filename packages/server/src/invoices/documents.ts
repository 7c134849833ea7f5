import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { invoiceDocumentKey } from '../platform/object-store-keys.ts'
import { sha256 } from '../platform/sha256.ts'
import { documentHash, insertDocument, type StoredInvoice } from './invoices.store.ts'

export interface DocumentsContext {
  pool: Pool
  clock: Clock
  objectStore: ObjectStore
}

/** Returns the key of an invoice's file. */
export const documentKeyOf = ({ id, content }: StoredInvoice) => invoiceDocumentKey(content.issuedOn.slice(0, 4), id)

/**
 * Returns the file of an invoice, and stores it the first time. After that, the file is never created again.
 * @throws Error when the stored file is not the one that was issued
 */
export async function invoiceDocument(context: DocumentsContext, invoice: StoredInvoice): Promise<Buffer> {
  const { pool, clock, objectStore } = context
  const key = documentKeyOf(invoice)
  const [issued, stored] = await Promise.all([documentHash(pool, invoice.id), objectStore.get(key)])
  if (issued !== undefined) {
    if (stored === undefined || !sha256(stored.body).equals(issued))
      throw new Error(`The stored file of invoice ${invoice.content.number} is ${stored ? 'not the issued one' : 'missing'}`)
    return stored.body
  }
  // A process that died after storing the file but before recording it has left the file.
  const body = stored?.body ?? (await render(invoice))
  if (!stored) await objectStore.put(key, body, { contentType: 'application/pdf' })
  await insertDocument(pool, { invoiceId: invoice.id, sha256: sha256(body), size: body.length, storedAt: clock.now() })
  return body
}

/** Draws an invoice. Loads the PDF library for the first file. */
async function render({ content, issuedAt }: StoredInvoice): Promise<Buffer> {
  const { renderInvoice } = await import('./render.ts')
  return renderInvoice(content, issuedAt)
}
