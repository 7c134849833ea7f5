import type { BrandHit } from '@marklot/contracts/search'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { LogoTile } from '../../ui/logo-tile.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { higherScore } from './higher-score.ts'
import { brandAddress } from './hit-link.ts'
import { isWordMark, useDone } from './hit-logo.tsx'
import styles from './logo-tiles.module.css'
import type { SearchState } from './search-state.ts'

/** Shows the hits of a search by logo as tiles: many pictures at a glance. */
export function LogoTiles({ hits, search }: { hits: readonly BrandHit[]; search: SearchState }) {
  const format = useFormat()
  const locale = useLocale()
  const nameOf = useBrandName()
  const noteOf = useNote()
  return (
    <ul className={styles.tiles}>
      {hits.map((hit) => {
        const higher = higherScore(hit)
        return (
          <li key={hit.brandId} data-row="">
            <Link className={styles.link} to={brandAddress(locale, hit.brandId, search)} data-hit={hit.brandId}>
              <span className={styles.picture} aria-hidden="true">
                <LogoTile {...hit} size="hit" />
              </span>
              <span className={styles.name}>
                <b dir="auto">{nameOf(hit)}</b>
                {higher && <span className="num">{format.percent(higher.percent)}</span>}
              </span>
            </Link>
            <p className={styles.done}>
              <OfficeFlag code={hit.registrationOfficeCode} show="code" /> {noteOf(hit)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** Returns a function that says what makes a hit similar, and how a copied logo was altered. */
function useNote(): (hit: BrandHit) => string {
  const t = usePhrases('logos')
  const search = usePhrases('search')
  const doneTo = useDone()
  return (hit) => {
    const logo = hit.similarity?.logo ?? null
    if (higherScore(hit)?.of === 'name' && hit.comparison)
      return t('column.said', { title: search('mode.name'), note: search(`remark.${hit.comparison.remark}`) })
    if (logo === null) return t(isWordMark(hit) ? 'hit.wordMark' : 'tile.notCompared')
    return logo.kind === 'identical' || logo.kind === 'similar' ? doneTo(logo) : t(`kind.${logo.kind ?? 'weaker'}`)
  }
}
