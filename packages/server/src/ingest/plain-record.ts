import { xmlBounds } from './xml-bounds.ts'
import { XmlElement } from './xml-element.ts'

/*
 * A parser for records of plain markup: tags, attributes, text, and the predefined and numeric entities. It is three
 * times as fast as the general parser. For anything else (comments, CDATA, declared entities, odd characters, tags that
 * do not match) it returns undefined. The general parser then reads the record and reports its fault.
 */

const plainName = /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these characters
const odd = /[\0-\x08\x0b-\x1f\x7f\ufffe\uffff]/
const attribute = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<&]*)"|'([^'<&]*)')/y
const tagEnd = /\s*(\/?)>/y
const maxDepth = 90

const names = new Map<string, string>()
/** Returns the local name of a tag, one string per name; undefined if the name is not plain. */
function localNameOf(name: string): string | undefined {
  const known = names.get(name)
  if (known !== undefined) return known
  if (!plainName.test(name)) return undefined
  const local = name.slice(name.indexOf(':') + 1)
  if (names.size < 10_000) names.set(name, local)
  return local
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes XML's own entities; undefined if the text contains any other entity. */
function decode(text: string): string | undefined {
  let isKnown = true
  const decoded = text.replace(/&([^;&]*;?)/g, (_, body: string) => {
    const known = body.endsWith(';') ? entities[body.slice(0, -1)] : undefined
    if (known !== undefined) return known
    const number = /^#(?:(\d{1,7})|x([0-9A-Fa-f]{1,6}));$/.exec(body)
    const code = number ? Number.parseInt(number[1] ?? (number[2] as string), number[1] ? 10 : 16) : 0
    if (code < 0x20 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff) {
      isKnown = false
      return ''
    }
    return String.fromCodePoint(code)
  })
  return isKnown ? decoded : undefined
}

function isBlank(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const c = text.charCodeAt(i)
    if (c !== 32 && c !== 10 && c !== 9) return false
  }
  return true
}

const noAttributes: Readonly<Record<string, string>> = Object.freeze({})

/**
 * Returns the record whose first tag begins at `start` and whose last one ends at `end`; undefined if it is not plain.
 * Leaves out texts that consist only of blanks.
 */
export function parsePlainRecord(text: string, start: number, end: number): XmlElement | undefined {
  const slice = text.slice(start, end)
  if (odd.test(slice)) return undefined
  const open: XmlElement[] = []
  const tags: string[] = []
  let depth = 0
  let elements = 0
  let root: XmlElement | undefined
  let at = 0
  for (;;) {
    const less = slice.indexOf('<', at)
    if (less < 0) return undefined
    if (less > at && !isBlank(slice, at, less)) {
      if (depth === 0) return undefined
      let value: string | undefined = slice.slice(at, less)
      if (value.includes(']]>')) return undefined
      if (value.includes('&')) value = decode(value)
      if (value === undefined) return undefined
      const element = open[depth - 1] as XmlElement
      element.text = element.text === '' ? value : element.text + value
    }
    const next = slice.charCodeAt(less + 1)
    if (next === 47) {
      // This is an end tag, which must match the open element.
      const tag = tags[depth - 1]
      if (tag === undefined || !slice.startsWith(tag, less + 2)) return undefined
      const close = less + 2 + tag.length
      if (slice.charCodeAt(close) !== 62) return undefined
      depth--
      at = close + 1
      if (depth === 0) return at === slice.length ? root : undefined
      continue
    }
    if (next === 33 || next === 63) return undefined
    const greater = slice.indexOf('>', less)
    if (greater < 0) return undefined
    let nameEnd = less + 1
    for (; nameEnd < greater; nameEnd++) {
      const c = slice.charCodeAt(nameEnd)
      if (c === 32 || c === 47 || c === 10 || c === 9) break
    }
    const tag = slice.slice(less + 1, nameEnd)
    const local = localNameOf(tag)
    if (local === undefined || ++elements > xmlBounds.elements || depth >= maxDepth) return undefined
    let attributes = noAttributes
    let isEmpty = false
    at = greater + 1
    if (nameEnd !== greater) {
      const found = readAttributes(slice, nameEnd)
      if (!found) return undefined
      attributes = found.attributes
      isEmpty = found.isEmpty
      at = found.end
    }
    const element = new XmlElement(local, attributes)
    if (depth > 0) (open[depth - 1] as XmlElement).children.push(element)
    else if (root) return undefined
    else root = element
    if (isEmpty) {
      if (depth === 0) return undefined
      continue
    }
    open[depth] = element
    tags[depth] = tag
    depth++
  }
}

function readAttributes(
  text: string,
  from: number,
): { attributes: Readonly<Record<string, string>>; isEmpty: boolean; end: number } | undefined {
  let attributes: Record<string, string> | undefined
  attribute.lastIndex = from
  let end = from
  const seen = new Set<string>()
  for (let match = attribute.exec(text); match; match = attribute.exec(text)) {
    end = attribute.lastIndex
    const name = match[1] as string
    const value = match[2] ?? (match[3] as string)
    if (seen.has(name) || value.length > xmlBounds.attribute) return undefined
    seen.add(name)
    if (name === 'xmlns' || name.startsWith('xmlns:')) continue
    attributes ??= {}
    attributes[name.slice(name.indexOf(':') + 1)] = value
  }
  tagEnd.lastIndex = end
  const last = tagEnd.exec(text)
  return last ? { attributes: attributes ?? noAttributes, isEmpty: last[1] === '/', end: tagEnd.lastIndex } : undefined
}
