import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { FeedState } from '@marklot/contracts/feeds'
import { type FeedSimulator, startFeedSimulator } from '@marklot/simulators'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readFeeds } from '../src/config-feeds.ts'
import { noteConfigured } from '../src/feeds/feeds.store.ts'
import { type FetchContext, fetchOffice } from '../src/feeds/fetch-office.ts'
import { judgeGap, today } from '../src/feeds/gaps.ts'
import { transaction } from '../src/platform/database.ts'
import { createLog } from '../src/platform/log.ts'
import { createOutbound } from '../src/platform/outbound.ts'
import { dailyFile, zipOf } from './ingest-files.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

/*
 * Tests the production clients against local servers that speak the offices' protocols: HTTP, FTP and SFTP. All days
 * are those of the settable clock. The first day is a Tuesday.
 */
const firstDay = '2027-03-02'
const operatorMail = 'service@anbieter.test'

let at: MembersWorld
let offices: FeedSimulator
let administrator: Person
let directory: string
let feedsFile: string
let otherFeeds: string
beforeAll(async () => {
  offices = await startFeedSimulator(() => at?.now() ?? new Date())
  directory = await mkdtemp(join(tmpdir(), 'marklot-feeds-'))
  feedsFile = join(directory, 'feeds.json')
  const { https, ftp, sftp, hostKey, signIn } = offices
  const { user, password, key } = signIn
  const usual = { from: firstDay, pauseSeconds: 0, idleSeconds: 30, graceDays: 2 }
  await writeFile(join(directory, 'key'), `${key}\n`)
  const us = { ...usual, url: `${https}/bulk`, key: { file: 'key' }, idleSeconds: 1 }
  await writeFile(feedsFile, JSON.stringify({ us }))
  otherFeeds = join(directory, 'other-feeds.json')
  await writeFile(
    otherFeeds,
    JSON.stringify({
      em: { ...usual, url: `${ftp}/euipo`, user, password },
      de: { ...usual, url: `${https}/dated`, user, password, graceDays: 4 },
      fr: { ...usual, url: `${sftp}/inpi`, user, password, hostKey, graceDays: 4 },
      ch: { ...usual, url: `${https}/query`, tokenUrl: `${https}/token`, user, password },
      es: { ...usual, url: `${https}/folder/es/`, user, password, graceDays: 4 },
    }),
  )
  at = await startMembersWorld({ FEEDS_FILE: feedsFile, SAMPLE: 'off', SIMULATORS: 'on', OUTBOUND_ALLOW: '127.0.0.1' })
  administrator = await at.personOf('administrator')
})
afterAll(async () => {
  await at.close()
  await offices.close()
  await rm(directory, { recursive: true, force: true })
})
beforeEach(async () => {
  await at.world.pool.query('truncate feed_files, feed_gaps, feed_offices, brands, brand_documents, persons, offices, deliveries')
  await at.world.pool.query('truncate mails, jobs, recurring_tasks')
  for (const path of ['/us', '/euipo/Applicant', '/euipo/Trademark/Differential/2027', '/de', '/inpi', '/ch', '/es'])
    for (const file of offices.shelf.in(path)) offices.shelf.remove(file.path)
  for (const path of ['/us', '/inpi', '/euipo/Applicant']) offices.shelf.alsoList(path)
  for (const path of ['/inpi', '/euipo/Applicant']) offices.shelf.put(`${path}/README`, 'Not a delivery')
  offices.shelf.steps.length = 0
  await fetch(`${at.origin}/_sim/mailbox/messages`, { method: 'DELETE' })
  await at.product.settableClock?.set(new Date(`${firstDay}T20:00:00Z`))
})

/** Moves the clock and waits for everything that becomes due. */
const until = (moment: string) => at.product.settableClock?.set(new Date(`${moment}:00Z`))
const stateOf = async (office: RegistrationOfficeCode): Promise<FeedState> => {
  const { offices: states } = await administrator.api.feeds.states()
  return states.find(({ code }) => code === office) as FeedState
}
const short = (day: string) => day.slice(2).replaceAll('-', '')
const usName = (day: string) => `apc${short(day)}.zip`
const usPath = (day: string) => `/us/${usName(day)}`
/** Returns a day's delivery with one new mark. */
const daily = (day: string, name = `TAVO ${short(day)}`) =>
  zipOf({
    [`apc${short(day)}.xml`]: dailyFile(day.replaceAll('-', ''), { serial: `99${short(day)}`, name, goods: { 9: 'Software' } }),
  })
