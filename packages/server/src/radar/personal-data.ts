import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import type { Mailer } from '../platform/mailer.ts'
import { executionsOf } from './executions.store.ts'
import { knownBrandsOf } from './known-brands.store.ts'
import { presentAssessed } from './present-brands.ts'
import { presentExecutions, presentQueries } from './present-query.ts'
import { logoDescriptionsOf, queriesOf } from './radar.store.ts'
import { mailAddressesOf } from './recipients.store.ts'

/** Returns everything that is stored with an account's saved searches, for the export of personal data. */
export async function personalDataOf(
  { pool, mailer, clock }: { pool: Pool; mailer: Mailer; clock: Clock },
  accountId: string,
): Promise<Record<string, unknown>> {
  const now = clock.now()
  const queries = await queriesOf(pool, accountId)
  const executions = await executionsOf(
    pool,
    queries.map(({ id }) => id),
  )
  const presented = await presentQueries({ pool, mailer, now }, queries)
  const descriptions = await logoDescriptionsOf(
    pool,
    queries.map(({ id }) => id),
  )
  const storedBrandQueries = await Promise.all(
    queries.map(async (query, i) => ({
      ...presented[i],
      logoDescription: descriptions.get(query.id) ?? null,
      history: await presentExecutions(
        { mailer, now },
        executions.filter(({ queryId }) => queryId === query.id),
        query,
      ),
      brands: (await knownBrandsOf(pool, query.id)).map(presentAssessed),
    })),
  )
  const addresses = (await mailAddressesOf(pool, accountId)).map(({ mail, askedAt, confirmedAt }) => ({
    mail,
    askedUtc: askedAt.toISOString(),
    confirmedUtc: confirmedAt?.toISOString() ?? null,
  }))
  return { storedBrandQueries, radarMailAddresses: addresses }
}
