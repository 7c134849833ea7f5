import type { NameFinding, NameObjection } from '@marklot/contracts/pilot-findings'
import { insideSentence } from '@marklot/phrases'
import { nameOf } from '../../exports/index.ts'
import type { ProjectWords } from './words.ts'

const parts = ['look', 'sound', 'structure', 'meaning'] as const

/** Returns an objection to a name, with its weight. */
export function objectionText(finding: NameFinding, objection: NameObjection, words: ProjectWords): string {
  return `${textOf(finding, objection, words)} (${words.station(`weight.${objection.weight}`)})`
}

function textOf(finding: NameFinding, objection: NameObjection, words: ProjectWords): string {
  const { station, language, ground, office, list } = words
  switch (objection.kind) {
    case 'takenDomain':
      return station('against.domain', { domain: objection.domain ?? '' })
    case 'notChecked':
      return station(`against.notChecked.${objection.source ?? 'meaning'}`)
    case 'hurtfulMeaning': {
      const found = finding.readings[objection.reading ?? -1]
      if (!found) return ''
      return station(`against.word.${found.likeness}`, {
        word: found.word,
        meaning: found.meaning,
        language: language(found.language),
        register: station(`register.${found.register}`),
      })
    }
    case 'refusalGround': {
      const found = finding.grounds[objection.ground ?? -1]
      if (!found) return ''
      const codes = finding.grounds
        .filter((one) => one.ground === found.ground && one.level === found.level)
        .map(({ registrationOfficeCode }) => office(registrationOfficeCode))
      return station('against.ground', {
        ground: ground(`ground.${found.ground}`),
        offices: list([...new Set(codes)]),
        level: insideSentence(words.locale, ground(`level.${found.level}`)),
      })
    }
    default:
      return markText(finding, objection, words)
  }
}

function markText(finding: NameFinding, { kind, brandId }: NameObjection, words: ProjectWords): string {
  const { station, percent, list } = words
  const found = finding.brands.find(({ brand }) => brand.brandId === brandId)
  if (!found) return ''
  const { brand, sharedClasses } = found
  const who = { mark: nameOf(brand, words), office: brand.registrationOfficeCode.toUpperCase() }
  const { score } = brand
  const [strongest] = score ? [...parts].sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0)) : []
  const alike = percent(score?.total ?? 0)
  const likeness =
    kind === 'identicalMark'
      ? station('against.identical', who)
      : strongest
        ? station('against.similarIn', { ...who, percent: alike, part: station(`part.${strongest}`) })
        : station('against.similar', { ...who, percent: alike })
  const shared =
    sharedClasses.length > 0
      ? station('against.shared', { count: sharedClasses.length, classes: list(sharedClasses.map(String)) })
      : finding.identical.inClasses === null
        ? ''
        : station('against.otherClasses')
  return [likeness, shared].filter(Boolean).join(' ')
}
