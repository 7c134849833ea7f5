import { accountTimeZone, type Handlers } from '../accounts/index.ts'
import type { FindOwnDeadlines } from '../deadlines/index.ts'
import type { CheckedDomains } from '../domains/index.ts'
import type { Capability } from '../platform/capability.ts'
import { dayIn } from '../platform/local-calendar.ts'
import type { DiscardSearch, SaveSearch } from '../radar/index.ts'
import { ownDeadlines, projectDeadlines } from './deadlines.ts'
import { checkDomains } from './domains.ts'
import { type ExportProjectContext, exportProject } from './dossier/export-project.ts'
import { fillDraft } from './draft.ts'
import { feesOf } from './fees.ts'
import { filingGuides } from './filing-guides.ts'
import { checkTyped, findingsOf } from './findings.ts'
import { addNames, changeName, dropName } from './names.ts'
import { deleteProject, projectsOf } from './projects.store.ts'
import { changeProject, createProject, listProjects, reachProject, readProject } from './projects.ts'
import { watchChosenName } from './watch.ts'

interface PilotContext extends ExportProjectContext {
  domains: CheckedDomains
  saveSearch: SaveSearch
  discardSearch: DiscardSearch
  /** Is called before names are checked. */
  warmUp(): void
}
interface Pilot extends Capability<Pick<Handlers, 'pilot'>> {
  ownDeadlines: FindOwnDeadlines
}

/** Opens Brand-Pilot: projects that lead from an idea to protection with the product's own tools. */
export function openPilot(parts: PilotContext): Pilot {
  return {
    handlers: { pilot: pilotHandlers(parts) },
    ownDeadlines: (...asked) => ownDeadlines(parts.pool, ...asked),
    personalData: async (subject) =>
      subject.kind === 'account' ? { sections: { pilotProjects: await projectsOfAccount(parts, subject.id) } } : null,
  }
}

function pilotHandlers(context: PilotContext): Handlers['pilot'] {
  const { pool, clock, warmUp } = context
  return {
    projects: async (_, { member }) => {
      warmUp()
      return listProjects(context, (await member()).account.id)
    },
    createProject: async ({ body }, { member }) => {
      warmUp()
      return createProject(context, (await member()).account.id, body)
    },
    project: async ({ params }, { member }) => {
      warmUp()
      return readProject(context, await reachProject(pool, (await member()).accountIds, params.id))
    },
    changeProject: async ({ params, body }, { member }) => changeProject(context, (await member()).accountIds, params.id, body),
    removeProject: async ({ params }, { member }) => {
      await deleteProject(pool, (await reachProject(pool, (await member()).accountIds, params.id)).id)
      return null
    },
    addNames: async ({ params, body }, { member }) => addNames(context, (await member()).accountIds, params.id, body.names),
    changeName: async ({ params, body }, { member }) =>
      changeName(context, (await member()).accountIds, params.id, params.nameId, body),
    removeName: async ({ params }, { member }) => dropName(context, (await member()).accountIds, params.id, params.nameId),
    findings: async ({ params, body }, call) =>
      findingsOf(context, await reachProject(pool, (await call.member()).accountIds, params.id), body.nameIds, call),
    checkTyped: async ({ params, body }, { member, locale }) =>
      checkTyped(context, await reachProject(pool, (await member()).accountIds, params.id), body.name, locale),
    checkDomains: async ({ params, body }, call) =>
      checkDomains(context, await reachProject(pool, (await call.member()).accountIds, params.id), body, call),
    draft: async ({ params }, { member }) =>
      fillDraft(context, await reachProject(pool, (await member()).accountIds, params.id), params.nameId),
    fees: async ({ params }, { member }) =>
      feesOf((await reachProject(pool, (await member()).accountIds, params.id)).content, clock.now()),
    exportProject: async ({ params }, call) =>
      exportProject(context, await reachProject(pool, (await call.member()).accountIds, params.id), call),
    filingGuides: () => filingGuides(clock.now()),
    watch: async ({ params, body }, { member, locale }) => {
      const person = await member()
      return watchChosenName(context, await reachProject(pool, person.accountIds, params.id), body, person, locale)
    },
    deadlines: async ({ params }, { member, locale }) => {
      const { accountId, content } = await reachProject(pool, (await member()).accountIds, params.id)
      const today = dayIn(clock.now(), await accountTimeZone(pool, accountId))
      return projectDeadlines(content, { today, locale })
    },
  }
}

/** Returns the projects of an account with their names, for the export of personal data. */
async function projectsOfAccount(context: PilotContext, accountId: string) {
  const projects = []
  for (const project of await projectsOf(context.pool, accountId)) projects.push(await readProject(context, project))
  return projects
}
