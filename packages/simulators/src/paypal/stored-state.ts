import type { Delivery } from '../provider/deliveries.ts'
import type { Task } from '../provider/timeline.ts'
import { emptyState, type State, usualSettings } from './state.ts'

/** The state as a file holds it: maps as lists of pairs. */
export interface StoredState {
  version: 1
  maps: Record<string, [string, unknown][]>
  settings: State['settings']
  drawn: number
  now: number
  tasks: readonly Task[]
  waiting: readonly Delivery[]
}

const mapNames = ['products', 'plans', 'subscriptions', 'approvals', 'webhooks', 'events', 'tokens', 'requests'] as const

export function packState(state: State, tasks: readonly Task[], waiting: readonly Delivery[]): StoredState {
  const maps = Object.fromEntries(mapNames.map((name) => [name, [...state[name]] as [string, unknown][]]))
  return { version: 1, maps, settings: state.settings, drawn: state.drawn, now: state.now, tasks, waiting }
}

/** @returns null for a file of another version: the simulator then starts empty */
export function unpackState(stored: StoredState): { state: State; tasks: readonly Task[]; waiting: readonly Delivery[] } | null {
  if (stored.version !== 1) return null
  const maps = Object.fromEntries(mapNames.map((name) => [name, new Map(stored.maps[name] ?? [])]))
  const state = {
    ...emptyState(),
    ...maps,
    settings: { ...usualSettings, ...stored.settings },
    drawn: stored.drawn,
    now: stored.now,
  } as State
  return { state, tasks: stored.tasks, waiting: stored.waiting }
}
