import { setTimeout as pause } from 'node:timers/promises'
import { makeAdministrator } from '../../src/accounts/index.ts'
import { isDatabaseAway } from '../../src/platform/database-away.ts'
import { call } from '../billing/http.ts'
import { openRandom, type Random } from '../billing/random.ts'
import { feedFiles, grantEnterprise, newestRevision, registerRows, unfinishedWork } from './month.store.ts'
import { addDays, type Offices, openOffices } from './offices.ts'
import { type Book, type Findings, findingKinds, judge, openBook, type Seen } from './oracle.ts'
import { type Around, announce, enter, type Person, readAccount, type SearchCount, shownGaps, spendMorning } from './people.ts'
import { type MonthWorld, type MonthWorldOptions, openMonthWorld, type Victim } from './world.ts'

export interface MonthOptions extends MonthWorldOptions {
  days: number
  seed: number
}
export type MonthBench = {
  days: number
  engine: 'embedded' | 'opensearch'
  kills: Record<Victim, number>
  /** The people in the simulated month. */
  people: number
  searches: number
  savedSearches: number
  marks: number
  mails: number
  wrongAnswers: number
  seconds: number
} & Record<keyof Findings, number>

/** The first day, which is a Monday. */
const firstDay = '2027-03-01'
/**
 * The times of a day (UTC) to which the clock is set. Offices publish before the second one, and radars run at the last
 * one.
 */
const evening = ['20:00', '21:05', '21:15', '21:40', '23:00'] as const
const nextMorning = ['05:30', '09:00'] as const
/** How long the product works between two times, in milliseconds. */
const pace = 1_300
/** The number of new people on each of the first days, until there are enough. */
const mostPeople = 10
const joiningPerDay = 2
/** On these days, counted from 0, an administrator announces maintenance. */
const announcementDays = [6, 15, 24]
/** The database is stopped once in this many days. */
const databaseEvery = 13
/**
 * The real time within which everything must settle at the end, in milliseconds. Leases of killed processes take a
 * minute to expire.
 */
const patience = 150_000
/** The number of days after the month in which no process is killed and weekly searches run. */
const afterwards = 9

/**
 * Simulates a month day by day with several processes, and kills one from time to time. Counts data that was lost,
 * mails that were sent twice, and work that was left undone.
 */
export async function benchMonth(options: MonthOptions, say: (text: string) => void): Promise<MonthBench> {
  const begun = Date.now()
  const random = openRandom(options.seed)
  const world = await openMonthWorld(options, at(firstDay, '06:00'), firstDay)
  try {
    const month = await live(world, options.days, random, say)
    say('The month is over')
    await settle(world, month.offices, addDays(firstDay, options.days), say)
    const findings = judge(month.book, await look(world, month))
    for (const kind of findingKinds) for (const finding of findings[kind].slice(0, 20)) say(`${kind}: ${finding}`)
    for (const wrong of month.count.wrong.slice(0, 20)) say(`wrong answer: ${wrong}`)
    const counts = Object.fromEntries(findingKinds.map((kind) => [kind, findings[kind].length])) as Record<keyof Findings, number>
    return {
      days: options.days,
      engine: options.openSearch === null ? 'embedded' : 'opensearch',
      kills: month.kills,
      people: month.people.filter(({ hasJoined }) => hasJoined).length,
      searches: month.count.answered,
      savedSearches: month.book.watches.length,
      marks: month.book.marks.size,
      mails: world.mailbox.list().length,
      wrongAnswers: month.count.wrong.length,
      ...counts,
      seconds: Math.round((Date.now() - begun) / 1_000),
    }
  } finally {
    await world.close()
  }
}

const at = (day: string, time: string) => new Date(`${day}T${time}:00Z`)

interface Month {
  book: Book
  people: Person[]
  kills: Record<Victim, number>
  count: SearchCount
  offices: Offices
  around: Around
}

async function live(world: MonthWorld, days: number, random: Random, say: (text: string) => void): Promise<Month> {
  const book = openBook()
  const people: Person[] = []
  const kills: Month['kills'] = { api: 0, worker: 0, indexer: 0, cluster: 0, database: 0 }
  const count: SearchCount = { answered: 0, wrong: [] }
  // Each part has its own random sequence, so that the duration of calls does not affect the files or the kills.
  const offices = openOffices(world.feeds, openRandom(random.below(1_000_000)), book)
  const deaths = openRandom(random.below(1_000_000))
  let readable = [...book.marks.values()]
  const around: Around = {
    home: world.home,
    mailbox: world.mailbox,
    random,
    book,
    readable: () => readable,
    grant: (accountId) => repeat(() => grantEnterprise(world.pool, accountId)),
    say,
  }
  /** Kills a process at a random moment in the next seconds. */
  const strike = async (victim: Victim) => {
    await pause(deaths.below(pace * 3))
    kills[victim] += 1
    say(`  ${victim} killed`)
    await world.kill(victim, deaths.below(2))
  }
  let dying: Promise<unknown> = Promise.resolve()
  for (let i = 0; i < days; i++) {
    const day = addDays(firstDay, i)
    const victims: Victim[] = i % databaseEvery === databaseEvery - 3 ? ['database'] : deaths.weighted(chancesOf(world.engine))
    const isEarly = deaths.oneIn(3)
    say(`${day}${victims.length > 0 ? `: ${victims.join(', ')} will die ${isEarly ? 'by day' : 'at night'}` : ''}`)
    await move(world, at(day, '10:00'))
    if (isEarly) dying = Promise.all(victims.map(strike))
    for (let n = 0; n < joiningPerDay && people.length < mostPeople; n++)
      people.push({ email: `person${people.length}@bench.test`, token: null, hasJoined: false, boards: [], revision: 0 })
    await Promise.all(
      people.map(async (person) => {
        if (await enter(around, person)) await spendMorning(around, person, count)
      }),
    )
    const [first] = people
    if (first?.hasJoined)
      for (const { code, since } of await shownGaps(around, first)) if (code === 'us' || code === 'em') offices.told(code, since)
    if (announcementDays.includes(i)) await inform(world, around, people, day)
    await dying
    if (!isEarly) dying = Promise.all(victims.map(strike))
    offices.publish(day)
    for (const time of evening) await move(world, at(day, time))
    const read = new Set(
      (await repeat(() => feedFiles(world.pool))).filter(({ state }) => state === 'read').map(({ name }) => name),
    )
    for (const time of nextMorning) await move(world, at(addDays(day, 1), time))
    await dying
    readable = [...book.marks.values()].filter(({ file }) => read.has(file))
  }
  await dying
  offices.release()
  return { book, people, kills, count, offices, around }
}

