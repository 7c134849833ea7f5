import { chownSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SystemAccount } from './database-account.ts'

/** The folder of closed segments of the write-ahead log, next to the cluster. */
export const walSpool = 'wal-spool'

/**
 * PostgreSQL's settings that copy each closed segment into the spool. The copy has a temporary name until it is
 * complete, so that a kill leaves no partial segment. PostgreSQL runs the command in the cluster's folder.
 */
export const archiving: Readonly<Record<string, string>> = {
  archive_mode: 'on',
  archive_timeout: '60',
  archive_command:
    process.platform === 'win32'
      ? `copy "%p" "..\\${walSpool}\\%f.part" && move /Y "..\\${walSpool}\\%f.part" "..\\${walSpool}\\%f"`
      : `cp %p ../${walSpool}/%f.part && mv ../${walSpool}/%f.part ../${walSpool}/%f`,
}

/** Creates the spool for the account under which the database runs. */
export async function prepareSpool(cluster: string, account: SystemAccount | undefined): Promise<void> {
  const spool = join(dirname(cluster), walSpool)
  await mkdir(spool, { recursive: true, mode: 0o700 })
  if (account) chownSync(spool, account.uid, account.gid)
}
