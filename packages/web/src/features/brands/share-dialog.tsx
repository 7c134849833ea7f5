import type { Brand } from '@marklot/contracts/brand'
import { useConfig } from '../../lib/config.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyLinkButton } from '../../ui/copy-link-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon, OutlineSign } from '../../ui/icon.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { type SearchedFor, sharedAddress } from '../search/index.ts'
import styles from './share-dialog.module.css'
import { type ShareTargetName, shareTargets } from './share-targets.ts'

/** Outline icons of the targets. Shapes from Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna. */
const signs: Record<ShareTargetName, string> = {
  mail: 'M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10M3 7l9 6l9 -6',
  linkedin:
    'M8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0 -4 0M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10',
  xing: 'M16 21l-4 -7l6.5 -11M7 7l2 3.5l-3 4.5',
  x: 'M4 4l11.733 16h4.267l-11.733 -16l-4.267 0M4 20l6.768 -6.768m2.46 -2.46l6.772 -6.772',
  whatsapp:
    'M3 21l1.65 -3.8a9 9 0 1 1 3.4 2.9l-5.05 .9M9 10a.5 .5 0 0 0 1 0v-1a.5 .5 0 0 0 -1 0v1a5 5 0 0 0 5 5h1a.5 .5 0 0 0 0 -1h-1a.5 .5 0 0 0 0 1',
  facebook: 'M7 10v4h3v7h4v-7h3l1 -4h-4v-2a1 1 0 0 1 1 -1h3v-4h-3a5 5 0 0 0 -5 5v2h-3',
  messenger: 'M3 20l1.3 -3.9a9 8 0 1 1 3.4 2.9l-4.7 1M8 13l3 -2l2 2l3 -2',
  skype:
    'M12 3a9 9 0 0 1 8.603 11.65a4.5 4.5 0 0 1 -5.953 5.953a9 9 0 0 1 -11.253 -11.253a4.5 4.5 0 0 1 5.953 -5.954a8.987 8.987 0 0 1 2.65 -.396M8 14.5c.5 2 2.358 2.5 4 2.5c2.905 0 4 -1.187 4 -2.5c0 -1.503 -1.927 -2.5 -4 -2.5s-4 -1 -4 -2.5c0 -1.313 1.095 -2.5 4 -2.5c1.642 0 3.5 .5 4 2.5',
  sms: 'M8 9h8M8 13h6M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12',
  telegram: 'M15 10l-4 4l6 6l4 -16l-18 7l4 2l2 6l3 -4',
}

/** Shares the page's address: plain links, the clipboard, and the browser's own sharing where it exists. */
export function ShareDialog({ brand, searched, onClose }: { brand: Brand; searched: SearchedFor; onClose: () => void }) {
  const t = usePhrases('brands')
  const offices = usePhrases('offices')
  const locale = useLocale()
  const nameOf = useBrandName()
  const { publicUrl, messengerAppId } = useConfig()
  // The mark's own page, with the comparison to the searched sign, so that the recipient sees the same comparison.
  const url = `${publicUrl}${sharedAddress(locale, brand.id, searched)}`
  const text = t('share.text', {
    name: nameOf(brand),
    office: offices(`short.${brand.registrationOfficeCode}`),
    number: brand.registrationNumberDisplay ?? brand.applicationNumberDisplay,
  })
  const canShare = typeof navigator.share === 'function'
  return (
    <Dialog title={t('share')} onClose={onClose}>
      <p className={styles.address}>{url}</p>
      <ul className={styles.targets}>
        {shareTargets({ url, text, messengerAppId }).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target={href.startsWith('https:') ? '_blank' : undefined} rel="noopener noreferrer">
              <OutlineSign shape={signs[name]} />
              {t(`share.${name}`)}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyLinkButton label={t('share.copy')} copiedLabel={t('share.copied')} address={url} />
        {canShare && (
          // Closing the browser's share sheet without a choice rejects; there is nothing to report.
          <Button size="small" onClick={() => void navigator.share({ title: text, url }).catch(() => {})}>
            <Icon name="share" small />
            {t('share.more')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
