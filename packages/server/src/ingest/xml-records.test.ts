import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileFault } from './file-fault.ts'
import { parsePlainRecord } from './plain-record.ts'
import type { Place } from './record-sink.ts'
import type { XmlElement } from './xml-element.ts'
import { readXmlRecords } from './xml-records.ts'

interface Read {
  records: XmlElement[]
  lines: number[]
  headers: Record<string, string>
  rejects: { record: string | undefined; place: Place; reason: string }[]
  fault?: string
}

async function read(content: string | Buffer | AsyncIterable<Buffer>, pieceSize = 64): Promise<Read> {
  const result: Read = { records: [], lines: [], headers: {}, rejects: [] }
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  async function* pieces(): AsyncGenerator<Buffer> {
    if (!Buffer.isBuffer(bytes)) {
      yield* bytes
      return
    }
    for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize)
  }
  try {
    await readXmlRecords(pieces(), {
      root: () => ({ records: ['mark'], headers: ['day'] }),
      header: (name, text) => {
        result.headers[name] = text
      },
      record: (element, line) => {
        result.records.push(element)
        result.lines.push(line)
      },
      reject: (record, place, reason) => result.rejects.push({ record, place, reason }),
      pause: () => undefined,
    })
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    result.fault = error.message
  }
  return result
}
const names = (result: Read) => result.records.map((record) => record.textAt('name'))
const file = (...marks: string[]) => `<?xml version="1.0"?>\n<marks>\n<day>2024-01-02</day>\n${marks.join('\n')}\n</marks>\n`

