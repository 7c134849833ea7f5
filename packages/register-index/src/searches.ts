import type { RegisterIndex } from './register-index.ts'

type MethodOf<T> = { [K in keyof T]: T[K] extends (...args: never[]) => unknown ? K : never }[keyof T]

/** What changes or keeps an index; everything else one can call answers a question. */
type Upkeep = 'append' | 'apply' | 'dueMerge' | 'adopt' | 'merge' | 'save'
/** How two threads answer one question. */
type Sharing = 'searchNamesTogether' | 'searchOtherLane'
export type SearchMethod = Exclude<MethodOf<RegisterIndex>, Upkeep | Sharing>

/** The searches of a `RegisterIndex`, each answering with a promise: the index may be in another thread. */
export type Searches = {
  readonly [K in SearchMethod]: (...args: Parameters<RegisterIndex[K]>) => Promise<ReturnType<RegisterIndex[K]>>
}

/** Makes every search a call of `call`, by its name, so that a search added to `RegisterIndex` needs nothing here. */
export function searchesBy(call: (method: SearchMethod, args: unknown[]) => Promise<unknown>): Searches {
  return new Proxy({} as Searches, {
    // A promise that resolves to the searches asks for `then`.
    get: (_, name) =>
      typeof name === 'symbol' || name === 'then' ? undefined : (...args: unknown[]) => call(name as SearchMethod, args),
  })
}

/**
 * Answers one search. Arguments and answer are plain data, so both may cross threads.
 * @throws TypeError when there is no such search
 */
export function answer(index: RegisterIndex, method: SearchMethod, args: unknown[]): unknown {
  const search = index[method] as ((...args: unknown[]) => unknown) | undefined
  if (typeof search !== 'function') throw new TypeError(`The index has no search ${method}`)
  return search.apply(index, args)
}

/** The searches of an index in this thread. */
export const searchesIn = (index: () => RegisterIndex): Searches =>
  searchesBy(async (method, args) => answer(index(), method, args))
