export { findGrounds, judgeGrounds, leastCertainty, objectionLevel, refusedCertainty, strongCertainty } from './find-grounds.ts'
export { loadGrounds } from './public-lexicon.ts'
export type { Ground, GroundFinding, GroundsCase, ObjectionLevel, OfficeVerdict } from './types.ts'
