import { parseAst } from 'vite'

/**
 * What the client reads of a row. All else is the server's: input schemas, access, limits, sentences for the OpenAPI
 * document.
 */
const clientKeys: readonly string[] = ['method', 'path', 'reply']

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
 * The source of a contract file with the browser's rows: each row of `endpoints({ … })` keeps method, path and reply.
 * The file's schemas stay as they are, whatever their fields are called.
 */
export function browserContract(source: string): string {
  const cuts: [from: number, to: number][] = []
  for (const call of callsOfEndpoints(parseAst(source, { lang: 'ts' }) as unknown as Node)) {
    for (const row of propertiesOf(call.arguments[0], 'The argument of endpoints()')) {
      const properties = propertiesOf(row.value, `The row "${nameOf(row)}"`)
      properties.forEach((property, place) => {
        if (clientKeys.includes(nameOf(property))) return
        cuts.push([property.start, properties[place + 1]?.start ?? row.value.end - 1])
      })
    }
  }
  let rest = source
  for (const [from, to] of cuts.reverse()) rest = rest.slice(0, from) + rest.slice(to)
  return rest
}

/** Spares the browser what only the server reads of the contract. */
export function contractPlugin() {
  return {
    name: 'marklot-contract',
    // Before types are removed and names shortened.
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      /[\\/]packages[\\/]contracts[\\/]src[\\/]/.test(id) && code.includes('endpoints({')
        ? { code: browserContract(code), map: null }
        : undefined,
  }
}
