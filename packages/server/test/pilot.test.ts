import type { PilotProject, ProjectChange } from '@marklot/contracts/pilot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { createFolder, dailyFile } from './ingest-files.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'
import { readPdf } from './read-pdf.ts'
import { elementsOf, readStructure } from './read-structure.ts'

let at: MembersWorld
let person: Person
beforeAll(async () => {
  at = await startMembersWorld()
  person = await at.personOf('enterprise')
  const folder = await createFolder()
  const file = dailyFile(
    '20260702',
    { serial: '99000001', name: 'TAVILO', goods: { 30: 'Tea; herbal tea' }, owner: 'ACME' },
    { serial: '99000002', name: 'TAVELO', goods: { 30: 'Coffee' }, owner: 'NORD' },
    { serial: '99000003', name: 'TAVILO', goods: { 12: 'Bicycles' }, owner: 'RAD' },
    { serial: '99000004', name: 'TAVILO', status: '602', goods: { 30: 'Tea' }, owner: 'GONE' },
    { serial: '99000005', name: 'NORWIND', goods: { 25: 'Clothing' }, owner: 'NORD' },
  )
  await runIngest({ office: 'us', paths: [await folder.write('apc260702.xml', file)], pool: at.world.pool })
  await folder.close()
  await at.product.engine.catchUp()
})
afterAll(() => at.close())

const uuid = () => crypto.randomUUID()
const teaInTheUs: ProjectChange = {
  idea: 'Herbal tea in refillable tins',
  registrationOfficeCodes: ['us'],
  goods: [{ niceClass: 30, text: 'Tea' }],
}
/** Creates a project with names. */
async function projectOf({ api }: Person, names: readonly string[] = [], change: ProjectChange = {}): Promise<PilotProject> {
  const project = await api.pilot.createProject({ body: { id: uuid(), ...change } })
  return names.length === 0 ? project : api.pilot.addNames({ params: { id: project.id }, body: { names: [...names] } })
}
const idOf = (project: PilotProject, name: string): number => {
  const found = project.names.find((one) => one.name === name)
  if (!found) throw new Error(`${name} is no name of the project`)
  return found.id
}
async function all<Event>(events: Promise<AsyncIterable<Event>>): Promise<Event[]> {
  const received: Event[] = []
  for await (const event of await events) received.push(event)
  return received
}

