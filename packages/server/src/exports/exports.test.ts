import { setImmediate } from 'node:timers/promises'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readZip } from '../../test/read-zip.ts'
import { writeCsv } from './csv.ts'
import { sheetReply, writeSheet } from './index.ts'
import type { SheetCell, SheetColumn } from './sheet.ts'
import { writeXlsx } from './xlsx.ts'

const column = (kind: SheetColumn['kind']): SheetColumn => ({ title: kind, kind, width: 10 })
const sheet = (kind: SheetColumn['kind'], ...values: SheetCell[]) => ({
  title: 'Sheet',
  columns: [column(kind)],
  rows: values.map((value) => [value]),
})
const textOf = async (written: Promise<Buffer>) => (await written).toString('utf8')
const csv = async (...values: SheetCell[]) =>
  (await textOf(writeCsv(sheet('text', ...values), 'en'))).slice(1).split('\r\n').slice(1, -1)
const xlsx = async (kind: SheetColumn['kind'], ...values: SheetCell[]) =>
  (await readZip(await writeXlsx(sheet(kind, ...values)))).get('xl/worksheets/sheet1.xml') ?? ''

describe('CSV', () => {
  it('quotes texts and leaves numbers and missing values bare', async () => {
    expect(await csv('a "b", c', 12, null, '')).toEqual(['"a ""b"", c"', '12', '', '""'])
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＠x'])('defuses %j', async (text) => {
    expect(await textOf(writeCsv(sheet('text', text), 'en'))).toContain(`"'${text}"`)
  })

  it('separates as spreadsheet programs of the language do', async () => {
    const two = { ...sheet('text'), columns: [column('text'), column('date')] }
    expect(await textOf(writeCsv(two, 'en'))).toContain('"text","date"')
    expect(await textOf(writeCsv(two, 'de'))).toContain('"text";"date"')
  })

  it('never has a cell that begins like a formula', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const written = (await textOf(writeCsv(sheet('text', text), 'en'))).slice('\uFEFF"text"\r\n'.length)
        expect(written).toMatch(/^"(?![=+\-@\t\r])/)
      }),
    )
  })
})

describe('a large file', () => {
  it.each(['csv', 'xlsx'] as const)('gives other work its turn while it is written as %s', async (format) => {
    let isWritten = false
    const writing = writeSheet(sheet('number', ...Array(20_000).keys()), format, 'en').then(() => {
      isWritten = true
    })
    await setImmediate()
    expect(isWritten).toBe(false)
    await writing
  })

  it('has all its rows in order', async () => {
    const numbers = [...Array(1_700).keys()]
    expect(await csv(...numbers)).toEqual(numbers.map(String))
  })
})

describe('a workbook', () => {
  it('holds any text as it is, except for signs that XML cannot hold', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 50 })
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        expect(await xlsx('text', value)).not.toContain('<f>')
      }),
      { numRuns: 50 },
    )
    expect(await xlsx('text', 'a\u0000\u0007<b>&\ud800 _x0041_')).toContain('a&#60;b&#62;&#38; _x005F_x0041_</t>')
  })

  it('holds days as numbers, and days before 1 March 1900 as texts', async () => {
    const written = await xlsx('date', '2026-11-22', '1900-03-01', '1899-05-01')
    expect(written).toContain('<c r="A2" s="2"><v>46348</v></c><')
    expect(written).toContain('<c r="A3" s="2"><v>61</v></c>')
    expect(written).toContain('1899-05-01</t>')
  })

  it('cuts texts at the longest that spreadsheet programs accept', async () => {
    expect(await xlsx('text', 'x'.repeat(40_000))).toContain(`>${'x'.repeat(32_766)}…</t>`)
  })

  it('names columns beyond the 26th', async () => {
    const wide = Array.from({ length: 28 }, () => column('number'))
    const written = await writeXlsx({ title: '', columns: wide, rows: [wide.map((_, i) => i)] })
    expect((await readZip(written)).get('xl/worksheets/sheet1.xml')).toContain('<c r="AB2"><v>27</v></c>')
  })
})

it('is sent under the name of the sheet', async () => {
  const { headers } = await sheetReply({ ...sheet('text'), title: 'Müller "A"/B' }, 'csv', 'de')
  expect(headers['Content-Disposition']).toBe(`attachment; filename="M_ller _A__B.csv"; filename*=UTF-8''M%C3%BCller%20_A__B.csv`)
})
