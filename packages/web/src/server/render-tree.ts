import { PassThrough } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

export interface RenderedTree {
  /** Empty when the tree could not be rendered. */
  html: string
  error?: unknown
}

/**
 * Renders a tree whole: waits for everything it asks for, then writes it in one piece. Parts that arrive later would be
 * put in place by inline scripts, which the content security policy forbids; hence the unlimited chunk size.
 */
export function renderTree(tree: ReactNode): Promise<RenderedTree> {
  return new Promise((resolve) => {
    let failure: unknown
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error
      },
      onShellError: (error) => resolve({ html: '', error }),
      onAllReady: () => {
        const parts: Buffer[] = []
        const sink = new PassThrough()
        sink.on('data', (part: Buffer) => parts.push(part))
        sink.on('end', () => resolve({ html: Buffer.concat(parts).toString('utf8'), error: failure }))
        stream.pipe(sink)
      },
    })
  })
}
