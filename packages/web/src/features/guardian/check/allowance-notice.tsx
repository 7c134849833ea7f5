import { isFeatureIncluded } from '@marklot/contracts/features'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { useSession } from '../../../lib/session.tsx'
import { Notice } from '../../../ui/states.tsx'
import styles from './description-step.module.css'
import { isTrialUsed } from './use-check-allowance.ts'

/**
 * Says before anything is filled in that the plan does not include the evaluation, or that the free one is used up, and
 * leads to the plans.
 */
export function AllowanceNotice() {
  const t = usePhrases('guardian')
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { object } = useSession().subscription
  if (!object) return null
  const isUsed = isTrialUsed(object)
  if (!isUsed && isFeatureIncluded(object, 'guardian.creation')) return null
  return (
    <div className={styles.allowance}>
      <Notice>
        <p>
          <b>{t(isUsed ? 'allowance.used' : 'allowance.notIncluded')}</b>{' '}
          {isUsed ? `${t('allowance.used.text')} ${t('allowance.again')}` : t('allowance.notIncluded.text')}{' '}
          <Link to={paths.products(locale, { from: `${pathname}${search}` })}>{t('regions.seePlans')}</Link>
        </p>
      </Notice>
    </div>
  )
}
