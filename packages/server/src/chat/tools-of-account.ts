import { boardsEndpoints } from '@marklot/contracts/boards'
import { type AccountDeadline, deadlinesEndpoints, mostDeadlines } from '@marklot/contracts/deadlines'
import { radarEndpoints } from '@marklot/contracts/radar-endpoints'
import { foldName } from '@marklot/similarity'
import { accountTimeZone } from '../accounts/index.ts'
import { deadlinesOfMark } from '../deadlines/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Tool, ToolCaller } from './tool-parts.ts'
import { callOf, type ToolParts } from './tool-parts.ts'

/** The most deadlines and pinned marks of one result. */
const mostListed = 50

/** Returns the tools that read the deadlines, boards and radars of the caller's account. */
export function accountTools(parts: ToolParts): { [T in 'deadlines' | 'myBoards' | 'myRadars']: Tool<T> } {
  const { boards, radar, deadlines } = parts.handlers
  const nothing = { params: undefined, query: undefined, body: undefined }
  return {
    deadlines: async ({ id, kind }, caller) => {
      await caller.admit(deadlinesEndpoints.list.access)
      const isKind = (one: Pick<AccountDeadline, 'kind'>) => kind === undefined || one.kind === kind
      if (id !== undefined) return deadlinesOfBrand(parts, id, isKind, caller)
      const list = await deadlines.list({ ...nothing, query: { count: mostDeadlines } }, callOf(caller))
      const found = list.deadlines.filter(isKind)
      const upcoming = found.filter(({ daysLeft }) => daysLeft >= 0).length
      const counts = { upcoming, past: found.length - upcoming }
      return { today: list.today, brand: null, ofBrand: [], ofAccount: found.slice(0, mostListed), ...counts }
    },
    myBoards: async ({ name }, caller) => {
      await caller.admit(boardsEndpoints.boards.access)
      const call = callOf(caller)
      const all = await boards.boards({ ...nothing, query: {} }, call)
      const [board] = name === undefined ? [] : named(all, name)
      if (!board) return { total: all.length, boards: all, bookmarks: null }
      const pinned = await boards.bookmarks({ ...nothing, params: { containerId: board.id } }, call)
      return { total: all.length, boards: [board], bookmarks: pinned.slice(0, mostListed) }
    },
    myRadars: async ({ name }, caller) => {
      await caller.admit(radarEndpoints.listOwn.access)
      const all = await radar.listOwn(nothing, callOf(caller))
      const radars = name === undefined ? all : named(all, name)
      return { total: radars.length, radars, execution: null }
    },
  }
}

async function deadlinesOfBrand(
  parts: ToolParts,
  id: string,
  isKind: (one: Pick<AccountDeadline, 'kind'>) => boolean,
  caller: ToolCaller,
) {
  const timeZone = await accountTimeZone(parts.pool, (await caller.member()).account.id)
  const mark = await parts.handlers.brands.brand({ params: { id }, query: {}, body: undefined }, callOf(caller))
  const found = await deadlinesOfMark(parts, id, { timeZone, locale: caller.locale })
  if (!found) throw new AppError('brand.notFound')
  const { name, brandType, registrationOfficeCode, brandLogoUrl } = mark
  const numberDisplay = mark.registrationNumberDisplay ?? mark.applicationNumberDisplay
  const ofBrand = found.deadlines.filter(isKind)
  const upcoming = ofBrand.filter(({ daysLeft }) => daysLeft >= 0).length
  return {
    today: found.today,
    brand: { brandId: id, name, brandType, registrationOfficeCode, brandLogoUrl, numberDisplay },
    ofBrand,
    ofAccount: [],
    upcoming,
    past: ofBrand.length - upcoming,
  }
}

/** Returns the items with this name in any spelling or, if there are none, those whose names contain it. */
function named<T extends { name: string }>(all: readonly T[], name: string): T[] {
  const wanted = foldName(name)
  const same = all.filter((one) => foldName(one.name) === wanted)
  return same.length > 0 ? same : all.filter((one) => foldName(one.name).includes(wanted))
}
