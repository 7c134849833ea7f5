import { hash, verify } from '@node-rs/argon2'

/** argon2id with the lowest cost that OWASP's password storage cheat sheet recommends: 19 MiB, 2 passes, 1 lane. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
export const shortestPassword = 10
const longestPassword = 200

/** Normalises a password, because different keyboards may encode the same password with different code points. */
const normalized = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normalized(password), cost)

/** A hash that is verified if the person does not exist, so that both refusals take the same time. */
let nobody: Promise<string> | undefined

/**
 * Verifies a password. @param stored undefined if the person does not exist: the result is false after the same work
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hash('', cost)
  const isRight = await verify(stored ?? (await nobody), normalized(password))
  return stored !== undefined && isRight
}

export type PasswordFault = 'password.short' | 'password.long' | 'password.guessable'

/**
 * Returns why a new password is refused; null if it is accepted. Its length matters; the kinds of characters do not
 * (NIST SP 800-63B, 3.1.1).
 */
export function passwordFault(password: string, email: string): PasswordFault | null {
  const length = [...password].length
  if (length < shortestPassword) return 'password.short'
  if (length > longestPassword) return 'password.long'
  if (password.toLowerCase() === email.toLowerCase() || new Set(password).size === 1) return 'password.guessable'
  return null
}