const deliver = (...days: string[]) => {
  for (const day of days) offices.shelf.put(usPath(day), daily(day))
}
const names = async (): Promise<string[]> =>
  (await at.world.pool.query<{ name: string }>('select name from brands where not removed order by id')).rows.map(
    ({ name }) => name,
  )
const readFiles = async (): Promise<string[]> => {
  const { rows } = await at.world.pool.query<{ file: string }>('select file from deliveries order by id')
  return rows.map(({ file }) => file)
}
const opened = (path: string) => offices.shelf.steps.filter((step) => step.path === path && step.step === 'open')
/** Returns the subjects of the mails about an office, oldest first. */
const mails = async (office = 'US'): Promise<string[]> => {
  const received = await fetch(`${at.origin}/_sim/mailbox/messages?to=${operatorMail}`)
  return ((await received.json()) as { subject: string }[])
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(` ${office} `))
    .reverse()
}
const quarantined = ({ files }: FeedState) =>
  files.filter(({ state }) => state === 'quarantined').map(({ name, fault }) => [name, fault])

/** Starts a separate worker on the same database, whose clock is a day ahead. */
function startWorker(path = feedsFile) {
  let logged = ''
  const queued: string[] = []
  const log = createLog('debug', { write: (line) => (logged += line) })
  const outbound = createOutbound({ log, allowed: ['127.0.0.1'] })
  const feeds = readFeeds({ path, isSample: false }, [])
  const clock = { now: () => new Date(at.now().getTime() + 86_400_000) }
  const context = {
    pool: at.world.pool,
    clock,
    objectStore: at.objectStore,
    outbound,
    log,
    mailer: { queue: async (_: unknown, { subject }: { subject: string }) => void queued.push(subject) },
    productName: 'Marklot',
    home: 'http://localhost',
    operatorMail,
    feeds,
    directory: join(directory, 'worker'),
    onSampleRemoved: async () => {},
  } as unknown as FetchContext
  return {
    configure: () => {
      const offices = [...feeds.values()].map(({ office, kind, from, graceDays }) => ({
        office,
        channel: kind,
        startsOn: from,
        graceDays,
        asOf: null,
      }))
      return noteConfigured(at.world.pool, offices, { now: at.now(), today: today(clock) })
    },
    /** Fetches immediately, even if the office is not due. */
    run: async (office: RegistrationOfficeCode = 'us') => {
      await at.world.pool.query('update feed_offices set next_at = $1', [at.now()])
      await fetchOffice(context, office, new AbortController().signal)
    },
    now: () => clock.now().getTime(),
    fetch: (office: RegistrationOfficeCode = 'us', signal = new AbortController().signal) => fetchOffice(context, office, signal),
    close: () => outbound.close(),
    logged: () => logged,
    context,
    /** The subjects of the office's mails. */
    queued,
  }
}

let worker: ReturnType<typeof startWorker>
beforeEach(async () => {
  worker = startWorker()
  await worker.configure()
})
afterEach(() => worker.close())
const newestRevision = async (): Promise<number> =>
  (await at.world.pool.query<{ newest: number }>('select max(revision) as newest from brands')).rows[0]?.newest ?? 0

