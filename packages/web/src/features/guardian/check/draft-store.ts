import { type CheckDraft, type DraftField, emptyDraft } from './draft.ts'

const storageKey = 'check-drafts'
/** The most drafts that the browser keeps. */
const mostKept = 20

/** A draft in the browser's storage. It lasts until the window is closed, because searched names are confidential. */
export interface KeptDraft {
  /** The account to which it belongs; null for a visitor. */
  owner: string | null
  draft: CheckDraft
  /** Fields that the account does not have yet. */
  changed: readonly DraftField[]
  /** The account knows the draft. */
  isStored: boolean
  /** It has been evaluated and not changed since. */
  isEvaluated: boolean
  /** Milliseconds since 1970. */
  keptAt: number
}

function readAll(): KeptDraft[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as KeptDraft[]
    return kept.map((one) => ({ ...one, draft: { ...emptyDraft(one.draft.id), ...one.draft } }))
  } catch {
    return []
  }
}

/** Stores the drafts. @returns whether the browser keeps them */
function writeAll(kept: readonly KeptDraft[]): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept.slice(0, mostKept)))
    return true
  } catch {
    return false
  }
}

/**
 * Returns the drafts that this reader may see, most recently changed first: the reader's own and those of a visitor.
 */
export const keptDrafts = (owner: string | null): KeptDraft[] =>
  readAll().filter((kept) => kept.owner === null || kept.owner === owner)

/** Stores a draft. @returns whether the browser keeps it */
export function keepDraft(kept: KeptDraft): boolean {
  return writeAll([kept, ...readAll().filter(({ draft }) => draft.id !== kept.draft.id)])
}

export function forgetDraft(id: string): void {
  writeAll(readAll().filter(({ draft }) => draft.id !== id))
}

/** Records that the account has a draft. Does not change the order of the drafts. */
export function markStored(id: string, owner: string): void {
  writeAll(readAll().map((kept) => (kept.draft.id === id ? { ...kept, owner, changed: [], isStored: true } : kept)))
}
