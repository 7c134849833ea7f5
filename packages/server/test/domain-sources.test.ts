import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DomainWorld, resultsOf, startDomainWorld } from './domain-world.ts'

let at: DomainWorld
beforeAll(async () => {
  at = await startDomainWorld()
})
afterAll(() => at.close())
beforeEach(() => at.simulator.reset())

const asked = (kind: string) => at.simulator.questions().filter((question) => question.kind === kind)
const registrar = () => ({ url: at.simulator.registrarUrl, key: at.simulator.registrarKey })
const nameServers = () => [at.simulator.nameServer]

describe('an RDAP server', () => {
  it.each([
    ['taken-a.de', 'notAvailable'],
    ['moved-a.de', 'notAvailable'],
    ['free-a.de', 'available'],
    ['bare-a.de', 'available'],
  ])('that is understood about %s says %s', async (name, availability) => {
    const results = await at.check([name])
    expect(results.get(name)).toMatchObject({ availability, source: 'rdap', premium: false, reason: null })
  })

  it.each([
    'movedfree',
    'private',
    'insecure',
    'looping',
    'page',
    'missing',
    'other',
    'cut',
    'broken',
    'giant',
    'refused',
    'failing',
    'unbuilt',
    'malformed',
  ])('that is %s leaves a domain unknown, neither free nor taken', async (mood) => {
    const name = `${mood}-a.com`
    const results = await at.check([name])
    expect(results.get(name)).toMatchObject({ availability: 'unknown', reason: 'failed', source: null, premium: false })
  })

  it('that limits questions is left alone for as long as it wants', async () => {
    const checker = at.open()
    const first = await resultsOf(checker, ['limited-a.com'])
    expect(first.get('limited-a.com')).toMatchObject({ availability: 'unknown', reason: 'limited' })
    // The request waits until the pause that the server asked for is over.
    const then = await resultsOf(checker, ['free-a.net'])
    expect(then.get('free-a.net')).toMatchObject({ availability: 'available' })
  })

  it('is asked with the name in its ASCII form only', async () => {
    await at.check(['Müller-Söhne.DE.'])
    expect(asked('rdap').map(({ name }) => name)).toEqual(['xn--mller-shne-kcb9d.de'])
  })
})

describe('a name without an answer', () => {
  it('is unknown where nobody can be asked', async () => {
    const results = await at.check(['tavilo.at', 'tavilo.de'], { denied: new Set(['de']) })
    for (const [, result] of results) expect(result).toMatchObject({ availability: 'unknown', reason: 'noSource' })
    expect(asked('rdap')).toEqual([])
  })

  it('is unknown after ten seconds, while the others of its request are known', async () => {
    const names = Array.from({ length: 50 }, (_, place) => (place < 4 ? `slow-${place}.com` : `free-${place}.${tlds[place % 8]}`))
    const results = await at.check(names)
    expect(results.size).toBe(50)
    for (const [name, { availability, reason }] of results)
      expect({ name, availability, reason }).toEqual(
        name.startsWith('slow')
          ? { name, availability: 'unknown', reason: 'late' }
          : { name, availability: 'available', reason: null },
      )
  }, 20_000)

  it('is unknown where a registry may refuse its letters', async () => {
    const names = { 'free-føø.app': 'unknown', 'free-ü.de': 'available', 'free-ł.de': 'unknown' }
    const results = await at.check(Object.keys(names))
    expect([...results.values()].map(({ unicodeName, availability }) => [unicodeName, availability]).sort()).toEqual(
      Object.entries(names).sort(),
    )
  })
})
const tlds = ['com', 'net', 'de', 'fr', 'org', 'info', 'app', 'dev']

describe('a registrar', () => {
  it('knows premium names with their price', async () => {
    const results = await at.check(['premium-a.com'], { registrar: registrar() })
    expect(results.get('premium-a.com')).toMatchObject({
      availability: 'available',
      premium: true,
      price: { cents: 249_000, currency: 'EUR' },
      source: 'registrar',
    })
  })

  it('knows reserved names, of which the registry knows no registration', async () => {
    const results = await at.check(['reserved-a.com'], { registrar: registrar() })
    expect(results.get('reserved-a.com')).toMatchObject({ availability: 'notAvailable', source: 'registrar' })
    expect(asked('rdap')).toEqual([])
  })

  it('is believed less than a registry that knows a registration', async () => {
    const results = await at.check(['differs-a.com'], { registrar: registrar() })
    expect(results.get('differs-a.com')).toMatchObject({ availability: 'notAvailable', source: 'rdap', premium: false })
  })

  it('counts alone when the registry says nothing, and the registry when it says nothing', async () => {
    const results = await at.check(['free-a.at', 'unsold-a.com', 'unsold-b.at'], { registrar: registrar() })
    expect(results.get('free-a.at')).toMatchObject({ availability: 'available', source: 'registrar' })
    expect(results.get('unsold-a.com')).toMatchObject({ availability: 'available', source: 'rdap' })
    expect(results.get('unsold-b.at')).toMatchObject({ availability: 'unknown', reason: 'noSource' })
  })

  it('with a wrong key makes nothing known', async () => {
    const results = await at.check(['premium-a.at'], { registrar: { ...registrar(), key: 'wrong' } })
    expect(results.get('premium-a.at')).toMatchObject({ availability: 'unknown', premium: false })
  })
})

