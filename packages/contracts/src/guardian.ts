import * as z from 'zod/mini'
import { Instant } from './accounts.ts'
import { CalendarDate, CodedValue } from './brand.ts'
import { Locale } from './locale.ts'
import { LogoId, UploadedLogo } from './logos.ts'
import { RegistrationOfficeCode } from './office.ts'
import { brokenRule } from './rules.ts'
import { BrandSuggestion, maximumNameLength, OfficeSearchState } from './search.ts'
import { visible } from './visible.ts'

/*
 * The wizard of Brand-Guardian: its input, its drafts, and its hints before the evaluation. `guardian-blocks.ts` and
 * `guardian-assessment.ts` hold the results of the evaluation.
 */

/** The longest idea that is evaluated. Drafts keep longer ones, so that no typed text is lost. */
export const longestIdea = 4_000
export const longestDraftIdea = 50_000
export const longestDraftName = 1_000
/** The longest good or service, in characters. */
export const longestTerm = 500
/** The most goods and services in a case. */
export const mostTerms = 200
/** The most drafts in an account. */
export const mostDrafts = 100
/** The most assessments in an account. */
export const mostAssessments = 500

/**
 * Countries whose marks are registered at one of the seven offices, ISO 3166. EU members without an office of their own
 * here are covered by EM.
 */
export const guardianCountries = [
  'AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV',
  'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'US',
] as const // biome-ignore format: a list
export const GuardianCountry = z.enum(guardianCountries)
export type GuardianCountry = z.infer<typeof GuardianCountry>

const national: Partial<Record<GuardianCountry, RegistrationOfficeCode>> = {
  AT: 'at',
  CH: 'ch',
  DE: 'de',
  ES: 'es',
  FR: 'fr',
  US: 'us',
}
const outsideEu: ReadonlySet<GuardianCountry> = new Set(['CH', 'US'])

/** Returns the registers that apply in a country: its own, if it is among the seven, and the EU's. */
export function officesOfCountry(country: GuardianCountry): readonly RegistrationOfficeCode[] {
  const own = national[country]
  const offices: RegistrationOfficeCode[] = own ? [own] : []
  return outsideEu.has(country) ? offices : [...offices, 'em']
}
/** Returns whether a country of the EU has a register that is not among the seven. */
export const lacksOwnRegister = (country: GuardianCountry): boolean => national[country] === undefined

export const NiceClassNumber = z.int().check(z.minimum(1), z.maximum(45))
/** A good or service: its Nice class and its wording. */
export const CaseTerm = z.object({
  niceClass: NiceClassNumber,
  text: z.string().check(z.trim(), z.minLength(1, brokenRule('required')), z.maxLength(longestTerm)),
})
export type CaseTerm = z.infer<typeof CaseTerm>

const offices = z.array(RegistrationOfficeCode).check(z.maxLength(7))
const countries = z.array(GuardianCountry).check(z.maxLength(guardianCountries.length))
const goods = z.array(CaseTerm).check(z.maxLength(mostTerms))

/** The case to evaluate (spec 1, section 3, "Brand-Guardian input"). */
export const AssessmentCase = z
  .object({
    idea: z._default(z.string().check(z.trim(), z.maxLength(longestIdea)), ''),
    name: z.string().check(z.trim(), visible, z.maxLength(maximumNameLength)),
    /** Id of an uploaded logo. */
    logo: z._default(z.nullable(LogoId), null),
    /** The regions as offices. May be empty when countries are named. */
    registrationOfficeCodes: z._default(offices, []),
    /** The regions as countries; their offices count as chosen (`officesOfCountry`). */
    countries: z._default(countries, []),
    goods: z._default(goods, []),
  })
  .check(
    z.refine(({ registrationOfficeCodes, countries }) => registrationOfficeCodes.length + countries.length > 0, {
      error: brokenRule('required'),
      path: ['registrationOfficeCodes'],
    }),
  )
export type AssessmentCase = z.infer<typeof AssessmentCase>

/** The steps of the wizard, by the value of `step` in its address (1 to 5). */
export const guardianSteps = ['description', 'nameAndLogo', 'regions', 'classification', 'evaluation'] as const
export const GuardianStep = z.enum(guardianSteps)
export type GuardianStep = z.infer<typeof GuardianStep>

