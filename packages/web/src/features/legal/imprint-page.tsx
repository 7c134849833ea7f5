import { LegalPage } from './legal-page.tsx'
import { loadShownText } from './legal-texts.ts'

export const prepare = () => loadShownText(() => 'imprint')

/** Who offers the product (§ 5 DDG). */
export function ImprintPage() {
  return <LegalPage document="imprint" />
}
