import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../src/', import.meta.url))
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(path.join(root, file), 'utf8') }))
const tokens = sheets.find(({ file }) => file === 'theme/tokens.css')?.text ?? ''

/** Spec 1, section 2: the carousel shows one more mark for each 500 pixels. */
const carousel = 'ui/latest/latest.module.css'

describe('style sheets', () => {
  it('use the breakpoints that tokens.css lists', () => {
    const comment = tokens.slice(0, tokens.indexOf('*/'))
    const listed = [...comment.matchAll(/(\d+)px /g)].map(([, width]) => Number(width))
    expect(listed).toHaveLength(9)
    // `max-width: 760px` and `min-width: 761px` are the two sides of one breakpoint.
    const allowed = new Set(listed.flatMap((width) => [`max ${width}`, `max ${width - 1}`, `min ${width}`, `min ${width + 1}`]))
    const used = sheets
      .filter(({ file }) => file !== carousel)
      .flatMap(({ file, text }) =>
        [...text.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
          [...query.matchAll(/(min|max)-width: ([\d.]+)px/g)].map(([, side, width]) => ({ file, width: `${side} ${width}` })),
        ),
      )
    expect(used.length).toBeGreaterThan(50)
    expect(used.filter(({ width }) => !allowed.has(width))).toEqual([])
  })

  it('use spacing tokens where one exists', () => {
    const spaces = new Set([...tokens.matchAll(/--s-\d: (\d+px)/g)].map(([, width]) => width))
    expect(spaces.size).toBe(9)
    const raw = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(?:row-gap|column-gap|gap|(?:padding|margin)(?:-[a-z-]+)?):([^;{}]*);/g)].flatMap(
        ([rule, value = '']) =>
          !value.includes('(') && value.split(/\s+/).some((width) => spaces.has(width)) ? [`${file}: ${rule}`] : [],
      ),
    )
    expect(raw).toEqual([])
  })

  it('set the ink of what floats, which may lie over a surface of another color', () => {
    const floating = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/\{([^{}]*box-shadow: var\(--float\)[^{}]*)\}/g)].map(([, rules = '']) => ({ file, rules })),
    )
    expect(floating.length).toBeGreaterThan(5)
    expect(floating.filter(({ rules }) => !/(^|\s)color:/.test(rules)).map(({ file }) => file)).toEqual([])
  })

  it('use only custom properties that exist', () => {
    const declared = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)))
    const scripts = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
    for (const text of scripts) for (const [, name] of text.matchAll(/'(--[\w-]+)'/g)) declared.add(name)
    const unknown = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) => (declared.has(name) ? [] : [`${file}: ${name}`])),
    )
    expect(unknown).toEqual([])
  })
})