describe('a delegation', () => {
  it('proves that a domain is taken, and spares the registry the question', async () => {
    const results = await at.check(['delegated-a.com', 'delegated-a.it'], { nameServers: nameServers() })
    for (const [, result] of results) expect(result).toMatchObject({ availability: 'notAvailable', source: 'delegation' })
    expect(asked('rdap')).toEqual([])
  })

  it('proves nothing where it is missing', async () => {
    const results = await at.check(['free-a.it'], { nameServers: nameServers() })
    expect(results.get('free-a.it')).toMatchObject({ availability: 'unknown', reason: 'noSource' })
  })

  it('proves nothing in a zone that delegates every name', async () => {
    const results = await at.check(['free-a.ws', 'taken-a.ws'], { nameServers: nameServers() })
    expect(results.get('free-a.ws')).toMatchObject({ availability: 'available', source: 'rdap' })
    expect(results.get('taken-a.ws')).toMatchObject({ availability: 'notAvailable', source: 'rdap' })
    const names = asked('dns').map(({ name }) => name)
    expect(names).toHaveLength(1)
    expect(names[0]).toMatch(/^[0-9a-f]{24}\.ws$/)
  })
})

describe('answers', () => {
  it('are repeated for a day when taken, ten minutes when available, one when unknown', async () => {
    const checker = at.open()
    const names = ['taken-a.com', 'free-a.com', 'failing-a.com']
    const again = async () => {
      const before = asked('rdap').length
      await resultsOf(checker, names)
      return asked('rdap').length - before
    }
    expect(await again()).toBe(3)
    expect(await again()).toBe(0)
    at.pass(61_000)
    expect(await again()).toBe(1)
    at.pass(600_000)
    expect(await again()).toBe(2)
    at.pass(86_400_000)
    expect(await again()).toBe(3)
  })

  it('never bring a name into the log', async () => {
    await at.check(['failing-tavilo.com', 'private-tavilo.com', 'taken-tavilo.com'])
    expect(at.logged()).toContain('An outbound call was refused')
    expect(at.logged()).not.toContain('tavilo')
  })
})

describe('the registries of a live installation', () => {
  const live = { isSimulator: false, bootstrap: { kind: 'file' as const, path: '/there/is/no/file.json' } }

  it('are known without the network, so that the page can name them', async () => {
    const checker = at.open(live)
    const host = async (tld: string) => (await checker.recipientsOf(tld)).map((recipient) => recipient.host)
    expect(await host('com')).toEqual(['rdap.verisign.com'])
    expect(await host('de')).toEqual(['rdap.denic.de'])
    expect(await host('at')).toEqual([])
    expect(asked('rdap')).toEqual([])
  })

  it('are joined by the registrar and the name servers of the configuration', async () => {
    const checker = at.open({ ...live, registrar: registrar(), nameServers: [], denied: new Set(['com']) })
    expect((await checker.recipientsOf('com')).map(({ kind }) => kind)).toEqual(['registrar', 'resolver'])
  })
})

describe('the bootstrap file', () => {
  it('is read once a day, and a broken one leaves the last good copy in use', async () => {
    const checker = at.open()
    await resultsOf(checker, ['taken-a.com'])
    at.simulator.setBootstrap('{"services": []}')
    at.pass(90_000_000)
    expect((await resultsOf(checker, ['taken-b.com'])).get('taken-b.com')).toMatchObject({ availability: 'notAvailable' })
    // A new process starts with the stored copy.
    const restarted = await at.check(['taken-c.com'])
    expect(restarted.get('taken-c.com')).toMatchObject({ availability: 'notAvailable' })
  })

  it('gives way to the overrides of the operator', async () => {
    const [, , base = ''] = at.simulator.urls
    const overrides = new Map([['at', `${base}/rdap`]])
    expect((await at.check(['taken-a.at'], { overrides })).get('taken-a.at')).toMatchObject({ availability: 'notAvailable' })
  })
})
