import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Mailbox } from '@marklot/simulators'
import { createFormBrowser } from '../../test/form-browser.ts'
import { type Answer, call, type Request } from '../billing/http.ts'
import type { Random } from '../billing/random.ts'
import { watchedName } from './offices.ts'
import { type Book, type PublishedMark, pinKey, type Watch } from './oracle.ts'

/* Simulates people at their browsers. They repeat interrupted actions and remember the confirmed ones. */

export interface Person {
  email: string
  /** The person's token; null until the sign-up has been confirmed. */
  token: string | null
  /** Whether the account was certainly created. */
  hasJoined: boolean
  boards: number[]
  /** The newest revision that was shown. */
  revision: number
}
export interface Around {
  home: string
  mailbox: Mailbox
  random: Random
  book: Book
  /** Returns marks from files that the register certainly contains. */
  readable(): readonly PublishedMark[]
  /** Gives a new account a plan that includes everything. */
  grant(accountId: string): Promise<void>
  say(text: string): void
}
/** Counts of searches that were answered, temporarily refused, or answered wrongly. */
export interface SearchCount {
  answered: number
  wrong: string[]
}

const password = 'a sentence of the month'
const requestPause = 300
/** How long a person keeps trying, in milliseconds, before giving up until the next day. */
const persistence = 20_000
const codePatience = 6_000

/** Signs a person up, or in. Returns false if the person gave up for today. */
export async function enter(around: Around, person: Person): Promise<boolean> {
  const until = Date.now() + persistence
  while (Date.now() < until) {
    try {
      const token = (await signIn(around, person)) ?? (await signUp(around, person))
      if (token !== null) {
        person.token = token
        await settleIn(around, person)
        return true
      }
    } catch (error) {
      if (!isLost(error)) throw error
    }
    await pause(requestPause)
  }
  return false
}

/** Recognises the errors of an interrupted visit: a lost connection, or a page without the expected form. */
const isLost = (error: unknown) =>
  error instanceof TypeError || error instanceof Interrupted || /no form|ECONN|socket/.test(String(error))
class Interrupted extends Error {}

interface Visit {
  browser: ReturnType<typeof createFormBrowser>
  redeem(address: URL): Promise<string>
}
async function visit({ home }: Around, parameters: Record<string, string>): Promise<Visit> {
  const browser = createFormBrowser(home, /^\/(de\/)?signed-in/)
  const verifier = randomBytes(32).toString('base64url')
  const redirect = `${home}/signed-in`
  const question = new URLSearchParams({
    client_id: 'web',
    response_type: 'code',
    redirect_uri: redirect,
    scope: 'openid profile email offline_access api',
    state: 'here',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  })
  await browser.open(`${home}/identity/auth?${question}`)
  return {
    browser,
    redeem: async (address) => {
      const code = address.searchParams.get('code') ?? ''
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'web',
        code,
        code_verifier: verifier,
        redirect_uri: redirect,
      })
      const reply = await fetch(`${home}/identity/token`, { method: 'POST', body })
      if (!reply.ok) throw new Interrupted(`The code was answered with ${reply.status}`)
      return ((await reply.json()) as { access_token: string }).access_token
    },
  }
}

/** Signs a person in. @returns a token, or null if the address is unknown */
async function signIn(around: Around, { email, hasJoined }: Person): Promise<string | null> {
  const { browser, redeem } = await visit(around, {})
  const { status, address } = await browser.submit('/sign-in', { email, password })
  if (status === 0) return redeem(address)
  if (status === 401 && !hasJoined) return null
  throw new Interrupted(`The sign-in was answered with ${status}`)
}

async function signUp(around: Around, { email }: Person): Promise<string | null> {
  const { book, mailbox } = around
  const codes = () => mailbox.list({ to: email }).flatMap(({ subject }) => /^\d{6}/.exec(subject)?.[0] ?? [])
  const before = codes().length
  const { browser, redeem } = await visit(around, { prompt: 'create' })
  book.codes.set(email, (book.codes.get(email) ?? 0) + 1)
  await browser.submit('/sign-up', { email, password, givenName: 'Erika', familyName: 'Muster' })
  for (let until = Date.now() + codePatience; codes().length === before; await pause(100)) if (Date.now() > until) return null
  const { status, address } = await browser.submit('/verify', { code: codes()[0] ?? '' })
  if (status !== 0) throw new Interrupted(`The code was answered with ${status}`)
  return redeem(address)
}

