import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import type { SampleRole } from '../src/identity/index.ts'
import { createFormBrowser } from './form-browser.ts'

/** The redirect address of the tests' assistant. Nobody listens there, because the tests' browser stops before it. */
const redirectUrl = 'http://127.0.0.1:8976/callback'

/** The data that an assistant remembers between steps. */
export interface Keeping {
  provider: OAuthClientProvider
  /** The addresses that the browser was asked to open. */
  opened: URL[]
  accessToken(): string
}

/**
 * Creates an assistant's memory. @param clientMetadataUrl the address of the document that the assistant publishes;
 * without one, it registers itself
 */
export function keepInMemory(clientMetadataUrl?: string): Keeping {
  const opened: URL[] = []
  let verifier = ''
  let discovered: OAuthDiscoveryState | undefined
  let information: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>
  let tokens: Awaited<ReturnType<OAuthClientProvider['tokens']>>
  const provider: OAuthClientProvider = {
    redirectUrl,
    ...(clientMetadataUrl === undefined ? {} : { clientMetadataUrl }),
    clientMetadata: {
      client_name: 'Test assistant',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      application_type: 'native',
    },
    clientInformation: () => information,
    saveClientInformation: (saved) => {
      information = saved
    },
    tokens: () => tokens,
    saveTokens: (saved) => {
      tokens = saved
    },
    redirectToAuthorization: (address) => void opened.push(address),
    saveCodeVerifier: (made) => {
      verifier = made
    },
    codeVerifier: () => verifier,
    saveDiscoveryState: (state) => {
      discovered = state
    },
    discoveryState: () => discovered,
  }
  return { provider, opened, accessToken: () => tokens?.access_token ?? '' }
}

/** The current revision of the protocol and the previous one. */
export const revisions = ['2026-07-28', '2025-11-25'] as const
export type Revision = (typeof revisions)[number]

export function createAssistant(revision: Revision, capabilities: object = {}): Client {
  const versionNegotiation = revision === '2026-07-28' ? { mode: { pin: revision } } : { mode: 'legacy' as const }
  return new Client({ name: 'test-assistant', version: '1.0.0' }, { capabilities, versionNegotiation })
}

/** Signs a sample person in and presses a button of the consent page. */
export async function allow(origin: string, address: URL, role: SampleRole, button = '/consent'): Promise<URL> {
  const browser = createFormBrowser(origin, /^\/callback/, 'en')
  await browser.open(address.href)
  await browser.submit('/sign-in', { sample: role })
  const visit = await browser.submit(button)
  return visit.address
}

/**
 * Connects an assistant in the way that people do: it is refused, opens the browser, is allowed access and connects.
 */
export async function connect(
  origin: string,
  role: SampleRole,
  { revision = '2026-07-28' as Revision, capabilities = {}, keeping = keepInMemory() } = {},
): Promise<{ client: Client; keeping: Keeping }> {
  const client = createAssistant(revision, capabilities)
  const open = () => new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { authProvider: keeping.provider })
  const first = open()
  const refusal = await client.connect(first).catch((error: unknown) => error)
  if (!(refusal instanceof UnauthorizedError)) throw refusal
  const [asked] = keeping.opened.slice(-1)
  if (!asked) throw new Error('No browser was asked for')
  const callback = await allow(origin, asked, role)
  await first.finishAuth(callback.searchParams)
  const connected = createAssistant(revision, capabilities)
  await connected.connect(open())
  return { client: connected, keeping }
}
