import type { Client } from 'pg'

/**
 * What processes notify each other of: due jobs, a move of the clock, the register, texts of the keyed lists, signing keys. Triggers of
 * the tables notify when a transaction commits.
 */
export const channels = ['jobs', 'clock', 'register', 'texts', 'keys'] as const
export type Channel = (typeof channels)[number]

export async function listenTo(client: Client): Promise<void> {
  await client.query(channels.map((channel) => `listen ${channel}`).join('; '))
}

/** Whether the connection still answers. @throws Error when it does not */
export async function probe(client: Client): Promise<void> {
  await client.query('select')
}
