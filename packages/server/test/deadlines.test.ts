import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { createFolder, dailyFile } from './ingest-files.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

const registered = 'us-99000001'
const published = 'us-99000002'
const dead = 'us-99000003'
const risk = 'us-99000004'

/** The product's day in these tests before any test moves the clock. */
const day = '2026-07-02'

let at: MembersWorld
beforeAll(async () => {
  at = await startMembersWorld()
  await at.product.settableClock?.set(new Date(`${day}T12:00:00Z`))
  await deliver('20260701', [registeredOn('20170105'), publishedOn('99000002', 'DAVILO', '20260616')])
})
afterAll(() => at.close())

/** Returns a case file with more header fields than that of the general helper. */
const header = (serial: string, name: string, status: string, facts: string) =>
  `<case-file><serial-number>${serial}</serial-number><case-file-header><filing-date>20160102</filing-date><status-code>${status}</status-code>${facts}<mark-identification>${name}</mark-identification><mark-drawing-code>4000</mark-drawing-code></case-file-header></case-file>`
const registeredOn = (from: string) =>
  header('99000001', 'TAVILO, tea; tins', '700', `<registration-date>${from}</registration-date>`).replace(
    '</serial-number>',
    '</serial-number><registration-number>5000001</registration-number>',
  )
const publishedOn = (serial: string, name: string, from: string) =>
  header(serial, name, '686', `<published-for-opposition-date>${from}</published-for-opposition-date>`)

async function deliver(of: string, cases: readonly string[]): Promise<void> {
  const folder = await createFolder()
  const text = dailyFile(of).replace('</action-keys>', `${cases.join('\n')}</action-keys>`)
  await runIngest({ office: 'us', paths: [await folder.write(`apc${of.slice(2)}.xml`, text)], pool: at.world.pool })
  await folder.close()
}

async function pin({ api }: Person, name: string, ...brandIds: string[]): Promise<void> {
  const { id } = await api.boards.saveBoard({ body: { name } })
  for (const brandId of brandIds) await api.boards.saveBookmark({ params: { containerId: id }, body: { brandId } })
}
const linesOf = async ({ api }: Person, count?: number) =>
  (await api.deadlines.list({ query: count === undefined ? {} : { count } })).deadlines.map(
    ({ date, kind, brand, daysLeft }) => `${date} ${kind} ${brand.brandId} ${daysLeft}`,
  )
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ status, code }) => `${status} ${code}`,
  )
/** Returns the calendar at an address, with folded lines joined. */
async function feed(address: string): Promise<{ status: number; headers: Headers; lines: string[] }> {
  const answer = await fetch(`${at.origin}${new URL(address).pathname}`)
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, lines: text.replace(/\r\n /g, '').split('\r\n') }
}
const valuesOf = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length))

describe('deadlines', () => {
  it('are those of pinned brands, each once, with renewal and late renewal, and their rule', async () => {
    const somebody = await at.person('pins')
    expect(await somebody.api.deadlines.list({})).toMatchObject({ upcoming: 0, past: 0, leftOutBrands: 0, deadlines: [] })
    await pin(somebody, 'Tee', registered, published)
    await pin(somebody, 'Dosen', registered)
    expect(await linesOf(somebody)).toEqual([
      `2026-07-16 opposition ${published} 14`,
      `2027-01-05 renewal ${registered} 187`,
      `2027-07-06 lateRenewal ${registered} 369`,
    ])
    const { today, upcoming, deadlines } = await somebody.api.deadlines.list({})
    expect({ today, upcoming }).toEqual({ today: day, upcoming: 3 })
    expect(deadlines[0]).toMatchObject({
      isComputed: true,
      startDate: '2026-06-16',
      source: expect.stringContaining('15 USC 1063'),
    })
    expect(deadlines[1]?.boards.map(({ name }) => name)).toEqual(['Tee', 'Dosen'])
    expect(deadlines[2]).toMatchObject({ rule: 'closed', brand: { numberDisplay: expect.any(String) } })
    expect(await linesOf(somebody, 1)).toHaveLength(1)
  })

  it('are those of open risks too, until they are accepted', async () => {
    await deliver('20260702', [publishedOn('99000004', 'TAVIRO', '20260616')])
    const somebody = await at.personOf('professional')
    const { id } = await somebody.api.radar.save({
      body: { name: 'Tea', text: 'Tavilo', assessments: [{ brandId: risk, assessment: 'open' }] },
    })
    const { deadlines } = await somebody.api.deadlines.list({})
    expect(deadlines).toMatchObject([{ brand: { brandId: risk }, boards: [], storedBrandQueries: [{ id, name: 'Tea' }] }])
    await somebody.api.radar.assess({ params: { id, brandId: risk }, body: { assessment: 'accepted' } })
    expect(await linesOf(somebody)).toEqual([])
  })

  it('keep past ones for twelve months, after the upcoming ones, and know none of dead or unknown brands', async () => {
    await deliver('20260703', [
      header('99000003', 'STAVILO', '602', '<published-for-opposition-date>20260616</published-for-opposition-date>'),
      publishedOn('99000005', 'LAST YEAR', '20250801'),
      publishedOn('99000006', 'LONG AGO', '20240801'),
    ])
    const somebody = await at.person('past')
    await pin(somebody, 'Tee', registered, dead, risk, 'us-99000005', 'us-99000006')
    await at.world.pool.query(`update board_bookmarks set brand_id = 'us-1' where brand_id = $1`, [risk])
    expect((await linesOf(somebody)).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '2027-01-05 renewal',
      '2027-07-06 lateRenewal',
      '2025-09-02 opposition',
    ])
    expect(await somebody.api.deadlines.list({})).toMatchObject({ upcoming: 2, past: 1 })
  })
})

