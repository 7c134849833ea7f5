/*
 * Writes `src/vocabulary/wordnet.ts` and `wordnet-glosses.ts` from the files of WordNet 3.1.
 *
 *   npx tsx packages/grounds/bench/write-wordnet.ts FOLDER_WITH_DATA_AND_INDEX_FILES
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { classesOf } from '../src/vocabulary/area.ts'
import { glossedClasses, praisingGloss, wordnetFieldTable } from './wordnet-fields.ts'

type Kind = 'n' | 'v' | 'a' | 'r'
interface Synset {
  readonly words: readonly string[]
  readonly hypernyms: readonly string[]
  readonly gloss: string
}

const folder = process.argv[2]
if (folder === undefined) {
  process.stderr.write('write-wordnet FOLDER\n')
  process.exit(2)
}
const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n')
const files: Readonly<Record<Kind, string>> = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' }
const isWord = (word: string) => /^[a-z]{3,16}$/.test(word)

const synsets = new Map<string, Synset>()
/** Synsets with the synset that names their usage. */
const usages: [string, string][] = []
const hyponyms = new Map<string, string[]>()
for (const [kind, file] of Object.entries(files)) {
  for (const line of linesOf(`data.${file}`)) {
    if (line.startsWith(' ') || line === '') continue
    const bar = line.indexOf('|')
    const cells = line.slice(0, bar).trim().split(' ')
    const count = Number.parseInt(cells[3] as string, 16)
    const words = Array.from({ length: count }, (_, i) => cells[4 + 2 * i] as string)
    const pointers = 5 + 2 * count
    const hypernyms: string[] = []
    for (let i = pointers; i < pointers + 4 * Number(cells[pointers - 1]); i += 4)
      if (cells[i] === '@') hypernyms.push(`${cells[i + 2]}${cells[i + 1]}`)
      else if (cells[i] === ';u') usages.push([`${kind}${cells[0]}`, `${cells[i + 2]}${cells[i + 1]}`])
    const key = `${kind}${cells[0]}`
    synsets.set(key, { words, hypernyms, gloss: line.slice(bar + 1).trim() })
    for (const above of hypernyms) hyponyms.set(above, [...(hyponyms.get(above) ?? []), key])
  }
}

// Brand names are not words of the language.
for (const [key, usage] of usages) if (synsets.get(usage)?.words.includes('trademark')) synsets.delete(key)

/** Senses by word and kind, in WordNet's order, and how often tagged texts use each. */
const senses = new Map<string, string[]>()
const uses = new Map<string, number>()
const kinds: Readonly<Record<string, Kind>> = { '1': 'n', '2': 'v', '3': 'a', '4': 'r', '5': 'a' }
for (const line of linesOf('index.sense')) {
  const [key, offset, number, count] = line.split(' ')
  if (key === undefined || offset === undefined) continue
  const [lemma, rest] = key.split('%') as [string, string]
  const kind = kinds[rest.charAt(0)] as Kind
  const list = senses.get(`${kind} ${lemma}`) ?? []
  list[Number(number) - 1] = `${kind}${offset}`
  senses.set(`${kind} ${lemma}`, list)
  uses.set(`${kind} ${lemma} ${offset}`, Number(count))
}
const usesOf = (kind: Kind, word: string) =>
  (senses.get(`${kind} ${word}`) ?? []).reduce((sum, key) => sum + (uses.get(`${kind} ${word} ${key.slice(1)}`) ?? 0), 0)
const used = (kind: Kind, least: number) =>
  [...senses.keys()]
    .filter((key) => key.startsWith(`${kind} `))
    .map((key) => key.slice(2))
    .filter(
      (word) => isWord(word) && usesOf(kind, word) >= least && senses.get(`${kind} ${word}`)?.some((key) => synsets.has(key)),
    )
    .sort()

function below(root: string, found = new Set<string>()): Set<string> {
  if (found.has(root)) return found
  found.add(root)
  for (const next of hyponyms.get(root) ?? []) below(next, found)
  return found
}

const wide = new Set(['all', 'goods', 'services', '9 16 28 41'])
/**
 * Accepts the first sense of a word and any sense with a quarter of its uses. For words that no text uses, it also
 * accepts the second sense.
 */
function belongs(word: string, key: string, isWide: boolean): boolean {
  const rank = (senses.get(`n ${word}`) ?? []).indexOf(key) + 1
  const total = usesOf('n', word)
  if (rank === 0 || (isWide && total === 0)) return false
  const own = uses.get(`n ${word} ${key.slice(1)}`) ?? 0
  return rank === 1 || (total === 0 ? rank === 2 : rank <= 3 && own > 0 && own >= total / 4)
}

const fields = wordnetFieldTable
  .trim()
  .split('\n')
  .map((line) => {
    const [role, classes, roots] = line.split('|').map((cell) => cell.trim()) as [string, string, string]
    const keys = new Set<string>()
    for (const root of roots.split(' ')) {
      const [lemma, number] = root.split('.') as [string, string]
      const key = senses.get(`n ${lemma}`)?.[Number(number) - 1]
      if (key === undefined) throw new Error(`WordNet has no sense ${root}`)
      below(key, keys)
    }
    const words = new Set<string>()
    for (const key of keys)
      for (const word of synsets.get(key)?.words ?? []) if (isWord(word) && belongs(word, key, wide.has(classes))) words.add(word)
    return { role, classes, roots, words: [...words].sort() }
  })

