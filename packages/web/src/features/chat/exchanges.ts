import type { Author } from '@marklot/contracts/advisor'
import type { ChatEvent, ChatExchange } from '@marklot/contracts/chat'

const nobody: Author = { kind: 'rules', model: null }

/** Returns a question as the page shows it before the server has begun to answer. */
export const asked = (id: string, text: string): ChatExchange => ({
  id,
  text,
  askedUtc: new Date().toISOString(),
  answer: {
    id,
    state: 'running',
    lastEvent: 0,
    results: [],
    sentences: [],
    answeredBy: nobody,
    rulesReason: null,
    struck: 0,
    rating: 'none',
    notice: '',
  },
})

/** Applies an event to an exchange. An event that has already been applied changes nothing. */
export function withEvent(exchange: ChatExchange, event: ChatEvent): ChatExchange {
  const { answer } = exchange
  if (event.id <= answer.lastEvent) return exchange
  const next = { ...answer, lastEvent: event.id }
  switch (event.kind) {
    case 'begun':
      return event.exchange
    case 'tool': {
      const { result } = event
      const isKnown = answer.results.some(({ id }) => id === result.id)
      const results = isKnown ? answer.results.map((one) => (one.id === result.id ? result : one)) : [...answer.results, result]
      return { ...exchange, answer: { ...next, results } }
    }
    case 'sentence':
      return { ...exchange, answer: { ...next, sentences: [...answer.sentences, event.sentence] } }
    default:
      return { ...exchange, answer: event.answer }
  }
}

/**
 * Merges loaded exchanges with those on the page, taking the newer version of each. The page may be ahead of the
 * server.
 */
export function merged(loaded: readonly ChatExchange[], live: readonly ChatExchange[]): ChatExchange[] {
  const newer = (one: ChatExchange) => live.find(({ id }) => id === one.id)
  const known = loaded.map((one) => {
    const other = newer(one)
    return other && other.answer.lastEvent >= one.answer.lastEvent ? other : one
  })
  return [...known, ...live.filter(({ id }) => !loaded.some((one) => one.id === id))]
}
