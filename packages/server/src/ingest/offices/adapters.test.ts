import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '../dates.ts'
import type { FileContext } from '../office-feed.ts'
import type { RecordOutcome } from '../record-outcome.ts'
import { XmlElement } from '../xml-element.ts'
import { at } from './at.ts'
import { ch } from './ch.ts'
import { de } from './de.ts'
import { em } from './em.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

const feeds = [at, ch, de, em, es, fr]
const context: FileContext = {
  file: 'delivery.xml',
  root: { name: '', namespace: '', namespaces: [], attributes: {} },
  header: new Map(),
  report: () => undefined,
}

/** Names that the adapters look for, so that random trees reach deep into them. */
const names = [
  ...[
    'RegistrationOfficeCode',
    'ApplicationNumber',
    'ApplicationNumberText',
    'RegistrationNumber',
    'ApplicationDate',
    'ExpiryDate',
  ],
  ...['RegistrationDate', 'TerminationDate', 'MarkCurrentStatusCode', 'MarkCurrentStatusDate', 'MarkFeature', 'KindMark'],
  ...['WordMarkSpecification', 'MarkVerbalElementText', 'MarkImageDetails', 'MarkImage', 'MarkImageURI', 'MarkImageFilename'],
  ...[
    'MarkImageCategory',
    'CategoryCodeDetails',
    'CategoryCode',
    'GoodsServicesDetails',
    'GoodsServices',
    'ClassDescriptionDetails',
  ],
  ...['ClassDescription', 'ClassNumber', 'GoodsServicesDescription', 'PublicationDetails', 'Publication', 'PublicationDate'],
  ...['PublicationIdentifier', 'ApplicantDetails', 'Applicant', 'ApplicantKey', 'URI', 'Identifier', 'ApplicantAddressBook'],
  ...['FormattedNameAddress', 'Name', 'FormattedName', 'LastName', 'Address', 'AddressCountryCode', 'MarkRecordDetails'],
  ...['MarkRecord', 'BasicRecord', 'BasicRecordKind', 'RecordPublicationDetails', 'RecordPublication', 'Anmeldenummer'],
  ...['MarkRepresentation', 'MarkReproduction', 'MarkImageBag', 'GoodsServicesBag', 'ClassDescriptionBag', 'PublicationBag'],
]
const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '00000000',
    '2026-02-30',
    '2024-05-06',
    '0',
    '00',
    '46',
    '9',
    'W01',
    'true',
    '&eacute;&#xD800;&zzz;',
    '../../etc/x',
  ),
  fc.string({ maxLength: 30 }),
)
const tree: (depth?: number) => fc.Arbitrary<XmlElement> = fc.memo((depth) =>
  fc
    .record({
      name: fc.constantFrom(...names),
      text: texts,
      operationCode: fc.option(fc.constantFrom('Insert', 'Delete', ''), { nil: undefined }),
      children: depth > 1 ? fc.array(tree(), { maxLength: 4 }) : fc.constant<XmlElement[]>([]),
    })
    .map(({ name, text, operationCode, children }): XmlElement => element(name, text, children, operationCode)),
)

function element(name: string, text: string, children: XmlElement[], operationCode?: string): XmlElement {
  const made = new XmlElement(name, operationCode === undefined ? {} : { operationCode })
  made.text = text
  made.children.push(...children)
  return made
}

function datesOf(outcome: RecordOutcome): string[] {
  if (outcome.kind !== 'mark') return []
  const { processes, ...fields } = outcome.mark
  const own = Object.entries(fields).filter(([field]) => field.endsWith('Date'))
  const theirs = processes.flatMap((process) => [process.publicationDate, process.stateDate])
  return [...own.map(([, value]) => value), ...theirs].filter((value) => typeof value === 'string')
}

