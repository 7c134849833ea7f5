import fc from 'fast-check'
import { IndexBuilder } from '../src/build/index-builder.ts'
import { type IndexFilters, noFilters } from '../src/filter/filters.ts'
import { type IndexedMark, markTypes, officeCodes, stateCategories } from '../src/layout/mark.ts'
import type { Segment } from '../src/layout/segment.ts'
import { RegisterIndex } from '../src/register-index.ts'

/* Marks and filters for the tests of this package. */

export const plainMark: IndexedMark = {
  serial: 1,
  name: 'TAVILO',
  translation: null,
  office: 'de',
  category: 'alive',
  type: 'Word',
  stateKey: 'registered',
  niceClasses: [30],
  viennaCategories: [],
  applicationDate: '2020-01-15',
  registrationDate: '2020-06-01',
  oppositionPeriodEndDate: '2020-09-01',
  priorityDate: '2019-08-01',
  ownerName: 'Muster GmbH',
  ownerSeat: 'Berlin, Deutschland',
}

export const indexOf = (marks: readonly IndexedMark[], revision = 1) => {
  const builder = new IndexBuilder(marks.length)
  for (const mark of marks) builder.add(mark)
  return RegisterIndex.of(builder.build(revision))
}

/** Returns a segment of marks with these names and the serials 1, 2, 3 … */
export function segmentOf(names: readonly string[]): Segment {
  const builder = new IndexBuilder(names.length)
  for (const [i, name] of names.entries()) builder.add({ ...plainMark, serial: i + 1, name })
  return builder.build(1)
}

const names = [
  'Tavilo',
  'TAVILLO',
  'Tavelo',
  'Davilo',
  'Stavilo',
  'Tavilo Coffee',
  'Café Tavilo',
  'Müller',
  'Mueller',
  'MULLER GmbH',
  'Star Light',
  'Starlight',
  'Light Star',
  'Flex',
  'Conforflex',
  'Philipp',
  'Filip',
  '北京',
  '!!!',
  'F1',
  'B.K.R.',
  'Lorenza',
]
const owners = ['Muster GmbH', 'Beispiel & Söhne AG', 'Acme Inc.', null]
const seats = ['Berlin, Deutschland', 'Wien', 'New York', null]
const dates = fc.constantFrom('1999-12-31', '2019-05-05', '2020-01-15', '2020-01-16', '2024-02-29', null)
const subset = <T>(values: readonly T[]) => fc.subarray([...values])

export const anyMark = (serial: number | fc.Arbitrary<number>): fc.Arbitrary<IndexedMark> =>
  fc.record({
    serial: typeof serial === 'number' ? fc.constant(serial) : serial,
    name: fc.constantFrom(...names, null),
    translation: fc.constantFrom(null, null, 'Starlight', 'Light star', 'Tavilo', 'Coffee'),
    office: fc.constantFrom(...officeCodes),
    category: fc.constantFrom(...stateCategories),
    type: fc.constantFrom(...markTypes),
    stateKey: fc.constantFrom('filed', 'registered', 'refused', 'expired'),
    niceClasses: subset([1, 9, 30, 32, 33, 34, 35, 43, 45]),
    viennaCategories: subset([1, 5, 27, 29]),
    applicationDate: dates,
    registrationDate: dates,
    oppositionPeriodEndDate: dates,
    priorityDate: dates,
    ownerName: fc.constantFrom(...owners),
    ownerSeat: fc.constantFrom(...seats),
  })

/** Marks with the serials 1, 2, 3 … */
export const anyRegister = (most: number) =>
  fc.array(anyMark(0), { maxLength: most }).map((marks) => marks.map((mark, i) => ({ ...mark, serial: i + 1 })))

const end = fc.option(fc.constantFrom('2000-01-01', '2020-01-15', '2020-01-16', '2024-02-29'), { nil: undefined })
const range = fc.oneof(fc.constant({}), fc.record({ from: end, until: end }))
const few = <T>(values: readonly T[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant([] as T[]) }, { weight: 1, arbitrary: subset(values) })

export const anyFilters: fc.Arbitrary<IndexFilters> = fc.record({
  registrationOfficeCodes: few(officeCodes),
  brandStateCategories: few(stateCategories),
  brandTypes: few(markTypes),
  brandStates: few(['filed', 'registered', 'refused', 'unheard of']),
  goodsClasses: few([1, 9, 30, 32, 33, 34]),
  servicesClasses: few([35, 43, 45]),
  viennaCategories: few([1, 5, 29]),
  applicationDate: range,
  registrationDate: range,
  oppositionPeriodEndDate: range,
  priorityDate: range,
})

/** The filters, applied naively one by one. */
export const filterChecks: Record<keyof IndexFilters | 'classes', (mark: IndexedMark, filters: IndexFilters) => boolean> = {
  registrationOfficeCodes: (mark, { registrationOfficeCodes: chosen }) => chosen.length === 0 || chosen.includes(mark.office),
  brandStateCategories: (mark, { brandStateCategories: chosen }) => chosen.length === 0 || chosen.includes(mark.category),
  brandTypes: (mark, { brandTypes: chosen }) => chosen.length === 0 || chosen.includes(mark.type),
  brandStates: (mark, { brandStates: chosen }) => chosen.length === 0 || chosen.includes(mark.stateKey),
  classes: (mark, { goodsClasses, servicesClasses }) =>
    goodsClasses.length + servicesClasses.length === 0 ||
    [...goodsClasses, ...servicesClasses].some((number) => mark.niceClasses.includes(number)),
  goodsClasses: () => true,
  servicesClasses: () => true,
  viennaCategories: (mark, { viennaCategories: chosen }) =>
    chosen.length === 0 || chosen.some((number) => mark.viennaCategories.includes(number)),
  applicationDate: (mark, { applicationDate }) => inRange(mark.applicationDate, applicationDate),
  registrationDate: (mark, { registrationDate }) => inRange(mark.registrationDate, registrationDate),
  oppositionPeriodEndDate: (mark, { oppositionPeriodEndDate }) => inRange(mark.oppositionPeriodEndDate, oppositionPeriodEndDate),
  priorityDate: (mark, { priorityDate }) => inRange(mark.priorityDate, priorityDate),
}

function inRange(date: string | null, { from, until }: { from?: string | undefined; until?: string | undefined }): boolean {
  if (from === undefined && until === undefined) return true
  return date !== null && (from === undefined || date >= from) && (until === undefined || date <= until)
}

/** Returns true if the mark passes all filters except `without`. */
export const passes = (mark: IndexedMark, filters: IndexFilters, without?: keyof typeof filterChecks) =>
  Object.entries(filterChecks).every(([key, check]) => key === without || check(mark, filters))

export const everything = { filters: noFilters, sort: 'relevance', page: 1, size: 100 } as const
