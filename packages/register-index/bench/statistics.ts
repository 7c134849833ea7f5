/*
 * Measures the publication of the public statistics and its effect on searches, with invented marks in a separate
 * database and server:
 *
 *   npm run bench:statistics -- [--marks 1000000] [--queries 300] [--json]
 *
 * Prints `{ marks, seconds, cpuSeconds, searchP95Before, searchP95During, publicationsDuring, rssBytes, bytes }`; see
 * the server's `StatisticsBench`. The searches are those of `bench:search`, over loopback, one at a time. Their times
 * are in milliseconds.
 */
import { parseArgs } from 'node:util'
import { runInDatabase } from './database.ts'
import { plantedQueries } from './planted.ts'
import { syntheticRegister } from './synthetic-marks.ts'

const { values } = parseArgs({
  options: {
    marks: { type: 'string', default: '1000000' },
    queries: { type: 'string', default: '300' },
    seed: { type: 'string', default: '2026' },
    json: { type: 'boolean', default: false },
  },
})
const marks = Number(values.marks)

function* registerMarks() {
  const register = syntheticRegister(1, marks)
  for (let serial = 1; serial <= marks; serial++) yield register.mark(serial)
}
const queries = plantedQueries(Number(values.seed), Number(values.queries)).map(({ text }) => ({ text }))
const figures = await runInDatabase<object>('statistics', registerMarks(), { queries })
process.stdout.write(`${JSON.stringify(figures, null, values.json ? undefined : 1)}\n`)
