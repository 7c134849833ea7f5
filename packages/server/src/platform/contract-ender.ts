/** A contract that runs now. */
export interface RunningContract {
  /** A UUID, unique among all capabilities. */
  id: string
  accountId: string
  /** The name of its plan. */
  product: string
  /** In which its days are counted. */
  timeZone: string
  /** The end it already has, exclusive; null: it renews itself. */
  endsAt: Date | null
  /** The first end to which it can be ended now, exclusive. */
  earliestEnd: Date
}

/**
 * Ends contracts by declaration. Each capability that keeps contracts offers one, and `compose/capabilities.ts` joins
 * them, so that declarations know no way of paying.
 */
export interface ContractEnder {
  runningContracts(accountIds: readonly string[]): Promise<RunningContract[]>
  /**
   * Ends a contract at its earliest end. Repeating it changes nothing.
   * @returns the end, exclusive; undefined when it keeps no such contract
   * @throws Error when the provider could not be reached; the caller repeats it
   */
  end(contractId: string): Promise<Date | undefined>
  /**
   * Lets an ended contract continue that has not reached its end.
   * @param previousEnd the end it had before
   * @returns false when its provider cannot do that, or it keeps no such contract
   */
  resume(contractId: string, previousEnd: Date | null): Promise<boolean>
}

/** Asks each in turn. */
export function joinContractEnders(enders: readonly ContractEnder[]): ContractEnder {
  return {
    runningContracts: async (accountIds) => (await Promise.all(enders.map((one) => one.runningContracts(accountIds)))).flat(),
    end: async (contractId) => {
      for (const one of enders) {
        const end = await one.end(contractId)
        if (end !== undefined) return end
      }
      return undefined
    },
    resume: async (contractId, previousEnd) => {
      for (const one of enders) if (await one.resume(contractId, previousEnd)) return true
      return false
    },
  }
}
