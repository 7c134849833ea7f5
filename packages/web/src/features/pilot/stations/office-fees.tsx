import type { ProjectFees } from '@marklot/contracts/pilot-filing'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { LeaderItem, LeaderList } from '../../../ui/leader-list.tsx'
import styles from './stations.module.css'
import { useProjectFees } from './use-project-fees.ts'

/** The cost of filing at the chosen offices, or at the EU's office while none is chosen. */
export function OfficeFees() {
  const t = usePhrases('stations')
  const names = usePhrases('offices')
  const format = useFormat()
  const { object: fees } = useProjectFees()
  if (!fees) return null
  const chosen = fees.offices.filter(({ isChosen }) => isChosen)
  const shown = chosen.length > 0 ? chosen : fees.offices.filter((one) => one.registrationOfficeCode === 'em')
  return (
    <div className={styles.slip}>
      <p className={styles.text}>{t('classes.cost', { count: fees.niceClasses.length })}</p>
      <LeaderList>
        {shown.map(({ registrationOfficeCode, amount, currency }) => (
          <LeaderItem key={registrationOfficeCode} label={names(registrationOfficeCode)}>
            {format.money(amount, currency)}
          </LeaderItem>
        ))}
      </LeaderList>
      <FeeFacts offices={shown} />
    </div>
  )
}

/** The source and date of the amounts, and which of them should be checked. */
export function FeeFacts({ offices }: Pick<ProjectFees, 'offices'>) {
  const t = usePhrases('stations')
  const names = usePhrases('offices')
  const format = useFormat()
  const namesOf = (some: ProjectFees['offices']) =>
    format.list(some.map(({ registrationOfficeCode }) => names(`short.${registrationOfficeCode}`)))
  const old = offices.filter(({ isOld }) => isOld)
  const uncertain = offices.filter((fee) => fee.isUncertain && !fee.isOld)
  const oldest = offices.map(({ lookedUp }) => lookedUp).sort()[0]
  if (oldest === undefined) return null
  return (
    <>
      {old.length > 0 && <p className={styles.warning}>{t('offices.old', { offices: namesOf(old) })}</p>}
      {uncertain.length > 0 && <p className={styles.warning}>{t('offices.uncertain', { offices: namesOf(uncertain) })}</p>}
      <details className={styles.sources}>
        <summary>{t('offices.sources', { date: format.date(oldest) })}</summary>
        <ul>
          {offices.map(({ registrationOfficeCode, source, lookedUp }) => (
            <li key={registrationOfficeCode}>
              {t('offices.source', { office: names(`short.${registrationOfficeCode}`), date: format.date(lookedUp) })} {source}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
