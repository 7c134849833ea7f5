import type { BrandHit } from '@marklot/contracts/search'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { LogoTile } from '../../ui/logo-tile.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { brandAddress } from './hit-link.ts'
import { isWordMark, useDone } from './hit-logo.tsx'
import styles from './logo-tiles.module.css'
import type { SearchState } from './search-state.ts'

/** Shows the hits of a search by logo as tiles: many pictures at a glance. */
export function LogoTiles({ hits, search }: { hits: readonly BrandHit[]; search: SearchState }) {
  const t = usePhrases('logos')
  const format = useFormat()
  const locale = useLocale()
  const nameOf = useBrandName()
  const doneTo = useDone()
  return (
    <ul className={styles.tiles}>
      {hits.map((hit) => {
        const logo = hit.similarity?.logo ?? null
        const isCopy = logo?.kind === 'identical' || logo?.kind === 'similar'
        return (
          <li key={hit.brandId} data-row="">
            <Link className={styles.link} to={brandAddress(locale, hit.brandId, search)} data-hit={hit.brandId}>
              <span className={styles.picture} aria-hidden="true">
                <LogoTile {...hit} size="hit" />
              </span>
              <span className={styles.name}>
                <b dir="auto">{nameOf(hit)}</b>
                {logo && <span className="num">{format.percent(logo.score)}</span>}
              </span>
            </Link>
            <p className={styles.done}>
              <OfficeFlag code={hit.registrationOfficeCode} show="code" />{' '}
              {logo === null
                ? t(isWordMark(hit) ? 'hit.wordMark' : 'tile.notCompared')
                : isCopy
                  ? doneTo(logo)
                  : t(`kind.${logo.kind ?? 'weaker'}`)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
