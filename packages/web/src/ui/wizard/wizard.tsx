import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './wizard.module.css'

export interface WizardStep {
  key: string
  label: string
  /** Null: not reachable yet. */
  to: string | null
}

interface WizardProps {
  /** The accessible name of the list of steps. */
  label: string
  steps: readonly WizardStep[]
  current: string
  /**
   * The question that the address selects. When it changes, its heading gets the focus, so that screen readers begin
   * there.
   */
  question: string
  /** The input so far; shown beside the path on large screens only. */
  summary?: ReactNode
  children: ReactNode
}

/** True while the wizard waits for the heading of a new question. */
const Awaited = createContext<RefObject<boolean>>({ current: false })

/** A wizard: the path with the plumb at the current step, and one question at a time beside it. */
export function Wizard({ label, steps, current, question, summary, children }: WizardProps) {
  const step = useRef<HTMLDivElement>(null)
  const shown = useRef(question)
  const awaited = useRef(false)
  useEffect(() => {
    if (shown.current === question) return
    shown.current = question
    const heading = step.current?.querySelector('h1')
    heading?.focus({ preventScroll: true })
    // A heading that is still loading has no element yet, or the previous heading is hidden and cannot take the focus.
    awaited.current = !heading || document.activeElement !== heading
    window.scrollTo({ top: 0 })
  }, [question])
  const place = steps.findIndex(({ key }) => key === current)
  return (
    <div className={`page ${styles.wizard}`}>
      <div className={styles.side}>
        <nav aria-label={label}>
          <ol className={styles.steps}>
            {steps.map((step, at) => (
              <li
                key={step.key}
                className={at < place ? styles.done : at === place ? styles.now : undefined}
                aria-current={at === place ? 'step' : undefined}
              >
                {step.to !== null && at !== place ? <Link to={step.to}>{step.label}</Link> : <span>{step.label}</span>}
              </li>
            ))}
          </ol>
        </nav>
        {summary && <div className={styles.summary}>{summary}</div>}
      </div>
      <div ref={step} className={styles.step}>
        <Awaited value={awaited}>{children}</Awaited>
      </div>
    </div>
  )
}

/** The question of a step. */
export function WizardQuestion({ title, lead }: { title: string; lead?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const awaited = useContext(Awaited)
  useEffect(() => {
    if (awaited.current) heading.current?.focus({ preventScroll: true })
    awaited.current = false
  }, [awaited])
  return (
    <header className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p>{lead}</p>}
    </header>
  )
}

/** The bar at the end of a step: a note on what has been saved, and the buttons for back and next. */
export function WizardBar({ kept, children }: { kept: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <p className={styles.kept}>{kept}</p>
      {children}
    </div>
  )
}
