/**
 * Rows in PostgreSQL's binary COPY format, which takes half the bytes of the text format for documents and needs no
 * escapes. Write each column with the method of its type, in the order of the COPY statement; `null` and `undefined`
 * become NULL.
 */
export class CopyRows {
  private buffer: Buffer
  private length = 0
  /** The number of rows so far. */
  count = 0

  constructor(private readonly columns: number) {
    this.buffer = Buffer.allocUnsafe(256 * 1024)
    Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1').copy(this.buffer)
    this.buffer.fill(0, 11, 19)
    this.length = 19
  }

  private room(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + bytes))
    this.buffer.copy(larger, 0, 0, this.length)
    this.buffer = larger
  }

  row(): this {
    this.count++
    this.room(2)
    this.length = this.buffer.writeInt16BE(this.columns, this.length)
    return this
  }

  private nothing(): this {
    this.room(4)
    this.length = this.buffer.writeInt32BE(-1, this.length)
    return this
  }

  text(value: string | null | undefined): this {
    if (value === undefined || value === null) return this.nothing()
    // Unlike JSON, PostgreSQL's text cannot contain NUL.
    const clean = value.includes('\0') ? value.replaceAll('\0', '') : value
    this.room(4 + clean.length * 3)
    const bytes = this.buffer.write(clean, this.length + 4, 'utf8')
    this.buffer.writeInt32BE(bytes, this.length)
    this.length += 4 + bytes
    return this
  }

  bytes(value: Buffer): this {
    this.room(4 + value.length)
    this.length = this.buffer.writeInt32BE(value.length, this.length)
    this.length += value.copy(this.buffer, this.length)
    return this
  }

  integer(value: number): this {
    this.room(8)
    this.length = this.buffer.writeInt32BE(4, this.length)
    this.length = this.buffer.writeInt32BE(value, this.length)
    return this
  }

  bigint(value: number): this {
    this.room(12)
    this.length = this.buffer.writeInt32BE(8, this.length)
    this.length = this.buffer.writeBigInt64BE(BigInt(value), this.length)
    return this
  }

  boolean(value: boolean): this {
    this.room(5)
    this.length = this.buffer.writeInt32BE(1, this.length)
    this.length = this.buffer.writeInt8(value ? 1 : 0, this.length)
    return this
  }

  /** Writes `YYYY-MM-DD` as days since 2000-01-01. */
  date(value: string | null | undefined): this {
    if (value === undefined || value === null) return this.nothing()
    return this.integer(Date.parse(value) / 86_400_000 - 10_957)
  }

  smallints(values: readonly number[]): this {
    const size = (values.length === 0 ? 12 : 20) + values.length * 6
    this.room(4 + size)
    this.length = this.buffer.writeInt32BE(size, this.length)
    this.length = this.buffer.writeInt32BE(values.length === 0 ? 0 : 1, this.length)
    this.length = this.buffer.writeInt32BE(0, this.length)
    this.length = this.buffer.writeInt32BE(21, this.length)
    if (values.length > 0) {
      this.length = this.buffer.writeInt32BE(values.length, this.length)
      this.length = this.buffer.writeInt32BE(1, this.length)
    }
    for (const value of values) {
      this.length = this.buffer.writeInt32BE(2, this.length)
      this.length = this.buffer.writeInt16BE(value, this.length)
    }
    return this
  }

  /** Writes a text[]; undefined becomes NULL. */
  texts(values: readonly string[] | undefined): this {
    if (values === undefined) return this.nothing()
    this.room(24)
    const start = this.length
    // These are the size (filled in below), the dimensions, no NULLs, the type text, the length and the lower bound.
    for (const field of [0, 1, 0, 25, values.length, 1]) this.length = this.buffer.writeInt32BE(field, this.length)
    for (const value of values) this.text(value)
    this.buffer.writeInt32BE(this.length - start - 4, start)
    return this
  }

  /** Returns all rows, followed by the end mark. */
  finish(): Buffer {
    this.room(2)
    this.length = this.buffer.writeInt16BE(-1, this.length)
    return this.buffer.subarray(0, this.length)
  }
}
