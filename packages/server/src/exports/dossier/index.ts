export type * from './model.ts'
export { dossierPicture } from './pictures.ts'
export { writeDossier } from './write-dossier.ts'
