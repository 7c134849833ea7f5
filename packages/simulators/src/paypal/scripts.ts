import { htmlPage, scriptJson } from '../provider/html.ts'
import { type Call, htmlReply, type Reply } from '../provider/http.ts'
import { type Credentials, issueToken } from './oauth.ts'
import { scriptOfGeneration5 } from './script-5.ts'
import { scriptOfGeneration6 } from './script-6.ts'
import type { World } from './world.ts'

/** The page scripts. Their address is checked as the provider checks it: a mistake makes the script element fail. */

const known = new Set([
  'client-id',
  'vault',
  'intent',
  'currency',
  'components',
  'locale',
  'disable-funding',
  'enable-funding',
  'debug',
  'commit',
  'buyer-country',
  'merchant-id',
  'integration-date',
])

const script = (status: number, body: string): Reply => ({
  status,
  headers: { 'Content-Type': 'application/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  body,
})

export function scriptReply(world: World, call: Call, { clientId }: Credentials): Reply {
  const settings = { base: world.base(), script: world.state.settings.script }
  if (call.path === '/web-sdk/v6/core') return script(200, `(${scriptOfGeneration6})(${scriptJson({ ...settings, clientId })})`)
  if (call.path !== '/sdk/js') return htmlReply(htmlPage('PayPal (simulator)', '<h1>No such script</h1>', true), 404)
  const mistake = mistakeIn(call.query, clientId)
  if (mistake !== null) return script(400, `throw new Error(${scriptJson(`SDK Validation error: ${mistake}`)})`)
  const locale = call.query.get('locale') ?? 'en_GB'
  const token = issueToken(world, true)
  return script(200, `(${scriptOfGeneration5})(${scriptJson({ ...settings, locale, token })})`)
}

function mistakeIn(query: URLSearchParams, clientId: string): string | null {
  const strange = [...query.keys()].find((name) => !known.has(name))
  if (strange !== undefined) return `unknown parameter ${strange}`
  if (query.get('client-id') !== clientId) return 'client-id is missing or unknown'
  if (query.get('intent') !== 'subscription') return 'intent must be subscription; others are not simulated'
  if (query.get('vault') !== 'true') return 'vault must be true for the intent subscription'
  if (!/^[A-Z]{3}$/.test(query.get('currency') ?? 'USD')) return 'currency is unknown'
  if (!(query.get('components') ?? 'buttons').split(',').includes('buttons')) return 'components must contain buttons'
  if (!/^[a-z]{2}_[A-Z]{2}$/.test(query.get('locale') ?? 'en_GB')) return 'locale is unknown'
  return null
}
