import type { BrandBookmark } from '@marklot/contracts/boards'
import { memo } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ClassChips } from '../../ui/class-chips.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon, OutlineSign } from '../../ui/icon.tsx'
import { LogoTile } from '../../ui/logo-tile.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { nextDeadline } from './board-order.ts'
import styles from './bookmark-row.module.css'
import { Deadline } from './deadline.tsx'
import { gripShape } from './icons.ts'
import { Note } from './note.tsx'
import { useBookmarkName } from './use-bookmark-name.ts'
import type { GripHandlers } from './use-lifting.ts'

interface BookmarkRowProps {
  boardId: number
  bookmark: BrandBookmark
  today: string
  isLifted: boolean
  handlers: GripHandlers
  /** Name of the button that moves the row. Null: the row cannot be moved. */
  gripLabel: string | null
  onRemove: (bookmark: BrandBookmark) => void
}

/**
 * A pinned brand with its note and its next deadline. Every prop keeps its identity between renderings, so that a move
 * renders only the rows that change places.
 */
export const BookmarkRow = memo(function BookmarkRow(props: BookmarkRowProps) {
  const { boardId, bookmark, today, isLifted, handlers, gripLabel, onRemove } = props
  const t = usePhrases('boards')
  const ui = usePhrases('ui')
  const locale = useLocale()
  const name = useBookmarkName()(bookmark)
  const { brand, brandId } = bookmark
  return (
    <li className={classNames(styles.row, isLifted && styles.lifted, gripLabel === null && styles.fixed)}>
      {gripLabel !== null && (
        <button
          type="button"
          className={styles.grip}
          aria-label={gripLabel}
          aria-pressed={isLifted}
          data-entry={bookmark.id}
          {...handlers}
        >
          <OutlineSign shape={gripShape} />
        </button>
      )}
      <div className={styles.logo}>{brand && <LogoTile {...brand} size="hit" />}</div>
      <div className={styles.identity}>
        <h2>
          {brand ? (
            <Link to={paths.brand(locale, brandId)} dir="auto">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {brand ? (
          <>
            <p className={styles.number}>
              <OfficeFlag code={brand.registrationOfficeCode} show="code" /> <span className="num">{brand.numberDisplay}</span>
            </p>
            <div className={styles.facts}>
              <StateBadge category={brand.brandStateCategory} />
              <ClassChips classes={brand.niceClasses} limit={5} />
            </div>
            {brand.isRemoved && <p className={styles.gone}>{t('removedByOffice')}</p>}
          </>
        ) : (
          <p className={styles.gone}>{t('notInRegister')}</p>
        )}
      </div>
      <Note boardId={boardId} bookmark={bookmark} />
      <Deadline deadline={nextDeadline(bookmark, today)} today={today} />
      <div className={styles.tools}>
        {brand && (brand.name !== null || brand.brandLogoUrl !== null) && (
          <Link
            className={buttonClass({ look: 'quiet', iconOnly: true })}
            to={paths.monitor(locale, { brand: brandId })}
            aria-label={ui('watch', { name })}
            title={ui('watch', { name })}
          >
            <Icon name="radar" />
          </Link>
        )}
        <Button
          look="quiet"
          iconOnly
          aria-haspopup="dialog"
          aria-label={t('remove', { name })}
          title={t('remove', { name })}
          onClick={() => onRemove(bookmark)}
        >
          <Icon name="x" />
        </Button>
      </div>
    </li>
  )
})
