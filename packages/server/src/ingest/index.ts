import type { Capability } from '../platform/capability.ts'
import type { PictureParts } from './fetch-pictures.ts'
import { fetchPicturesTask } from './tasks.ts'

export { gazetteDate } from './dates.ts'
export { noteGap } from './gaps.store.ts'
export { isIngestUnderWay } from './ingest.store.ts'
export { type IngestSummary, runIngest } from './ingest-command.ts'
export { IngestStopped } from './ingest-stopped.ts'
export { dayInName, isWholeZip } from './sources.ts'

interface IngestParts extends Omit<PictureParts, 'hosts' | 'gap' | 'patience'> {
  config: { logoFetchHosts: readonly string[] }
}

/** Opens the ingest's task in the running product: it fetches pictures to which offices only link. */
export function openIngest(parts: IngestParts): Capability {
  return { handlers: {}, recurring: [fetchPicturesTask({ ...parts, hosts: parts.config.logoFetchHosts })] }
}
