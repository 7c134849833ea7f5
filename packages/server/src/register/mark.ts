import type { BrandStateCategory, BrandType, RegistrationOfficeCode } from '@marklot/contracts'

/** An address as delivered, before presentation; every part may be missing. */
export interface MarkAddress {
  lines: string[]
  companyName?: string
  name?: string
  firstName?: string
  lastName?: string
  street?: string
  postOfficeBox?: string
  postalCode?: string
  city?: string
  state?: string
  country?: string
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode?: string
}

/** One class in one language, or the unclassified text (`niceClass` missing). Texts are not split at ingest. */
export interface MarkGoods {
  niceClass?: number
  /** ISO 639-1 in lower case; missing when the office does not say. */
  language?: string
  text: string
}

export interface MarkProcess {
  processType?: string
  processState?: string
  publicationDate?: string
  stateDate?: string
  publicationSection?: string
  publicationIdentifier?: string
}

/** A right of priority (Paris Convention): the earlier application and its day. */
export interface MarkPriority {
  /** Country or office, as delivered (ST.3). */
  country?: string
  number?: string
  date?: string
  isPartial?: boolean
  state?: string
}

/** An earlier national mark whose seniority is claimed (art. 39 and 40 EUTMR). */
export interface MarkSeniority {
  country?: string
  applicationNumber?: string
  registrationNumber?: string
  applicationDate?: string
  registrationDate?: string
  state?: string
}

/** A mark that an opposition or cancellation relies on. */
export interface EarlierMark {
  country?: string
  number?: string
  name?: string
}

/** Proceedings before the office about this mark. */
export interface MarkProceeding {
  kind: 'opposition' | 'cancellation' | 'appeal'
  number?: string
  date?: string
  state?: string
  ground?: string
  /** The opponent or applicant for cancellation: a name, or the office's key of the person. */
  party?: string
  earlierMarks?: EarlierMark[]
}

/** The international registration behind a designation, or the one based on a national mark. */
export interface InternationalRegistration {
  number?: string
  registrationDate?: string
  publicationDate?: string
  /** The end of the running term. */
  renewalDate?: string
  /** The day protection ended. */
  endDate?: string
}

/** When a mark was first used, for a class where the office says so. Days may be `YYYY` or `YYYY-MM`. */
export interface FirstUse {
  niceClass?: number
  anywhere?: string
  inCommerce?: string
}

/** A declaration of the Lanham Act: use (section 8, for section 66(a) marks 71) or incontestability (15). */
export interface UseDeclaration {
  section: '8' | '71' | '15'
  state: 'filed' | 'partiallyAccepted' | 'accepted' | 'acknowledged'
}

/** An owner before the present one. */
export interface EarlierOwner {
  name: string
  /** `applicant`, `publication`, `registrant`, `later`: when the party owned the mark. */
  stage: 'applicant' | 'publication' | 'registrant' | 'later'
  /** A change of name, as the office words it. */
  change?: string
}

/**
 * One mark as one office's file tells it: the internal pivot, ST.66 in plain names (office-feeds 2.1). All dates are `YYYY-MM-DD`. A
 * missing property means "not delivered". The register stores it as the mark's document and presents it as a Brand.
 */
export interface RegisterMark {
  office: RegistrationOfficeCode
  /** As the office writes it; the id is derived from its normalised form (`numbers.ts`). */
  applicationNumber: string
  registrationNumber?: string
  name?: string
  description?: string
  /** The delivered picture: file names to look for in the delivery (first match wins), or an absolute address. */
  logo?: { files: string[]; url?: string }
  brandType: BrandType
  /** The office's own word or code for the type. */
  originBrandType?: string
  kindMark?: string
  /** The office's state, unchanged. */
  brandState: string
  brandStateCategory: BrandStateCategory
  /** True when the state is in no table: it was reported and derived from the dates. */
  brandStateIsUnknown?: boolean
  applicationDate?: string
  registrationDate?: string
  publicationDate?: string
  oppositionPeriodStartDate?: string
  oppositionPeriodEndDate?: string
  oppositionPeriodIsComputed?: boolean
  expiryDate?: string
  terminationDate?: string
  exhibitionDate?: string
  exhibitionName?: string
  asItIsProtectionIndicator?: boolean
  tradeDistinctivenessIndicator?: boolean
  tradeDistinctivenessText?: string
  imageColor?: string
  /** Ascending, without repetition, 1 to 45. */
  niceClasses: number[]
  viennaClasses: { code: string; scheme: 'vienna' | 'us-design' }[]
  goods: MarkGoods[]
  processes: MarkProcess[]
  owners: MarkAddress[]
  representatives: MarkAddress[]
  correspondence?: MarkAddress
  /** Feeds that name persons by key only (em, es): resolved through the persons the office delivered apart. */
  ownerKeys?: string[]
  representativeKeys?: string[]
  isMadridDesignation?: boolean
  /** The day of the present state. */
  statusDate?: string
  priorities?: MarkPriority[]
  seniorities?: MarkSeniority[]
  proceedings?: MarkProceeding[]
  international?: InternationalRegistration
  disclaimer?: string
  /** The US register. */
  register?: 'principal' | 'supplemental'
  translation?: string
  transliteration?: string
  firstUses?: FirstUse[]
  declarations?: UseDeclaration[]
  /** Sections of the Lanham Act: `1(a)`, `1(b)`, `44(d)`, `44(e)`, `66(a)`. */
  filingBases?: string[]
  earlierOwners?: EarlierOwner[]
  isStandardCharacters?: boolean
  /** Marks of a series are one registration. */
  isSeries?: boolean
  /** The office deleted the entry: it stays readable, its category dead (set by the pipeline, never by an adapter). */
  isRemoved?: boolean
}
