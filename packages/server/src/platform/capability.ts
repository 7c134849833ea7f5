import type { Locale } from '@marklot/contracts'
import type { FastifyInstance } from 'fastify'
import type { PoolClient } from './database.ts'
import type { RecurringTask, Task } from './tasks.ts'

/** A person as the identity provider names them; neither value alone is unique. */
export interface PersonKey {
  issuer: string
  subject: string
}
/** Whose data are requested: a person's own, or those of one of the person's accounts. */
export type DataSubject = ({ kind: 'user'; id: string } & PersonKey) | { kind: 'account'; id: string }
/** What a capability stores of a data subject. */
export interface PersonalData {
  /** Sections of the personal data file by their name; a name belongs to one capability. */
  sections: Readonly<Record<string, unknown>>
  /** Ids of the stored objects, so that the recorded changes to them can be found. */
  objectIds?: readonly string[]
}
/** What is about to be deleted: accounts, and the people who have no other account. */
export interface Erasure {
  accountIds: readonly string[]
  people: readonly PersonKey[]
}

/**
 * What a capability does when an account is created, when its people ask for their data and when it is deleted. Accounts call every
 * capability through this interface and import none of them.
 */
export interface AccountHooks {
  /** Runs in the transaction that creates the account. */
  onAccountCreated?(client: PoolClient, accountId: string, createdAt: Date): Promise<void>
  /** Everything the capability stores of the subject, stored objects included (GDPR, article 20); null = nothing. */
  personalData?(subject: DataSubject, locale: Locale): Promise<PersonalData | null>
  /**
   * Deletes what the capability stores, in the transaction that deletes the accounts and before their rows go. Rows that refer to an
   * account with `on delete cascade` need no code.
   * @returns prefixes of object keys; their objects are deleted after the transaction, repeatedly until the storage has done so
   */
  onErase?(client: PoolClient, erasure: Erasure): Promise<readonly string[]>
}

/**
 * What a capability gives to the product. Each has one function `open…(parts)` that returns it with what other capabilities need of it;
 * `compose/capabilities.ts` lists them all.
 */
export interface Capability<Handlers extends object = object> extends AccountHooks {
  /** Handlers of the contract's rows, by the contract's sections; empty without rows. */
  handlers: Handlers
  /** Its work outside of calls. */
  tasks?: readonly Task[]
  /** Its work that recurs by the product's clock. */
  recurring?: readonly RecurringTask[]
  /** Adds routes that are outside the contract. */
  mount?(app: FastifyInstance): void | Promise<void>
  /** Ends timers and connections; runs after the last request. */
  close?(): void | Promise<void>
}

/** The hooks of several capabilities as one: each runs every capability's, in their order. */
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
