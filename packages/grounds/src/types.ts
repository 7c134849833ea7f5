/** The absolute grounds for refusal that text can show. */
export type Ground =
  | 'nonDistinctive'
  | 'descriptive'
  | 'generic'
  | 'laudatory'
  | 'customary'
  | 'failureToFunction'
  | 'deceptive'
  | 'geographical'
  | 'geographicalIndication'
  | 'plantVariety'
  | 'surname'
  | 'emblem'
  | 'publicPolicy'
  | 'singleCharacter'

/** A sign to be registered, where, and for which goods and services. */
export interface GroundsCase {
  readonly sign: string
  readonly goods: readonly { readonly niceClass: number; readonly text: string }[]
  /** The offices asked: `at`, `ch`, `de`, `em`, `es`, `fr`, `us` */
  readonly offices: readonly string[]
}

/** One ground that an office may raise. */
export interface GroundFinding {
  readonly ground: Ground
  readonly office: string
  /** BCP 47: the language of the public that understands the sign in this way; absent where language plays no part. */
  readonly language?: string
  /** The words of the sign that the finding is about, as typed. */
  readonly words: readonly string[]
  /** The goods that the finding is about, as indexes into the goods of the case; empty means all. */
  readonly goods: readonly number[]
  /** Key of the rule, such as `eutmr-7-1-c`; the phrases name and explain it. */
  readonly rule: string
  /** 0 to 1: the certainty of the finding. */
  readonly certainty: number
}

/** How likely an office is to object, in words: `unlikely` below 0.4, `possible` below 0.65, `likely` below 0.8. */
export type ObjectionLevel = 'unlikely' | 'possible' | 'likely' | 'veryLikely'

/** The verdict for one office. */
export interface OfficeVerdict {
  readonly office: string
  readonly level: ObjectionLevel
  /** 0 to 1, for evaluations; people are shown the level. */
  readonly likelihood: number
  /** The findings for this office, the surest first. */
  readonly findings: readonly GroundFinding[]
}
