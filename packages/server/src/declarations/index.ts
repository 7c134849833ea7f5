import type { Handlers } from '../accounts/index.ts'
import type { Capability } from '../platform/capability.ts'
import type { Clock } from '../platform/clock.ts'
import type { ContractEnder } from '../platform/contract-ender.ts'
import type { ContractWithdrawals } from '../platform/contract-withdrawals.ts'
import type { Pool } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Mailer } from '../platform/mailer.ts'
import { createLinkSigner } from '../platform/signed-links.ts'
import { exportDeclarations, listDeclarations, settle } from './administer.ts'
import type { CarryOutContext } from './carry-out.ts'
import { declare } from './declare.ts'
import { object, readObjection } from './objections.ts'
import { declarationsTasks } from './tasks.ts'
import { readWithdrawal, undoContract } from './withdrawals.ts'

interface DeclarationsParts {
  pool: Pool
  clock: Clock
  jobs: Jobs
  mailer: Mailer
  productName: string
  /** The origin of the product. */
  home: string
  /** The address that receives a notice when declarations are waiting. */
  operatorMail: string
  contracts: ContractEnder
  withdrawals: ContractWithdrawals
}

/** Opens cancellations and withdrawals that anybody can declare without a login (§ 312k and § 356a BGB). */
export function openDeclarations(parts: DeclarationsParts): Capability<Pick<Handlers, 'declarations'>> {
  const { pool, jobs } = parts
  const { workOn, ...work } = declarationsTasks(jobs, () => context)
  const context: CarryOutContext = { ...parts, workOn, signer: createLinkSigner(pool, 'declarations') }
  return {
    ...work,
    handlers: { declarations: declarationsHandlers(context) },
    // When an account is erased, its declarations are kept, as the law demands, but lose their reference to it.
    personalData: async (subject, locale) => {
      if (subject.kind !== 'account') return null
      return { sections: { declarations: await exportDeclarations(pool, subject.id, locale) } }
    },
  }
}

function declarationsHandlers(context: CarryOutContext): Handlers['declarations'] {
  return {
    cancel: async ({ body }, { caller, member, locale }) =>
      declare(context, { kind: 'cancellation', ...body }, caller.kind === 'visitor' ? null : await member(), locale),
    withdraw: async ({ body }, { caller, member, locale }) =>
      declare(context, { kind: 'withdrawal', ...body }, caller.kind === 'visitor' ? null : await member(), locale),
    list: ({ query }, { locale }) => listDeclarations(context.pool, query, locale),
    settle: async ({ params, body }, { member, locale }) => settle(context, params.id, body, { by: await member(), locale }),
    withdrawal: ({ params }) => readWithdrawal(context, params.id),
    undo: async ({ params, body }, { member, locale }) =>
      undoContract(context, params.id, body.refund, { by: await member(), locale }),
    link: ({ params }) => readObjection(context, params.token),
    object: ({ params }) => object(context, params.token),
  }
}
