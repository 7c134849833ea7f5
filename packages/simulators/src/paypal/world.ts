import { type Ids, upperAlphanumeric } from '../provider/ids.ts'
import type { Timeline } from '../provider/timeline.ts'
import type { State } from './state.ts'

/** The state and services that all parts of the simulator share. */
export interface World {
  state: State
  timeline: Timeline
  ids: Ids
  /** The address with which the links of the answers begin. */
  base(): string
  /** Stores an event and sends it to the webhooks that are subscribed to it. */
  emit(type: string, resourceType: string, resource: Record<string, unknown>, summary: string): void
}

/** The characters of a payer id. */
const payerAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const newIds = {
  product: ({ ids }: World) => `PROD-${ids.next(upperAlphanumeric, 17)}`,
  plan: ({ ids }: World) => `P-${ids.next(upperAlphanumeric, 24)}`,
  subscription: ({ ids }: World) => `I-${ids.next(upperAlphanumeric, 12)}`,
  approval: ({ ids }: World) => `BA-${ids.next(upperAlphanumeric, 17)}`,
  transaction: ({ ids }: World) => ids.next(upperAlphanumeric, 17),
  webhook: ({ ids }: World) => ids.next(upperAlphanumeric, 17),
  event: ({ ids }: World) => `WH-${ids.next(upperAlphanumeric, 17)}-${ids.next(upperAlphanumeric, 17)}`,
  payer: ({ ids }: World) => ids.next(payerAlphabet, 13),
  accessToken: ({ ids }: World) => `A21AA${ids.bytes(48).toString('base64url')}`,
}
