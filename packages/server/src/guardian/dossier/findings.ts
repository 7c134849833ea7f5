import { groupedGrounds } from '@marklot/contracts/grouped-grounds'
import type { Assessment } from '@marklot/contracts/guardian-assessment'
import type { AssessmentBlocks } from '@marklot/contracts/guardian-blocks'
import { type DossierBlock, searchedOffices } from '../../exports/index.ts'
import type { Words } from './words.ts'

/* The blocks of an assessment as tables. A block without a result states the reason. */

type Result<Key extends keyof AssessmentBlocks> = NonNullable<AssessmentBlocks[Key]['result']>

/** Returns the content of a block, or the reason why it has none. */
export function blockOr<Key extends keyof AssessmentBlocks>(
  { blocks }: Assessment,
  key: Key,
  { finding }: Words,
  show: (result: Result<Key>) => DossierBlock[],
): DossierBlock[] {
  const { state, reason, result } = blocks[key]
  if (result !== null) return show(result as Result<Key>)
  const text = state === 'failed' || reason === null ? finding('block.failed.text') : finding(`why.${reason}`)
  return [{ type: 'paragraph', text }]
}

/** Returns the blocks with the registers, their days, and the registers that were not searched. */
export function searchedBlocks({ offices, notSearched }: Result<'configuredBrand'>, words: Words): DossierBlock[] {
  const { t, finding, office, list, country } = words
  const placesOf = ({ registrationOfficeCodes, countries }: (typeof notSearched)[number]) =>
    list([...registrationOfficeCodes.map((code) => office(code)), ...countries.map(country)])
  return [
    { type: 'paragraph', text: t('searched.how') },
    searchedOffices(offices, words),
    { type: 'heading', text: finding('unsearched.title') },
    {
      type: 'list',
      items: notSearched.map((one) => {
        const places = placesOf(one)
        switch (one.reason) {
          case 'notInPlan':
          case 'notSelected':
          case 'noData':
            return finding(`unsearched.${one.reason}`, { places })
          case 'otherRegister':
            return places === '' ? finding('unsearched.otherRegister.all') : finding('unsearched.otherRegister', { places })
          default:
            return finding(`unsearched.${one.reason}`)
        }
      }),
    },
    { type: 'paragraph', text: finding('unsearched.lead'), isSmall: true },
    ...(notSearched.some(({ reason }) => reason === 'notSelected')
      ? [{ type: 'paragraph' as const, text: finding('elsewhere.onPage'), isSmall: true }]
      : []),
  ]
}

export function groundBlocks({ findings, checked }: Result<'refusalGrounds'>, name: string, words: Words): DossierBlock[] {
  const { t, finding, ground, language, list } = words
  const found = new Set(findings.map((one) => one.ground))
  const clear = checked.filter((one) => !found.has(one))
  const rows = groupedGrounds(findings).map((group) => [
    ground(`ground.${group.ground}`),
    ground(`ground.${group.ground}.text`, { words: group.words.length > 0 ? group.words.join(' ') : name }),
    group.offices
      .map(({ registrationOfficeCode: code, language: spoken, rule }) =>
        [code.toUpperCase(), ground(`rule.${rule}` as 'rule.eutmr-7-1-b'), spoken && language(spoken)]
          .filter(Boolean)
          .join(' · '),
      )
      .join('\n'),
    ground(`level.${group.level}`),
  ])
  return [
    rows.length === 0
      ? { type: 'paragraph', text: ground('none') }
      : {
          type: 'table',
          columns: [
            { title: t('column.ground'), share: 0.2 },
            { title: t('column.what'), share: 0.32 },
            { title: t('column.rule'), share: 0.3 },
            { title: t('column.level'), share: 0.18 },
          ],
          rows,
        },
    ...(clear.length > 0
      ? [
          {
            type: 'paragraph' as const,
            text: finding('grounds.clear', { grounds: list(clear.map((one) => ground(`inside.${one}`))) }),
          },
        ]
      : []),
    { type: 'paragraph', text: ground('notSeen'), isSmall: true },
  ]
}

export function meaningBlocks({ readings, languages }: Result<'meaning'>, words: Words): DossierBlock[] {
  const { t, finding, language, list, locale } = words
  const examined = languages.map(language).sort((one, other) => one.localeCompare(other, locale))
  return [
    readings.length === 0
      ? { type: 'paragraph', text: finding('meaning.none') }
      : {
          type: 'table',
          columns: [
            { title: t('column.word'), share: 0.22 },
            { title: t('column.language'), share: 0.18 },
            { title: t('column.meaning'), share: 0.34 },
            { title: t('column.what'), share: 0.26 },
          ],
          rows: readings.map((reading) => [
            reading.transliteration ? `${reading.word} (${reading.transliteration})` : reading.word,
            language(reading.language),
            `${reading.meaning} (${finding(`register.${reading.register}`)})`,
            finding(`likeness.${reading.likeness}`, { part: reading.part }),
          ]),
        },
    {
      type: 'paragraph',
      text: finding('meaning.languages', { count: examined.length, languages: list(examined) }),
      isSmall: true,
    },
  ]
}

/** @param all the number of goods and services in the case */
export function industryBlocks({ terms }: Result<'industry'>, all: number, words: Words): DossierBlock[] {
  const { t, finding, number } = words
  if (terms.length === 0) return []
  return [
    {
      type: 'table',
      columns: [
        { title: t('column.class'), share: 0.12 },
        { title: t('column.term'), share: 0.58 },
        { title: t('column.degree'), share: 0.3 },
      ],
      rows: terms.map(({ niceClass, text, degree }) => [`${niceClass}`, text, finding(`degree.${degree}`)]),
    },
    ...(terms.length < all
      ? [
          {
            type: 'paragraph' as const,
            text: finding('industry.further', { shown: number(terms.length), all: number(all) }),
            isSmall: true,
          },
        ]
      : []),
  ]
}

export function domainBlocks({ domains }: Result<'domains'>, words: Words, timeZone: string): DossierBlock[] {
  const { t, domain, moment } = words
  return [
    {
      type: 'table',
      columns: [
        { title: t('column.domain'), share: 0.34 },
        { title: t('column.answer'), share: 0.4 },
        { title: t('fact.created'), share: 0.26 },
      ],
      rows: domains.map(({ unicodeName, availability, premium, reason, checkedAt }) => [
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
  ]
}
