import { BrandId, registrationOfficeCodes } from '@marklot/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandId, displayNumber, madridNumber, normaliseNumber, numberCandidates, registrationKey } from './numbers.ts'

describe('brandId', () => {
  it.each([
    ['de', '3020090013365', 'de-3020090013365'],
    ['de', '30 2009 001 336.5', 'de-3020090013365'],
    ['de', 'E17341', 'de-E17341'],
    ['em', '018229838', 'em-018229838'],
    ['em', '18229838', 'em-018229838'],
    ['em', 'W01234567', 'em-W01234567'],
    ['us', '88497555', 'us-88497555'],
    ['us', '88/497,555', 'us-88497555'],
    ['fr', '3929829', 'fr-3929829'],
    ['fr', 'FR 19 4594569', 'fr-4594569'],
    ['fr', '92401175', 'fr-92401175'],
    ['es', 'M4061258', 'es-M4061258'],
    ['at', '52621/2016', 'at-526212016'],
    ['at', 'AM 52621/2016', 'at-526212016'],
    ['ch', '50075/2013', 'ch-500752013'],
    ['ch', 'P-482236', 'ch-P482236'],
    ['fr', 'WO1013320', 'fr-WO1013320'],
    ['es', 'ES WO 1013320', 'es-WO1013320'],
    ['at', 'AT WO1013320A', 'at-WO1013320A'],
  ] as const)('%s %s', (office, number, id) => expect(brandId(office, number)).toBe(id))

  it('is undefined without a letter or digit', () => {
    expect(brandId('de', ' - ')).toBeUndefined()
    expect(brandId('us', '1'.repeat(41))).toBeUndefined()
  })

  it('always fits the contract, and is stable when applied again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...registrationOfficeCodes), fc.string({ maxLength: 50 }), (office, text) => {
        const id = brandId(office, text)
        if (id === undefined) return
        expect(BrandId.safeParse(id).success).toBe(true)
      }),
    )
  })

  it('ignores separators', () => {
    const separated = fc.tuple(
      fc.stringMatching(/^\d{7,13}$/),
      fc.array(fc.constantFrom(' ', '.', '/', ',', '-'), { maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...registrationOfficeCodes), separated, (office, [digits, marks]) => {
        const spread = marks.reduce((text, mark, i) => `${text.slice(0, i * 2 + 1)}${mark}${text.slice(i * 2 + 1)}`, digits)
        expect(brandId(office, spread)).toBe(brandId(office, digits))
      }),
    )
  })
})

it('normalises to letters and digits', () => {
  expect(normaliseNumber(' p-482.236/a ')).toBe('P482236A')
  expect(normaliseNumber('１２３')).toBe('123')
})

it('derives keys of registration numbers', () => {
  expect(registrationKey('us', '0124134')).toBe('124134')
  expect(registrationKey('us', '0,124,134')).toBe('124134')
  expect(registrationKey('de', '30 2009 001 336')).toBe('302009001336')
  expect(registrationKey('ch', 'P-482236')).toBe('P482236')
})

it.each([
  ['fr', '1013320', 'WO1013320'],
  ['de', 'IR 1 013 320', 'WO1013320'],
  ['es', 'WO01013320', 'WO1013320'],
  ['ch', '1013320a', 'WO1013320A'],
  ['em', '1013320', 'W01013320'],
  ['em', '482236', 'W00482236'],
  ['em', 'W01013320', 'W01013320'],
  ['em', '1013320A', 'W01013320A'],
  ['fr', 'M4061258', undefined],
  ['de', '3020090013365', undefined],
] as const)('keeps the Bureau’s number at %s: %s', (office, number, kept) => expect(madridNumber(office, number)).toBe(kept))

it('displays numbers as the offices do', () => {
  expect(displayNumber('fr', 'WO1013320', 'application')).toBe('WO 1013320')
  expect(displayNumber('de', 'WO1013320', 'registration')).toBe('WO 1013320')
  expect(displayNumber('de', '3020090013365', 'application')).toBe('30 2009 001 336.5')
  expect(displayNumber('de', '302009001336', 'registration')).toBe('30 2009 001 336')
  expect(displayNumber('de', '300432542', 'application')).toBe('300 43 254.2')
  expect(displayNumber('de', '30043254', 'registration')).toBe('300 43 254')
  expect(displayNumber('de', '919224', 'registration')).toBe('919224')
  expect(displayNumber('em', '18229838', 'application')).toBe('018229838')
  expect(displayNumber('us', '88497555', 'application')).toBe('88497555')
  expect(displayNumber('us', '0124134', 'registration')).toBe('124134')
  expect(displayNumber('at', '52621/2016', 'application')).toBe('52621/2016')
})