describe('a project', () => {
  it('is created once with the id that the page chose, and keeps what was typed', async () => {
    const { api } = await at.personOf('professional')
    const id = uuid()
    await api.pilot.createProject({ body: { id, idea: 'Tea in tins' } })
    const again = await api.pilot.createProject({ body: { id, title: 'Tea', station: 'names', niceClasses: [21, 30] } })
    expect(again).toMatchObject({ id, title: 'Tea', idea: 'Tea in tins', station: 'names', niceClasses: [21, 30], names: [] })
    await api.pilot.addNames({ params: { id }, body: { names: ['Tavilo', 'Orvilo'] } })
    expect(await api.pilot.projects()).toMatchObject([{ id, title: 'Tea', names: 2, done: 0, chosenName: null }])
    await api.pilot.removeProject({ params: { id } })
    expect(await api.pilot.projects()).toEqual([])
  })

  it('remembers which stations are done, and since when', async () => {
    const { id } = await projectOf(person)
    const first = await person.api.pilot.changeProject({ params: { id }, body: { done: { idea: true, names: true } } })
    const doneUtc = first.stations.find(({ station }) => station === 'idea')?.doneUtc
    expect(doneUtc).toBe(first.changedUtc)
    const second = await person.api.pilot.changeProject({ params: { id }, body: { done: { idea: true, names: false } } })
    expect(second.stations.map((one) => [one.station, one.doneUtc])).toEqual([
      ['idea', doneUtc],
      ...['names', 'shortlist', 'assessment', 'classes', 'offices', 'filing', 'watch', 'deadlines'].map((one) => [one, null]),
    ])
  })

  it('is found by its own account only, also by its id', async () => {
    const other = await at.personOf('professional')
    const project = await projectOf(person, ['Tavilo'])
    const params = { id: project.id }
    const nameId = idOf(project, 'Tavilo')
    const { pilot } = other.api
    const calls = [
      () => pilot.project({ params }),
      () => pilot.createProject({ body: params }),
      () => pilot.changeProject({ params, body: {} }),
      () => pilot.removeProject({ params }),
      () => pilot.addNames({ params, body: { names: ['Orvilo'] } }),
      () => pilot.changeName({ params: { ...params, nameId }, body: { note: 'mine' } }),
      () => pilot.removeName({ params: { ...params, nameId } }),
      () => all(pilot.findings({ params, body: { nameIds: [nameId] } })),
      () => pilot.checkTyped({ params, body: { name: 'Orvilo' } }),
      () => all(pilot.checkDomains({ params, body: { nameIds: [nameId] } })),
      () => pilot.draft({ params: { ...params, nameId } }),
      () => pilot.fees({ params }),
      () => pilot.watch({ params, body: {} }),
      () => pilot.deadlines({ params }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'project.notFound' })
    expect(await person.api.pilot.project({ params })).toEqual(project)
  })

  it('can be read and deleted without the plan, and nothing else', async () => {
    const trial = await at.personOf('trial')
    const { id: accountId } = await trial.api.accounts.ownAccount()
    const { id } = await projectOf(person, ['Tavilo'])
    await at.world.pool.query('update pilot_projects set account_id = $2 where id = $1', [id, accountId])
    const project = await trial.api.pilot.project({ params: { id } })
    expect(project.names).toHaveLength(1)
    await expect(trial.api.pilot.changeProject({ params: { id }, body: {} })).rejects.toMatchObject({
      code: 'plan.featureNotIncluded',
    })
    await trial.api.pilot.removeProject({ params: { id } })
    expect(await trial.api.pilot.projects()).toEqual([])
  })

  it('is one of at most 50', async () => {
    const { api } = await at.personOf('professional')
    const { id: accountId } = await api.accounts.ownAccount()
    await api.pilot.createProject({ body: { id: uuid() } })
    await at.world.pool.query(
      `insert into pilot_projects (id, account_id, content, done, created_at, changed_at)
       select gen_random_uuid(), account_id, content, done, created_at, changed_at
       from pilot_projects, generate_series(1, 49) where account_id = $1`,
      [accountId],
    )
    await expect(api.pilot.createProject({ body: { id: uuid() } })).rejects.toMatchObject({ code: 'project.tooMany' })
  })

  it('refuses two filings at one office', async () => {
    const { id } = await projectOf(person)
    const filing = { registrationOfficeCode: 'de' as const, filedOn: '2026-11-02' }
    const twice = person.api.pilot.changeProject({ params: { id }, body: { filings: [filing, filing] } })
    await expect(twice).rejects.toMatchObject({ code: 'request.invalid' })
  })

  it.each(['2026-02-30', '2018-12-31', '2026-2-3'])('refuses %s as a day of a filing', async (filedOn) => {
    const { id } = await projectOf(person)
    const body = { filings: [{ registrationOfficeCode: 'at' as const, filedOn }] }
    await expect(person.api.pilot.changeProject({ params: { id }, body })).rejects.toMatchObject({ code: 'request.invalid' })
  })

  it('is part of the personal data, and goes with the account', async () => {
    const owner = await at.personOf('professional')
    await projectOf(owner, ['Tavilo'], { idea: 'Tea in tins' })
    const { id: accountId } = await owner.api.accounts.ownAccount()
    const answer = await fetch(`${at.origin}/api/v1/user/export`, { headers: { Authorization: `Bearer ${owner.token}` } })
    expect(await answer.json()).toMatchObject({
      accounts: [{ pilotProjects: [{ idea: 'Tea in tins', names: [{ name: 'Tavilo' }] }] }],
    })
    await at.world.pool.query('delete from accounts where id = $1', [accountId])
    const { rows } = await at.world.pool.query('select 1 from pilot_projects where account_id = $1', [accountId])
    expect(rows).toEqual([])
  })
})

