export { type Change, changesAbout, recordChange, recordedChanges, type StoredChange } from './audit.store.ts'
