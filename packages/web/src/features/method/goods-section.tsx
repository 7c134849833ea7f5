import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import styles from './method-page.module.css'
import { type MethodPart, MethodSection } from './method-section.tsx'

/** Explains that classes filter and do not measure similarity. Shows how many marks the filter costs. */
export function GoodsSection({ method }: MethodPart) {
  const t = usePhrases('method')
  const format = useFormat()
  const { withClassesRecallAt50: filtered = null, recallAt50: all = null } = method?.evaluation ?? {}
  return (
    <MethodSection name="goods">
      <div className={styles.text}>
        <p>{t('goods.text')}</p>
        {filtered !== null && all !== null && (
          <p>{t('goods.measured', { filtered: format.percent(filtered * 100), all: format.percent(all * 100) })}</p>
        )}
      </div>
    </MethodSection>
  )
}
