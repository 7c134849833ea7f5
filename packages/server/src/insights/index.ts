import type { Capability } from '../platform/capability.ts'
import type { Events } from '../platform/events.ts'
import type { Jobs } from '../platform/jobs.ts'
import { openStatisticsPublisher, type StatisticsContext, type StatisticsPublisher } from './publish-statistics.ts'
import { serveStatistics } from './serve-statistics.ts'

export type { StatisticsPublisher } from './publish-statistics.ts'
export { readStatistics } from './read-statistics.ts'
export { statisticsPath } from './serve-statistics.ts'

interface InsightsParts extends StatisticsContext {
  jobs: Jobs
  events: Events
}
interface Insights extends Capability {
  publisher: StatisticsPublisher
}

/** Opens the public statistics: recounts them after every change of the register and serves them as files. */
export function openInsights(parts: InsightsParts): Insights {
  const { publisher, recurring } = openStatisticsPublisher(parts, parts.jobs)
  parts.events.on('register', publisher.follow)
  return { handlers: {}, recurring, mount: (app) => serveStatistics(app, parts.objectStore), publisher }
}
