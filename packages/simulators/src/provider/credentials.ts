import { createHash, timingSafeEqual } from 'node:crypto'
import type { Call } from './http.ts'

/** Returns the access token of a call; empty if it has none. */
export const bearerOf = ({ headers }: Call): string => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''

/** Compares secrets in constant time. */
export const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
