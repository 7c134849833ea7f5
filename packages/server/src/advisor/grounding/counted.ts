import type { Locale } from '@marklot/contracts'
import type { CountedKind, FactSets } from './fact-sets.ts'

/** The words by which a text says what it counts. */
interface CountWords {
  identical: RegExp
  similar: RegExp
  logo: RegExp
  goods: RegExp
  /** Classes that marks share with the sign, such as "in one of your classes". Class numbers have been removed. */
  sharedClass: RegExp
  /** Nouns that a number counts if they follow it directly. */
  nouns: readonly (readonly [CountedKind, RegExp])[]
  /** Words that end the noun phrase of a number: prepositions and forms of "to be". */
  breaks: RegExp
  /** Words between the share and the number of decided cases. */
  outOf: RegExp
  decided: RegExp
  /** Classes of the sign, such as "of your classes", directly after a number. */
  ownClasses: RegExp
}

const nounsOf = (
  offices: string,
  classes: string,
  conflicts: string,
  grounds: string,
  meanings: string,
  steps: string,
): CountWords['nouns'] => [
  ['offices', begins(offices)],
  ['classes', begins(classes)],
  ['conflicts', begins(conflicts)],
  ['grounds', begins(grounds)],
  ['meanings', begins(meanings)],
  ['steps', begins(steps)],
]
const begins = (source: string) => new RegExp(`^(?:${source})`, 'iu')
const among = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})`, 'iu')
const whole = (source: string) => new RegExp(`^(?:${source})$`, 'iu')

const countWords: Record<Locale, CountWords> = {
  de: {
    identical: among('identi|gleichnamig|gleichlautend|(?:den|dem|der|die|das)selben?|gleiche[nrs]?\\s+(?:namen?|zeichen)'),
    similar: /ähnlich/iu,
    logo: among('logos?|bildmarken?'),
    goods: among('waren|dienstleistung|produkt'),
    sharedClass: /klassen?(?!\p{L})/iu,
    nouns: nounsOf(
      'ämter|behörde|register(?!\\p{L})',
      '(?:nizza-?|waren)?klassen?(?!\\p{L})',
      '(?:marken)?konflikt|kollision',
      '\\p{L}*(?:hinderniss?|hindernisse)|ablehnungsgr',
      '\\p{L}*bedeutung',
      'schritt|maßnahme|empfehlung',
    ),
    breaks: whole(
      'in|im|zu|zum|zur|von|vom|mit|bei|beim|auf|aus|für|gegen|an|am|als|ist|sind|war|waren|wurde|wurden|haben|hat|der|die|das|den|dem',
    ),
    outOf: /^\s*(?:von|aus|unter)\s+100(?!\d)/iu,
    decided: among('fäll|entscheid|verfahren|entschieden'),
    ownClasses: /^ (?:von )?ihrer (?:\p{L}+ |nizza-?)?klassen(?!\p{L})/iu,
  },
  en: {
    identical: among('identical|same|exact'),
    similar: among('similar|resembl'),
    logo: among('logos?|device marks?'),
    goods: among('goods|services|products'),
    sharedClass: among('class(?:es)?(?!\\p{L})'),
    nouns: nounsOf(
      'offices?|registers?(?!\\p{L})|registries',
      'class(?:es)?(?!\\p{L})',
      'conflicts?(?!\\p{L})|collisions?',
      'grounds?(?!\\p{L})|objections?|obstacles?',
      'meanings?',
      'steps?|measures?|recommendations?',
    ),
    breaks: whole('in|of|to|with|at|for|from|on|by|as|is|are|was|were|have|has|the|a|an|that|which|against'),
    outOf: /^\s*(?:(?:out )?of|in)\s+100(?!\d)/iu,
    decided: among('cases?|decision|decided'),
    ownClasses: /^ of your (?:\p{L}+ )?classes(?!\p{L})/iu,
  },
  fr: {
    identical: among('identi|même'),
    similar: among('similair|semblabl|ressembl'),
    logo: among('logos?|marques? figurativ'),
    goods: among('produits?|services?'),
    sharedClass: among('classes?(?!\\p{L})'),
    nouns: nounsOf(
      'offices?|registres?',
      'classes?(?!\\p{L})',
      'conflits?',
      'motifs?|objections?|obstacles?',
      'significations?|sens',
      'étapes?|mesures?|démarches?|recommandations?',
    ),
    breaks: whole('dans|en|de|des|du|à|au|aux|avec|pour|par|sur|contre|est|sont|ont|a|le|la|les|qui|que|un|une|comme'),
    outOf: /^\s*(?:\p{L}+\s+)?(?:sur|de)\s+100(?!\d)/iu,
    decided: among('affaires?|décisions?|cas(?!\\p{L})|tranché'),
    ownClasses: /^ de vos classes(?!\p{L})/iu,
  },
  es: {
    identical: among('idénti|identi|mism'),
    similar: among('similar|parecid|semejant'),
    logo: among('logotip|logos?|marcas? figurativ'),
    goods: among('productos?|servicios?'),
    sharedClass: among('clases?(?!\\p{L})'),
    nouns: nounsOf(
      'oficinas?|registros?',
      'clases?(?!\\p{L})',
      'conflictos?',
      'motivos?|objeci|obstáculos?',
      'significados?',
      'pasos?|medidas?|recomendaci',
    ),
    breaks: whole('en|de|del|a|al|con|para|por|sobre|contra|es|son|está|están|ha|han|el|la|los|las|que|un|una|como'),
    outOf: /^\s*(?:\p{L}+\s+)?(?:de(?: cada)?|sobre)\s+100(?!\d)/iu,
    decided: among('casos?|decisi|resuelt'),
    ownClasses: /^ de sus clases(?!\p{L})/iu,
  },
  it: {
    identical: among('identi|stess'),
    similar: among('simil|somigl'),
    logo: among('loghi|logo|marchi(?:o)? figurativ'),
    goods: among('prodott|servizi'),
    sharedClass: among('class[ei](?!\\p{L})'),
    nouns: nounsOf(
      'uffic|registr[oi](?!\\p{L})',
      'class[ei](?!\\p{L})',
      'conflitt',
      'impediment|motiv|obiezion|ostacol',
      'significat',
      'pass[oi](?!\\p{L})|misur|raccomandazion',
    ),
    breaks: whole(
      'in|nel|nella|nelle|nei|di|del|della|delle|dei|a|al|alla|con|per|da|su|contro|è|sono|ha|hanno|il|la|i|gli|le|che|un|una|come',
    ),
    outOf: /^\s*(?:\p{L}+\s+)?(?:su|di)\s+100(?!\d)/iu,
    decided: among('casi|decision|decisi(?!\\p{L})'),
    ownClasses: /^ delle (?:sue|vostre) classi(?!\p{L})/iu,
  },
}

const isDigit = /\d/u
const clauseEnd = /[,;:()–—]/u
/** The most words between a number and the noun that it counts. */
const mostBetween = 2

/**
 * Returns the numbers that a text may write at a place, judging by what the number counts there: the noun after it, or
 * else the properties that the clause gives to the counted marks. A count of one kind never confirms another.
 * @param sentence the sentence without dates, percentages and class numbers
 */
export function countsAt(sentence: string, at: number, length: number, facts: FactSets, locale: Locale): ReadonlySet<number> {
  const words = countWords[locale]
  const after = sentence.slice(at + length)
  if (facts.countsOf.ownClasses !== undefined && words.ownClasses.test(after)) return facts.countsOf.ownClasses
  if (words.decided.test(sentence) && (words.outOf.test(after) || hundreds(sentence) > 0)) return sharesAt(sentence, at, facts)
  const kind = nounAfter(after, words) ?? propertyOf(sentence, at, after, words)
  return (kind === null ? undefined : facts.countsOf[kind]) ?? facts.counts
}

const hundreds = (sentence: string) => sentence.match(/(?<!\d)100(?!\d)/gu)?.length ?? 0

/** Returns the shares of 100 decided cases, and the 100 itself where it stands once, beside a share. */
function sharesAt(sentence: string, at: number, { countsOf, counts }: FactSets): ReadonlySet<number> {
  const shares = countsOf.decided
  if (shares === undefined) return counts
  const isTotal = /^100(?!\d)/u.test(sentence.slice(at)) && hundreds(sentence) === 1
  const hasShare = [...shares].some((share) => new RegExp(`(?<!\\d)${share}(?!\\d)`, 'u').test(sentence))
  return isTotal && hasShare ? new Set([100]) : shares
}

function nounAfter(after: string, { nouns, breaks }: CountWords): CountedKind | null {
  const clause = /^[^,;:()–—\d]*/u.exec(after)?.[0] ?? ''
  for (const [index, word] of (clause.match(/[\p{L}-]+/gu) ?? []).entries()) {
    if (index > mostBetween || breaks.test(word)) return null
    const kind = nouns.find(([, noun]) => noun.test(word))?.[0]
    if (kind !== undefined) return kind
  }
  return null
}

function propertyOf(sentence: string, at: number, after: string, words: CountWords): CountedKind | null {
  const until = after.search(isDigit)
  const follows = until < 0 ? after : after.slice(0, until)
  const own = follows.split(clauseEnd)[0] ?? ''
  const before = sentence.slice(0, at).split(clauseEnd).at(-1)?.split(isDigit).at(-1) ?? ''
  for (const part of [own, before, follows]) {
    const kind = kindIn(part, words)
    if (kind !== null) return kind
  }
  return null
}

function kindIn(part: string, { identical, similar, logo, goods, sharedClass }: CountWords): CountedKind | null {
  const [isIdentical, isSimilar] = [identical.test(part), similar.test(part)]
  if (goods.test(part) && (isIdentical || isSimilar)) return 'similarGoods'
  if (logo.test(part)) return isIdentical && !isSimilar ? 'identicalLogos' : isSimilar ? 'similarLogos' : null
  if (sharedClass.test(part) && !isSimilar) return 'sameClass'
  // The number of similar names includes the identical ones.
  if (isSimilar) return 'similarNames'
  return isIdentical ? 'identicalNames' : null
}

/** Names and marks, in any of the languages. */
const named = /nam|(?<!\p{L})noms?(?!\p{L})|nombre|nom[ei](?!\p{L})|mark|marque|marca|marchi|zeichen|sign/iu

/**
 * Returns what a sentence says that it found or did not find: names and logos, or else goods; names if it does not say.
 */
export function thingsIn(sentence: string, locale: Locale): readonly ('Names' | 'Logos' | 'Goods')[] {
  const { logo, goods } = countWords[locale]
  const things = [...(named.test(sentence) ? ['Names' as const] : []), ...(logo.test(sentence) ? ['Logos' as const] : [])]
  return things.length > 0 ? things : [goods.test(sentence) ? 'Goods' : 'Names']
}
