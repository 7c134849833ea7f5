// Keeps temporary files of tests in memory. Vitest and Playwright call it before their first test.
import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** A folder in memory, which Linux systems have. */
const memory = '/dev/shm'
const prefix = 'marklot-tests-'
/** Bytes that must be free, in the folder and in memory. A run uses less than half of them. */
const leastFree = 6 * 1024 ** 3

/**
 * Makes a new folder in memory the place of temporary files, for this process and those that it starts. A database
 * consists of 800 files, and copying them takes 20 ms in memory but up to a second on a disk. Where memory is scarce,
 * and on other systems, the place stays as it is.
 * @returns a function that removes the folder
 */
export default function setup() {
  if (!hasRoom()) return () => undefined
  removeAbandoned()
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`))
  // The database runs under its own account when started by root.
  chmodSync(folder, 0o755)
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function hasRoom() {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= leastFree && freemem() >= leastFree
  } catch {
    return false
  }
}

/** Removes the folders of runs that were killed. */
function removeAbandoned() {
  for (const name of readdirSync(memory).filter((one) => one.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (!isRunning(pid)) rmSync(join(memory, name), { recursive: true, force: true })
  }
}
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
