import type { Operator } from '@marklot/contracts/operator'
import type { EuVatScheme, InvoiceSettings } from './invoices/index.ts'

/**
 * The operator on the legal pages of local installations, marked as an example. The telephone number is from a range
 * that is reserved for fiction.
 */
const exampleOperator: Operator = {
  isExample: true,
  name: 'Muster Markendienste GmbH',
  street: 'Beispielstraße 12',
  city: '10115 Berlin',
  representative: 'Erika Muster',
  email: 'service@anbieter.test',
  phone: '+49 30 23125 000',
  register: 'Amtsgericht Charlottenburg, HRB 000000',
  vatId: 'DE000000000',
  dataProtectionAuthority: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit, Alt-Moabit 59–61, 10555 Berlin',
  dataProtectionOfficer: null,
  editor: 'Erika Muster, Beispielstraße 12, 10115 Berlin',
}

export interface OperatorEnvironment {
  OPERATOR_NAME?: string
  OPERATOR_STREET?: string
  OPERATOR_CITY?: string
  OPERATOR_REPRESENTATIVE?: string
  OPERATOR_EMAIL?: string
  OPERATOR_PHONE?: string
  OPERATOR_REGISTER?: string
  OPERATOR_VAT_ID?: string
  OPERATOR_DATA_PROTECTION_AUTHORITY?: string
  OPERATOR_DATA_PROTECTION_OFFICER?: string
  OPERATOR_EDITOR?: string
  OPERATOR_TAX_NUMBER?: string
  OPERATOR_EU_VAT: EuVatScheme
  INVOICE_FILES: 'at-once' | 'on-demand'
}

const needed = [
  'OPERATOR_NAME',
  'OPERATOR_STREET',
  'OPERATOR_CITY',
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_EMAIL',
  'OPERATOR_PHONE',
  'OPERATOR_REGISTER',
  'OPERATOR_VAT_ID',
  'OPERATOR_DATA_PROTECTION_AUTHORITY',
] as const satisfies readonly (keyof OperatorEnvironment)[]

/**
 * Reads the operator's details for the imprint, the terms and the privacy policy. Requires all fields or none, since an
 * incomplete imprint breaks the law.
 * @param mayBeExample whether an invented operator is allowed
 * @param faults receives a sentence for each mistake
 */
export function readOperator(env: OperatorEnvironment, mayBeExample: boolean, faults: string[]): Operator {
  const isGiven = [...needed, 'OPERATOR_DATA_PROTECTION_OFFICER', 'OPERATOR_EDITOR'].some(
    (key) => env[key as keyof OperatorEnvironment] !== undefined,
  )
  if (!isGiven && mayBeExample) return exampleOperator
  const missing = needed.filter((key) => env[key] === undefined)
  if (missing.length > 0)
    faults.push(`${missing.join(', ')} must be given: imprint, terms and privacy policy name the operator (§ 5 DDG).`)
  return {
    isExample: false,
    name: env.OPERATOR_NAME ?? '',
    street: env.OPERATOR_STREET ?? '',
    city: env.OPERATOR_CITY ?? '',
    representative: env.OPERATOR_REPRESENTATIVE ?? '',
    email: env.OPERATOR_EMAIL ?? '',
    phone: env.OPERATOR_PHONE ?? '',
    register: env.OPERATOR_REGISTER ?? '',
    vatId: env.OPERATOR_VAT_ID ?? '',
    dataProtectionAuthority: env.OPERATOR_DATA_PROTECTION_AUTHORITY ?? '',
    dataProtectionOfficer: env.OPERATOR_DATA_PROTECTION_OFFICER ?? null,
    editor: env.OPERATOR_EDITOR ?? null,
  }
}

/** Reads the operator's settings for invoices. */
export const readInvoiceSettings = (env: OperatorEnvironment): InvoiceSettings => ({
  taxNumber: env.OPERATOR_TAX_NUMBER ?? null,
  euVat: env.OPERATOR_EU_VAT,
  filesAtOnce: env.INVOICE_FILES === 'at-once',
})
