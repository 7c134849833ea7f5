import type { Locale } from '@marklot/contracts'
import type { FastifyInstance } from 'fastify'
import type { Pool, PoolClient } from './database.ts'
import type { RecurringTask, Task } from './tasks.ts'

/** Identifies a person at the identity provider. Neither of the two values is unique on its own. */
export interface PersonKey {
  issuer: string
  subject: string
}
/** The subject whose data is requested: a person, or one of the person's accounts. */
export type DataSubject = ({ kind: 'user'; id: string } & PersonKey) | { kind: 'account'; id: string }
/** The data that a capability stores about a data subject. */
export interface PersonalData {
  /** Sections of the personal data file by name. Each name belongs to one capability. */
  sections: Readonly<Record<string, unknown>>
  /** Ids of the stored objects, used to find recorded changes to them. */
  objectIds?: readonly string[]
}
/** The accounts that are about to be deleted, and the people who have no other account. */
export interface Erasure {
  accountIds: readonly string[]
  people: readonly PersonKey[]
}

/** The contracts of an account, which determine how long its data is kept. */
export interface AccountContracts {
  /** True when a plan is under contract and has not been cancelled. */
  hasOpenContract: boolean
  /** The end of the last contract, in the past or, after a cancellation, in the future. */
  contractEnd: Date
}

/**
 * The work of a capability when an account is created, when its people request their data, and when it is deleted. The
 * accounts capability calls all others through this interface and imports none of them.
 */
export interface AccountHooks {
  /** Runs in the transaction that creates the account. */
  onAccountCreated?(client: PoolClient, accountId: string, createdAt: Date): Promise<void>
  /**
   * Returns everything that the capability stores about the subject, including files (GDPR, article 20); null if there
   * is nothing.
   */
  personalData?(subject: DataSubject, locale: Locale): Promise<PersonalData | null>
  /** Returns the contracts of the given accounts, or of all accounts. Leaves out accounts that never had a contract. */
  contracts?(
    database: Pool | PoolClient,
    accountIds: readonly string[] | 'all',
    now: Date,
  ): Promise<ReadonlyMap<string, AccountContracts>>
  /**
   * Deletes the capability's data. Runs in the transaction that deletes the accounts, before their rows are deleted.
   * Rows that reference an account with `on delete cascade` need no code.
   * @returns prefixes of object keys; their objects are deleted after the transaction, with retries until that succeeds
   */
  onErase?(client: PoolClient, erasure: Erasure): Promise<readonly string[]>
}

/**
 * The parts that a capability offers to the product. Each capability has one function `open…(parts)` that returns them
 * together with the functions for other capabilities. `compose/capabilities.ts` lists all capabilities.
 */
export interface Capability<Handlers extends object = object> extends AccountHooks {
  /** Handlers of the contract's rows, by section of the contract; empty if there are none. */
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
    contracts: async (database, accountIds, now) => {
      const contracts = new Map<string, AccountContracts>()
      for (const capability of capabilities())
        for (const [id, own] of (await capability.contracts?.(database, accountIds, now)) ?? [])
          contracts.set(id, combined(contracts.get(id), own))
      return contracts
    },
    onErase: async (client, erasure) => {
      const prefixes: string[] = []
      for (const capability of capabilities()) prefixes.push(...((await capability.onErase?.(client, erasure)) ?? []))
      return prefixes
    },
  }
}

const combined = (some: AccountContracts | undefined, more: AccountContracts): AccountContracts =>
  some === undefined
    ? more
    : {
        hasOpenContract: some.hasOpenContract || more.hasOpenContract,
        contractEnd: some.contractEnd > more.contractEnd ? some.contractEnd : more.contractEnd,
      }
