import type { MarkProcess } from '../../register/index.ts'
import { gazetteDate } from '../dates.ts'
import type { XmlElement } from '../xml-element.ts'
import { compact, type Report, readDate } from './mark-parts.ts'

export interface St66Publication {
  identifier?: string
  section?: string
  date?: string
}

/** A record of the mark's history (`BasicRecord`) with its publications. */
export interface St66Record {
  kind?: string
  state?: string
  date?: string
  publications: St66Publication[]
}

/**
 * Returns a publication. If the issue is named by year and week, the issue's day replaces a missing or broken date
 * (INPI: `2020-10-`; office-feeds 2.2).
 */
function readPublication(element: XmlElement, issueIsWeek: boolean, report: Report): St66Publication {
  const identifier = element.textAt('PublicationIdentifier')
  const date = readDate(element.textAt('PublicationDate'), 'PublicationDate', report)
  return compact({
    identifier,
    section: element.textAt('PublicationSection'),
    date: date ?? (issueIsWeek ? gazetteDate(identifier) : undefined),
  })
}

/** Returns the mark's own publications, in delivery order. */
export function readPublications(tradeMark: XmlElement, issueIsWeek: boolean, report: Report): St66Publication[] {
  return tradeMark.allAt('PublicationDetails/Publication').map((each) => readPublication(each, issueIsWeek, report))
}

/**
 * Returns the history of a mark, in delivery order. INPI puts the nature of an `Inscription` into `RecordIdentifier`,
 * which is a number elsewhere. That text then replaces the missing state.
 */
export function readRecords(tradeMark: XmlElement, issueIsWeek: boolean, report: Report): St66Record[] {
  return tradeMark.allAt('MarkRecordDetails/MarkRecord').map((markRecord) => {
    const basic = markRecord.child('BasicRecord') ?? markRecord
    const identifier = basic.textAt('RecordIdentifier')
    const nature = identifier !== undefined && !/\d/.test(identifier) ? identifier : undefined
    const dateField = ['RecordCurrentStatusDate', 'RecordFilingDate', 'RecordEffectiveDate'].find((field) => basic.textAt(field))
    return compact({
      kind: basic.textAt('BasicRecordKind'),
      state: basic.textAt('RecordCurrentStatusCode') ?? nature,
      date: dateField && readDate(basic.textAt(dateField), dateField, report),
      publications: [...basic.allAt('RecordPublicationDetails/RecordPublication'), ...basic.all('RecordPublication')].map(
        (each) => readPublication(each, issueIsWeek, report),
      ),
    })
  })
}

/** Returns one process per record, and one for each of its further publications. */
export function processesOf(records: readonly St66Record[]): MarkProcess[] {
  return records.flatMap((record) => {
    const process = compact({ processType: record.kind, processState: record.state, stateDate: record.date })
    if (record.publications.length === 0) return Object.keys(process).length > 0 ? [process] : []
    return record.publications.map((publication) => compact({ ...process, ...publicationFields(publication) }))
  })
}

/**
 * Returns the publications as processes, for feeds whose timeline is empty without them (office-feeds, end of section
 * 3).
 */
export function processesOfPublications(publications: readonly St66Publication[]): MarkProcess[] {
  return publications.map((publication) => compact({ processType: 'Publication', ...publicationFields(publication) }))
}

function publicationFields(publication: St66Publication): Partial<MarkProcess> {
  return {
    publicationDate: publication.date,
    publicationSection: publication.section,
    publicationIdentifier: publication.identifier,
  }
}

/** Returns the oppositions as processes. */
export function readOppositions(tradeMark: XmlElement, report: Report): MarkProcess[] {
  return tradeMark.allAt('OppositionDetails/Opposition').map((opposition) =>
    compact({
      processType: 'Opposition',
      processState: opposition.textAt('OppositionCurrentStatusCode'),
      stateDate: readDate(opposition.textAt('OppositionDate'), 'OppositionDate', report),
    }),
  )
}

/** Sorts processes by date, keeping the delivery order for equal dates. Processes without a date come first. */
export function inOrderOfDate(processes: MarkProcess[]): MarkProcess[] {
  const dateOf = (process: MarkProcess) => process.publicationDate ?? process.stateDate ?? ''
  return processes
    .map((process) => ({ process, date: dateOf(process) }))
    .sort((a, b) => compare(a.date, b.date))
    .map((each) => each.process)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
