/**
 * One element of a record without namespaces: the small tree that an office adapter reads. Text is the element's own
 * character data with entities decoded, not trimmed.
 */
export class XmlElement {
  readonly children: XmlElement[] = []
  text = ''
  constructor(
    /** The local name. */
    readonly name: string,
    /** Attributes by local name. */
    readonly attributes: Readonly<Record<string, string>>,
  ) {}

  /** Returns the first child of this name. */
  child(name: string): XmlElement | undefined {
    for (const child of this.children) if (child.name === name) return child
    return undefined
  }
  /** Returns all children of this name. */
  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name)
  }
  /** Returns the first element at `A/B/C`. */
  at(path: string): XmlElement | undefined {
    if (!path.includes('/')) return this.child(path)
    let element: XmlElement | undefined = this
    for (const name of path.split('/')) element = element?.child(name)
    return element
  }
  /** Returns all elements at `A/B/C`, through every A and every B. */
  allAt(path: string): XmlElement[] {
    let elements: XmlElement[] = [this]
    for (const name of path.split('/')) elements = elements.flatMap((element) => element.all(name))
    return elements
  }
  /** Returns the trimmed text at a path, or undefined when it is missing or empty. */
  textAt(path: string): string | undefined {
    const text = this.at(path)?.text.trim()
    return text ? text : undefined
  }
}
