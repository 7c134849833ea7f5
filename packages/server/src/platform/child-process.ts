import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { codeEntry } from './code-entry.ts'

/** A process with an input. */
export type StartedProcess = ChildProcess & { stdin: Writable }

/**
 * Starts a process from a separate entry, with an input, a channel for messages, only the given environment and no
 * output. It does not keep this process alive.
 * @param source the TypeScript entry, relative to this file
 */
export function startProcess(
  name: string,
  source: string,
  { execArgv = [], env = {} }: Pick<ForkOptions, 'execArgv' | 'env'>,
): StartedProcess {
  const { url, isSource } = codeEntry(name, source)
  const child = fork(fileURLToPath(url), {
    execArgv: isSource ? [...execArgv, '--import', tsx()] : execArgv,
    env,
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  if (child.stdin instanceof Socket) child.stdin.unref()
  return child as StartedProcess
}

const tsx = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