describe('readXmlRecords', () => {
  it('reads records, headers and attributes, namespaces stripped', async () => {
    const result = await read(
      '<x:marks xmlns:x="urn:a"><x:day> 2024-01-02 </x:day><x:mark x:kind="a" other=\'b &amp; c\'><x:name>A &amp; &#252; &lt;b&gt;</x:name><empty/></x:mark></x:marks>',
    )
    expect(result.headers).toEqual({ day: '2024-01-02' })
    expect(result.records[0]).toMatchObject({ name: 'mark', attributes: { kind: 'a', other: 'b & c' } })
    expect(names(result)).toEqual(['A & ü <b>'])
    expect(result.fault).toBeUndefined()
  })

  it('is the same however the file is split', async () => {
    const content = Buffer.from(
      file(
        '<mark><name>eins</name></mark>',
        '<mark a="1"><name>zwölf €</name><!-- c --></mark>',
        '<mark><name><![CDATA[<drei>]]></name></mark>',
      ),
    )
    for (const size of [1, 2, 3, 5, 7, 16, 50, 10_000]) {
      const result = await read(content, size)
      expect(names(result)).toEqual(['eins', 'zwölf €', '<drei>'])
      expect(result.lines).toEqual([4, 5, 6])
      expect(result.fault).toBeUndefined()
    }
  })

  it.each([
    ['an undefined entity', '<mark><number>B7</number><name>a &nbsp; b</name></mark>', 'undefined entity'],
    ['a wrong end tag', '<mark><number>B7</number><name>a</nam></mark>', 'unexpected close tag'],
    ['a wrong end tag of the record', '<mark><number>B7</number><name>a</name></other>', 'unexpected close tag'],
    ['a broken attribute', '<mark><number>B7</number><name x=1>a</name></mark>', 'unquoted attribute'],
    ['a character that is none', '<mark><number>B7</number><name>a\u0001</name></mark>', 'disallowed character'],
    ['depth', `<mark><number>B7</number>${'<a>'.repeat(200)}${'</a>'.repeat(200)}</mark>`, 'nested deeper'],
    ['a long attribute', `<mark><number>B7</number><name x="${'a'.repeat(70_000)}">a</name></mark>`, 'attribute is longer'],
    ['a long text', `<mark><number>B7</number><name>${'a'.repeat(1_200_000)}</name></mark>`, 'longer than'],
    ['many elements', `<mark><number>B7</number>${'<a/>'.repeat(410_000)}</mark>`, 'more than 400000 elements'],
  ])('rejects the one record with %s and goes on', async (_, bad, reason) => {
    const result = await read(file('<mark><name>before</name></mark>', bad, '<mark><name>after</name></mark>'), 4096)
    expect(names(result)).toEqual(['before', 'after'])
    expect(result.rejects).toHaveLength(1)
    expect(result.rejects[0]).toMatchObject({ record: 'B7', place: { line: 5 } })
    expect(result.rejects[0]?.reason).toContain(reason)
    expect(result.lines).toEqual([4, 6])
    expect(result.fault).toBeUndefined()
  })

  it.each([
    ['plain', ''],
    ['with a comment', '<!-- c -->'],
  ])('reads a record of 3 million characters in second place (%s)', async (_, extra) => {
    const texts = Array.from({ length: 60 }, (_, i) => `<text>${String(i).padEnd(50_000, 'x')}</text>`).join('\n')
    const large = `<mark><name>large</name>${extra}${texts}</mark>`
    const result = await read(file('<mark><name>before</name></mark>', large, '<mark><name>after</name></mark>'), 65_536)
    expect([result.rejects, result.fault]).toEqual([[], undefined])
    expect(names(result)).toEqual(['before', 'large', 'after'])
    expect(result.records[1]?.all('text')).toHaveLength(60)
    expect(result.lines).toEqual([4, 5, 65])
  })

  it.each([65_536, 262_144, 1_000_000])('reports a bad record deep in a file once, at its place (pieces of %i)', async (size) => {
    const marks = Array.from({ length: 300 }, (_, i) => `<mark><name>${i}</name><text>${'y'.repeat(3000)}</text></mark>`)
    marks[200] = `<mark><number>B7</number><name>200</name><text>${'ü'.repeat(1000)}&what;</text></mark>`
    const content = file(...marks)
    const result = await read(content, size)
    expect(result.rejects).toHaveLength(1)
    expect(result.rejects[0]).toMatchObject({
      record: 'B7',
      place: { line: 204, byte: Buffer.byteLength(content.slice(0, content.indexOf('&what;') + 6)) },
    })
    expect(names(result)).toEqual(marks.map((_, i) => String(i)).filter((name) => name !== '200'))
    expect(result.fault).toBeUndefined()
  })

  it('reports the byte of a fault', async () => {
    const content = file('<mark><name>ü</name></mark>', '<mark><name>&what;</name></mark>')
    const result = await read(content)
    expect(result.rejects[0]?.place.byte).toBe(Buffer.byteLength(content.slice(0, content.indexOf('&what;') + 6)))
  })

  it('skips an endless text in constant memory', async () => {
    const piece = Buffer.alloc(1_000_000, 'x')
    async function* endless(): AsyncGenerator<Buffer> {
      yield Buffer.from(`<marks>${' '.repeat(300)}<mark><name>`)
      for (let i = 0; i < 200; i++) yield piece
      yield Buffer.from('</name></mark><mark><name>after</name></mark></marks>')
    }
    const before = process.memoryUsage().rss
    const result = await read(endless())
    expect(names(result)).toEqual(['after'])
    expect(result.rejects).toHaveLength(1)
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })

  it.each([
    ['a cut file', file('<mark><name>whole</name></mark>', '<mark><name>ha').slice(0, -10), 'cut off', ['whole']],
    ['a file cut between records', '<marks><mark><name>whole</name></mark>', 'cut off', ['whole']],
    ['an empty file', '', 'empty', []],
    ['no XML', 'PDF-1.4 something', 'not XML', []],
    [
      'an entity bomb',
      '<!DOCTYPE marks [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><marks><mark><name>&b;</name></mark></marks>',
      'declares entities',
      [],
    ],
    ['an external entity', '<!DOCTYPE marks [<!ENTITY x SYSTEM "file:///etc/passwd">]><marks/>', 'declares entities', []],
    ['a DOCTYPE without end', `<!DOCTYPE marks [${'<!-- x -->'.repeat(40_000)}]><marks/>`, 'longer than 262144', []],
    ['an unknown encoding', '<?xml version="1.0" encoding="klingon"?><marks/>', 'klingon', []],
    [
      'broken markup outside of records',
      '<marks><mark><name>whole</name></mark>&x;<mark/></marks>',
      'undefined entity',
      ['whole'],
    ],
  ])('stops at %s', async (_, content, reason, whole) => {
    const result = await read(content, 1024)
    expect(result.fault).toContain(reason)
    expect(names(result)).toEqual(whole)
  })

  it('reads a document type without fetching or expanding', async () => {
    const result = await read(
      '<!DOCTYPE marks SYSTEM "http://dtd.example/marks.dtd" [<!ELEMENT marks (mark*)>]><marks><mark><name>a</name></mark></marks>',
    )
    expect(names(result)).toEqual(['a'])
  })

  it('reads other encodings by mark and declaration', async () => {
    const content = '<?xml version="1.0" encoding="ENC"?><marks><mark><name>Füße</name></mark></marks>'
    const utf16 = Buffer.from(`\uFEFF${content.replace('ENC', 'UTF-16')}`, 'utf16le')
    expect(names(await read(utf16, 7))).toEqual(['Füße'])
    expect(names(await read(Buffer.from(utf16).swap16(), 7))).toEqual(['Füße'])
    expect(names(await read(Buffer.from(content.replace('ENC', 'ISO-8859-1'), 'latin1'), 7))).toEqual(['Füße'])
    expect(names(await read(Buffer.from(`\uFEFF${content.replace('ENC', 'utf-8')}`), 7))).toEqual(['Füße'])
  })
})

describe('parsePlainRecord', () => {
  const text = fc.stringMatching(/^[a-zäß€ "'.>]{0,20}$/).map((value) => value.replaceAll('>', '&gt;'))
  const xml = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      text,
      fc
        .tuple(fc.constantFrom('a', 'b', 'x:c'), text, fc.array(tie('node'), { maxLength: 4 }))
        .map(([name, value, inner]) => `<${name} k="${value.replaceAll('"', '')}">${inner.join('')}</${name}>`),
      fc.constantFrom('<e/>', '<!-- c -->', '<![CDATA[ <z> ]]>', '&amp;', '&#65;', '&bad;', '<broken>', '\n'),
    ),
  })).node

  it('returns the result of the general parser, or leaves the record to it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(xml, { maxLength: 5 }), async (nodes) => {
        const record = `<mark>${nodes.join('')}</mark>`
        const quick = parsePlainRecord(record, 0, record.length)
        if (!quick) return
        // After a comment between records, the reader uses the slow path for the rest.
        const slow = await read(`<marks><!-- slow -->${record}</marks>`)
        expect(slow.records).toEqual([quick])
      }),
      { numRuns: 300 },
    )
  })
})
