import type { BrandHit, Locale } from '@marklot/contracts'
import { paths } from '@marklot/contracts/pages'
import { brands as brandPhrases } from '@marklot/phrases/brands'
import { offices } from '@marklot/phrases/offices'
import { radarExport as phrases } from '@marklot/phrases/radar-export'
import { ui } from '@marklot/phrases/ui'
import type { Sheet, SheetCell, SheetColumn } from '../../exports/index.ts'

type Column = SheetColumn & { value: (hit: BrandHit) => SheetCell }

/**
 * Returns the hits of a search as a table. Columns that no hit fills are left out. @param home the address of the pages
 */
export function searchSheet(title: string, hits: readonly BrandHit[], locale: Locale, home: string): Sheet {
  const sheet = openSearchSheet(title, locale, home)
  sheet.add(hits)
  return sheet.finish()
}

/** Begins a table that hits are added to page by page, so that only their cells stay in memory. */
export function openSearchSheet(
  title: string,
  locale: Locale,
  home: string,
): { add(hits: readonly BrandHit[]): void; finish(): Sheet } {
  const columns = columnsIn(locale, home)
  const rows: SheetCell[][] = []
  return {
    add: (hits) => {
      for (const hit of hits) rows.push(columns.map(({ value }) => value(hit)))
    },
    finish: () => {
      const filled = columns.map((_, place) => rows.length === 0 || rows.some((row) => row[place] !== null))
      const kept = <Item>(items: readonly Item[]) => items.filter((_, place) => filled[place])
      return { title, columns: kept(columns), rows: rows.map(kept) }
    },
  }
}

function columnsIn(locale: Locale, home: string): Column[] {
  const field = (key: keyof typeof brandPhrases) => brandPhrases[key][locale] as string
  const text = (title: string, value: Column['value'], width = 24): Column => ({ title, kind: 'text', width, value })
  const day = (key: keyof typeof brandPhrases, value: (hit: BrandHit) => string | null): Column => ({
    title: field(key),
    kind: 'date',
    width: 12,
    value,
  })
  const percent = (title: string, value: (hit: BrandHit) => number | null): Column => ({
    title,
    kind: 'number',
    width: 10,
    value,
  })
  return [
    text(phrases.name[locale], ({ name }) => name, 28),
    text(field('office'), ({ registrationOfficeCode }) => offices[registrationOfficeCode][locale], 16),
    text(field('applicationNumber'), ({ applicationNumberDisplay }) => applicationNumberDisplay),
    text(field('registrationNumber'), ({ registrationNumberDisplay }) => registrationNumberDisplay),
    percent(phrases.similarity[locale], ({ score }) => score?.total ?? null),
    percent(phrases.logoSimilarity[locale], ({ similarity }) => similarity?.logo?.score ?? null),
    text(field('state'), ({ brandStateCategory }) => ui[`state.${brandStateCategory}`][locale], 12),
    text(field('brandState'), ({ brandState }) => brandState.description),
    text(field('brandType'), ({ brandType }) => ui[`type.${brandType}`][locale], 18),
    day('applicationDate', ({ applicationDate }) => applicationDate),
    day('priorityDate', ({ priorityDate }) => priorityDate),
    day('registrationDate', ({ registrationDate }) => registrationDate),
    day('oppositionPeriodEndDate', ({ oppositionPeriodEndDate }) => oppositionPeriodEndDate),
    text(field('classes'), ({ niceClasses }) => niceClasses.join(', ') || null),
    text(field('owner'), ({ ownerNames, ownerName }) => ownerNames ?? ownerName, 32),
    text(phrases.page[locale], ({ brandId }) => home + paths.brand(locale, brandId)),
  ]
}
