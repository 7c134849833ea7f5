import { expect, it } from 'vitest'
import { speechIn } from './say.ts'

it('ends an item with one full stop', () => {
  const { item } = speechIn('en')
  const textOf = (text: string) =>
    item([[{ kind: 'text', text: 'TAVELO' }], [{ kind: 'text', text }]])
      .segments.map((segment) => segment.text)
      .join('')
  expect(textOf('Casa Brivella S.r.l.')).toBe('TAVELO, Casa Brivella S.r.l.')
  expect(textOf('Teekontor GmbH')).toBe('TAVELO, Teekontor GmbH.')
})
