import { useCallback } from 'react'
import { useReload } from '../../../lib/api.tsx'
import { sessionKey } from '../../../lib/session.tsx'

/** Reloads account and subscription after a change. */
export function useReloadAccount(): () => void {
  const reload = useReload()
  return useCallback(() => {
    for (const name of ['account', 'subscription', 'offices']) void reload(...sessionKey(name))
  }, [reload])
}