describe('the private calendar', () => {
  it('has an address that is shown once, can be renewed, and stops working when it is ended', async () => {
    const somebody = await at.person('calendar')
    const { deadlines } = somebody.api
    expect(await deadlines.calendar()).toBeNull()
    expect(await refusal(deadlines.changeCalendar({ body: { reminds: true } }))).toBe('404 calendar.notFound')
    const first = await deadlines.createCalendar({ body: {} })
    expect(await deadlines.calendar()).toEqual({ createdUtc: first.createdUtc, reminds: false })
    const { rows } = await at.world.pool.query<{ all: string }>(
      'select string_agg(deadline_calendars::text, chr(10)) as all from deadline_calendars',
    )
    expect(rows[0]?.all).not.toContain(first.address.split('/').at(-1)?.replace('.ics', ''))
    expect((await feed(first.address)).status).toBe(200)
    expect((await feed(first.address.replace('.ics', ''))).status).toBe(200)
    const second = await deadlines.createCalendar({ body: {} })
    expect([(await feed(first.address)).status, (await feed(second.address)).status]).toEqual([404, 200])
    await deadlines.removeCalendar()
    await deadlines.removeCalendar()
    expect((await feed(second.address)).status).toBe(404)
    expect((await feed(`${at.origin}/api/v1/Calendars/short`)).status).toBe(400)
  })

  it('holds the deadlines in the language of the account and names nobody', async () => {
    const somebody = await at.person('private', { name: 'Erika Muster', email: 'erika@lindenhof.test', email_verified: true })
    await somebody.api.accounts.ownAccount()
    await somebody.api.accounts.changeAccount({
      params: { id: (await somebody.api.accounts.ownAccount()).id },
      body: { notificationLanguage: 'fr', name: 'Mandat Kolkwitz' },
    })
    await pin(somebody, 'Geheime Liste', registered)
    const { address } = await somebody.api.deadlines.createCalendar({ body: { reminds: true } })
    const { headers, lines } = await feed(address)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(valuesOf(lines, 'SUMMARY:')).toEqual([
      expect.stringMatching(/^Renouvellement à effectuer\u202f: TAVILO\\, tea\\; tins \(US /),
      expect.stringMatching(/^Dernier jour du renouvellement tardif\u202f: TAVILO/),
    ])
    expect(valuesOf(lines, 'DTSTART;VALUE=DATE:')).toEqual(['20270105', '20270706'])
    expect(valuesOf(lines, 'DTSTAMP:').every((stamp) => stamp.startsWith('2026'))).toBe(true)
    expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2)
    expect(lines.join('\n')).not.toMatch(/Erika|Muster|lindenhof|Kolkwitz|Geheime/)
    await somebody.api.deadlines.changeCalendar({ body: { reminds: false } })
    expect((await feed(address)).lines).not.toContain('BEGIN:VALARM')
  })

  it('keeps the identity of a deadline that moves', async () => {
    const somebody = await at.person('moving')
    await deliver('20260704', [publishedOn('99000007', 'MOVING', '20260616')])
    await pin(somebody, 'Tee', 'us-99000007')
    const { address } = await somebody.api.deadlines.createCalendar({ body: {} })
    const before = (await feed(address)).lines
    await deliver('20260705', [publishedOn('99000007', 'MOVING', '20260623')])
    const after = (await feed(address)).lines
    expect(valuesOf(after, 'UID:')).toEqual(valuesOf(before, 'UID:'))
    expect([valuesOf(before, 'DTSTART;VALUE=DATE:'), valuesOf(after, 'DTSTART;VALUE=DATE:')]).toEqual([
      ['20260716'],
      ['20260723'],
    ])
    const other = await at.person('other')
    await pin(other, 'Tee', 'us-99000007')
    const theirs = await other.api.deadlines.createCalendar({ body: {} })
    expect(valuesOf((await feed(theirs.address)).lines, 'UID:')).not.toEqual(valuesOf(after, 'UID:'))
  })

  it('is not served for a suspended account, is part of its data and goes with it', async () => {
    const administrator = await at.personOf('administrator')
    const somebody = await at.person('leaving')
    const { id } = await somebody.api.accounts.ownAccount()
    const { address, createdUtc } = await somebody.api.deadlines.createCalendar({ body: {} })
    const data = JSON.stringify(JSON.parse(await (await somebody.api.accounts.export()).text()))
    expect(data).toContain(`"deadlineCalendar":{"createdUtc":"${createdUtc}","reminds":false}`)
    await administrator.api.accounts.accountState({ params: { id }, body: { state: 'suspended' } })
    expect((await feed(address)).status).toBe(404)
    await administrator.api.accounts.accountState({ params: { id }, body: { state: 'active' } })
    expect((await feed(address)).status).toBe(200)
    await at.world.pool.query('delete from accounts where id = $1', [id])
    expect((await feed(address)).status).toBe(404)
  })
})
