import type { Locale } from '@marklot/contracts'
import type { SuggestedClass } from '@marklot/contracts/guardian'
import { printed } from '@marklot/nice'
import type { ReferenceTexts } from '../reference/index.ts'
import type { Rules } from './rules/questions.ts'

/** Returns the Nice classes and terms for an idea, in the reader's language, with the words that led to them. */
export async function classesFor(
  { rules, texts }: { rules: Rules; texts: ReferenceTexts },
  idea: string,
  locale: Locale,
): Promise<SuggestedClass[]> {
  const suggested = await rules.suggestClasses(idea)
  return suggested.map(({ niceClass, confidence, reasons, terms }) => ({
    niceClass: texts.niceClass(niceClass, locale),
    confidence,
    reasons: [...reasons],
    terms: terms.map((term) => ({ description: printed(term.text[locale]), reasons: [...term.reasons] })),
  }))
}
