import { domainToASCII, domainToUnicode } from 'node:url'
import type { DomainName } from '@marklot/contracts/domains'
import { domainTypeOf, isOffered } from './tlds.ts'

/** A domain that can be checked: one label below a top-level domain. */
export interface Domain extends DomainName {
  unicodeLabel: string
}

/**
 * Returns the A-label form of a label; null if it breaks the rules: 1 to 63 letters, digits and hyphens, with no hyphen
 * at either end, and no hyphens in both the third and the fourth place except in A-labels (RFC 5891, 4.2.3.1).
 */
export function asciiLabel(label: string): string | null {
  const lower = label.normalize('NFKC').toLowerCase()
  // The conversion below would also accept percent signs and other kinds of hosts, which are not labels.
  if (!/^[\p{L}\p{M}\p{N}-]+$/u.test(lower)) return null
  const ascii = domainToASCII(`${lower}.com`).replace(/\.com$/, '')
  const isLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(ascii)
  return isLabel && (ascii.slice(2, 4) !== '--' || ascii.startsWith('xn--')) ? ascii : null
}

/** The longest label in characters of its A-label form (RFC 1035, 2.3.4). */
const longestLabel = 63

/** Says why a text can be no label; null if it is neither empty nor too long. */
export function labelFault(text: string): 'noLetters' | 'tooLong' | null {
  const characters = text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}-]/gu) ?? []
  if (!characters.some((one) => /[\p{L}\p{N}]/u.test(one))) return 'noLetters'
  const ascii = domainToASCII(`${characters.join('').toLowerCase()}.com`).replace(/\.com$/, '')
  return Math.max(characters.length, ascii.length) > longestLabel ? 'tooLong' : null
}

/** Returns the domain of a label; null if the whole name is too long or breaks the rules. */
export function domainOf(label: string, tld: string): Domain | null {
  const ascii = asciiLabel(label)
  if (ascii === null) return null
  const name = `${ascii}.${tld}`
  if (name.length > 253) return null
  const unicodeName = domainToUnicode(name)
  return { name, unicodeName, tld, type: domainTypeOf(tld), unicodeLabel: unicodeName.slice(0, unicodeName.indexOf('.')) }
}

/** Returns a typed top-level domain in A-label form; null if the text cannot be one. */
export function readTld(text: string): string | null {
  const key = text.trim().replace(/^\.+|\.$/g, '')
  const labels = key.split('.').map(asciiLabel)
  const isTld = labels.length <= 2 && labels.every((label) => label !== null) && /[a-z]/.test(labels.at(-1) ?? '')
  if (!isTld) return null
  const tld = labels.join('.')
  return labels.length === 1 || isOffered(tld) ? tld : null
}

/**
 * Returns the domain of a full name as people type it, with or without a dot at the end; null if nobody can register
 * such a domain. Subdomains cannot be registered: a registry has no registration of `www.example.de`, but this proves
 * nothing.
 */
export function readDomain(text: string): Domain | null {
  const [label = '', ...rest] = text.trim().replace(/\.$/, '').normalize('NFKC').toLowerCase().split('.')
  const tld = rest[0] ? readTld(rest.join('.')) : null
  const domain = tld === null ? null : domainOf(label, tld)
  return domain && !isOffered(domain.name) ? domain : null
}
