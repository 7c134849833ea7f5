import type { XmlRoot } from '../record-sink.ts'

/** The USPTO's profiles of ST.66 and ST.96 declare its own namespace at the root; by the standard's alone they look like others'. */
export function isUspto(root: XmlRoot): boolean {
  return root.namespaces.some((namespace) => namespace.startsWith('urn:us:gov:doc:uspto:'))
}
