import { objectionLevels, type RefusalFinding } from '@marklot/contracts/guardian-blocks'
import type * as z from 'zod/mini'

export type Finding = z.infer<typeof RefusalFinding>

/** One ground about the same words and goods, with the offices that may raise it. */
export interface GroundGroup extends Pick<Finding, 'ground' | 'words' | 'goods'> {
  /** How likely the office objects that is the likeliest to. */
  level: Finding['level']
  offices: readonly Pick<Finding, 'registrationOfficeCode' | 'language' | 'rule' | 'level'>[]
}

/** Joins the findings of several offices about the same thing; the surest first, as they come. */
export function groupedGrounds(findings: readonly Finding[]): GroundGroup[] {
  const groups = new Map<string, { ground: Finding; offices: Finding[] }>()
  for (const finding of findings) {
    const key = JSON.stringify([finding.ground, finding.words, finding.goods])
    const group = groups.get(key)
    if (group) group.offices.push(finding)
    else groups.set(key, { ground: finding, offices: [finding] })
  }
  return [...groups.values()].map(({ ground: { ground, words, goods }, offices }) => ({
    ground,
    words,
    goods,
    level: objectionLevels.findLast((level) => offices.some((office) => office.level === level)) ?? 'unlikely',
    offices,
  }))
}

/** A name in parts: those that are meant, and the rest. Compares without case. */
export function markedParts(name: string, words: readonly string[]): { text: string; isMarked: boolean }[] {
  const lower = name.toLowerCase()
  const isMarked = new Array<boolean>(name.length).fill(false)
  // Lowering can change the length, as in İ; such a name is shown unmarked.
  if (lower.length === name.length)
    for (const word of words) {
      const sought = word.toLowerCase()
      if (sought === '') continue
      for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + sought.length))
        isMarked.fill(true, at, at + sought.length)
    }
  const parts: { text: string; isMarked: boolean }[] = []
  for (let at = 0; at < name.length; at++) {
    const marked = isMarked[at] ?? false
    const last = parts.at(-1)
    if (last && last.isMarked === marked) last.text += name[at]
    else parts.push({ text: name[at] ?? '', isMarked: marked })
  }
  return parts
}
