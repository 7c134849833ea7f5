import type { ObjectionLink } from '@marklot/contracts/declarations'
import { AppError } from '../platform/app-error.ts'
import { transaction } from '../platform/database.ts'
import type { CarryOutContext } from './carry-out.ts'
import { declarationById, lockDeclaration, type StoredDeclaration, writeObjection } from './declarations.store.ts'
import { notifyOperator } from './notify-operator.ts'
import { referenceOf } from './receipt.ts'

type Ended = StoredDeclaration & { endsAt: Date }

/**
 * Reads the declaration behind a link. @throws AppError `link.invalid` unless the token names a cancellation that was
 * carried out
 */
async function objectedDeclaration({ pool, signer }: CarryOutContext, token: string): Promise<Ended> {
  const id = await signer.read(token)
  const declaration = id === null ? undefined : await declarationById(pool, id)
  if (!declaration?.endsAt) throw new AppError('link.invalid')
  return { ...declaration, endsAt: declaration.endsAt }
}

/** Returns the declaration that a link objects to. Changes nothing, because mail programs open links on their own. */
export async function readObjection(context: CarryOutContext, token: string): Promise<ObjectionLink> {
  return present(await objectedDeclaration(context, token), context.clock.now())
}

function present(declaration: Ended, now: Date): ObjectionLink {
  const { id, receivedAt, contractName, endsAt, objectedAt, state } = declaration
  const objected = state === 'objected' ? 'goesOn' : 'asked'
  return {
    reference: referenceOf(id),
    receivedUtc: receivedAt.toISOString(),
    contract: contractName ?? '',
    endsUtc: endsAt.toISOString(),
    state: objectedAt !== null ? objected : endsAt <= now ? 'over' : 'possible',
  }
}

/**
 * Objects to a cancellation that the holder of the account did not declare. The contract continues if its provider can
 * resume it; otherwise the operator answers.
 */
export async function object(context: CarryOutContext, token: string): Promise<ObjectionLink> {
  const { pool, clock, contracts } = context
  const declaration = await objectedDeclaration(context, token)
  const now = clock.now()
  if (present(declaration, now).state !== 'possible') return present(declaration, now)
  // If a contract already had an end, the declaration did not cause that end.
  const goesOn =
    declaration.contractId !== null &&
    declaration.previousEnd === null &&
    (await contracts.resume(declaration.contractId, declaration.previousEnd))
  await transaction(pool, async (client) => {
    const locked = await lockDeclaration(client, declaration.id)
    if (!locked || locked.objectedAt !== null) return
    await writeObjection(client, declaration.id, goesOn, now)
    if (!goesOn) await notifyOperator(context, client)
  })
  return readObjection(context, token)
}
