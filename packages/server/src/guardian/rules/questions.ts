import type { ClassSuggestion } from '@marklot/classification'
import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { GroundFinding, GroundsCase, ObjectionLevel } from '@marklot/grounds'
import type { NameMeaning } from '@marklot/linguistics'

/** A ground with the office's likelihood of an objection in words. */
export type LevelledGround = GroundFinding & { readonly level: ObjectionLevel }

/** A name, and the offices at which it is to be registered. */
export interface AskedMeanings {
  readonly name: string
  readonly offices: readonly RegistrationOfficeCode[]
}

/** The meanings of a name, and the languages that were checked. */
export interface ReadName {
  readonly readings: readonly NameMeaning[]
  /** The languages as tags of BCP 47. */
  readonly languages: readonly string[]
}

/**
 * The rules that answer without a register. Loading their words takes seconds, and a question takes milliseconds, so
 * they run in a separate thread.
 */
export interface Rules {
  /** Returns the Nice classes that a described business needs, best first. */
  suggestClasses(idea: string): Promise<readonly ClassSuggestion[]>
  /** Returns the absolute grounds that the offices of a case may raise, the most certain first. */
  findGrounds(one: GroundsCase): Promise<readonly LevelledGround[]>
  /** Returns the words that a name is, contains or sounds like, with their meanings. Hurtful meanings come first. */
  readMeanings(asked: AskedMeanings): Promise<ReadName>
}
export const ruleNames: readonly (keyof Rules)[] = ['suggestClasses', 'findGrounds', 'readMeanings']
