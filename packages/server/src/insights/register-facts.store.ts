import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import type { Pool } from '../platform/database.ts'

export interface RegisterFacts {
  /** The newest change. */
  revision: number
  /** Another one when the register was replaced altogether. */
  generation: string
  isSample: boolean
  /** Offices the register has heard of, in the order of the contract. */
  offices: { code: RegistrationOfficeCode; asOf: string | null }[]
}

/** What the statistics depend on, read at one moment, without counting. */
export async function registerFacts(pool: Pool): Promise<RegisterFacts> {
  const { rows } = await pool.query<{
    revision: number
    generation: string
    offices: { code: RegistrationOfficeCode; asOf: string | null; isSample: boolean }[]
  }>(
    `select (select coalesce(max(revision), 0) from brands) as revision,
       coalesce((select value #>> '{}' from register_state where key = 'generation'), '') as generation,
       (select coalesce(json_agg(json_build_object('code', office, 'asOf', as_of, 'isSample', is_sample)), '[]')
        from offices where marks > 0) as offices`,
  )
  const { revision, generation, offices } = rows[0] ?? { revision: 0, generation: '', offices: [] }
  return {
    revision,
    generation,
    isSample: offices.some(({ isSample }) => isSample),
    offices: registrationOfficeCodes.flatMap((code) =>
      offices.filter((office) => office.code === code).map(({ asOf }) => ({ code, asOf })),
    ),
  }
}
