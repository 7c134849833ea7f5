import * as z from 'zod/mini'
import { Instant } from './accounts.ts'
import { CalendarDate } from './calendar-date.ts'
import { CaseTerm, mostTerms, NiceClassNumber } from './guardian.ts'
import { GoodsDegree, RefusalGround, RiskClass, WordRegister } from './guardian-blocks.ts'
import { RegistrationOfficeCode } from './office.ts'

/** The subject of a text: the result as a whole, grounds for refusal, the meaning of the name, or the next step. */
export const advicePurposes = ['summary', 'grounds', 'meaning', 'nextSteps'] as const
export const AdvicePurpose = z.enum(advicePurposes)
export type AdvicePurpose = z.infer<typeof AdvicePurpose>

/** Enough for every mark that an assessment judges, and for what else it found. */
export const mostFacts = 150
export const mostScoredBrands = 20

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const ShortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const NiceClassNumbers = z.array(NiceClassNumber).check(z.maxLength(45))
const Words = z.array(ShortText).check(z.maxLength(10))
const Percent = z.int().check(z.minimum(0), z.maximum(100))

/** The counted things (spec 1, section 3, Assessment). */
export const countedThings = [
  'identicalNames',
  'similarNames',
  'identicalLogos',
  'similarLogos',
  'similarGoods',
  'sameClass',
] as const

/** Possible next steps. The comments name the further fields of the fact that each step uses. */
export const nextSteps = [
  /** An earlier mark (`name`) must prove its use. `date` is the day since when, if known. */
  'demandUse',
  /** The opposition period of a mark (`name`) runs until `date`. */
  'opposition',
  /** A mark (`name`) expires unless it is renewed late, until `date`. */
  'lateRenewal',
  /** Without the office `registrationOfficeCode`, the risk falls. */
  'leaveOutOffice',
  /** With narrower goods in `niceClass`, the risk falls. */
  'narrowClass',
  /** The changed sign `name` has a lower risk. */
  'changeSign',
  /** Nothing that was tried lowers the risk. */
  'nothingHelps',
  'askCounsel',
  'watch',
  'file',
] as const

/** The field that a step needs; the others need none. */
const subjectOfStep: Partial<Record<(typeof nextSteps)[number], 'name' | 'registrationOfficeCode' | 'niceClass'>> = {
  demandUse: 'name',
  opposition: 'name',
  lateRenewal: 'name',
  changeSign: 'name',
  leaveOutOffice: 'registrationOfficeCode',
  narrowClass: 'niceClass',
}

/** The parts that an assessment did not search. `office` uses `registrationOfficeCode`. */
export const unsearchedThings = ['office', 'logos', 'namesInUse', 'companyNames', 'domains'] as const

/** One thing that the product found. Texts are written from facts and checked against them. */
export const Fact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sign'),
    name: Name,
    registrationOfficeCodes: z.array(RegistrationOfficeCode).check(z.maxLength(7)),
    niceClasses: NiceClassNumbers,
    /** The as-of date of the register. */
    asOf: z.nullable(CalendarDate),
  }),
  z.object({
    kind: z.literal('risk'),
    riskClass: RiskClass,
    /** How many of 100 decided cases in this class of risk ended in a conflict. */
    conflictsIn100: z.nullable(Percent),
  }),
  z.object({ kind: z.literal('count'), of: z.enum(countedThings), count: z.int().check(z.minimum(0)) }),
  z.object({
    kind: z.literal('conflict'),
    name: Name,
    registrationOfficeCode: RegistrationOfficeCode,
    /** In the office's notation. */
    number: z.nullable(ShortText),
    niceClasses: NiceClassNumbers,
    riskClass: z.nullable(RiskClass),
    /** Similarity of the names in percent. */
    similarity: z.nullable(Percent),
  }),
  z.object({
    kind: z.literal('ground'),
    ground: RefusalGround,
    /** How likely the office is to object; `possible` if missing. */
    level: z.optional(z.enum(['possible', 'likely', 'veryLikely'])),
    registrationOfficeCode: RegistrationOfficeCode,
    words: Words,
    niceClasses: NiceClassNumbers,
  }),
  z.object({
    kind: z.literal('meaning'),
    /** The part of the name that has this meaning. */
    part: Name,
    /** A BCP 47 language tag, optionally with script and region. `Intl` throws for tags of any other form. */
    language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/)),
    word: ShortText,
    /** In the reader's language. */
    meaning: ShortText,
    register: WordRegister,
  }),
  z
    .object({
      kind: z.literal('step'),
      step: z.enum(nextSteps),
      name: z.nullable(Name),
      registrationOfficeCode: z.nullable(RegistrationOfficeCode),
      niceClass: z.nullable(NiceClassNumber),
      date: z.nullable(CalendarDate),
    })
    .check(z.refine((fact) => fact[subjectOfStep[fact.step] ?? 'step'] !== null, 'lacks what the step is about')),
  z.object({
    kind: z.literal('unsearched'),
    what: z.enum(unsearchedThings),
    registrationOfficeCode: z.nullable(RegistrationOfficeCode),
  }),
])
export type Fact = z.infer<typeof Fact>
export type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>

