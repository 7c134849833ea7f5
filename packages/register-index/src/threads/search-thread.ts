import type { MessagePort } from 'node:worker_threads'
import { usualShape } from '../build/merge-policy.ts'
import { RegisterIndex } from '../register-index.ts'
import type { LogoSearch, NameSearch } from '../search/requests.ts'
import { Scratch } from '../search/scratch.ts'
import { answer, revised, type SearchMethod } from '../searches.ts'
import { Desk } from './desk.ts'
import { Reclaim } from './reclaim.ts'
import { StateReceiver, StateSender, type StateUpdate } from './state-messages.ts'

/*
 *   main thread ── search ──▶ search thread ◀── states of the index ── writer
 *               ◀─ answer ──      ▲         ─── taken ──────────────▶
 *                                 │ second lane, by a desk
 *               ── help ────▶ search thread
 */

/**
 * Messages from the main thread. `writer` passes the port to the writer, `desk` the thread's own desk. A search with a
 * `helper` is a search by name or by logo that the owner of that desk helps with.
 */
export type SearchThreadMessage =
  | { type: 'search'; number: number; method: SearchMethod; args: unknown[]; helper?: SharedArrayBuffer }
  | { type: 'help'; number: number; method: SearchMethod; args: unknown[] }
  | { type: 'desk'; memory: SharedArrayBuffer }
  | { type: 'writer'; port: MessagePort }

type Search = Extract<SearchThreadMessage, { type: 'search' }>
type Help = Extract<SearchThreadMessage, { type: 'help' }>

/** Replies to the main thread. `helperWasLate` is true if the search gave up waiting for its helper. */
export type SearchThreadReply = { number: number; result: unknown; helperWasLate: boolean } | { number: number; error: unknown }

/** Messages from the writer. A state has the same number in every thread. */
export type WriterMessage = { type: 'publish'; number: number; stateNumber: number; update: StateUpdate } | { type: 'report' }
/**
 * Messages to the writer: a state was adopted; or, in reply to a new writer's report request, the state this thread
 * has.
 */
export type ReaderMessage = { type: 'taken'; number: number } | { type: 'has'; state: StateUpdate | null }

/**
 * Serves searches one after the other on the latest state from the writer. Searches that arrive before the first state
 * wait for it.
 */
export function serveSearches(main: MessagePort): void {
  let index: RegisterIndex | null = null
  let stateNumber = 0
  let desk: Desk | null = null
  let waiting: SearchThreadMessage[] = []
  const reclaim = new Reclaim()
  const scratch = new Scratch()

  const serve = (message: SearchThreadMessage) => {
    if (message.type === 'writer') follow(message.port)
    else if (message.type === 'desk') desk = new Desk(message.memory)
    else if (message.type === 'help') help(message)
    else if (index === null) waiting.push(message)
    else {
      const { number } = message
      try {
        main.postMessage({ number, ...search(index, message) } satisfies SearchThreadReply)
      } catch (error) {
        main.postMessage({ number, error } satisfies SearchThreadReply)
      }
    }
  }

  const search = (index: RegisterIndex, { number, method, args, helper }: Search) => {
    if (helper === undefined) return { result: answer(index, method, args), helperWasLate: false }
    const begun = performance.now()
    const other = new Desk(helper)
    const otherLane = () => other.result(number, stateNumber, performance.now() - begun)
    const outcome =
      method === 'findLogos'
        ? index.findLogosTogether(args[0] as LogoSearch, () => otherLane()?.views ?? null)
        : index.searchNamesTogether(args[0] as NameSearch, () => otherLane()?.names ?? null)
    return { result: revised(outcome, index), helperWasLate: other.wasLate }
  }

  const help = ({ number, method, args }: Help) => {
    if (index === null) return
    const present = index
    desk?.help(number, stateNumber, ({ names, views }) =>
      method === 'findLogos'
        ? present.searchLogosOfOtherLane(args[0] as LogoSearch, views)
        : present.searchOtherLane(args[0] as NameSearch, names),
    )
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
      index = RegisterIndex.from(state, usualShape, scratch)
      stateNumber = message.stateNumber
      reclaim.drop(droppedBytes)
      writer.postMessage({ type: 'taken', number: message.number } satisfies ReaderMessage)
      const held = waiting
      waiting = []
      for (const search of held) serve(search)
    })
  }

  main.on('message', serve)
}
