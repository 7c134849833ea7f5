import { type Locale, notations } from '@marklot/contracts'

/** Ends of a piece after which no sentence ends: abbreviations and initials. */
const openEnd =
  /(?:^|[\s(])(?:z\. ?B|d\. ?h|u\. ?a|bzw|ca|vgl|ggf|evtl|inkl|Nr|Nrn|Art|Abs|Kl|Dr|St|e\. ?g|i\. ?e|No|Nos|Inc|Ltd|Co|Corp|cf|vs|p\. ?ej|núm|art|n|ecc|S\. ?A|\p{L})\.\s*$/iu
/** In German a day ends with a full stop, and its month follows. */
const germanDay = /\d{1,2}\.\s*$/
const germanMonth = /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/

/**
 * The sentences of one line. Joined, they are the line.
 * @param isMask characters that stand for names; the segmenter takes them for capitals
 */
export function sentencesOf(line: string, locale: Locale, isMask: (character: string) => boolean): string[] {
  const shadow = [...line].map((character) => (isMask(character) ? 'X' : character)).join('')
  const segments = new Intl.Segmenter(notations[locale], { granularity: 'sentence' }).segment(shadow)
  const sentences: string[] = []
  for (const { segment, index } of segments) {
    const piece = line.slice(index, index + segment.length)
    const last = sentences.at(-1)
    const continues = last !== undefined && (openEnd.test(last) || (germanDay.test(last) && germanMonth.test(piece)))
    if (continues) sentences[sentences.length - 1] = last + piece
    else sentences.push(piece)
  }
  return sentences
}
