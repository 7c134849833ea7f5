/** A contract that is in force now. */
export interface RunningContract {
  /** A UUID that is unique among all capabilities. */
  id: string
  accountId: string
  /** The name of its plan. */
  product: string
  /** The time zone in which its days are counted. */
  timeZone: string
  /** The end that is already set, exclusive; null if the contract renews itself. */
  endsAt: Date | null
  /** The earliest exclusive end if the contract were cancelled now. */
  earliestEnd: Date
}

/**
 * Ends contracts by declaration. Each capability that keeps contracts offers one, and `compose/capabilities.ts` joins
 * them. Declarations thus do not depend on a particular way of paying.
 */
export interface ContractEnder {
  runningContracts(accountIds: readonly string[]): Promise<RunningContract[]>
  /**
   * Ends a contract at the earliest possible time. A repeated call changes nothing.
   * @returns the end, exclusive; undefined if this capability has no such contract
   * @throws Error if the provider could not be reached; the caller then repeats the call
   */
  end(contractId: string): Promise<Date | undefined>
  /**
   * Revokes the end of a contract that is still in force.
   * @param previousEnd the end that the contract had before
   * @returns false if the contract's provider cannot do that, or this capability has no such contract
   */
  resume(contractId: string, previousEnd: Date | null): Promise<boolean>
}

/** Joins contract enders into one that asks each of them in turn. */
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
