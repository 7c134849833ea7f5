import { type Locale, locales } from '@marklot/contracts'
import { readEntities } from './text/entities.ts'
import { fold } from './text/fold.ts'

/** Words that begin a second question within a sentence. */
const jointWords: Record<Locale, string> = {
  de: 'und|außerdem|ausserdem|sowie|nebenbei|dann|aber|auch noch',
  en: 'and|oh and|also|plus|then|but',
  fr: 'et|puis|aussi|alors|mais|également',
  es: 'y|e|también|ademas|además|luego|pero',
  it: 'e|ed|poi|inoltre|anche|ma',
}
const jointsIn = (words: readonly string[]) => new RegExp(`(?:[,;]\\s*|\\s+)(?:${words.join('|')})\\s+|[,;–—]\\s*`, 'giu')
const joints = Object.fromEntries(locales.map((one) => [one, jointsIn([jointWords[one]])])) as Record<Locale, RegExp>
const anyJoints = jointsIn(Object.values(jointWords))

/** Ends of sentences. The stop of "Inc." is none before a word in lower case. */
const sentenceEnds =
  /(?:[!?]+|(?<!(?<!\p{L})(?:Inc|Ltd|Corp|Co|Bros|Nr|No|Kl|[Ss]t|[Ss]te|[Dd]r|Mrs?|Ms|Prof|Mt|Jr|Sr))\.(?=\s|$)|\.(?=\s+[^\p{Ll}\s]|\s*$)|\n|…)\s*/gu

/**
 * Splits a question into parts that may ask for different things: its sentences, and the parts of a sentence between
 * commas and conjunctions. Quoted texts, numbers and lists of classes stay whole.
 */
export function segmentsOf(text: string, language?: Locale): { text: string; pieces: string[] }[] {
  const entities = readEntities(text)
  const isInside = (at: number) => entities.some(({ start, end }) => at > start && at < end)
  const cut = (piece: { from: number; to: number }, pattern: RegExp): { from: number; to: number }[] => {
    const parts: { from: number; to: number }[] = []
    let from = piece.from
    for (const match of text.slice(piece.from, piece.to).matchAll(pattern)) {
      const at = piece.from + match.index
      if (isInside(at) || isInside(at + match[0].length - 1)) continue
      parts.push({ from, to: at })
      from = at + match[0].length
    }
    return [...parts, { from, to: piece.to }]
  }
  const written = ({ from, to }: { from: number; to: number }) => text.slice(from, to).trim()
  return cut({ from: 0, to: text.length }, sentenceEnds)
    .filter((one) => /[\p{L}\p{N}]/u.test(fold(written(one))))
    .map((sentence) => ({
      text: written(sentence),
      pieces: cut(sentence, language === undefined ? anyJoints : joints[language])
        .map(written)
        .filter((one) => /[\p{L}\p{N}]/u.test(one)),
    }))
}
