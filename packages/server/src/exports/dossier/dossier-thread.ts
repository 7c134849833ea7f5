import { openAskedThread } from '../../platform/asked-thread.ts'
import type { Dossier } from './model.ts'

/** A question to the thread. */
export interface DrawnDossier {
  dossier: Dossier
  author: string
}

/** Draws dossiers in a thread of its own: 200 marks take a quarter of a second of work. */
export interface DossierThread {
  draw(dossier: Dossier): Promise<Buffer>
  close(): Promise<void>
}

/** A dossier that takes longer ends the thread, in milliseconds. */
const longestAnswer = 60_000

/** Opens the thread. It starts with the first dossier, and again after it has died. @param author the product's name */
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
