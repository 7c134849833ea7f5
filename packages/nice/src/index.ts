import { classes01To05 } from './classes-01-05.ts'
import { classes06To10 } from './classes-06-10.ts'
import { classes11To15 } from './classes-11-15.ts'
import { classes16To20 } from './classes-16-20.ts'
import { classes21To25 } from './classes-21-25.ts'
import { classes26To30 } from './classes-26-30.ts'
import { classes31To35 } from './classes-31-35.ts'
import { classes36To40 } from './classes-36-40.ts'
import { classes41To45 } from './classes-41-45.ts'
import { further01To05 } from './further/terms-01-05.ts'
import { further06To10 } from './further/terms-06-10.ts'
import { further11To15 } from './further/terms-11-15.ts'
import { further16To20 } from './further/terms-16-20.ts'
import { further21To25 } from './further/terms-21-25.ts'
import { further26To30 } from './further/terms-26-30.ts'
import { further31To35 } from './further/terms-31-35.ts'
import { further36To40 } from './further/terms-36-40.ts'
import { further41To45 } from './further/terms-41-45.ts'
import { niceShortNames } from './short-names.ts'
import { special01To05 } from './special/terms-01-05.ts'
import { special06To10 } from './special/terms-06-10.ts'
import { special11To15 } from './special/terms-11-15.ts'
import { special16To20 } from './special/terms-16-20.ts'
import { special21To25 } from './special/terms-21-25.ts'
import { special26To30 } from './special/terms-26-30.ts'
import { special31To35 } from './special/terms-31-35.ts'
import { special36To40 } from './special/terms-36-40.ts'
import { special41To45 } from './special/terms-41-45.ts'
import { readClass, readTable } from './table.ts'
import type { NiceClass, Translated } from './types.ts'

export { type EverydayWords, everydayWords } from './everyday-words.ts'
export { printed } from './printed.ts'
export type { Language, NiceClass, Translated, ViennaCategory } from './types.ts'
export { viennaCategories } from './vienna.ts'
export { viennaWords } from './vienna-words.ts'

/** The table of each class: its heading and its common terms. */
const tables: readonly string[] = [
  ...classes01To05,
  ...classes06To10,
  ...classes11To15,
  ...classes16To20,
  ...classes21To25,
  ...classes26To30,
  ...classes31To35,
  ...classes36To40,
  ...classes41To45,
]

/** The table of each class's further terms. */
const furtherTables: readonly string[] = [
  ...further01To05,
  ...further06To10,
  ...further11To15,
  ...further16To20,
  ...further21To25,
  ...further26To30,
  ...further31To35,
  ...further36To40,
  ...further41To45,
]

/** The table of each class's special terms. */
const specialTables: readonly string[] = [
  ...special01To05,
  ...special06To10,
  ...special11To15,
  ...special16To20,
  ...special21To25,
  ...special26To30,
  ...special31To35,
  ...special36To40,
  ...special41To45,
]

function shortNameOf(number: number): Translated {
  const shortName = niceShortNames[number - 1]
  if (!shortName) throw new Error(`Class ${number} has no short name`)
  return shortName
}

/** A class that reads its tables when they are first needed: search threads load this package, and need no terms. */
class ClassOfTables implements NiceClass {
  readonly kind: NiceClass['kind']
  readonly shortName: Translated
  private read: Pick<NiceClass, 'heading' | 'terms' | 'commonTerms' | 'generalTerms'> | undefined

  constructor(
    readonly number: number,
    private readonly table: string,
    private readonly further: string,
    private readonly special: string,
  ) {
    this.kind = number <= 34 ? 'goods' : 'services'
    this.shortName = shortNameOf(number)
  }

  get heading(): Translated {
    return this.texts().heading
  }

  get terms(): readonly Translated[] {
    return this.texts().terms
  }

  get commonTerms(): number {
    return this.texts().commonTerms
  }

  get generalTerms(): number {
    return this.texts().generalTerms
  }

  private texts() {
    if (this.read) return this.read
    const { heading, terms } = readClass(this.table)
    const general = [...terms, ...readTable(this.further)]
    this.read = {
      heading,
      terms: [...general, ...readTable(this.special)],
      commonTerms: terms.length,
      generalTerms: general.length,
    }
    return this.read
  }
}

/** The 45 classes of the Nice Classification, ascending. */
export const niceClasses: readonly NiceClass[] = tables.map(
  (table, index) => new ClassOfTables(index + 1, table, furtherTables[index] ?? '', specialTables[index] ?? ''),
)

/**
 * Returns the class with this number, or undefined if there is none: offices also use numbers outside Nice, such as 0
 * or 200.
 */
export function niceClass(number: number): NiceClass | undefined {
  return niceClasses[number - 1]
}
