import { useId } from 'react'
import styles from './contents-list.module.css'

/** The sections of a long page as links to their headings. */
export function ContentsList({ title, sections }: { title: string; sections: readonly { id: string; title: string }[] }) {
  const heading = useId()
  return (
    <nav className={styles.contents} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
