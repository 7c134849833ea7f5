import { wayFaults } from '../provider/deliveries.ts'
import { type Keys, tokenFaults } from './identity.ts'
import type { MarketWorld } from './world.ts'

/** What the levers and their page share. */
export interface ControlParts {
  world: MarketWorld
  keys: Keys
}

export const controls = '/_sim/marketplace'
/** Bodies that the operation contradicts: only a reader of the operation notices. */
const bodyFaults = ['alteredBody', 'unknownOperation'] as const
export const webhookFaults: readonly string[] = [...wayFaults, ...tokenFaults, ...bodyFaults]