describe('deliveries of an office', () => {
  it('are fetched day by day, and missed days in their order', async () => {
    deliver('2027-03-02')
    await until('2027-03-03T00:00')
    expect(await names()).toEqual(['TAVO 270302'])
    // The worker is down for a week, while the office keeps delivering files.
    deliver('2027-03-08', '2027-03-04', '2027-03-05', '2027-03-03')
    await until('2027-03-09T00:00')
    expect(await readFiles()).toEqual(['02', '03', '04', '05', '08'].map((day) => usName(`2027-03-${day}`)))
    expect(await stateOf('us')).toMatchObject({
      channel: 'https',
      asOf: '2027-03-08',
      ageDays: 1,
      gap: null,
      last: { name: usName('2027-03-08'), day: '2027-03-08' },
      fault: null,
      openFiles: 0,
    })
    // Files that were read are not fetched again.
    expect(opened(usPath('2027-03-02'))).toHaveLength(1)
  })

  it("are read again when a file's content changes, but not when only its date changes", async () => {
    deliver('2027-03-02')
    await worker.run()
    offices.shelf.put(usPath('2027-03-02'), daily('2027-03-02', 'TAVO CORRECTED'))
    await worker.run()
    expect(await names()).toEqual(['TAVO CORRECTED'])
    const before = await newestRevision()
    offices.shelf.put(usPath('2027-03-02'), daily('2027-03-02', 'TAVO CORRECTED'))
    await worker.run()
    expect(opened(usPath('2027-03-02'))).toHaveLength(3)
    expect(await newestRevision()).toBe(before)
  })

  it('continue where a transfer broke, and give up a server that stalls', async () => {
    deliver('2027-03-02')
    offices.shelf.plan(usPath('2027-03-02'), 'truncate', 2)
    offices.shelf.plan(usPath('2027-03-02'), 'stall', 1)
    await worker.run()
    expect(await names()).toEqual(['TAVO 270302'])
    const offsets = opened(usPath('2027-03-02')).map(({ offset }) => offset)
    expect(offsets).toHaveLength(4)
    expect(offsets).toEqual([...new Set(offsets)].sort((a, b) => a - b))
  })

  it.each(['busy', 'unavailable'] as const)('wait as long as a server asks that is %s', async (mood) => {
    deliver('2027-03-02')
    offices.shelf.plan('/bulk', mood, 1)
    offices.shelf.retryAfter = 7_200
    await worker.run()
    const { fault, gap, nextUtc } = await stateOf('us')
    expect([fault, gap]).toEqual(['busy', null])
    expect(Date.parse(nextUtc ?? '') - worker.now()).toBeGreaterThan(7_000_000)
    await worker.fetch()
    expect(await names()).toEqual([])
  })
})

describe('a delivery that cannot be used', () => {
  it.each([
    ['lieAboutSize', 'size'],
    ['lieAboutChecksum', 'checksum'],
    ['vanish', 'missing'],
  ] as const)('is put aside when the office does “%s”, and the next one is read', async (mood, fault) => {
    deliver('2027-03-02', '2027-03-03')
    offices.shelf.plan(usPath('2027-03-02'), mood, 1_000)
    const pauses = []
    for (let run = 0; run < 3; run++) {
      await worker.run()
      const { nextUtc } = await stateOf('us')
      pauses.push(Math.round((Date.parse(nextUtc ?? '') - worker.now()) / 60_000))
    }
    // These are the minutes until the next attempt: after the first failure, after the second, and after the next file
    // was read.
    expect(pauses).toEqual([5, 15, 60])
    expect(quarantined(await stateOf('us'))).toEqual([[usName('2027-03-02'), fault]])
    expect(await names()).toEqual(['TAVO 270303'])
    expect((await stateOf('us')).gap).toMatchObject({ since: '2027-03-02', deliveries: 1 })
    for (; offices.shelf.takes(usPath('2027-03-02'), mood); );
  })

  it('leaves on disk only what an open file needs', async () => {
    const folder = join(directory, 'worker/us')
    await mkdir(folder, { recursive: true })
    const part = `${usName('2027-03-02')}.0123456789ab.part`
    for (const name of [part, `${part}.tag`, `${usName('2027-03-02')}.bak`, usName('2027-03-01')])
      await writeFile(join(folder, name), 'left')
    await at.world.pool.query(
      `insert into feed_files (office, name, day, place, size, stamp, state, fault, attempts, seen_at)
       values ('us', $1, '2027-03-02', 0, 1, 'x', 'quarantined', 'size', 3, now())`,
      [usName('2027-03-02')],
    )
    await worker.run()
    expect((await readdir(folder)).sort()).toEqual([part, `${part}.tag`])
  })

  it('is put aside when it is unreadable or repeats another, and is read or skipped on request', async () => {
    offices.shelf.put(usPath('2027-03-02'), zipOf({ 'apc270302.xml': '<trademark-applications-daily><case-file>' }))
    deliver('2027-03-03')
    offices.shelf.put(usPath('2027-03-04'), daily('2027-03-03'))
    await until('2027-03-05T00:00')
    const before = await stateOf('us')
    expect(quarantined(before)).toEqual([
      [usName('2027-03-02'), 'unreadable'],
      [usName('2027-03-04'), 'repeated'],
    ])
    expect(before.gap).toEqual({ since: '2027-03-02', until: '2027-03-04', deliveries: 2 })
    const [first, second] = before.files
    offices.shelf.put(usPath('2027-03-02'), daily('2027-03-02'))
    await administrator.api.feeds.retry({ params: { id: first?.id ?? 0 } })
    await administrator.api.feeds.skip({ params: { id: second?.id ?? 0 } })
    await until('2027-03-05T00:30')
    expect(await names()).toEqual(['TAVO 270302', 'TAVO 270303'])
    expect((await stateOf('us')).gap).toBeNull()
    await expect(administrator.api.feeds.retry({ params: { id: second?.id ?? 0 } })).rejects.toMatchObject({
      code: 'feed.notFound',
    })
  })
})