const plainGloss = (key: string) => (synsets.get(key)?.gloss ?? '').replace(/^\([^)]*\)/, '').split(/;|"|\(/)[0] as string
const nouns = used('n', 1)
const praising = nouns.filter((word) => {
  const first = senses.get(`n ${word}`)?.[0]
  return first !== undefined && praisingGloss.test(plainGloss(first))
})
fields.push({ role: 'praise', classes: 'all', roots: 'glosses that praise', words: praising })

const widest = 118
function wrapped(words: readonly string[]): string {
  const lines = ['']
  for (const word of words) {
    const last = lines.at(-1) as string
    if (last.length + word.length + 1 > widest) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.join('\n')
}
const classNames = (classes: string) =>
  Object.hasOwn(classesOf, classes) ? `classesOf.${classes}` : `[${classes.split(' ').join(', ')}]`
const list = (comment: string, name: string, words: readonly string[]) =>
  `/** ${comment} */\nexport const ${name} = \`\n${wrapped(words)}\`\n`
writeFileSync(
  new URL('../src/vocabulary/wordnet.ts', import.meta.url),
  `import { classesOf, type WordRole } from './area.ts'

/*
 * English nouns by field: hyponyms of the roots named, as far as the field has the word's first sense or a quarter of
 * its uses; wide fields have only words that tagged texts use. Then adjectives, adverbs and verbs of tagged texts.
 * Written by \`bench/write-wordnet.ts\` from WordNet 3.1, Copyright 2011 by Princeton University, used under its
 * licence: permission to use, copy, modify and distribute for any purpose and without fee, provided that this notice
 * stays; provided "as is", without warranty.
 */

export interface WordnetField {
  readonly role: WordRole
  readonly classes: readonly number[]
  /** The roots of the hyponyms, as lemma and number of the sense. */
  readonly roots: string
  readonly words: string
}

export const wordnetNouns: readonly WordnetField[] = [
${fields
  .map(
    ({ role, classes, roots, words }) =>
      `  {\n    role: '${role}',\n    classes: ${classNames(classes)},\n    roots: '${roots}',\n    words: \`\n${wrapped(words)}\`,\n  },\n`,
  )
  .join('')}]

${list('Adjectives.', 'wordnetAdjectives', used('a', 1))}
${list('Adverbs.', 'wordnetAdverbs', used('r', 1))}
${list('Verbs.', 'wordnetVerbs', used('v', 1))}
${list('Nouns of tagged texts, whatever their field: ordinary words of the language.', 'wordnetOtherNouns', nouns)}`,
)

const hollow = new Set(
  'that with from which used have having made being such some something someone usually into than this their they when where other especially more most very over under also not for the and are was its his her one who any can has been between through about without each both only while make making cause become part parts kind type form large small act acts state quality characterized consisting person people thing things time often several various relating entity object artifact whole matter abstraction event group organism attribute content communication instrumentality unit change move activity measure relation piece location happening condition cognition psychological feature social natural'.split(
    ' ',
  ),
)
const ofSynonyms = 3
const ofHypernyms = 4
const ofGlossWords = 6
const ofFirst = 7
const ofSecond = 4

/** Returns the synonyms of a sense, its kinds up to two steps above, and the first words of its gloss. */
function saidOf(word: string, key: string | undefined): string[] {
  const synset = key === undefined ? undefined : synsets.get(key)
  if (key === undefined || synset === undefined) return []
  const kindsOf: string[] = []
  let above = synset.hypernyms[0]
  for (let step = 0; step < 2 && above !== undefined; step++) {
    kindsOf.push(...(synsets.get(above)?.words ?? []))
    above = synsets.get(above)?.hypernyms[0]
  }
  const synonyms = synset.words.filter((one) => one.toLowerCase() !== word && !one.includes('_')).slice(0, ofSynonyms)
  const explained = (
    plainGloss(key)
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? []
  )
    .filter((one) => !hollow.has(one))
    .slice(0, ofGlossWords)
  const pieces = [...synonyms, ...kindsOf.slice(0, ofHypernyms)].flatMap((one) => one.toLowerCase().split('_'))
  return [...new Set([...pieces, ...explained])].filter((one) => /^[a-z]{3,}$/.test(one) && one !== word && !hollow.has(one))
}
function glossOf(word: string, kind: Kind): string[] {
  const [first, second] = senses.get(`${kind} ${word}`) ?? []
  const one = saidOf(word, first).slice(0, ofFirst)
  return kind === 'v' ? one : [...new Set([...one, ...saidOf(word, second).slice(0, ofSecond)])]
}

const glosses = new Map<string, string[]>()
for (const word of nouns) glosses.set(word, glossOf(word, usesOf('v', word) > usesOf('n', word) ? 'v' : 'n'))
for (const word of used('v', 5)) if (!glosses.has(word)) glosses.set(word, glossOf(word, 'v'))
for (const { classes, words } of fields)
  if (glossedClasses.has(classes))
    for (const word of words) if (!glosses.has(word)) glosses.set(word, glossOf(word, 'n').slice(0, ofSecond))
const lines = [...glosses].filter(([, said]) => said.length > 0).map(([word, said]) => `${word} ${said.join(' ')}`)
writeFileSync(
  new URL('../src/vocabulary/wordnet-glosses.ts', import.meta.url),
  `/*
 * English nouns and verbs with their synonyms, their kinds of two steps and the first words of their glosses, one word
 * a line. Written by \`bench/write-wordnet.ts\`; source and licence in \`wordnet.ts\`.
 */
export const wordnetGlosses = \`
${lines.sort().join('\n')}
\`
`,
)
