import type { ToolResult } from '@marklot/contracts/chat-results'
import { expect, it } from 'vitest'
import { speechIn } from './say.ts'

it('ends a sentence with one full stop, also after a legal form', () => {
  const { say, item, fact } = speechIn('en')
  const textOf = (owner: string) => {
    const result = { id: '1', data: { owner } } as unknown as ToolResult
    const stated = fact(result, 'data.owner', 'person')
    return [say('brand.owner', { owner: stated }), item([stated])].map(({ segments }) =>
      segments.map(({ text }) => text).join(''),
    )
  }
  expect(textOf('Casa Brivella S.r.l.')).toEqual(['Owner: Casa Brivella S.r.l.', 'Casa Brivella S.r.l.'])
  expect(textOf('Teekontor GmbH')).toEqual(['Owner: Teekontor GmbH.', 'Teekontor GmbH.'])
})
