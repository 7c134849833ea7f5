import { createHash } from 'node:crypto'
import { locales } from '@marklot/contracts'
import { advicePurposes } from '@marklot/contracts/advisor'
import { describe, expect, it } from 'vitest'
import { promptCases } from '../../../test/advisor-prompt-cases.ts'
import { proseFacts } from '../../../test/advisor-prose.ts'
import { ground } from '../grounding/ground.ts'
import { wordByRules } from '../offline.ts'
import { prompts, promptVersion, reasonsPrompt, wordingPrompt } from './index.ts'

it('a changed prompt has another version', () => {
  const content = createHash('sha256').update(JSON.stringify(prompts)).digest('hex').slice(0, 16)
  expect({ promptVersion, content }).toMatchInlineSnapshot(`
    {
      "content": "d7a552c7193f1511",
      "promptVersion": "2026-11-30.1",
    }
  `)
})

describe.each(promptCases)('$name', ({ facts }) => {
  it.each(locales)('is asked in %s, with the facts as data in one block', (locale) => {
    for (const purpose of advicePurposes) {
      const { system, user } = wordingPrompt({ purpose, locale, facts })
      expect(system).toBe(prompts[locale].system)
      const [, instruction = '', json = ''] = /^([^<]*)<facts>\n([^<>]*)\n<\/facts>$/.exec(user) ?? []
      expect(instruction.trim()).toBe(prompts[locale].purposes[purpose])
      const { wording, facts: sent } = JSON.parse(json)
      expect(wording).toBe(wordByRules({ purpose, locale, facts }))
      expect(facts).toEqual(expect.arrayContaining(sent.map(({ includes, ...fact }: { includes?: string }) => fact)))
    }
  })

  it.each(locales)('has a wording by rules in %s that the facts bear out', (locale) => {
    for (const purpose of advicePurposes) {
      // Only the rules may give the assurance that they found no ground.
      if (purpose === 'grounds' && !facts.some(({ kind }) => kind === 'ground')) continue
      const text = wordByRules({ purpose, locale, facts })
      expect(ground(text, facts, locale).struck).toBe(0)
    }
  })
})

it.each(locales)('says in %s that the similar names include the identical ones', (locale) => {
  const { system, user } = wordingPrompt({ purpose: 'summary', locale, facts: proseFacts })
  expect(system).toContain('`similarNames`')
  expect(user).toContain('"of":"similarNames","count":47,"includes":"identicalNames"')
})

it('asks for the reasons of all cases at once', () => {
  const cases = promptCases.map(({ facts }) => facts)
  const { user } = reasonsPrompt({ purpose: 'summary', locale: 'en' }, cases)
  const [, json = ''] = /<facts>\n([^<>]*)\n<\/facts>$/.exec(user) ?? []
  expect(JSON.parse(json).cases).toHaveLength(cases.length)
})
