import type { PilotProject, ProjectName } from '@marklot/contracts/pilot'
import type { NameFinding } from '@marklot/contracts/pilot-findings'
import { type DossierBlock, type DossierSection, nameOf, numberOf } from '../../exports/index.ts'
import { objectionText } from './objection-text.ts'
import type { ProjectWords } from './words.ts'

/** Returns the section with all names of a project, including the chosen one. */
export function namesSection({ names }: PilotProject, { t, pilot, station }: ProjectWords): DossierSection {
  return {
    title: pilot('station.names'),
    blocks: [
      {
        type: 'table',
        columns: [
          { title: t('column.name'), share: 0.34 },
          { title: pilot('station.shortlist'), share: 0.22 },
          { title: t('column.note'), share: 0.44 },
        ],
        rows: names.map(({ name, isChosen, isShortlisted, note }) => [
          name,
          isChosen ? station('compare.chosen') : isShortlisted ? t('yes') : '–',
          note || '–',
        ]),
      },
    ],
  }
}

/** Returns the section with today's findings about the names on the shortlist. */
export function shortlistSection(findings: readonly NameFinding[], words: ProjectWords): DossierSection {
  const { pilot, station } = words
  return {
    title: pilot('station.shortlist'),
    blocks: [
      ...findings.flatMap((finding) => findingBlocks(finding, words)),
      { type: 'paragraph', text: station('compare.caution'), isSmall: true },
    ],
  }
}

function findingBlocks(finding: NameFinding, words: ProjectWords): DossierBlock[] {
  const { t, station, number, percent, ui } = words
  const { name, isComparable, identical, similar, brands, objections } = finding
  if (!isComparable)
    return [
      { type: 'heading', text: name },
      { type: 'paragraph', text: station('find.notComparable') },
    ]
  const count = (value: number, isLowerBound: boolean) => `${number(value)}${isLowerBound ? '+' : ''}`
  // Identical marks count among the similar ones.
  const found = station(identical.all > 0 ? 'find.allMarks' : 'find.marks', {
    identical: count(identical.all, identical.isLowerBound),
    similar: count(similar.all, similar.isLowerBound),
  })
  const inClasses =
    identical.inClasses === null || similar.inClasses === null
      ? ''
      : station('find.inClasses', { identical: number(identical.inClasses), similar: number(similar.inClasses) })
  const against = objections.map((objection) => objectionText(finding, objection, words))
  return [
    { type: 'heading', text: name },
    { type: 'paragraph', text: [found, inClasses].filter(Boolean).join(', ') },
    { type: 'list', items: against.length > 0 ? against : [station('find.nothing')] },
    ...(brands.length > 0
      ? [
          {
            type: 'table' as const,
            columns: [
              { title: t('column.mark'), share: 0.34 },
              { title: t('column.number'), share: 0.26 },
              { title: t('column.similarity'), share: 0.14 },
              { title: t('column.state'), share: 0.12 },
              { title: t('column.class'), share: 0.14 },
            ],
            rows: brands.map(({ brand }) => [
              nameOf(brand, words),
              numberOf(brand),
              brand.score ? percent(brand.score.total) : '–',
              ui(`state.${brand.brandStateCategory}`),
              brand.niceClasses.join(', ') || '–',
            ]),
          },
        ]
      : []),
  ]
}

/** Returns the section with the finished assessments of Brand-Guardian. */
export function assessmentSection(names: readonly ProjectName[], words: ProjectWords, timeZone: string): DossierSection {
  const { t, pilot, station, verdict: say, moment } = words
  return {
    title: pilot('station.assessment'),
    blocks: [
      {
        type: 'table',
        columns: [
          { title: t('column.name'), share: 0.26 },
          { title: t('fact.created'), share: 0.28 },
          { title: station('compare.risk'), share: 0.46 },
        ],
        rows: names.flatMap(({ name, assessments }) =>
          assessments.map(({ finishedUtc, riskClass, openConflicts, verdict }) => [
            name,
            moment(new Date(finishedUtc), timeZone),
            [say(verdict), riskClass !== null && openConflicts !== null && station('assess.conflicts', { count: openConflicts })]
              .filter(Boolean)
              .join(', '),
          ]),
        ),
      },
    ],
  }
}

/** Returns the section with the checked domains. A domain that could not be checked is never shown as free. */
export function domainsSection(names: readonly ProjectName[], words: ProjectWords, timeZone: string): DossierSection {
  const { t, station, domain, moment } = words
  return {
    title: station('compare.domains'),
    blocks: [
      {
        type: 'table',
        columns: [
          { title: t('column.domain'), share: 0.34 },
          { title: t('column.answer'), share: 0.4 },
          { title: t('fact.created'), share: 0.26 },
        ],
        rows: names
          .flatMap(({ domains }) => domains)
          .map(({ unicodeName, availability, premium, reason, checkedAt }) => [
            unicodeName,
            [
              domain(premium && availability === 'available' ? 'domain.premium' : `domain.${availability}`),
              reason && domain(`domain.why.${reason}`),
            ]
              .filter(Boolean)
              .join('. '),
            moment(new Date(checkedAt), timeZone),
          ]),
      },
      { type: 'paragraph', text: domain('domain.caution'), isSmall: true },
    ],
  }
}
