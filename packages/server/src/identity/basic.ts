import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '../platform/app-error.ts'
import type { Identify } from './caller.ts'
import type { ServiceUser } from './settings.ts'

/** Stands for an issuer: a program is never the same as a person of a provider. */
const issuer = 'urn:service'
const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Besides bearer tokens takes name and password of the configured program (spec 2, 7.1: "a basic authorization form is also supported
 * when configured"; RFC 7617). It is a user like any other: it gets an account of its own at its first call and may do what an
 * administrator grants it.
 */
export function acceptBasic(identify: Identify, service: ServiceUser | null): Identify {
  if (service === null) return identify
  const expected = digest(`${service.name}:${service.password}`)
  return async (authorization) => {
    const credentials = /^Basic ([\w+/-]*=*)$/i.exec(authorization ?? '')?.[1]
    if (credentials === undefined) return identify(authorization)
    // Digests are of equal length, and comparing them tells nothing by the time it takes.
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