describe('names', () => {
  it('are kept in the order of the customer, each once', async () => {
    const { id } = await projectOf(person, ['Tavilo', 'Orvilo', 'tavilo '])
    const more = await person.api.pilot.addNames({ params: { id }, body: { names: ['ORVILO', 'Tavenne'] } })
    expect(more.names.map(({ name }) => name)).toEqual(['Tavilo', 'Orvilo', 'Tavenne'])
    const params = { id, nameId: idOf(more, 'Tavenne') }
    const moved = await person.api.pilot.changeName({ params, body: { position: 1, note: 'soft' } })
    expect(moved.names.map(({ name, note }) => [name, note])).toEqual([
      ['Tavenne', 'soft'],
      ['Tavilo', ''],
      ['Orvilo', ''],
    ])
    await person.api.pilot.removeName({ params })
    await expect(person.api.pilot.removeName({ params })).rejects.toMatchObject({ code: 'project.nameNotFound' })
    expect((await person.api.pilot.project({ params: { id } })).names).toHaveLength(2)
  })

  it('have one chosen name, which is on the shortlist', async () => {
    const project = await projectOf(person, ['Tavilo', 'Orvilo'])
    const change = (name: string, body: object) =>
      person.api.pilot.changeName({ params: { id: project.id, nameId: idOf(project, name) }, body })
    const states = ({ names }: PilotProject) => names.map((one) => [one.isShortlisted, one.isChosen])
    expect(states(await change('Tavilo', { isChosen: true }))).toEqual([
      [true, true],
      [false, false],
    ])
    expect(states(await change('Orvilo', { isChosen: true }))).toEqual([
      [true, false],
      [true, true],
    ])
    expect(states(await change('Orvilo', { isShortlisted: false }))).toEqual([
      [true, false],
      [false, false],
    ])
  })

  it('are at most 200, and none is lost or added when there are too many', async () => {
    const names = Array.from({ length: 200 }, (_, place) => `Name ${place}`)
    const { id } = await projectOf(person, names)
    const oneMore = person.api.pilot.addNames({ params: { id }, body: { names: ['Tavilo'] } })
    await expect(oneMore).rejects.toMatchObject({ code: 'project.full' })
    expect((await person.api.pilot.project({ params: { id } })).names.map(({ name }) => name)).toEqual(names)
  })

  it('cannot take the spelling of another one', async () => {
    const project = await projectOf(person, ['Tavilo', 'Orvilo'])
    const rename = (to: string) =>
      person.api.pilot.changeName({ params: { id: project.id, nameId: idOf(project, 'Orvilo') }, body: { name: to } })
    await expect(rename('TAVILO')).rejects.toMatchObject({ code: 'project.nameTaken' })
    expect((await rename('ORVILO')).names[1]?.name).toBe('ORVILO')
  })
})

