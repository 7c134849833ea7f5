import type { Locale, Localized } from '@marklot/contracts/locale'
import { separated } from './phrase.ts'

/*
 * The provisions and measures behind computed days, as cited inside a sentence of each language. A law of another
 * country is named with its country, because its abbreviation may mean another law to domestic readers.
 */

const and: Localized<string> = { de: 'und', en: 'and', fr: 'et', es: 'y', it: 'e' }

/** Provisions of one law: the words with their space before a single one, before several, and the words after them. */
interface Citation {
  one: Localized<string>
  several: Localized<string>
  law: Localized<string>
}

const articles = (law: Localized<string>): Citation => ({
  one: { de: 'Art. ', en: 'Art. ', fr: 'art. ', es: 'art. ', it: 'art. ' },
  several: { de: 'Art. ', en: 'Arts ', fr: 'art. ', es: 'arts. ', it: 'artt. ' },
  law,
})

const sections = (law: Localized<string>): Citation => ({
  one: { de: '§\u00a0', en: 'section ', fr: '§\u00a0', es: '§\u00a0', it: '§\u00a0' },
  several: { de: '§§\u00a0', en: 'sections ', fr: '§§\u00a0', es: '§§\u00a0', it: '§§\u00a0' },
  law,
})

const eutmr = articles({ de: 'UMV', en: 'EUTMR', fr: 'RMUE', es: 'RMUE', it: 'RMUE' })
const eutmdr = articles({ de: 'DVUM', en: 'EUTMDR', fr: 'RDMUE', es: 'RDMUE', it: 'RDMUE' })
const german = sections({
  de: 'MarkenG',
  en: 'of the German Trade Mark Act',
  fr: 'de la loi allemande sur les marques',
  es: 'de la Ley alemana de Marcas',
  it: 'della legge tedesca sui marchi',
})
const austrian = sections({
  de: 'des österreichischen MSchG',
  en: 'of the Austrian Trade Mark Protection Act',
  fr: 'de la loi autrichienne sur les marques',
  es: 'de la Ley austriaca de Marcas',
  it: 'della legge austriaca sui marchi',
})
const swiss = articles({
  de: 'des schweizerischen MSchG',
  en: 'of the Swiss Trade Mark Protection Act',
  fr: 'de la loi suisse sur les marques',
  es: 'de la Ley suiza de Marcas',
  it: 'della legge svizzera sui marchi',
})
const spanish = articles({
  de: 'der spanischen Ley 17/2001',
  en: 'of the Spanish Trade Mark Act 17/2001',
  fr: 'de la loi espagnole 17/2001',
  es: 'de la Ley 17/2001',
  it: 'della legge spagnola 17/2001',
})
const french = articles({
  de: 'des französischen CPI',
  en: 'of the French Intellectual Property Code',
  fr: 'CPI',
  es: 'del Código francés de la Propiedad Intelectual',
  it: 'del codice francese della proprietà intellettuale',
})
const paris = articles({
  de: 'PVÜ',
  en: 'of the Paris Convention',
  fr: 'de la Convention de Paris',
  es: 'del Convenio de París',
  it: 'della Convenzione di Parigi',
})
const madrid = articles({
  de: 'PMMA',
  en: 'of the Madrid Protocol',
  fr: 'du Protocole de Madrid',
  es: 'del Protocolo de Madrid',
  it: 'del Protocollo di Madrid',
})
const americanCode = (provisions: string): Localized<string> => alike(`15 USC ${provisions}`)
const americanRule = (provisions: string): Localized<string> => alike(`37 CFR ${provisions}`)

function alike(text: string): Localized<string> {
  return { de: text, en: text, fr: text, es: text, it: text }
}

function inEach(textOf: (locale: Locale) => string): Localized<string> {
  return { de: textOf('de'), en: textOf('en'), fr: textOf('fr'), es: textOf('es'), it: textOf('it') }
}

function cite({ one, several, law }: Citation, first: string, second?: string): Localized<string> {
  return inEach((locale) =>
    second === undefined
      ? `${one[locale]}${first} ${law[locale]}`
      : `${several[locale]}${first} ${and[locale]} ${second} ${law[locale]}`,
  )
}

/** Cites a French provision. French law is cited by numbers such as L712-4, which France writes L. 712-4. */
function citeFrench(first: string, second?: string): Localized<string> {
  const spaced = (provision: string) => provision.replace(/^([LR])/, '$1.\u00a0')
  return {
    ...cite(french, first, second),
    fr: cite(french, spaced(first), second && spaced(second)).fr,
  }
}

