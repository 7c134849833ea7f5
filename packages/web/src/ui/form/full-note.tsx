import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import styles from './fields.module.css'

export interface FullNoteProps {
  value: string
  maxLength: number
  /** Says what is missing; by default, anything pasted beyond the limit. */
  full?: string | undefined
}

/** Says that a field holds no more, because text that is too long is cut without a word. */
export function FullNote({ value, maxLength, full }: FullNoteProps) {
  const t = usePhrases('ui')
  const format = useFormat()
  if (value.length < maxLength) return null
  return (
    <p role="status" className={styles.hint}>
      {full ?? t('field.full', { most: format.count(maxLength) })}
    </p>
  )
}
