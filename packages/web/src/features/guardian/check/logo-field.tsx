import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { LogoPicture } from '../../../ui/logo-picture.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { PictureSource, useLogo } from '../../logos/pieces/index.ts'
import styles from './logo-field.module.css'
import section from './name-step.module.css'
import type { DraftHolder } from './use-draft.ts'
import type { LogoUpload } from './use-logo-upload.ts'

/** The logo: a file that is dropped, pasted or chosen, or a picture from the camera. */
export function LogoField({ holder: { draft }, logo }: { holder: DraftHolder; logo: LogoUpload }) {
  const t = usePhrases('guardian')
  const { busy, fault, take, remove } = logo
  const hasLogo = draft.logo !== null || draft.picture !== null
  const keptFocus = useKeptFocus(hasLogo)
  return (
    <section className={section.section} aria-labelledby="check-logo" {...keptFocus}>
      <div className={section.head}>
        <h2 id="check-logo">{t('logo.title')}</h2>
        <span>{t('optional')}</span>
      </div>
      <PictureSource busy={busy} hasPicture={hasLogo} fault={fault} onFile={take} ifCameraFails={t('camera.kept')}>
        {hasLogo && (
          <div className={styles.own}>
            <Preview draft={draft} />
            <div>
              <p>{t(draft.logo === null ? 'logo.inBrowser' : 'logo.inAccount')}</p>
              <Button disabled={busy} onClick={remove}>
                {t('logo.remove')}
              </Button>
            </div>
          </div>
        )}
      </PictureSource>
      <p className={styles.rule}>{t('logo.compared')}</p>
    </section>
  )
}

function Preview({ draft }: Pick<DraftHolder, 'draft'>) {
  const t = usePhrases('guardian')
  const stored = useLogo(draft.logo)
  const source = draft.logo === null ? draft.picture : stored.object
  return (
    <span className={styles.tile}>
      {source ? (
        <LogoPicture src={source} alt={t('logo.own')} />
      ) : stored.error && !stored.busy ? (
        t('logo.noPreview')
      ) : (
        <Skeleton height="100px" />
      )}
    </span>
  )
}
