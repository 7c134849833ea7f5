/** The remainders of all bytes by the polynomial of IEEE 802.3, with reflected bits. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

/**
 * Returns the CRC-32 of ISO 3309, as in zip archives and PayPal's signatures. Node's own is missing in the oldest
 * supported version.
 * @param before the checksum of the bytes before these; 0 at the beginning
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let rest = ~before
  for (const byte of bytes) rest = (rest >>> 8) ^ (table[(rest ^ byte) & 0xff] as number)
  return ~rest >>> 0
}
