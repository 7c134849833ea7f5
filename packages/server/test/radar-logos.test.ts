import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepPicture } from '../src/ingest/pictures.store.ts'
import { packDocument } from '../src/register/index.ts'
import { addDrawnMark, arrow, drawing, fork, leaf, storePicture } from './drawn-marks.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

let at: MembersWorld
beforeAll(async () => {
  at = await startMembersWorld()
  const noon = new Date(at.now()).setUTCHours(36, 0, 0, 0)
  await at.days((noon - at.now().getTime()) / 86_400_000)
  await at.world.pool.query(`insert into offices (office, marks, is_sample) values ('em', 3, false)`)
  await mark({ id: '1', picture: await drawing(leaf) })
  await mark({ id: '2', picture: null, name: 'TAVELO' })
  await settle()
})
afterAll(() => at.close())

/** Stores a mark with the document that executions read. */
async function mark(drawn: Parameters<typeof addDrawnMark>[1]): Promise<number> {
  const serial = await addDrawnMark(at, drawn)
  await at.world.pool.query(`insert into brand_documents (office, serial, document) values ('em', $1, $2)`, [
    serial,
    packDocument({ goods: [], viennaClasses: [], processes: [] } as never),
  ])
  return serial
}
/** Runs the jobs that are due. */
async function settle(days = 0.01): Promise<void> {
  await at.days(days)
  await at.product.jobs.runDue(60_000)
  await at.product.engine.catchUp()
}

let people = 0
async function subscriber(): Promise<{ person: Person; mail: string }> {
  const subject = `logo-subscriber-${++people}`
  const mail = `${subject}@lindenhof.test`
  await at.personOf('enterprise', subject)
  return { person: await at.person(subject, { email: mail, email_verified: true }), mail }
}
const upload = async ({ api }: Person, picture: Buffer) =>
  (await api.logos.upload({ body: { fields: {}, files: { logo: new Blob([new Uint8Array(picture)], { type: 'image/png' }) } } }))
    .id
const named = (id: string) => ({ id, crop: null, leaveOut: [], turned: true, parts: true })
type Input = Parameters<Person['api']['radar']['save']>[0]['body']
const save = (person: Person, id: string, input: Partial<Input> = {}) =>
  person.api.radar.save({ body: { name: 'Leaf', mode: 'logo', logo: named(id), ...input } })
const watch = (person: Person, id: string, input: Partial<Input> = {}) =>
  save(person, id, { executionFrequency: 'daily', onlyNewBrands: true, ...input })
const newestOf = async (person: Person, id: number) =>
  (await person.api.radar.history({ params: { id }, query: {} })).executions[0] as NonNullable<
    Awaited<ReturnType<Person['api']['radar']['history']>>['executions'][0]
  >
const resultOf = async (person: Person, id: number) =>
  person.api.radar.result({ params: { id: (await newestOf(person, id)).id } })

