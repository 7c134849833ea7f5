import type { ClassSuggestion } from '@marklot/classification'
import type { GroundFinding, GroundsCase, ObjectionLevel } from '@marklot/grounds'

/** A ground, with how likely the office objects in words. */
export type LevelledGround = GroundFinding & { readonly level: ObjectionLevel }

/**
 * The rules that answer without a register. Their words take seconds to read and milliseconds a question, so they run in
 * a thread of their own.
 */
export interface Rules {
  /** The Nice classes that a description of a business asks for, best first. */
  suggestClasses(idea: string): Promise<readonly ClassSuggestion[]>
  /** The absolute grounds that the offices of a case may raise, the surest first. */
  findGrounds(one: GroundsCase): Promise<readonly LevelledGround[]>
}
export const ruleNames: readonly (keyof Rules)[] = ['suggestClasses', 'findGrounds']

export interface Question {
  id: number
  rule: keyof Rules
  input: never
}
/** `fault`: the kind of error, without its message, which may quote the question. */
export type Answer = { id: number; result: unknown } | { id: number; fault: string }
