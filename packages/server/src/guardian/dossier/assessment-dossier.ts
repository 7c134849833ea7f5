import type { Assessment } from '@marklot/contracts/guardian-assessment'
import { type RiskClass, riskClasses } from '@marklot/contracts/guardian-blocks'
import { lowerBoundsOf, riskClassIn, verdictOf } from '@marklot/contracts/guardian-verdict'
import { labelled } from '@marklot/phrases'
import {
  type Dossier,
  type DossierBlock,
  type DossierData,
  type DossierHit,
  type DossierPicture,
  type DossierSection,
  nameOf,
  notesSection,
  verifySection,
} from '../../exports/index.ts'
import { blockOr, domainBlocks, groundBlocks, industryBlocks, meaningBlocks, searchedBlocks } from './findings.ts'
import { deadlinesOf, type FoundMark } from './found-marks.ts'
import { reasonText, type Words } from './words.ts'

interface Facts {
  assessment: Assessment
  marks: readonly FoundMark[]
  hits: readonly DossierHit[]
  /** The marks with a similar logo. */
  logoHits: readonly DossierHit[]
  logo: DossierPicture | null
  words: Words
  productName: string
  timeZone: string
}

/** The data file attached to the dossier. */
const dataFile = 'assessment.json'

/** Returns an assessment as a dossier: everything that its page shows, as of the day of the assessment. */
export function assessmentDossier(facts: Facts): Dossier {
  const { assessment, words, logo } = facts
  const { t, office, list, moment } = words
  const createdAt = new Date(assessment.finishedUtc ?? assessment.createdUtc)
  const data = { name: dataFile, description: t('data.assessment'), json: `${JSON.stringify(assessment, null, 2)}\n` }
  const places = list(assessment.registrationOfficeCodes.map((code) => office(code)))
  return {
    language: words.locale,
    kind: t('kind.assessment'),
    title: assessment.name,
    lead: t(logo ? 'lead.combined' : 'lead.word', { offices: places }),
    picture: logo,
    createdAt,
    created: moment(createdAt, facts.timeZone),
    disclaimer: t('disclaimer'),
    pageOf: t('page', { page: '{page}', pages: '{pages}' }),
    contents: t('contents'),
    sections: sectionsOf(facts, createdAt, data),
    data,
  }
}

function sectionsOf(facts: Facts, createdAt: Date, data: DossierData): DossierSection[] {
  const { assessment, marks, hits, logoHits, words, productName, timeZone } = facts
  const { t, finding, number } = words
  const { name } = assessment
  const lowerBounds: ReadonlySet<string> = lowerBoundsOf(assessment.blocks)
  const count = (key: string, value: number) => `${number(value)}${lowerBounds.has(key) ? '+' : ''}`
  return [
    { title: t('result'), blocks: resultBlocks(assessment, marks, words) },
    { title: t('subject'), blocks: subjectBlocks(facts, createdAt) },
    {
      title: finding('brands'),
      blocks: blockOr(assessment, 'names', words, ({ similar }) =>
        marks.length === 0
          ? [{ type: 'paragraph', text: finding('names.none') }]
          : [
              { type: 'paragraph', text: t('hits.how'), isSmall: true },
              { type: 'hits', hits },
              ...(similar > marks.length
                ? [{ type: 'paragraph' as const, text: finding('brands.further', { count: similar - marks.length }) }]
                : []),
            ],
      ),
    },
    {
      title: t('searched'),
      blocks: blockOr(assessment, 'configuredBrand', words, (result) => searchedBlocks(result, words)),
    },
    { title: t('deadlines'), blocks: [deadlinesOf(marks, words)] },
    {
      title: finding('grounds'),
      blocks: blockOr(assessment, 'refusalGrounds', words, (result) => groundBlocks(result, name, words)),
    },
    { title: finding('meaning'), blocks: blockOr(assessment, 'meaning', words, (result) => meaningBlocks(result, words)) },
    {
      title: finding('industry'),
      blocks: blockOr(assessment, 'industry', words, (result) =>
        marks.length === 0
          ? [{ type: 'paragraph', text: finding('industry.none') }]
          : [
              {
                type: 'paragraph',
                text: finding('industry.counts', {
                  similar: count('similarGoodsServices', result.similarGoodsServices),
                  same: number(result.sameNiceClass),
                }),
              },
              ...industryBlocks(result, assessment.case.goods.length, words),
            ],
      ),
    },
    {
      title: finding('logos'),
      blocks: blockOr(assessment, 'logos', words, ({ identical, similar, compared }) => [
        { type: 'paragraph', text: finding('logos.counts', { identical, similar: count('similarLogos', similar) }) },
        { type: 'paragraph', text: finding('logos.compared', compared), isSmall: true },
        ...(logoHits.length > 0 ? [{ type: 'hits' as const, hits: logoHits }] : []),
      ]),
    },
    {
      title: finding('domains'),
      blocks: blockOr(assessment, 'domains', words, (result) => domainBlocks(result, words, timeZone)),
    },
    verifySection(data, words),
    notesSection(productName, assessment.isSample ? finding('sample') : null, words),
  ]
}

