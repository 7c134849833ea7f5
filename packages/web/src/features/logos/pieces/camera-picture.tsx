import { useEffect, useRef, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { Fault } from '../../../ui/form/fields.tsx'
import styles from './picture-source.module.css'

/** The part of the camera's picture inside the frame. The style sheet draws the same frame. */
const frame = { x: 0.16, y: 0.14, width: 0.68, height: 0.72 }

interface CameraPictureProps {
  /** The level of its heading: below that of the surrounding section. */
  level: 2 | 3
  /** Says, if the camera cannot be used, what stays unchanged and what else is possible. */
  ifFailed: string
  onTaken: (file: File) => void
  onClose: () => void
}

/** The camera with a frame. Captures the part inside the frame as a picture. */
export function CameraPicture({ level, ifFailed, onTaken, onClose }: CameraPictureProps) {
  const t = usePhrases('logos')
  const Heading = `h${level}` as const
  const video = useRef<HTMLVideoElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const [facing, setFacing] = useState<'environment' | 'user'>('environment')
  const [state, setState] = useState<'opening' | 'ready' | 'failed'>('opening')
  const [cameras, setCameras] = useState(1)
  useEffect(() => heading.current?.focus(), [])
  // The picture has its height now, and may have moved the buttons out of view.
  useEffect(() => {
    if (state === 'ready') buttons.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | null = null
    const open = async () => {
      setState('opening')
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: facing } } })
      if (isOver) return stop(opened)
      stream = opened
      if (video.current) {
        video.current.srcObject = opened
        await video.current.play()
      }
      const devices = await navigator.mediaDevices.enumerateDevices()
      if (isOver) return
      setCameras(devices.filter(({ kind }) => kind === 'videoinput').length)
      setState('ready')
    }
    open().catch(() => {
      if (!isOver) setState('failed')
    })
    return () => {
      isOver = true
      stop(stream)
    }
  }, [facing])
  const shoot = () => {
    const picture = video.current
    if (!picture) return
    const { videoWidth, videoHeight } = picture
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(videoWidth * frame.width)
    canvas.height = Math.round(videoHeight * frame.height)
    canvas
      .getContext('2d')
      ?.drawImage(
        picture,
        videoWidth * frame.x,
        videoHeight * frame.y,
        canvas.width,
        canvas.height,
        0,
        0,
        canvas.width,
        canvas.height,
      )
    canvas.toBlob((blob) => blob && onTaken(new File([blob], 'camera.jpg', { type: blob.type })), 'image/jpeg', 0.92)
  }
  return (
    <div className={styles.camera}>
      <Heading ref={heading} className={styles.title} tabIndex={-1}>
        {t('camera.title')}
      </Heading>
      {state !== 'failed' && (
        <div className={styles.picture}>
          <video ref={video} muted playsInline aria-label={t('camera.picture')} />
          <span className={styles.frame} aria-hidden="true" />
        </div>
      )}
      <div role="alert">{state === 'failed' && <Fault>{t('camera.failed')}</Fault>}</div>
      <p>{state === 'failed' ? ifFailed : t('camera.hint')}</p>
      <div ref={buttons} className={styles.buttons}>
        {state !== 'failed' && (
          <Button look="primary" disabled={state !== 'ready'} onClick={shoot}>
            {t('camera.take')}
          </Button>
        )}
        {cameras > 1 && (
          <Button onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}>{t('camera.other')}</Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t('camera.close')}
        </Button>
      </div>
    </div>
  )
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
