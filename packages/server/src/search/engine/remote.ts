import { connect, type Socket } from 'node:net'
import { AppError } from '../../platform/app-error.ts'
import type { Log } from '../../platform/log.ts'
import { projectVersion } from '../../platform/project-root.ts'
import { type EngineReply, encodeFrame, mostReplyBytes, mostRequestBytes, readFrames } from './frames.ts'
import type { OpenEngine, SearchEngine } from './port.ts'

/** The pauses between attempts to connect, in milliseconds, which double after each failure. */
const shortestPause = 50
const longestPause = 1_000
/** The time limit for the answer to a call, in milliseconds. */
const usualTimeout = 30_000
/**
 * The time limit for `catchUp`, which takes longer if many changes have to be applied or the index of a replaced
 * register has to be built.
 */
const catchUpTimeout = 600_000

export interface RemoteEngineOptions {
  /** The path of the indexer's socket, or the name of its pipe. */
  address: string
  log: Log
  /** The version that the indexer must have, because the two programs share types without further checks. */
  version?: string
}

interface Call {
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
  timer: NodeJS.Timeout
}

/**
 * Opens an engine that another process serves (`serveEngine`). Resolves after the first attempt to connect, successful
 * or not, and then reconnects automatically. While the indexer is away, every call rejects with `search.unavailable` at
 * once.
 */
export async function openRemoteEngine(options: RemoteEngineOptions): Promise<OpenEngine> {
  const engine = new RemoteEngine(options)
  await engine.firstAttempt
  return engine
}

class RemoteEngine implements OpenEngine {
  /** Resolves when the first attempt to connect has succeeded or failed. */
  readonly firstAttempt: Promise<void>
  private readonly address: string
  private readonly log: Log
  private readonly version: string
  /** The open connection; null until the indexer has sent its version, and after the connection is lost. */
  private connection: Socket | null = null
  /** The socket of the latest attempt. */
  private attempt: Socket | null = null
  private readonly calls = new Map<number, Call>()
  private lastId = 0
  private pause = shortestPause
  private timer: NodeJS.Timeout | undefined
  private isAway = false
  private isClosed = false

  constructor({ address, log, version = projectVersion }: RemoteEngineOptions) {
    this.address = address
    this.log = log
    this.version = version
    this.firstAttempt = new Promise((resolve) => this.connect(resolve))
  }

  searchNames: SearchEngine['searchNames'] = (request) => this.call('searchNames', [request])
  searchOwners: SearchEngine['searchOwners'] = (request) => this.call('searchOwners', [request])
  searchSerials: SearchEngine['searchSerials'] = (serials, request) => this.call('searchSerials', [serials, request])
  searchQuery: SearchEngine['searchQuery'] = (request) => this.call('searchQuery', [request])
  browse: SearchEngine['browse'] = (request) => this.call('browse', [request])
  suggest: SearchEngine['suggest'] = (text, size, filters) => this.call('suggest', [text, size, filters])
  weakElements: SearchEngine['weakElements'] = (text, filters) => this.call('weakElements', [text, filters])
  countRegister: SearchEngine['countRegister'] = (questions, most) => this.call('countRegister', [questions, most])
  watch: SearchEngine['watch'] = (saved, newSerials) => this.call('watch', [saved, newSerials])
  findLogos: SearchEngine['findLogos'] = (request) => this.call('findLogos', [request])
  watchLogos: SearchEngine['watchLogos'] = (saved, newSerials) => this.call('watchLogos', [saved, newSerials])
  catchUp: SearchEngine['catchUp'] = () => this.call('catchUp', [])

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    this.attempt?.destroy()
    this.rejectAll(new AppError('search.unavailable', { cause: new Error('The search engine was closed') }))
  }

  private call<M extends keyof SearchEngine>(method: M, args: Parameters<SearchEngine[M]>): ReturnType<SearchEngine[M]> {
    return new Promise<unknown>((resolve, reject) => {
      const { connection } = this
      if (connection === null || this.isClosed) {
        reject(new AppError('search.unavailable', { cause: new Error('The indexer is not connected') }))
        return
      }
      const id = ++this.lastId
      const frame = encodeFrame({ id, method, args }, mostRequestBytes)
      const timer = setTimeout(() => this.giveUp(id, method), method === 'catchUp' ? catchUpTimeout : usualTimeout)
      this.calls.set(id, { resolve, reject, timer })
      connection.write(frame)
    }) as ReturnType<SearchEngine[M]>
  }

  private giveUp(id: number, method: string): void {
    const call = this.calls.get(id)
    this.calls.delete(id)
    this.connection?.write(encodeFrame({ cancel: id }, mostRequestBytes))
    call?.reject(new AppError('search.unavailable', { cause: new Error(`The indexer did not answer ${method} in time`) }))
  }

  private connect(attempted: () => void = () => undefined): void {
    const socket = connect(this.address)
    this.attempt = socket
    let failure: Error | undefined
    readFrames(socket, mostReplyBytes, (message) => {
      const reply = message as EngineReply
      if ('version' in reply) {
        if (reply.version !== this.version)
          socket.destroy(new Error(`The indexer has version ${reply.version}, this process ${this.version}`))
        else this.connected(socket)
        attempted()
      } else this.answered(reply)
    })
    socket.on('error', (error) => {
      failure = error
    })
    socket.on('close', () => {
      attempted()
      this.disconnected(failure ?? new Error('The indexer closed the connection'))
    })
  }

  private connected(socket: Socket): void {
    if (this.isAway) this.log.info({}, 'The indexer is connected again')
    this.isAway = false
    this.pause = shortestPause
    this.connection = socket
  }

  private disconnected(cause: Error): void {
    this.connection = null
    this.rejectAll(new AppError('search.unavailable', { cause }))
    if (this.isClosed) return
    // The failure is logged once, not at every attempt.
    if (!this.isAway) this.log.error({ err: cause }, 'The indexer cannot be reached; searches answer 503 until it is back')
    this.isAway = true
    this.timer = setTimeout(() => this.connect(), this.pause)
    this.timer.unref()
    this.pause = Math.min(this.pause * 2, longestPause)
  }

  private answered(reply: Exclude<EngineReply, { version: string }>): void {
    const call = this.calls.get(reply.id)
    // This answers a call that was given up.
    if (call === undefined) return
    this.calls.delete(reply.id)
    clearTimeout(call.timer)
    if ('result' in reply) call.resolve(reply.result)
    else if (reply.failure === 'unavailable')
      call.reject(new AppError('search.unavailable', { cause: new Error('The indexer accepts no calls at present') }))
    else call.reject(new Error('The call failed in the indexer; see its log'))
  }

  private rejectAll(error: AppError): void {
    const calls = [...this.calls.values()]
    this.calls.clear()
    for (const { reject, timer } of calls) {
      clearTimeout(timer)
      reject(error)
    }
  }
}