describe('findings', () => {
  const check = async (project: PilotProject) => {
    const nameIds = project.names.map(({ id }) => id)
    const events = await all(person.api.pilot.findings({ params: { id: project.id }, body: { nameIds } }))
    const findings = new Map(events.flatMap(({ finding }) => (finding ? [[finding.name, finding] as const] : [])))
    return { searched: events[0]?.searched, findings }
  }

  it('say for each name what speaks against it, in the classes of the project and in all', async () => {
    const { searched, findings } = await check(await projectOf(person, ['Tavilo', 'Quazimbro', '!!!'], teaInTheUs))
    expect(searched).toMatchObject({ niceClasses: [30], minimumSimilarity: 70, isSample: false })
    expect(searched?.offices.find(({ code }) => code === 'us')).toMatchObject({ state: 'searched', marks: 5 })
    const tavilo = findings.get('Tavilo')
    expect(tavilo).toMatchObject({
      isComparable: true,
      identical: { all: 2, inClasses: 1, isLowerBound: false },
      similar: { all: 3, inClasses: 2 },
      riskClass: 'oftenInConflict',
    })
    expect(tavilo?.brands[0]).toMatchObject({ isIdentical: true, sharedClasses: [30], risk: { goods: 'identical' } })
    expect(tavilo?.objections[0]).toMatchObject({
      kind: 'identicalMark',
      weight: 'heavy',
      brandId: tavilo?.brands[0]?.brand.brandId,
    })
    expect(findings.get('Quazimbro')).toMatchObject({ similar: { all: 0 }, brands: [], objections: [] })
    expect(findings.get('!!!')).toMatchObject({ isComparable: false, objections: [] })
  })

  it('do not judge how close the goods are as long as no class is chosen', async () => {
    const { findings } = await check(await projectOf(person, ['Tavilo'], { registrationOfficeCodes: ['us'] }))
    expect(findings.get('Tavilo')).toMatchObject({
      identical: { all: 2, inClasses: null },
      riskScore: null,
      riskClass: null,
      objections: [{ kind: 'identicalMark', weight: 'notable' }, { kind: 'identicalMark' }, { kind: 'similarMark' }],
    })
  })

  it('name hurtful meanings and absolute grounds', async () => {
    const { findings } = await check(await projectOf(person, ['Tea', 'Puta'], teaInTheUs))
    expect(findings.get('Tea')?.objections).toContainEqual(expect.objectContaining({ kind: 'refusalGround', ground: 0 }))
    expect(findings.get('Puta')?.objections[0]).toMatchObject({ kind: 'hurtfulMeaning', weight: 'heavy', reading: 0 })
    expect(findings.get('Puta')?.readings[0]).toMatchObject({ isHurtful: true, language: 'es' })
  })

  it('tell about a name that is only typed, and store nothing', async () => {
    const project = await projectOf(person, [], teaInTheUs)
    const { finding } = await person.api.pilot.checkTyped({ params: { id: project.id }, body: { name: 'Tavilo' } })
    expect(finding).toMatchObject({ nameId: null, identical: { all: 2 } })
    expect(finding.objections[0]).toMatchObject({ kind: 'identicalMark', weight: 'heavy' })
    expect(await person.api.pilot.project({ params: { id: project.id } })).toEqual(project)
  })

  it('search the offices of the plan only, and say so', async () => {
    const other = await at.personOf('professional')
    const { id } = await projectOf(other, ['Tavilo'], teaInTheUs)
    const typed = other.api.pilot.checkTyped({ params: { id }, body: { name: 'Tavilo' } })
    await expect(typed).rejects.toMatchObject({ code: 'plan.officeNotIncluded' })
    await other.api.pilot.changeProject({ params: { id }, body: { registrationOfficeCodes: ['us', 'de'] } })
    const { searched, finding } = await other.api.pilot.checkTyped({ params: { id }, body: { name: 'Tavilo' } })
    expect(searched.offices.find(({ code }) => code === 'us')?.state).toBe('notInPlan')
    expect(finding.similar.all).toBe(0)
  })

  it('refuse a name of another project before the first event', async () => {
    const [one, other] = [await projectOf(person, ['Tavilo']), await projectOf(person, ['Orvilo'])]
    const nameIds = [idOf(other, 'Orvilo')]
    await expect(all(person.api.pilot.findings({ params: { id: one.id }, body: { nameIds } }))).rejects.toMatchObject({
      code: 'project.nameNotFound',
    })
  })
})

