import type { KeyboardEvent } from 'react'
import controls from './controls.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

interface TabListProps<T extends string> {
  /** The beginning of the ids of the tabs (`{id}-{tab}`) and of their panel (`{id}-panel`). */
  id: string
  label: string
  tabs: readonly T[]
  selected: T
  textOf: (tab: T) => string
  onSelect: (tab: T) => void
}

/** Shows tabs as in the ARIA Authoring Practices. Arrow keys change the tab and its panel at once. */
export function TabList<T extends string>({ id, label, tabs, selected, textOf, onSelect }: TabListProps<T>) {
  const list = useCurrentInView<HTMLDivElement>(selected)
  const onKeyDown = (event: KeyboardEvent) => {
    const place = tabs.indexOf(selected)
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key]
    const chosen = next === undefined ? undefined : tabs[next % tabs.length]
    if (chosen === undefined) return
    event.preventDefault()
    onSelect(chosen)
    list.current?.querySelector<HTMLElement>(`[data-tab="${chosen}"]`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={controls.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          data-tab={tab}
          id={`${id}-${tab}`}
          aria-selected={tab === selected}
          aria-controls={`${id}-panel`}
          tabIndex={tab === selected ? 0 : -1}
          className={controls.tab}
          onClick={() => onSelect(tab)}
        >
          {textOf(tab)}
        </button>
      ))}
    </div>
  )
}
