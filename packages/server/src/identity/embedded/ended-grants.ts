import type { Pool } from '../../platform/database.ts'
import { selectEndedGrants } from './records.store.ts'

/**
 * The greatest age of the known state, in milliseconds. Within this time, every process learns of an ended grant and
 * refuses its tokens.
 */
export const oldestAnswer = 1_000
/** How long an ended grant is remembered, in milliseconds: longer than any access token is valid. */
const remembered = 2 * 3_600_000

/**
 * The grants that were ended by sign-out, reuse of a code or refresh token, a new password or deletion. Access tokens
 * identify their grant, and tokens of ended grants are refused. The state is kept in memory and updated at most once a
 * second, on demand, so that calls need no queries of their own. Calls fail while the database cannot be read.
 */
export class EndedGrants {
  /** When each grant was read, by `performance.now()`, the oldest first. */
  private readonly grants = new Map<string, number>()
  private position = '0'
  private readAt = Number.NEGATIVE_INFINITY
  private outdatedBefore = Number.NEGATIVE_INFINITY
  private reading: Promise<void> | undefined

  constructor(private readonly pool: Pool) {}

  async has(grantId: string): Promise<boolean> {
    while (this.readAt < Math.max(this.outdatedBefore, performance.now() - oldestAnswer)) {
      this.reading ??= this.read().finally(() => {
        this.reading = undefined
      })
      await this.reading
    }
    return this.grants.has(grantId)
  }

  /** Forces an update before the next answer. Call it after this process has ended a grant. */
  refresh(): void {
    this.outdatedBefore = performance.now()
  }

  private async read(): Promise<void> {
    const startedAt = performance.now()
    const { grantIds, position } = await selectEndedGrants(this.pool, this.position)
    for (const id of grantIds) this.grants.set(id, startedAt)
    for (const [id, readAt] of this.grants) {
      if (readAt > startedAt - remembered) break
      this.grants.delete(id)
    }
    this.position = position
    this.readAt = startedAt
  }
}
