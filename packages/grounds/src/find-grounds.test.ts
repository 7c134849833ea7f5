import { describe, expect, it } from 'vitest'
import { findGrounds, judgeGrounds, strongCertainty } from './index.ts'

const everyOffice = ['at', 'ch', 'de', 'em', 'es', 'fr', 'us']
const strong = (sign: string, niceClass: number, text: string, offices = ['em']) =>
  findGrounds({ sign, goods: [{ niceClass, text }], offices }).filter(({ certainty }) => certainty >= strongCertainty)

describe('findGrounds', () => {
  it('finds words that name the goods, in the language of the office', () => {
    const [found] = strong('Frisches Brot', 30, 'Brot, Kuchen', ['de'])
    expect(found).toMatchObject({ ground: 'descriptive', office: 'de', language: 'de', goods: [0] })
    expect(found?.rule).toBe('markeng-8-2-2')
  })

  it('says nothing of a fanciful name', () => {
    expect(strong('Zumbrelo', 30, 'bread', everyOffice)).toEqual([])
  })

  it('says which goods are described, not the others', () => {
    const goods = [
      { niceClass: 12, text: 'bicycles' },
      { niceClass: 36, text: 'life insurance' },
    ]
    const found = findGrounds({ sign: 'Fast Bicycle', goods, offices: ['em'] })
    expect(found[0]).toMatchObject({ goods: [0] })
  })

  it('knows protected emblems and insults for any goods', () => {
    expect(strong('Red Cross', 5, 'bandages')[0]).toMatchObject({ ground: 'emblem', rule: 'eutmr-7-1-h' })
    expect(strong('Arschloch', 33, 'vodka', ['de'])[0]).toMatchObject({ ground: 'publicPolicy', rule: 'markeng-8-2-5' })
  })

  it('asks of a surname in the United States only', () => {
    const found = findGrounds({ sign: 'Kowalski', goods: [{ niceClass: 12, text: 'cars' }], offices: everyOffice })
    expect(found.filter(({ ground }) => ground === 'surname').map(({ office }) => office)).toEqual(['us'])
  })

  it('answers nothing for an office it does not know', () => {
    expect(judgeGrounds({ sign: 'Bread', goods: [], offices: ['xx', 'toString'] })).toEqual([])
  })
})
