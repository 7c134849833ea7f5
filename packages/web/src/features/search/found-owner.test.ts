import { describe, expect, it } from 'vitest'
import { foundOwner, markedParts } from './found-owner.ts'

const marked = (text: string, asked: string) =>
  markedParts(text, asked)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

describe('a text with its matches', () => {
  it.each([
    ['Nordlicht Kaffee GmbH', 'kaffee', 'Nordlicht [Kaffee] GmbH'],
    ['Müller & Söhne', 'muller sohne', '[Müller] & [Söhne]'],
    ['Straßenbau AG', 'strassen', '[Straßen]bau AG'],
    ['Nordlicht', 'licht', 'Nordlicht'],
    ['ACME', '', 'ACME'],
  ])('%s for "%s"', (text, asked, expected) => {
    expect(marked(text, asked)).toBe(expected)
  })
  it('keeps every letter', () => {
    const text = 'Été 👍🏽 İstanbul ß'
    expect(
      markedParts(text, 'ete istanbul')
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})

describe('the owner of a mark found by owner', () => {
  const read = (owner: Parameters<typeof foundOwner>[0], asked: string) =>
    foundOwner(owner, asked)
      ?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('') ?? null

  it('names the city that matches', () => {
    expect(read({ ownerName: 'ACME GmbH', ownerNames: null, ownerSeat: 'Bremen, DE' }, 'bremen')).toBe('ACME GmbH, [Bremen], DE')
  })
  it('names the owner that matches, not only the first', () => {
    const owners = { ownerName: 'ACME GmbH', ownerNames: 'ACME GmbH; Nordlicht AG', ownerSeat: 'Wien, AT' }
    expect(read(owners, 'nordlicht')).toBe('[Nordlicht] AG, Wien, AT')
  })
  it('is unknown without an account', () => {
    expect(read({ ownerName: null, ownerNames: null, ownerSeat: null }, 'acme')).toBeNull()
  })
})
