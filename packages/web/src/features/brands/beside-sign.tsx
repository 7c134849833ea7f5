import type { BrandDetails } from '@marklot/contracts/brands'
import { labelled } from '@marklot/phrases'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { ComparisonLine } from '../../ui/comparison-line.tsx'
import { LeaderItem, LeaderList } from '../../ui/leader-list.tsx'
import styles from './beside-sign.module.css'
import { Section } from './section.tsx'

/** The mark compared with the searched sign, for readers who come from a search. */
export function BesideSign({ brand, sign }: { brand: BrandDetails; sign: string }) {
  const t = usePhrases('brands')
  const ui = usePhrases('ui')
  const search = usePhrases('search')
  const locale = useLocale()
  const format = useFormat()
  const { comparison, score } = brand
  if (!comparison || !score) return null
  const { querySoundCode, hitSoundCode, heardAs } = comparison
  const relation = querySoundCode === hitSoundCode ? '=' : '≠'
  const remark = search(`remark.${comparison.remark}`)
  /** Returns a finding, or false for a part that was not compared. */
  const part = (value: number | null, label: string) => value !== null && <LeaderItem label={label}>{value}</LeaderItem>
  const places = t('beside.places', { equal: comparison.equalPlaces, places: comparison.columns.length })
  const codes =
    querySoundCode && hitSoundCode ? t('beside.codes', { hit: hitSoundCode, sign: relation, query: querySoundCode }) : ''
  const heard =
    heardAs &&
    t('beside.heard', {
      query: heardAs.querySpoken,
      queryLanguage: format.language(heardAs.queryAudience),
      hit: heardAs.hitSpoken,
      hitLanguage: format.language(heardAs.hitAudience),
    })
  return (
    <Section title={t('beside')} aside={sign}>
      <div className={styles.columns}>
        <ComparisonLine comparison={comparison} query={sign} hit={brand.name ?? ''} remark={remark} size="large" />
        <div>
          <p className={styles.remark}>{remark}</p>
          <LeaderList>
            {part(score.look, labelled(locale, ui('score.look'), places))}
            {part(score.sound, codes ? labelled(locale, ui('score.sound'), codes) : ui('score.sound'))}
            {heard && <li className={styles.heard}>{heard}</li>}
            {part(score.structure, ui('score.structure'))}
            {part(score.meaning, ui('score.meaning'))}
            <LeaderItem label={t('beside.total')} isTotal>
              {format.percent(score.total)}
            </LeaderItem>
          </LeaderList>
          <p className={styles.method}>
            <Link to={paths.method(locale, 'score')}>{search('receipt.method')}</Link>
          </p>
        </div>
      </div>
    </Section>
  )
}
