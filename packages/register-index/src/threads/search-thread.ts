import type { MessagePort } from 'node:worker_threads'
import { RegisterIndex } from '../register-index.ts'
import { answer, type SearchMethod } from '../searches.ts'
import { Reclaim } from './reclaim.ts'
import { StateReceiver, StateSender, type StateUpdate } from './state-messages.ts'

/*
 *   main thread ── search ──▶ search thread ◀── states of the index ── writer
 *               ◀─ answer ──                ─── taken ──────────────▶
 */

/** From the main thread. `writer` hands over the line to the writer. */
export type SearchThreadMessage =
  | { type: 'search'; number: number; method: SearchMethod; args: unknown[] }
  | { type: 'writer'; port: MessagePort }

/** To the main thread. */
export type SearchThreadReply = { number: number; result: unknown } | { number: number; error: unknown }

/** From the writer. */
export type WriterMessage = { type: 'publish'; number: number; update: StateUpdate } | { type: 'report' }
/** To the writer: a state was taken over; or, asked by a writer that begins anew, the state this thread has. */
export type ReaderMessage = { type: 'taken'; number: number } | { type: 'has'; state: StateUpdate | null }

/** Answers searches, one after the other, on the latest state of the writer. Those that come before the first state wait for it. */
export function serveSearches(main: MessagePort): void {
  let index: RegisterIndex | null = null
  let waiting: SearchThreadMessage[] = []
  const reclaim = new Reclaim()

  const serve = (message: SearchThreadMessage) => {
    if (message.type === 'writer') follow(message.port)
    else if (index === null) waiting.push(message)
    else {
      const { number, method, args } = message
      try {
        main.postMessage({ number, result: answer(index, method, args) } satisfies SearchThreadReply)
      } catch (error) {
        main.postMessage({ number, error } satisfies SearchThreadReply)
      }
    }
  }

  const follow = (writer: MessagePort) => {
    const receiver = new StateReceiver()
    writer.on('message', (message: WriterMessage) => {
      if (message.type === 'report') {
        const state = index === null ? null : new StateSender().update(index.state)
        writer.postMessage({ type: 'has', state } satisfies ReaderMessage)
        return
      }
      const { state, droppedBytes } = receiver.take(message.update)
      index = RegisterIndex.from(state)
      reclaim.drop(droppedBytes)
      writer.postMessage({ type: 'taken', number: message.number } satisfies ReaderMessage)
      const held = waiting
      waiting = []
      for (const search of held) serve(search)
    })
  }

  main.on('message', serve)
}
