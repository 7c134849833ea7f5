import type { BrandHit } from '@marklot/contracts/search'
import { foundOwner } from './found-owner.ts'
import styles from './owner-name.module.css'
import type { SearchState } from './search-state.ts'

/** Shows the owner of a hit. After a search by owner, adds the seat and marks the match. */
export function OwnerName({ hit, search }: { hit: BrandHit; search: Pick<SearchState, 'mode' | 'text'> }) {
  const parts = search.mode === 'owner' && search.text !== '' ? foundOwner(hit, search.text) : null
  if (!parts) return hit.ownerName
  return parts.map(({ text, isMatch }, place) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
      <mark key={place} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
