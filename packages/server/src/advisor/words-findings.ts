import type { FactOf } from '@marklot/contracts/advisor'
import type { Words } from './words.ts'

export function groundText(fact: FactOf<'ground'>, words: Words): string {
  const details = [words.office(fact.registrationOfficeCode), ...words.classes(fact.niceClasses)].join(', ')
  const ground = words.findings(fact.ground)
  return fact.words.length === 0
    ? words.findings('ground', { details, ground })
    : words.findings('ground.words', { details, ground, words: words.list(fact.words.map(words.quoted)) })
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
