import { usePhrases } from '../lib/phrases.tsx'
import { Icon } from '../ui/icon.tsx'
import classes from './scroll-to-top.module.css'
import { useScrolledPast } from './use-scrolled-past.ts'

/** Returns three quarters of the window's height (spec 2, section 9.2). */
const shownFrom = () => window.innerHeight * 0.75

/**
 * Returns to the top of a long page. `scroll-behavior` decides whether scrolling is smooth, so the page respects
 * reduced motion.
 */
export function ScrollToTop() {
  const t = usePhrases('shell')
  if (!useScrolledPast(shownFrom)) return null
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t('scrollToTop')}
      title={t('scrollToTop')}
      onClick={() => {
        window.scrollTo({ top: 0 })
        // The button disappears, so the focus moves to the beginning of the page.
        document.getElementById('content')?.focus({ preventScroll: true })
      }}
    >
      <Icon name="arrow-up" />
    </button>
  )
}
