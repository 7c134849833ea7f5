import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import { useState } from 'react'

/**
 * Returns the offices in the address, and a function that changes them. A tick counts at once: the address follows
 * later, and somebody quick may already go on.
 */
export function useChosenOffices(
  inAddress: readonly RegistrationOfficeCode[],
  onChoose: (offices: RegistrationOfficeCode[]) => void,
): [readonly RegistrationOfficeCode[], (offices: RegistrationOfficeCode[]) => void] {
  const [chosen, setChosen] = useState(inAddress)
  const address = inAddress.join()
  const [known, setKnown] = useState(address)
  if (address !== known) {
    setKnown(address)
    setChosen(inAddress)
  }
  const choose = (offices: RegistrationOfficeCode[]) => {
    setChosen(offices)
    onChoose(offices)
  }
  return [chosen, choose]
}
