import type { StartedProcess } from '../../platform/child-process.ts'
import type { EncodedPicture, SeenPicture } from './decode-picture.ts'
import type { DecodeAnswer } from './decode-process.ts'
import type { PictureFault } from './picture-refused.ts'
import { writePicture } from './picture-stream.ts'
import { startDecodeProcess } from './start-decode-process.ts'

/*
 * Has pictures decoded in a separate process, one at a time. Runs in a thread, because megabytes of short-lived buffers
 * would make the API's thread collect its whole heap every few pictures.
 */

export interface DecodeQuestion {
  bytes: Uint8Array
  /** The time limit in milliseconds. */
  longest: number
}
type Fault = { fault: PictureFault }
export type SeenAnswer = { seen: SeenPicture } | Fault
export type FileAnswer = { file: EncodedPicture } | Fault

/** The time limit for the start of the process, in milliseconds. */
export const longestStart = 30_000
/**
 * The number of pictures after which the process is replaced, so that memory kept by its libraries does not accumulate.
 */
const perProcess = 500

let child: StartedProcess | null = null
let decoded = 0
let encoding: Promise<FileAnswer> = Promise.resolve({ fault: 'brokenPicture' })

export const decodeWork = {
  /** Decodes a picture. Its pixels come in shared memory, so that other threads read them without copies. */
  async decode({ bytes, longest }: DecodeQuestion): Promise<SeenAnswer> {
    const asked = await running()
    decoded++
    return new Promise((see, fail) => {
      encoding = new Promise((keep, drop) => {
        const settle = (answer: FileAnswer) => {
          clearTimeout(limit)
          asked.off('message', answered).off('exit', ended).off('error', failed)
          keep(answer)
        }
        const refuse = (refused: Fault) => {
          see(refused)
          settle(refused)
        }
        const answered = (answer: DecodeAnswer) => {
          if ('seen' in answer) see({ seen: shared(answer.seen) })
          else if ('file' in answer) settle(answer)
          else refuse(answer)
        }
        // The memory limit, a decoder's fault or the time limit below has ended the process.
        const ended = () => {
          child = null
          refuse({ fault: 'tooMuchWork' })
        }
        const failed = (error: Error) => {
          child = null
          asked.kill('SIGKILL')
          clearTimeout(limit)
          fail(error)
          drop(error)
        }
        const limit = setTimeout(() => asked.kill('SIGKILL'), longest)
        asked.on('message', answered).on('exit', ended).on('error', failed)
        writePicture(asked.stdin, bytes)
      })
      // Nobody asks for the file of a picture that could not be decoded.
      encoding.catch(() => undefined)
    })
  },
  /** Returns the picture that was decoded last as it is stored, once it is encoded. */
  file: (): Promise<FileAnswer> => encoding,
}
export type DecodeWork = typeof decodeWork

function shared(seen: SeenPicture): SeenPicture {
  const rgba = new Uint8Array(new SharedArrayBuffer(seen.pixels.rgba.byteLength))
  rgba.set(seen.pixels.rgba)
  return { ...seen, pixels: { ...seen.pixels, rgba } }
}

async function running(): Promise<StartedProcess> {
  if (child?.connected && decoded < perProcess) return child
  child?.kill('SIGKILL')
  child = null
  decoded = 0
  child = await readyProcess()
  return child
}

/** Starts the process and waits until it has loaded its libraries. @throws Error when it cannot start */
async function readyProcess(): Promise<StartedProcess> {
  const started = startDecodeProcess()
  const limit = setTimeout(() => started.kill('SIGKILL'), longestStart)
  try {
    await new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve())
      started.once('error', reject)
      started.once('exit', () => reject(new Error('The process that decodes pictures did not start')))
    })
    started.removeAllListeners()
    // When the process ends, what it has not read yet is lost. Its end is reported otherwise.
    started.stdin.on('error', () => undefined)
    return started
  } finally {
    clearTimeout(limit)
  }
}
