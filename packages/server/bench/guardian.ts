import { createClient } from '@marklot/contracts'
import { contract } from '@marklot/contracts/contract'
import type { BlockKey } from '@marklot/contracts/guardian-blocks'
import { niceClass } from '@marklot/nice'
import { type Percentiles, percentiles } from './percentiles.ts'

interface MeasuredServer {
  /** The origin of the server. */
  origin: string
  token: string
}
/** The measured times in milliseconds, counted from the call. */
export interface GuardianBench {
  firstBlockMs: Percentiles
  allMs: Percentiles
  byBlock: Partial<Record<BlockKey, Percentiles>>
}

const offices = ['de', 'em', 'at', 'ch', 'fr', 'es', 'us'] as const
const classes = [9, 25, 30, 35, 41]
const termsOfClass = 2
/** The number of evaluations that compile code and fill caches. They are not counted. */
const warming = 10

/** Evaluates the names one after the other. */
export async function benchGuardian({ origin, token }: MeasuredServer, names: readonly string[]): Promise<GuardianBench> {
  const api = createClient(contract, { origin, locale: () => 'en', token: async () => token })
  const goods = classes.flatMap((number) =>
    (niceClass(number)?.terms ?? []).slice(0, termsOfClass).map(({ en }) => ({ niceClass: number, text: en })),
  )
  const first: number[] = []
  const all: number[] = []
  const byBlock = new Map<BlockKey, number[]>()
  const evaluate = async (name: string, isCounted: boolean) => {
    const begun = performance.now()
    const body = { case: { name, registrationOfficeCodes: [...offices], goods } }
    let firstAt: number | undefined
    let lastAt = 0
    let id = 0
    for await (const event of await api.guardian.evaluate({ body })) {
      id = event.id
      if (event.kind !== 'blocks') continue
      lastAt = performance.now() - begun
      for (const [key, { state }] of Object.entries(event.blocks)) {
        if (state !== 'ready') continue
        firstAt ??= lastAt
        if (isCounted) byBlock.set(key as BlockKey, [...(byBlock.get(key as BlockKey) ?? []), lastAt])
      }
    }
    if (isCounted) {
      first.push(firstAt ?? lastAt)
      all.push(lastAt)
    }
    await api.guardian.removeAssessment({ params: { id } })
  }
  for (const name of names.slice(0, warming)) await evaluate(name, false)
  for (const name of names) await evaluate(name, true)
  return {
    firstBlockMs: percentiles(first),
    allMs: percentiles(all),
    byBlock: Object.fromEntries([...byBlock].map(([key, times]) => [key, percentiles(times)])),
  }
}
