import type { BrandQueryResult } from '@marklot/contracts/search'

/**
 * Returns the FNV-1a hash in 32 bits, which is short and evenly distributed. It identifies the receipt but does not
 * protect it.
 */
function fingerprint(text: string, seed: number): string {
  let hash = seed
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36).toUpperCase().padStart(7, '0')
}

/**
 * Returns the number of a receipt, `XXXX-XXXX-XXXXXX`: a hash of the search (without page, size and order, which do not
 * change what was searched), of each office's holdings and date, and of the counts. Receipts with the same number have
 * the same content.
 */
export function receiptNumber(result: Pick<BrandQueryResult, 'query' | 'offices' | 'receipt' | 'total'>): string {
  const { mode, text, query, filters, minimumSimilarity } = result.query
  const said = JSON.stringify([mode, text, query, filters, minimumSimilarity, result.offices, result.receipt, result.total])
  const digits = fingerprint(said, 0x811c9dc5) + fingerprint(said, 0x01234567)
  return `${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`
}
