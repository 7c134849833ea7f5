import type { Client } from 'pg'

/**
 * The changes about which processes notify each other: due jobs, moves of the clock, the register, texts of the keyed
 * lists, signing keys, Brandy's answers. Database triggers send a notification when a transaction commits.
 */
export const channels = ['jobs', 'clock', 'register', 'texts', 'keys', 'notices', 'answers'] as const
export type Channel = (typeof channels)[number]

export async function listenTo(client: Client): Promise<void> {
  await client.query(channels.map((channel) => `listen ${channel}`).join('; '))
}

/**
 * Checks that the connection still responds.
 * @throws Error if it does not
 */
export async function probe(client: Client): Promise<void> {
  await client.query('select')
}
