import type { Capability } from '../platform/capability.ts'
import { type PictureParts, pictureFetching } from './fetch-pictures.ts'

export { isIngestUnderWay } from './ingest.store.ts'

interface IngestParts extends Omit<PictureParts, 'hosts' | 'gap' | 'patience'> {
  config: { logoFetchHosts: readonly string[] }
}

/** Opens what the ingest does in the running product: it fetches pictures that offices only link to. */
export function openIngest(parts: IngestParts): Capability {
  return { handlers: {}, recurring: [pictureFetching({ ...parts, hosts: parts.config.logoFetchHosts })] }
}
