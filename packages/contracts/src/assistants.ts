import * as z from 'zod/mini'
import { Instant } from './accounts.ts'
import { endpoints } from './endpoints.ts'

/** Another provider's assistant that a person allowed to use the tools on the person's behalf. */
export const ConnectedAssistant = z.object({
  id: z.string(),
  /** The name that the assistant gives itself, unverified; null if unknown. */
  name: z.nullable(z.string()),
  /** The host that publishes its description; null for an assistant that registered itself. */
  publishedBy: z.nullable(z.string()),
  allowedUtc: Instant,
  endsUtc: Instant,
})
export type ConnectedAssistant = z.infer<typeof ConnectedAssistant>

export const ConnectedAssistants = z.object({
  /** The address at which assistants reach the tools. */
  address: z.string(),
  /** The latest first. Null if an external identity provider keeps the permissions. */
  assistants: z.nullable(z.array(ConnectedAssistant)),
})
export type ConnectedAssistants = z.infer<typeof ConnectedAssistants>

/** The calls about assistants that use the tools over the Model Context Protocol (decision 51). */
export const assistantsEndpoints = endpoints({
  connected: {
    method: 'GET',
    path: '/user/assistants',
    summary: 'The assistants that the signed-in user allowed to use the tools.',
    access: 'user',
    reply: ConnectedAssistants,
  },
  disconnect: {
    method: 'DELETE',
    path: '/user/assistants/{id}',
    summary: 'Ends the permission of an assistant. Its tokens are refused at once. Repeating it changes nothing.',
    access: 'user',
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    reply: ConnectedAssistants,
  },
})
