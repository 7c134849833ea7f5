import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './cards.module.css'

/** How many marks a card shows at first, on phones and elsewhere. The style sheet hides the others. */
const mostOnPhones = 3
const mostAtFirst = 6

/**
 * Lists the first marks of a result, or all of them once the reader asks. Following a fact to a hidden mark also shows
 * all.
 */
export function HitList({ count, children }: { count: number; children: ReactNode }) {
  const t = usePhrases('chat')
  const [isWhole, setWhole] = useState(false)
  if (count === 0) return null
  const isShort = !isWhole && count > mostOnPhones
  return (
    <>
      <ol className={classNames(styles.hits, isShort && styles.first)}>{children}</ol>
      {isShort && (
        <p className={classNames(styles.more, count <= mostAtFirst && styles.onPhones)}>
          {/* Rendered at once, because the link to a hidden mark moves the focus there right afterwards. */}
          <Button look="quiet" size="small" data-shows-all onClick={() => flushSync(() => setWhole(true))}>
            {t('card.showAll', { count })}
          </Button>
        </p>
      )}
    </>
  )
}

/** Shows an element of a card that its list hides. */
export function reveal(element: HTMLElement): void {
  if (element.getClientRects().length > 0) return
  element.closest('ol')?.parentElement?.querySelector<HTMLElement>('[data-shows-all]')?.click()
}
