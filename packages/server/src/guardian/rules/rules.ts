import { suggestClasses } from '@marklot/classification'
import type { RegistrationOfficeCode } from '@marklot/contracts'
import { findGrounds, loadGrounds, objectionLevel } from '@marklot/grounds'
import { readMeanings } from '@marklot/linguistics'
import { languageSources } from '@marklot/linguistics/languages/index'
import type { Rules } from './questions.ts'

/**
 * The languages whose usual hurtful words are noticed in every name, by office. English and French are missing, because
 * names everywhere contain their words in another sense: "pet" or "casino" would be reported.
 */
const publicLanguages: Readonly<Partial<Record<RegistrationOfficeCode, readonly string[]>>> = {
  de: ['de'],
  at: ['de'],
  ch: ['de'],
  em: ['de', 'es'],
  es: ['es'],
}

/* The rules themselves. Only their thread imports them, because their words are large. */

type Answering = { [Name in keyof Rules]: (input: Parameters<Rules[Name]>[0]) => Awaited<ReturnType<Rules[Name]>> }

export const rules: Answering = {
  suggestClasses: (idea) => suggestClasses(idea),
  findGrounds: (one) => findGrounds(one).map((finding) => ({ ...finding, level: objectionLevel(finding.certainty) })),
  readMeanings: ({ name, offices }) => ({
    readings: readMeanings(name, { publicLanguages: [...new Set(offices.flatMap((office) => publicLanguages[office] ?? []))] }),
    languages: languageSources.map(({ code }) => code),
  }),
}

/** Reads the words that an evaluation needs, then those of the classes. */
export const loading: readonly (() => void)[] = [loadGrounds, () => readMeanings('tea'), () => suggestClasses('tea')]