/** Names that lead elsewhere or are not of a day. They look like deliveries in every protocol. */
const strangeNames = (ending: string) => [
  `../../../${ending}`,
  `..%2f..%2f${ending}`,
  `/etc/${ending}`,
  `a/../../${ending}`,
  `C:\\\\${ending}`,
  `${ending}/`,
  `.${ending}`,
  `${ending}.part`,
  `${'x'.repeat(300)}${ending}`,
]

describe('a list', () => {
  it.each(['us', 'em', 'fr'] as const)('whose names lead out of the folder leads nowhere (%s)', async (office) => {
    const configured = office === 'us' ? worker : startWorker(otherFeeds)
    await configured.configure()
    const ending = {
      us: 'apc270302.zip',
      em: 'DIFF_APPLICANTS_20270302_0001.zip',
      fr: 'FR_FRNEWST66_2027-09.xml',
    }[office]
    const folder = { us: '/us', em: '/euipo/Applicant', fr: '/inpi' }[office]
    offices.shelf.alsoList(folder, ...strangeNames(ending))
    await configured.run(office)
    expect((await stateOf(office)).files.filter(({ name }) => name !== null)).toEqual([])
    expect((await stateOf(office)).fault).toBeNull()
    expect(offices.shelf.steps.filter(({ step }) => step === 'open')).toEqual([])
    if (configured !== worker) configured.close()
  })

  it('may name days that do not exist, are over or have not come', async () => {
    const yesterday = '2027-03-01'
    offices.shelf.alsoList('/us', 'apc270230.zip', 'apc271332.zip', 'apc000000.zip', 'apc991231.zip', 'apc270303.zip')
    deliver(yesterday, '2027-03-02')
    // The worker's clock is a day ahead, so only the day after tomorrow has not come.
    await worker.run()
    expect(await readFiles()).toEqual([usName('2027-03-02')])
    expect((await stateOf('us')).files).toMatchObject([{ name: 'apc270303.zip', state: 'waiting', fault: 'missing' }])
  })

  it.each([
    ['us', '/us'],
    ['em', '/euipo/Applicant'],
    ['fr', '/inpi'],
  ] as const)('without end is given up, and read when it has one again (%s)', async (office, folder) => {
    const configured = office === 'us' ? worker : startWorker(otherFeeds)
    await configured.configure()
    offices.shelf.plan(folder, 'endless', 1)
    await configured.run(office)
    expect((await stateOf(office)).fault).toBe('listing')
    await configured.run(office)
    expect((await stateOf(office)).fault).toBeNull()
    if (configured !== worker) configured.close()
  })

  it('that is corrected later lets the file be read', async () => {
    deliver('2027-03-02')
    offices.shelf.plan(usPath('2027-03-02'), 'lieAboutSize', 1)
    await worker.run()
    expect((await stateOf('us')).files).toMatchObject([{ state: 'waiting', fault: 'size' }])
    await worker.run()
    expect(await names()).toEqual(['TAVO 270302'])
    expect(await stateOf('us')).toMatchObject({ fault: null, gap: null, openFiles: 0 })
  })

  it('may change while its files are read', async () => {
    deliver('2027-03-02', '2027-03-03')
    offices.shelf.plan(usPath('2027-03-02'), 'stall', 1)
    const fetching = worker.fetch('us')
    await expect.poll(() => opened(usPath('2027-03-02')).length).toBe(1)
    // The office replaces the file of which a half has arrived, and withdraws the next one.
    offices.shelf.put(usPath('2027-03-02'), daily('2027-03-02', 'TAVO CORRECTED AND LONGER THAN IT WAS'))
    offices.shelf.remove(usPath('2027-03-03'))
    await fetching
    await worker.run()
    expect(await names()).toEqual(['TAVO CORRECTED AND LONGER THAN IT WAS'])
    expect((await stateOf('us')).files).toMatchObject([{ name: usName('2027-03-03'), fault: 'missing' }])
  })
})

