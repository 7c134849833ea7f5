import type { PoolClient } from '../platform/database.ts'
import { operatorMail } from './declarations.mail.ts'
import type { DeclareContext } from './declare.ts'

export interface NoticeContext extends DeclareContext {
  operatorMail: string
}

/** Tells the operator that declarations wait: at most one mail in an hour, because the list shows the rest. */
export async function notifyOperator(context: NoticeContext, client: PoolClient): Promise<void> {
  const hour = context.clock.now().toISOString().slice(0, 13)
  await context.mailer.queue(client, operatorMail(context, context.operatorMail), { key: `declarations-open:${hour}` })
}
