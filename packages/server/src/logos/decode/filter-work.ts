import type { SaxesTagPlain } from 'saxes'

/** An element or a rule: the filters that it applies or is a step of, and what it refers to by id. */
interface Work {
  runs: number
  references: string[]
}
interface Element extends Work {
  name: string
  children: Element[]
  /** The selectors of one name that match it. */
  selectors: string[]
}

/** Counts the filter steps that drawing runs. It reads a drawing element by element, then its style sheets. */
export interface FilterWork {
  open(tag: SaxesTagPlain): void
  close(): void
  /**
   * Returns the number of filters and of their steps, counted each time that an element uses them, directly or by
   * drawing other elements again. Complex selectors count as matching every element. Infinity for references nested too
   * deeply.
   */
  runs(style: string): number
}

/** The longest chain of references and children. Programs nest a few; it also bounds the recursion. */
const longestChain = 1_000

/** Begins to read the filters of a drawing. */
export function readFilterWork(): FilterWork {
  const root: Element = { name: '', runs: 0, references: [], children: [], selectors: [] }
  const path = [root]
  const named = new Map<string, Element>()
  return {
    open: ({ name: qualified, attributes }) => {
      const parent = path.at(-1) as Element
      const name = localName(qualified)
      const element: Element = { name, runs: parent.name === 'filter' ? 1 : 0, references: [], children: [], selectors: [name] }
      for (const [key, value] of Object.entries(attributes)) readAttribute(element, localName(key), value)
      // The first element of an id counts, as it does for librsvg.
      for (const selector of element.selectors) if (!named.has(selector)) named.set(selector, element)
      parent.children.push(element)
      path.push(element)
    },
    close: () => void path.pop(),
    runs: (style) => runsOf(root, named, rulesOf(style)),
  }
}

function readAttribute(element: Element, name: string, value: string): void {
  if (name === 'id') element.selectors.push(`#${value}`)
  else if (name === 'class') for (const one of value.split(/\s+/)) element.selectors.push(`.${one}`)
  else if (name === 'href') element.references.push(value.trim())
  else addWork(element, workOf(name === 'style' ? value : `${name}:${value}`))
}

function addWork(to: Work, { runs, references }: Work): void {
  to.runs += runs
  for (const id of references) to.references.push(id)
}

/**
 * Reads declarations. Each function of a `filter` counts. No program writes `filter: inherit`, which could hide some.
 */
function workOf(declarations: string): Work {
  const plain = withoutComments(declarations)
  const filters = [...plain.matchAll(/(?:^|[;\s])filter\s*:([^;]*)/gi)].map(([, value = '']) => value)
  const runs = filters.map((value) => (/^\s*inherit\b/i.test(value) ? Number.POSITIVE_INFINITY : value.split('(').length - 1))
  return {
    runs: runs.reduce((sum, one) => sum + one, 0),
    references: [...plain.matchAll(/url\s*\(\s*['"]?(#[^)'"]*)/gi)].map(([, id = '']) => id.trim()),
  }
}

/** Returns the work of the rules of style sheets by selector; `*` for selectors of more than one name. */
function rulesOf(style: string): Map<string, Work> {
  const rules = new Map<string, Work>()
  for (const rule of withoutComments(style).split('}')) {
    const [selectors = '', declarations = ''] = rule.split('{').slice(-2)
    const work = workOf(declarations)
    if (work.runs === 0 && work.references.length === 0) continue
    for (const selector of selectors.split(',')) {
      // Only the last part says which elements match.
      const last =
        selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? ''
      const [, element = '', name = ''] = /^([\w-]*)([.#][\w-]+)?$/.exec(last) ?? []
      const key = name || element.toLowerCase() || '*'
      const known = rules.get(key) ?? { runs: 0, references: [] }
      addWork(known, work)
      rules.set(key, known)
    }
  }
  return rules
}

function runsOf(root: Element, named: ReadonlyMap<string, Element>, rules: ReadonlyMap<string, Work>): number {
  const known = new Map<Element, number>()
  const count = (element: Element, chain: number): number => {
    const before = known.get(element)
    if (before !== undefined) return before
    if (chain > longestChain) return Number.POSITIVE_INFINITY
    // An element that refers to itself is not drawn.
    known.set(element, 0)
    const works = [element, ...[...element.selectors, '*'].flatMap((selector) => rules.get(selector) ?? [])]
    const drawn = works.flatMap(({ references }) => references.flatMap((id) => named.get(id) ?? []))
    let runs = 0
    for (const work of works) runs += work.runs
    for (const one of [...element.children, ...drawn]) runs += count(one, chain + 1)
    known.set(element, runs)
    return runs
  }
  return count(root, 0)
}

/** Removes comments in one pass, however many of them are open. */
const withoutComments = (text: string) =>
  text
    .split('/*')
    .map((part, at) => (at === 0 ? part : (part.split('*/', 2)[1] ?? '')))
    .join(' ')

export const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()
