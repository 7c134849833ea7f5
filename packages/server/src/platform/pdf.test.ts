import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { writePdf } from './pdf.ts'

const facts = {
  title: 'Title',
  author: 'Author',
  language: 'fr',
  createdAt: new Date('2026-11-30T00:00:00Z'),
  margins: { top: 50, bottom: 50, left: 50, right: 50 },
}
const draw = (text: string) => writePdf(facts, (document, drawable) => void document.text(drawable(text)))

/** Returns the tables of a file that assign signs to its glyphs. */
function signsOf(file: Buffer): string {
  const streams = file.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)
  const texts = [...streams].flatMap(([, bytes]) => {
    try {
      return inflateSync(Buffer.from(bytes ?? '', 'latin1')).toString('latin1')
    } catch {
      return []
    }
  })
  return texts.filter((text) => text.includes('beginbfrange')).join('')
}

it('assigns its sign to each glyph, also to one that an earlier file drew only as a part of another', async () => {
  await draw('„É“')
  const signs = signsOf(await draw('d’un E'))
  expect(signs).toContain('<2019>')
  expect(signs).toContain('<0045>')
  expect(signs).not.toContain('<>')
})
