import { LogoReaders } from '../logo/logo-reader.ts'
import { Candidates } from '../retrieve/candidates.ts'
import { RetrieveScratch } from '../retrieve/scratch.ts'
import { GatheredMarks } from '../score/count-marks.ts'
import { FoundNames } from '../score/found-names.ts'
import { LoadedMarks } from './marks-of-name.ts'
import { CandidatePool } from './select-candidates.ts'

/**
 * The working memory of searches, reused from search to search. Each thread has its own and passes it down with every
 * call. Its contents never influence a result: it holds buffers, and values that are computed again if they are
 * missing.
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
  readonly logos = new LogoReaders()
}
