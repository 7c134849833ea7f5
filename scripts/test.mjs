// `npm test`: installs missing packages, runs every check and test, and ends with the line `N passed, N failed`.
// Uses only Node's own modules.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, root } from './install.mjs'

/** Milliseconds after which a runner that hangs is stopped and counted as failed. */
const longest = 22 * 60_000
/**
 * A lower bound on the number of modules. The project has hundreds. An import checker that sees fewer cannot parse the
 * sources, and would find no fault in anything.
 */
const fewestModules = 50

ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
let running
let stopped = false
// A terminal sends Ctrl-C to the runner as well. A second signal from here would stop it before it has cleaned up.
process.on('SIGINT', () => {
  stopped = true
})
process.on('SIGTERM', () => {
  stopped = true
  running?.kill('SIGINT')
})

/**
 * Runs a program from node_modules. Its output is passed through, or collected on request. Resolves to { ok, output }.
 */
function run(script, args, { env = {}, collect = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: ['ignore', collect ? 'pipe' : 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      timeout: longest,
      killSignal: 'SIGINT',
    })
    running = child
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    child.on('error', (error) => {
      console.error(error)
      resolve({ ok: false, output })
    })
    child.on('close', (code, signal) => {
      if (signal) console.error(`ended by ${signal}`)
      resolve({ ok: code === 0, output })
    })
  })
}

const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [], skipped: [], flaky: [] })
/**
 * Reads a runner's result from its report. A runner that crashed, or failed without a failed test, counts as one
 * failure. A flaky test counts as failed. Failed, skipped and flaky tests are listed by title at the end.
 */
function counted({ ok }, passed, { failures = [], skipped = [], flaky = [] }) {
  const failed = failures.length + flaky.length
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed, failures, skipped, flaky }
}
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.error('The runner wrote no report.')
    return undefined
  }
}

async function importRules() {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages', 'e2e']
  const { output } = await run('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', args, { collect: true })
  const { modules, summary } = JSON.parse(output)
  for (const { rule, from, to } of summary.violations) {
    const comment = summary.ruleSetUsed.forbidden.find(({ name }) => name === rule.name)?.comment ?? ''
    console.log(`${rule.name}: ${from} → ${to}\n    ${comment}`)
  }
  const ours = modules.filter(({ source }) => /^(packages|e2e)\/.*\.tsx?$/.test(source))
  console.log(`${summary.violations.length} violations in ${ours.length} modules, ${summary.totalDependenciesCruised} imports`)
  const readers = ours.filter(({ source }) => readsEnvironment(source)).map(({ source }) => source)
  for (const source of readers) console.log(`${source} reads process.env: only packages/server/src/config.ts may.`)
  if (ours.length < fewestModules)
    console.log(`Fewer than ${fewestModules} modules were checked: the checker cannot read the sources.`)
  return one(summary.violations.length === 0 && readers.length === 0 && ours.length >= fewestModules)
}
function readsEnvironment(source) {
  const isProduct = /^packages\/[^/]+\/src\//.test(source) && !/\.test\.tsx?$|\/(test|bench)\//.test(source)
  if (!isProduct || source === 'packages/server/src/config.ts') return false
  return /\bprocess\.env\b/.test(readFileSync(join(root, source), 'utf8'))
}

async function unitAndIntegration() {
  const file = join(reports, 'vitest.json')
  const result = await run('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport(file)
  if (!report) return one(false)
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({ status, title: `${relative(root, name)} ${fullName}` })),
  )
  const titles = (counts) => tests.filter(({ status }) => counts(status)).map(({ title }) => title)
  // A file that cannot be loaded, or whose tests cannot be prepared, reports no failed tests but a message.
  const unloaded = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
    .map(({ name, message }) => `${relative(root, name)} cannot be run: ${message}`)
  return counted(result, report.numPassedTests, {
    failures: [...titles((status) => status === 'failed'), ...unloaded],
    skipped: titles((status) => status !== 'passed' && status !== 'failed'),
  })
}

/** Titles of the browser tests with the given status (`unexpected`, `skipped`, `flaky`), with file and project. */
function browserTestsWith(status, suites, path = []) {
  return suites.flatMap((suite) => [
    ...browserTestsWith(status, suite.suites ?? [], [...path, suite.title]),
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map((test) => [...path, suite.title, spec.title, `(${test.projectName})`].join(' ')),
    ),
  ])
}

async function browser() {
  let chromium
  try {
    chromium = ensureChromium()
  } catch (error) {
    console.error(error.message)
    return one(false)
  }
  console.log(`with ${chromium}`)
  const file = join(reports, 'playwright.json')
  const result = await run('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const report = readReport(file)
  if (!report) return one(false)
  return counted(result, report.stats.expected, {
    failures: browserTestsWith('unexpected', report.suites),
    skipped: browserTestsWith('skipped', report.suites),
    flaky: browserTestsWith('flaky', report.suites),
  })
}

/** Ordered by speed, so that quick checks fail first. The browser tests need `npm run build`. */
const runners = [
  ['types', async () => one((await run('node_modules/typescript-native/bin/tsc', ['-b'])).ok)],
  ['lint', async () => one((await run('node_modules/@biomejs/biome/bin/biome', ['check', '--max-diagnostics=100', '.'])).ok)],
  ['import rules', importRules],
  ['unit and integration tests', unitAndIntegration],
  ['build', async () => one((await run('scripts/build.mjs', [])).ok)],
  ['browser tests', browser],
]

const results = []
for (const [name, runner] of runners) {
  if (stopped) break
  console.log(`\n=== ${name}`)
  const start = Date.now()
  let result
  try {
    result = await runner()
  } catch (error) {
    console.error(error)
    result = one(false)
  }
  results.push({ name, ...result, seconds: (Date.now() - start) / 1000 })
}

console.log('\n===')
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${name.padEnd(28)}${`${passed} passed`.padStart(12)}${`${failed} failed`.padStart(12)}${`${seconds.toFixed(1)} s`.padStart(10)}`,
  )
}
for (const [key, kind] of [
  ['failures', 'failed'],
  ['skipped', 'skipped'],
  ['flaky', 'flaky'],
]) {
  const titles = results.flatMap((result) => result[key])
  console.log(`${titles.length} ${kind}${titles.length > 0 ? ':' : ''}`)
  for (const title of titles) console.log(`    ${title}`)
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
const failed = total('failed') + (stopped ? 1 : 0)
console.log(`${total('passed')} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
