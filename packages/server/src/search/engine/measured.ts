import { measure, type Telemetry } from '../../platform/telemetry/telemetry.ts'
import type { OpenEngine } from './port.ts'

/** Measures every operation of an engine by the name of its method. */
export function measuredEngine(engine: OpenEngine, telemetry: Telemetry): OpenEngine {
  if (!telemetry.isOn) return engine
  return new Proxy(engine, {
    get: (target, name) => {
      const method = Reflect.get(target, name, target)
      if (typeof name !== 'string' || typeof method !== 'function') return method
      if (name === 'close') return method.bind(target)
      return (...args: unknown[]) => measure(telemetry, 'search', { operation: name }, async () => method.apply(target, args))
    },
  })
}
