import type { BrandBoard } from '@marklot/contracts/boards'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { type ListTitle, useListTitle } from '../../ui/use-list-title.ts'
import { useBoards } from './board-calls.ts'
import { BoardList } from './board-list.tsx'
import { BoardView } from './board-view.tsx'
import styles from './boards-section.module.css'
import { NameDialog } from './name-dialog.tsx'
import { useBoardAddress } from './use-board-address.ts'

/** The boards of the account: their list, and the one in the address. */
export function BoardsSection() {
  const t = usePhrases('boards')
  const ui = usePhrases('ui')
  const { object: boards, error, busy, reload } = useBoards()
  const { boardId, addressOf } = useBoardAddress()
  const navigate = useNavigate()
  const [isNaming, setIsNaming] = useState(false)
  const [deleted, setDeleted] = useState<number | null>(null)
  const [address, setAddress] = useState(boardId)
  // Keeps the focus on a board that was opened after the deletion.
  if (address !== boardId) {
    setAddress(boardId)
    setDeleted(null)
  }
  const list = useListTitle()
  const { onRemoved } = list
  // The focus waits for the heading that takes the place of the deleted board's.
  useEffect(() => {
    if (deleted === null || boards?.some(({ id }) => id === deleted)) return
    setDeleted(null)
    onRemoved()
  }, [deleted, boards, onRemoved])
  if (!boards) {
    if (error && !busy)
      return (
        <ErrorState title={t('failed.title')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      )
    return (
      <div role="status" aria-label={t('loading')} className={styles.loading}>
        <Skeleton height="320px" />
      </div>
    )
  }
  return (
    <>
      {boards.length === 0 ? (
        <NoBoards list={list} onNew={() => setIsNaming(true)} />
      ) : (
        <Boards boards={boards} list={list} onDeleted={setDeleted} onNew={() => setIsNaming(true)} />
      )}
      {isNaming && (
        <NameDialog board={null} onClose={() => setIsNaming(false)} onSaved={({ id }) => void navigate(addressOf(id))} />
      )}
    </>
  )
}

interface BoardsProps {
  boards: readonly BrandBoard[]
  list: ListTitle
  onDeleted: (boardId: number) => void
  onNew: () => void
}

function Boards({ boards, list, onDeleted, onNew }: BoardsProps) {
  const t = usePhrases('boards')
  const { boardId, addressOf } = useBoardAddress()
  const board = boardId === null ? boards[0] : boards.find(({ id }) => id === boardId)
  return (
    <div className={styles.layout}>
      <BoardList boards={boards} current={board?.id ?? null} onNew={onNew} />
      {board ? (
        <BoardView key={board.id} board={board} list={list} onDeleted={() => onDeleted(board.id)} />
      ) : (
        <ErrorState level={1} title={t('missing.title')}>
          <Link className={buttonClass()} to={addressOf(null)}>
            {t('toBoards')}
          </Link>
        </ErrorState>
      )}
    </div>
  )
}

function NoBoards({ list, onNew }: Pick<BoardsProps, 'list' | 'onNew'>) {
  const t = usePhrases('boards')
  const locale = useLocale()
  return (
    <>
      <h1 {...list.title}>{t('title')}</h1>
      <EmptyState title={t('noBoards.title')} text={t('noBoards.text')}>
        <Link className={buttonClass({ look: 'primary' })} to={paths.search(locale)}>
          {t('toSearch')}
        </Link>
        <Button aria-haspopup="dialog" onClick={onNew}>
          {t('newBoard')}
        </Button>
      </EmptyState>
    </>
  )
}
