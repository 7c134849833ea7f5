import { officeRelations, type RegistrationOfficeCode } from '@marklot/contracts/office'
import type { ProjectFees } from '@marklot/contracts/pilot-filing'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { withOffice } from '../../../ui/form/office-ticks.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { useProjectHolder } from '../project-context.tsx'
import { StationEnd } from '../station-end.tsx'
import { FeeFacts } from './office-fees.tsx'
import styles from './offices-station.module.css'
import { useProjectFees } from './use-project-fees.ts'

/** Asks where the mark should apply, and shows the cost: one EU mark compared with individual countries. */
export function OfficesStation() {
  const t = usePhrases('stations')
  const ui = usePhrases('ui')
  const { project } = useProjectHolder()
  const { object: fees, error, busy, reload } = useProjectFees()
  return (
    <>
      {fees ? (
        <>
          <FeeTable fees={fees} />
          <EuAgainstCountries fees={fees} />
          <p className={styles.small}>
            {t('offices.orientation')} {t('offices.mind')}
          </p>
          <FeeFacts offices={fees.offices} />
        </>
      ) : error && !busy ? (
        <ErrorState title={t('offices.failed')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <Skeleton height="420px" />
      )}
      <StationEnd station="offices" isReady={project.registrationOfficeCodes.length > 0} />
    </>
  )
}

function FeeTable({ fees }: { fees: ProjectFees }) {
  const t = usePhrases('stations')
  const names = usePhrases('offices')
  const format = useFormat()
  const { project, mayChange, change } = useProjectHolder()
  const chosen = project.registrationOfficeCodes
  const sums = fees.sums.map(({ currency, amount }) => format.money(amount, currency))
  const about = (code: RegistrationOfficeCode) => {
    if (code === 'em') return t('offices.eu')
    if (!officeRelations.em.includes(code)) return t('offices.outside')
    return t(chosen.includes('em') ? 'offices.covered' : 'offices.member')
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('offices.office')}</th>
          <th scope="col" className={styles.fee}>
            {t('offices.fee', { count: fees.niceClasses.length })}
          </th>
        </tr>
      </thead>
      <tbody>
        {fees.offices.map(({ registrationOfficeCode: code, amount, currency, isOld, isUncertain }) => (
          <tr key={code} className={classNames(chosen.includes(code) && styles.chosen)}>
            <td>
              <label className={styles.office}>
                <input
                  type="checkbox"
                  name="offices"
                  checked={chosen.includes(code)}
                  disabled={!mayChange}
                  onChange={(event) => change({ registrationOfficeCodes: withOffice(chosen, code, event.target.checked) })}
                />
                <OfficeFlag code={code} show="flag" />
                <span>
                  <b>{names(code)}</b>
                  <small>{about(code)}</small>
                </span>
              </label>
            </td>
            <td className={styles.fee}>
              {format.money(amount, currency)}
              {(isOld || isUncertain) && <small className={styles.check}>{t('offices.check')}</small>}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('offices.together')}</th>
          <td className={styles.fee} aria-live="polite">
            {sums.length > 0 ? format.list(sums) : t('offices.noneChosen')}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/**
 * One EU mark compared with the national marks of EU members: the chosen ones, or all EU members among the seven
 * offices.
 */
function EuAgainstCountries({ fees: { euAgainstCountries } }: { fees: ProjectFees }) {
  const t = usePhrases('stations')
  const names = usePhrases('offices')
  const format = useFormat()
  const { eu, countries, registrationOfficeCodes } = euAgainstCountries
  const most = Math.max(eu, countries)
  const difference = Math.round((countries - eu) * 100) / 100
  const bars = [
    ['eu', t('offices.against.eu'), eu],
    ['countries', format.list(registrationOfficeCodes.map((code) => names(code))), countries],
  ] as const
  const amount = format.money(Math.abs(difference), 'EUR')
  return (
    <section className={styles.against} aria-labelledby="eu-against-countries">
      <h3 id="eu-against-countries">{t('offices.against')}</h3>
      <dl>
        {bars.map(([key, label, cost]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${(cost / most) * 100}%` }} />
              </span>
              {format.money(cost, 'EUR')}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {difference > 0
          ? t('offices.against.cheaper', { amount })
          : difference < 0
            ? t('offices.against.dearer', { amount })
            : t('offices.against.same')}
      </p>
    </section>
  )
}
