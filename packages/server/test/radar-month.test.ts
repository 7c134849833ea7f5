import { afterAll, beforeAll, expect, it } from 'vitest'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { createFolder, dailyFile } from './ingest-files.ts'
import { type MembersWorld, startMembersWorld } from './members-world.ts'

let at: MembersWorld
beforeAll(async () => {
  at = await startMembersWorld()
})
afterAll(() => at.close())

const days = 33
const names = ['TAVILO', 'MORENDA', 'CORVANTA'] as const
type Name = (typeof names)[number]
/**
 * Returns the names for which the file of a day contains a near neighbour, in addition to that of a mark that nobody
 * watches.
 */
const plantedOn = (day: number): Name[] => names.filter((_, i) => (day * 7 + i * 3) % (4 + i) === 0)

/** The days on which the agents run a search saved on day 0, always at six in the morning. */
const runDays = {
  daily: Array.from({ length: days }, (_, i) => i + 1),
  weekly: [1, 8, 15, 22, 29],
  // These are 2 March and 2 April.
  monthly: [1, 32],
}

it('mails each new mark once to each search that watches it, through a month of daily files', async () => {
  await at.product.settableClock?.set(new Date('2027-03-01T10:00:00Z'))
  await at.personOf('enterprise', 'watcher')
  const person = await at.person('watcher', { email: 'watcher@lindenhof.test', email_verified: true })
  const searches: { id: number; name: Name; frequency: keyof typeof runDays }[] = []
  for (const name of names)
    for (const frequency of ['daily', 'weekly', 'monthly'] as const) {
      const body = { name: `${name} ${frequency}`, text: name, executionFrequency: frequency, onlyNewBrands: true }
      const { id } = await person.api.radar.save({ body })
      searches.push({ id, name, frequency })
    }

  const deliveries: { day: number; name: Name; mark: string }[] = []
  let serial = 99_300_000
  for (let day = 0; day < days; day++) {
    const planted = plantedOn(day).map((name) => ({ day, name, mark: `${name} ${day}` }))
    deliveries.push(...planted)
    const folder = await createFolder()
    const date = at.now().toISOString().slice(0, 10).replaceAll('-', '')
    const cases = [...planted.map(({ mark }) => mark), `ZEPHYRQUARTZ ${day}`].map((name) => ({
      serial: String(serial++),
      name,
      goods: { 9: 'Software' },
      owner: 'NEWCO',
    }))
    const path = await folder.write(`apc${date.slice(2)}.xml`, dailyFile(date, ...cases))
    await runIngest({ office: 'us', paths: [path], pool: at.world.pool })
    await folder.close()
    await at.product.engine.catchUp()
    await at.days(1)
    await at.product.jobs.runDue(60_000)
  }

  const expected = searches.flatMap(({ id, name, frequency }) =>
    runDays[frequency].flatMap((day, i) => {
      const since = i === 0 ? 0 : (runDays[frequency][i - 1] as number)
      const marks = deliveries.filter((planted) => planted.name === name && planted.day >= since && planted.day < day)
      return marks.length === 0 ? [] : [`${id}: ${marks.map(({ mark }) => mark).sort()}`]
    }),
  )
  const mailbox = await fetch(`${at.origin}/_sim/mailbox/messages?to=watcher@lindenhof.test`)
  const mails = (await mailbox.json()) as { text: string }[]
  const received = mails.map(({ text }) => {
    const id = /storedqueries\/(\d+)\/results/.exec(text)?.[1]
    const marks = deliveries.map(({ mark }) => mark).filter((mark) => new RegExp(`\\b${mark}\\b`).test(text))
    return `${id}: ${[...new Set(marks)].sort()}`
  })
  expect(received.sort()).toEqual(expected.sort())
  for (const { id, frequency } of searches) {
    const { total } = await person.api.radar.history({ params: { id }, query: {} })
    expect([id, total]).toEqual([id, runDays[frequency].length])
  }
})
