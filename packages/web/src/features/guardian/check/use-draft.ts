import { useCallback, useEffect, useRef, useState } from 'react'
import { hasStatus, useApi } from '../../../lib/api.tsx'
import { newId } from '../../../lib/new-id.ts'
import { useSession } from '../../../lib/session.tsx'
import { guardianOf } from '../pieces/index.ts'
import { type CheckDraft, changeOf, draftFields, emptyDraft, fromAccount, isEmpty, storable } from './draft.ts'
import { type KeptDraft, keepDraft, keptDrafts, markStored } from './draft-store.ts'
import { useDraftSaving } from './use-draft-saving.ts'

/** Why the draft in the address is not shown. */
export type DraftRefusal = 'login' | 'notFound' | 'failed'

export interface DraftHolder {
  draft: CheckDraft
  /** False while the server renders, and until the stored draft has been read. */
  isKnown: boolean
  refusal: DraftRefusal | null
  /** When the browser or the account last stored it, in milliseconds since 1970; null: not stored. */
  keptAt: number | null
  /** The account has the draft. */
  isStored: boolean
  /** Why the account lacks the last changes; null: it has them, or is about to receive them. */
  fault: Error | null
  change: (change: Partial<CheckDraft> | ((draft: CheckDraft) => CheckDraft)) => void
  /** Begins another draft. The current one stays in the list of drafts. */
  begin: (more?: Partial<CheckDraft>) => void
  /** Saves all changes in the account. Resolves with whether it has the draft. */
  flush: () => Promise<boolean>
  /** Records that the draft has been evaluated. The next visit begins another; the way back leads to this one. */
  conclude: () => void
}

const placeholder = emptyDraft('')

/**
 * Returns the wizard's draft. The browser stores every change immediately, so that it survives a reload, the login and
 * visits to other pages. For a signed-in person, the account stores it for other devices.
 * @param asked the draft in the address; null: the last one of the browser, or a new one
 * @param isBeginning the first step is shown, where an evaluated draft is not continued
 */
export function useDraft(asked: string | null, isBeginning: boolean): DraftHolder {
  const { account, isLoading } = useSession()
  const owner = account?.id ?? null
  const guardian = guardianOf(useApi())
  const calls = useRef(guardian)
  calls.current = guardian
  const begins = useRef(isBeginning)
  begins.current = isBeginning
  const latest = useRef<KeptDraft | null>(null)
  const [shown, setShown] = useState<{ kept: KeptDraft; isKept: boolean } | null>(null)
  const [refusal, setRefusal] = useState<DraftRefusal | null>(null)
  const show = useCallback((kept: KeptDraft) => {
    latest.current = kept
    setRefusal(null)
    setShown({ kept, isKept: isEmpty(kept.draft) && !kept.isStored ? false : keepDraft(kept) })
  }, [])
  const { schedule, flush, fault } = useDraftSaving(latest, show)

  useEffect(() => {
    if (isLoading) return
    const now = latest.current
    if (now && now.owner === owner && (asked === null || now.draft.id === asked)) return
    if (owner !== null) void flush()
    const abort = new AbortController()
    const drafts = keptDrafts(owner)
    // A visitor's draft moves to the account that logs in.
    const adopted = (kept: KeptDraft): KeptDraft => (owner !== null && kept.owner === null ? { ...kept, owner } : kept)
    const found = drafts.find(({ draft, isEvaluated }) =>
      asked === null ? !(begins.current && isEvaluated) : draft.id === asked,
    )
    if (found) show(adopted(found))
    else if (asked === null) show(newKept(owner))
    else {
      latest.current = null
      setShown(null)
      setRefusal(owner === null ? 'login' : null)
    }
    if (owner !== null) {
      if (found && !found.isStored) void flush()
      for (const { draft } of drafts.filter((kept) => kept.owner === null && kept !== found))
        calls.current.createDraft({ body: { id: draft.id, ...changeOf(draft, draftFields) } }).then(
          () => markStored(draft.id, owner),
          // The account stores the draft once it is opened.
          () => undefined,
        )
    }
    if (owner !== null && (found?.isStored || (!found && asked !== null)))
      calls.current
        .draft({ params: { id: found?.draft.id ?? asked ?? '' } }, { signal: abort.signal })
        .then((stored) => {
          const now = latest.current?.draft.id === stored.id ? latest.current : null
          const changed = now?.changed ?? []
          const draft = fromAccount(stored, now?.draft ?? null, changed)
          const isEvaluated = now?.isEvaluated ?? false
          show({ owner, draft, changed, isStored: true, isEvaluated, keptAt: Date.parse(stored.changedUtc) })
          if (changed.length > 0) schedule()
        })
        .catch((error: unknown) => {
          if (abort.signal.aborted) return
          const isGone = error instanceof Error && hasStatus(error, 404)
          if (!found) setRefusal(isGone ? 'notFound' : 'failed')
          else if (isGone && latest.current) show({ ...latest.current, isStored: false })
        })
    return () => abort.abort()
  }, [asked, owner, isLoading, show, flush, schedule])

  useEffect(() => {
    // Another tab or device may have changed the draft while this one was out of sight.
    const refresh = () => {
      const kept = latest.current
      if (document.visibilityState !== 'visible' || !kept?.isStored || kept.owner === null) return
      calls.current.draft({ params: { id: kept.draft.id } }).then(
        (stored) => {
          // What was entered here in the meantime is newer than the reply.
          if (latest.current !== kept) return
          const draft = fromAccount(stored, kept.draft, kept.changed)
          show({ ...kept, draft, keptAt: Date.parse(stored.changedUtc) })
        },
        // The next call reports what is wrong.
        () => undefined,
      )
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [show])

  const change = useCallback<DraftHolder['change']>(
    (change) => {
      const before = latest.current ?? newKept(owner)
      // Two quick changes build on each other, even if the first has not been rendered yet.
      const given = typeof change === 'function' ? change(before.draft) : { ...before.draft, ...change }
      const draft = { ...given, idea: storable(given.idea), name: storable(given.name) }
      const changed = draftFields.filter((field) => before.changed.includes(field) || draft[field] !== before.draft[field])
      show({ ...before, owner, draft, changed, isEvaluated: false, keptAt: Date.now() })
      if (before.isStored || !isEmpty(draft)) schedule()
    },
    [owner, show, schedule],
  )
  const begin = useCallback(
    (more: Partial<CheckDraft> = {}) => {
      void flush()
      const kept = newKept(owner)
      show({ ...kept, draft: { ...kept.draft, ...more, name: storable(more.name ?? '') } })
      if (Object.keys(more).length > 0) schedule()
    },
    [owner, show, flush, schedule],
  )
  const conclude = useCallback(() => {
    if (latest.current) show({ ...latest.current, isEvaluated: true })
  }, [show])
  const isKnown = shown !== null && shown.kept.owner === owner && !isLoading && refusal === null
  return {
    draft: isKnown ? shown.kept.draft : placeholder,
    isKnown,
    refusal: isLoading ? null : refusal,
    keptAt: isKnown && shown.isKept ? shown.kept.keptAt : null,
    isStored: isKnown && shown.kept.isStored,
    fault,
    change,
    begin,
    flush: async () => {
      await flush()
      return latest.current?.isStored ?? false
    },
    conclude,
  }
}

const newKept = (owner: string | null): KeptDraft => ({
  owner,
  draft: emptyDraft(newId()),
  changed: [],
  isStored: false,
  isEvaluated: false,
  keptAt: Date.now(),
})
