import { useHead } from '../lib/head.tsx'
import { usePhrases } from '../lib/phrases.tsx'
import styles from './gallery.module.css'
import { GalleryPieces } from './gallery-pieces.tsx'

/** Every shared piece in all its states, in both colour schemes side by side. Exists only in development. */
export function Gallery() {
  const t = usePhrases('ui')
  useHead({ title: t('gallery.title'), noindex: true })
  return (
    <div className="page">
      <h1 className={styles.title}>{t('gallery.title')}</h1>
      <div className={styles.schemes}>
        {(['light', 'dark'] as const).map((colorScheme) => (
          <div key={colorScheme} className={styles.scheme} style={{ colorScheme }}>
            <GalleryPieces />
          </div>
        ))}
      </div>
    </div>
  )
}
