import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../src/platform/project-root.ts'
import { alertRules, dashboards, metricsOf, panelsOf } from './deployed-names.ts'

const runbooks = join(projectRoot, 'docs/runbooks')
const headings = ['What it means', 'What to look at', 'What to do', 'How to see that it is over']

it('every alert has a runbook page, and every page an alert', async () => {
  const rules = await alertRules()
  const pages = (await readdir(runbooks)).filter((name) => name !== 'README.md').map((name) => name.replace(/\.md$/, ''))
  expect(pages.sort()).toEqual(rules.map(({ alert }) => alert).sort())
  for (const { alert, annotations = {}, labels = {} } of rules) {
    expect(annotations.runbook).toBe(`docs/runbooks/${alert}.md`)
    expect(annotations.summary).toMatch(/\w/)
    expect(labels.severity).toMatch(/^(page|ticket)$/)
  }
})

it('a runbook page says what to look at and what to do, and its links lead somewhere', async () => {
  const names = await readdir(runbooks)
  for (const name of names) {
    const text = await readFile(join(runbooks, name), 'utf8')
    for (const [, link] of text.matchAll(/\]\((\w+\.md)\)/g)) expect(names).toContain(link)
    if (name === 'README.md') continue
    expect(text).toMatch(new RegExp(`^# ${name.replace('.md', '')}\n`))
    const parts = text.split(/^## /m).slice(1)
    expect(parts.map((part) => part.split('\n')[0])).toEqual(headings)
    for (const part of parts) expect(part.trim().split('\n').length).toBeGreaterThan(1)
  }
})

it('dashboards have an address of their own, and panels that ask and do not overlap', async () => {
  const boards = await dashboards()
  expect(new Set(boards.map(({ uid }) => uid)).size).toBe(boards.length)
  for (const { title, panels } of boards) {
    expect(title).toMatch(/^Marklot: /)
    const cells = new Set<string>()
    for (const panel of panelsOf(panels) as { targets: { expr: string }[]; gridPos: Record<'x' | 'y' | 'w' | 'h', number> }[]) {
      expect(panel.targets.length).toBeGreaterThan(0)
      for (const { expr } of panel.targets) expect(metricsOf(expr).length + Number(expr.includes('up{'))).toBeGreaterThan(0)
      const { x, y, w, h } = panel.gridPos
      for (let column = x; column < x + w; column++)
        for (let row = y; row < y + h; row++) {
          expect(cells.has(`${column} ${row}`)).toBe(false)
          cells.add(`${column} ${row}`)
        }
    }
  }
})

it('expressions have balanced brackets and known label names', async () => {
  const known = new Set([
    ...['method', 'route', 'outcome', 'operation', 'task', 'service', 'code', 'le', 'job', 'instance'],
    ...['collector', 'quantile', 'state', 'queue', 'office', 'kind', 'role', 'version'],
  ])
  const panels = (await dashboards()).flatMap(({ panels: all }) => panelsOf(all))
  const expressions = [
    ...(await alertRules()).map(({ expr }) => expr),
    ...panels.flatMap(({ targets = [] }) => targets.map(({ expr = '' }) => expr)),
  ]
  for (const expr of expressions) {
    for (const [open, close] of ['()', '{}', '[]'])
      expect(expr.split(open as string).length).toBe(expr.split(close as string).length)
    const inBraces = [...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, matchers = '']) => [
      ...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g),
    ])
    const inBy = [...expr.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => ['', name.trim()]),
    )
    for (const [, name] of [...inBraces, ...inBy]) expect(known).toContain(name)
  }
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

if (hasSystemd)
  it('systemd knows every setting of the units', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'marklot-units-'))
    await cp(join(projectRoot, 'deploy/systemd'), folder, { recursive: true })
    // A template is checked by one of its instances.
    await rename(join(folder, 'marklot@.service'), join(folder, 'marklot@api.service'))
    for (const name of await readdir(folder)) {
      const { stderr } = spawnSync('systemd-analyze', ['verify', join(folder, name)], { encoding: 'utf8' })
      // Node may be elsewhere on this machine.
      const faults = stderr.split('\n').filter((line) => line !== '' && !/usr.bin.node is not executable/.test(line))
      expect({ name, faults }).toEqual({ name, faults: [] })
    }
    await rm(folder, { recursive: true })
  })
