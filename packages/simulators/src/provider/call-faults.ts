import { isObject, isOn } from './fields.ts'

/** How the next calls to an address fail. If no other field is set, a call only waits for `delaySeconds`. */
export interface CallFault {
  /** Empty: any method. */
  method: string
  /** A path in which `*` stands for any characters, such as `/v1/billing/subscriptions/*`. */
  path: string
  /** The number of calls that fail. Later ones succeed again. */
  times: number
  /** Null: the call is answered as usual unless another field says otherwise. */
  status: number | null
  /** Sent unchanged; null: the provider's error for the status. */
  body: string | null
  /** Seconds of the simulated clock for which the call waits. */
  delaySeconds: number
  /** Closes the connection without an answer. */
  reset: boolean
  /** Answers with incomplete JSON. */
  malformed: boolean
  /** The value of `Retry-After`. */
  retryAfter: string | null
  /** Carries the call out first, so that only its answer is lost. */
  afterwards: boolean
}

/** One call to any address, answered as usual. */
export const anyCall: CallFault = {
  method: '',
  path: '*',
  times: 1,
  status: null,
  body: null,
  delaySeconds: 0,
  reset: false,
  malformed: false,
  retryAfter: null,
  afterwards: false,
}

export interface CallFaults {
  plan(fault: CallFault): void
  planned(): readonly CallFault[]
  next(method: string, path: string): CallFault | null
  reset(): void
}

export function openCallFaults(): CallFaults {
  let planned: CallFault[] = []
  return {
    plan: (fault) => void planned.push({ ...fault }),
    planned: () => planned,
    next: (method, path) => {
      if (planned.length === 0) return null
      const fault = planned.find((one) => (one.method === '' || one.method === method) && matches(one.path, path))
      if (!fault) return null
      fault.times--
      planned = planned.filter(({ times }) => times > 0)
      return fault
    },
    reset: () => {
      planned = []
    },
  }
}

/** Reads a fault of the control API. @returns null if the body is not a fault */
export function readCallFault(body: unknown): CallFault | null {
  if (!isObject(body)) return null
  const number = (value: unknown): number | null => (value === undefined || value === '' ? null : Number(value))
  const text = (value: unknown): string | null => (value === undefined || value === null || value === '' ? null : String(value))
  const fault: CallFault = {
    method: (text(body.method) ?? '').toUpperCase(),
    path: text(body.path) ?? '*',
    times: number(body.times) ?? 1,
    status: number(body.status),
    body: isObject(body.body) ? JSON.stringify(body.body) : typeof body.body === 'string' ? body.body : null,
    delaySeconds: number(body.delaySeconds) ?? 0,
    reset: isOn(body.reset),
    malformed: isOn(body.malformed),
    retryAfter: text(body.retryAfter),
    afterwards: isOn(body.afterwards),
  }
  const isStatus = fault.status === null || (Number.isInteger(fault.status) && fault.status >= 200 && fault.status <= 599)
  return isStatus && Number.isInteger(fault.times) && fault.times > 0 && fault.delaySeconds >= 0 ? fault : null
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(path)
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
