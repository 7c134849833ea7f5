import { registrationOfficeCodes } from '@marklot/contracts/office'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { addressOfInsights, type InsightsState } from './address.ts'
import styles from './insights-page.module.css'

/** Links to the seven offices. Each view has its own address. */
export function OfficeSwitch({ state }: { state: InsightsState }) {
  const t = usePhrases('insights')
  const locale = useLocale()
  return (
    <nav aria-label={t('offices')} className={styles.offices}>
      <ul>
        {registrationOfficeCodes.map((office) => (
          <li key={office}>
            <Link
              to={paths.insights(locale, addressOfInsights({ ...state, office }))}
              aria-current={office === state.office ? 'page' : undefined}
            >
              <span className={styles.wide}>
                <OfficeFlag code={office} />
              </span>
              <span className={styles.narrow}>
                <OfficeFlag code={office} show="code" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
