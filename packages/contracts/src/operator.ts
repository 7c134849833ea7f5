/**
 * The operator of the product as configured, with the facts that the law requires (§ 5 DDG, Art. 13 GDPR). Null: not
 * applicable.
 */
export interface Operator {
  /** An invented operator of a local installation. The page labels it as an example. */
  isExample: boolean
  /** Includes the legal form. */
  name: string
  street: string
  /** Postal code and place. */
  city: string
  /** The person authorised to sign for the operator. */
  representative: string
  email: string
  phone: string
  /** Court and number of the commercial register. */
  register: string
  vatId: string
  /** The data protection authority of the operator's seat, with its address. */
  dataProtectionAuthority: string
  dataProtectionOfficer: string | null
  /** The person responsible for editorial content (§ 18 (2) MStV). */
  editor: string | null
}
