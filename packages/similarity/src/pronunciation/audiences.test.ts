import { describe, expect, it } from 'vitest'
import { compareNames } from '../name/compare.ts'
import { bytesOf, NameForm } from '../words/name-form.ts'
import { type Audience, audiences, Pronunciations } from './audiences.ts'
import { spellingRules } from './spelling-rules.ts'

const says = (audience: Audience, name: string) =>
  new Pronunciations().speak(new NameForm().load(bytesOf(name), 0, name.length)).text(audiences.indexOf(audience))

describe('pronunciation', () => {
  it.each<[Audience, string, string]>([
    ['de', 'schuh', 'ʃu'],
    ['de', 'stern', 'ʃtɛrn'],
    ['de', 'sonne', 'zonə'],
    ['de', 'fuchs', 'fuks'],
    ['de', 'quelle', 'kvɛlə'],
    ['de', 'vogel', 'fogəl'],
    ['de', 'haeuser', 'hɔizər'],
    ['de', 'zwerg', 'tsvɛrk'],
    ['en', 'night', 'nait'],
    ['en', 'make', 'meik'],
    ['en', 'time', 'taim'],
    ['en', 'school', 'skul'],
    ['en', 'vision', 'viʃən'],
    ['en', 'knight', 'nait'],
    ['en', 'xerox', 'zɛrɔks'],
    ['fr', 'chateau', 'ʃato'],
    ['fr', 'maison', 'mɛzɔ̃'],
    ['fr', 'fille', 'fijə'],
    ['fr', 'montagne', 'mɔ̃taɲə'],
    ['fr', 'prix', 'pri'],
    ['fr', 'national', 'nasjonal'],
    ['es', 'jota', 'xota'],
    ['es', 'guerra', 'gera'],
    ['es', 'calle', 'kaʎe'],
    ['es', 'cerveza', 'θerbeθa'],
    ['es', 'huevo', 'webo'],
    ['it', 'ciao', 'tʃao'],
    ['it', 'chianti', 'kjanti'],
    ['it', 'gnocchi', 'ɲoki'],
    ['it', 'giorgio', 'dʒordʒo'],
    ['it', 'rosa', 'roza'],
    ['it', 'pizza', 'pitsa'],
  ])('in %s of %s is %s', (audience, name, spoken) => {
    expect(says(audience, name)).toBe(spoken)
  })

  it('keeps digits and rejects lines that are no rules', () => {
    expect(says('de', 'f1')).toBe('f1')
    expect(() => spellingRules('a=a', 'sch ʃ')).toThrow()
    expect(() => spellingRules('a=ß', '')).toThrow()
  })
})

describe('the audiences', () => {
  it('find names alike that only one of them pronounces alike, and say which', () => {
    const { comparison, score } = compareNames('BEEP', 'VEEP')
    expect(comparison.heardAs).toMatchObject({ queryAudience: 'es', hitAudience: 'es', likeness: 100 })
    expect(score.sound).toBeGreaterThan(85)
    expect(score.sound).toBeLessThan(100)
  })

  it('compare the reading of one audience with the reading of another', () => {
    const { heardAs } = compareNames('JOTA', 'HOTA').comparison
    expect(heardAs).toMatchObject({ queryAudience: 'es', querySpoken: 'xota', hitSpoken: 'hota' })
    expect(heardAs?.likeness).toBeGreaterThan(80)
  })

  it('find nothing alike in names without a sound', () => {
    expect(compareNames('TAVILO', '').comparison.heardAs).toBeNull()
  })
})
