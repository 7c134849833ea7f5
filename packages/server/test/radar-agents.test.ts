import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { type CaseFile, createFolder, dailyFile } from './ingest-files.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

let at: MembersWorld
beforeAll(async () => {
  at = await startMembersWorld()
  // The tests begin at noon, so that the hours that they let pass do not reach the run at six in the morning.
  const noon = new Date(at.now()).setUTCHours(36, 0, 0, 0)
  await at.days((noon - at.now().getTime()) / 86_400_000)
  await deliver({ serial: '99000001', name: 'TAVILO', goods: { 9: 'Software' }, owner: 'ACME' })
})
afterAll(() => at.close())

/** Serials of marks that tests deliver. */
let serial = 99_100_000
const fresh = (name: string): CaseFile => ({ serial: String(serial++), name, goods: { 9: 'Software' }, owner: 'NEWCO' })

/** Delivers today's file to the register and waits until the searches see it. */
async function deliver(...cases: CaseFile[]): Promise<void> {
  const folder = await createFolder()
  const day = at.now().toISOString().slice(0, 10).replaceAll('-', '')
  const path = await folder.write(`apc${day.slice(2)}-${serial}.xml`, dailyFile(day, ...cases))
  await runIngest({ office: 'us', paths: [path], pool: at.world.pool })
  await folder.close()
  await at.product.engine.catchUp()
}
/** Lets a day pass and lets the agents do their work. */
async function nextDay(days = 1): Promise<void> {
  await at.days(days)
  await at.product.jobs.runDue(60_000)
}

interface ReceivedMail {
  subject: string
  text: string
  html: string
  headers: { key: string; value: string }[]
}
const mailsTo = async (to: string): Promise<ReceivedMail[]> =>
  (await (await fetch(`${at.origin}/_sim/mailbox/messages?to=${encodeURIComponent(to)}`)).json()) as ReceivedMail[]
const headerOf = ({ headers }: ReceivedMail, name: string) => headers.find(({ key }) => key.toLowerCase() === name)?.value
const tokenIn = ({ text }: ReceivedMail, page: string) => new RegExp(`/${page}/([\\w.-]+)`).exec(text)?.[1] ?? ''

let people = 0
/** Returns a person with a plan that covers all offices, and a confirmed address. */
async function subscriber(): Promise<{ person: Person; mail: string }> {
  const subject = `subscriber-${++people}`
  const mail = `${subject}@lindenhof.test`
  await at.personOf('enterprise', subject)
  return { person: await at.person(subject, { email: mail, email_verified: true }), mail }
}
type Input = Parameters<Person['api']['radar']['save']>[0]['body']
const watch = (person: Person, text: string, input: Partial<Input> = {}) =>
  person.api.radar.save({ body: { name: text, text, executionFrequency: 'daily', onlyNewBrands: true, ...input } })
const historyOf = async (person: Person, id: number) => (await person.api.radar.history({ params: { id }, query: {} })).executions

beforeEach(async () => {
  await at.product.jobs.runDue(60_000)
})

