import type { DomainEvent } from '@marklot/contracts/domains'
import type { AssessmentDomainsEvent } from '@marklot/contracts/guardian-assessment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

let at: MembersWorld
let person: Person
beforeAll(async () => {
  at = await startMembersWorld()
  person = await at.personOf('professional')
})
afterAll(() => at.close())

async function all<Event>(events: Promise<AsyncIterable<Event>>): Promise<Event[]> {
  const received: Event[] = []
  for await (const event of await events) received.push(event)
  return received
}

describe('GET /tlds', () => {
  it('lists top-level domains by type and tags, in the language of the caller', async () => {
    const list = await person.api.domains.tlds({ query: {} })
    expect(list.find(({ key }) => key === 'at')).toMatchObject({ type: 'country', description: 'Österreich' })
    expect(list.find(({ key }) => key === 'eu')).toMatchObject({ type: 'country', description: 'Europäische Union' })
    expect(new Set(list.map(({ type }) => type))).toEqual(new Set(['country', 'commercial', 'other']))
    const shops = await at.visitor.domains.tlds({ query: { type: 'commercial', tags: 'retail,company' } })
    expect(shops.map(({ key }) => key)).toContain('shop')
    expect(shops.every(({ type, tags }) => type === 'commercial' && tags.some((tag) => /retail|company/.test(tag)))).toBe(true)
  })

  it('says to whom a name goes', async () => {
    const list = await at.visitor.domains.tlds({ query: { tags: 'usual' } })
    expect(list[0]?.recipients).toEqual([{ kind: 'simulator', host: null }])
  })

  it('refuses unknown types and tags', async () => {
    const reply = await fetch(`${at.origin}/api/v1/tlds?type=planet`)
    expect(reply.status).toBe(400)
    expect((await fetch(`${at.origin}/api/v1/tlds?tags=usual,planet`)).status).toBe(400)
  })
})

describe('domains', () => {
  it('are checked one by one', async () => {
    const result = await person.api.domains.domain({ params: { name: 'premium-tavilo.com' } })
    expect(result).toMatchObject({
      name: 'premium-tavilo.com',
      availability: 'available',
      premium: true,
      source: 'registrar',
      checkedAt: expect.stringMatching(/Z$/),
    })
  })

  it('are checked together, in the order of the names', async () => {
    const names = ['taken-a.de', 'free-a.de', 'taken-a.de', 'Delegated-A.it', 'page-a.it']
    const results = await person.api.domains.domains({ body: { names } })
    expect(results.map(({ name, availability }) => [name, availability])).toEqual([
      ['taken-a.de', 'notAvailable'],
      ['free-a.de', 'available'],
      ['taken-a.de', 'notAvailable'],
      ['delegated-a.it', 'notAvailable'],
      ['page-a.it', 'unknown'],
    ])
  })

  it('are taken from pasted addresses of pages and mailboxes', async () => {
    const path = 'x'.repeat(300)
    const names = [`https://www.taken-b.de/${path}`, 'http://shop.free-b.co.uk:8080/?a=b', 'post@mail.free-c.com']
    const results = await person.api.domains.domains({ body: { names } })
    expect(results.map(({ name }) => name)).toEqual(['taken-b.de', 'free-b.co.uk', 'free-c.com'])
    await expect(person.api.domains.domains({ body: { names: ['https://www.tavilo.com.br/'] } })).rejects.toMatchObject({
      code: 'domain.invalidName',
    })
  })

  it.each([
    [['www.tavilo.de'], 'names.0'],
    [['tavilo.de', 'tavilo'], 'names.1'],
  ])('that nobody can register are refused: %j', async (names, path) => {
    await expect(person.api.domains.domains({ body: { names } })).rejects.toMatchObject({
      status: 422,
      code: 'domain.invalidName',
      body: { details: [{ path }] },
    })
  })

  it('are at most 50', async () => {
    const names = Array.from({ length: 51 }, (_, place) => `free-${place}.com`)
    await expect(person.api.domains.domains({ body: { names } })).rejects.toMatchObject({ status: 400 })
    const labels = names.slice(0, 26).map((name) => name.replace('.com', ''))
    await expect(all(person.api.domains.search({ body: { labels, tlds: ['com', 'net'] } }))).rejects.toMatchObject({
      code: 'domain.tooMany',
    })
  })
})

