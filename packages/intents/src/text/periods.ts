import { lower } from './lower.ts'

/*
 * Days, months and years as people write them: "1. März 2024", "May 2023", "1er mars 2024", "3.2.2021", "2024-05".
 */

const monthNames = `januar january janvier enero gennaio jan | februar february fevrier febrero febbraio feb |
  marz maerz march mars marzo mar | april avril abril aprile apr | mai may mayo maggio | juni june juin junio giugno jun |
  juli july juillet julio luglio jul | august aout agosto aug | september septembre septiembre settembre sept sep |
  oktober october octobre octubre ottobre okt oct | november novembre noviembre nov |
  dezember december decembre diciembre dicembre dez dec`
  .split('|')
  .map((names) => names.trim().split(/\s+/))
const monthOf = new Map(monthNames.flatMap((names, at) => names.map((name) => [name, at + 1] as const)))
const month = `(${[...monthOf.keys()].sort((a, b) => b.length - a.length).join('|')})\\.?`
const year = '((?:19|20)\\d{2})'
const ofWord = '(?:\\s+(?:de|del|of))?'

const forms: readonly (readonly [RegExp, (parts: readonly string[]) => string])[] = [
  [/((?:19|20)\d{2})-(\d{2})(?:-(\d{2}))?/, ([y = '', m = '', d = '']) => iso(y, Number(m), d)],
  [/(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d{2})/, ([d = '', m = '', y = '']) => iso(y, Number(m), d)],
  [
    new RegExp(`(?:(\\d{1,2})(?:\\.|er|st|nd|rd|th|º)?${ofWord}\\s+)?${month}${ofWord},?\\s+${year}`),
    ([d = '', name = '', y = '']) => iso(y, monthOf.get(name) ?? 0, d),
  ],
  [
    new RegExp(`${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+${year}`),
    ([name = '', d = '', y = '']) => iso(y, monthOf.get(name) ?? 0, d),
  ],
  [new RegExp(year), ([y = '']) => y],
]
const iso = (y: string, m: number, d = '') => `${y}-${String(m).padStart(2, '0')}${d === '' ? '' : `-${d.padStart(2, '0')}`}`
const anyForm = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<![\\p{N}][./-])(?:${forms.map(([form]) => form.source.replace(/\((?!\?)/g, '(?:')).join('|')})(?![\\p{L}\\p{N}]|[./-]\\p{N})`,
  'gu',
)

/** Words before a year: "in 2023", "zwischen 2020 und 2022", "nur 2023". Other such numbers may be signs. */
const beforeYear =
  /(?:^|[^\p{L}])(?:in|im|jahre?|years?|annees?|ano|anos|anno|anni|seit|since|ab|nach|after|vor|before|between|zwischen|and|und|bis|to|until|till|from|von|de|du|en|entre|et|a|au|y|al|depuis|apres|avant|jusqu en|desde|despues|hasta|antes|dal|dopo|prima|fino|nel|tra|fra|e|del|da|wurden?|were|was|nur|only|seulement|solo|soltanto|anfang|mitte|ende|early|late|debut|fin|fine|inizio|principios|finales) $/u

const hasDone = /(?<!\p{L})(?:hat|haben|has|have|ont|han|hanno|ha)(?!\p{L})/u
/** Words behind a year: "hat Bosch 2023 angemeldet", but not "ist Studio 1984 eingetragen". */
const afterYear =
  /^ (?:angemeldet|eingetragen|registriert|hinterlegt|eingereicht|filed|registered|deposee?s?|enregistree?s?|solicitad[ao]s?|registrad[ao]s?|depositat[aeio]|registrat[aeio])(?!\p{L})/u

/** A day, month or year in a text, as the query language writes it. */
export interface NamedDate {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** Returns the days, months and years of a text that exist. */
export function namedDates(text: string): NamedDate[] {
  const plain = lower(text)
  return [...plain.matchAll(anyForm)].flatMap((match) => {
    const before = plain.slice(0, match.index)
    const isYear =
      beforeYear.test(before.replace(/['’-]/g, ' ')) || (hasDone.test(before) && afterYear.test(plain.slice(match.index + 4)))
    if (match[0].length === 4 && !isYear) return []
    for (const [form, write] of forms) {
      const own = new RegExp(`^${form.source}$`, 'u').exec(match[0])
      const value = own ? write(own.slice(1)) : ''
      if (value !== '' && exists(value)) return [{ value, start: match.index, end: match.index + match[0].length }]
    }
    return []
  })
}

function exists(value: string): boolean {
  const [y, m = '01', d = '01'] = value.split('-')
  const day = new Date(`${y}-${m}-${d}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${y}-${m}-${d}`)
}

/** Returns the first and last day of a day, month or year. */
export function daysOf(value: string): { from: string; until: string } {
  const [y = 0, m = 1] = value.split('-').map(Number)
  const parts = value.split('-').length
  if (parts === 3) return { from: value, until: value }
  if (parts === 1) return { from: `${value}-01-01`, until: `${value}-12-31` }
  return { from: `${value}-01`, until: new Date(Date.UTC(y, m, 0)).toISOString().slice(0, 10) }
}
