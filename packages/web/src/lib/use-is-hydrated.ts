import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * Returns false while the server renders and during the browser's first rendering, which must equal the server's; true
 * afterwards.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
