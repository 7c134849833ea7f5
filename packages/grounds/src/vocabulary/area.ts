import { readTable } from '@marklot/nice/table'

/** What a word says about goods and services (Art. 7(1)(c) EUTMR names most of these). */
export type WordRole =
  | 'praise'
  | 'quality'
  | 'kind'
  | 'purpose'
  | 'ingredient'
  | 'quantity'
  | 'value'
  | 'place'
  | 'time'
  | 'audience'
  | 'trade'
  | 'theme'

/** A field of words with one role for the goods and services of its classes. */
export interface Area {
  readonly role: WordRole
  /** Nice classes in which the words say this. */
  readonly classes: readonly number[]
  /** One meaning a line: `de | en | fr | es | it`, synonyms after commas. */
  readonly text: string
}

/** The languages of the columns in which the folded words of an area are written. */
export const languages = ['de', 'en', 'fr', 'es', 'it'] as const
export type Language = (typeof languages)[number]

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

/** Groups of classes that share words. */
export const classesOf = {
  all: from(1, 45),
  goods: from(1, 34),
  services: from(35, 45),
  food: [5, 29, 30, 31, 32, 35, 43],
  drinks: [5, 29, 30, 32, 33, 35, 43],
  foodAndDrinks: [5, 29, 30, 31, 32, 33, 35, 43],
  cosmetics: [3, 5, 21, 26, 44],
  medicine: [1, 3, 5, 10, 42, 44],
  cleaning: [1, 2, 3, 4, 5, 7, 11, 21, 37],
  textiles: [10, 18, 20, 22, 23, 24, 25, 26, 27, 35, 40],
  clothing: [9, 10, 14, 18, 24, 25, 26, 28, 35, 40],
  technology: [7, 9, 11, 16, 28, 35, 36, 37, 38, 41, 42],
  telecommunication: [9, 16, 35, 38, 41, 42, 45],
  media: [9, 16, 28, 35, 38, 41, 42],
  vehicles: [4, 7, 9, 11, 12, 28, 35, 37, 39],
  machines: [6, 7, 8, 9, 11, 12, 37, 40, 42],
  building: [1, 2, 6, 11, 17, 19, 20, 27, 37, 42],
  home: [3, 6, 8, 11, 16, 19, 20, 21, 24, 26, 27, 35, 37],
  materials: [1, 2, 6, 8, 11, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27, 34, 40],
  energy: [1, 4, 7, 9, 11, 12, 35, 36, 37, 39, 40, 42],
  finance: [9, 16, 35, 36, 38, 41, 42, 45],
  business: [9, 16, 35, 36, 38, 41, 42, 45],
  travel: [12, 16, 18, 35, 36, 38, 39, 41, 43],
  hospitality: [29, 30, 32, 33, 35, 39, 41, 43],
  sport: [5, 9, 12, 16, 18, 25, 28, 32, 35, 38, 39, 41],
  toys: [9, 16, 25, 28, 35, 41],
  jewellery: [9, 14, 16, 18, 25, 26, 35, 37],
  garden: [1, 5, 7, 8, 19, 21, 31, 37, 44],
  animals: [3, 5, 16, 18, 20, 21, 25, 28, 29, 30, 31, 35, 41, 44],
  tobacco: [11, 34],
  law: [9, 16, 35, 36, 41, 42, 45],
} as const

/** Returns the rows of an area: folded later, one list of words for each language. */
export function meaningsOf({ text }: Area): Readonly<Record<Language, readonly string[]>>[] {
  return readTable(text).map((row) => {
    const words = (cell: string) => cell.split(',').map((word) => word.trim())
    return { de: words(row.de), en: words(row.en), fr: words(row.fr), es: words(row.es), it: words(row.it) }
  })
}
