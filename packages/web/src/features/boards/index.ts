export { useBoards, useBookmarks } from './board-calls.ts'

/* Parts that other places load on demand. */
export const loadBoardsSection = () => import('./boards-section.tsx')
export const loadPinDialog = () => import('./pin-dialog.tsx')
