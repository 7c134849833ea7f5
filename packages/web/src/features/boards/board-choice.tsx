import type { BrandBoard } from '@marklot/contracts/boards'
import { type ReactNode, useId } from 'react'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './board-choice.module.css'

/** A board by its id, a new one with a name to type, or the default board, which the first pin creates. */
export type ChosenBoard = number | 'new' | 'default'

interface BoardChoiceProps {
  boards: readonly BrandBoard[]
  chosen: ChosenBoard
  onChoose: (board: ChosenBoard) => void
}

/** The existing boards, each with whether the brand is already on it, and the new board. */
export function BoardChoice({ boards, chosen, onChoose }: BoardChoiceProps) {
  const t = usePhrases('boards')
  const format = useFormat()
  const group = useId()
  const option = (value: ChosenBoard, label: string, details?: ReactNode) => (
    <label key={value} className={styles.option}>
      <input type="radio" name={group} checked={chosen === value} onChange={() => onChoose(value)} />
      <span className={styles.name} dir="auto">
        {label}
      </span>
      {details}
    </label>
  )
  return (
    <fieldset className={styles.choice}>
      <legend>{t('pin.boards')}</legend>
      {boards.length === 0 && option('default', t('board.default'))}
      {boards.map(({ id, name, count, bookmarkId }) =>
        option(
          id,
          name,
          <>
            {bookmarkId !== null && <span className={styles.already}>{t('pin.already')}</span>}
            <span className={styles.count} aria-hidden="true">
              {format.count(count)}
            </span>
            <VisuallyHidden>{t('count', { count })}</VisuallyHidden>
          </>,
        ),
      )}
      {option('new', t('newBoard'))}
    </fieldset>
  )
}
