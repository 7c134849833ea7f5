import { type MarkProcess, type RegisterMark, usTermEnd } from '../../register/index.ts'
import { calendarDate, isBlankDate } from '../dates.ts'
import type { FileContext, OfficeFeed, XmlFormat } from '../office-feed.ts'
import type { RecordOutcome, SparseField } from '../record-outcome.ts'
import type { XmlElement } from '../xml-element.ts'
import { oppositionPeriod, some } from './mark-parts.ts'
import {
  filingBases,
  internationalPriority,
  readEarlierOwners,
  readFirstUses,
  readInternational,
  readPriorities,
  registerOf,
  useDeclarations,
} from './us-further.ts'
import { readStatements, readUsGoods, statementText } from './us-goods.ts'
import { readUsCorrespondence, readUsOwners, readUsRepresentatives } from './us-parties.ts'
import { usBrandType, usDesignCodes, usLogo } from './us-rules.ts'
import { usStateCategory, usStatusKind, usStatusText } from './us-status.ts'
import { tsdrSt66 } from './us-tsdr-st66.ts'
import { tsdrSt96 } from './us-tsdr-st96.ts'

/*
 * Reads USPTO trademark applications from the daily and annual XML (DTD 2.0; office-feeds 4.1). It is tested with real
 * files.
 *
 * A transaction contains the current content of some groups. An absent or empty group was not transmitted and keeps its
 * stored content.
 */

const kindFlags: readonly (readonly [flag: string, kind: string])[] = [
  ['trademark-in', 'Trademark'],
  ['service-mark-in', 'Service mark'],
  ['collective-trademark-in', 'Collective trademark'],
  ['collective-service-mark-in', 'Collective service mark'],
  ['collective-membership-mark-in', 'Collective membership mark'],
  ['certification-mark-in', 'Certification mark'],
]

/**
 * Returns the texts of the header by element. The header has about seventy children, so one pass is faster than a
 * search for each field.
 */
function headerFields(header: XmlElement | undefined): Map<string, string> {
  const fields = new Map<string, string>()
  for (const child of header?.children ?? []) {
    const text = child.text.trim()
    if (text) fields.set(child.name, text)
  }
  return fields
}

function readEvents(group: XmlElement): MarkProcess[] {
  const events = group.all('case-file-event-statement').map((event) => {
    let code: string | undefined
    let type: string | undefined
    let description: string | undefined
    let date: string | undefined
    let number = 0
    for (const child of event.children) {
      const text = child.text.trim()
      if (!text) continue
      if (child.name === 'code') code = text
      else if (child.name === 'type') type = text
      else if (child.name === 'description-text') description = text.replace(/\s+/g, ' ')
      else if (child.name === 'date') date = calendarDate(text)
      else if (child.name === 'number') number = Number(text) || 0
    }
    const process: MarkProcess = {
      processType: description,
      processState: type ? `${code ?? ''} ${type}`.trim() : code,
      stateDate: date,
    }
    return { number, process }
  })
  // The office orders events by number, not by date.
  return events.sort((a, b) => a.number - b.number).map((event) => event.process)
}

/** Returns the whole name of a mark. Long names continue in `MK` statements, some of which repeat the beginning. */
function wholeName(
  identification: string | undefined,
  statements: readonly { code: string; text: string }[],
): string | undefined {
  const overflow = statementText(statements, 'MK')
  if (identification === undefined || overflow === undefined) return identification
  return overflow.startsWith(identification) ? overflow : `${identification} ${overflow}`
}

function imageColor(statements: readonly { code: string; text: string }[], fields: Map<string, string>): string | undefined {
  return (
    statementText(statements, 'CC') ??
    statementText(statements, 'CD') ??
    (fields.get('color-drawing-current-in') === 'T' ? 'Color' : undefined)
  )
}

/** Returns a group if it has content. */
function group(record: XmlElement, name: string): XmlElement | undefined {
  const found = record.child(name)
  return found && found.children.length > 0 ? found : undefined
}

