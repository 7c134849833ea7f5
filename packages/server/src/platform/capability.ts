import type { Locale } from '@marklot/contracts'
import type { FastifyInstance } from 'fastify'
import type { PoolClient } from './database.ts'
import type { RecurringTask, Task } from './tasks.ts'

/** Identifies a person at the identity provider. Neither value alone is unique. */
export interface PersonKey {
  issuer: string
  subject: string
}
/** Whose data is requested: a person, or one of the person's accounts. */
export type DataSubject = ({ kind: 'user'; id: string } & PersonKey) | { kind: 'account'; id: string }
/** What a capability stores of a data subject. */
export interface PersonalData {
  /** Sections of the personal data file by name. Each name belongs to one capability. */
  sections: Readonly<Record<string, unknown>>
  /** Ids of the stored objects, used to find recorded changes to them. */
  objectIds?: readonly string[]
}
/** What is about to be deleted: accounts, and the people who have no other account. */
export interface Erasure {
  accountIds: readonly string[]
  people: readonly PersonKey[]
}

/**
 * What a capability does when an account is created, when its people request their data, and when it is deleted. The
 * accounts capability calls all others through this interface and imports none of them.
 */
export interface AccountHooks {
  /** Runs in the transaction that creates the account. */
  onAccountCreated?(client: PoolClient, accountId: string, createdAt: Date): Promise<void>
  /**
   * Returns everything the capability stores about the subject, files included (GDPR, article 20); null when there is
   * nothing.
   */
  personalData?(subject: DataSubject, locale: Locale): Promise<PersonalData | null>
  /**
   * Deletes what the capability stores. Runs in the transaction that deletes the accounts, before their rows are
   * deleted. Rows that reference an account with `on delete cascade` need no code.
   * @returns prefixes of object keys; their objects are deleted after the transaction, with retries until that succeeds
   */
  onErase?(client: PoolClient, erasure: Erasure): Promise<readonly string[]>
}

/**
 * What a capability offers to the product. Each capability has one function `open…(parts)` that returns this together
 * with what other capabilities need from it. `compose/capabilities.ts` lists them all.
 */
export interface Capability<Handlers extends object = object> extends AccountHooks {
  /** Handlers of the contract's rows, by section of the contract; empty without rows. */
  handlers: Handlers
  /** Background tasks. */
  tasks?: readonly Task[]
  /** Tasks that recur by the product's clock. */
  recurring?: readonly RecurringTask[]
  /** Adds routes outside the contract. */
  mount?(app: FastifyInstance): void | Promise<void>
  /** Stops timers and closes connections; runs after the last request. */
  close?(): void | Promise<void>
}

/** Combines the hooks of several capabilities. Each hook runs those of all capabilities in order. */
export function joinAccountHooks(capabilities: () => readonly AccountHooks[]): Required<AccountHooks> {
  return {
    onAccountCreated: async (client, accountId, createdAt) => {
      for (const capability of capabilities()) await capability.onAccountCreated?.(client, accountId, createdAt)
    },
    personalData: async (subject, locale) => {
      const sections: Record<string, unknown> = {}
      const objectIds: string[] = []
      for (const capability of capabilities()) {
        const data = await capability.personalData?.(subject, locale)
        Object.assign(sections, data?.sections)
        objectIds.push(...(data?.objectIds ?? []))
      }
      return { sections, objectIds }
    },
    onErase: async (client, erasure) => {
      const prefixes: string[] = []
      for (const capability of capabilities()) prefixes.push(...((await capability.onErase?.(client, erasure)) ?? []))
      return prefixes
    },
  }
}
