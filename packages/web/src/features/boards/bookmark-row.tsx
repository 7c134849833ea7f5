import type { BrandBookmark } from '@marklot/contracts/boards'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
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
import type { GripProps } from './use-lifting.ts'

interface BookmarkRowProps {
  boardId: number
  bookmark: BrandBookmark
  today: string
  isLifted: boolean
  /** Null: the row cannot be moved. */
  grip: (GripProps & { 'aria-label': string }) | null
  onRemove: () => void
}

/** A pinned brand with its note and its next deadline. */
export function BookmarkRow({ boardId, bookmark, today, isLifted, grip, onRemove }: BookmarkRowProps) {
  const t = usePhrases('boards')
  const locale = useLocale()
  const name = useBookmarkName()(bookmark)
  const { brand, brandId } = bookmark
  return (
    <li className={classNames(styles.row, isLifted && styles.lifted, !grip && styles.fixed)}>
      {grip && (
        <button type="button" className={styles.grip} {...grip}>
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
      <Button
        className={styles.remove}
        look="quiet"
        iconOnly
        aria-haspopup="dialog"
        aria-label={t('remove', { name })}
        title={t('remove', { name })}
        onClick={onRemove}
      >
        <Icon name="x" />
      </Button>
    </li>
  )
}
