import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { IndexedMark } from '../src/layout/mark.ts'
import type { PlantedQuery } from './planted.ts'

/** What the server's `search` benchmark measures. Figures that were not requested are missing. */
export interface DatabaseFigures {
  http: { p50: number; p95: number }
  visibleSeconds: number
  maxLoopBlockMs: number
  pgTrgm: { p50: number; p95: number; recallAt50: number }
}

interface Task {
  queries: readonly PlantedQuery[]
  http: boolean
  peers: boolean
}

/** Fills a database with the marks and takes the requested measurements there. */
export const measureDatabase = (marks: Iterable<IndexedMark>, task: Task): Promise<Partial<DatabaseFigures>> =>
  runInDatabase('search', marks, task)

/**
 * Fills a database with the marks and runs a benchmark of the server on it, in a separate process. The process reads
 * the task from the first line and one mark from each further line, and prints its result as one line. All lines are
 * JSON.
 */
export async function runInDatabase<Figures>(command: string, marks: Iterable<IndexedMark>, task: object): Promise<Figures> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-database-'))
  // If root starts the benchmark, the embedded database runs under another account, which needs access to this folder.
  await chmod(directory, 0o755)
  const script = fileURLToPath(new URL('../../../scripts/bench.mjs', import.meta.url))
  const child = spawn(process.execPath, [script, command], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: directory, RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
  })
  try {
    const closed = once(child, 'close')
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.stdin.write(`${JSON.stringify(task)}\n`)
    let lines = ''
    for (const mark of marks) {
      lines += `${JSON.stringify(mark)}\n`
      if (lines.length < 1 << 20) continue
      if (!child.stdin.write(lines)) await Promise.race([once(child.stdin, 'drain'), closed])
      lines = ''
      if (child.exitCode !== null) break
    }
    child.stdin.end(lines)
    const [code] = await closed
    if (code !== 0) throw new Error(`${command} ended with code ${code}`)
    return JSON.parse(output) as Figures
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
