import type { ArchiveDocument } from './pdf.ts'

type Structure = ReturnType<ArchiveDocument['struct']>
type StructureOptions = { alt?: string; scope?: 'Row' | 'Column'; title?: string }

/** A place in the structure tree to which further elements are added. */
export interface TagPlace {
  /** Draws one element, such as a paragraph (`P`) or a table cell (`TD`). */
  draw(type: string, draw: () => void, options?: StructureOptions): void
  /** Adds an element that consists of others. */
  group(type: string, build: (place: TagPlace) => void, options?: StructureOptions): void
  /** Adds an element whose parts are drawn later. Returns a function that draws them once. */
  reserve(type: string): (build: (place: TagPlace) => void) => void
}

/**
 * The structure tree of a tagged PDF (ISO 32000-1, 14.7), which lets screen readers read headings, tables and
 * alternative texts in order. Everything is drawn in an element or in `decorate`.
 */
export interface Tags extends TagPlace {
  /** Draws elements without meaning: lines, areas, and repeated headers. Screen readers skip them. */
  decorate(draw: () => void): void
  /** Closes the tree. Nothing can be added afterwards. */
  end(): void
}

export function openTags(document: ArchiveDocument): Tags {
  const root = document.struct('Document')
  document.addStructure(root)
  return {
    ...placeIn(document, root),
    decorate: (draw) => {
      document.markContent('Artifact', { type: 'Layout' })
      draw()
      document.endMarkedContent()
    },
    end: () => root.end(),
  }
}

function placeIn(document: ArchiveDocument, parent: Structure): TagPlace {
  const added = (type: string, options: StructureOptions | undefined) => {
    const element = document.struct(type as Parameters<ArchiveDocument['struct']>[0], options as object)
    parent.add(element)
    return element
  }
  return {
    draw: (type, draw, options) => {
      const element = added(type, options)
      // The element already belongs to the tree, so this draws immediately.
      element.add(draw)
      element.end()
    },
    group: (type, build, options) => {
      const element = added(type, options)
      build(placeIn(document, element))
      element.end()
    },
    reserve: (type) => {
      const element = added(type, undefined)
      return (build) => {
        build(placeIn(document, element))
        element.end()
      }
    },
  }
}
