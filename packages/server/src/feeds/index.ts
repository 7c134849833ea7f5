import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { Handlers } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Capability } from '../platform/capability.ts'
import { transaction } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import { changeOpenFile, makeDue } from './feeds.store.ts'
import type { FetchContext } from './fetch-office.ts'
import { judgeGap } from './gaps.ts'
import { feedStates } from './present.ts'
import { feedTasks } from './tasks.ts'

export { openGaps } from './feeds.store.ts'
export type { ChannelKind, FeedSettings, Feeds } from './settings.ts'

type FeedsParts = FetchContext & { jobs: Jobs }

/** Opens the scheduled fetching of the offices' deliveries. Nothing is fetched unless it is configured. */
export function openFeeds(parts: FeedsParts): Capability<Pick<Handlers, 'feeds'>> {
  const { pool, clock } = parts
  return {
    handlers: {
      feeds: {
        states: async () => ({ offices: await feedStates(pool, clock.now()) }),
        fetch: async ({ params: { office } }, { member }) => {
          await fetchNow(parts, office, (await member()).user.id)
          return null
        },
        retry: async ({ params: { id } }, { member }) => {
          await changeFile(parts, id, 'waiting', (await member()).user.id)
          return null
        },
        skip: async ({ params: { id } }, { member }) => {
          await changeFile(parts, id, 'skipped', (await member()).user.id)
          return null
        },
      },
    },
    ...feedTasks(parts),
  }
}

async function fetchNow({ pool, clock }: FeedsParts, office: RegistrationOfficeCode, userId: string): Promise<void> {
  const now = clock.now()
  await transaction(pool, async (client) => {
    if (!(await makeDue(client, office, now))) throw new AppError('feed.notFound')
    await recordChange(client, { at: now, userId, area: 'MasterData', action: 'feed.fetched', objectId: office })
  })
}

async function changeFile(parts: FeedsParts, id: number, to: 'waiting' | 'skipped', userId: string): Promise<void> {
  const { pool, clock } = parts
  const now = clock.now()
  await transaction(pool, async (client) => {
    const office = await changeOpenFile(client, id, to)
    if (office === undefined) throw new AppError('feed.notFound')
    if (to === 'waiting') await makeDue(client, office, now)
    await judgeGap(parts, client, office)
    const action = to === 'waiting' ? 'feedFile.retried' : 'feedFile.skipped'
    await recordChange(client, { at: now, userId, area: 'MasterData', action, objectId: String(id), details: { office } })
  })
}
