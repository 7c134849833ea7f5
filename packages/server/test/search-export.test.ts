import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { createFolder, dailyFile } from './ingest-files.ts'
import { type MembersWorld, startMembersWorld } from './members-world.ts'
import { readPdf } from './read-pdf.ts'
import { elementsOf, readStructure } from './read-structure.ts'

let at: MembersWorld
beforeAll(async () => {
  at = await startMembersWorld()
  const folder = await createFolder()
  const cases = Array.from({ length: 130 }, (_, place) => ({
    serial: String(99_100_000 + place),
    name: 'TAVILO',
    goods: { 30: 'Tea' },
    owner: `=OWNER ${place}`,
  }))
  const path = await folder.write('apc260702.xml', dailyFile('20260702', ...cases))
  await runIngest({ office: 'us', paths: [path], pool: at.world.pool })
  await folder.close()
  await at.product.engine.catchUp()
})
afterAll(() => at.close())

describe('a search', () => {
  it('is exported as a table of its first 200 hits, on as many pages as that takes', async () => {
    const person = await at.personOf('enterprise')
    const file = await person.api.search.exportQuery({ query: { format: 'csv' }, body: { text: 'Tavilo', page: 3, size: 10 } })
    const lines = (await file.text()).trim().split('\r\n')
    expect(lines).toHaveLength(131)
    // No cell begins like a formula.
    expect(lines[1]).toContain(`"'=OWNER`)
  })

  it('is exported as a dossier that says what was searched and what was not', async () => {
    const person = await at.personOf('enterprise')
    const blob = await person.api.search.exportQuery({
      query: { format: 'pdf' },
      body: { text: 'Tavilo', filters: { goodsClasses: [30], registrationOfficeCodes: ['us'] } },
    })
    const file = Buffer.from(await blob.arrayBuffer())
    const { title, attachment } = await readPdf(file)
    expect(title).toBe('Beleg der Suche: Tavilo')
    expect(JSON.parse(attachment.text)).toMatchObject({ query: { text: 'Tavilo' }, total: 130 })
    const elements = elementsOf(await readStructure(file))
    expect(elements.filter(({ type }) => type === 'Link')).toHaveLength(130)
    expect(elements.filter(({ type }) => type === 'H2')).toHaveLength(7)
  })

  it('counts as the search itself and needs a plan that exports', async () => {
    const trial = await at.personOf('trial')
    const asked = { query: { format: 'csv' as const }, body: { text: 'Tavilo' } }
    await expect(trial.api.search.exportQuery(asked)).rejects.toMatchObject({ status: 403 })
    await expect(at.visitor.search.exportQuery(asked)).rejects.toMatchObject({ status: 401 })
    const starter = await at.personOf('starter')
    await expect(starter.api.search.exportQuery(asked)).rejects.toMatchObject({ code: 'plan.featureNotIncluded' })
  })
})
