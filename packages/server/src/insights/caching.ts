/* How long statistics files may be cached. Replies and stored objects have these headers. */

/** New figures appear within a minute after an ingest. Until then, clients use the cached ones without waiting. */
export const cacheCurrent = 'public, max-age=60, stale-while-revalidate=3600'
/** The header for past editions, which never change. */
export const cachePast = 'public, max-age=31536000, immutable'
