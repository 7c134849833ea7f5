import type { Brand } from '@marklot/contracts/brand'
import type { Format } from '../../lib/format.ts'
import type { usePhrases } from '../../lib/phrases.tsx'

type Translate = ReturnType<typeof usePhrases<'brands'>>

/** One line of the block: a title with its INID code and one text for each right. */
export interface RightsRow {
  title: string
  inid?: string
  values: string[]
}

/**
 * Returns the rights, proceedings and declarations of a mark as lines. A fact that the office does not deliver has no
 * line.
 */
export function rightsOf(brand: Brand, t: Translate, format: Format): RightsRow[] {
  // An office may know only the year or month. Such a date stays as it is.
  const day = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? format.date(text) : text)
  const join = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(', ')
  const one = (text: string | null | undefined) => (text ? [text] : [])
  const international = brand.internationalRegistration
  const rows: RightsRow[] = [
    {
      title: t('priorities'),
      inid: '300',
      values: (brand.priorities ?? []).map(({ country, number, date, isPartial, state }) =>
        join(date && day(date), country, number, isPartial && t('priority.partial'), state),
      ),
    },
    { title: t('priorityDate'), values: one(brand.priorityDate).map(day) },
    {
      title: t('seniorities'),
      inid: '350',
      values: (brand.seniorities ?? []).map(
        ({ country, registrationNumber, applicationNumber, registrationDate, applicationDate, state }) =>
          join(country, registrationNumber ?? applicationNumber, one(registrationDate ?? applicationDate).map(day)[0], state),
      ),
    },
    {
      title: t('international'),
      inid: '881',
      values: international
        ? one(
            join(
              international.number && `WO ${international.number}`,
              international.registrationDate && day(international.registrationDate),
              international.renewalDate && t('international.until', { date: day(international.renewalDate) }),
              international.endDate && t('international.ended', { date: day(international.endDate) }),
            ),
          )
        : [],
    },
    {
      title: t('proceedings'),
      values: (brand.proceedings ?? []).map(({ kind, number, date, state, ground, party, earlierMarks }) =>
        join(
          t(`proceeding.${kind}`),
          number,
          date && day(date),
          state,
          ground,
          party,
          earlierMarks.map((mark) => [mark.name, mark.country, mark.number].filter(Boolean).join(' ')).join('; '),
        ),
      ),
    },
    { title: t('statusDate'), values: one(brand.statusDate).map(day) },
    { title: t('disclaimer'), inid: '526', values: one(brand.disclaimer) },
    { title: t('translation'), inid: '566', values: one(brand.translation) },
    { title: t('transliteration'), inid: '561', values: one(brand.transliteration) },
    { title: t('register'), values: brand.register ? [t(`register.${brand.register}`)] : [] },
    { title: t('filingBases'), values: one((brand.filingBases ?? []).join(', ')) },
    {
      title: t('firstUses'),
      values: (brand.firstUses ?? []).map(({ niceClass, anywhere, inCommerce }) =>
        join(
          niceClass !== null && t('firstUse.class', { number: niceClass }),
          anywhere && day(anywhere),
          inCommerce && t('firstUse.inCommerce', { date: day(inCommerce) }),
        ),
      ),
    },
    {
      title: t('declarations'),
      values: (brand.declarations ?? []).map(({ section, state }) =>
        join(t('declaration.section', { section }), t(`declaration.${state}`)),
      ),
    },
    {
      title: t('earlierOwners'),
      values: (brand.earlierOwners ?? []).map(({ name, stage, change }) => join(name, t(`earlierOwner.${stage}`), change)),
    },
    { title: t('standardCharacters'), values: brand.isStandardCharacters ? [t('claimed')] : [] },
    { title: t('series'), values: brand.isSeries ? [t('claimed')] : [] },
    {
      title: t('omissions'),
      values: (brand.omissions ?? []).map(({ part, field, text }) =>
        join(t(`omission.${part}`), [field, text && `“${text}”`].filter(Boolean).join(' ')),
      ),
    },
  ]
  return rows.filter(({ values }) => values.some((value) => value !== ''))
}
