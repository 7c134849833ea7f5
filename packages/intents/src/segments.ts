import { readEntities } from './text/entities.ts'
import { fold } from './text/fold.ts'

/** Words with which a second question begins within a sentence. */
const joints =
  /(?:[,;]\s*|\s+)(?:und|and|et|y|e|ed|oh and|außerdem|ausserdem|sowie|nebenbei|also|plus|then|puis|aussi|también|ademas|además|luego|poi|inoltre|anche|dann|but|aber|mais|pero|ma)\s+|[,;–—]\s*/giu

/**
 * The parts of a question that may ask different things: its sentences, and the parts of a sentence between commas and
 * conjunctions. Quoted texts, numbers and lists of classes stay whole.
 */
export function segmentsOf(text: string): { text: string; pieces: string[] }[] {
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
  return cut({ from: 0, to: text.length }, /(?:[!?]+|\.(?=\s|$)|\n|…)\s*/gu)
    .filter((one) => /[\p{L}\p{N}]/u.test(fold(written(one))))
    .map((sentence) => ({
      text: written(sentence),
      pieces: cut(sentence, joints)
        .map(written)
        .filter((one) => /[\p{L}\p{N}]/u.test(one)),
    }))
}
