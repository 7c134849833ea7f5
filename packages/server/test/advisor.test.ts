import { type Fact, mostFacts } from '@marklot/contracts/advisor'
import { type LanguageModel, startLanguageModel } from '@marklot/simulators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wordByRules } from '../src/advisor/index.ts'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { exampleFacts } from './advisor-cases.ts'
import { says, startHostileModel } from './hostile-model.ts'
import { createFolder, dailyFile } from './ingest-files.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

const body = { purpose: 'summary' as const, facts: exampleFacts }

describe('without a model', () => {
  let at: MembersWorld
  let person: Person
  beforeAll(async () => {
    at = await startMembersWorld()
    person = await at.personOf('professional')
  })
  afterAll(() => at.close())

  it('the rules answer in the caller’s language and say so', async () => {
    const german = await person.api.advisor.complete({ body })
    expect(german).toMatchObject({
      purpose: 'summary',
      answeredBy: { kind: 'rules', model: null },
      rulesReason: 'notConfigured',
      rulesReasonText: 'Es ist kein Sprachmodell eingerichtet.',
      struck: 0,
    })
    expect(german.text).toContain('Geprüft wurde „Velunaro“')
    expect(german.notice).toContain('keine Rechtsberatung')
    const french = await fetch(`${at.origin}/api/v1/Ai/completions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${person.token}`, 'Accept-Language': 'fr', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect((await french.json()).text).toContain('Le nom vérifié est')
  })

  it('no consent is asked for', async () => {
    expect(await person.api.advisor.consent()).toMatchObject({ isNeeded: false, givenUtc: null })
    expect(await person.api.advisor.giveConsent({ body: { version: 'any' } })).toMatchObject({ givenUtc: null })
  })

  it('texts belong to plans with Brand-Guardian; a trial keeps them when its creation is used up', async () => {
    const starter = await at.personOf('starter')
    await expect(starter.api.advisor.complete({ body })).rejects.toMatchObject({ code: 'plan.featureNotIncluded' })
    const trial = await at.personOf('trial')
    await trial.api.billing.useFeature({ params: { key: 'guardian.creation' }, body: {} })
    expect((await trial.api.advisor.complete({ body })).text).not.toBe('')
  })

  it('facts have bounds', async () => {
    const many = Array.from({ length: mostFacts + 1 }, () => exampleFacts[0] as Fact)
    const noLanguage = exampleFacts.map((fact) => (fact.kind === 'meaning' ? { ...fact, language: 'aaa-00-00-00' } : fact))
    for (const facts of [many, noLanguage])
      await expect(person.api.advisor.complete({ body: { ...body, facts } })).rejects.toMatchObject({ code: 'request.invalid' })
  })
})

describe('with a model', () => {
  let at: MembersWorld
  let server: LanguageModel
  let person: Person
  beforeAll(async () => {
    server = await startLanguageModel(() => new Date('2026-11-22T12:00:00Z'))
    at = await startMembersWorld({
      AI_URL: server.url,
      AI_KEY: 'any',
      AI_MODEL: 'simulator',
      AI_PRICE_INPUT: '2',
      AI_PRICE_OUTPUT: '8',
    })
  })
  beforeEach(async () => {
    server.reset()
    person = await at.personOf('professional')
  })
  afterAll(async () => {
    await at.close()
    await server.close()
  })
  const consent = async () => {
    const { version } = await person.api.advisor.consent()
    return person.api.advisor.giveConsent({ body: { version } })
  }
  const exported = async () => JSON.parse(await (await person.api.accounts.export()).text()).accounts[0]

  it('no name is sent before the account consents, and none after it withdraws', async () => {
    expect(await person.api.advisor.complete({ body })).toMatchObject({ rulesReason: 'consentMissing' })
    const asked = await person.api.advisor.consent()
    expect(asked).toMatchObject({ isNeeded: true, givenUtc: null })
    expect(asked.text).toContain(new URL(server.url).host)
    await expect(person.api.advisor.giveConsent({ body: { version: 'another' } })).rejects.toMatchObject({
      code: 'consent.outdated',
    })
    expect(server.calls()).toEqual([])
    const { givenUtc } = await consent()
    await at.days(1)
    expect((await consent()).givenUtc).toBe(givenUtc)
    expect(await person.api.advisor.complete({ body })).toMatchObject({
      answeredBy: { kind: 'model', model: 'simulator' },
      rulesReason: null,
    })
    expect((await person.api.advisor.withdrawConsent()).givenUtc).toBeNull()
    expect(await person.api.advisor.complete({ body })).toMatchObject({ rulesReason: 'consentMissing' })
    expect(server.calls()).toHaveLength(1)
    expect(await exported()).toMatchObject({
      modelConsents: [{ version: asked.version, withdrawnAt: expect.any(String) }],
      modelUsage: [{ calls: 1 }],
    })
  })

  it('its text is checked against the facts, and what they do not bear out is counted', async () => {
    await consent()
    server.plan({ fault: 'lies', times: 1, retryAfter: null })
    const completion = await person.api.advisor.complete({ body })
    expect(completion).toMatchObject({ answeredBy: { kind: 'model' }, rulesReason: null, struck: 3 })
    expect(completion.text).toContain('Velunaro')
    expect(completion.text).not.toMatch(/Zorblax|siebenundzwanzig|4 %/)
    expect((await exported()).modelUsage).toMatchObject([{ struck: 3 }])
  })

  it.each([
    ['injects', null],
    ['refusal', 'refused'],
    ['length', 'incomplete'],
    ['contentFilter', 'filtered'],
    ['quota', 'unavailable'],
  ] as const)('%s still leads to a text', async (fault, reason) => {
    await consent()
    server.plan({ fault, times: 1, retryAfter: null })
    const completion = await person.api.advisor.complete({ body })
    expect(completion.rulesReason).toBe(reason)
    expect(completion.text).not.toBe('')
    expect(completion.text).not.toMatch(/[<>]|attacker/)
  })

  it.each(['grounds', 'meaning'] as const)(
    'the text of one block (%s) is checked against its own facts alone',
    async (purpose) => {
      await consent()
      const facts = exampleFacts.filter(({ kind }) => kind === 'sign' || kind === (purpose === 'grounds' ? 'ground' : 'meaning'))
      const complete = () => person.api.advisor.complete({ body: { purpose, facts } })
      server.plan({ fault: 'lies', times: 1, retryAfter: null })
      const lied = await complete()
      expect(lied).toMatchObject({ purpose, answeredBy: { kind: 'model' }, struck: 3 })
      expect(lied.text).not.toMatch(/Zorblax|siebenundzwanzig|4 %/)
      server.plan({ fault: 'refusal', times: 1, retryAfter: null })
      const refused = await complete()
      expect(refused).toMatchObject({ answeredBy: { kind: 'rules' }, rulesReason: 'refused' })
      expect(refused.text).toBe(wordByRules({ purpose, locale: 'de', facts }))
    },
  )

  it('a model that stalls leaves the words of the rules', async () => {
    const stalled = await startMembersWorld({
      AI_URL: server.url,
      AI_KEY: 'any',
      AI_MODEL: 'sim-stall',
      AI_FIRST_BYTE_SECONDS: '1',
    })
    try {
      const { api } = await stalled.personOf('professional')
      await api.advisor.giveConsent({ body: { version: (await api.advisor.consent()).version } })
      const texts = await Promise.all(
        (['grounds', 'meaning'] as const).map((purpose) => api.advisor.complete({ body: { purpose, facts: exampleFacts } })),
      )
      for (const text of texts) expect(text).toMatchObject({ answeredBy: { kind: 'rules' }, rulesReason: 'timeout' })
    } finally {
      await stalled.close()
    }
  })

  it('a caller who leaves ends the question up to the model', async () => {
    await consent()
    server.plan({ fault: 'slow', times: 1, retryAfter: null })
    const leaving = new AbortController()
    const call = fetch(`${at.origin}/api/v1/Ai/completions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${person.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: leaving.signal,
    })
    call.catch(() => undefined)
    while (server.calls().length === 0) await new Promise(setImmediate)
    const { id } = await person.api.accounts.ownAccount()
    const counted = async () => {
      const { rows } = await at.world.pool.query('select tokens::float8 as tokens from advisor_usage where account_id = $1', [id])
      return rows[0].tokens
    }
    const reserved = await counted()
    leaving.abort()
    await expect(call).rejects.toThrow()
    // The rest of the reservation is released when the question has ended. What the model has read is paid for.
    while ((await counted()) === reserved);
    expect(await counted()).toBeGreaterThan(300)
  })

  it('counts tokens and cost by account and day', async () => {
    await consent()
    await person.api.advisor.complete({ body })
    const [day] = (await exported()).modelUsage
    expect(day).toMatchObject({ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), calls: 1 })
    expect(day.tokens).toBeGreaterThan(500)
    expect(day.costMillionths).toBeGreaterThan(2 * (day.tokens - 200))
    person = await at.personOf('professional')
    expect((await exported()).modelUsage).toEqual([])
  })

  it('scores a name by the product’s figures, and words the reasons', async () => {
    const folder = await createFolder()
    const file = dailyFile('20260702', { serial: '99000001', name: 'TAVILO', goods: { 9: 'Software' }, owner: 'ACME' })
    await runIngest({ office: 'us', paths: [await folder.write('apc260702.xml', file)], pool: at.world.pool })
    await folder.close()
    const scoring = { name: 'Tavila', goods: [{ niceClass: 9, text: 'Software' }], brandIds: ['us-99000001'] }
    const byRules = await person.api.advisor.score({ body: scoring })
    expect(byRules).toMatchObject({
      rulesReason: 'consentMissing',
      scorings: [{ brandId: 'us-99000001', goods: 'identical', nameSimilarity: expect.any(Number) }],
    })
    expect(byRules.scorings[0]?.reasons).toContain('TAVILO')
    await consent()
    const byModel = await person.api.advisor.score({ body: scoring })
    expect(byModel.answeredBy.kind).toBe('model')
    const figures = ({ reasons: _, ...rest }: { reasons: string }) => rest
    expect(byModel.scorings.map(figures)).toEqual(byRules.scorings.map(figures))
    await expect(person.api.advisor.score({ body: { ...scoring, brandIds: ['us-1'] } })).rejects.toMatchObject({
      code: 'brand.notFound',
    })
  })

  it.each([
    ['of fractions', { prompt_tokens: 400.5, completion_tokens: 20.5 }, 422],
    ['below zero', { prompt_tokens: -100_000, completion_tokens: -20 }, null],
    ['beyond all numbers', { prompt_tokens: 1e300, completion_tokens: 1e300 }, 20_000_000],
    ['of nothing', { prompt_tokens: 0, completion_tokens: 0 }, null],
  ])('a provider’s count %s neither fails a call nor gives tokens back', async (_, usage, tokens) => {
    const hostile = await startHostileModel()
    const other = await startMembersWorld({ AI_URL: hostile.url, AI_KEY: 'any', AI_MODEL: 'hostile' })
    try {
      hostile.reply(says('Es gibt 14 ähnliche Namen.', usage))
      const { api } = await other.personOf('professional')
      const { version } = await api.advisor.consent()
      await api.advisor.giveConsent({ body: { version } })
      expect(await api.advisor.complete({ body })).toMatchObject({ answeredBy: { kind: 'model' }, struck: 0 })
      const [day] = JSON.parse(await (await api.accounts.export()).text()).accounts[0].modelUsage
      if (tokens === null) expect(day.tokens).toBeGreaterThan(300)
      else expect(day.tokens).toBe(tokens)
    } finally {
      await other.close()
      await hostile.close()
    }
  })

  it('everything is deleted with the account', async () => {
    person = await at.personOf('trial')
    await consent()
    await person.api.advisor.complete({ body })
    const { id } = await person.api.accounts.ownAccount()
    await person.api.accounts.requestDeletion()
    await at.days(100)
    await at.product.jobs.runDue()
    const { rows } = await at.world.pool.query(
      'select 1 from advisor_usage where account_id = $1 union all select 1 from model_consents where account_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })
})

it.each([
  ['tokens', { AI_DAILY_TOKENS: '7000' }],
  ['cost', { AI_DAILY_COST: '0.025', AI_PRICE_INPUT: '2', AI_PRICE_OUTPUT: '8' }],
])('a model stops at the daily limit of %s, also for calls at the same time, until the next day', async (_, limit) => {
  const at = await startMembersWorld({ AI: 'simulator', ...limit })
  try {
    const person = await at.personOf('professional')
    const { version } = await person.api.advisor.consent()
    await person.api.advisor.giveConsent({ body: { version } })
    const many = await Promise.all(Array.from({ length: 8 }, () => person.api.advisor.complete({ body })))
    const reasons = many.map(({ rulesReason }) => rulesReason)
    expect(reasons).toContain(null)
    expect(reasons).toContain('dailyLimit')
    expect(many.find(({ rulesReason }) => rulesReason)?.rulesReasonText).toContain('Morgen steht es wieder zur Verfügung')
    await at.days(1)
    expect((await person.api.advisor.complete({ body })).rulesReason).toBeNull()
  } finally {
    await at.close()
  }
})

it('the simulator of this machine answers on request and is named', async () => {
  const at = await startMembersWorld({ AI: 'simulator' })
  try {
    const person = await at.personOf('professional')
    const { version } = await person.api.advisor.consent()
    expect(version).not.toMatch(/127\.0\.0\.1/)
    await person.api.advisor.giveConsent({ body: { version } })
    const completion = await person.api.advisor.complete({ body })
    expect(completion.answeredBy).toEqual({ kind: 'simulator', model: 'simulator' })
    expect(completion.text).toContain('Simulator')
  } finally {
    await at.close()
  }
})
