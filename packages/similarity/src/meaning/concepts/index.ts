import type { ConceptTable } from '../concept-table.ts'
import { abbreviations } from './abbreviations.ts'
import { actions } from './actions.ts'
import { animals } from './animals.ts'
import { body, drinks } from './drink-and-body.ts'
import { feelingsAndVirtues } from './feelings-and-virtues.ts'
import { food } from './food.ts'
import { home, things } from './home-and-things.ts'
import { materialsAndShapes, time } from './materials-shapes-time.ts'
import { numbersAndPhrases } from './numbers-and-phrases.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { plants } from './plants.ts'
import { qualities } from './qualities.ts'
import { skyAndNature } from './sky-and-nature.ts'
import { business, leisure } from './work-and-leisure.ts'

/** The concept list by field. Our own work: what a word commonly means, not what a register or a decision contains. */
export const conceptTables: readonly ConceptTable[] = [
  animals,
  plants,
  food,
  drinks,
  body,
  skyAndNature,
  qualities,
  people,
  numbersAndPhrases,
  abbreviations,
  feelingsAndVirtues,
  actions,
  materialsAndShapes,
  time,
  places,
  home,
  things,
  leisure,
  business,
]
