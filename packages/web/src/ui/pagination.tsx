import { Link, type To } from 'react-router'
import { usePhrases } from '../lib/phrases.tsx'
import { useChoice } from '../lib/use-choice.ts'
import controls from './controls.module.css'
import { Icon } from './icon.tsx'
import { pageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'

export interface PaginationProps {
  page: number
  size: number
  total: number
  sizes: readonly number[]
  /** The address of a page, so that pages can be opened in a tab. */
  addressOf: (page: number) => To
  onSize: (size: number) => void
  /** The word for the entries on a page; by default "results". */
  sizeLabel?: string
  /** Called when somebody points at a page or focuses it, so that it can be fetched early. */
  onIntent?: (page: number) => void
}

/** Shows the position in a list, the pages as links, and the number of entries per page. */
export function Pagination({ page, size, total, sizes, addressOf, onSize, sizeLabel, onIntent }: PaginationProps) {
  const t = usePhrases('ui')
  const [shownSize, chooseSize] = useChoice(size, onSize)
  const pageCount = Math.max(1, Math.ceil(total / size))
  const current = Math.min(page, pageCount)
  const intent = (number: number) => ({ onPointerEnter: () => onIntent?.(number), onFocus: () => onIntent?.(number) })
  return (
    <div className={styles.bar}>
      <p className={styles.range}>
        {t('page.range', { from: (current - 1) * size + 1, until: Math.min(current * size, total), total })}
      </p>
      {pageCount > 1 && (
        <nav className={styles.pages} aria-label={t('page.list')}>
          <Step
            label={t('page.previous')}
            icon="chevron-left"
            to={current > 1 ? addressOf(current - 1) : null}
            {...intent(current - 1)}
          />
          {pageNumbers(current, pageCount).map((number, place) =>
            number === null ? (
              <span key={`gap${place < 3 ? 'Before' : 'After'}`}>…</span>
            ) : (
              <Link
                key={number}
                className={styles.page}
                to={addressOf(number)}
                aria-label={t('page.number', { page: number })}
                aria-current={number === current ? 'page' : undefined}
                {...intent(number)}
              >
                {number}
              </Link>
            ),
          )}
          <Step
            label={t('page.next')}
            icon="chevron-right"
            to={current < pageCount ? addressOf(current + 1) : null}
            {...intent(current + 1)}
          />
        </nav>
      )}
      <label className={styles.size}>
        {sizeLabel ?? t('page.size')}
        <select className={controls.select} value={shownSize} onChange={(event) => chooseSize(Number(event.target.value))}>
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

interface StepProps {
  label: string
  icon: 'chevron-left' | 'chevron-right'
  to: To | null
  onPointerEnter: () => void
  onFocus: () => void
}

function Step({ label, icon, to, ...intent }: StepProps) {
  if (to === null) {
    return (
      <span className={`${styles.page} ${styles.off}`} aria-hidden="true">
        <Icon name={icon} small />
      </span>
    )
  }
  return (
    <Link className={styles.page} to={to} aria-label={label} {...intent}>
      <Icon name={icon} small />
    </Link>
  )
}
