import type { ConceptTable } from '@marklot/similarity/meaning/concept-table'
import { body, drinks } from '@marklot/similarity/meaning/concepts/drink-and-body'
import { food } from '@marklot/similarity/meaning/concepts/food'
import { home } from '@marklot/similarity/meaning/concepts/home-and-things'
import { materialsAndShapes, time } from '@marklot/similarity/meaning/concepts/materials-shapes-time'
import { plants } from '@marklot/similarity/meaning/concepts/plants'
import { qualities } from '@marklot/similarity/meaning/concepts/qualities'
import { business, leisure } from '@marklot/similarity/meaning/concepts/work-and-leisure'
import { classesOf, type WordRole } from './area.ts'

/** What the fields of the concept list say about goods, in all five languages. */
export interface ConceptField {
  readonly role: WordRole
  readonly classes: readonly number[]
  readonly table: ConceptTable
}

const worn = [3, 5, 8, 9, 10, 20, 21, 24, 25, 26, 28, 41, 44]
export const conceptFields: readonly ConceptField[] = [
  { role: 'kind', classes: classesOf.food, table: food },
  { role: 'kind', classes: classesOf.drinks, table: drinks },
  { role: 'purpose', classes: worn, table: body },
  { role: 'ingredient', classes: [3, 5, 29, 30, 31, 32, 44], table: plants },
  { role: 'ingredient', classes: classesOf.materials, table: materialsAndShapes },
  { role: 'kind', classes: classesOf.home, table: home },
  { role: 'theme', classes: [...classesOf.media, 15, 25, 39, 43], table: leisure },
  { role: 'kind', classes: classesOf.business, table: business },
  { role: 'time', classes: classesOf.all, table: time },
  { role: 'quality', classes: classesOf.all, table: qualities },
]