function readCaseFile(record: XmlElement, context: FileContext): RecordOutcome {
  const serial = record.textAt('serial-number')
  if (serial === undefined || !/^\d{8}$/.test(serial)) {
    return {
      kind: 'reject',
      record: serial ?? '',
      reason: serial === undefined ? 'serial-number is missing' : 'serial-number is not of 8 digits',
    }
  }
  const header = group(record, 'case-file-header')
  const fields = headerFields(header)
  const status = fields.get('status-code')
  if (header && status === undefined) return { kind: 'reject', record: serial, reason: 'status-code is missing' }
  const kind = status === undefined ? undefined : usStatusKind(status)
  if (kind === 'none') return { kind: 'skip', reason: `status ${status}: no mark` }
  if (kind === 'void') return { kind: 'delete', applicationNumber: serial }
  if (status !== undefined && kind === undefined) context.report(serial, `status ${status} is in no table`)

  const dayOf = (text: string | undefined, name: string): string | undefined => {
    const day = calendarDate(text)
    if (day === undefined && !isBlankDate(text))
      context.report(serial, `${name} ${text} is no date`, { part: 'date', field: name, text })
    return day
  }
  const date = (name: string) => dayOf(fields.get(name), name)
  const has = (flag: string) => fields.get(flag) === 'T'
  const unmentioned: SparseField[] = []
  const statementGroup = group(record, 'case-file-statements')
  const classGroup = group(record, 'classifications')
  const eventGroup = group(record, 'case-file-event-statements')
  const ownerGroup = group(record, 'case-file-owners')
  const designGroup = group(record, 'design-searches')
  const foreignGroup = group(record, 'foreign-applications')
  const internationalGroup = group(record, 'international-registration')
  const correspondent = record.child('correspondent')
  const correspondence = correspondent && readUsCorrespondence(correspondent)

  const statements = readStatements(statementGroup)
  const name = wholeName(fields.get('mark-identification'), statements)
  const drawing = fields.get('mark-drawing-code')?.[0] ?? '0'
  const isStandardCharacters = has('standard-characters-claimed-in')
  const brandType = usBrandType(drawing, isStandardCharacters, name !== undefined, designGroup !== undefined)
  const filingDate = date('filing-date')
  const { niceClasses, goods } = readUsGoods(classGroup, statements, filingDate)

  // Status-only records of the annual files have a header of dates and flags, without a name, a type or persons.
  const isStatusOnly = header !== undefined && name === undefined && filingDate === undefined
  if (!header) unmentioned.push(...headerGroup, ...nameGroup)
  else if (isStatusOnly) unmentioned.push(...nameGroup)
  if (!statementGroup)
    unmentioned.push(
      'description',
      'tradeDistinctivenessText',
      'imageColor',
      'goods',
      'disclaimer',
      'translation',
      'transliteration',
    )
  if (!classGroup) unmentioned.push('niceClasses', 'firstUses')
  if (!eventGroup) unmentioned.push('processes')
  if (!ownerGroup) unmentioned.push('owners', 'earlierOwners')
  if (!foreignGroup && !internationalGroup) unmentioned.push('priorities')
  if (!internationalGroup) unmentioned.push('international')
  if (!designGroup) unmentioned.push('viennaClasses')
  if (!correspondence) unmentioned.push('correspondence')

  const registrationText = record.textAt('registration-number')
  if (registrationText === undefined) unmentioned.push('registrationNumber')
  const isMadridDesignation = serial.startsWith('79') || internationalGroup !== undefined
  const international = readInternational(internationalGroup, dayOf)
  // The term of a section 66(a) registration is that of its international registration.
  if (isMadridDesignation && !internationalGroup && !unmentioned.includes('expiryDate')) unmentioned.push('expiryDate')
  const registrationDate = date('registration-date')
  const cancellationDate = date('cancellation-date')
  const abandonmentDate = date('abandonment-date')
  const openedForOpposition = date('published-for-opposition-date')
  // Marks registered under older acts are published when they claim the benefits of the present act (section 12(c)).
  // They cannot be opposed.
  const publicationDate = openedForOpposition ?? date('republished-12c-date')
  const renewalDate = date('renewal-date')
  const statusDate = date('status-date')
  const section2f = fields.get('section-2f-in') ?? fields.get('section-2f-in-part-in')

  const mark: RegisterMark = {
    office: 'us',
    applicationNumber: serial,
    registrationNumber: registrationText && !/^0+$/.test(registrationText) ? registrationText : undefined,
    name,
    description: statementText(statements, 'DM'),
    logo: usLogo(serial, brandType, drawing),
    brandType,
    originBrandType: fields.get('mark-drawing-code'),
    kindMark:
      kindFlags
        .filter(([flag]) => fields.get(flag) === 'T')
        .map(([, text]) => text)
        .join(', ') || undefined,
    brandState: status ?? '',
    brandStateCategory: usStateCategory(kind, { registrationDate, cancellationDate, abandonmentDate }),
    brandStateIsUnknown: status !== undefined && kind === undefined ? true : undefined,
    applicationDate: filingDate,
    registrationDate,
    publicationDate,
    ...oppositionPeriod('us', { start: openedForOpposition }),
    expiryDate: isMadridDesignation ? international?.renewalDate : usTermEnd(registrationDate, renewalDate),
    terminationDate: cancellationDate ?? abandonmentDate ?? (kind === 'dead' ? statusDate : undefined),
    tradeDistinctivenessIndicator:
      section2f === undefined ? undefined : fields.get('section-2f-in') === 'T' || fields.get('section-2f-in-part-in') === 'T',
    tradeDistinctivenessText: statementText(statements, 'TF'),
    imageColor: imageColor(statements, fields),
    niceClasses,
    viennaClasses: usDesignCodes((designGroup?.all('design-search') ?? []).map((search) => search.textAt('code'))),
    goods,
    processes: eventGroup ? readEvents(eventGroup) : [],
    owners: ownerGroup ? readUsOwners(ownerGroup) : [],
    representatives: header ? readUsRepresentatives(header) : [],
    correspondence,
    isMadridDesignation: isMadridDesignation ? true : undefined,
    statusDate,
    priorities: some([...readPriorities(foreignGroup, dayOf), ...internationalPriority(internationalGroup, dayOf)]),
    international,
    disclaimer: statementText(statements, 'D0') ?? statementText(statements, 'D1'),
    register: header && !isStatusOnly ? registerOf(has) : undefined,
    translation: statementText(statements, 'TR'),
    transliteration: statementText(statements, 'TLIT'),
    firstUses: some(readFirstUses(classGroup)),
    declarations: some(useDeclarations(has, isMadridDesignation)),
    filingBases: some(filingBases(has)),
    earlierOwners: ownerGroup ? some(readEarlierOwners(ownerGroup)) : undefined,
    isStandardCharacters: isStandardCharacters ? true : undefined,
  }
  return unmentioned.length > 0 ? { kind: 'mark', mark, unmentioned } : { kind: 'mark', mark }
}

