import type { PictureBox } from '@marklot/contracts/logos'
import { useId } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import controls from '../../../ui/controls.module.css'
import { LogoPicture } from '../../../ui/logo-picture.tsx'
import { useLogoPart, useSuggestedFrames } from './logo-calls.ts'
import { isSameAs } from './same-box.ts'
import styles from './suggested-frames.module.css'

interface SuggestedFramesProps {
  /** The uploaded picture. */
  id: string | null
  /** The chosen part; null: the whole picture. */
  crop: PictureBox | null
  onChoose: (box: PictureBox) => void
}

/** Parts of a screenshot or photograph that may be the logo, each as a button that frames it. */
export function SuggestedFrames({ id, crop, onChoose }: SuggestedFramesProps) {
  const t = usePhrases('logos')
  const labelId = useId()
  const frames = useSuggestedFrames(id)
  if (frames.length === 0) return null
  return (
    <div>
      <span id={labelId} className={controls.label}>
        {t('frames')}
      </span>
      <ul className={styles.frames} aria-labelledby={labelId}>
        {frames.map((box, at) => (
          <li key={`${box.x} ${box.y}`}>
            <button
              type="button"
              className={styles.frame}
              aria-label={t('frames.one', { number: at + 1 })}
              aria-pressed={crop !== null && isSameAs(box)(crop)}
              onClick={() => onChoose(box)}
            >
              <Part id={id} box={box} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Part({ id, box }: { id: string | null; box: PictureBox }) {
  const { object } = useLogoPart(id, box)
  return object ? <LogoPicture src={object} alt="" /> : null
}
