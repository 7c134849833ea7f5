import { readFile } from 'node:fs/promises'
import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { FileContext } from '../src/ingest/office-feed.ts'
import { officeFeeds } from '../src/ingest/offices/index.ts'
import type { RecordOutcome } from '../src/ingest/record-outcome.ts'
import { listSources, SourceReader } from '../src/ingest/sources.ts'
import { readXmlRecords } from '../src/ingest/xml-records.ts'

/** The result of an office's adapter for a file, before the pipeline: every outcome and finding, in file order. */
export interface FileOutcomes {
  deliveryDate?: string
  outcomes: RecordOutcome[]
  /** The findings in the form `record: finding`. */
  findings: string[]
}

/**
 * Reads a file (XML, JSON, or a zip of these) with the office's adapter.
 * @throws Error if the whole file is unreadable
 */
export async function readOutcomes(office: RegistrationOfficeCode, path: string): Promise<FileOutcomes> {
  const feed = officeFeeds[office]
  const result: FileOutcomes = { outcomes: [], findings: [] }
  const sources = await listSources([path])
  const reader = new SourceReader()
  for (const source of sources.files) {
    const context: FileContext = {
      file: source.label,
      root: { name: '', namespace: '', namespaces: [], attributes: {} },
      header: new Map(),
      report: (record, finding) => result.findings.push(`${record}: ${finding}`),
    }
    const take = (outcome: RecordOutcome | RecordOutcome[]) =>
      result.outcomes.push(...(Array.isArray(outcome) ? outcome : [outcome]))
    if (source.kind === 'json') {
      const value: unknown = JSON.parse(await readFile(source.path, 'utf8'))
      const format = feed.json?.find((candidate) => candidate.items(value))
      if (!format) throw new Error(`${source.label} is in no JSON format of ${office}`)
      for (const item of format.items(value) ?? []) take(format.read(item, context))
      continue
    }
    let format = feed.xml[0]
    await readXmlRecords(reader.read(source), {
      root: (root) => {
        context.root = root
        format = feed.xml.find((candidate) => candidate.matches(root))
        if (!format) throw new Error(`${source.label} is in no XML format of ${office}`)
        return { records: format.recordElements, headers: format.headerElements ?? [] }
      },
      header: (name, text) => context.header.set(name, text),
      record: (element) => format && take(format.read(element, context)),
      reject: (record, _, reason) => take({ kind: 'reject', record: record ?? '', reason }),
      pause: () => undefined,
    })
    result.deliveryDate ??= format?.deliveryDate?.(context)
  }
  await reader.close()
  return result
}
