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

/**
 * One mark as one office's file tells it: the internal pivot, ST.66 in plain names (office-feed reference, 2.1). All dates are
 * `YYYY-MM-DD`. A missing property means "not delivered". It is stored as the mark's document and presented as a Brand.
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
  /** The office deleted the entry: it stays readable, its category dead (set by the pipeline, never by an adapter). */
  isRemoved?: boolean
}
