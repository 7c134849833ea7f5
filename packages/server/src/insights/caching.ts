/* How long statistics files may be kept, in seconds: said by our replies, and by the store to those who read it directly. */

/** After an ingest the new figures are seen within a minute; meanwhile nobody waits for them. */
export const cacheCurrent = 'public, max-age=60, stale-while-revalidate=3600'
/** An edition never changes. */
export const cachePast = 'public, max-age=31536000, immutable'
