/* What other features show of boards. */
export { useBoards } from '../board-calls.ts'