describe('domains', () => {
  it('are stored with the names, and a taken one speaks slightly against its name', async () => {
    const project = await projectOf(person, ['taken a', 'free a'], teaInTheUs)
    const nameIds = project.names.map(({ id }) => id)
    const params = { id: project.id }
    const events = await all(person.api.pilot.checkDomains({ params, body: { nameIds, tlds: ['de', 'it'] } }))
    expect(events[0]?.domains).toHaveLength(4)
    expect(events.filter(({ kind }) => kind === 'result')).toHaveLength(4)
    expect(events.at(-1)).toMatchObject({ kind: 'finished', project: { id: project.id } })
    const stored = await person.api.pilot.project({ params })
    expect(stored.names.map(({ domains }) => domains.map(({ name }) => name))).toEqual([
      ['takena.de', 'takena.it'],
      ['freea.de', 'freea.it'],
    ])
  })

  it('are checked for the names that can be domains', async () => {
    const { id, names } = await projectOf(person, ['!!!', 'Tavilo', 'T'.repeat(70)])
    const body = { nameIds: names.map((name) => name.id), tlds: ['de'] }
    const [started] = await all(person.api.pilot.checkDomains({ params: { id }, body }))
    expect(started?.domains.map(({ domain }) => domain.name)).toEqual(['tavilo.de'])
    const alone = person.api.pilot.checkDomains({ params: { id }, body: { ...body, nameIds: body.nameIds.slice(0, 1) } })
    await expect(all(alone)).rejects.toMatchObject({ code: 'domain.invalidName' })
  })

  it('matter in the territories of the project first, as many as one check may have', async () => {
    const names = Array.from({ length: 20 }, (_, place) => `Tavilo ${place}`)
    const project = await projectOf(person, names, { registrationOfficeCodes: ['us'] })
    const nameIds = project.names.map(({ id }) => id)
    const [started] = await all(person.api.pilot.checkDomains({ params: { id: project.id }, body: { nameIds } }))
    expect(started?.domains).toHaveLength(40)
    expect(new Set(started?.domains.map(({ domain }) => domain.tld))).toEqual(new Set(['com', 'us']))
  })

  it('are forgotten with the spelling that they were checked for', async () => {
    const project = await projectOf(person, ['Tavilo'])
    const params = { id: project.id, nameId: idOf(project, 'Tavilo') }
    await all(person.api.pilot.checkDomains({ params: { id: project.id }, body: { nameIds: [params.nameId], tlds: ['de'] } }))
    const noted = await person.api.pilot.changeName({ params, body: { note: 'soft' } })
    expect(noted.names[0]?.domains).toHaveLength(1)
    const renamed = await person.api.pilot.changeName({ params, body: { name: 'Tavila' } })
    expect(renamed.names[0]?.domains).toEqual([])
  })
})

