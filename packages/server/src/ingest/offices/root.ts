import type { XmlRoot } from '../record-sink.ts'

/** Returns whether the root belongs to the USPTO's profile of ST.66 or ST.96. Only those declare its namespace. */
export function isUspto(root: XmlRoot): boolean {
  return root.namespaces.some((namespace) => namespace.startsWith('urn:us:gov:doc:uspto:'))
}
