import type { ChatAnswer, ChatEvent } from '@marklot/contracts/chat'
import type { ToolResult } from '@marklot/contracts/chat-results'
import { readEvents } from '@marklot/contracts/event-stream'
import { describe, expect, it } from 'vitest'
import { asked, merged, withEvent } from './exchanges.ts'

const running: ToolResult = {
  id: 'result',
  state: 'running',
  refusal: null,
  tool: 'help',
  arguments: { topic: 'boards' },
  data: null,
}
const done: ToolResult = { ...running, state: 'done', data: { entries: [] } }
const question = asked('question', 'What are boards?')
const finished: ChatAnswer = { ...question.answer, state: 'done', lastEvent: 5, results: [done] }
const events: ChatEvent[] = [
  { id: 1, kind: 'begun', exchange: { ...question, answer: { ...question.answer, lastEvent: 1 } } },
  { id: 2, kind: 'tool', result: running },
  { id: 3, kind: 'tool', result: done },
  { id: 4, kind: 'sentence', sentence: { starts: 'flow', segments: [{ kind: 'text', text: 'Boards keep marks – “Grüße”.' }] } },
  { id: 5, kind: 'done', answer: finished },
]

describe('an answer that arrives', () => {
  it('shows each event once, however often it comes', () => {
    const once = events.slice(0, 4).reduce(withEvent, question)
    expect(once.answer).toMatchObject({ lastEvent: 4, results: [done], sentences: [{ starts: 'flow' }] })
    const again = [...events.slice(0, 4), ...events.slice(1, 4)].reduce(withEvent, question)
    expect(again).toEqual(once)
    expect(events.reduce(withEvent, question).answer).toEqual(finished)
  })

  it('is whole after a cut at every byte', async () => {
    const wire = new TextEncoder().encode(events.map((event) => `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`).join(''))
    const unfinished = events.slice(0, 4).reduce(withEvent, question)
    for (let cut = 0; cut <= wire.length; cut++) {
      let known = question
      for await (const { data } of readEvents(new Blob([wire.subarray(0, cut)]).stream()))
        known = withEvent(known, JSON.parse(data))
      const { lastEvent } = known.answer
      const missing = events.filter(({ id }) => id > lastEvent)
      if (lastEvent < 5) expect(missing.slice(0, 4 - lastEvent).reduce(withEvent, known)).toEqual(unfinished)
      expect(missing.reduce(withEvent, known).answer).toEqual(finished)
    }
  })

  it('is empty again when it is written anew', () => {
    const anew: ChatEvent = { id: 6, kind: 'begun', exchange: { ...question, answer: { ...question.answer, lastEvent: 6 } } }
    expect([...events, anew].reduce(withEvent, question).answer).toMatchObject({ state: 'running', results: [], lastEvent: 6 })
  })

  it('stays as far as the page knows it when an older version is loaded', () => {
    const known = events.reduce(withEvent, question)
    expect(merged([question], [known])).toEqual([known])
    expect(merged([known], [question])).toEqual([known])
    expect(merged([], [known])).toEqual([known])
  })
})
