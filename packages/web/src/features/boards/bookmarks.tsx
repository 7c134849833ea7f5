import type { BrandBoard, BrandBookmark } from '@marklot/contracts/boards'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import controls from '../../ui/controls.module.css'
import { useToday } from '../../ui/use-today.ts'
import { useMoveBookmark } from './board-calls.ts'
import { boardOrders, inOrder } from './board-order.ts'
import { BookmarkRow } from './bookmark-row.tsx'
import styles from './bookmarks.module.css'
import { useBoardAddress } from './use-board-address.ts'
import { useBookmarkName } from './use-bookmark-name.ts'
import { type Said, useLifting } from './use-lifting.ts'

interface BookmarksProps {
  board: BrandBoard
  bookmarks: readonly BrandBookmark[]
  onRemove: (bookmark: BrandBookmark) => void
}

/** The brands of a board. In the board's own order they can be moved; the other orders only sort. */
export function Bookmarks({ board, bookmarks, onRemove }: BookmarksProps) {
  const t = usePhrases('boards')
  const locale = useLocale()
  const today = useToday()
  const nameOf = useBookmarkName()
  const { order, addressOf } = useBoardAddress()
  const sorted = inOrder(bookmarks, order, { today, nameOf, locale })
  const list = useRef<HTMLUListElement>(null)
  const move = useMoveBookmark(board.id)
  const { shown, lifted, said, handlers } = useLifting(sorted, list, ({ brandId }, position) => void move(brandId, position))
  const isOwn = order === 'own'
  return (
    <>
      <div className={styles.tools}>
        <nav className={controls.segments} aria-label={t('order')}>
          {boardOrders.map((one) => (
            <Link
              key={one}
              className={controls.segment}
              to={addressOf(board.id, one)}
              replace
              aria-current={one === order ? 'true' : undefined}
            >
              {t(`order.${one}`)}
            </Link>
          ))}
        </nav>
        {isOwn && bookmarks.length > 1 && <p className={styles.hint}>{t('order.hint')}</p>}
      </div>
      <Announcement said={said} showsKeys={lifted?.by === 'keyboard'} bookmarks={bookmarks} />
      <ul ref={list} className={styles.list}>
        {shown.map((bookmark, place) => (
          <BookmarkRow
            key={bookmark.id}
            boardId={board.id}
            bookmark={bookmark}
            today={today}
            isLifted={bookmark.id === lifted?.id}
            handlers={handlers}
            gripLabel={
              isOwn && bookmarks.length > 1 ? t('grip', { name: nameOf(bookmark), place: place + 1, count: shown.length }) : null
            }
            onRemove={onRemove}
          />
        ))}
      </ul>
    </>
  )
}

/** Announces each move. While a brand is moved by keyboard, the line is visible and names the keys. */
function Announcement({
  said,
  showsKeys,
  bookmarks,
}: {
  said: Said | null
  showsKeys: boolean
  bookmarks: readonly BrandBookmark[]
}) {
  const t = usePhrases('boards')
  const nameOf = useBookmarkName()
  const bookmark = bookmarks.find(({ id }) => id === said?.id)
  const key = (sign: string) => <kbd className={controls.key}>{sign}</kbd>
  return (
    <div className={showsKeys ? styles.said : controls.hidden}>
      <p role="status">
        {said && bookmark && t(`said.${said.what}`, { name: nameOf(bookmark), place: said.place, count: bookmarks.length })}
      </p>
      {showsKeys && (
        <p>
          {key('↑')} {key('↓')} {t('keys.move')}, {key(t('keys.space'))} {t('keys.drop')}, {key('Esc')} {t('keys.back')}
        </p>
      )}
    </div>
  )
}
