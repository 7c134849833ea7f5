import { createClient } from '@marklot/contracts'
import { contract } from '@marklot/contracts/contract'
import { mostNamesAtOnce } from '@marklot/contracts/pilot'
import { niceClass } from '@marklot/nice'
import { type Percentiles, percentiles } from './percentiles.ts'

interface MeasuredServer {
  /** The origin of the server. */
  origin: string
  token: string
}
/** The measured times in milliseconds, counted from the call. */
interface PilotBench {
  /** The times until the result for the first of twenty names is known, and until all are. */
  firstMs: Percentiles
  allMs: Percentiles
  /** The time for the check of one typed name. */
  typedMs: Percentiles
  /** The time for all twenty names immediately after the start of the server. */
  coldMs: number
}

const offices = ['de', 'em', 'at', 'ch', 'fr', 'es', 'us'] as const
const classes = [9, 30, 35]
const termsOfClass = 2

/** Checks the names in rounds of twenty. The first round is not counted. */
export async function benchPilot({ origin, token }: MeasuredServer, names: readonly string[]): Promise<PilotBench> {
  const api = createClient(contract, { origin, locale: () => 'en', token: async () => token }).pilot
  const goods = classes.flatMap((number) =>
    (niceClass(number)?.terms ?? []).slice(0, termsOfClass).map(({ en }) => ({ niceClass: number, text: en })),
  )
  const first: number[] = []
  const all: number[] = []
  const typed: number[] = []
  let coldMs = 0
  for (let at = 0; at + mostNamesAtOnce <= names.length; at += mostNamesAtOnce) {
    const body = { id: crypto.randomUUID(), goods, registrationOfficeCodes: [...offices] }
    const params = { id: (await api.createProject({ body })).id }
    const added = await api.addNames({ params, body: { names: names.slice(at, at + mostNamesAtOnce) } })
    const begun = performance.now()
    let firstAt: number | undefined
    const nameIds = added.names.map(({ id }) => id)
    for await (const { finding } of await api.findings({ params, body: { nameIds } }))
      if (finding) firstAt ??= performance.now() - begun
    const allAt = performance.now() - begun
    const typing = performance.now()
    await api.checkTyped({ params, body: { name: names[at] ?? '' } })
    const typedAt = performance.now() - typing
    await api.removeProject({ params })
    if (at === 0) {
      coldMs = Math.round(allAt)
      continue
    }
    first.push(firstAt ?? allAt)
    all.push(allAt)
    typed.push(typedAt)
  }
  return { firstMs: percentiles(first), allMs: percentiles(all), typedMs: percentiles(typed), coldMs }
}
