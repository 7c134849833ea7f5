import type { Brand } from '@marklot/contracts/brand'
import { useFormat } from '../../lib/format.ts'
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
  const computedTerm = ui('timeline.computed')
  const computed = brand.oppositionPeriodIsComputed ? ui('timeline.computed') : null
  return (
    <Section title={t('dates')} aside={timelineOf(brand, today) ? t('notToScale') : undefined}>
      <Timeline brand={brand} today={today} />
      {brand.oppositionPeriodIsComputed && <ComputedWindow brand={brand} />}
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
          {brand.renewal && <DetailField title={t('renewalOpens')} value={brand.renewal.opensDate} secondValue={computedTerm} />}
          {brand.renewal && <DetailField title={t('renewalLate')} value={brand.renewal.lateDate} secondValue={computedTerm} />}
          <DetailField title={t('terminationDate')} inid="141" value={brand.terminationDate} />
          <DetailField title={t('exhibitionDate')} inid="230" value={brand.exhibitionDate} />
        </DetailGrid>
      </div>
    </Section>
  )
}

const ruleTexts = {
  nominal: 'windowNominal',
  closed: 'windowClosed',
  probablyClosed: 'windowProbablyClosed',
  extended: 'windowExtended',
  approximate: 'windowApproximate',
} as const

/** The rule behind a computed opposition period, its safe day, and its longest possible extension. */
function ComputedWindow({ brand }: { brand: Brand }) {
  const t = usePhrases('brands')
  const format = useFormat()
  const computed = brand.computedOpposition
  const texts = [t('windowComputed')]
  if (computed) {
    const { rule, nominalEndDate, latestEndDate, source } = computed
    texts.push(t(ruleTexts[rule], { nominal: format.date(nominalEndDate), source }))
    if (latestEndDate) texts.push(t('windowLatest', { date: format.date(latestEndDate) }))
  }
  return <p className={styles.note}>{texts.join(' ')}</p>
}
