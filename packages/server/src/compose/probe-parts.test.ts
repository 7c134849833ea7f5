import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { AppError } from '../platform/app-error.ts'
import { createLog } from '../platform/log.ts'
import { createProbes } from '../platform/probes.ts'
import type { SearchEngine } from '../search/index.ts'
import { probeEngine } from './probe-parts.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Returns the report of a process whose engine does not answer. */
async function reportOf(searchEngine: Parameters<typeof probeEngine>[3]['searchEngine']) {
  const probes = createProbes('api', createLog('silent'))
  const away = { countRegister: () => Promise.reject(new AppError('search.unavailable')) } as unknown as SearchEngine
  probeEngine(probes, away, world.pool, { searchEngine })
  probes.started()
  return probes.ready()
}

it('sends calls elsewhere while the index of this host does not answer', async () => {
  const { reasons } = await reportOf({ kind: 'socket', address: null })
  expect(reasons).toEqual(['search: search.unavailable'])
})

it('stays ready without the cluster that all hosts share, and tells it', async () => {
  const { status, checks } = await reportOf({ kind: 'opensearch', nodes: [], tls: null, prefix: 'test' })
  expect({ status, checks }).toEqual({ status: 'ready', checks: { search: { isWell: false, reason: 'search.unavailable' } } })
})
