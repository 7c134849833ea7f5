/*
 * Finds 64-bit hashes that differ in at most three bits. Of two hashes that near, the lower or the upper 16 bits of the
 * first word differ in at most one bit, so it is enough to look up these two quarters of the searched hash and the
 * sixteen neighbours of each (multi-index hashing, Norouzi et al. 2012). Few hashes are compared one by one.
 */

/** The most bits in which the hashes of identical pictures differ. */
export const mostBits = 3
/** Quarters of a hash that have a table. */
const quarters = 2
const values = 0x10000
/** Up to this many hashes, tables save nothing. */
const fewHashes = 20_000
/** Bytes of a record in the tables. No segment has more records than three bytes can tell apart. */
const recordBytes = 3
const mostRecords = 2 ** (8 * recordBytes)

const quarterOf = (hashes: Uint32Array, record: number, quarter: number) => (hashes[record * 2] >>> (quarter * 16)) & 0xffff

/**
 * For each quarter, the records by its value; empty for few hashes.
 * @throws RangeError for more hashes than a segment may have
 */
export function buildHashTables(hashes: Uint32Array): { hashStart: Uint32Array; hashRecords: Uint8Array } {
  const records = hashes.length / 2
  if (records > mostRecords) throw new RangeError(`a segment cannot have ${records} hashes`)
  if (records <= fewHashes) return { hashStart: new Uint32Array(0), hashRecords: new Uint8Array(0) }
  const hashStart = new Uint32Array(quarters * values + 1)
  const hashRecords = new Uint8Array(quarters * records * recordBytes)
  for (let quarter = 0; quarter < quarters; quarter++) {
    const first = quarter * values
    for (let record = 0; record < records; record++) hashStart[first + quarterOf(hashes, record, quarter) + 1]++
  }
  for (let i = 0; i < quarters * values; i++) hashStart[i + 1] += hashStart[i]
  const next = hashStart.slice()
  for (let quarter = 0; quarter < quarters; quarter++) {
    const first = quarter * values
    for (let record = 0; record < records; record++) {
      const slot = first + quarterOf(hashes, record, quarter)
      writeRecord(hashRecords, next[slot], record)
      next[slot]++
    }
  }
  return { hashStart, hashRecords }
}

function writeRecord(records: Uint8Array, place: number, record: number): void {
  const at = place * recordBytes
  records[at] = record
  records[at + 1] = record >>> 8
  records[at + 2] = record >>> 16
}

function readRecord(records: Uint8Array, place: number): number {
  const at = place * recordBytes
  return records[at] | (records[at + 1] << 8) | (records[at + 2] << 16)
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Returns the number of bits in which two hashes differ. */
export const distanceOf = (hashes: Uint32Array, record: number, low: number, high: number) =>
  bitsIn((hashes[record * 2] ^ low) >>> 0) + bitsIn((hashes[record * 2 + 1] ^ high) >>> 0)

interface Hashes {
  readonly hashes: Uint32Array
  readonly hashStart: Uint32Array
  readonly hashRecords: Uint8Array
}

/** Calls `visit` for each record whose hash is near. A record can be visited several times. */
export function visitNear(
  { hashes, hashStart, hashRecords }: Hashes,
  low: number,
  high: number,
  visit: (record: number, distance: number) => void,
): void {
  const compare = (record: number) => {
    const distance = distanceOf(hashes, record, low, high)
    if (distance <= mostBits) visit(record, distance)
  }
  if (hashStart.length === 0) {
    for (let record = 0; record < hashes.length / 2; record++) compare(record)
    return
  }
  const searched = Uint32Array.of(low, high)
  for (let quarter = 0; quarter < quarters; quarter++) {
    const value = quarterOf(searched, 0, quarter)
    for (let bit = -1; bit < 16; bit++) {
      const slot = quarter * values + (bit < 0 ? value : value ^ (1 << bit))
      for (let at = hashStart[slot]; at < hashStart[slot + 1]; at++) compare(readRecord(hashRecords, at))
    }
  }
}
