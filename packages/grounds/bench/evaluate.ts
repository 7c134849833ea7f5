/*
 * Measures the refusal grounds on decided signs.
 *
 *   npm run evaluate:grounds -- --cases FILE.jsonl [--names FILE] [--registered CONFLICTS.jsonl]... [--fit] [--json]
 *
 * `balancedAccuracy` is the mean of two shares: the refused rows that are called refused (a likelihood of 0.5 or more),
 * and the registered rows that are not. `auc` compares the likelihoods of both. `byGround` has the share of each
 * ground's refused rows that are called refused. Shapes, sounds, colours, pictures and marks registered for their use
 * are `excluded`. `falseAlarms` is the share of 5,000 invented register names (or of the lines of --names) with a
 * strong finding. `registeredMarks` is the same share of the earlier word marks of lists of conflicts, each for its own
 * goods. `listedWords` is the leak alarm of `listed-words.ts`, and `ownRowsInCases` is the number of signs that our own
 * list shares with the cases. --fit also fits the sizes of `src/certainty.ts` again, on our own list without the shared
 * signs, and prints the cross-validated figures.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { syntheticRegister } from '../../register-index/bench/synthetic-marks.ts'
import { judgeGrounds, loadGrounds, refusedCertainty, strongCertainty } from '../src/index.ts'
import { caseOf, isJudged, readDecidedSigns, registeredMarks } from './decided-signs.ts'
import { areaUnderCurve, balancedAccuracy, rounded } from './figures.ts'
import { fitSizes } from './fit.ts'
import { listedWords } from './listed-words.ts'
import { ownSignsWithout } from './own-signs.ts'

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    names: { type: 'string' },
    registered: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
  },
})
if (values.cases === undefined) {
  process.stderr.write('evaluate:grounds --cases FILE.jsonl [--names FILE] [--registered CONFLICTS.jsonl]... [--fit] [--json]\n')
  process.exit(2)
}

const registerSeed = 3
/**
 * Returns distinct names of the invented marks with which the search is measured: fanciful and everyday words,
 * initials.
 */
function inventedNames(count: number): string[] {
  const register = syntheticRegister(registerSeed, 100_000)
  const names = new Set<string>()
  while (names.size < count) names.add(register.name())
  return [...names]
}

const all = readDecidedSigns(values.cases)
const rows = all.filter(isJudged)
loadGrounds()
const started = performance.now()
const judged = rows.map((row) => ({
  row,
  refused: row.outcome === 'refused',
  likelihood: judgeGrounds(caseOf(row))[0]?.likelihood ?? 0,
}))
const perCase = (performance.now() - started) / Math.max(1, rows.length)

const grounds = [...new Set(judged.filter(({ refused }) => refused).map(({ row }) => row.ground))].sort()
const names = values.names === undefined ? inventedNames(5_000) : readFileSync(values.names, 'utf8').split('\n').filter(Boolean)
const alarms = names.filter((name, index) => {
  const goods = [{ niceClass: 1 + (index % 45), text: '' }]
  return judgeGrounds({ sign: name, goods, offices: ['em'] }).some(({ likelihood }) => likelihood >= strongCertainty)
})

const registered = values.registered.flatMap(registeredMarks)
const alarmed = registered.filter((one) => judgeGrounds(one).some(({ likelihood }) => likelihood >= strongCertainty)).length

const own = ownSignsWithout(all.map(({ sign }) => sign))
const result = {
  rows: rows.length,
  balancedAccuracy: rounded(balancedAccuracy(judged, refusedCertainty)),
  auc: rounded(areaUnderCurve(judged)),
  byGround: Object.fromEntries(
    grounds.map((ground) => {
      const of = judged.filter(({ row, refused }) => refused && row.ground === ground)
      const found = of.filter(({ likelihood }) => likelihood >= refusedCertainty).length
      return [ground, { rows: of.length, recall: rounded(found / of.length) }]
    }),
  ),
  excluded: all.length - rows.length,
  falseAlarms: { names: names.length, share: rounded(alarms.length / Math.max(1, names.length)) },
  ...(registered.length > 0
    ? { registeredMarks: { marks: registered.length, share: rounded(alarmed / registered.length) } }
    : {}),
  listedWords: listedWords(
    rows.map(({ sign }) => sign),
    registered.length > 0 ? registered.map(({ sign }) => sign) : names,
  ),
  msPerCase: rounded(perCase),
  ownRowsInCases: own.left,
  ...(values.fit ? { fit: fitSizes(own.rows, registered) } : {}),
}
if (values.json) process.stdout.write(`${JSON.stringify(result)}\n`)
else {
  process.stdout.write(`${result.rows} decided signs, ${result.excluded} left out\n`)
  process.stdout.write(`balanced accuracy ${result.balancedAccuracy}, AUC ${result.auc}, ${result.msPerCase} ms a case\n`)
  process.stdout.write(`strong findings on ${result.falseAlarms.names} ordinary names: ${result.falseAlarms.share}\n`)
  if (result.registeredMarks !== undefined)
    process.stdout.write(`… on ${result.registeredMarks.marks} registered marks: ${result.registeredMarks.share}\n`)
  process.stdout.write(`signs of our own list among the cases: ${result.ownRowsInCases}\n`)
  for (const [name, { words, cases, names }] of Object.entries(result.listedWords))
    process.stdout.write(`  list ${name} of ${words} words: ${cases} of the words of the signs, ${names} of names\n`)
  for (const [ground, { rows: of, recall }] of Object.entries(result.byGround))
    process.stdout.write(`  ${ground}: ${recall} of ${of}\n`)
  if (result.fit !== undefined) process.stdout.write(`${JSON.stringify(result.fit, null, 2)}\n`)
}
