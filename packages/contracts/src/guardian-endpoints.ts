import * as z from 'zod/mini'
import { endpoints } from './endpoints.ts'
import { fileTypes, tableTypes } from './file-types.ts'
import {
  AssessmentCase,
  ClassesQuestion,
  DraftChange,
  FilingFee,
  GuardianDraft,
  HintQuestion,
  NameHint,
  NewDraft,
  SuggestedClass,
} from './guardian.ts'
import {
  Assessment,
  AssessmentComparison,
  AssessmentDomainsEvent,
  AssessmentEvent,
  AssessmentSummary,
  ElsewhereFound,
  SaferChangeEvent,
} from './guardian-assessment.ts'
import { RowId, RowIdText } from './row-id.ts'

const id = z.object({ id: RowIdText })
const key = z.object({ id: z.uuid() })

/** Starts an evaluation. */
export const EvaluationInput = z.object({
  case: AssessmentCase,
  /** The draft that the case comes from. */
  draftId: z._default(z.nullable(z.uuid()), null),
  /** The assessment that is run again; the differences to it can be read afterwards. */
  previousId: z._default(z.nullable(RowId), null),
})
export type EvaluationInput = z.infer<typeof EvaluationInput>

/**
 * Brand-Guardian: drafts, evaluations and assessments. The specification shows none of these calls. Loaded by the pages
 * that need them (`extendClient`).
 */
export const guardianEndpoints = endpoints({
  drafts: {
    method: 'GET',
    path: '/user/account/AssessmentDrafts',
    summary: 'The drafts of the default account, the last changed first.',
    access: 'account',
    reply: z.array(GuardianDraft),
  },
  createDraft: {
    method: 'POST',
    path: '/user/account/AssessmentDrafts',
    summary: 'Creates a draft, or changes the own one with this id.',
    access: 'account',
    body: NewDraft,
    reply: GuardianDraft,
  },
  draft: {
    method: 'GET',
    path: '/AssessmentDrafts/{id}',
    summary: 'One draft.',
    access: 'account',
    params: key,
    reply: GuardianDraft,
  },
  changeDraft: {
    method: 'PATCH',
    path: '/AssessmentDrafts/{id}',
    summary: 'Changes the given fields of a draft.',
    access: 'account',
    params: key,
    body: DraftChange,
    reply: GuardianDraft,
  },
  removeDraft: {
    method: 'DELETE',
    path: '/AssessmentDrafts/{id}',
    summary: 'Deletes a draft. Its assessments stay.',
    access: 'account',
    params: key,
    reply: z.null(),
    status: 204,
  },
  hint: {
    method: 'POST',
    path: '/Assessments/hint',
    summary: 'Identical and similar names in the chosen regions now, and how five audiences say the name.',
    access: 'public',
    body: HintQuestion,
    reply: NameHint,
  },
  classes: {
    method: 'POST',
    path: '/Assessments/classes',
    summary: 'Nice classes and terms for an idea in the words of a founder, with the reasons for each.',
    access: 'public',
    body: ClassesQuestion,
    reply: z.array(SuggestedClass),
    callsPerMinute: 60,
  },
  fees: {
    method: 'GET',
    path: '/Assessments/fees',
    summary: 'Official filing fees of the seven offices, with their source and the day they were looked up.',
    access: 'public',
    reply: z.array(FilingFee),
    isTagged: true,
  },
  evaluate: {
    method: 'POST',
    path: '/user/account/Assessments',
    summary:
      'Evaluates a brand. Blocks arrive as they are ready, in a trial at the end; the evaluation goes on without its caller.',
    access: 'account',
    body: EvaluationInput,
    reply: { kind: 'eventStream', event: AssessmentEvent },
    callsPerMinute: 30,
  },
  assessments: {
    method: 'GET',
    path: '/user/account/Assessments',
    summary: 'The assessments of the default account, the newest first.',
    access: 'account',
    reply: z.array(AssessmentSummary),
  },
  assessment: {
    method: 'GET',
    path: '/Assessments/{id}',
    summary: 'One assessment, as it was found at its time. A running one has pending blocks.',
    access: 'account',
    params: id,
    reply: Assessment,
  },
  stopEvaluation: {
    method: 'POST',
    path: '/Assessments/{id}/stop',
    summary: 'Stops and deletes a running evaluation; it counts against no quota. A finished one stays.',
    access: 'account',
    params: id,
    reply: z.object({ state: z.enum(['stopped', 'finished']) }),
  },
  removeAssessment: {
    method: 'DELETE',
    path: '/Assessments/{id}',
    summary: 'Deletes an assessment.',
    access: 'account',
    params: id,
    reply: z.null(),
    status: 204,
  },
  compareAssessments: {
    method: 'GET',
    path: '/Assessments/{id}/comparison',
    summary: 'How an assessment differs from another one of the account.',
    access: 'account',
    params: id,
    query: z.object({ with: RowIdText }),
    reply: AssessmentComparison,
  },
  elsewhere: {
    method: 'GET',
    path: '/Assessments/{id}/elsewhere',
    summary: 'How many similar names the other offices of the plan hold today, outside the assessment.',
    access: 'account',
    params: id,
    reply: ElsewhereFound,
  },
  saferChanges: {
    method: 'POST',
    path: '/Assessments/{id}/changes',
    summary: 'Tries changes of the brand and reports those that lower the risk. Stored with the assessment once finished.',
    access: 'account',
    params: id,
    reply: { kind: 'eventStream', event: SaferChangeEvent },
    callsPerMinute: 30,
  },
  checkDomains: {
    method: 'POST',
    path: '/Assessments/{id}/domains',
    summary: 'Checks the usual domains for the name of an assessment and stores the results with it.',
    access: 'feature:domains',
    params: id,
    reply: { kind: 'eventStream', event: AssessmentDomainsEvent },
    callsPerMinute: 20,
  },
  exportAssessment: {
    method: 'GET',
    path: '/Assessments/{id}/export',
    summary: 'An assessment as a file: a dossier (PDF), a table, or all its data.',
    access: 'feature:export',
    params: id,
    query: z.object({ format: z.enum(['csv', 'xlsx', 'json', 'pdf']) }),
    reply: { kind: 'media', mediaTypes: [fileTypes.pdf, ...tableTypes, fileTypes.json] },
    callsPerMinute: 20,
  },
})
