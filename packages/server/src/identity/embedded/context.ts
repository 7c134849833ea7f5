import type { Locale, Product } from '@marklot/contracts'
import type { Clock } from '../../platform/clock.ts'
import type { Pool } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mailer.ts'
import type { EndedGrants } from './ended-grants.ts'
import type { IdentityKeys } from './keys.ts'
import type { Limits } from './limits.ts'

/** The context that the parts of the embedded provider share. */
export interface IdentityContext {
  pool: Pool
  clock: Clock
  jobs: Jobs
  mailer: Mailer
  log: Log
  limits: Limits
  endedGrants: EndedGrants
  keys(): IdentityKeys
  productName: string
  /** The origin of the product, without a trailing slash. */
  home: string
  operatorMail: string
  /** Returns the plan with this key; null if nobody can buy it. */
  chosenPlan(key: string, locale: Locale): Promise<ChosenPlan | null>
  /** Whether the sign-in page lists invented people. */
  isSample: boolean
}

/** A plan that a person chose before signing up. */
export type ChosenPlan = Pick<Product, 'name' | 'price' | 'introductoryPrice'>
