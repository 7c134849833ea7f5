import type { Author, RulesReason } from '@marklot/contracts/advisor'
import type { ModelMessage, ToolSet } from 'ai'
import type { Clock } from '../platform/clock.ts'
import type { Outbound } from '../platform/outbound.ts'
import { type ConsentContext, hasConsented } from './consent.ts'
import { customerOf, reserve } from './gateway.ts'
import type { AskModel, ModelReply } from './model-client.ts'
import { AdvisorFault, type Usage } from './port.ts'

interface Question {
  system: string
  messages: ModelMessage[]
  tools: ToolSet
  onText: (piece: string) => void
  signal: AbortSignal
}
/**
 * A conversation, in which the model is asked step by step. @throws AdvisorFault if there is no answer; the signal's
 * reason if it is aborted
 */
export interface Conversation {
  author: Author
  ask(question: Question): Promise<ModelReply>
}
/** Returns an account's conversation with the model, or the reason why the rules must answer. */
export type Converse = (accountId: string) => Promise<Conversation | RulesReason>

const nothing: Usage = { inputTokens: 0, outputTokens: 0 }

/** Opens conversations within the account's consent and daily limits. The model's texts are unchecked. */
export function openConverse(context: ConsentContext & { outbound: Outbound; clock: Clock }): Converse {
  let opened: Promise<AskModel> | undefined
  return async (accountId) => {
    const { settings, outbound, clock } = context
    if (settings === null || !settings.abilities.tools) return 'notConfigured'
    if (!(await hasConsented(context, accountId))) return 'consentMissing'
    // Loaded at the first question, because its libraries are large.
    opened ??= import('./model-client.ts').then(({ openModelClient }) => openModelClient({ settings, outbound, clock }))
    const askModel = await opened
    return {
      author: { kind: settings.isSimulator ? 'simulator' : 'model', model: settings.model },
      ask: async (question) => {
        // An answer takes minutes and several questions, and the consent may be withdrawn meanwhile.
        if (!(await hasConsented(context, accountId))) throw new AdvisorFault('consentMissing', nothing)
        const characters = JSON.stringify([question.system, question.messages, question.tools]).length
        const spent = await reserve(context, settings, accountId, { characters, repairs: 0 })
        if (spent === null) throw new AdvisorFault('dailyLimit', nothing)
        let usage = nothing
        try {
          const onAbort = (aborted: Usage) => {
            usage = aborted
          }
          const reply = await askModel({ ...question, customer: customerOf(accountId), onAbort })
          usage = reply.usage
          return reply.value
        } catch (error) {
          if (error instanceof AdvisorFault) usage = error.usage
          throw error
        } finally {
          await spent.settle(usage, 0)
        }
      },
    }
  }
}
