import * as z from 'zod/mini'
import { Instant } from './accounts.ts'
import { endpoints } from './endpoints.ts'
import { fileTypes, tableTypes } from './file-types.ts'
import { Locale } from './locale.ts'

/* Large dossiers and tables: requested by an export that answers 202, produced by a job, and kept for a while. */

/** How long a dossier is kept, in days from its request. */
export const dossierDays = 14

export const dossierKinds = ['search'] as const
export const DossierKind = z.enum(dossierKinds)
export type DossierKind = z.infer<typeof DossierKind>

/** `failed`: the job has given up. */
export const dossierStates = ['waiting', 'making', 'ready', 'failed'] as const

/** The format of the file: a dossier (PDF), or a table of many hits. */
export const DossierFormat = z.enum(['pdf', 'xlsx', 'csv'])
export type DossierFormat = z.infer<typeof DossierFormat>

export const MadeDossier = z.object({
  id: z.uuid(),
  kind: DossierKind,
  format: z._default(DossierFormat, 'pdf'),
  /** The subject of the search. */
  title: z.string(),
  language: Locale,
  state: z.enum(dossierStates),
  /** The number of marks read so far, and the number that the dossier will have. */
  done: z.int(),
  total: z.int(),
  /** The size of the file in bytes. Null until it is ready. */
  size: z.nullable(z.int()),
  createdUtc: Instant,
  readyUtc: z.nullable(Instant),
  /** The time at which the file and this entry are deleted. */
  expiresUtc: Instant,
})
export type MadeDossier = z.infer<typeof MadeDossier>

const params = z.object({ id: z.uuid() })

/** The large dossiers of the default account. Loaded by the pages that need it (`extendClient`). */
export const dossiersEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/user/account/Dossiers',
    summary: 'The large dossiers and tables that were asked for, the newest first.',
    access: 'account',
    reply: z.array(MadeDossier),
  },
  read: {
    method: 'GET',
    path: '/Dossiers/{id}',
    summary: 'How far a large dossier is.',
    access: 'account',
    params,
    reply: MadeDossier,
  },
  file: {
    method: 'GET',
    path: '/Dossiers/{id}/file',
    summary: 'The finished file of a large dossier.',
    access: 'account',
    params,
    reply: { kind: 'media', mediaTypes: [fileTypes.pdf, ...tableTypes] },
  },
  remove: {
    method: 'DELETE',
    path: '/Dossiers/{id}',
    summary: 'Deletes a large dossier, or stops making it.',
    access: 'account',
    params,
    reply: z.null(),
    status: 204,
  },
})
