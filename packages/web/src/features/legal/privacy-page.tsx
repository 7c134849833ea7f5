import { LegalPage } from './legal-page.tsx'
import { loadShownText } from './legal-texts.ts'

export const prepare = () => loadShownText(() => 'privacy')

/** What is done with personal data (Art. 13 GDPR). */
export function PrivacyPage() {
  return <LegalPage document="privacy" />
}
