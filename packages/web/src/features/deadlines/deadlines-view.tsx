import type { AccountDeadline, AccountDeadlines, OwnDeadline } from '@marklot/contracts/deadlines'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import { registrationOfficeCodes } from '@marklot/contracts/office'
import { useId } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import controls from '../../ui/controls.module.css'
import { EmptyState, ErrorState, Notice, Skeleton } from '../../ui/states.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { useDeadlines } from './deadline-calls.ts'
import { DeadlineList, OwnDeadlineList } from './deadline-list.tsx'
import { DeadlinesDrawing } from './deadlines-drawing.tsx'
import styles from './deadlines-view.module.css'

const kindChoices = ['all', 'opposition', 'renewal'] as const
type KindChoice = (typeof kindChoices)[number]
const isOfKind = (choice: KindChoice, { kind }: AccountDeadline) =>
  choice === 'all' || (choice === 'opposition') === (kind === 'opposition')

/** All deadlines of the account: drawn by office, listed by day, and as a calendar. */
export function DeadlinesView() {
  const t = usePhrases('deadlines')
  const ui = usePhrases('ui')
  const { object: reply, error, busy, reload } = useDeadlines()
  if (!reply) {
    if (error && !busy)
      return (
        <ErrorState title={t('failed.title')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      )
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="320px" />
      </div>
    )
  }
  return (
    <>
      {reply.deadlines.length > 0 && <Deadlines reply={reply} />}
      {reply.own.length > 0 && <OwnDeadlines deadlines={reply.own} />}
      {reply.deadlines.length + reply.own.length === 0 && <NoDeadlines />}
      <CalendarSection />
    </>
  )
}

function Deadlines({ reply }: { reply: AccountDeadlines }) {
  const t = usePhrases('deadlines')
  const { kind, office } = useSelection()
  const { deadlines, today, leftOutBrands } = reply
  const inOffice = deadlines.filter(({ brand }) => office === null || brand.registrationOfficeCode === office)
  const selected = inOffice.filter((deadline) => isOfKind(kind, deadline))
  const upcoming = selected.filter(({ daysLeft }) => daysLeft >= 0)
  const past = selected.filter(({ daysLeft }) => daysLeft < 0)
  return (
    <>
      {leftOutBrands > 0 && <Notice kind="warning">{t('leftOut', { count: leftOutBrands })}</Notice>}
      <DeadlinesDrawing deadlines={selected} today={today} />
      <section className={styles.section} aria-labelledby="next">
        <div className={styles.head}>
          <h2 id="next">{t('next')}</h2>
          <Selection deadlines={deadlines} inOffice={inOffice.filter(({ daysLeft }) => daysLeft >= 0)} />
        </div>
        {upcoming.length > 0 ? (
          <DeadlineList key={`${kind} ${office}`} deadlines={upcoming} step={25} />
        ) : (
          <p className={styles.none}>{t('nothingNext')}</p>
        )}
        {selected.some(({ isComputed }) => isComputed) && <p className={styles.none}>{t('caution')}</p>}
      </section>
      {past.length > 0 && (
        <section className={styles.section} aria-labelledby="past">
          <h2 id="past">{t('past')}</h2>
          <DeadlineList key={`${kind} ${office}`} deadlines={past} step={10} />
        </section>
      )}
    </>
  )
}

/** The deadlines of the applications that the reader tracks in Brand-Pilot. */
function OwnDeadlines({ deadlines }: { deadlines: readonly OwnDeadline[] }) {
  const t = usePhrases('deadlines')
  const { kind, office } = useSelection()
  const selected = deadlines.filter(
    (one) => (kind === 'all' || one.kind === kind) && (office === null || one.registrationOfficeCode === office),
  )
  if (selected.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="own">
      <h2 id="own">{t('own.title')}</h2>
      <p className={styles.none}>{t('own.text')}</p>
      <OwnDeadlineList key={`${kind} ${office}`} deadlines={selected} step={25} />
    </section>
  )
}

interface DeadlineSelection {
  kind: KindChoice
  office: RegistrationOfficeCode | null
  addressOf: (selection: { kind: KindChoice; office: RegistrationOfficeCode | null }) => string
}

/** Returns the selection in the address: `?kind=opposition&office=de`. */
function useSelection(): DeadlineSelection {
  const locale = useLocale()
  const { productName } = useConfig()
  const query = new URLSearchParams(useLocation().search)
  return {
    kind: kindChoices.find((choice) => choice === query.get('kind')) ?? 'all',
    office: registrationOfficeCodes.find((code) => code === query.get('office')) ?? null,
    addressOf: ({ kind, office }) =>
      paths.deadlines(locale, productName, { kind: kind === 'all' ? undefined : kind, office: office ?? undefined }),
  }
}

interface SelectionProps {
  deadlines: readonly AccountDeadline[]
  /** The upcoming deadlines of the selected office, for the counts by kind. */
  inOffice: readonly AccountDeadline[]
}

function Selection({ deadlines, inOffice }: SelectionProps) {
  const t = usePhrases('deadlines')
  const offices = usePhrases('offices')
  const format = useFormat()
  const navigate = useNavigate()
  const id = useId()
  const selection = useSelection()
  const { kind, office, addressOf } = selection
  const known = registrationOfficeCodes.filter((code) => deadlines.some(({ brand }) => brand.registrationOfficeCode === code))
  const choose = (value: string) =>
    void navigate(addressOf({ kind, office: known.find((code) => code === value) ?? null }), { preventScrollReset: true })
  return (
    <div className={styles.selection}>
      {known.length > 1 && (
        <>
          <label className={controls.hidden} htmlFor={id}>
            {t('office')}
          </label>
          <select id={id} className={controls.select} value={office ?? ''} onChange={(event) => choose(event.target.value)}>
            <option value="">{t('office.all')}</option>
            {known.map((code) => (
              <option key={code} value={code}>
                {offices(code)}
              </option>
            ))}
          </select>
        </>
      )}
      <nav className={controls.segments} aria-label={t('kinds')}>
        {kindChoices.map((choice) => (
          <Link
            key={choice}
            className={controls.segment}
            to={addressOf({ kind: choice, office })}
            preventScrollReset
            aria-current={choice === kind ? 'true' : undefined}
          >
            {t(`kinds.${choice}`)} {format.count(inOffice.filter((deadline) => isOfKind(choice, deadline)).length)}
          </Link>
        ))}
      </nav>
    </div>
  )
}

function NoDeadlines() {
  const t = usePhrases('deadlines')
  const locale = useLocale()
  const { productName } = useConfig()
  return (
    <EmptyState title={t('none.title')} text={t('none.text')}>
      <Link className={buttonClass({ look: 'primary' })} to={paths.search(locale)}>
        {t('toSearch')}
      </Link>
      <Link className={buttonClass()} to={paths.my(locale, productName, { section: 'boards' })}>
        {t('toBoards')}
      </Link>
    </EmptyState>
  )
}
