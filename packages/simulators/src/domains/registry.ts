import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Mood, moodOf } from './moods.ts'

/** The parts of the simulator that a registry needs. */
export interface Neighbours {
  /** Base address of another registry, with a trailing slash. */
  second(): string
  /** Holds a reply until the simulator releases it. */
  hold(response: ServerResponse): Promise<void>
}

const rdapType = 'application/rdap+json'
const giantSize = 4 * 1_024 * 1_024
/** Seconds after which a client may retry. */
export const retryAfter = 2

/** Answers `GET …/domain/{name}` as an RDAP server (RFC 7480, RFC 9083). */
export async function answerRdap(
  request: IncomingMessage,
  response: ServerResponse,
  neighbours: Neighbours,
): Promise<Mood | null> {
  const [, encoded] = /\/domain\/([^/?]+)$/.exec(request.url ?? '') ?? []
  if (encoded === undefined || !/^(GET|HEAD)$/.test(request.method ?? '')) {
    error(response, 404, 'There is nothing at this address.')
    return null
  }
  const name = decodeURIComponent(encoded).toLowerCase()
  const mood = moodOf(name)
  await answer(mood, name, request, response, neighbours)
  return mood
}

async function answer(
  mood: Mood,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  { second, hold }: Neighbours,
): Promise<void> {
  const isSecond = (request.url ?? '').startsWith('/second/')
  switch (mood) {
    case 'taken':
    case 'differs':
      return json(response, 200, domainObject(name))
    case 'moved':
      return isSecond ? json(response, 200, domainObject(name)) : redirect(response, `${second()}domain/${name}`)
    case 'movedfree':
      return isSecond ? error(response, 404, 'Not found') : redirect(response, `${second()}domain/${name}`)
    case 'private':
      return redirect(response, `https://10.0.0.7/domain/${name}`)
    case 'insecure':
      return redirect(response, `http://rdap.example/domain/${name}`)
    case 'looping':
      return redirect(response, request.url ?? '/')
    case 'bare':
      return void response.writeHead(404).end()
    case 'missing':
      return page(response, 404)
    case 'page':
      return page(response, 200)
    case 'slow':
      return hold(response)
    case 'limited':
      return error(response, 429, 'Too many questions', { 'Retry-After': String(retryAfter) })
    case 'refused':
      return error(response, 403, 'Forbidden')
    case 'failing':
      return error(response, 500, 'The server failed')
    case 'unbuilt':
      return error(response, 501, 'Not implemented')
    case 'malformed':
      return error(response, 400, 'Bad request')
    case 'other':
      return json(response, 200, domainObject(`other-${name}`))
    case 'broken':
      return void response.writeHead(200, { 'Content-Type': rdapType }).end(JSON.stringify(domainObject(name)).slice(0, 60))
    case 'cut':
      response.writeHead(200, { 'Content-Type': rdapType, 'Content-Length': 1_000 }).write('{"objectClassName":"domain",')
      return void setImmediate(() => response.destroy())
    case 'giant':
      return json(response, 200, { ...domainObject(name), remarks: [{ description: ['x'.repeat(giantSize)] }] })
    default:
      return error(response, 404, 'There is no such domain.')
  }
}

const domainObject = (name: string) => ({
  rdapConformance: ['rdap_level_0'],
  objectClassName: 'domain',
  handle: `SIM-${name.toUpperCase()}`,
  ldhName: name.toUpperCase(),
  status: ['active'],
  events: [
    { eventAction: 'registration', eventDate: '2019-05-04T10:00:00Z' },
    { eventAction: 'expiration', eventDate: '2027-05-04T10:00:00Z' },
  ],
  nameservers: [{ objectClassName: 'nameserver', ldhName: 'ns1.simulated.example' }],
})

function json(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': rdapType, ...headers }).end(JSON.stringify(body))
}
function error(response: ServerResponse, status: number, title: string, headers: Record<string, string> = {}): void {
  json(response, status, { rdapConformance: ['rdap_level_0'], errorCode: status, title }, headers)
}
function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location }).end()
}
function page(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Welcome</title><h1>Welcome</h1>')
}
