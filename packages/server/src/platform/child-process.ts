import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** A process with an input. */
export type StartedProcess = ChildProcess & { stdin: Writable }

/**
 * Starts a process from a separate entry, with an input, a channel for messages, only the given environment and no
 * output. It does not keep this process alive. Its entry is found in the same way as for threads (`worker-url.ts`).
 * @param source the TypeScript entry, relative to this file
 */
export function startProcess(
  name: string,
  source: string,
  { execArgv = [], env = {} }: Pick<ForkOptions, 'execArgv' | 'env'>,
): StartedProcess {
  const options: ForkOptions = { execArgv, env, serialization: 'advanced', stdio: ['pipe', 'ignore', 'ignore', 'ipc'] }
  const child = import.meta.url.endsWith('.ts') ? fork(fromSource(source), withTsx(options)) : fork(bundled(name), options)
  child.unref()
  child.channel?.unref()
  if (child.stdin instanceof Socket) child.stdin.unref()
  return child as StartedProcess
}

const fromSource = (source: string) => fileURLToPath(new URL(source, import.meta.url))

function withTsx(options: ForkOptions): ForkOptions {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return { ...options, execArgv: [...(options.execArgv ?? []), '--import', tsx] }
}

function bundled(name: string): string {
  const beside = new URL(`./${name}.js`, import.meta.url)
  return fileURLToPath(existsSync(beside) ? beside : new URL(`../${name}.js`, import.meta.url))
}
