import { useCallback, useEffect, useRef } from 'react'
import { useApi } from '../../../lib/api.tsx'
import { useSession } from '../../../lib/session.tsx'
import { fileOf, keptPicture, logosOf, type Taking, useTaking } from '../../logos/pieces/index.ts'
import type { DraftHolder } from './use-draft.ts'

export interface LogoUpload extends Omit<Taking, 'reset'> {
  remove: () => void
}

/** Accepts a logo. The account stores it, or the browser does until a visitor logs in. */
export function useLogoUpload({ draft, change }: DraftHolder): LogoUpload {
  const logos = logosOf(useApi())
  const isSignedIn = useSession().account !== null
  const { busy, fault, take, reset } = useTaking(async (file) => {
    if (!isSignedIn) return change({ picture: await keptPicture(file), logo: null })
    const { id } = await logos.upload({ body: { fields: {}, files: { logo: file } } })
    change({ logo: id, picture: null })
  })
  // A picture that a visitor chose is stored after the login.
  const latest = useRef(take)
  latest.current = take
  const { picture } = draft
  useEffect(() => {
    if (isSignedIn && picture !== null) latest.current(fileOf(picture))
  }, [isSignedIn, picture])
  return {
    busy,
    fault,
    take,
    remove: useCallback(() => {
      reset()
      change({ logo: null, picture: null })
    }, [change, reset]),
  }
}
