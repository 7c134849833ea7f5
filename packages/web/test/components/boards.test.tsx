// @vitest-environment happy-dom
import {
  type BrandBoard,
  type BrandBookmark,
  longestNote,
  type SaveBrandBoard,
  type SaveBrandBookmark,
} from '@marklot/contracts/boards'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadBoardsSection, loadPinDialog } from '../../src/features/boards/index.ts'
import { closePage, openPage, type Replies } from './page.tsx'
import { id as personId, signedIn } from './person.ts'
import { marks, searching } from './register.ts'

// Compiling their code may take longer than a test waits.
beforeAll(async () => void (await Promise.all([loadBoardsSection(), loadPinDialog()])))
afterEach(closePage)

const createdUtc = '2026-06-30T10:00:00.000Z'
const boardOf = (id: number, name: string, more: Partial<BrandBoard> = {}): BrandBoard => ({
  id,
  name,
  isDefault: false,
  createdUtc,
  count: 0,
  thumbnails: [],
  bookmarkId: null,
  ...more,
})
const bookmarkOf = (id: number, mark: (typeof marks)[number], more: Partial<BrandBookmark> = {}): BrandBookmark => ({
  id,
  brandId: mark.brandId,
  note: '',
  createdUtc,
  brand: {
    brandId: mark.brandId,
    name: mark.name,
    brandType: mark.brandType,
    registrationOfficeCode: mark.registrationOfficeCode,
    brandLogoUrl: null,
    brandState: mark.brandState,
    brandStateCategory: mark.brandStateCategory,
    numberDisplay: mark.applicationNumberDisplay,
    niceClasses: mark.niceClasses,
    isRemoved: false,
    deadlines: [],
  },
  ...more,
})
const [lumora, lumoria, lumaro] = marks as [(typeof marks)[0], (typeof marks)[0], (typeof marks)[0]]

