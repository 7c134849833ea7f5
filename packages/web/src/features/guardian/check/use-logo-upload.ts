import { ApiError } from '@marklot/contracts/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../../../lib/api.tsx'
import { usePhrases } from '../../../lib/phrases.tsx'
import { useSession } from '../../../lib/session.tsx'
import { logosOf } from '../pieces/index.ts'
import { fileOf, keptPicture, type PictureFault, pictureFault } from './picture.ts'
import type { DraftHolder } from './use-draft.ts'

export interface LogoUpload {
  busy: boolean
  /** Why the last file was not taken; null: none was refused. */
  fault: string | null
  take: (file: File) => void
  remove: () => void
}

/** Takes a logo: the account stores it, or the browser until a visitor logs in. */
export function useLogoUpload({ draft, change }: DraftHolder): LogoUpload {
  const t = usePhrases('guardian')
  const logos = logosOf(useApi())
  const { account } = useSession()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const isSignedIn = account !== null

  const upload = async (file: File) => {
    const { id } = await logos.upload({ body: { fields: {}, files: { logo: file } } })
    change({ logo: id, picture: null })
  }
  const take = async (file: File) => {
    const refused = pictureFault(file)
    if (refused) throw refused
    if (isSignedIn) return upload(file)
    change({ picture: await keptPicture(file), logo: null })
  }
  const run = (work: () => Promise<void>) => {
    setBusy(true)
    setFault(null)
    work()
      .catch((error: unknown) => {
        if (typeof error === 'string') setFault(t(`logo.${error as PictureFault}`))
        else setFault(error instanceof ApiError ? error.message : t('logo.failed'))
      })
      .finally(() => setBusy(false))
  }
  // The picture that a visitor chose is stored once somebody has logged in.
  const latest = useRef(run)
  latest.current = run
  const store = useRef(upload)
  store.current = upload
  const { picture } = draft
  useEffect(() => {
    if (isSignedIn && picture !== null) latest.current(() => store.current(fileOf(picture)))
  }, [isSignedIn, picture])
  return {
    busy,
    fault,
    take: (file) => run(() => take(file)),
    remove: useCallback(() => {
      setFault(null)
      change({ logo: null, picture: null })
    }, [change]),
  }
}
