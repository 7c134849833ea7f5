import { usePhrases } from '../../lib/phrases.tsx'
import { setSingleKeys, useSingleKeys } from '../../lib/single-keys.ts'
import { classNames } from '../../ui/class-names.ts'
import controls from '../../ui/controls.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './keys-dialog.module.css'

/** The keys of the search page, and the switch that turns them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('search')
  const isOn = useSingleKeys()
  const keys = [
    { keys: ['/'], text: t('keys.field') },
    { keys: ['↓', '↑'], text: t('keys.choose') },
    { keys: ['Enter'], text: t('keys.open') },
    { keys: ['c'], text: t('keys.compare') },
    { keys: ['b'], text: t('keys.pin') },
    { keys: ['?'], text: t('keys.help') },
    { keys: ['Esc'], text: t('keys.escape') },
  ]
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="single-keys-help"
          onChange={(event) => setSingleKeys(event.target.checked)}
        />
        {t('keys.switch')}
      </label>
      <p className={styles.help} id="single-keys-help">
        {t('keys.switchHelp')}
      </p>
      <dl className={classNames(styles.keys, !isOn && styles.off)}>
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