/** Returns a server with one board of three brands, to which it applies the page's changes. */
function server(): { replies: Replies; bookmarks: () => readonly BrandBookmark[] } {
  let boards = [boardOf(7, 'Tea', { count: 3 })]
  let bookmarks = [bookmarkOf(1, lumora), bookmarkOf(2, lumoria, { note: 'Ask first' }), bookmarkOf(3, lumaro)]
  const path = '/brands/bookmarkcontainers'
  const replies = signedIn({
    ...searching,
    [`GET /user/account${path}`]: () => boards,
    [`PUT /user/account${path}`]: ({ id, name = 'My brands' }: SaveBrandBoard) => {
      const board = boardOf(id ?? 8, name)
      boards = [...boards.filter((one) => one.id !== board.id), board]
      return board
    },
    [`DELETE ${path}/7`]: () => {
      boards = []
      return new Response(null, { status: 204 })
    },
    [`GET ${path}/7/bookmarks`]: () => bookmarks,
    [`PUT ${path}/7/bookmarks`]: ({ brandId, note, position }: SaveBrandBookmark) => {
      const known = bookmarks.find((one) => one.brandId === brandId) ?? bookmarkOf(4, lumora)
      const changed = { ...known, note: note ?? known.note }
      const others = bookmarks.filter((one) => one !== known)
      const place = position === undefined ? bookmarks.indexOf(known) : position - 1
      bookmarks = others.toSpliced(place, 0, changed)
      return changed
    },
    [`GET ${path}/8/bookmarks`]: () => [],
    [`PUT ${path}/8/bookmarks`]: ({ brandId }: SaveBrandBookmark) => bookmarkOf(9, lumora, { brandId }),
    [`DELETE ${path}/7/bookmarks/2`]: () => {
      bookmarks = bookmarks.filter(({ id }) => id !== 2)
      return new Response(null, { status: 204 })
    },
  })
  return { replies, bookmarks: () => bookmarks }
}
const openBoard = async (replies: Replies, order = '') => {
  const page = await openPage(`/en/mymarklot?section=boards&board=7${order}`, replies, personId)
  await screen.findAllByRole('button', { name: /^Remove / })
  return page
}
const shownNames = () => screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.title.replace('Remove ', ''))
const grip = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name},`) })
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('My {product}', () => {
  it('asks visitors to log in, and is linked with an account only', async () => {
    await openPage('/en/mymarklot', {})
    expect(screen.getByRole('heading', { level: 1, name: 'My Marklot' })).toBeDefined()
    expect(screen.getByText('Please log in')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'My Marklot' })).toBeNull()
    closePage()
    await openBoard(server().replies)
    expect((await screen.findAllByRole('link', { name: 'My Marklot' }))[0]?.getAttribute('href')).toBe('/en/mymarklot')
  })

  it('says what boards are while there is none, and creates the first one', async () => {
    const { replies } = server()
    let boards: BrandBoard[] = []
    const { user, address } = await openPage(
      '/en/mymarklot?section=boards',
      {
        ...replies,
        'GET /user/account/brands/bookmarkcontainers': () => boards,
        'PUT /user/account/brands/bookmarkcontainers': ({ name = '' }: SaveBrandBoard) => {
          boards = [boardOf(8, name)]
          return boards[0]
        },
      },
      personId,
    )
    await screen.findByRole('heading', { name: 'No boards yet' })
    await user.click(screen.getByRole('button', { name: 'New board' }))
    const dialog = within(screen.getByRole('dialog', { name: 'New board' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Required')).toBeDefined()
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), '\u200b')
    expect(dialog.queryByText('Required')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Required')).toBeDefined()
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Oppositions')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByRole('heading', { name: 'No pinned marks yet' })
    expect(address()).toBe('/en/mymarklot?section=boards&board=8')
    expect(screen.getByRole('heading', { level: 1, name: 'Oppositions' })).toBeDefined()
  })
})

it('have no heading before the one of the page', async () => {
  await openBoard(server().replies)
  expect(within(screen.getByRole('main')).getAllByRole('heading')[0]?.tagName).toBe('H1')
  expect(screen.getByRole('navigation', { name: 'Boards' })).toBeDefined()
})

describe('the name of a board', () => {
  async function rename(answer: () => Response) {
    const { replies } = server()
    const page = await openPage(
      '/en/mymarklot?section=boards&board=7',
      { ...replies, 'PUT /user/account/brands/bookmarkcontainers': answer },
      personId,
    )
    await page.user.click(await screen.findByRole('button', { name: 'Rename board' }))
    const dialog = within(screen.getByRole('dialog'))
    await page.user.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    return { ...page, dialog }
  }

  it('that is refused is blamed in its field alone, until it changes', async () => {
    const refusal = { code: 'board.nameTaken', message: 'A board has this name.', requestId: '1' }
    const { user, dialog } = await rename(() => Response.json(refusal, { status: 409 }))
    await dialog.findByText('A board has this name.')
    expect(screen.getByRole('region', { name: 'Messages' }).textContent).toBe('')
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), '3')
    expect(dialog.queryByText('A board has this name.')).toBeNull()
  })

  it('that did not reach the server says so in the page’s language', async () => {
    const { dialog } = await rename(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(await dialog.findByText(/cannot be reached/)).toBeDefined()
  })
})

describe('a board', () => {
  it('is ordered by keyboard: Space lifts, arrows move, Space drops, and each move is announced', async () => {
    const { replies, bookmarks } = server()
    const { user, sent } = await openBoard(replies)
    act(() => grip('LUMARO').focus())
    await user.keyboard('[Space]')
    expect(announced()).toContain('LUMARO lifted, position 3 of 3.')
    expect(grip('LUMARO').getAttribute('aria-pressed')).toBe('true')
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(announced()).toContain('LUMARO is now at position 1 of 3.')
    expect(shownNames()).toEqual(['LUMARO', 'LUMORA', 'LUMORIA'])
    expect(document.activeElement).toBe(grip('LUMARO'))
    await user.keyboard('[Space]')
    expect(announced()).toContain('LUMARO dropped at position 1 of 3.')
    await waitFor(() => expect(bookmarks().map(({ id }) => id)).toEqual([3, 1, 2]))
    expect(sent.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({ brandId: 'at-3', position: 1 })
    expect(shownNames()).toEqual(['LUMARO', 'LUMORA', 'LUMORIA'])
  })

  it('puts a brand back with Escape and drops it when its button is left', async () => {
    const { replies, bookmarks } = server()
    const { user, sent } = await openBoard(replies)
    act(() => grip('LUMORA').focus())
    await user.keyboard('[Space]{ArrowDown}{ArrowDown}{Escape}')
    expect(announced()).toContain('LUMORA is back at position 1.')
    expect(shownNames()).toEqual(['LUMORA', 'LUMORIA', 'LUMARO'])
    expect(sent.some(({ call }) => call.startsWith('PUT'))).toBe(false)
    await user.keyboard('[Space]{ArrowDown}{Tab}')
    await waitFor(() => expect(bookmarks().map(({ id }) => id)).toEqual([2, 1, 3]))
  })

  it('is ordered by dragging at the dots', async () => {
    const { replies, bookmarks } = server()
    await openBoard(replies)
    const rows = () => [...(grip('LUMORA').closest('ul') as HTMLElement).children] as HTMLElement[]
    for (const row of rows())
      row.getBoundingClientRect = () => ({ top: 100 * rows().indexOf(row), height: 100 }) as unknown as DOMRect
    await act(async () => void fireEvent.pointerDown(grip('LUMORA'), { button: 0 }))
    await act(async () => void fireEvent.pointerMove(window, { clientY: 120 }))
    expect(shownNames()).toEqual(['LUMORA', 'LUMORIA', 'LUMARO'])
    await act(async () => void fireEvent.pointerMove(window, { clientY: 290 }))
    expect(shownNames()).toEqual(['LUMORIA', 'LUMARO', 'LUMORA'])
    await act(async () => void fireEvent.pointerUp(window))
    await waitFor(() => expect(bookmarks().map(({ id }) => id)).toEqual([2, 3, 1]))
  })

  it('sorted by name cannot be ordered', async () => {
    await openBoard(server().replies, '&order=name')
    expect(shownNames()).toEqual(['LUMARO', 'LUMORA', 'LUMORIA'])
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull()
  })

  it('says that a field is full, because the browser cuts what is pasted', async () => {
    const { replies } = server()
    const { user } = await openBoard(replies)
    await user.click(screen.getByRole('button', { name: 'Add a note on LUMORA' }))
    await user.paste('x'.repeat(longestNote - 1))
    expect(screen.queryByText(/holds at most/)).toBeNull()
    await user.paste('yz')
    expect(screen.getByText(/holds at most/).textContent).toContain('at most 1,000 characters. Anything you pasted beyond that')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note on LUMORA' }).value).toHaveLength(longestNote)
  })

  it('keeps a note, and Escape leaves it as it was', async () => {
    const { replies, bookmarks } = server()
    const { user } = await openBoard(replies)
    await user.click(screen.getByRole('button', { name: 'Ask first' }))
    const field = screen.getByRole('textbox', { name: 'Note on LUMORIA' })
    expect(document.activeElement).toBe(field)
    await user.type(field, ' thing{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask first' }))
    await user.click(screen.getByRole('button', { name: 'Add a note on LUMORA' }))
    await user.type(screen.getByRole('textbox', { name: 'Note on LUMORA' }), 'Ours')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Ours' })
    expect(bookmarks()[0]?.note).toBe('Ours')
  })

  it('loses a brand only after a question', async () => {
    const { replies } = server()
    const { user, sent } = await openBoard(replies)
    const watch = screen.getByRole('link', { name: 'Monitor LUMORIA with Brand-Radar' })
    expect(watch.getAttribute('href')).toMatch(/^\/en\/monitor\?brand=em-2$/)
    await user.click(screen.getByRole('button', { name: 'Remove LUMORIA' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Remove LUMORIA from “Tea”?' }))
    expect(dialog.getByText(/The note will be lost as well/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Remove LUMORIA' }))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(shownNames()).toEqual(['LUMORA', 'LUMARO']))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('is deleted only after a question that says it is final', async () => {
    const { replies } = server()
    const { user } = await openBoard(replies)
    await user.click(screen.getByRole('button', { name: 'Delete board' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete the board “Tea”?' }))
    expect(dialog.getByText(/3 marks lose their place.*1 note will be lost as well\..*cannot be undone/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByRole('heading', { name: 'No boards yet' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Boards' })))
  })

  it('that is deleted closes the question, although the list cannot be loaded again', async () => {
    const { replies } = server()
    let isDeleted = false
    const lists = 'GET /user/account/brands/bookmarkcontainers'
    const { user, sent } = await openBoard({
      ...replies,
      [lists]: () => (isDeleted ? new Response(null, { status: 500 }) : [boardOf(7, 'Tea', { count: 3 })]),
      'DELETE /brands/bookmarkcontainers/7': () => {
        isDeleted = true
        return new Response(null, { status: 204 })
      },
    })
    await user.click(screen.getByRole('button', { name: 'Delete board' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('The board “Tea” has been deleted.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1)
  })

  it('that is deleted takes no focus from a reader who has gone on', async () => {
    const { replies } = server()
    // The first list after the deletion still has the board.
    let boards = [boardOf(7, 'Tea', { count: 3 }), boardOf(8, 'Coffee')]
    const { user } = await openBoard({
      ...replies,
      'GET /user/account/brands/bookmarkcontainers': () => boards,
      'DELETE /brands/bookmarkcontainers/7': () => new Response(null, { status: 204 }),
    })
    await user.click(screen.getByRole('button', { name: 'Delete board' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete the board “Tea”?' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByText('The board “Tea” has been deleted.')
    expect(screen.getByRole('link', { name: /^Tea/ })).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('link', { name: /^Coffee/ }))
    await screen.findByRole('heading', { level: 1, name: 'Coffee' })
    boards = [boardOf(8, 'Coffee')]
    await user.click(screen.getByRole('button', { name: 'Rename board' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Tea/ })).toBeNull())
    expect(document.activeElement).not.toBe(screen.getByRole('heading', { level: 1, name: 'Coffee' }))
  })

  it('that is gone leads back to the others', async () => {
    await openPage('/en/mymarklot?section=boards&board=99', server().replies, personId)
    expect(await screen.findByText('This board does not exist')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to my boards' }).getAttribute('href')).toBe('/en/mymarklot?section=boards')
  })
})

describe('pinning a hit', () => {
  const popup = () => screen.findByRole('dialog', { name: 'Pin LUMORA' })
  /** Presses the button of the hit. Unlike a click by `user`, it waits for the code and the texts of the popup. */
  const press = async () => {
    const button = await screen.findByRole('button', { name: 'Pin LUMORA' })
    await act(async () => void fireEvent.click(button))
  }

  it('asks visitors to log in', async () => {
    await openPage('/en/search?q=lum', searching)
    await press()
    expect(within(await popup()).getByText('Please log in to pin marks.')).toBeDefined()
  })

  it('by the key b offers the existing boards, with the first one chosen', async () => {
    const { replies } = server()
    const { user, sent } = await openPage('/en/search?q=lum', replies, personId)
    act(() => document.querySelector<HTMLElement>('a[data-hit="de-1"]')?.focus())
    await act(async () => void fireEvent.keyDown(document.activeElement as Element, { key: 'b' }))
    const dialog = within(await popup())
    expect((await dialog.findByRole<HTMLInputElement>('radio', { name: /^Tea/ })).checked).toBe(true)
    await user.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'near')
    await user.click(dialog.getByRole('button', { name: 'Pin' }))
    await screen.findAllByText('LUMORA is now on “Tea”.')
    expect(sent.findLast(({ call }) => call.startsWith('PUT'))).toEqual({
      call: 'PUT /brands/bookmarkcontainers/7/bookmarks',
      body: { brandId: 'de-1', note: 'near' },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('creates a board for a new name', async () => {
    const { replies } = server()
    const { user, sent } = await openPage('/en/search?q=lum', replies, personId)
    await press()
    const dialog = within(await popup())
    await user.click(await dialog.findByRole('radio', { name: 'New board' }))
    await user.click(dialog.getByRole('button', { name: 'Pin' }))
    expect(dialog.getByText('Required')).toBeDefined()
    await user.type(dialog.getByRole('textbox', { name: 'Name of the new board' }), 'Lamps')
    await user.click(dialog.getByRole('button', { name: 'Pin' }))
    await screen.findAllByText('LUMORA is now on “Lamps”.')
    expect(sent.flatMap(({ call, body }) => (call.startsWith('PUT') ? [body] : []))).toEqual([
      { name: 'Lamps' },
      { brandId: 'de-1' },
    ])
  })

  it('keeps the popup open when the board is full, and says so', async () => {
    const { replies } = server()
    const refusal = { code: 'board.full', message: 'This board is full.', requestId: '1' }
    const full = {
      ...replies,
      'PUT /brands/bookmarkcontainers/7/bookmarks': () => Response.json(refusal, { status: 422 }),
    }
    const { user } = await openPage('/en/search?q=lum', full, personId)
    await press()
    const dialog = within(await popup())
    await dialog.findByRole('radio', { name: /^Tea/ })
    await user.click(dialog.getByRole('button', { name: 'Pin' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('This board is full.')
    expect(screen.getByRole('region', { name: 'Messages' }).textContent).toBe('')
  })

  it('says where the brand is pinned already', async () => {
    const { replies } = server()
    const pinned = { ...replies, 'GET /user/account/brands/bookmarkcontainers': () => [boardOf(7, 'Tea', { bookmarkId: 1 })] }
    await openPage('/en/search?q=lum', pinned, personId)
    await press()
    expect(await within(await popup()).findByText('already pinned here')).toBeDefined()
  })
})
