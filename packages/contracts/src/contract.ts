import { administrationEndpoints } from './administration.ts'
import { boardsEndpoints } from './boards.ts'
import { feedbackEndpoints } from './feedback.ts'
import { pageContract } from './index.ts'

/** The whole contract, one table per capability. */
export const contract = {
  ...pageContract,
  boards: boardsEndpoints,
  administration: administrationEndpoints,
  feedback: feedbackEndpoints,
} as const
export type Contract = typeof contract
