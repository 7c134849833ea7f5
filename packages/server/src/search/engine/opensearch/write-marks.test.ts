import { type IndexedMark, rowOf } from '@marklot/register-index'
import { expect, it } from 'vitest'
import type { Cluster } from './cluster.ts'
import { MarkWriter } from './write-marks.ts'

const mark: IndexedMark = {
  serial: 7,
  name: 'Lumora',
  translation: null,
  office: 'de',
  category: 'alive',
  type: 'Combined',
  stateKey: 'de.x',
  niceClasses: [9],
  viennaCategories: [],
  applicationDate: null,
  registrationDate: null,
  oppositionPeriodEndDate: null,
  priorityDate: null,
  ownerName: null,
  ownerSeat: null,
}

/** Returns a cluster that stores the version of each document, as the real one does for external versions. */
function versionedCluster() {
  const versions = new Map<string, number>()
  const bulk = async (lines: string) => {
    const actions = lines
      .split('\n')
      .filter((text) => /^\{"(index|delete)"/.test(text))
      .map((text) => JSON.parse(text) as Record<'index' | 'delete', { _id: string; version: number; version_type: string }>)
    const items = actions.map(({ index, delete: removed }) => {
      const { _id, version, version_type } = index ?? removed
      const isOutdated = version_type === 'external_gte' && version < (versions.get(_id) ?? 0)
      if (!isOutdated) versions.set(_id, version)
      const result = { _id, status: isOutdated ? 409 : 200, ...(isOutdated && { error: { type: 'conflict' } }) }
      return index ? { index: result } : { delete: result }
    })
    return { errors: items.some((item) => (item.index ?? item.delete)?.error !== undefined), items }
  }
  return { versions, cluster: { bulk } as unknown as Cluster }
}

it('lets no process that lost the lock undo a newer mark or logo', async () => {
  const { versions, cluster } = versionedCluster()
  const write = async (version: number) => {
    const writer = new MarkWriter(cluster, 'marks', version)
    await writer.add([mark])
    await writer.addLogos([{ mark: rowOf({ ...mark, serial: 8 }), logo: null }])
    await writer.end()
  }
  await write(12)
  await write(11)
  expect([...versions]).toEqual([
    ['7', 12],
    ['8', 12],
  ])
})
