import { Candidates } from '../retrieve/candidates.ts'
import { RetrieveScratch } from '../retrieve/scratch.ts'
import { GatheredMarks } from '../score/count-marks.ts'
import { FoundNames } from '../score/found-names.ts'
import { LoadedMarks } from './marks-of-name.ts'
import { CandidatePool } from './select-candidates.ts'

/**
 * The memory searches work in, reused from search to search. Every thread has one of its own and hands it down with each call; no search
 * keeps anything in it for the next one but what that would compute anew.
 */
export class Scratch {
  readonly retrieve = new RetrieveScratch()
  /** For counting the owners of elements. */
  readonly gathered = new GatheredMarks()
  readonly lookUp = this.retrieve.lookUp
  /** The candidates of one segment, and of all. */
  readonly candidates = new Candidates()
  readonly pool = new CandidatePool()
  /** The names found in a lane; read before the next lane is searched. */
  readonly found = new FoundNames()
  readonly marks = new LoadedMarks()
}
