import { Buffer } from 'node:buffer'
import * as z from 'zod/mini'
import type { Channel, RemoteFile } from '../channel.ts'
import { FeedFault } from '../fault.ts'
import { dayOfFile, type FeedProfile } from '../profiles.ts'
import { withChecksumFiles } from './checksum-files.ts'
import { createFeedHttp, type HttpParts } from './http.ts'
import { parsed } from './parsed.ts'

const Entries = z.array(
  z.object({
    name: z.string(),
    url: z.optional(z.string()),
    size: z.optional(z.int()),
    sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i))),
    modified: z.optional(z.string()),
  }),
)

/**
 * Opens a page that lists files (es, at). The page contains links, as web servers write them for a folder, or JSON
 * entries with name, address, size, checksum and date. A key is sent as a bearer token, and a user's name and password
 * are sent by HTTP Basic.
 */
export function openFolderPage(parts: HttpParts, profile: FeedProfile): Channel {
  const http = createFeedHttp(parts)
  const { url, key, user, password } = parts.settings
  const authorization =
    key !== null
      ? `Bearer ${key}`
      : user !== null
        ? `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}`
        : undefined
  const headers = (target: URL): Record<string, string> =>
    authorization !== undefined && target.origin === url.origin ? { Authorization: authorization } : {}
  return {
    list: async ({ from, until }, signal) => {
      const { text, type } = await http.text(url, { headers: { Accept: 'application/json, text/html', ...headers(url) } }, signal)
      const entries = /json/i.test(type) ? z.safeParse(Entries, parsed(text)) : { success: true as const, data: linksIn(text) }
      if (!entries.success) throw new FeedFault('listing')
      const files = entries.data.flatMap((entry): RemoteFile[] => {
        const target = URL.canParse(entry.url ?? entry.name, url.href) ? new URL(entry.url ?? entry.name, url) : null
        if (target === null || !/^https?:$/.test(target.protocol)) return []
        const changed = entry.modified === undefined ? null : new Date(entry.modified)
        const day = dayOfFile(profile, entry.name, changed !== null && Number.isNaN(changed.getTime()) ? null : changed)
        if (day === undefined || day < from || day > until) return []
        return [
          {
            name: entry.name,
            day,
            locator: target.href,
            size: entry.size ?? null,
            checksum: entry.sha256 === undefined ? null : { algorithm: 'sha256', value: entry.sha256.toLowerCase() },
            checksumFile: null,
            stamp: entry.modified ?? '',
            isListed: true,
          },
        ]
      })
      const locators = new Map(entries.data.map(({ name, url: at }) => [name, at ?? name]))
      return withChecksumFiles(files, [...locators.keys()], (name) => new URL(locators.get(name) ?? name, url).href)
    },
    open: ({ locator }, at, signal) => {
      const target = new URL(locator)
      return http.file(target, { headers: headers(target) }, at, signal)
    },
    close: async () => {},
  }
}

/** Returns the links of a page, by the names of the files to which they lead. */
function linksIn(page: string): z.infer<typeof Entries> {
  return [...page.matchAll(/<a\b[^>]*\bhref\s*=\s*"([^"?#]+)"/gi)].flatMap(([, href = '']) => {
    const name = href.slice(href.lastIndexOf('/') + 1)
    return name === '' ? [] : [{ name, url: href.replaceAll('&amp;', '&') }]
  })
}
