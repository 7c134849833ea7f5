import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { drained, endlessNames, inventedSize, nameOf, type Shelf, type ShelvedFile } from './shelf.ts'

export interface HttpOffice {
  /** The server answers below `/bulk`, `/dated`, `/query`, `/token` and `/folder/`. */
  url: string
  close(): Promise<void>
}

export const simulatedSignIn = { user: 'reader', password: 'simulated password', key: 'simulated-key' } as const
const token = 'simulated token'
const basic = `Basic ${Buffer.from(`${simulatedSignIn.user}:${simulatedSignIn.password}`).toString('base64')}`
const datedNames: Readonly<Record<string, string>> = {
  getBibliografischeDaten_angemeldet_XML_JPG: 'mar_bib_ang',
  getBibliografischeDaten_eingetragen_XML_JPG_PDF: 'mar_bib_wvz_bil_eing',
  getBibliografischeDaten_zurueckgewiesen_zurueckgenommen_XML_PDF: 'mar_bib_zur',
}

/**
 * Starts simulated HTTP interfaces of offices: bulk data behind a key, with redirects to another origin that must not
 * see the key (us); weekly files behind HTTP Basic (de); paged queries behind a token (ch); a folder page with checksum
 * files (es, at).
 */
export async function startHttpOffice(shelf: Shelf): Promise<HttpOffice> {
  const held = new Set<ServerResponse>()
  const context: Context = { shelf, held, files: '' }
  const front = await listen((request, response) => answer(context, request, response))
  const files = await listen((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://files').pathname)
    if (request.headers['x-api-key'] !== undefined || request.headers.authorization !== undefined) return refuse(response, 400)
    send(context, request, response, shelf.get(path), path)
  })
  context.files = files.url
  return {
    url: front.url,
    close: async () => {
      for (const response of held) response.destroy()
      await front.close()
      await files.close()
    },
  }
}

interface Context {
  shelf: Shelf
  held: Set<ServerResponse>
  /** The origin to which the redirects of bulk data lead. */
  files: string
}

async function answer(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { shelf } = context
  const url = new URL(request.url ?? '/', 'http://office')
  const [, area = '', ...rest] = decodeURIComponent(url.pathname).split('/')
  const heard = (step: 'signIn' | 'list', path = area) => shelf.steps.push({ protocol: 'https', step, path, offset: 0 })
  const busy = shelf.takes(`/${area}`, 'busy', 'unavailable')
  if (busy) return refuse(response, busy === 'busy' ? 429 : 503, { 'Retry-After': String(shelf.retryAfter) })
  if (area === 'bulk') {
    if (request.headers['x-api-key'] !== simulatedSignIn.key) return refuse(response, 403)
    if (rest[0] === 'files') return redirect(context, `/us/${rest[1]}`, request, response)
    heard('list')
    if (shelf.takes('/us', 'endless')) return listEndlessly(response)
    return json(response, listing(shelf, url, `http://${request.headers.host}/bulk/files`))
  }
  if (area === 'dated') {
    if (request.headers.authorization !== basic) return refuse(response, 401)
    const [call = '', week = ''] = rest
    const path = `/de/${datedNames[call]}_${week}.zip`
    return send(context, request, response, shelf.get(path), path)
  }
  if (area === 'token') {
    heard('signIn')
    const asked = new URLSearchParams(await bodyOf(request))
    const isRight = asked.get('username') === simulatedSignIn.user && asked.get('password') === simulatedSignIn.password
    return isRight ? json(response, { access_token: token, token_type: 'Bearer' }) : refuse(response, 401)
  }
  if (area === 'query') {
    if (request.headers.authorization !== `Bearer ${token}`) return refuse(response, 401)
    return page(shelf, await bodyOf(request), response)
  }
  if (area === 'folder') {
    if (request.headers.authorization !== basic) return refuse(response, 401)
    const path = `/${rest.join('/')}`
    if (!path.endsWith('/')) return send(context, request, response, shelf.get(path) ?? checksumFile(shelf, path), path)
    heard('list', path)
    const links = [
      ...shelf.inventedIn(path),
      ...shelf.in(path).flatMap(({ path: file }) => [nameOf(file), `${nameOf(file)}.sha256`]),
    ]
    response.writeHead(200, { 'Content-Type': 'text/html' })
    return void response.end(links.map((name) => `<a href="${name}">${name}</a>`).join('\n'))
  }
  refuse(response, 404)
}

/** Returns `name.zip.sha256` for `name.zip`, in the format of `sha256sum`. */
function checksumFile(shelf: Shelf, path: string): ShelvedFile | undefined {
  const file = path.endsWith('.sha256') ? shelf.get(path.slice(0, -'.sha256'.length)) : undefined
  return file && { ...file, path, content: Buffer.from(`${shelf.sha256(file)}  ${nameOf(file.path)}\n`) }
}