describe('a daily search for new brands', () => {
  it('runs once a day, reports a new mark once and mails it', async () => {
    const { person, mail } = await subscriber()
    const { id } = await watch(person, 'Tavilo')
    await nextDay()
    expect(await historyOf(person, id)).toMatchObject([{ state: 'resultAvailable', trigger: 'scheduled', total: 0, mails: [] }])
    expect(await mailsTo(mail)).toEqual([])

    const delivered = at.now().toISOString().slice(0, 10).split('-').reverse().join('.')
    await deliver(fresh('TAVELO'), fresh('QUARTZBERG'))
    await nextDay()
    const [execution, ...before] = await historyOf(person, id)
    expect(before).toHaveLength(1)
    expect(execution).toMatchObject({ total: 1, newBrands: 1, mails: [{ mail, state: 'sent', attempts: 1 }] })
    const result = await person.api.radar.result({ params: { id: execution?.id ?? 0 } })
    expect(result.brands).toMatchObject([{ name: 'TAVELO', verdict: 'new', comparison: { columns: expect.any(Array) } }])
    const [received, ...others] = await mailsTo(mail)
    expect(others).toEqual([])
    expect(received?.subject).toBe('Eine neue Marke: „Tavilo“')
    expect(received?.text).toContain('TAVELO')
    // The reader need not know the offices' codes.
    expect(received?.text).toContain(`Durchsucht: USA (Stand ${delivered}). Nicht durchsucht: Deutschland, Europäische Union,`)
    expect(received?.text).toContain(`/de/storedqueries/${id}/results/${execution?.id}`)

    await nextDay()
    expect(await historyOf(person, id)).toMatchObject([{ newBrands: 0 }, { newBrands: 1 }, { newBrands: 0 }])
    expect(await mailsTo(mail)).toHaveLength(1)
  })

  it('gives the verdict of the search itself', async () => {
    const { person } = await subscriber()
    const texts = ['Morenda', 'Morenta', 'Norwind', 'Die Morenda']
    const saved = await Promise.all(texts.map((text) => watch(person, text, { minimumNameSimilarity: 60 })))
    const names = ['MORENDA', 'MORENDA PLUS', 'NORDWIND', 'WINDNOR', 'MARENDO', 'ZEPHYR']
    await deliver(...names.map(fresh))
    await nextDay()
    for (const [i, { id }] of saved.entries()) {
      const [execution] = await historyOf(person, id)
      const result = await person.api.radar.result({ params: { id: execution?.id ?? 0 } })
      const reported = result.brands.map(({ name, score }) => [name, score?.total])
      const search = await person.api.search.query({ body: { text: texts[i] as string, minimumSimilarity: 60, size: 100 } })
      const found = search.hits.filter(({ name }) => names.includes(name ?? '')).map(({ name, score }) => [name, score?.total])
      expect(reported.sort()).toEqual(found.sort())
    }
  })

  it('covers all days after a long silence with one execution', async () => {
    const { person, mail } = await subscriber()
    const { id } = await watch(person, 'Belanto')
    await deliver(fresh('BELANTO'))
    await nextDay(5)
    expect(await historyOf(person, id)).toMatchObject([{ newBrands: 1 }])
    expect(await mailsTo(mail)).toHaveLength(1)
    await nextDay()
    expect(await historyOf(person, id)).toHaveLength(2)
  })

  it('reports a mark again only when what counts has changed', async () => {
    const { person, mail } = await subscriber()
    const { id } = await watch(person, 'Corvanta')
    const mark = fresh('CORVANTA')
    await deliver(mark)
    await nextDay()
    await deliver({ ...mark, owner: 'OTHER' })
    await nextDay()
    expect(await historyOf(person, id)).toMatchObject([{ newBrands: 0, changedBrands: 1 }, { newBrands: 1 }])
    expect((await mailsTo(mail)).map(({ subject }) => subject).sort()).toEqual([
      'Eine bekannte Marke hat sich geändert: „Corvanta“',
      'Eine neue Marke: „Corvanta“',
    ])
  })

  it('mails that nothing is new when asked to', async () => {
    const { person, mail } = await subscriber()
    await watch(person, 'Silenzio', { mailWhenNothingNew: true, notificationLanguage: 'it' })
    await nextDay()
    expect((await mailsTo(mail)).map(({ subject }) => subject)).toEqual(['Nessuna novità: «Silenzio»'])
  })
})

