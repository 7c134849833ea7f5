import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProtocolFile } from '@marklot/contracts/search-protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { signingKey } from '../src/protocol/chain.ts'
import { verifyFile } from '../src/protocol/index.ts'
import { openKeys } from '../src/protocol/keys.ts'
import { recordSearch } from '../src/protocol/record.ts'
import { createFolder, dailyFile } from './ingest-files.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

let at: MembersWorld
let directory: string
beforeAll(async () => {
  at = await startMembersWorld()
  directory = await mkdtemp(join(tmpdir(), 'marklot-protocol-'))
  await addMark('99000001', 'TAVILO')
})
afterAll(async () => {
  await at.close()
  await rm(directory, { recursive: true, force: true })
})

async function addMark(serial: string, name: string): Promise<void> {
  const folder = await createFolder()
  const file = dailyFile('20260702', { serial, name, goods: { 9: 'Software' }, owner: 'ACME' })
  await runIngest({ office: 'us', paths: [await folder.write(`apc-${serial}.xml`, file)], pool: at.world.pool })
  await folder.close()
  await at.product.engine.catchUp()
}
const search = (person: Person, text: string) =>
  person.api.search.query({ body: { text, filters: { registrationOfficeCodes: ['us'] } as never } })
/** Creates a person whose protocol contains searches for these texts. */
async function keeper(...texts: string[]): Promise<Person> {
  const person = await at.personOf('enterprise')
  await person.api.searchProtocol.change({ body: { isOn: true } })
  for (const text of texts) await search(person, text)
  return person
}
async function exported({ api }: Person): Promise<ProtocolFile> {
  return JSON.parse(await (await api.searchProtocol.export()).text())
}
async function verify(file: ProtocolFile, keys?: object) {
  const path = join(directory, 'protocol.json')
  await writeFile(path, JSON.stringify(file))
  if (keys) await writeFile(join(directory, 'keys.json'), JSON.stringify(keys))
  return verifyFile(path, keys ? join(directory, 'keys.json') : null)
}
const publishedKeys = async () => (await fetch(`${at.origin}/.well-known/search-protocol-keys.json`)).json() as Promise<object>

it('keeps nothing until the account switches it on, and nothing more once it is off', async () => {
  const person = await at.personOf('enterprise')
  await search(person, 'Tavilo')
  expect(await person.api.searchProtocol.state()).toEqual({ isOn: false, entries: 0, lastHash: null })
  await person.api.searchProtocol.change({ body: { isOn: true } })
  await search(person, 'Tavilo')
  await person.api.searchProtocol.change({ body: { isOn: false } })
  await search(person, 'Tavilo')
  expect(await person.api.searchProtocol.state()).toMatchObject({ isOn: false, entries: 1 })
})

it('keeps which deliveries of a register were missing, and still verifies', async () => {
  const gapOf = (day: string | null) => at.world.pool.query(`update offices set gap_since = $1 where office = 'us'`, [day])
  await gapOf('2026-07-01')
  const person = await keeper('Tavilo')
  await gapOf(null)
  const [entry] = await person.api.searchProtocol.entries({ query: {} })
  expect(entry?.record.offices.find(({ code }) => code === 'us')).toMatchObject({ late: true, gapSince: '2026-07-01' })
  expect((await verify(await exported(person), await publishedKeys())).faults).toEqual([])
})

it('keeps query, registers, method, counts and hits', async () => {
  const person = await keeper('Tavilo')
  const [entry] = await person.api.searchProtocol.entries({ query: {} })
  expect(entry?.text).toMatchObject({
    question: { text: 'Tavilo', mode: 'name', minimumSimilarity: 70 },
    hits: [{ brandId: 'us-99000001', score: 100 }],
  })
  expect(entry?.record).toMatchObject({
    number: 1,
    method: { mode: 'name', minimumSimilarity: 70 },
    counts: { total: 1, totalIsLowerBound: false, hits: 1 },
  })
  expect(entry?.record.offices.find(({ code }) => code === 'us')).toMatchObject({ state: 'searched', asOf: '2026-07-02' })
  // The signed content does not reveal what was searched.
  expect(JSON.stringify(entry?.record)).not.toMatch(/tavilo|99000001/i)
})

