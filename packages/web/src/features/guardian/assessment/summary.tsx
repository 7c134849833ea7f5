import type { Assessment } from '@marklot/contracts/guardian-assessment'
import { usePhrases } from '../../../lib/phrases.tsx'
import { LeaderItem, LeaderList } from '../../../ui/leader-list.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import styles from './summary.module.css'

/** The sections below the head, in the order of the spec. */
const sections = [
  ['safer', 'safer'],
  ['configuredBrand', 'configured'],
  ['refusalGrounds', 'grounds'],
  ['meaning', 'meaning'],
  ['names', 'names'],
  ['logos', 'logos'],
  ['industry', 'industry'],
  ['domains', 'domains'],
  ['similarBrands', 'brands'],
] as const

/** The evaluated case beside the path, and the sections of the page. */
export function Summary({ assessment }: { assessment: Assessment }) {
  const t = usePhrases('assessment')
  const { name, registrationOfficeCodes, case: evaluated } = assessment
  const classes = [...new Set(evaluated.goods.map(({ niceClass }) => niceClass))].sort((one, other) => one - other)
  return (
    <>
      <LeaderList>
        <LeaderItem label={t('similarity.name')}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
        </LeaderItem>
        <LeaderItem label={t('step.regions')}>
          <span className={styles.flags}>
            {registrationOfficeCodes.map((code) => (
              <OfficeFlag key={code} code={code} show="code" />
            ))}
          </span>
        </LeaderItem>
        {classes.length > 0 && <LeaderItem label={t('column.classes')}>{classes.join(', ')}</LeaderItem>}
      </LeaderList>
      <nav className={styles.contents} aria-label={t('contents')}>
        <ol>
          {sections.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{t(title)}</a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  )
}
