import { LegalPage } from './legal-page.tsx'

/** What is done with personal data (Art. 13 GDPR). */
export function PrivacyPage() {
  return <LegalPage document="privacy" />
}
