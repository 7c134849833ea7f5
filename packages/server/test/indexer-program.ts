import type { PoolConfig } from 'pg'
import { createPool } from '../src/platform/database.ts'
import { createLog } from '../src/platform/log.ts'
import { openIndexer } from '../src/search/index.ts'

/** The data that a test passes to an indexer when it starts. */
export interface IndexerTask {
  connection: PoolConfig
  dataDirectory: string
  address: string
}

/*
 * An indexer in its own process. It opens the index, serves it, and runs until it is killed. It sends `ready` to the
 * test.
 */
process.on('message', async ({ connection, dataDirectory, address }: IndexerTask) => {
  const log = createLog('silent')
  const pool = createPool(connection, 'test-indexer', 2)
  const applicationName = 'test-index'
  await openIndexer({ pool, connection, applicationName, threads: 0, dataDirectory, log, address })
  process.send?.('ready')
})
