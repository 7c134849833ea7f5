import * as z from 'zod/mini'
import { transaction } from '../platform/database.ts'
import { dayIn, operatorTimeZone } from '../platform/local-calendar.ts'
import { defineRecurringTask, defineTask, type RecurringTask, type Task } from '../platform/tasks.ts'
import { type DocumentsContext, documentKeyOf, invoiceDocument } from './documents.ts'
import { deleteInvoices, expiredInvoices, invoiceById, invoicesWithoutDocument } from './invoices.store.ts'

const payload = z.object({ id: z.uuid() })
export type StoreTask = Task<typeof payload>

/** Defines the task that creates and stores the file of an invoice. */
export const storeDocumentTask = (context: DocumentsContext): StoreTask =>
  defineTask({
    name: 'invoices.storeDocument',
    payload,
    queue: 'default',
    run: ({ id }) => storeDocument(context, id),
  })

async function storeDocument(context: DocumentsContext, id: string): Promise<void> {
  const invoice = await invoiceById(context.pool, id)
  if (invoice) await invoiceDocument(context, invoice)
}

/** The most files that one run of the sweep creates. */
const mostFiles = 100

/**
 * Defines the task that creates files whose job has failed for good, if jobs create them, and that deletes invoices
 * after their retention period, files first.
 */
export const sweepTask = (context: DocumentsContext, filesAtOnce: boolean): RecurringTask =>
  defineRecurringTask({
    name: 'invoices.sweep',
    queue: 'default',
    run: async (signal) => {
      const { pool, clock, objectStore } = context
      const waiting = filesAtOnce ? await invoicesWithoutDocument(pool, mostFiles) : []
      for (const id of waiting) {
        signal.throwIfAborted()
        await storeDocument(context, id)
      }
      const today = dayIn(clock.now(), operatorTimeZone)
      const expired = await expiredInvoices(pool, today)
      if (expired.length === 0) return
      for (const invoice of expired) await objectStore.delete(documentKeyOf(invoice))
      const ids = expired.map(({ id }) => id)
      await transaction(pool, (client) => deleteInvoices(client, ids, today))
    },
  })
