import { RecordFault, xmlBounds } from './xml-bounds.ts'
import type { XmlElement } from './xml-element.ts'

const localNames = new Map<string, string>()
/** Returns the name without its prefix. Equal names share one string, which makes comparisons cheap. */
export function localName(name: string): string {
  let local = localNames.get(name)
  if (local === undefined) {
    local = name.slice(name.indexOf(':') + 1)
    if (localNames.size < 10_000) localNames.set(name, local)
  }
  return local
}

const noAttributes: Readonly<Record<string, string>> = Object.freeze({})
/** Returns attributes by local name, without the declarations of namespaces. */
export function localAttributes(attributes: Record<string, string>): Readonly<Record<string, string>> {
  let result: Record<string, string> | undefined
  for (const name in attributes) {
    if (name === 'xmlns' || name.startsWith('xmlns:')) continue
    const value = attributes[name] as string
    if (value.length > xmlBounds.attribute) throw new RecordFault(`an attribute is longer than ${xmlBounds.attribute} characters`)
    result ??= {}
    result[localName(name)] = value
  }
  return result ?? noAttributes
}

export function countLines(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

export function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Returns the number in a broken record, by which the record is identified. */
export function numberIn(element: XmlElement): string | undefined {
  if (/number(?:text)?$/i.test(element.name) && element.text.trim()) return element.text.trim().slice(0, 60)
  for (const child of element.children) {
    const found = numberIn(child)
    if (found) return found
  }
  return undefined
}