describe('a redirect', () => {
  it.each(['elsewhere', 'circle'] as const)('that leads “%s” is refused', async (mood) => {
    deliver('2027-03-02')
    offices.shelf.plan('/us/apc270302.zip', mood, 100)
    await worker.run()
    expect(await stateOf('us')).toMatchObject({ fault: 'address', openFiles: 1 })
    for (; offices.shelf.takes('/us/apc270302.zip', mood); );
    await worker.run()
    expect(await names()).toEqual(['TAVO 270302'])
  })
})

describe('a zip', () => {
  it('is unpacked nowhere, whatever its members are called', async () => {
    const content = dailyFile('20270302', { serial: '99270302', name: 'TAVO SLIP', goods: { 9: 'Software' } })
    const slips = ['../../../slip.xml', '/tmp/slip.xml', '..\\..\\slip.xml']
    offices.shelf.put(usPath('2027-03-02'), zipOf(Object.fromEntries(slips.map((name) => [name, content]))))
    await worker.run()
    expect(await names()).toEqual(['TAVO SLIP'])
    for (const folder of [directory, join(directory, 'worker'), join(directory, 'worker/us'), tmpdir()])
      expect((await readdir(folder)).filter((name) => name.includes('slip'))).toEqual([])
  })

  it('whose content was altered is put aside before anything of it is stored', async () => {
    const zip = daily('2027-03-02')
    // Alters the checksum that the directory states of the only member.
    const directoryAt = zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
    zip.writeUInt32LE(zip.readUInt32LE(directoryAt + 16) ^ 1, directoryAt + 16)
    offices.shelf.put(usPath('2027-03-02'), zip)
    deliver('2027-03-03')
    for (let run = 0; run < 3; run++) await worker.run()
    expect(quarantined(await stateOf('us'))).toEqual([[usName('2027-03-02'), 'archive']])
    expect(await names()).toEqual(['TAVO 270303'])
    expect((await stateOf('us')).gap).toMatchObject({ since: '2027-03-02', deliveries: 1 })
  })
})

