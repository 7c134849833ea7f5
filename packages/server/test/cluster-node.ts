import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../src/platform/free-port.ts'
import { projectRoot } from '../src/platform/project-root.ts'

/** A real OpenSearch node for benchmarks and tests. */
export interface ClusterNode {
  url: string
  /** Suspends the process and resumes it after a time in milliseconds. Connections stay open meanwhile. */
  freeze(time: number): Promise<void>
  /** Kills the process and restarts it with its data and port after a time in milliseconds. */
  crash(time: number): Promise<void>
  stop(): Promise<void>
}

const run = promisify(execFile)
const heap = '512m'

/**
 * Starts a node with `scripts/opensearch.sh`.
 * @param program the folder of OpenSearch, assembled there on first use
 * @param data the folder of the node's data
 */
export const startClusterNode = (program: string, data: string): Promise<ClusterNode> => startNode(program, data, {})

/** Starts nodes that form one cluster. The folder of OpenSearch must be complete. */
export async function startClusterNodes(program: string, data: string, count: number): Promise<ClusterNode[]> {
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const SEEDS = ports.join(' ')
  return Promise.all(ports.map((port, i) => startNode(program, join(data, String(i)), { SEEDS, TRANSPORT: String(port) })))
}

async function startNode(program: string, data: string, settings: Record<string, string>): Promise<ClusterNode> {
  const port = await freePort()
  const start = async (): Promise<number> => {
    const script = join(projectRoot, 'scripts/opensearch.sh')
    const { stdout } = await run(script, [program, data, heap], { env: { ...process.env, ...settings, PORT: String(port) } })
    return Number(stdout.trim().split(' ')[1])
  }
  let pid = await start()
  const ended = async () => {
    for (;;) {
      try {
        process.kill(pid, 0)
      } catch {
        return
      }
      await pause(50)
    }
  }
  return {
    url: `http://127.0.0.1:${port}`,
    freeze: async (time) => {
      process.kill(pid, 'SIGSTOP')
      await pause(time)
      process.kill(pid, 'SIGCONT')
    },
    crash: async (time) => {
      process.kill(pid, 'SIGKILL')
      await ended()
      await pause(time)
      pid = await start()
    },
    stop: async () => {
      process.kill(pid, 'SIGTERM')
      await ended()
    },
  }
}
