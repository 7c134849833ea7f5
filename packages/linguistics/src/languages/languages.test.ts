import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadConcepts, wordRegisters } from '../concepts.ts'
import { type LanguageSource, readLanguage, type Script } from '../language-source.ts'
import { languageSources } from './index.ts'

const letters: Record<Script, RegExp> = {
  Latin: /^[\p{Script=Latin}\p{M}\d '’.·!?-]+$/u,
  Cyrillic: /^[\p{Script=Cyrillic}\p{M}\d '’.!?-]+$/u,
  Greek: /^[\p{Script=Greek}\p{M}\d '’.!?-]+$/u,
  Arabic: /^[\p{Script=Arabic}\p{M}\u200c\d .!؟-]+$/u,
  Hebrew: /^[\p{Script=Hebrew}\p{M}\d '"׳״.!?-]+$/u,
  Devanagari: /^[\p{Script=Devanagari}\p{M}\d .!?-]+$/u,
  Bengali: /^[\p{Script=Bengali}\p{M}\d .!?-]+$/u,
  Tamil: /^[\p{Script=Tamil}\p{M}\d .!?-]+$/u,
  Thai: /^[\p{Script=Thai}\p{M}\d .!?-]+$/u,
  Hangul: /^[\p{Script=Hangul}\d .!?-]+$/u,
  Japanese: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーA-Z\d 々・]+$/u,
  Georgian: /^[\p{Script=Georgian}\d .!?-]+$/u,
  Han: /^[\p{Script=Han}A-Z\d ]+$/u,
}
const concepts = loadConcepts()

describe('the concepts', () => {
  it('are at least 450 that can hurt and 650 of every day', () => {
    const everyday = [...concepts.values()].filter(({ register }) => register === 'everyday').length
    expect(everyday).toBeGreaterThanOrEqual(650)
    expect(concepts.size - everyday).toBeGreaterThanOrEqual(450)
    expect(wordRegisters.every((register) => [...concepts.values()].some((one) => one.register === register))).toBe(true)
  })

  it('have keys in kebab-case', () => {
    for (const key of concepts.keys()) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })
})

it('lists every file of the folder in order', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => !/index|test/.test(file))
  const codes = languageSources.map(({ code }) => code)
  expect(codes).toEqual(files.map((file) => file.replace('.ts', '')).toSorted())
})

describe.each(languageSources.map((source): [string, LanguageSource] => [source.code, source]))('%s', (_code, source) => {
  const words = readLanguage(source, concepts)

  it('has at least 400 words that can hurt and 600 of every day', () => {
    const everyday = words.filter(({ concept }) => concept.register === 'everyday').length
    expect(everyday).toBeGreaterThanOrEqual(600)
    expect(words.length - everyday).toBeGreaterThanOrEqual(400)
  })

  it('gives each concept one line and no word twice in it', () => {
    const keys = source.text.split('\n').flatMap((line) => (line && !line.startsWith('!') ? line.split(' ', 1) : []))
    expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([])
    const pairs = words.map(
      ({ word, transliteration = '', concept }) => `${concept.key} ${word.toLowerCase()} ${transliteration}`,
    )
    expect(pairs.filter((pair, at) => pairs.indexOf(pair) < at)).toEqual([])
  })

  it('writes its words in its own script, with a transliteration where that is not Latin', () => {
    expect(words.map(({ word }) => word).filter((word) => !letters[source.script].test(word))).toEqual([])
    const without = words.filter(({ word, transliteration }) => !transliteration && !letters.Latin.test(word))
    expect(without.map(({ word }) => word)).toEqual([])
  })

  it('writes transliterations and spoken forms in Latin letters', () => {
    const latin = words.flatMap(({ transliteration, spoken }) => [transliteration ?? [], spoken ?? []].flat())
    expect(latin.filter((form) => !/^[\p{Script=Latin}\p{M}\d '’‘-]+$/u.test(form))).toEqual([])
    expect(words.flatMap(({ spoken }) => spoken ?? []).filter((form) => !/^[a-zöü ]+$/.test(form))).toEqual([])
  })
})
