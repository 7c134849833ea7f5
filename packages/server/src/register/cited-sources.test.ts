import { registrationOfficeCodes } from '@marklot/contracts'
import { laws } from '@marklot/phrases/laws'
import { expect, it } from 'vitest'
import { closedDaysOf } from './closed-days.ts'
import { oppositionPeriodFrom, renewalWindow, useGrace } from './deadlines.ts'
import { firstTerm, ownOppositionPeriod, priorityPeriod, useDeclarationPeriod } from './own-filing.ts'

it('every source of a computed day is cited in five languages', () => {
  const sources = new Set<string>([useDeclarationPeriod.source])
  const starts = ['2010-01-20', '2011-03-01', '2020-02-01', '2020-03-20', '2026-01-05']
  for (const office of registrationOfficeCodes) {
    for (const period of [priorityPeriod(office), ownOppositionPeriod(office), firstTerm(office)]) sources.add(period.source)
    for (const start of starts) {
      sources.add(oppositionPeriodFrom(office, start)?.source ?? '')
      sources.add(useGrace(office, start, start)?.source ?? '')
      for (const isMadrid of [false, true]) sources.add(renewalWindow(office, start, isMadrid).late.source)
    }
    for (let year = 2010; year <= 2030; year++) for (const { source } of closedDaysOf(office, year).values()) sources.add(source)
  }
  const parts = [...sources].flatMap((source) => source.split('; ')).filter((part) => part !== '')
  expect(parts.filter((part) => !(part in laws))).toEqual([])
  // The table must not have a source that the register does not use.
  expect(Object.keys(laws).filter((known) => !parts.includes(known))).toEqual([])
})
