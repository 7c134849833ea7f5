import type { Locale } from '@marklot/contracts/locale'
import { pagePaths } from '@marklot/contracts/pages'
import { filled, type LegalBlock, type LegalInline, lacksValue, type PlaceValues } from '@marklot/phrases/legal/text'
import { createElement, type ElementType, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import styles from './legal.module.css'

/** Targets of `page:<name>`. */
const pages: Readonly<Record<string, (locale: Locale) => string>> = {
  'terms-consumers': (locale) => paths.terms(locale),
  'terms-business': (locale) => paths.terms(locale, { audience: 'business' }),
  privacy: (locale) => paths.privacy(locale),
  imprint: (locale) => paths.imprint(locale),
  accessibility: (locale) => paths.accessibility(locale),
  cancel: (locale) => paths.cancel(locale),
  withdraw: (locale) => paths.withdraw(locale),
  feedback: (locale) => `/${locale}${pagePaths.feedback}`,
}

/**
 * Returns an element around children in a fixed order. They need no keys, because a legal text does not change while
 * the page shows it.
 */
function around<T>(tag: ElementType, properties: object | null, parts: readonly T[], draw: (part: T) => ReactNode) {
  return createElement(tag, properties, ...parts.map(draw))
}

/** Returns the text of a heading, for the table of contents and for links to it. */
export function wordsOf(content: readonly LegalInline[], values: PlaceValues): string {
  return content
    .map((part) => (typeof part === 'string' ? filled(part, values) : 'content' in part ? wordsOf(part.content, values) : ' '))
    .join('')
}

/** Renders a legal text. Omits blocks that name a detail that the operator lacks. */
export function LegalBlocks({ blocks, values }: { blocks: readonly LegalBlock[]; values: PlaceValues }) {
  const shown = blocks.filter((block) => block.type !== 'paragraph' || !lacksValue(block, values))
  return around(Fragment, null, shown, (block) => <Block block={block} values={values} />)
}

function Block({ block, values }: { block: LegalBlock; values: PlaceValues }) {
  switch (block.type) {
    case 'heading':
      return <Heading block={block} values={values} />
    case 'paragraph':
      return (
        <p>
          <Words content={block.content} values={values} />
        </p>
      )
    case 'list': {
      const items = block.items.filter((item) => !lacksValue(item, values))
      const isNumbered = block.start !== null
      return around(isNumbered ? 'ol' : 'ul', isNumbered ? { start: block.start } : null, items, (item) => (
        <li>
          <Item blocks={item} values={values} />
        </li>
      ))
    }
    case 'table':
      return <Table block={block} values={values} />
    case 'quote':
      return (
        <blockquote>
          <LegalBlocks blocks={block.blocks} values={values} />
        </blockquote>
      )
  }
}

/** A single paragraph in a list item needs no element of its own. */
function Item({ blocks, values }: { blocks: readonly LegalBlock[]; values: PlaceValues }) {
  const [only, ...more] = blocks
  if (only?.type === 'paragraph' && more.every(({ type }) => type === 'list'))
    return (
      <>
        <Words content={only.content} values={values} />
        <LegalBlocks blocks={more} values={values} />
      </>
    )
  return <LegalBlocks blocks={blocks} values={values} />
}

function Heading({ block, values }: { block: LegalBlock & { type: 'heading' }; values: PlaceValues }) {
  const t = usePhrases('legal')
  const words = wordsOf(block.content, values)
  return (
    <div className={styles.heading}>
      {createElement(`h${block.level}`, { id: block.id }, words)}
      <a href={`#${block.id}`} aria-label={t('sectionLink', { section: words })}>
        #
      </a>
    </div>
  )
}

/** Explicit roles: a narrow screen shows rows as blocks, and some browsers then drop the table semantics. */
function Table({ block, values }: { block: LegalBlock & { type: 'table' }; values: PlaceValues }) {
  const columns = block.head.map((content) => wordsOf(content, values))
  const rows = block.rows.filter((row) => !row.some((cell) => lacksValue(cell, values)))
  const head = around('tr', { role: 'row' }, columns, (name) => createElement('th', { role: 'columnheader', scope: 'col' }, name))
  const body = around('tbody', { role: 'rowgroup' }, rows, (row) =>
    around('tr', { role: 'row' }, [...row.entries()], ([place, content]) =>
      createElement(
        'td',
        { role: 'cell', 'data-column': columns[place] },
        <span>
          <Words content={content} values={values} />
        </span>,
      ),
    ),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys too
    <section className={styles.scroll} tabIndex={0} aria-label={columns.join(', ')}>
      {createElement('table', { role: 'table' }, createElement('thead', { role: 'rowgroup' }, head), body)}
    </section>
  )
}

function Words({ content, values }: { content: readonly LegalInline[]; values: PlaceValues }) {
  return around(Fragment, null, content, (part) => <Word part={part} values={values} />)
}

function Word({ part, values }: { part: LegalInline; values: PlaceValues }) {
  const locale = useLocale()
  if (typeof part === 'string') return filled(part, values)
  if (part.type === 'break') return <br />
  if (part.type === 'code') return <code>{part.text}</code>
  const words = <Words content={part.content} values={values} />
  if (part.type === 'strong') return <strong>{words}</strong>
  if (part.type === 'emphasis') return <em>{words}</em>
  const page = pages[/^page:(.*)$/.exec(part.href)?.[1] ?? '']
  if (page) return <Link to={page(locale)}>{words}</Link>
  const href = filled(part.href, values)
  if (!href.startsWith('https:')) return <a href={href}>{words}</a>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  )
}