/** Returns the verdict with its zone and reasons, as shown at the top of the assessment's page. */
function resultBlocks(assessment: Assessment, marks: readonly FoundMark[], words: Words): DossierBlock[] {
  const { finding } = words
  const { name, blocks } = assessment
  const verdict = verdictOf(assessment)
  const risk = blocks.riskScore.result
  const riskClass = riskClassIn(verdict)
  const decisive = marks.find(({ hit }) => hit.brandId === risk?.brandId)
  const compared = { goods: assessment.case.goods, theirs: decisive?.hit.niceClasses ?? [] }
  const reasons = (['for', 'against'] as const).flatMap((side): DossierBlock[] => {
    const given = risk?.reasons[side].slice(0, 3) ?? []
    return [
      { type: 'heading', text: finding(`reasons.${side}`) },
      {
        type: 'list',
        items: given.length > 0 ? given.map((reason) => reasonText(reason, compared, words)) : [finding('reasons.none')],
      },
    ]
  })
  return [
    { type: 'heading', text: finding(`verdict.${verdict}`, { name }) },
    { type: 'paragraph', text: finding(`lead.${verdict}`) },
    ...(riskClass ? scaleBlocks(riskClass, words) : []),
    ...(riskClass ? reasons : []),
    ...(riskClass && decisive
      ? [{ type: 'paragraph' as const, text: finding('decisive', { name: nameOf(decisive.hit, words) }) }]
      : []),
    ...(risk && riskClass ? [{ type: 'paragraph' as const, text: finding('openConflicts', { count: risk.openConflicts }) }] : []),
  ]
}

function scaleBlocks(riskClass: RiskClass, { finding, locale }: Words): DossierBlock[] {
  const zones = riskClasses.toReversed()
  return [
    {
      type: 'scale',
      zones: zones.map((zone) => finding(`zone.${zone}`)),
      chosen: zones.indexOf(riskClass),
      description: labelled(locale, finding('riskScore'), finding(`zone.${riskClass}`)),
    },
    { type: 'paragraph', text: finding('scale.note', { frequency: finding(`frequency.${riskClass}`) }), isSmall: true },
    { type: 'paragraph', text: finding('scale.limits'), isSmall: true },
  ]
}

function subjectBlocks({ assessment, words, timeZone }: Facts, createdAt: Date): DossierBlock[] {
  const { t, finding, list, moment } = words
  const { case: brandCase, registrationOfficeCodes, versions, blocks } = assessment
  const classes = blocks.configuredBrand.result?.niceClasses ?? []
  return [
    {
      type: 'facts',
      rows: [
        [t('fact.created'), moment(createdAt, timeZone)],
        [t('fact.offices'), registrationOfficeCodes.map((code) => code.toUpperCase()).join(', ')],
        [t('fact.classes'), classes.map(({ niceClass }) => niceClass.key).join(', ') || finding('configured.noGoods')],
        [t('fact.terms'), `${brandCase.goods.length}`],
        [t('fact.rules'), versions.rules],
        [t('fact.model'), versions.riskModel],
      ],
    },
    ...classes.map(
      ({ niceClass, goods }): DossierBlock => ({
        type: 'paragraph',
        text: labelled(
          words.locale,
          `${t('column.class')} ${niceClass.key}`,
          goods.length > 0 ? list(goods) : niceClass.description,
        ),
      }),
    ),
  ]
}
