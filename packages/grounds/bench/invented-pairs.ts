/*
 * Measures the kinds of rules on our invented pairs of signs and goods:
 *
 *   npx tsx packages/grounds/bench/invented-pairs.ts [--rows]
 *
 * Prints for each kind how many pairs have the expected finding.
 * --rows also prints the pairs that are not as expected.
 */
import { judgeGrounds, loadGrounds, strongCertainty } from '../src/index.ts'
import type { OfficeVerdict } from '../src/types.ts'
import { type Expected, inventedPairs } from './own-list/invented-pairs.ts'

/** Returns whether an office finds what is expected of it. A deceptive word may not be called descriptive as well. */
function isAsExpected({ likelihood, findings }: OfficeVerdict, expected: Expected): boolean {
  const has = (ground: string) => findings.some((one) => one.ground === ground && one.certainty >= strongCertainty)
  switch (expected) {
    case 'registrable':
      return likelihood < strongCertainty
    case 'truthful':
      return !findings.some(({ ground }) => ground === 'deceptive')
    case 'named':
      return has('generic') || has('descriptive')
    case 'emblem':
      return has('emblem')
    case 'deceptive': {
      const words = findings.find(({ ground }) => ground === 'deceptive')?.words.join(' ')
      return has('deceptive') && !findings.some((one) => one.ground === 'descriptive' && one.words.join(' ') === words)
    }
  }
}

loadGrounds()
const tally = new Map<string, { right: number; pairs: number }>()
for (const { kind, office, expected, rows } of inventedPairs) {
  for (const row of rows.trim().split('\n')) {
    const [sign = '', niceClass = '', text = ''] = row.split('|').map((cell) => cell.trim())
    const verdict = judgeGrounds({ sign, goods: [{ niceClass: Number(niceClass), text }], offices: [office] })[0]
    if (verdict === undefined) continue
    const key = `${kind}, ${expected}`
    const known = tally.get(key) ?? { right: 0, pairs: 0 }
    const isRight = isAsExpected(verdict, expected)
    tally.set(key, { right: known.right + (isRight ? 1 : 0), pairs: known.pairs + 1 })
    if (isRight || !process.argv.includes('--rows')) continue
    const found = verdict.findings.map(({ ground, certainty, words }) => `${ground} ${certainty.toFixed(2)} ${words.join(' ')}`)
    process.stdout.write(`${key}: ${sign} / ${text}: ${found.join('; ')}\n`)
  }
}
for (const [key, { right, pairs }] of tally) process.stdout.write(`${key}: ${right} of ${pairs}\n`)
