import { allStatisticsFile, insightStatisticsFile, type Statistics } from '@marklot/contracts'
import type { FoundStatistics } from '@marklot/contracts/chat-results'
import { readStatistics } from '../insights/index.ts'
import { AppError } from '../platform/app-error.ts'
import { helpAbout } from './help.ts'
import type { Tool, ToolParts } from './tool-parts.ts'

/** The number of classes in a result if the call does not ask for any. */
const mostClasses = 5

/** Returns the tools about the register as a whole and about the product itself. */
export function productTools({ objectStore, productName }: ToolParts): { [T in 'statistics' | 'help']: Tool<T> } {
  return {
    statistics: async ({ office, classes }) => {
      const [all, recent] = await Promise.all([
        readStatistics(objectStore, allStatisticsFile(office ?? 'global')),
        office === undefined ? undefined : readStatistics(objectStore, insightStatisticsFile(office)),
      ])
      if (!all) throw new AppError('search.unavailable')
      return figuresOf(all, recent, office ?? null, classes)
    },
    help: async ({ topic }, { locale }) => ({ entries: helpAbout(topic ?? '', locale, productName) }),
  }
}

function figuresOf(
  { asOf, isSample, measures, offices, window }: Statistics,
  recent: Statistics | undefined,
  office: FoundStatistics['office'],
  classes: readonly number[] | undefined,
): FoundStatistics {
  const { total } = measures.brand
  const percent = (count: number) => (total === 0 ? 0 : Math.round((count / total) * 1_000) / 10)
  const ofClass = (niceClass: number) => ({
    niceClass,
    count: measures.niceClass[niceClass] ?? 0,
    percent: percent(measures.niceClass[niceClass] ?? 0),
    newFilings: recent ? (recent.measures.niceClass[niceClass] ?? 0) : null,
  })
  const asked = classes?.map(ofClass)
  const largest = Array.from({ length: 45 }, (_, index) => ofClass(index + 1))
    .sort((a, b) => b.count - a.count)
    .slice(0, mostClasses)
  return {
    office,
    asOf,
    isSample,
    total,
    newFilings: measures.newFilings,
    window,
    stateCategories: Object.entries(measures.stateCategory).map(([key, count]) => ({ key, count, percent: percent(count) })),
    types: Object.entries(measures.type).map(([key, count]) => ({ key, count })),
    niceClasses: asked ?? largest,
    offices: offices.map(({ code, total: marks, newFilings }) => ({ code, total: marks, newFilings })),
  }
}
