import { describe, expect, test } from 'vitest'
import { readState, stateTable } from './brand-state.ts'
import { decodeEntities } from './entities.ts'
import { GoodsList, languageOf, logoOf, niceClassList, niceClassOf, oppositionPeriod, viennaCodes } from './mark-parts.ts'

describe('classes', () => {
  test('come with or without zeros, from 1 to 45', () => {
    expect(['9', '09', '009', '45', '00', '0', '46', '200', 'A', '', undefined].map(niceClassOf)).toEqual([
      ...[9, 9, 9, 45],
      ...Array(7).fill(undefined),
    ])
  })
  test('come as lists with ranges', () => {
    expect(niceClassList('9, 35, 37 - 38, 42')).toEqual([9, 35, 37, 38, 42])
    expect(niceClassList('7, 9')).toEqual([7, 9])
    expect(niceClassList('44-99, x')).toEqual([])
  })
  test('each class and language is one item, in the order delivered', () => {
    const list = new GoodsList()
    list.addText(30, 'de', ' Essig. ')
    list.addText(30, 'de', 'Senf')
    list.addText(30, 'de', 'Essig.')
    list.addText(undefined, 'fr', 'Tout')
    list.addText(29, 'de', '  ')
    expect(list.result()).toEqual({
      niceClasses: [29, 30],
      goods: [
        { niceClass: 30, language: 'de', text: 'Essig. Senf; Essig.' },
        { language: 'fr', text: 'Tout' },
      ],
    })
  })
})

test('languages are two small letters', () => {
  expect(['DE', 'en', 'fr-FR', 'deu', '', undefined].map(languageOf)).toEqual(['de', 'en', 'fr', undefined, undefined, undefined])
})

test('Vienna codes get two digits a level, each once; others are reported', () => {
  const findings: string[] = []
  const codes = viennaCodes(['1.1.5', '01.01.05', '98.04', 'A 26.4.9', '', 'star'], (finding) => findings.push(finding))
  expect(codes.map((each) => each.code)).toEqual(['01.01.05', '98.04', '26.04.09'])
  expect(findings).toEqual(['"star" is no Vienna code'])
})

test('pictures are found by base name; only web addresses are addresses', () => {
  expect(logoOf({ uris: ['file://018/990/018990101/0001.JPG'], names: ['0001'] })).toEqual({ files: ['0001.JPG'] })
  expect(logoOf({ uris: ['https://a.example/m?n=1'] }, 'https://b.example/2')).toEqual({
    files: [],
    url: 'https://a.example/m?n=1',
  })
  expect(logoOf({ names: ['..\\..\\x\\FMARK1'] })).toEqual({ files: ['FMARK1'] })
  expect(logoOf({ uris: [undefined], names: [''] })).toBeUndefined()
})

test('a delivered opposition period wins over the nominal one', () => {
  expect(oppositionPeriod('em', { deliveredStart: '2020-07-09', deliveredEnd: '2020-10-13', start: '2020-07-09' })).toEqual({
    oppositionPeriodStartDate: '2020-07-09',
    oppositionPeriodEndDate: '2020-10-13',
  })
  expect(oppositionPeriod('fr', { start: '2024-12-31' })).toEqual({
    oppositionPeriodStartDate: '2024-12-31',
    oppositionPeriodEndDate: '2025-02-28',
    oppositionPeriodIsComputed: true,
  })
  expect(oppositionPeriod('em', {})).toEqual({})
})

test('entities are decoded once', () => {
  expect(decodeEntities('l&apos;&eacute;t&eacute; &amp;amp; l&#39;&#xE2;ge &ccedil;a &oelig;uf')).toBe("l'été &amp; l'âge ça œuf")
  expect(decodeEntities('AT&T; R&D &unknown; &#xD800; &#0;')).toBe('AT&T; R&D &unknown; &#xD800; &#0;')
})

describe('states', () => {
  const table = stateTable({ new: ['Demande publiée'], dead: ["l'objet", 'Marke gelöscht'], byRegistration: ['Appeal pending'] })
  const read = (state: string | undefined, dates = {}) => {
    const findings: string[] = []
    return { ...readState(state, table, dates, (finding) => findings.push(finding)), findings }
  }
  test('are found whatever their case, apostrophes and umlauts', () => {
    expect(read('DEMANDE PUBLIÉE')).toEqual({ brandState: 'DEMANDE PUBLIÉE', brandStateCategory: 'new', findings: [] })
    expect(read('L’objet').brandStateCategory).toBe('dead')
    expect(read('Marke geloescht').brandStateCategory).toBe('dead')
  })
  test('of an appeal follow the registration', () => {
    expect(read('Appeal pending').brandStateCategory).toBe('new')
    expect(read('Appeal pending', { registrationDate: '2020-01-01' }).brandStateCategory).toBe('alive')
  })
  test('that are unknown are reported and follow the dates', () => {
    const dates = { registrationDate: '2020-01-01', terminationDate: '2021-01-01' }
    expect(read('?', dates)).toEqual({
      brandState: '?',
      brandStateCategory: 'dead',
      brandStateIsUnknown: true,
      findings: ['unknown state "?"'],
    })
    expect(read('?', { registrationDate: '2020-01-01' }).brandStateCategory).toBe('alive')
    expect(read(undefined)).toMatchObject({ brandState: '', brandStateCategory: 'new', findings: ['no state delivered'] })
  })
})
