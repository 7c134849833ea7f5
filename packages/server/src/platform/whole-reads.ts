import type { FileHandle } from 'node:fs/promises'

/* A call of `read` or `write` may transfer fewer bytes than it was given. These functions transfer all of them. */

/** Writes all bytes at a position of a file. */
export async function writeAt(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done)
    done += bytesWritten
  }
}

/** Reads `length` bytes from a position of a file. @throws Error if the file ends before that */
export async function readAt(file: FileHandle, length: number, position: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, position + done)
    if (bytesRead === 0) throw new Error('The file is shorter than expected')
    done += bytesRead
  }
  return bytes
}
