import * as z from 'zod/mini'
import { endpoints } from './endpoints.ts'
import { GuardianDraft } from './guardian.ts'
import { NameChange, NewNames, NewProject, PilotProject, PilotProjectSummary, ProjectChange } from './pilot.ts'
import { FilingGuide, ProjectDeadlines, ProjectFees } from './pilot-filing.ts'
import {
  FindingEvent,
  FindingsQuestion,
  ProjectDomainEvent,
  ProjectDomainsQuestion,
  TypedName,
  TypedNameFinding,
} from './pilot-findings.ts'
import { ExecutionFrequency } from './radar.ts'
import { RowIdText } from './row-id.ts'

const key = z.object({ id: z.uuid() })
const nameKey = z.object({ id: z.uuid(), nameId: RowIdText })

/** How the saved search of a project runs; `none`: by hand only. */
export const WatchInput = z.object({ executionFrequency: z._default(ExecutionFrequency, 'weekly') })
export type WatchInput = z.infer<typeof WatchInput>

/**
 * Brand-Pilot: projects from an idea to protection. The specification shows none of these calls. Projects can be read
 * and deleted without the feature. Loaded by the pages that need them (`extendClient`).
 */
export const pilotEndpoints = endpoints({
  projects: {
    method: 'GET',
    path: '/user/account/PilotProjects',
    summary: 'The projects of the default account, the last changed first.',
    access: 'account',
    reply: z.array(PilotProjectSummary),
  },
  createProject: {
    method: 'POST',
    path: '/user/account/PilotProjects',
    summary: 'Creates a project, or changes the own one with this id.',
    access: 'feature:pilot',
    body: NewProject,
    reply: PilotProject,
  },
  project: {
    method: 'GET',
    path: '/PilotProjects/{id}',
    summary: 'One project with its names.',
    access: 'account',
    params: key,
    reply: PilotProject,
  },
  changeProject: {
    method: 'PATCH',
    path: '/PilotProjects/{id}',
    summary: 'Changes the given fields of a project.',
    access: 'feature:pilot',
    params: key,
    body: ProjectChange,
    reply: PilotProject,
  },
  removeProject: {
    method: 'DELETE',
    path: '/PilotProjects/{id}',
    summary: 'Deletes a project with its names. Its assessments and its saved search stay.',
    access: 'account',
    params: key,
    reply: z.null(),
    status: 204,
  },
  addNames: {
    method: 'POST',
    path: '/PilotProjects/{id}/names',
    summary: 'Adds names at the end. Names that the project has already are left out.',
    access: 'feature:pilot',
    params: key,
    body: NewNames,
    reply: PilotProject,
  },
  changeName: {
    method: 'PATCH',
    path: '/PilotProjects/{id}/names/{nameId}',
    summary: 'Changes the given fields of a name. A changed name loses its domains and its draft.',
    access: 'feature:pilot',
    params: nameKey,
    body: NameChange,
    reply: PilotProject,
  },
  removeName: {
    method: 'DELETE',
    path: '/PilotProjects/{id}/names/{nameId}',
    summary: 'Removes a name from a project.',
    access: 'account',
    params: nameKey,
    reply: z.null(),
    status: 204,
  },
  findings: {
    method: 'POST',
    path: '/PilotProjects/{id}/findings',
    summary: 'What register, meanings and absolute grounds say about names of the project. Findings arrive as they are known.',
    access: 'feature:pilot',
    params: key,
    body: FindingsQuestion,
    reply: { kind: 'eventStream', event: FindingEvent },
    callsPerMinute: 30,
  },
  checkTyped: {
    method: 'POST',
    path: '/PilotProjects/{id}/typed',
    summary: 'What is found about a name while it is typed. Nothing is stored.',
    access: 'feature:pilot',
    params: key,
    body: TypedName,
    reply: TypedNameFinding,
  },
  checkDomains: {
    method: 'POST',
    path: '/PilotProjects/{id}/domains',
    summary: 'Checks domains for names of the project and stores the results with them.',
    access: 'feature:domains',
    params: key,
    body: ProjectDomainsQuestion,
    reply: { kind: 'eventStream', event: ProjectDomainEvent },
    callsPerMinute: 20,
  },
  draft: {
    method: 'POST',
    path: '/PilotProjects/{id}/names/{nameId}/draft',
    summary: "Fills the name's draft of Brand-Guardian from the project. Its assessments belong to the name.",
    access: 'feature:pilot',
    params: nameKey,
    reply: GuardianDraft,
  },
  fees: {
    method: 'GET',
    path: '/PilotProjects/{id}/fees',
    summary: 'Official filing fees for the classes of a project, one EU mark against single countries.',
    access: 'account',
    params: key,
    reply: ProjectFees,
  },
  exportProject: {
    method: 'GET',
    path: '/PilotProjects/{id}/export',
    summary: 'A project as a dossier (PDF), with the names of its shortlist checked anew.',
    access: 'feature:export',
    params: key,
    query: z.object({ format: z._default(z.enum(['pdf']), 'pdf') }),
    reply: { kind: 'media', mediaTypes: ['application/pdf'] },
    callsPerMinute: 20,
  },
  filingGuides: {
    method: 'GET',
    path: '/FilingGuides',
    summary: 'How one files at each of the seven offices, with sources and the day they were looked up.',
    access: 'public',
    reply: z.array(FilingGuide),
    isTagged: true,
  },
  watch: {
    method: 'POST',
    path: '/PilotProjects/{id}/watch',
    summary: 'Saves a search for the chosen name in the classes and offices of the project, or changes that search.',
    access: 'feature:pilot',
    params: key,
    body: WatchInput,
    reply: PilotProject,
  },
  deadlines: {
    method: 'GET',
    path: '/PilotProjects/{id}/deadlines',
    summary: 'Priority, opposition and renewal at the offices of a project.',
    access: 'account',
    params: key,
    reply: ProjectDeadlines,
  },
})
