import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify'
import { AppError } from './app-error.ts'
import { innerCallHeaders } from './inner-calls.ts'
import type { Log } from './log.ts'
import { projectRoot } from './project-root.ts'
import { answerUnknownAddresses } from './unknown-address.ts'

const webDirectory = join(projectRoot, 'dist/web')
/**
 * The longest path that is looked up. Longer ones are answered as not found. Ids in page paths have at most 43
 * characters.
 */
const longestPath = 2_000
/** How long assets may be cached, in milliseconds. Their names contain a hash of their content. */
const assetAge = 31_536_000_000

export interface PageSettings {
  productName: string
  publicUrl: string
  isDevelopment: boolean
  sampleNotice: boolean
  /** Names that administrators replaced, as `PageTexts` of the capability reference. */
  valueTexts: object
  logoHosts: readonly string[]
  /**
   * Where the page reads the public statistics: a path of the product or an external address, without a trailing slash.
   */
  statisticsUrl: string
  gptUrl: string | undefined
  /** The service that counts page views: `AnalyticsConfig` of the configuration; undefined if there is none. */
  analytics: object | undefined
  messengerAppId: string | undefined
  /** Announced maintenance that has not ended, with the next one first. */
  maintenance: readonly { startsUtc: string; endsUtc: string }[]
  /** The operator named on the legal pages: `Operator` of the contract. */
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
  /** The build's manifest, which lists the files a page needs. */
  assets: unknown
}
interface RenderedPage {
  status: number
  headers: Record<string, string>
  html: string
  /** A failure during rendering. There is a document even then. */
  error?: unknown
}
/** The exports of the page's server bundle. */
interface WebBundle {
  render(request: RenderRequest): Promise<RenderedPage>
  /** Addresses of the pages for the sitemap, without language prefix. */
  listedPaths(): string[]
  /** Address of the icon for tabs and bookmarks. */
  icon: string
}

/**
 * Serves assets as files. Answers every other address outside the API with a page rendered by the server entry of the
 * web package, which calls the API within this process. Unknown addresses get the not-found page; unknown calls get a
 * JSON error.
 *
 * @param copies external addresses from which browsers read copies of the product's files, with the paths of the
 * originals
 * @returns addresses of the pages for the sitemap, without language prefix
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
  // Browsers request it for pages that name no icon, such as those of the sign-in.
  app.get('/favicon.ico', (_, reply) => reply.header('Cache-Control', 'public, max-age=3600').redirect(web.icon))
  answerUnknownAddresses(app, async (request, reply) => {
    let isDatabaseGone = false
    const page = await web.render({
      url: addressOf(request.url),
      headers: { acceptLanguage: request.headers['accept-language'], cookie: request.headers.cookie },
      fetch: fetchInside(app, request, copies, (answer) => {
        isDatabaseGone ||= answer.statusCode === 503 && answer.body.includes('"server.databaseAway"')
      }),
      config: settings(),
      assets,
    })
    if (isDatabaseGone) throw new AppError('server.databaseAway')
    if (page.error !== undefined) log.error({ requestId: request.id, err: page.error }, 'A page could not be rendered')
    return reply
      .code(page.status)
      .headers({ 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, Cookie', ...page.headers })
      .type('text/html; charset=utf-8')
      .send(request.method === 'HEAD' ? '' : page.html)
  })
  return web.listedPaths()
}

/** Returns the address to render. An overlong path becomes that of the not-found page in its language. */
function addressOf(url: string): string {
  const [path = ''] = url.split('?')
  if (path.length <= longestPath) return url
  return `${/^\/[a-z]{2}(?=\/)/i.exec(path)?.[0] ?? ''}/404`
}

/** Returns a `fetch` for the server entry of the web package, which runs the browser's calls within this process. */
function fetchInside(
  app: FastifyInstance,
  from: FastifyRequest,
  copies: Readonly<Record<string, string>>,
  notice: (answer: LightMyRequestResponse) => void,
): typeof fetch {
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
    notice(answer)
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
    const body = answer.statusCode === 204 || answer.statusCode === 304 ? null : new Uint8Array(answer.rawPayload)
    return new Response(body, { status: answer.statusCode, statusText: answer.statusMessage, headers })
  }
}
