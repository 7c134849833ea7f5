import type { RadarLinkKind } from '@marklot/contracts/radar-links'
import { AppError } from '../platform/app-error.ts'
import type { LinkSigner } from '../platform/signed-links.ts'

/** The subject of a link. It contains only ids, because everybody who sees the address can read it. */
export interface LinkSubject {
  kind: RadarLinkKind
  queryId: number
  recipientId: number
  executionId?: number
  brandId?: string
}

/** How long a link works, in days. A link that ends mails has to work for as long as somebody keeps the mail. */
const lifetimes: Record<RadarLinkKind, number> = { accept: 30, shared: 90, confirm: 30, leave: 3_650 }
const letters: Record<RadarLinkKind, string> = { accept: 'a', shared: 's', confirm: 'c', leave: 'l' }
const day = 86_400_000

/** Returns the token of a link that is sent now. */
export function linkToken(signer: LinkSigner, subject: LinkSubject, now: Date): Promise<string> {
  const { kind, queryId, recipientId, executionId = 0, brandId = '' } = subject
  const lastDay = Math.floor(now.getTime() / day) + lifetimes[kind]
  return signer.sign([letters[kind], queryId, recipientId, executionId, lastDay, brandId].join('.'))
}

/** Reads the subject from a token. @throws AppError `link.invalid`, `link.expired` */
export async function readLinkToken(signer: LinkSigner, token: string, now: Date): Promise<LinkSubject> {
  const payload = await signer.read(token)
  if (payload === null) throw new AppError('link.invalid')
  const [letter, queryId, recipientId, executionId, lastDay, brandId] = payload.split('.')
  const kind = (Object.keys(letters) as RadarLinkKind[]).find((one) => letters[one] === letter)
  if (!kind) throw new AppError('link.invalid')
  if (Math.floor(now.getTime() / day) > Number(lastDay)) throw new AppError('link.expired')
  return {
    kind,
    queryId: Number(queryId),
    recipientId: Number(recipientId),
    ...(executionId === '0' ? {} : { executionId: Number(executionId) }),
    ...(brandId ? { brandId } : {}),
  }
}
