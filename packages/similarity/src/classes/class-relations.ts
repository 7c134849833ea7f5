/*
 * How the 45 classes of the Nice Classification relate to each other. Classes are administrative: goods are not similar
 * because they are in one class, nor dissimilar because they are in two (art. 33(7) EUTMR, § 14(3) MarkenG). But the
 * offices' practice on individual goods (EUIPO Guidelines, part C, section 2, chapter 2, annexes; the harmonised
 * similarity database; TMEP 1207.01(a)) shows between which classes similarity is usual, which is what a first filter
 * and a first estimate need. The table is our own.
 */

/** Why goods of two classes can be similar: the criteria of CJEU C-39/97 Canon, 23, and of the offices' practice. */
export type ClassRelationReason =
  | 'sameClass'
  | 'sameNatureOrPurpose'
  | 'complementary'
  | 'sameTrade'
  | 'serviceForGoods'
  | 'retailOfGoods'
  | 'unrelated'

export type ClassRelationDegree = 'identical' | 'similar' | 'low' | 'none'

export interface ClassRelation {
  degree: ClassRelationDegree
  /** 0 to 1: 1 in the same class, 0.6 similar, 0.35 low, 0 none. */
  value: number
  reason: ClassRelationReason
}

const classCount = 45
const lastGoodsClass = 34
const retailClass = 35

const values: Record<ClassRelationDegree, number> = { identical: 1, similar: 0.6, low: 0.35, none: 0 }

/** `class: classes`, each pair once. The first line wins where two name the same pair. */
const table: readonly [ClassRelationDegree, ClassRelationReason, string][] = [
  [
    'similar',
    'sameNatureOrPurpose',
    `1:5 2 17; 3:5; 5:10; 6:19 20; 7:8 9 11; 8:21; 9:10 11 16 28; 17:19; 18:25; 20:21 24 27; 22:23 24; 24:25 27; 25:26; 29:30 31; 30:31 32;
     32:33; 35:36; 38:41; 41:42; 42:38`,
  ],
  [
    'similar',
    'complementary',
    '5:44; 9:38 42; 10:44; 12:37; 16:41; 28:41; 30:43; 33:43; 32:43; 29:43; 3:44; 39:43; 9:41; 35:42; 19:37; 36:37',
  ],
  ['similar', 'retailOfGoods', '25:35; 9:35; 3:35; 30:35; 29:35; 20:35; 18:35; 14:35; 12:35; 16:35'],
  [
    'low',
    'sameNatureOrPurpose',
    `1:3 4 16 19 31; 2:3 16 17 19; 3:21; 4:3; 5:29 30 31 32 34; 6:7 8 11 17 21; 7:12; 8:26; 9:7 14 12; 10:3 20 21 25 28; 11:20 21; 12:28;
     13:28; 14:26; 15:28; 16:20 28; 17:22 27; 18:22; 19:20 27; 20:19 28; 21:24; 22:28; 23:24 25 26; 24:26; 25:10; 29:32; 31:32; 34:3 9; 36:45;
     40:42; 41:45; 42:45; 43:44`,
  ],
  [
    'low',
    'sameTrade',
    '3:14 18 25; 9:18; 14:18 25; 16:18; 18:28; 25:28; 30:33; 31:44; 35:38 39 41 45; 36:35; 38:45; 39:41; 41:43 44; 44:45',
  ],
  ['low', 'complementary', '4:12 35; 9:15 36 45; 12:39; 15:41; 16:38; 5:42; 10:42; 31:43; 42:44; 36:42; 21:43; 34:11; 2:4'],
  [
    'low',
    'serviceForGoods',
    '2:37; 4:37; 6:37; 7:37 40; 9:37; 11:37; 17:37; 20:37; 27:37; 14:37; 16:40; 25:40; 6:40; 20:40; 37:39 40 42; 4:39; 18:37; 12:40',
  ],
]

const unrelated: ClassRelation = { degree: 'none', value: values.none, reason: 'unrelated' }
const sameClass: ClassRelation = { degree: 'identical', value: values.identical, reason: 'sameClass' }
/**
 * Retail of goods is similar to the goods to a low degree (CJEU C-418/02 Praktiker; EUIPO, common communication on
 * retail services).
 */
const retail: ClassRelation = { degree: 'low', value: values.low, reason: 'retailOfGoods' }

const pairKey = (left: number, right: number) => Math.min(left, right) * 64 + Math.max(left, right)

const relations = new Map<number, ClassRelation>()
for (const [degree, reason, pairs] of table) {
  for (const line of pairs.split(';')) {
    const [from, list] = line.split(':') as [string, string]
    for (const to of list.trim().split(/\s+/)) {
      const key = pairKey(Number(from), Number(to))
      if (!relations.has(key)) relations.set(key, { degree, value: values[degree], reason })
    }
  }
}

const isClass = (number: number) => Number.isInteger(number) && number >= 1 && number <= classCount

/** Returns the relation of two Nice classes (1 to 45); symmetric. Anything that is not a class is unrelated. */
export function classRelation(left: number, right: number): ClassRelation {
  if (!isClass(left) || !isClass(right)) return unrelated
  if (left === right) return sameClass
  const found = relations.get(pairKey(left, right))
  if (found !== undefined) return found
  const [low, high] = left < right ? [left, right] : [right, left]
  return high === retailClass && low <= lastGoodsClass ? retail : unrelated
}

/**
 * Returns the classes in which a mark may conflict with one of `classes`: the classes themselves and all that are
 * similar to any of them, including to a low degree, ascending. Class 35 does not add classes of goods for its retail
 * services alone, which would add all of them. Empty for an empty list.
 */
export function relatedClasses(classes: readonly number[]): number[] {
  const own = classes.filter(isClass)
  return Array.from({ length: classCount }, (_, i) => i + 1).filter((other) =>
    own.some((number) => {
      const { degree, reason } = classRelation(number, other)
      return degree !== 'none' && !(number === retailClass && reason === 'retailOfGoods' && degree === 'low')
    }),
  )
}

/** Returns the closest relation between two lists of classes; unrelated when one list is empty. Symmetric. */
export function relationOfClasses(left: readonly number[], right: readonly number[]): ClassRelation {
  let best = unrelated
  for (const one of left) {
    for (const other of right) {
      const relation = classRelation(one, other)
      if (relation.value > best.value) best = relation
    }
  }
  return best
}
