import { PassThrough, Writable } from 'node:stream'
import type { Client } from 'basic-ftp'
import type { Channel } from '../channel.ts'
import { FeedFault, within } from '../fault.ts'
import type { FeedProfile } from '../profiles.ts'
import type { FeedSettings } from '../settings.ts'
import { filesInFolders } from './folders.ts'

/** Opens an FTP server, plain or with TLS (RFC 4217). Loads the library at the first connection. */
export function openFtp(settings: FeedSettings, profile: FeedProfile): Channel {
  let client: Client | undefined
  /** The control connection handles one command at a time, and a broken transfer ends it. */
  let sending: Promise<unknown> | undefined
  const close = async () => {
    client?.close()
    client = undefined
    await sending?.catch(() => undefined)
    sending = undefined
  }
  const connected = async (signal: AbortSignal): Promise<Client> => {
    await sending?.catch(() => undefined)
    if (client && !client.closed) return client
    const { Client } = await import('basic-ftp')
    client = new Client(settings.idleSeconds * 1_000, { allowSeparateTransferHost: false })
    const { hostname, port } = settings.url
    const access = client.access({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || 21,
      user: settings.user ?? 'anonymous',
      password: settings.password ?? 'anonymous',
      secure: settings.kind === 'ftps',
      ...(settings.certificate === null ? {} : { secureOptions: { ca: settings.certificate } }),
    })
    await step(access, signal)
    return client
  }
  const step = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
    within(
      work.catch((error) => {
        throw faultOf(error)
      }),
      { seconds: settings.idleSeconds * 2, kind: 'unavailable', signal },
    )
  return {
    list: (days, signal) =>
      filesInFolders({ base: decodeURIComponent(settings.url.pathname), profile, ...days }, async (folder) => {
        const session = await connected(signal)
        const entries = await step(session.list(folder), signal)
        return entries.map(({ name, size, isDirectory, modifiedAt }) => ({
          name,
          isFolder: isDirectory,
          size: isDirectory ? null : size,
          changed: modifiedAt ?? null,
        }))
      }),
    open: async ({ locator }, { offset }, signal) => {
      const session = await connected(signal)
      const body = new PassThrough()
      // The library destroys its target when a transfer breaks off. This target keeps the bytes that have arrived.
      const target = new Writable({
        write: (piece, _, done) => {
          if (body.write(piece)) done()
          else body.once('drain', done)
        },
      })
      const transfer = session.downloadTo(target, locator, offset)
      sending = transfer
      let fault: unknown
      transfer.then(
        () => body.end(),
        (error) => {
          fault = faultOf(error, 'truncated')
          body.end()
        },
      )
      return { offset, body: untilFault(body, () => fault), size: null, checksum: null, tag: null }
    },
    close,
  }
}

async function* untilFault(body: AsyncIterable<Uint8Array>, fault: () => unknown): AsyncGenerator<Uint8Array> {
  yield* body
  if (fault() !== undefined) throw fault()
}

/** The error codes of OpenSSL and Node for a certificate that does not prove the server's identity. */
const untrusted = /CERT|SIGNATURE|ISSUER/

/** Interprets replies of RFC 959 and RFC 2228. A failure without a reply is a broken connection. */
function faultOf(error: unknown, broken: 'unavailable' | 'truncated' = 'unavailable'): unknown {
  if (error instanceof FeedFault) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 530 || code === 532 || code === 430) return new FeedFault('credentials')
  if (code === 550 || code === 553) return new FeedFault('missing')
  if (code === 421 || code === 450 || code === 452) return new FeedFault('busy')
  if (typeof code === 'string' && untrusted.test(code)) return new FeedFault('address')
  // The library's own limit of 40 MB has no code.
  if (error instanceof Error && /^StringWriter: Maximum bytes/.test(error.message)) return new FeedFault('listing')
  const isSilent = error instanceof Error && /^Timeout/.test(error.message)
  return new FeedFault(isSilent && broken === 'truncated' ? 'stalled' : broken)
}
