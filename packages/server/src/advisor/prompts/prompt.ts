import type { AdvicePurpose } from '@marklot/contracts/advisor'

/** The instructions for a model in one answer language. */
export interface Prompt {
  /** The rules of the task. */
  system: string
  /** The subject of the text. */
  purposes: Record<AdvicePurpose, string>
  /** The task for several lists of facts at once; the reply is JSON. */
  each: string
  /** Asks for a corrected reply. `{fault}` states the mistake. */
  repair: string
}