async function settleIn(around: Around, person: Person): Promise<void> {
  if (person.hasJoined) return
  const account = await ask(around, person, 'GET', '/user/account')
  if (!account) throw new Interrupted('No account')
  await around.grant(account.body.id)
  person.hasJoined = true
}

/** Repeats a call until it is answered. Returns undefined if the person gave up. */
async function ask(
  { home }: Around,
  person: Person,
  method: string,
  path: string,
  body?: object,
  lost: () => void = () => undefined,
): Promise<Answer | undefined> {
  const options: Request = { method, ...(person.token === null ? {} : { token: person.token }), ...(body ? { body } : {}) }
  const headers = {
    'Accept-Language': 'de',
    ...(person.revision > 0 ? { 'X-Register-Revision': String(person.revision) } : {}),
  }
  for (const until = Date.now() + persistence; Date.now() < until; await pause(requestPause)) {
    const answer = await call(`${home}/api/v1${path}`, { ...options, headers }).catch(() => undefined)
    if (answer && answer.status < 500) return answer
    lost()
  }
  return undefined
}

/** Simulates a person's morning: searches, pins some hits, and occasionally saves or removes a search. */
export async function spendMorning(around: Around, person: Person, count: SearchCount): Promise<void> {
  const { random } = around
  for (let i = 0; i < 4; i++) await search(around, person, count)
  if (person.boards.length < 2) await openBoard(around, person)
  await pin(around, person)
  if (random.oneIn(2)) await pin(around, person)
  if (random.oneIn(3)) await unpin(around, person)
  const own = around.book.watches.filter(({ owner, isRemoved }) => owner === person.email && !isRemoved)
  if (own.length < 2) await saveSearch(around, person)
  else if (random.oneIn(12)) await removeSearch(around, person, random.pick(own))
}

interface FoundPage {
  hits: { brandId: string; name: string | null }[]
  revision: number | null
  offices: { code: string; gapSince?: string }[]
}

async function search(around: Around, person: Person, count: SearchCount): Promise<FoundPage['hits'][number] | undefined> {
  const marks = around.readable()
  if (marks.length === 0) return undefined
  const { name } = around.random.pick(marks)
  const answer = await ask(around, person, 'POST', '/BrandQueries', { text: name })
  if (answer?.status !== 200) {
    if (answer) count.wrong.push(`a search for ${name} was answered with ${answer.status}`)
    return undefined
  }
  count.answered += 1
  const { hits, revision } = answer.body as FoundPage
  const hit = hits.find((one) => one.name === name)
  if (!hit) count.wrong.push(`${name} was not found among ${hits.length} at revision ${revision}`)
  if ((revision ?? 0) < person.revision) count.wrong.push(`revision ${revision} after ${person.revision}`)
  person.revision = Math.max(person.revision, revision ?? 0)
  return hit
}

/** Returns the offices whose searches show that deliveries are missing, with the day. */
export async function shownGaps(around: Around, person: Person): Promise<{ code: string; since: string }[]> {
  const answer = await ask(around, person, 'POST', '/BrandQueries', { text: 'anything' })
  const { offices } = (answer?.status === 200 ? answer.body : { offices: [] }) as FoundPage
  return offices.flatMap(({ code, gapSince }) => (gapSince === undefined ? [] : [{ code, since: gapSince }]))
}

const boardsPath = '/brands/bookmarkcontainers'

async function openBoard(around: Around, person: Person): Promise<void> {
  const name = `Board ${person.boards.length + 1}`
  const answer = await ask(around, person, 'PUT', `/user/account${boardsPath}`, { name })
  if (answer?.status !== 200) return
  const { id } = answer.body as { id: number }
  person.boards.push(id)
  around.book.boards.push({ id, owner: person.email, name })
}

async function pin(around: Around, person: Person): Promise<void> {
  const { random, book } = around
  if (person.boards.length === 0) return
  const hit = await search(around, person, { answered: 0, wrong: [] })
  if (!hit) return
  const board = random.pick(person.boards)
  const note = `note ${random.below(1_000_000)}`
  const key = pinKey(board, hit.brandId)
  const before = book.pins.get(key)?.notes ?? [null]
  const keep = (notes: (string | null)[]) => book.pins.set(key, { board, brandId: hit.brandId, notes })
  keep([...before, note])
  const answer = await ask(around, person, 'PUT', `${boardsPath}/${board}/bookmarks`, { brandId: hit.brandId, note })
  if (answer?.status === 200) keep([note])
}

