import type { BrandBoard } from '@marklot/contracts/boards'
import { useId } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { OutlineSign } from '../../ui/icon.tsx'
import { LogoTile } from '../../ui/logo-tile.tsx'
import { useCurrentInView } from '../../ui/use-current-in-view.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './board-list.module.css'
import { plusShape } from './icons.ts'
import { useBoardAddress } from './use-board-address.ts'

interface BoardListProps {
  boards: readonly BrandBoard[]
  current: number | null
  onNew: () => void
}

/** All boards with their first pictures: a column at the side, or a row above on narrow screens. */
export function BoardList({ boards, current, onNew }: BoardListProps) {
  const t = usePhrases('boards')
  const format = useFormat()
  const { addressOf } = useBoardAddress()
  const titleId = useId()
  const row = useCurrentInView<HTMLUListElement>(String(current))
  return (
    <nav className={styles.list} aria-labelledby={titleId}>
      {/* Not a heading: it would stand before the page's first. */}
      <p id={titleId} className={styles.title}>
        {t('title')}
      </p>
      <ul ref={row}>
        {boards.map(({ id, name, count, thumbnails }) => (
          <li key={id}>
            <Link to={addressOf(id)} aria-current={id === current ? 'page' : undefined}>
              <span className={styles.pictures} aria-hidden="true">
                {thumbnails.map(({ name: sign, ...brand }) => (
                  // There is room for the first letter of a word.
                  <LogoTile key={brand.brandId} {...brand} name={[...(sign ?? '')][0] ?? null} size="row" />
                ))}
              </span>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <span className={styles.count} aria-hidden="true">
                {format.count(count)}
              </span>
              <VisuallyHidden>, {t('count', { count })}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
      <Button size="small" aria-haspopup="dialog" onClick={onNew}>
        <OutlineSign shape={plusShape} small />
        {t('newBoard')}
      </Button>
    </nav>
  )
}