describe('a gap', () => {
  it('is reported in every search, to administrators, and to the operator once when it opens and once when it closes', async () => {
    deliver('2027-03-02')
    await until('2027-03-03T00:00')
    // Wednesday and Thursday are missing. The weekend has no deliveries.
    deliver('2027-03-05')
    await until('2027-03-10T00:00')
    expect((await stateOf('us')).gap).toMatchObject({ since: '2027-03-03' })
    const search = async () => {
      const { offices: searched } = await administrator.api.search.query({ body: { text: 'TAVO' } })
      return searched.find(({ code }) => code === 'us')
    }
    expect(await search()).toMatchObject({ asOf: '2027-03-05', late: true, gapSince: '2027-03-03' })
    await until('2027-03-11T00:00')
    // On a busy machine, one move of the clock does not wait for all work.
    const mailsAt = (moment: string) => async () => {
      await until(moment)
      return mails()
    }
    await expect.poll(mailsAt('2027-03-11T00:01'), { timeout: 60_000 }).toEqual(['Marklot: Lieferungen von US fehlen'])
    deliver('2027-03-03', '2027-03-04', '2027-03-08', '2027-03-09', '2027-03-10')
    await until('2027-03-11T06:00')
    expect((await stateOf('us')).gap).toBeNull()
    expect(await search()).not.toHaveProperty('gapSince')
    await expect
      .poll(mailsAt('2027-03-11T06:01'), { timeout: 60_000 })
      .toEqual(['Marklot: Lieferungen von US fehlen', 'Marklot: Die Lücke bei US ist geschlossen'])
  })

  it('opens once the grace period is over, also when clocks change in between', async () => {
    // In the night to Sunday, 14 March 2027, clocks change in the United States.
    deliver('2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05', '2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11')
    await until('2027-03-14T23:58')
    expect((await stateOf('us')).gap).toBeNull()
    expect(await readFiles()).toHaveLength(8)
    // The next fetch notices.
    await until('2027-03-15T01:00')
    expect((await stateOf('us')).gap).toEqual({ since: '2027-03-12', until: '2027-03-12', deliveries: 1 })
    deliver('2027-03-12')
    await until('2027-03-15T03:00')
    expect((await stateOf('us')).gap).toBeNull()
  })

  it('stays open when its office is taken out of the configuration, until its files are left out', async () => {
    deliver('2027-03-02')
    offices.shelf.plan(usPath('2027-03-02'), 'vanish', 1_000)
    await worker.run()
    await at.product.settableClock?.set(new Date('2027-03-02T21:00:00Z'))
    await noteConfigured(at.world.pool, [], { now: at.now(), today: '2027-03-02' })
    const judge = (now: string) =>
      transaction(at.world.pool, (client) => judgeGap({ ...worker.context, clock: { now: () => new Date(now) } }, client, 'us'))
    await judge('2027-03-08T00:00:00Z')
    const { gap, channel, files } = await stateOf('us')
    expect([gap?.since, channel]).toEqual(['2027-03-02', null])
    await judge('2027-03-20T00:00:00Z')
    expect((await stateOf('us')).gap?.since).toBe('2027-03-02')
    expect(worker.queued).toEqual(['Marklot: Lieferungen von US fehlen'])
    await administrator.api.feeds.skip({ params: { id: files[0]?.id ?? 0 } })
    expect((await stateOf('us')).gap).toBeNull()
    for (; offices.shelf.takes(usPath('2027-03-02'), 'vanish'); );
  })
})

describe('several workers', () => {
  it('fetch an office one at a time, and go on after a kill without reading twice', async () => {
    deliver('2027-03-02')
    offices.shelf.plan(usPath('2027-03-02'), 'stall', 1)
    const [one, other] = [worker, startWorker()]
    const kill = new AbortController()
    const fetching = one.fetch('us', kill.signal)
    await expect.poll(() => opened(usPath('2027-03-02')).length).toBe(1)
    await other.fetch()
    expect(opened(usPath('2027-03-02'))).toHaveLength(1)
    kill.abort(new Error('killed'))
    await expect(fetching).rejects.toThrow('killed')
    await other.fetch()
    expect(await names()).toEqual(['TAVO 270302'])
    // Simulates a kill after the marks were stored and before the file was recorded as read.
    await at.world.pool.query(`update feed_files set state = 'waiting', read_at = null, sha256 = null`)
    const before = await newestRevision()
    await one.run()
    expect(await newestRevision()).toBe(before)
    expect(await stateOf('us')).toMatchObject({ openFiles: 0, last: { name: usName('2027-03-02') } })
    other.close()
  })
})

