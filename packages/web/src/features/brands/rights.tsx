import type { Brand } from '@marklot/contracts/brand'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { DetailField, DetailGrid } from '../../ui/detail-field.tsx'
import { rightsOf } from './rights-of.ts'
import { Section } from './section.tsx'

/** Rights and proceedings on which professionals base decisions, as far as the office delivers them. */
export function Rights({ brand }: { brand: Brand }) {
  const t = usePhrases('brands')
  const format = useFormat()
  const rows = rightsOf(brand, t, format)
  if (rows.length === 0) return null
  return (
    <Section title={t('rights')} aside={t('asReported')}>
      <DetailGrid>
        {rows.map(({ title, inid, values }) => (
          <DetailField key={title} title={title} inid={inid} value={values.join(' · ')} />
        ))}
      </DetailGrid>
    </Section>
  )
}
