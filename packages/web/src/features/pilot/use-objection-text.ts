import type { NameFinding, NameObjection } from '@marklot/contracts/pilot-findings'
import { insideSentence } from '@marklot/phrases'
import { useFormat } from '../../lib/format.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'

const parts = ['look', 'sound', 'structure', 'meaning'] as const

/** Returns a function that puts an objection to a name into a sentence or two. */
export function useObjectionText(): (finding: NameFinding, objection: NameObjection) => string {
  const t = usePhrases('stations')
  const grounds = usePhrases('grounds')
  const offices = usePhrases('offices')
  const format = useFormat()
  const locale = useLocale()
  const nameOf = useBrandName()
  return (finding, { kind, brandId, reading, ground, domain, source }) => {
    if (kind === 'takenDomain') return t('against.domain', { domain: domain ?? '' })
    if (kind === 'notChecked') return t(`against.notChecked.${source ?? 'meaning'}`)
    if (kind === 'hurtfulMeaning') {
      const found = finding.readings[reading ?? -1]
      if (!found) return ''
      const { language, word, meaning, register, likeness } = found
      return t(`against.word.${likeness}`, {
        word,
        meaning,
        language: format.language(language),
        register: t(`register.${register}`),
      })
    }
    if (kind === 'refusalGround') {
      const found = finding.grounds[ground ?? -1]
      if (!found) return ''
      // Lists the other offices that raise the same ground.
      const codes = finding.grounds
        .filter((one) => one.ground === found.ground && one.level === found.level)
        .map(({ registrationOfficeCode }) => offices(`short.${registrationOfficeCode}`))
      return t('against.ground', {
        ground: grounds(`ground.${found.ground}`),
        offices: format.list([...new Set(codes)]),
        level: insideSentence(locale, grounds(`level.${found.level}`)),
      })
    }
    const found = finding.brands.find(({ brand }) => brand.brandId === brandId)
    if (!found) return ''
    const { brand, sharedClasses } = found
    const who = { mark: nameOf(brand), office: brand.registrationOfficeCode.toUpperCase() }
    const score = brand.score
    const percent = format.percent(score?.total ?? 0)
    const strongest = score && parts.toSorted((a, b) => (score[b] ?? 0) - (score[a] ?? 0))[0]
    const likeness =
      kind === 'identicalMark'
        ? t('against.identical', who)
        : strongest
          ? t('against.similarIn', { ...who, percent, part: t(`part.${strongest}`) })
          : t('against.similar', { ...who, percent })
    return [likeness, sharedText()].filter(Boolean).join(' ')

    function sharedText(): string {
      if (sharedClasses.length > 0)
        return t('against.shared', { count: sharedClasses.length, classes: format.list(sharedClasses.map(String)) })
      return finding.identical.inClasses === null ? '' : t('against.otherClasses')
    }
  }
}
