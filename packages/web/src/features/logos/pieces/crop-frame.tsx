import 'react-image-crop/dist/ReactCrop.css'
import type { PictureBox } from '@marklot/contracts/logos'
import { useEffect, useRef, useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { LogoPicture } from '../../../ui/logo-picture.tsx'
import styles from './crop-frame.module.css'

/** The shortest side in pixels of the shown picture. A smaller frame contains nothing that can be compared. */
const smallestSide = 16
/** How far a small picture is enlarged. */
const mostEnlarged = 3
/** The initial place of a frame that is not drawn by hand. */
const middle: PictureBox = { x: 0.15, y: 0.15, width: 0.7, height: 0.7 }

interface CropFrameProps {
  source: string
  /** The chosen part; null: the whole picture. */
  box: PictureBox | null
  /** Called when a frame is drawn, moved or resized, not while it is being dragged. */
  onChange: (box: PictureBox | null) => void
}

/**
 * The picture with a frame around the part that matters. Pointer, touch and arrow keys draw, move and resize the frame.
 * Arrow keys on the frame move it; on a corner or side they resize it.
 */
export function CropFrame({ source, box, onChange }: CropFrameProps) {
  const t = usePhrases('logos')
  const format = useFormat()
  const [drawn, setDrawn] = useState(() => cropOf(box))
  useEffect(() => setDrawn(cropOf(box)), [box])
  const [width, setWidth] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const [isStarted, setIsStarted] = useState(false)
  // A person who starts with the button continues with the arrow keys.
  useEffect(() => {
    if (isStarted) frame.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus()
  }, [isStarted])
  const handle = (side: 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w') =>
    t('crop.handle', { place: t(`crop.handle.${side}`) })
  const shareOf = (crop: PercentCrop | undefined) =>
    crop ? t('crop.share', { width: format.count(crop.width), height: format.count(crop.height) }) : t('crop.whole')
  return (
    <div className={styles.frame} ref={frame}>
      <ReactCrop
        className={styles.crop}
        style={width === undefined ? undefined : { width }}
        crop={drawn}
        minWidth={smallestSide}
        minHeight={smallestSide}
        onChange={(_, crop) => {
          setIsStarted(false)
          setDrawn(crop)
        }}
        onComplete={(_, crop) => onChange(boxOf(crop))}
        ariaLabels={{
          cropArea: t('crop.area'),
          nwDragHandle: handle('nw'),
          neDragHandle: handle('ne'),
          seDragHandle: handle('se'),
          swDragHandle: handle('sw'),
          nDragHandle: handle('n'),
          eDragHandle: handle('e'),
          sDragHandle: handle('s'),
          wDragHandle: handle('w'),
        }}
      >
        <LogoPicture
          className={styles.picture}
          src={source}
          alt={t('own')}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setWidth(`min(${mostEnlarged * naturalWidth}px, var(--most-height) * ${naturalWidth / naturalHeight})`)
          }
        />
      </ReactCrop>
      {!drawn && (
        <Button
          size="small"
          className={styles.start}
          onClick={() => {
            setDrawn(cropOf(middle))
            setIsStarted(true)
            onChange(middle)
          }}
        >
          {t('crop.start')}
        </Button>
      )}
      <span className={styles.share} aria-hidden="true">
        {shareOf(drawn)}
      </span>
      <span className="vh" role="status">
        {shareOf(cropOf(box))}
      </span>
    </div>
  )
}

const cropOf = (box: PictureBox | null): PercentCrop | undefined =>
  box === null ? undefined : { unit: '%', x: 100 * box.x, y: 100 * box.y, width: 100 * box.width, height: 100 * box.height }

/** Shares in thousandths, which keep the address short; null for a frame without area. */
function boxOf({ x, y, width, height }: PercentCrop): PictureBox | null {
  if (width === 0 || height === 0) return null
  const share = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 10) / 1_000
  return { x: share(x), y: share(y), width: share(width), height: share(height) }
}
