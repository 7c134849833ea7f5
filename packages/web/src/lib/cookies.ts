/** One year, in seconds: the lifetime of a chosen language or colour scheme. */
export const oneYear = 31_536_000

/**
 * Returns the value of a cookie in a `Cookie` header or in `document.cookie`. A malformed encoding counts as absent.
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...rest] = pair.split('=')
    if (key?.trim() !== name) continue
    try {
      return decodeURIComponent(rest.join('=').trim())
    } catch {
      return undefined
    }
  }
  return undefined
}

/**
 * Returns a cookie in text form. It applies to the whole site, is sent with links, and is readable by scripts because
 * the page changes it.
 */
export function formatCookie(name: string, value: string, maxAge: number, secure: boolean): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Stores a choice in the browser; `null` deletes it. */
export function storeChoice(name: string, value: string | null): void {
  const secure = location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Safari and needs https
  document.cookie = formatCookie(name, value ?? '', value === null ? 0 : oneYear, secure)
}
