import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../src/platform/project-root.ts'
import { preparable } from './preparable.ts'
import { statementsOfSources } from './sql-statements.ts'
import { createWorld } from './world.ts'

/*
 * Records the statements of this version (`npm run record:statements`). The schema of the next release must still
 * accept them.
 */
const world = await createWorld()
const all = statementsOfSources()
const refused = await preparable(world.pool, all)
await world.close()
const kept = all.filter((_, i) => refused[i] === null)
writeFileSync(join(projectRoot, 'packages/server/test/golden/release-statements.json'), `${JSON.stringify(kept, null, 1)}\n`)
process.stdout.write(`${kept.length} statements recorded, ${all.length - kept.length} left out\n`)
process.exit(0)
