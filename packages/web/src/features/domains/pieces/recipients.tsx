import type { DomainRecipient, Tld } from '@marklot/contracts/domains'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import styles from './domain-list.module.css'

/** Explains that names are sent only when the button is pressed, and to whom. */
export function Recipients({ tlds, action }: { tlds: readonly Tld[]; action: string }) {
  const t = usePhrases('domains')
  const format = useFormat()
  const words = ({ kind, host }: DomainRecipient): string => {
    if (kind === 'registry') return host ?? ''
    if (kind === 'registrar') return t('domain.recipient.registrar', { host: host ?? '' })
    return t(`domain.recipient.${kind}`)
  }
  const recipients = [...new Set(tlds.flatMap((tld) => tld.recipients.map(words)))]
  return (
    <p className={styles.recipients}>
      {t('domain.recipients', {
        action,
        recipients: recipients.length === 0 ? t('domain.recipient.none') : format.list(recipients),
      })}
    </p>
  )
}
