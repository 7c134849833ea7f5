import { join } from 'node:path'
import { compactDate, dottedDate } from '../calendar.ts'
import type { Delivery } from '../delivery.ts'
import { goodsText } from '../goods.ts'
import type { Address, Owner } from '../owners.ts'
import type { SampleMark, SampleMarkKind } from '../sample-mark.ts'
import { group, leaf } from '../xml.ts'
import { ZipWriter } from '../zip.ts'

/*
 * ÖPA: the national XML of the reference (4.7; no real record is known). Zips `at_marken_yyyymmdd_nnnn.zip` contain one
 * `marken.xml`, which is a `<marks>` with many `<mark>` elements, and its pictures. `Pfad` is the picture's path in the
 * zip.
 */

const marksPerZip = 1000

const kinds: Readonly<Record<SampleMarkKind, string>> = {
  word: 'W',
  figurative: 'B',
  combined: 'C',
  shape: 'K',
  colour: 'F',
  sound: 'S',
  motion: 'G',
  position: 'P',
}

export async function writeAt({ folder, day, marks }: Delivery): Promise<string[]> {
  const files: string[] = []
  let texts: string[] = []
  let zip: ZipWriter | undefined
  const close = async (): Promise<void> => {
    if (!zip) return
    zip.add('marken.xml', `<?xml version="1.0" encoding="UTF-8"?>\n<marks>\n${texts.join('')}</marks>\n`)
    files.push(await zip.close())
    zip = undefined
    texts = []
  }
  for await (const { mark, picture } of marks) {
    zip ??= new ZipWriter(join(folder, `at_marken_${compactDate(day)}_${String(files.length + 1).padStart(4, '0')}.zip`), day)
    if (picture) zip.add(imagePath(mark), picture)
    texts.push(`<mark>${content(mark)}</mark>\n`)
    if (texts.length >= marksPerZip) await close()
  }
  await close()
  return files
}

function imagePath(mark: SampleMark): string {
  return `bilder/AT_${mark.applicationNumber.replace('/', '_')}.${mark.drawing?.format ?? 'jpg'}`
}

function content(mark: SampleMark): string {
  const { life } = mark
  const date = (name: string, day: number | undefined): string => (day === undefined ? '' : leaf(name, dottedDate(day)))
  return (
    leaf('Anmeldenummer', mark.applicationNumber) +
    date('AnmeldeDatum', life.filed) +
    leaf('RegisterNr', mark.registrationNumber) +
    date('RegisterDatum', life.registered) +
    date('PublikationsDatum', life.published) +
    leaf('MarkenName', mark.name) +
    leaf('Markenart', kinds[mark.kind]) +
    leaf('Status', statusOf(mark)) +
    (mark.drawing ? leaf('Pfad', imagePath(mark)) : '') +
    leaf('Widerspruch', life.isOpposed ? 'J' : 'N') +
    leaf('NationaleMarkeId', 7_000_000 + mark.rank) +
    leaf('Quelle', 'NAT') +
    group(
      'GoodsAndServices',
      mark.goods
        .map((goods) => group('item', leaf('Klassen', goods.niceClass) + leaf('Beschreibung', goodsText(goods, 'de'))))
        .join(''),
    ) +
    group('Applicants', person(mark.owner, mark.owner.person ? 'N' : 'J')) +
    (mark.representative ? group('Representatives', person(mark.representative, 'J')) : '')
  )
}

function person(of: Address & Pick<Owner, 'name' | 'number' | 'person'>, kind: 'N' | 'J'): string {
  return group(
    'item',
    leaf('PersonenAuswahlId', 100_000 + of.number) +
      leaf('Vorname', of.person?.firstName) +
      leaf('Name', of.person?.lastName ?? of.name) +
      leaf('Strasse', of.street) +
      leaf('PLZ', of.postalCode) +
      leaf('Ort', of.city) +
      leaf('Land', of.countryCode) +
      leaf('Personenart', kind) +
      leaf('Reihenfolge', 1),
  )
}

/** Returns the status: 3 in registration, 4 registered, 1 invalid, 2 aborted, 5 deleted. */
function statusOf({ life }: SampleMark): number {
  if (life.isRemoved) return 1
  if (life.ended === undefined) return life.registered === undefined ? 3 : 4
  return life.registered === undefined ? 2 : 5
}
