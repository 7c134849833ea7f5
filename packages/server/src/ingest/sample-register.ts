import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import { writeSampleRegister } from '@marklot/simulators'
import type { Pool } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { runIngest } from './ingest-command.ts'
import { ingestStopped } from './ingest-stopped.ts'
import { readSampleState, type SampleState, writeSampleState } from './sample-register.store.ts'

/** The configured sample. */
export interface SampleSettings {
  /** `until` is null for the day of the first start. */
  sample: { kind: 'off' } | { kind: 'on'; marks: number; seed: number; until: string | null }
  /** An absolute path. */
  dataDirectory: string
}

interface SampleOptions {
  config: SampleSettings
  pool: Pool
  objectStore: ObjectStore
  /** Today, YYYY-MM-DD: the last day of a sample created now. */
  today: string
  say: (text: string) => void
}

/**
 * Fills an empty register with the sample, if configured. An interrupted start continues with the same seed and day, so
 * it creates the same register.
 * @throws IngestStopped when the disk is full or the database is lost
 */
export async function ensureSampleRegister(options: SampleOptions): Promise<void> {
  try {
    await fillRegister(options)
  } catch (error) {
    throw ingestStopped(error) ?? error
  }
}

/** Returns whether a sample is configured, and the register holds neither all of it nor real marks. */
export async function needsSampleRegister({ sample }: SampleSettings, pool: Pool): Promise<boolean> {
  if (sample.kind === 'off') return false
  const state = await readSampleState(pool)
  return state !== 'real' && !state?.isComplete
}

async function fillRegister({ config, pool, objectStore, today, say }: SampleOptions): Promise<void> {
  if (config.sample.kind === 'off') return
  const state = await readSampleState(pool)
  if (state === 'real' || state?.isComplete) return
  const { marks, seed, until } = config.sample
  const plan: SampleState = state ?? { marks, seed, until: until ?? today, isComplete: false }
  await writeSampleState(pool, plan)
  const directory = join(config.dataDirectory, 'sample')
  await rm(directory, { recursive: true, force: true })
  say(`First start: the sample register is made (${plan.marks.toLocaleString('en')} invented marks up to ${plan.until}) …`)
  const step = steps(say)
  const written = await writeSampleRegister({
    directory,
    marks: plan.marks,
    seed: plan.seed,
    until: plan.until,
    onProgress: step,
  })
  say(
    `  written: ${written.marks.toLocaleString('en')} marks, ${written.logos.toLocaleString('en')} logos in the offices' formats`,
  )
  for (const office of registrationOfficeCodes) await load(office)
  await writeSampleState(pool, { ...plan, isComplete: true })
  await rm(directory, { recursive: true, force: true })

  async function load(office: RegistrationOfficeCode): Promise<void> {
    const summary = await runIngest({ office, paths: [join(directory, office)], pool, objectStore, isSample: true })
    say(`  ${office}: ${(summary.stored + summary.unchanged).toLocaleString('en')} marks read in ${summary.seconds.toFixed(1)} s`)
  }
}

/** Reports every tenth of the progress. */
function steps(say: (text: string) => void): (progress: { done: number; total: number; what: string }) => void {
  let said = 0
  return ({ done, total, what }) => {
    const tenth = Math.floor((done / total) * 10)
    if (tenth <= said) return
    said = tenth
    say(`  ${what}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`)
  }
}
