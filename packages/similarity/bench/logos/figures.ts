import type { LogoDescription, LogoQuery } from '../../src/logo/index.ts'
import { type Half, picturesOfWord, type Scripts } from './benchmark.ts'
import { Gallery } from './gallery.ts'

const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length)
export const rounded = (value: number) => Math.round(value * 1000) / 1000
const shareOf = (list: readonly boolean[]) => rounded(mean(list.map(Number)))

export interface Recall {
  readonly recallAt1: number
  readonly recallAt10: number
}

interface CopyQuery {
  readonly id: string
  readonly alteration: string
  readonly other?: string
  readonly query: LogoQuery | null
}

/**
 * Where each copy's original is found. Other drawings of the same owner's logo neither count nor harm; neither does the
 * other half of a combined logo.
 */
export function copyFigures(half: Half, gallery: Gallery, queries: readonly CopyQuery[]) {
  const places = new Map<string, number[]>()
  for (const { id, alteration, other, query } of queries) {
    const isJunk = (found: string) =>
      (half.logoSets.includes(found.split(':')[0] ?? '') && half.baseName(found) === half.baseName(id)) ||
      (alteration === 'combined' && found === other)
    const found = gallery.findCopies(query, 30).map(({ at }) => half.gallery[at] ?? '')
    const place = found.filter((one) => one === id || !isJunk(one)).indexOf(id)
    places.set(alteration, [...(places.get(alteration) ?? []), place < 0 ? Infinity : place])
  }
  const recall = (list: readonly number[]): Recall => ({
    recallAt1: shareOf(list.map((place) => place === 0)),
    recallAt10: shareOf(list.map((place) => place < 10)),
  })
  return {
    all: recall([...places.values()].flat()),
    by: Object.fromEntries([...places].map(([name, list]) => [name, recall(list)])),
  }
}

/** Icons of one concept from other sets, and the main Vienna category by vote of the first ten labelled hits. */
export function ideaFigures(half: Half, scripts: Scripts, gallery: Gallery, logos: readonly (LogoDescription | null)[]) {
  const concepts = scripts.readConcepts()
  const categoryOf = (concept: string) => concepts.get(concept)?.vienna.split('.')[0] ?? ''
  const labels = new Map(half.sameIdea.flatMap(({ ids, concept }) => ids.map((id) => [id, concept] as const)))
  const placeOf = new Map(half.gallery.map((id, at) => [id, at]))
  const found = { open: { map: [] as number[], fifty: [] as number[] }, reserved: { map: [] as number[], fifty: [] as number[] } }
  const vienna = { first: [] as boolean[], three: [] as boolean[] }
  for (const { concept, part, ids } of half.sameIdea) {
    const names = concepts.get(concept)?.names ?? []
    const isJunk = (id: string) => {
      const plain = scripts.plainName(id.split(':')[1] ?? '')
      return names.some((name) => `-${plain}-`.includes(`-${name}-`))
    }
    for (const id of ids) {
      const relevant = new Set(ids.filter((other) => other !== id))
      const hits = gallery
        .findIdeas(logos[placeOf.get(id) ?? -1]?.idea, 1001)
        .map(({ at }) => half.gallery[at] ?? '')
        .filter((other) => other !== id)
        .slice(0, 1000)
      const places = hits
        .filter((other) => relevant.has(other) || !isJunk(other))
        .flatMap((other, place) => (relevant.has(other) ? [place] : []))
      const entry = found[part === 'open' ? 'open' : 'reserved']
      entry.map.push(places.reduce((sum, place, at) => sum + (at + 1) / (place + 1), 0) / relevant.size)
      entry.fifty.push(places.filter((place) => place < 50).length / relevant.size)
      const order = vote(
        hits
          .flatMap((hit) => labels.get(hit) ?? [])
          .slice(0, 10)
          .map(categoryOf),
      )
      vienna.first.push(order[0] === categoryOf(concept))
      vienna.three.push(order.slice(0, 3).includes(categoryOf(concept)))
    }
  }
  const figures = ({ map, fifty }: { map: number[]; fifty: number[] }) => ({
    map: rounded(mean(map)),
    recallAt50: rounded(mean(fifty)),
  })
  return {
    idea: { open: figures(found.open), reserved: figures(found.reserved) },
    vienna: { first: shareOf(vienna.first), inThree: shareOf(vienna.three) },
  }
}

/** Returns the categories in order of the votes of the hits. The nearer a hit, the more its category counts. */
function vote(categories: readonly string[]): string[] {
  const votes = new Map<string, number>()
  categories.forEach((category, place) => {
    votes.set(category, (votes.get(category) ?? 0) + 1 / (place + 1))
  })
  return [...votes].sort((one, other) => other[1] - one[1]).map(([category]) => category)
}

/** Returns how often the same picture with another word is found above other pictures with the same word. */
export function wordFigures(queries: readonly (LogoQuery | null)[]) {
  const { query, right, wrong, count } = picturesOfWord
  const searched = queries.map((one, at) => (at % count === query ? null : (one?.description ?? null)))
  const gallery = new Gallery(searched)
  const above = queries.flatMap((one, at) => {
    if (at % count !== query) return []
    const order = gallery.findCopies(one, searched.length).map((hit) => hit.at - at)
    const place = order.indexOf(right)
    return [place >= 0 && wrong.every((stranger) => !order.slice(0, place).includes(stranger))]
  })
  return { pictureAboveWord: shareOf(above) }
}
