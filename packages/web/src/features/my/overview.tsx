import { useConfig } from '../../lib/config.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useBoards } from '../boards/pieces/index.ts'
import { useDeadlines } from '../deadlines/pieces/index.ts'
import { useSavedSearches } from '../radar/pieces/index.ts'
import { BoardsPart } from './boards-part.tsx'
import { Answer } from './dashboard-part.tsx'
import { Figures } from './figures.tsx'
import { LatestRuns } from './latest-runs.tsx'
import { NextDeadlines, nearest } from './next-deadlines.tsx'
import { OpenRisks } from './open-risks.tsx'
import styles from './overview.module.css'
import { PlanPart } from './plan-part.tsx'

/** The dashboard: open risks, next deadlines, latest runs, boards and the plan (spec 1, section 2). */
export function Overview() {
  const shell = usePhrases('shell')
  const { productName } = useConfig()
  const searches = useSavedSearches()
  const deadlines = useDeadlines(nearest)
  const boards = useBoards()
  return (
    <div className={styles.overview}>
      <h1>{shell('link.My', { product: productName })}</h1>
      <Answer holder={searches}>{(saved) => <Figures saved={saved} />}</Answer>
      <NextDeadlines holder={deadlines} />
      <OpenRisks holder={searches} />
      <div className={styles.columns}>
        <LatestRuns holder={searches} />
        <div>
          <BoardsPart holder={boards} />
          <PlanPart />
        </div>
      </div>
    </div>
  )
}
