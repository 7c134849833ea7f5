import { type Draft, emptyDraft } from './draft.ts'

const storageKey = 'radar-draft'

/** A draft in the browser's storage. It lasts until the window is closed, because searched names are confidential. */
export interface KeptDraft {
  /** The account to which it belongs; null for a visitor. */
  owner: string | null
  draft: Draft
  /** Milliseconds since 1970. */
  keptAt: number
}

/** Returns the kept draft that this reader may see. A visitor's draft becomes that of the account that logs in. */
export function readDraft(owner: string | null): KeptDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as KeptDraft | null
    if (!kept || (kept.owner !== null && kept.owner !== owner)) return null
    return { ...kept, draft: { ...emptyDraft, ...kept.draft } }
  } catch {
    return null
  }
}

/** Keeps a draft. @returns when it was kept; null without storage */
export function keepDraft(owner: string | null, draft: Draft): number | null {
  const kept: KeptDraft = { owner, draft, keptAt: Date.now() }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept))
    return kept.keptAt
  } catch {
    return null
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage there is nothing to delete.
  }
}
