import type { ClassSuggestion } from '@marklot/classification'
import type { GroundFinding, GroundsCase, ObjectionLevel } from '@marklot/grounds'
import type { NameMeaning } from '@marklot/linguistics'

/** A ground, with how likely the office objects in words. */
export type LevelledGround = GroundFinding & { readonly level: ObjectionLevel }

/** What a name means, and the languages that were looked at. */
export interface ReadName {
  readonly readings: readonly NameMeaning[]
  /** BCP 47 */
  readonly languages: readonly string[]
}

/**
 * The rules that answer without a register. Their words take seconds to read and milliseconds a question, so they run
 * in a thread of their own.
 */
export interface Rules {
  /** The Nice classes that a description of a business asks for, best first. */
  suggestClasses(idea: string): Promise<readonly ClassSuggestion[]>
  /** The absolute grounds that the offices of a case may raise, the surest first. */
  findGrounds(one: GroundsCase): Promise<readonly LevelledGround[]>
  /** What a name is, contains or sounds like, what can hurt first. */
  readMeanings(name: string): Promise<ReadName>
}
export const ruleNames: readonly (keyof Rules)[] = ['suggestClasses', 'findGrounds', 'readMeanings']
