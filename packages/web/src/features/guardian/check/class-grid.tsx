import type { CaseTerm } from '@marklot/contracts/guardian'
import { type KeyboardEvent, useRef } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useNiceClasses } from '../../search/index.ts'
import styles from './term-dialog.module.css'

/** The last class of goods. */
const lastGoods = 34
const all = Array.from({ length: 45 }, (_, place) => place + 1)
const groups = [
  ['goods', all.slice(0, lastGoods)],
  ['services', all.slice(lastGoods)],
] as const

interface ClassGridProps {
  goods: readonly CaseTerm[]
  chosen: number | null
  onChoose: (niceClass: number) => void
}

/** The 45 classes. The Tab key reaches one of them, and arrows move between them. */
export function ClassGrid({ goods, chosen, onChoose }: ClassGridProps) {
  const t = usePhrases('guardian')
  const names = useNiceClasses()
  const grid = useRef<HTMLDivElement>(null)
  const countOf = (niceClass: number) => goods.filter((term) => term.niceClass === niceClass).length
  const onKeyDown = (event: KeyboardEvent) => {
    const button = event.target as HTMLElement
    const from = Number(button.dataset.class)
    const columns = getComputedStyle(button.parentElement ?? button).gridTemplateColumns.split(' ').length
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key]
    const to = event.key === 'Home' ? 1 : event.key === 'End' ? all.length : step === undefined ? 0 : from + step
    if (to < 1 || to > all.length) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-class="${to}"]`)?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys lead from one button to another
    <div ref={grid} onKeyDown={onKeyDown}>
      {groups.map(([group, classes]) => (
        <fieldset key={group} className={styles.classes}>
          <legend>{t(`terms.classes.${group}`)}</legend>
          {classes.map((niceClass) => {
            const count = countOf(niceClass)
            return (
              <button
                key={niceClass}
                type="button"
                data-class={niceClass}
                tabIndex={niceClass === (chosen ?? 1) ? 0 : -1}
                className={classNames(styles.class, count > 0 && styles.has, niceClass === chosen && styles.chosen)}
                aria-pressed={niceClass === chosen}
                aria-label={t('terms.classLabel', { number: niceClass, name: names.get(niceClass) ?? '', count })}
                title={names.get(niceClass)}
                onClick={() => onChoose(niceClass)}
              >
                {niceClass}
                {count > 0 && <sup aria-hidden="true">{count}</sup>}
              </button>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
