import { resultSizes } from '@marklot/contracts/radar'
import { usualLogoSimilarity } from '@marklot/contracts/search'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { SelectField, Tick } from '../../../ui/form/fields.tsx'
import { logoSimilarities, similarities } from '../../search/index.ts'

export type ResultSize = (typeof resultSizes)[number]

/** The field "N results": the most results of an execution. */
export function ResultSizeField({ value, onChange }: { value: ResultSize; onChange: (value: ResultSize) => void }) {
  const t = usePhrases('radar')
  return (
    <SelectField
      name="size"
      label={t('size')}
      value={String(value)}
      options={resultSizes.map((size) => [String(size), t('results', { count: size })] as const)}
      onChange={(chosen) => onChange(resultSizes.find((size) => String(size) === chosen) ?? value)}
    />
  )
}

/** The minimum similarity of a name, in steps of five percent. */
export function SimilarityField({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = usePhrases('radar')
  const format = useFormat()
  return (
    <SelectField
      name="minimumNameSimilarity"
      label={t('similarity')}
      hint={t('similarityHint')}
      value={String(value)}
      options={similarities.map((percent) => [String(percent), format.percent(percent)] as const)}
      onChange={(chosen) => onChange(similarities.find((percent) => String(percent) === chosen) ?? value)}
    />
  )
}

/** The minimum similarity of a logo. Null: the default. */
export function LogoSimilarityField({ value, onChange }: { value: number | null; onChange: (value: number) => void }) {
  const t = usePhrases('radar')
  const format = useFormat()
  return (
    <SelectField
      name="minimumLogoSimilarity"
      label={t('logoSimilarity')}
      hint={t('logoSimilarityHint')}
      value={String(value ?? usualLogoSimilarity)}
      options={logoSimilarities.map((percent) => [
        String(percent),
        percent === 0 ? t('logoSimilarity.any') : format.percent(percent),
      ])}
      onChange={(chosen) => onChange(logoSimilarities.find((percent) => String(percent) === chosen) ?? usualLogoSimilarity)}
    />
  )
}

/** Scheduled executions cover only marks that are new or changed. */
export function OnlyNewTick({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const t = usePhrases('radar')
  return (
    <Tick name="onlyNewBrands" checked={checked} hint={t('onlyNewHint')} onChange={onChange}>
      {t('onlyNew')}
    </Tick>
  )
}
