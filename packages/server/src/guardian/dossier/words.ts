import type { Locale } from '@marklot/contracts'
import type { CaseTerm } from '@marklot/contracts/guardian'
import type { RiskReason, Weakening } from '@marklot/contracts/guardian-blocks'
import { contentOfReason } from '@marklot/contracts/guardian-reasons'
import { labelled } from '@marklot/phrases'
import { assessment } from '@marklot/phrases/assessment'
import { domains } from '@marklot/phrases/domains'
import { grounds } from '@marklot/phrases/grounds'
import type * as z from 'zod/mini'
import { dossierWords, translate } from '../../exports/index.ts'

/** Phrases and notations of one language, as the dossier of an assessment uses them. */
export function wordsIn(locale: Locale) {
  return {
    ...dossierWords(locale),
    finding: translate(assessment, locale),
    domain: translate(domains, locale),
    ground: translate(grounds, locale),
  }
}
export type Words = ReturnType<typeof wordsIn>

/** What a reason compares: the goods and services of the case, and the Nice classes of the found mark. */
export interface Compared {
  goods: readonly CaseTerm[]
  theirs: readonly number[]
}

/** Returns the sentence for a reason, with the words or goods that it names. */
export function reasonText(reason: RiskReason, { goods: own, theirs }: Compared, { finding, list, locale }: Words): string {
  const { key, elements } = reason
  const goods = finding(`compared.${contentOfReason(reason, own, theirs)}`)
  const sentence = finding(`reason.${key}` as 'reason.goodsSame', { goods })
  const named = [...new Set(elements)].map((text) => finding('quoted', { text }))
  return named.length > 0 ? labelled(locale, sentence, list(named)) : sentence
}

/** Returns a sentence about how a mark can be weakened. */
export function weakeningText({ kind, date, lateDate, daysLeft }: z.infer<typeof Weakening>, { finding, day }: Words): string {
  switch (kind) {
    case 'noUseDefence':
      return finding('weaken.noUseDefence')
    case 'oppositionOpen':
      return finding('weaken.oppositionOpen', { date: day(date), count: daysLeft ?? 0 })
    case 'expiring':
    case 'lateRenewal':
      return finding(`weaken.${kind}`, { date: day(date), lateDate: day(lateDate) })
    default:
      return finding(`weaken.${kind}`, { date: day(date) })
  }
}

/** Returns the source of a weakening's day: the register, or a computation by a law. */
export function originText({ date, isComputed, rule, source }: z.infer<typeof Weakening>, { finding }: Words): string {
  return [
    date !== null && finding(isComputed ? 'weaken.computed' : 'weaken.delivered'),
    isComputed && source,
    rule !== null && rule !== 'nominal' && finding(`weaken.rule.${rule}`),
  ]
    .filter(Boolean)
    .join(', ')
}
