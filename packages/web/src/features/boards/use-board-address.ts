import { useLocation } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale } from '../../lib/phrases.tsx'
import { type BoardOrder, boardOrders } from './board-order.ts'

export interface BoardAddress {
  /** The board in the address; null: none. */
  boardId: number | null
  order: BoardOrder
  /** The address of a board, or of all boards. */
  addressOf: (boardId: number | null, order?: BoardOrder) => string
}

/** Returns the board and its order in the address: `/my{product}?section=boards&board=12&order=deadline`. */
export function useBoardAddress(): BoardAddress {
  const locale = useLocale()
  const { productName } = useConfig()
  const query = new URLSearchParams(useLocation().search)
  const board = query.get('board')
  return {
    boardId: board === null ? null : Number(board),
    order: boardOrders.find((order) => order === query.get('order')) ?? 'own',
    addressOf: (boardId, order = 'own') =>
      paths.my(locale, productName, {
        section: 'boards',
        board: boardId ?? undefined,
        order: order === 'own' ? undefined : order,
      }),
  }
}
