import { type Client, extendClient } from '@marklot/contracts'
import type { Assistant, ChatThread, ThreadList } from '@marklot/contracts/chat'
import { chatEndpoints } from '@marklot/contracts/chat-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Api, type MutationHolder, type QueryHolder, useApiMutation, useApiQuery, useReload } from '../../lib/api.tsx'
import { useLocale } from '../../lib/phrases.tsx'

const table = { chat: chatEndpoints }

/** Returns Brandy's calls. They load with the code that needs them. */
export const chatOf = (api: Api): Client<typeof table>['chat'] => extendClient(api, table).chat

const root = 'chat'
const threadsKey = [root, 'threads'] as const
const threadKey = (id: string) => [root, 'thread', id] as const

/** Loads the kind of assistant that answers: the model or the rules. */
export const useAssistant = (): QueryHolder<Assistant> =>
  useApiQuery([root, 'assistant'], (api, options) => chatOf(api).assistant(undefined, options))

/** Loads the account's threads that contain the search words, most recently changed first. */
export const useThreads = (query: string, enabled: boolean): QueryHolder<ThreadList> =>
  useApiQuery([...threadsKey, query], (api, options) => chatOf(api).threads({ query: { query: query || undefined } }, options), {
    enabled,
    keepPrevious: true,
    staleTime: 0,
  })

export const useThread = (id: string, enabled: boolean): QueryHolder<ChatThread> =>
  useApiQuery(threadKey(id), (api, options) => chatOf(api).thread({ params: { id } }, options), { enabled, staleTime: 0 })

/** Returns a function that puts a thread into the loaded pages. */
export function useShowThread(): (thread: ChatThread) => void {
  const queryClient = useQueryClient()
  const locale = useLocale()
  return useCallback(
    (thread) => queryClient.setQueryData<ChatThread>([locale, ...threadKey(thread.id)], thread),
    [queryClient, locale],
  )
}

/** Returns a function that loads the list of threads and the quota again. */
export function useReloadThreads(): () => Promise<void> {
  const reload = useReload()
  return useCallback(() => reload(...threadsKey), [reload])
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
