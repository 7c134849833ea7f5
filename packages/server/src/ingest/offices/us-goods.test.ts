import { expect, it } from 'vitest'
import { XmlElement } from '../xml-element.ts'
import { claimedGoods, readUsGoods } from './us-goods.ts'
import { usStatuses, usStatusKind } from './us-status.ts'

it.each([
  ['plain; text, as it is.', 'plain; text, as it is.'],
  ['EMERY BOARDS [AND NAIL FILES]', 'EMERY BOARDS'],
  ['hats; ((shoes;)) belts', 'hats; belts'],
  ['hats [; shoes [and boots]]; *belts*', 'hats; belts'],
  ['[all of it]', ''],
  ['a * b', 'a * b'],
  ['hats (of felt)', 'hats (of felt)'],
  ['hats  and\n shoes', 'hats and shoes'],
])('claims of %j %j', (text, claimed) => expect(claimedGoods(text)).toBe(claimed))

function classifications(...entries: { international: string[]; primary: string; status?: string }[]): XmlElement {
  const element = (name: string, text: string) => Object.assign(new XmlElement(name, {}), { text })
  const group = new XmlElement('classifications', {})
  for (const { international, primary, status = '6' } of entries) {
    const entry = new XmlElement('classification', {})
    entry.children.push(
      ...international.map((code) => element('international-code', code)),
      element('status-code', status),
      element('primary-code', primary),
    )
    group.children.push(entry)
  }
  return group
}
const goods = (code: string, text: string) => [{ code, text }]

it('joins a statement with its class by the prime class', () => {
  expect(
    readUsGoods(classifications({ international: ['008'], primary: '044' }), goods('GS0441', 'EMERY BOARDS'), '1918-07-11'),
  ).toEqual({
    niceClasses: [8],
    goods: [{ niceClass: 8, language: 'en', text: 'EMERY BOARDS' }],
  })
})

it('reads an unmatched prime class as a Nice class only since 1973-09-01', () => {
  expect(readUsGoods(undefined, goods('GS0091', 'Software'), '1973-09-01').goods).toEqual([
    { niceClass: 9, language: 'en', text: 'Software' },
  ])
  expect(readUsGoods(undefined, goods('GS0091', 'Software'), '1973-08-31').goods).toEqual([{ language: 'en', text: 'Software' }])
})

it('leaves dead classes out while one is active', () => {
  const statements = [...goods('GS0091', 'Software'), ...goods('GS0251', 'Hats')]
  const oneDead = classifications(
    { international: ['009'], primary: '009' },
    { international: ['025'], primary: '025', status: '2' },
  )
  expect(readUsGoods(oneDead, statements, '2020-01-01')).toEqual({
    niceClasses: [9],
    goods: [{ niceClass: 9, language: 'en', text: 'Software' }],
  })
  const allDead = classifications(
    { international: ['009'], primary: '009', status: '2' },
    { international: ['025'], primary: '025', status: '2' },
  )
  expect(readUsGoods(allDead, statements, '2020-01-01').niceClasses).toEqual([9, 25])
})

it('knows every status code of the office', () => {
  expect(usStatuses).toHaveLength(169)
  expect(new Set(usStatuses.map(([code]) => code)).size).toBe(169)
  expect(['692', '693', '694', '779'].map(usStatusKind)).toEqual(['pending', 'pending', 'pending', 'pending'])
  expect(['717', '700', '800'].map(usStatusKind)).toEqual(['registered', 'registered', 'registered'])
  expect(['000', '622', '970'].map(usStatusKind)).toEqual(['none', 'none', 'none'])
  const count = (kind: string) => usStatuses.filter(([, found]) => found === kind).length
  expect([count('pending'), count('registered'), count('dead'), count('none'), count('void')]).toEqual([107, 17, 41, 3, 1])
})
