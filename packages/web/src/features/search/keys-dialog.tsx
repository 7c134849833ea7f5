import { usePhrases } from '../../lib/phrases.tsx'
import controls from '../../ui/controls.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './keys-dialog.module.css'

/** The keys of the search page. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('search')
  const keys = [
    { keys: ['/'], text: t('keys.field') },
    { keys: ['↓', '↑'], text: t('keys.choose') },
    { keys: ['Enter'], text: t('keys.open') },
    { keys: ['c'], text: t('keys.compare') },
    { keys: ['b'], text: t('keys.bookmark') },
    { keys: ['?'], text: t('keys.help') },
    { keys: ['Esc'], text: t('keys.escape') },
  ]
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map((row) => (
          <div key={row.text}>
            <dt>
              {row.keys.map((key) => (
                <kbd key={key} className={controls.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{row.text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
