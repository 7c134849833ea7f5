import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Pool, PoolClient } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { negotiateLocale } from '../../platform/locale.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mailer.ts'
import type { Outbound } from '../../platform/outbound.ts'
import { bearerToken, type Identify, type SignedIn, signedIn, visitor } from '../caller.ts'
import { clockTolerance, VerifiedTokens } from '../verified-tokens.ts'
import { type AllowedAssistants, openAllowedAssistants } from './allowed-assistants.ts'
import { assistantAudienceOf } from './assistants.ts'
import type { IdentityContext } from './context.ts'
import { EndedGrants } from './ended-grants.ts'
import { currentKeys, type IdentityKeys, publicPart, signingAlgorithm } from './keys.ts'
import { createLimits } from './limits.ts'
import { mountProvider, type PublicAddress, prepareRequest } from './mount.ts'
import { sayIn, type View } from './pages/layout.ts'
import { messagePage, signOutPage } from './pages/pages.ts'
import { deletePerson, type PersonalRecord, selectPerson, selectPersonalRecord, storeIssuer } from './people.store.ts'
import { createPeople } from './people.ts'
import {
  audienceOf,
  type Context,
  claimsOf,
  createProvider,
  grantClaim,
  issuerOf,
  mountPath,
  type Provider,
  tokenLifetime,
  webClientId,
} from './provider.ts'
import { deleteExpiredRecords, deleteRecordsOfPerson } from './records.store.ts'
import { bindPages } from './routes.ts'
import { addSamplePeople, type SampleRole, samplePeople } from './sample-people.ts'
import { sweepTask } from './tasks.ts'

/** Name of the embedded provider in our own tables. It stays the same when the product moves to another address. */
export const embeddedIssuer = 'embedded'

export interface EmbeddedOptions extends PublicAddress {
  pool: Pool
  clock: Clock
  jobs: Jobs
  mailer: Mailer
  log: Log
  /** Reads the published metadata of assistants. */
  outbound: Pick<Outbound, 'call'>
  productName: string
  operatorMail: string
  chosenPlan: IdentityContext['chosenPlan']
  /** Whether to add invented people and list them on the sign-in page. */
  isSample: boolean
  /** Stylesheets of the product's pages, which are loaded before the provider's own. */
  stylesheets: readonly string[]
}

export interface EmbeddedProvider {
  identify: Identify
  /** Accepts only the tokens of assistants, which `identify` refuses. */
  identifyAssistant: Identify
  allowedAssistants: AllowedAssistants
  /** Adds its pages and protocol to the server. */
  mount(app: FastifyInstance): Promise<void>
  /** Reads the keys again, and creates new ones when they are due. */
  refreshKeys(): Promise<void>
  forgetPeople: typeof forgetPeople
  close(): void
}

/** How often the keys are read, in milliseconds. Another process may have created new ones. */
const keyInterval = 60_000

