import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ToolResult } from '@marklot/contracts/chat-results'
import type { Pool } from '../platform/database.ts'
import type { Events } from '../platform/events.ts'
import type { Log } from '../platform/log.ts'
import type { AnswerOutput } from './answer-draft.ts'
import { type AnswerEnd, appendEvent, type StoredEvent, storeResult } from './answers.store.ts'
import type { ToolCaller } from './tool-parts.ts'
import type { Tools } from './tools.ts'
import type { Written } from './write-answer.ts'

/** Thrown to a writer whose answer somebody has ended. */
export class AnswerEnded extends Error {}

/** One run of an answer. */
export interface Run {
  exchangeId: string
  run: number
  /** The caller whose rights the tools use. */
  caller: ToolCaller
}

/**
 * The answers that this process writes. They continue when their caller disconnects. Every event is stored before
 * anybody sees it, so any process can show it.
 */
export class Answering {
  private readonly running = new Map<string, { abort: AbortController; done: Promise<void> }>()
  private version = 0
  private wake: (() => void)[] = []

  constructor(
    private readonly parts: { pool: Pool; log: Log; tools: Tools },
    events: Events,
  ) {
    events.on('answers', () => this.notify())
  }

  /** Writes an answer in the background. The stream of its events shows its progress. */
  start(run: Run, write: (output: AnswerOutput, signal: AbortSignal) => Promise<Written>): void {
    const abort = new AbortController()
    const done = this.run(run, abort, write).finally(() => this.running.delete(run.exchangeId))
    this.running.set(run.exchangeId, { abort, done })
  }

  /** Ends the work on an answer whose state has been changed. */
  abandon(exchangeId: string): void {
    this.running.get(exchangeId)?.abort.abort(new AnswerEnded())
  }

  /** Returns a number that increases with every stored event of any answer. */
  seen(): number {
    return this.version
  }

  /** Resolves when something has been stored after `seen`, after some seconds, or when the caller disconnects. */
  async changed(seen: number, signal: AbortSignal): Promise<void> {
    if (this.version !== seen || signal.aborted) return
    const ended = new AbortController()
    const changed = new Promise<void>((resolve) => {
      this.wake.push(resolve)
      signal.addEventListener('abort', () => resolve(), { signal: ended.signal })
    })
    await Promise.race([changed, pause(5_000, undefined, { ref: false, signal: ended.signal }).catch(() => undefined)])
    ended.abort()
  }

  async close(): Promise<void> {
    for (const { abort } of this.running.values()) abort.abort(new Error('The process stops'))
    await Promise.all([...this.running.values()].map(({ done }) => done))
    this.notify()
  }

  notify(): void {
    this.version += 1
    const woken = this.wake
    this.wake = []
    for (const resolve of woken) resolve()
  }

  private async run(
    { exchangeId, run, caller }: Run,
    { signal }: AbortController,
    write: (output: AnswerOutput, signal: AbortSignal) => Promise<Written>,
  ): Promise<void> {
    const { pool, log, tools } = this.parts
    const append = async (event: StoredEvent, end: AnswerEnd | null = null) => {
      if (!(await appendEvent(pool, exchangeId, run, event, end))) throw new AnswerEnded()
      this.notify()
    }
    const show = async (result: ToolResult) => {
      signal.throwIfAborted()
      await storeResult(pool, exchangeId, result)
      await append({ kind: 'tool', resultId: result.id })
    }
    const output: AnswerOutput = {
      ask: async (call, locale, options) => {
        const id = randomUUID()
        await show({ id, ...call, state: 'running', refusal: null, data: null } as ToolResult)
        const result = await tools.ask(call, { ...caller, locale, signal }, { ...options, id })
        await show(result)
        return result
      },
      say: async (sentence) => {
        signal.throwIfAborted()
        await append({ kind: 'sentence', sentence })
      },
    }
    try {
      const { answeredBy, rulesReason, struck, isWhole } = await write(output, signal)
      const kind = isWhole ? 'done' : 'failed'
      await append({ kind }, { state: kind, answeredBy, rulesReason, struck })
    } catch (error) {
      if (error instanceof AnswerEnded) return
      // Only the kind of fault is logged, because the error may contain the question.
      if (!signal.aborted) log.error({ fault: (error as Error).name }, 'An answer of Brandy broke off')
      await append({ kind: 'failed' }, { state: 'failed' }).catch(() => undefined)
    }
  }
}
