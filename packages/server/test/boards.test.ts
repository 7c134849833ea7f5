import type { RegistrationOfficeCode } from '@marklot/contracts'
import { mostBoards, mostBookmarks } from '@marklot/contracts/boards'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { createFolder, dailyFile } from './ingest-files.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'
import { readZip } from './read-zip.ts'

const tavilo = 'us-99000001'
const davilo = 'us-99000002'
const stavilo = 'us-99000003'
const all = [tavilo, davilo, stavilo]

let at: MembersWorld
beforeAll(async () => {
  at = await startMembersWorld()
  await deliver(
    '20260702',
    {
      serial: '99000001',
      name: 'TAVILO',
      goods: { 9: '=HYPERLINK("https://x.test")', 42: 'Hosting' },
      owner: '@ACME &amp; Sons',
    },
    { serial: '99000002', name: 'DAVILO', goods: { 30: 'Tea' }, owner: 'ACME' },
    { serial: '99000003', name: 'STAVILO', goods: { 11: 'Lamps' }, owner: 'ACME' },
  )
})
afterAll(() => at.close())

async function deliver(day: string, ...cases: Parameters<typeof dailyFile>[1][]): Promise<void> {
  const folder = await createFolder()
  const path = await folder.write(`apc${day.slice(2)}.xml`, dailyFile(day, ...cases))
  await runIngest({ office: 'us', paths: [path], pool: at.world.pool })
  await folder.close()
}

const save = ({ api }: Person, name?: string) => api.boards.saveBoard({ body: { name } })
const pin = ({ api }: Person, containerId: number, brandId: string, rest: { note?: string; position?: number } = {}) =>
  api.boards.saveBookmark({ params: { containerId }, body: { brandId, ...rest } })
const pinned = async ({ api }: Person, containerId: number) =>
  (await api.boards.bookmarks({ params: { containerId } })).map(({ brandId }) => brandId)
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ status, code }) => `${status} ${code}`,
  )

