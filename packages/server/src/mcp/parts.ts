import type { FindMember } from '../accounts/index.ts'
import type { Tools } from '../chat/index.ts'
import type { AllowedAssistants, Identify } from '../identity/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

export interface McpParts {
  pool: Pool
  clock: Clock
  log: Log
  /** The origin of the product, without a trailing slash. */
  home: string
  productName: string
  tools: Tools
  memberOf: FindMember
  identifyAssistant: Identify
  assistantIssuer: string
  /** The permissions of assistants; null if an external identity provider stores them. */
  allowedAssistants: AllowedAssistants | null
}
