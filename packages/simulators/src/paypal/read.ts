import { isObject } from '../provider/fields.ts'
import { missing, notSimulated, Refusal, wrongValue } from './refusal.ts'

/** Readers of request fields. Each refuses a mistake with the issue that the provider uses for it. */

export type Fields = Record<string, unknown>

/** Reads a JSON body. @throws Refusal if the body is not a JSON object */
export function readBody(raw: Buffer): Fields {
  if (raw.length === 0) throw new Refusal(400, 'MISSING_REQUEST_BODY')
  const body = parse(raw)
  if (!isObject(body)) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', '/')
  return body
}

export function readList(raw: Buffer): unknown[] {
  if (raw.length === 0) throw new Refusal(400, 'MISSING_REQUEST_BODY')
  const body = parse(raw)
  if (!Array.isArray(body) || body.length === 0) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', '/')
  return body
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', '/')
  }
}

/** The limits of a text: its length and its form. */
export interface TextBounds {
  from?: number
  to: number
  pattern?: RegExp
}

export function textField(fields: Fields, name: string, at: string, bounds: TextBounds): string {
  const text = optionalText(fields, name, at, bounds)
  if (text === undefined) throw missing(`${at}/${name}`)
  return text
}

export function optionalText(
  fields: Fields,
  name: string,
  at: string,
  { from = 1, to, pattern }: TextBounds,
): string | undefined {
  const value = fields[name]
  const field = `${at}/${name}`
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', field)
  if (value.length > to) throw new Refusal(400, 'INVALID_STRING_MAX_LENGTH', field)
  if (value.length < from) throw value === '' ? missing(field) : wrongValue(field, value)
  if (pattern && !pattern.test(value)) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', field, 'body', value)
  return value
}

export function oneOf<T extends string>(fields: Fields, name: string, at: string, allowed: readonly T[], usual?: T): T {
  const value = fields[name]
  if (value === undefined || value === null) {
    if (usual === undefined) throw missing(`${at}/${name}`)
    return usual
  }
  const known = allowed.find((one) => one === value)
  if (known === undefined) throw wrongValue(`${at}/${name}`, value)
  return known
}

export function wholeField(
  fields: Fields,
  name: string,
  at: string,
  { from, to, usual }: { from: number; to: number; usual?: number },
): number {
  const value = fields[name]
  const field = `${at}/${name}`
  if (value === undefined || value === null) {
    if (usual === undefined) throw missing(field)
    return usual
  }
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', field)
  if (value < from) throw new Refusal(400, 'INVALID_INTEGER_MIN_VALUE', field, 'body', String(value))
  if (value > to) throw new Refusal(400, 'INVALID_INTEGER_MAX_VALUE', field, 'body', String(value))
  return value
}

export function flagField(fields: Fields, name: string, at: string, usual: boolean): boolean {
  const value = fields[name]
  if (value === undefined || value === null) return usual
  if (typeof value !== 'boolean') throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', `${at}/${name}`)
  return value
}

export function objectField(fields: Fields, name: string, at: string): Fields | undefined {
  const value = fields[name]
  if (value === undefined || value === null) return undefined
  if (!isObject(value)) throw new Refusal(400, 'INVALID_PARAMETER_SYNTAX', `${at}/${name}`)
  return value
}

const time = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/

/** Reads a time. @returns null unless the value is a time with seconds and a zone */
export function timeOf(value: unknown): number | null {
  if (typeof value !== 'string' || !time.test(value)) return null
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : at
}

/** Refuses features that are not simulated. @throws Refusal 501 if the request uses one */
export function refuseFeatures(fields: Fields, at: string, names: readonly string[]): void {
  for (const name of names) if (fields[name] !== undefined && fields[name] !== null) throw notSimulated(`${at}/${name}`)
}
