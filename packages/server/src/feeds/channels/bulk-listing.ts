import * as z from 'zod/mini'
import type { Channel, RemoteFile } from '../channel.ts'
import { FeedFault } from '../fault.ts'
import { dayOfFile, type FeedProfile } from '../profiles.ts'
import { createFeedHttp, type HttpParts } from './http.ts'
import { parsed } from './parsed.ts'

/** The answer of the USPTO Open Data Portal to `GET /api/v1/datasets/products/{product}`. */
const Listing = z.object({
  bulkDataProductBag: z.array(
    z.object({
      productFileBag: z.object({
        fileDataBag: z.array(
          z.object({
            fileName: z.string(),
            fileSize: z.optional(z.nullable(z.int())),
            fileDownloadURI: z.string(),
            fileLastModifiedDateTime: z.optional(z.nullable(z.string())),
          }),
        ),
      }),
    }),
  ),
})

/** Opens a bulk data product that needs a key: it lists files by days, each with an address (us). */
export function openBulkListing(parts: HttpParts, profile: FeedProfile): Channel {
  const http = createFeedHttp(parts)
  const { url, key } = parts.settings
  const keyed = (target: URL): Record<string, string> =>
    key !== null && target.origin === url.origin ? { 'X-API-KEY': key } : {}
  return {
    list: async ({ from, until }, signal) => {
      const asked = new URL(url)
      asked.search = new URLSearchParams({ fileDataFromDate: from, fileDataToDate: until, includeFiles: 'true' }).toString()
      const { text } = await http.text(asked, { headers: { Accept: 'application/json', ...keyed(asked) } }, signal)
      const listing = z.safeParse(Listing, parsed(text))
      if (!listing.success) throw new FeedFault('listing')
      return listing.data.bulkDataProductBag
        .flatMap(({ productFileBag }) => productFileBag.fileDataBag)
        .flatMap(({ fileName, fileSize, fileDownloadURI, fileLastModifiedDateTime }): RemoteFile[] => {
          const day = dayOfFile(profile, fileName, null)
          if (day === undefined || !URL.canParse(fileDownloadURI, url.href)) return []
          return [
            {
              name: fileName,
              day,
              locator: new URL(fileDownloadURI, url).href,
              size: fileSize ?? null,
              checksum: null,
              checksumFile: null,
              stamp: fileLastModifiedDateTime ?? '',
              isListed: true,
            },
          ]
        })
    },
    open: ({ locator }, at, signal) => {
      const target = new URL(locator)
      return http.file(target, { headers: keyed(target) }, at, signal)
    },
    close: async () => {},
  }
}
