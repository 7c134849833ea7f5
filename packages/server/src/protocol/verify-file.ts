import { readFile } from 'node:fs/promises'
import { ProtocolFile, ProtocolKey } from '@marklot/contracts/search-protocol'
import * as z from 'zod/mini'
import { faultsOfChain, type ProtocolFault } from './chain.ts'

/** The result of checking an exported protocol. */
export interface Verification {
  entries: number
  erased: number
  lastHash: string | null
  faults: readonly ProtocolFault[]
}

const KeySet = z.object({ keys: z.array(ProtocolKey) })

/**
 * Checks an exported protocol without the product.
 * @param keys a file with the published keys; null uses those of the export, which only proves that it is consistent
 * @throws Error if a file cannot be read or has another content
 */
export async function verifyFile(path: string, keys: string | null): Promise<Verification> {
  const file = z.parse(ProtocolFile, JSON.parse(await readFile(path, 'utf8')))
  const published = keys === null ? file.keys : z.parse(KeySet, JSON.parse(await readFile(keys, 'utf8'))).keys
  return {
    entries: file.entries.length,
    erased: file.entries.filter(({ text }) => text === null).length,
    lastHash: file.entries.at(-1)?.hash ?? null,
    faults: faultsOfChain(file.entries, published),
  }
}
