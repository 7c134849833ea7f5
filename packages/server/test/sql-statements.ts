import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { projectRoot } from '../src/platform/project-root.ts'

const sources = join(projectRoot, 'packages/server/src')

/** Matches a text that PostgreSQL can prepare. */
const statement = /^\s*(select|insert|update|delete|with)\s/i

/**
 * Returns the SQL statements in the server's sources, with the constants of their file inserted. Leaves out statements
 * that are built at run time.
 */
export function statementsOfSources(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.store.ts'))
    .sort()
  return [...new Set(files.flatMap((file) => statementsOf(join(sources, file))))]
}

function statementsOf(path: string): string[] {
  const source = ts.createSourceFile(relative(sources, path), readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const constants = new Map<string, ts.Expression>()
  for (const one of source.statements)
    if (ts.isVariableStatement(one))
      for (const { name, initializer } of one.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer)
  const textOf = (node: ts.Expression): string | undefined => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
    if (ts.isIdentifier(node)) {
      const constant = constants.get(node.text)
      return constant && textOf(constant)
    }
    if (!ts.isTemplateExpression(node)) return undefined
    let text = node.head.text
    for (const { expression, literal } of node.templateSpans) {
      const part = ts.isNumericLiteral(expression) ? expression.text : textOf(expression)
      if (part === undefined) return undefined
      text += part + literal.text
    }
    return text
  }
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const text = textOf(node)
      if (text !== undefined && statement.test(text))
        found.push(
          text
            .replace(/\s+--[^\n]*/g, '')
            .replace(/\s+/g, ' ')
            .trim(),
        )
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
