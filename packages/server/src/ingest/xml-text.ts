import { StringDecoder } from 'node:string_decoder'
import { FileFault } from './file-fault.ts'

interface Decoder {
  write(bytes: Buffer): string
  end(): string
}

function textDecoder(label: string): Decoder {
  const decoder = new TextDecoder(label)
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() }
}

/** Returns the decoder of a file: by its byte order mark, else by its XML declaration, else UTF-8. */
function chooseDecoder(head: Buffer): Decoder {
  if (head[0] === 0xff && head[1] === 0xfe) return textDecoder('utf-16le')
  if (head[0] === 0xfe && head[1] === 0xff) return textDecoder('utf-16be')
  if (head[0] === 0x3c && head[1] === 0) return textDecoder('utf-16le')
  if (head[0] === 0 && head[1] === 0x3c) return textDecoder('utf-16be')
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._:-]+)["']/
    .exec(head.toString('latin1'))?.[1]
    ?.toLowerCase()
  // A declaration that is readable in single bytes cannot be in UTF-16, so such files are in UTF-8.
  if (declared === undefined || /^utf-?(?:8|16)$/.test(declared) || declared === 'us-ascii') return new StringDecoder('utf8')
  try {
    return textDecoder(declared)
  } catch {
    throw new FileFault(`its encoding ${declared} is not known`)
  }
}

/**
 * Yields the text of a file in pieces, with the bytes of each: UTF-8, UTF-16, ISO-8859-1 and other declared encodings.
 * @throws FileFault if the file does not begin like XML, or its encoding is unknown
 */
export async function* decodeXml(chunks: AsyncIterable<Buffer>): AsyncGenerator<{ text: string; bytes: number }> {
  let decoder: Decoder | undefined
  let head: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    let bytes = chunk
    if (!decoder) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      if (head.length < 256) continue
      bytes = head
      decoder = begin(head)
    }
    yield { text: withoutMark(decoder.write(bytes), bytes === head), bytes: bytes.length }
    head = Buffer.alloc(0)
  }
  if (!decoder && head.length > 0) {
    decoder = begin(head)
    yield { text: withoutMark(decoder.write(head), true), bytes: head.length }
  }
  const rest = decoder?.end()
  if (rest) yield { text: rest, bytes: 0 }
}

function begin(head: Buffer): Decoder {
  const decoder = chooseDecoder(head)
  const start = chooseDecoder(head)
    .write(head.subarray(0, 256))
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (start !== '' && start[0] !== '<')
    throw new FileFault(`the file is not XML: it begins with ${JSON.stringify(start.slice(0, 20))}`)
  return decoder
}

function withoutMark(text: string, isStart: boolean): string {
  return isStart && text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
}
