import { type FilingFee, filingFeeOf } from '@marklot/contracts/guardian'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { LeaderItem, LeaderList } from '../../../ui/leader-list.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { useFees } from '../pieces/index.ts'
import { useCountryName } from './country-picker.tsx'
import { type CheckDraft, classesOf, filingPlan } from './draft.ts'
import styles from './slip.module.css'

/** The approximate cost of filing: the amounts of each office, their source and their date. */
export function FeeSlip({ draft }: { draft: CheckDraft }) {
  const t = usePhrases('guardian')
  const ui = usePhrases('ui')
  const { object: fees, error, busy, reload } = useFees()
  const { offices } = filingPlan(draft)
  const classes = Math.max(1, classesOf(draft.goods).length)
  return (
    <aside className={styles.slip} aria-labelledby="filing-fees">
      <h2 id="filing-fees">{t('fees.title')}</h2>
      <p className={styles.lead}>{t('fees.lead', { count: classes })}</p>
      {fees && offices.length > 0 ? (
        <Fees fees={fees} draft={draft} classes={classes} />
      ) : fees ? (
        <>
          <p className={styles.small}>{t('fees.none')}</p>
          <FeeSources fees={fees} />
        </>
      ) : error && !busy ? (
        <div role="alert">
          <p className={styles.small}>{t('fees.failed')}</p>
          <Button size="small" onClick={reload}>
            {ui('retry')}
          </Button>
        </div>
      ) : (
        <Skeleton height="96px" />
      )}
    </aside>
  )
}

interface FeesProps {
  fees: readonly FilingFee[]
  draft: CheckDraft
  classes: number
}

function Fees({ fees, draft, classes }: FeesProps) {
  const t = usePhrases('guardian')
  const names = usePhrases('offices')
  const format = useFormat()
  const countryName = useCountryName()
  const { offices, covered, besides } = filingPlan(draft)
  const rows = feesOf(fees, offices)
  const amount = (fee: FilingFee) => format.money(filingFeeOf(fee, classes), fee.currency)
  const also = feesOf(fees, besides)
  return (
    <>
      <FeeRows fees={rows} classes={classes} />
      {covered.length > 0 && (
        <p className={styles.small}>
          {t('fees.covered', { countries: format.list(covered.map(countryName)) })}{' '}
          {also.length > 0 &&
            t('fees.besides', {
              offices: format.list(
                also.map((fee) => `${names(`short.${fee.registrationOfficeCode}`)} ${amount(fee)}`),
                'unit',
              ),
            })}
        </p>
      )}
      <FeeSources fees={rows} />
    </>
  )
}

export const feesOf = (fees: readonly FilingFee[], offices: readonly RegistrationOfficeCode[]): FilingFee[] =>
  offices.flatMap((code) => fees.find(({ registrationOfficeCode }) => registrationOfficeCode === code) ?? [])

/** The fee of each office, and the sum of each currency, because the product does not convert currencies. */
export function FeeRows({ fees, classes }: { fees: readonly FilingFee[]; classes: number }) {
  const t = usePhrases('guardian')
  const names = usePhrases('offices')
  const format = useFormat()
  const sums = new Map<FilingFee['currency'], number>()
  for (const fee of fees) sums.set(fee.currency, (sums.get(fee.currency) ?? 0) + filingFeeOf(fee, classes))
  return (
    <LeaderList>
      {fees.map((fee) => (
        <LeaderItem
          key={fee.registrationOfficeCode}
          label={t('fees.row', { office: names(`short.${fee.registrationOfficeCode}`), count: classes })}
        >
          {format.money(filingFeeOf(fee, classes), fee.currency)}
        </LeaderItem>
      ))}
      {sums.size < fees.length && (
        <LeaderItem label={t('fees.together')} isTotal>
          {format.list(
            [...sums].map(([currency, sum]) => format.money(sum, currency)),
            'unit',
          )}
        </LeaderItem>
      )}
    </LeaderList>
  )
}

/** The source and date of the amounts, and which of them are old or unconfirmed. */
export function FeeSources({ fees }: { fees: readonly FilingFee[] }) {
  const t = usePhrases('guardian')
  const names = usePhrases('offices')
  const format = useFormat()
  const officesOf = (some: readonly FilingFee[]) =>
    format.list(some.map(({ registrationOfficeCode }) => names(`short.${registrationOfficeCode}`)))
  const old = fees.filter(({ isOld }) => isOld)
  const uncertain = fees.filter(({ isUncertain }) => isUncertain)
  const oldest = fees.map(({ lookedUp }) => lookedUp).sort()[0]
  if (oldest === undefined) return null
  return (
    <>
      <p className={styles.small}>{t('fees.orientation')}</p>
      {old.length > 0 && <p className={styles.warning}>{t('fees.old', { offices: officesOf(old) })}</p>}
      {uncertain.length > 0 && <p className={styles.warning}>{t('fees.uncertain', { offices: officesOf(uncertain) })}</p>}
      <details className={styles.sources}>
        <summary>{t('fees.sources', { date: format.date(oldest) })}</summary>
        <ul>
          {fees.map(({ registrationOfficeCode, source, lookedUp }) => (
            <li key={registrationOfficeCode}>
              {t('fees.source', { office: names(`short.${registrationOfficeCode}`), date: format.date(lookedUp) })}{' '}
              <span>{source}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
