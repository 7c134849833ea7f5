import { ApiError } from '@marklot/contracts/client'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../../../lib/api.tsx'
import { guardianOf, useReloadGuardian } from '../pieces/index.ts'
import { changeOf, type DraftField, draftFields, isEmpty } from './draft.ts'
import { type KeptDraft, markStored } from './draft-store.ts'

/** Milliseconds after the last change until the draft is saved. */
const pauseMs = 800

export interface DraftSaving {
  /** Saves the draft after a pause without changes. */
  schedule: () => void
  /** Saves the draft now. Resolves once the account has all changes or the call has failed. */
  flush: () => Promise<void>
  /** The last failure; null: none. */
  fault: Error | null
}

/**
 * Saves the draft in the account. Sends only changed fields, so that two devices do not overwrite each other's fields.
 * Sends only one call at a time.
 * @param latest the current draft
 * @param onSaved receives the draft once the account has it
 */
export function useDraftSaving(latest: RefObject<KeptDraft | null>, onSaved: (kept: KeptDraft) => void): DraftSaving {
  const guardian = guardianOf(useApi())
  const calls = useRef(guardian)
  calls.current = guardian
  const reload = useReloadGuardian()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void> | null>(null)
  const isOver = useRef(false)
  const [fault, setFault] = useState<Error | null>(null)
  const saved = useRef(onSaved)
  saved.current = onSaved

  const saveOnce = useCallback(async () => {
    const kept = latest.current
    if (!kept || kept.owner === null || !isUnsaved(kept)) return
    const { draft, isStored } = kept
    const fields: readonly DraftField[] = isStored ? kept.changed : draftFields
    const body = changeOf(draft, fields)
    try {
      if (isStored) await calls.current.changeDraft({ params: { id: draft.id }, body })
      else await calls.current.createDraft({ body: { id: draft.id, ...body } })
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined
      // If the draft was deleted on another device, the input is kept here as a new draft. A lost logo is left out.
      if (code === 'draft.notFound' && latest.current?.draft.id === draft.id)
        saved.current({ ...latest.current, isStored: false })
      else if (code === 'logo.notFound' && latest.current?.draft.id === draft.id)
        saved.current({ ...latest.current, draft: { ...latest.current.draft, logo: null } })
      else throw error
      return
    }
    const now = latest.current
    // Another draft or another page has replaced it.
    if (isOver.current || now?.draft.id !== draft.id) return markStored(draft.id, kept.owner)
    const changed = now.changed.filter((field) => !fields.includes(field) || now.draft[field] !== draft[field])
    saved.current({ ...now, isStored: true, changed })
    void reload('drafts')
  }, [latest, reload])

  const saveAll = useCallback(async () => {
    try {
      // A change during a call is saved by the next one.
      for (let calls = 0; calls < 5 && isUnsaved(latest.current); calls++) await saveOnce()
      setFault(null)
    } catch (error) {
      setFault(error instanceof Error ? error : new Error(String(error)))
    }
  }, [latest, saveOnce])

  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current)
    if (running.current) return running.current
    const run = saveAll().finally(() => {
      running.current = null
    })
    running.current = run
    return run
  }, [saveAll])

  const schedule = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), pauseMs)
  }, [flush])

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void flush()
    }
    const resume = () => void flush()
    isOver.current = false
    document.addEventListener('visibilitychange', leave)
    // What could not be saved without a network is saved as soon as there is one.
    window.addEventListener('online', resume)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('online', resume)
      isOver.current = true
      void flush()
    }
  }, [flush])
  return { schedule, flush, fault }
}

/** Returns whether the account lacks something of a draft. It needs no draft without any entry. */
const isUnsaved = (kept: KeptDraft | null): boolean =>
  kept !== null && kept.owner !== null && (kept.isStored ? kept.changed.length > 0 : !isEmpty(kept.draft))
