import { getJson } from '@marklot/contracts'
import type { Statistics } from '@marklot/contracts/statistics'
import { type QueryHolder, useApiQuery } from '../../lib/api.tsx'
import { useConfig } from '../../lib/config.tsx'

/** Figures change only after an ingest, so more frequent requests bring nothing. */
const staleTime = 5 * 60_000

/**
 * Returns a public statistics file of the register, for example `global/all.json`, loaded from the configured address
 * by a plain GET without a token (spec 2, section 7.2). `allStatisticsFile` and `insightStatisticsFile` name the files.
 * An office without data has no file (404). The server writes the file by its schema, so the browser does not check it
 * again.
 */
export function useStatistics(file: string): QueryHolder<Statistics> {
  const { statisticsUrl } = useConfig()
  const url = `${statisticsUrl}/${file}`
  return useApiQuery(['chart', url], async (api, options) => (await getJson(api, url, options)) as Statistics, { staleTime })
}
