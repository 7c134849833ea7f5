import { lower } from './lower.ts'

/*
 * Periods that are named by their distance from today: "last month", "in den letzten 7 Tagen", "depuis l’été",
 * "hace más de cinco años". Quarters and seasons of a year are read here as well.
 */

/** Days as ISO dates. Both ends are included, and either may be open. */
export interface Period {
  readonly from?: string
  readonly until?: string
}
/** A period in a text, and how to find its days from the day on which the text was written. */
export interface NamedPeriod {
  readonly start: number
  readonly end: number
  readonly daysFrom: (today: string) => Period
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'
const units: Record<Unit, string> = {
  day: 'tag(?:e|en|es)?|days?|jours?|dias?|giorn[oi]',
  week: 'wochen?|weeks?|semaines?|semanas?|settiman[ae]',
  month: 'monat(?:e|en|s)?|months?|mois|mes(?:es|e|i)?',
  quarter: 'quartal(?:e|en|s)?|quarters?|trimestr(?:es?|i)',
  year: 'jahr(?:e|en|es)?|years?|ans?|annees?|anos?|ann[oi]',
}
const unitPattern = `(${Object.values(units).join('|')})`
const unitOf = (word: string): Unit =>
  (Object.keys(units) as Unit[]).find((unit) => new RegExp(`^(?:${units[unit]})$`).test(word)) ?? 'day'

const numberWords = [
  'ein einen einem einer eine one a an un une uno una',
  'zwei two deux dos due',
  'drei three trois tres tre',
  'vier four quatre cuatro quattro',
  'funf fuenf five cinq cinco cinque',
  'sechs six seis sei',
  'sieben seven sept siete sette',
  'acht eight huit ocho otto',
  'neun nine neuf nueve nove',
  'zehn ten dix diez dieci',
  'elf eleven onze once undici',
  'zwolf zwoelf twelve douze doce dodici',
].map((words) => words.split(' '))
const countPattern = `(\\d{1,3}|${numberWords.flat().join('|')})`
const countOf = (word: string) => (/^\d/.test(word) ? Number(word) : numberWords.findIndex((words) => words.includes(word)) + 1)

const seasonWords = [
  'fruhlings?|fruhjahrs?|fruehlings?|fruehjahrs?|spring|printemps|primavera',
  'sommers?|summer|ete|verano|estate',
  'herbst(?:es)?|autumn|fall|automne|otono|autunno',
  'winters?|hiver|invierno|inverno',
]
const season = `(${seasonWords.join('|')})`
const seasonOf = (word: string) => seasonWords.findIndex((words) => new RegExp(`^(?:${words})$`).test(word))

/** Abbreviations are left out, because "Mar" or "Set" may be a sign. */
const monthWords = `januar january janvier enero gennaio | februar february fevrier febrero febbraio |
  marz maerz march mars marzo | april avril abril aprile | mai may mayo maggio | juni june juin junio giugno |
  juli july juillet julio luglio | august aout agosto | september septembre septiembre settembre |
  oktober october octobre octubre ottobre | november novembre noviembre | dezember december decembre diciembre dicembre`
  .split('|')
  .map((names) => names.trim().split(/\s+/))
const month = `(${monthWords.flat().join('|')})`
const monthOf = (word: string) => monthWords.findIndex((names) => names.includes(word))

const year = '((?:19|20)\\d{2})'
const since = '(?:seit|since|depuis|desde|da|dal|dall)'
const ordinals = ['1|erste[sn]?|first|premier|primer|primo', '2|zweite[sn]?|second|deuxieme|segundo|secondo']
ordinals.push('3|dritte[sn]?|third|troisieme|tercer|terzo', '4|vierte[sn]?|fourth|quatrieme|cuarto|quarto')
const ordinal = `(${ordinals.join('|')})`

const utc = (y: number, m: number, d: number) => new Date(Date.UTC(y, m, d)).toISOString().slice(0, 10)
const partsOf = (day: string) => {
  const [y = 0, m = 1, d = 1] = day.split('-').map(Number)
  return { y, m: m - 1, d }
}
/** Returns the first day of a calendar unit; `steps` units later. A week begins on Monday. */
function beginning(unit: Unit, day: string, steps: number): string {
  const { y, m, d } = partsOf(day)
  if (unit === 'year') return utc(y + steps, 0, 1)
  if (unit === 'quarter') return utc(y, Math.floor(m / 3) * 3 + steps * 3, 1)
  if (unit === 'month') return utc(y, m + steps, 1)
  if (unit === 'week') return utc(y, m, d - ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + steps * 7)
  return utc(y, m, d + steps)
}
/** Returns the same day a number of units earlier; the last day of a shorter month. */
function ago(unit: Unit, day: string, count: number): string {
  const { y, m, d } = partsOf(day)
  if (unit === 'day' || unit === 'week') return utc(y, m, d - count * (unit === 'week' ? 7 : 1))
  const months = count * (unit === 'year' ? 12 : unit === 'quarter' ? 3 : 1)
  const lastDay = Number(utc(y, m - months + 1, 0).slice(8))
  return utc(y, m - months, Math.min(d, lastDay))
}
/** Returns the day a number of days later. */
export const dayBeside = (day: string, steps: number): string => beginning('day', day, steps)

/** Returns the latest season that has begun; of a year, if one is named. A winter ends in the next year. */
function latestSeason(index: number, today: string, named?: string): Required<Period> {
  const { y } = partsOf(today)
  const first = (of: number) => utc(of, 2 + index * 3, 1)
  const own = named === undefined ? (first(y) <= today ? y : y - 1) : Number(named)
  return { from: first(own), until: utc(own, 5 + index * 3, 0) }
}
function latestMonth(index: number, today: string): Required<Period> {
  const { y } = partsOf(today)
  const own = utc(y, index, 1) <= today ? y : y - 1
  return { from: utc(own, index, 1), until: utc(own, index + 1, 0) }
}
const rolling = (count: number, unit: Unit) => (today: string) => ({ from: ago(unit, today, count), until: today })
const calendar = (unit: Unit, steps: number) => (today: string) => ({
  from: beginning(unit, today, steps),
  until: dayBeside(beginning(unit, today, steps + 1), -1),
})

const lastMany =
  '(?:letzten|vergangenen|vorigen|last|past|previous|derniers|dernieres|ultimos|ultimas|ultimi|ultime|scorsi|scorse|passati)'
const lastOne = '(?:letzte[nrsm]?|vergangene[nrsm]?|vorige[nrsm]?|last|past|previous|derniere?|scors[oa])'
const article = '(?:the |dem |der |den |l |le |la |el |lo |gli |letztem |letzter |last |questa |quest |diesem |this |ce |cet )?'

/** The forms, the more specific ones first. The words of a text are separated by single blanks. */
const forms: readonly (readonly [string, (parts: readonly string[]) => NamedPeriod['daysFrom']])[] = [
  [
    `(?:(?:vor|seit|schon|for|depuis|desde hace|hace|il y a|da) )?(?:mehr als|uber|alter als|more than|over|older than|plus de|mas de|oltre|piu di) ${countPattern} ${unitPattern}(?: (?:alt|ago|old|fa))?`,
    ([count = '', unit = '']) =>
      (today) => ({ until: ago(unitOf(unit), today, countOf(count)) }),
  ],
  [`${lastMany} ${countPattern} ${unitPattern}`, ([count = '', unit = '']) => rolling(countOf(count), unitOf(unit))],
  [
    `${countPattern} (?:derniers|dernieres|ultimos|ultimas|ultimi|ultime) ${unitPattern}`,
    ([count = '', unit = '']) => rolling(countOf(count), unitOf(unit)),
  ],
  [
    `(?:in|within|over|during|for) the (?:last|past) ${unitPattern}|ultim[oa] ${unitPattern}`,
    ([unit = '', other = '']) => rolling(1, unitOf(unit || other)),
  ],
  [`${lastOne} ${unitPattern}`, ([unit = '']) => calendar(unitOf(unit), -1)],
  [
    `${unitPattern} (?:derniere?|passee?|precedente?|pasad[oa]|anterior|scors[oa]|passat[oa])`,
    ([unit = '']) => calendar(unitOf(unit), -1),
  ],
  [
    `(?:diese[nrsm]?|laufende[nrsm]?|this|current|ce|cette|este|esta|quest[oa]?) ${unitPattern}`,
    ([unit = '']) => calendar(unitOf(unit), 0),
  ],
  [
    `${season}(?: (?:de|del|of|des jahres))? ${year}`,
    ([name = '', y = '']) =>
      (today) =>
        latestSeason(seasonOf(name), today, y),
  ],
  [
    `${since} ${article}${season}(?! \\d)`,
    ([name = '']) =>
      (today) => ({ from: latestSeason(seasonOf(name), today).from }),
  ],
  [
    `(?:im|letzten|diesen|vergangenen|in the|last|this|past|en|l|cet|este|el|in|la scorsa|quest|scorsa) ${season}(?: (?:dernier|passe|pasad[oa]|scors[oa]))?(?! \\d)`,
    ([name = '']) =>
      (today) =>
        latestSeason(seasonOf(name), today),
  ],
  [
    `(?:q([1-4])|${ordinal} (?:quartal|quarter|trimestre))(?: (?:de|del|of|des jahres))? ${year}`,
    ([q = '', word = '', y = '']) => {
      const index = q === '' ? ordinals.findIndex((words) => new RegExp(`^(?:${words})$`).test(word)) : Number(q) - 1
      return () => ({ from: utc(Number(y), index * 3, 1), until: utc(Number(y), index * 3 + 3, 0) })
    },
  ],
  [
    `${since} ${month}(?! (?:de |del )?\\d)`,
    ([name = '']) =>
      (today) => ({ from: latestMonth(monthOf(name), today).from }),
  ],
  [
    `(?:im|letzten|vergangenen|in|last|this|en|a) ${month}(?: (?:dernier|passe|pasado|scorso))?(?! (?:de |del )?\\d)`,
    ([name = '']) =>
      (today) =>
        latestMonth(monthOf(name), today),
  ],
]
const patterns = forms.map(
  ([form, read]) => [new RegExp(`(?<![\\p{L}\\p{N}])(?:${form})(?![\\p{L}\\p{N}])`, 'gu'), read] as const,
)

/** Returns the periods of a text in their order. Of overlapping ones, the more specific one counts. */
export function namedPeriods(text: string): NamedPeriod[] {
  const plain = lower(text).replace(/['’.\-\t\n]/g, ' ')
  const found: NamedPeriod[] = []
  for (const [pattern, read] of patterns)
    for (const match of plain.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.some((one) => start < one.end && end > one.start)) continue
      const parts = match.slice(1).map((one) => one ?? '')
      found.push({ start, end, daysFrom: read(parts) })
    }
  return found.sort((a, b) => a.start - b.start)
}
