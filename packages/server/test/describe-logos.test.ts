import { unpackLogo, descriptorVersion as version } from '@marklot/similarity/logo'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepPicture } from '../src/ingest/pictures.store.ts'
import { logoKey } from '../src/platform/object-store-keys.ts'
import { allLogos, changedLogos, describingProgress, newestLogoRevision } from '../src/register/index.ts'
import { type MembersWorld, startMembersWorld } from './members-world.ts'

let at: MembersWorld
beforeAll(async () => {
  at = await startMembersWorld()
})
afterAll(() => at.close())

const drawing = (path: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><path fill="#063" d="${path}"/></svg>`))
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
async function store(id: string, picture: Buffer): Promise<string> {
  const key = logoKey('em', id, id.padStart(8, '0'), 'png')
  await at.objectStore.put(key, picture, { contentType: 'image/png' })
  return key
}
/** Stores a mark with this address for its picture. */
async function addMark(id: string, logo: string | null): Promise<number> {
  const { rows } = await at.world.pool.query<{ serial: number }>(
    `insert into brands (office, id, brand_type, state_category, state_key, application_number, nice_classes, logo, delivery, content_hash)
     values ('em', $1, 'Figurative', 'alive', 'em.registered', $1, '{9}', $2, 1, '') returning serial`,
    [`em-${id}`, logo],
  )
  return rows[0]?.serial ?? 0
}
const run = async () => {
  await at.days(0.01)
  await at.product.jobs.runDue(60_000)
}
const described = async () => {
  const found = new Map<number, Uint8Array | null>()
  for await (const batch of allLogos(at.world.pool, version)) for (const { serial, logo } of batch) found.set(serial, logo)
  return found
}

it('describes stored pictures once, and again when they change', async () => {
  const { pool } = at.world
  const leaf = await addMark('1', await store('1', await drawing('M10 10h60v90h-20z')))
  const blank = await addMark(
    '2',
    await store(
      '2',
      await sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ),
  )
  const broken = await addMark('3', await store('3', Buffer.from('No picture')))
  const linked = await addMark('4', 'https://office.test/4.png')
  await addMark('5', null)
  await run()
  const first = await described()
  expect([...first.keys()]).toEqual([leaf])
  expect(unpackLogo(first.get(leaf) as Uint8Array).views.length).toBeGreaterThan(0)
  const progress = await describingProgress(pool, version, new Date(0))
  expect(progress).toMatchObject({ described: 1, faults: { missing: 0, unreadable: 1, blank: 1 }, recent: 3 })
  const revision = await newestLogoRevision(pool)
  await run()
  expect(await changedLogos(pool, revision, version)).toBeUndefined()

  // The picture of a linked mark arrives without a change to the mark.
  await keepPicture(
    pool,
    { serial: linked, office: 'em', id: 'em-4', address: 'https://office.test/4.png' },
    await store('4', await drawing('M60 10l50 100h-100z')),
  )
  // The office delivers a different picture for one mark, and removes another mark's picture.
  await pool.query(`update brands set logo = $2, revision = nextval('brand_revision') where serial = $1`, [
    broken,
    await store('6', await drawing('M20 20h80v10h-80z')),
  ])
  await pool.query(`update brands set logo = null, revision = nextval('brand_revision') where serial = $1`, [leaf])
  await run()
  expect([...(await described()).keys()]).toEqual([broken, linked])
  const changes = await changedLogos(pool, revision, version)
  expect(changes?.logos.map(({ serial, logo }) => [serial, logo === null]).sort()).toEqual([
    [leaf, true],
    [broken, false],
    [linked, false],
  ])
  expect((await changedLogos(pool, 0, version + 1))?.logos.every(({ logo }) => logo === null)).toBe(true)
  expect(blank).toBeGreaterThan(0)
})

it('goes on where it was interrupted', async () => {
  const { pool } = at.world
  const before = (await described()).size
  const key = await store('7', await drawing('M10 60a50 50 0 1 1 100 0z'))
  for (let n = 0; n < 450; n++) await addMark(`7${n}`, key)
  await run()
  expect((await described()).size).toBe(before + 450)
  const { rows } = await pool.query<{ revisions: number }>('select count(distinct revision) as revisions from logo_descriptions')
  expect(rows[0]?.revisions).toBeGreaterThan(3)
})
