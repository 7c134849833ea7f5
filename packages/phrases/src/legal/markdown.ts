import { Lexer, type Token, type Tokens } from 'marked'
import { legalDocuments, legalLinkTargets } from './documents.ts'
import { legalFigures } from './figures.ts'
import type { LegalBlock, LegalInline, LegalText } from './text.ts'

/** Placeholders that are filled later, where the operator is known. */
const openPlaces = /^(product|operator\.\w+)$/

/** Inserts the figures in the language's notation. @throws Error for a placeholder without a value */
function withFigures(markdown: string, notation: string, version: string): string {
  const figures = new Map(
    Object.entries(legalFigures).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [
        `${group}.${name}`,
        typeof value === 'number' ? value.toLocaleString(notation, { useGrouping: 'always' }) : value,
      ]),
    ),
  )
  figures.set(
    'version',
    new Intl.DateTimeFormat(notation, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(
      new Date(version),
    ),
  )
  return markdown.replace(/\{([\w.]+)\}/g, (whole, name: string) => {
    if (openPlaces.test(name)) return whole
    const value = figures.get(name)
    if (value === undefined) throw new Error(`Nothing fills the place ${whole}`)
    return value
  })
}

/**
 * Parses a legal text. Figures and the day of its version are written in a notation such as `en-GB`. Headings of the
 * second and third level have an anchor that is the same in all languages: `## Title {#anchor}`. Links are `https:`,
 * `mailto:`, `#anchor`, `page:<document>` or `page:<target>` of `legalLinkTargets`.
 * @throws Error for Markdown that legal texts do not use, such as HTML
 */
export function readLegalText(markdown: string, notation: string, version: string): LegalText {
  const tokens = new Lexer({ gfm: true }).lex(withFigures(markdown, notation, version))
  const [first, ...rest] = tokens.filter(({ type }) => type !== 'space')
  if (first?.type !== 'heading' || first.depth !== 1) throw new Error('A legal text begins with its title')
  return { title: String((first as Tokens.Heading).text), blocks: rest.map(blockOf) }
}

const blocksOf = (tokens: readonly Token[]) => tokens.filter(({ type }) => type !== 'space').map(blockOf)

function blockOf(token: Token): LegalBlock {
  switch (token.type) {
    case 'heading':
      return headingOf(token as Tokens.Heading)
    case 'paragraph':
    case 'text':
      return { type: 'paragraph', content: inlinesOf((token as Tokens.Paragraph).tokens ?? []) }
    case 'list': {
      const { ordered, start, items } = token as Tokens.List
      return { type: 'list', start: ordered ? Number(start) : null, items: items.map((item) => blocksOf(item.tokens)) }
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => inlinesOf(cell.tokens))
      return { type: 'table', head: cells(header), rows: rows.map(cells) }
    }
    case 'blockquote':
      return { type: 'quote', blocks: blocksOf((token as Tokens.Blockquote).tokens) }
    default:
      throw new Error(`A legal text has no use for ${token.type}: ${token.raw}`)
  }
}

function headingOf({ depth, tokens, text }: Tokens.Heading): LegalBlock {
  const content = inlinesOf(tokens)
  const last = content.at(-1)
  const [, words, id] = typeof last === 'string' ? (/^(.*) \{#([\w-]+)\}$/.exec(last) ?? []) : []
  if ((depth !== 2 && depth !== 3) || words === undefined || id === undefined)
    throw new Error(`A heading needs level 2 or 3 and an anchor: ${text}`)
  return { type: 'heading', level: depth, id, content: [...content.slice(0, -1), words] }
}

function inlinesOf(tokens: readonly Token[]): LegalInline[] {
  const inlines: LegalInline[] = []
  for (const token of tokens) {
    const inline = inlineOf(token)
    const before = inlines.at(-1)
    // The parser yields escaped characters as separate tokens.
    if (typeof inline === 'string' && typeof before === 'string') inlines[inlines.length - 1] = before + inline
    else inlines.push(inline)
  }
  return inlines
}

/** Joins lines, and keeps French punctuation beside its word and § beside its number. */
const wellSet = (text: string) =>
  text
    .replace(/\n/g, ' ')
    .replace(/ (?=[:;?!»])|(?<=«) /g, '\u202f')
    .replace(/(?<=§) /g, '\u00a0')

function inlineOf(token: Token): LegalInline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return wellSet((token as Tokens.Text).text)
    case 'strong':
      return { type: 'strong', content: inlinesOf((token as Tokens.Strong).tokens) }
    case 'em':
      return { type: 'emphasis', content: inlinesOf((token as Tokens.Em).tokens) }
    case 'codespan':
      return { type: 'code', text: (token as Tokens.Codespan).text }
    case 'br':
      return { type: 'break' }
    case 'link': {
      const { href, tokens } = token as Tokens.Link
      const page = /^page:(.*)$/.exec(href)?.[1]
      const isKnown =
        page === undefined
          ? /^(https:|mailto:|#)/.test(href)
          : [...legalDocuments, ...legalLinkTargets].some((known) => known === page)
      if (!isKnown) throw new Error(`A link of a legal text leads nowhere: ${href}`)
      return { type: 'link', href: decodeURI(href), content: inlinesOf(tokens) }
    }
    default:
      throw new Error(`A legal text has no use for ${token.type}: ${token.raw}`)
  }
}
