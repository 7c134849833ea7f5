import { notations } from '@marklot/contracts/locale'
import { classesOfProject, type PilotProject } from '@marklot/contracts/pilot'
import type { FilingGuide, ProjectDeadline, ProjectDeadlines, ProjectFees } from '@marklot/contracts/pilot-filing'
import { labelled, separated } from '@marklot/phrases'
import type { DossierBlock, DossierSection } from '../../exports/index.ts'
import type { ProjectWords } from './words.ts'

/** Returns the section with the chosen classes and their terms. */
export function classesSection(project: PilotProject, { t, pilot }: ProjectWords): DossierSection {
  const termsOf = (number: number) => project.goods.filter(({ niceClass }) => niceClass === number).map(({ text }) => text)
  return {
    title: pilot('station.classes'),
    blocks: [
      {
        type: 'table',
        columns: [
          { title: t('column.class'), share: 0.14 },
          { title: t('column.term'), share: 0.86 },
        ],
        rows: classesOfProject(project).map((number) => [`${number}`, termsOf(number).join('; ') || '–']),
      },
    ],
  }
}

/** Returns the section with the official fees, their sources, and a comparison of one EU mark with national marks. */
export function feesSection(
  { niceClasses, offices, sums, euAgainstCountries }: ProjectFees,
  words: ProjectWords,
): DossierSection {
  const { t, pilot, station, office, day, list } = words
  const money = (amount: number, currency: string) =>
    new Intl.NumberFormat(notations[words.locale], { style: 'currency', currency }).format(amount)
  const chosen = offices.filter(({ isChosen }) => isChosen)
  const { eu, countries, registrationOfficeCodes } = euAgainstCountries
  const difference = { amount: money(Math.abs(countries - eu), 'EUR') }
  const verdict = eu < countries ? 'cheaper' : eu > countries ? 'dearer' : 'same'
  const named = (some: typeof chosen) => ({ offices: list(some.map((one) => office(one.registrationOfficeCode))) })
  const [old, uncertain] = [chosen.filter(({ isOld }) => isOld), chosen.filter(({ isUncertain }) => isUncertain)]
  return {
    title: pilot('station.offices'),
    blocks: [
      {
        type: 'table',
        columns: [
          { title: station('offices.office'), share: 0.24 },
          { title: station('offices.fee', { count: niceClasses.length }), share: 0.2 },
          { title: t('column.source'), share: 0.38 },
          { title: t('column.lookedUp'), share: 0.18 },
        ],
        rows: chosen.map(({ registrationOfficeCode, amount, currency, source, lookedUp, isOld, isUncertain }) => [
          office(registrationOfficeCode),
          money(amount, currency),
          source,
          isOld || isUncertain ? `${day(lookedUp)}, ${station('offices.check')}` : day(lookedUp),
        ]),
      },
      {
        type: 'paragraph',
        text: labelled(
          words.locale,
          station('offices.together'),
          list(sums.map(({ amount, currency }) => money(amount, currency))),
        ),
      },
      ...(old.length > 0 ? [{ type: 'paragraph' as const, text: station('offices.old', named(old)) }] : []),
      ...(uncertain.length > 0 ? [{ type: 'paragraph' as const, text: station('offices.uncertain', named(uncertain)) }] : []),
      { type: 'heading', text: station('offices.against') },
      {
        type: 'list',
        items: [
          labelled(words.locale, station('offices.against.eu'), money(eu, 'EUR')),
          labelled(words.locale, list(registrationOfficeCodes.map((code) => office(code))), money(countries, 'EUR')),
          station(`offices.against.${verdict}`, difference),
          station('offices.mind'),
        ],
      },
      { type: 'paragraph', text: station('offices.orientation'), isSmall: true },
    ],
  }
}

