import type { Brand } from '@marklot/contracts/brand'
import type { CSSProperties } from 'react'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DetailField, DetailGrid } from '../../ui/detail-field.tsx'
import styles from './dates.module.css'
import { processDay } from './process-order.ts'
import { Section } from './section.tsx'
import { daysBetween, lastGap, type Timeline, type TimelinePoint, timelineOf } from './timeline.ts'

/** All days of a mark: drawn as a line with the opposition window and today, and as a list. */
export function Dates({ brand, today }: { brand: Brand; today: string }) {
  const t = usePhrases('brands')
  const timeline = timelineOf(brand, today)
  const computed = brand.oppositionPeriodIsComputed ? t('computed') : null
  return (
    <Section title={t('dates')} aside={timeline ? t('notToScale') : undefined}>
      {timeline ? <Line timeline={timeline} brand={brand} today={today} /> : <p className={styles.note}>{t('noDates')}</p>}
      {brand.oppositionPeriodIsComputed && <p className={styles.note}>{t('windowComputed')}</p>}
      <div className={styles.fields}>
        <DetailGrid>
          <DetailField title={t('applicationDate')} inid="220" value={brand.applicationDate} />
          <DetailField title={t('publicationDate')} inid="442" value={brand.publicationDate} />
          <DetailField title={t('registrationDate')} inid="151" value={brand.registrationDate} />
          <DetailField
            title={t('oppositionPeriodStartDate')}
            value={brand.oppositionPeriodStartDate}
            secondValue={brand.oppositionPeriodStartDate && computed}
          />
          <DetailField
            title={t('oppositionPeriodEndDate')}
            value={brand.oppositionPeriodEndDate}
            secondValue={brand.oppositionPeriodEndDate && computed}
          />
          <DetailField title={t('expiryDate')} inid="180" value={brand.expiryDate} />
          <DetailField title={t('terminationDate')} inid="141" value={brand.terminationDate} />
          <DetailField title={t('exhibitionDate')} inid="230" value={brand.exhibitionDate} />
        </DetailGrid>
      </div>
    </Section>
  )
}

function Line({ timeline: { points, window }, brand, today }: { timeline: Timeline; brand: Brand; today: string }) {
  const t = usePhrases('brands')
  const isInside = (point: TimelinePoint) => window !== null && point.x >= window.from && point.x < window.until
  const { oppositionPeriodEndDate: end } = brand
  const start = brand.oppositionPeriodStartDate
  const windowText = start && end ? t('window', { count: daysBetween(start, end) }) : null
  const columns = points.length - 1
  return (
    <div className={styles.drawing}>
      {window && (
        <span className={styles.window} style={{ '--from': `${window.from}%`, '--until': `${window.until}%` } as CSSProperties}>
          {windowText}
          {brand.oppositionPeriodIsComputed && ` (${t('computed')})`}
        </span>
      )}
      <ol
        className={styles.line}
        style={
          {
            '--columns': `repeat(${columns}, minmax(0, 1fr)) minmax(0, ${lastGap}fr)`,
            '--break': `${100 - 50 * (lastGap / (columns + lastGap))}%`,
          } as CSSProperties
        }
      >
        {points.map((point, place) => {
          const next = points[place + 1]
          return (
            <li
              key={point.event}
              className={classNames(
                styles.point,
                point.event === 'today' && styles.today,
                point.isFuture && styles.future,
                point.isFuture && point.event === 'oppositionEnd' && styles.due,
                !next && styles.last,
                isInside(point) && styles.inWindow,
              )}
            >
              <PointText point={point} brand={brand} today={today} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function PointText({ point, brand, today }: { point: TimelinePoint; brand: Brand; today: string }) {
  const t = usePhrases('brands')
  const format = useFormat()
  const end = brand.oppositionPeriodEndDate
  const isOpen = end !== null && end >= today && brand.brandStateCategory !== 'dead'
  return (
    <>
      <b>{t(`event.${point.event}`)}</b>
      <span className="num">{format.date(point.date)}</span>
      {point.event === 'today' && isOpen && <small>{t('daysLeft', { count: daysBetween(today, end) })}</small>}
      {point.event === 'expiry' && point.isFuture && brand.brandStateCategory !== 'dead' && <small>{t('renewable')}</small>}
      {point.event === 'exhibition' && brand.exhibitionName && <small dir="auto">{brand.exhibitionName}</small>}
      <Steps point={point} />
    </>
  )
}

/** So many steps of the office have room under a point; all of them stand in the process timeline. */
const mostSteps = 2

/**
 * The office's steps under the point they follow. A step of the same day says what the point says; only the issue it was published in
 * is news.
 */
function Steps({ point }: { point: TimelinePoint }) {
  const t = usePhrases('brands')
  const format = useFormat()
  const notes = point.steps.flatMap((step) => {
    const day = processDay(step)
    const issue = step.publicationIdentifier && t('issue', { identifier: step.publicationIdentifier })
    const section = step.publicationSection && t('section', { section: step.publicationSection })
    const what = day === point.date ? null : (step.processType ?? step.processState ?? t('processUnnamed'))
    const parts = [what, issue, issue && section, what && day && format.date(day)].filter(Boolean)
    return parts.length > 0 ? [parts.join(', ')] : []
  })
  const further = notes.length - mostSteps
  return (
    <>
      {notes.slice(0, mostSteps).map((note, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: offices report equal steps, their place is all that tells them apart
        <small key={place} dir="auto">
          {note}
        </small>
      ))}
      {further > 0 && <small>{t('furtherSteps', { count: further })}</small>}
    </>
  )
}
