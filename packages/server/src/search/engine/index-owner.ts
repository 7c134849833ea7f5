import { join } from 'node:path'
import { lockFolder } from '../../platform/folder-lock.ts'
import { StartError } from '../../platform/start-error.ts'

/**
 * Opens the search index as its only owner. An index deletes files that its manifest does not list, so a second owner
 * of the same folder would destroy the first one's files. The lock ends with the process, however the process ends.
 * @throws StartError when another process on this machine already has an index below `dataDirectory` open
 */
export async function asOnlyOwner<Index extends { close(): Promise<void> }>(
  dataDirectory: string,
  open: () => Promise<Index>,
): Promise<Index> {
  const lock = await lockFolder(join(dataDirectory, 'index'), 'search-index')
  if (lock === undefined)
    throw new StartError(
      `Another process keeps the search index of the data folder ${dataDirectory}. Stop it first, or name another folder with DATA_DIR.`,
    )
  try {
    const index = await open()
    return {
      ...index,
      close: async () => {
        await index.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
