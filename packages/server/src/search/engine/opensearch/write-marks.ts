import { setTimeout as wait } from 'node:timers/promises'
import type { IndexedMark, MarkRow } from '@marklot/register-index'
import type { Cluster, Json } from './cluster.ts'
import { documentOf, isKnownOffice, logoDocumentOf } from './documents.ts'

/** The number of marks in one request, which has about 2 MB. */
const marksAtOnce = 2_000
/** The number of requests in flight. Further ones wait, so a slow cluster slows down the reading of the register. */
const mostInFlight = 2
/** How often a refused mark is sent again, and the first pause, in milliseconds, which doubles each time. */
const mostAttempts = 8
const firstPause = 250

const refused = 429
/** The status of a write when the cluster has a newer version of the document. */
const outdated = 409
const expected = new Set([refused, outdated])

/**
 * Writes marks or logos to an index.
 * @param version the version of the written documents, which grows with the register. A document with a newer version
 *   stays as it is, so a process that lost the writer lock cannot undo a change.
 */
export class MarkWriter {
  private readonly cluster: Cluster
  private readonly index: string
  private readonly version: number
  private readonly inFlight = new Set<Promise<void>>()
  private failure: unknown

  constructor(cluster: Cluster, index: string, version: number) {
    this.cluster = cluster
    this.index = index
    this.version = version
  }

  /** Writes marks. Resolves when there is room for more. */
  add(marks: readonly IndexedMark[]): Promise<void> {
    const known = marks.filter(({ office }) => isKnownOffice(office))
    return this.addLines(known, (mark) => this.linesOf(mark.serial, documentOf(mark)))
  }

  /** Writes or removes logos. Resolves when there is room for more. */
  addLogos(logos: readonly { mark: MarkRow; logo: Uint8Array | null }[]): Promise<void> {
    return this.addLines(logos, ({ mark, logo }) =>
      logo === null ? line({ delete: this.target(mark.serial) }) : this.linesOf(mark.serial, logoDocumentOf(mark, logo)),
    )
  }

  private async addLines<Item>(items: readonly Item[], linesOf: (item: Item) => string): Promise<void> {
    for (let from = 0; from < items.length; from += marksAtOnce) {
      while (this.inFlight.size >= mostInFlight) await Promise.race(this.inFlight)
      if (this.failure !== undefined) throw this.failure
      const sent = this.send(items.slice(from, from + marksAtOnce).map(linesOf))
        .catch((error) => {
          this.failure ??= error
        })
        .finally(() => this.inFlight.delete(sent))
      this.inFlight.add(sent)
    }
  }

  /** Resolves when everything has been written. */
  async end(): Promise<void> {
    await Promise.all(this.inFlight)
    if (this.failure !== undefined) throw this.failure
  }

  private linesOf(serial: number, document: Json): string {
    return line({ index: this.target(serial) }) + line(document)
  }

  private target(serial: number): Json {
    return { _index: this.index, _id: String(serial), version: this.version, version_type: 'external_gte' }
  }

  private async send(lines: readonly string[]): Promise<void> {
    let open = lines
    for (let attempt = 1; open.length > 0; attempt++) {
      const { errors, items } = await this.cluster.bulk(open.join(''))
      if (!errors) return
      const results = items.map((item) => item.index ?? item.delete)
      const fault = results.find((result) => result?.error !== undefined && !expected.has(result.status))
      if (fault) throw new Error(`The search cluster refused mark ${fault._id}: ${fault.error?.reason}`)
      open = open.filter((_, i) => results[i]?.status === refused)
      if (attempt === mostAttempts && open.length > 0) throw new Error('The search cluster is too busy to be written to')
      if (open.length > 0) await wait(firstPause * 2 ** (attempt - 1))
    }
  }
}

const line = (content: Json) => `${JSON.stringify(content)}\n`
