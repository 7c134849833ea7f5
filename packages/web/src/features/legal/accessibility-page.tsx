import { LegalPage } from './legal-page.tsx'
import { loadShownText } from './legal-texts.ts'

export const prepare = () => loadShownText(() => 'accessibility')

/** How accessible the product is (§ 14 BFSG). */
export function AccessibilityPage() {
  return <LegalPage document="accessibility" />
}
