export { openStatisticsPublisher, type StatisticsPublisher } from './publish-statistics.ts'
export { serveStatistics, statisticsPath } from './serve-statistics.ts'
