/** Possible faults. `slow` and `stall` last until the caller gives up or the control API releases them. */
export const faults = [
  'rateLimit',
  'quota',
  'serverError',
  'reset',
  'malformed',
  'slow',
  'stall',
  'cut',
  'noDone',
  'streamError',
  'badArguments',
  'refusal',
  'length',
  'contentFilter',
  'schemaViolation',
  'lies',
  'injects',
] as const
export type Fault = (typeof faults)[number]

export interface PlannedFault {
  fault: Fault
  /** The number of calls that fail. Later ones succeed again. */
  times: number
  /** Seconds of `Retry-After`, for `rateLimit`. */
  retryAfter: number | null
}

export const plainModel = 'simulator'
/** Models whose calls all fail in one way. `-once` fails the first of two calls. */
export const magicModels: Readonly<Record<string, Omit<PlannedFault, 'times'>>> = {
  'sim-429': { fault: 'rateLimit', retryAfter: null },
  'sim-429-retry-after': { fault: 'rateLimit', retryAfter: 1 },
  'sim-quota': { fault: 'quota', retryAfter: null },
  'sim-500': { fault: 'serverError', retryAfter: null },
  'sim-reset': { fault: 'reset', retryAfter: null },
  'sim-malformed': { fault: 'malformed', retryAfter: null },
  'sim-slow': { fault: 'slow', retryAfter: null },
  'sim-stall': { fault: 'stall', retryAfter: null },
  'sim-cut': { fault: 'cut', retryAfter: null },
  'sim-no-done': { fault: 'noDone', retryAfter: null },
  'sim-stream-error': { fault: 'streamError', retryAfter: null },
  'sim-bad-arguments': { fault: 'badArguments', retryAfter: null },
  'sim-refusal': { fault: 'refusal', retryAfter: null },
  'sim-length': { fault: 'length', retryAfter: null },
  'sim-content-filter': { fault: 'contentFilter', retryAfter: null },
  'sim-schema-violation': { fault: 'schemaViolation', retryAfter: null },
  'sim-lies': { fault: 'lies', retryAfter: null },
  'sim-injects': { fault: 'injects', retryAfter: null },
}

/** Opens a plan of faults. The faults of the control API are used up first, then the model's own apply. */
export function openFaultPlan() {
  let planned: PlannedFault[] = []
  const calls = new Map<string, number>()
  return {
    plan: (fault: PlannedFault) => planned.push(fault),
    planned: (): readonly PlannedFault[] => planned,
    next: (model: string): Omit<PlannedFault, 'times'> | null => {
      const [first] = planned
      if (first) {
        first.times--
        planned = planned.filter(({ times }) => times > 0)
        return first
      }
      const call = (calls.get(model) ?? 0) + 1
      calls.set(model, call)
      if (model.endsWith('-once')) return call % 2 === 1 ? (magicModels[model.slice(0, -'-once'.length)] ?? null) : null
      return magicModels[model] ?? null
    },
    reset: () => {
      planned = []
      calls.clear()
    },
  }
}
export const isKnownModel = (model: string): boolean => model === plainModel || model.replace(/-once$/, '') in magicModels
