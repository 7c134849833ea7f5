import type { Brand } from '@marklot/contracts/brand'
import { usePhrases } from '../../lib/phrases.tsx'
import { DetailField, DetailGrid } from '../../ui/detail-field.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { timelineOf } from '../../ui/timeline-points.ts'
import styles from './dates.module.css'
import { Section } from './section.tsx'

/** All dates of a mark: as a timeline with the opposition window and today, and as a list. */
export function Dates({ brand, today }: { brand: Brand; today: string }) {
  const t = usePhrases('brands')
  const ui = usePhrases('ui')
  const computed = brand.oppositionPeriodIsComputed ? ui('timeline.computed') : null
  return (
    <Section title={t('dates')} aside={timelineOf(brand, today) ? t('notToScale') : undefined}>
      <Timeline brand={brand} today={today} />
      {brand.oppositionPeriodIsComputed && <p className={styles.note}>{t('windowComputed')}</p>}
      <div className={styles.fields}>
        <DetailGrid>
          <DetailField title={t('applicationDate')} inid="220" value={brand.applicationDate} />
          <DetailField title={t('publicationDate')} inid="442" value={brand.publicationDate} />
          <DetailField title={t('registrationDate')} inid="151" value={brand.registrationDate} />
          <DetailField
            title={t('oppositionPeriodStartDate')}
            value={brand.oppositionPeriodStartDate}
            secondValue={brand.oppositionPeriodStartDate && computed}
          />
          <DetailField
            title={t('oppositionPeriodEndDate')}
            value={brand.oppositionPeriodEndDate}
            secondValue={brand.oppositionPeriodEndDate && computed}
          />
          <DetailField title={t('expiryDate')} inid="180" value={brand.expiryDate} />
          <DetailField title={t('terminationDate')} inid="141" value={brand.terminationDate} />
          <DetailField title={t('exhibitionDate')} inid="230" value={brand.exhibitionDate} />
        </DetailGrid>
      </div>
    </Section>
  )
}
