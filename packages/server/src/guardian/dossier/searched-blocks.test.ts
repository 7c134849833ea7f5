import { registrationOfficeCodes } from '@marklot/contracts'
import { expect, it } from 'vitest'
import { searchedBlocks } from './findings.ts'
import { wordsIn } from './words.ts'

/** Returns the texts of the part about what was searched, where these offices were not. */
function textsWithout(...left: string[]): string[] {
  const offices = registrationOfficeCodes.map((code) => ({
    code,
    state: left.includes(code) ? ('notSelected' as const) : ('searched' as const),
    asOf: '2026-11-20',
    late: false,
    marks: 10,
  }))
  const codes = registrationOfficeCodes.filter((code) => left.includes(code))
  const notSelected = { reason: 'notSelected' as const, registrationOfficeCodes: codes, countries: [] }
  const others = { reason: 'namesInUse' as const, registrationOfficeCodes: [], countries: [] }
  const found = {
    name: 'Tavilo',
    logo: null,
    registrationOfficeCodes: [],
    addedOffices: [],
    countries: [],
    niceClasses: [],
    offices,
    notSearched: [...(codes.length > 0 ? [notSelected] : []), others],
  }
  return searchedBlocks(found, wordsIn('en')).flatMap((block) =>
    block.type === 'paragraph' ? [block.text] : block.type === 'list' ? block.items : [],
  )
}

it('says of the offices that were not chosen that they can be viewed apart from the risk and the figures', () => {
  const apart = /can be viewed one by one on the page of this evaluation.*neither the risk nor the figures/
  expect(textsWithout('ch', 'us')).toEqual(
    expect.arrayContaining(['Not chosen: Switzerland and United States', expect.stringMatching(apart)]),
  )
  expect(textsWithout()).not.toContainEqual(expect.stringMatching(apart))
})
