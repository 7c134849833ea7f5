import { LegalPage } from './legal-page.tsx'
import { loadShownText } from './legal-texts.ts'

export const prepare = () => loadShownText(() => 'imprint')

/** The provider's identification (§ 5 DDG). */
export function ImprintPage() {
  return <LegalPage document="imprint" />
}
