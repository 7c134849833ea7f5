import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { projectRoot } from '../src/platform/project-root.ts'

interface Rule {
  alert: string
  expr: string
  for?: string
  labels?: Record<string, string>
  annotations?: Record<string, string>
}
interface Panel {
  title?: string
  panels?: Panel[]
  targets?: { expr?: string }[]
}

/** Metrics that come from Prometheus itself. */
const prometheusOwn = new Set(['up'])
const notMetrics = /^(by|without|on|ignoring|group_left|and|or|unless|for|bool|offset)$/

const deploy = join(projectRoot, 'deploy')

export async function alertRules(): Promise<Rule[]> {
  const { groups } = parse(await readFile(join(deploy, 'prometheus/alerts.yml'), 'utf8')) as { groups: { rules: Rule[] }[] }
  return groups.flatMap(({ rules }) => rules)
}

export async function dashboards(): Promise<{ file: string; uid: string; title: string; panels: Panel[] }[]> {
  const files = (await readdir(join(deploy, 'grafana'))).filter((name) => name.endsWith('.json'))
  return Promise.all(files.map(async (file) => ({ file, ...JSON.parse(await readFile(join(deploy, 'grafana', file), 'utf8')) })))
}

export const panelsOf = (panels: readonly Panel[]): Panel[] => panels.flatMap((panel) => [panel, ...panelsOf(panel.panels ?? [])])

/** Returns the names of the metrics in an expression, without histogram suffixes. */
export function metricsOf(expr: string): string[] {
  const bare = expr
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring|group_left)\s*\([^)]*\)/g, '')
  return [...bare.matchAll(/[a-zA-Z_][a-zA-Z0-9_]*(?!\w*\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !notMetrics.test(name) && !prometheusOwn.has(name))
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
}

/** Returns all metrics that occur in a rule or a panel. */
export async function deployedNames(): Promise<{ names: string[] }> {
  const rules = await alertRules()
  const panels = (await dashboards()).flatMap(({ panels: all }) => panelsOf(all))
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => (expr ? [expr] : []))),
  ]
  return { names: [...new Set(expressions.flatMap(metricsOf))].sort() }
}
