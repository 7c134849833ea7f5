import type { Locale, OfficeTerm, RegistrationOfficeCode } from '@marklot/contracts'
import { isHarmonisedState } from '@marklot/phrases/brand-states'
import { type OfficeTermList, type OfficeTermTexts, officeTerms, specialForms } from '@marklot/phrases/office-terms'
import type { MarkProcess, RegisterMark } from './mark.ts'
import { slugOf } from './state-key.ts'

/** The language in which an office writes; null if it uses several. */
const officeLanguage: Readonly<Record<RegistrationOfficeCode, string | null>> = {
  at: 'de',
  ch: null,
  de: 'de',
  em: 'en',
  es: 'es',
  fr: 'fr',
  us: 'en',
}

type SlugList = Exclude<OfficeTermList, 'usEvent'>

function find(list: SlugList, office: RegistrationOfficeCode, original: string): OfficeTermTexts | undefined {
  const table = officeTerms[list]
  // The USPTO's drawing code has four digits in old records. Only the first digit is the form.
  const slug = office === 'us' && list === 'form' && /^\d{1,4}$/.test(original) ? original.charAt(0) : slugOf(original)
  return table.get(`${office}.${slug}`) ?? table.get(slug)
}

/** Returns a USPTO event by its code and type as the ingest joins them: `NOAM E`. */
function findUsEvent(process: MarkProcess): OfficeTermTexts | undefined {
  const [code = '', type] = process.processState?.split(' ') ?? []
  return officeTerms.usEvent.get(`${code}/${type}`) ?? officeTerms.usEvent.get(code)
}

/**
 * Returns the text of an office's value in the reader's language, together with the office's wording unless both are
 * equal. An unknown value is shown as delivered; the ingest reports it.
 */
function present(
  original: string | undefined,
  known: OfficeTermTexts | undefined,
  language: string | null,
  locale: Locale,
): OfficeTerm | null {
  if (original === undefined) return null
  if (!known) return { text: original, language, original: null, originalLanguage: null }
  const text = known.texts[locale]
  if (slugOf(text) === slugOf(original)) return { text, language: locale, original: null, originalLanguage: null }
  return { text, language: locale, original, originalLanguage: known.language }
}

/** Returns the form of a mark (`originBrandType`) in the reader's language. */
export function formTerm(mark: RegisterMark, locale: Locale): OfficeTerm | null {
  const { office, originBrandType } = mark
  const known = originBrandType === undefined ? undefined : find('form', office, originBrandType)
  return present(originBrandType, known, officeLanguage[office], locale)
}

/**
 * Returns the name of a special form such as a three-dimensional mark; null for words, pictures and combinations of
 * both.
 */
export function specialFormOf({ office, originBrandType }: RegisterMark, locale: Locale): string | null {
  const known = originBrandType === undefined ? undefined : find('form', office, originBrandType)
  return known && specialForms.has(known.texts.en) ? known.texts[locale] : null
}

/**
 * Returns the claimed colours in the office's words, or a sentence that the mark is in colour if no colours are named.
 */
export function coloursOf({ office, imageColor }: RegisterMark, locale: Locale): string | null {
  if (imageColor === undefined) return null
  return find('colour', office, imageColor)?.texts[locale] ?? imageColor
}

/**
 * Returns the kind of a mark in the reader's language. A mark can have several kinds, separated by commas (`Trademark,
 * Service mark`).
 */
export function kindTerm({ office, kindMark }: RegisterMark, locale: Locale): OfficeTerm | null {
  if (kindMark === undefined) return null
  const kinds = kindMark.split(',').map((kind) => kind.trim())
  const known = kinds.map((kind) => find('kind', office, kind))
  if (!known.every((term) => term !== undefined)) return present(kindMark, undefined, officeLanguage[office], locale)
  const text = known.map((term) => term.texts[locale]).join(', ')
  const isSame = slugOf(text) === slugOf(kindMark)
  return {
    text,
    language: locale,
    original: isSame ? null : kindMark,
    originalLanguage: isSame ? null : (known[0]?.language ?? null),
  }
}

/** Returns the state of a mark: its description together with the office's own text, or the USPTO's code. */
export function stateTerm({ office, brandState }: RegisterMark, description: string, locale: Locale): OfficeTerm {
  const isSame = brandState === '' || slugOf(description) === slugOf(brandState)
  const language = isHarmonisedState(slugOf(brandState)) ? 'en' : officeLanguage[office]
  return {
    text: description,
    language: isSame && brandState !== '' ? language : locale,
    original: isSame ? null : brandState,
    originalLanguage: isSame || office === 'us' ? null : language,
  }
}

/**
 * Returns a step of the procedure in the reader's language: its kind, its state, and the section of the gazette that
 * published it.
 */
export function processTerms(
  office: RegistrationOfficeCode,
  process: MarkProcess,
  locale: Locale,
): Record<'processTypeTerm' | 'processStateTerm' | 'publicationSectionTerm', OfficeTerm | null> {
  const { processType, processState, publicationSection } = process
  const language = officeLanguage[office]
  const slugged = (list: SlugList, value: string | undefined) =>
    present(value, value === undefined ? undefined : find(list, office, value), language, locale)
  const section = slugged('section', publicationSection)
  if (office !== 'us')
    return {
      processTypeTerm: slugged('step', processType),
      processStateTerm: slugged('stepState', processState),
      publicationSectionTerm: section,
    }
  return {
    processTypeTerm: present(processType ?? processState, findUsEvent(process), language, locale),
    // The event's code, which belongs to no language.
    processStateTerm: processType === undefined ? null : present(processState, undefined, null, locale),
    publicationSectionTerm: section,
  }
}

/**
 * The maximum number of answers that `Answers` keeps. Offices repeat a few hundred values; the limit protects against
 * faulty files.
 */
const keptAnswers = 20_000

/** Remembers which values are known, after one look-up each. Ingests ask for every step of every mark. */
class Answers {
  private readonly known = new Map<string, boolean>()

  knows(value: string, look: () => boolean): boolean {
    const known = this.known.get(value)
    if (known !== undefined) return known
    const answer = look()
    if (this.known.size < keptAnswers) this.known.set(value, answer)
    return answer
  }
}
const answersOfLists = new Map<string, Answers>()
const answersOfEvents = new Answers()

function answersOf(office: RegistrationOfficeCode, list: SlugList): Answers {
  const key = `${office} ${list}`
  const answers = answersOfLists.get(key) ?? new Answers()
  answersOfLists.set(key, answers)
  return answers
}

/** Returns the form, kinds and steps of a mark that no list contains, in the office's words; USPTO events by code. */
export function unknownTerms({ office, originBrandType, kindMark, processes }: RegisterMark): string[] {
  const unknown = new Set<string>()
  const check = (list: SlugList, value: string | undefined) => {
    if (value !== undefined && !answersOf(office, list).knows(value, () => find(list, office, value) !== undefined))
      unknown.add(value)
  }
  check('form', originBrandType)
  for (const kind of kindMark?.split(',') ?? []) check('kind', kind.trim())
  for (const process of processes) {
    if (office !== 'us') {
      check('step', process.processType)
      check('stepState', process.processState)
    } else if (process.processState !== undefined) {
      const code = process.processState
      if (!answersOfEvents.knows(code, () => findUsEvent(process) !== undefined)) unknown.add(code)
    }
  }
  return [...unknown]
}
