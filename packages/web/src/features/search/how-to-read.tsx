import { usePhrases } from '../../lib/phrases.tsx'
import styles from './how-to-read.module.css'

/** Explains the comparison line in one sentence, in which a word is marked like a letter. */
export function HowToRead() {
  const t = usePhrases('search')
  const [before, after] = t('howToRead', { marked: '\u0000' }).split('\u0000')
  return (
    <p className={styles.line}>
      {before}
      <mark>{t('marked')}</mark>
      {after}
    </p>
  )
}
