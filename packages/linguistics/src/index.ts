export type { LikenessKind, NameMeaning, WordRegister } from './types.ts'
