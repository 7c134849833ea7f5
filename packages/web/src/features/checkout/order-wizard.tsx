import type { ReactNode } from 'react'
import { Wizard } from '../../ui/wizard/wizard.tsx'
import type { AddressChange, SubscribeAddress } from './use-subscribe-address.ts'

interface OrderWizardProps {
  label: string
  steps: readonly { key: string; label: string }[]
  /** From 1. */
  step: number
  address: SubscribeAddress
  /** What the links to earlier steps keep. */
  change?: AddressChange
  children: ReactNode
}

/** The steps of an order. Earlier ones can be opened again until it is placed. */
export function OrderWizard({ label, steps, step, address: { order, addressOf }, change, children }: OrderWizardProps) {
  return (
    <Wizard
      label={label}
      current={steps[step - 1]?.key ?? ''}
      question={`${step} ${order ?? ''}`}
      steps={steps.map((one, at) => ({ ...one, to: order === null && at < step - 1 ? addressOf(at + 1, change) : null }))}
    >
      {children}
    </Wizard>
  )
}
