export { bareName } from './bare-name.ts'
export { shownNearness } from './nearness.ts'
export { type ReadOptions, readMeanings } from './read-meanings.ts'
export type { LikenessKind, NameMeaning, WordRegister } from './types.ts'
