import { locales, type RegistrationOfficeCode } from '@marklot/contracts'
import { describe, expect, it } from 'vitest'
import type { RegisterMark } from './mark.ts'
import { coloursOf, formTerm, kindTerm, processTerms, specialFormOf, stateTerm, unknownTerms } from './office-term.ts'

const mark = (office: RegistrationOfficeCode, more: Partial<RegisterMark> = {}): RegisterMark => ({
  office,
  applicationNumber: '1',
  brandType: 'Word',
  brandState: '',
  brandStateCategory: 'alive',
  niceClasses: [],
  viennaClasses: [],
  goods: [],
  processes: [],
  owners: [],
  representatives: [],
  ...more,
})

describe('the form of a mark', () => {
  it.each([
    ['us', '4000', 'Standardschriftzeichen', '4000', null],
    ['us', '3', 'Zeichnung mit Wörtern, Buchstaben oder Zahlen', '3', null],
    ['at', 'C', 'Wort-/Bildmarke', 'C', null],
    ['de', 'Combined', 'Wort-/Bildmarke', 'Combined', 'en'],
    ['em', 'SHAPE_3D', 'Dreidimensionale Marke', 'SHAPE_3D', 'en'],
    ['fr', 'Mixte', 'Wort-/Bildmarke', 'Mixte', 'fr'],
  ] as const)('of the office %s, delivered as %s, has a text beside the office’s wording', (office, originBrandType, ...term) => {
    const [text, original, originalLanguage] = term
    expect(formTerm(mark(office, { originBrandType }), 'de')).toEqual({ text, language: 'de', original, originalLanguage })
  })

  it('shows a wording once when it is already in the reader’s language', () => {
    expect(formTerm(mark('de', { originBrandType: 'wort-bildmarke' }), 'de')).toMatchObject({
      text: 'Wort-/Bildmarke',
      original: null,
    })
  })

  it('stays as delivered, in the office’s language, when no list contains it', () => {
    const unknown = { text: 'Aroma cloud', language: 'en', original: null, originalLanguage: null }
    for (const locale of locales) expect(formTerm(mark('em', { originBrandType: 'Aroma cloud' }), locale)).toEqual(unknown)
  })

  it('is absent when the office delivers none', () => expect(formTerm(mark('fr'), 'de')).toBeNull())

  it.each([
    ['em', 'SHAPE_3D', 'Dreidimensionale Marke'],
    ['at', 'F', 'Farbmarke'],
    ['de', 'Positionsmarke', 'Positionsmarke'],
    ['at', 'C', null],
    ['us', '3', null],
    ['em', 'Aroma cloud', null],
    ['fr', undefined, null],
  ] as const)('of the office %s, delivered as %s, replaces the type: %s', (office, originBrandType, form) => {
    expect(specialFormOf(mark(office, { originBrandType }), 'de')).toBe(form)
  })
})

describe('the kind of a mark', () => {
  it('can be several, each in the reader’s language', () => {
    expect(kindTerm(mark('us', { kindMark: 'Trademark, Service mark' }), 'fr')).toEqual({
      text: 'Marque de produits, Marque de services',
      language: 'fr',
      original: 'Trademark, Service mark',
      originalLanguage: 'en',
    })
  })

  it('stays whole as delivered when a part is unknown', () => {
    expect(kindTerm(mark('us', { kindMark: 'Trademark, Guild mark' }), 'fr')).toMatchObject({
      text: 'Trademark, Guild mark',
      original: null,
    })
  })
})

describe('the state of a mark', () => {
  it('shows the USPTO’s code without a language, others in theirs', () => {
    expect(stateTerm(mark('us', { brandState: '700' }), 'Eingetragen', 'de')).toMatchObject({
      original: '700',
      originalLanguage: null,
    })
    expect(stateTerm(mark('fr', { brandState: 'Marque enregistrée' }), 'Mark registered', 'en')).toMatchObject({
      original: 'Marque enregistrée',
      originalLanguage: 'fr',
    })
    expect(stateTerm(mark('es', { brandState: 'Registered' }), 'Marke eingetragen', 'de')).toMatchObject({
      original: 'Registered',
      originalLanguage: 'en',
    })
  })
})

describe('a step of the procedure', () => {
  it('of the USPTO is known by its code and type', () => {
    const step = { processType: 'NOA E-MAILED - SOU REQUIRED FROM APPLICANT', processState: 'NOAM E' }
    const { processTypeTerm, processStateTerm } = processTerms('us', step, 'de')
    expect(processTypeTerm).toEqual({
      text: 'Zulassung (Notice of Allowance) mitgeteilt, Benutzungserklärung nötig',
      language: 'de',
      original: 'NOA E-MAILED - SOU REQUIRED FROM APPLICANT',
      originalLanguage: 'en',
    })
    expect(processStateTerm).toEqual({ text: 'NOAM E', language: null, original: null, originalLanguage: null })
    const written = processTerms('us', { processType: 'NON-FINAL ACTION WRITTEN', processState: 'CNRT R' }, 'en')
    expect(written.processTypeTerm?.text).toBe('Non-final action written')
    const sent = processTerms('us', { processType: 'NON-FINAL ACTION MAILED', processState: 'CNRT F' }, 'en')
    expect(sent.processTypeTerm?.text).toBe('Non-final action sent')
  })

  it('of the DPMA is known by kind and state, transcribed or not', () => {
    const step = { processType: 'Loeschung Inhaber', processState: 'Marke gelöscht' }
    expect(processTerms('de', step, 'es')).toMatchObject({
      processTypeTerm: { text: 'Cancelación por parte del titular', original: 'Loeschung Inhaber', originalLanguage: 'de' },
      processStateTerm: { text: 'marca cancelada', original: 'Marke gelöscht', originalLanguage: 'de' },
    })
    expect(processTerms('de', { processType: 'Verlaengerung' }, 'de').processTypeTerm).toMatchObject({
      text: 'Verlängerung',
      original: null,
    })
  })

  it('of the EUIPO names what its section of the bulletin publishes', () => {
    expect(processTerms('em', { processType: 'Publication', publicationSection: 'B.1' }, 'de')).toMatchObject({
      processTypeTerm: { text: 'Veröffentlichung' },
      publicationSectionTerm: { text: 'Eintragung', original: 'B.1' },
    })
  })
})

describe('colours', () => {
  it('that are claimed keep the office’s words; a bare flag becomes a sentence', () => {
    expect(coloursOf(mark('us', { imageColor: 'red and white' }), 'de')).toBe('red and white')
    for (const flag of ['Color', 'true'])
      expect(coloursOf(mark('us', { imageColor: flag }), 'de')).toContain('Farben nicht benannt')
  })
})

describe('values that no list contains', () => {
  it('are reported once per mark: events of the USPTO by code, other steps by their words', () => {
    const step = { processType: 'SOMETHING NEW', processState: 'ZZ9Q I' }
    expect(unknownTerms(mark('us', { originBrandType: '4', processes: [step, step] }))).toEqual(['ZZ9Q I'])
    expect(
      unknownTerms(
        mark('em', { originBrandType: 'Aroma cloud', kindMark: 'Individual', processes: [{ processType: 'Merger' }] }),
      ),
    ).toEqual(['Aroma cloud', 'Merger'])
  })
})