async function unpin(around: Around, person: Person): Promise<void> {
  const board = person.boards[0]
  if (board === undefined) return
  const listed = await ask(around, person, 'GET', `${boardsPath}/${board}/bookmarks`)
  const [first] = (listed?.status === 200 ? listed.body : []) as { id: number; brandId: string }[]
  if (!first) return
  const pin = around.book.pins.get(pinKey(board, first.brandId))
  pin?.notes.push(null)
  const answer = await ask(around, person, 'DELETE', `${boardsPath}/${board}/bookmarks/${first.id}`)
  // The status 404 means that an earlier attempt, whose answer was lost, has removed the pin.
  if (pin && answer && (answer.status < 300 || answer.status === 404)) pin.notes = [null]
}

const watchesPath = '/StoredBrandQueries'

async function saveSearch(around: Around, person: Person): Promise<void> {
  const { random, book } = around
  const text = watchedName(
    random,
    book.watches.map((watch) => watch.text),
  )
  const name = `Watch ${text}`
  const frequency = random.oneIn(4) ? 'weekly' : 'daily'
  const isThere = async () => {
    const listed = await ask(around, person, 'GET', `/user/account${watchesPath}`)
    return (listed?.status === 200 ? (listed.body as Watch[]) : []).find((watch) => watch.name === name)?.id
  }
  let isLost = false
  const body = { name, text, executionFrequency: frequency, onlyNewBrands: true }
  for (const until = Date.now() + persistence; Date.now() < until; ) {
    // A person whose save was interrupted first checks whether the search was stored.
    const known = isLost ? await isThere() : undefined
    const answer =
      known === undefined
        ? await call(`${around.home}/api/v1/user/account${watchesPath}`, {
            method: 'PUT',
            body,
            token: person.token ?? '',
          }).catch(() => undefined)
        : undefined
    const id = known ?? (answer?.status === 200 ? (answer.body as { id: number }).id : undefined)
    if (id !== undefined) {
      book.watches.push({ id, owner: person.email, text, name, isRemoved: false, owed: new Map(), waived: new Set() })
      return
    }
    if (answer && answer.status < 500) {
      around.say(`A search was refused with ${answer.status}: ${JSON.stringify(answer.body).slice(0, 200)}`)
      return
    }
    isLost = true
    await pause(requestPause)
  }
}

async function removeSearch(around: Around, person: Person, watch: Watch): Promise<void> {
  // From here on, no mails are owed for this search, because no later file has marks for it.
  const mails = around.mailbox.list({ to: person.email })
  const timesMailed = (mark: string) => mails.filter(({ text }) => text.includes(mark)).length
  for (const [mark, times] of watch.owed) if (timesMailed(mark) < times) watch.waived.add(mark)
  const answer = await ask(around, person, 'DELETE', `${watchesPath}/${watch.id}`)
  if (answer && (answer.status < 300 || answer.status === 404)) watch.isRemoved = true
}

/** Returns the data that a person finally finds in their account, through one API. */
export async function readAccount(around: Around, person: Person) {
  const boards = await ask(around, person, 'GET', `/user/account${boardsPath}`)
  const own = ((boards?.body ?? []) as { id: number; name: string; isDefault: boolean }[]).filter(({ isDefault }) => !isDefault)
  const withPins = await Promise.all(
    own.map(async ({ id, name }) => {
      const pins = await ask(around, person, 'GET', `${boardsPath}/${id}/bookmarks`)
      return { owner: person.email, id, name, pins: (pins?.body ?? []) as { brandId: string; note: string }[] }
    }),
  )
  const watches = await ask(around, person, 'GET', `/user/account${watchesPath}`)
  const found = ((watches?.body ?? []) as { id: number; name: string; text: string }[]).map(({ id, name, text }) => ({
    owner: person.email,
    id,
    name,
    text,
  }))
  return { boards: withPins, watches: found }
}

/** Announces maintenance. Returns whether the announcement was confirmed. */
export async function announce(around: Around, administrator: Person, starts: Date): Promise<boolean> {
  const body = {
    kind: 'maintenance',
    startsUtc: starts.toISOString(),
    endsUtc: new Date(starts.getTime() + 3_600_000).toISOString(),
  }
  const answer = await call(`${around.home}/api/v1/Notices`, { method: 'POST', body, token: administrator.token ?? '' }).catch(
    () => undefined,
  )
  if (answer && answer.status > 299 && answer.status < 500)
    around.say(`A notice was refused with ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer !== undefined && answer.status < 300
}