describe('every adapter', () => {
  test('reads any record without throwing, and accepts no malformed date', () => {
    fc.assert(
      fc.property(fc.array(tree(5), { maxLength: 12 }), (children) => {
        for (const feed of feeds)
          for (const format of feed.xml)
            for (const name of format.recordElements) {
              // Most of the elements become marks because they have a number.
              const number = element(feed === at ? 'Anmeldenummer' : 'ApplicationNumber', '18990001', [
                element('ApplicationNumberText', '18990001', []),
              ])
              for (const outcome of [format.read(element(name, '', [number, ...children]), context)].flat())
                for (const date of datesOf(outcome)) expect(calendarDate(date)).toBe(date)
            }
      }),
      { numRuns: 300 },
    )
  })

  test('reads any JSON without throwing', () => {
    const fields = fc.constantFrom(
      'ST13',
      'tradeMark',
      'tradeMarks',
      'trademarks',
      'markFeature',
      'publications',
      'applicants',
      'niceClass',
    )
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fields, tie('any')),
      ),
    })).any
    fc.assert(
      fc.property(value, (json) => {
        for (const feed of feeds)
          for (const format of feed.json ?? [])
            for (const item of format.items(json) ?? [])
              for (const outcome of [format.read(item, context)].flat()) expect(outcome.kind).toMatch(/./)
      }),
      { numRuns: 300 },
    )
  })

  test('recognises only its own files', () => {
    const root = (name: string, namespace: string) => ({ name, namespace, namespaces: [namespace], attributes: {} })
    const readers = (file: ReturnType<typeof root>) =>
      feeds.filter((feed) => feed.xml.some((format) => format.matches(file))).map((feed) => feed.office)
    expect(readers(root('Transaction', 'http://euipo.europa.eu/trademark/data'))).toEqual(['em'])
    expect(readers(root('Transaction', 'http://www.euipo.europa.eu/EUTM/EUTM_Download'))).toEqual(['em'])
    expect(readers(root('Representatives', ''))).toEqual(['em'])
    expect(readers(root('Transaction', 'http://euipo.europa.eu/design/data'))).toEqual([])
    expect(readers(root('Transaction', 'http://www.inpi.fr/schemas/frst66/v1_00_13'))).toEqual(['fr'])
    expect(readers(root('Transaction', 'http://www.wipo.int/standards/XMLSchema/trademarks'))).toEqual(['de'])
    expect(readers(root('Transaction', 'http://es.tmview.europa.eu/trademark/applicant'))).toEqual(['es'])
    expect(readers(root('Transaction', 'http://gb.tmview.europa.eu/trademark/data'))).toEqual([])
    expect(readers(root('ApiResponse', 'urn:ige:schema:xsd:datadeliverycore-1.0.0'))).toEqual(['ch'])
    expect(readers(root('trademark-applications-daily', ''))).toEqual([])
    const uspto = (name: string, namespace: string) => ({
      ...root(name, namespace),
      namespaces: ['urn:us:gov:doc:uspto:trademark', namespace],
    })
    expect(readers(uspto('Transaction', 'http://www.wipo.int/standards/XMLSchema/trademarks'))).not.toContain('de')
    expect(readers(uspto('TrademarkTransaction', 'http://www.wipo.int/standards/XMLSchema/ST96/Trademark'))).not.toContain('ch')
  })
})

describe('delivery dates', () => {
  const dateOf = (file: string, header?: string) =>
    em.xml[0]?.deliveryDate?.({ ...context, file, header: new Map(header ? [['RequestProducerDateTime', header]] : []) })
  test('come from the header, else from a day or week in the name of the file or its zip', () => {
    expect(dateOf('DIFF_EUTMS_20240307_0001.zip!018990101.xml', '2024-03-08T23:30:00-05:00')).toBe('2024-03-08')
    expect(dateOf('feeds/DIFF_EUTMS_20240307_0001.zip!018990101.xml')).toBe('2024-03-07')
    expect(dateOf('mar_bib_ang_202423.zip!a.xml')).toBe('2024-06-07')
    expect(dateOf('FR_FRNEWST66_2016-01_0001.xml')).toBe('2016-01-08')
    expect(dateOf('018990101.xml')).toBeUndefined()
  })
})
