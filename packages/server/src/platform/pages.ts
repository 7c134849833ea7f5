import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { innerCallHeaders } from './inner-calls.ts'
import type { Log } from './log.ts'
import { projectRoot } from './project-root.ts'
import { answerUnknownAddresses } from './unknown-address.ts'

const webDirectory = join(projectRoot, 'dist/web')
/** No address of the page is nearly as long; its ids have 43 characters at most. */
const longestPath = 2_000
/** Hashed names: what they stand for never changes. */
const assetAge = 31_536_000_000

export interface PageSettings {
  productName: string
  publicUrl: string
  isDevelopment: boolean
  sampleNotice: boolean
  /** What administrators wrote over names of the page: `PageTexts` of reference. */
  valueTexts: object
  logoHosts: readonly string[]
  /** Where the page reads the public statistics: a path of ours or an address elsewhere, without a slash at its end. */
  statisticsUrl: string
  gptUrl: string | undefined
  /** Where page views go: `AnalyticsConfig` of the configuration; undefined = nothing is counted. */
  analytics: object | undefined
  messengerAppId: string | undefined
  /** Whom the legal pages name: `Operator` of the contract. */
  operator: object
  socialProfiles: readonly { name: string; url: string }[]
  /** How people sign in: `SignInConfig` of identity. */
  signIn: object
}
interface RenderRequest {
  url: string
  headers: { acceptLanguage?: string; cookie?: string }
  fetch: typeof fetch
  config: PageSettings
  /** The build's manifest: which files a page needs. */
  assets: unknown
}
interface RenderedPage {
  status: number
  headers: Record<string, string>
  html: string
  /** What broke while rendering; the visitor got a document all the same. */
  error?: unknown
}
/** What the page's server bundle exports. */
interface WebBundle {
  render(request: RenderRequest): Promise<RenderedPage>
  /** Addresses of the pages worth finding, without language prefix. */
  listedPaths(): string[]
  /** Address of the icon in tabs and bookmarks. */
  icon: string
}

/**
 * Serves the page: hashed assets for ever, everything else that is not a call rendered by the page's own server entry, which asks
 * the API in this process. Unknown addresses get the not-found page, unknown calls a JSON error. Resolves to the addresses of the pages
 * worth finding, without language prefix.
 *
 * @param copies addresses elsewhere from which browsers read copies of files of ours, with the paths those have here
 */
export async function servePages(
  app: FastifyInstance,
  settings: () => PageSettings,
  log: Log,
  copies: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const entry = join(webDirectory, 'server/entry-server.js')
  if (!existsSync(entry)) throw new Error('The page is not built: run `npm run build`.')
  const web = (await import(pathToFileURL(entry).href)) as WebBundle
  const assets = JSON.parse(await readFile(join(webDirectory, 'client/.vite/manifest.json'), 'utf8'))
  await app.register(serveStatic, {
    root: join(webDirectory, 'client/assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: assetAge,
    preCompressed: true,
    wildcard: true,
    index: false,
    decorateReply: false,
  })
  // Asked for by browsers on pages that name no icon, such as those of the sign-in.
  app.get('/favicon.ico', (_, reply) => reply.header('Cache-Control', 'public, max-age=3600').redirect(web.icon))
  answerUnknownAddresses(app, async (request, reply) => {
    const page = await web.render({
      url: addressOf(request.url),
      headers: { acceptLanguage: request.headers['accept-language'], cookie: request.headers.cookie },
      fetch: fetchInside(app, request, copies),
      config: settings(),
      assets,
    })
    if (page.error !== undefined) log.error({ requestId: request.id, err: page.error }, 'A page could not be rendered')
    return reply
      .code(page.status)
      .headers({ 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, Cookie', ...page.headers })
      .type('text/html; charset=utf-8')
      .send(request.method === 'HEAD' ? '' : page.html)
  })
  return web.listedPaths()
}

/** What is to be rendered: a path that no page can have gets the not-found page of its language, without carrying the path along. */
function addressOf(url: string): string {
  const [path = ''] = url.split('?')
  if (path.length <= longestPath) return url
  return `${/^\/[a-z]{2}(?=\/)/i.exec(path)?.[0] ?? ''}/404`
}

/** `fetch` for the page's server entry: the same calls as from the browser, without leaving the process. */
function fetchInside(app: FastifyInstance, from: FastifyRequest, copies: Readonly<Record<string, string>>): typeof fetch {
  return async (input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    const copy = Object.keys(copies).find((known) => address.startsWith(`${known}/`))
    const own = copy === undefined ? address : `${copies[copy]}${address.slice(copy.length)}`
    const url = new URL(own, 'http://localhost')
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), ...innerCallHeaders },
      payload: typeof init?.body === 'string' ? init.body : undefined,
      remoteAddress: from.ip,
    })
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
    const body = answer.statusCode === 204 || answer.statusCode === 304 ? null : new Uint8Array(answer.rawPayload)
    return new Response(body, { status: answer.statusCode, statusText: answer.statusMessage, headers })
  }
}