describe('the way to Brand-Guardian', () => {
  it('fills one draft for each name, whose assessments belong to the name', async () => {
    const project = await projectOf(person, ['Tavilo'], teaInTheUs)
    const params = { id: project.id, nameId: idOf(project, 'Tavilo') }
    const draft = await person.api.pilot.draft({ params })
    expect(draft).toMatchObject({ ...teaInTheUs, name: 'Tavilo', step: 'evaluation' })
    expect((await person.api.pilot.draft({ params })).id).toBe(draft.id)
    const other = await projectOf(person, ['Orvilo'])
    const twice = { params: { id: other.id, nameId: idOf(other, 'Orvilo') } }
    const [one, same] = await Promise.all([person.api.pilot.draft(twice), person.api.pilot.draft(twice)])
    expect(one.id).toBe(same.id)
    const { step: _, logoFacts, createdUtc, changedUtc, assessment, id: draftId, ...brandCase } = draft
    const events = await all(person.api.guardian.evaluate({ body: { case: brandCase, draftId } }))
    const { names, stations } = await person.api.pilot.project({ params })
    expect(stations.find(({ station }) => station === 'assessment')?.doneUtc).toBe(names[0]?.assessments[0]?.finishedUtc)
    expect((await person.api.pilot.projects()).find(({ id }) => id === project.id)).toMatchObject({ done: 1, names: 1 })
    expect(names[0]).toMatchObject({
      draftId,
      assessments: [{ id: events.at(-1)?.id, riskClass: 'oftenInConflict', openConflicts: expect.any(Number) }],
    })
  })

  it('keeps the assessments of a name when the draft is deleted, and none of a name changed in the wizard', async () => {
    const project = await projectOf(person, ['Tavilo'], teaInTheUs)
    const params = { id: project.id, nameId: idOf(project, 'Tavilo') }
    const { id: draftId } = await person.api.pilot.draft({ params })
    const tea = { registrationOfficeCodes: ['us' as const], goods: [{ niceClass: 30, text: 'Tea' }] }
    const evaluate = async (name: string, rest: object) =>
      (await all(person.api.guardian.evaluate({ body: { case: { name, ...tea }, ...rest } }))).at(-1)?.id
    const first = await evaluate('Tavilo', { draftId })
    await evaluate('Tavila', { draftId })
    await person.api.guardian.removeDraft({ params: { id: draftId } })
    const again = await evaluate('Tavilo', { previousId: first })
    const { names } = await person.api.pilot.project({ params })
    expect(names[0]?.assessments.map(({ id }) => id)).toEqual([again, first])
    expect((await person.api.pilot.draft({ params })).id).toBe(draftId)
  })

  it('opens the wizard at what the project leaves open', async () => {
    const project = await projectOf(person, ['Tavilo'])
    const params = { id: project.id, nameId: idOf(project, 'Tavilo') }
    expect((await person.api.pilot.draft({ params })).step).toBe('regions')
    await person.api.pilot.changeProject({ params, body: { registrationOfficeCodes: ['de'] } })
    expect((await person.api.pilot.draft({ params })).step).toBe('classification')
  })
})

describe('the watch', () => {
  it('is a saved search for the chosen name in the classes and offices of the project, made once', async () => {
    const project = await projectOf(person, ['Tavilo', 'Orvilo'], { ...teaInTheUs, niceClasses: [35] })
    const params = { id: project.id }
    const watch = () => person.api.pilot.watch({ params, body: { executionFrequency: 'weekly' } })
    await expect(watch()).rejects.toMatchObject({ code: 'project.noName' })
    const choose = (name: string) =>
      person.api.pilot.changeName({ params: { ...params, nameId: idOf(project, name) }, body: { isChosen: true } })
    await choose('Tavilo')
    const watched = await watch()
    expect(watched.watchedName).toBe('Tavilo')
    expect(watched.stations.find(({ station }) => station === 'watch')?.doneUtc).not.toBeNull()
    const id = watched.storedBrandQueryId ?? 0
    const query = await person.api.radar.read({ params: { id } })
    expect(query).toMatchObject({ name: 'Tavilo', text: 'Tavilo', executionFrequency: 'weekly' })
    expect(query.filters).toMatchObject({ registrationOfficeCodes: ['us'], goodsClasses: [30], servicesClasses: [35] })
    expect((await watch()).storedBrandQueryId).toBe(id)
    await choose('Orvilo')
    expect((await watch()).storedBrandQueryId).not.toBe(id)
  })

  it('is one saved search, also when two tabs begin it at once', async () => {
    const project = await projectOf(person, ['Kandolo'], teaInTheUs)
    const params = { id: project.id }
    const { pilot, radar } = person.api
    await pilot.changeName({ params: { ...params, nameId: idOf(project, 'Kandolo') }, body: { isChosen: true } })
    const watched = await Promise.all([1, 2, 3].map(() => pilot.watch({ params, body: { executionFrequency: 'weekly' } })))
    const [saved, ...others] = (await radar.listOwn()).filter(({ name }) => name === 'Kandolo')
    expect(others).toEqual([])
    expect(watched.map(({ storedBrandQueryId }) => storedBrandQueryId)).toEqual([saved?.id, saved?.id, saved?.id])
  })

  it('is forgotten when its owner deletes the search', async () => {
    const project = await projectOf(person, ['Tavilo'], teaInTheUs)
    const params = { id: project.id }
    await person.api.pilot.changeName({ params: { ...params, nameId: idOf(project, 'Tavilo') }, body: { isChosen: true } })
    const { storedBrandQueryId } = await person.api.pilot.watch({ params, body: { executionFrequency: 'none' } })
    await person.api.radar.remove({ params: { id: storedBrandQueryId ?? 0 } })
    expect(await person.api.pilot.project({ params })).toMatchObject({ storedBrandQueryId: null, watchedName: null })
  })
})

