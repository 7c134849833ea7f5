import { labelled } from '@marklot/phrases'
import { useId, useState } from 'react'
import { useConfig } from '../../lib/config.tsx'
import { consentCookies, isAnalyticsAllowed } from '../../lib/consent.ts'
import { pageEvents } from '../../lib/page-events.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './cookie-settings.module.css'
import { saveConsent } from './save-consent.ts'

/** Cookie names. */
const necessaryCookies = [...Object.values(consentCookies), 'fb_disabled', 'locale', 'colour-scheme']

/**
 * Cookie categories: necessary ones are always on, analytics is off by default. Nothing changes until the visitor
 * saves.
 */
export function CookieSettings({ onClose }: { onClose: () => void }) {
  const t = usePhrases('consent')
  const { productName, analytics } = useConfig()
  const [isOn, setIsOn] = useState(isAnalyticsAllowed)
  const save = () => {
    saveConsent({ analytics: isOn })
    onClose()
    pageEvents.emit('notified', { severity: 'INFO', text: t('saved') })
  }
  return (
    <Dialog
      title={t('settings.title')}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={save}>
          {t('save')}
        </Button>
      }
    >
      <p className={styles.lead}>{t('settings.text')}</p>
      <Category title={t('necessary')} note={t('alwaysOn')} isOn isFixed>
        <p>{t('necessary.text')}</p>
        <Names names={necessaryCookies} />
      </Category>
      <Category title={t('analytics')} isOn={isOn} onChange={setIsOn}>
        <p>{t('analytics.text')}</p>
        {!analytics && <p>{t('analytics.none', { product: productName })}</p>}
        {analytics?.kind === 'endpoint' && <p>{t('analytics.endpoint', { host: new URL(analytics.url).host })}</p>}
        {analytics?.kind === 'google' && (
          <>
            <p>{t('analytics.google')}</p>
            <Names names={['_ga', `_ga_${analytics.id.replace(/^G-/, '')}`]} />
          </>
        )}
      </Category>
    </Dialog>
  )
}

function Category({
  title,
  note,
  isOn,
  isFixed = false,
  onChange,
  children,
}: {
  title: string
  note?: string
  isOn: boolean
  isFixed?: boolean
  onChange?: (isOn: boolean) => void
  children: React.ReactNode
}) {
  const id = useId()
  return (
    <div className={styles.category}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        disabled={isFixed}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <label htmlFor={id}>
        {title}
        {note && <span className={styles.note}> ({note})</span>}
      </label>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
    </div>
  )
}

function Names({ names }: { names: readonly string[] }) {
  const locale = useLocale()
  const t = usePhrases('consent')
  return (
    <p className={styles.names}>
      {labelled(locale, t('cookies'), '')}
      {names.map((name, place) => (
        <span key={name}>
          {place > 0 && ', '}
          <code>{name}</code>
        </span>
      ))}
    </p>
  )
}
