import { openObjectStore } from './compose/resources.ts'
import { readConfig } from './config.ts'
import { ensureSampleRegister } from './ingest/sample-register.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database.ts'
import { explain } from './process.ts'

/**
 * Fills the register with the sample. The first start of the product runs this entry in a separate process, so that the
 * ingest's memory is released at its end. It would be a third of the product's memory after the first start.
 */
async function main(): Promise<void> {
  // This message means that the product's process has ended.
  process.on('disconnect', () => process.exit(1))
  const config = readConfig()
  const database = await openDatabase(config, `${config.productSlug}-sample`)
  try {
    await ensureSampleRegister({
      config,
      pool: database.pool,
      objectStore: await openObjectStore(config),
      today: localDay(systemClock.now()),
      say: (text) => process.stdout.write(`${text}\n`),
    })
  } finally {
    await database.close()
  }
}

/** Returns a day as YYYY-MM-DD in the machine's time zone. */
const localDay = (date: Date) => date.toLocaleDateString('sv-SE')

main().then(
  () => process.exit(0),
  (error) => {
    explain(error)
    process.exit(1)
  },
)
