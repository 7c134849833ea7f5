import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Mood, moodOf } from './moods.ts'
import { type Neighbours, retryAfter } from './registry.ts'

/** The top-level domains that the registrar sells. It answers 422 for others. */
const sold = new Set(['com', 'net', 'org', 'info', 'shop', 'store', 'online', 'biz', 'de', 'at', 'ch', 'eu', 'fr', 'app'])

/** Answers `GET /v2/domains/{name}/check` with `available`, `reason`, `premium`, `price` in cents and `currency`. */
export async function answerRegistrar(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  { hold }: Pick<Neighbours, 'hold'>,
): Promise<Mood | null> {
  const [, encoded] = /^\/v2\/domains\/([^/?]+)\/check(\?|$)/.exec(request.url ?? '') ?? []
  if (encoded === undefined || request.method !== 'GET') {
    json(response, 404, { type: 'NotFound' })
    return null
  }
  if (request.headers.authorization !== `ApiKey ${key}`) {
    json(response, 401, { type: 'AuthorizationFailed' })
    return null
  }
  const name = decodeURIComponent(encoded).toLowerCase()
  const mood = moodOf(name)
  if (mood === 'slow') await hold(response)
  else if (mood === 'limited') json(response, 429, { type: 'RateLimit' }, { 'Retry-After': String(retryAfter) })
  else json(response, ...answerTo(mood, name))
  return mood
}

const price = { currency: 'EUR', price: 249_000 }

/** Returns the status and body for a name. */
function answerTo(mood: Mood, name: string): readonly [status: number, body: object] {
  const isSold = sold.has(name.slice(name.indexOf('.') + 1))
  switch (isSold ? mood : 'unsold') {
    case 'taken':
    case 'delegated':
      return [200, { available: false, reason: 'In use' }]
    case 'reserved':
      return [200, { available: false, reason: 'Reserved' }]
    case 'premium':
      return [200, { available: true, premium: true, ...price }]
    case 'free':
    case 'bare':
    case 'differs':
      return [200, { available: true, premium: false }]
    default:
      return [422, { type: 'ValidationError', message: 'This domain cannot be checked.' }]
  }
}

function json(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}