describe('a saved search by logo', () => {
  it('keeps its picture beyond a day, until nothing names it any more', async () => {
    const { person } = await subscriber()
    const picture = await upload(person, await drawing(leaf))
    const saved = await save(person, picture, { minimumLogoSimilarity: 80, sameIdea: true })
    expect(saved).toMatchObject({ mode: 'logo', logo: named(picture), minimumLogoSimilarity: 80, sameIdea: true, text: '' })
    await settle(3)
    expect((await person.api.logos.picture({ params: { id: picture } })).type).toBe('image/jpeg')
    const { result } = await person.api.radar.hits({ params: { id: saved.id }, body: {} })
    expect(result).toMatchObject({
      hits: [{ brandId: 'em-1', similarity: { logo: { kind: 'identical' } } }],
      logo: { id: picture },
    })
    await person.api.radar.remove({ params: { id: saved.id } })
    await settle(0.1)
    await expect(person.api.logos.picture({ params: { id: picture } })).rejects.toMatchObject({ code: 'logo.notFound' })
  })

  it('keeps it with a query, and compares both', async () => {
    const { person } = await subscriber()
    const picture = await upload(person, await drawing(leaf))
    const { id, logo } = await save(person, picture, { mode: 'expert', query: 'class:9 NOT name:tavelo' })
    expect(logo).toEqual(named(picture))
    await settle(2)
    expect((await person.api.logos.picture({ params: { id: picture } })).type).toBe('image/jpeg')
    await person.api.radar.execute({ params: { id } })
    const { brands, logosCompared } = await resultOf(person, id)
    expect(brands).toMatchObject([{ brandId: 'em-1', similarity: { logo: { kind: 'identical' } } }])
    expect(logosCompared).toMatchObject({ of: 1, total: 1 })
    await save(person, picture, { id, mode: 'expert', query: 'name:tavelo' })
    await person.api.radar.execute({ params: { id } })
    expect((await resultOf(person, id)).brands).toEqual([])
    const { result } = await person.api.radar.hits({ params: { id }, body: { sort: 'shape' } })
    expect(result).toMatchObject({ total: 0, query: { sort: 'shape' }, logosCompared: { of: 0, total: 1 } })
  })

  it('releases a picture that another one replaces', async () => {
    const { person } = await subscriber()
    const [first, second] = [await upload(person, await drawing(leaf)), await upload(person, await drawing(fork))]
    const { id } = await save(person, first)
    await save(person, second, { id })
    await settle(2)
    await expect(person.api.logos.picture({ params: { id: first } })).rejects.toMatchObject({ code: 'logo.notFound' })
    expect((await person.api.logos.picture({ params: { id: second } })).type).toBe('image/jpeg')
    await save(person, second, { id, mode: 'name', text: 'Leaf' })
    await settle(0.1)
    await expect(person.api.logos.picture({ params: { id: second } })).rejects.toMatchObject({ code: 'logo.notFound' })
  })

  it('needs a picture of the own account, with something to see', async () => {
    const { person } = await subscriber()
    const other = (await subscriber()).person
    const picture = await upload(other, await drawing(leaf))
    await expect(save(person, picture)).rejects.toMatchObject({ code: 'logo.notFound' })
    await expect(person.api.radar.save({ body: { name: 'Leaf', mode: 'logo' } })).rejects.toMatchObject({
      code: 'request.invalid',
    })
    const blank = await upload(person, await drawing(''))
    await expect(save(person, blank)).rejects.toMatchObject({ code: 'logo.blank' })
  })

  it('is exported with its description, and erased with the account', async () => {
    const { person } = await subscriber()
    await save(person, await upload(person, await drawing(arrow)))
    const account = await person.api.accounts.ownAccount()
    const data = await fetch(`${at.origin}/api/v1/user/export`, { headers: { Authorization: `Bearer ${person.token}` } })
    expect(await data.text()).toMatch(/"logoDescription":\s*\{\s*"/)
    await at.world.pool.query('delete from accounts where id = $1', [account.id])
    const { rows } = await at.world.pool.query('select 1 from uploaded_logos where account_id = $1', [account.id])
    expect(rows).toEqual([])
  })
})

describe('an execution by hand', () => {
  it('stores how alike each logo was, and how many were compared', async () => {
    const { person } = await subscriber()
    const picture = await upload(person, await drawing(leaf, { transform: 'matrix(-1 0 0 1 120 0)' }))
    const { id } = await save(person, picture)
    await person.api.radar.execute({ params: { id } })
    const result = await resultOf(person, id)
    expect(result.brands).toMatchObject([
      { brandId: 'em-1', similarity: { logo: { kind: 'identical', alterations: ['mirrored'] } }, score: null },
    ])
    expect(result.logosCompared).toMatchObject({ of: 1, total: 2 })
    const table = await person.api.radar.exportResult({ params: { id: result.execution.id }, query: { format: 'csv' } })
    expect(await table.text()).toContain('Logo-Ähnlichkeit in %')
  })

  it('joins name and logo, and says that a mark without a picture is unknown', async () => {
    const { person } = await subscriber()
    const { id } = await save(person, await upload(person, await drawing(leaf)), { mode: 'nameAndLogo', text: 'Tavelo' })
    await person.api.radar.execute({ params: { id } })
    const { brands } = await resultOf(person, id)
    expect(brands.find(({ brandId }) => brandId === 'em-1')).toMatchObject({ similarity: { logo: { score: 100 } } })
    expect(brands.find(({ brandId }) => brandId === 'em-2')).toMatchObject({ score: { total: 100 }, similarity: { logo: null } })
  })
})

interface ReceivedMail {
  html: string
  text: string
  attachments: { filename: string; mediaType: string; size: number }[]
}
const mailsTo = async (to: string): Promise<ReceivedMail[]> =>
  (await (await fetch(`${at.origin}/_sim/mailbox/messages?to=${encodeURIComponent(to)}`)).json()) as ReceivedMail[]

describe('a daily search by logo', () => {
  it('reports a new mark once its logo can be compared, whenever the picture arrived', async () => {
    const { person, mail } = await subscriber()
    const other = (await subscriber()).mail
    const old = await mark({ id: '11', picture: null, address: 'https://office.test/11.png' })
    const { id } = await watch(person, await upload(person, await drawing(fork)), { shareResults: [other] })
    await at.world.pool.query(`update radar_mail_addresses set confirmed_at = asked_at`)
    const late = await mark({ id: '12', picture: null, address: 'https://office.test/12.png' })
    await mark({ id: '13', picture: await drawing(arrow) })
    await settle()
    await settle(1)
    expect(await newestOf(person, id)).toMatchObject({ state: 'resultAvailable', total: 0 })
    expect((await resultOf(person, id)).logosCompared).toMatchObject({ of: 1, total: 2 })

    for (const [serial, number] of [
      [old, '11'],
      [late, '12'],
    ] as const)
      await keepPicture(
        at.world.pool,
        { serial, office: 'em', id: `em-${number}`, address: `https://office.test/${number}.png` },
        await storePicture(at, number, await drawing(fork, { ink: number === '11' ? '#063' : '#a00' })),
      )
    await settle()
    await settle(1)
    const { brands, logosCompared } = await resultOf(person, id)
    expect(brands.map(({ brandId }) => brandId).sort()).toEqual(['em-11', 'em-12'])
    expect(brands.find(({ brandId }) => brandId === 'em-12')?.similarity?.logo?.alterations).toContain('recoloured')
    expect(logosCompared).toMatchObject({ of: 2, total: 2 })
    await settle(1)
    expect(await newestOf(person, id)).toMatchObject({ total: 0 })

    const mails = await mailsTo(mail)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Logo: 100\u00a0%, identisch')
    expect(mails[0]?.html).toMatch(/<img src="cid:\d+\.em-12@radar" width="\d+" alt="Logo: /)
    expect(mails[0]?.html).not.toMatch(/<img src="http/)
    expect(mails[0]?.attachments.map(({ filename, mediaType }) => [filename, mediaType]).sort()).toEqual([
      ['em-11.png', 'image/png'],
      ['em-12.png', 'image/png'],
    ])
    expect(mails[0]?.attachments.every(({ size }) => size > 300)).toBe(true)

    // Readers of a shared result can see the logo only through the link of that result.
    const token = /\/shared\/([\w.-]+)/.exec((await mailsTo(other)).map(({ text }) => text).join())?.[1] ?? ''
    const whole = { x: 0, y: 0, width: 1, height: 1 }
    expect((await at.visitor.radar.sharedLogo({ params: { token }, query: whole })).type).toBe('image/webp')
    const altered = `${token.slice(0, -3)}AAA`
    await expect(at.visitor.radar.sharedLogo({ params: { token: altered }, query: whole })).rejects.toMatchObject({ status: 404 })
    const uploaded = (await person.api.radar.read({ params: { id } })).logo?.id ?? ''
    await expect(at.visitor.logos.picture({ params: { id: uploaded } })).rejects.toMatchObject({ status: 401 })
  })

  it('compares the logo of a mark that was found by its name', async () => {
    const { person } = await subscriber()
    const picture = await upload(person, await drawing(leaf))
    const { id } = await watch(person, picture, { mode: 'nameAndLogo', text: 'Quarzberg', minimumLogoSimilarity: 95 })
    await mark({ id: '21', picture: await drawing(arrow), name: 'QUARZBERG' })
    await mark({ id: '22', picture: await drawing(leaf, { ink: '#06a' }) })
    await settle()
    await settle(1)
    const { brands } = await resultOf(person, id)
    expect(brands.map(({ brandId }) => brandId).sort()).toEqual(['em-21', 'em-22'])
    const byName = brands.find(({ brandId }) => brandId === 'em-21')
    expect(byName).toMatchObject({ score: { total: 100 } })
    expect(byName?.similarity?.logo?.score ?? 0).toBeLessThan(95)
  })

  it('describes its picture again when the descriptor has changed, and reports nothing twice', async () => {
    const { person } = await subscriber()
    const { id } = await watch(person, await upload(person, await drawing(arrow)))
    await at.world.pool.query(
      `update stored_brand_queries set logo_description = jsonb_set(logo_description, '{version}', '0') where id = $1`,
      [id],
    )
    await mark({ id: '31', picture: await drawing(arrow, { ink: '#333' }) })
    await settle()
    await settle(1)
    expect((await resultOf(person, id)).brands.map(({ brandId }) => brandId)).toEqual(['em-31'])
    const { rows } = await at.world.pool.query<{ version: number }>(
      `select (logo_description ->> 'version')::integer as version from stored_brand_queries where id = $1`,
      [id],
    )
    expect(rows[0]?.version).toBeGreaterThan(0)
    // The register's pictures are also described again, but that does not make any of them new.
    await at.world.pool.query(`update logo_descriptions set version = 0`)
    await at.world.pool.query(`delete from register_state where key = 'logosDescribed'`)
    await settle()
    await settle(1)
    expect(await newestOf(person, id)).toMatchObject({ state: 'resultAvailable', total: 0 })
  })

  it('is watched with its query, and reports only new marks that satisfy both', async () => {
    const { person } = await subscriber()
    const picture = await upload(person, await drawing(fork))
    const { id } = await watch(person, picture, { mode: 'expert', query: 'class:9 NOT name:other' })
    await mark({ id: '61', picture: await drawing(fork) })
    await mark({ id: '62', picture: await drawing(fork), name: 'OTHER' })
    await settle()
    await settle(1)
    expect((await resultOf(person, id)).brands).toMatchObject([{ brandId: 'em-61', similarity: { logo: { kind: 'identical' } } }])
  })
})

it('replays the last twelve months by logo', async () => {
  const { person } = await subscriber()
  const logo = named(await upload(person, await drawing(fork)))
  const day = at.now().toISOString().slice(0, 10)
  const serial = await mark({ id: '41', picture: await drawing(fork, { ink: '#909' }) })
  await at.world.pool.query(`update brands set application_date = $2, revision = nextval('brand_revision') where serial = $1`, [
    serial,
    day,
  ])
  await settle()
  const test = await person.api.radar.backTest({ body: { mode: 'logo', logo, executionFrequency: 'daily' } })
  expect(test.brands).toMatchObject([{ brandId: 'em-41', similarity: 100 }])
  expect(test.curve.at(-1)).toMatchObject({ minimumSimilarity: 100, brands: 1, mails: 1 })
  const both = await person.api.radar.backTest({
    body: { mode: 'nameAndLogo', text: 'Nordlicht', logo, executionFrequency: 'daily' },
  })
  expect(both.brands).toMatchObject([{ brandId: 'em-41', similarity: null }])
})

it('shows administrators how many pictures have been described', async () => {
  const administrator = await at.personOf('administrator')
  await mark({ id: '51', picture: Buffer.from('No picture') }).catch(() => undefined)
  await settle()
  const progress = await administrator.api.administration.logoProgress()
  expect(progress.described).toBe(progress.pictures - progress.waiting - progress.faults.unreadable)
  expect(progress).toMatchObject({ waiting: 0, withoutPicture: expect.any(Number), faults: { missing: 0, blank: 0 } })
  expect(progress.asOfUtc).not.toBeNull()
  expect(progress.lastUtc).not.toBeNull()
})
