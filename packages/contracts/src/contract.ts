import { administrationEndpoints } from './administration.ts'
import { pageContract } from './index.ts'

/** The whole contract, one table per capability. */
export const contract = { ...pageContract, administration: administrationEndpoints } as const
export type Contract = typeof contract
