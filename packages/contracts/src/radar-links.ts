import * as z from 'zod/mini'
import { BrandHit } from './search.ts'

/** What the link of a mail can do. The link opens a page; only the page's button acts. */
export const radarLinkKinds = ['accept', 'shared', 'confirm', 'leave'] as const
export const RadarLinkKind = z.enum(radarLinkKinds)
export type RadarLinkKind = z.infer<typeof RadarLinkKind>

/** What the page of a link shows before its button is pressed. */
export const RadarLink = z.object({
  kind: RadarLinkKind,
  /** The name of the saved search. */
  name: z.string(),
  /** The address that the link was sent to. */
  mail: z.string(),
  /** The brand that `accept` accepts. */
  brand: z.nullable(BrandHit),
  /** The execution that `accept` and `shared` belong to, with the id of its saved search. */
  result: z.nullable(z.object({ storedBrandQueryId: z.int(), executionId: z.int() })),
  /** The action was done before; the button can be left out. */
  isDone: z.boolean(),
})
export type RadarLink = z.infer<typeof RadarLink>

/** `{payload}.{signature}`, both base64url. */
export const LinkAddress = z.object({ token: z.string().check(z.regex(/^[\w-]{1,400}\.[\w-]{20,100}$/)) })
