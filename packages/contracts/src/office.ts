import * as z from 'zod/mini'

/** The seven trademark offices by their codes; spec 1, section 1. */
export const registrationOfficeCodes = ['de', 'em', 'at', 'ch', 'fr', 'es', 'us'] as const
export const RegistrationOfficeCode = z.enum(registrationOfficeCodes)
export type RegistrationOfficeCode = z.infer<typeof RegistrationOfficeCode>

/** Offices whose marks have effect in the same territory (spec 1, section 3, "Office relations"). */
export const officeRelations: Record<RegistrationOfficeCode, readonly RegistrationOfficeCode[]> = {
  de: ['em'],
  at: ['em'],
  fr: ['em'],
  es: ['em'],
  em: ['de', 'at', 'fr', 'es'],
  ch: [],
  us: [],
}
