import { randomUUID } from 'node:crypto'
import type { Locale } from '@marklot/contracts'
import { type DossierFormat, type DossierKind, dossierDays, type MadeDossier } from '@marklot/contracts/dossiers'
import * as z from 'zod/mini'
import { lockAccount, type Member } from '../accounts/index.ts'
import { exportTypes, fileReply } from '../exports/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { LaterReply } from '../platform/bind-contract.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, transaction } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { dossierKey } from '../platform/object-store-keys.ts'
import type { Task } from '../platform/tasks.ts'
import { deleteDossier, dossiersOf, insertDossier, type StoredDossier, storedDossier } from './dossiers.store.ts'

export interface DossiersContext {
  pool: Pool
  clock: Clock
  jobs: Jobs
  objectStore: ObjectStore
}

/**
 * How long a request may remain without a result before it counts as failed, in milliseconds. Retries take two minutes.
 */
const patience = 30 * 60_000
/** The limits of one account: how many dossiers may wait or be in progress, and how many are stored. */
const [mostOpen, mostKept] = [3, 50]

/** The input of a large dossier's job. */
export const DossierJob = z.object({ id: z.uuid() })
export type MakeTask = Task<typeof DossierJob>

/** The data from which a large dossier is made. */
export interface DossierRequest {
  kind: DossierKind
  format: DossierFormat
  title: string
  /** The input, which fits the schema of the kind's maker. */
  input: unknown
  /** How many marks the dossier will contain. */
  total: number
}

/**
 * Stores the request of a large dossier with its job, and answers with status 202 and its entry.
 * @throws AppError `dossier.tooMany`
 */
export async function requestDossier(
  { pool, clock, jobs }: DossiersContext,
  task: MakeTask,
  { kind, format, title, input, total }: DossierRequest,
  { account, user }: Member,
  language: Locale,
): Promise<LaterReply<MadeDossier>> {
  const now = clock.now()
  const stored = await transaction(pool, async (client) => {
    await lockAccount(client, account.id)
    const all = await dossiersOf(client, account.id)
    const open = all.filter((one) => ['waiting', 'making'].includes(stateOf(one, now)))
    if (open.length >= mostOpen || all.length >= mostKept) throw new AppError('dossier.tooMany')
    const id = randomUUID()
    const mail = user.emailVerified ? user.email : null
    await jobs.add(task, { id }, { key: id, client })
    return insertDossier(client, { id, accountId: account.id, kind, format, title, language, input, mail, total, createdAt: now })
  })
  return { status: 202, location: `/api/v1/Dossiers/${stored.id}`, entry: presentDossier(stored, now) }
}

function stateOf({ finishedAt, failure, createdAt, done }: StoredDossier, now: Date): MadeDossier['state'] {
  if (finishedAt !== null) return 'ready'
  if (failure !== null || now.getTime() - createdAt.getTime() > patience) return 'failed'
  return done > 0 ? 'making' : 'waiting'
}

export function presentDossier(dossier: StoredDossier, now: Date): MadeDossier {
  const { id, kind, format, title, language, done, total, size, createdAt, finishedAt } = dossier
  return {
    id,
    kind,
    format,
    title,
    language,
    state: stateOf(dossier, now),
    done,
    total,
    size,
    createdUtc: createdAt.toISOString(),
    readyUtc: finishedAt?.toISOString() ?? null,
    expiresUtc: new Date(createdAt.getTime() + dossierDays * 86_400_000).toISOString(),
  }
}

/** Returns a dossier of the member's own accounts. @throws AppError `dossier.notFound` */
export async function reachDossier(pool: Pool, { accountIds }: Member, id: string): Promise<StoredDossier> {
  const dossier = await storedDossier(pool, id)
  if (!dossier || !accountIds.includes(dossier.accountId)) throw new AppError('dossier.notFound')
  return dossier
}

/** Answers with the finished file. @throws AppError `dossier.notReady`, `dossier.notFound`, `storage.unavailable` */
export async function readFile({ objectStore }: DossiersContext, { accountId, id, format, title, finishedAt }: StoredDossier) {
  if (finishedAt === null) throw new AppError('dossier.notReady')
  const file = await objectStore.get(dossierKey(accountId, id, format))
  if (!file) throw new AppError('dossier.notFound')
  return fileReply(`${title}.${format}`, exportTypes[format], file.body)
}

/** Deletes a dossier with its file. A job that is making it then ends without a dossier. */
export async function removeDossier(
  { pool, objectStore }: DossiersContext,
  { accountId, id, format }: StoredDossier,
): Promise<void> {
  // The file is deleted first: while the storage cannot be reached, the entry stays and the deletion is repeated.
  await objectStore.delete(dossierKey(accountId, id, format))
  await deleteDossier(pool, id)
}