const drafted = {
  /** The step at which the wizard was left. */
  step: GuardianStep,
  idea: z.string().check(z.maxLength(longestDraftIdea)),
  name: z.string().check(z.maxLength(longestDraftName)),
  logo: z.nullable(LogoId),
  registrationOfficeCodes: offices,
  countries,
  goods,
}
/** The fields that changed. */
export const DraftChange = z.object({
  step: z.optional(drafted.step),
  idea: z.optional(drafted.idea),
  name: z.optional(drafted.name),
  logo: z.optional(drafted.logo),
  registrationOfficeCodes: z.optional(drafted.registrationOfficeCodes),
  countries: z.optional(drafted.countries),
  goods: z.optional(drafted.goods),
})
export type DraftChange = z.infer<typeof DraftChange>
/**
 * A new draft. The page chooses the id, so that a repeated call, such as after a lost reply, changes the draft that the
 * first one created.
 */
export const NewDraft = z.object({ id: z.uuid(), ...DraftChange.shape })
export type NewDraft = z.infer<typeof NewDraft>

export const GuardianDraft = z.object({
  id: z.uuid(),
  ...drafted,
  /** The details of `logo`; null without one. */
  logoFacts: z.nullable(UploadedLogo),
  createdUtc: Instant,
  changedUtc: Instant,
  /** The last evaluation of the draft. `isCurrent`: nothing relevant has changed since. */
  assessment: z.nullable(z.object({ id: z.int(), finishedUtc: Instant, isCurrent: z.boolean() })),
})
export type GuardianDraft = z.infer<typeof GuardianDraft>

/** How speakers of one language pronounce the name, in the International Phonetic Alphabet. */
export const Pronunciation = z.object({
  language: Locale,
  text: z.string(),
  /** Names of found marks that this audience pronounces almost like the name, and other audiences less so. */
  leadsTo: z.array(z.string()),
})
export type Pronunciation = z.infer<typeof Pronunciation>

const HintName = z.string().check(z.trim(), z.minLength(1), z.maxLength(maximumNameLength))
export const HintQuestion = z.object({
  name: HintName,
  registrationOfficeCodes: z._default(offices, []),
  countries: z._default(countries, []),
})
export type HintQuestion = z.infer<typeof HintQuestion>
/** The first hint while the name is typed: marks in the registers of the chosen regions now. */
export const NameHint = z.object({
  /** False: the name has no letter or digit that can be compared. All other fields are then empty. */
  isComparable: z.boolean(),
  /** Marks in force or pending with the identical name. */
  identical: z.int(),
  /** Marks with a similar name, including identical ones. */
  similar: z.int(),
  similarIsLowerBound: z.boolean(),
  minimumSimilarity: z.int(),
  /** The most similar marks, at most five. */
  brands: z.array(BrandSuggestion),
  pronunciations: z.array(Pronunciation),
  offices: z.array(OfficeSearchState),
  isSample: z.boolean(),
})
export type NameHint = z.infer<typeof NameHint>

export const ClassesQuestion = z.object({
  idea: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestIdea)),
})
/** A Nice class that fits an idea, with terms to choose from. */
export const SuggestedClass = z.object({
  niceClass: CodedValue,
  /** Confidence, 0 to 1, comparable between the classes of one reply. */
  confidence: z.number(),
  /** The words of the idea that suggest the class, as typed. */
  reasons: z.array(z.string()),
  terms: z.array(z.object({ description: z.string(), reasons: z.array(z.string()) })),
})
export type SuggestedClass = z.infer<typeof SuggestedClass>

/** What filing costs at an office. For orientation: every office publishes its own table. */
export const FilingFee = z.object({
  registrationOfficeCode: RegistrationOfficeCode,
  currency: z.enum(['EUR', 'CHF', 'USD']),
  /** What each class adds to an online filing; the last value repeats for further classes. */
  byClass: z.array(z.number()),
  /** Where the amounts were found, and the day from which they apply; null if the source does not say. */
  source: z.string(),
  validFrom: z.nullable(z.string()),
  lookedUp: CalendarDate,
  /** The amounts were looked up more than a year ago. */
  isOld: z.boolean(),
  /** The amounts are unconfirmed. */
  isUncertain: z.boolean(),
})
export type FilingFee = z.infer<typeof FilingFee>

/** Returns the fee for this number of classes. */
export function filingFeeOf({ byClass }: Pick<FilingFee, 'byClass'>, classes: number): number {
  let sum = 0
  for (let i = 0; i < classes; i++) sum += byClass[Math.min(i, byClass.length - 1)] ?? 0
  return Math.round(sum * 100) / 100
}
