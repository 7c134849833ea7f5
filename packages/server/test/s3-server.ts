import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How the server misbehaves:
 * - an error status with S3's code
 * - `silent`: no answer at all
 * - `dropped`: the connection is closed before the reply
 * - `cut`: the reply breaks off in its body
 * - `keepsObjects`: DeleteObjects replies 200 without deleting anything
 */
export type S3Fault = { status: number; code: string } | 'silent' | 'dropped' | 'cut' | 'keepsObjects'

export interface S3TestServer {
  endpoint: string
  region: string
  bucket: string
  credentials: { accessKeyId: string; secretAccessKey: string }
  objects: Map<string, { body: Buffer; headers: Record<string, string>; lastModified: Date }>
  /** The method and path of every request, including refused ones. */
  requests: string[]
  /** Causes this fault in the next `times` requests, even if they are signed incorrectly. */
  fail(fault: S3Fault, times?: number): void
  close(): Promise<void>
}

/** Returns the configuration of a product that keeps its files on this server. */
export const s3Environment = ({ bucket, region, endpoint, credentials }: S3TestServer) => ({
  STORAGE_S3_BUCKET: bucket,
  STORAGE_S3_REGION: region,
  STORAGE_S3_ENDPOINT: endpoint,
  STORAGE_S3_ACCESS_KEY_ID: credentials.accessKeyId,
  STORAGE_S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  STORAGE_S3_FORCE_PATH_STYLE: 'on',
})

const region = 'eu-test-1'
const bucket = 'marklot'
const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'test/secret+key' }
/** The page size is small, so that even a few objects are listed in several pages. */
const pageSize = 3
const maxClockSkew = 15 * 60 * 1000

/**
 * Starts a small S3 server for tests: PutObject, GetObject, HeadObject, DeleteObject, DeleteObjects and ListObjectsV2
 * on one bucket, addressed by path. It recomputes the AWS Signature Version 4 of every request and answers 403 on a
 * mismatch, so a client that signs incorrectly fails.
 */
