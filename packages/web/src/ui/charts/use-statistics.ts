import { getJson } from '@marklot/contracts'
import type { Statistics } from '@marklot/contracts/statistics'
import { type QueryHolder, useApiQuery } from '../../lib/api.tsx'
import { useConfig } from '../../lib/config.tsx'

/** Figures are counted after an ingest: there is no use in asking more often. */
const staleTime = 5 * 60_000

/**
 * A public statistics file of the register, e.g. `global/all.json` (spec 2, section 7.2: a generic GET without a token,
 * from a configurable address); names by `allStatisticsFile` and `insightStatisticsFile`. There is none (404) of an
 * office without data. The server writes the file by its schema, so the browser does not check it again.
 */
export function useStatistics(file: string): QueryHolder<Statistics> {
  const { statisticsUrl } = useConfig()
  const url = `${statisticsUrl}/${file}`
  return useApiQuery(['chart', url], async (api, options) => (await getJson(api, url, options)) as Statistics, { staleTime })
}
