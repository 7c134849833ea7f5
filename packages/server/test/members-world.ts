import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient, type Locale } from '@marklot/contracts'
import { type Contract, contract } from '@marklot/contracts/contract'
import { seedPeople } from '../src/administration/index.ts'
import { composeServer, openObjectStore, type Product } from '../src/compose/api.ts'
import { readConfig } from '../src/config.ts'
import type { SampleRole } from '../src/identity/index.ts'
import { createLog } from '../src/platform/log.ts'
import type { ObjectStore } from '../src/platform/object-store.ts'
import { startIdentityProvider, type TestIdentityProvider } from './identity-provider.ts'
import { createWorld, type World } from './world.ts'

/** A caller whose token stays valid even if the clock is moved. */
export interface Person {
  subject: string
  token: string
  api: Client<Contract>
}
export interface MembersWorld {
  product: Product
  world: World
  provider: TestIdentityProvider
  origin: string
  objectStore: ObjectStore
  visitor: Client<Contract>
  /** Creates a person who has not made a call yet. The first call is the first sign-in. */
  person(subject: string, profile?: Record<string, unknown>, locale?: Locale): Promise<Person>
  /** Creates a person with the account, plan and permissions of a role. */
  personOf(role: SampleRole, subject?: string): Promise<Person>
  /** Moves the product's clock. */
  days(days: number): Promise<void>
  now(): Date
  close(): Promise<void>
}

/** Gives a token's person the account, plan and permissions of a role. */
export function seedPerson(
  { world, clock, memberOf }: Pick<Product, 'clock' | 'memberOf'> & { world: World },
  role: SampleRole,
  issuer: string,
  subject: string,
): Promise<void> {
  const claims = { email: null, emailVerified: false, name: null, givenName: null, familyName: null }
  return seedPeople({ pool: world.pool, clock, memberOf }, [{ role, person: { kind: 'account', issuer, subject, claims } }])
}

/**
 * Starts the whole server over an empty register, without the web pages, but with its identity provider and a movable
 * clock.
 */
export async function startMembersWorld(environment: Record<string, string> = {}): Promise<MembersWorld> {
  const world = await createWorld()
  const provider = await startIdentityProvider()
  const directory = await mkdtemp(join(tmpdir(), 'marklot-members-'))
  const config = readConfig({
    DATA_DIR: directory,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    SEARCH_THREADS: '0',
    PAYPAL: 'off',
    MARKETPLACE: 'off',
    OIDC_ISSUER: provider.issuer,
    OIDC_AUDIENCE: provider.audience,
    ...environment,
  })
  const objectStore = await openObjectStore(config)
  const product = await composeServer(
    config,
    { pool: world.pool, connection: world.connection, objectStore },
    createLog('silent'),
    { pages: false },
  )
  const { settableClock } = product
  if (!settableClock) throw new Error('Tests need a clock that can be set')
  const origin = await product.app.listen({ host: '127.0.0.1', port: Number(environment.PORT ?? 0) })
  const clientOf = (locale: Locale, token?: string) =>
    createClient(contract, { origin, locale: () => locale, token: async () => token ?? null })
  const person: MembersWorld['person'] = async (subject, profile, locale = 'de') => {
    const token = await provider.token({ subject, expiresIn: '20 years', ...(profile ? { profile } : {}) })
    return { subject, token, api: clientOf(locale, token) }
  }
  return {
    product,
    world,
    provider,
    origin,
    objectStore,
    visitor: clientOf('en'),
    person,
    personOf: async (role, subject = `${role}-${Math.random().toString(36).slice(2)}`) => {
      await seedPerson({ ...product, world }, role, provider.issuer, subject)
      return person(subject)
    },
    days: (days) => settableClock.advance(days * 86_400),
    now: () => settableClock.now(),
    close: async () => {
      await product.close()
      await provider.close()
      await world.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
