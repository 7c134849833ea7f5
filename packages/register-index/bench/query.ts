/*
 * Measures queries of the query language on invented marks, including the slowest ones:
 *
 *   npm run bench:query -- [--marks 1000000]
 *
 * Prints JSON: for each query, the number of marks found and the CPU time of one search in milliseconds. Wall time
 * would mean little on a busy machine.
 */
import { parseArgs } from 'node:util'
import { IndexBuilder } from '../src/build/index-builder.ts'
import { type IndexFilters, noFilters } from '../src/filter/filters.ts'
import type { IndexClause } from '../src/filter/query-clauses.ts'
import { RegisterIndex } from '../src/register-index.ts'
import { syntheticRegister } from './synthetic-marks.ts'

const { values } = parseArgs({ options: { marks: { type: 'string', default: '1000000' } } })
const marks = Number(values.marks)
const register = syntheticRegister(7, marks)
const builder = new IndexBuilder(marks)
for (let serial = 1; serial <= marks; serial++) builder.add(register.mark(serial))
const index = RegisterIndex.of(builder.build(1))

const words = (kind: 'name' | 'owner' | 'seat', ...texts: string[]): IndexClause => ({
  kind,
  isNegated: false,
  values: texts.map((text) => ({ text, isPhrase: text.includes(' ') })),
})
const not = (clause: IndexClause): IndexClause => ({ ...clause, isNegated: true })
const filter = (filters: Partial<IndexFilters>): IndexClause => ({
  kind: 'filters',
  isNegated: false,
  filters: [{ ...noFilters, ...filters }],
})
const similar: IndexClause = { kind: 'similar', isNegated: false, texts: ['bluestar'] }
const common = ['*ing*', '*ion*', '*ter*', '*ver*', '*con*', '*ine*', '*and*', '*est*']

const queries: Record<string, IndexClause[]> = {
  'nordl*': [words('name', 'nordl*')],
  '*star*': [words('name', '*star*')],
  '*ing*': [words('name', '*ing*')],
  '"blue star"': [words('name', 'blue star')],
  'a?': [words('name', 'a?')],
  '*a*': [words('name', '*a*')],
  '*': [words('name', '*')],
  '*a* star': [words('name', '*a*'), words('name', 'star')],
  'a*,e*,*o*': [words('name', 'a*', 'e*', '*o*')],
  'twelve clauses of eight common values': Array.from({ length: 12 }, () => words('name', ...common)),
  'owner:gmbh': [words('owner', 'gmbh')],
  'owner:*a*': [words('owner', '*a*')],
  'seat:berlin class:9': [words('seat', 'berlin'), filter({ goodsClasses: [9] })],
  'NOT office:us': [not(filter({ registrationOfficeCodes: ['us'] }))],
  'NOT star': [not(words('name', 'star'))],
  'similar:bluestar': [similar],
  'similar:bluestar blue*': [similar, words('name', 'blue*')],
}
const runs = 3
const results = Object.entries(queries).map(([query, clauses]) => {
  const search = () =>
    index.searchQuery({
      clauses,
      filters: noFilters,
      sort: 'relevance',
      page: 1,
      size: 25,
      minimumSimilarity: 70,
      maximumNames: 1000,
    })
  const { total } = search()
  const before = process.cpuUsage()
  for (let run = 0; run < runs; run++) search()
  const { user, system } = process.cpuUsage(before)
  return { query, total, cpuMs: Math.round((user + system) / 100 / runs) / 10 }
})
console.log(JSON.stringify({ marks: index.marks, distinctNames: index.names, queries: results }, null, 1))
