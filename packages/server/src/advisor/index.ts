export { wordByRules } from './offline.ts'
export type { Word, WordingTask } from './port.ts'
