import * as z from 'zod/mini'
import { Instant, ListQuery } from './accounts.ts'
import { CalendarDate } from './calendar-date.ts'
import { endpoints } from './endpoints.ts'
import { Locale } from './locale.ts'

/**
 * Declarations that end a contract: cancellations (§ 312k BGB) and withdrawals (§ 356a BGB). The law limits what a
 * page may ask for. The content of a declaration is not validated, except for its length and the address for its receipt.
 */
export const declarationKinds = ['cancellation', 'withdrawal'] as const
export const DeclarationKind = z.enum(declarationKinds)
export type DeclarationKind = z.infer<typeof DeclarationKind>

export const longestDeclarationLine = 300
export const longestCancellationReason = 2_000

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestDeclarationLine))
/** Wider than the rule for accounts, because people may use addresses that could not register here. */
export const receiptAddress = /^[^\s@<>",;]+@[^\s@<>",;]+$/
const ReceiptMail = z.string().check(z.trim(), z.maxLength(254), z.regex(receiptAddress))

const declaration = {
  /** The sender chooses one for each declaration. A repeated one stores nothing and returns the first receipt. */
  requestId: z.uuid(),
  name: line,
  /** The contract in the person's own words. */
  contract: line,
  /** The address that receives the confirmation. */
  receiptMail: ReceiptMail,
}

/** The fields that § 312k (2) BGB names. */
export const Cancellation = z.object({
  ...declaration,
  type: z.enum(['ordinary', 'extraordinary']),
  /** The reason for an extraordinary cancellation. */
  reason: z._default(z.string().check(z.trim(), z.maxLength(longestCancellationReason)), ''),
  /** E-mail address of the account, or a customer number. */
  identification: line,
  /** The day on which the contract should end; null: as early as possible. */
  endsOn: z._default(z.nullable(CalendarDate), null),
})
export type Cancellation = z.infer<typeof Cancellation>

/** The fields that § 356a (2) BGB names. */
export const Withdrawal = z.object(declaration)
export type Withdrawal = z.infer<typeof Withdrawal>

/** A label and its value, in the reader's language. */
const Line = z.object({ label: z.string(), value: z.string() })

/** The receipt of a declaration. It never reveals whether an account or a contract was found. */
export const DeclarationReceipt = z.object({
  /** A unique reference, short enough to quote. */
  reference: z.string(),
  kind: DeclarationKind,
  receivedUtc: Instant,
  /** The content of the declaration, with date and time of its receipt. */
  lines: z.array(Line),
  /** The same content as text to save. */
  text: z.string(),
  /** False if this address has had too many confirmations today. The declaration counts anyway. */
  isMailed: z.boolean(),
})
export type DeclarationReceipt = z.infer<typeof DeclarationReceipt>

/**
 * - `received`: not processed yet
 * - `waiting`: the contract runs into a later period and will be ended then
 * - `carriedOut`: the contract was ended
 * - `open`: the operator has to decide
 * - `objected`: the account's holder objected, and the contract continues
 * - `done`: settled by the operator
 */
export const declarationStates = ['received', 'waiting', 'carriedOut', 'open', 'objected', 'done'] as const
export const DeclarationState = z.enum(declarationStates)
export type DeclarationState = z.infer<typeof DeclarationState>

/** Why the operator has to decide. */
export const openReasons = [
  'withdrawal',
  'extraordinary',
  'noAccount',
  'noContract',
  'severalContracts',
  'objection',
  'provider',
] as const
export const OpenReason = z.enum(openReasons)
export type OpenReason = z.infer<typeof OpenReason>

/** A declaration as administrators see it. */
export const Declaration = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind: DeclarationKind,
  receivedUtc: Instant,
  /** In the administrator's language. */
  lines: z.array(Line),
  /** The language of the page from which it was sent. */
  locale: Locale,
  isSignedIn: z.boolean(),
  state: DeclarationState,
  reason: z.nullable(OpenReason),
  /** The account that the declaration concerns; null: none was found, or it was deleted. */
  accountId: z.nullable(z.uuid()),
  accountName: z.nullable(z.string()),
  /** When the contract ends. */
  endsUtc: z.nullable(Instant),
  objectedUtc: z.nullable(Instant),
  settledUtc: z.nullable(Instant),
  /** Null: not settled, or the person was deleted. */
  settledBy: z.nullable(z.string()),
  note: z.string(),
})
export type Declaration = z.infer<typeof Declaration>

export const DeclarationList = z.object({ total: z.int(), open: z.int(), declarations: z.array(Declaration) })
export type DeclarationList = z.infer<typeof DeclarationList>

