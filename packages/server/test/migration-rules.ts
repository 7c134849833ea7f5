import type { Migration } from '../src/platform/migrate.ts'

/*
 * Rules for migrations that run while programs of the previous release are still running. `docs/operations.md`,
 * "Updates", explains them.
 */

/** The last migration that predates the rules. */
const lastFree = '0082_mcp-calls.sql'

interface Rule {
  what: RegExp
  why: string
}
/** The statements that an expanding migration must not apply to a table that it has not created. */
const forbidden: Rule[] = [
  { what: /\bdrop\s+(table|column|view|function|type|sequence|schema)\b/, why: 'drops what older programs use' },
  { what: /\balter\s+table\b[^;]*\bdrop\s+(?!constraint|not\s+null|default|column)\w+/, why: 'drops a column' },
  { what: /\brename\b/, why: 'renames what older programs use' },
  { what: /\btruncate\b/, why: 'empties a table' },
  {
    what: /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b|\balter\s+\w+\s+type\b/,
    why: 'changes a type, which also rewrites the table',
  },
  { what: /\bset\s+not\s+null\b/, why: 'refuses what older programs write' },
  { what: /\bdrop\s+default\b/, why: 'refuses what older programs leave out' },
  { what: /\badd\s+(constraint\b|check\b|unique\b|foreign\b|primary\b)/, why: 'may refuse what older programs write' },
  { what: /\bcreate\s+unique\s+index\b/, why: 'may refuse what older programs write' },
]
const notNullWithoutDefault = /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?\w+\s+[^,;]*\bnot\s+null\b[^,;]*/g

/** Returns the violations of a migration as sentences. */
export function faultsOfMigration({ name, sql, phase }: Pick<Migration, 'name' | 'sql' | 'phase'>): string[] {
  if (name <= lastFree) return []
  if (phase === 'contract')
    return /^-- unused since: \S+/m.test(sql)
      ? []
      : [`${name}: a contracting migration says since which migration nothing uses what goes ("-- unused since: …")`]
  const plain = sql.replace(/--[^\n]*/g, '').toLowerCase()
  const created = new Set([...plain.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/g)].map(([, table]) => table))
  return withoutBodies(plain)
    .split(';')
    .filter((statement) => !created.has(tableOf(statement)))
    .flatMap((statement) => {
      const reasons = forbidden.filter(({ what }) => what.test(statement)).map(({ why }) => why)
      const isStrict = [...statement.matchAll(notNullWithoutDefault)].some(
        ([column]) => !/\bdefault\b|\bgenerated\b/.test(column),
      )
      if (isStrict) reasons.push('adds a column that older programs do not fill')
      return reasons.map((why) => `${name} ${why}: ${statement.replace(/\s+/g, ' ').trim().slice(0, 100)}`)
    })
}

/** Removes function bodies, which are not statements of the migration. */
const withoutBodies = (sql: string) => sql.replace(/(\$\w*\$)[\s\S]*?\1/g, "''")

const tableOf = (statement: string): string | undefined =>
  /\b(?:alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?|\son\s+)(\w+)/.exec(statement)?.[1]
