/* How long statistics files may be cached. The replies and the object storage send these headers. */

/** New figures show within a minute of an ingest. Meanwhile clients get the cached ones without waiting. */
export const cacheCurrent = 'public, max-age=60, stale-while-revalidate=3600'
/** An edition never changes. */
export const cachePast = 'public, max-age=31536000, immutable'
