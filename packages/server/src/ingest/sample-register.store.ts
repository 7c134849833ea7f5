import type { Pool } from '../platform/database.ts'
import { holdsRealDeliveries } from '../register/index.ts'

/** The parameters of this installation's sample. They also generate its later days. */
export interface SampleState {
  marks: number
  seed: number
  /** The last generated day (YYYY-MM-DD). */
  until: string
  isComplete: boolean
}

/** Returns the sample's state; `real` if the register contains real deliveries; undefined if it is empty. */
export async function readSampleState(pool: Pool): Promise<SampleState | 'real' | undefined> {
  if (await holdsRealDeliveries(pool)) return 'real'
  const { rows } = await pool.query<{ state: SampleState }>(`select value as state from register_state where key = 'sample'`)
  return rows[0]?.state
}

export async function writeSampleState(pool: Pool, state: SampleState): Promise<void> {
  await pool.query(
    `insert into register_state (key, value) values ('sample', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(state)],
  )
}
