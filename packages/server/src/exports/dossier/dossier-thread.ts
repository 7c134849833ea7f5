import { openAskedThread } from '../../platform/asked-thread.ts'
import type { Dossier } from './model.ts'

/** A dossier to draw in the thread. */
export interface DrawnDossier {
  dossier: Dossier
  author: string
}

/** Draws dossiers in a separate thread, one after the other, because 200 marks take a quarter of a second of work. */
export interface DossierThread {
  /** @throws AppError `server.busy` when drawing this dossier takes too long */
  draw(dossier: Dossier): Promise<Buffer>
  close(): Promise<void>
}

/** The longest drawing of one dossier, in milliseconds, after which the thread is replaced. */
const longestAnswer = 60_000

/**
 * Opens the thread. It starts with the first dossier, and restarts after it has died. @param author the product's name
 */
export function openDossierThread(author: string): DossierThread {
  const { ask, close } = openAskedThread('dossier-worker', '../exports/dossier/dossier-worker.ts', {
    longestAnswer,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  return {
    draw: async (dossier) => {
      const bytes = (await ask('draw', { dossier, author } satisfies DrawnDossier)) as Uint8Array
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    close,
  }
}
