import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'

/** The content of a test case file. Omitted groups are absent from the file. */
export interface CaseFile {
  serial: string
  name?: string
  status?: string
  registration?: string
  /** The goods by class. */
  goods?: Record<number, string>
  owner?: string
  designs?: string[]
  /** XML that is inserted unchanged. */
  raw?: string
}

export function caseFile({ serial, name, status = '630', registration, goods, owner, designs, raw = '' }: CaseFile): string {
  const header =
    name === undefined
      ? `<status-code>${status}</status-code>`
      : `<filing-date>20200102</filing-date><status-code>${status}</status-code><mark-identification>${name}</mark-identification><mark-drawing-code>4000</mark-drawing-code>`
  const three = (number: string) => number.padStart(3, '0')
  const classes = Object.entries(goods ?? {})
  return `<case-file><serial-number>${serial}</serial-number>${registration ? `<registration-number>${registration}</registration-number>` : ''}<case-file-header>${header}</case-file-header>${
    classes.length > 0
      ? `<case-file-statements>${classes.map(([number, text]) => `<case-file-statement><type-code>GS${three(number)}1</type-code><text>${text}</text></case-file-statement>`).join('')}</case-file-statements><classifications>${classes.map(([number]) => `<classification><international-code>${three(number)}</international-code><status-code>6</status-code><primary-code>${three(number)}</primary-code></classification>`).join('')}</classifications>`
      : ''
  }${owner ? `<case-file-owners><case-file-owner><party-type>10</party-type><party-name>${owner}</party-name><city>Salem</city><state>OR</state></case-file-owner></case-file-owners>` : ''}${
    designs
      ? `<design-searches>${designs.map((code) => `<design-search><code>${code}</code></design-search>`).join('')}</design-searches>`
      : ''
  }${raw}</case-file>\n`
}

/** Returns the daily file of a day, `YYYYMMDD`. */
export function dailyFile(day: string, ...cases: CaseFile[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<trademark-applications-daily><creation-datetime>${day}2208</creation-datetime>\n<application-information><file-segments><action-keys>\n${cases.map(caseFile).join('')}</action-keys></file-segments></application-information></trademark-applications-daily>\n`
}

/** Returns a zip archive of the given members. */
export function zipOf(members: Record<string, string | Buffer>): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(members)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const nameBytes = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32Of(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    local.push(Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, packed)
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(20, 4)
    common.copy(entry, 6)
    entry.writeUInt32LE(offset, 42)
    central.push(entry, nameBytes)
    offset += 30 + nameBytes.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(members).length, 8)
  end.writeUInt16LE(Object.keys(members).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, directory, end])
}

/** Returns the checksum used by zip. Node's own is missing in the oldest supported version. */
function crc32Of(bytes: Buffer): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  return ~crc >>> 0
}

/** Creates a folder for a test's files; `close` removes it. */
export async function createFolder(): Promise<{
  path: string
  write(name: string, content: string | Buffer): Promise<string>
  close(): Promise<void>
}> {
  const path = await mkdtemp(join(tmpdir(), 'marklot-ingest-'))
  return {
    path,
    write: async (name, content) => {
      await writeFile(join(path, name), content)
      return join(path, name)
    },
    close: () => rm(path, { recursive: true, force: true }),
  }
}
