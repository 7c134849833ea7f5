import { type BrandStateCategory, type BrandType, brandStateCategories, brandTypes } from './brand.ts'
import { type RegistrationOfficeCode, registrationOfficeCodes } from './office.ts'

/*
 * The words of the query language in five languages: its fields and its named values. The English words are canonical.
 */

/** Fields whose values are words from the register. */
export const textFields = ['name', 'similar', 'owner', 'seat', 'number'] as const
/** Fields whose values come from a list. */
export const listFields = ['office', 'state', 'type', 'class', 'vienna', 'status'] as const
export const dateFields = ['filed', 'registered', 'opposition', 'priority'] as const
export const queryFields = [...textFields, ...listFields, ...dateFields] as const
export type TextField = (typeof textFields)[number]
export type DateField = (typeof dateFields)[number]
export type QueryField = (typeof queryFields)[number]

const fieldWords: Record<QueryField, string> = {
  name: 'name mark marke zeichen nom marque signe nombre marca signo nome marchio segno',
  similar: 'similar aehnlich ahnlich similaire simile',
  owner: 'owner holder inhaber titulaire titular titolare',
  seat: 'seat location sitz siege sede',
  number: 'number nummer numero aktenzeichen',
  office: 'office amt oficina ufficio',
  state: 'state zustand etat statut estado stato',
  type: 'type art markenart tipo',
  class: 'class klasse classe clase nice',
  vienna: 'vienna wien wiener vienne viena motif motiv motivo',
  status: 'status amtsstatus situation situacion situazione',
  filed: 'filed applied angemeldet anmeldetag anmeldung depot depose solicitud solicitada deposito depositato',
  registered:
    'registered registration eingetragen eintragung enregistre enregistrement registro registrada registrazione registrato',
  opposition: 'opposition widerspruch oposicion opposizione',
  priority: 'priority prioritaet prioritat prioritatstag priorite prioridad priorita',
}

const officeWords: Record<RegistrationOfficeCode, string> = {
  de: 'de dpma',
  em: 'em eu euipo eutm',
  at: 'at',
  ch: 'ch ige ipi',
  fr: 'fr inpi',
  es: 'es oepm',
  us: 'us uspto',
}

const stateWords: Record<BrandStateCategory, string> = {
  new: 'new neu nouveau nouvelle nuevo nueva nuovo nuova',
  alive: 'alive live kraft inkraft lebend aktiv vigueur envigueur vigor envigor vigore invigore',
  dead: 'dead tot erloschen eteint eteinte extinguido extinguida estinto estinta',
}

const typeWords: Record<BrandType, string> = {
  Word: 'word wort wortmarke verbal verbale denominativo denominativa',
  Figurative: 'figurative bild bildmarke figurativo figurativa',
  Combined: 'combined kombiniert kombinierte wortbild wortbildmarke mixte semifigurative mixto mixta misto mista',
}

/** Removes case, accents, blanks and hyphens: ÉTAT becomes etat, "en vigueur" becomes envigueur. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s_-]/gu, '')
    .toLowerCase()

function reader<K extends string>(keys: readonly K[], words: Record<K, string>): (text: string) => K | undefined {
  const keyOf = new Map(keys.flatMap((key) => words[key].split(' ').map((word) => [word, key] as const)))
  return (text) => keyOf.get(bare(text))
}

/** Finds a field by its name in any of the five languages. */
export const queryFieldOf = reader(queryFields, fieldWords)
export const officeOf = reader(registrationOfficeCodes, officeWords)
export const stateOf = reader(brandStateCategories, stateWords)
export const typeOf = reader(brandTypes, typeWords)

/** Longest key of an office's own state in the contract. */
const longestStatus = 100
const statusKey = new RegExp(`^(?:${registrationOfficeCodes.join('|')})\\..`)
/** Returns a key of an office's own state, such as `us.700`; undefined for a text that is not written like one. */
export function statusOf(text: string): string | undefined {
  const key = text.trim().toLowerCase()
  return key.length <= longestStatus && statusKey.test(key) ? key : undefined
}
