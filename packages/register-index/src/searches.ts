import type { RegisterIndex } from './register-index.ts'

/** The searches that another thread may call. All other methods change an index or belong to one search. */
const searchMethods = [
  'searchNames',
  'searchOwners',
  'searchSerials',
  'searchQuery',
  'browse',
  'suggest',
  'weakElements',
  'countRegister',
  'watch',
  'findLogos',
  'watchLogos',
] as const satisfies readonly (keyof RegisterIndex)[]
export type SearchMethod = (typeof searchMethods)[number]

/** Returns true if another thread can search a part of such a search, the second lane. */
export const canBeHelped = (method: SearchMethod): boolean => method === 'searchNames' || method === 'findLogos'

/** A result with the revision of the register that the index had. */
export type Revised<Result> = Result & { revision: number }
/** What a search returns through `answer`: outcomes with a page gain the revision, anything else stays as it is. */
type Answer<Result> = Result extends { page: unknown } ? Revised<Result> : Result

/** The searches of a `RegisterIndex` as promises, because the index may be in another thread. */
export type Searches = {
  readonly [K in SearchMethod]: (...args: Parameters<RegisterIndex[K]>) => Promise<Answer<ReturnType<RegisterIndex[K]>>>
}

/** Turns every search into a call of `call` with its name and arguments. */
export function searchesBy(call: (method: SearchMethod, args: unknown[]) => Promise<unknown>): Searches {
  return Object.fromEntries(searchMethods.map((method) => [method, (...args: unknown[]) => call(method, args)])) as Searches
}

/**
 * Runs one search. Arguments and result are plain data, so both can cross threads. An outcome names its revision.
 * @throws TypeError if there is no such search
 */
export function answer(index: RegisterIndex, method: SearchMethod, args: unknown[]): unknown {
  if (!searchMethods.includes(method)) throw new TypeError(`The index has no search ${method}`)
  const search = index[method] as (...args: unknown[]) => unknown
  return revised(search.apply(index, args), index)
}

/** Adds the index's revision to an outcome. */
export const revised = (result: unknown, { revision }: RegisterIndex): unknown =>
  typeof result === 'object' && result !== null && 'page' in result ? { ...result, revision } : result

/** Returns the searches of an index in this thread. */
export const searchesIn = (index: () => RegisterIndex): Searches =>
  searchesBy(async (method, args) => answer(index(), method, args))
