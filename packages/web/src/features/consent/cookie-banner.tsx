import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { overlays } from '../../shell/overlays.ts'
import { Button } from '../../ui/button.tsx'
import styles from './cookie-banner.module.css'
import { saveConsent } from './save-consent.ts'

/**
 * Appears at the bottom until the visitor chooses. Refusing has the same weight as accepting (section 25 TDDDG and
 * Article 7 GDPR, as the German supervisory authorities read them): the three buttons look alike.
 */
export function CookieBanner() {
  const t = usePhrases('consent')
  const locale = useLocale()
  const titleId = useId()
  const { productName } = useConfig()
  const banner = useRef<HTMLElement>(null)
  useTellHeight(banner)
  return (
    <section ref={banner} className={styles.place} aria-labelledby={titleId} data-nosnippet="">
      <div className={styles.banner}>
        <div className={styles.text}>
          <h2 id={titleId}>{t('title')}</h2>
          <p>{t('text.necessary', { product: productName })}</p>
          <p>
            {t('text.analytics')}
            <Link to={paths.privacy(locale)}>{t('privacy')}</Link>
          </p>
        </div>
        <div className={styles.actions}>
          <Button onClick={() => overlays.open({ kind: 'cookies' })}>{t('openSettings')}</Button>
          <Button onClick={() => saveConsent({ analytics: false })}>{t('onlyNecessary')}</Button>
          <Button onClick={() => saveConsent({ analytics: true })}>{t('acceptAll')}</Button>
        </div>
      </div>
    </section>
  )
}

/** Publishes the banner's height. The page reserves it at its end and scrolls focused elements above it. */
function useTellHeight(banner: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--banner-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--banner-height')
    }
  }, [banner])
}
