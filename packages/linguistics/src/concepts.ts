import type { Translated } from '@marklot/nice'
import { actConcepts } from './concepts/acts.ts'
import { beliefConcepts } from './concepts/belief.ts'
import { bodyConcepts } from './concepts/body.ts'
import { harmConcepts } from './concepts/harm.ts'
import { insultConcepts } from './concepts/insults.ts'
import { thingConcepts } from './concepts/things.ts'
import type { WordRegister } from './types.ts'

/** One meaning that words of many languages share. */
export interface Concept {
  /** English, in kebab-case: the key that language files write before the words. */
  readonly key: string
  readonly register: WordRegister
  /** False for everyday words, and for words that are harmless by themselves, such as "king" or "angel". */
  readonly hurtful: boolean
  /** True for vulgar concepts that are merely undignified, such as sweat. */
  readonly undignified: boolean
  readonly meaning: Translated
}

export const wordRegisters: readonly WordRegister[] = [
  'vulgar',
  'insulting',
  'political',
  'religious',
  'medical',
  'negative',
  'everyday',
]

/** Reads a register. @throws Error when the text names no register, which is a bug in the program's data */
export function readRegister(text: string): WordRegister {
  const register = wordRegisters.find((known) => known === text)
  if (!register) throw new Error(`Unknown register: ${text}`)
  return register
}

/**
 * Reads the cells `de | en | fr | es | it`.
 * @throws Error unless there are five non-empty cells, which is a bug in the program's data
 */
export function readMeaning(cells: readonly string[]): Translated {
  const [de, en, fr, es, it, ...rest] = cells.map((cell) => cell.trim())
  if (!de || !en || !fr || !es || !it || rest.length > 0) throw new Error(`Expected five meanings: ${cells.join('|')}`)
  return { de, en, fr, es, it }
}

/**
 * Reads a concept table. A line `= register` begins a section; every other line is `key | de | en | fr | es | it`, with
 * synonyms after commas. An empty English cell stands for the key. `~` before the key marks a concept that is harmless
 * by itself, regardless of its register; `-` marks one that is merely undignified.
 */
function* readConcepts(table: string): Generator<Concept> {
  let register: WordRegister = 'everyday'
  for (const line of table.split('\n').filter((each) => each.trim() !== '')) {
    if (line.startsWith('= ')) {
      register = readRegister(line.slice(2).trim())
      continue
    }
    const [marked = '', de = '', en = '', ...others] = line.split('|').map((cell) => cell.trim())
    const key = marked.replace(/^[~-]/, '')
    const hurtful = register !== 'everyday' && !marked.startsWith('~')
    const undignified = marked.startsWith('-')
    yield { key, register, hurtful, undignified, meaning: readMeaning([de, en || key.replaceAll('-', ' '), ...others]) }
  }
}

const tables = [bodyConcepts, insultConcepts, harmConcepts, beliefConcepts, thingConcepts, actConcepts]

/** Returns every concept by its key. */
export function loadConcepts(): ReadonlyMap<string, Concept> {
  const concepts = new Map<string, Concept>()
  for (const concept of tables.flatMap((table) => [...readConcepts(table)])) {
    if (concepts.has(concept.key)) throw new Error(`Concept given twice: ${concept.key}`)
    concepts.set(concept.key, concept)
  }
  return concepts
}
