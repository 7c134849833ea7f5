import type { CallFaults } from '../provider/call-faults.ts'
import { wayFaults } from '../provider/deliveries.ts'
import { signatureFaults } from './events.ts'
import type { Services } from './route.ts'

/** The parts that the controls and their page share. */
export interface ControlParts extends Services {
  faults: CallFaults
  reset(): void
}

export const controls = '/_sim/paypal'
export const webhookFaults: readonly string[] = [...wayFaults, ...signatureFaults]
