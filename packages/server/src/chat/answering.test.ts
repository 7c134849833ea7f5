import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import type { Events } from '../platform/events.ts'
import { Answering } from './answering.ts'

it('leaves no listener on the caller’s signal, however often an answer changes', async () => {
  let store = () => {}
  const events = { on: (_: string, read: () => void) => (store = read) } as unknown as Events
  const answering = new Answering({} as never, events)
  const { signal } = new AbortController()
  for (let change = 0; change < 20; change++) {
    const changed = answering.changed(answering.seen(), signal)
    store()
    await changed
  }
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
