import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../../test/read-pdf.ts'
import { elementsOf, readStructure } from '../../../test/read-structure.ts'
import { type Dossier, type DossierHit, dossierPicture } from './index.ts'
import { writeDossier } from './write-dossier.ts'

const logo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#1d7a56' } })
  .png()
  .toBuffer()
const hit = (place: number): DossierHit => ({
  name: place % 7 === 0 ? 'Eine sehr lange Marke mit vielen Wörtern für Tee und Gebäck' : `Tavillo ${place}`,
  picture: null,
  facts: [`DE 30 2019 10${place}`, 'Teekontor Mühlbach GmbH', 'eingetragen', 'angemeldet 04.05.2019'],
  classes: [
    { number: 21, isShared: false },
    { number: 30, isShared: true },
  ],
  classesText: 'Klassen 21, 30',
  comparison: {
    columns: [
      { query: 'T', hit: 'T', equal: true },
      { query: 'A', hit: 'A', equal: true },
      { query: 'V', hit: 'V', equal: true },
      { query: 'I', hit: 'I', equal: true },
      { query: null, hit: 'L', equal: false },
      { query: 'L', hit: 'L', equal: true },
      { query: 'O', hit: 'O', equal: true },
    ],
    syllables: [
      { text: 'ta', from: 0, until: 2, soundsEqual: true, stressed: false },
      { text: 'vil', from: 2, until: 5, soundsEqual: false, stressed: true },
      { text: 'lo', from: 5, until: 7, soundsEqual: true, stressed: false },
    ],
    querySoundCode: '',
    hitSoundCode: '',
    remark: 'additionalMiddle',
    equalPlaces: 6,
    heardAs: null,
  },
  compared: 'Tavilo und Tavillo: Zusatz in der Mitte',
  line: null,
  score: '96 %',
  risk: { text: 'oft als Konflikt entschieden', level: 'high' },
  notes: ['Für einen Konflikt spricht: Die Namen ähneln einander in Schrift oder Klang.'],
  url: 'https://example.test/de/brands/x',
})
const dossier = (hits: readonly DossierHit[]): Dossier => ({
  language: 'de',
  kind: 'Beleg der Markenprüfung',
  title: 'Tavilo',
  lead: 'Wortmarke, geprüft für: Deutschland.',
  picture: { bytes: logo, description: 'Logo: Tavilo' },
  createdAt: new Date('2026-11-20T08:44:00Z'),
  created: '20.11.2026, 09:44 MEZ',
  disclaimer: 'Orientierung, keine Rechtsberatung',
  pageOf: 'Seite {page} von {pages}',
  contents: 'Inhalt',
  sections: [
    {
      title: 'Ergebnis',
      blocks: [
        { type: 'heading', text: 'Bei Tavilo ist ein Konflikt wahrscheinlich' },
        {
          type: 'scale',
          zones: ['eher kein Konflikt', 'offen', 'oft als Konflikt entschieden'],
          chosen: 2,
          description: 'Risiko: hoch',
        },
        { type: 'list', items: ['Die Namen ähneln einander', 'Die Waren sind gleich'] },
        {
          type: 'facts',
          rows: [
            ['Ämter', 'DE'],
            ['Klassen', '30'],
            ['Regeln', '2026-11-22'],
          ],
        },
      ],
    },
    { title: 'Ähnlichste Marken', blocks: [{ type: 'hits', hits }] },
    {
      title: 'Fristen',
      blocks: [
        {
          type: 'table',
          columns: [
            { title: 'Datum', share: 0.3 },
            { title: 'Was', share: 0.7 },
          ],
          rows: Array.from({ length: 60 }, (_, row) => [`04.01.20${row + 20}`, 'Widerspruchsfrist endet']),
        },
        { type: 'signature', lines: ['Ort, Datum', 'Unterschrift'] },
      ],
    },
  ],
  data: { name: 'assessment.json', description: 'Alles', json: '{"name":"Tavilo"}' },
})