describe('the channels of the other offices', () => {
  const golden = (office: string, name: string) => readFileSync(join(import.meta.dirname, 'golden', office, name))
  beforeEach(async () => {
    worker.close()
    worker = startWorker(otherFeeds)
    await worker.configure()
  })
  const last = async (office: RegistrationOfficeCode) => (await stateOf(office)).last?.name

  it('are FTP with persons before marks, and a transfer that is continued (em)', async () => {
    const name = 'DIFF_EUTMS_20270302_0001.zip'
    const path = `/euipo/Trademark/Differential/2027/${name}`
    offices.shelf.put(path, zipOf({ 'marks.xml': golden('em', 'combined-registered.xml') }))
    offices.shelf.put('/euipo/Applicant/DIFF_APPLICANTS_20270302_0001.zip', zipOf({ 'persons.xml': golden('em', 'persons.xml') }))
    offices.shelf.plan(path, 'truncate')
    await worker.fetch('em')
    expect(await last('em')).toBe(name)
    expect(
      offices.shelf.steps.filter(({ step }) => step === 'open').map(({ path: opened, offset }) => [opened, offset > 0]),
    ).toEqual([
      ['/euipo/Applicant/DIFF_APPLICANTS_20270302_0001.zip', false],
      [path, false],
      [path, true],
    ])
  })

  it('are FTPS and SFTP with a key, when the configuration trusts the servers (em, fr)', async () => {
    const { ftps, certificate, sftp, hostKey, clientKey, signIn } = offices
    const trusting = JSON.parse(readFileSync(otherFeeds, 'utf8'))
    trusting.em = { ...trusting.em, url: `${ftps}/euipo`, certificate }
    const { password: _, ...fr } = { ...trusting.fr, url: `${sftp}/inpi`, user: signIn.user, hostKey }
    trusting.fr = { ...fr, privateKey: clientKey }
    const path = join(directory, 'trusting.json')
    const secure = async () => {
      await writeFile(path, JSON.stringify(trusting))
      return startWorker(path)
    }
    const marks = '/euipo/Trademark/Differential/2027/DIFF_EUTMS_20270302_0001.zip'
    const weekly = '/inpi/FR_FRNEWST66_2027-09_0001.zip'
    offices.shelf.put(marks, zipOf({ 'marks.xml': golden('em', 'combined-registered.xml') }))
    offices.shelf.put(weekly, zipOf({ 'a.xml': golden('fr', 'FR_FRNEWST66_2024-07.xml') }))
    for (const file of [marks, weekly]) offices.shelf.plan(file, 'truncate')
    await at.world.pool.query(`update feed_offices set starts_on = '2027-03-01' where office = 'fr'`)
    await until('2027-03-05T20:00')
    await worker.configure()
    const trusted = await secure()
    for (const office of ['em', 'fr'] as const) await trusted.run(office)
    expect([await last('em'), await last('fr')]).toEqual([marks, weekly].map((file) => file.slice(file.lastIndexOf('/') + 1)))
    expect(opened(marks).map(({ offset }) => offset > 0)).toEqual([false, true])
    expect(
      offices.shelf.steps.filter(({ protocol, step }) => protocol === 'sftp' && step === 'signIn').map((one) => one.path),
    ).toEqual(['publickey', 'publickey'])
    delete trusting.em.certificate
    trusting.fr.privateKey = offices.strangeKey
    const strange = await secure()
    for (const office of ['em', 'fr'] as const) await strange.run(office)
    expect([(await stateOf('em')).fault, (await stateOf('fr')).fault]).toEqual(['address', 'credentials'])
    for (const secret of [clientKey.slice(50, 90), '127.0.0.1']) expect(strange.logged()).not.toContain(secret)
    for (const one of [trusted, strange]) one.close()
  })

  it('are SFTP with a known host key, new marks before amended ones (fr)', async () => {
    offices.shelf.put('/inpi/FR_FRAMDST66_2027-09.xml', golden('fr', 'FR_FRAMDST66_2016-05.xml'))
    offices.shelf.put('/inpi/FR_FRNEWST66_2027-09_0001.zip', zipOf({ 'a.xml': golden('fr', 'FR_FRNEWST66_2024-07.xml') }))
    offices.shelf.plan('/inpi/FR_FRNEWST66_2027-09_0001.zip', 'truncate')
    await at.world.pool.query(`update feed_offices set starts_on = '2027-03-01' where office = 'fr'`)
    await until('2027-03-05T20:00')
    await worker.configure()
    await worker.fetch('fr')
    expect(await readFiles()).toEqual(['FR_FRNEWST66_2027-09_0001.zip', 'FR_FRAMDST66_2027-09.xml'])
    expect((await stateOf('fr')).openFiles).toBe(0)
  })

  it('are files by week behind a password, which may not be there yet (de)', async () => {
    offices.shelf.put('/de/mar_bib_wvz_bil_eing_202709.zip', zipOf({ 'a.xml': golden('de', 'registered.xml') }))
    await until('2027-03-05T20:00')
    await worker.configure()
    await worker.fetch('de')
    expect(await last('de')).toBe('mar_bib_wvz_bil_eing_202709.zip')
    // The two other files are expected later, so it is not a fault that they are missing.
    expect(await stateOf('de')).toMatchObject({ fault: null, gap: null, openFiles: 2 })
  })

  it('are pages of an answer with a continuation, read as one delivery or not at all (ch)', async () => {
    const [item = ''] = /<tmk:Trademark>[\s\S]*<\/tmk:Trademark>/.exec(String(golden('ch', 'dead.xml'))) ?? []
    const named = item.replace(
      '<tmk:Trademark>',
      '<tmk:Trademark xmlns:tmk="http://www.wipo.int/standards/XMLSchema/ST96/Trademark" xmlns:com="http://www.wipo.int/standards/XMLSchema/ST96/Common">',
    )
    const marks = [1, 2, 3].map((number) => named.replace('10993/2000', `1099${number}/2000`).replace(/\s*\n\s*/g, ' '))
    offices.shelf.put('/ch/2027-03-02.txt', marks.join('\n'))
    offices.shelf.plan('/ch/2027-03-02.txt', 'truncate', 1)
    await worker.fetch('ch')
    expect(await names()).toHaveLength(3)
    expect(await last('ch')).toBe('ipi-20270302.zip')
  })

  it('are a page of links with checksum files beside them (es)', async () => {
    const path = '/es/marcas-20270302.zip'
    offices.shelf.put(path, zipOf({ 'DATA-M4990001.xml': golden('es', 'DATA-M4990001.xml') }))
    await worker.fetch('es')
    expect(await last('es')).toBe('marcas-20270302.zip')
    expect(opened(`${path}.sha256`)).toHaveLength(1)
  })

  it('are not taken for missing when only their checksum file is missing (es)', async () => {
    const path = '/es/marcas-20270302.zip'
    offices.shelf.put(path, zipOf({ 'DATA-M4990001.xml': golden('es', 'DATA-M4990001.xml') }))
    offices.shelf.plan(`${path}.sha256`, 'vanish', 1_000)
    await worker.run('es')
    expect((await stateOf('es')).files).toMatchObject([{ name: 'marcas-20270302.zip', state: 'waiting', fault: 'checksum' }])
    for (; offices.shelf.takes(`${path}.sha256`, 'vanish'); );
  })

  it('tell of wrong credentials and of another host key, and log no secret', async () => {
    const wrong = JSON.parse(readFileSync(otherFeeds, 'utf8'))
    for (const office of ['em', 'de', 'ch']) wrong[office].password = 'another secret'
    wrong.fr.hostKey = `SHA256:${'A'.repeat(43)}`
    const path = join(directory, 'wrong.json')
    await writeFile(path, JSON.stringify(wrong))
    const refused = startWorker(path)
    await until('2027-03-05T20:00')
    await worker.configure()
    for (const office of ['em', 'de', 'ch', 'fr'] as const) await refused.fetch(office)
    const faults = await Promise.all((['em', 'de', 'ch', 'fr'] as const).map(async (office) => (await stateOf(office)).fault))
    expect(faults).toEqual(['credentials', 'credentials', 'credentials', 'address'])
    for (const secret of ['another secret', offices.signIn.user, '127.0.0.1']) expect(refused.logged()).not.toContain(secret)
    refused.close()
  })
})
