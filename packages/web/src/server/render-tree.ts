import { PassThrough } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

export interface RenderedTree {
  /** Empty if the tree could not be rendered. */
  html: string
  error?: unknown
}

/**
 * Renders a tree completely: waits for all its requests, then writes it in one piece. Only inline scripts could insert
 * later parts, and the content security policy forbids them. Hence the unlimited chunk size.
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
