// Runs `npm run bench:logos`: the engine with millions of logos (`packages/register-index/bench/logos.ts`, which takes
// the arguments), then the whole product over HTTP (`e2e/bench-logos.ts`). Prints the figures of both as one object.
// The second needs pictures that a browser could send, so it searches the logos of the sample register: `httpLogos`.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()

/** Runs a program of Node to its end and returns what it prints. Its progress goes to this process's own. */
const outputOf = (args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    const chunks = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(Buffer.concat(chunks).toString()) : process.exit(code ?? 1)))
  })
/** Returns the object on the last line. */
const figuresOf = async (args) => JSON.parse((await outputOf(args)).trim().split('\n').at(-1))

const asked = process.argv.slice(2).filter((argument) => argument !== '--json')
const engine = await figuresOf([join('scripts', 'bench.mjs'), 'logos', ...asked, '--json'])
const { httpP50, httpP95, logos: httpLogos } = await figuresOf(['--import', 'tsx', join('e2e', 'bench-logos.ts'), '--json'])
const { p50, p95, ...others } = engine
const figures = { p50, p95, httpP50, httpP95, ...others, httpLogos }
console.log(process.argv.includes('--json') ? JSON.stringify(figures) : figures)
