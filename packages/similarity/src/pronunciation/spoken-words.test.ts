import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bytesOf, NameForm } from '../words/name-form.ts'
import { audiences, Pronunciations } from './audiences.ts'
import { notKept, SpokenWords } from './spoken-words.ts'

const letters = (least: number, most: number) =>
  fc.array(fc.constantFrom(...'abcehimnopqstuxy19'), { minLength: least, maxLength: most }).map((all) => all.join(''))
const name = fc.array(letters(1, 20), { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
const formOf = (text: string) => new NameForm().load(bytesOf(text), 0, text.length)

/** Writes each letter twice, shifted by `language` letters. */
const spell = (language: number, bytes: Uint8Array, from: number, until: number, out: Uint8Array, start: number): number => {
  let length = start
  for (let i = from; i < until; i++)
    for (let k = 0; k < 2 && length < out.length; k++) out[length++] = (bytes[i] as number) + language
  return length
}

it('returns the readings of a word, whatever was read before', () => {
  const words = new SpokenWords(2, spell)
  fc.assert(
    fc.property(letters(1, 20), fc.constantFrom(0, 1), fc.constantFrom(0, 50, 64), (word, language, start) => {
      const form = formOf(word)
      const place = words.place(form, 0)
      expect(place === notKept).toBe(word.length > 16)
      if (place === notKept) return
      const [own, direct] = [new Uint8Array(64), new Uint8Array(64)]
      const length = spell(language, form.squash, 0, form.squashLength, direct, start)
      expect(words.copy(place, language, own, start)).toBe(length)
      expect(own).toEqual(direct)
    }),
    { numRuns: 3_000 },
  )
})

it('reads a name as its words one after the other', () => {
  const readings = (text: string) => {
    const spoken = new Pronunciations().speak(formOf(text))
    return audiences.map((_, audience) => spoken.text(audience))
  }
  fc.assert(
    fc.property(name, (text) => {
      const words = text.split(' ').map(readings)
      const whole = readings(text)
      // Sounds beyond the longest reading are left out. A nasal vowel is two sounds, which are written as one letter
      // with its sign.
      for (const i of audiences.keys())
        expect(words.map((word) => word[i] as string).join('')).toSatisfy((all: string) => all.startsWith(whole[i] as string))
    }),
  )
})
