import type { Locale } from '@marklot/contracts'
import type { MadeDossier } from '@marklot/contracts/dossiers'
import type * as z from 'zod/mini'
import type { Handlers, Member } from '../accounts/index.ts'
import { type Dossier, fileReply, openDossierThread } from '../exports/index.ts'
import type { LaterReply, RawReply } from '../platform/bind-contract.ts'
import type { Capability } from '../platform/capability.ts'
import { dossiersPrefix } from '../platform/object-store-keys.ts'
import { dossiersOf } from './dossiers.store.ts'
import {
  type DossierRequest,
  type DossiersContext,
  presentDossier,
  reachDossier,
  readFile,
  removeDossier,
  requestDossier,
} from './dossiers.ts'
import { type DossierMaker, makeTask, sweepTask, type TasksContext } from './tasks.ts'

export type { Making } from './tasks.ts'

/** The functions that dossiers offer to other capabilities. */
export interface Dossiers {
  /** Answers with a dossier as a PDF named after its title. */
  reply(dossier: Dossier): Promise<RawReply>
  /** Answers with status 202 and lets a job make the dossier or table. @throws AppError `dossier.tooMany` */
  later(request: DossierRequest, member: Member, language: Locale): Promise<LaterReply<MadeDossier>>
  /** Registers the maker of the dossiers of a kind. */
  provide<Input extends z.ZodMiniType>(kind: DossierRequest['kind'], maker: DossierMaker<Input>): void
}

type DossiersParts = Omit<TasksContext, 'makers' | 'draw'>

/** Opens dossiers. They are drawn in a thread, and jobs make the large ones. */
export function openDossiers(parts: DossiersParts): Capability<Pick<Handlers, 'dossiers'>> & Dossiers {
  const makers = new Map<string, DossierMaker>()
  const thread = openDossierThread(parts.productName)
  const context: TasksContext = { ...parts, makers, draw: thread.draw }
  const task = makeTask(context, 'dossiers.make')
  // The previous release makes no tables, and leaves tasks alone that it does not know.
  const tableTask = makeTask(context, 'dossiers.makeTable')
  return {
    reply: async (dossier) => fileReply(`${dossier.title}.pdf`, 'application/pdf', await thread.draw(dossier)),
    later: (request, member, language) =>
      requestDossier(context, request.format === 'pdf' ? task : tableTask, request, member, language),
    provide: (kind, maker) => void makers.set(kind, maker as unknown as DossierMaker),
    handlers: { dossiers: dossiersHandlers(context) },
    tasks: [task, tableTask],
    recurring: [sweepTask(context)],
    personalData: async (subject) => {
      if (subject.kind !== 'account') return null
      const stored = await dossiersOf(parts.pool, subject.id)
      return { sections: { dossiers: stored.map((one) => ({ ...presentDossier(one, parts.clock.now()), mail: one.mail })) } }
    },
    onErase: async (_, { accountIds }) => accountIds.map(dossiersPrefix),
    close: () => thread.close(),
  }
}

function dossiersHandlers(context: DossiersContext): Handlers['dossiers'] {
  const { pool, clock } = context
  return {
    list: async (_, { member }) =>
      (await dossiersOf(pool, (await member()).account.id)).map((one) => presentDossier(one, clock.now())),
    read: async ({ params }, { member }) => presentDossier(await reachDossier(pool, await member(), params.id), clock.now()),
    file: async ({ params }, { member }) => readFile(context, await reachDossier(pool, await member(), params.id)),
    remove: async ({ params }, { member }) => {
      await removeDossier(context, await reachDossier(pool, await member(), params.id))
      return null
    },
  }
}
