export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns true for a set flag in JSON or a ticked box of a form. */
export const isOn = (value: unknown): boolean => value === true || value === 'true' || value === 'on'
