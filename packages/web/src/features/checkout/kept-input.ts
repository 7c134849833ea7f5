import type { BillingAddress } from '@marklot/contracts/accounts'
import type { ConsentKind } from '@marklot/contracts/payment'
import { useEffect, useState } from 'react'
import { newId } from '../../lib/new-id.ts'
import { useSession } from '../../lib/session.tsx'

/** A person's input in the checkout. It lasts until the window is closed. */
export interface KeptInput {
  /** The signed-in person who typed it. Nobody else sees it. */
  owner: string
  address: BillingAddress
  consents: Partial<Record<ConsentKind, boolean>>
  /** The version of the texts to which the consents belong. */
  consentsVersion: string
  /** The id of the next order, so that an order sent twice is stored once. */
  orderId: string
}

const storageKey = 'checkout-input'

function read(owner: string): KeptInput | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as KeptInput | null
    return kept?.owner === owner ? kept : null
  } catch {
    return null
  }
}

export interface InputHolder {
  address: BillingAddress | null
  /** The consents given to these texts. */
  consentsTo: (version: string) => KeptInput['consents']
  orderId: string
  changeAddress: (address: BillingAddress) => void
  agree: (version: string, consents: KeptInput['consents']) => void
  /** Called after an order. The next order gets a new id. */
  ordered: () => void
}

/** Returns the input of the checkout, kept in this window across reloads and logins. */
export function useKeptInput(stored: BillingAddress | undefined): InputHolder {
  const owner = useSession().signIn.person() ?? ''
  const [kept, setKept] = useState<KeptInput | null>(() => read(owner))
  const own = kept?.owner === owner ? kept : null
  useEffect(() => {
    if (kept === null) return
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(kept))
    } catch {
      // Without storage, a reload asks for the input again.
    }
  }, [kept])
  const address = own?.address ?? stored ?? null
  const [firstId] = useState(newId)
  const orderId = own?.orderId ?? firstId
  /** Changed input is a new order. */
  const change = (changed: Partial<KeptInput>) =>
    address && setKept({ owner, address, consents: {}, consentsVersion: '', ...own, orderId: newId(), ...changed })
  return {
    address,
    consentsTo: (version) => (own?.consentsVersion === version ? own.consents : {}),
    orderId,
    changeAddress: (changed) => change({ address: changed }),
    agree: (consentsVersion, consents) => change({ consentsVersion, consents }),
    ordered: () => change({ consents: {}, consentsVersion: '' }),
  }
}
