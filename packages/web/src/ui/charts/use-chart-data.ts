import { getJson } from '@marklot/contracts'
import { type QueryHolder, useApiQuery } from '../../lib/api.tsx'

/** Figures are counted after an ingest: there is no use in asking more often. */
const staleTime = 5 * 60_000

/**
 * Data of a chart from an address, by a generic GET without a token (spec 2, section 7.2: "charts also load from a
 * configurable url"). `read` makes of the JSON what the chart needs and throws when it cannot. Part of the server's
 * document, like every question.
 *
 * `useChartData(`${config.statisticsUrl}/global/all.json`, (json) => z.parse(Statistics, json))`
 */
export function useChartData<T>(url: string, read: (json: unknown) => T): QueryHolder<T> {
  return useApiQuery(['chart', url], async (api, options) => read(await getJson(api, url, options)), { staleTime })
}
