/* The parts of boards that other features show. */
export { useBoards } from '../board-calls.ts'
