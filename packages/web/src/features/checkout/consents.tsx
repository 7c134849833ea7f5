import type { Checkout, ConsentKind } from '@marklot/contracts/payment'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Tick } from '../../ui/form/fields.tsx'
import styles from './checkout.module.css'

export type Consents = Partial<Record<ConsentKind, boolean>>

/** Field names of `OrderInput`, which the server's faults name. */
export const consentFields: Readonly<Record<ConsentKind, string>> = {
  terms: 'acceptsTerms',
  earlyStart: 'demandsEarlyStart',
  marketing: 'agreesToMarketing',
}

interface ConsentsProps {
  checkout: Checkout
  given: Consents
  /** By field name. */
  faults: Readonly<Record<string, string>>
  onChange: (given: Consents) => void
}

/** The declarations in the server's words, exactly as it stores them. None is ticked in advance. */
export function ConsentList({ checkout, given, faults, onChange }: ConsentsProps) {
  const t = usePhrases('checkout')
  const locale = useLocale()
  const audience = checkout.isBusinessCustomer ? 'business' : undefined
  return (
    <section className={styles.part} aria-labelledby="consents">
      <h2 id="consents">{t('consents')}</h2>
      <ul className={styles.consents}>
        {checkout.consents.map(({ kind, text }) => (
          <li key={kind}>
            <Tick
              name={consentFields[kind]}
              checked={given[kind] ?? false}
              fault={faults[consentFields[kind]]}
              onChange={(isGiven) => onChange({ ...given, [kind]: isGiven })}
            >
              {text}
            </Tick>
          </li>
        ))}
      </ul>
      <p className={styles.links}>
        <Link to={paths.terms(locale, { audience, version: checkout.termsVersion })} target="_blank">
          {t('terms.read')}
        </Link>
        {!checkout.isBusinessCustomer && (
          <Link to={`${paths.terms(locale, { version: checkout.termsVersion })}#withdrawal`} target="_blank">
            {t('withdrawal.read')}
          </Link>
        )}
        <Link to={paths.privacy(locale)} target="_blank">
          {t('privacy.read')}
        </Link>
      </p>
      <p className={styles.hint}>{t('consents.hint')}</p>
    </section>
  )
}
