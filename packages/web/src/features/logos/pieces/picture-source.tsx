import { logoMediaTypes } from '@marklot/contracts/logos'
import { type ReactNode, useRef, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Fault } from '../../../ui/form/fields.tsx'
import { CameraPicture } from './camera-picture.tsx'
import styles from './picture-source.module.css'
import { useDroppedFile } from './use-dropped-file.ts'
import { usePastedPicture } from './use-pasted-picture.ts'

interface PictureSourceProps {
  /** A chosen picture is being read. */
  busy: boolean
  hasPicture: boolean
  /** Why the last file was refused; null if none was. */
  fault: string | null
  onFile: (file: File) => void
  /** The level of the camera's heading. */
  level?: 2 | 3
  /** Shown when the camera cannot be used; see `CameraPicture`. */
  ifCameraFails: string
  /** The chosen picture, shown beside the area for dropping one. */
  children?: ReactNode
}

/** Accepts a picture: a file that is dropped, pasted or chosen, or a picture from the camera. */
export function PictureSource({ busy, hasPicture, fault, onFile, level = 3, ifCameraFails, children }: PictureSourceProps) {
  const t = usePhrases('logos')
  const chooser = useRef<HTMLInputElement>(null)
  const cameraButton = useRef<HTMLButtonElement>(null)
  const [hasCamera, setHasCamera] = useState(false)
  const take = (file: File | undefined) => {
    if (file && !busy) onFile(file)
  }
  const closeCamera = () => {
    setHasCamera(false)
    // The button is back once the camera has closed.
    requestAnimationFrame(() => cameraButton.current?.focus())
  }
  const takeGiven = (file: File) => {
    setHasCamera(false)
    take(file)
  }
  usePastedPicture(takeGiven)
  const isOver = useDroppedFile(takeGiven)
  return (
    <div>
      {hasCamera ? (
        <CameraPicture
          level={level}
          ifFailed={ifCameraFails}
          onTaken={(file) => {
            closeCamera()
            onFile(file)
          }}
          onClose={closeCamera}
        />
      ) : (
        <div className={styles.places}>
          <div className={classNames(styles.drop, isOver && styles.over)}>
            <p>{t('source.drop')}</p>
            <div className={styles.buttons}>
              {/* A disabled button would lose the focus while the picture is read. */}
              <Button aria-disabled={busy || undefined} onClick={() => !busy && chooser.current?.click()}>
                {t('source.file')}
              </Button>
              <Button ref={cameraButton} aria-disabled={busy || undefined} onClick={() => !busy && setHasCamera(true)}>
                {t('source.camera')}
              </Button>
            </div>
            <input
              ref={chooser}
              hidden
              type="file"
              accept={logoMediaTypes.join(',')}
              onChange={(event) => {
                take(event.target.files?.[0])
                // Lets the person choose the same file again.
                event.target.value = ''
              }}
            />
            <p className={styles.rule}>{t('source.rule')}</p>
          </div>
          {children}
        </div>
      )}
      <div role="status" className="vh">
        {busy ? t('source.busy') : hasPicture && !fault ? t('source.taken') : ''}
      </div>
      <div role="alert">{fault && <Fault>{fault}</Fault>}</div>
    </div>
  )
}
