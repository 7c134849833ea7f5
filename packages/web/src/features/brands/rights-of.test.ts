import type { Brand } from '@marklot/contracts/brand'
import { brands } from '@marklot/phrases/brands'
import { expect, it } from 'vitest'
import { createFormat } from '../../lib/format.ts'
import { rightsOf } from './rights-of.ts'

/** Returns the English texts with their values filled in. */
const t = ((key: keyof typeof brands, values: Record<string, string | number> = {}) => {
  const text = brands[key].en as string
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}) as Parameters<typeof rightsOf>[1]
const lines = (brand: Partial<Brand>) =>
  rightsOf(brand as Brand, t, createFormat('en')).map(({ title, values }) => `${title}: ${values.join(' · ')}`)

it('has no line for a fact that is missing', () => {
  expect(lines({})).toEqual([])
})

it('writes each right as one line', () => {
  expect(
    lines({
      priorities: [{ country: 'DE', number: '302022118765', date: '2022-11-04', isPartial: true, state: null }],
      internationalRegistration: {
        number: '1399001',
        registrationDate: '2017-03-01',
        publicationDate: null,
        renewalDate: '2027-03-01',
        endDate: null,
      },
      proceedings: [
        {
          kind: 'opposition',
          number: '003990001',
          date: '2023-05-22',
          state: null,
          ground: 'Likelihood of confusion',
          party: null,
          earlierMarks: [{ country: 'ES', number: 'M9990001', name: 'ZIEGEL ORO' }],
        },
      ],
      firstUses: [{ niceClass: 18, anywhere: '1899-05', inCommerce: null }],
      declarations: [{ section: '71', state: 'accepted' }],
      register: 'supplemental',
      omissions: [
        { part: 'date', field: 'ExpiryDate', text: '2025-02-30' },
        { part: 'ownerNames', field: null, text: null },
      ],
    }),
  ).toEqual([
    'Priorities: 4 November 2022, DE, 302022118765, in part',
    'International registration: WO 1399001, 1 March 2017, term until 1 March 2027',
    'Proceedings: Opposition, 003990001, 22 May 2023, Likelihood of confusion, ZIEGEL ORO ES M9990001',
    'US register: Supplemental',
    'First use: class 18, 1899-05',
    'Declarations of use: section 71, accepted',
    'Supplied, but incomplete here: One date is not valid and has been left out, ExpiryDate “2025-02-30” · ' +
      'The search covers only the first owners',
  ])
})
