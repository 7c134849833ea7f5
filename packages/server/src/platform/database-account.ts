import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** An unprivileged account of the operating system. */
export interface SystemAccount {
  uid: number
  gid: number
}

/**
 * Returns the account for the database's processes, because PostgreSQL refuses to run as root. It is an existing
 * account `postgres`, a newly created account, or `nobody` if none can be created. Returns undefined if the product
 * does not run as root, and on Windows.
 */
export function databaseAccount(wanted: string): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined
  const existing = accountOf('postgres') ?? accountOf(wanted)
  if (existing) return existing
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', wanted], {
    stdio: 'ignore',
  })
  const account = accountOf(wanted) ?? accountOf('nobody')
  if (!account)
    throw new Error('PostgreSQL cannot run as root, and no unprivileged account exists. Start the product as an ordinary user.')
  return account
}

function accountOf(name: string): SystemAccount | undefined {
  if (!existsSync('/etc/passwd')) return undefined
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [user, , uid, gid] = line.split(':')
    if (user === name && uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

/** Returns whether an account can enter a folder and all folders above it. */
export function canReach(directory: string, account: SystemAccount | undefined): boolean {
  if (!account) return true
  for (let folder = directory; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const passes = uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001
    if (!passes) return false
    if (dirname(folder) === folder) return true
  }
}
