import type { BrandBoard } from '@marklot/contracts/boards'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
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
  const { addressOf } = useBoardAddress()
  const navigate = useNavigate()
  const [isNaming, setIsNaming] = useState(false)
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
        <NoBoards onNew={() => setIsNaming(true)} />
      ) : (
        <Boards boards={boards} onNew={() => setIsNaming(true)} />
      )}
      {isNaming && (
        <NameDialog board={null} onClose={() => setIsNaming(false)} onSaved={({ id }) => void navigate(addressOf(id))} />
      )}
    </>
  )
}

function Boards({ boards, onNew }: { boards: readonly BrandBoard[]; onNew: () => void }) {
  const t = usePhrases('boards')
  const { boardId, addressOf } = useBoardAddress()
  const board = boardId === null ? boards[0] : boards.find(({ id }) => id === boardId)
  return (
    <div className={styles.layout}>
      <BoardList boards={boards} current={board?.id ?? null} onNew={onNew} />
      {board ? (
        <BoardView key={board.id} board={board} />
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

function NoBoards({ onNew }: { onNew: () => void }) {
  const t = usePhrases('boards')
  const locale = useLocale()
  return (
    <>
      <h1>{t('title')}</h1>
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
