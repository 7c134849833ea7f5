/** Abbreviations after which a sentence continues, and initials. */
const goesOn = [
  'z\\. ?B|d\\. ?h|u\\. ?a|bzw|ca|vgl|ggf|bspw|evtl|inkl|Nr|Nrn|Art|Abs|Kl|Dr|St',
  'e\\. ?g|i\\. ?e|No|Nos|approx|cf|vs|p\\. ?ej|núm|art|n|\\p{L}',
]
const openEnd = new RegExp(`(?:^|[\\s(])(?:${goesOn.join('|')})\\.\\s*$`, 'iu')
/** Abbreviations that end a sentence when a capital follows. */
const mayEnd = /(?:^|[\s(])(?:Inc|Ltd|Co|Corp|S\. ?A|usw|etc|ecc)\.\s*$/u
const capital = /^["“„«]?\p{Lu}/u
/** A day number in German, which ends with a full stop and is followed by the month. */
const germanDay = /\d{1,2}\.\s*$/
const germanMonth = /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/

/**
 * Splits one line into sentences that can be joined to the same line. Splits before lower case too, because a sentence
 * may begin with a name in lower case. An extra piece does no harm, because it is checked like any other.
 */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  for (const piece of line.split(/(?<=[.!?…][\p{Pf}\p{Pe}"]*\s+)/u)) {
    const last = sentences.at(-1)
    if (last !== undefined && continues(last, piece)) sentences[sentences.length - 1] = last + piece
    else sentences.push(piece)
  }
  return sentences
}

function continues(last: string, piece: string): boolean {
  if (mayEnd.test(last)) return !capital.test(piece)
  return openEnd.test(last) || (germanDay.test(last) && germanMonth.test(piece))
}