/** Who wrote a text: the product's rules, the simulator of a local installation, or a model. */
export const Author = z.object({
  kind: z.enum(['rules', 'simulator', 'model']),
  /** The name of the model; null for the rules. */
  model: z.nullable(z.string()),
})
export type Author = z.infer<typeof Author>

/** Why the rules answered although a model could have been asked. */
export const rulesReasons = [
  'notConfigured',
  'consentMissing',
  'dailyLimit',
  'unavailable',
  'timeout',
  'refused',
  'filtered',
  'incomplete',
  'invalid',
  'nothingLeft',
] as const
export const RulesReason = z.enum(rulesReasons)
export type RulesReason = z.infer<typeof RulesReason>

/** How an answer came about. Every reply with a text carries it. */
export const Provenance = z.object({
  answeredBy: Author,
  /** Null when a model answered. */
  rulesReason: z.nullable(RulesReason),
  /** `rulesReason` as a sentence in the caller's language. */
  rulesReasonText: z.nullable(z.string()),
  /** Sentences of the model that were removed because the facts do not support them. */
  struck: z.int(),
  /** States that the text is for orientation only, in the caller's language. */
  notice: z.string(),
})
export type Provenance = z.infer<typeof Provenance>

export const Completion = z.object({
  purpose: AdvicePurpose,
  /** Plain text without markup. A blank line separates paragraphs. */
  text: z.string(),
  ...Provenance.shape,
})
export type Completion = z.infer<typeof Completion>

/** Whether the names of an account may be sent to a model, and to which one. */
export const ModelConsent = z.object({
  /** False: no model is configured, so nothing is asked and nothing is sent. */
  isNeeded: z.boolean(),
  /** The text that the customer agrees to: its version and wording in the caller's language. */
  version: z.string(),
  text: z.string(),
  /** Null: no consent to this version. */
  givenUtc: z.nullable(Instant),
})
export type ModelConsent = z.infer<typeof ModelConsent>

/** The request for a text. The facts come from an assessment: the page builds them from its blocks. */
export const CompletionInput = z.object({
  purpose: AdvicePurpose,
  facts: z.array(Fact).check(z.maxLength(mostFacts)),
})
export type CompletionInput = z.infer<typeof CompletionInput>

/** A name with its goods, and the marks of the register against which it is scored. */
export const ScoringInput = z.object({
  name: Name,
  goods: z._default(z.array(CaseTerm).check(z.maxLength(mostTerms)), []),
  brandIds: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(mostScoredBrands)),
})
export type ScoringInput = z.infer<typeof ScoringInput>

/** How close one mark is to a conflict. The product computes the figures, even where a model writes the reasons. */
export const Scoring = z.object({
  brandId: z.string(),
  /** 15 to 90; null: one of the marks has no words, or the goods are not known. */
  riskScore: z.nullable(z.int()),
  riskClass: z.nullable(RiskClass),
  /** Similarity of the names in percent; null: the mark has no words. */
  nameSimilarity: z.nullable(Percent),
  goods: z.nullable(GoodsDegree),
  /** Plain text. */
  reasons: z.string(),
})
export type Scoring = z.infer<typeof Scoring>
export const Scorings = z.object({ scorings: z.array(Scoring), ...Provenance.shape })
export type Scorings = z.infer<typeof Scorings>
