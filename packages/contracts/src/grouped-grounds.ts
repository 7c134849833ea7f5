import type * as z from 'zod/mini'
import { objectionLevels, type RefusalFinding } from './guardian-blocks.ts'

type Finding = z.infer<typeof RefusalFinding>

/** One ground about the same words and goods, with the offices that may raise it. */
export interface GroundGroup extends Pick<Finding, 'ground' | 'words' | 'goods'> {
  /** How likely an objection is at the office that is most likely to object. */
  level: Finding['level']
  offices: readonly Pick<Finding, 'registrationOfficeCode' | 'language' | 'rule' | 'level'>[]
}

/** Joins the findings of several offices about the same thing. Expects and keeps the order, the most certain first. */
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
