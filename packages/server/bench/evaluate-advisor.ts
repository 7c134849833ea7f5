import { locales } from '@marklot/contracts'
import { advicePurposes } from '@marklot/contracts/advisor'
import { ground } from '../src/advisor/grounding/ground.ts'
import { openModelAdvisor } from '../src/advisor/model.ts'
import { AdvisorFault } from '../src/advisor/port.ts'
import { promptVersion } from '../src/advisor/prompts/index.ts'
import { readConfig } from '../src/config.ts'
import { systemClock } from '../src/platform/clock.ts'
import { createLog } from '../src/platform/log.ts'
import { createOutbound } from '../src/platform/outbound.ts'
import { promptCases } from '../test/advisor-prompt-cases.ts'

/*
 * Runs the test set of the prompts against the configured model (`AI_URL`, `AI_KEY`, `AI_MODEL`), and reports how much
 * of its text is supported by the facts: `npm run evaluate:advisor -- --json`. The provider charges for every text.
 */

const config = readConfig()
if (config.model.kind !== 'server') throw new Error('Set AI_URL, AI_KEY and AI_MODEL.')
const outbound = createOutbound({ log: createLog('silent'), allowed: config.outboundAllowed })
const advisor = openModelAdvisor({ settings: config.model.settings, outbound, clock: systemClock })

const result = { promptVersion, model: config.model.settings.model, texts: 0, answered: 0, whole: 0, struck: 0, empty: 0 }
const tokens = { input: 0, output: 0 }
const faults: Record<string, number> = {}
const byLanguage: Record<string, { answered: number; struck: number }> = {}
for (const { name, facts } of promptCases)
  for (const locale of locales)
    for (const purpose of advicePurposes) {
      result.texts++
      try {
        const { value, usage } = await advisor.word({ purpose, locale, facts }, { customer: 'evaluation' })
        const { text, struck } = ground(value, facts, locale)
        const { answered = 0, struck: before = 0 } = byLanguage[locale] ?? {}
        byLanguage[locale] = { answered: answered + 1, struck: before + struck }
        result.answered++
        result.struck += struck
        if (struck === 0) result.whole++
        if (text === '') result.empty++
        tokens.input += usage.inputTokens
        tokens.output += usage.outputTokens
        if (!process.argv.includes('--json')) console.log(`${name} / ${purpose} / ${locale}: ${struck} struck\n${value}\n`)
      } catch (error) {
        if (!(error instanceof AdvisorFault)) throw error
        faults[error.reason] = (faults[error.reason] ?? 0) + 1
      }
    }
outbound.close()
console.log(JSON.stringify({ ...result, faults, byLanguage, tokens }, null, process.argv.includes('--json') ? 0 : 2))
