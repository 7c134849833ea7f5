import { Link, useNavigate } from 'react-router'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import type { FromSearch } from '../search/hit-link.ts'
import styles from './crumb.module.css'

/** The way back to the results; without a search behind it, to the search. */
export function Crumb({ fromSearch }: { fromSearch: FromSearch | null }) {
  const t = usePhrases('brands')
  const locale = useLocale()
  const navigate = useNavigate()
  return (
    <nav className={styles.crumb} aria-label={t('path')}>
      {fromSearch ? (
        <Link
          to={fromSearch.address}
          onClick={(event) => {
            // Going back brings the place in the list back too; a click that opens a tab is left alone.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            navigate(-1)
          }}
        >
          <Icon name="arrow-left" small />
          <span className={styles.text}>
            {fromSearch.text
              ? t('backToResults', { count: fromSearch.total, text: fromSearch.text })
              : t('backToAllResults', { count: fromSearch.total })}
          </span>
        </Link>
      ) : (
        <Link to={paths.search(locale)}>
          <Icon name="arrow-left" small />
          <span className={styles.text}>{t('toSearch')}</span>
        </Link>
      )}
      {fromSearch && <span className={styles.place}>{t('position', { place: fromSearch.place, total: fromSearch.total })}</span>}
    </nav>
  )
}
