import { writeFileSync } from 'node:fs'
import { textOfTables } from '../src/meaning/concept-table.ts'
import { conceptTables } from '../src/meaning/concepts/index.ts'

/*
 * `npm run build:concepts` writes `src/meaning/concept-words.ts` from the tables in `src/meaning/concepts`. Folding the
 * words and forming their plurals takes a fifth of a second, and every thread that compares names would do it. A test
 * checks that the file matches the tables.
 */

writeFileSync(
  new URL('../src/meaning/concept-words.ts', import.meta.url),
  `/** The words of all concepts with their regular forms, folded. Written by \`npm run build:concepts\`. */
export const conceptWords = \`
${textOfTables(conceptTables)}
\`
`,
)
