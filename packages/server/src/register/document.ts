import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { RegisterMark } from './mark.ts'

/*
 * A mark's document: one version byte, then deflated JSON. The register holds 22 million documents, so the compressor
 * starts with a dictionary of the words that they all contain.
 */

/** The version of the dictionary below. A document can only be read with the dictionary with which it was written. */
const version = 1

/** Frequent text, the most frequent last, because the compressor refers to nearby text in fewer bits. */
const dictionary = Buffer.from(
  [
    ',"asItIsProtectionIndicator":false,"exhibitionDate":"","exhibitionName":"","isMadridDesignation":true,"ownerKeys":["","representativeKeys":["',
    ',"tradeDistinctivenessIndicator":true,"tradeDistinctivenessText":""imageColor":"Color is not claimed as a feature of the mark."',
    'Veröffentlichung Eintragung Verlängerung Widerspruch Löschung Umschreibung Marke eingetragen GmbH, geschlossen Publication Enregistrement',
    ' services; computer software; apparatus; clothing; préparations; Dienstleistungen; appareils et instruments; namely, in the field of ',
    ',{"processType":"TEAS/EMAIL CORRESPONDENCE ENTERED","processState":"TEME I","stateDate":"2017-10-21"}',
    ',{"processType":"NOTIFICATION OF NON-FINAL ACTION E-MAILED","processState":"GNRN O","stateDate":"2019-04-24"}',
    ',{"processType":"OFFICIAL GAZETTE PUBLICATION CONFIRMATION E-MAILED","processState":"NPUB E","stateDate":"2018-11-28"}',
    ',{"processType":"NOTIFICATION OF NOTICE OF PUBLICATION E-MAILED","processState":"NONP E","stateDate":"2018-11-08"}',
    ',{"processType":"APPROVED FOR PUB - PRINCIPAL REGISTER","processState":"CNSA P","stateDate":"2020-10-23"}',
    ',{"processType":"REGISTERED-PRINCIPAL REGISTER","processState":"R.PR A"},{"processType":"PUBLISHED FOR OPPOSITION","processState":"PUBO A"}',
    '"processes":[{"processType":"NEW APPLICATION ENTERED IN TRAM","processState":"NWAP I","stateDate":"2017-01-26"}',
    '{"processType":"","processState":"","publicationDate":"2016-","stateDate":"2015-","publicationSection":"","publicationIdentifier":"',
    '}],"owners":[{"lines":["",""],"companyName":"","name":"","postalCode":"","city":"","state":"CA","countryCode":"US"}]',
    ',"representatives":[{"lines":[],"name":""}],"correspondence":{"lines":["',
    '"oppositionPeriodStartDate":"2021-","oppositionPeriodEndDate":"2021-","oppositionPeriodIsComputed":true,"expiryDate":"2031-","terminationDate":"2022-',
    ',"viennaClasses":[{"code":"26.","scheme":"us-design"},{"code":"27.05.01","scheme":"vienna"}],"goods":[{"niceClass":9,"language":"en","text":"',
    '{"office":"us","applicationNumber":"8","registrationNumber":"","name":"","description":"The mark consists of ","logo":{"files":["',
    '.png",".jpg",".jpeg",".gif",".tif"],"url":"https://tsdr.uspto.gov/img//large"},"brandType":"Word","originBrandType":"4000","kindMark":"Trademark',
    '","brandState":"700","brandStateCategory":"alive","applicationDate":"2020-","registrationDate":"2021-","publicationDate":"2020-',
  ].join(''),
)
const compression = { level: 1, memLevel: 9, dictionary }

/** Packs a mark's JSON (see `canonicalJson`) for storage. */
export function packJson(json: string): Buffer {
  const deflated = deflateRawSync(json, compression)
  const packed = Buffer.allocUnsafe(deflated.length + 1)
  packed[0] = version
  deflated.copy(packed, 1)
  return packed
}

/**
 * The top-level properties in a fixed order, so that equal marks give equal text. A missing property is a type error.
 */
const properties: Record<keyof RegisterMark, true> = {
  office: true,
  applicationNumber: true,
  registrationNumber: true,
  name: true,
  description: true,
  logo: true,
  brandType: true,
  originBrandType: true,
  kindMark: true,
  brandState: true,
  brandStateCategory: true,
  brandStateIsUnknown: true,
  applicationDate: true,
  registrationDate: true,
  publicationDate: true,
  oppositionPeriodStartDate: true,
  oppositionPeriodEndDate: true,
  oppositionPeriodIsComputed: true,
  expiryDate: true,
  terminationDate: true,
  exhibitionDate: true,
  exhibitionName: true,
  asItIsProtectionIndicator: true,
  tradeDistinctivenessIndicator: true,
  tradeDistinctivenessText: true,
  imageColor: true,
  niceClasses: true,
  viennaClasses: true,
  goods: true,
  processes: true,
  owners: true,
  representatives: true,
  correspondence: true,
  ownerKeys: true,
  representativeKeys: true,
  isMadridDesignation: true,
  statusDate: true,
  priorities: true,
  seniorities: true,
  proceedings: true,
  international: true,
  disclaimer: true,
  register: true,
  translation: true,
  transliteration: true,
  firstUses: true,
  declarations: true,
  filingBases: true,
  earlierOwners: true,
  isStandardCharacters: true,
  isSeries: true,
  omissions: true,
  isRemoved: true,
}
const order = Object.keys(properties) as (keyof RegisterMark)[]
/** Returns the mark as JSON. Equal marks give equal text, regardless of the order of their properties. */
export function canonicalJson(mark: RegisterMark): string {
  const ordered: Partial<Record<keyof RegisterMark, unknown>> = {}
  for (const key of order) ordered[key] = mark[key]
  return JSON.stringify(ordered)
}

export function packDocument(mark: RegisterMark): Buffer {
  return packJson(canonicalJson(mark))
}

/** Reads a mark from its document. @throws Error when the bytes are not a document of a known version. */
export function unpackDocument(packed: Buffer): RegisterMark {
  if (packed[0] !== version) throw new Error(`A document of version ${packed[0]} cannot be read`)
  return JSON.parse(inflateRawSync(packed.subarray(1), { dictionary }).toString('utf8')) as RegisterMark
}
