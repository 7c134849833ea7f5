/** Who offers the product: what the law asks to be told (§ 5 DDG, Art. 13 GDPR), as configured. Null: there is none. */
export interface Operator {
  /** An invented operator of a local installation; the page says so wherever it is named. */
  isExample: boolean
  /** With the legal form. */
  name: string
  street: string
  /** Postal code and place. */
  city: string
  /** Who may sign for the operator. */
  representative: string
  email: string
  phone: string
  /** Court and number of the commercial register. */
  register: string
  vatId: string
  /** The supervisory authority for data protection that is competent for the operator's seat, with its address. */
  dataProtectionAuthority: string
  dataProtectionOfficer: string | null
  /** Who answers for editorial content (§ 18 (2) MStV). */
  editor: string | null
}
