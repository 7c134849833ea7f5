import type { AccountDeadline } from '@marklot/contracts/deadlines'
import { notations } from '@marklot/contracts/locale'
import { useFormat } from '../../lib/format.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import styles from './deadlines-drawing.module.css'
import { type DrawnDeadline, type DrawnOffice, drawDeadlines, drawing, shortened } from './drawing-rows.ts'

/** A deadline's point is filled from this many days before it. */
const soonDays = 30
const headHeight = 30
const bandPadding = 8

/**
 * The deadlines of the next twelve months, on one line for each office, with a line for today. The list below contains
 * all of them.
 */
export function DeadlinesDrawing({ deadlines, today }: { deadlines: readonly AccountDeadline[]; today: string }) {
  const t = usePhrases('deadlines')
  const format = useFormat()
  const locale = useLocale()
  const nameOf = useBrandName()
  const labelOf = ({ brand, kind }: AccountDeadline) => {
    const name = shortened(nameOf(brand))
    return kind === 'opposition' ? name : t(`drawing.${kind}`, { name })
  }
  const { months, today: todayX, until, offices } = drawDeadlines(deadlines, today, labelOf)
  if (offices.length === 0) return null
  const month = new Intl.DateTimeFormat(notations[locale], { month: 'short', timeZone: 'UTC' })
  const bands = bandsOf(offices)
  const bottom = bands.at(-1)?.bottom ?? headHeight
  const height = bottom + 34
  const first = months[0]?.day ?? today
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('drawing.title')}>
        <div className={styles.canvas}>
          <svg
            className={styles.drawing}
            viewBox={`0 0 ${drawing.width} ${height}`}
            role="img"
            aria-label={t('drawing.text', { from: format.date(first), until: format.date(until) })}
          >
            {months.map(({ day, x }, i) => (
              <g key={day}>
                <text x={x} y="18" className={styles.month}>
                  {month.format(new Date(day))}
                  {(i === 0 || day.slice(5, 7) === '01') && ` ${day.slice(0, 4)}`}
                </text>
                <path d={`M${x} ${headHeight}V${bottom}`} className={styles.line} />
              </g>
            ))}
            <path d={`M${drawing.left} ${headHeight}H${drawing.right}`} className={styles.axis} />
            {bands.map(({ office, top, bottom: end }) => (
              <g key={office.office}>
                {office.items.map((item) => (
                  <Item key={`${item.deadline.kind} ${item.deadline.brand.brandId}`} item={item} top={top} />
                ))}
                {office.left > 0 && (
                  <text x="0" y={top + bandPadding + drawing.laneHeight + 8} className={styles.more}>
                    {t('drawing.more', { count: office.left })}
                  </text>
                )}
                <path d={`M0 ${end}H${drawing.right}`} className={styles.line} />
              </g>
            ))}
            <path d={`M${todayX} ${headHeight}V${bottom + 8}`} className={styles.axis} />
            <path d={`M${todayX} ${bottom + 5}l8 8l-8 8l-8 -8z`} className={styles.today} />
            <text x={todayX + 15} y={bottom + 17} className={styles.name}>
              {t('drawing.today')}
              <tspan className={styles.day}>, {format.date(today)}</tspan>
            </text>
          </svg>
          <div className={styles.offices} aria-hidden="true">
            {bands.map(({ office, top }) => (
              <span key={office.office} style={{ top: `${((top + bandPadding + drawing.laneHeight / 2) / height) * 100}%` }}>
                <OfficeFlag code={office.office} show="code" />
              </span>
            ))}
          </div>
        </div>
      </section>
      <ul className={styles.legend}>
        <li>
          <i className={styles.deliveredKey} />
          {t('legend.delivered')}
        </li>
        <li>
          <i className={styles.computedKey} />
          {t('legend.computed')}
        </li>
        <li>
          <i className={styles.renewalKey} />
          {t('legend.renewal')}
        </li>
      </ul>
    </div>
  )
}

/** Returns the bands of the offices, one below the other. */
function bandsOf(offices: readonly DrawnOffice[]): { office: DrawnOffice; top: number; bottom: number }[] {
  let top = headHeight
  return offices.map((office) => {
    const lanes = office.left > 0 ? Math.max(2, office.lanes) : office.lanes
    const band = { office, top, bottom: top + 2 * bandPadding + lanes * drawing.laneHeight }
    top = band.bottom
    return band
  })
}

/** A deadline: the opposition period as a bar with its end, a renewal as a diamond. Computed deadlines are hollow. */
function Item({ item: { deadline, label, x, from, lane, isLabelBefore }, top }: { item: DrawnDeadline; top: number }) {
  const y = top + bandPadding + (lane + 0.5) * drawing.laneHeight
  const { kind, isComputed, daysLeft } = deadline
  const point = classNames(styles.point, daysLeft <= soonDays && styles.soon)
  return (
    <g>
      {from !== null && from < x && (
        <rect x={from} y={y - 9} width={x - from} height="18" className={isComputed ? styles.computed : styles.delivered} />
      )}
      {kind === 'opposition' ? (
        <circle cx={x} cy={y} r="7" className={point} />
      ) : (
        <path d={`M${x} ${y - 9}l9 9l-9 9l-9 -9z`} className={classNames(point, !isComputed && styles.full)} />
      )}
      <text
        x={isLabelBefore ? x - 13 : x + 13}
        y={y + 5}
        textAnchor={isLabelBefore ? 'end' : 'start'}
        className={classNames(styles.name, isLabelBefore && from !== null && styles.onBar)}
      >
        {label}
      </text>
    </g>
  )
}
