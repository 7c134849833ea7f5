/**
 * Whether the law grants a right to withdraw from a contract. `business`: only consumers have it. `lost`: digital
 * content whose delivery began with the consumer's consent (§ 356 (5) BGB). `expired`: the period is over.
 * `changeOfPlan`: the newest order changed an existing contract. `elsewhere`: somebody else bills it.
 */
export type WithdrawalRight = 'open' | 'business' | 'lost' | 'expired' | 'changeOfPlan' | 'elsewhere'

/** The consequences of a withdrawal from a contract (§§ 355, 356, 357a BGB). Amounts are gross, in euros. */
export interface WithdrawalAssessment {
  contractId: string
  /** The name of the plan. */
  product: string
  orderNumber: string
  orderedAt: Date
  /** The first instant after the withdrawal period. */
  until: Date
  right: WithdrawalRight
  /** The whole days of service until the withdrawal, and the days that were paid for. */
  usedDays: number
  paidDays: number
  paid: number
  /** The price of the service used until the withdrawal. */
  owed: number
  /** The amount that still has to be refunded. */
  refund: number
}

/** Finds the contracts from which a consumer can withdraw, and carries out withdrawals. */
export interface ContractWithdrawals {
  /** Assesses a withdrawal from the account's newest contract at an instant; null if there is no contract. */
  assess(accountId: string, at: Date): Promise<WithdrawalAssessment | null>
  /**
   * Ends the contract at its provider together with its access, and refunds the money due. A repeated call completes
   * what is left.
   * @param key identifies the withdrawal, so that nothing is refunded twice
   * @throws AppError `withdrawal.notPossible`, `withdrawal.changed` if another amount is due, and the provider's errors
   */
  undo(accountId: string, withdrawal: { at: Date; refund: number; key: string; userId: string }): Promise<WithdrawalAssessment>
}
