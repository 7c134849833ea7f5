import type { BrandBoard } from '@marklot/contracts/boards'
import { usePhrases } from '../../../lib/phrases.tsx'
import { useSession } from '../../../lib/session.tsx'
import { LoginPrompt } from '../../../shell/login-prompt.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'
import { useBoards, useBookmarks } from '../../boards/index.ts'
import { PickList } from './pick-list.tsx'
import styles from './select-step.module.css'
import type { DraftHolder } from './use-draft.ts'

/** Chooses a brand from one of the reader's boards. */
export function BoardSource({ holder }: { holder: DraftHolder }) {
  const t = usePhrases('monitor')
  const { account, isLoading } = useSession()
  if (account) return <Boards holder={holder} />
  return isLoading ? <Skeleton height="120px" /> : <LoginPrompt>{t('board.login')}</LoginPrompt>
}

function Boards({ holder }: { holder: DraftHolder }) {
  const t = usePhrases('monitor')
  const { draft, change } = holder
  const boards = useBoards()
  const board = boards.object?.find(({ id }) => id === draft.boardId) ?? boards.object?.find(({ count }) => count > 0)
  if (boards.error && !boards.busy) return <Failed onRetry={boards.reload} />
  if (!boards.object) return <Skeleton height="120px" />
  if (!board) return <EmptyState title={t('board.none')} text={t('board.noneText')} />
  return (
    <>
      {boards.object.length > 1 && (
        <SelectField
          name="board"
          label={t('board.field')}
          value={String(board.id)}
          options={boards.object.map(({ id, name }) => [String(id), name])}
          onChange={(id) => change({ boardId: Number(id) })}
        />
      )}
      <Pinned key={board.id} holder={holder} board={board} />
    </>
  )
}

function Pinned({ holder, board }: { holder: DraftHolder; board: BrandBoard }) {
  const t = usePhrases('monitor')
  const pinned = useBookmarks(board.id)
  if (pinned.error && !pinned.busy) return <Failed onRetry={pinned.reload} />
  if (!pinned.object) return <Skeleton height="120px" />
  const brands = pinned.object.flatMap(({ brand }) => brand ?? [])
  return (
    <>
      <p className={styles.count} role="status">
        {t('board.count', { count: brands.length })}
      </p>
      <PickList
        legend={board.name}
        brands={brands}
        chosen={holder.draft.chosen}
        onChoose={(chosen) => holder.change({ chosen, boardId: board.id })}
      />
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = usePhrases('monitor')
  const ui = usePhrases('ui')
  return (
    <ErrorState title={t('board.failed')}>
      <Button onClick={onRetry}>{ui('retry')}</Button>
    </ErrorState>
  )
}
