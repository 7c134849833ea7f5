import { registrationOfficeCodes } from '@marklot/contracts'
import { openGaps } from '../feeds/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import { observeDatabase } from '../platform/telemetry/database-gauges.ts'
import { observeProcess } from '../platform/telemetry/process-gauges.ts'
import type { Reading, Telemetry } from '../platform/telemetry/telemetry.ts'
import { newestRevision, officeStates } from '../register/index.ts'
import type { SearchEngine } from '../search/index.ts'

/** Adds the gauges that the roles `api` and `worker` share. */
export function observeParts(
  telemetry: Telemetry,
  { pool, clock, engine, dataDirectory }: { pool: Pool; clock: Clock; engine: SearchEngine; dataDirectory: string },
): void {
  observeProcess(telemetry, dataDirectory)
  observeDatabase(telemetry, pool, clock)
  observeRegister(telemetry, pool, clock)
  observeIndex(telemetry, pool, engine)
}

/** Adds the size and the age of each office's data, and the gaps in its deliveries. */
export function observeRegister(telemetry: Telemetry, pool: Pool, clock: Clock): void {
  telemetry.observe('feeds', ['marklot_feed_gap_seconds'], async () => {
    const since = new Map((await openGaps(pool)).map(({ office, openedAt }) => [office, openedAt.getTime()]))
    const now = clock.now().getTime()
    return registrationOfficeCodes.map((office) => ({
      gauge: 'marklot_feed_gap_seconds',
      value: Math.max(0, now - (since.get(office) ?? now)) / 1_000,
      labels: { office },
    }))
  })
  telemetry.observe('register', ['marklot_office_marks', 'marklot_feed_age_seconds'], async () =>
    (await officeStates(pool)).flatMap(({ office, marks, asOf }): Reading[] => [
      { gauge: 'marklot_office_marks', value: marks, labels: { office } },
      ...(asOf === null
        ? []
        : [{ gauge: 'marklot_feed_age_seconds' as const, value: ageOf(asOf, clock.now()), labels: { office } }]),
    ]),
  )
}

/** Returns the seconds since the end of a day in UTC; 0 on the day itself. */
const ageOf = (day: string, now: Date) => Math.max(0, (now.getTime() - Date.parse(day)) / 1_000 - 86_400)

/** Adds the gauges of the search index: whether it answers, and how far behind the register it is. */
export function observeIndex(telemetry: Telemetry, pool: Pool, engine: Pick<SearchEngine, 'countRegister'>): void {
  let behindSince: number | null = null
  telemetry.observe(
    'index',
    [
      'marklot_engine_up',
      'marklot_register_revision',
      'marklot_index_revision',
      'marklot_index_lag_revisions',
      'marklot_index_behind_seconds',
    ],
    async () => {
      const newest = await newestRevision(pool)
      const register: Reading = { gauge: 'marklot_register_revision', value: newest }
      const counted = await engine.countRegister([], 0).catch(() => null)
      if (counted === null) return [register, { gauge: 'marklot_engine_up', value: 0 }]
      const lag = Math.max(0, newest - counted.revision)
      behindSince = lag === 0 ? null : (behindSince ?? performance.now())
      return [
        register,
        { gauge: 'marklot_engine_up', value: 1 },
        { gauge: 'marklot_index_revision', value: counted.revision },
        { gauge: 'marklot_index_lag_revisions', value: lag },
        { gauge: 'marklot_index_behind_seconds', value: behindSince === null ? 0 : (performance.now() - behindSince) / 1_000 },
      ]
    },
  )
}
