/** Marks an entity tag as weak, because compression may change the bytes but not the content (RFC 9110, 8.8.1). */
export const weakTag = (etag: string): string => `W/${opaqueTag(etag)}`

/**
 * Returns whether the caller already has the content: `If-None-Match` lists its tag, compared weakly, or is `*` (RFC
 * 9110, 13.1.2).
 */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const own = opaqueTag(etag)
  return ifNoneMatch.split(',').some((listed) => listed.trim() === '*' || opaqueTag(listed.trim()) === own)
}

const opaqueTag = (etag: string) => etag.replace(/^W\//, '')
