import type { RegisterIndex } from './register-index.ts'

type MethodOf<T> = { [K in keyof T]: T[K] extends (...args: never[]) => unknown ? K : never }[keyof T]

/** Methods that change or store an index. All other methods are searches. */
type Upkeep = 'append' | 'apply' | 'dueMerge' | 'adopt' | 'merge' | 'save'
/** Methods by which two threads share one search. */
type Sharing = 'searchNamesTogether' | 'searchOtherLane'
export type SearchMethod = Exclude<MethodOf<RegisterIndex>, Upkeep | Sharing>

/** The searches of a `RegisterIndex` as promises, because the index may be in another thread. */
export type Searches = {
  readonly [K in SearchMethod]: (...args: Parameters<RegisterIndex[K]>) => Promise<ReturnType<RegisterIndex[K]>>
}

/**
 * Turns every search into a call of `call` with its name, so that searches added to `RegisterIndex` work without
 * changes here.
 */
export function searchesBy(call: (method: SearchMethod, args: unknown[]) => Promise<unknown>): Searches {
  return new Proxy({} as Searches, {
    // Resolving a promise with this object reads `then`.
    get: (_, name) =>
      typeof name === 'symbol' || name === 'then' ? undefined : (...args: unknown[]) => call(name as SearchMethod, args),
  })
}

/**
 * Runs one search. Arguments and result are plain data, so both can cross threads.
 * @throws TypeError if the search does not exist
 */
export function answer(index: RegisterIndex, method: SearchMethod, args: unknown[]): unknown {
  const search = index[method] as ((...args: unknown[]) => unknown) | undefined
  if (typeof search !== 'function') throw new TypeError(`The index has no search ${method}`)
  return search.apply(index, args)
}

/** The searches of an index in this thread. */
export const searchesIn = (index: () => RegisterIndex): Searches =>
  searchesBy(async (method, args) => answer(index(), method, args))