const listing = (shelf: Shelf, { searchParams }: URL, base: string) => ({
  count: 1,
  bulkDataProductBag: [
    {
      productIdentifier: 'TRTDXFAP',
      productFileBag: {
        fileDataBag: [
          ...shelf.inventedIn('/us').map((name) => ({
            fileName: name,
            fileSize: inventedSize,
            fileDownloadURI: `${base}/${name}`,
          })),
          ...shelf.in('/us').flatMap((file) => {
            const [, year, month, day] = /apc(\d\d)(\d\d)(\d\d)/.exec(file.path) ?? []
            const date = `20${year}-${month}-${day}`
            if (date < (searchParams.get('fileDataFromDate') ?? '') || date > (searchParams.get('fileDataToDate') ?? '9'))
              return []
            return [
              {
                fileName: nameOf(file.path),
                fileSize: shelf.listedSize(file),
                fileDataFromDate: date,
                fileDataToDate: date,
                fileDownloadURI: `${base}/${nameOf(file.path)}`,
                fileLastModifiedDateTime: file.modified.toISOString(),
              },
            ]
          }),
        ],
      },
    },
  ],
})

/** Sends the client to the file's address at another origin, to a private address, or to where it already is. */
function redirect({ shelf, files }: Context, path: string, request: IncomingMessage, response: ServerResponse): void {
  const mood = shelf.takes(path, 'elsewhere', 'circle')
  const there = mood === 'elsewhere' ? privateAddress : mood === 'circle' ? String(request.url) : `${files}${path}`
  response.writeHead(302, { Location: there }).end()
}

/** An address that clients must not call (RFC 1918). */
const privateAddress = 'https://10.255.255.1/secret.zip'

async function listEndlessly(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write('{"bulkDataProductBag":[{"productFileBag":{"fileDataBag":[')
  for await (const name of endlessNames(response))
    if (!response.write(`{"fileName":"${name}","fileDownloadURI":"/${name}"},`)) await drained(response)
}

/** Sends one page of a day's answer. Its items are the lines of `/ch/YYYY-MM-DD.txt`, two per page. */
function page(shelf: Shelf, question: string, response: ServerResponse): void {
  const [, day = ''] = /<LastUpdate from="([\d-]+)"/.exec(question) ?? /day="([\d-]+)"/.exec(question) ?? []
  const offset = Number(/offset="(\d+)"/.exec(question)?.[1] ?? 0)
  const path = `/ch/${day}.txt`
  shelf.steps.push({ protocol: 'https', step: 'open', path, offset })
  const items = (shelf.get(path)?.content.toString() ?? '').split('\n').filter(Boolean)
  const shown = items.slice(offset, offset + 2)
  const isCut = shelf.takes(path, 'truncate') !== undefined
  const next =
    offset + 2 < items.length && !isCut
      ? `<c:Continuations><c:Continuation name="NextPage"><c:Next day="${day}" offset="${offset + 2}"/></c:Continuation></c:Continuations>`
      : ''
  response.writeHead(200, { 'Content-Type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>
<ApiResponse xmlns="urn:ige:schema:xsd:datadeliverycore-1.0.0" xmlns:c="urn:ige:schema:xsd:datadeliverycommon-1.0.0"><Result>
<c:Meta><c:TotalItemCount>${items.length}</c:TotalItemCount><c:ItemCountOffset>${offset}</c:ItemCountOffset><c:ItemCount>${shown.length}</c:ItemCount></c:Meta>
${next}<TrademarkBag xmlns="http://www.wipo.int/standards/XMLSchema/ST96/Trademark">${shown.join('\n')}</TrademarkBag></Result></ApiResponse>`)
}

function send(
  { shelf, held }: Context,
  request: IncomingMessage,
  response: ServerResponse,
  file: ShelvedFile | undefined,
  path: string,
): void {
  const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? []
  shelf.steps.push({ protocol: 'https', step: 'open', path, offset: Number(from ?? 0) })
  const refusal = shelf.takes(path, 'busy', 'unavailable')
  if (refusal || !file || shelf.takes(path, 'vanish')) {
    const status = refusal === 'busy' ? 429 : refusal ? 503 : 404
    refuse(response, status, refusal ? { 'Retry-After': String(shelf.retryAfter) } : {})
    return
  }
  const { content, modified } = file
  const tag = `"${modified.getTime()}-${content.length}"`
  const offset = from !== undefined && request.headers['if-range'] === tag ? Number(from) : 0
  const rest = content.subarray(offset)
  response.writeHead(offset > 0 ? 206 : 200, {
    'Content-Length': rest.length,
    ETag: tag,
    ...(offset > 0 ? { 'Content-Range': `bytes ${offset}-${content.length - 1}/${content.length}` } : {}),
    ...(path.endsWith('.sha256')
      ? {}
      : { 'Repr-Digest': `sha-256=:${Buffer.from(shelf.sha256(file), 'hex').toString('base64')}:` }),
  })
  const mood = shelf.takes(path, 'stall', 'truncate')
  if (!mood) return void response.end(rest)
  response.write(rest.subarray(0, Math.ceil(rest.length / 2)), () => {
    if (mood === 'truncate') response.destroy()
    else held.add(response)
  })
}

const refuse = (response: ServerResponse, status: number, headers: Record<string, string> = {}): void =>
  void response.writeHead(status, headers).end()
const json = (response: ServerResponse, body: object): void =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}

async function listen(
  answerTo: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    Promise.resolve(answerTo(request, response)).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
