import { LegalPage } from './legal-page.tsx'

/** Who offers the product (§ 5 DDG). */
export function ImprintPage() {
  return <LegalPage document="imprint" />
}
