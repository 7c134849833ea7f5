export { isIngestUnderWay } from './ingest.store.ts'
