import * as z from 'zod/mini'
import { BrandRights } from './brand-rights.ts'
import { CalendarDate } from './calendar-date.ts'
import { RegistrationOfficeCode } from './office.ts'

/**
 * `{office}-{normalised application number}`. It stays the same when the mark is loaded again (decisions, "Identity of
 * things").
 */
export const BrandId = z.string().check(z.regex(/^(at|ch|de|em|es|fr|us)-[A-Z0-9]{1,40}$/))

export const brandTypes = ['Word', 'Figurative', 'Combined'] as const
export const BrandType = z.enum(brandTypes)
export type BrandType = z.infer<typeof BrandType>

export const brandStateCategories = ['new', 'alive', 'dead'] as const
export const BrandStateCategory = z.enum(brandStateCategories)
export type BrandStateCategory = z.infer<typeof BrandStateCategory>

export { CalendarDate }

/** A value of a keyed list in the caller's language. */
export const CodedValue = z.object({
  key: z.string(),
  description: z.string(),
  shortDescription: z.string(),
})
export type CodedValue = z.infer<typeof CodedValue>

/** A value that an office delivers, in readable form, with the office's own wording. */
export const OfficeTerm = z.object({
  /** In the reader's language, or in the office's own wording if no list contains the value. */
  text: z.string(),
  /** Language of the text, ISO 639-1; null when it is a code or the office does not say. */
  language: z.nullable(z.string()),
  /** The office's own wording or code. Null when it equals the text. */
  original: z.nullable(z.string()),
  originalLanguage: z.nullable(z.string()),
})
export type OfficeTerm = z.infer<typeof OfficeTerm>

/** An address as the office delivers it; every part may be missing. Lines are split on commas and semicolons. */
export const Address = z.object({
  addressLine: z.array(z.string()),
  companyName: z.nullable(z.string()),
  name: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  street: z.nullable(z.string()),
  postOfficeBox: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  country: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
})
export type Address = z.infer<typeof Address>

/** One class (or the unclassified rest) in one language. */
export const GoodsAndServicesItem = z.object({
  description: z.string(),
  /** Language of the text, ISO 639-1 in lower case; null if the office does not name it. */
  language: z.nullable(z.string()),
  niceClass: z.nullable(z.object({ key: z.string(), description: z.string() })),
})
export type GoodsAndServicesItem = z.infer<typeof GoodsAndServicesItem>

/** A step of the procedure as the office delivers it. The terms are its values in readable form. */
export const BrandProcess = z.object({
  processType: z.nullable(z.string()),
  processTypeTerm: z.nullable(OfficeTerm),
  processState: z.nullable(z.string()),
  processStateTerm: z.nullable(OfficeTerm),
  publicationDate: z.nullable(CalendarDate),
  stateDate: z.nullable(CalendarDate),
  publicationSection: z.nullable(z.string()),
  publicationSectionTerm: z.nullable(OfficeTerm),
  publicationIdentifier: z.nullable(z.string()),
})
export type BrandProcess = z.infer<typeof BrandProcess>

export const ViennaClass = z.object({
  key: z.string(),
  description: z.string(),
  shortDescription: z.string(),
  /** The USPTO's design codes are derived from the Vienna classification but are not the same. */
  scheme: z.enum(['vienna', 'us-design']),
})
export type ViennaClass = z.infer<typeof ViennaClass>

/** A mark in the form that lists show (spec 1, section 3, "Thumbnail"). */
export const BrandThumbnail = z.object({
  brandId: BrandId,
  name: z.nullable(z.string()),
  brandType: BrandType,
  registrationOfficeCode: RegistrationOfficeCode,
  brandLogoUrl: z.nullable(z.string()),
})
export type BrandThumbnail = z.infer<typeof BrandThumbnail>

/** The source of an entry, shown on its page. */
export const Provenance = z.object({
  feed: z.string(),
  file: z.string(),
  /** The day that the office's file describes. */
  deliveryDate: z.nullable(CalendarDate),
  /** Sample data is invented and labelled as such. */
  isSample: z.boolean(),
})
export type Provenance = z.infer<typeof Provenance>

/** A mark with everything that the register knows about it (spec 1, section 3). */
export const Brand = z.object({
  id: BrandId,
  name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Relative (served by /BrandImages) or absolute (used unchanged). */
  brandLogoUrl: z.nullable(z.string()),
  registrationOfficeCode: RegistrationOfficeCode,
  brandType: BrandType,
  originBrandType: z.nullable(z.string()),
  originBrandTypeTerm: z.nullable(OfficeTerm),
  /**
   * The name of a form that `brandType` does not express, such as a three-dimensional, colour, position or sound mark.
   */
  specialForm: z.nullable(z.string()),
  kindMark: z.nullable(z.string()),
  kindMarkTerm: z.nullable(OfficeTerm),
  brandState: CodedValue,
  /** The state's description beside the office's own text or code. */
  brandStateTerm: OfficeTerm,
  brandStateCategory: BrandStateCategory,
  applicationNumber: z.string(),
  registrationNumber: z.nullable(z.string()),
  /** The numbers as the office prints them, e.g. `30 2009 001 336.5`. */
  applicationNumberDisplay: z.string(),
  registrationNumberDisplay: z.nullable(z.string()),
  applicationDate: z.nullable(CalendarDate),
  registrationDate: z.nullable(CalendarDate),
  publicationDate: z.nullable(CalendarDate),
  oppositionPeriodStartDate: z.nullable(CalendarDate),
  oppositionPeriodEndDate: z.nullable(CalendarDate),
  /** True if the office does not deliver the opposition period and it is computed from the legal length. */
  oppositionPeriodIsComputed: z.boolean(),
  expiryDate: z.nullable(CalendarDate),
  terminationDate: z.nullable(CalendarDate),
  exhibitionDate: z.nullable(CalendarDate),
  exhibitionName: z.nullable(z.string()),
  asItIsProtectionIndicator: z.nullable(z.boolean()),
  tradeDistinctivenessIndicator: z.nullable(z.boolean()),
  tradeDistinctivenessText: z.nullable(z.string()),
  imageColor: z.nullable(z.string()),
  niceClasses: z.array(CodedValue),
  viennaClasses: z.array(ViennaClass),
  goodsAndServices: z.object({
    classified: z.array(GoodsAndServicesItem),
    unclassified: z.array(GoodsAndServicesItem),
  }),
  processes: z.array(BrandProcess),
  /** Null for visitors: see `addressesNeedLogin`. */
  ownerAddress: z.nullable(Address),
  furtherOwnerAddresses: z.array(Address),
  representativeAddress: z.nullable(Address),
  furtherRepresentativeAddresses: z.array(Address),
  correspondenceAddress: z.nullable(Address),
  /** True when the caller is not signed in and the three address blocks were left out. */
  addressesNeedLogin: z.boolean(),
  relatedOffices: z.array(RegistrationOfficeCode),
  /** The entry in the office's own public register. For an invented sample mark, the search page of that register. */
  officeRegisterUrl: z.nullable(z.string()),
  isMadridDesignation: z.boolean(),
  /** The office removed the entry. It stays readable. */
  isRemoved: z.boolean(),
  provenance: Provenance,
  ...BrandRights.shape,
})
export type Brand = z.infer<typeof Brand>
