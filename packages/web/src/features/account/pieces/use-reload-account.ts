import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { sessionKey } from '../../../lib/session.tsx'

/** Reloads account and subscription after a change. */
export function useReloadAccount(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    const [root] = sessionKey('account')
    const changing: readonly unknown[] = ['account', 'subscription', 'offices']
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === root && changing.includes(queryKey[2]) })
  }, [client])
}