describe('a search', () => {
  it('derives labels from the brand, and sends the names before the results', async () => {
    const events: DomainEvent[] = await all(person.api.domains.search({ body: { brand: 'Müller & Co', tlds: ['.de', 'COM'] } }))
    const [started, ...rest] = events
    expect(started?.kind).toBe('started')
    expect(started?.domains.map(({ unicodeName }) => unicodeName)).toEqual([
      'muellerundco.de',
      'muellerundco.com',
      'mueller-und-co.de',
      'mueller-und-co.com',
      'müllerundco.de',
      'müllerundco.com',
      'müller-und-co.de',
      'müller-und-co.com',
    ])
    expect(rest).toHaveLength(8)
    expect(rest.every(({ result }) => result !== null)).toBe(true)
  })

  it('checks the usual domains, with as many spellings as fit', async () => {
    const [started] = await all(person.api.domains.search({ body: { brand: 'Grüner Tee' } }))
    expect(started?.domains.length).toBeLessThanOrEqual(50)
    expect(new Set(started?.domains.map(({ type }) => type))).toEqual(new Set(['country', 'commercial', 'other']))
  })

  it('refuses a brand without letters', async () => {
    await expect(all(person.api.domains.search({ body: { brand: '★' } }))).rejects.toMatchObject({ code: 'domain.invalidName' })
  })

  it.each([
    ['🍎🍏', /letters or digits/],
    ['a'.repeat(64), /at most 63 characters/],
    ['ü'.repeat(60), /at most 63 characters/],
  ])('says what is wrong with a name: %s', async (brand, message) => {
    const english = await at.person(person.subject, undefined, 'en')
    const details = [{ path: 'brand', message: expect.stringMatching(message) }]
    await expect(all(english.api.domains.search({ body: { brand, tlds: ['de'] } }))).rejects.toMatchObject({ body: { details } })
  })

  it('says it of a whole domain, too', async () => {
    const english = await at.person(person.subject, undefined, 'en')
    const details = [{ path: 'names.0', message: expect.stringMatching(/at most 63 characters/) }]
    await expect(english.api.domains.domains({ body: { names: [`${'a'.repeat(64)}.de`] } })).rejects.toMatchObject({
      body: { details },
    })
  })

  it('belongs to plans with the domain check', async () => {
    const starter = await at.personOf('starter')
    const code = 'plan.featureNotIncluded'
    await expect(all(starter.api.domains.search({ body: { brand: 'Tavilo' } }))).rejects.toMatchObject({ code })
    await expect(all(at.visitor.domains.search({ body: { brand: 'Tavilo' } }))).rejects.toMatchObject({ code: 'auth.required' })
  })
})

describe('an assessment', () => {
  const evaluate = async () => {
    const name = 'Tavilo'
    const brandCase = { name, registrationOfficeCodes: ['de' as const], goods: [{ niceClass: 9, text: 'Software' }] }
    const events = await all(person.api.guardian.evaluate({ body: { case: brandCase } }))
    return events.at(-1)?.assessment
  }

  it('has no domains until somebody asks for them, and counts the taken ones then', async () => {
    const assessment = await evaluate()
    expect(assessment?.blocks.domains).toMatchObject({ state: 'notAvailable', reason: 'domainsNotChecked' })
    const id = assessment?.id ?? 0
    const events: AssessmentDomainsEvent[] = await all(person.api.guardian.checkDomains({ params: { id } }))
    const stored = await person.api.guardian.assessment({ params: { id } })
    expect(events.at(-1)?.assessment).toEqual(stored)
    const { result } = stored.blocks.domains
    expect(result?.domains.map(({ name }) => name)).toEqual(events[0]?.domains.map(({ name }) => name))
    const taken = (type: string) =>
      result?.domains.filter((domain) => domain.type === type && domain.availability === 'notAvailable').length
    expect(stored.counts).toMatchObject({
      countryDomains: taken('country'),
      commercialDomains: taken('commercial'),
      otherDomains: taken('other'),
    })
    // The rest of the assessment stays unchanged.
    expect({ ...stored.blocks, domains: null }).toEqual({ ...assessment?.blocks, domains: null })
  })

  it('of somebody else is not found', async () => {
    const assessment = await evaluate()
    const other = await at.personOf('professional')
    const call = all(other.api.guardian.checkDomains({ params: { id: assessment?.id ?? 0 } }))
    await expect(call).rejects.toMatchObject({ status: 404, code: 'assessment.notFound' })
  })
})
