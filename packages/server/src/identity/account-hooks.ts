import type { AccountHooks, PersonKey } from '../platform/capability.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { forgetPeople, personalRecordOf } from './embedded/index.ts'

/**
 * What the embedded provider stores of people; of another provider's people it stores nothing.
 * @param forget of a provider that is open in this process, so that it refuses their tokens at once
 */
export function identityHooks(
  pool: Pool,
  forget: (client: PoolClient, people: readonly PersonKey[]) => Promise<void> = forgetPeople,
): Required<Pick<AccountHooks, 'personalData' | 'onErase'>> {
  return {
    personalData: async (subject) =>
      subject.kind === 'user' ? { sections: { signIn: await personalRecordOf(pool, subject) } } : null,
    onErase: async (client, { people }) => {
      await forget(client, people)
      return []
    },
  }
}
