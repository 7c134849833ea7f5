/*
 * Measures what `readMeanings` reports at the level shown to users.
 *
 *   npm run evaluate:meaning -- --cases FILE.jsonl [--names FILE] [--json]
 *
 * Recall: share of the cases whose language and meaning are reported (see `language-names.ts` and `same-meaning.ts`);
 * cases marked `contested` are counted separately. False alarms: of the first 5,000 names of the list, one a line, the
 * share with a hurtful finding of any likeness, or with a finding that is only heard or contained. A name that is
 * plainly a harmless word ("Luna" is the moon) is no alarm. The default list is 5,000 invented names of
 * `invented-names.ts`.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readMeanings } from '../src/index.ts'
import { type MeaningCase, readCases } from './cases.ts'
import { inventedNames } from './invented-names.ts'
import { languageCodes } from './language-names.ts'
import { tellsMeaning } from './same-meaning.ts'

const { values } = parseArgs({
  options: { cases: { type: 'string' }, names: { type: 'string' }, json: { type: 'boolean', default: false } },
})
if (values.cases === undefined) {
  process.stderr.write('evaluate:meaning --cases FILE.jsonl [--names FILE] [--json]\n')
  process.exit(2)
}

const mostNames = 5000
const namesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, mostNames)

function isTold({ name, language, meaning }: MeaningCase): boolean {
  const codes = languageCodes(language)
  return readMeanings(name).some((finding) => codes.has(finding.language) && tellsMeaning(finding, meaning))
}
const isAlarm = (name: string) => readMeanings(name).some(({ hurtful, likeness }) => hurtful || likeness !== 'identical')

const told = (cases: readonly MeaningCase[]) => cases.filter(isTold).length
const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000)

const all = readCases(values.cases)
const documented = all.filter(({ status }) => status !== 'contested')
const contested = all.filter(({ status }) => status === 'contested')
const names = values.names === undefined ? inventedNames(mostNames) : namesOf(values.names)
const result = {
  rows: documented.length,
  recall: share(told(documented), documented.length),
  falseAlarmsPer1000: Math.round((names.filter(isAlarm).length / names.length) * 10_000) / 10,
  contested: { rows: contested.length, recall: share(told(contested), contested.length) },
}
process.stdout.write(
  values.json
    ? `${JSON.stringify(result)}\n`
    : `${result.rows} cases, recall ${result.recall}; ${result.contested.rows} contested, recall ${result.contested.recall}\n` +
        `${result.falseAlarmsPer1000} false alarms in 1,000 of ${names.length} names\n`,
)
