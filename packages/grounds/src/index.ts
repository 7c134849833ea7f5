export type { Ground, GroundFinding, GroundsCase } from './types.ts'
