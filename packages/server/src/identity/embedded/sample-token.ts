import { randomUUID } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import type { Pool } from '../../platform/database.ts'
import { currentKeys, signingAlgorithm } from './keys.ts'
import { selectIssuer, selectSamplePeople } from './people.store.ts'
import { apiScope, audienceOf, claimsOf, grantClaim, mountPath, tokenLifetime, webClientId } from './provider.ts'
import { upsertRecord } from './records.store.ts'
import type { SampleRole } from './sample-people.ts'

/**
 * Returns an access token of one of the invented people, like one from a sign-in, signed with the installation's own
 * key.
 * @returns null if the installation was never started with the sample
 */
export async function issueSampleToken(pool: Pool, clock: Clock, role: SampleRole): Promise<string | null> {
  const issuer = await selectIssuer(pool)
  const person = (await selectSamplePeople(pool)).find((one) => one.role === role)
  if (issuer === null || !person) return null
  const [key] = (await currentKeys(pool, clock)).signing
  if (!key) return null
  const now = Math.floor(clock.now().getTime() / 1_000)
  const grantId = randomUUID()
  const expiresAt = new Date((now + tokenLifetime) * 1_000)
  await upsertRecord(pool, 'Grant', grantId, {}, { grantId: null, accountId: person.id, uid: null, expiresAt })
  const claims = { ...claimsOf(person), [grantClaim]: grantId, scope: apiScope, client_id: webClientId, jti: randomUUID() }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: signingAlgorithm, typ: 'at+jwt', kid: String(key.kid) })
    .setIssuer(issuer)
    .setSubject(person.id)
    .setAudience(audienceOf(issuer.slice(0, -mountPath.length)))
    .setIssuedAt(now)
    .setExpirationTime(now + tokenLifetime)
    .sign(await importJWK(key, signingAlgorithm))
}
