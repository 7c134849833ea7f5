import type { BrandBoard, BrandBookmark } from '@marklot/contracts/boards'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApiMutation } from '../../lib/api.tsx'
import { pageEvents } from '../../lib/page-events.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import type { ListTitle } from '../../ui/use-list-title.ts'
import { useToday } from '../../ui/use-today.ts'
import { boardsOf, useBookmarks, useReloadBoards } from './board-calls.ts'
import { BoardHead } from './board-head.tsx'
import { nextDeadline } from './board-order.ts'
import styles from './board-view.module.css'
import { Bookmarks } from './bookmarks.tsx'
import { useBookmarkName } from './use-bookmark-name.ts'

interface BoardViewProps {
  board: BrandBoard
  /** The heading of the board, which receives the focus when a brand is removed. */
  list: ListTitle
  onDeleted: () => void
}

/** One board: its head, and its brands with their notes and deadlines. */
export function BoardView({ board, list: { title, onRemoved }, onDeleted }: BoardViewProps) {
  const t = usePhrases('boards')
  const ui = usePhrases('ui')
  const locale = useLocale()
  const today = useToday()
  const { object: bookmarks, error, busy, reload } = useBookmarks(board.id)
  const [removing, setRemoving] = useState<BrandBookmark | null>(null)
  const days = bookmarks?.flatMap((bookmark) => nextDeadline(bookmark, today)?.date ?? []) ?? []
  return (
    <article className={styles.board}>
      <BoardHead board={board} bookmarks={bookmarks} nextDay={days.sort()[0] ?? null} title={title} onDeleted={onDeleted} />
      {bookmarks === undefined ? (
        error && !busy ? (
          <ErrorState title={t('failed.title')}>
            <Button onClick={reload}>{ui('retry')}</Button>
          </ErrorState>
        ) : (
          <div role="status" aria-label={t('loading')} className={styles.loading}>
            <Skeleton height="90px" />
            <Skeleton height="90px" />
          </div>
        )
      ) : bookmarks.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState title={t('noPins.title')} text={t('noPins.text')}>
            <Link className={buttonClass({ look: 'primary' })} to={paths.search(locale)}>
              {t('toSearch')}
            </Link>
          </EmptyState>
        </div>
      ) : (
        <Bookmarks board={board} bookmarks={bookmarks} onRemove={setRemoving} />
      )}
      {removing && <RemoveDialog board={board} bookmark={removing} onClose={() => setRemoving(null)} onRemoved={onRemoved} />}
    </article>
  )
}

interface RemoveDialogProps {
  board: BrandBoard
  bookmark: BrandBookmark
  onClose: () => void
  onRemoved: () => void
}

function RemoveDialog({ board, bookmark, onClose, onRemoved }: RemoveDialogProps) {
  const t = usePhrases('boards')
  const name = useBookmarkName()(bookmark)
  const reload = useReloadBoards()
  const removing = useApiMutation('deleting', (api, id: number) =>
    boardsOf(api).deleteBookmark({ params: { containerId: board.id, id } }),
  )
  const remove = async () => {
    await removing.run(bookmark.id)
    await reload()
    onClose()
    pageEvents.emit('notified', { severity: 'INFO', text: t('removed', { name }) })
    onRemoved()
  }
  return (
    <ConfirmDialog
      title={t('remove.title', { name, board: board.name })}
      confirm={t('remove.confirm')}
      isBusy={removing.busy}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {bookmark.note !== '' && `${t('remove.note')} `}
        {t('remove.text')}
      </p>
    </ConfirmDialog>
  )
}
