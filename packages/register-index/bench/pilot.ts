/*
 * Measures checks of names in Brand-Pilot with invented marks in a separate database and server:
 *
 *   npm run bench:pilot -- [--marks 1000000] [--rounds 10] [--json]
 *
 * Prints `{ marks, firstMs, allMs, typedMs, coldMs }`. The first three are p50 and p95 in milliseconds from the call
 * on, over loopback: until the first of twenty names is known, until all twenty are, and for one typed name. `coldMs`
 * is the time for the first twenty names after the start. Names are those of `bench:search`, in seven offices and three
 * classes.
 */
import { parseArgs } from 'node:util'
import { runInDatabase } from './database.ts'
import { plantedQueries } from './planted.ts'
import { syntheticRegister } from './synthetic-marks.ts'

const { values } = parseArgs({
  options: {
    marks: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '10' },
    seed: { type: 'string', default: '2026' },
    json: { type: 'boolean', default: false },
  },
})
const marks = Number(values.marks)
const namesOfRound = 20

function* registerMarks() {
  const register = syntheticRegister(1, marks)
  for (let serial = 1; serial <= marks; serial++) yield register.mark(serial)
}
// The extra round is not counted. It compiles code and fills caches.
const names = plantedQueries(Number(values.seed), (Number(values.rounds) + 1) * namesOfRound).map(({ text }) => text)
const figures = await runInDatabase<object>('pilot', registerMarks(), { names })
process.stdout.write(`${JSON.stringify({ marks, ...figures }, null, values.json ? undefined : 1)}\n`)
