import type { BrandType } from '@marklot/contracts'

/**
 * Groups of feature words by their meaning for our three types (office-feeds 2.4). `shape` covers visible features
 * other than words and plain pictures (3D, colour, position, motion …). `unseen` covers sounds and smells.
 */
type FeatureGroup = 'word' | 'combined' | 'figurative' | 'shape' | 'unseen'

const words: Record<FeatureGroup, readonly string[]> = {
  word: ['word', 'word mark', 'wortmarke', 'texte', 'verbal'],
  combined: ['combined', 'wort bildmarke', 'mixte', 'mixed', 'figurative with words'],
  figurative: ['figurative', 'bildmarke', 'figuratif'],
  shape: [
    ...['3 d', '3d', '3d shape', 'shape 3d', 'three dimensional', 'form', 'forme', 'shape'],
    ...['position', 'positional', 'pattern', 'motifs', 'motion', 'mouvement', 'movement', 'multimedia', 'hologram', 'hologramme'],
    ...[
      'colour',
      'color',
      'couleur',
      'colour per se',
      'colour single',
      'single colour',
      'colour multiple',
      'combination of colours',
    ],
    ...['shape multiple', 'figurative multiple', 'farbmarke', 'positionsmarke', 'dreidimensionale marke', 'bewegungsmarke'],
    ...['kennfaden', 'kennfadenmarke', 'tracer', 'tactile'],
    ...['stylized characters', 'stylised characters', 'other', 'autre'],
  ],
  unseen: ['sound', 'sound mark', 'son', 'sonore', 'hoermarke', 'olfactory', 'olfactive', 'smell', 'taste', 'gustatory'],
}

const groups = new Map<string, FeatureGroup>()
for (const [group, names] of Object.entries(words)) for (const name of names) groups.set(name, group as FeatureGroup)

/** Facts about a mark, in addition to the office's word for its type. */
export interface TypeFacts {
  hasWords: boolean
  /**
   * Whether the delivery proves that there is a picture. A file name alone does not, because INPI gives one for every
   * mark.
   */
  hasPicture: boolean
  /** False for feeds that call a picture with words Figurative (EUIPO). A mark with words is then Combined. */
  feedSaysCombined: boolean
}

/**
 * Returns the brand type for an office's feature word. Sets `isUnknown` if no list contains the word, which then counts
 * as "other".
 */
export function brandTypeOf(feature: string | undefined, facts: TypeFacts): { brandType: BrandType; isUnknown?: true } {
  const folded = (feature ?? '')
    .toLowerCase()
    .replace(/[_\-\s()]+/g, ' ')
    .trim()
  if (folded === '' || folded === 'undefined' || folded === 'unknown') return { brandType: withoutFeature(facts) }
  const group = groups.get(folded)
  const brandType = typeOfGroup(group ?? 'shape', facts)
  return group === undefined ? { brandType, isUnknown: true } : { brandType }
}

function typeOfGroup(group: FeatureGroup, facts: TypeFacts): BrandType {
  if (group === 'word') return 'Word'
  if (group === 'combined') return 'Combined'
  if (group === 'figurative') return facts.hasWords && !facts.feedSaysCombined ? 'Combined' : 'Figurative'
  if (!facts.hasWords) return 'Figurative'
  return group === 'unseen' ? 'Word' : 'Combined'
}

function withoutFeature(facts: TypeFacts): BrandType {
  if (!facts.hasWords) return 'Figurative'
  return facts.hasPicture ? 'Combined' : 'Word'
}