/**
 * Whether the law grants a right to withdraw from a contract. `business`: only consumers have it. `lost`: digital
 * content whose delivery began with the consumer's consent (§ 356 (5) BGB). `expired`: the period is over.
 * `changeOfPlan`: the newest order changed an existing contract. `elsewhere`: the marketplace bills it.
 */
export const WithdrawalRight = z.enum(['open', 'business', 'lost', 'expired', 'changeOfPlan', 'elsewhere'])
export type WithdrawalRight = z.infer<typeof WithdrawalRight>

/** The effect of a withdrawal on its contract. Amounts are gross, in euros. */
export const WithdrawalAssessment = z.object({
  contractId: z.uuid(),
  /** The name of the plan. */
  product: z.string(),
  orderNumber: z.string(),
  orderedUtc: Instant,
  /** The first instant after the withdrawal period. */
  untilUtc: Instant,
  right: WithdrawalRight,
  /** Whole days of service until the withdrawal, and days that were paid for. */
  usedDays: z.int(),
  paidDays: z.int(),
  paid: z.number(),
  /** The price of the service used until the withdrawal (§ 357a (2) BGB). */
  owed: z.number(),
  /** The amount still to be returned. */
  refund: z.number(),
})
export type WithdrawalAssessment = z.infer<typeof WithdrawalAssessment>

/** The facts that the link of a confirmation shows to the holder of the account. */
export const ObjectionLink = z.object({
  reference: z.string(),
  receivedUtc: Instant,
  /** The name of the plan. */
  contract: z.string(),
  endsUtc: Instant,
  /**
   * `goesOn`: objected, and the contract continues. `asked`: objected, and the operator will answer. `over`: the period
   * has passed.
   */
  state: z.enum(['possible', 'goesOn', 'asked', 'over']),
})
export type ObjectionLink = z.infer<typeof ObjectionLink>

const DeclarationAddress = z.object({ id: z.uuid().check(z.toLowerCase()) })
const LinkAddress = z.object({ token: z.string().check(z.regex(/^[\w-]{1,400}\.[\w-]{20,100}$/)) })

/** Loaded by the pages that need it (`extendClient`). None of these rows is in the specification. */
export const declarationsEndpoints = endpoints({
  cancel: {
    method: 'POST',
    path: '/Cancellations',
    summary: 'Takes a cancellation in (§ 312k BGB) and confirms it by mail. Open to everybody.',
    access: 'public',
    body: Cancellation,
    reply: DeclarationReceipt,
    status: 201,
    callsPerMinute: 10,
  },
  withdraw: {
    method: 'POST',
    path: '/Withdrawals',
    summary: 'Takes a withdrawal in (§ 356a BGB) and confirms it by mail. Open to everybody.',
    access: 'public',
    body: Withdrawal,
    reply: DeclarationReceipt,
    status: 201,
    callsPerMinute: 10,
  },
  list: {
    method: 'GET',
    path: '/Declarations',
    summary: 'All declarations, those that wait for the operator first, then the newest.',
    access: 'permission:Accounts.Read',
    query: ListQuery,
    reply: DeclarationList,
  },
  settle: {
    method: 'PUT',
    path: '/Declarations/{id}/settlement',
    summary: 'Marks a declaration as done, or as open again, with a note.',
    access: 'permission:Accounts.Update',
    params: DeclarationAddress,
    body: z.object({
      isDone: z.boolean(),
      note: z._default(z.string().check(z.trim(), z.maxLength(2_000)), ''),
    }),
    reply: Declaration,
  },
  withdrawal: {
    method: 'GET',
    path: '/Declarations/{id}/withdrawal',
    summary: 'What a withdrawal means for the newest contract of its account; null without account or contract.',
    access: 'permission:Accounts.Read',
    params: DeclarationAddress,
    reply: z.nullable(WithdrawalAssessment),
  },
  undo: {
    method: 'POST',
    path: '/Declarations/{id}/withdrawal',
    summary: 'Ends the contract at its provider, returns what is due, and tells the customer.',
    access: 'permission:Accounts.Update',
    params: DeclarationAddress,
    /** The amount that the administrator saw. If another amount is due, the call is refused. */
    body: z.object({ refund: z.number().check(z.minimum(0), z.maximum(100_000)) }),
    reply: Declaration,
  },
  link: {
    method: 'GET',
    path: '/Declarations/links/{token}',
    summary: 'What the signed link of a confirmation objects to. Changes nothing.',
    access: 'public',
    params: LinkAddress,
    reply: ObjectionLink,
  },
  object: {
    method: 'POST',
    path: '/Declarations/links/{token}',
    summary: 'Objects to a cancellation. Repeating it changes nothing.',
    access: 'public',
    params: LinkAddress,
    reply: ObjectionLink,
    callsPerMinute: 30,
  },
})
