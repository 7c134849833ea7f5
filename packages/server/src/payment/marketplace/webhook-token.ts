import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose'
import { AppError } from '../../platform/app-error.ts'
import type { Verify } from '../../platform/bind-contract.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Outbound } from '../../platform/outbound.ts'
import { type MarketplaceSettings, marketplaceApplication } from './settings.ts'

export interface WebhookTokenParts {
  settings: Pick<MarketplaceSettings, 'loginUrl' | 'tenantId' | 'clientId'>
  clock: Clock
  outbound: Outbound
}

/** The tolerated difference between clocks, in seconds. */
const clockTolerance = 60
/** The shortest time between two attempts to read the keys or the discovery document, in milliseconds. */
const readPause = 5_000
/** How long the discovery document is used, in milliseconds. */
const discoveryLifetime = 24 * 3_600_000
const longestToken = 16_384

/**
 * Verifies that a message comes from the marketplace. The bearer token must be signed with RS256 by a published key of
 * our tenant, valid now, issued by our tenant for our application, and issued to the marketplace. The operation in the
 * message is read from the marketplace afterwards, because the token proves nothing about the message.
 * @throws AppError `payment.invalidSignature`; `payment.providerAway` if the keys cannot be read now, so that the
 * marketplace sends the message again
 */
export function verifyMarketplace({ settings, clock, outbound }: WebhookTokenParts): Verify {
  const { tenantId, clientId } = settings
  // The issuer depends on the token's version. Both issuers contain our tenant.
  const issuer = [`https://sts.windows.net/${tenantId}/`, `https://login.microsoftonline.com/${tenantId}/v2.0`]
  const currentKeys = openKeys(settings, outbound)
  return async ({ headers }) => {
    const { authorization } = headers
    const token = /^Bearer ([^\s]+)$/i.exec(authorization ?? '')?.[1]
    if (token === undefined || token.length > longestToken) throw new AppError('payment.invalidSignature')
    try {
      const { payload } = await jwtVerify(token, await currentKeys(), {
        algorithms: ['RS256'],
        issuer,
        audience: clientId,
        requiredClaims: ['exp', 'nbf', 'tid'],
        clockTolerance,
        currentDate: clock.now(),
      })
      if (payload.tid !== tenantId || !isFromMarketplace(payload)) throw new AppError('payment.invalidSignature')
    } catch (error) {
      if (error instanceof AppError) throw error
      const isTokenFault = error instanceof errors.JOSEError && !keyFaults.has(error.code)
      throw new AppError(isTokenFault ? 'payment.invalidSignature' : 'payment.providerAway', { cause: error })
    }
  }
}

/** The codes of `jose` for keys that could not be read or parsed. */
const keyFaults = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'])

/**
 * Returns whether a token was issued to the marketplace. Version 2 names the calling application in `azp`, version 1 in
 * `appid`.
 */
function isFromMarketplace({ azp, appid }: JWTPayload): boolean {
  const named = [azp, appid].filter((one) => one !== undefined)
  return named.length > 0 && named.every((one) => one === marketplaceApplication)
}

type Keys = ReturnType<typeof createRemoteJWKSet>

/**
 * Returns a function that reads the published keys. Concurrent calls share one read, and a failed one is repeated after
 * `readPause`.
 */
function openKeys({ loginUrl, tenantId }: WebhookTokenParts['settings'], outbound: Outbound): () => Promise<Keys> {
  const service = 'marketplace keys'
  let keys: Promise<Keys> | undefined
  let validUntil = Number.NEGATIVE_INFINITY
  const read = async () => {
    const url = `${loginUrl}/${encodeURIComponent(tenantId)}/.well-known/openid-configuration`
    const reply = await outbound.call(url, { service })
    if (!reply.ok) throw new Error(`The discovery document answers with status ${reply.status}.`)
    const { jwks_uri: address } = (await reply.json()) as { jwks_uri?: unknown }
    if (typeof address !== 'string' || !URL.canParse(address)) throw new Error('The discovery document names no keys.')
    return createRemoteJWKSet(new URL(address), {
      cooldownDuration: readPause,
      [customFetch]: (keysUrl, { headers, signal }) =>
        outbound.call(keysUrl, { service, headers: Object.fromEntries(headers), signal }),
    })
  }
  return () => {
    if (keys !== undefined && performance.now() < validUntil) return keys
    validUntil = performance.now() + discoveryLifetime
    keys = read().catch((error) => {
      validUntil = performance.now() + readPause
      throw error
    })
    return keys
  }
}
