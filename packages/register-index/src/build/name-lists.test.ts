import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderByLength } from './name-lists.ts'
import { TextTable } from './text-table.ts'

const name = fc.stringMatching(/^[abc1]{1,4}( [abc1]{1,3})?$/)
/** Names that share a longer beginning than one number can hold for sorting. */
const longName = fc.stringMatching(/^aaaabbbbcccc[ab ]{0,3}[ab]$/).map((text) => text.replaceAll(/ +/g, ' '))
const letters = (text: string) => text.replaceAll(' ', '')
const byAlphabet = (a: string, b: string) => (letters(a) < letters(b) ? -1 : Number(letters(a) > letters(b)))

test('orders names by length and then alphabetically, and finds them there', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.oneof(name, longName), { maxLength: 60 }), (names) => {
      const table = new TextTable(4)
      for (const text of names) table.add(text)
      const { nameBytes, nameStart, nameLength, renumbered, sortedNames } = orderByLength(table)
      const ordered = names.map((_, i) => String.fromCharCode(...nameBytes.subarray(nameStart[i], nameStart[i + 1])))
      const expected = names.toSorted((a, b) => letters(a).length - letters(b).length || byAlphabet(a, b))
      expect(ordered.map(letters)).toEqual(expected.map(letters))
      expect(Array.from(nameLength)).toEqual(expected.map((text) => letters(text).length))
      expect(names.map((_, i) => ordered[renumbered[i] as number])).toEqual(names)
      expect(Array.from(sortedNames, (place) => letters(ordered[place] as string))).toEqual(names.map(letters).toSorted())
    }),
  )
})
