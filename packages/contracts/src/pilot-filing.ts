import * as z from 'zod/mini'
import { CalendarDate } from './brand.ts'
import { DeadlineRule } from './brand-rights.ts'
import { FilingFee } from './guardian.ts'
import { RegistrationOfficeCode } from './office.ts'

/* Filing: costs, requirements and consequences. For orientation: Brand-Pilot neither files nor gives advice. */

/** What filing costs for the classes of a project. */
export const ProjectFees = z.object({
  /** Empty: no class is chosen, and the amounts are for one class. */
  niceClasses: z.array(z.int()),
  /** All seven offices. */
  offices: z.array(z.object({ ...FilingFee.shape, amount: z.number(), isChosen: z.boolean() })),
  /** The chosen offices together, one sum for each currency. Empty without offices. */
  sums: z.array(z.object({ currency: FilingFee.shape.currency, amount: z.number() })),
  /**
   * One EU mark compared with the national marks of EU members: the chosen ones, or all among the seven offices if none
   * is chosen. In euro.
   */
  euAgainstCountries: z.object({
    eu: z.number(),
    registrationOfficeCodes: z.array(RegistrationOfficeCode),
    countries: z.number(),
  }),
})
export type ProjectFees = z.infer<typeof ProjectFees>

/** What an office requires for a filing. */
export const filingNeeds = [
  'applicant',
  'sign',
  'goodsList',
  'fee',
  'secondLanguage',
  'filingBasis',
  'proofOfUse',
  'signedStatement',
  'electronicIdentity',
  'representativeFromAbroad',
  'representativeOutsideEea',
  'addressForService',
] as const
export const FilingNeed = z.enum(filingNeeds)
export type FilingNeed = z.infer<typeof FilingNeed>
/** Frequent mistakes in a filing. */
export const filingFaults = [
  'paidLate',
  'waitedForBill',
  'listCannotGrow',
  'signCannotChange',
  'changeMovesFilingDay',
  'incompleteApplication',
  'wrongApplicant',
  'ownTerms',
  'descriptiveSign',
  'earlierMarksUnchecked',
  'noRepresentative',
  'deficiencyUnanswered',
] as const
export const FilingFault = z.enum(filingFaults)
export type FilingFault = z.infer<typeof FilingFault>

/** The consequence of a late fee. */
export const paymentConsequences = ['withdrawn', 'laterFilingDay', 'reminded', 'rejected', 'notAccepted'] as const

/** How to file at an office: where, what is needed and what often goes wrong. */
export const FilingGuide = z.object({
  registrationOfficeCode: RegistrationOfficeCode,
  /** The office's own name for its online filing service. */
  service: z.string(),
  /** The office's page for filing online. */
  address: z.url(),
  needs: z.array(z.object({ need: FilingNeed, source: z.string() })),
  faults: z.array(z.object({ fault: FilingFault, source: z.string() })),
  payment: z.object({
    /** Counted from the filing; 0: together with the filing. Null: the office sets the time. */
    months: z.nullable(z.int()),
    /** Null: the source does not say. */
    ifLate: z.nullable(z.enum(paymentConsequences)),
    source: z.string(),
  }),
  lookedUp: CalendarDate,
  /** The amounts were looked up more than a year ago. */
  isOld: z.boolean(),
})
export type FilingGuide = z.infer<typeof FilingGuide>

export const projectDeadlineKinds = ['priority', 'opposition', 'useDeclaration', 'renewal'] as const
/** The day from which a period runs. */
export const periodStarts = ['filing', 'publicationOfApplication', 'publicationOfRegistration', 'registration'] as const
/**
 * A last day of a project. `priority`: a later application at this office can claim the day of the first one.
 * `opposition`: others can oppose the mark. `useDeclaration`: the USPTO requires a declaration of use. `renewal`: the
 * first term ends.
 */
export const ProjectDeadline = z.object({
  kind: z.enum(projectDeadlineKinds),
  registrationOfficeCode: RegistrationOfficeCode,
  from: z.enum(periodStarts),
  /** The length of the period. One of the three fields is not 0. */
  length: z.object({ years: z.int(), months: z.int(), days: z.int() }),
  /** The day from which the period runs. Null until the project names it; all fields below are then null too. */
  startDate: z.nullable(CalendarDate),
  /** The last day if the office were open every day. Acting by this day is always safe. */
  nominalDate: z.nullable(CalendarDate),
  /** Moved past days on which the office is closed. */
  date: z.nullable(CalendarDate),
  rule: z.nullable(DeadlineRule),
  /** From the account's current day to `nominalDate`. 0: the last day is today. Negative: it is past. */
  daysLeft: z.nullable(z.int()),
  /** The legal basis. */
  source: z.string(),
})
export type ProjectDeadline = z.infer<typeof ProjectDeadline>
export const ProjectDeadlines = z.object({
  /** The day in the account's time zone. */
  today: CalendarDate,
  /**
   * Deadlines of the chosen offices and of the filings: known days first, the earliest first, then the unknown ones.
   * Priority is listed for the offices without a filing, unless there is only one office.
   */
  deadlines: z.array(ProjectDeadline),
})
export type ProjectDeadlines = z.infer<typeof ProjectDeadlines>
