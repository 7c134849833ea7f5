import { LegalPage } from './legal-page.tsx'
import { loadShownText } from './legal-texts.ts'

export const prepare = () => loadShownText(() => 'privacy')

/** The processing of personal data (Art. 13 GDPR). */
export function PrivacyPage() {
  return <LegalPage document="privacy" />
}