describe('boards', () => {
  it('begin with none; the first one without a name is named in the language of each reader', async () => {
    const somebody = await at.person('first')
    expect(await somebody.api.boards.boards({})).toEqual([])
    const board = await save(somebody)
    expect(board).toMatchObject({ name: 'Meine Marken', isDefault: true, count: 0, thumbnails: [], bookmarkId: null })
    const inEnglish = await at.person('first', undefined, 'en')
    expect(await inEnglish.api.boards.boards({})).toMatchObject([{ id: board.id, name: 'My brands' }])
    expect((await save(inEnglish, 'my BRANDS')).id).toBe(board.id)
  })

  it('are created once for each name, also when calls overlap', async () => {
    const somebody = await at.person('overlapping')
    const boards = await Promise.all([1, 2, 3, 4].map(() => save(somebody, ' Mandat Kolkwitz ')))
    const again = await save(somebody, 'MANDAT kolkwitz')
    expect(new Set([...boards, again].map(({ id }) => id)).size).toBe(1)
    expect(again).toMatchObject({ name: 'Mandat Kolkwitz', isDefault: false })
    await Promise.all([1, 2, 3].map(() => save(somebody)))
    expect(await somebody.api.boards.boards({})).toHaveLength(2)
  })

  it('are renamed, but not to the name of another board', async () => {
    const somebody = await at.person('renaming')
    const [first, second] = [await save(somebody), await save(somebody, 'Tee')]
    const rename = (id: number, name?: string) => somebody.api.boards.saveBoard({ body: { id, name } })
    expect(await rename(first.id, 'Kaffee')).toMatchObject({ id: first.id, name: 'Kaffee', isDefault: false })
    expect(await refusal(rename(second.id, 'kaffee'))).toBe('409 board.nameTaken')
    expect(await rename(second.id, 'TEE')).toMatchObject({ name: 'TEE' })
    expect(await rename(first.id, 'Meine Marken')).toMatchObject({ isDefault: true })
    expect(await refusal(rename(second.id))).toBe('409 board.nameTaken')
    expect(await refusal(rename(987_654, 'x'))).toBe('404 board.notFound')
    expect(await refusal(rename(second.id, '  '))).toBe('400 request.invalid')
    expect(await refusal(rename(second.id, 'x'.repeat(101)))).toBe('400 request.invalid')
  })

  it('show their first four brands and where the named brand is pinned', async () => {
    const somebody = await at.person('listing')
    const [tea, lamps] = [await save(somebody, 'Tee'), await save(somebody, 'Lampen')]
    const bookmark = await pin(somebody, tea.id, davilo)
    await pin(somebody, tea.id, tavilo)
    const listed = await somebody.api.boards.boards({ query: { brandId: davilo } })
    expect(listed).toMatchObject([
      { id: tea.id, count: 2, bookmarkId: bookmark.id, thumbnails: [{ name: 'DAVILO' }, { name: 'TAVILO' }] },
      { id: lamps.id, count: 0, bookmarkId: null, thumbnails: [] },
    ])
    expect(await somebody.api.boards.board({ params: { id: tea.id } })).toMatchObject({ id: tea.id, count: 2 })
  })

  it('are deleted with their bookmarks', async () => {
    const somebody = await at.person('deleting')
    const { id } = await save(somebody)
    await pin(somebody, id, tavilo)
    await somebody.api.boards.deleteBoard({ params: { id } })
    expect(await somebody.api.boards.boards({})).toEqual([])
    expect(await refusal(somebody.api.boards.deleteBoard({ params: { id } }))).toBe('404 board.notFound')
    expect(await refusal(pinned(somebody, id))).toBe('404 board.notFound')
  })

  it('of another account are not found by any call', async () => {
    const owner = await at.personOf('professional')
    const board = await save(owner)
    const bookmark = await pin(owner, board.id, tavilo)
    const { api } = await at.personOf('professional')
    const ids = { containerId: board.id, id: bookmark.id }
    const calls = [
      api.boards.board({ params: board }),
      api.boards.saveBoard({ body: { id: board.id, name: 'mine' } }),
      api.boards.deleteBoard({ params: board }),
      api.boards.exportBoard({ params: board, query: { format: 'csv' } }),
      api.boards.bookmarks({ params: ids }),
      api.boards.saveBookmark({ params: ids, body: { brandId: davilo } }),
      api.boards.bookmark({ params: { ...ids, id: 'any' }, query: { brandId: tavilo } }),
      api.boards.deleteBookmark({ params: ids }),
    ]
    expect(new Set(await Promise.all(calls.map(refusal)))).toEqual(new Set(['404 board.notFound']))
    expect(await pinned(owner, board.id)).toEqual([tavilo])
  })

  it('are limited in number', async () => {
    const somebody = await at.person('many boards')
    await save(somebody)
    await at.world.pool.query(
      `insert into boards (account_id, name, created_at)
       select account_id, 'Board ' || n, created_at from boards, generate_series(2, $2) n where account_id = $1`,
      [(await somebody.api.accounts.ownAccount()).id, mostBoards],
    )
    expect(await refusal(save(somebody, 'one more'))).toBe('422 board.tooMany')
    expect(await save(somebody, 'board 2')).toMatchObject({ name: 'Board 2' })
  })
})

