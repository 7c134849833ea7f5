import type { VectorRows } from '../memory/vector-rows.ts'
import { divide, group } from './centres.ts'

/** Up to this many vectors form one list, which every search reads. */
const undividedUpTo = 4_096
/** Lists per square root of the number of vectors. */
const listsPerRoot = 1.5
/** A list this many times longer than the mean is divided. */
const mostOfMean = 4

/** The order of vectors in inverted lists. */
export interface ListOrder {
  centres: Uint8Array
  start: Uint32Array
  /** Place in the lists → vector. */
  order: Uint32Array
}

/** Arranges vectors in inverted lists of similar lengths. */
export function buildVectorLists(vectors: VectorRows): ListOrder {
  const { count } = vectors
  const wanted = count <= undividedUpTo ? 1 : Math.round(Math.sqrt(count) * listsPerRoot)
  const grouping = group(vectors, wanted)
  const lists = sortIntoLists(grouping.listOf, grouping.lists)
  if (wanted === 1) return { centres: grouping.centres, ...lists }
  return balance(vectors, { centres: grouping.centres, ...lists }, Math.ceil((count / grouping.lists) * mostOfMean))
}

function sortIntoLists(listOf: Uint32Array, lists: number): { start: Uint32Array; order: Uint32Array } {
  const start = new Uint32Array(lists + 1)
  for (const list of listOf) start[list + 1]++
  for (let list = 0; list < lists; list++) start[list + 1] += start[list]
  const next = start.slice()
  const order = new Uint32Array(listOf.length)
  for (let vector = 0; vector < listOf.length; vector++) {
    const list = listOf[vector]
    order[next[list]] = vector
    next[list]++
  }
  return { start, order }
}

/**
 * Divides long lists, and leaves out empty ones. A list of nearly equal vectors, such as those of blank pictures,
 * cannot be divided by them: it is cut into pieces with the same centre.
 */
function balance(vectors: VectorRows, { centres, start, order }: ListOrder, most: number): ListOrder {
  const { length } = vectors
  const parts: { centre: Uint8Array; members: Uint32Array }[] = []
  const cut = (centre: Uint8Array, members: Uint32Array) => {
    for (let from = 0; from < members.length; from += most) parts.push({ centre, members: members.subarray(from, from + most) })
  }
  for (let list = 0; list + 1 < start.length; list++) {
    const members = order.subarray(start[list], start[list + 1])
    const centre = centres.subarray(list * length, (list + 1) * length)
    if (members.length <= most) {
      cut(centre, members)
      continue
    }
    const divided = divide(vectors, members, Math.ceil((members.length / most) * 2))
    const inner = sortIntoLists(divided.partOf, divided.centres.length / length)
    for (let part = 0; part + 1 < inner.start.length; part++) {
      const own = inner.order.subarray(inner.start[part], inner.start[part + 1]).map((place) => members[place])
      cut(divided.centres.subarray(part * length, (part + 1) * length), own)
    }
  }
  const balanced = {
    centres: new Uint8Array(parts.length * length),
    start: new Uint32Array(parts.length + 1),
    order: new Uint32Array(order.length),
  }
  parts.forEach(({ centre, members }, list) => {
    balanced.centres.set(centre, list * length)
    balanced.order.set(members, balanced.start[list])
    balanced.start[list + 1] = balanced.start[list] + members.length
  })
  return balanced
}
