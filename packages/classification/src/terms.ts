import { niceClass, type Translated } from '@marklot/nice'
import { readWords } from './text/fold.ts'
import { readPhrase } from './text/phrase.ts'
import type { SuggestedTerm } from './types.ts'

const mostTerms = 10

/** Terms of the class that share a word with the description, best first; the class's first term when none does. */
export function termsOf(number: number, words: ReadonlyMap<string, string>): SuggestedTerm[] {
  const terms = niceClass(number)?.terms ?? []
  const scored = terms.map((text: Translated) => {
    let best = { share: 0, reasons: [] as string[] }
    for (const translated of Object.values(text)) {
      const stems = readPhrase(readWords(translated)).map(({ stem }) => stem)
      const reasons = [...new Set(stems.map((stem) => words.get(stem)).filter((word) => word !== undefined))]
      const share = reasons.length / Math.max(1, stems.length)
      if (share > best.share) best = { share, reasons }
    }
    return { text, ...best }
  })
  const found = scored.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share)
  const shown = found.length > 0 ? found : scored.slice(0, 1)
  return shown.slice(0, mostTerms).map(({ text, reasons }) => ({ text, reasons }))
}