/** Returns the section about how to file at the chosen offices, and the filings so far. */
export function filingSection(project: PilotProject, guides: readonly FilingGuide[], words: ProjectWords): DossierSection {
  const { pilot, station, office, day } = words
  const { filings } = project
  const filed: DossierBlock[] =
    filings.length === 0
      ? []
      : [
          {
            type: 'table',
            columns: [
              { title: station('filing.office'), share: 0.2 },
              { title: station('filing.number'), share: 0.26 },
              { title: station('filing.filedOn'), share: 0.18 },
              { title: station('filing.publishedOn'), share: 0.18 },
              { title: station('filing.registeredOn'), share: 0.18 },
            ],
            rows: filings.map(({ registrationOfficeCode, number, filedOn, publishedOn, registeredOn }) => [
              office(registrationOfficeCode),
              number || '–',
              day(filedOn),
              day(publishedOn),
              day(registeredOn),
            ]),
          },
        ]
  const chosen = guides.filter((one) => project.registrationOfficeCodes.includes(one.registrationOfficeCode))
  return { title: pilot('station.filing'), blocks: [...filed, ...chosen.flatMap((guide) => guideBlocks(guide, words))] }
}

function guideBlocks(guide: FilingGuide, words: ProjectWords): DossierBlock[] {
  const { station, office, day } = words
  const { registrationOfficeCode, service, address, needs, faults, payment, lookedUp, isOld } = guide
  const pay =
    payment.months === null
      ? station('pay.officeSets')
      : payment.months === 0
        ? station('pay.atOnce')
        : station('pay.within', { period: station('period.months', { count: payment.months }) })
  const sources = [...new Set([...needs, ...faults, payment].map(({ source }) => source))]
  return [
    { type: 'heading', text: office(`office.${registrationOfficeCode}`) },
    { type: 'paragraph', text: `${station('filing.where', { service })}, ${address}` },
    { type: 'paragraph', text: labelled(words.locale, station('filing.needs'), '').trimEnd() },
    { type: 'list', items: needs.map(({ need }) => station(`need.${need}`)) },
    { type: 'paragraph', text: labelled(words.locale, station('filing.faults'), '').trimEnd() },
    { type: 'list', items: faults.map(({ fault }) => station(`fault.${fault}`)) },
    { type: 'paragraph', text: [pay, payment.ifLate && station(`late.${payment.ifLate}`)].filter(Boolean).join(' ') },
    {
      type: 'paragraph',
      text: `${station('filing.honest', { date: day(lookedUp) })} ${isOld ? `${station('filing.old')} ` : ''}${labelled(words.locale, station('filing.sources'), separated(words.locale, sources))}`,
      isSmall: true,
    },
  ]
}

/** Returns the section with the deadlines of the project: their days, or their lengths if the days are unknown. */
export function deadlinesSection({ deadlines }: ProjectDeadlines, words: ProjectWords): DossierSection {
  const { t, pilot, station, office, day } = words
  return {
    title: pilot('station.deadlines'),
    blocks: [
      {
        type: 'table',
        columns: [
          { title: t('column.date'), share: 0.16 },
          { title: t('column.what'), share: 0.28 },
          { title: t('column.office'), share: 0.18 },
          { title: t('column.origin'), share: 0.38 },
        ],
        rows: deadlines.map((deadline) => [
          deadline.nominalDate === null ? station('deadlines.open') : day(deadline.nominalDate),
          station(`deadlines.${deadline.kind}`),
          office(deadline.registrationOfficeCode),
          originText(deadline, words),
        ]),
      },
    ],
  }
}

function originText(
  { length, from, source, nominalDate, date }: ProjectDeadline,
  { locale, station, list, day }: ProjectWords,
): string {
  const { years, months, days } = length
  const span = [
    years > 0 ? station('years', { count: years }) : '',
    months > 0 ? station('months', { count: months }) : '',
    days > 0 ? station('days', { count: days }) : '',
  ].filter(Boolean)
  const moved =
    nominalDate !== null && date !== null && date !== nominalDate
      ? station('deadlines.moved', { nominal: day(nominalDate), date: day(date) })
      : ''
  const runs = station('deadlines.runs', { length: list(span), start: station(`start.${from}`) })
  return separated(locale, [runs, source, moved].filter(Boolean))
}
