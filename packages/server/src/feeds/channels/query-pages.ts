import { Buffer } from 'node:buffer'
import yazl from 'yazl'
import * as z from 'zod/mini'
import { addDays } from '../../register/index.ts'
import type { Channel } from '../channel.ts'
import { FeedFault } from '../fault.ts'
import { createFeedHttp, type FeedHttp, type HttpParts } from './http.ts'
import { parsed } from './parsed.ts'

/** The namespaces of the IPI's data delivery (office-feeds 4.6). */
const namespaces = 'urn:ige:schema:xsd:datadelivery'
const pageSize = 64
/** The most pages of one day. They hold 640,000 marks, which is more than change in a year. */
const mostPages = 10_000
const clientId = 'datadelivery-api-client'

/**
 * Opens an interface that answers queries for a day's changes in pages (ch). Each day becomes one zip with a file per
 * page. Only past days are requested, because their answers no longer change.
 */
export function openQueryPages(parts: HttpParts): Channel {
  const http = createFeedHttp(parts)
  const { settings } = parts
  return {
    list: async ({ from, until }) => {
      const days = []
      for (let day = from; day < until; day = addDays(day, 1)) days.push(day)
      return days.map((day) => ({
        name: `ipi-${day.replaceAll('-', '')}.zip`,
        day,
        locator: day,
        size: null,
        checksum: null,
        checksumFile: null,
        stamp: '',
        isListed: true,
      }))
    },
    open: async ({ locator }, _, signal) => {
      const token = await tokenOf(http, parts, signal)
      const zip = new yazl.ZipFile()
      const pages = answers(http, settings.url, token, locator, signal)
      // The first page is requested immediately, so that a refusal rejects `open`.
      const first = await pages.next()
      return { offset: 0, body: packed(zip, first, pages), size: null, checksum: null, tag: null }
    },
    close: async () => {},
  }
}

async function tokenOf(http: FeedHttp, { settings }: HttpParts, signal: AbortSignal): Promise<string> {
  const { tokenUrl, user, password, key } = settings
  if (tokenUrl === null) return key ?? ''
  const body = new URLSearchParams({
    grant_type: 'password',
    client_id: clientId,
    username: user ?? '',
    password: password ?? '',
  })
  const headers = { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' }
  const { text } = await http.text(tokenUrl, { method: 'POST', headers, body: body.toString() }, signal)
  const reply = z.safeParse(z.object({ access_token: z.string().check(z.minLength(1)) }), parsed(text))
  if (!reply.success) throw new FeedFault('credentials')
  return reply.data.access_token
}

/** Yields the pages of a day's changes. Each request sends back the continuation of the last answer unchanged. */
async function* answers(http: FeedHttp, url: URL, token: string, day: string, signal: AbortSignal): AsyncGenerator<string, void> {
  let request = question(day)
  let total: number | undefined
  let seen = 0
  for (let page = 0; page < mostPages; page++) {
    const { text } = await http.text(
      url,
      {
        method: 'POST',
        headers: { Accept: 'application/xml', 'Content-Type': 'application/xml', Authorization: `Bearer ${token}` },
        body: request,
      },
      signal,
    )
    const counted = numberIn(text, 'ItemCount')
    total ??= numberIn(text, 'TotalItemCount')
    if (counted === undefined || total === undefined) throw new FeedFault('unreadable')
    seen += counted
    yield text
    const next = continuationIn(text)
    if (next === undefined) {
      if (seen < total) throw new FeedFault('truncated')
      return
    }
    // A server that repeats an answer would keep the loop running forever.
    if (next === request || seen > total) throw new FeedFault('size')
    request = next
  }
  throw new FeedFault('size')
}

const question = (day: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<ApiRequest xmlns="${namespaces}core-1.0.0" xmlns:tm="${namespaces}trademark-1.0.0">
  <Action type="TrademarkSearch">
    <tm:TrademarkSearchRequest xmlns="${namespaces}common-1.0.0">
      <Representation details="Maximal"><Image strategy="Link"/></Representation>
      <Page size="${pageSize}"/>
      <Query><LastUpdate from="${day}" to="${day}"/></Query>
    </tm:TrademarkSearchRequest>
  </Action>
</ApiRequest>`

const numberIn = (text: string, name: string): number | undefined => {
  const [, digits] = new RegExp(`<(?:[\\w-]+:)?Meta\\b[\\s\\S]*?<(?:[\\w-]+:)?${name}>\\s*(\\d{1,9})\\s*<`).exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Builds the next request from an answer's continuation, with the namespaces that the answer declares. */
function continuationIn(text: string): string | undefined {
  const [, inner] =
    /<((?:[\w-]+:)?Continuation)\b[^>]*\bname="NextPage"[^>]*>[\s\S]*?<\/\1>/.exec(text)?.[0].match(/^([\s\S]*)$/) ?? []
  if (inner === undefined) return undefined
  const [root = ''] = /<(?:[\w-]+:)?ApiResponse\b[^>]*>/.exec(text) ?? []
  const declared = [...root.matchAll(/\sxmlns:[\w-]+="[^"]*"/g)].map(([attribute]) => attribute).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ApiRequest xmlns="${namespaces}core-1.0.0"${declared}>${inner}</ApiRequest>`
}

/** Packs the pages as members of a zip. A fault in a later page makes the body fail. */
async function* packed(
  zip: yazl.ZipFile,
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void>,
): AsyncGenerator<Uint8Array> {
  let number = 0
  const add = (text: string) => {
    number += 1
    // With a fixed time, equal answers produce equal zips.
    zip.addBuffer(Buffer.from(text), `page-${String(number).padStart(4, '0')}.xml`, { mtime: new Date('2000-01-01T12:00:00Z') })
  }
  if (!first.done) add(first.value)
  for await (const text of rest) add(text)
  zip.end()
  yield* zip.outputStream as AsyncIterable<Buffer>
}