describe('a search of the whole register', () => {
  it('stores all it finds every time and reports each mark once', async () => {
    const { person, mail } = await subscriber()
    await deliver(fresh('DOLMENTA'))
    const { id } = await watch(person, 'Dolmenta', { onlyNewBrands: false })
    await nextDay()
    await nextDay()
    expect(await historyOf(person, id)).toMatchObject([
      { total: 1, newBrands: 0 },
      { total: 1, newBrands: 1 },
    ])
    expect(await mailsTo(mail)).toHaveLength(1)
  })

  it('by owner reports a new mark of that owner', async () => {
    const { person } = await subscriber()
    const { id } = await watch(person, 'Lindner', { mode: 'owner' })
    await deliver({ ...fresh('XYLOPHEN'), owner: 'LINDNER WERKE' })
    await nextDay()
    expect(await historyOf(person, id)).toMatchObject([{ newBrands: 1 }])
  })
})

describe('a run', () => {
  it('that fails is shown as failed, and is repeated until it succeeds', async () => {
    const { person, mail } = await subscriber()
    const { id } = await watch(person, 'Jolanta')
    await deliver(fresh('JOLANTA'))
    const { engine, jobs } = at.product
    const { watch: matchInReverse } = engine
    engine.watch = () => Promise.reject(new Error('The engine is away'))
    await nextDay()
    expect(await historyOf(person, id)).toMatchObject([{ state: 'executionFailed', isRunning: false }])
    engine.watch = matchInReverse
    await at.days(1 / 24)
    await jobs.runDue(60_000)
    expect(await historyOf(person, id)).toMatchObject([{ state: 'resultAvailable', newBrands: 1 }])
    expect(await mailsTo(mail)).toHaveLength(1)
  })

  it('of a search that can no longer be read fails alone', async () => {
    const { person } = await subscriber()
    const broken = await watch(person, 'Mirabon', { mode: 'expert', query: 'mirabon' })
    const sound = await watch(person, 'Mirabel')
    await at.world.pool.query(`update stored_brand_queries set search = search || '{"query": "class:99"}' where id = $1`, [
      broken.id,
    ])
    await nextDay()
    expect(await historyOf(person, broken.id)).toMatchObject([{ state: 'executionFailed' }])
    expect(await historyOf(person, sound.id)).toMatchObject([{ state: 'resultAvailable' }])
    await person.api.radar.remove({ params: { id: broken.id } })
  })

  it('whose job is lost gets another one', async () => {
    const { person, mail } = await subscriber()
    const { id } = await watch(person, 'Kavandra')
    await deliver(fresh('KAVANDRA'))
    const { engine } = at.product
    const { watch: matchInReverse } = engine
    engine.watch = () => Promise.reject(new Error('The engine is away'))
    await nextDay()
    await at.world.pool.query(`delete from jobs where task = 'radar.executeSlice'`)
    engine.watch = matchInReverse
    await at.days(1 / 24)
    await at.product.jobs.runDue(60_000)
    expect(await historyOf(person, id)).toMatchObject([{ state: 'resultAvailable', newBrands: 1 }])
    expect(await mailsTo(mail)).toHaveLength(1)
  })

  it('waits for an ingest that is under way, at most two hours', async () => {
    const { person } = await subscriber()
    const { id } = await watch(person, 'Lumbrado')
    const tomorrow = new Date(at.now().getTime() + 86_400_000 - 60_000)
    await at.world.pool.query(
      `insert into deliveries (office, feed, file, started_at) values ('us', 'us-daily', 'unfinished.xml', $1)`,
      [tomorrow],
    )
    await nextDay()
    expect(await historyOf(person, id)).toEqual([])
    await nextDay(2 / 24)
    expect(await historyOf(person, id)).toHaveLength(1)
  })
})

describe('a mail server that refuses for a while', () => {
  it('is tried again, which the history shows', async () => {
    await at.personOf('enterprise', 'slow-mail')
    const mail = 'tempfail@lindenhof.test'
    const person = await at.person('slow-mail', { email: mail, email_verified: true })
    const { id } = await watch(person, 'Norvelto')
    await deliver(fresh('NORVELTO'))
    await nextDay()
    expect(await historyOf(person, id)).toMatchObject([{ mails: [{ mail, state: 'waiting', attempts: 1, sentUtc: null }] }])
    for (const minutes of [5, 30]) await nextDay(minutes / 1_440)
    expect(await historyOf(person, id)).toMatchObject([{ mails: [{ mail, state: 'sent', attempts: 3 }] }])
    expect(await mailsTo(mail)).toHaveLength(1)
  })
})

