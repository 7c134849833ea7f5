import { suggestClasses } from '@marklot/classification'
import type { Locale } from '@marklot/contracts'
import type { SuggestedClass } from '@marklot/contracts/guardian'
import type { ReferenceTexts } from '../reference/index.ts'

/** The Nice classes and terms that an idea asks for, in the reader's language, with the words that led to them. */
export function classesFor(idea: string, texts: ReferenceTexts, locale: Locale): SuggestedClass[] {
  return suggestClasses(idea).map(({ niceClass, confidence, reasons, terms }) => ({
    niceClass: texts.niceClass(niceClass, locale),
    confidence,
    reasons: [...reasons],
    terms: terms.map((term) => ({ description: term.text[locale], reasons: [...term.reasons] })),
  }))
}
