import type { Pool } from '../platform/database.ts'

/** What the sample of this installation was made from: with it every later day can be made too. */
export interface SampleState {
  marks: number
  seed: number
  /** YYYY-MM-DD */
  until: string
  isComplete: boolean
}

/** The sample's state; `real` when the register holds real deliveries; undefined when it holds nothing yet. */
export async function readSampleState(pool: Pool): Promise<SampleState | 'real' | undefined> {
  const { rows } = await pool.query<{ state: SampleState | null; isReal: boolean }>(
    `select (select value from register_state where key = 'sample') as state,
            exists (select 1 from deliveries where not is_sample) as "isReal"`,
  )
  const found = rows[0]
  return found?.isReal ? 'real' : (found?.state ?? undefined)
}

export async function writeSampleState(pool: Pool, state: SampleState): Promise<void> {
  await pool.query(
    `insert into register_state (key, value) values ('sample', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(state)],
  )
}
