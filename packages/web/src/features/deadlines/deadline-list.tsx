import type { AccountDeadline, OwnDeadline } from '@marklot/contracts/deadlines'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import styles from './deadline-list.module.css'

/** A deadline is emphasised from this many days before it. */
const soonDays = 30

/** Lists deadlines in the given order. Each click shows `step` more. */
export function DeadlineList({ deadlines, step }: { deadlines: readonly AccountDeadline[]; step: number }) {
  return (
    <Rows all={deadlines} step={step}>
      {(deadline) => <DeadlineRow key={`${deadline.kind} ${deadline.brand.brandId}`} deadline={deadline} />}
    </Rows>
  )
}

/** Lists the deadlines of the reader's own applications in the given order. Each click shows `step` more. */
export function OwnDeadlineList({ deadlines, step }: { deadlines: readonly OwnDeadline[]; step: number }) {
  return (
    <Rows all={deadlines} step={step}>
      {(deadline) => (
        <OwnDeadlineRow key={`${deadline.projectId} ${deadline.registrationOfficeCode} ${deadline.kind}`} deadline={deadline} />
      )}
    </Rows>
  )
}

function Rows<D>({ all, step, children }: { all: readonly D[]; step: number; children: (deadline: D) => ReactNode }) {
  const t = usePhrases('deadlines')
  const [shown, setShown] = useState(step)
  return (
    <>
      <ol className={styles.list}>{all.slice(0, shown).map(children)}</ol>
      {all.length > shown && (
        <Button size="small" onClick={() => setShown(shown + step)}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function DeadlineRow({ deadline }: { deadline: AccountDeadline }) {
  const t = usePhrases('deadlines')
  const locale = useLocale()
  const nameOf = useBrandName()
  const { kind, brand } = deadline
  return (
    <li className={styles.row}>
      <When deadline={deadline} />
      <div className={styles.what}>
        <p>
          {t(kind)}{' '}
          <Link to={paths.brand(locale, brand.brandId)} dir="auto">
            {nameOf(brand)}
          </Link>
        </p>
        <Places deadline={deadline} />
      </div>
      <span className={styles.office}>
        <OfficeFlag code={brand.registrationOfficeCode} show="code" />
        <span className="num">{brand.numberDisplay}</span>
      </span>
      <span className={styles.source}>
        <i className={deadline.isComputed ? styles.computed : undefined} />
        <DateSource deadline={deadline} />
      </span>
    </li>
  )
}

function OwnDeadlineRow({ deadline }: { deadline: OwnDeadline }) {
  const t = usePhrases('deadlines')
  const locale = useLocale()
  const { kind, projectId, name, registrationOfficeCode, filingNumber } = deadline
  return (
    <li className={styles.row}>
      <When deadline={deadline} />
      <p className={styles.what}>
        {t(`own.${kind}`)}{' '}
        <Link to={paths.pilotProject(locale, projectId, { station: 'deadlines' })} dir="auto">
          {name}
        </Link>
      </p>
      <span className={styles.office}>
        <OfficeFlag code={registrationOfficeCode} show="code" />
        <span className="num">{filingNumber}</span>
      </span>
      <span className={styles.source}>
        <i className={styles.computed} />
        <DateSource deadline={{ ...deadline, isComputed: true }} />
      </span>
    </li>
  )
}

/** The day and the time left until it. */
function When({ deadline: { date, daysLeft } }: { deadline: Pick<AccountDeadline, 'date' | 'daysLeft'> }) {
  const t = usePhrases('deadlines')
  const format = useFormat()
  return (
    <>
      <time dateTime={date} className={styles.date}>
        {format.date(date)}
      </time>
      <span className={classNames(styles.days, daysLeft >= 0 && daysLeft <= soonDays && styles.soon)}>
        {daysLeft >= 0 ? t('daysLeft', { count: daysLeft }) : t('daysAgo', { count: -daysLeft })}
      </span>
    </>
  )
}

type Source = Pick<AccountDeadline, 'isComputed' | 'source' | 'rule'>
/** Shows whether the office delivered the day, or the rule by which it was computed. */
export function DateSource({ deadline: { isComputed, source, rule } }: { deadline: Source }) {
  const t = usePhrases('deadlines')
  if (!isComputed) return t('delivered')
  return [t('computed'), source, rule !== null && rule !== 'nominal' && t(`rule.${rule}`)].filter(Boolean).join(', ')
}

/** The boards and saved searches through which the account follows the brand. */
function Places({ deadline: { boards, storedBrandQueries } }: { deadline: AccountDeadline }) {
  const t = usePhrases('deadlines')
  const locale = useLocale()
  const { productName } = useConfig()
  const places: { key: string; label: string; name: ReactNode }[] = [
    ...boards.map(({ id, name }) => ({
      key: `board ${id}`,
      label: t('board'),
      name: (
        <Link to={paths.my(locale, productName, { section: 'boards', board: id })} dir="auto">
          {name}
        </Link>
      ),
    })),
    ...storedBrandQueries.map(({ id, name }) => ({
      key: `search ${id}`,
      label: t('search'),
      name: (
        <Link to={paths.my(locale, productName, { section: 'searches' })} dir="auto">
          {name}
        </Link>
      ),
    })),
  ]
  return (
    <ul className={styles.places}>
      {places.map(({ key, label, name }) => (
        <li key={key}>
          {label}: {name}
        </li>
      ))}
    </ul>
  )
}
