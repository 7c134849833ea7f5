import { type Address, type Brand, type GoodsAndServicesItem, type Locale, notations, officeRelations } from '@marklot/contracts'
import { niceClass } from '@marklot/nice'
import type { ReferenceTexts } from '../reference/index.ts'
import {
  coloursOf,
  displayNumber,
  formTerm,
  kindTerm,
  type MarkAddress,
  type MarkGoods,
  processTerms,
  type RegisterMark,
  type StoredBrand,
  specialFormOf,
  stateTerm,
  viennaClassesOf,
} from '../register/index.ts'
import { presentRights } from './present-rights.ts'
import { officeRegisterUrl, officeSearchUrl } from './register-links.ts'

/** A mark as the register stores it, with the persons that its keys identify. */
export interface RegisterEntry {
  stored: StoredBrand
  mark: RegisterMark
  owners: MarkAddress[]
  representatives: MarkAddress[]
}

/**
 * Presents a register entry as a Brand in the reader's language. Includes addresses only for readers who are allowed to
 * see them.
 */
export function presentBrand(entry: RegisterEntry, texts: ReferenceTexts, locale: Locale, mayReadAddresses: boolean): Brand {
  const { stored, mark } = entry
  // Each line of a US address is a separate field, so a comma belongs to the name or street.
  const address = (person: MarkAddress) => presentAddress(person, locale, { splitLines: mark.office !== 'us' })
  const [owner, ...furtherOwners] = mayReadAddresses ? entry.owners.map(address) : []
  const [representative, ...furtherRepresentatives] = mayReadAddresses ? entry.representatives.map(address) : []
  const goods = [...mark.goods]
    .sort((a, b) => (a.niceClass ?? 0) - (b.niceClass ?? 0))
    .map((item) => presentGoods(item, texts, locale))
  const brandState = texts.brandState(stored.stateKey, locale, mark.brandState)
  return {
    id: stored.id,
    name: mark.name ?? null,
    description: mark.description ?? null,
    brandLogoUrl: stored.logo,
    registrationOfficeCode: mark.office,
    brandType: mark.brandType,
    originBrandType: mark.originBrandType ?? null,
    originBrandTypeTerm: formTerm(mark, locale),
    specialForm: specialFormOf(mark, locale),
    kindMark: mark.kindMark ?? null,
    kindMarkTerm: kindTerm(mark, locale),
    brandState,
    brandStateTerm: stateTerm(mark, brandState.description, locale),
    brandStateCategory: stored.stateCategory,
    applicationNumber: mark.applicationNumber,
    registrationNumber: mark.registrationNumber ?? null,
    applicationNumberDisplay: displayNumber(mark.office, mark.applicationNumber, 'application'),
    registrationNumberDisplay: mark.registrationNumber
      ? displayNumber(mark.office, mark.registrationNumber, 'registration')
      : null,
    applicationDate: mark.applicationDate ?? null,
    registrationDate: mark.registrationDate ?? null,
    publicationDate: mark.publicationDate ?? null,
    oppositionPeriodStartDate: mark.oppositionPeriodStartDate ?? null,
    oppositionPeriodEndDate: mark.oppositionPeriodEndDate ?? null,
    oppositionPeriodIsComputed: mark.oppositionPeriodIsComputed ?? false,
    expiryDate: mark.expiryDate ?? null,
    terminationDate: mark.terminationDate ?? null,
    exhibitionDate: mark.exhibitionDate ?? null,
    exhibitionName: mark.exhibitionName ?? null,
    asItIsProtectionIndicator: mark.asItIsProtectionIndicator ?? null,
    tradeDistinctivenessIndicator: mark.tradeDistinctivenessIndicator ?? null,
    tradeDistinctivenessText: mark.tradeDistinctivenessText ?? null,
    imageColor: coloursOf(mark, locale),
    niceClasses: mark.niceClasses.map((number) => texts.niceClass(number, locale)),
    viennaClasses: viennaClassesOf(mark, locale),
    goodsAndServices: {
      classified: goods.filter((item) => item.niceClass !== null),
      unclassified: goods.filter((item) => item.niceClass === null),
    },
    processes: mark.processes.map((process) => ({
      ...processTerms(mark.office, process, locale),
      processType: process.processType ?? null,
      processState: process.processState ?? null,
      publicationDate: process.publicationDate ?? null,
      stateDate: process.stateDate ?? null,
      publicationSection: process.publicationSection ?? null,
      publicationIdentifier: process.publicationIdentifier ?? null,
    })),
    ownerAddress: owner ?? null,
    furtherOwnerAddresses: furtherOwners,
    representativeAddress: representative ?? null,
    furtherRepresentativeAddresses: furtherRepresentatives,
    correspondenceAddress: mayReadAddresses && mark.correspondence ? address(mark.correspondence) : null,
    addressesNeedLogin: !mayReadAddresses,
    relatedOffices: [...officeRelations[mark.office]],
    // An invented number may belong to a real entry, so samples link to the search page.
    officeRegisterUrl: stored.isSample ? officeSearchUrl(mark.office) : officeRegisterUrl(mark.office, mark.applicationNumber),
    isMadridDesignation: mark.isMadridDesignation ?? false,
    isRemoved: stored.removed,
    ...presentRights(mark, { locale, mayReadAddresses }),
    provenance: { feed: stored.feed, file: stored.file, deliveryDate: stored.deliveryDate, isSample: stored.isSample },
  }
}

function presentGoods(item: MarkGoods, texts: ReferenceTexts, locale: Locale): GoodsAndServicesItem {
  const known = item.niceClass === undefined ? undefined : niceClass(item.niceClass)
  return {
    description: item.text,
    language: item.language ?? null,
    niceClass: known ? { key: String(known.number), description: texts.niceClass(known.number, locale).description } : null,
  }
}

/**
 * Returns an address in the reader's language, without repeated lines (spec 1, section 3, "Addresses").
 * @param options.splitLines splits lines at commas and semicolons, for lines whose meaning the office does not specify
 */
export function presentAddress(address: MarkAddress, locale: Locale, { splitLines = true } = {}): Address {
  const lines = address.lines.flatMap((line) => (splitLines ? line.split(/[,;]/) : [line])).map((line) => line.trim())
  return {
    addressLine: [...new Set(lines)].filter(Boolean),
    companyName: address.companyName ?? null,
    name: address.name ?? null,
    firstName: address.firstName ?? null,
    lastName: address.lastName ?? null,
    street: address.street ?? null,
    postOfficeBox: address.postOfficeBox ?? null,
    postalCode: address.postalCode ?? null,
    city: address.city ?? null,
    state: address.state ?? null,
    country: address.country ?? countryName(address.countryCode, locale),
    countryCode: address.countryCode ?? null,
  }
}

function countryName(code: string | undefined, locale: Locale): string | null {
  if (!code || !/^[A-Z]{2}$/.test(code)) return null
  return new Intl.DisplayNames(notations[locale], { type: 'region', fallback: 'none' }).of(code) ?? null
}
