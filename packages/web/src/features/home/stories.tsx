import { useState } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import sections from './sections.module.css'
import styles from './stories.module.css'

const stories = ['founder', 'attorney'] as const
type Story = (typeof stories)[number]
const paragraphs = ['story1', 'story2', 'story3'] as const

/** Two testimonials, marked as examples, each with its whole story. */
export function Stories() {
  const t = usePhrases('home')
  const [open, setOpen] = useState<Story | null>(null)
  return (
    <section className={`page ${sections.section}`} aria-label={t('stories.title')}>
      <div className={styles.stories}>
        {stories.map((story) => (
          <figure key={story} className={styles.story}>
            <p className={styles.mark}>{t('stories.example')}</p>
            <blockquote>{t(`${story}.quote`)}</blockquote>
            <figcaption>
              <b>{t(`${story}.name`)}</b>
              <span>{t(`${story}.role`)}</span>
              <Button look="quiet" size="small" className={styles.read} aria-haspopup="dialog" onClick={() => setOpen(story)}>
                {t('stories.read')}
                <span className="vh">: {t(`${story}.name`)}</span>
              </Button>
            </figcaption>
          </figure>
        ))}
      </div>
      {open && (
        <Dialog title={t(`${open}.name`)} onClose={() => setOpen(null)}>
          <div className={styles.whole}>
            <div>
              <p>{t(`${open}.role`)}</p>
              <p className={styles.invented}>{t('stories.invented')}</p>
            </div>
            <blockquote>{t(`${open}.quote`)}</blockquote>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{t(`${open}.${paragraph}`)}</p>
            ))}
          </div>
        </Dialog>
      )}
    </section>
  )
}
