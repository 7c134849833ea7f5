import type { Brand } from '@marklot/contracts/brand'
import type { CSSProperties } from 'react'
import { useFormat } from '../lib/format.ts'
import { usePhrases } from '../lib/phrases.tsx'
import { classNames } from './class-names.ts'
import { oppositionPeriod } from './period.ts'
import { processDay } from './process-order.ts'
import styles from './timeline.module.css'
import {
  daysBetween,
  lastGap,
  type TimelineDates,
  type TimelineDrawing,
  type TimelinePoint,
  timelineOf,
} from './timeline-points.ts'

/** The dates of the line. */
export type TimelineBrand = TimelineDates &
  Pick<Brand, 'registrationOfficeCode' | 'brandStateCategory' | 'oppositionPeriodIsComputed' | 'exhibitionName'>

export interface TimelineProps {
  brand: TimelineBrand
  /** `YYYY-MM-DD`. */
  today: string
}

/** A mark's days as a line with the opposition window and today: horizontal if there is room, otherwise vertical. */
export function Timeline({ brand, today }: TimelineProps) {
  const t = usePhrases('ui')
  const drawing = timelineOf(brand, today)
  return (
    <div className={styles.frame}>
      {drawing ? <Line {...drawing} brand={brand} today={today} /> : <p className={styles.none}>{t('timeline.noDates')}</p>}
    </div>
  )
}

function Line({ points, window, brand, today }: TimelineProps & TimelineDrawing) {
  const t = usePhrases('ui')
  const isInside = (point: TimelinePoint) => window !== null && point.x >= window.from && point.x < window.until
  const { oppositionPeriodEndDate: end } = brand
  const start = brand.oppositionPeriodStartDate
  const period = start && end ? oppositionPeriod(brand.registrationOfficeCode, start, end) : null
  const columns = points.length - 1
  return (
    <div className={styles.drawing}>
      {window && (
        <span className={styles.window} style={{ '--from': `${window.from}%`, '--until': `${window.until}%` } as CSSProperties}>
          {period && t(`timeline.window.${period.unit}`, { count: period.count })}
          {brand.oppositionPeriodIsComputed && ` (${t('timeline.computed')})`}
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

function PointText({ point, brand, today }: { point: TimelinePoint; brand: TimelineBrand; today: string }) {
  const t = usePhrases('ui')
  const format = useFormat()
  const end = brand.oppositionPeriodEndDate
  const isOpen = end !== null && end >= today && brand.brandStateCategory !== 'dead'
  return (
    <>
      <b>{t(`timeline.event.${point.event}`)}</b>
      <span className="num">{format.date(point.date)}</span>
      {point.event === 'today' && isOpen && <small>{t('timeline.daysLeft', { count: daysBetween(today, end) })}</small>}
      {point.event === 'expiry' && point.isFuture && brand.brandStateCategory !== 'dead' && (
        <small>{t('timeline.renewable')}</small>
      )}
      {point.event === 'exhibition' && brand.exhibitionName && <small dir="auto">{brand.exhibitionName}</small>}
      <Steps point={point} />
    </>
  )
}

/** The most steps of the office below a point. The process timeline contains all of them. */
const mostSteps = 2

/**
 * Shows the office's steps below the point that they follow. A step on the point's own day adds only the issue of its
 * publication.
 */
function Steps({ point }: { point: TimelinePoint }) {
  const t = usePhrases('ui')
  const format = useFormat()
  const notes = point.steps.flatMap((step) => {
    const day = processDay(step)
    const issue = step.publicationIdentifier && t('timeline.issue', { identifier: step.publicationIdentifier })
    const section = step.publicationSection && t('timeline.section', { section: step.publicationSection })
    const term = step.processTypeTerm ?? step.processStateTerm
    const what = day === point.date ? null : (term?.text ?? t('timeline.processUnnamed'))
    const facts = [issue, issue && section, what && day && format.date(day)].filter(Boolean)
    return what || facts.length > 0 ? [{ what, language: term?.language, facts }] : []
  })
  const further = notes.length - mostSteps
  return (
    <>
      {notes.slice(0, mostSteps).map((note, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: offices report equal steps, which differ only in their place
        <small key={place} dir="auto">
          {note.what && <span lang={note.language ?? undefined}>{note.what}</span>}
          {note.what && note.facts.length > 0 && ', '}
          {note.facts.join(', ')}
        </small>
      ))}
      {further > 0 && <small>{t('timeline.furtherSteps', { count: further })}</small>}
    </>
  )
}
