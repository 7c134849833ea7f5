import type { AccountHooks, Capability, PersonKey } from '../platform/capability.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { type EmbeddedProvider, forgetPeople, personalRecordOf } from './embedded/index.ts'

/** Opens sign-in: the embedded provider with its pages, or only the hooks if the provider is external. */
export function openIdentity({ pool, embedded }: { pool: Pool; embedded: EmbeddedProvider | null }): Capability {
  return {
    handlers: {},
    ...identityHooks(pool, embedded?.forgetPeople),
    mount: (app) => embedded?.mount(app),
    close: () => embedded?.close(),
  }
}

/**
 * Returns the hooks for the embedded provider's stored data about people. They find nothing about people of another
 * provider.
 * @param forget makes a provider that is open in this process refuse their tokens immediately
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
