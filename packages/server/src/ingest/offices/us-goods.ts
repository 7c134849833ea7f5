import type { MarkGoods } from '../../register/index.ts'
import type { XmlElement } from '../xml-element.ts'

/** One class of a case: the Nice classes of its prime class. */
export interface UsClass {
  primaryCode: string
  /** The Nice classes; empty for the classes A, B and 200 (certification and membership marks). */
  international: number[]
  isActive: boolean
}

/**
 * The filing day since which the prime class is the Nice class. Before this day, it is the old US class (office-feeds
 * 4.1).
 */
const niceSince = '1973-09-01'

export function usNiceClass(code: string): number | undefined {
  const number = /^\d{1,3}$/.test(code.trim()) ? Number(code) : 0
  return number >= 1 && number <= 45 ? number : undefined
}

function readClasses(group: XmlElement | undefined): UsClass[] {
  const classes: UsClass[] = []
  for (const entry of group?.all('classification') ?? []) {
    const international = entry.all('international-code').flatMap((code) => usNiceClass(code.text) ?? [])
    classes.push({
      primaryCode: entry.textAt('primary-code') ?? '',
      international: [...new Set(international)],
      isActive: entry.textAt('status-code') === '6',
    })
  }
  return classes
}

/**
 * Returns the claimed goods: drops `[deleted]` and `((not claimed under section 15))`, and keeps the words of `*added*`
 * without the stars.
 */
export function claimedGoods(text: string): string {
  if (!/[[*]|\(\(/.test(text)) return text.replace(/\s{2,}|[\n\t]/g, ' ').trim()
  let claimed = text
  let before: string
  do {
    before = claimed
    claimed = claimed.replace(/\[[^[\]]*\]/g, ' ').replace(/\(\((?:(?!\(\(|\)\))[\s\S])*\)\)/g, ' ')
  } while (claimed !== before)
  return claimed
    .replace(/\*([^*]*)\*/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[;,.])/g, '')
    .replace(/([;,])(?:\s*[;,])+/g, '$1')
    .replace(/^[;,\s]+|[;,\s]+$/g, '')
}

/** Returns all texts of the statements whose code begins with `prefix`, joined in file order. */
export function statementText(statements: readonly { code: string; text: string }[], prefix: string): string | undefined {
  const texts = statements
    .filter((statement) => statement.code.startsWith(prefix) && statement.text)
    .map((statement) => statement.text)
  return texts.length > 0 ? texts.join(' ') : undefined
}

export function readStatements(group: XmlElement | undefined): { code: string; text: string }[] {
  return (group?.all('case-file-statement') ?? []).map((statement) => ({
    code: statement.textAt('type-code') ?? '',
    text: statement
      .all('text')
      .map((text) => text.text.trim())
      .filter(Boolean)
      .join(' '),
  }))
}

/** Joins texts that belong together: a text that ends inside brackets continues in the next statement of its class. */
function inOnePiece(texts: readonly UsGoodsText[]): UsGoodsText[] {
  const whole: UsGoodsText[] = []
  for (const { primaryCode, text } of texts) {
    const before = whole.findLast((each) => each.primaryCode === primaryCode)
    if (before && isOpen(before.text)) before.text += ` ${text}`
    else whole.push({ primaryCode, text })
  }
  return whole
}

function isOpen(text: string): boolean {
  if (!/[[(]/.test(text)) return false
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return count(/\[/g) > count(/\]/g) || count(/\(\(/g) > count(/\)\)/g)
}

function joinGoods(before: string, more: string): string {
  return /[;,.:]$/.test(before) ? `${before} ${more}` : `${before}; ${more}`
}

/** The goods text of a prime class, as delivered. */
export interface UsGoodsText {
  primaryCode: string
  text: string
}

/** Returns the classes and goods of a case file of the daily feed. A `GS` statement names its prime class. */
export function readUsGoods(
  classifications: XmlElement | undefined,
  statements: readonly { code: string; text: string }[],
  filingDate: string | undefined,
): { niceClasses: number[]; goods: MarkGoods[] } {
  const texts = statements
    // A 2 in the sixth place marks goods that are not claimed.
    .filter(({ code }) => code.startsWith('GS') && code[5] !== '2')
    .map(({ code, text }) => ({ primaryCode: code.slice(2, 5), text }))
  return usGoods(readClasses(classifications), texts, filingDate)
}

/**
 * Returns the classes and goods of a case. A text gets the Nice classes of the class with the same prime code. Leaves
 * out dead classes and their goods if at least one class is active.
 */
export function usGoods(
  all: readonly UsClass[],
  goodsTexts: readonly UsGoodsText[],
  filingDate: string | undefined,
): { niceClasses: number[]; goods: MarkGoods[] } {
  const active = all.filter((entry) => entry.isActive)
  const classes = active.length > 0 ? active : all
  const niceClasses = [...new Set(classes.flatMap((entry) => entry.international))].sort((a, b) => a - b)

  const texts = new Map<number, string>()
  let unclassified = ''
  for (const { primaryCode, text } of inOnePiece(goodsTexts)) {
    const claimed = claimedGoods(text)
    if (!claimed) continue
    const entries = classes.filter((entry) => entry.primaryCode === primaryCode)
    if (entries.length === 0 && all.some((entry) => entry.primaryCode === primaryCode)) continue
    let targets = [...new Set(entries.flatMap((entry) => entry.international))]
    if (entries.length === 0) {
      const nice = usNiceClass(primaryCode)
      const isNice = nice !== undefined && (niceClasses.includes(nice) || (filingDate !== undefined && filingDate >= niceSince))
      targets = isNice ? [nice] : []
    }
    for (const target of targets) {
      const before = texts.get(target)
      texts.set(target, before === undefined ? claimed : joinGoods(before, claimed))
    }
    if (targets.length === 0) unclassified = unclassified === '' ? claimed : joinGoods(unclassified, claimed)
  }
  const goods: MarkGoods[] = [...texts]
    .sort(([a], [b]) => a - b)
    .map(([target, text]) => ({ niceClass: target, language: 'en', text }))
  if (unclassified) goods.push({ language: 'en', text: unclassified })
  return { niceClasses, goods }
}
