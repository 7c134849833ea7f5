/*
 * Writes `src/english-glosses.ts` from the files of WordNet 3.1.
 *
 *   npx tsx packages/linguistics/bench/write-english.ts FOLDER_WITH_DATA_AND_INDEX_FILES
 *
 * The words are those that WordNet counted in texts at least twice, and rarer ones whose meaning can hurt a brand:
 * slang, insults, and words of illness, death, dirt, sex, crime and failure. Each has its two most frequent meanings.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2]
if (folder === undefined) {
  process.stderr.write('write-english FOLDER\n')
  process.exit(2)
}
const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n')

/** Letters of WordNet's parts of speech, by the number that its sense keys have. */
const partsOfSpeech = ['', 'noun', 'verb', 'adj', 'adv', 'adj']
/** The number of WordNet's lexicographer file of adverbs, which are not listed. */
const adverbs = 2

interface Sense {
  readonly isAdverb: boolean
  /** True for meanings that are listed even if no text was counted. */
  readonly isHarsh: boolean
  readonly gloss: string
}
const senses = new Map<string, Sense>()
const longestGloss = 80
/** Words of definitions that make a meaning harsh. */
const harsh = `disease disorder illness infection inflammation swelling pain death dead corpse kill dirt filth dirty
  excrement
  feces urine vomit sexual genitals penis vagina buttocks breast breasts prostitute prostitutes crime criminal
  steal cheat swindle stupid foolish fool insane offensive disparaging derogatory obscene contemptible poison
  poisonous waste ugly unpleasant drunk drunken narcotic cocaine heroin worthless inferior useless failure foul
  odor stench insect insects vermin parasite devil demon`
const harshWords = new RegExp(`\\b(?:${harsh.split(/\s+/).join('|')})\\b`)
/** WordNet's words for usages: ethnic slur, disparagement, vulgarism, obscenity, slang. */
const harshUsages = new Set<string>()

/** Returns the first clause of a gloss without remarks in parentheses, cut at a word. */
function clauseOf(gloss: string): string {
  const clause = gloss
    .replace(/\([^)]*\)/g, '')
    .split(/[;:"|`]/)[0]
    ?.replace(/\s+/g, ' ')
    .trim()
  if (!clause || clause.length <= longestGloss) return clause ?? ''
  return clause
    .slice(0, longestGloss + 1)
    .replace(/[\s,]+\S*$/, '')
    .replace(/(?:[\s,]+(?:a|an|the|of|or|and|in|to|for|with|that|by|on|as|is|at|from|which|its))+$/, '')
}

for (const line of linesOf('index.noun')) {
  const match = /^(?:ethnic_slur|disparagement|vulgarism|obscenity|slang|dirty_word) n .* (\d{8})/.exec(line)
  if (match?.[1]) harshUsages.add(match[1])
}
for (const part of ['noun', 'verb', 'adj', 'adv']) {
  for (const line of linesOf(`data.${part}`)) {
    const match = /^(\d{8}) (\d\d) .*? \| (.*)$/.exec(line)
    if (!match) continue
    const [, offset = '', file = '', gloss = ''] = match
    const usage = [...(/;u (\d{8}) n/.exec(line)?.slice(1) ?? [])].some((id) => harshUsages.has(id))
    senses.set(`${part} ${offset}`, {
      isAdverb: Number(file) === adverbs,
      isHarsh: usage || harshWords.test(gloss.split(';')[0] ?? ''),
      gloss: clauseOf(gloss),
    })
  }
}

const [leastCount, mostSenses] = [2, 2]
const words = new Map<string, { count: number; sense: Sense }[]>()
for (const line of linesOf('index.sense')) {
  const [key = '', offset = '', , counted = '0'] = line.split(' ')
  const percent = key.indexOf('%')
  const word = key.slice(0, percent)
  const sense = senses.get(`${partsOfSpeech[Number(key[percent + 1])]} ${offset}`)
  if (!/^[a-z]{3,12}$/.test(word) || !sense?.gloss) continue
  const known = words.get(word) ?? []
  known.push({ count: Number(counted), sense })
  words.set(word, known)
}
const countOf = (all: readonly { count: number }[]) => all.reduce((sum, { count }) => sum + count, 0)
const lines = [...words]
  .map(([word, all]): [string, typeof all] => [word, all.filter(({ sense }) => !sense.isAdverb)])
  .filter(([, all]) => all.some(({ sense }) => sense.isHarsh) || countOf(all) >= leastCount)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([word, all]) => {
    const usual = all.toSorted((a, b) => b.count - a.count).slice(0, mostSenses)
    const glosses = [...new Set(usual.map(({ sense }) => sense.gloss))]
    return `${word} ${glosses.join('; ')}`
  })

writeFileSync(
  new URL('../src/english-glosses.ts', import.meta.url),
  `/*
 * English words that texts use, and rarer harsh ones, in order, each with its usual meanings. Written by
 * \`bench/write-english.ts\` from WordNet 3.1, Copyright 2011 by Princeton University, used under its licence:
 * permission to use, copy, modify and distribute for any purpose and without fee, provided that this notice stays;
 * provided "as is", without warranty.
 */
export const englishGlosses = \`
${lines.join('\n').replaceAll('\\', '').replaceAll('`', "'").replaceAll('${', '')}
\`
`,
)
process.stdout.write(`${lines.length} words\n`)
