import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { RegistrationOfficeCode } from '@marklot/contracts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeCaseFiles } from '../bench/case-files.ts'
import { type IngestSummary, runIngest } from '../src/ingest/ingest-command.ts'
import { IngestStopped } from '../src/ingest/ingest-stopped.ts'
import type { ParsedBatch, ParsedItem } from '../src/ingest/parse-files.ts'
import { ingestBatches } from '../src/ingest/pipeline.ts'
import { type PreparedMark, prepareMark } from '../src/ingest/prepare-mark.ts'
import { PictureIndex } from '../src/ingest/sources.ts'
import { AppError } from '../src/platform/app-error.ts'
import { addressOf } from '../src/platform/embedded-postgres.ts'
import type { ObjectStore } from '../src/platform/object-store.ts'
import { createFileObjectStore } from '../src/platform/object-store-files.ts'
import { canonicalJson, unpackDocument } from '../src/register/document.ts'
import { allMarks, type RegisterMark, serialsByNumber } from '../src/register/index.ts'
import { numberCandidates } from '../src/register/numbers.ts'
import { bundledProgram } from './bundled-entry.ts'
import { createFolder, dailyFile, zipOf } from './ingest-files.ts'
import { createWorld, type World } from './world.ts'

let world: World
let folder: Awaited<ReturnType<typeof createFolder>>
beforeAll(async () => {
  world = await createWorld()
  folder = await createFolder()
})
afterAll(async () => {
  await world.close()
  await folder.close()
})
beforeEach(async () => {
  await world.pool.query('truncate brands, brand_documents, persons, brand_states, offices, deliveries, register_state')
})

const ingest = (
  path: string,
  options: { keepSample?: boolean; isSample?: boolean; office?: RegistrationOfficeCode } = {},
): Promise<IngestSummary> => runIngest({ office: 'us', paths: [path], pool: world.pool, ...options })
const read = async (name: string, content: string | Buffer) => ingest(await folder.write(name, content))

