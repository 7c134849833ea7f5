import * as z from 'zod/mini'
import { CalendarDate } from './brand.ts'
import { DeadlineRule } from './brand-rights.ts'
import { FilingFee } from './guardian.ts'
import { RegistrationOfficeCode } from './office.ts'

/* What filing costs, needs and leads to. Orientation: Brand-Pilot files nothing and advises nobody. */

/** What filing costs for the classes of a project. */
export const ProjectFees = z.object({
  /** Empty: none is chosen, and the amounts are those of one class. */
  niceClasses: z.array(z.int()),
  /** All seven offices. */
  offices: z.array(z.object({ ...FilingFee.shape, amount: z.number(), isChosen: z.boolean() })),
  /** The chosen offices together, one sum for each currency. Empty without offices. */
  sums: z.array(z.object({ currency: FilingFee.shape.currency, amount: z.number() })),
  /**
   * One EU mark against the national marks of EU members: the chosen ones, or all of the seven offices when none is
   * chosen. In euro.
   */
  euAgainstCountries: z.object({
    eu: z.number(),
    registrationOfficeCodes: z.array(RegistrationOfficeCode),
    countries: z.number(),
  }),
})
export type ProjectFees = z.infer<typeof ProjectFees>

/** What an office wants to know or to have. */
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
/** What often goes wrong. */
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

/** What follows when the fee is late. */
export const paymentConsequences = ['withdrawn', 'laterFilingDay', 'reminded', 'rejected', 'notAccepted'] as const

/** How one files at an office: where, what is needed and what often goes wrong. */
export const FilingGuide = z.object({
  registrationOfficeCode: RegistrationOfficeCode,
  /** The office's own name for filing online. */
  service: z.string(),
  /** The page of the office from which one files online. */
  address: z.url(),
  needs: z.array(z.object({ need: FilingNeed, source: z.string() })),
  faults: z.array(z.object({ fault: FilingFault, source: z.string() })),
  payment: z.object({
    /** From the filing on; 0: with the filing. Null: the office sets the time. */
    months: z.nullable(z.int()),
    /** Null: the source does not say. */
    ifLate: z.nullable(z.enum(paymentConsequences)),
    source: z.string(),
  }),
  lookedUp: CalendarDate,
  /** Looked up more than a year ago. */
  isOld: z.boolean(),
})
export type FilingGuide = z.infer<typeof FilingGuide>

export const projectDeadlineKinds = ['priority', 'opposition', 'useDeclaration', 'renewal'] as const
/** The day from which a period runs. */
export const periodStarts = ['filing', 'publicationOfApplication', 'publicationOfRegistration', 'registration'] as const
/**
 * A last day of a project. `priority`: a later application at this office can claim the day of the first one.
 * `opposition`: others can oppose the mark. `useDeclaration`: the USPTO wants a declaration of use. `renewal`: the first
 * term ends.
 */
export const ProjectDeadline = z.object({
  kind: z.enum(projectDeadlineKinds),
  registrationOfficeCode: RegistrationOfficeCode,
  from: z.enum(periodStarts),
  /** The length of the period: one of the three is not 0. */
  length: z.object({ years: z.int(), months: z.int(), days: z.int() }),
  /** The day from which it runs; null as long as the project does not name it. All below is then null. */
  startDate: z.nullable(CalendarDate),
  /** The last day if the office were open every day: the safe one. */
  nominalDate: z.nullable(CalendarDate),
  /** Moved past days on which the office is closed. */
  date: z.nullable(CalendarDate),
  rule: z.nullable(DeadlineRule),
  /** From the account's day to `nominalDate`. 0: the last day is today. Negative: it is past. */
  daysLeft: z.nullable(z.int()),
  /** The law. */
  source: z.string(),
})
export type ProjectDeadline = z.infer<typeof ProjectDeadline>
export const ProjectDeadlines = z.object({
  /** The day in the account's time zone. */
  today: CalendarDate,
  /**
   * Of the chosen offices and those of the filings: first the known days, the earliest first, then the others. Priority
   * is told for the offices at which nothing is filed yet, unless there is only one.
   */
  deadlines: z.array(ProjectDeadline),
})
export type ProjectDeadlines = z.infer<typeof ProjectDeadlines>
