import { niceClasses } from '@marklot/nice'
import { type Candidate, candidatesOf } from './candidates.ts'
import { foldLetters, wordsOf } from './fold.ts'
import { givenNames } from './given-names.ts'
import { loadLexicon } from './lexicon.ts'
import { featuresOf, type Surroundings } from './nearness.ts'

const productLanguages = new Set(['de', 'en', 'es', 'fr', 'it'])

let tradeWords: ReadonlySet<string> | undefined

/** Words of goods and services, which names use as such in every country. */
function loadTradeWords(): ReadonlySet<string> {
  tradeWords ??= new Set(
    niceClasses.flatMap(({ terms }) =>
      terms.flatMap((term) => Object.values(term).flatMap((text) => foldLetters(text).split(/[^\p{L}]+/u).filter(Boolean))),
    ),
  )
  return tradeWords
}

/** Tells what surrounds the candidates of a name. */
export function surroundingsOf(name: string): (candidate: Candidate) => Surroundings {
  const { written } = loadLexicon()
  const words = wordsOf(name)
  const trade = loadTradeWords()
  const isOrdinary = (text: string) =>
    givenNames.has(text) ||
    trade.has(text) ||
    (written.get(text) ?? []).some(({ entry }) => !entry.concept.hurtful && productLanguages.has(entry.language))
  const ordinary = words.map(({ folded }) => isOrdinary(folded))
  const languagesOf = (text: string) => new Set((written.get(text) ?? []).map(({ entry }) => entry.language))
  const known = words.length > 1 ? words.map(({ folded }) => languagesOf(folded)) : []
  const ownLanguages = new Set([...(known[0] ?? [])].filter((language) => known.every((each) => each.has(language))))
  return ({ start, end }) => ({
    ownLanguages,
    severalWords: words.length > 1,
    ordinary: words.some((word, at) => ordinary[at] && word.start <= start && end <= word.end),
  })
}
export { featuresOf }
