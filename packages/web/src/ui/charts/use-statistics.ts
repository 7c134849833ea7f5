import { Statistics } from '@marklot/contracts/statistics'
import type { QueryHolder } from '../../lib/api.tsx'
import { useConfig } from '../../lib/config.tsx'
import { useChartData } from './use-chart-data.ts'

const read = (json: unknown) => Statistics.parse(json)

/**
 * A public statistics file of the register, e.g. `global/all.json` (spec 2, section 7.2); names by `allStatisticsFile`
 * and `insightStatisticsFile`. There is none (404) of an office without data.
 */
export function useStatistics(file: string): QueryHolder<Statistics> {
  const { statisticsUrl } = useConfig()
  return useChartData(`${statisticsUrl}/${file}`, read)
}
