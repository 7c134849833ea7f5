import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RegistrationOfficeCode } from '@marklot/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RegisterMark } from '../src/register/index.ts'
import { hasOfficeSamples, officeSamples as samples } from './office-samples.ts'
import { type FileOutcomes, readOutcomes } from './read-outcomes.ts'

// Tests the adapters on real files of the offices. Numbers in the titles refer to the test list in office-feeds,
// section 7.

let scratch = ''
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'marklot-'))
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Reads a text as a delivered file with this name. */
function readText(office: RegistrationOfficeCode, name: string, text: string): Promise<FileOutcomes> {
  const file = join(scratch, name)
  writeFileSync(file, text)
  return readOutcomes(office, file)
}

function marksOf({ outcomes }: FileOutcomes): RegisterMark[] {
  return outcomes.map((outcome) => {
    if (outcome.kind !== 'mark') throw new Error(`expected a mark, got ${JSON.stringify(outcome)}`)
    return outcome.mark
  })
}

async function onlyMark(office: RegistrationOfficeCode, path: string): Promise<RegisterMark> {
  const reading = await readOutcomes(office, join(samples, path))
  expect(reading.findings).toEqual([])
  const marks = marksOf(reading)
  expect(marks).toHaveLength(1)
  return marks[0] as RegisterMark
}

