import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { normalizePath, parseAst, runnerImport } from 'vite'

interface Node {
  type: string
  start: number
  end: number
}
interface Property extends Node {
  value: Node
}
interface ObjectLiteral extends Node {
  properties: Property[]
}
interface Call extends Node {
  callee: Node & { name?: string }
}

/** The parts of a row that the client reads. */
interface ClientRow {
  method: string
  path: string
  reply: object
}
type Table = Readonly<Record<string, ClientRow>>

/**
 * Returns what the browser knows of a table: method, path, and the kind of a reply that is not JSON. All else is the
 * server's: schemas, access, limits, sentences for the OpenAPI document. The server parses requests and replies, so the
 * browser loads no schema and no parser.
 */
export const clientTable = (table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([name, { method, path, reply }]) => [
      name,
      { method, path, ...('kind' in reply && { reply: { kind: reply.kind } }) },
    ]),
  )

interface Declaration extends Node {
  declaration?: Declaration | null
  declarations?: { id: Node & { name?: string }; init?: Node | null }[]
}

/** Returns the declarations of constants at the top level of a file. */
function constantsOf(source: string) {
  const { body } = parseAst(source, { lang: 'ts' }) as unknown as { body: Declaration[] }
  return body
    .map((statement) => statement.declaration ?? statement)
    .flatMap(({ type, declarations }) => (type === 'VariableDeclaration' ? (declarations ?? []) : []))
}

/**
 * Returns the source of a contract file with each table, `const name = endpoints(…)`, replaced by the browser's part of
 * it. The rest stays as it is; the bundler drops the schemas that nothing uses.
 * @param exported the file's exports, evaluated
 * @throws Error for a table that the file does not export
 */
export function browserContract(source: string, exported: Readonly<Record<string, unknown>>): string {
  let rest = source
  for (const { id, init } of constantsOf(source).reverse()) {
    if (init?.type !== 'CallExpression' || (init as Call).callee.name !== 'endpoints') continue
    const table = exported[id.name ?? '']
    if (table === undefined) throw new Error(`The table ${id.name} must be exported, so that the browser's part can be read.`)
    rest = rest.slice(0, init.start) + JSON.stringify(clientTable(table as Table)) + rest.slice(init.end)
  }
  return rest
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
  const schemas = constantsOf(source).flatMap(({ init }) => (isSchema(init) || hasSchemas(init) ? [init] : []))
  let marked = source
  for (const { start, end } of schemas.reverse())
    marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`
  return marked
}

/** The real path, as Vite names the modules. */
const contractFolder = normalizePath(realpathSync(fileURLToPath(new URL('../contracts', import.meta.url))))
type Exports = Readonly<Record<string, unknown>>

/** Evaluates all files of the contract. Returns their exports by path within the package. */
async function evaluateContract(): Promise<Readonly<Record<string, Exports>>> {
  const entry = 'virtual:contract-files'
  const { module } = await runnerImport<{ default: Record<string, Exports> }>(entry, {
    configFile: false,
    root: contractFolder,
    plugins: [
      {
        name: 'marklot-contract-files',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? "export default import.meta.glob(['/src/*.ts', '!**/*.test.ts'], { eager: true })" : undefined,
      },
    ],
  })
  return module.default
}

/** Spares the browser what only the server reads of the contract: most of its rows, and the schemas. */
export function contractPlugin() {
  let files: ReturnType<typeof evaluateContract> | undefined
  return {
    name: 'marklot-contract',
    // Before types are removed and names shortened.
    enforce: 'pre' as const,
    transform: async (code: string, id: string) => {
      if (!id.startsWith(`${contractFolder}/src/`)) return undefined
      files ??= evaluateContract()
      const exported = (await files)[id.slice(contractFolder.length)]
      if (exported === undefined) throw new Error(`${id} is not a file of the contract.`)
      return { code: droppableSchemas(browserContract(code, exported)), map: null }
    },
  }
}