/** Opens our own OpenID Connect provider. With it, the product works without an external provider. */
export async function openEmbeddedProvider(options: EmbeddedOptions): Promise<EmbeddedProvider> {
  const { pool, clock, jobs, log, home, productName } = options
  const issuer = issuerOf(home)
  const stylesheets = [...options.stylesheets, `${mountPath}/assets/identity.css`]
  if (options.isSample) await addSamplePeople(pool, clock)
  await storeIssuer(pool, issuer)

  const endedGrants = new EndedGrants(pool)
  let keys: IdentityKeys = await currentKeys(pool, clock)
  let provider = await makeProvider(keys)
  let published = publish()
  let verified = new VerifiedTokens()
  const limits = createLimits(pool, clock, () => keys.secret)
  const context = { ...options, stylesheets, keys: () => keys, limits, endedGrants }
  const people = createPeople(context)

  function makeProvider(keys: IdentityKeys): Promise<Provider> {
    return createProvider({
      issuer,
      home,
      pool,
      clock,
      log,
      keys,
      endedGrants,
      outbound: options.outbound,
      renderError: (context, { error, ...rest }) => {
        const view = viewOfContext(context)
        const say = sayIn(view.locale)
        const isOurs = (rest.statusCode ?? rest.status ?? 400) >= 500
        // The page shows the error code. The library's description is for developers and is left out.
        const text = isOurs
          ? say('error.internal')
          : error === 'invalid_request' && isLost(context)
            ? say('error.expired')
            : say('error.request', { code: error })
        context.type = 'html'
        context.body = messagePage(view, say('error.title'), text, { label: say('home'), href: `/${view.locale}` })
      },
      renderSignOut: (context, form) => {
        context.body = signOutPage(viewOfContext(context), form)
      },
      renderSignedOut: (context) => {
        const view = viewOfContext(context)
        const say = sayIn(view.locale)
        const text = say('signOut.done', { product: productName })
        context.body = messagePage(view, say('signOut.doneTitle'), text, { label: say('home'), href: `/${view.locale}` })
      },
    })
  }
  const viewOfContext = (context: Context): View => {
    const scheme = context.cookies.get('colour-scheme')
    const wished = [context.query.lang, context.query.ui_locales, context.cookies.get('locale'), context.get('accept-language')]
    return {
      productName,
      stylesheets,
      locale: negotiateLocale(wished.find((one): one is string => typeof one === 'string' && one !== '')),
      colorScheme: scheme === 'light' || scheme === 'dark' ? scheme : null,
      address: '',
    }
  }
  function publish() {
    return createLocalJWKSet({ keys: keys.signing.map(publicPart) })
  }

  const refreshKeys = async () => {
    const fresh = await currentKeys(pool, clock)
    if (JSON.stringify(fresh) === JSON.stringify(keys)) return
    // This runs before anything is replaced. If it fails, the old keys stay in use until the next attempt.
    provider = await makeProvider(fresh)
    keys = fresh
    published = publish()
    verified = new VerifiedTokens()
  }
  /** Returns the payload of a valid token of any audience. @throws AppError `auth.invalidToken` */
  const verify = async (token: string): Promise<JWTPayload> => {
    // The keys may change during the check. Payloads verified by the old keys are stored in the old cache only.
    const known = verified
    const before = known.payloadOf(token, clock.now())
    if (before !== undefined) return before
    const { payload } = await jwtVerify(token, published, {
      issuer,
      algorithms: [signingAlgorithm],
      typ: 'at+jwt',
      requiredClaims: ['sub', 'aud', 'exp', grantClaim],
      clockTolerance,
      currentDate: clock.now(),
    }).catch((error) => {
      throw new AppError(error instanceof errors.JOSEError ? 'auth.invalidToken' : 'server.internal', { cause: error })
    })
    known.keep(token, payload)
    return payload
  }
  /** Returns the payload of a token for `audience` whose grant has not ended. @throws AppError `auth.invalidToken` */
  const accept = async (authorization: string, audience: string): Promise<JWTPayload> => {
    const payload = await verify(bearerToken(authorization))
    if (payload.aud !== audience || (await endedGrants.has(String(payload[grantClaim])))) throw new AppError('auth.invalidToken')
    return payload
  }
  const timer = setInterval(() => {
    refreshKeys().catch((error) => log.warn({ err: error }, 'The keys of the identity provider could not be read'))
  }, keyInterval)
  timer.unref()
  const sweep = sweepTask(async () => {
    const now = clock.now()
    await deleteExpiredRecords(pool, now, new Date(now.getTime() - tokenLifetime * 1_000))
  })
  jobs.register({ recurring: [sweep] })

  return {
    refreshKeys,
    identify: async (authorization) => {
      if (authorization === undefined) return visitor
      return signedIn(await accept(authorization, audienceOf(home)), embeddedIssuer)
    },
    identifyAssistant: async (authorization) => {
      if (authorization === undefined) return visitor
      const payload = await accept(authorization, assistantAudienceOf(home))
      const person = await selectPerson(pool, String(payload.sub))
      if (!person) throw new AppError('auth.invalidToken')
      return signedIn({ ...payload, ...claimsOf(person) }, embeddedIssuer)
    },
    allowedAssistants: openAllowedAssistants(context, [webClientId]),
    mount: async (app) => {
      await app.register(async (scope) => {
        scope.addHook('preHandler', async (request) => prepareRequest(request, options))
        await bindPages(scope, { context, people, provider: () => provider })
      })
      await app.register((scope) => mountProvider(scope, () => provider, options))
    },
    forgetPeople: async (client, people) => {
      await forgetPeople(client, people)
      endedGrants.refresh()
    },
    close: () => clearInterval(timer),
  }
}

/**
 * Removes people of this provider with their sessions, grants and codes, in the caller's transaction. After the commit,
 * their access tokens are refused within a second.
 */
export async function forgetPeople(client: PoolClient, people: readonly { issuer: string; subject: string }[]): Promise<void> {
  for (const { issuer, subject } of people) {
    if (issuer !== embeddedIssuer) continue
    await deleteRecordsOfPerson(client, subject)
    await deletePerson(client, subject)
  }
}

/**
 * Returns the data that this provider stores about a person, for the export of personal data; null for people of
 * another provider.
 */
export async function personalRecordOf(
  pool: Pool,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<PersonalRecord | null> {
  return issuer === embeddedIssuer ? ((await selectPersonalRecord(pool, subject)) ?? null) : null
}

/** Returns the invented people, as callers. */
export function sampleCallers(): { role: SampleRole; person: SignedIn }[] {
  return samplePeople.map(({ role, subject, email, givenName, familyName }) => ({
    role,
    person: {
      kind: 'account',
      issuer: embeddedIssuer,
      subject,
      claims: { email, emailVerified: true, name: `${givenName} ${familyName}`, givenName, familyName },
    },
  }))
}

/** Returns whether the browser returns to a sign-in that no longer exists. */
const isLost = (context: Context) => /^\/auth\/./.test(context.path)
