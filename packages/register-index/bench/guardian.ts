/*
 * Measures evaluations of Brand-Guardian with invented marks in a separate database and server:
 *
 *   npm run bench:guardian -- [--marks 1000000] [--names 60] [--json]
 *
 * Prints `{ marks, firstBlockMs, allMs, byBlock }` with p50 and p95 in milliseconds from the call on, over loopback:
 * until the first block with a finding, until the last block, and until each block. Names are those of `bench:search`,
 * in seven offices and five classes, one at a time.
 */
import { parseArgs } from 'node:util'
import { runInDatabase } from './database.ts'
import { plantedQueries } from './planted.ts'
import { syntheticRegister } from './synthetic-marks.ts'

const { values } = parseArgs({
  options: {
    marks: { type: 'string', default: '1000000' },
    names: { type: 'string', default: '60' },
    seed: { type: 'string', default: '2026' },
    json: { type: 'boolean', default: false },
  },
})
const marks = Number(values.marks)

function* registerMarks() {
  const register = syntheticRegister(1, marks)
  for (let serial = 1; serial <= marks; serial++) yield register.mark(serial)
}
const names = plantedQueries(Number(values.seed), Number(values.names)).map(({ text }) => text)
const figures = await runInDatabase<object>('guardian', registerMarks(), { names })
process.stdout.write(`${JSON.stringify({ marks, ...figures }, null, values.json ? undefined : 1)}\n`)