describe('several processes', () => {
  it('run each due search once', async () => {
    const { person } = await subscriber()
    const saved = await Promise.all(['Aa', 'Bb', 'Cc', 'Dd'].map((name) => watch(person, `Multi${name}`)))
    await at.days(1)
    await Promise.all([at.product.jobs.runDue(60_000), at.product.jobs.runDue(60_000)])
    for (const { id } of saved) expect(await historyOf(person, id)).toHaveLength(1)
  })
})

describe('a search that the plan no longer includes', () => {
  it('rests with a notice, and covers the days in between when it runs again', async () => {
    const { person, mail } = await subscriber()
    const administrator = await at.personOf('administrator')
    const { id } = await watch(person, 'Festivo')
    const subscription = await person.api.billing.ownSubscription()
    const setState = (state: 'Active' | 'Suspended') =>
      administrator.api.billing.changeState({ params: { id: subscription.id }, body: { state } })
    await setState('Suspended')
    await deliver(fresh('FESTIVO'))
    await nextDay()
    await nextDay()
    expect(await historyOf(person, id)).toEqual([])
    expect(await person.api.radar.read({ params: { id } })).toMatchObject({ paused: { reason: 'plan.notActive' } })
    expect((await mailsTo(mail)).map(({ subject }) => subject)).toEqual(['Ihre Überwachung „Festivo“ ruht'])
    await setState('Active')
    await nextDay()
    expect(await historyOf(person, id)).toMatchObject([{ newBrands: 1 }])
    expect((await person.api.radar.read({ params: { id } })).paused).toBeNull()
  })
})

describe('a search whose offices the plan no longer includes', () => {
  it('rests', async () => {
    await at.personOf('professional', 'mover')
    const person = await at.person('mover', { email: 'mover@lindenhof.test', email_verified: true })
    const choose = (...codes: ('us' | 'de' | 'em')[]) =>
      person.api.billing.chooseOffices({ body: { registrationOfficeCodes: codes } })
    await choose('us', 'de')
    const filters = { registrationOfficeCodes: ['us' as const] }
    const { id } = await watch(person, 'Pelunto', { filters, name: 'Pelunto\nin two lines' })
    await choose('de', 'em')
    await nextDay()
    expect(await historyOf(person, id)).toEqual([])
    expect((await person.api.radar.read({ params: { id } })).paused).toMatchObject({ reason: 'plan.officeNotIncluded' })
    expect((await mailsTo('mover@')).map(({ subject }) => subject)).toEqual(['Ihre Überwachung „Pelunto in two lines“ ruht'])
  })
})

