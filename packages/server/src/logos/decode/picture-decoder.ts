import { AppError } from '../../platform/app-error.ts'
import { type StartedProcess, startProcess } from '../../platform/child-process.ts'
import type { EncodedPicture, SeenPicture } from './decode-picture.ts'
import type { DecodeAnswer } from './decode-process.ts'
import { openFairTurns } from './fair-turns.ts'
import { writePicture } from './picture-stream.ts'

/** A picture that the separate process has decoded. */
export interface DecodingPicture extends SeenPicture {
  /** The picture as it is stored, which the process is still encoding. @throws AppError `logo.tooMuchWork` */
  file: Promise<EncodedPicture>
}

/** Decodes uploaded pictures in a separate process, in turn between the accounts. */
export interface PictureDecoder {
  /**
   * Decodes a picture of an account.
   * @throws AppError `logo.…` with the reason for the refusal; `server.busy` when too many wait, of this account or of
   * all
   */
  decode(accountId: string, bytes: Uint8Array): Promise<DecodingPicture>
  close(): Promise<void>
}

/** The time limit, in milliseconds, for one picture and for the start of the process. */
const longestDecoding = 10_000
const longestStart = 30_000
/** The most pictures that may wait or be decoded, of all accounts and of one; each has up to 5 MB. */
const mostPictures = { ofAll: 20, ofOwner: 2 }
/**
 * The number of pictures after which the process is replaced, so that memory kept by its libraries does not accumulate.
 */
const perProcess = 500

/** Takes the answers about a picture. */
interface Asker {
  see(picture: SeenPicture): void
  keep(file: EncodedPicture): void
  fail(error: unknown): void
}

/** Opens the decoder. Its process starts with the first picture, and restarts after it has been ended. */
export function openPictureDecoder({ longest = longestDecoding }: { longest?: number } = {}): PictureDecoder {
  let child: StartedProcess | null = null
  let decoded = 0
  const turns = openFairTurns(mostPictures)

  const running = async (): Promise<StartedProcess> => {
    if (child?.connected && decoded < perProcess) return child
    child?.kill('SIGKILL')
    child = null
    decoded = 0
    child = await readyProcess()
    return child
  }

  /** Has one picture decoded. Returns when the process is free again. */
  const ask = async (bytes: Uint8Array, asker: Asker): Promise<void> => {
    const asked = await running()
    decoded++
    await new Promise<void>((resolve, reject) => {
      const settle = (end: () => void) => {
        clearTimeout(limit)
        asked.off('message', answered).off('exit', ended).off('error', failed)
        end()
      }
      const answered = (answer: DecodeAnswer) => {
        if ('seen' in answer) return asker.see(answer.seen)
        if ('file' in answer) asker.keep(answer.file)
        else asker.fail(new AppError(`logo.${answer.fault}`))
        settle(resolve)
      }
      // The memory limit, a decoder's fault or the time limit below has ended the process.
      const ended = () => {
        child = null
        asker.fail(new AppError('logo.tooMuchWork'))
        settle(resolve)
      }
      const failed = (error: Error) => {
        child = null
        asked.kill('SIGKILL')
        settle(() => reject(error))
      }
      const limit = setTimeout(() => asked.kill('SIGKILL'), longest)
      asked.on('message', answered).on('exit', ended).on('error', failed)
      writePicture(asked.stdin, bytes)
    })
  }

  return {
    decode: (accountId, bytes) =>
      new Promise((resolve, reject) => {
        const file = new Promise<EncodedPicture>((keep, drop) => {
          const fail = (error: unknown) => {
            reject(error)
            drop(error)
          }
          const see = (picture: SeenPicture) => resolve({ ...picture, file })
          turns.take(accountId, () => ask(bytes, { see, keep, fail })).catch(fail)
        })
        // The file may be awaited later or never, so a failure must not count as unhandled.
        file.catch(() => undefined)
      }),
    close: async () => {
      await turns.idle()
      child?.kill('SIGKILL')
      child = null
    },
  }
}

/** Starts the process and waits until it has loaded its libraries. @throws Error when it cannot start */
async function readyProcess(): Promise<StartedProcess> {
  const child = startProcess('decode-process', '../logos/decode/decode-process.ts', { execArgv: ['--max-old-space-size=128'] })
  const limit = setTimeout(() => child.kill('SIGKILL'), longestStart)
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('error', reject)
      child.once('exit', () => reject(new Error('The process that decodes pictures did not start')))
    })
    child.removeAllListeners()
    // When the process ends, what it has not read yet is lost. Its end is reported otherwise.
    child.stdin.on('error', () => undefined)
    return child
  } finally {
    clearTimeout(limit)
  }
}
