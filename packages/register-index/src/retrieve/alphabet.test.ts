import { bytesOf, NameForm, squash, visitParts } from '@marklot/similarity'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { segmentOf } from '../../test/marks.ts'
import { nameText, type Segment } from '../layout/segment.ts'
import { addParts, findNames, LookUps } from './alphabet.ts'

const alone = new LookUps()

const namesOf = (segment: Segment) => Array.from({ length: segment.names }, (_, name) => nameText(segment, name))

/**
 * Thousands of names made of few letters. Many share a beginning, and some of these are longer than the part that one
 * number can sort. Some consist of the same letters.
 */
const register = segmentOf(
  Array.from({ length: 5_000 }, (_, i) => {
    const letters = i.toString(3).replaceAll('0', 'a').replaceAll('1', 'b ').replaceAll('2', 'z')
    return ['', 'ab7', 'zaabzaabza', 'a'.repeat(260)][i % 4] + letters
  }),
)
const names = namesOf(register)
const piece = fc
  .array(fc.constantFrom('a', 'b', 'z', '7', 'ab7', 'zaabzaabza', 'zaabzaabzaa'), { minLength: 1, maxLength: 7 })
  .map((pieces) => pieces.join(''))
const existing = fc
  .tuple(fc.nat(register.names - 1), fc.nat(16))
  .map(([name, cut]) => squash(names[name] as string).slice(0, -cut || undefined))
const sought = fc.oneof(piece, existing).filter((text) => text.length > 0 && text.length <= 255)

it('finds the names that equal or begin with a text, and the place where they would be', () => {
  fc.assert(
    fc.property(sought, fc.boolean(), (text, prefix) => {
      const { from, until } = findNames(alone, register, bytesOf(`--${text}-`), 2, 2 + text.length, prefix)
      const inOrder = Array.from(register.arrays.sortedNames, (name) => squash(names[name] as string))
      const before = inOrder.filter((name) => name < text).length
      const matching = inOrder.filter((name) => (prefix ? name.startsWith(text) : name === text)).length
      expect({ from, until }).toEqual({ from: before, until: before + matching })
    }),
  )
})

it('finds for many texts at once what it finds for each alone', () => {
  const lookUps = new LookUps()
  const many = fc.array(fc.tuple(sought, fc.boolean()), { maxLength: 400, size: 'max' })
  fc.assert(
    fc.property(many, (texts) => {
      lookUps.clear()
      for (const [text] of texts) lookUps.add(bytesOf(`-${text}`), 1, 1 + text.length)
      lookUps.find(register)
      const found = texts.map(([, prefix], i) => ({ from: lookUps.places[i], until: lookUps.endOf(register, i, prefix) }))
      expect(found).toEqual(texts.map(([text, prefix]) => findNames(alone, register, bytesOf(text), 0, text.length, prefix)))
    }),
    { numRuns: 30 },
  )
})

it('finds every name contained whole in another, and the name itself', () => {
  const form = new NameForm()
  fc.assert(
    fc.property(fc.array(sought, { minLength: 1, maxLength: 3 }), (words) => {
      const folded = bytesOf(words.join(' '))
      form.load(folded, 0, folded.length)
      const letters = String.fromCharCode(...form.squash.subarray(0, form.squashLength))
      const parts = new Set([letters])
      visitParts(form, (from, until) => parts.add(letters.slice(from, until)))
      const found = new Set<number>()
      addParts(alone, register, form, (name) => found.add(name))
      const isPart = (name: string) => parts.has(squash(name).slice(0, 255))
      expect([...found].sort((a, b) => a - b)).toEqual([...names.keys()].filter((name) => isPart(names[name] as string)))
    }),
    { numRuns: 50 },
  )
})
