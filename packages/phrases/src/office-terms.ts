import {
  formCodes,
  formsInEnglish,
  formsInFrench,
  formsInGerman,
  inColour,
  kindsInEnglish,
  kindsInFrench,
} from './office-terms-marks.ts'
import {
  sections,
  stepStatesInEnglish,
  stepStatesInFrench,
  stepStatesInGerman,
  stepsInEnglish,
  stepsInFrench,
  stepsInGerman,
  stepsInItalian,
} from './office-terms-steps.ts'
import type { OfficeTermTable } from './office-terms-table.ts'
import { usBoardSteps } from './office-terms-us-board.ts'
import { usExaminationSteps } from './office-terms-us-examination.ts'
import { usMadridSteps } from './office-terms-us-madrid.ts'
import { usOfficeSteps } from './office-terms-us-office.ts'
import { usPetitionSteps } from './office-terms-us-petitions.ts'
import { usRegisterSteps } from './office-terms-us-register.ts'

export { specialForms } from './office-terms-marks.ts'
export type { OfficeTermTable, OfficeTermTexts } from './office-terms-table.ts'

/** Keyed lists of what offices deliver besides their states, each with its own keys. */
export const officeTermLists = ['form', 'colour', 'kind', 'step', 'stepState', 'section', 'usEvent'] as const
export type OfficeTermList = (typeof officeTermLists)[number]

/**
 * The values that offices deliver, in five languages; on the server only. Keys are slugs of the office's words, as for
 * the brand states. A key with an office before it (`us.4`) is a code of that office alone. `usEvent` holds USPTO's
 * event codes as `CODE` or `CODE/TYPE`.
 */
export const officeTerms: Readonly<Record<OfficeTermList, OfficeTermTable>> = {
  form: joined(formsInEnglish, formsInGerman, formsInFrench, formCodes),
  colour: inColour,
  kind: joined(kindsInEnglish, kindsInFrench),
  step: joined(stepsInEnglish, stepsInGerman, stepsInFrench, stepsInItalian),
  stepState: joined(stepStatesInEnglish, stepStatesInGerman, stepStatesInFrench),
  section: sections,
  usEvent: joined(usExaminationSteps, usRegisterSteps, usPetitionSteps, usBoardSteps, usMadridSteps, usOfficeSteps),
}

/** Joins tables. @throws Error when two tables hold the same key, which is a bug in the program's data */
function joined(...tables: readonly OfficeTermTable[]): OfficeTermTable {
  const all = new Map(tables.flatMap((table) => [...table]))
  if (all.size !== tables.reduce((sum, table) => sum + table.size, 0)) throw new Error('Two tables of office terms share a key')
  return all
}
