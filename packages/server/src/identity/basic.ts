import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '../platform/app-error.ts'
import type { Identify } from './caller.ts'
import type { ServiceUser } from './settings.ts'

/** The issuer of programs, which distinguishes them from the people of any provider. */
const issuer = 'urn:service'
const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Returns a check that also accepts the name and password of the configured program, by basic authorization (spec 2,
 * 7.1; RFC 7617). The program is an ordinary user: its first call creates an account, and an administrator grants it
 * permissions.
 */
export function acceptBasic(identify: Identify, service: ServiceUser | null): Identify {
  if (service === null) return identify
  const expected = digest(`${service.name}:${service.password}`)
  return async (authorization) => {
    const credentials = /^Basic ([\w+/-]*=*)$/i.exec(authorization ?? '')?.[1]
    if (credentials === undefined) return identify(authorization)
    // The comparison of digests takes the same time for every input.
    if (!timingSafeEqual(digest(Buffer.from(credentials, 'base64').toString('utf8')), expected))
      throw new AppError('auth.invalidToken')
    const { name } = service
    return {
      kind: 'account',
      issuer,
      subject: name,
      claims: { email: null, emailVerified: false, name, givenName: null, familyName: null },
    }
  }
}
