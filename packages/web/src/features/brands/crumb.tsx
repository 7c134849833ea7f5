import { Link } from 'react-router'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { type SearchedFor, searchValues } from '../search/hit-link.ts'
import styles from './crumb.module.css'

/** The way back to the search the page was opened from; without one, to the search. */
export function Crumb({ searched }: { searched: SearchedFor }) {
  const t = usePhrases('brands')
  const locale = useLocale()
  const { text } = searched
  return (
    <nav className={styles.crumb} aria-label={t('path')}>
      <Link to={paths.search(locale, searchValues(searched))}>
        <Icon name="arrow-left" small />
        <span className={styles.text}>{text ? t('backToSearch', { text }) : t('toSearch')}</span>
      </Link>
    </nav>
  )
}
