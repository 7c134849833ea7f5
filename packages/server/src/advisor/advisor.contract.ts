import { locales } from '@marklot/contracts'
import { advicePurposes } from '@marklot/contracts/advisor'
import { expect, it } from 'vitest'
import { exampleFacts } from '../../test/advisor-cases.ts'
import type { Advisor } from './port.ts'

/** Tests the behaviour on which the gateway relies, for every advisor. */
export function advisorContract(open: () => Advisor): void {
  const options = { customer: 'nobody' }

  it('says who it is', () => {
    const { kind, model } = open().author
    expect(model === null).toBe(kind === 'rules')
  })

  it.each(locales)('words every purpose in %s, the same facts the same way', async (locale) => {
    const advisor = open()
    for (const purpose of advicePurposes) {
      const task = { purpose, locale, facts: exampleFacts }
      const { value, usage } = await advisor.word(task, options)
      expect(value.trim()).not.toBe('')
      expect(await advisor.word(task, options)).toEqual({ value, usage })
    }
  })

  it('words something about no facts at all', async () => {
    const { value } = await open().word({ purpose: 'summary', locale: 'en', facts: [] }, options)
    expect(value.trim()).not.toBe('')
  })

  it('words a text for each of several lists of facts', async () => {
    const cases = [exampleFacts]
    const { value } = await open().wordEach({ purpose: 'summary', locale: 'de', cases }, options)
    expect(value).toHaveLength(cases.length)
  })
}
