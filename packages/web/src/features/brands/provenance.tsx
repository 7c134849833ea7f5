import type { Brand } from '@marklot/contracts/brand'
import { usePhrases } from '../../lib/phrases.tsx'
import { DetailField, DetailGrid } from '../../ui/detail-field.tsx'
import { Section } from './section.tsx'

/** The delivery that contained the entry. */
export function ProvenanceSection({ brand }: { brand: Brand }) {
  const t = usePhrases('brands')
  const offices = usePhrases('offices')
  const { feed, file, deliveryDate, isSample } = brand.provenance
  return (
    <Section title={t('provenance')} aside={isSample ? t('sample') : undefined}>
      <DetailGrid>
        <DetailField title={t('office')} value={offices(`short.${brand.registrationOfficeCode}`)} />
        <DetailField title={t('feed')} value={feed} />
        <DetailField title={t('file')} value={file} />
        <DetailField title={t('deliveryDate')} value={deliveryDate} />
        <DetailField title={t('isSample')} value={isSample} />
        <DetailField title={t('logoAddress')} value={brand.brandLogoUrl} />
        <DetailField title={t('id')} value={brand.id} />
      </DetailGrid>
    </Section>
  )
}