describe('an export', () => {
  it('is proven by the published keys, without the database', async () => {
    const file = await exported(await keeper('Tavilo', 'Other', 'Third'))
    expect(await verify(file, await publishedKeys())).toEqual({
      entries: 3,
      erased: 0,
      lastHash: file.entries[2]?.hash,
      faults: [],
    })
  })

  it.each<[string, (file: ProtocolFile) => void, string]>([
    ['a count', ({ entries: [one] }) => Object.assign(one?.record.counts ?? {}, { total: 0 }), 'hash'],
    ['the time', ({ entries: [one] }) => Object.assign(one?.record ?? {}, { atUtc: '2020-01-01T00:00:00.000Z' }), 'signature'],
    ['the query', ({ entries: [one] }) => Object.assign(one?.text?.question ?? {}, { text: 'Changed' }), 'question'],
    ['the hits', ({ entries: [one] }) => one?.text?.hits.pop(), 'hits'],
    ['an entry left out', ({ entries }) => entries.splice(1, 1), 'previous'],
    ['the order', ({ entries }) => entries.reverse(), 'number'],
    ['the key', ({ entries: [one] }) => Object.assign(one ?? {}, { keyId: 'other' }), 'key'],
  ])('shows that %s was changed', async (_, change, fault) => {
    const file = await exported(await keeper('Tavilo', 'Other', 'Third'))
    change(file)
    const { faults } = await verify(file, await publishedKeys())
    expect(faults.map((one) => one.fault)).toContain(fault)
  })

  it('shows a chain that somebody computed and signed again', async () => {
    const file = await exported(await keeper('Tavilo'))
    const { signEntry } = await import('../src/protocol/chain.ts')
    const own = signingKey(new Uint8Array(32))
    const [entry] = file.entries
    if (!entry?.text) throw new Error('No entry')
    const forged = {
      ...file,
      keys: [own.published],
      entries: [signEntry({ ...entry.record, chain: crypto.randomUUID() }, entry.text, own)],
    }
    expect((await verify(forged)).faults).toEqual([])
    expect((await verify(forged, await publishedKeys())).faults).toEqual([{ number: 1, fault: 'key' }])
  })
})

it('stays verifiable when the key is replaced', async () => {
  const person = await keeper('Tavilo')
  const { id } = await person.api.accounts.ownAccount()
  const published = async () => (await publishedKeys()) as { keys: { kid: string }[] }
  const before = await published()
  const signingSeed = randomBytes(32)
  const replaced = openKeys({ pool: at.world.pool, clock: at.product.clock, signingSeed })
  const result = await search(person, 'Other')
  await recordSearch({ pool: at.world.pool, key: replaced.current }, id, Promise.resolve(result), at.now())
  const file = await exported(person)
  const { kid } = signingKey(signingSeed).published
  expect(file.entries.map(({ keyId }) => keyId === kid)).toEqual([false, false, true])
  expect((await published()).keys).toEqual(expect.arrayContaining([expect.objectContaining({ kid }), ...before.keys]))
  expect((await verify(file, await publishedKeys())).faults).toEqual([])
  // Somebody who has only the former keys cannot prove the new entry.
  expect((await verify(file, before)).faults).toEqual([{ number: 3, fault: 'key' }])
  // The new key can sign without the former secret.
  await at.world.pool.query(`update installation_secrets set name = 'destroyed' where name = 'search-protocol'`)
  const later = openKeys({ pool: at.world.pool, clock: at.product.clock, signingSeed })
  expect((await later.current()).published.kid).toBe(kid)
  expect(await later.published()).toHaveLength(before.keys.length + 1)
  await at.world.pool.query(`update installation_secrets set name = 'search-protocol' where name = 'destroyed'`)
})

it('stays whole when a text is erased, of which only the salted digest is left', async () => {
  const person = await keeper('Tavilo', 'Other')
  await person.api.searchProtocol.erase({ params: { number: 1 } })
  const file = await exported(person)
  expect(file.entries[0]?.text).toBeNull()
  expect(JSON.stringify(file.entries[0])).not.toMatch(/tavilo|salt"/i)
  expect(await verify(file, await publishedKeys())).toMatchObject({ entries: 2, erased: 1, faults: [] })
  await expect(person.api.searchProtocol.replay({ params: { number: 1 } })).rejects.toMatchObject({
    code: 'protocolEntry.erased',
  })
})

it("repeats a search against today's register and shows the difference", async () => {
  const person = await keeper('Kelvaro')
  expect(await person.api.searchProtocol.replay({ params: { number: 1 } })).toMatchObject({ isSame: true, added: [], gone: [] })
  await addMark('99000002', 'KELVARO')
  await expect
    .poll(async () => (await person.api.searchProtocol.replay({ params: { number: 1 } })).added, { timeout: 10_000 })
    .toEqual([{ brandId: 'us-99000002', score: 100 }])
  const replay = await person.api.searchProtocol.replay({ params: { number: 1 } })
  expect(replay).toMatchObject({ isSame: false, gone: [], counts: { total: 1 } })
  // Repeating a search does not create a new entry.
  expect(await person.api.searchProtocol.state()).toMatchObject({ entries: 1 })
})

it('adds searches that run at the same time one after the other', async () => {
  const person = await keeper()
  await Promise.all(Array.from({ length: 8 }, (_, place) => search(person, `Tavilo ${place}`)))
  const file = await exported(person)
  expect(file.entries.map(({ record }) => record.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect((await verify(file, await publishedKeys())).faults).toEqual([])
})

it("never shows another account's entries", async () => {
  await keeper('Tavilo')
  const other = await at.personOf('enterprise')
  expect(await other.api.searchProtocol.entries({ query: {} })).toEqual([])
  const code = 'protocolEntry.notFound'
  await expect(other.api.searchProtocol.replay({ params: { number: 1 } })).rejects.toMatchObject({ code })
  await expect(other.api.searchProtocol.erase({ params: { number: 1 } })).rejects.toMatchObject({ code })
})
