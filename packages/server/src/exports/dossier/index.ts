export { type DossierThread, openDossierThread } from './dossier-thread.ts'
export { dossierHit, nameOf, numberOf, searchedOffices } from './mark.ts'
export type * from './model.ts'
export { dossierPicture } from './pictures.ts'
export {
  askedRows,
  comparedLogos,
  type DossierRow,
  grouped,
  howToRead,
  notesSection,
  notSearchedSection,
  searchTypeOf,
  verifySection,
} from './sections.ts'
export { type DossierWords, dossierWords, translate } from './words.ts'
