export { recogniseIntent } from './recognise.ts'
export type { Decline, Intent, Question, Turn } from './types.ts'
