import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib'

/** An element of a tagged PDF. */
export interface TaggedElement {
  type: string
  alt: string | null
  scope: string | null
  /** The number of pieces of drawn content that belong directly to it. */
  pieces: number
  children: TaggedElement[]
}

/** Reads the structure tree of a PDF (ISO 32000-1, 14.7) with a different library from the one that wrote it. */
export async function readStructure(bytes: Buffer): Promise<TaggedElement> {
  const document = await PDFDocument.load(new Uint8Array(bytes), { updateMetadata: false })
  const { context, catalog } = document
  const named = (dictionary: PDFDict, name: string) => context.lookup(dictionary.get(PDFName.of(name)))
  const text = (value: unknown) => (value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null)
  const nameOf = (value: unknown) => (value instanceof PDFName ? value.decodeText() : null)
  const childrenOf = (element: PDFDict): unknown[] => {
    const kids = named(element, 'K')
    if (kids instanceof PDFArray) return kids.asArray().map((kid) => context.lookup(kid))
    return kids === undefined ? [] : [kids]
  }
  const read = (element: PDFDict): TaggedElement => {
    const kids = childrenOf(element)
    const attributes = named(element, 'A')
    const isElement = (kid: unknown): kid is PDFDict => kid instanceof PDFDict && kid.has(PDFName.of('S'))
    return {
      type: nameOf(named(element, 'S')) ?? '',
      alt: text(named(element, 'Alt')),
      scope: attributes instanceof PDFDict ? nameOf(named(attributes, 'Scope')) : null,
      pieces: kids.filter((kid) => kid instanceof PDFNumber || (kid instanceof PDFDict && !isElement(kid))).length,
      children: kids.filter(isElement).map(read),
    }
  }
  const root = named(catalog, 'StructTreeRoot')
  if (!(root instanceof PDFDict)) throw new Error('The file has no structure tree')
  const [top] = childrenOf(root)
  if (!(top instanceof PDFDict)) throw new Error('The structure tree is empty')
  return read(top)
}

/** Returns all elements of a tree in reading order. */
export const elementsOf = (element: TaggedElement): TaggedElement[] => [element, ...element.children.flatMap(elementsOf)]