interface Row {
  serial: number
  revision: number
  name: string
  state_category: string
  nice_classes: number[]
  owner_name: string | null
  owner_seat: string | null
  removed: boolean
  logo: string | null
  brand_type: string
}
async function stored(id: string): Promise<Row & { mark: RegisterMark }> {
  const { rows } = await world.pool.query<Row & { document: Buffer }>(
    'select b.*, d.document from brands b join brand_documents d on d.office = b.office and d.serial = b.serial where b.id = $1',
    [id],
  )
  const row = rows[0]
  if (!row) throw new Error(`${id} is not stored`)
  return { ...row, mark: unpackDocument(row.document) }
}
async function everything(): Promise<unknown> {
  const { rows } = await world.pool.query(
    `select b.*, md5(d.document) as document from brands b join brand_documents d on d.office = b.office and d.serial = b.serial order by b.id`,
  )
  return rows
}
/** Starts `npm run ingest` on the test's database. */
function startCommand(file: string): { child: ChildProcessByStdio<null, null, Readable>; output: () => string } {
  const child = spawn(process.execPath, [bundledProgram('commands/cli'), 'ingest', '--office', 'us', file], {
    env: { ...process.env, DATA_DIR: folder.path, DATABASE_URL: addressOf(world.connection) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  return { child, output: () => said }
}
/** Checks the counts stored with the register against the register itself. */
async function expectExactCounts(): Promise<void> {
  const { rows } = await world.pool.query(
    `select office, marks, (select count(*) from brands b where b.office = o.office and not removed) as counted from offices o`,
  )
  for (const row of rows) expect(row.marks).toBe(row.counted)
}

describe('a delivery', () => {
  it('is stored with its provenance, and changes nothing when repeated', async () => {
    const content = dailyFile(
      '20240102',
      { serial: '97000001', name: 'ALPHA', goods: { 9: 'Software', 42: 'Design of software' }, owner: 'Alpha Inc.' },
      { serial: '97000002', name: 'BETA', registration: '7000002', status: '700' },
    )
    const first = await read('apc240102.xml', content)
    expect(first).toMatchObject({ read: 2, stored: 2, unchanged: 0, deleted: 0, rejected: [] })
    expect(await stored('us-97000001')).toMatchObject({
      name: 'ALPHA',
      nice_classes: [9, 42],
      owner_name: 'Alpha Inc.',
      owner_seat: 'Salem, US',
    })
    const { rows } = await world.pool.query(
      'select d.*, o.as_of, o.marks from deliveries d join offices o on o.office = d.office',
    )
    expect(rows).toMatchObject([
      {
        office: 'us',
        feed: 'USPTO trademark daily XML',
        file: 'apc240102.xml',
        delivery_date: '2024-01-02',
        is_sample: false,
        as_of: '2024-01-02',
        marks: 2,
      },
    ])
    const before = await everything()
    expect(await read('apc240102.xml', content)).toMatchObject({ read: 2, stored: 0, unchanged: 2 })
    expect(await everything()).toEqual(before)
    await expectExactCounts()
  })

  it('updates changed marks, under the same serial and a new revision', async () => {
    await read(
      '1.xml',
      dailyFile(
        '20240102',
        { serial: '97000001', name: 'ALPHA', goods: { 9: 'Software', 42: 'Design' } },
        { serial: '97000002', name: 'BETA' },
      ),
    )
    const before = await stored('us-97000001')
    const summary = await read(
      '2.xml',
      dailyFile(
        '20240103',
        { serial: '97000001', name: 'ALPHA', goods: { 9: 'Software' } },
        { serial: '97000002', name: 'BETA' },
      ),
    )
    expect(summary).toMatchObject({ read: 2, stored: 1, unchanged: 1 })
    const after = await stored('us-97000001')
    // A shorter list of classes means that the office has dropped classes.
    expect(after.nice_classes).toEqual([9])
    expect(after.mark.goods).toHaveLength(1)
    expect(after.serial).toBe(before.serial)
    expect(after.revision).toBeGreaterThan(before.revision)
    await expectExactCounts()
  })

  it('keeps what a sparse record does not mention', async () => {
    await read(
      '1.xml',
      dailyFile('20240102', {
        serial: '97000001',
        name: 'ALPHA',
        goods: { 9: 'Software' },
        owner: 'Alpha Inc.',
        designs: ['260921'],
      }),
    )
    await read('2.xml', dailyFile('20240103', { serial: '97000001', status: '602', raw: '<correspondent></correspondent>' }))
    const { mark, ...row } = await stored('us-97000001')
    expect(row).toMatchObject({ name: 'ALPHA', nice_classes: [9], owner_name: 'Alpha Inc.', state_category: 'dead' })
    expect(mark).toMatchObject({
      brandState: '602',
      applicationDate: '2020-01-02',
      viennaClasses: [{ code: '26.09.21' }],
      goods: [{ text: 'Software' }],
    })
    expect(await read('2.xml', dailyFile('20240103', { serial: '97000001', status: '602' }))).toMatchObject({
      stored: 0,
      unchanged: 1,
    })
  })

  it('lets the last record of a mark win, and adds a sparse one to the record before it', async () => {
    await read(
      '1.xml',
      dailyFile(
        '20240102',
        { serial: '97000001', name: 'FIRST', goods: { 9: 'Software' } },
        { serial: '97000001', name: 'LAST', owner: 'Alpha Inc.' },
      ),
    )
    expect(await stored('us-97000001')).toMatchObject({ name: 'LAST', nice_classes: [9], owner_name: 'Alpha Inc.' })
    await expectExactCounts()
  })

  it('does not overwrite data of a later delivery', async () => {
    await read('2.xml', dailyFile('20240103', { serial: '97000001', name: 'NEW' }))
    expect(await read('1.xml', dailyFile('20240102', { serial: '97000001', name: 'OLD' }))).toMatchObject({
      stored: 0,
      unchanged: 1,
    })
    expect((await stored('us-97000001')).name).toBe('NEW')
    const { rows } = await world.pool.query('select as_of from offices')
    expect(rows).toEqual([{ as_of: '2024-01-03' }])
  })

  it('keeps a newer state when an older undated look-up arrives', async () => {
    const lookUp = (statusDate: string, status: string) =>
      JSON.stringify({
        applicationNumber: '018990001',
        markFeature: 'WORD',
        applicationDate: '2020-01-02',
        status,
        statusDate,
        wordMarkSpecification: { verbalElement: 'ALPHA' },
      })
    const readLookUp = async (name: string, content: string) => ingest(await folder.write(name, content), { office: 'em' })
    expect(await readLookUp('newer.json', lookUp('2024-03-01', 'REGISTERED'))).toMatchObject({ stored: 1 })
    expect(await readLookUp('older.json', lookUp('2023-03-01', 'APPLICATION_PUBLISHED'))).toMatchObject({ unchanged: 1 })
    expect(await stored('em-018990001')).toMatchObject({ state_category: 'alive' })
    expect(await readLookUp('newest.json', lookUp('2024-05-01', 'CANCELLED'))).toMatchObject({ stored: 1 })
    expect(await stored('em-018990001')).toMatchObject({ state_category: 'dead' })
  })

  it('notes on the mark which delivered values it lacks', async () => {
    const marks = dailyFile('20240102', { serial: '97000002', name: 'BETA' }, { serial: '97000001', name: 'ALPHA' })
    await read('1.xml', marks.replace('20200102', '20200231'))
    expect((await stored('us-97000002')).mark.omissions).toEqual([{ part: 'date', field: 'filing-date', text: '20200231' }])
    expect((await stored('us-97000001')).mark).not.toHaveProperty('omissions')
    await read('3.xml', dailyFile('20240103', { serial: '97000002', name: 'BETA' }))
    expect((await stored('us-97000002')).mark).not.toHaveProperty('omissions')
  })

  it('stores the priority beside the application date if it makes the mark earlier', async () => {
    const lookUp = (number: string, date: string) =>
      JSON.stringify({
        applicationNumber: number,
        markFeature: 'WORD',
        applicationDate: '2020-01-02',
        status: 'REGISTERED',
        priorities: [{ country: 'DE', applicationNumber: '302019000001', applicationDate: date, status: 'ACCEPTED' }],
        wordMarkSpecification: { verbalElement: 'ALPHA' },
      })
    await ingest(await folder.write('claimed.json', lookUp('018990002', '2019-09-03')), { office: 'em' })
    await ingest(await folder.write('too-late.json', lookUp('018990003', '2019-05-03')), { office: 'em' })
    const { rows } = await world.pool.query('select id, priority_date, application_date from brands order by id')
    expect(rows).toEqual([
      { id: 'em-018990002', priority_date: '2019-09-03', application_date: '2020-01-02' },
      { id: 'em-018990003', priority_date: null, application_date: '2020-01-02' },
    ])
  })

  it('fills columns that were added after the mark was stored when the same record is read again', async () => {
    const record = JSON.stringify({
      applicationNumber: '018990004',
      markFeature: 'WORD',
      applicationDate: '2020-01-02',
      status: 'REGISTERED',
      priorities: [{ country: 'DE', applicationDate: '2019-09-03' }],
      wordMarkSpecification: { verbalElement: 'ALPHA' },
    })
    const readAgain = async () => ingest(await folder.write('again.json', record), { office: 'em' })
    await readAgain()
    // The row is changed to the state in which a version that hashed only the document would have stored it.
    const { mark } = await stored('em-018990004')
    const formerHash = createHash('sha1').update(canonicalJson(mark)).digest().subarray(0, 16)
    await world.pool.query('update brands set priority_date = null, content_hash = $1', [formerHash])
    expect(await readAgain()).toMatchObject({ stored: 1 })
    expect((await world.pool.query('select priority_date from brands')).rows).toEqual([{ priority_date: '2019-09-03' }])
    expect(await readAgain()).toMatchObject({ stored: 0, unchanged: 1 })
  })

  it('removes a mark whose registration turns out to be a void placeholder', async () => {
    const named = { serial: '97000001', name: 'ALPHA', registration: '7000001' }
    await read('1.xml', dailyFile('20240102', { ...named, status: '700' }))
    expect(await read('2.xml', dailyFile('20240103', { ...named, status: '715' }))).toMatchObject({ deleted: 1 })
    expect(await stored('us-97000001')).toMatchObject({ removed: true, state_category: 'dead' })
    expect(await read('3.xml', dailyFile('20240103', { serial: '97000009', name: 'NEVER', status: '715' }))).toMatchObject({
      stored: 0,
      deleted: 0,
    })
  })

  it('finds a mark by each of its owners and by its international registration', async () => {
    const owners = ['Alpha Inc.', 'Beta, Gamma & Co', 'Alpha Inc.'].map(
      (name) =>
        `<case-file-owner><party-type>10</party-type><party-name>${name.replace('&', '&amp;')}</party-name></case-file-owner>`,
    )
    const international = '<international-registration-number>1399001</international-registration-number>'
    await read(
      '1.xml',
      dailyFile('20240102', {
        serial: '79000001',
        name: 'ALPHA',
        raw: `<case-file-owners>${owners.join('')}</case-file-owners><international-registration>${international}</international-registration>`,
      }),
    )
    const { rows } = await world.pool.query('select owner_name, owner_names, international_number from brands')
    expect(rows).toEqual([
      { owner_name: 'Alpha Inc.', owner_names: 'Alpha Inc.; Beta, Gamma & Co', international_number: '1399001' },
    ])
    const indexed = await allMarks(world.pool).next()
    expect(indexed.value).toMatchObject([{ ownerName: 'Alpha Inc.; Beta, Gamma & Co' }])
    expect(await serialsByNumber(world.pool, numberCandidates('WO 1399001'), 10)).toHaveLength(1)
  })

  it('reports unlisted forms and steps, with the number of their marks', async () => {
    const lookUp = (applicationNumber: string) =>
      JSON.stringify({
        applicationNumber,
        markFeature: 'AROMA_CLOUD',
        markKind: 'INDIVIDUAL',
        applicationDate: '2020-01-02',
        status: 'REGISTERED',
        statusDate: '2024-03-01',
        records: [{ recordKind: 'Unheard of', status: 'REGISTERED' }],
      })
    const paths = [await folder.write('1.json', lookUp('018990001')), await folder.write('2.json', lookUp('018990002'))]
    for (const path of paths)
      expect(await ingest(path, { office: 'em' })).toMatchObject({ unknownTerms: { AROMA_CLOUD: 1, 'Unheard of': 1 } })
  })

  it('reports unknown states and bad records, and stores the rest', async () => {
    const content = dailyFile(
      '20240102',
      { serial: '97000001', name: 'ODD', status: '999' },
      { serial: '970', name: 'BAD' },
      { serial: '97000003', name: '&undefined;' },
      { serial: '97000004', name: 'GOOD' },
    )
    const summary = await read('1.xml', content)
    expect(summary).toMatchObject({ read: 4, stored: 2, unknownStates: { '999': 1 } })
    expect(summary.rejected).toEqual([
      { file: join(folder.path, '1.xml'), record: '970', reason: 'serial-number is not of 8 digits (line 5)' },
      {
        file: join(folder.path, '1.xml'),
        record: '97000003',
        reason: expect.stringMatching(/undefined entity \(line 6, byte \d+\)/),
      },
    ])
    const { rows } = await world.pool.query('select key, is_known from brand_states order by key')
    expect(rows).toEqual([
      { key: 'us.630', is_known: true },
      { key: 'us.999', is_known: false },
    ])
  })
})

describe('a file that cannot be read', () => {
  const whole = dailyFile(
    '20240102',
    ...Array.from({ length: 40 }, (_, i) => ({
      serial: String(97_000_000 + i),
      name: `MARK ${i}`,
      goods: { 9: 'x'.repeat(3000) },
    })),
  )

  it.each([
    ['a missing file', 'nowhere.xml', undefined, 'no such file'],
    [
      'another format',
      'page.xml',
      '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>',
      'found <html> of http://www.w3.org/1999/xhtml',
    ],
    ['another office', 'mark.xml', '<marks><mark><Anmeldenummer>1/2016</Anmeldenummer></mark></marks>', 'not of us'],
    ['a file that is not a zip', 'apc.zip', 'this is no zip', 'the zip is broken'],
    [
      'an entity bomb',
      'bomb.xml',
      '<!DOCTYPE x [<!ENTITY a "b">]><trademark-applications-daily>&a;</trademark-applications-daily>',
      'declares entities',
    ],
    ['a zip without records', 'empty.zip', zipOf({ 'readme.txt': 'x' }), 'holds no .xml'],
    ['an empty file', 'empty.xml', '', 'the file is empty'],
    ['deeply nested JSON', 'deep.json', '['.repeat(5_000_000), 'nested deeper than 64 levels'],
    ['JSON with too many values', 'many.json', `[${'[],'.repeat(600_000)}[]]`, 'more than 500000 values'],
  ])('%s: gives the reason and stores nothing', async (_, name, content, reason) => {
    const path = content === undefined ? join(folder.path, name) : await folder.write(name, content)
    const summary = await ingest(path)
    expect(summary).toMatchObject({ read: 0, stored: 0, unchanged: 0, deleted: 0 })
    expect(summary.rejected).toHaveLength(1)
    expect(summary.rejected[0]).toMatchObject({ file: path, record: '' })
    expect(summary.rejected[0]?.reason).toContain(reason)
  })

  it('cut off: keeps the complete records, and its day does not count as read', async () => {
    const path = await folder.write('cut.xml', whole)
    await truncate(path, 60_000)
    const summary = await ingest(path)
    expect(summary.stored).toBeGreaterThan(10)
    expect(summary.rejected).toMatchObject([{ reason: expect.stringContaining('cut off') }])
    const { rows } = await world.pool.query('select as_of, marks from offices')
    expect(rows).toEqual([{ as_of: null, marks: summary.stored }])
    expect(await read('whole.xml', whole)).toMatchObject({ read: 40, stored: 40 - summary.stored, unchanged: summary.stored })
    await expectExactCounts()
  })

  it('a zip damaged in the middle: keeps what came before', async () => {
    const zip = zipOf({ '../../escape/apc240102.xml': whole })
    expect(await read('apc240102.zip', zip)).toMatchObject({ stored: 40, rejected: [] })
    zip.fill(0x55, 500, 600)
    const summary = await read('apc240102.zip', zip)
    expect(summary.rejected).toMatchObject([
      { file: expect.stringContaining('apc240102.zip!../../escape/apc240102.xml'), record: '' },
    ])
    expect(summary.rejected[0]?.reason).toContain('cannot be read')
    await expectExactCounts()
  })
})

describe('the sample', () => {
  const sample = dailyFile('20240101', { serial: '97000001', name: 'INVENTED' })
  const real = dailyFile('20240102', { serial: '97000002', name: 'REAL' })
  beforeEach(async () => {
    await ingest(await folder.write('sample.xml', sample), { isSample: true })
  })

  it('is replaced by the first real delivery', async () => {
    expect(await read('real.xml', real)).toMatchObject({ stored: 1 })
    const { rows } = await world.pool.query('select id, (select is_sample from offices) as "isSample" from brands')
    expect(rows).toEqual([{ id: 'us-97000002', isSample: false }])
    const { rowCount } = await world.pool.query(`select from register_state where key = 'generation'`)
    expect(rowCount).toBe(1)
    await expectExactCounts()
  })
  it('stays when a file contains no marks, and when it is kept on request', async () => {
    await read('nothing.xml', '<html/>')
    expect((await stored('us-97000001')).name).toBe('INVENTED')
    await ingest(await folder.write('real.xml', real), { keepSample: true })
    expect((await stored('us-97000001')).name).toBe('INVENTED')
    expect((await stored('us-97000002')).name).toBe('REAL')
    await expectExactCounts()
  })
})

describe('persons, deletions and pictures', () => {
  const emMark = (more: Partial<RegisterMark> = {}): PreparedMark =>
    prepareMark({
      office: 'em',
      applicationNumber: '018000001',
      name: 'GAMMA',
      brandType: 'Word',
      originBrandType: 'Word',
      brandState: 'Registered',
      brandStateCategory: 'alive',
      niceClasses: [9],
      viennaClasses: [],
      goods: [],
      processes: [],
      owners: [],
      representatives: [],
      ownerKeys: ['77'],
      ...more,
    }) as PreparedMark
  const mark = (more?: Partial<RegisterMark>): ParsedItem => ({ kind: 'mark', file: 0, mark: emMark(more) })
  const person = (companyName: string): ParsedItem => ({
    kind: 'person',
    file: 0,
    role: 'owner',
    key: '77',
    address: { lines: [], companyName, city: 'Alicante', countryCode: 'ES' },
    deleted: false,
  })
  const deletion: ParsedItem = { kind: 'delete', file: 0, id: 'em-018000001' }

  async function run(items: ParsedItem[], logos?: { name: string; address: string }) {
    async function* batches(): AsyncGenerator<ParsedBatch> {
      yield { items: [{ kind: 'open', file: 0, feed: 'test' }, ...items, { kind: 'close', file: 0 }], bytes: 1 }
    }
    const pictures = new PictureIndex()
    if (logos) pictures.add(logos.name, logos.name, 1)
    return ingestBatches(batches(), {
      office: 'em',
      sources: {
        files: [{ label: 'a.xml', delivery: 'a.xml', path: 'a.xml', kind: 'xml', isGzip: false, folder: '' }],
        pictures,
        faults: [],
      },
      pool: world.pool,
      logos: { store: async (_office, _id, logo, found) => (logo && found.find(logo.files) ? logos?.address : undefined) },
      isSample: false,
      keepSample: false,
      now: () => new Date(0),
    })
  }

  it.each([
    ['after', [[mark()], [person('Gamma SL')]]],
    ['before', [[person('Gamma SL')], [mark()]]],
    ['with', [[mark(), person('Gamma SL')]]],
  ])('the owner arrives %s the mark', async (_, runs) => {
    for (const items of runs) expect(await run(items)).toMatchObject({ stored: items.length })
    expect(await stored('em-018000001')).toMatchObject({ owner_name: 'Gamma SL', owner_seat: 'Alicante, ES' })
  })

  it('stores all owners of a mark that names several by key', async () => {
    const second = { ...(person('Delta SA') as ParsedItem & { kind: 'person' }), key: '78' }
    const names = async () => (await world.pool.query('select owner_name, owner_names from brands')).rows[0]
    await run([person('Gamma SL'), mark({ ownerKeys: ['77', '78'] })])
    expect(await names()).toEqual({ owner_name: 'Gamma SL', owner_names: null })
    await run([second])
    expect(await names()).toEqual({ owner_name: 'Gamma SL', owner_names: 'Gamma SL; Delta SA' })
    await run([{ ...second, address: { lines: [], companyName: 'Delta Nova SA' } }])
    expect(await names()).toEqual({ owner_name: 'Gamma SL', owner_names: 'Gamma SL; Delta Nova SA' })
    await run([mark({ ownerKeys: ['77', '78'], name: 'GAMMA TWO' })])
    expect(await names()).toEqual({ owner_name: 'Gamma SL', owner_names: 'Gamma SL; Delta Nova SA' })
  })

  it('follows the owner: a new revision after a renaming, none after a repetition, no owner after a deletion', async () => {
    await run([mark(), person('Gamma SL')])
    const before = await stored('em-018000001')
    expect(await run([person('Gamma SL')])).toMatchObject({ stored: 0, unchanged: 1 })
    expect(await run([person('Gamma SA')])).toMatchObject({ stored: 1 })
    const after = await stored('em-018000001')
    expect(after.owner_name).toBe('Gamma SA')
    expect(after.revision).toBeGreaterThan(before.revision)
    expect(await run([mark()])).toMatchObject({ stored: 0, unchanged: 1 })
    await run([{ ...(person('x') as ParsedItem & { kind: 'person' }), deleted: true }])
    expect((await stored('em-018000001')).owner_name).toBeNull()
  })

  it('a deleted mark becomes a tombstone, returns when delivered again, and is counted exactly', async () => {
    await run([mark()])
    expect(await run([deletion])).toMatchObject({ stored: 0, deleted: 1 })
    const gone = await stored('em-018000001')
    expect(gone).toMatchObject({ removed: true, state_category: 'dead', name: 'GAMMA' })
    expect(gone.mark).toMatchObject({ isRemoved: true, brandStateCategory: 'dead', brandState: 'Registered' })
    await expectExactCounts()
    expect(await run([deletion])).toMatchObject({ deleted: 0, unchanged: 1 })
    expect(await run([mark()])).toMatchObject({ stored: 1 })
    expect(await stored('em-018000001')).toMatchObject({ removed: false, state_category: 'alive' })
    await expectExactCounts()
    expect(await run([{ ...deletion, id: 'em-018000009' } as ParsedItem])).toMatchObject({ deleted: 0, unchanged: 1 })
  })

  it('a picture that arrives later is stored and stays, and sets the type if the office gives none', async () => {
    const untyped = mark({ logo: { files: ['FMARK1'] }, originBrandType: undefined })
    await run([untyped])
    expect(await stored('em-018000001')).toMatchObject({ logo: null, brand_type: 'Word' })
    expect(await run([untyped], { name: 'fmark1.JPG', address: 'logos/em/1.jpg' })).toMatchObject({ stored: 1 })
    expect(await stored('em-018000001')).toMatchObject({ logo: 'logos/em/1.jpg', brand_type: 'Combined' })
    expect(await run([untyped])).toMatchObject({ stored: 0, unchanged: 1 })
    expect(await run([mark({ logo: { files: ['FMARK1'] }, originBrandType: undefined, name: 'DELTA' })])).toMatchObject({
      stored: 1,
    })
    expect(await stored('em-018000001')).toMatchObject({ name: 'DELTA', logo: 'logos/em/1.jpg', brand_type: 'Combined' })
  })
})

it('stores a picture embedded in a record', async () => {
  const png = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  const record = `<?xml version="1.0"?><Transaction xmlns="http://www.wipo.int/standards/XMLSchema/trademarks" xmlns:de="http://register.dpma.de/standards/XMLSchema/DE-TM-RegisterExt"><TradeMarkTransactionBody><TransactionContentDetails><TransactionData><TradeMarkDetails><TradeMark><RegistrationOfficeCode>DE</RegistrationOfficeCode><ApplicationNumber>3020999912345</ApplicationNumber><MarkCurrentStatusCode>Marke eingetragen</MarkCurrentStatusCode><MarkFeature>Figurative</MarkFeature><MarkImageDetails><MarkImage><MarkImageBinary>${png.toString('base64')}</MarkImageBinary></MarkImage></MarkImageDetails></TradeMark></TradeMarkDetails></TransactionData></TransactionContentDetails></TradeMarkTransactionBody></Transaction>`
  const objectStore = createFileObjectStore(join(folder.path, 'objects'))
  const path = await folder.write('embedded.xml', record)
  expect(await runIngest({ office: 'de', paths: [path], pool: world.pool, objectStore })).toMatchObject({
    stored: 1,
    rejected: [],
  })
  const { logo } = await stored('de-3020999912345')
  expect(logo).toMatch(/^logos\/de\//)
  expect((await objectStore.get(logo as Parameters<typeof objectStore.get>[0]))?.body).toEqual(png)
})

describe('an outage', () => {
  const marks = 1200
  let file: string
  beforeAll(async () => {
    file = join(folder.path, 'apc240103.xml')
    await writeCaseFiles(file, marks)
  })
  /**
   * Runs `statement` in the session that writes the second batch. The first batch contains slightly more than 500
   * marks.
   */
  const atSecondBatch = (statement: string) =>
    world.pool.query(
      `create function outage() returns trigger language plpgsql as $$
         begin if (select count(*) from brands) > 600 then ${statement}; end if; return null; end $$;
       create trigger outage after insert on brands_us for each statement execute function outage()`,
    )
  afterEach(async () => {
    await world.pool.query('drop function if exists outage cascade')
  })

  it.each([
    ['the database is lost', 'perform pg_terminate_backend(pg_backend_pid())', 'the connection to the database was lost'],
    [
      'its disk is full',
      `raise exception 'could not extend file' using errcode = 'disk_full'`,
      'the disk the database is on is full',
    ],
  ])('%s: is reported, only whole batches are stored, and a rerun completes', async (_, statement, reason) => {
    await atSecondBatch(statement)
    const failure = await ingest(file).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(IngestStopped)
    expect((failure as Error).message).toContain(reason)
    const { rows } = await world.pool.query(
      'select (select count(*) from brands) as marks, (select count(*) from brand_documents) as documents',
    )
    const first = rows[0].marks
    expect(rows).toEqual([{ marks: first, documents: first }])
    expect(first).toBeGreaterThanOrEqual(500)
    expect(first).toBeLessThan(600)
    await expectExactCounts()
    await world.pool.query('drop function outage cascade')
    expect(await ingest(file)).toMatchObject({ read: marks, stored: marks - first, unchanged: first, rejected: [] })
    await expectExactCounts()
  })

  it('full storage: is reported, and nothing of the batch is stored', async () => {
    const zip = zipOf({
      'apc240102.xml': dailyFile('20240102', { serial: '97000001', designs: ['260921'] }),
      '97000001.png': await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    })
    const noRoom = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const objectStore = {
      head: async () => undefined,
      put: async () => {
        throw new AppError('storage.unavailable', { cause: noRoom })
      },
    } as unknown as ObjectStore
    const path = await folder.write('pictures.zip', zip)
    const failure = await runIngest({ office: 'us', paths: [path], pool: world.pool, objectStore }).catch(
      (error: unknown) => error,
    )
    expect(failure).toMatchObject({ message: expect.stringContaining('the disk the object storage is on is full') })
    expect((await world.pool.query('select from brands')).rowCount).toBe(0)
  })

  it('ends the command with a sentence and a specific exit code', async () => {
    await atSecondBatch('perform pg_terminate_backend(pg_backend_pid())')
    const { child, output } = startCommand(file)
    const [code] = await once(child, 'exit')
    expect(code).toBe(3)
    expect(output()).toContain('The ingest stopped: the connection to the database was lost.')
    expect(output()).not.toMatch(/^\s+at /m)
  })
})
