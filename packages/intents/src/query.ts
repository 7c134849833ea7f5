import type { Reading } from './reading.ts'
import { plainText } from './reading.ts'

/*
 * Searches by a part of the name or by the application date, as texts of the query language (docs/query-language.md).
 */

const starts =
  /(?:beginn\w*|anfang\w*|fang\w*|start\w*|begin\w*|commenc\w*|empie\w*|comien\w*|inizi\w*|cominci\w*) (?:mit|with|par|por|con|per)/
const ends = /(?:end\w*|finiss\w*|termin\w*|acab\w*|finisc\w*) (?:auf|mit|in|with|par|en|con)|\bauf\b.*\bende\w*/
const holds = /enthal\w*|contain\w*|contien\w*|conten\w*|contengan/
const since = /\b(?:seit|nach|since|after|depuis|apres|desde|despues|dal|dopo)\b[^\d]{0,20}((?:19|20)\d{2})/
const until = /\b(?:vor|before|avant|antes|prima)\b[^\d]{0,20}((?:19|20)\d{2})/
const within = /\b(?:in|im|en|nel|jahr|year|ano|annee|anno)\b[^\d]{0,12}((?:19|20)\d{2})/

/** Returns the clauses of the query that the question describes; undefined when it describes none. */
export function queryOf(reading: Reading, sign: string | undefined): string | undefined {
  const text = plainText(reading.text)
  const word = sign?.split(/\s+/)[0]?.replace(/[^\p{L}\p{N}]/gu, '')
  const clauses: string[] = []
  const isInside = starts.test(text) || ends.test(text) || holds.test(text)
  if (word && starts.test(text)) clauses.push(`name:${word}*`)
  else if (word && ends.test(text)) clauses.push(`name:*${word}`)
  else if (word && holds.test(text)) clauses.push(`name:*${word}*`)
  const [, from] = since.exec(text) ?? []
  const [, before] = until.exec(text) ?? []
  const [, year] = within.exec(text) ?? []
  if (from !== undefined) clauses.push(`filed:${from}..`)
  else if (before !== undefined) clauses.push(`filed:..${Number(before) - 1}`)
  else if (year !== undefined) clauses.push(`filed:${year}`)
  if (clauses.length === 0) return undefined
  if (sign !== undefined && !isInside) clauses.unshift(`similar:"${sign.replace(/"/g, '')}"`)
  return clauses.join(' ')
}
