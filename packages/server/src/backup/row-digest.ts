import { createHash } from 'node:crypto'

const newline = 0x0a
const lanes = 8

/**
 * A digest of a table's rows in PostgreSQL's text format, one line per row. It does not depend on the order of the
 * rows, because tables have no order.
 */
export class RowDigest {
  rows = 0
  /** The sums of the rows' hashes, each modulo 2^32. */
  private readonly sums = new Uint32Array(lanes)
  private rest: Buffer[] = []

  update(chunk: Buffer): void {
    let from = 0
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      this.add(chunk.subarray(from, at))
      from = at + 1
    }
    if (from < chunk.length) this.rest.push(Buffer.from(chunk.subarray(from)))
  }

  /** Returns the digest in hex. */
  digest(): string {
    return Buffer.from(this.sums.buffer).toString('hex')
  }

  private add(end: Buffer): void {
    const hash = createHash('sha256')
    for (const part of this.rest) hash.update(part)
    this.rest = []
    const digest = hash.update(end).digest()
    for (let lane = 0; lane < lanes; lane++) this.sums[lane] = (this.sums[lane] as number) + digest.readUInt32LE(lane * 4)
    this.rows++
  }
}