describe('another recipient', () => {
  it('confirms once, reads the shared result without login, and can end the mails', async () => {
    const { person, mail } = await subscriber()
    const cc = 'partner@kanzlei.test'
    const { id } = await watch(person, 'Galdera', { shareResults: [cc] })
    await at.product.jobs.runDue(60_000)
    const [question] = await mailsTo(cc)
    expect(question?.subject).toContain('Galdera')
    await deliver(fresh('GALDERA'))
    await nextDay()
    expect(await mailsTo(mail)).toHaveLength(1)
    expect(await mailsTo(cc)).toHaveLength(1)

    const confirm = { params: { token: tokenIn(question as ReceivedMail, 'notifications') } }
    expect(await at.visitor.radar.link(confirm)).toMatchObject({ kind: 'confirm', mail: cc, isDone: false })
    expect(await at.visitor.radar.follow(confirm)).toMatchObject({ isDone: true })
    await deliver(fresh('GALDERO'))
    await nextDay()
    const shared = (await mailsTo(cc)).find(({ subject }) => subject.includes('neue Marke')) as ReceivedMail
    expect(shared.text).not.toContain('/accept/')
    const token = tokenIn(shared, 'shared')
    const result = await at.visitor.radar.sharedResult({ params: { token } })
    expect(result.brands).toMatchObject([{ name: 'GALDERO', ownerName: null, assessed: null }])
    expect(result.execution.mails).toEqual([])

    const oneClick = /<(.+)>/.exec(headerOf(shared, 'list-unsubscribe') ?? '')?.[1] ?? ''
    expect(headerOf(shared, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const left = await fetch(`${at.origin}${new URL(oneClick).pathname}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(left.status).toBe(204)
    await expect(at.visitor.radar.sharedResult({ params: { token } })).rejects.toMatchObject({ code: 'link.invalid' })
    await deliver(fresh('GALDERIA'))
    await nextDay()
    expect(await mailsTo(cc)).toHaveLength(2)
    // Entering the address again does not restore the recipient.
    const saved = await watch(person, 'Galdera', { id, shareResults: [cc] })
    expect(saved.recipients).toContainEqual({ mail: cc, role: 'cc', state: 'left' })
  })
})

describe('the link that accepts a brand', () => {
  it('changes nothing until its button is pressed, and expires', async () => {
    const { person, mail } = await subscriber()
    const { id } = await watch(person, 'Halvora')
    await deliver(fresh('HALVORA'))
    await nextDay()
    const [received] = await mailsTo(mail)
    const params = { token: tokenIn(received as ReceivedMail, 'accept') }
    const counts = async () => {
      const { openRisks, acceptedBrands } = await person.api.radar.read({ params: { id } })
      return [openRisks, acceptedBrands]
    }
    expect(await at.visitor.radar.link({ params })).toMatchObject({ kind: 'accept', isDone: false, brand: { name: 'HALVORA' } })
    expect(await counts()).toEqual([1, 0])
    await at.visitor.radar.follow({ params })
    expect(await at.visitor.radar.follow({ params })).toMatchObject({ isDone: true })
    expect(await counts()).toEqual([0, 1])
    const forged = { token: params.token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')) }
    await expect(at.visitor.radar.link({ params: forged })).rejects.toMatchObject({ status: 404, code: 'link.invalid' })
    await at.days(31)
    await expect(at.visitor.radar.link({ params })).rejects.toMatchObject({ status: 410, code: 'link.expired' })
    await at.product.jobs.runDue(60_000)
  })
})

describe('the back-test', () => {
  it('compares the goods of brands by their wording, with those of a brand or typed ones', async () => {
    const { person } = await subscriber()
    const software = fresh('OLVANDRA')
    const wine = { ...fresh('OLVANTRA'), goods: { 33: 'Wines' } }
    await deliver(software, wine)
    const brandIds = [software, wine].map(({ serial }) => `us-${serial}`)
    const ask = async (question: { brandId?: string; goods?: string }) =>
      (await person.api.radar.goodsScores({ body: { ...question, brandIds } })).map(({ score }) => score)
    expect(await ask({ brandId: brandIds[0] as string })).toEqual([100, 5])
    expect(await ask({ goods: 'wines' })).toEqual([5, 100])
    expect(await ask({})).toEqual([null, null])
  })

  it('reports what the agents would have reported in the last twelve months', async () => {
    const { person } = await subscriber()
    const filing = at.now().toISOString().slice(0, 10)
    await deliver({ ...fresh('IVENTARA'), raw: '' })
    const test = await person.api.radar.backTest({ body: { text: 'Iventara', executionFrequency: 'daily' } })
    expect(test.until >= filing).toBe(true)
    expect(test.curve.map(({ minimumSimilarity }) => minimumSimilarity)).toEqual(Array.from({ length: 11 }, (_, i) => 50 + 5 * i))
  })
})
