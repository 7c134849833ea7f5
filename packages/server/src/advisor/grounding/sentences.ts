/** Ends of a piece after which no sentence ends: abbreviations and initials. */
const openEnd =
  /(?:^|[\s(])(?:z\. ?B|d\. ?h|u\. ?a|bzw|ca|vgl|ggf|bspw|sog|usw|etc|approx|evtl|inkl|Nr|Nrn|Art|Abs|Kl|Dr|St|e\. ?g|i\. ?e|No|Nos|Inc|Ltd|Co|Corp|cf|vs|p\. ?ej|núm|art|n|ecc|S\. ?A|\p{L})\.\s*$/iu
/** In German a day ends with a full stop, and its month follows. */
const germanDay = /\d{1,2}\.\s*$/
const germanMonth = /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/

/**
 * The sentences of one line. Joined, they are the line. Splits before lower case too, because a sentence may begin with a
 * name that has none; a piece too many is checked like any other.
 */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  for (const piece of line.split(/(?<=[.!?…][\p{Pf}\p{Pe}"]*\s+)/u)) {
    const last = sentences.at(-1)
    const continues = last !== undefined && (openEnd.test(last) || (germanDay.test(last) && germanMonth.test(piece)))
    if (continues) sentences[sentences.length - 1] = last + piece
    else sentences.push(piece)
  }
  return sentences
}
