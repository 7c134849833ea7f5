import type { XmlElement } from '../xml-element.ts'

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
  deg: '°',
  oelig: 'œ',
  OElig: 'Œ',
  aelig: 'æ',
  AElig: 'Æ',
  szlig: 'ß',
}
const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  cedil: '\u0327',
  tilde: '\u0303',
  ring: '\u030a',
}

/** Decodes the HTML entities in an office's texts once (INPI: `l&apos;objet`). Unknown ones are kept. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|[A-Za-z]{2,8});/g, (whole, entity: string) => {
    if (entity.startsWith('#')) {
      const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
      const isCharacter = (code >= 0x20 && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff) || code === 9 || code === 10
      return isCharacter ? String.fromCodePoint(code) : whole
    }
    const accent = accents[entity.slice(1)]
    return named[entity] ?? (accent ? (entity.charAt(0) + accent).normalize('NFC') : whole)
  })
}

/** Decodes every text of a record in place. */
export function decodeEntitiesIn(element: XmlElement): void {
  element.text = decodeEntities(element.text)
  for (const child of element.children) decodeEntitiesIn(child)
}
