/**
 * Whether the law gives a right to withdraw from a contract. `business`: only consumers have it. `lost`: digital content
 * whose delivery began with the consumer's consent (§ 356 (5) BGB). `expired`: the period is over. `changeOfPlan`: the
 * newest order changed a running contract. `elsewhere`: somebody else bills it.
 */
export type WithdrawalRight = 'open' | 'business' | 'lost' | 'expired' | 'changeOfPlan' | 'elsewhere'

/** What a withdrawal from a contract means (§§ 355, 356, 357a BGB). Amounts in euro, gross. */
export interface WithdrawalAssessment {
  contractId: string
  /** The name of the plan. */
  product: string
  orderNumber: string
  orderedAt: Date
  /** The first instant after the period to withdraw. */
  until: Date
  right: WithdrawalRight
  /** Whole days of service until the withdrawal, and days that were paid for. */
  usedDays: number
  paidDays: number
  paid: number
  /** The pay for the service until the withdrawal. */
  owed: number
  /** What still has to be returned. */
  refund: number
}

/** Knows the contracts that a consumer can withdraw from, and undoes them. */
export interface ContractWithdrawals {
  /** The account's newest contract, as a withdrawal at an instant finds it; null: it has none. */
  assess(accountId: string, at: Date): Promise<WithdrawalAssessment | null>
  /**
   * Ends the contract at its provider, with access, and returns what is due. Repeating it does what is left to do.
   * @param key names the withdrawal, so that nothing is returned twice
   * @throws AppError `withdrawal.notPossible`, `withdrawal.changed` when another amount is due, and of the provider
   */
  undo(accountId: string, withdrawal: { at: Date; refund: number; key: string; userId: string }): Promise<WithdrawalAssessment>
}
