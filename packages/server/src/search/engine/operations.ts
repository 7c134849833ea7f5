import type { SearchEngine } from './port.ts'

/** The port's methods, with their arguments as a list. Only the methods listed here can be called remotely. */
export const engineOperations = {
  searchNames: (engine, [request]) => engine.searchNames(request),
  searchOwners: (engine, [request]) => engine.searchOwners(request),
  searchSerials: (engine, [serials, request]) => engine.searchSerials(serials, request),
  searchQuery: (engine, [request]) => engine.searchQuery(request),
  browse: (engine, [request]) => engine.browse(request),
  suggest: (engine, [text, size, filters]) => engine.suggest(text, size, filters),
  weakElements: (engine, [text, filters]) => engine.weakElements(text, filters),
  countRegister: (engine, [questions, mostLatest]) => engine.countRegister(questions, mostLatest),
  watch: (engine, [saved, newSerials]) => engine.watch(saved, newSerials),
  findLogos: (engine, [request]) => engine.findLogos(request),
  watchLogos: (engine, [saved, newSerials]) => engine.watchLogos(saved, newSerials),
  catchUp: (engine) => engine.catchUp(),
} satisfies {
  [M in keyof SearchEngine]: (engine: SearchEngine, args: Parameters<SearchEngine[M]>) => ReturnType<SearchEngine[M]>
}

export type EngineMethod = keyof typeof engineOperations

export const isEngineMethod = (name: unknown): name is EngineMethod =>
  typeof name === 'string' && Object.hasOwn(engineOperations, name)