describe('a dossier', () => {
  it('can be read aloud: headings, lists, tables and pictures are in the structure tree', async () => {
    const file = await writeDossier(dossier([hit(1), hit(2)]), 'Marklot')
    const tree = await readStructure(file)
    const elements = elementsOf(tree)
    const typesOf = (type: string) => elements.filter((element) => element.type === type)
    expect(tree.type).toBe('Document')
    expect(typesOf('H1')).toHaveLength(1)
    expect(typesOf('H2')).toHaveLength(4)
    expect(typesOf('Table')).toHaveLength(2)
    expect(typesOf('TR')).toHaveLength(2 + 61)
    expect(typesOf('TH').map(({ scope }) => scope)).toEqual(['Row', 'Row', 'Row', 'Column', 'Column'])
    expect(typesOf('Figure').map(({ alt }) => alt)).toEqual([
      'Logo: Tavilo',
      'Risiko: hoch',
      'Tavilo und Tavillo: Zusatz in der Mitte',
      'Tavilo und Tavillo: Zusatz in der Mitte',
    ])
    expect(typesOf('LI')).toHaveLength(4)
    expect(typesOf('Link')).toHaveLength(2)
    // Every leaf has drawn content, so no element is empty.
    for (const { children, pieces, type } of elements) expect([type, children.length + pieces]).not.toEqual([type, 0])
  })

  it('shows the picture line of a mark found by its logo', async () => {
    const found = { comparison: null, compared: null, notes: [] }
    const line = { picture: { bytes: logo, description: 'Ihr Logo über dem gefundenen' }, caption: 'ähnlich: gespiegelt' }
    const lines = [hit(1), { ...hit(2), ...found, line }, { ...hit(3), ...found, line: { ...line, picture: null } }]
    const file = await writeDossier(dossier(lines), 'Marklot')
    const figures = elementsOf(await readStructure(file)).flatMap(({ type, alt }) => (type === 'Figure' ? [alt] : []))
    expect(figures.slice(2)).toEqual(['Tavilo und Tavillo: Zusatz in der Mitte', line.picture.description])
  })

  it('draws marks without a comparison two to a row', async () => {
    const brief = { comparison: null, compared: null, score: null, risk: null, notes: [] }
    const pagesOf = async (hits: readonly DossierHit[]) =>
      (await PDFDocument.load(new Uint8Array(await writeDossier(dossier(hits), 'Marklot')))).getPageCount()
    const [none, single, double] = await Promise.all([
      pagesOf([]),
      pagesOf(Array.from({ length: 101 }, (_, place) => ({ ...hit(place), ...brief, score: '96 %' }))),
      pagesOf(Array.from({ length: 101 }, (_, place) => ({ ...hit(place), ...brief }))),
    ])
    expect(double - none).toBeGreaterThan(0)
    expect(double - none).toBeLessThan((single - none) * 0.7)
  })

  it('is archived with fonts, language and its data', async () => {
    const pdf = await readPdf(await writeDossier(dossier([hit(1)]), 'Marklot'))
    expect(pdf).toMatchObject({
      title: 'Beleg der Markenprüfung: Tavilo',
      language: 'de',
      attachment: { name: 'assessment.json', relationship: 'Data', mediaType: 'application/json', text: '{"name":"Tavilo"}' },
    })
    expect(pdf.metadata).toContain('<pdfaid:conformance>A</pdfaid:conformance>')
    expect(pdf.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
  })

  it('is the same for the same content, and small with 200 marks', async () => {
    const hits = await Promise.all(
      Array.from({ length: 200 }, async (_, place) => ({ ...hit(place), picture: await dossierPicture(logo, `Logo ${place}`) })),
    )
    const [first, second] = [await writeDossier(dossier(hits), 'Marklot'), await writeDossier(dossier(hits), 'Marklot')]
    expect(first.equals(second)).toBe(true)
    expect(first.length).toBeLessThan(5_000_000)
  })
})

it('shows a white picture on a dark tile, and none that cannot be read', async () => {
  const white = await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 1 } } })
    .png()
    .toBuffer()
  const { channels } = await sharp((await dossierPicture(white, ''))?.bytes).stats()
  expect(channels[0]?.max).toBeGreaterThan(200)
  expect(await dossierPicture(Buffer.from('no picture'), '')).toBeNull()
  expect(await dossierPicture(null, '')).toBeNull()
})
