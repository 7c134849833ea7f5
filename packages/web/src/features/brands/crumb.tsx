import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { addressFromSearch, brandAddress, type SearchState, searchedFor } from '../search/index.ts'
import styles from './crumb.module.css'
import { useNeighbours } from './use-neighbours.ts'

/** Links back to the search that led here, and to its previous and next hits; without one, to the search page. */
export function Crumb({ id, search }: { id: string; search: SearchState }) {
  const t = usePhrases('brands')
  const locale = useLocale()
  const { text } = searchedFor(search)
  // Only the browser sends this request. The server's document does not wait for a search that only provides links.
  const isHydrated = useIsHydrated()
  const { place, total, previous, next } = useNeighbours(id, search, isHydrated)
  return (
    <nav className={styles.crumb} aria-label={t('path')}>
      <Link className={styles.back} to={paths.search(locale, addressFromSearch(search))}>
        <Icon name="arrow-left" small />
        <span className={styles.text}>{text ? t('backToSearch', { text }) : t('toSearch')}</span>
      </Link>
      {place !== null && (
        <div className={styles.neighbours}>
          <span className={styles.place}>{t('position', { place, total })}</span>
          <Step label={t('popup.previous')} icon="chevron-left" to={previous && brandAddress(locale, previous, search)} />
          <Step label={t('popup.next')} icon="chevron-right" to={next && brandAddress(locale, next, search)} />
        </div>
      )}
    </nav>
  )
}

function Step({ label, icon, to }: { label: string; icon: 'chevron-left' | 'chevron-right'; to: string | null }) {
  if (to === null)
    return (
      <Button iconOnly aria-label={label} disabled>
        <Icon name={icon} />
      </Button>
    )
  return (
    <Link className={buttonClass({ iconOnly: true })} aria-label={label} title={label} to={to}>
      <Icon name={icon} />
    </Link>
  )
}
