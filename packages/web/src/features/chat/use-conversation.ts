import type { AnswerAction, ChatEvent, ChatExchange, ChatThread } from '@marklot/contracts/chat'
import { ApiError, type CallOptions } from '@marklot/contracts/client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Api, useApi, useApiMutation } from '../../lib/api.tsx'
import { newId } from '../../lib/new-id.ts'
import { overlays, paywallCodeOf } from '../../shell/overlays.ts'
import { chatOf, useReloadThreads } from './chat-calls.ts'
import { asked, merged, withEvent } from './exchanges.ts'

/** Statuses after which the same call may succeed, because the product was restarting or busy. */
const passing = [429, 502, 503, 504]
const longestWaitMs = 15_000

/** A thread that the page shows and continues. */
export interface Conversation {
  exchanges: readonly ChatExchange[]
  isAnswering: boolean
  /** Whether the stream of an answer broke and is being opened again. */
  isReconnecting: boolean
  /**
   * Resolves to whether the server accepted the question. The page reports a refusal, or shows which plan would help.
   */
  ask: (question: { id?: string; text: string; confirms?: string }) => Promise<boolean>
  act: (exchange: ChatExchange, action: AnswerAction) => Promise<void>
}

type Open = (api: Api, options: CallOptions) => Promise<AsyncIterable<ChatEvent>>

/**
 * Provides the exchanges of a thread and follows the answers being written. Opens a broken stream again after the last
 * event that arrived. Leaving the page ends the streams, but the server keeps writing.
 * @param reload loads the thread again, because the first question gives it a title
 */
export function useConversation(thread: ChatThread, reload: () => void): Conversation {
  const { id: threadId } = thread
  const api = useApi()
  const reloadThreads = useReloadThreads()
  const [live, setLive] = useState<readonly ChatExchange[]>([])
  const [isReconnecting, setReconnecting] = useState(false)
  const followed = useRef(new Map<string, AbortController>())
  const exchanges = useMemo(() => merged(thread.exchanges, live), [thread.exchanges, live])
  const latest = useRef(exchanges)
  latest.current = exchanges
  const changed = useRef(reload)
  changed.current = () => {
    reload()
    void reloadThreads()
  }

  const change = useCallback((id: string, to: (before: ChatExchange) => ChatExchange) => {
    const before = latest.current.find((one) => one.id === id)
    if (!before) return
    const after = to(before)
    latest.current = latest.current.map((one) => (one.id === id ? after : one))
    setLive((known) => [...known.filter((one) => one.id !== id), after])
  }, [])

  const drop = (id: string) => {
    latest.current = latest.current.filter((one) => one.id !== id)
    setLive((known) => known.filter((one) => one.id !== id))
  }

  const follow = useCallback(
    async (id: string, open: Open) => {
      if (followed.current.has(id)) return
      const ending = new AbortController()
      const { signal } = ending
      followed.current.set(id, ending)
      const lastEventId = () => latest.current.find((one) => one.id === id)?.answer.lastEvent ?? 0
      try {
        for (let failures = 0; !signal.aborted; failures += 1) {
          if (failures > 0) {
            setReconnecting(failures > 1)
            await wait(Math.min(longestWaitMs, 250 * 2 ** failures), signal)
          }
          try {
            for await (const event of await open(api, { signal, lastEventId: lastEventId() })) {
              if (signal.aborted) return
              failures = 0
              setReconnecting(false)
              change(id, (before) => withEvent(before, event))
              if (event.kind === 'begun') changed.current()
              if (event.kind === 'done' || event.kind === 'failed') return
            }
          } catch (error) {
            if (signal.aborted) return
            if (error instanceof ApiError && !passing.includes(error.status)) throw error
          }
        }
      } finally {
        if (followed.current.get(id) === ending) followed.current.delete(id)
        setReconnecting(false)
        changed.current()
      }
    },
    [api, change],
  )
  const resume = useCallback(
    (id: string) =>
      follow(id, (api, options) => chatOf(api).events({ params: { threadId, id } }, options)).catch(() => undefined),
    [follow, threadId],
  )

  // Answers that were being written when the page was opened or left.
  const running = exchanges.filter(({ answer }) => answer.state === 'running').map(({ id }) => id)
  const unfollowed = running.join(' ')
  useEffect(() => {
    for (const id of unfollowed.split(' '))
      if (id && latest.current.find((one) => one.id === id)?.answer.lastEvent) void resume(id)
  }, [unfollowed, resume])
  useEffect(() => {
    const streams = followed.current
    return () => {
      for (const ending of streams.values()) ending.abort()
      streams.clear()
    }
  }, [])

  const sending = useApiMutation('creating', (_, { id, open }: { id: string; open: Open }) => follow(id, open))
  const acting = useApiMutation('updating', (api, { id, action }: { id: string; action: AnswerAction }) =>
    chatOf(api).act({ params: { threadId, id }, body: action }),
  )
  return {
    exchanges,
    isAnswering: running.length > 0,
    isReconnecting,
    ask: async ({ id = newId(), text, confirms = null }) => {
      if (latest.current.some((one) => one.id === id)) return true
      const exchange = asked(id, text)
      latest.current = [...latest.current, exchange]
      setLive((known) => [...known, exchange])
      try {
        const open: Open = (api, options) => chatOf(api).send({ params: { id: threadId }, body: { id, text, confirms } }, options)
        await sending.run({ id, open })
        return latest.current.some((one) => one.id === id)
      } catch (error) {
        drop(id)
        showPaywall(error)
        return false
      }
    },
    act: async (exchange, action) => {
      const { id } = exchange
      // The server does not know the question yet.
      if (action.action === 'stop' && exchange.answer.lastEvent === 0) {
        followed.current.get(id)?.abort()
        drop(id)
        return
      }
      try {
        const answer = await acting.run({ id, action })
        if (answer.state !== 'running') followed.current.get(id)?.abort()
        change(id, (before) => ({ ...before, answer }))
        if (answer.state === 'running') void resume(id)
      } catch (error) {
        showPaywall(error)
      }
    },
  }
}

function showPaywall(error: unknown): void {
  const code = paywallCodeOf(error)
  const text = code === 'plan.quotaUsedUp' && error instanceof ApiError ? error.message : undefined
  if (code) overlays.open({ kind: 'paywall', code, about: 'chat', text })
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