describe('bookmarks', () => {
  it('hold a brand once, with its note, also when calls overlap', async () => {
    const somebody = await at.person('pinning')
    const { id } = await save(somebody)
    const bookmarks = await Promise.all([1, 2, 3, 4].map(() => pin(somebody, id, tavilo)))
    expect(new Set(bookmarks.map((bookmark) => bookmark.id)).size).toBe(1)
    await pin(somebody, id, tavilo, { note: '  Ask Dr. Lorch  ' })
    expect(await pin(somebody, id, tavilo)).toMatchObject({
      note: 'Ask Dr. Lorch',
      brand: { brandId: tavilo, name: 'TAVILO', registrationOfficeCode: 'us', niceClasses: [9, 42], isRemoved: false },
    })
    expect(await pin(somebody, id, tavilo, { note: '' })).toMatchObject({ note: '' })
    expect(await pinned(somebody, id)).toEqual([tavilo])
    expect(await refusal(pin(somebody, id, tavilo, { note: 'x'.repeat(1001) }))).toBe('400 request.invalid')
    expect(await refusal(pin(somebody, id, 'de-0000000000000'))).toBe('404 brand.notFound')
    expect(await refusal(pin(somebody, id, 'no-1'))).toBe('400 request.invalid')
  })

  it('answer whether a brand is pinned, by any bookmark or by the one named', async () => {
    const somebody = await at.person('asking')
    const { id: containerId } = await save(somebody)
    const { id } = await pin(somebody, containerId, tavilo)
    const ask = (bookmark: number | 'any', brandId: string) =>
      somebody.api.boards.bookmark({ params: { containerId, id: bookmark }, query: { brandId } })
    expect((await ask('any', tavilo)).id).toBe(id)
    expect((await ask(id, tavilo)).id).toBe(id)
    expect(await refusal(ask('any', davilo))).toBe('404 bookmark.notFound')
    expect(await refusal(ask(id, davilo))).toBe('404 bookmark.notFound')
    expect(await refusal(ask(id + 1, tavilo))).toBe('404 bookmark.notFound')
  })

  it('keep the order that people give them', async () => {
    const somebody = await at.person('ordering')
    const { id } = await save(somebody)
    for (const brandId of all) await pin(somebody, id, brandId)
    expect(await pinned(somebody, id)).toEqual(all)
    await pin(somebody, id, stavilo, { position: 1 })
    expect(await pinned(somebody, id)).toEqual([stavilo, tavilo, davilo])
    await pin(somebody, id, stavilo, { position: 500 })
    expect(await pinned(somebody, id)).toEqual(all)
    const moves = fc.array(fc.record({ brandId: fc.constantFrom(...all), position: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 5,
    })
    await fc.assert(
      fc.asyncProperty(moves, async (list) => {
        const expected = await pinned(somebody, id)
        for (const { brandId, position } of list) {
          await pin(somebody, id, brandId, { position })
          expected.splice(expected.indexOf(brandId), 1)
          expected.splice(position - 1, 0, brandId)
        }
        expect(await pinned(somebody, id)).toEqual(expected)
      }),
      { numRuns: 15 },
    )
  })

  it('survive overlapping moves without losing or doubling one', async () => {
    const somebody = await at.person('moving')
    const { id } = await save(somebody)
    for (const brandId of all) await pin(somebody, id, brandId)
    await Promise.all(
      [tavilo, davilo, stavilo, tavilo].map((brandId, i) => pin(somebody, id, brandId, { position: 3 - (i % 3) })),
    )
    expect((await pinned(somebody, id)).toSorted()).toEqual(all)
  })

  it('are removed one by one', async () => {
    const somebody = await at.person('removing')
    const { id: containerId } = await save(somebody)
    const { id } = await pin(somebody, containerId, tavilo)
    await pin(somebody, containerId, davilo)
    await somebody.api.boards.deleteBookmark({ params: { containerId, id } })
    expect(await pinned(somebody, containerId)).toEqual([davilo])
    expect(await refusal(somebody.api.boards.deleteBookmark({ params: { containerId, id } }))).toBe('404 bookmark.notFound')
  })

  it('are limited in number', async () => {
    const somebody = await at.person('many bookmarks')
    const { id } = await save(somebody)
    await at.world.pool.query(
      `insert into board_bookmarks (board_id, brand_id, note, position, created_at)
       select $1, 'us-' || n, '', n, $3 from generate_series(1, $2) n`,
      [id, mostBookmarks, at.now()],
    )
    expect(await refusal(pin(somebody, id, tavilo))).toBe('422 board.full')
    expect(await somebody.api.boards.bookmarks({ params: { containerId: id } })).toHaveLength(mostBookmarks)
  })

  it('keep brands that the office removes and brands that the register loses', async () => {
    await deliver('20260703', { serial: '99000004', name: 'OLD TAVILO', goods: { 9: 'Software' } })
    const somebody = await at.person('keeping')
    const { id } = await save(somebody)
    await pin(somebody, id, 'us-99000004', { note: 'watch it' })
    await at.world.pool.query(`update brands set removed = true where office = 'us' and id = 'us-99000004'`)
    const removed = await somebody.api.boards.bookmarks({ params: { containerId: id } })
    expect(removed).toMatchObject([{ note: 'watch it', brand: { name: 'OLD TAVILO', isRemoved: true, deadlines: [] } }])
    await at.world.pool.query(`delete from brands where office = 'us' and id = 'us-99000004'`)
    const lost = await somebody.api.boards.bookmarks({ params: { containerId: id } })
    expect(lost).toMatchObject([{ brandId: 'us-99000004', note: 'watch it', brand: null }])
    expect((await pin(somebody, id, 'us-99000004', { note: 'gone' })).note).toBe('gone')
  })
})

describe('an export of a board', () => {
  const plan = async (offices: RegistrationOfficeCode[]) => {
    const person = await at.personOf('professional')
    await person.api.billing.chooseOffices({ body: { registrationOfficeCodes: offices } })
    const { id } = await save(person, 'Liste: "A"/B')
    await pin(person, id, tavilo, { note: '+49 30 12345' })
    await pin(person, id, stavilo)
    const file = async (format: 'csv' | 'xlsx') => person.api.boards.exportBoard({ params: { id }, query: { format } })
    return { person, id, file }
  }

  it('has a row for each brand, in CSV without anything that a spreadsheet program would run', async () => {
    const { file } = await plan(['us'])
    const bytes = Buffer.from(await (await file('csv')).arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, first, ...rest] = bytes.toString('utf8').slice(1).split('\r\n')
    expect(head).toMatch(/^"Platz";"Marke";"Amt";"Aktenzeichen";/)
    expect(first).toContain('1;"TAVILO"')
    expect(first).toContain(`"'+49 30 12345"`)
    expect(first).toContain('"9: =HYPERLINK(""https://x.test"")')
    expect(first).toContain(`"'@ACME & Sons`)
    expect(first).toContain('"9, 42"')
    expect(rest).toEqual([expect.stringContaining('2;"STAVILO"'), ''])
  })

  it('is a workbook whose texts are never formulas', async () => {
    const { file } = await plan(['us'])
    const parts = await readZip(Buffer.from(await (await file('xlsx')).arrayBuffer()))
    expect([...parts.keys()]).toContain('[Content_Types].xml')
    expect(parts.get('xl/workbook.xml')).toContain('name="Liste  &#34;A&#34; B"')
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet).not.toContain('<f>')
    expect(sheet).toContain('<c r="B2" s="0" t="inlineStr"><is><t xml:space="preserve">TAVILO</t></is></c>')
    expect(sheet).toMatch(/<c r="M2" s="2"><v>43832<\/v><\/c>/)
    expect(sheet.match(/<row /g)).toHaveLength(3)
  })

  it('names the day of pinning in the time zone of the account', async () => {
    const { id, file } = await plan(['us'])
    await at.world.pool.query(`update board_bookmarks set created_at = '2026-07-01T22:30:00Z' where board_id = $1`, [id])
    const [head = '', first = ''] = (await (await file('csv')).text()).split('\r\n')
    expect(first.split(';').at(head.split(';').indexOf('"Gemerkt am"'))).toBe('"2026-07-02"')
  })

  it('leaves out register fields of offices outside the plan, and says so', async () => {
    const { file } = await plan(['de'])
    const text = await (await file('csv')).text()
    expect(text).not.toContain('TAVILO')
    expect(text).toContain('Ihr Plan umfasst dieses Amt nicht')
    expect(text).toContain('+49 30 12345')
  })

  it('needs a plan that includes exports', async () => {
    const starter = await at.personOf('starter')
    const { id } = await save(starter)
    const call = starter.api.boards.exportBoard({ params: { id }, query: { format: 'csv' } })
    expect(await refusal(call)).toBe('403 plan.featureNotIncluded')
    const { person, id: own } = await plan(['us'])
    expect(await refusal(person.api.boards.exportBoard({ params: { id: own }, query: { format: 'pdf' as 'csv' } }))).toBe(
      '400 request.invalid',
    )
  })
})

it('boards belong to the account: they are part of the data export and are deleted with the account', async () => {
  const somebody = await at.person('leaving boards')
  const { id } = await save(somebody)
  await pin(somebody, id, tavilo, { note: 'mine' })
  const file = JSON.parse(await (await somebody.api.accounts.export()).text())
  expect(file.accounts[0].boards).toMatchObject([{ id, name: null, bookmarks: [{ brandId: tavilo, note: 'mine' }] }])
  await somebody.api.accounts.requestDeletion()
  await at.days(100)
  await at.product.jobs.runDue()
  const { rows } = await at.world.pool.query('select id from boards where id = $1', [id])
  expect(rows).toEqual([])
})
