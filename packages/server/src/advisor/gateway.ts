import { createHash } from 'node:crypto'
import type { Locale } from '@marklot/contracts'
import type { AdvicePurpose, Fact, Provenance, RulesReason } from '@marklot/contracts/advisor'
import { advisor as phrases } from '@marklot/phrases/advisor'
import { accountTimeZone } from '../accounts/index.ts'
import { dayIn } from '../platform/local-calendar.ts'
import type { Log } from '../platform/log.ts'
import { type Amount, reserveUsage, settleUsage } from './advisor.store.ts'
import { type ConsentContext, hasConsented } from './consent.ts'
import { ground } from './grounding/ground.ts'
import type { ModelSettings } from './model-settings.ts'
import { wordByRules } from './offline.ts'
import { type Advisor, AdvisorFault, type Answer, type AskOptions, type Usage, type Word } from './port.ts'

export interface GatewayContext extends ConsentContext {
  log: Log
  /** Opens the model for the first question, because its libraries are large. */
  openModel: (() => Promise<Advisor>) | null
}
interface Ask {
  accountId: string
  locale: Locale
  purpose: AdvicePurpose
  signal?: AbortSignal | undefined
}
/** The limits on asking the model to repair its reply. */
interface Repairs {
  repairs: 0 | 1
}
/** Texts, one for each list of facts, with their provenance. */
type Texts = { texts: string[] } & Provenance

/**
 * The number of characters in a question without its facts. A question contains the facts twice: as data, and in the
 * wording of the rules.
 */
const promptCharacters = 2_500
/** Fewer characters per token than usual, so that a reservation is too large rather than too small. */
const charactersPerToken = 3
const nothing: Usage = { inputTokens: 0, outputTokens: 0 }

/** Returns the function that words one list of facts; see `Word`. */
export function openWord(context: GatewayContext): Word {
  return async (facts, ask) => {
    const question = { purpose: ask.purpose, locale: ask.locale, facts }
    const { texts, ...provenance } = await answer(context, [facts], { ...ask, repairs: 0 }, async (model, options) => {
      const { value, usage } = await model.word(question, options)
      return { value: [value], usage }
    })
    return { purpose: ask.purpose, text: texts[0] ?? '', ...provenance }
  }
}

/** Words several lists of facts with one question. */
export const wordEach = (context: GatewayContext, cases: readonly (readonly Fact[])[], ask: Ask): Promise<Texts> =>
  answer(context, cases, { ...ask, repairs: 1 }, (model, options) =>
    model.wordEach({ purpose: ask.purpose, locale: ask.locale, cases }, options),
  )

/**
 * Asks the model if that is permitted, and checks its answer. Otherwise, the rules answer. The rules also replace every
 * text that the check strikes completely.
 */
async function answer(
  context: GatewayContext,
  cases: readonly (readonly Fact[])[],
  ask: Ask & Repairs,
  question: (model: Advisor, options: AskOptions) => Promise<Answer<string[]>>,
): Promise<Texts> {
  const { locale, purpose } = ask
  const byRules = (facts: readonly Fact[]) => wordByRules({ purpose, locale, facts })
  const rules = (reason: RulesReason, struck = 0): Texts => ({
    texts: cases.map(byRules),
    ...provenance({ kind: 'rules', model: null }, reason, struck, locale),
  })
  const { settings, openModel } = context
  if (settings === null || openModel === null) return rules('notConfigured')
  if (!(await hasConsented(context, ask.accountId))) return rules('consentMissing')
  const characters = promptCharacters + 2 * JSON.stringify(cases).length
  const spent = await reserve(context, settings, ask.accountId, { characters, repairs: ask.repairs })
  if (spent === null) return rules('dailyLimit')
  let usage = nothing
  let struck = 0
  try {
    const model = await openModel()
    const onAbort = (aborted: Usage) => {
      usage = aborted
    }
    const written = await question(model, { customer: customerOf(ask.accountId), signal: ask.signal, onAbort })
    usage = written.usage
    const grounded = written.value.map((text, index) => ground(text, cases[index] ?? [], locale))
    struck = grounded.reduce((sum, one) => sum + one.struck, 0)
    if (grounded.every(({ text }) => text === '')) return rules('nothingLeft', struck)
    const texts = grounded.map(({ text }, index) => (text === '' ? byRules(cases[index] ?? []) : text))
    return { texts, ...provenance(model.author, null, struck, locale) }
  } catch (error) {
    if (error instanceof AdvisorFault) usage = error.usage
    // Only the error's name is logged, because the error itself may contain the conversation.
    else if (!ask.signal?.aborted) context.log.error({ fault: (error as Error).name }, 'The language model could not be asked')
    const reason = error instanceof AdvisorFault ? error.reason : 'unavailable'
    context.log.info({ reason }, 'The rules answer instead of the language model')
    return rules(reason)
  } finally {
    await spent.settle(usage, struck)
  }
}

function provenance(
  answeredBy: Provenance['answeredBy'],
  reason: RulesReason | null,
  struck: number,
  locale: Locale,
): Provenance {
  return {
    answeredBy,
    rulesReason: reason,
    rulesReasonText: reason === null ? null : phrases[`reason.${reason}`][locale],
    struck,
    notice: phrases.notice[locale],
  }
}

/** Reserves the most that a question can cost; null if the account's daily limit does not allow it. */
export async function reserve(
  { pool, clock }: Pick<ConsentContext, 'pool' | 'clock'>,
  settings: ModelSettings,
  accountId: string,
  { characters, repairs }: Repairs & { characters: number },
): Promise<{ settle(usage: Usage, struck: number): Promise<void> } | null> {
  const day = { accountId, day: dayIn(clock.now(), await accountTimeZone(pool, accountId)) }
  const { daily, mostOutputTokens } = settings
  const inputTokens = Math.ceil(characters / charactersPerToken)
  // A repair repeats the question with the first answer.
  const most = {
    inputTokens: inputTokens + repairs * (inputTokens + mostOutputTokens),
    outputTokens: (1 + repairs) * mostOutputTokens,
  }
  const reserved = amountOf(most, settings)
  const limits = { tokens: daily.tokens, costMillionths: daily.cost === null ? null : Math.floor(daily.cost * 1_000_000) }
  if (!(await reserveUsage(pool, day, reserved, limits))) return null
  return { settle: (usage, struck) => settleUsage(pool, day, reserved, { ...amountOf(usage, settings), struck }) }
}

/**
 * Returns the amount in millionths. Prices are per million tokens, so the price of one token is the same number of
 * millionths.
 */
const amountOf = ({ inputTokens, outputTokens }: Usage, { prices }: ModelSettings): Amount => ({
  tokens: inputTokens + outputTokens,
  costMillionths: Math.ceil(inputTokens * prices.input + outputTokens * prices.output),
})

/** Returns the identifier under which the provider knows an account. */
export const customerOf = (accountId: string) =>
  createHash('sha256').update(`model customer ${accountId}`).digest('hex').slice(0, 32)
