import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCapabilities } from '../../lib/capabilities.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import { OutlineSign } from '../../ui/icon.tsx'
import sections from './sections.module.css'
import styles from './tools.module.css'
import { type HomeVariant, type Tool, toolsOf, variantOf } from './variants.ts'

const arrowShape = 'M5 12l14 0M13 18l6 -6M13 6l6 6'

/** Three tools, each with a small drawing of its result. */
export function Tools({ variant }: { variant: HomeVariant }) {
  const t = usePhrases('home')
  const locale = useLocale()
  const capabilities = useCapabilities()
  const drawings: Record<Tool, ReactNode> = {
    pilot: <Way />,
    guardian: <Risk />,
    radar: <Bars heights={weeks} caption={t('radar.drawing')} />,
    search: <Letters />,
    method: <Parts />,
    insights: <Bars heights={months} caption={t('insights.drawing')} />,
  }
  return (
    <section className={`page ${sections.section}`} aria-labelledby="tools-title">
      <div className={sections.head}>
        <h2 id="tools-title" className={sections.big}>
          {t('tools.title')}
        </h2>
        <p className={sections.lede}>{t('tools.lead')}</p>
      </div>
      <div className={styles.tools}>
        {toolsOf(variant, capabilities).map(({ tool, pathOf, ownPathOf }) => {
          const more = variantOf[tool]
          return (
            <article key={tool} className={styles.tool}>
              <div className={styles.drawing} aria-hidden="true">
                {drawings[tool]}
              </div>
              <h3>{t(`${tool}.name`)}</h3>
              <p>{t(`${tool}.text`)}</p>
              <div className={styles.ways}>
                <Link className={sections.go} to={pathOf(locale)}>
                  {t(`${tool}.action`)}
                  <OutlineSign shape={arrowShape} small />
                </Link>
                {ownPathOf && (
                  <Link className={classNames(sections.go, styles.more)} to={ownPathOf(locale)}>
                    {t('pilot.open')}
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

/** Draws the way from the idea to protection. The fourth of five steps is current. */
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

/** Applications per month, in pixels. */
const months = [30, 36, 28, 40, 44, 38, 34, 46, 52, 48, 58, 50]

/** Bars of the given heights; the highest is marked. */
function Bars({ heights, caption }: { heights: readonly number[]; caption: string }) {
  return (
    <>
      <div className={styles.weeks}>
        {heights.map((height, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no identity but its place
            key={place}
            className={classNames(height === Math.max(...heights) && styles.hot)}
            style={{ height }}
          />
        ))}
      </div>
      <p className={styles.caption}>{caption}</p>
    </>
  )
}

/** Two invented names, one below the other, that differ in one letter. */
const signs = ['LUMORA', 'LUMERA'] as const

function Letters() {
  const t = usePhrases('home')
  const [first, second] = signs
  return (
    <>
      {signs.map((sign) => (
        <p key={sign} className={styles.letters}>
          {[...sign].map((letter, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter has no identity but its place
              key={place}
              className={classNames(first[place] !== second[place] && styles.differs)}
            >
              {letter}
            </span>
          ))}
        </p>
      ))}
      <p className={styles.caption}>{t('search.drawing')}</p>
    </>
  )
}

/** The four parts of a similarity, in percent. */
const scoreParts = [
  ['look', 83],
  ['sound', 91],
  ['structure', 100],
  ['meaning', 40],
] as const

function Parts() {
  const ui = usePhrases('ui')
  return (
    <ul className={styles.parts}>
      {scoreParts.map(([part, percent]) => (
        <li key={part}>
          {ui(`score.${part}`)}
          <span>
            <span style={{ width: `${percent}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