const chancesOf = (engine: MonthWorld['engine']): readonly (readonly [number, Victim[]])[] => [
  [2, []],
  [3, ['api']],
  [4, ['worker']],
  [2, [engine]],
  [1, ['api', 'worker']],
]

async function move({ clock }: MonthWorld, moment: Date): Promise<void> {
  await repeat(() => clock.set(moment))
  await pause(pace)
}

/** Repeats a statement of the benchmark itself while the database is unavailable. */
async function repeat<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      await pause(200)
    }
  }
}

/** Lets an administrator announce maintenance to everybody. */
async function inform(world: MonthWorld, around: Around, people: readonly Person[], day: string): Promise<void> {
  const [administrator] = people
  if (!administrator) return
  await repeat(() => makeAdministrator({ pool: world.pool, clock: world.clock }, administrator.email))
  const owed = people.filter(({ hasJoined }) => hasJoined).map(({ email }) => email)
  const isConfirmed = await announce(around, administrator, at(addDays(day, 5), '02:00'))
  around.book.announcements.push({
    owed: new Set(isConfirmed ? owed : []),
    possible: new Set(people.map(({ email }) => email)),
  })
}

/** Waits until the last files are read, the last searches have run and the last mails are sent. */
async function settle(world: MonthWorld, offices: Offices, day: string, say: (text: string) => void): Promise<void> {
  const isDone = async () => (await repeat(() => unfinishedWork(world.pool, world.clock.now()))).length === 0
  const wait = async () => {
    for (const until = Date.now() + patience; Date.now() < until; await pause(500)) if (await isDone()) return
  }
  for (let i = 0; i < afterwards; i++) {
    await move(world, at(addDays(day, i), '20:00'))
    offices.publish(addDays(day, i), true)
    for (const time of evening.slice(1)) await move(world, at(addDays(day, i), time))
    await move(world, at(addDays(day, i + 1), '07:00'))
    if (i === 0 || i === afterwards - 1) await wait()
  }
  for (const work of await unfinishedWork(world.pool, world.clock.now())) say(`unfinished: ${work}`)
}

/** Collects everything that people, operators and mail servers can see. */
async function look(world: MonthWorld, { book, people, offices, around }: Month): Promise<Seen> {
  const { pool, clock, apis } = world
  const revision = await newestRevision(pool)
  const behind: string[] = []
  const notFound: string[] = []
  const accounts: Awaited<ReturnType<typeof readAccount>>[] = []
  for (const person of people.filter(({ hasJoined }) => hasJoined)) {
    await enter(around, person)
    accounts.push(await readAccount(around, person))
  }
  const token = people.find(({ hasJoined }) => hasJoined)?.token ?? ''
  for (const api of apis)
    for (const { name } of book.marks.values()) {
      const { status, body } = await call(`${api}/api/v1/BrandQueries`, { method: 'POST', body: { text: name }, token })
      if (status !== 200 || body.revision !== revision) behind.push(`${api}: ${status}, revision ${body.revision} of ${revision}`)
      else if (!body.hits.some((hit: { name: string }) => hit.name === name)) notFound.push(`${name} at ${api}`)
    }
  const rows = (await registerRows(pool)).map(({ key, name, category }) => ({
    key,
    name,
    status: category === 'new' ? ('pending' as const) : category === 'alive' ? ('registered' as const) : ('other' as const),
  }))
  const listed = await feedFiles(pool)
  const files = offices.files().flatMap(({ office, name }) => {
    const found = listed.filter((file) => file.office === office && file.name === name)
    return found.length === 1 && found[0]?.state === 'read'
      ? []
      : [`${name}: ${found.map(({ state }) => state).join() || 'unknown'}`]
  })
  return {
    rows,
    notFound,
    behind,
    boards: accounts.flatMap(({ boards }) => boards),
    watches: accounts.flatMap(({ watches }) => watches),
    mails: world.mailbox.list().map(({ id, to, subject, text, headers }) => ({
      messageId: headers.find(({ key }) => key === 'message-id')?.value ?? id,
      to: to.join(),
      subject,
      text,
    })),
    stuck: await unfinishedWork(pool, clock.now()),
    files,
  }
}
