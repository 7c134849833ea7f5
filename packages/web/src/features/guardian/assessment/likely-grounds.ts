import { type GroundGroup, groupedGrounds } from '@marklot/contracts/grouped-grounds'
import type { Assessment } from '@marklot/contracts/guardian-assessment'

/** Returns the grounds for refusal that an office is likely to raise, each once for all its offices. */
export const likelyGroundsOf = ({ blocks }: Pick<Assessment, 'blocks'>): GroundGroup[] =>
  groupedGrounds(blocks.refusalGrounds.result?.findings ?? []).filter(({ level }) => level === 'likely' || level === 'veryLikely')
