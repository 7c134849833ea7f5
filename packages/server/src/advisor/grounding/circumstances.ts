import type { Locale } from '@marklot/contracts'
import { circumstanceWords } from './circumstance-words.ts'
import type { FactSets } from './fact-sets.ts'
import { isAboutLanguage } from './nationalities.ts'
import { wholeWords } from './patterns.ts'
import { perLocale } from './per-locale.ts'

const patternsOf = perLocale((locale) => {
  const { use, standing, ownership, business, disputes, open, begins, demands, unregistered } = circumstanceWords[locale]
  const find = (...sources: string[]) => new RegExp(wholeWords(sources.join('|')), 'iu')
  return {
    ofMark: find(use, standing),
    ofOwner: find(ownership),
    besideName: find(business, disputes),
    open: find(open),
    demands: find(demands),
    unregisteredUse: new RegExp(
      wholeWords(`(?:(?:${use})(?: \\p{L}+){0,3} )?(?:${unregistered})(?:(?: \\p{L}+){0,3} (?:${use}))?`),
      'giu',
    ),
    clauseEnd: new RegExp(`[,;:()–—]|(${wholeWords(begins)})`, 'iu'),
  }
})
/** Conjunctions that introduce what a verb of demand or proof demands. */
const thatClause = /^(?:dass|that|que|qu|che)$/iu

/** Returns the clauses of a sentence. What is demanded belongs to the clause that demands it. */
function clausesOf(sentence: string, locale: Locale): string[] {
  const { clauseEnd, demands } = patternsOf(locale)
  const pieces = sentence.split(clauseEnd)
  const clauses: string[] = [pieces[0] ?? '']
  // The pieces alternate with what separates them; punctuation separates without a word.
  for (let at = 2; at < pieces.length; at += 2) {
    const [word, piece] = [pieces[at - 1] ?? '', pieces[at] ?? '']
    const last = clauses.at(-1) ?? ''
    if (last.trim() === '' || (thatClause.test(word) && demands.test(last))) clauses[clauses.length - 1] = `${last} ${piece}`
    else if (piece.trim() !== '') clauses.push(piece)
  }
  return clauses
}

/**
 * Returns a sentence that names no mark without the use of names that have no entry, which a text may say was not
 * searched.
 */
export const withoutUnregisteredUse = (sentence: string, names: readonly string[], locale: Locale): string =>
  names.length === 0 ? sentence.replace(patternsOf(locale).unregisteredUse, ' ') : sentence

/**
 * Returns whether a sentence claims something about a mark that no register and no search shows: that it is used, sold,
 * licensed, famous or old, who owns it, or that there was a dispute about it. A text may leave such things open, as in
 * "ask whether the mark is used" and "the owner must prove its use". It may say how a word is used in a language.
 * @param names the names of the facts in the sentence; an owner among them may be stated
 */
export function claimsCircumstance(sentence: string, names: readonly string[], facts: FactSets, locale: Locale): boolean {
  const { ofMark, ofOwner, besideName, open } = patternsOf(locale)
  const isOfMark = names.some((name) => facts.riskOfName.has(name.toLowerCase()))
  if (!isOfMark && isAboutLanguage(sentence, facts)) return false
  const namesOwner = names.some((name) => facts.people.has(name.toLowerCase()))
  const namesMark = names.length > 0 && !namesOwner
  return clausesOf(sentence, locale).some(
    (clause) =>
      (ofMark.test(clause) || (!namesOwner && ofOwner.test(clause)) || (namesMark && besideName.test(clause))) &&
      !open.test(clause),
  )
}
