/** Severities of notifications (spec 2, section 7.7). */
export const severities = ['INFO', 'WARNING', 'ERROR'] as const
export type Severity = (typeof severities)[number]

/** Events of the page (spec 1, section 3, "Event kinds"). */
export interface PageEvents {
  errorOccurred: { error: unknown }
  notified: { severity: Severity; text: string }
  /** Requests the feedback bar. */
  getFeedback: { context: string }
}
type Listener<E> = (event: E) => void

export interface Emitter<Events> {
  emit: <K extends keyof Events>(kind: K, event: Events[K]) => void
  /** Returns the function that ends the subscription. */
  on: <K extends keyof Events>(kind: K, listener: Listener<Events[K]>) => () => void
}

/** Returns a small typed emitter. A listener that throws does not affect the others. */
export function createEmitter<Events>(): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<Listener<never>>>()
  return {
    emit: (kind, event) => {
      for (const listener of [...(listeners.get(kind) ?? [])]) {
        try {
          ;(listener as Listener<typeof event>)(event)
        } catch (error) {
          console.error(error)
        }
      }
    },
    on: (kind, listener) => {
      const known = listeners.get(kind) ?? new Set<Listener<never>>()
      listeners.set(kind, known)
      known.add(listener as Listener<never>)
      return () => known.delete(listener as Listener<never>)
    },
  }
}

/** The page's events. The server emits none. */
export const pageEvents = createEmitter<PageEvents>()

/**
 * Returns the text to show for an error: its friendly message, its message or its string form, whichever is present
 * first (spec 2, section 7.7).
 */
export function errorText(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    for (const key of ['friendlyMessage', 'message'] as const) {
      const text = (error as Record<string, unknown>)[key]
      if (typeof text === 'string' && text !== '') return text
    }
  }
  return String(error)
}
