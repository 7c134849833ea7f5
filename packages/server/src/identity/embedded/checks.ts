import { isMailAddress } from '@marklot/contracts/rules'
import { validation } from '@marklot/phrases/validation'
import type { Say, View } from './pages/layout.ts'
import type { Values } from './pages/pages.ts'
import { passwordFault } from './passwords.ts'
import type { FormData } from './request.ts'

const longestName = 100
const longestEmail = 254

type Faults = Record<string, string>

/** Returns the faults of the names by field, in the page's language (spec 1, section 5). */
export function nameFaults(form: FormData, view: View, say: Say): Faults {
  const faults: Faults = {}
  for (const name of ['givenName', 'familyName']) {
    const value = form[name]?.trim() ?? ''
    if (value === '') faults[name] = validation.required[view.locale]
    else if ([...value].length > longestName) faults[name] = say('name.long')
  }
  return faults
}

export function emailFaults(email: string, view: View): Faults {
  return email.length <= longestEmail && isMailAddress(email) ? {} : { email: validation.mail[view.locale] }
}

export function newPasswordFaults(field: string, password: string, email: string, say: Say): Faults {
  const fault = passwordFault(password, email)
  return fault === null ? {} : { [field]: say(fault) }
}

export const hasFaults = (faults: Values): boolean => Object.keys(faults).length > 0

/** Returns the values to show again after a fault, without passwords. */
export function shownValues(form: FormData): Values {
  return { email: form.email?.trim(), givenName: form.givenName?.trim(), familyName: form.familyName?.trim() }
}
