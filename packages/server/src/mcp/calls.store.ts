import type { Pool } from '../platform/database.ts'

/** A tool call by an assistant, without names and arguments. */
export interface McpCall {
  tool: string
  state: string
  milliseconds: number
  calledAt: Date
}

export async function insertCall(pool: Pool, accountId: string, { tool, state, milliseconds, calledAt }: McpCall): Promise<void> {
  await pool.query('insert into mcp_calls (account_id, tool, state, milliseconds, called_at) values ($1, $2, $3, $4, $5)', [
    accountId,
    tool,
    state,
    milliseconds,
    calledAt,
  ])
}

/** Returns the calls of an account, oldest first. */
export async function callsOf(pool: Pool, accountId: string): Promise<McpCall[]> {
  const { rows } = await pool.query<McpCall>(
    `select tool, state, milliseconds, called_at as "calledAt" from mcp_calls where account_id = $1 order by id`,
    [accountId],
  )
  return rows
}

export async function deleteCallsBefore(pool: Pool, before: Date): Promise<void> {
  await pool.query('delete from mcp_calls where called_at < $1', [before])
}
