import { dossierDays } from '@marklot/contracts/dossiers'
import * as z from 'zod/mini'
import { accountSettings } from '../accounts/index.ts'
import { type Dossier, exportTypes } from '../exports/index.ts'
import { AppError } from '../platform/app-error.ts'
import { transaction } from '../platform/database.ts'
import type { Mailer } from '../platform/mailer.ts'
import { dossierKey } from '../platform/object-store-keys.ts'
import { defineRecurringTask, defineTask, type RecurringTask } from '../platform/tasks.ts'
import { finishDossier, giveUp, noteProgress, oldDossiers, type StoredDossier, storedDossier } from './dossiers.store.ts'
import { DossierJob, type DossiersContext, type MakeTask, removeDossier } from './dossiers.ts'
import { readyMail } from './ready-mail.ts'

/** The part of the request that a maker receives. */
export interface Making {
  accountId: string
  language: StoredDossier['language']
  /** Records how many marks have been read. */
  progress(done: number, total: number): Promise<void>
  /** A signal that is aborted when the process stops. */
  signal: AbortSignal
}
/**
 * Makes the content of one kind of dossier, which is then drawn, or a finished file. An AppError that does not report
 * an outage means that no later attempt can succeed.
 */
export interface DossierMaker<Input extends z.ZodMiniType = z.ZodMiniType> {
  input: Input
  make(input: z.output<Input>, making: Making): Promise<Dossier | Buffer>
}

export interface TasksContext extends DossiersContext {
  mailer: Mailer
  productName: string
  /** The origin of the product, without a trailing slash. */
  home: string
  makers: ReadonlyMap<string, DossierMaker>
  /** Draws a PDF. */
  draw(dossier: Dossier): Promise<Buffer>
}

/**
 * Defines the task that makes a large dossier. If the process is killed, the task starts again; the mail is sent only
 * once.
 */
export const makeTask = (context: TasksContext, name: 'dossiers.make' | 'dossiers.makeTable'): MakeTask =>
  defineTask({
    name,
    payload: DossierJob,
    queue: 'heavy',
    run: ({ id }, signal) => makeDossier(context, id, signal),
  })

async function makeDossier(context: TasksContext, id: string, signal: AbortSignal): Promise<void> {
  const { pool, makers, draw } = context
  const stored = await storedDossier(pool, id)
  const maker = stored && makers.get(stored.kind)
  if (!stored || !maker || stored.finishedAt !== null || stored.failure !== null) return
  try {
    const made = await maker.make(z.parse(maker.input, stored.input), {
      accountId: stored.accountId,
      language: stored.language,
      signal,
      progress: (done, total) => noteProgress(pool, id, done, total),
    })
    signal.throwIfAborted()
    await deliver(context, stored, Buffer.isBuffer(made) ? made : await draw(made))
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    await giveUp(pool, id, error.code)
  }
}

/** Stores the file, and notifies the person who requested it. */
async function deliver(context: TasksContext, stored: StoredDossier, file: Buffer): Promise<void> {
  const { pool, clock, objectStore, mailer } = context
  const { id, accountId, format, mail } = stored
  const key = dossierKey(accountId, id, format)
  await objectStore.put(key, file, { contentType: exportTypes[format] })
  const settings = (await accountSettings(pool, [accountId])).get(accountId)
  const isKept = await transaction(pool, async (client) => {
    if (!settings || !(await finishDossier(client, id, file.length, clock.now()))) return false
    if (mail !== null) await mailer.queue(client, readyMail(context, stored, { to: mail, ...settings }), { key: `dossier:${id}` })
    return true
  })
  // The dossier was deleted in the meantime, perhaps with its account.
  if (!isKept) await objectStore.delete(key)
}

/** The most dossiers that one run of the sweep deletes. */
const mostDeleted = 500

export const sweepTask = (context: DossiersContext): RecurringTask =>
  defineRecurringTask({
    name: 'dossiers.sweep',
    queue: 'default',
    run: async (signal) => {
      const before = new Date(context.clock.now().getTime() - dossierDays * 86_400_000)
      for (const dossier of await oldDossiers(context.pool, before, mostDeleted)) {
        signal.throwIfAborted()
        await removeDossier(context, dossier)
      }
    },
  })
