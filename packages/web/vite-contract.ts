import { parseAst } from 'vite'

/**
 * What the client reads of a row. All else is the server's: schemas, access, limits, sentences for the OpenAPI
 * document. The server parses requests and replies, so that the browser loads no schema and no parser.
 */
const clientKeys: readonly string[] = ['method', 'path']
/** What the client reads of a reply that is not JSON. */
const replyKeys: readonly string[] = ['kind']

interface Node {
  type: string
  start: number
  end: number
}
interface Property extends Node {
  key: Node & { name?: string; value?: unknown }
  value: Node
  computed: boolean
}
interface ObjectLiteral extends Node {
  properties: Property[]
}
interface Call extends Node {
  callee: Node & { name?: string }
  arguments: ObjectLiteral[]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* callsOfEndpoints(node: Node): Generator<Call> {
  const call = node as Call
  if (node.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'endpoints') yield call
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* callsOfEndpoints(child)
}

/** @throws Error for anything but plain properties: what is spread or computed cannot be read here */
function propertiesOf(node: Node | undefined, what: string): Property[] {
  const properties = node?.type === 'ObjectExpression' ? (node as ObjectLiteral).properties : null
  if (!properties?.every(({ type, computed }) => type === 'Property' && !computed))
    throw new Error(`${what} must be an object literal with plain properties, so that the browser's table can be cut from it`)
  return properties
}

const nameOf = ({ key }: Property) => key.name ?? String(key.value)

/**
 * Returns the source of a contract file with the browser's rows: each row of `endpoints({ … })` keeps method, path and
 * the kind of a reply that is not JSON. The file's schemas stay as they are, whatever their fields are called; the
 * bundler drops those that nothing uses.
 */
export function browserContract(source: string): string {
  const cuts: [from: number, to: number][] = []
  /** Cuts all properties of a literal but these, and those that `keep` handles. */
  const cutAllBut = (kept: readonly string[], literal: Node, what: string, keep?: (property: Property) => boolean) => {
    const properties = propertiesOf(literal, what)
    properties.forEach((property, place) => {
      if (kept.includes(nameOf(property)) || keep?.(property)) return
      cuts.push([property.start, properties[place + 1]?.start ?? literal.end - 1])
    })
  }
  for (const call of callsOfEndpoints(parseAst(source, { lang: 'ts' }) as unknown as Node)) {
    for (const row of propertiesOf(call.arguments[0], 'The argument of endpoints()')) {
      const what = `The row "${nameOf(row)}"`
      cutAllBut(clientKeys, row.value, what, (property) => {
        if (nameOf(property) !== 'reply' || property.value.type !== 'ObjectExpression') return false
        cutAllBut(replyKeys, property.value, `${what}, reply,`)
        return true
      })
    }
  }
  let rest = source
  for (const [from, to] of cuts.reverse()) rest = rest.slice(0, from) + rest.slice(to)
  return rest
}

interface Declaration extends Node {
  declaration?: Declaration | null
  declarations?: { init?: Node | null }[]
}

type Member = Node & { object: Node; property: Node & { name?: string } }

/** Returns whether an expression makes a schema: `z.object(…)`, `z.string().check(…)`, `Instant.check(…)`. */
function isSchema(node: Node | null | undefined): node is Node {
  if (node?.type !== 'CallExpression') return false
  const { object, property } = (node as Call).callee as unknown as Partial<Member>
  return property?.name === 'check' || isSchema(object) || rootName(object) === 'z'
}

/** Returns whether an object literal has schemas as values, as fields that several schemas share do. */
function hasSchemas(node: Node | null | undefined): node is Node {
  return node?.type === 'ObjectExpression' && (node as ObjectLiteral).properties.some(({ value }) => isSchema(value))
}

function rootName(node: Node | undefined): string | undefined {
  return node?.type === 'MemberExpression' ? rootName((node as Member).object) : (node as Call['callee'] | undefined)?.name
}

/**
 * Returns the source with its schemas, and objects of schemas, marked as free of side effects, so that the bundler
 * drops those that nothing uses. A mark on the calls themselves does not suffice, because it does not cover their
 * arguments.
 */
export function droppableSchemas(source: string): string {
  const { body } = parseAst(source, { lang: 'ts' }) as unknown as { body: Declaration[] }
  const schemas = body
    .map((statement) => statement.declaration ?? statement)
    .flatMap(({ type, declarations }) => (type === 'VariableDeclaration' ? (declarations ?? []) : []))
    .flatMap(({ init }) => (isSchema(init) || hasSchemas(init) ? [init] : []))
  let marked = source
  for (const { start, end } of schemas.reverse())
    marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`
  return marked
}

/** Spares the browser what only the server reads of the contract: most of its rows, and the schemas. */
export function contractPlugin() {
  return {
    name: 'marklot-contract',
    // Before types are removed and names shortened.
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      /[\\/]packages[\\/]contracts[\\/]src[\\/]/.test(id)
        ? { code: droppableSchemas(browserContract(code)), map: null }
        : undefined,
  }
}
