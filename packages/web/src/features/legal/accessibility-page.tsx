import { LegalPage } from './legal-page.tsx'
import { loadShownText } from './legal-texts.ts'

export const prepare = () => loadShownText(() => 'accessibility')

/** The accessibility of the product (§ 14 BFSG). */
export function AccessibilityPage() {
  return <LegalPage document="accessibility" />
}
