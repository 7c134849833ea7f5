import { type Language, type NiceClass, niceClass } from '@marklot/nice'
import type { Random } from './random.ts'

/** One class of a mark with its terms, which can be written in any language that the office delivers. */
export interface ClassGoods {
  niceClass: number
  terms: NiceClass['terms']
}

/** A line of business and the classes in which its marks are filed, main classes first. */
export interface Industry {
  name: string
  classes: readonly (readonly [niceClass: number, weight: number])[]
}

export const industries: readonly Industry[] = [
  {
    name: 'food',
    classes: [
      [30, 9],
      [29, 7],
      [31, 3],
      [32, 3],
      [35, 3],
      [43, 3],
      [5, 1],
    ],
  },
  {
    name: 'drinks',
    classes: [
      [33, 7],
      [32, 7],
      [30, 3],
      [43, 3],
      [35, 2],
      [21, 1],
    ],
  },
  {
    name: 'software',
    classes: [
      [9, 9],
      [42, 9],
      [35, 5],
      [38, 4],
      [41, 3],
      [36, 1],
    ],
  },
  {
    name: 'fashion',
    classes: [
      [25, 10],
      [18, 6],
      [14, 3],
      [35, 4],
      [24, 1],
      [9, 1],
    ],
  },
  {
    name: 'cosmetics',
    classes: [
      [3, 10],
      [5, 4],
      [44, 3],
      [35, 3],
      [21, 2],
      [8, 1],
    ],
  },
  {
    name: 'pharma',
    classes: [
      [5, 12],
      [10, 4],
      [44, 3],
      [42, 2],
      [3, 2],
      [1, 1],
    ],
  },
  {
    name: 'machines',
    classes: [
      [7, 9],
      [6, 4],
      [9, 4],
      [37, 4],
      [11, 3],
      [12, 3],
      [8, 2],
      [40, 2],
    ],
  },
  {
    name: 'building',
    classes: [
      [19, 7],
      [6, 4],
      [37, 6],
      [2, 3],
      [17, 3],
      [27, 2],
      [11, 2],
      [42, 1],
    ],
  },
  {
    name: 'home',
    classes: [
      [20, 7],
      [21, 6],
      [24, 4],
      [11, 4],
      [27, 2],
      [35, 4],
      [8, 1],
      [26, 1],
    ],
  },
  {
    name: 'toys and sport',
    classes: [
      [28, 9],
      [25, 4],
      [41, 4],
      [9, 3],
      [16, 2],
      [12, 1],
    ],
  },
  {
    name: 'media',
    classes: [
      [41, 9],
      [16, 6],
      [9, 5],
      [38, 4],
      [35, 3],
      [28, 1],
    ],
  },
  {
    name: 'finance',
    classes: [
      [36, 10],
      [35, 5],
      [42, 3],
      [45, 2],
      [9, 3],
    ],
  },
  {
    name: 'energy',
    classes: [
      [4, 4],
      [9, 4],
      [11, 3],
      [37, 4],
      [39, 4],
      [40, 4],
      [42, 3],
      [1, 2],
    ],
  },
  {
    name: 'transport',
    classes: [
      [39, 9],
      [12, 7],
      [37, 4],
      [35, 3],
      [9, 3],
    ],
  },
  {
    name: 'hospitality',
    classes: [
      [43, 10],
      [41, 4],
      [44, 3],
      [39, 2],
      [30, 2],
      [33, 1],
    ],
  },
  {
    name: 'garden and animals',
    classes: [
      [31, 8],
      [44, 4],
      [1, 3],
      [5, 3],
      [8, 2],
      [18, 1],
      [35, 2],
    ],
  },
  {
    name: 'chemistry',
    classes: [
      [1, 9],
      [2, 5],
      [17, 4],
      [4, 3],
      [40, 3],
      [3, 1],
    ],
  },
  {
    name: 'textile craft',
    classes: [
      [24, 6],
      [23, 4],
      [26, 4],
      [22, 3],
      [25, 3],
      [40, 2],
    ],
  },
  {
    name: 'jewellery',
    classes: [
      [14, 10],
      [35, 3],
      [18, 2],
      [37, 1],
      [26, 1],
    ],
  },
  {
    name: 'law and security',
    classes: [
      [45, 9],
      [35, 4],
      [36, 3],
      [9, 3],
      [13, 1],
      [41, 2],
    ],
  },
  {
    name: 'music',
    classes: [
      [15, 7],
      [41, 6],
      [9, 4],
      [37, 1],
    ],
  },
  {
    name: 'smoking articles',
    classes: [
      [34, 9],
      [35, 2],
      [14, 1],
      [9, 1],
    ],
  },
]

/**
 * Returns one to six different classes of the line of business, ascending, with two to ten terms each; a few marks list
 * many more.
 */
export function goodsOf(random: Random, industry: Industry): ClassGoods[] {
  const count = random.weighted([
    [1, 36],
    [2, 24],
    [3, 22],
    [4, 9],
    [5, 6],
    [6, 3],
  ])
  const isLong = random.chance(0.03)
  const chosen = new Set<number>()
  for (let attempt = 0; chosen.size < count && attempt < 20; attempt++) {
    chosen.add(random.chance(0.04) ? random.between(1, 45) : random.weighted(industry.classes))
  }
  return goodsIn(random, [...chosen], isLong)
}

/** Returns terms for these classes, ascending by class. */
export function goodsIn(random: Random, classes: readonly number[], isLong = false): ClassGoods[] {
  return classes
    .toSorted((left, right) => left - right)
    .map((number) => {
      const all = commonTermsOf(number)
      const wanted = Math.min(all.length, isLong ? random.between(14, 24) : random.between(2, random.chance(0.5) ? 5 : 10))
      const start = random.between(0, Math.max(0, all.length - 1))
      // Neighbouring terms are related. A stride of one or two keeps the text plausible and free of repetition.
      const stride = all.length > wanted * 2 && all.length % 2 === 1 && random.chance(0.4) ? 2 : 1
      return {
        niceClass: number,
        terms: Array.from({ length: wanted }, (_, index) => all[(start + index * stride) % all.length]).filter(
          (term) => term !== undefined,
        ),
      }
    })
}

/** Returns the most common terms of a class: invented marks resemble real ones, which rarely name special goods. */
function commonTermsOf(number: number): NiceClass['terms'] {
  const known = niceClass(number)
  return known ? known.terms.slice(0, known.commonTerms) : []
}

/** Returns the terms of a class as one text, joined as registers do. */
export function goodsText(goods: ClassGoods, language: Language, separator = '; '): string {
  return goods.terms.map((term) => term[language]).join(separator)
}
