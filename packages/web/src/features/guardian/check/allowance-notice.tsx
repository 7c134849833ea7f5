import { Link, useLocation } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { useSession } from '../../../lib/session.tsx'
import { Notice } from '../../../ui/states.tsx'
import styles from './description-step.module.css'
import { isTrialUsed } from './use-check-allowance.ts'

/** Says before anything is filled in that the free evaluation is used up, and leads to the plans. */
export function TrialUsed() {
  const t = usePhrases('guardian')
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { object } = useSession().subscription
  if (!object || !isTrialUsed(object)) return null
  return (
    <div className={styles.used}>
      <Notice>
        <p>
          <b>{t('allowance.used')}</b> {t('allowance.used.text')} {t('allowance.again')}{' '}
          <Link to={paths.products(locale, { from: `${pathname}${search}` })}>{t('regions.seePlans')}</Link>
        </p>
      </Notice>
    </div>
  )
}
