import type { PictureBox } from '@marklot/contracts/logos'
import { usePhrases } from '../../../lib/phrases.tsx'
import { LogoPicture } from '../../../ui/logo-picture.tsx'
import { useLogoPart } from '../../logos/pieces/index.ts'
import styles from './logo-section.module.css'

const wholePicture = { x: 0, y: 0, width: 1, height: 1 }

/** The watched logo, or the part of it that is compared. */
export function OwnLogo({ id, crop }: { id: string; crop: PictureBox | null }) {
  const t = usePhrases('monitor')
  const { object } = useLogoPart(id, crop ?? wholePicture)
  return object ? <LogoPicture className={styles.own} src={object} alt={t('logo.own')} /> : null
}