describe('numberCandidates', () => {
  it.each([
    ['DE 30 2009 001 336.5', 'de', 'de-3020090013365', '302009001336'],
    ['302009001336', undefined, 'de-3020090013365', '302009001336'],
    ['30 2009 001 336', undefined, 'de-3020090013361', '302009001336'],
    ['300 43 254.2', undefined, 'de-300432542', '30043254'],
    ['30043254', undefined, 'de-300432542', '30043254'],
    ['E17341', undefined, 'de-E17341', 'E17341'],
    ['EM 018229838', 'em', 'em-018229838', '018229838'],
    ['EUTM018229838', 'em', 'em-018229838', '018229838'],
    ['18229838', undefined, 'em-018229838', '018229838'],
    ['US 88/497,555', 'us', 'us-88497555', '88497555'],
    ['Serial No. 88/497,555', undefined, 'us-88497555', '88497555'],
    ['Reg. No. 0,124,134', undefined, 'us-00124134', '124134'],
    ['Aktenzeichen: 30 2009 001 336.5', undefined, 'de-3020090013365', '302009001336'],
    ['Unionsmarke Nr. 018229838', undefined, 'em-018229838', '018229838'],
    ['IR-Marke 1013320', undefined, 'de-WO1013320', 'WO1013320'],
    ['Expediente M 4061258', undefined, 'es-M4061258', 'M4061258'],
    ['M 4061258', undefined, 'es-M4061258', 'M4061258'],
    ['4061258', undefined, 'es-M4061258', 'M4061258'],
    ['FR 19 4594569', 'fr', 'fr-4594569', '4594569'],
    ['P-482236', undefined, 'ch-P482236', 'P482236'],
    ['52621/2016', undefined, 'at-526212016', '526212016'],
    ['AM 52621/2016', 'at', 'at-526212016', '526212016'],
    ['ch 50075/2013', 'ch', 'ch-500752013', '500752013'],
    ['CH 17249/24', 'ch', 'ch-172492024', '172492024'],
    ['52621/98', undefined, 'at-526211998', '526211998'],
    ['EM500000018229838', 'em', 'em-018229838', '018229838'],
    ['US500000075354221', 'us', 'us-75354221', '75354221'],
    ['DE503020090013365', 'de', 'de-3020090013365', '302009001336'],
  ])('%s', (text, office, id, key) => {
    const found = numberCandidates(text)
    expect(found.office).toBe(office)
    expect(found.ids).toContain(id)
    expect(found.registrationKeys).toContain(key)
    if (office) expect(found.ids.every((candidate) => candidate.startsWith(`${office}-`))).toBe(true)
  })

  it.each(['WO 1013320', 'IR 1013320', 'ir1013320', 'WO1 013 320'])('%s is a number of the International Bureau', (text) => {
    const { office, ids, registrationKeys } = numberCandidates(text)
    expect(office).toBeUndefined()
    const national = ['at', 'ch', 'de', 'es', 'fr'].map((code) => `${code}-WO1013320`)
    expect([...ids].sort()).toEqual([...national, 'em-W01013320'].sort())
    // The keys do not include the national registration with the same number.
    expect([...registrationKeys].sort()).toEqual(['W01013320', 'WO1013320'])
  })

  it('finds Madrid designations by the bare number, and by the office’s code before it', () => {
    expect(numberCandidates('1013320').ids).toEqual(
      expect.arrayContaining(['fr-WO1013320', 'em-W01013320', 'fr-1013320', 'us-01013320']),
    )
    expect(numberCandidates('FR WO 1013320')).toEqual({
      office: 'fr',
      ids: ['fr-WO1013320'],
      registrationKeys: ['WO1013320'],
    })
  })

  it('finds US designations by the number of their international registration', () => {
    for (const text of ['WO 1399001', 'IR1399001', '1399001', 'US 1399001', 'WO500000001399001'])
      expect(numberCandidates(text).internationalNumbers).toEqual(['1399001'])
    expect(numberCandidates('FR 1399001')).not.toHaveProperty('internationalNumbers')
    expect(numberCandidates('88497555')).not.toHaveProperty('internationalNumbers')
  })

  it('does not take 7- and 8-digit numbers of other eras for German ones', () => {
    expect(numberCandidates('20801831').ids.filter((id) => id.startsWith('de-'))).toEqual(['de-20801831'])
  })

  it.each(['', 'aurora', ' - ', '9'.repeat(60)])('finds nothing in %j', (text) =>
    expect(numberCandidates(text)).toEqual({ ids: [], registrationKeys: [] }),
  )

  it('finds every mark by its own number, with and without the office', () => {
    const numbers = fc.constantFrom(
      ['de', '3020170123456'],
      ['em', '017654321'],
      ['us', '90123456'],
      ['fr', '4512345'],
      ['es', 'M4012345'],
      ['at', '10234/2019'],
      ['ch', '05123/2020'],
    ) as fc.Arbitrary<['de', string]>
    fc.assert(
      fc.property(numbers, fc.boolean(), ([office, number], withOffice) => {
        expect(numberCandidates(withOffice ? `${office} ${number}` : number).ids).toContain(brandId(office, number))
      }),
    )
  })

  it('returns valid ids for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const id of numberCandidates(text).ids) expect(BrandId.safeParse(id).success).toBe(true)
      }),
    )
  })
})
