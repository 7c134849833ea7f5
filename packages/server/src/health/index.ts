import type { Health, RegistrationOfficeCode } from '@marklot/contracts'
import type { Handlers } from '../accounts/index.ts'
import type { Capability } from '../platform/capability.ts'
import type { Pool } from '../platform/database.ts'
import { projectVersion } from '../platform/project-root.ts'
import { officeStates } from '../register/index.ts'

/** Opens the health check, which also states the size of the register. */
export function openHealth({ pool }: { pool: Pool }): Capability<Pick<Handlers, 'health'>> {
  return { handlers: { health: { health: () => readHealth(pool) } } }
}

/** Returns the number of marks and the as-of date per office; offices without data have zero marks. */
async function readHealth(pool: Pool): Promise<Health> {
  const states = await officeStates(pool)
  const offices = Object.fromEntries(
    states.map(({ office, marks, asOf, gapSince }) => [office, { marks, asOf, ...(gapSince === null ? {} : { gapSince }) }]),
  )
  return {
    status: 'ok',
    version: projectVersion,
    register: {
      marks: states.reduce((sum, { marks }) => sum + marks, 0),
      isSample: states.some(({ isSample }) => isSample),
      offices: offices as Record<RegistrationOfficeCode, { marks: number; asOf: string | null }>,
    },
  }
}