/** Fields of `case-file-header` that every record has. */
const headerGroup: readonly SparseField[] = [
  'brandState',
  'brandStateCategory',
  'brandStateIsUnknown',
  'registrationDate',
  'publicationDate',
  'oppositionPeriodStartDate',
  'oppositionPeriodEndDate',
  'oppositionPeriodIsComputed',
  'expiryDate',
  'terminationDate',
  'statusDate',
  'declarations',
]

/** Fields of the header that status-only records lack. */
const nameGroup: readonly SparseField[] = [
  'name',
  'applicationDate',
  'logo',
  'brandType',
  'originBrandType',
  'kindMark',
  'tradeDistinctivenessIndicator',
  'representatives',
  'isMadridDesignation',
  'register',
  'filingBases',
  'isStandardCharacters',
]

const daily: XmlFormat = {
  name: 'USPTO trademark daily XML',
  matches: (root) => root.name === 'trademark-applications-daily' || (root.name === 'case-file' && root.namespace === ''),
  recordElements: ['case-file'],
  headerElements: ['creation-datetime'],
  deliveryDate: (context) => calendarDate(context.header.get('creation-datetime')),
  read: readCaseFile,
}

/** USPTO: the daily and annual files, and the case status of single marks. */
export const us: OfficeFeed = {
  office: 'us',
  feed: 'USPTO trademark daily XML',
  xml: [daily, tsdrSt66, tsdrSt96],
  stateText: usStatusText,
}
