import type { FactOf } from '@marklot/contracts/advisor'
import type { Words } from './words.ts'

const levelOf = ({ level = 'possible' }: FactOf<'ground'>) => level

/** Returns a sentence for each ground. Offices that are as likely to raise the same ground share one sentence. */
export function groundTexts(facts: readonly FactOf<'ground'>[], words: Words): string[] {
  const groups = new Map<string, FactOf<'ground'>[]>()
  for (const fact of facts) {
    const key = JSON.stringify([fact.ground, levelOf(fact), fact.words, fact.niceClasses])
    groups.set(key, [...(groups.get(key) ?? []), fact])
  }
  return [...groups.values()].flatMap(([fact, ...others]) => (fact ? [groundText(fact, others, words)] : []))
}

/** @param others the same ground at other offices */
function groundText(fact: FactOf<'ground'>, others: readonly FactOf<'ground'>[], words: Words): string {
  const codes = new Set([fact, ...others].map(({ registrationOfficeCode }) => registrationOfficeCode))
  const details = [words.list([...codes].map(words.office)), ...words.classes(fact.niceClasses)].join(', ')
  const said = { lead: words.findings(`lead.${levelOf(fact)}`), ground: words.findings(fact.ground), details }
  return fact.words.length === 0
    ? words.findings('ground', said)
    : words.findings('ground.words', { ...said, words: words.list(fact.words.map(words.quoted)) })
}

export function meaningText(fact: FactOf<'meaning'>, words: Words): string {
  const { part, word, meaning, register } = fact
  const sentence = words.findings('meaning', { part, word, meaning, language: words.language(fact.language) })
  return register === 'everyday' ? sentence : `${sentence} ${words.findings(register)}`
}

export function stepText(fact: FactOf<'step'>, words: Words): string {
  const { step, registrationOfficeCode: office, niceClass, date } = fact
  const name = fact.name ?? ''
  switch (step) {
    case 'demandUse':
    case 'opposition':
    case 'lateRenewal':
      return date === null ? words.findings(step, { name }) : words.findings(`${step}.date`, { name, date: words.day(date) })
    case 'leaveOutOffice':
      return words.findings(step, { office: office === null ? '' : words.office(office) })
    case 'narrowClass':
      return words.findings(step, { classes: words.classes(niceClass === null ? [] : [niceClass]).join('') })
    case 'changeSign':
      return words.findings(step, { name })
    default:
      return words.findings(step)
  }
}
