import type { Readable, Writable } from 'node:stream'

/*
 * Pictures on a stream, each after its length in four bytes. A message of the channel between two processes would copy
 * them twice more.
 */

const headLength = 4

export function writePicture(stream: Writable, picture: Uint8Array): void {
  const head = Buffer.alloc(headLength)
  head.writeUInt32LE(picture.byteLength)
  stream.write(head)
  stream.write(picture)
}

/** Reads what `writePicture` wrote. */
export async function* readPictures(stream: Readable): AsyncGenerator<Uint8Array> {
  const head = Buffer.alloc(headLength)
  let [picture, target, filled]: [Buffer | null, Buffer, number] = [null, head, 0]
  for await (let chunk of stream as AsyncIterable<Buffer>) {
    while (chunk.length > 0) {
      const taken = chunk.subarray(0, target.length - filled)
      target.set(taken, filled)
      filled += taken.length
      chunk = chunk.subarray(taken.length)
      if (filled === target.length && picture === null) {
        picture = Buffer.alloc(head.readUInt32LE())
        ;[target, filled] = [picture, 0]
      }
      if (filled === target.length && picture !== null) {
        yield picture
        ;[picture, target, filled] = [null, head, 0]
      }
    }
  }
}
