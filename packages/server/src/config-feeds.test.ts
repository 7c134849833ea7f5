import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFeeds } from './config-feeds.ts'
import { isoWeek, owedDeliveries } from './feeds/calendar.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marklot-feeds-config-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (content: unknown, isSample = false) => {
  const path = join(folder, 'feeds.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  const faults: string[] = []
  return { feeds: readFeeds({ path, isSample }, faults), faults }
}

describe('the file of feeds', () => {
  it('may be absent: nothing is fetched', () => {
    const faults: string[] = []
    expect([readFeeds({ path: null, isSample: true }, faults).size, faults]).toEqual([0, []])
  })

  it('gives each office its defaults, and reads secrets from files beside it', () => {
    writeFileSync(join(folder, 'key'), 'the key\n')
    const { feeds, faults } = read({ us: { url: 'https://api.example/products', key: { file: 'key' } } })
    expect(faults).toEqual([])
    expect(feeds.get('us')).toMatchObject({ kind: 'https', key: 'the key', everyMinutes: 60, graceDays: 2, from: null })
  })

  it.each([
    [{ us: { url: 'ftp://files.example' } }, /us delivers by https/],
    [{ de: { url: 'http://files.example', user: 'a', password: 'hush' } }, /de needs https/],
    [{ fr: { url: 'sftp://files.example', user: 'a', password: 'hush' } }, /fr needs hostKey/],
    [{ em: { url: 'ftps://a:hush@files.example' } }, /em must not have its password/],
    [{ us: { url: 'https://files.example', key: { file: 'hush' } } }, /the file of us\.key cannot be read/],
    [{ us: { url: 'https://files.example', secret: 'hush' } }, /us is not usable/],
    ['no JSON: hush', /readable file with JSON/],
  ])('is refused without its secrets being named: %j', (content, fault) => {
    const { faults } = read(content)
    expect(faults.join(' ')).toMatch(fault)
    expect(faults.join(' ')).not.toContain('hush')
  })

  it('is refused beside the sample', () => {
    expect(read({}, true).faults).toEqual([expect.stringContaining('SAMPLE=off')])
  })
})

describe('deliveries that an office owes', () => {
  it('are its working days, or the Fridays of weeks', () => {
    // 24 and 25 December 2026 are a Thursday and a Friday; the USPTO is closed on Christmas Day.
    const days = owedDeliveries('us', 'daily', '2026-12-23', '2026-12-28')
    expect(days).toContain('2026-12-28')
    for (const closed of ['2026-12-25', '2026-12-26', '2026-12-27']) expect(days).not.toContain(closed)
    expect(owedDeliveries('de', 'weekly', '2026-12-20', '2027-01-03')).toEqual(['2026-12-25', '2027-01-01'])
    expect(['2026-12-25', '2027-01-01', '2027-01-04'].map(isoWeek)).toEqual(['202652', '202653', '202701'])
  })
})