describe('costs and deadlines', () => {
  it('are those of the chosen classes, one EU mark against single countries', async () => {
    const { id } = await projectOf(person, [], { niceClasses: [21, 30, 35], registrationOfficeCodes: ['em', 'ch', 'fr'] })
    const fees = await person.api.pilot.fees({ params: { id } })
    const amounts = Object.fromEntries(fees.offices.map((one) => [one.registrationOfficeCode, one.amount]))
    expect(amounts).toMatchObject({ de: 290, em: 1050, ch: 350, fr: 270, us: 1050 })
    expect(fees.offices.every(({ source, lookedUp }) => source !== '' && /^\d{4}-\d\d-\d\d$/.test(lookedUp))).toBe(true)
    expect(fees.sums).toEqual([
      { currency: 'EUR', amount: 1320 },
      { currency: 'CHF', amount: 350 },
    ])
    expect(fees.euAgainstCountries).toEqual({ eu: 1050, registrationOfficeCodes: ['fr'], countries: 270 })
  })

  it('follow from the days of the filings', async () => {
    const { id } = await projectOf(person, [], {
      registrationOfficeCodes: ['de', 'ch'],
      filings: [
        { registrationOfficeCode: 'de', number: '30 2026 1', filedOn: '2026-11-02', publishedOn: null, registeredOn: null },
      ],
    })
    const { deadlines } = await person.api.pilot.deadlines({ params: { id } })
    const told = deadlines.map((one) => [one.registrationOfficeCode, one.kind, one.nominalDate])
    expect(told).toEqual([
      ['ch', 'priority', '2027-05-02'],
      ['de', 'renewal', '2036-11-02'],
      ['de', 'opposition', null],
      ['ch', 'opposition', null],
      ['ch', 'renewal', null],
    ])
    // The date falls on a Sunday, so the office accepts applications on the next open day.
    expect(deadlines[0]).toMatchObject({ date: '2027-05-03', rule: 'closed', length: { months: 6 }, from: 'filing' })
    expect(deadlines[2]).toMatchObject({ from: 'publicationOfRegistration', length: { months: 3 }, source: '§\u00a042 MarkenG' })
  })

  it('are in the calendar and the list of the account, in its language', async () => {
    const owner = await at.personOf('professional')
    const { id } = await projectOf(owner, ['Tavilo'], {
      registrationOfficeCodes: ['de', 'ch'],
      filings: [
        { registrationOfficeCode: 'de', number: '30 2026 1', filedOn: '2026-11-02', publishedOn: null, registeredOn: null },
      ],
    })
    const { names } = await owner.api.pilot.project({ params: { id } })
    await owner.api.pilot.changeName({ params: { id, nameId: names[0]?.id ?? 0 }, body: { isChosen: true } })
    const { address } = await owner.api.deadlines.createCalendar({ body: {} })
    const file = await (await fetch(`${at.origin}${new URL(address).pathname}`)).text()
    const lines = file.replace(/\r\n /g, '').split('\r\n')
    expect(lines.filter((line) => /^(SUMMARY|DTSTART)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20270503',
      'SUMMARY:Ende der Prioritätsfrist: Tavilo (CH)',
      'DTSTART;VALUE=DATE:20361103',
      'SUMMARY:Verlängerung fällig: Tavilo (DE 30 2026 1)',
    ])
    expect(file).toContain(`/pilot/${id}`)
    const { own, deadlines } = await owner.api.deadlines.list({})
    expect(deadlines).toEqual([])
    expect(own.map(({ kind, projectId, date, filingNumber }) => [kind, projectId, date, filingNumber])).toEqual([
      ['priority', id, '2027-05-03', null],
      ['renewal', id, '2036-11-03', '30 2026 1'],
    ])
  })

  it('say how one files at each office, with the page that says it', async () => {
    const guides = await at.visitor.pilot.filingGuides()
    expect(guides).toHaveLength(7)
    for (const { needs, faults, payment, lookedUp } of guides) {
      expect(needs.map(({ need }) => need)).toEqual(expect.arrayContaining(['applicant', 'sign', 'goodsList', 'fee']))
      expect([...needs, ...faults, payment].every(({ source }) => source !== '')).toBe(true)
      expect(faults.length).toBeGreaterThan(0)
      expect(lookedUp).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })
})

describe('the dossier', () => {
  async function dossierOf({ api }: Person, { id }: PilotProject): Promise<Buffer> {
    return Buffer.from(await (await api.pilot.exportProject({ params: { id } })).arrayBuffer())
  }
  const titlesOf = async (file: Buffer, type: string) =>
    elementsOf(await readStructure(file)).filter((element) => element.type === type).length

  it('leads from the idea to the deadlines, with what speaks against the names of the shortlist', async () => {
    const person = await at.personOf('enterprise')
    const filing = {
      registrationOfficeCode: 'us' as const,
      number: '99/1',
      filedOn: '2026-07-01',
      publishedOn: null,
      registeredOn: null,
    }
    const project = await projectOf(person, ['Tavilo', 'Orvilo', 'Zumanaka'], {
      ...teaInTheUs,
      idea: 'Tea from the garden',
      filings: [filing],
    })
    for (const [name, change] of [
      ['Tavilo', { isChosen: true }],
      ['Zumanaka', { isShortlisted: true, note: 'From the team' }],
    ] as const)
      await person.api.pilot.changeName({ params: { id: project.id, nameId: idOf(project, name) }, body: change })
    const file = await dossierOf(person, project)
    const { title, attachment, fonts } = await readPdf(file)
    expect(title).toBe('Projekt im Brand-Pilot: Tavilo')
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
    const data = JSON.parse(attachment.text)
    expect(data.findings.map(({ name }: { name: string }) => name)).toEqual(['Tavilo', 'Zumanaka'])
    expect(data).toMatchObject({ project: { id: project.id, idea: 'Tea from the garden' }, fees: { niceClasses: [30] } })
    expect(data.deadlines.deadlines.length).toBeGreaterThan(0)
    // The sections: contents, idea, names, shortlist, marks, classes, offices, filing, deadlines, searched, not
    // searched, verifying, notes.
    expect(await titlesOf(file, 'H2')).toBe(13)
    const elements = elementsOf(await readStructure(file))
    expect(elements.every(({ children, pieces }) => children.length + pieces > 0)).toBe(true)
  })

  it('leaves out what a project does not have, and belongs to its account', async () => {
    const person = await at.personOf('enterprise')
    const project = await projectOf(person)
    const file = await dossierOf(person, project)
    // The sections: contents, verifying, notes.
    expect(await titlesOf(file, 'H2')).toBe(3)
    await expect(dossierOf(await at.personOf('enterprise'), project)).rejects.toMatchObject({ code: 'project.notFound' })
    await expect(dossierOf(await at.personOf('starter'), project)).rejects.toMatchObject({ code: 'plan.featureNotIncluded' })
  })
})
