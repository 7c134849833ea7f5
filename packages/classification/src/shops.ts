import { fold } from './text/fold.ts'
import { set, shopNouns } from './text/function-words.ts'
import { namesOfShops } from './vocabulary/read-vocabulary.ts'

/** The ends of German and English compounds that name a shop: Fahrradladen, Buchhandlung, bookstore. */
const shopCompound = /^.{3,}(laden|ladchen|geschaft|handlung|shop|store)$/
/** Words with such an end that mean something else, and the verbs of "laden". */
const otherCompounds = set(
  'schokoladen marmeladen schubladen balladen rolladen rollladen fensterladen klappladen behandlung verhandlung abhandlung misshandlung workshop barbershop coffeeshop photoshop restore appstore',
)
const verbOfLoading = /^(ein|auf|aus|ent|ver|vor|nach|hoch|uber|unter|herunter|runter|be)laden$/
let names: ReadonlySet<string> | undefined

/** Returns whether a word means a shop: "Laden", a compound, or a name of its own such as "Optiker" or "librairie". */
export function isShop(folded: string): boolean {
  names ??= new Set(namesOfShops().map(fold))
  if (shopNouns.has(folded) || names.has(folded)) return true
  return shopCompound.test(folded) && !otherCompounds.has(folded) && !verbOfLoading.test(folded)
}