export async function startS3TestServer(): Promise<S3TestServer> {
  const objects: S3TestServer['objects'] = new Map()
  const requests: string[] = []
  const faults: S3Fault[] = []

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const url = new URL(request.url ?? '/', 'http://s3.test')
    requests.push(`${request.method} ${request.url}`)

    const refused = wrongSignature(request, url, body)
    if (refused) return sendError(response, 403, refused)
    const isDelete = request.method === 'POST'
    const fault = faults[0] === 'keepsObjects' && !isDelete ? undefined : faults.shift()
    if (fault === 'silent') return undefined
    if (fault === 'dropped') return request.socket.destroy()
    if (typeof fault === 'object') return sendError(response, fault.status, fault.code)

    const [, bucketName, ...rest] = decodeURIComponent(url.pathname).split('/')
    if (bucketName !== bucket) return sendError(response, 404, 'NoSuchBucket')
    const key = rest.join('/')
    if (!key && request.method === 'GET' && url.searchParams.get('list-type') === '2') return listObjects(response, url)
    if (!key && request.method === 'POST' && url.searchParams.has('delete')) {
      return deleteObjects(request, response, body, fault === 'keepsObjects')
    }
    switch (request.method) {
      case 'PUT':
        return putObject(request, response, key, body)
      case 'GET':
      case 'HEAD':
        return getObject(request, response, key, fault === 'cut')
      case 'DELETE':
        objects.delete(key)
        return response.writeHead(204).end()
      default:
        return sendError(response, 405, 'MethodNotAllowed')
    }
  }

  function putObject(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer): ServerResponse {
    const headers: Record<string, string> = { etag: `"${createHash('md5').update(body).digest('hex')}"` }
    for (const name of ['content-type', 'cache-control'] as const) {
      const value = request.headers[name]
      if (value) headers[name] = value
    }
    objects.set(key, { body, headers, lastModified: new Date() })
    return response.writeHead(200, { etag: headers.etag }).end()
  }

  function getObject(request: IncomingMessage, response: ServerResponse, key: string, cut: boolean): ServerResponse {
    const object = objects.get(key)
    if (!object) return sendError(response, 404, 'NoSuchKey', request.method === 'HEAD')
    response.writeHead(200, {
      ...object.headers,
      'content-length': object.body.length,
      'last-modified': object.lastModified.toUTCString(),
    })
    if (!cut || request.method === 'HEAD') return response.end(object.body)
    response.write(object.body.subarray(0, object.body.length >> 1), () => request.socket.destroy())
    return response
  }

  function listObjects(response: ServerResponse, url: URL): ServerResponse {
    const prefix = url.searchParams.get('prefix') ?? ''
    const after = url.searchParams.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, pageSize)
    const contents = page.map((key) => `<Contents><Key>${escapeXml(key)}</Key></Contents>`).join('')
    const next = keys.length > pageSize ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : ''
    return sendXml(
      response,
      `<ListBucketResult><IsTruncated>${keys.length > pageSize}</IsTruncated>${contents}${next}</ListBucketResult>`,
    )
  }

  function deleteObjects(request: IncomingMessage, response: ServerResponse, body: Buffer, keeps: boolean): ServerResponse {
    const hasDigest = Object.keys(request.headers).some((name) => name === 'content-md5' || name.startsWith('x-amz-checksum-'))
    if (!hasDigest) return sendError(response, 400, 'InvalidRequest')
    const keys = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map((match) => unescapeXml(match[1] ?? ''))
    if (keys.length === 0 || keys.length > 1000) return sendError(response, 400, 'MalformedXML')
    let errors = ''
    for (const key of keys) {
      if (keeps) errors += `<Error><Key>${escapeXml(key)}</Key><Code>AccessDenied</Code><Message>Access Denied</Message></Error>`
      else objects.delete(key)
    }
    return sendXml(response, `<DeleteResult>${errors}</DeleteResult>`)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region,
    bucket,
    credentials,
    objects,
    requests,
    fail(fault, times = 1) {
      for (let i = 0; i < times; i++) faults.push(fault)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Returns S3's error code when the request's AWS Signature Version 4 is wrong; undefined if it is correct. */
function wrongSignature(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const match = pattern.exec(request.headers.authorization ?? '')
  if (!match) return 'AccessDenied'
  const [, accessKeyId, day, signedRegion, signedHeaders, signature] = match as unknown as [string, ...string[]]
  if (accessKeyId !== credentials.accessKeyId) return 'InvalidAccessKeyId'
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed'

  const at = single(request, 'x-amz-date')
  const time = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!at.startsWith(day ?? '?') || !(Math.abs(Date.now() - time) < maxClockSkew)) return 'RequestTimeTooSkewed'
  const payloadHash = single(request, 'x-amz-content-sha256')
  if (payloadHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const names = (signedHeaders ?? '').split(';')
  const mustBeSigned = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (mustBeSigned.some((name) => !names.includes(name))) return 'AccessDenied'

  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const canonical = [
    request.method,
    decodeURIComponent(url.pathname).split('/').map(encode).join('/'),
    query.join('&'),
    ...names.map((name) => `${name}:${single(request, name).trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    payloadHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  let key: Buffer = Buffer.from(`AWS4${credentials.secretAccessKey}`)
  for (const part of scope.split('/')) key = createHmac('sha256', key).update(part).digest()
  const expected = createHmac('sha256', key).update(toSign).digest()
  return timingSafeEqual(expected, Buffer.from(signature ?? '', 'hex')) ? undefined : 'SignatureDoesNotMatch'
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const single = (request: IncomingMessage, name: string) => [request.headers[name] ?? ''].flat().join(',')
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const unescapeXml = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')

function sendXml(response: ServerResponse, xml: string, status = 200): ServerResponse {
  return response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)
}
function sendError(response: ServerResponse, status: number, code: string, withoutBody = false): ServerResponse {
  if (withoutBody) return response.writeHead(status).end()
  return sendXml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status)
}
