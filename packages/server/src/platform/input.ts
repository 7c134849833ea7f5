import { brokenRule, type ErrorDetail, type Locale, ruleMessages } from '@marklot/contracts'
import { inputFaults } from '@marklot/phrases/input'
import { validation } from '@marklot/phrases/validation'
import type { core } from 'zod/mini'
import { AppError } from './app-error.ts'

/**
 * Refuses texts that PostgreSQL cannot store: with U+0000 or with half of a surrogate pair.
 * @throws AppError `request.invalid`
 */
export function refuseUnstorableTexts(value: unknown, locale: Locale, path: (string | number)[] = []): void {
  if (typeof value === 'string') {
    const fault = value.includes('\0') ? 'characters' : value.isWellFormed() ? null : 'halfCharacter'
    if (fault) throw new AppError('request.invalid', { details: [{ path: path.join('.'), message: inputFaults[fault][locale] }] })
  } else if (value !== null && typeof value === 'object' && path.length < 12) {
    for (const [key, part] of Object.entries(value)) refuseUnstorableTexts(part, locale, [...path, key])
  }
}

/** The most faults in one answer, so that a hostile body cannot make the answer large. */
const mostFaults = 20

/** Describes the faults of parsed input in the caller's language, each with the allowed values. */
export function faultsOf(issues: readonly core.$ZodIssue[], locale: Locale): ErrorDetail[] {
  return issues
    .slice(0, mostFaults)
    .map((issue) => ({ path: issue.path.map(String).join('.'), message: sentence(issue, locale) }))
}

function sentence(issue: core.$ZodIssue, locale: Locale): string {
  // Such issues name a rule of spec 1, section 5.
  const rule = ruleMessages.find((name) => issue.message === brokenRule(name))
  if (rule) return validation[rule][locale]
  switch (issue.code) {
    case 'invalid_value':
      return fill(inputFaults.oneOf[locale], issue.values.map(String).join(', '))
    case 'too_small':
      return fill(inputFaults.atLeast[locale], String(issue.minimum))
    case 'too_big':
      return fill(inputFaults.atMost[locale], String(issue.maximum))
    case 'not_multiple_of':
      return fill(inputFaults.multipleOf[locale], String(issue.divisor))
    case 'invalid_type':
      return fill(inputFaults.type[locale], issue.expected)
    default:
      return inputFaults.format[locale]
  }
}
const fill = (text: string, value: string) => text.replace('{value}', value)
