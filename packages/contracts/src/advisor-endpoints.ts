import * as z from 'zod/mini'
import { Completion, CompletionInput, ModelConsent, ScoringInput, Scorings } from './advisor.ts'
import { endpoints } from './endpoints.ts'

/**
 * Texts about an assessment, by rules or by a model, and the consent to a model (spec 2, 7.2). Loaded by the pages that
 * need them (`extendClient`).
 */
export const advisorEndpoints = endpoints({
  complete: {
    method: 'POST',
    path: '/Ai/completions',
    summary: 'Words facts of an assessment in the caller’s language. The rules answer where no model may or can.',
    access: 'account',
    body: CompletionInput,
    reply: Completion,
    callsPerMinute: 30,
  },
  score: {
    method: 'POST',
    path: '/Ai/scorings',
    summary: 'Scores a name against marks of the register, with reasons in the caller’s language.',
    access: 'account',
    body: ScoringInput,
    reply: Scorings,
    callsPerMinute: 30,
  },
  consent: {
    method: 'GET',
    path: '/user/account/ModelConsent',
    summary: 'Whether names of the account may be sent to a model, and the text to consent to.',
    access: 'account',
    reply: ModelConsent,
  },
  giveConsent: {
    method: 'PUT',
    path: '/user/account/ModelConsent',
    summary: 'Consents to the current version of the text.',
    access: 'account',
    body: z.object({ version: z.string().check(z.maxLength(400)) }),
    reply: ModelConsent,
  },
  withdrawConsent: {
    method: 'DELETE',
    path: '/user/account/ModelConsent',
    summary: 'Withdraws the consent. From then on no name is sent to a model.',
    access: 'account',
    reply: ModelConsent,
  },
})
