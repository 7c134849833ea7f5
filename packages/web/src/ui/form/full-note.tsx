import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import styles from './fields.module.css'

interface FullNoteProps {
  value: string
  maxLength: number
}

/** Says that a field holds no more, because browsers cut pasted text without a word. */
export function FullNote({ value, maxLength }: FullNoteProps) {
  const t = usePhrases('ui')
  const format = useFormat()
  if (value.length < maxLength) return null
  return (
    <p role="status" className={styles.hint}>
      {t('field.full', { most: format.count(maxLength) })}
    </p>
  )
}
