import type { PoolClient } from '../platform/database.ts'
import { operatorMail } from './declarations.mail.ts'
import type { DeclareContext } from './declare.ts'

export interface NoticeContext extends DeclareContext {
  operatorMail: string
}

/** Informs the operator that declarations are waiting. One mail an hour is enough, because the list shows the rest. */
export async function notifyOperator(context: NoticeContext, client: PoolClient): Promise<void> {
  const hour = context.clock.now().toISOString().slice(0, 13)
  await context.mailer.queue(client, operatorMail(context, context.operatorMail), { key: `declarations-open:${hour}` })
}
