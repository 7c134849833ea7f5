import { type Client, extendClient } from '@marklot/contracts'
import { type BoardExportFormat, type BrandBoard, type BrandBookmark, boardsEndpoints } from '@marklot/contracts/boards'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Api, type MutationHolder, type QueryHolder, useApiMutation, useApiQuery, useReload } from '../../lib/api.tsx'
import { download } from '../../lib/download.ts'
import { useLocale } from '../../lib/phrases.tsx'

const table = { boards: boardsEndpoints }

/** Returns the calls of boards, loaded with the code that needs them instead of on every first visit. */
export const boardsOf = (api: Api): Client<typeof table>['boards'] => extendClient(api, table).boards

const root = 'boards'
const bookmarksKey = (boardId: number) => [root, boardId, 'bookmarks']

/** Returns the boards of the account. */
export const useBoards = (): QueryHolder<BrandBoard[]> =>
  useApiQuery([root], (api, options) => boardsOf(api).boards({ query: {} }, options))

/** Returns the account's boards with the bookmark of a brand. Requests them on every use. */
export const useBoardsOfBrand = (brandId: string): QueryHolder<BrandBoard[]> =>
  useApiQuery([root, 'of', brandId], (api, options) => boardsOf(api).boards({ query: { brandId } }, options), { staleTime: 0 })

/** Returns the brands of a board in its own order. */
export const useBookmarks = (boardId: number): QueryHolder<BrandBookmark[]> =>
  useApiQuery(bookmarksKey(boardId), (api, options) => boardsOf(api).bookmarks({ params: { containerId: boardId } }, options))

/** Requests everything that shows boards again. Resolves when the visible parts have their answers. */
export function useReloadBoards(): () => Promise<void> {
  const reload = useReload()
  return useCallback(() => reload(root), [reload])
}

/** Moves a bookmark to a place, from 1, and shows it there at once. */
export function useMoveBookmark(boardId: number): (brandId: string, position: number) => Promise<void> {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const reload = useReloadBoards()
  const moving = useApiMutation('updating', (api, body: { brandId: string; position: number }) =>
    boardsOf(api).saveBookmark({ params: { containerId: boardId }, body }),
  )
  return async (brandId, position) => {
    const queryKey = [locale, ...bookmarksKey(boardId)]
    // A reply that is still on its way would show the old order.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<BrandBookmark[]>(queryKey, (bookmarks) => {
      const mark = bookmarks?.find((bookmark) => bookmark.brandId === brandId)
      return mark && bookmarks?.filter((bookmark) => bookmark !== mark).toSpliced(position - 1, 0, mark)
    })
    // The page reports a failure; the reload shows the stored order.
    await moving.run({ brandId, position }).catch(() => undefined)
    await reload()
  }
}

/** Saves a board's export on the reader's machine. */
export function useExportBoard(board: BrandBoard): MutationHolder<BoardExportFormat, Blob> {
  const exporting = useApiMutation('updating', (api, format: BoardExportFormat) =>
    boardsOf(api).exportBoard({ params: { id: board.id }, query: { format } }),
  )
  return {
    ...exporting,
    run: async (format) => {
      const file = await exporting.run(format)
      download(file, `${board.name}.${format}`)
      return file
    },
  }
}
