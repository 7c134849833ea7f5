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

/** One class in one language, or the unclassified text (without `niceClass`). The ingest does not split texts. */
export interface MarkGoods {
  niceClass?: number
  /** ISO 639-1 in lower case; missing if the office states no language. */
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

/** A mark on which an opposition or cancellation is based. */
export interface EarlierMark {
  country?: string
  number?: string
  name?: string
}

/** Proceedings about this mark before the office. */
export interface MarkProceeding {
  kind: 'opposition' | 'cancellation' | 'appeal'
  number?: string
  date?: string
  state?: string
  ground?: string
  /** The opponent or applicant for cancellation: a name, or the office's key for the person. */
  party?: string
  earlierMarks?: EarlierMark[]
}

/** The international registration behind a designation, or the one based on a national mark. */
export interface InternationalRegistration {
  number?: string
  registrationDate?: string
  publicationDate?: string
  /** The end of the current term. */
  renewalDate?: string
  /** The day on which protection ended. */
  endDate?: string
}

/** The first use of a mark, per class if the office states it. Days may be `YYYY` or `YYYY-MM`. */
export interface FirstUse {
  niceClass?: number
  anywhere?: string
  inCommerce?: string
}

/**
 * A declaration under the Lanham Act: use (section 8; for section 66(a) marks, section 71) or incontestability (section
 * 15).
 */
export interface UseDeclaration {
  section: '8' | '71' | '15'
  state: 'filed' | 'partiallyAccepted' | 'accepted' | 'acknowledged'
}

/** A delivered value that the mark lacks or holds only in part. */
export interface MarkOmission {
  /**
   * With `ownerNames`, there are more names than the search index holds; the mark's page shows all. All other parts
   * could not be read.
   */
  part: 'date' | 'viennaCode' | 'indicator' | 'ownerNames'
  /** The office's name for the field. */
  field?: string
  /** The value as delivered. */
  text?: string
}

/** A former owner. */
export interface EarlierOwner {
  name: string
  /** The stage at which the party owned the mark. */
  stage: 'applicant' | 'publication' | 'registrant' | 'later'
  /** A change of name, in the office's words. */
  change?: string
}

/**
 * One mark as one office's file describes it: in the internal format, which is ST.66 with plain names (office-feeds
 * 2.1). All dates are `YYYY-MM-DD`. A missing property means "not delivered". The register stores it as the mark's
 * document and presents it as a Brand.
 */
export interface RegisterMark {
  office: RegistrationOfficeCode
  /** The number in the office's notation. The mark's id comes from its normalised form (`numbers.ts`). */
  applicationNumber: string
  registrationNumber?: string
  name?: string
  description?: string
  /** The delivered picture: file names to look for in the delivery (the first match wins), or an absolute address. */
  logo?: { files: string[]; url?: string }
  brandType: BrandType
  /** The office's own word or code for the type. */
  originBrandType?: string
  kindMark?: string
  /** The office's state, unchanged. */
  brandState: string
  brandStateCategory: BrandStateCategory
  /** True if no table lists the state. Such a state was reported, and its category was derived from the dates. */
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
  /** Ascending and unique, 1 to 45. */
  niceClasses: number[]
  viennaClasses: { code: string; scheme: 'vienna' | 'us-design' }[]
  goods: MarkGoods[]
  processes: MarkProcess[]
  owners: MarkAddress[]
  representatives: MarkAddress[]
  correspondence?: MarkAddress
  /**
   * The owners' keys, in feeds that identify persons only by key (em, es). The office delivers those persons
   * separately.
   */
  ownerKeys?: string[]
  representativeKeys?: string[]
  isMadridDesignation?: boolean
  /** The day of the current state. */
  statusDate?: string
  priorities?: MarkPriority[]
  seniorities?: MarkSeniority[]
  proceedings?: MarkProceeding[]
  international?: InternationalRegistration
  disclaimer?: string
  /** Which of the two US registers contains the mark. */
  register?: 'principal' | 'supplemental'
  translation?: string
  transliteration?: string
  firstUses?: FirstUse[]
  declarations?: UseDeclaration[]
  /** Sections of the Lanham Act: `1(a)`, `1(b)`, `44(d)`, `44(e)`, `66(a)`. */
  filingBases?: string[]
  earlierOwners?: EarlierOwner[]
  isStandardCharacters?: boolean
  /** True for a series of marks under one registration. */
  isSeries?: boolean
  /** Delivered values that are missing here, at most 20. */
  omissions?: MarkOmission[]
  /**
   * True when the office deleted the entry. It stays readable and counts as dead. The pipeline sets it, never an
   * adapter.
   */
  isRemoved?: boolean
}
