import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Mailbox, startMailbox } from '@marklot/simulators'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { openSettableClock } from '../src/platform/clock.ts'
import { createPool, type Pool } from '../src/platform/database.ts'
import { addressOf, type EmbeddedOptions, startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { freePort } from '../src/platform/free-port.ts'
import { migrate } from '../src/platform/migrate.ts'
import { dataDirectoryOf, executionsByText, inventAccounts, openWork, saveRadars } from './radar.store.ts'
import { restartWorkers, startProcess, stopDatabaseOnce } from './radar-processes.ts'

export interface RadarBench {
  /** The time from the leap of the clock to the last mail. */
  seconds: number
  /** The number of executions with a stored result. */
  executions: number
  /** The number of mails in the mailbox. Mails with the same Message-ID count once. */
  mails: number
  /** The number of further Message-IDs for the same execution and recipient. */
  duplicates: number
  /** The number of mails that repeat a Message-ID. */
  redelivered: number
  /** The number of due executions that did not happen, and of planted marks that were not mailed. */
  missed: number
}
export type Chaos = 'none' | 'worker' | 'database'

/** One radar in this many has a planted match: 2 %. */
const plantedEvery = 50
const minimumNameSimilarity = 90
/** The number of marks in the register before the day begins. */
const registeredMarks = 20_000
/** The time after which the benchmark gives up, in milliseconds. */
const patience = 20 * 60_000

/**
 * Measures one day of radars with real workers, a real database and a mailbox: the day's new marks arrive, the clock
 * jumps past the time of the runs, and the mails that the mailbox received are counted.
 */
export async function benchRadar(
  options: EmbeddedOptions & { radars: number; newMarks: number; workers: number; chaos: Chaos },
  say: (text: string) => void,
): Promise<RadarBench> {
  const directory = await mkdtemp(join(tmpdir(), `${options.slug}-radar-`))
  // If root starts the benchmark, the database runs under its own account, which needs access to the folder.
  await chmod(directory, 0o755)
  const port = await freePort()
  let server = await startEmbeddedPostgres(join(directory, 'database'), { ...options, port })
  const pool = createPool(server.connection, 'bench')
  const mailbox = await startMailbox(() => new Date(), null, options.radars * 2)
  const closing: (() => Promise<void>)[] = []
  try {
    await migrate(pool)
    const random = createRandom(1)
    const names = inventNames(random, options.radars)
    say('The register is filled')
    await deliver(pool, directory, '2026-07-01', 70_000_000, inventNames(random, registeredMarks))
    say('The radars are saved')
    const dueAt = new Date(Date.now() + 3_600_000)
    await inventAccounts(pool, options.radars)
    await saveRadars(
      pool,
      names.map((text) => ({ text, minimumNameSimilarity })),
      dueAt,
    )
    const planted = names.filter((_, i) => i % plantedEvery === 0)
    const others = inventNames(random, Math.max(0, options.newMarks - planted.length))
    await deliver(pool, directory, '2026-07-02', 80_000_000, [...planted, ...others].slice(0, options.newMarks))
    const expected = new Set(planted.slice(0, options.newMarks))
    const environment = {
      ...options.systemEnvironment,
      DATABASE_URL: addressOf(server.connection),
      DATA_DIR: join(directory, 'data'),
      MAIL_SMTP_URL: `smtp://${mailbox.host}:${mailbox.port}`,
      MAIL_FROM: 'radar@bench.test',
      SEARCH_ENGINE: 'socket',
      SAMPLE: 'off',
      SIMULATORS: 'on',
      LOG_LEVEL: 'error',
    }
    await mkdir(environment.DATA_DIR)
    say('Indexer and workers start')
    const indexer = await startProcess('indexer', environment)
    closing.push(indexer.stop)
    const workers = await restartWorkers(environment, options.workers, options.chaos === 'worker')
    closing.push(workers.stop)

    const clock = await openSettableClock(pool)
    const postgres = await dataDirectoryOf(pool)
    say(`The clock leaps over the runs of ${options.radars} radars`)
    const leapt = Date.now()
    await clock.set(new Date(dueAt.getTime() + 60_000))
    if (options.chaos === 'database')
      server = await stopDatabaseOnce(postgres, () => startEmbeddedPostgres(join(directory, 'database'), { ...options, port }))
    const done = await untilDone(pool, () => clock.now(), leapt + patience, say)
    if (!done) say('Gave up waiting')
    return count(mailbox, await executionsByText(pool, dueAt), { names, expected, leapt })
  } finally {
    for (const close of closing.reverse()) await close()
    await mailbox.close()
    await pool.end()
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

/** Waits until no run is due, no execution is open and no mail waits. An unreachable database counts as work. */
async function untilDone(pool: Pool, now: () => Date, deadline: number, say: (text: string) => void): Promise<boolean> {
  for (let looked = 0; Date.now() < deadline; looked++) {
    const work = await openWork(pool, now()).catch(() => null)
    if (work && work.due + work.unfinished + work.waiting === 0) return true
    if (looked % 40 === 0) say(work ? `${work.due} due, ${work.unfinished} running, ${work.waiting} mails` : 'no database')
    await pause(250)
  }
  return false
}

function count(
  mailbox: Mailbox,
  executions: ReadonlyMap<string, { id: number; hasResult: boolean }[]>,
  { names, expected, leapt }: { names: readonly string[]; expected: ReadonlySet<string>; leapt: number },
): RadarBench {
  const mails = mailbox.list()
  const messageId = (mail: (typeof mails)[number]) => mail.headers.find(({ key }) => key === 'message-id')?.value ?? mail.id
  const ids = new Map<string, Set<string>>()
  for (const mail of mails) {
    const execution = /\/results\/(\d+)/.exec(mail.text)?.[1] ?? 'none'
    const key = `${execution} ${mail.to.join()}`
    ids.set(key, (ids.get(key) ?? new Set()).add(messageId(mail)))
  }
  const distinct = [...ids.values()].reduce((sum, { size }) => sum + size, 0)
  const mailed = new Set([...ids.keys()].map((key) => key.split(' ')[0]))
  const results = [...executions.values()].flat().filter(({ hasResult }) => hasResult)
  const happened = names.filter((name) => executions.get(name)?.some(({ hasResult }) => hasResult)).length
  const unmailed = [...expected].filter((name) => !executions.get(name)?.some(({ id }) => mailed.has(String(id)))).length
  const last = mails.reduce((latest, { receivedAt }) => Math.max(latest, Date.parse(receivedAt)), leapt)
  return {
    seconds: Math.round((last - leapt) / 100) / 10,
    executions: results.length,
    mails: distinct,
    duplicates: distinct - ids.size,
    redelivered: mails.length - distinct,
    missed: names.length - happened + unmailed,
  }
}

/** Delivers marks with these names in a file of the US office. */
async function deliver(pool: Pool, directory: string, day: string, firstSerial: number, names: readonly string[]) {
  const digits = day.replaceAll('-', '')
  const file = join(directory, `apc${digits.slice(2)}.xml`)
  const cases = names.map(
    (name, i) =>
      `<case-file><serial-number>${firstSerial + i}</serial-number><case-file-header><filing-date>${digits}</filing-date><status-code>630</status-code><mark-identification>${name.toUpperCase()}</mark-identification><mark-drawing-code>4000</mark-drawing-code></case-file-header><classifications><classification><international-code>009</international-code><status-code>6</status-code><primary-code>009</primary-code></classification></classifications></case-file>\n`,
  )
  await writeFile(
    file,
    `<?xml version="1.0" encoding="utf-8"?>\n<trademark-applications-daily><creation-datetime>${digits}2208</creation-datetime>\n<application-information><file-segments><action-keys>\n${cases.join('')}</action-keys></file-segments></application-information></trademark-applications-daily>\n`,
  )
  const summary = await runIngest({ office: 'us', paths: [file], pool, report: true })
  if (summary.stored !== names.length) throw new Error(`stored ${summary.stored} of ${names.length} marks`)
}

/** Returns a small deterministic random number generator (mulberry32). */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

/** Returns distinct invented names of four syllables. */
function inventNames(random: (below: number) => number, count: number): string[] {
  const consonants = 'bcdfghjklmnprstvwz'
  const vowels = 'aeiou'
  const syllable = () => `${consonants[random(consonants.length)]}${vowels[random(vowels.length)]}`
  const names = new Set<string>()
  while (names.size < count) {
    const name = syllable() + syllable() + syllable() + syllable()
    names.add(`${name[0]?.toUpperCase()}${name.slice(1)}`)
  }
  return [...names]
}
