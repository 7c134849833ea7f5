import type { Locale } from '@marklot/contracts/locale'

export interface StateText {
  description: string
  shortDescription: string
}

/** One state in five languages. */
export type StateTexts = Readonly<Record<Locale, StateText>>

/**
 * Reads a table of states: one line per state, `slug | de | en | fr | es | it`, each text as `description :: short
 * description`. Empty lines are skipped.
 * @throws Error when a line lacks a text, which is a bug in the program's data
 */
export function readStates(table: string): ReadonlyMap<string, StateTexts> {
  const states = new Map<string, StateTexts>()
  for (const line of table.split('\n').filter((each) => each.trim() !== '')) {
    const [slug, de, en, fr, es, it, ...rest] = line.split('|').map((text) => text.trim())
    if (!slug || !de || !en || !fr || !es || !it || rest.length > 0)
      throw new Error(`Expected a slug and five texts in: ${line.trim()}`)
    if (states.has(slug)) throw new Error(`State ${slug} is listed twice`)
    states.set(slug, { de: readText(de), en: readText(en), fr: readText(fr), es: readText(es), it: readText(it) })
  }
  return states
}

function readText(cell: string): StateText {
  const [description, shortDescription, ...rest] = cell.split('::').map((text) => text.trim())
  if (!description || !shortDescription || rest.length > 0) throw new Error(`Expected a description and a short one in: ${cell}`)
  return { description, shortDescription }
}
