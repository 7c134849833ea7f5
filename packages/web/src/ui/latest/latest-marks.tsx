import type { LatestBrand } from '@marklot/contracts/statistics'
import { type ReactNode, useId, useRef } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../button.tsx'
import { Icon, OutlineSign } from '../icon.tsx'
import styles from './latest.module.css'
import { LatestCard } from './latest-card.tsx'
import { useAutoplay } from './use-autoplay.ts'

const pauseShape =
  'M6 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12M14 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12'
const playShape = 'M7 4v16l13 -8l-13 -8'
const nextShape = 'M5 12l14 0M13 18l6 -6M13 6l6 6'

export interface LatestMarksProps {
  title: ReactNode
  brands: readonly LatestBrand[]
  /** Shown beside the buttons, for example the link to all marks. */
  children?: ReactNode
}

/**
 * The latest marks as a row that moves by itself (spec 1, section 2). The number of visible cards is the window's width
 * divided by 500, rounded up. The style sheet computes it, so nothing jumps. It is a plain scrolling list, so touch,
 * wheel and Tab work as usual.
 */
export function LatestMarks({ title, brands, children }: LatestMarksProps) {
  const t = usePhrases('charts')
  const titleId = useId()
  const region = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)

  /** Moves by one card and wraps around at both ends. */
  const move = (by: 1 | -1) => {
    const track = list.current
    const [first, second] = track?.children ?? []
    if (!track || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
    const width = second.offsetLeft - first.offsetLeft
    const end = track.scrollWidth - track.clientWidth
    // Half a pixel is not a different position.
    const isAtEnd = track.scrollLeft >= end - 2
    const isAtStart = track.scrollLeft <= 2
    const place = Math.round(track.scrollLeft / width) + by
    track.scrollTo({ left: by > 0 && isAtEnd ? 0 : by < 0 && isAtStart ? end : place * width })
  }
  const { isPlaying, toggle } = useAutoplay(region, () => move(1))

  return (
    <section ref={region} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.tools}>
          {children}
          <Button iconOnly aria-label={t(isPlaying ? 'latest.pause' : 'latest.play')} onClick={toggle}>
            <OutlineSign shape={isPlaying ? pauseShape : playShape} />
          </Button>
          <Button iconOnly aria-label={t('latest.previous')} onClick={() => move(-1)}>
            <Icon name="arrow-left" />
          </Button>
          <Button iconOnly aria-label={t('latest.next')} onClick={() => move(1)}>
            <OutlineSign shape={nextShape} />
          </Button>
        </div>
      </div>
      <ul ref={list} className={styles.track} aria-label={t('latest.list')}>
        {brands.map((brand) => (
          <li key={brand.brandId}>
            <LatestCard brand={brand} />
          </li>
        ))}
      </ul>
    </section>
  )
}
