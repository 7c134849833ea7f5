import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson, packDocument, unpackDocument } from './document.ts'
import type { RegisterMark } from './mark.ts'
import { brandStateKey } from './state-key.ts'

const mark: RegisterMark = {
  office: 'us',
  applicationNumber: '97000001',
  brandType: 'Word',
  brandState: '630',
  brandStateCategory: 'new',
  niceClasses: [],
  viennaClasses: [],
  goods: [],
  processes: [],
  owners: [],
  representatives: [],
}

it('restores the mark that was packed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'grapheme' })), (name, lines) => {
      const full: RegisterMark = { ...mark, name, owners: [{ lines }] }
      expect(unpackDocument(packDocument(full))).toEqual(JSON.parse(canonicalJson(full)))
    }),
  )
})

it('writes equal marks alike, whatever the order of their properties', () => {
  const reversed = Object.fromEntries(Object.entries(mark).reverse()) as unknown as RegisterMark
  expect(canonicalJson({ ...reversed, name: undefined })).toBe(canonicalJson(mark))
})

it('refuses a document of another version', () => {
  const packed = packDocument(mark)
  packed[0] = 99
  expect(() => unpackDocument(packed)).toThrow('version 99')
})

it('derives keys from states', () => {
  expect(brandStateKey('us', '630')).toBe('us.630')
  expect(brandStateKey('de', 'Marke eingetragen, Widerspruchsfrist läuft')).toBe('de.marke-eingetragen-widerspruchsfrist-laeuft')
  expect(brandStateKey('de', 'Marke eingetragen, Widerspruchsfrist laeuft')).toBe('de.marke-eingetragen-widerspruchsfrist-laeuft')
  expect(brandStateKey('fr', "Marque ayant fait l'objet d'un retrait total")).toBe(
    'fr.marque-ayant-fait-l-objet-d-un-retrait-total',
  )
  expect(brandStateKey('es', ' ')).toBe('es.none')
})
