import type { Author } from '@marklot/contracts/advisor'
import type { Handlers } from '../accounts/index.ts'
import { entitlementOf } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Capability } from '../platform/capability.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { Outbound } from '../platform/outbound.ts'
import type { SearchEngine } from '../search/index.ts'
import { consentsOf, usageOf } from './advisor.store.ts'
import { endConsent, giveConsent, readConsent } from './consent.ts'
import { type Converse, openConverse } from './conversation.ts'
import { openWord } from './gateway.ts'
import type { ModelSettings } from './model-settings.ts'
import type { Advisor, Word } from './port.ts'
import { type ScoringContext, scoreBrands } from './scorings.ts'

export type { Conversation, Converse } from './conversation.ts'
export type { CountedKind, FactSets } from './grounding/fact-sets.ts'
export { plain, sentenceHolds } from './grounding/ground.ts'
export { spellsNumbers } from './grounding/numbers.ts'
export { officeNames } from './grounding/offices.ts'
export { sentencesOf } from './grounding/sentences.ts'
export type { ModelAbilities, ModelSettings } from './model-settings.ts'
export { wordByRules } from './offline.ts'
export { AdvisorFault, type Word, type WordingTask } from './port.ts'

interface AdvisorParts {
  pool: Pool
  clock: Clock
  log: Log
  outbound: Outbound
  engine: SearchEngine
  /** The language model to use; null for none. */
  model: ModelSettings | null
}
interface AdvisorCapability extends Capability<Pick<Handlers, 'advisor'>> {
  word: Word
  /** Conversations with the model. */
  converse: Converse
  /** The author of answers if everything is permitted: the model or the rules. */
  author: Author
}

/** Opens the advisor: texts about assessments, worded by rules or by a model. */
export function openAdvisor({ model: settings, outbound, ...parts }: AdvisorParts): AdvisorCapability {
  let opened: Promise<Advisor> | undefined
  const openModel = (chosen: ModelSettings) => () => {
    opened ??= import('./model.ts').then(({ openModelAdvisor }) =>
      openModelAdvisor({ settings: chosen, outbound, clock: parts.clock }),
    )
    return opened
  }
  const context: ScoringContext = { ...parts, settings, openModel: settings && openModel(settings) }
  const word = openWord(context)
  return {
    word,
    converse: openConverse({ ...context, outbound }),
    author:
      settings === null
        ? { kind: 'rules', model: null }
        : { kind: settings.isSimulator ? 'simulator' : 'model', model: settings.model },
    handlers: {
      advisor: {
        complete: async ({ body: { purpose, facts } }, { member, locale, signal }) => {
          const accountId = (await member()).account.id
          await permitAdvice(parts, accountId)
          return word(facts, { accountId, purpose, locale, signal })
        },
        score: async ({ body }, { member, locale, signal }) => {
          const accountId = (await member()).account.id
          await permitAdvice(parts, accountId)
          return scoreBrands(context, body, { accountId, locale, signal })
        },
        consent: async (_, { member, locale }) => readConsent(context, (await member()).account.id, locale),
        giveConsent: async ({ body }, { member, locale }) =>
          giveConsent(context, (await member()).account.id, body.version, locale),
        withdrawConsent: async (_, { member, locale }) => endConsent(context, (await member()).account.id, locale),
      },
    },
    personalData: async (subject) =>
      subject.kind === 'account'
        ? {
            sections: {
              modelUsage: await usageOf(parts.pool, subject.id),
              modelConsents: await consentsOf(parts.pool, subject.id),
            },
          }
        : null,
  }
}

/**
 * Checks whether the account may have texts, which belong to Brand-Guardian. A used-up quota does not prevent texts
 * about the assessments that used it up.
 * @throws AppError the paywall's code
 */
async function permitAdvice({ pool, clock }: { pool: Pool; clock: Clock }, accountId: string): Promise<void> {
  const refusal = (await entitlementOf(pool, accountId, clock)).refusal('guardian.creation')
  if (refusal !== null && refusal !== 'trial.quotaUsedUp' && refusal !== 'plan.quotaUsedUp') throw new AppError(refusal)
}
