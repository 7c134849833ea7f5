import { useEffect } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '../../lib/phrases.tsx'
import { Icon } from '../../ui/icon.tsx'
import { restoreTyped } from '../account/index.ts'
import styles from './plans.module.css'

/**
 * A link back to the page that led here. Restores its typed input, even if the reader uses the browser's back button.
 */
export function ReturnLink({ to }: { to: string }) {
  const t = usePhrases('plans')
  useEffect(
    () => () => {
      if (`${location.pathname}${location.search}${location.hash}` === to) restoreTyped(to)
    },
    [to],
  )
  return (
    <p className={styles.back}>
      <Link to={to}>
        <Icon name="arrow-left" small />
        {t('back')}
      </Link>
    </p>
  )
}
