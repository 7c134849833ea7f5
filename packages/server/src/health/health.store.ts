import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import type { Pool } from '../platform/database.ts'

export interface OfficeState {
  office: RegistrationOfficeCode
  marks: number
  asOf: string | null
  isSample: boolean
}

/** All seven offices with their as-of date and count; seven rows, no counting. */
export async function officeStates(pool: Pool): Promise<OfficeState[]> {
  const { rows } = await pool.query<OfficeState>({
    name: 'officeStates',
    text: 'select office, marks, as_of as "asOf", is_sample as "isSample" from offices',
  })
  const stored = new Map(rows.map((row) => [row.office, row]))
  return registrationOfficeCodes.map((office) => stored.get(office) ?? { office, marks: 0, asOf: null, isSample: false })
}
