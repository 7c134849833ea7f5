import { logoMediaTypes } from '@marklot/contracts/logos'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Fault } from '../../../ui/form/fields.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { useLogo } from '../pieces/index.ts'
import { CameraPicture } from './camera-picture.tsx'
import styles from './logo-field.module.css'
import section from './name-step.module.css'
import type { DraftHolder } from './use-draft.ts'
import type { LogoUpload } from './use-logo-upload.ts'

/** The logo: a file, dropped, pasted or chosen, or a picture of the camera. */
export function LogoField({ holder: { draft }, logo }: { holder: DraftHolder; logo: LogoUpload }) {
  const t = usePhrases('guardian')
  const { busy, fault, take, remove } = logo
  const chooser = useRef<HTMLInputElement>(null)
  const cameraButton = useRef<HTMLButtonElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [hasCamera, setHasCamera] = useState(false)
  const takeFrom = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file) take(file)
  }
  const closeCamera = () => {
    setHasCamera(false)
    // The button is back once the camera is gone.
    requestAnimationFrame(() => cameraButton.current?.focus())
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    takeFrom(event.dataTransfer.files)
  }
  const onPaste = (event: ClipboardEvent) => takeFrom(event.clipboardData.files)
  const hasLogo = draft.logo !== null || draft.picture !== null
  return (
    <section className={section.section} aria-labelledby="check-logo" onPaste={onPaste}>
      <div className={section.head}>
        <h2 id="check-logo">{t('logo.title')}</h2>
        <span>{t('optional')}</span>
      </div>
      {hasCamera ? (
        <CameraPicture
          onTaken={(file) => {
            closeCamera()
            take(file)
          }}
          onClose={closeCamera}
        />
      ) : (
        <div className={styles.places}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a drop target beside the buttons that do the same */}
          <div
            className={classNames(styles.drop, isOver && styles.over)}
            onDragOver={(event) => {
              event.preventDefault()
              setIsOver(true)
            }}
            onDragLeave={() => setIsOver(false)}
            onDrop={onDrop}
          >
            <p>{t('logo.drop')}</p>
            <div className={styles.buttons}>
              <Button disabled={busy} onClick={() => chooser.current?.click()}>
                {t('logo.file')}
              </Button>
              <Button ref={cameraButton} disabled={busy} onClick={() => setHasCamera(true)}>
                {t('logo.camera')}
              </Button>
            </div>
            <input
              ref={chooser}
              className="vh"
              type="file"
              tabIndex={-1}
              aria-label={t('logo.file')}
              accept={logoMediaTypes.join(',')}
              onChange={(event) => {
                takeFrom(event.target.files)
                // The same file can be chosen again.
                event.target.value = ''
              }}
            />
            <p className={styles.rule}>{t('logo.rule')}</p>
          </div>
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
        </div>
      )}
      <div role="status" className="vh">
        {busy ? t('logo.busy') : hasLogo ? t('logo.taken') : ''}
      </div>
      <div role="alert">{fault && <Fault>{fault}</Fault>}</div>
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
        <img src={source} alt={t('logo.own')} />
      ) : stored.error && !stored.busy ? (
        t('logo.noPreview')
      ) : (
        <Skeleton height="100px" />
      )}
    </span>
  )
}
