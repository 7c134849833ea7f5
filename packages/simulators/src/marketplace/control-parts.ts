import { wayFaults } from '../provider/deliveries.ts'
import { type Keys, tokenFaults } from './identity.ts'
import type { MarketWorld } from './world.ts'

/** The parts that the controls and their page share. */
export interface ControlParts {
  world: MarketWorld
  keys: Keys
}

export const controls = '/_sim/marketplace'
/** Bodies that contradict the operation. Only a product that reads the operation can notice this. */
const bodyFaults = ['alteredBody', 'unknownOperation'] as const
export const webhookFaults: readonly string[] = [...wayFaults, ...tokenFaults, ...bodyFaults]