/** The register's own name of a source → how each language cites it. */
export const laws: Readonly<Record<string, Localized<string>>> = {
  '§ 42 MarkenG': cite(german, '42'),
  '§ 43 MarkenG': cite(german, '43'),
  '§ 47 MarkenG': cite(german, '47'),
  '§ 19 MSchG': cite(austrian, '19'),
  '§ 29a MSchG': cite(austrian, '29a'),
  '§ 29c, § 33a MSchG': cite(austrian, '29c', '33a'),
  'Art. 10 MSchG': cite(swiss, '10'),
  'Art. 31 MSchG': cite(swiss, '31'),
  'Art. 12, 32 MSchG': cite(swiss, '12', '32'),
  'Art. 19 Ley 17/2001': cite(spanish, '19'),
  'Art. 21, 39 Ley 17/2001': cite(spanish, '21', '39'),
  'Art. 31, 32 Ley 17/2001': cite(spanish, '31', '32'),
  'Art. L712-4 CPI': citeFrench('L712-4'),
  'Art. L712-9, R712-24 CPI': citeFrench('L712-9', 'R712-24'),
  'Art. L712-5-1, L714-5 CPI': citeFrench('L712-5-1', 'L714-5'),
  'Art. 46 EUTMR': cite(eutmr, '46'),
  'Art. 18, 47 EUTMR': cite(eutmr, '18', '47'),
  'Art. 52, 53 EUTMR': cite(eutmr, '52', '53'),
  '15 USC 1058': americanCode('1058'),
  '15 USC 1058, 1059': americanCode('1058, 1059'),
  '15 USC 1063': americanCode('1063'),
  '15 USC 1064, 1127': americanCode('1064, 1127'),
  '37 CFR 2.101, 2.102': americanRule('2.101, 2.102'),
  'Art. 4 C Paris Convention': cite(paris, '4 C'),
  'Art. 7 Madrid Protocol': cite(madrid, '7'),

  // Measures that moved the ends of all periods at an office.
  'EUIPO decision EX-10-1': {
    de: 'Entscheidung EX-10-1 des EUIPO',
    en: 'EUIPO decision EX-10-1',
    fr: 'décision EX-10-1 de l’EUIPO',
    es: 'decisión EX-10-1 de la EUIPO',
    it: 'decisione EX-10-1 dell’EUIPO',
  },
  'EUIPO decisions EX-20-3 and EX-20-4': {
    de: 'Entscheidungen EX-20-3 und EX-20-4 des EUIPO',
    en: 'EUIPO decisions EX-20-3 and EX-20-4',
    fr: 'décisions EX-20-3 et EX-20-4 de l’EUIPO',
    es: 'decisiones EX-20-3 y EX-20-4 de la EUIPO',
    it: 'decisioni EX-20-3 e EX-20-4 dell’EUIPO',
  },
  'Ordonnance 2020-306, art. 2': {
    de: 'Art. 2 der französischen Ordonnance 2020-306',
    en: 'Art. 2 of the French Ordonnance 2020-306',
    fr: 'art. 2 de l’ordonnance n°\u00a02020-306',
    es: 'art. 2 de la Ordonnance francesa 2020-306',
    it: 'art. 2 dell’ordonnance francese 2020-306',
  },
  '2. COVID-19-Gesetz': {
    de: 'österreichisches 2. COVID-19-Gesetz',
    en: 'the Austrian Second COVID-19 Act',
    fr: 'deuxième loi COVID-19 autrichienne',
    es: 'segunda ley COVID-19 austriaca',
    it: 'seconda legge COVID-19 austriaca',
  },
  'Real Decreto 463/2020, 537/2020': {
    de: 'spanische Reales Decretos 463/2020 und 537/2020',
    en: 'Spanish Royal Decrees 463/2020 and 537/2020',
    fr: 'décrets royaux espagnols 463/2020 et 537/2020',
    es: 'Reales Decretos 463/2020 y 537/2020',
    it: 'regi decreti spagnoli 463/2020 e 537/2020',
  },

  // Days on which an office is closed.
  '§ 193 BGB': {
    de: '§ 193 BGB',
    en: 'section 193 of the German Civil Code',
    fr: '§ 193 du code civil allemand',
    es: '§ 193 del Código Civil alemán',
    it: '§ 193 del codice civile tedesco',
  },
  'holidays in Munich (DPMA notice 8/1999)': {
    de: 'Feiertage in München, Mitteilung 8/1999 des DPMA',
    en: 'public holidays in Munich, DPMA notice 8/1999',
    fr: 'jours fériés à Munich, communication 8/1999 du DPMA',
    es: 'festivos de Múnich, comunicación 8/1999 de la DPMA',
    it: 'giorni festivi a Monaco di Baviera, comunicazione 8/1999 del DPMA',
  },
  '§ 18a DPMAV': {
    de: '§ 18a DPMAV',
    en: 'section 18a of the DPMA Ordinance',
    fr: '§ 18a du règlement du DPMA',
    es: '§ 18a del reglamento de la DPMA',
    it: '§ 18a del regolamento del DPMA',
  },
  'holidays in Jena (Thuringia)': {
    de: 'Feiertage in Jena',
    en: 'public holidays in Jena',
    fr: 'jours fériés à Iéna',
    es: 'festivos de Jena',
    it: 'giorni festivi a Jena',
  },
  'holidays in Berlin': {
    de: 'Feiertage in Berlin',
    en: 'public holidays in Berlin',
    fr: 'jours fériés à Berlin',
    es: 'festivos de Berlín',
    it: 'giorni festivi a Berlino',
  },
  'Austrian public holidays (Vienna)': {
    de: 'gesetzliche Feiertage in Österreich',
    en: 'public holidays in Austria',
    fr: 'jours fériés autrichiens',
    es: 'festivos de Austria',
    it: 'giorni festivi in Austria',
  },
  'Austrian rule of time limits: Good Friday': {
    de: 'Karfreitag nach österreichischem Fristenrecht',
    en: 'Good Friday under the Austrian rules on deadlines',
    fr: 'Vendredi saint selon les règles de délais autrichiennes',
    es: 'Viernes Santo según las reglas austriacas de plazos',
    it: 'Venerdì santo secondo le regole austriache sui termini',
  },
  'Swiss federal holiday': {
    de: 'Schweizer Bundesfeiertag',
    en: 'Swiss National Day',
    fr: 'fête nationale suisse',
    es: 'fiesta nacional suiza',
    it: 'festa nazionale svizzera',
  },
  'Holidays in Bern': {
    de: 'Feiertage in Bern',
    en: 'public holidays in Bern',
    fr: 'jours fériés à Berne',
    es: 'festivos de Berna',
    it: 'giorni festivi a Berna',
  },
  'by law the canton of the party or its agent decides (art. 20(3) VwVG)': {
    de: 'maßgeblich ist das Recht des Kantons der Partei oder ihres Vertreters, Art. 20 Abs. 3 VwVG',
    en: 'the law of the canton of the party or its representative applies, Art. 20(3) of the Swiss Administrative Procedure Act',
    fr: 'le droit du canton de la partie ou de son mandataire s’applique, art. 20, al. 3, de la loi suisse sur la procédure administrative',
    es: 'rige el derecho del cantón de la parte o de su representante, art. 20, apdo. 3, de la Ley suiza de Procedimiento Administrativo',
    it: 'vale il diritto del Cantone della parte o del suo rappresentante, art. 20 cpv. 3 della legge svizzera sulla procedura amministrativa',
  },
  'Ley 39/2015, art. 30': {
    de: 'Art. 30 der spanischen Ley 39/2015',
    en: 'Art. 30 of the Spanish Act 39/2015',
    fr: 'art. 30 de la loi espagnole 39/2015',
    es: 'art. 30 de la Ley 39/2015',
    it: 'art. 30 della legge spagnola 39/2015',
  },
  'Spanish national holidays': {
    de: 'nationale Feiertage in Spanien',
    en: 'national holidays in Spain',
    fr: 'jours fériés nationaux en Espagne',
    es: 'festivos nacionales',
    it: 'giorni festivi nazionali in Spagna',
  },
  'Art. R718-2 CPI': citeFrench('R718-2'),
  'French public holidays': {
    de: 'gesetzliche Feiertage in Frankreich',
    en: 'public holidays in France',
    fr: 'jours fériés légaux',
    es: 'festivos de Francia',
    it: 'giorni festivi in Francia',
  },
  'Art. 69 EUTMDR': cite(eutmdr, '69'),
  'national holidays and 9 October in Alicante': {
    de: 'nationale Feiertage und der 9. Oktober in Alicante',
    en: 'national holidays and 9 October in Alicante',
    fr: 'jours fériés nationaux et 9 octobre à Alicante',
    es: 'festivos nacionales y 9 de octubre en Alicante',
    it: 'giorni festivi nazionali e 9 ottobre ad Alicante',
  },
  'local holidays and the closure at the end of the year': {
    de: 'örtliche Feiertage und die Schließung zum Jahresende',
    en: 'local holidays and the closure at the end of the year',
    fr: 'jours fériés locaux et fermeture de fin d’année',
    es: 'festivos locales y cierre de fin de año',
    it: 'giorni festivi locali e chiusura di fine anno',
  },
  '37 CFR 2.196': americanRule('2.196'),
  'federal holidays (5 USC 6103)': {
    de: 'Bundesfeiertage der USA, 5 USC 6103',
    en: 'US federal holidays, 5 USC 6103',
    fr: 'jours fériés fédéraux des États-Unis, 5 USC 6103',
    es: 'festivos federales de EE. UU., 5 USC 6103',
    it: 'giorni festivi federali degli Stati Uniti, 5 USC 6103',
  },
  'Juneteenth (5 USC 6103)': alike('Juneteenth, 5 USC 6103'),
  'closed by executive order, or Inauguration Day': {
    de: 'Schließung durch Anordnung des Präsidenten oder Tag der Amtseinführung',
    en: 'closure by executive order, or Inauguration Day',
    fr: 'fermeture par décret présidentiel ou jour d’investiture',
    es: 'cierre por orden ejecutiva o día de la investidura',
    it: 'chiusura per ordine esecutivo o giorno dell’insediamento',
  },
}

/**
 * Cites the sources of a computed day, which the register joins with semicolons. A source without a name stays as it
 * is.
 */
export function citeSources(source: string, locale: Locale): string {
  return separated(
    locale,
    source.split('; ').map((part) => laws[part]?.[locale] ?? part),
  )
}
