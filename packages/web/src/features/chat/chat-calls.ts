import { type Client, extendClient } from '@marklot/contracts'
import type { Assistant, ChatThread, ThreadList } from '@marklot/contracts/chat'
import { chatEndpoints } from '@marklot/contracts/chat-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Api, type MutationHolder, type QueryHolder, useApiMutation, useApiQuery } from '../../lib/api.tsx'
import { useLocale } from '../../lib/phrases.tsx'

const table = { chat: chatEndpoints }

/** The calls of Brandy, loaded with what needs them. */
export const chatOf = (api: Api): Client<typeof table>['chat'] => extendClient(api, table).chat

const root = 'chat'
const threadsKey = [root, 'threads'] as const
const threadKey = (id: string) => [root, 'thread', id] as const

/** Who answers. */
export const useAssistant = (): QueryHolder<Assistant> =>
  useApiQuery([root, 'assistant'], (api, options) => chatOf(api).assistant(undefined, options))

/** The threads of the account, the last changed first, with words that are searched in them. */
export const useThreads = (query: string, enabled: boolean): QueryHolder<ThreadList> =>
  useApiQuery([...threadsKey, query], (api, options) => chatOf(api).threads({ query: { query: query || undefined } }, options), {
    enabled,
    keepPrevious: true,
    staleTime: 0,
  })

export const useThread = (id: string, enabled: boolean): QueryHolder<ChatThread> =>
  useApiQuery(threadKey(id), (api, options) => chatOf(api).thread({ params: { id } }, options), { enabled, staleTime: 0 })

/** Puts a thread into the shown pages. */
export function useShowThread(): (thread: ChatThread) => void {
  const queryClient = useQueryClient()
  const locale = useLocale()
  return useCallback(
    (thread) => queryClient.setQueryData<ChatThread>([locale, ...threadKey(thread.id)], thread),
    [queryClient, locale],
  )
}

/** Asks for the list of threads and the quota again. */
export function useReloadThreads(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(
    () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === root && queryKey[2] === 'threads' }),
    [queryClient],
  )
}

export function useRenameThread(): MutationHolder<{ id: string; title: string }, ChatThread> {
  const show = useShowThread()
  const reload = useReloadThreads()
  const renaming = useApiMutation('updating', (api, { id, title }: { id: string; title: string }) =>
    chatOf(api).rename({ params: { id }, body: { title } }),
  )
  return {
    ...renaming,
    run: async (values) => {
      const thread = await renaming.run(values)
      show(thread)
      await reload()
      return thread
    },
  }
}

export function useRemoveThread(): MutationHolder<string, null> {
  const reload = useReloadThreads()
  const removing = useApiMutation('deleting', (api, id: string) => chatOf(api).removeThread({ params: { id } }))
  return {
    ...removing,
    run: async (id) => {
      const done = await removing.run(id)
      await reload()
      return done
    },
  }
}
