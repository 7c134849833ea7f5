import type { Health, RegistrationOfficeCode } from '@marklot/contracts'
import type { Pool } from '../platform/database.ts'
import { projectVersion } from '../platform/project-root.ts'
import { officeStates } from '../register/index.ts'

/** What the register holds, office by office; offices without data stand there with zero marks. */
export async function readHealth(pool: Pool): Promise<Health> {
  const states = await officeStates(pool)
  const offices = Object.fromEntries(states.map(({ office, marks, asOf }) => [office, { marks, asOf }]))
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
