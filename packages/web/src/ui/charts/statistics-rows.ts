import { brandStateCategories } from '@marklot/contracts/brand'
import type { Locale } from '@marklot/contracts/locale'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import type { Statistics, StatisticsWindow } from '@marklot/contracts/statistics'
import type { Phrases, Translate } from '@marklot/phrases'
import { paths, type QueryValues } from '../../lib/paths.ts'
import type { ChartRow } from './chart-data.ts'

/** The part of the register that the figures cover. The linked searches are limited to it. */
export interface CountedMarks {
  office?: RegistrationOfficeCode
  /** Counts only marks filed in this window. */
  window?: StatisticsWindow
}

interface RowsContext {
  ui: Translate<Phrases['ui']>
  locale: Locale
  counted?: CountedMarks
}

/** Returns the search for the marks that a figure counts, by the keys of the search page's address. */
export function searchOf(locale: Locale, { office, window }: CountedMarks, further: QueryValues = {}): string {
  return paths.search(locale, {
    office,
    ...further,
    applied: window && `${window.from}..${window.until}`,
    sort: 'applicationDate',
  })
}

/** Returns the offices with data, the largest first. */
export function officeRows(
  statistics: Statistics,
  context: RowsContext & { offices: Translate<Phrases['offices']> },
): ChartRow[] {
  const { measures, offices } = statistics
  return offices
    .map(({ code }) => ({
      key: code,
      label: context.offices(`short.${code}`),
      value: measures.registrationOffice[code],
      to: searchOf(context.locale, { ...context.counted, office: code }),
    }))
    .sort((a, b) => Number(b.value ?? 0) - Number(a.value ?? 0))
}

/** Returns the states with their colours: new orange, alive green, dead grey (spec 1, section 2). */
export function stateRows({ measures }: Statistics, { ui, locale, counted = {} }: RowsContext): ChartRow[] {
  return brandStateCategories.map((state) => ({
    key: state,
    label: ui(`state.${state}`),
    value: measures.stateCategory[state],
    colour: `var(--${state})`,
    to: searchOf(locale, counted, { state }),
  }))
}

const typeMeasures = [
  ['Word', 'word'],
  ['Combined', 'combined'],
  ['Figurative', 'figurative'],
] as const

export function typeRows({ measures }: Statistics, { ui, locale, counted = {} }: RowsContext): ChartRow[] {
  return typeMeasures.map(([type, measure], place) => ({
    key: type,
    label: ui(`type.${type}`),
    value: measures.type[measure],
    colour: `var(--chart-${place + 1})`,
    to: searchOf(locale, counted, { type }),
  }))
}

/** First class of services. Classes 1 to 34 are goods (spec 2, 9.1). */
export const firstServicesClass = 35

export function classRows(
  { measures }: Statistics,
  { names, locale, counted = {} }: Omit<RowsContext, 'ui'> & { names: ReadonlyMap<number, string> },
): ChartRow[] {
  return Object.entries(measures.niceClass)
    .map(([key, value]) => ({ number: Number(key), value }))
    .sort((a, b) => a.number - b.number)
    .map(({ number, value }) => ({
      key: String(number),
      label: [number, names.get(number)].filter((part) => part !== undefined).join(' '),
      value,
      to: searchOf(locale, counted, { [number < firstServicesClass ? 'goods' : 'services']: number }),
    }))
}
