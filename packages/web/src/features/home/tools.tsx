import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import { OutlineSign } from '../../ui/icon.tsx'
import sections from './sections.module.css'
import styles from './tools.module.css'
import { type HomeVariant, type Tool, toolPaths, toolsOf, variantOf } from './variants.ts'

const arrowShape = 'M5 12l14 0M13 18l6 -6M13 6l6 6'

/** Names of spec 1, section 1; the same in every language. */
const toolNames: Readonly<Record<Tool, string>> = {
  pilot: 'Brand-Pilot',
  guardian: 'Brand-Guardian',
  radar: 'Brand-Radar',
}

/** The three tools, each with a small drawing of its result. */
export function Tools({ variant }: { variant: HomeVariant }) {
  const t = usePhrases('home')
  const locale = useLocale()
  const drawings: Record<Tool, ReactNode> = { pilot: <Way />, guardian: <Risk />, radar: <Weeks /> }
  return (
    <section className={`page ${sections.section}`} aria-labelledby="tools-title">
      <div className={sections.head}>
        <h2 id="tools-title" className={sections.big}>
          {t('tools.title')}
        </h2>
        <p className={sections.lede}>{t('tools.lead')}</p>
      </div>
      <div className={styles.tools}>
        {toolsOf[variant].map((tool) => {
          const pathOf = toolPaths[tool]
          const more = variantOf[tool]
          return (
            <article key={tool} className={styles.tool}>
              <div className={styles.drawing} aria-hidden="true">
                {drawings[tool]}
              </div>
              <h3>{toolNames[tool]}</h3>
              <p>{t(`${tool}.text`)}</p>
              <div className={styles.ways}>
                {pathOf && (
                  <Link className={sections.go} to={pathOf(locale)}>
                    {t(`${tool}.action`)}
                    <OutlineSign shape={arrowShape} small />
                  </Link>
                )}
                {more.variant !== variant && (
                  <Link className={classNames(sections.go, styles.more)} to={more.path(locale)}>
                    {t(`${tool}.more`)}
                  </Link>
                )}
              </div>
            </article>
          )
        })}
      </div>
    </section>
  )
}

const steps = ['idea', 'name', 'check', 'filing', 'protection'] as const

/** From the idea to protection; the fourth of five steps is current. */
function Way() {
  const t = usePhrases('home')
  return (
    <ol className={styles.way}>
      {steps.map((step, place) => (
        <li key={step} className={place < 3 ? styles.done : place === 3 ? styles.due : undefined}>
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  )
}

/** The risk scale with the plumb at its middle. */
function Risk() {
  const t = usePhrases('home')
  return (
    <>
      <div className={styles.scale}>
        <span className={styles.plumb}>
          <b>{t('guardian.level')}</b>
        </span>
        <ol>
          {[1, 2, 3, 4, 5].map((level) => (
            <li key={level} style={{ background: `var(--risk-${level})` }} />
          ))}
        </ol>
      </div>
      <p className={styles.caption}>{t('guardian.drawing')}</p>
    </>
  )
}

/** Hits per week for sixteen weeks, in pixels; one week peaks. */
const weeks = [6, 10, 4, 14, 8, 6, 22, 12, 5, 8, 18, 10, 7, 12, 52, 16]

function Weeks() {
  const t = usePhrases('home')
  return (
    <>
      <div className={styles.weeks}>
        {weeks.map((height, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a week has no identity but its place
            key={place}
            className={classNames(height === Math.max(...weeks) && styles.hot)}
            style={{ height }}
          />
        ))}
      </div>
      <p className={styles.caption}>{t('radar.drawing')}</p>
    </>
  )
}
