import type { IndexedMark } from '@marklot/register-index'
import { Tally } from './figures.ts'
import { arrive, type Balancer, type Call } from './open-loop.ts'

/** The share of each kind of request. */
const shares = { visitorSearch: 0.5, suggestion: 0.2, memberSearch: 0.25, pin: 0.05 } as const
type Kind = keyof typeof shares

/** The number of characters of a wrong answer that are printed. */
const longestShown = 10_000

interface TrafficOptions {
  balancer: Balancer
  token: string
  /** Marks with unique names to search for. */
  searched: readonly IndexedMark[]
  boardId: number
  perSecond: number
  random: () => number
  say: (text: string) => void
}

interface Found {
  hits: { name: string | null }[]
  restriction: string | null
  revision: number | null
}

/**
 * Sends the traffic of visitors and professionals until `until`. Returns the measurements, and the brands whose pinning
 * was acknowledged.
 */
export async function sendTraffic(options: TrafficOptions, until: number): Promise<{ tally: Tally; pinned: string[] }> {
  const { balancer, token, searched, boardId, perSecond, random, say } = options
  const tally = new Tally()
  const pinned: string[] = []
  let next = 0
  const markOf = () => searched[next++ % searched.length] as IndexedMark
  const pins = searched.slice(0, 450)
  let pin = 0

  const measure = async (due: number, call: Call, isRight: (body: string) => boolean) => {
    try {
      const { status, body, retryAfter } = await balancer.send(call)
      if (status >= 500 && retryAfter === undefined) {
        tally.withoutRetryAfter++
        say(`No Retry-After with ${status}: ${body.slice(0, longestShown)}`)
      }
      if (status < 200 || status > 299) return tally.fail(String(status))
      tally.times.push(performance.now() - due)
      if (isRight(body)) return
      tally.wrongAnswers++
      say(`Wrong answer to ${JSON.stringify(call.body)}: ${body.slice(0, longestShown)}`)
    } catch (error) {
      tally.fail((error as NodeJS.ErrnoException).code ?? (error as Error).message)
    }
  }
  const search = (due: number, as: { token?: string }) => {
    const { name } = markOf()
    const call: Call = { method: 'POST', path: '/api/v1/BrandQueries', body: { text: name }, ...as }
    return measure(due, call, (body) => {
      const { hits, restriction } = JSON.parse(body) as Found
      return restriction !== null || hits.some((hit) => hit.name === name)
    })
  }
  const run: Record<Kind, (due: number) => Promise<void>> = {
    visitorSearch: (due) => search(due, {}),
    memberSearch: (due) => search(due, { token }),
    suggestion: (due) => {
      const { name } = markOf()
      const path = `/api/v1/BrandAutocompletes/${encodeURIComponent(String(name).slice(0, 5))}`
      return measure(due, { method: 'PUT', path, body: { size: 5, countsAlike: false } }, () => true)
    },
    pin: (due) => {
      const mark = pins[pin++ % pins.length] as IndexedMark
      const brandId = `${mark.office}-${mark.serial}`
      const path = `/api/v1/brands/bookmarkcontainers/${boardId}/bookmarks`
      return measure(due, { method: 'PUT', path, body: { brandId }, token }, (body) => {
        pinned.push(brandId)
        return (JSON.parse(body) as { brandId: string }).brandId === brandId
      })
    },
  }
  await Promise.all(
    (Object.keys(shares) as Kind[]).map((kind) => arrive(perSecond * shares[kind], until, random, (due) => run[kind](due))),
  )
  return { tally, pinned }
}

/** Measures the highest rate of searches: each of `clients` clients searches again as soon as it has an answer. */
export async function saturate(
  { balancer, token, searched }: Pick<TrafficOptions, 'balancer' | 'token' | 'searched'>,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<{ clients: number; searchesPerSecond: number; p50: number; p95: number }> {
  const times: number[] = []
  const begun = performance.now()
  const until = begun + seconds * 1_000
  let next = 0
  const client = async () => {
    while (performance.now() < until) {
      const from = performance.now()
      const { name } = searched[next++ % searched.length] as IndexedMark
      const { status } = await balancer.send({ method: 'POST', path: '/api/v1/BrandQueries', body: { text: name }, token })
      if (status !== 200) throw new Error(`A search was answered with ${status}`)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const took = (performance.now() - begun) / 1_000
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10
  return { clients, searchesPerSecond: Math.round((times.length / took) * 10) / 10, p50: at(0.5), p95: at(0.95) }
}
