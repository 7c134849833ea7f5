import { fold, type Word } from './fold.ts'
import { emptyWords } from './function-words.ts'

/** Stems of adjectives, and the endings of their forms. */
const table: readonly (readonly [stems: string, endings: string])[] = [
  // German
  [
    'modern traditionell nachhaltig ökologisch handgemacht handwerklich regional lokal familiär familiengeführt inhabergeführt unabhängig hochwertig exklusiv luxuriös preiswert günstig innovativ gemütlich jung neu klein umweltfreundlich klassisch stilvoll professionell persönlich individuell einzigartig besonder authentisch urban rustikal alteingesessen charmant schön best',
    'e er es en em',
  ],
  ['modern traditionell nachhaltig ökologisch regional lokal hochwertig exklusiv günstig innovativ klein neu', ''],
  // English
  [
    'modern traditional sustainable ecological organic eco friendly handmade handcrafted artisan artisanal regional local independent premium exclusive luxury affordable innovative cosy cozy young new little small ethical stylish trendy classic professional individual bespoke unique authentic urban rustic charming beautiful best',
    '',
  ],
  // French
  [
    'moderne durable écologique artisanal traditionnel petit local régional familial indépendant exclusif abordable innovant chaleureux convivial jeune nouveau éthique équitable classique élégant professionnel personnalisé unique authentique urbain rustique meilleur beau',
    ' s e es',
  ],
  [
    'artisanaux régionaux locaux traditionnelle traditionnelles exclusive exclusives chaleureuse nouvelle nouvelles belle belles bio',
    '',
  ],
  // Spanish
  [
    'modern pequeñ ecológic artesan nuev exclusiv económic innovador acogedor clásic personalizad únic auténtic urban rústic bonit',
    'o a os as',
  ],
  [
    'tradicional sostenible artesanal regional familiar independiente asequible joven elegante profesional individual mejor',
    ' s es',
  ],
  // Italian
  [
    'modern piccol ecologic biologic nuov esclusiv economic innovativ classic personalizzat unic autentic urban rustic bell',
    'o a i e he hi',
  ],
  [
    'tradizional sostenibil artigianal regional familiar indipendent conveniente accogliente giovan elegant professional individual speciale migliore',
    'e i',
  ],
]

/**
 * Adjectives that describe or praise a business or its goods and fit every class: a *modern* bakery, a *small* hotel.
 * Adjectives that suit few classes (fresh, vegan, mobile) are missing on purpose.
 */
const qualityWords: ReadonlySet<string> = new Set(
  table.flatMap(([stems, endings]) =>
    fold(stems)
      .split(/\s+/)
      .flatMap((stem) => endings.split(' ').map((ending) => stem + ending)),
  ),
)

export const isQuality = ({ folded }: Word): boolean => qualityWords.has(folded)

/** Returns the words without adjectives that fit every class, or all words if no thing remains. */
export function withoutQualities(words: readonly Word[]): readonly Word[] {
  const kept = words.filter((word) => !isQuality(word))
  return kept.some(({ folded }) => !emptyWords.has(folded)) ? kept : words
}
