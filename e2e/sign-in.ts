import { createHash, randomBytes } from 'node:crypto'
import { type Page, request } from '@playwright/test'

/** The sample people of a local installation. */
export type SampleRole = 'trial' | 'starter' | 'professional' | 'enterprise' | 'administrator'
export interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
  expires_in: number
  scope: string
  token_type: string
}

const scope = 'openid profile email offline_access api'

/** Returns the page's authorization request, with the code flow and PKCE. */
export function signInAddress(parameters: Record<string, string> = {}, verifier = 'v'.repeat(43)): string {
  const query = new URLSearchParams({
    client_id: 'web',
    response_type: 'code',
    scope,
    redirect_uri: `${process.env.E2E_URL}/signed-in`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  })
  return `/identity/auth?${query}`
}

/**
 * Signs in a sample person with the same requests as the page, but without a page and in a separate session. The tokens
 * are valid for an hour.
 */
export async function signIn(role: SampleRole): Promise<Tokens> {
  const origin = String(process.env.E2E_URL)
  const session = await request.newContext({ baseURL: origin })
  try {
    const verifier = randomBytes(32).toString('base64url')
    const html = await (await session.get(signInAddress({}, verifier))).text()
    const action = /<form method="post" action="([^"]*\/sign-in[^"]*)"/.exec(html)?.[1] ?? ''
    const csrf = /name="csrf" value="([^"]*)"/.exec(html)?.[1] ?? ''
    const done = await session.post(action, { form: { csrf, sample: role } })
    const code = new URL(done.url()).searchParams.get('code')
    if (code === null) throw new Error(`${role} could not sign in: ${done.status()} ${done.url()}`)
    const reply = await session.post('/identity/token', {
      form: {
        grant_type: 'authorization_code',
        client_id: 'web',
        code,
        redirect_uri: `${origin}/signed-in`,
        code_verifier: verifier,
      },
    })
    if (!reply.ok()) throw new Error(`No tokens for ${role}: ${reply.status()}`)
    return await reply.json()
  } finally {
    await session.dispose()
  }
}

/** Returns the authorization header of a sample person. */
export async function authorizationOf(role: SampleRole): Promise<{ Authorization: string }> {
  return { Authorization: `Bearer ${(await signIn(role)).access_token}` }
}

/** Opens the page's sign-in and signs in a sample person with one click. `start` leads to the sign-in page. */
export async function signInByClick(page: Page, role: SampleRole): Promise<void> {
  await page.locator(`button[name="sample"][value="${role}"]`).click()
}