describe.skipIf(!hasOfficeSamples)('real files of the offices', () => {
  test('5: em 018229838, a picture with words', async () => {
    const mark = await onlyMark('em', 'em-opendata/018229838.xml')
    expect(mark).toMatchObject({
      applicationNumber: '018229838',
      registrationNumber: '018229838',
      name: 'VIÑATERRA',
      brandType: 'Combined',
      originBrandType: 'Figurative',
      kindMark: 'Individual',
      brandState: 'Registered',
      brandStateCategory: 'alive',
      applicationDate: '2020-04-27',
      registrationDate: '2020-09-12',
      publicationDate: '2020-06-05',
      oppositionPeriodStartDate: '2020-06-05',
      oppositionPeriodEndDate: '2020-09-07',
      oppositionPeriodIsComputed: true,
      expiryDate: '2030-04-27',
      tradeDistinctivenessIndicator: false,
      logo: { files: ['000162502227.JPG'] },
      niceClasses: [30],
      ownerKeys: ['1082669'],
      representativeKeys: ['13708'],
    })
    expect(mark.viennaClasses.map((each) => each.code)).toEqual(['27.05.01', '29.01.01'])
    expect(mark.goods).toHaveLength(23)
    expect(mark.goods.find((each) => each.language === 'mt')).toEqual({ niceClass: 30, language: 'mt', text: 'Ħall.' })
    expect(mark.processes).toEqual([
      { processType: 'Publication', publicationDate: '2020-06-05', publicationSection: 'A.1', publicationIdentifier: '2020/105' },
      { processType: 'Publication', publicationDate: '2020-09-15', publicationSection: 'B.1', publicationIdentifier: '2020/176' },
    ])
  })

  test('6: em 018229276, examined: one language, no publication, no owner', async () => {
    const mark = await onlyMark('em', 'em-opendata/018229276.xml')
    expect(mark).toMatchObject({ brandStateCategory: 'new', niceClasses: [19], owners: [], processes: [] })
    expect(mark.goods.map((each) => each.language)).toEqual(['en'])
    for (const field of [
      'publicationDate',
      'oppositionPeriodStartDate',
      'oppositionPeriodEndDate',
      'ownerKeys',
      'registrationNumber',
    ])
      expect(mark).not.toHaveProperty(field)
  })

  test('7: em 018226749, opposed: excludes the persons of the opposition', async () => {
    const mark = await onlyMark('em', 'em-opendata/018226749.xml')
    expect(mark).toMatchObject({ brandState: 'Application opposed', brandStateCategory: 'new', representativeKeys: ['19013'] })
    expect(mark).not.toHaveProperty('ownerKeys')
    expect(mark.processes.at(-1)).toEqual({ processType: 'Opposition', stateDate: '2020-05-19' })
  })

  test('8: em 018222713, a shape with words', async () => {
    const mark = await onlyMark('em', 'em-opendata/018222713.xml')
    expect(mark).toMatchObject({ brandType: 'Combined', originBrandType: '3D shape', name: 'ROCA PATRON' })
    expect(mark.viennaClasses.map((each) => each.code)).toEqual(['19.07.02', '19.07.10', '98.04'])
  })

  test('em: every delivered file is read without a finding', async () => {
    const folder = join(samples, 'em-opendata')
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.xml'))) {
      const reading = await readOutcomes('em', join(folder, name))
      expect(reading.findings).toEqual([])
      expect(marksOf(reading)[0]?.applicationNumber).toBe(name.slice(0, 9))
      expect(reading.deliveryDate).toMatch(/^2020-/)
    }
  })

  test('9: de 919224, destroyed: delivered opposition, country from the county, empty representative', async () => {
    const mark = await onlyMark('de', 'de-dpma/trademark_info.xml')
    expect(mark).toMatchObject({
      applicationNumber: 'E17341',
      registrationNumber: '919224',
      name: 'von Eicken`s Apple and Grape',
      brandStateCategory: 'dead',
      oppositionPeriodStartDate: '1974-07-31',
      oppositionPeriodEndDate: '1974-10-31',
      expiryDate: '2014-01-31',
      terminationDate: '2014-02-01',
      representatives: [],
    })
    expect(mark).not.toHaveProperty('oppositionPeriodIsComputed')
    expect(mark.owners).toHaveLength(1)
    expect(mark.owners[0]).toMatchObject({ countryCode: 'DE', city: 'Lübeck', postalCode: '23556' })
    expect(mark.owners[0]).not.toHaveProperty('state')
    expect(mark.correspondence).toMatchObject({ street: 'Drechslerstr. 1-3', countryCode: 'DE' })
    expect(mark.processes).toHaveLength(6)
    expect(mark.processes[0]).toEqual({
      processType: 'Loeschung Inhaber',
      processState: 'Marke geloescht',
      stateDate: '2014-11-13',
      publicationDate: '2014-12-19',
      publicationSection: '5f',
      publicationIdentifier: '2014-51',
    })
    expect(mark.goods).toMatchObject([{ niceClass: 34, language: 'de' }])
  })

  test('de: the hits of a search are refused', async () => {
    const { outcomes } = await readOutcomes('de', join(samples, 'de-dpma/trademark_search.xml'))
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['reject', 'reject', 'reject'])
  })

  test('10, 11: fr 3047646 and 3046121', async () => {
    const reading = await readOutcomes('fr', join(samples, 'fr-inpi/a-subset.xml'))
    expect(reading.findings).toEqual([])
    expect(reading.deliveryDate).toBe('2016-01-04')
    const [word, unsplit] = marksOf(reading)
    expect(word).toMatchObject({
      applicationNumber: '3046121',
      name: "VAL D'AUTOMNE",
      brandType: 'Word',
      brandState: 'Marque renouvelée',
      brandStateCategory: 'alive',
      logo: { files: ['FMARK0000000003046121'] },
      registrationDate: '2001-01-12',
      publicationDate: '2000-09-15',
    })
    expect(word?.owners).toMatchObject([
      { companyName: 'CORA, SOCIETE PAR ACTIONS SIMPLIFIEE UNIPERSONNELLE', countryCode: 'FR' },
    ])
    expect(unsplit).toMatchObject({
      applicationNumber: '3047646',
      registrationNumber: '3047646',
      niceClasses: [9, 11, 35, 37],
      registrationDate: '2001-01-26',
      oppositionPeriodEndDate: '2000-11-29',
    })
    expect(unsplit?.goods).toHaveLength(1)
    expect(unsplit?.goods[0]).not.toHaveProperty('niceClass')
    expect(unsplit?.processes.map((each) => each.processState)).toContain("Changement d'adresse")
  })

  test('12: fr: every state of the interface is known once its entities are decoded', async () => {
    const rows = readFileSync(join(samples, 'fr-inpi/inpi_France_Public.csv'), 'utf8')
      .split(/\n(?="\d+";)/)
      .slice(1)
    const cells = rows.map((row) => row.match(/"(?:[^"]|"")*"|[^;]+/g) ?? [])
    expect(cells.length).toBe(432)
    const text = (cell: string | undefined) => (cell ?? '').replace(/^"|"$/g, '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
    const marks = cells.map(
      ([, number, name, state, , , applicant]) =>
        `<TradeMark><RegistrationOfficeCode>FR</RegistrationOfficeCode><ApplicationNumber>${text(number)}</ApplicationNumber>` +
        `<MarkCurrentStatusCode>${text(state)}</MarkCurrentStatusCode><MarkFeature>Word</MarkFeature>` +
        `<WordMarkSpecification><MarkVerbalElementText>${text(name)}</MarkVerbalElementText></WordMarkSpecification>` +
        `<ApplicantDetails><Applicant><ApplicantAddressBook><FormattedNameAddress><Name><FormattedName><LastName>${text(applicant)}` +
        '</LastName></FormattedName></Name></FormattedNameAddress></ApplicantAddressBook></Applicant></ApplicantDetails></TradeMark>',
    )
    const xml = `<Transaction xmlns="http://www.inpi.fr/schemas/frst66">${marks.join('')}</Transaction>`
    const reading = await readText('fr', 'api.xml', xml)
    expect(reading.findings).toEqual([])
    const read = marksOf(reading)
    expect(read).toHaveLength(432)
    expect(read.filter((mark) => JSON.stringify(mark).includes('&apos;'))).toEqual([])
  })

  test('13: a record in place of an es one: persons by the last segment of their address, delivered opposition dates kept', async () => {
    const read = (name: string) => {
      const xml = readFileSync(join(samples, 'st66-tmview-profile', name), 'utf8')
      const spanish = xml.replaceAll('gb.tmview', 'es.tmview').replace('Code>GB</Reg', 'Code>ES</Reg')
      return readText('es', name, spanish)
    }
    const [mark] = marksOf(await read('gb-DATA-UK00003289573.xml'))
    expect(mark).toMatchObject({
      name: 'THE TWISTED TAILOR',
      ownerKeys: ['507772'],
      representativeKeys: ['9865'],
      oppositionPeriodStartDate: '2018-05-04',
      oppositionPeriodEndDate: '2018-07-04',
      niceClasses: [14, 18, 25],
    })
    expect(mark).not.toHaveProperty('oppositionPeriodIsComputed')
    expect((await read('gb-APPLICANT-507772.xml')).outcomes).toEqual([
      {
        kind: 'person',
        role: 'owner',
        key: '507772',
        address: {
          name: 'Utopia Holdings Limited',
          lines: ['Finsgate', '5-7 Cranwood Street', 'LONDON', 'EC1V 9EE'],
          countryCode: 'GB',
        },
      },
    ])
    expect((await read('gb-REPRESENTATIVE-9865.xml')).outcomes).toMatchObject([
      { kind: 'person', role: 'representative', key: '9865' },
    ])
  })

  test('13: the same record is refused unchanged, because it belongs to another office', async () => {
    const file = join(samples, 'st66-tmview-profile/gb-DATA-UK00003289573.xml')
    const xml = readFileSync(file, 'utf8').replaceAll('gb.tmview', 'es.tmview')
    const { outcomes } = await readText('es', 'DATA.xml', xml)
    expect(outcomes).toEqual([{ kind: 'reject', record: 'UK00003289573', reason: 'it is of the office GB, not of ES' }])
  })

  test('14: em 018228224 has the same content in REST and in TMview', async () => {
    const [rest] = marksOf(await readOutcomes('em', join(samples, 'em-rest-api/euipo-search-item-018228224.json')))
    const [tmview] = marksOf(await readOutcomes('em', join(samples, 'tmview/tmview-detail-EM500000018228224.json')))
    const common = {
      applicationNumber: '018228224',
      brandStateCategory: 'alive',
      applicationDate: '2020-04-22',
      registrationDate: '2020-10-17',
      publicationDate: '2020-07-09',
      oppositionPeriodStartDate: '2020-07-09',
      expiryDate: '2030-04-22',
      niceClasses: [7, 9],
    }
    expect(rest).toMatchObject({
      ...common,
      name: 'GRABO',
      oppositionPeriodEndDate: '2020-10-13',
      oppositionPeriodIsComputed: true,
    })
    // The register's own last day is later than the nominal one, which fell on a day when the office was closed.
    expect(tmview).toMatchObject({ ...common, oppositionPeriodEndDate: '2020-10-13' })
    expect(tmview).not.toHaveProperty('oppositionPeriodIsComputed')
  })

  test('TMview: a hit of another office is skipped', async () => {
    const { outcomes } = await readOutcomes('em', join(samples, 'tmview/tmview-search-hit-US500000075354221.json'))
    expect(outcomes).toMatchObject([{ kind: 'skip' }])
  })
})
