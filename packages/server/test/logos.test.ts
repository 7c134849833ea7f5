import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepLogos, type UploadsContext } from '../src/logos/uploads.ts'
import { type ObjectKey, uploadedLogosPrefix } from '../src/platform/object-store-keys.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

let at: MembersWorld
beforeAll(async () => {
  at = await startMembersWorld()
})
afterAll(() => at.close())

const picture = (width: number, background = 'red') =>
  sharp({ create: { width, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer()
const upload = ({ api }: Person, bytes: Buffer, type = 'image/jpeg') =>
  api.logos.upload({ body: { fields: {}, files: { logo: new Blob([new Uint8Array(bytes)], { type }) } } })

describe('an uploaded logo', () => {
  it('is one for the same picture of an account, and starts its day again', async () => {
    const [person, other] = await Promise.all([at.personOf('trial'), at.personOf('trial')])
    const first = await upload(person, await picture(64))
    await at.days(0.5)
    const withPlace = await sharp(await picture(64))
      .withExif({ IFD0: { Copyright: 'Secret' } })
      .png()
      .toBuffer()
    const again = await upload(person, withPlace, 'image/png')
    expect(again.id).toBe(first.id)
    expect(Date.parse(again.expiresUtc ?? '')).toBeGreaterThan(Date.parse(first.expiresUtc ?? ''))
    expect((await upload(person, await picture(64, 'blue'))).id).not.toBe(first.id)
    expect((await upload(other, await picture(64))).id).not.toBe(first.id)
    const { id } = await person.api.accounts.ownAccount()
    const keys: string[] = []
    for await (const key of at.objectStore.list(uploadedLogosPrefix(id))) keys.push(key)
    expect(keys).toHaveLength(2)
  })

  it('stays when it is uploaded again while expired logos are being deleted', async () => {
    const person = await at.personOf('trial')
    await upload(person, await picture(70))
    await at.days(0.01)
    const { id } = await upload(person, await picture(71))
    const tomorrow = new Date(at.now().getTime() + 25 * 3_600_000)
    const { pool } = at.world
    const deleted: ObjectKey[] = []
    const objectStore = {
      delete: async (key: ObjectKey) => {
        deleted.push(key)
        if (!key.includes(id)) await pool.query('update uploaded_logos set uploaded_at = $2 where id = $1', [id, tomorrow])
      },
    }
    const holders = { heldLogos: async () => [], letGoOfLogo: async () => undefined }
    const context = { pool, clock: { now: () => tomorrow }, objectStore, holders } as unknown as UploadsContext
    await sweepLogos(context, new AbortController().signal)
    expect(deleted.length).toBeGreaterThan(0)
    expect(deleted.filter((key) => key.includes(id))).toEqual([])
    expect((await person.api.logos.picture({ params: { id } })).size).toBeGreaterThan(0)
  })

  it('is what its bytes say, whatever its sender declares', async () => {
    const person = await at.personOf('trial')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M8 8h24v24H8z"/></svg>'
    expect(await upload(person, Buffer.from(svg), 'image/png')).toMatchObject({ width: 1200, height: 1200 })
    expect(await upload(person, await picture(65), 'application/octet-stream')).toMatchObject({ width: 65 })
    await expect(upload(person, Buffer.from('%PDF-1.7'), 'image/jpeg')).rejects.toMatchObject({ code: 'logo.unsupportedFormat' })
    await expect(upload(person, Buffer.from(svg.replace('<path', '<script/><path')), 'image/svg+xml')).rejects.toMatchObject({
      code: 'logo.unsafeDrawing',
      body: { message: expect.stringContaining('SVG-Datei') },
    })
    await expect(upload(person, Buffer.alloc(5 * 1024 * 1024 + 1))).rejects.toMatchObject({
      code: 'request.tooLarge',
      body: { message: expect.stringContaining('höchstens 5 MB') },
    })
  })

  it('is refused when a side becomes too short at the size at which it is stored', async () => {
    const person = await at.personOf('trial')
    expect(await upload(person, await picture(1800))).toMatchObject({ width: 1200, height: 32 })
    await expect(upload(person, await picture(1830))).rejects.toMatchObject({ code: 'logo.tooSmall' })
    const flat = sharp({ create: { width: 30_000, height: 33, channels: 3, background: 'red' } }).png()
    await expect(upload(person, await flat.toBuffer(), 'image/png')).rejects.toMatchObject({ code: 'logo.tooSmall' })
  })

  it('suggests which parts of a screenshot may be the logo', async () => {
    const [person, other] = await Promise.all([at.personOf('trial'), at.personOf('trial')])
    const rows = Array.from({ length: 6 }, (_, row) => `<path d="M40 ${150 + row * 40}h${420 - row * 30}v8h-300z"/>`).join('')
    const page = (logo: string) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><path fill="#fff" d="M0 0h500v500H0z"/>${logo}</svg>`,
      )
    const { id } = await upload(person, page(`<circle cx="70" cy="60" r="30" fill="#0a6b4a"/>${rows}`), 'image/svg+xml')
    const [first] = (await person.api.logos.frames({ params: { id } })).frames
    expect(first?.x).toBeCloseTo(0.08, 1)
    expect(first?.width).toBeCloseTo(0.13, 1)
    await expect(other.api.logos.frames({ params: { id } })).rejects.toMatchObject({ code: 'logo.notFound' })
    const logo = await upload(person, page('<circle cx="250" cy="250" r="200" fill="#0a6b4a"/>'), 'image/svg+xml')
    expect(await person.api.logos.frames({ params: { id: logo.id } })).toEqual({ frames: [] })
  })

  it('is deleted by its account only, and part of its data', async () => {
    const [person, other] = await Promise.all([at.personOf('trial'), at.personOf('trial')])
    const { id } = await upload(person, await picture(66))
    await expect(other.api.logos.remove({ params: { id } })).rejects.toMatchObject({ code: 'logo.notFound' })
    const answer = await fetch(`${at.origin}/api/v1/user/export`, { headers: { Authorization: `Bearer ${person.token}` } })
    expect(await answer.json()).toMatchObject({
      accounts: [{ uploadedLogos: [{ id, width: 66, mediaType: 'image/jpeg' }] }],
    })
    await person.api.logos.remove({ params: { id } })
    await expect(person.api.logos.picture({ params: { id } })).rejects.toMatchObject({ code: 'logo.notFound' })
  })
})
