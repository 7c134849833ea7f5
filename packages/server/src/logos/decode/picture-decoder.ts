import { AppError } from '../../platform/app-error.ts'
import { openAskedThread } from '../../platform/asked-thread.ts'
import type { EncodedPicture, SeenPicture } from './decode-picture.ts'
import { type DecodeQuestion, type FileAnswer, longestStart, type SeenAnswer } from './decode-work.ts'
import { openFairTurns } from './fair-turns.ts'
import type { PictureFault } from './picture-refused.ts'

/** A picture that the separate process has decoded. */
export interface DecodingPicture extends SeenPicture {
  /** The picture as it is stored, which the process is still encoding. @throws AppError `logo.tooMuchWork` */
  file: Promise<EncodedPicture>
}

/** Decodes uploaded pictures in a separate process, in turn between the accounts. */
export interface PictureDecoder {
  /**
   * Decodes a picture of an account.
   * @param bytes the file. They move to another thread, so they are empty afterwards
   * @throws AppError `logo.…` with the reason for the refusal; `server.busy` when too many wait, of this account or of
   * all
   */
  decode(accountId: string, bytes: Uint8Array): Promise<DecodingPicture>
  close(): Promise<void>
}

/** The time limit for one picture, in milliseconds. */
const longestDecoding = 10_000
/** The most pictures that may wait or be decoded, of all accounts and of one; each has up to 5 MB. */
const mostPictures = { ofAll: 20, ofOwner: 2 }
/** The memory of the thread, in MB. Pixels are outside it. */
const threadMemory = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 }

/** Opens the decoder. Its thread and process start with the first picture, and restart after they have ended. */
export function openPictureDecoder({ longest = longestDecoding }: { longest?: number } = {}): PictureDecoder {
  const turns = openFairTurns(mostPictures)
  const thread = openAskedThread('decode-worker', '../logos/decode/decode-worker.ts', {
    longestAnswer: longestStart + 2 * longestDecoding,
    resourceLimits: threadMemory,
  })
  const see = (question: DecodeQuestion) => thread.ask('decode', question, movable(question.bytes)) as Promise<SeenAnswer>
  const keep = () => thread.ask('file', null) as Promise<FileAnswer>

  return {
    decode: (accountId, bytes) =>
      new Promise((resolve, reject) => {
        /** Has the picture decoded. Returns when the process is free again. */
        const work = async () => {
          const answer = await see({ bytes, longest })
          if ('fault' in answer) return reject(refusal(answer.fault))
          const file = keep().then((kept) => {
            if ('fault' in kept) throw refusal(kept.fault)
            return kept.file
          })
          resolve({ ...answer.seen, file })
          // The caller awaits the file later or never, so its failure must not count as unhandled.
          await file.catch(() => undefined)
        }
        turns.take(accountId, work).catch(reject)
      }),
    close: async () => {
      await turns.idle()
      await thread.close()
    },
  }
}

const refusal = (fault: PictureFault) => new AppError(`logo.${fault}`)

/** Returns the memory of bytes that are alone in it. Small buffers share memory with others, so they are copied. */
const movable = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
