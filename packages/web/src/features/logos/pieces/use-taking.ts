import { ApiError } from '@marklot/contracts/client'
import { useCallback, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { type PictureFault, pictureFault } from './picture.ts'

export interface Taking {
  busy: boolean
  /** Why the last file was refused; null if none was. */
  fault: string | null
  /** Accepts a file unless its size or type is not allowed. */
  take: (file: File) => void
  /** Forgets the last fault. */
  reset: () => void
}

/**
 * Returns a function that stores a picture with `store`, and reports in the reader's language why it could not.
 * @param store may throw a `PictureFault` or an `ApiError`
 */
export function useTaking(store: (file: File) => Promise<void>): Taking {
  const t = usePhrases('logos')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const take = async (file: File) => {
    setBusy(true)
    setFault(null)
    try {
      const refused = pictureFault(file)
      if (refused) throw refused
      await store(file)
    } catch (error) {
      if (typeof error === 'string') setFault(t(`fault.${error as PictureFault}`))
      else setFault(error instanceof ApiError ? error.message : t('fault.failed'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, take: (file) => void take(file), reset: useCallback(() => setFault(null), []) }
}
